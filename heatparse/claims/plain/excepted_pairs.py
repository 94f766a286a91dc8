"""Excepted pairs of a mirrored grid: "apart from A–B, no pair exceeds 0.7", "besides A–B, only one pair does".

What is left is told of the grid without their cells, whichever of the two comes first there.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Part, Phrase, Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.core_scenes import without_cells
from heatparse.claims.scene import Scene
from heatparse.records import NamedTuple, replace
from heatparse.tokens import fold

_BETWEEN = frozenset(("VERSUS", "ARROW"))
_JOINTS = frozenset(("JOIN", "AND", "COMMA"))
_PAIR = 2


class _Excepted(NamedTuple):
    """The pairs that are set aside, and the index behind the last of them."""

    pairs: list[tuple[Ref, Ref]]
    end: int


def without_pairs(clause: Clause, scene: Scene) -> tuple[Clause, Scene] | None:
    """The clause without the pairs that it sets aside, and the scene without them; None where it names none."""
    panels = scene.panels(clause)
    grid = scene.grids[panels[0]]
    if clause.is_data or len(panels) != 1 or not grid.is_mirrored:
        return None
    phrases = clause.phrases
    at = next((i for i, p in enumerate(phrases) if _sets_aside(p)), None)
    told = _read(phrases, at + 1) if at is not None else None
    if at is None or told is None:
        return None
    own = [phrases[at]] if isinstance(phrases[at], Part) else []
    front, behind = phrases[:at], phrases[told.end :]
    if not front and behind and behind[0].type in ("COMMA", "JOIN") and not own:
        behind = behind[1:]
    while front and front[-1].type in ("COMMA", "JOIN"):
        front = front[:-1]
    cells = frozenset(cell for pair in told.pairs for cell in _both_ways(*pair))
    if grid.has_trivial_diagonal:
        cells |= {(own.row, own.column) for own in grid.diagonal}  # no label is paired with itself
    core = without_cells(scene, panels[0], cells)
    rest = [*front, *own, *behind]
    return (clause.part(rest), core) if rest and core is not None else None


def _sets_aside(phrase: Phrase) -> bool:
    """ "Apart from", or "apart from the diagonal", to which a pair is added."""
    return phrase.type == "EXCEPTION" or (isinstance(phrase, Part) and phrase.part == "off-diagonal")


def _read(phrases: Sequence[Phrase], at: int) -> _Excepted | None:
    """The pairs that stand behind an exception."""
    if isinstance(phrases[at - 1], Part):
        if at >= len(phrases) or phrases[at].type not in ("AND", "JOIN"):
            return None
        at += 1
    pairs: list[tuple[Ref, Ref]] = []
    while at < len(phrases):
        while at < len(phrases) and not pairs and phrases[at].type == "DIMENSION":
            at += 1  # "apart from the pair A and B"
        first = phrases[at] if at < len(phrases) else None
        types = [phrase.type for phrase in phrases[at : at + 3]]
        second = phrases[at + 2] if types[1:2] and types[1] in _BETWEEN and types[2:] == ["REF"] else None
        if isinstance(first, Ref) and isinstance(second, Ref) and _is_single(first) and _is_single(second):
            pairs.append((first, second))
            at += 3
        elif isinstance(first, Ref) and phrases[at - 1].type == "DIMENSION" and len(first.names) == _PAIR:
            one, two = (replace(first, names=(name,)) for name in first.names)
            pairs.append((one, two))
            at += 1
        else:
            break
        more = [phrase.type for phrase in phrases[at : at + 3]]
        if not (
            more[:1] and more[0] in _JOINTS and more[1:2] == ["REF"] and more[2:] and more[2] in _BETWEEN
        ):
            break
        if len(pairs) > 1 and phrases[at].type == "COMMA":
            break
        at += 1
    return _Excepted(pairs, at) if pairs else None


def _is_single(ref: Ref) -> bool:
    return (
        len(ref.names) == 1 and len(ref.names[0].labels) == 1 and not (ref.is_panel or ref.either or ref.side)
    )


def _both_ways(first: Ref, second: Ref) -> tuple[tuple[str, str], tuple[str, str]]:
    one, two = fold(first.names[0].label.text), fold(second.names[0].label.text)
    return (one, two), (two, one)
