"""The best of one place against the worst of another: "the best A result trails the worst B result by 0.1"."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.phrases import Phrase, Ref, Superlative
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.spots import coordinates
from heatparse.claims.scene import Scene
from heatparse.grid import Value
from heatparse.measures import middle
from heatparse.records import Record

_UPPER = frozenset(("high", "best", "warm"))
_KNOWN = frozenset(("high", "low", "best", "worst"))


class Extreme(Record, frozen=True):
    """The highest, or the lowest, value of a place."""

    upper: bool
    refs: tuple[Ref, ...]
    panels: tuple[int, ...]
    is_of_panel: bool  # the words name its panel
    certain: bool  # it is a value, and which end is the better one is known

    def values(self, scene: Scene) -> Iterator[tuple[int, Value]]:
        """The values that it may be, with their panels: one for each way to understand the place."""
        for panel in self.panels:
            grid = scene.filled(panel)
            for option in coordinates(self.refs, scene, grid):
                found = grid.select(option.get("row", ()), option.get("column", ()), "all")
                known = [value for value in found if middle(value) is not None]
                if known:
                    yield panel, (max if self.upper else min)(known, key=lambda value: middle(value) or 0.0)


def faced_extremes(clause: Clause, index: int, scene: Scene) -> tuple[Extreme, Extreme] | None:
    """The two extremes of which the amount at `index` is the difference, where each has a place of its own."""
    phrases = clause.phrases
    tops = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Superlative)]
    if len(tops) != 2:
        return None
    first, second = tops
    end = index if index > second else len(phrases)
    sides = [_refs(phrases[first:second]), _refs(phrases[second:end])]
    if not sides[1] and first and _refs(phrases[first - 1 : first]) and _refs(phrases[second - 1 : second]):
        sides = [
            _refs(phrases[first - 1 : first]),
            _refs(phrases[second - 1 : second]),
        ]  # "A's best, B's worst"
    one, two = (_extreme(phrases, at, refs, clause, scene) for at, refs in zip(tops, sides, strict=True))
    told = all(extreme.refs or extreme.is_of_panel for extreme in (one, two))
    if not told or (_names(one.refs), one.panels) == (_names(two.refs), two.panels):
        return None
    return one, two


def judge_faced(
    extremes: tuple[Extreme, Extreme], judge: Callable[[Value, Value], Judgement], scene: Scene
) -> Judgement:
    """The verdict on two extremes in any honest reading; `judge` compares two values."""
    if not all(extreme.certain for extreme in extremes):
        return UNDECIDED
    one, two = (list(extreme.values(scene)) for extreme in extremes)
    shared = extremes[0].panels == extremes[1].panels
    pairs = [(a, b) for a in one for b in two if not shared or a[0] == b[0]]
    return charitable([judge(a[1], b[1]) for a, b in pairs])


def _refs(phrases: Sequence[Phrase]) -> tuple[Ref, ...]:
    return tuple(phrase for phrase in phrases if isinstance(phrase, Ref))


def _extreme(
    phrases: Sequence[Phrase], at: int, refs: Sequence[Ref], clause: Clause, scene: Scene
) -> Extreme:
    top = phrases[at]
    assert isinstance(top, Superlative)
    own = tuple(ref for ref in refs if not scene.panels_named(ref))
    named = tuple(panel for ref in refs for panel in scene.panels_named(ref))
    judging = top.direction in ("best", "worst") and scene.may_be_better_low
    certain = top.direction in _KNOWN and top.rank == 1 and top.count in (None, 1) and not judging
    panels = named or tuple(scene.panels(clause))
    certain = certain and _is_of_value(phrases, at)
    return Extreme(top.direction in _UPPER, own, panels, bool(named), certain)


def _is_of_value(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether a superlative is of a value, and not of a row: "best A result", not "best treatment (A)"."""
    top = phrases[at]
    assert isinstance(top, Superlative)
    behind = next((phrase for phrase in phrases[at + 1 :] if not isinstance(phrase, Ref)), None)
    noun = top.nouns[-1] if top.nouns else behind
    if noun is None or noun.type in ("MEASURE", "PREPOSITION", "COMPARATIVE", "AND", "BE"):
        return True
    return isinstance(noun, Word) and noun.type == "DIMENSION" and noun.value == "cell"


def _names(refs: Sequence[Ref]) -> set[str]:
    return {label.text for ref in refs for name in ref.names for label in name.labels}
