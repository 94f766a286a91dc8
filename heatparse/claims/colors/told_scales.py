"""Scales that are told without numbers for their colours: "from pale yellow (low) to dark red (high)"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from heatparse.claims.colors.color_meanings import Piece, read_pieces
from heatparse.inventory.polarity import CLEAR, darkness_of
from heatparse.quantities import read_quantity
from heatparse.tokens import Token

if TYPE_CHECKING:
    from heatparse.claims.language.measured import Measured

_ENDS = 2  # of a scale


def told_darkness(scene: Measured) -> str:
    """What dark shades stand for by the lines that tell the scales: "high", "low", or "" where they leave it open."""
    told: set[str] = set()
    if all(panel.legend is None for panel in scene.document.panels):
        return _told_in_front(scene)
    for panel in scene.document.panels:
        legend = panel.legend
        if legend is None or legend.bands or legend.span is None:
            return ""
        start = scene.text.rfind("\n", 0, legend.span.start) + 1
        end = scene.text.find("\n", legend.span.start)
        tokens = scene.draft.tokens.between(start, end if end >= 0 else len(scene.text))
        told.add(_darkness(tokens))
    return told.pop() if len(told) == 1 else ""


def _told_in_front(scene: Measured) -> str:
    """What the sentences in front of the data tell of two shades, each with its level: no legend was read."""
    told: set[str] = set()
    sentence: list[Token] = []
    for token in scene.opening_tokens:
        if token[3] != ".":
            sentence.append(token)
            continue
        told.add(_of_sentence(sentence))
        sentence = []
    told.add(_of_sentence(sentence))
    told.discard("")
    return told.pop() if len(told) == 1 else ""


def _of_sentence(sentence: Sequence[Token]) -> str:
    levels = {piece.type for piece in read_pieces(sentence)} & {"HIGH", "LOW"}
    return _darkness(sentence) if len(levels) == _ENDS else ""


def _darkness(tokens: Sequence[Token]) -> str:
    pieces = read_pieces(tokens)
    shades = [piece for piece in pieces if piece.type in ("COLOR", "DARK", "LIGHT")]
    levels = [piece for piece in pieces if piece.type in ("HIGH", "LOW")]
    dark = [_shade(piece) for piece in shades]
    known = [shade for shade in dark if shade is not None]
    if len(shades) == 1 and len(levels) == 1 and shades[0].type in ("DARK", "LIGHT"):
        return "high" if (shades[0].type == "DARK") is (levels[0].type == "HIGH") else "low"
    if len(known) != _ENDS or len(shades) != _ENDS or abs(known[0] - known[1]) < CLEAR:
        return ""
    ways = [piece.type for piece in levels]
    first_low = _starts_low(pieces, ways, tokens)
    if first_low is None:
        return ""
    return "high" if (known[1] > known[0]) is first_low else "low"


def _shade(piece: Piece) -> float | None:
    if piece.type == "COLOR":
        return darkness_of(piece.text)
    return 10.0 if piece.type == "DARK" else 0.0


def _starts_low(pieces: Sequence[Piece], ways: list[str], tokens: Sequence[Token]) -> bool | None:
    """Whether the first colour is that of the low end: by words, each with its colour, or by two numbers."""
    if len(ways) == _ENDS and ways[0] != ways[1]:
        turns = [
            p.type in ("HIGH", "LOW") for p in pieces if p.type in ("COLOR", "DARK", "LIGHT", "HIGH", "LOW")
        ]
        return ways[0] == "LOW" if turns in ([True, False] * _ENDS, [False, True] * _ENDS) else None
    joined = any(piece.type == "TO" for piece in pieces)
    return _rises(tokens) if joined and not ways else None


def _rises(tokens: Sequence[Token]) -> bool | None:
    """Whether the two numbers of a line, or its one range, go up: the colours are told in the same order."""
    read = [read_quantity(token[3]) for token in tokens if token[0] == "QUANTITY"]
    ends = [
        end for quantity in read if quantity is not None
        for end in ((quantity.low, quantity.high) if quantity.value is None else (quantity.value,))
        if end is not None
    ]  # fmt: skip
    return None if len(ends) != _ENDS or ends[0] == ends[1] else ends[0] < ends[1]
