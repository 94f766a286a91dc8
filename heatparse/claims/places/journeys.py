"""Journeys: two places of one axis, or two panels, that a clause leads between: "from A to B", "A instead of B"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from heatparse.claims.language.phrases import Phrase, Ref, Scope, key_at
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.phrases import words
from heatparse.records import Record, replace

Ends = tuple[str, tuple[str, ...], tuple[str, ...]]  # the axis, and the labels at both ends
_INSTEAD = frozenset(("instead of", "rather than"))
_JOINTS = frozenset(("AND", "JOIN", "COMMA", "ARROW"))


class Journey(Record, frozen=True):
    """Where a change starts and where it ends."""

    first: Ref
    last: Ref
    ordered: bool
    whole: Ref | None = None  # the one reference that names both

    def holds(self, ref: Ref) -> bool:
        """Whether a reference is one of the ends."""
        return ref is self.first or ref is self.last or ref is self.whole

    @property
    def is_of_panels(self) -> bool:
        """Whether it leads from panel to panel."""
        return self.first.is_panel and self.last.is_panel

    def panel_pairs(self, scene: Scene) -> Iterator[tuple[int, int]]:
        """The panels at its ends."""
        for one in scene.panels_named(self.first):
            for two in scene.panels_named(self.last):
                if one != two:
                    yield one, two

    def ends(self, grid: Grid, scene: Scene) -> Iterator[Ends]:
        """The ends on each axis of a grid that has both."""
        for one in scene.lines(self.first, grid):
            for two in scene.lines(self.last, grid):
                if one.axis == two.axis and one.labels != two.labels:
                    yield one.axis, one.labels, two.labels


def find_journeys(phrases: Sequence[Phrase], scene: Scene) -> list[Journey]:
    """The journeys of some phrases, those with both ends named first."""
    refs = [(at, phrase) for at, phrase in enumerate(phrases) if isinstance(phrase, Ref)]
    found: list[Journey] = []
    for (at, one), (behind, two) in pairwise(refs):
        ordered = _led(phrases, at, behind)
        if ordered is not None:
            found.append(Journey(one, two, True) if ordered else Journey(two, one, True))
    for at, ref in refs:
        if _names_two(ref) and key_at(phrases, at - 1) in words("function_words", "before_ends"):
            one, two = _halves(ref)
            found.append(Journey(one, two, True, ref))
    found += _from_positions(phrases)
    if not found:
        found += _compared(phrases, refs, scene)
    return found


def _led(phrases: Sequence[Phrase], at: int, behind: int) -> bool | None:
    """Whether two references are the ends of a way; False where it is told backwards, None where they are none."""
    between = phrases[at + 1 : behind]
    keys = [getattr(phrase, "key", "") for phrase in between]
    front = key_at(phrases, at - 1)
    if keys == ["to"] and front in ("from", "between"):
        return True
    if "to" in keys[-1:] and front == "from" and len(between) <= 3:
        return True
    if front == "between" and between and all(phrase.type in _JOINTS for phrase in between):
        return True
    return False if any(key in _INSTEAD for key in keys) and len(between) <= 2 else None


def _from_positions(phrases: Sequence[Phrase]) -> Iterator[Journey]:
    """ "Between the first and the last column"."""
    for at, phrase in enumerate(phrases):
        if phrase.type != "POSITION" or not isinstance(phrase, Word) or at + 2 >= len(phrases):
            continue
        other = phrases[at + 2]
        if key_at(phrases, at + 1) in ("and", "to") and isinstance(other, Ref) and other.position:
            yield Journey(replace(other, position=phrase.value, start=phrase.start), other, True)


def _compared(phrases: Sequence[Phrase], refs: Sequence[tuple[int, Ref]], scene: Scene) -> Iterator[Journey]:
    """ "Compared with A, B loses …", "A's lead over B": from the one that is compared with."""
    for at, ref in refs:
        if at and (phrases[at - 1].type == "THAN" or key_at(phrases, at - 1) == "over"):
            for _, other in refs:
                if other is not ref and _are_alike(ref, other, scene):
                    yield Journey(ref, other, True)
    for at, ref in refs:
        behind = phrases[at + 1] if at + 1 < len(phrases) else None
        each = isinstance(behind, Scope) and behind.key != "always"  # "A and B each lose …"
        if _names_two(ref) and len(refs) < 4 and not each:
            one, two = _halves(ref)
            yield Journey(one, two, False, ref)


def _are_alike(one: Ref, two: Ref, scene: Scene) -> bool:
    if one.is_panel or two.is_panel:
        return one.is_panel and two.is_panel
    grid = scene.filled(0)
    axes = [{line.axis for line in scene.lines(ref, grid)} for ref in (one, two)]
    return bool(axes[0] & axes[1])


def _names_two(ref: Ref) -> bool:
    return len(ref.names) == 2


def _halves(ref: Ref) -> tuple[Ref, Ref]:
    return replace(ref, names=ref.names[:1]), replace(ref, names=ref.names[1:])
