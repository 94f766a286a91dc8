"""Assertion subjects: whether, and where, a clause says of which values its predicate speaks."""

from __future__ import annotations

from itertools import pairwise

from heatparse.claims.counts.leftovers import is_known
from heatparse.claims.counts.predicates import Predicate
from heatparse.claims.counts.predications import VERBS
from heatparse.claims.counts.subjects import Subject
from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.passages import Places
from heatparse.claims.places.places import PlaceReader
from heatparse.claims.places.scopes import counted_axis
from heatparse.claims.places.slices import Slice
from heatparse.claims.scene import Scene
from heatparse.phrases import words


def has_subject(subject: Subject, predicate: Predicate, clause: Clause, slices: list[Slice]) -> bool:
    """Whether the text says what it speaks of. A plain number for one cell is a cell value."""
    if predicate.relation in ("equal", "reach"):
        sole = subject.only and any(map(_singles_out, clause.phrases, clause.phrases[1:]))
        if slices[0].is_cell and not subject.quantifier.counts:
            return sole and predicate.relation == "reach"  # "only A reaches 0.9 on B"
        if sole:
            return True
        return subject.said or (subject.places.part != "all" and bool(predicate.verb))
    return bool(subject.said or subject.is_narrowed or clause.heads)


def _singles_out(phrase: Phrase, following: Phrase) -> bool:
    """ "Only A reaches 0.9", and not "A reaches only 0.9"."""
    noun = following.type in ("AXISNOUN", "DIMENSION") or key_of(following) == "one"
    return isinstance(phrase, Scope) and phrase.quantifier == "only" and (isinstance(following, Ref) or noun)


def is_direct(main: list[Phrase], predicate: Predicate) -> bool:
    """ "The values lie between 0.1 and 0.3": a range for values that are the subject."""
    nouns = any(phrase.type == "MEASURE" for phrase in main[: predicate.first])
    at = predicate.first
    behind = (
        at > 1 and key_of(main[at - 2]) == "with" and main[at - 1].type == "MEASURE"
    )  # "with values between …"
    return predicate.relation == "within" and (bool(predicate.verb) or behind) and nouns


def spans_labels(before: list[Phrase], predicate: Predicate, scene: Scene) -> bool:
    """ "A is on the x-axis and B on the y-axis, both from 0 to 7": the axes, from their first label to the last.

    `before` are the phrases in front of the predicate.
    """
    if predicate.relation != "within" or predicate.low is None or predicate.high is None:
        return False
    axes = words("assertions", "axes")
    if not any(phrase.type == "DIMENSION" and key_of(phrase) in axes for phrase in before):
        return False
    ends = {predicate.low.value, predicate.high.value}
    numbers = [[number for number, _ in scene.names.numbered(axis)] for axis in "xy"]
    return any({labels[0], labels[-1]} == ends for labels in numbers if labels)


def is_called_range(clause: Clause) -> bool:
    """ "**Range of A:** its scores lie between 0.1 and 0.4": the ends are reached."""
    return clause.before is None and any(key_of(p) in words("assertions", "extents") for p in clause.lead)


def speaks_of_stated(clause: Clause, scene: Scene) -> bool:
    """ "All values given", "no listed value"."""
    tokens = scene.tokens(clause)
    return any(token[3] in words("assertions", "stated") for token in tokens)


def has_open_heads(
    clause: Clause, scene: Scene, subject: Subject, predicate: Predicate, piece: Slice
) -> bool:
    """Whether the lead names what is a row and another column: "**A:** 0.2 to 0.6"."""
    if subject.places.refs or counted_axis(subject) is not None:
        return False
    both = any(len(scene.lines(head, piece.grid)) > 1 for head in clause.heads)
    grid = piece.grid
    same = grid.is_mirrored and (predicate.relation == "within" or grid.is_complete or grid.is_half)
    crossing = piece.part == "diagonal" and piece.size == 1  # of its row and of its column
    return both and not same and not crossing


def names_place(subject: Subject, before: list[Phrase]) -> bool:
    """Whether a clause itself says where in a panel: "with none above 0.5 in the left panel" does not.

    Nor does "and from 0.2 to 0.6 in the left panel" behind what is said of a line.
    """
    if not (subject.is_narrowed and _names_panels_only(subject.places)):
        return subject.is_narrowed
    lines = any(isinstance(phrase, Ref) and not phrase.is_panel for phrase in before)
    return not (subject.quantifier.kind == "none" or (lines and subject.noun is None))


def set_aside_before(before: list[Phrase], own: Places) -> None:
    """ "Apart from the diagonal, all values of A are negative": what is set aside in front stays so."""
    front = before[0] if before else None
    if isinstance(front, Part) and front.part == "off-diagonal" and own.part == "all" and not own.pairs:
        own.part = front.part


def owns_unknown(scene: Scene, before: list[Phrase]) -> bool:
    """ "A's foibles are many, with none above 0.5": not all of A, perhaps; "A travels badly, …": all of it."""
    for at, (owner, owned) in enumerate(pairwise(before)):
        named = isinstance(owner, Ref) and not owner.is_panel and isinstance(owned, Word)
        if not named or owned.type != "UNKNOWN" or is_known(scene, owned):  # type: ignore[arg-type]
            continue
        if any(phrase.type in VERBS or isinstance(phrase, Amount) for phrase in before[at + 2 :]):
            return True
    return False


def _names_panels_only(places: Places) -> bool:
    told = places.pairs or places.block or places.part != "all" or places.without
    return not told and all(ref.is_panel for ref in places.refs)


def places_before(scene: Scene, before: list[Phrase], own: Places) -> Places:
    """The places that stand in front, without what the clause itself sets aside."""
    places = PlaceReader(scene, before, {}, set()).read()
    if places.pairs:
        return own
    if own.refs:  # a panel
        places.refs = [*(ref for ref in places.refs if not ref.is_panel), *own.refs]
    if own.without or own.without_pairs:
        places.without, places.without_pairs, places.apart = own.without, own.without_pairs, own.apart
    return places
