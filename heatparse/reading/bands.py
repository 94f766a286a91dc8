"""Bands: the colours of a legend and the values that they stand for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any

from heatparse.lalr import NotInGrammar, Terminal
from heatparse.models import Quantity
from heatparse.phrases import phrases, words
from heatparse.quantities import read_quantity
from heatparse.records import NamedTuple, Record
from heatparse.resources import token_parser
from heatparse.tokens import Token

_BREAKS = frozenset(",;.|")
_ENDS = frozenset(",;.|)")
_GRADIENT = 6  # pieces of a range of values beside two colors in brackets, or the other way round
_UP_TO = (["BREAK", "BELOW", "NUMBER"], ["OR_MORE", "TO", "NUMBER"])  # "and up to 70"
_BRACKETS = {"(": "OPEN", "[": "OPEN", ")": "CLOSE", "]": "CLOSE"}


class ColorBand(Record, frozen=True):
    """A colour and its values; None where they are open. `start:end` is the place of the two."""

    color: str
    low: float | None
    high: float | None
    start: int
    end: int


class Piece(NamedTuple):
    """A token in the terms of bands.lark. `value` is a `Quantity` or the name of a colour."""

    type: str
    start: int
    end: int
    value: Any = None
    falls: bool = False  # of a range that is written from its high end to its low one


def read_bands(tokens: list[Token], text: str) -> list[ColorBand]:
    """The bands that a line of a legend gives. What cannot be read with certainty is left out."""
    found: list[ColorBand] = []
    rest: list[tuple[Piece, str]] = []  # colors of what is left on one side: "brown everything above"
    linked = False
    for told in _segments(_pieces(tokens, text)):
        pieces = [piece for piece in told if piece.type != "LINK"]
        linked |= len(pieces) < len(told)
        kinds = [piece.type for piece in pieces]
        if linked and kinds == ["COLOR", "TO", "NUMBER"]:
            pieces = [pieces[0], pieces[2]]  # "blue corresponds to 10, yellow to 20"
        if "COLOR" in kinds and "NUMBER" in kinds:
            found += _parsed(pieces)
        elif sorted(kinds) in (["ABOVE", "COLOR"], ["BELOW", "COLOR"]):
            rest.append((next(p for p in pieces if p.type == "COLOR"), min(kinds)))
    return [*found, *(band for color, side in rest if (band := _beyond(color, side, found)) is not None)]


def _beyond(color: Piece, side: str, bands: Sequence[ColorBand]) -> ColorBand | None:
    """The band of a color that stands for all that lies above, or below, the other bands."""
    ends = [end for band in bands for end in (band.low, band.high) if end is not None]
    if not ends:
        return None
    low, high = (max(ends), None) if side == "ABOVE" else (None, min(ends))
    return ColorBand(color.value, low, high, color.start, color.end)


def _parsed(pieces: list[Piece]) -> list[ColorBand]:
    """The bands of a segment; where it has none as a whole, of its parts: "(50 = yellow, 100 = red)"."""
    for parts in ([[piece for piece in pieces if piece.type != "BREAK"]], _split(pieces)):
        try:
            found = [band for part in parts if part for band in _parser()(part)]
        except NotInGrammar:
            continue
        if found:
            return found
    return []


def _split(pieces: list[Piece]) -> list[list[Piece]]:
    parts: list[list[Piece]] = [[]]
    for piece in pieces:
        if piece.type == "BREAK":
            parts.append([])
        elif piece.type not in ("OPEN", "CLOSE"):
            parts[-1].append(piece)
    return parts


def is_color(key: str) -> bool:
    """Whether a folded word is a hue, also inside "red-orange" or "red/orange"."""
    hues = words("colors", "hues")
    if key in hues:
        return True
    if "-" in key or "/" in key:
        return any(part in hues for part in key.replace("/", "-").split("-"))
    return key.endswith("s") and key[:-1] in hues


def color_end(tokens: list[Token], at: int) -> int | None:
    """Index behind the colour phrase that starts at `at`: "dark blue", "red-orange", "light red/pink"."""
    modifiers = words("colors", "modifiers")
    end = at
    while end < len(tokens) and not is_color(tokens[end][3]):
        if not all(part in modifiers for part in tokens[end][3].split("-")):
            return None
        end += 1
    if end == len(tokens):
        return None
    while end < len(tokens) and is_color(tokens[end][3]):
        end += 1
    last = tokens[end - 1][3].split("/")
    if len(last) > 1 and last[-1] in modifiers:  # "white/very light gray"
        return color_end(tokens, end) or end
    return end


def _pieces(tokens: list[Token], text: str) -> list[Piece]:
    """The tokens that say something about colours and values."""
    plain = [token for token in tokens if token[0] not in ("TICK", "QUOTE")]
    joiners = phrases("bands")
    pieces: list[Piece] = []
    at = 0
    while at < len(plain):
        kind, start, end, key = plain[at]
        behind = color_end(plain, at) if kind == "WORD" else None
        if behind is not None:
            stop = plain[behind - 1][2]
            pieces.append(Piece("COLOR", start, stop, " ".join(text[start:stop].lower().split())))
            at = behind
            continue
        hit = joiners.match(plain, at)
        if hit is not None and key == "on" and at + 1 < len(plain) and plain[at + 1][3] not in _ENDS:
            hit = None  # "from 55 on" ends there; "on the right" does not
        if kind == "QUANTITY":
            pieces.append(Piece("NUMBER", start, end, _quantity(plain, at, text)))
        elif hit is not None:
            opens = key == "over" and (not pieces or pieces[-1].type == "BREAK")  # "and over 70 in brown"
            pieces.append(Piece("ABOVE" if opens else hit[0].upper(), start, plain[hit[1] - 1][2]))
            at = hit[1] - 1
        elif key in _BRACKETS:
            pieces.append(Piece(_BRACKETS[key], start, end))
        elif key in _BREAKS or key == "and":
            pieces.append(Piece("BREAK", start, end))
        at += 1
    return _simplified(pieces)


def _quantity(tokens: list[Token], at: int, text: str) -> Quantity | None:
    """The number at `at`; "negative 1.0" is -1.0."""
    quantity = read_quantity(text[tokens[at][1] : tokens[at][2]])
    if quantity is None or quantity.value is None or not at:
        return quantity
    if tokens[at - 1][3] in words("numbers", "negative"):
        return quantity.model_copy(update={"value": -quantity.value})
    return quantity


def _simplified(pieces: list[Piece]) -> list[Piece]:
    """Without empty brackets; "40 up to 55" and "0.1 to 0.2" as one range."""
    result: list[Piece] = []
    for piece in pieces:
        result.append(piece)
        if piece.type == "CLOSE":
            _drop_empty_bracket(result)
        ends = _range(result)
        if ends is not None:
            result[-3:] = [ends]
        _join_bounds(result)
        shaded = _gradient(result)
        if shaded is not None:
            result[-_GRADIENT:] = shaded
    return [piece for piece in result if piece.type != "BETWEEN"]


def _drop_empty_bracket(pieces: list[Piece]) -> None:
    """Take back the bracket that the last piece closes when it holds no colour and no number."""
    for at in range(len(pieces) - 2, -1, -1):
        if pieces[at].type in ("COLOR", "NUMBER"):
            return
        if pieces[at].type == "OPEN":
            del pieces[at:]
            return


def _range(pieces: list[Piece]) -> Piece | None:
    """The range that the last three pieces are: "0 to 5", "40 up to 55", "between 0 and 20"."""
    if len(pieces) < 3 or pieces[-3].type != "NUMBER" or pieces[-1].type != "NUMBER":
        return None
    between = pieces[-4].type == "BETWEEN" if len(pieces) > 3 else False
    if pieces[-2].type not in ("TO", "BELOW") and not (between and pieces[-2].type == "BREAK"):
        return None
    first, last = pieces[-3].value, pieces[-1].value
    if first is None or last is None or first.value is None or last.value is None:
        return None
    low, high = sorted((first.value, last.value))
    quantity = Quantity(text="", low=low, high=high, unit=last.unit or first.unit, resolution=last.resolution)
    return Piece("NUMBER", pieces[-3].start, pieces[-1].end, quantity, first.value > last.value)


def _join_bounds(pieces: list[Piece]) -> None:
    """Make one range of the two bounds that the last pieces are: "above 40 and up to 70", "over 40 but below 70"."""
    kinds = [piece.type for piece in pieces[-5:]]
    if kinds[-2:] == ["ABOVE", "NUMBER"] and _is_range(pieces[-1]):
        del pieces[-2]  # "above 40 up to 70"
    elif kinds[:2] == ["ABOVE", "NUMBER"] and kinds[2:] in _UP_TO:
        ends = _range([pieces[-4], pieces[-2], pieces[-1]])
        pieces[-5:] = [ends] if ends is not None else pieces[-5:]


def _is_range(piece: Piece) -> bool:
    value: Quantity | None = piece.value
    return value is not None and value.low is not None and value.high is not None


def _gradient(pieces: list[Piece]) -> list[Piece] | None:
    """What the last pieces give to the two ends: "0 to 1 (white to navy)", "white to navy (0 to 1)".

    A single number beside two colors belongs to neither of them.
    """
    last = pieces[-_GRADIENT:]
    kinds = [piece.type for piece in last]
    if kinds == ["NUMBER", "OPEN", "COLOR", "TO", "COLOR", "CLOSE"]:
        number, first, second = last[0], last[2], last[4]
    elif kinds == ["COLOR", "TO", "COLOR", "OPEN", "NUMBER", "CLOSE"]:
        first, second, number = last[0], last[2], last[4]
    else:
        return None
    value: Quantity | None = number.value
    if value is None or value.low is None or value.high is None or number.falls:
        return [number]
    ends = [value.model_copy(update={"value": end, "low": None, "high": None}) for end in value.bounds]
    shades = zip((first, second), ends, strict=True)
    return [piece for color, end in shades for piece in (color, number._replace(value=end))]


def _segments(pieces: list[Piece]) -> Iterator[list[Piece]]:
    """The pieces between breaks outside of brackets; breaks inside of brackets do not count."""
    segment: list[Piece] = []
    depth = 0
    for piece in pieces:
        depth += (piece.type == "OPEN") - (piece.type == "CLOSE")
        if piece.type == "BREAK" and depth <= 0:
            yield segment
            segment = []
        else:
            segment.append(piece)
    yield segment


@cache
def _parser() -> Callable[[Iterable[Terminal]], list[ColorBand]]:
    return token_parser("bands", _Bands())


Ends = tuple[float | None, float | None]


class _Bands:
    """One method for each alias of bands.lark. A value is its two ends, with its place."""

    def start(self, children: list[Any]) -> list[ColorBand]:
        return [child for child in children if isinstance(child, ColorBand)]

    def alone(self, _children: list[Any]) -> None:
        return None

    def band(self, children: list[Any]) -> ColorBand | None:
        color = next(child for child in children if isinstance(child, Piece) and child.type == "COLOR")
        (low, high), start, end = next(child for child in children if type(child) is tuple)
        if low is None and high is None:
            return None
        return ColorBand(color.value, low, high, min(color.start, start), max(color.end, end))

    def number(self, children: list[Piece]) -> tuple[Ends, int, int]:
        quantity: Quantity | None = children[0].value
        ends = quantity.bounds if quantity is not None else (None, None)
        return ends, children[0].start, children[0].end

    def at_most(self, children: list[Piece]) -> tuple[Ends, int, int]:
        return (None, _value(children)), children[0].start, children[-1].end

    def at_least(self, children: list[Piece]) -> tuple[Ends, int, int]:
        return (_value(children), None), children[0].start, children[-1].end


def _value(children: list[Piece]) -> float | None:
    quantity: Quantity | None = next(child.value for child in children if child.type == "NUMBER")
    return quantity.value if quantity is not None else None
