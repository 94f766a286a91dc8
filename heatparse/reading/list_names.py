"""Names that a sign sets off from the list behind them: "Stop – A, B, C"."""

from __future__ import annotations

from heatparse.phrases import phrases, words
from heatparse.reading.axis_names import LONGEST_NAME
from heatparse.reading.items import split_items
from heatparse.reading.quotations import clean_label
from heatparse.reading.series import read_series
from heatparse.records import NamedTuple
from heatparse.resources import vocabulary
from heatparse.tokens import Token

_FEWEST_COMMAS = 1
_FAR = 8  # tokens from the name of an axis to the first of two dates
_LEADS = frozenset((",", ";", ":", "as", "—", "–"))


class ListName(NamedTuple):
    """A name in front of a list, and how many tokens it takes with the sign behind it."""

    label: str
    behind: int


def name_before_list(tokens: list[Token], text: str) -> ListName | None:
    """The name that a dash or an arrow sets off from a list: "Stop – A, B, C", "Stop → A, B, C"."""
    signs = [at for at, token in enumerate(tokens) if token[0] == "ARROW" or _is_dash(token, text)]
    if len(signs) != 1 or not 0 < signs[0] <= LONGEST_NAME:
        return None
    name, listed = tokens[: signs[0]], tokens[signs[0] + 1 :]
    vague = (
        words("structure", "orientation") | words("structure", "introducers") | words("structure", "no_names")
    )
    plain = all(token[0] in ("WORD", "NAME") for token in name)
    if (
        not plain
        or all(token[3] in vague for token in name)
        or sum(t[3] == "," for t in listed) < _FEWEST_COMMAS
    ):
        return None
    return ListName(clean_label(text[name[0][1] : name[-1][2]]), signs[0] + 1)


def name_before_layout(tokens: list[Token], text: str) -> ListName | None:
    """The name in front of how a list is laid out: "Stop, from top to bottom A, B", "Day, four days from … to …"."""
    comma = next((at for at, token in enumerate(tokens) if token[3] in (",", ";")), 0)
    name = tokens[:comma]
    vague = words("structure", "orientation") | words("structure", "no_names")
    if not 0 < comma <= LONGEST_NAME or any(token[0] not in ("WORD", "NAME", "LATEX") for token in name):
        return None
    if all(token[3] in vague | words("structure", "introducers") for token in name):
        return None
    label = clean_label(text[name[0][1] : name[-1][2]])
    behind = _behind_layout(tokens, comma + 1, text)
    if behind > comma + 1 and max(_sizes(tokens[behind:], text)) > 1:
        return ListName(label, behind)
    dates = [at for at, token in enumerate(tokens) if token[0] == "DATE"]
    if len(dates) != len(("first", "last")) or dates[0] - comma > _FAR:
        return None
    last = max(at for at, token in enumerate(tokens[: dates[0]]) if token[3] in (",", ";"))
    return ListName(label, last + 1)


def _behind_layout(tokens: list[Token], start: int, text: str) -> int:
    """Index behind "four rows, from top to bottom:", "listed in this order as"; `start` where no order is told."""
    fillers = words("structure", "list_layouts", "verbs") | words("structure", "list_layouts", "kinds")
    orders = phrases("structure", "trailers"), phrases("structure", "list_layouts")
    at = told = start
    while at < len(tokens) - 1:
        hits = [hit for order in orders if (hit := order.match(tokens, at)) is not None and hit[0] == "order"]
        size, behind = _count_at(tokens, at)
        if hits:
            at = told = max(behind for _, behind in hits)
        elif size:
            at = behind
            told = at if told > start or size in _sizes(tokens[at:], text) else told
        elif tokens[at][3] in _LEADS:
            told = at + 1 if told == at > start else told
            at += 1
        elif tokens[at][3] in fillers:
            at += 1
        else:
            break
    return told


def _sizes(tokens: list[Token], text: str) -> tuple[int, int]:
    """How many labels a list has, and a span: "A, B, C", "from June to August"."""
    while tokens and tokens[0][3] in _LEADS:
        tokens = tokens[1:]
    span = read_series(tokens, text) if tokens else None
    return len(split_items(tokens, text)), len(span.labels) if span is not None else 0


def _count_at(tokens: list[Token], at: int) -> tuple[int, int]:
    """The number of "four consecutive days", and the index behind; zeros where nothing is counted."""
    size = vocabulary("structure", "numbers").get(tokens[at][3], 0)
    size = int(tokens[at][3]) if tokens[at][3].isdecimal() else size
    noun = at + 1
    while noun < len(tokens) and tokens[noun][3] in words("structure", "list_layouts", "kinds"):
        noun += 1
    plural = noun < len(tokens) and tokens[noun][0] == "WORD" and tokens[noun][3].endswith("s")
    return (size, noun + 1) if size > 1 and plural else (0, 0)


def _is_dash(token: Token, text: str) -> bool:
    return token[3] in ("-", "–", "—") and text[token[1] - 1] == " " == text[token[2] : token[2] + 1]
