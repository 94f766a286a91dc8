"""Gains of one cell between two panels: "pruning costs A on P 3 points", where a panel is that before pruning.

Of two panels one is before something and one after it, or the clause names the treatment that the title of one
of them tells, or it names the panel in which a cell is so much higher: then nothing else than the two values of
the cell can be meant, and another distance is wrong.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.changes.changes import Change
from heatparse.claims.changes.steps import judge_step
from heatparse.claims.changes.ways import Way, ways_of_panels
from heatparse.claims.language.metrics import is_introduced, is_introduced_with
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative, key_of
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.language.things import RELATIVE_UNITS, is_thing
from heatparse.claims.language.words import Word
from heatparse.claims.places.spots import Spot
from heatparse.claims.plain.treatments import treated_panel
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_PANELS = 2
_MOVING = ("gain", "drop")
_KNOWN = frozenset((
    "REF", "ARROW", "VERSUS", "PREPOSITION", "DIFFERENCE", "BY", "AMOUNT", "BE", "HAVE", "MEASURE", "COMPARATIVE",
    "AXISNOUN", "DIMENSION", "AGGREGATE", "FACTOR", "BOUND", "UNIT", "COMMA",
))  # fmt: skip


def between_panels(change: Change, scene: Scene) -> Change:
    """The change, its way firm where it is told of one cell, or one mean, of two panels, and is wrong."""
    clause = change.clause
    if len(scene.grids) == _PANELS and _compares_gains(change, scene):
        return replace(change, guarded=True)
    if len(scene.grids) != _PANELS or not (_is_alone(clause, scene) and _tells_panels(clause, scene)):
        return change
    ways = [way for way in _ways(change, scene) if _is_of_panels(way)]
    if len(ways) != 1 or not _is_wrong(change, ways[0]):
        return change
    clause.read.add("panel gain")
    in_a_word = change.mode == "factor" and not change.amount.bound
    firm = replace(ways[0], firm=True)
    return replace(change, comparison=None, ways=[firm], unsure=False, narrowed=False, loose=in_a_word)


def _compares_gains(change: Change, scene: Scene) -> bool:
    """ "A on P gains 4 points more than B on Q", of two panels: the gains differ by so much, and not the values."""
    told, clause = change.comparison, change.clause
    if told is None or not (told.left.refs and told.right.refs) or not clause.has("COMPARATIVE"):
        return False
    gains = any(p.type == "DIFFERENCE" and getattr(p, "value", "") in _MOVING for p in clause.phrases)
    return gains and not any(scene.panels_named(ref) for ref in clause.refs())


def _ways(change: Change, scene: Scene) -> list[Way]:
    """The ways of a change; those between the panels where it names only one of them."""
    if change.comparison is None:
        return change.ways
    sides = change.comparison.left, change.comparison.right
    other = sides[1]
    if not sides[0].refs or other.refs or other.others or other.function or other.part:
        return []
    if change.ways:
        return change.ways
    one, two = (scene.filled(panel) for panel in range(_PANELS))
    return list(ways_of_panels(one, two, change.clause.refs(), "", scene, ordered=True))


def _is_of_panels(way: Way) -> bool:
    """Whether a way leads from one cell of a panel, or what sums it up, to that of the other panel."""
    ends = [spot for pair in way.pairs for spot in pair]
    apart = len({spot.grid.index for spot in ends}) == _PANELS
    return len(way.pairs) == 1 and apart and all(map(_is_one, ends))


def _is_one(spot: Spot) -> bool:
    single = len(spot.rows) == 1 and len(spot.columns) == 1
    return single != bool(spot.function)


def _is_alone(clause: Clause, scene: Scene) -> bool:
    """Whether nothing but the clause says where, and whence, the change is."""
    if clause.is_data or clause.heads or clause.lead or any(clauses_before(clause, scene.text)):
        return False
    numbers = len(clause.of("AMOUNT")) + len(clause.of("FACTOR"))
    return numbers == 1 and all(_is_plain(clause, at, scene) for at in range(len(clause.phrases)))


def _is_plain(clause: Clause, at: int, scene: Scene) -> bool:
    phrase = clause.phrases[at]
    if phrase.type in ("COMMA", "JOIN"):
        front = clause.phrases[at - 1] if at else None
        return at < 3 and (front is None or _names_panel(front, scene) or front.type == "AGGREGATE")
    if isinstance(phrase, Superlative):
        return phrase.count is None and phrase.rank == 1
    if isinstance(phrase, Scope):
        return phrase.quantifier == "all" and not phrase.others and clause.has("AGGREGATE")
    if phrase.type == "PREPOSITION" and _is_followed_by_number(clause.phrases, at):
        return key_of(phrase) in words("function_words", "of_number")  # "by over 10 points"
    if phrase.type in _KNOWN:
        return True
    if phrase.type not in ("UNKNOWN", "TRAINED") or not isinstance(phrase, Word):
        return False
    known = is_thing(phrase) or _is_treatment(phrase, scene) or phrase.key in scene.names.value_nouns
    return known or _is_unit(clause.phrases, at, scene)


def _is_followed_by_number(phrases: Sequence[Phrase], at: int) -> bool:
    return at + 1 < len(phrases) and isinstance(phrases[at + 1], Amount)


def _is_unit(phrases: Sequence[Phrase], at: int, scene: Scene) -> bool:
    """ "By 3.1 BLEU points": what is measured, and the word for its distances."""
    front = phrases[at - 1] if at else None
    key = key_of(phrases[at])
    if isinstance(front, Amount):
        return key in RELATIVE_UNITS or is_introduced(scene, key)
    return key in RELATIVE_UNITS and at > 1 and isinstance(phrases[at - 2], Amount)


def _is_treatment(phrase: Phrase, scene: Scene) -> bool:
    """Whether a word tells by what the panels differ: in a title, or behind "after" in the introduction."""
    if phrase.type not in ("UNKNOWN", "TRAINED") or not isinstance(phrase, Word):
        return False
    if treated_panel(phrase.key, scene) is not None:
        return True
    later = words("comparisons", "afterwards")
    return scene.names.tells_times and any(is_introduced_with(scene, word, phrase.key) for word in later)


def _names_panel(phrase: Phrase, scene: Scene) -> bool:
    return isinstance(phrase, Ref) and bool(scene.panels_named(phrase))


def _tells_panels(clause: Clause, scene: Scene) -> bool:
    """Whether the change can only be that from one panel to the other."""
    phrases = clause.phrases
    moves = [p for p in phrases if p.type == "DIFFERENCE" and getattr(p, "value", "") in _MOVING]
    multiplies = [p for p in phrases if p.type == "FACTOR" and getattr(p, "key", "").endswith(("s", "ed"))]
    orders = [at for at, p in enumerate(phrases) if p.type == "COMPARATIVE" and not _bounds(phrases, at)]
    named = [at for at, p in enumerate(phrases) if _names_panel(p, scene)]
    if orders:  # "is 3 points higher in B"
        return len(orders) == 1 and len(named) == 1 and named[0] > orders[0] and not moves
    if len(moves) + len(multiplies) != 1 or len(named) > 1:
        return False
    return scene.names.tells_times or any(_is_treatment(phrase, scene) for phrase in phrases)


def _bounds(phrases: Sequence[Phrase], at: int) -> bool:
    """ "More than triples"."""
    return phrases[at + 1 : at + 2] != [] and phrases[at + 1].type == "FACTOR"


def _is_wrong(change: Change, way: Way) -> bool:
    """Whether the two ends are not so far apart, whichever is the first."""
    one, two = way.pairs[0]
    left, right = one.number(), two.number()
    if left is None or right is None:
        return False
    plain = replace(change, sign=0)
    ends = ((left, right), (right, left))
    return all(
        judge_step(plain, first[0], second[0], (first[1], second[1]), ()).truth is False
        for first, second in ends
    )
