"""Claims that one of two panels stands above, below or beside the other."""

from __future__ import annotations

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Ref, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.inventory.layouts import told_direction
from heatparse.inventory.survey import survey_of
from heatparse.models.claims import BaseClaim, LayoutClaim
from heatparse.phrases import words
from heatparse.tokens import fold

_RULE = "layout-mismatch"
_PANELS = 2
_QUIET = frozenset(("BE", "HAVE", "OCCUR", "PREPOSITION", "COMPARATIVE", "POSITION", "UNKNOWN", "AREA"))
# What stands where: the direction in which two panels follow each other, and which of the two is the first.
_WAYS = {
    "stands_above": ("vertical", 0), "stands_below": ("vertical", 1),
    "stands_left": ("horizontal", 0), "stands_right": ("horizontal", 1), "stands_beside": ("horizontal", None),
}  # fmt: skip


def read_relative_places(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """ "The A panel sits above the B panel": by the first statement about how two panels are placed."""
    if len(clause.phrases) < 3:
        return []
    first, last = clause.phrases[0], clause.phrases[-1]
    if not (isinstance(first, Ref) and isinstance(last, Ref) and len(clause.refs()) == _PANELS):
        return []
    if not (_is_panel(first, scene) and _is_panel(last, scene)):
        return []
    between = clause.phrases[1:-1]
    if not all(phrase.type in _QUIET for phrase in between) or clause.has(*GUARDS):
        return []
    way = _way(" ".join(fold(scene.text[first.end : last.start]).split()))
    told = told_direction(survey_of(scene.document), scene.draft) if way is not None else None
    if (
        way is None
        or told is None
        or any(key_of(phrase) in words("layout", "of_values") for phrase in between)
    ):
        return []
    clause.read.add("layout")
    direction, place = way
    if direction != told:
        text = f"the panels are arranged {told}ly"
        return [scene.claim(LayoutClaim, clause, Judgement(False, text, rule=_RULE))]
    order = [scene.panels_named(ref)[0] for ref in (first, last)]
    right = place is None or (order[0] < order[1]) is (place == 0)
    judgement = Judgement(True, "the panels are told in this order") if right else UNDECIDED
    return [scene.claim(LayoutClaim, clause, judgement)]


def _is_panel(ref: Ref, scene: Scene) -> bool:
    """Whether a name is said with the word "panel", so that it is the panel that is meant and not its values."""
    said = {fold(word) for word in scene.words(ref).split()}
    return len(scene.panels_named(ref)) == 1 and not said.isdisjoint(words("layout", "panels"))


def _way(said: str) -> tuple[str, int | None] | None:
    """What "sits to the left of the" means."""
    found = [
        way
        for section, way in _WAYS.items()
        for phrase in words("places", section)
        if f" {phrase} " in f" {said} "
    ]
    return found[0] if len(found) == 1 else None
