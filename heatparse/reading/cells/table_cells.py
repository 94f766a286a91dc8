"""Single cells of tables: where they stand, their text, and the value and the colour that they give."""

from __future__ import annotations

from functools import lru_cache

from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.reading.cells.colours import colour_rank, first_colour
from heatparse.reading.draft import Draft
from heatparse.reading.quotations import clean_label
from heatparse.tokens import Tokens, label_keys

Place = tuple[int, int]


def text_of(draft: Draft, place: Place) -> str:
    """The text of a cell as a label."""
    return clean_label(draft.text[place[0] : place[1]])


def key_of(label: str) -> str:
    """A label in the spelling by which axes know it."""
    return " ".join(label_keys(label))


_THOUSAND = 3  # digits between commas


def count_values(draft: Draft, places: list[Place]) -> int:
    """How many of these cells hold values."""
    return sum(1 for place in places if read_cell(draft.text[place[0] : place[1]])[0] is not None)


@lru_cache(maxsize=4096)
def read_cell(text: str) -> tuple[Quantity | None, str | None]:
    """The value and the colour that the text of a table cell gives: "**0.84**", "14% (dark blue)", "0.56 ↑"."""
    bare = text.replace("*", "").replace("`", "").strip().strip("_")
    for mark in words("numbers", "set_in"):
        if mark in bare:
            bare = bare.replace(mark, "").replace("}", "")
    quantity = read_quantity(_with_point(bare))
    if quantity is not None or not bare:
        return quantity, None
    tokens = Tokens(bare).items
    first = next((i for i, token in enumerate(tokens) if token[0] == "QUANTITY"), None)
    if first is None:
        return None, None
    before = [token for token in tokens[:first] if token[0] in ("WORD", "NAME") and not _is_about(token[3])]
    alone = sum(token[0] == "QUANTITY" for token in tokens) == 1 and bare.endswith(")")
    if any(not colour_rank(token[3]) for token in before) and not (alone and tokens[first - 1][3] == "("):
        return None, None
    for end in (len(tokens), *range(len(tokens) - 1, first, -1)):
        stop = tokens[end - 1][2]
        quantity = read_quantity(bare[tokens[0][1] : stop]) or read_quantity(bare[tokens[first][1] : stop])
        if quantity is not None:
            return quantity, first_colour(before, bare) or first_colour(tokens[end:], bare)
    return None, None


def _with_point(text: str) -> str:
    """ "0,85" as "0.85": a comma that groups no thousands is that of a decimal."""
    whole, comma, behind = text.partition(",")
    digits = behind.rstrip("% ")
    if not comma or not digits.isdigit() or not whole.lstrip("+-−").isdigit():
        return text
    grouped = len(digits) == _THOUSAND and whole.lstrip("+-−0")
    return text if grouped else f"{whole}.{behind}"


def _is_about(key: str) -> bool:
    return key in words("numbers", "approximate") or key in words("numbers", "negative")


def is_missing(text: str) -> bool:
    """Whether a cell is empty, or stands for a value that is not there."""
    bare = text.replace("*", "").replace("`", "").strip().lower()
    return not bare or bare.strip("[]()") in words("missing", "missing")
