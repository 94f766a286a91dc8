"""Listed pairs as the subject of an extreme: "A on P and B on Q have the highest values" names so many cells."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.phrases import Phrase, Ref, Superlative
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.claims.wording import shown
from heatparse.grid import Value
from heatparse.models.claims import BaseClaim, ExtremumClaim

_VERBS = frozenset(("BE", "HAVE", "OCCUR", "SHARE"))
_LEADING = frozenset(("DIFFERENCE", "SUPERLATIVE"))
_JOINTS = frozenset(("JOIN", "AND", "COMMA"))
_SIGNS = {"high": 1, "low": -1, "best": 1, "worst": -1}
_PAIR = 3  # phrases of "A on P"


def read_listed_pairs(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that the cells of a list are the highest of all; empty where no such list is the subject."""
    main, _ = strip_brackets(clause.phrases)
    pairs, at = _pairs(main)
    panels = scene.panels(clause)
    rest = main[at:]
    if len(pairs) < 2 or len(panels) != 1 or not rest or rest[0].type not in _VERBS | _LEADING:
        return []
    sign = _sign(rest[-1], scene) if len(rest) == 2 or rest[0].type in _LEADING else 0
    if not sign or len(rest) > 2:
        return []
    grid = scene.filled(panels[0])
    places = [scene.cells(one, two, grid) for one, two in pairs]
    values = [grid.at(*found[0]) if len(found) == 1 else None for found in map(list, places)]
    known = [value for value in values if value is not None]
    judgement = UNDECIDED
    if len(known) == len(pairs) and not any(value.slack for value in grid.values):
        best = sorted((sign * value.low for value in grid.values), reverse=True)[: len(known)]
        if _are_best(known, best, sign):
            judgement = Judgement(
                True, f"no other value is {'higher' if sign > 0 else 'lower'} than {shown(grid, known)}",
                tuple(value.span for value in known),
            )  # fmt: skip
    direction = "high" if sign > 0 else "low"
    return [scene.claim(ExtremumClaim, clause, judgement, direction=direction)]


def _sign(top: Phrase, scene: Scene) -> int:
    """1 where the values are the highest, -1 where they are the lowest, and 0 where that is not told."""
    if isinstance(top, Word) and top.type == "DIFFERENCE":
        direction = "best" if top.key == "lead" else ""
    else:
        direction = top.direction if isinstance(top, Superlative) and top.rank == 1 else ""
    sign = _SIGNS.get(direction, 0)
    return -sign if direction in ("best", "worst") and scene.less_is_better else sign


def _are_best(known: Sequence[Value], best: Sequence[float], sign: int) -> bool:
    distinct = len({(value.row, value.column) for value in known}) == len(known)
    return distinct and all(sign * value.low >= best[-1] for value in known)


def _pairs(main: Sequence[Phrase]) -> tuple[list[tuple[Ref, Ref]], int]:
    """The pairs "A on P and B on Q" that a clause begins with, and the index behind them."""
    pairs: list[tuple[Ref, Ref]] = []
    at = 0
    while at + _PAIR <= len(main):
        one, joint, two = main[at : at + _PAIR]
        if not isinstance(one, Ref) or joint.type != "PREPOSITION" or not isinstance(two, Ref):
            break
        if one.is_panel or two.is_panel or len(one.names) != 1 or len(two.names) != 1:
            break
        pairs.append((one, two))
        at += _PAIR
        if at >= len(main) or main[at].type not in _JOINTS:
            break
        while at < len(main) and main[at].type in _JOINTS:
            at += 1
    return pairs, at
