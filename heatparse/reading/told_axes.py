"""What sentences say the rows and the columns stand for: "soils (rows) against crops (columns)"."""

from __future__ import annotations

from functools import cache

from heatparse.phrases import phrases, words
from heatparse.reading.axis_units import behind_unit
from heatparse.reading.quotations import clean_label, quoted_end
from heatparse.records import Record
from heatparse.resources import scanner, vocabulary
from heatparse.tokens import Token

_SIGNS = frozenset(",;:.()/")
_CONTENT = ("WORD", "NAME", "LATEX")


class _Letters(Record, frozen=True):
    """The letters of a sentence, and of each the tokens that it stands for."""

    shape: str
    places: list[tuple[int, int]]


def told_axes(sentence: list[Token], text: str, apart: bool = False) -> dict[str, str]:
    """Axis -> name, for both axes or for one that a verb can only name; {} when nothing is told.

    `apart`: one may be named in front of its axis and the other behind it, "soils are the rows; the columns are crops".
    """
    letters = _letters(sentence, text)
    found: dict[str, dict[str, str]] = {"BEFORE": {}, "BEHIND": {}, "NAMED": {}}
    if set(letters.shape).isdisjoint("xyXY"):
        return {}
    for match in scanner("sides").finditer(letters.shape):
        kind = match.lastgroup or ""
        first = min(at for at in range(match.start(), match.end()) if letters.shape[at] in "nq")
        last = max(at for at in range(match.start(), match.end()) if letters.shape[at] in "nq")
        axis = next(letter for letter in match[0] if letter in "xyXY").lower()
        stop = letters.places[last][1]
        bracketed = stop < len(sentence) and sentence[stop][3] == "("
        unit = behind_unit(sentence, stop) if bracketed else None
        if bracketed and kind != "BEFORE" and unit is None and _goes_on(sentence, stop, letters):
            continue
        stop = unit or stop
        name = _name(sentence[letters.places[first][0] : stop], text)
        if name is not None:
            found[kind].setdefault(axis, name)
    behind = {**found["BEHIND"], **found["NAMED"]}
    mixed = {**behind, **found["BEFORE"]} if apart else {}
    for names in (found["BEFORE"], behind, mixed):
        if len(names) > 1:
            return names if len({name.lower() for name in names.values()}) > 1 else {}
    return found["NAMED"]


def _goes_on(sentence: list[Token], opening: int, letters: _Letters) -> bool:
    """ "Columns for sunlight (sun.) and rainfall (rain.) parts": what has a bracket is one of several things."""
    closing = next((at for at in range(opening, len(sentence)) if sentence[at][3] == ")"), len(sentence))
    if not any(token[3] in ("and", "or") for token in sentence[closing + 1 : closing + 2]):
        return False
    named = {
        letters.shape[at] for at, place in enumerate(letters.places) if place[0] in (closing + 2, closing + 3)
    }
    return named.isdisjoint("xyXY")


def _name(tokens: list[Token], text: str) -> str | None:
    """The name that tokens hold; None for words that only describe."""
    plain = [token for token in tokens if token[0] in _CONTENT]
    vague = words("structure", "orientation") | words("structure", "no_names") | words("sides", "adjectives")
    if not plain or all(token[3] in vague for token in plain) or plain[-1][3] in words("sides", "adjectives"):
        return None
    if tokens[0][0] not in ("QUOTE", "TICK") and len(plain) == 1 and plain[0][3].endswith("ed"):
        return None
    return clean_label(text[tokens[0][1] : tokens[-1][2]]) or None


def _letters(sentence: list[Token], text: str) -> _Letters:
    shape: list[str] = []
    places: list[tuple[int, int]] = []
    axes = {first: (letter, last) for letter, first, last in phrases("sides", "axes").find(sentence)}
    at = 0
    titling = words("structure", "title_keys")
    while at < len(sentence):
        if sentence[at][3] in titling and quoted_end(sentence, min(at + 1, len(sentence) - 1), text):
            at += 1  # `the title "Tree"`
            continue
        letter, behind = axes.get(at, ("", at + 1))
        if letter and _is_of_some(sentence, at):
            letter = "o"
        close = quoted_end(sentence, at, text) if not letter else None
        if close is not None and close > at + 1:
            letter, behind = "q", close + 1
        shape.append(letter or _letter(sentence[at]))
        places.append((at, behind))
        at = behind
    return _without_lists(_Letters("".join(shape), places), sentence)


def _without_lists(letters: _Letters, sentence: list[Token]) -> _Letters:
    """The letters without the labels in a bracket behind a name: "Seasons (DJF, MAM) run along the bottom"."""
    shape, places = letters.shape, letters.places
    first = next((at for at, (start, _) in enumerate(places) if at and sentence[start][3] == "("), 0)
    last = next((at for at in range(first, len(places)) if sentence[places[at][0]][3] == ")"), 0)
    inside = shape[first + 1 : last]
    if not first or shape[first - 1] not in "nq" or "," not in inside or set(inside) & set("xyXY"):
        return letters
    if shape[last + 1 : last + 2] not in ("l", "p", "X", "Y"):
        return letters
    told = {token[3] for token in sentence[places[first][0] : places[last][0]]}
    if not told.isdisjoint(words("structure", "to")):
        return letters  # "layers (every fourth, from L0 to L28)" lists nothing
    rest = _Letters(shape[:first] + shape[last + 1 :], places[:first] + places[last + 1 :])
    return _without_lists(rest, sentence)


def _is_of_some(sentence: list[Token], at: int) -> bool:
    """Whether an axis word is about some lines only: "the first row", "the two middle columns", "the top row"."""
    some = words("structure", "some_lines")
    if sentence[at][3] in ("row", "column") and at and sentence[at - 1][3] in words("structure", "one_line"):
        return True
    return any(token[3] in some for token in sentence[max(0, at - 2) : at])


@cache
def _classes() -> dict[str, str]:
    listed: dict[str, list[str]] = vocabulary("sides", "letters")
    return {word: letter for letter, known in listed.items() for word in known}


def _letter(token: Token) -> str:
    key = token[3]
    letter = _classes().get(key)
    if letter is not None:
        return letter
    if key in _SIGNS:
        return key
    return "#" if token[0] == "QUANTITY" else "n" if token[0] in _CONTENT else "o"
