"""Statements about the ends of the colour scale, wherever the text makes them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from heatparse.lalr import NotInGrammar, Terminal
from heatparse.measures import Measure
from heatparse.phrases import Phrases, phrases, words
from heatparse.quantities import read_quantity
from heatparse.reading.bands import color_end, is_color
from heatparse.reading.draft import Draft
from heatparse.records import NamedTuple, Record
from heatparse.resources import token_parser
from heatparse.tokens import Token

_SIGNS = {
    "(": "OPEN", ")": "CLOSE", "[": "OPEN", "]": "CLOSE", ",": "COMMA", ":": "COLON", "→": "TO", "->": "TO",
}  # fmt: skip
_TINTED = {"COLOR": "c", "VERB": "v", "LEAD": "v", "NUMBER": "n", "TO": "t"}
_LEADS = frozenset(("LEAD", "COLON", "COMMA", "SCALE", "BETWEEN"))
# The words of scales.yaml that scales.lark knows.
_TYPES = frozenset(("scale", "lead", "verb", "to", "between", "stop"))
_SENTENCE_ENDS = frozenset(".;")
_MEASURED = 4  # words behind a verb that may name what the scale stands for
_BEHIND = 6  # how far behind its numbers the scale may be named


class Scale(Record, frozen=True):
    """ "The color bar runs from 0 to 1": the ends, the index of the block, and the place.

    `named` tells that it is the scale that is spoken of; "values range from 0 (white) to 1 (navy)"
    may give the ends of the values alone.
    """

    low: Measure
    high: Measure
    named: bool
    block: int
    start: int
    end: int


class Piece(NamedTuple):
    """A token in the terms of scales.lark."""

    type: str
    start: int
    end: int
    measures: tuple[Measure, ...] = ()


def scale_sentences(
    tokens: list[Token], keys: frozenset[str], introduces: bool, is_legend: bool
) -> list[list[Token]]:
    """The sentences of a line that may give the ends of a colour scale.

    `keys` are the folded words of the line; `introduces` tells that the data part is still to come,
    `is_legend` that the line was read as one of a legend.
    """
    starts = _names_of_scales(introduces)
    if starts.isdisjoint(keys):
        return []
    return [
        sentence
        for sentence in _sentences(tokens)
        if _has_ends(sentence) and _is_of_colors({token[3] for token in sentence}, starts, is_legend)
    ]


def _is_of_colors(keys: set[str], starts: frozenset[str], is_legend: bool) -> bool:
    """Whether a sentence names a scale, and not that of an axis or of something beside the heatmap."""
    if starts.isdisjoint(keys) or not (words("scales", "axis") | words("scales", "others")).isdisjoint(keys):
        return False
    return is_legend or not words("scales", "color").isdisjoint(keys) or any(map(is_color, keys))


def _has_ends(tokens: list[Token]) -> bool:
    """Whether there are two numbers, or one that may be a range."""
    numbers = [token[3] for token in tokens if token[0] == "QUANTITY"]
    return len(numbers) > 1 or any("-" in number[1:] for number in numbers)


def read_scale(draft: Draft, block: int, tokens: list[Token], introduces: bool) -> Scale | None:
    """What a sentence says about the ends of the colour scale."""
    pieces = _plain(_without_tints(_pieces(draft, tokens, phrases("scales"), introduces)))
    kinds = [piece.type for piece in pieces]
    for window, start in _windows(kinds, introduces):
        try:
            ends = _parser(start)(pieces[window])
        except NotInGrammar:
            continue
        low, high = sorted(ends, key=lambda end: end.low)
        return Scale(low, high, start == "start", block, pieces[window][0].start, pieces[window][-1].end)
    return None


@cache
def _names_of_scales(introduces: bool) -> frozenset[str]:
    """The first words of the names of scales; in an introduction a verb of ranging may do."""
    names = frozenset(phrase.split()[0] for phrase in words("scales", "scale"))
    return names | words("scales", "ranging") if introduces else names


def _sentences(tokens: list[Token]) -> Iterator[list[Token]]:
    sentence: list[Token] = []
    for token in tokens:
        if token[3] in _SENTENCE_ENDS:
            yield sentence
            sentence = []
        elif token[0] not in ("TICK", "QUOTE"):
            sentence.append(token)
    yield sentence


def _windows(kinds: list[str], introduces: bool) -> Iterator[tuple[slice, str]]:
    """Stretches that may name a scale and its ends, and the start symbol of the grammar for each."""
    ends = _ends(kinds)
    if ends is None:
        return
    first, last = ends
    if _is_band(kinds, first, last):
        return
    names = [at for at, kind in enumerate(kinds) if kind == "SCALE"]
    before = [at for at in names if at < first]
    if before and _is_led(kinds, first):
        yield slice(before[-1], last), "start"
        yield slice(before[0], last), "start"
    behind = next((at for at in names if last <= at < last + _BEHIND), None)
    if behind is not None and kinds[last] in ("SCALE", "LEAD"):  # "0–1 scale", "range of the legend"
        yield slice(first, behind + 1), "start"
    if introduces and "COLOR" in kinds and "LEAD" in kinds[:first]:
        yield slice(first - 2 if kinds[first - 2 : first] == ["COLOR", "OPEN"] else first, last), "colored"


def _is_led(kinds: list[str], first: int) -> bool:
    """Whether numbers are said of what was named: "runs from 0", "(0", ": 0", and not "lengths 0"."""
    before = first - 1
    while before >= 0 and kinds[before] in ("OPEN", "COLOR"):
        before -= 1
    return before < first - 1 or before < 0 or kinds[before] in _LEADS


def _is_band(kinds: list[str], first: int, last: int) -> bool:
    """Whether the numbers are those of one color: "white: 0 to 0.3", "0–0.3 (white)", "0–4 low, 5–9 high"."""
    if kinds.count("RANGE") > 1:
        return True
    before = first - 1
    while before >= 0 and kinds[before] in ("COLON", "WORD", "VERB", "LEAD") and first - before <= 3:
        before -= 1
    if before >= 0 and kinds[before] == "COLOR":
        return True
    bracket = kinds[last : last + 5]
    return kinds[first] == "RANGE" and "COLOR" in bracket[:2] and bracket.count("COLOR") == 1


def _ends(kinds: list[str]) -> tuple[int, int] | None:
    """From the first number to behind the last that a "to" joins to it, brackets closed; or one range."""
    first = next((at for at, kind in enumerate(kinds) if kind in ("NUMBER", "RANGE")), None)
    if first is None:
        return None
    if kinds[first] == "RANGE":
        return first, _closed(kinds, first)
    last = _closed(kinds, first)
    while (joint := _next_number(kinds, last)) is not None:
        last = _closed(kinds, joint)
    return first, last


def _next_number(kinds: list[str], at: int) -> int | None:
    """Index of the number that goes on with the scale behind `at`: "(white) to 1", "to navy (1"."""
    joined = False
    for index in range(at, min(at + 8, len(kinds))):
        if kinds[index] == "NUMBER":
            return index if joined else None
        if kinds[index] in ("TO", "AND"):
            joined = True
        elif kinds[index] not in ("COLOR", "OPEN", "CLOSE", "WORD", "VERB", "LEAD", "COMMA"):
            return None
    return None


def _closed(kinds: list[str], at: int) -> int:
    """Index behind the number at `at`, and behind the bracket that it stands in or that follows it."""
    behind = at + 1
    if kinds[behind : behind + 1] == ["OPEN"] or "OPEN" in kinds[max(0, at - 1) : at]:
        for index in range(behind, len(kinds)):
            if kinds[index] == "CLOSE":
                return index + 1
    return behind


def _pieces(draft: Draft, tokens: list[Token], names: Phrases, introduces: bool = False) -> list[Piece]:
    pieces: list[Piece] = []
    text = draft.text
    at = 0
    while at < len(tokens):
        kind, start, end, key = tokens[at]
        behind = color_end(tokens, at) if kind == "WORD" else None
        hit = names.match(tokens, at)
        if kind == "QUANTITY":
            pieces.append(_number(tokens, at, text))
        elif hit is not None and hit[0] in _TYPES:
            is_other = _is_other(hit, tokens, at, pieces, introduces)
            name = "WORD" if is_other else hit[0].upper()
            pieces.append(Piece(name, start, tokens[hit[1] - 1][2]))
            at = hit[1]
            continue
        elif behind is not None:
            pieces.append(Piece("COLOR", start, tokens[behind - 1][2]))
            at = behind
            continue
        elif key == "and" and any(piece.type == "BETWEEN" for piece in pieces):
            pieces.append(Piece("AND", start, end))
        elif kind not in ("SIGN", "MARK") or key in _SIGNS:
            pieces.append(Piece(_SIGNS.get(key, "WORD"), start, end))
        at += 1
    return pieces


def _is_other(
    hit: tuple[str, int], tokens: list[Token], at: int, pieces: list[Piece], introduces: bool
) -> bool:
    """Whether a word of the vocabulary has another sense where it stands."""
    key, before = tokens[at][3], tokens[at - 1][3] if at else ""
    if hit[0] == "to":
        return _is_particle(tokens, hit[1])
    if hit[0] == "stop":
        speaking = before in words("scales", "of_values")
        titled = _is_title(pieces, tokens[hit[1]][3] if hit[1] < len(tokens) else "")
        return speaking or titled or _is_measured(tokens, at) or _relates_scale(pieces, key)
    measures = key == "scale" and before in words("scales", "measuring")  # "rated on a scale of 1 to 5"
    return measures and not (introduces and _is_of_tints(pieces))


def _is_title(pieces: list[Piece], following: str) -> bool:
    """Whether a word ends the name of what the scale shows: "Color bar (right): Recall score, from 0 to 1"."""
    kinds = [piece.type for piece in pieces]
    colon = kinds.index("COLON") if "COLON" in kinds else 0
    named = bool(colon) and kinds[0] == "SCALE" and set(kinds[1:colon]) <= {"OPEN", "WORD", "LEAD", "CLOSE"}
    return named and set(kinds[colon + 1 :]) <= {"WORD"} and following in (",", "(", ";")


def _is_of_tints(pieces: list[Piece]) -> bool:
    """ "The darker the blue, …, on a (scale)", "colored on a (scale)": behind a comma or a color."""
    front = pieces[-3].type if len(pieces) > 2 else ""
    return front in ("COLOR", "SCALE", "COMMA") and any(piece.type in ("COLOR", "SCALE") for piece in pieces)


def _relates_scale(pieces: list[Piece], key: str) -> bool:
    """Whether a word tells on of the scale right in front: "a color bar, which runs from 0"."""
    if key not in words("function_words", "relative"):
        return False
    kinds = [piece.type for piece in pieces[-2:]]
    return kinds[-1:] == ["SCALE"] or kinds == ["SCALE", "COMMA"]


def _is_particle(tokens: list[Token], behind: int) -> bool:
    """Whether a "to" stands in front of a word that is no end of a scale: "a gradient to represent"."""
    if behind >= len(tokens) or tokens[behind][0] != "WORD":
        return False
    key = tokens[behind][3]
    approximate = words("numbers", "approximate") | words("numbers", "negative")
    tinted = color_end(tokens, behind) is not None or key in words("colors", "modifiers")
    return not tinted and key not in approximate


def _is_measured(tokens: list[Token], at: int) -> bool:
    """ "indicates the transfer score, ranging from 0 to 1": what all of the scale stands for."""
    behind = tokens[at + 1][3] if at + 1 < len(tokens) else ""
    before = {token[3] for token in tokens[max(0, at - _MEASURED) : at]}
    named = tokens[at][3] in words("scales", "measured") and behind in words("scales", "apposition")
    return named and not before.isdisjoint(words("scales", "of_values"))


def _without_tints(pieces: list[Piece]) -> list[Piece]:
    """ "white at 10 to black at 60" as "10 to 60": the colours in front of both ends."""
    kinds = "".join([_TINTED.get(piece.type, " ") for piece in pieces])
    at = kinds.find("cvntcvn")
    return pieces if at < 0 else [*pieces[:at], *pieces[at + 2 : at + 4], *pieces[at + 6 :]]


def _plain(pieces: list[Piece]) -> list[Piece]:
    """Without what does not matter around a number: "to approximately 1", "teal (low, 0)", "1 in navy"."""
    kept: list[Piece] = []
    inside = 0
    for at, piece in enumerate(pieces):
        kind = piece.type
        inside += (kind == "OPEN") - (kind == "CLOSE")
        last = kept[-1].type if kept else ""
        following = pieces[at + 1].type if at + 1 < len(pieces) else ""
        if kind == "LEAD" and following in ("NUMBER", "LEAD") and last in ("TO", "OPEN"):
            continue
        if kind == "VERB" and following == "COLOR" and last == "NUMBER":
            continue
        if kind in ("WORD", "COMMA", "LEAD") and inside and _opens_tint(kept) and following != "CLOSE":
            continue
        kept.append(piece._replace(type="WORD") if kind == "SCALE" and inside else piece)
    return kept


def _opens_tint(kept: list[Piece]) -> bool:
    """Whether the pieces end in a colour and its bracket: "teal ("."""
    return len(kept) > 1 and kept[-1].type == "OPEN" and kept[-2].type == "COLOR"


def _number(tokens: list[Token], at: int, text: str) -> Piece:
    start, end = tokens[at][1], tokens[at][2]
    quantity = read_quantity(text[start:end])
    if quantity is None or quantity.uncertainty is not None:
        return Piece("STOP", start, end)
    before = tokens[at - 1][3] if at else ""
    approximate = quantity.approximate or before in words("numbers", "approximate")
    resolution = quantity.resolution or 0.0
    sign = -1 if before in words("numbers", "negative") else 1
    factor = sign * (0.01 if quantity.unit == "%" else 1.0)
    ends = [end * factor for end in quantity.bounds if end is not None]
    slack = resolution * abs(factor) / 2 if approximate else 0.0
    measures = tuple(Measure(end, end, resolution * abs(factor), slack) for end in ends)
    if quantity.value is not None:
        return Piece("NUMBER", start, end, measures[:1])
    return Piece("RANGE" if len(measures) == 2 else "STOP", start, end, measures)


Ends = tuple[Measure, ...]


@cache
def _parser(start: str) -> Callable[[Iterable[Terminal]], Ends]:
    return token_parser("scales", _Scales(), start)


class _Scales:
    """One method for each rule or alias of scales.lark."""

    def start(self, children: list[Any]) -> Ends:
        ends: Ends = next(child for child in children if type(child) is tuple)
        return ends

    def range(self, children: list[Piece]) -> Ends:
        return next(child.measures for child in children if child.measures)

    def pair(self, children: list[Any]) -> Ends:
        ends = [child for child in children if isinstance(child, Measure)]
        return ends[0], ends[-1]

    def end(self, children: list[Piece | None]) -> Measure:
        return next(child.measures[0] for child in children if child is not None and child.measures)

    def scale(self, _children: list[Any]) -> None:
        return None

    link = word = shade = tint = scale
