"""Assertions: clauses that say something of all, some, none or a number of values.

"No cell exceeds 0.3", "three of the twelve off-diagonal values are negative", "the NLI row stays
between 0.1 and 0.3": a subject (whose values, how many) and a predicate (what is said of each).
They become claims of the kinds threshold, count, range and diagonal.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from heatparse.claims.counts.assertion_parts import goes_on, is_restricted, narrows, parts_here, takes_up
from heatparse.claims.counts.assertion_subjects import (
    has_open_heads,
    has_subject,
    is_called_range,
    is_direct,
    names_place,
    owns_unknown,
    places_before,
    set_aside_before,
    spans_labels,
    speaks_of_stated,
)
from heatparse.claims.counts.leftovers import stands_for_cell
from heatparse.claims.counts.predicates import Predicate
from heatparse.claims.counts.predications import find_predicates, until_colon, without_middle, without_size
from heatparse.claims.counts.presences import find_coloring, find_presence
from heatparse.claims.counts.quantifiers import ALL
from heatparse.claims.counts.subject_phrases import SubjectReader
from heatparse.claims.counts.subjects import Subject
from heatparse.claims.gates import may_join_predicates
from heatparse.claims.language.brackets import Brackets, strip_brackets
from heatparse.claims.language.guards import GUARDS, has_guards
from heatparse.claims.language.metrics import holds_data, sides_of
from heatparse.claims.language.phrases import Phrase, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.units import is_share_of_counts, measures_fit
from heatparse.claims.language.whole_numbers import is_whole_number
from heatparse.claims.language.words import Word
from heatparse.claims.parts.antecedents import is_bare_scope
from heatparse.claims.places.places import PlaceReader
from heatparse.claims.places.scopes import slices_of
from heatparse.claims.places.slices import Slice
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.phrases import words
from heatparse.records import Record

# What a part between commas must hold to say something of values.
_SIGNS = frozenset(("positive", "negative", "zero", "nonzero", "near"))
_SAYING = frozenset(("AMOUNT", "SIGN", "COMPARATIVE"))
_QUANTIFYING = frozenset(("SCOPE", "NEGATION", "CARDINAL", "PART", "FACTOR"))
_HUED = frozenset(("HEDGE", "SCOPE", "COLOUR", "COMMA", "UNKNOWN"))  # of how some cells look
_LINE_SIZE = 3  # phrases of "depending on the row,"
_SIZES = frozenset(("above", "at_least", "reach", "below", "at_most", "within"))


class Assertion(Record):
    """What a clause asserts, and the slices that it speaks of: one list a reading, a slice a panel."""

    clause: Clause
    subject: Subject
    predicate: Predicate
    readings: list[list[Slice]]
    certain: bool  # nothing in it is unknown: it may be refuted
    sides: frozenset[str] = frozenset()  # the axes that the counted noun names
    listed: bool = False  # it speaks of what is stated, however little that is
    direct: bool = False  # "the values lie between …": as good as "all values"

    noun_sides: frozenset[str] = frozenset()  # the same of the noun that is counted in each line
    grids: tuple[Grid, ...] = ()  # of all panels, where it is said of one of them alone
    of_cells: bool = False  # what is counted is what each cell holds: "four runs", "three of the transitions"

    @property
    def first_reading(self) -> list[Slice]:
        """The likeliest one: a slice a panel."""
        return self.readings[0]

    @property
    def first(self) -> Slice:
        return self.readings[0][0]


def find_assertions(clause: Clause, scene: Scene) -> list[Assertion]:
    """The assertions of a clause: that of the whole, or else those of its parts between commas."""
    if not clause.has("AMOUNT", "SIGN", "COLOUR") and not (
        clause.has("CARDINAL", "SCOPE", "PART") and find_presence(clause.phrases) is not None
    ):
        return []
    if (clause.is_data and holds_data(clause, scene)) or _is_of_axes(clause):
        return []
    if any(one.type == "SIGN" and two.type == "HAVE" for one, two in pairwise(clause.phrases)):
        return []  # "has a positive record against A": a noun that looks like a verb
    main, inside = strip_brackets(_without_reason(clause.phrases))
    example = _example(clause, scene, main, inside)
    whole = example or _read(clause, scene, main, inside)
    if whole is not None:
        return [whole]
    if not inside and may_join_predicates(main):
        from heatparse.claims.parts.coordination import (
            distributed,  # loaded where there may be two predicates
        )

        both = [_read(clause, scene, phrases, {}) for phrases in distributed(main)]
        if both and all(both):
            return [found for found in both if found is not None]
    return list(_parts(clause, scene, main, inside))


def _without_reason(phrases: list[Phrase]) -> list[Phrase]:
    """ "The cell is empty because nobody sells there": without what is no statement about the values."""
    reasons = words("symmetry", "given_reasons")
    at = next((at for at, phrase in enumerate(phrases) if key_of(phrase) in reasons), len(phrases))
    quantified = any(phrase.type == "SCOPE" for phrase in phrases[at + 1 : at + 2])
    telling = any(phrase.type in _SAYING for phrase in phrases[at:])
    return phrases[:at] if quantified and at > 1 and not telling else phrases


def _is_of_axes(clause: Clause) -> bool:
    """ "A is given on the y-axis and B on the x-axis, both from 0 to 7": what the axes list, and no values."""
    axes = [p for p in clause.of("DIMENSION") if isinstance(p, Word) and p.value == "axis"]
    return len(axes) > 1 and not clause.has("MEASURE", "PART")


def find_partial_assertions(clause: Clause, scene: Scene) -> list[Assertion]:
    """The assertions that parts of a clause make by themselves."""
    return list(_parts(clause, scene, *strip_brackets(clause.phrases)))


def _parts(clause: Clause, scene: Scene, main: list[Phrase], inside: Brackets) -> Iterator[Assertion]:
    """ "The diagonal leads, with all values above 0.9": each part that asserts something by itself."""
    behind, sized = _behind_size(main)
    inside = {at - behind: held for at, held in inside.items() if at >= behind}
    main = main[behind:]
    joints = [at for at in range(len(main)) if parts_here(main, at)]
    if not joints:
        return
    earlier: Assertion | None = None
    for start, end in zip([0, *(at + 1 for at in joints)], [*joints, len(main)], strict=True):
        part, before = main[start:end], main[: max(0, start - 1)]
        if not any(phrase.type in _SAYING for phrase in part):
            continue
        brackets = {at - start: held for at, held in inside.items() if start <= at < end}
        if before and is_bare_scope(part) and any(phrase.type in ("CARDINAL", "COLON") for phrase in before):
            continue  # "three cells …, all at 0.9": all of those
        found = _read(clause, scene, part, brackets, before)
        if found is None or not _may_stand_alone(found, before):
            continue
        if earlier is not None and goes_on(found.subject, earlier.subject, part):
            found = _read(clause, scene, part, brackets, before, earlier.subject) or found
        following = main[end + 1].type if end + 1 < len(main) else ""
        conditioned = bool(before) and before[0].type in ("HEDGE", "CONDITION")
        types = {phrase.type for phrase in before}
        if conditioned and "COLOUR" in types and types <= _HUED:
            conditioned = False  # "almost uniformly green, with values that range from …"
        conditioned |= any(phrase.type in ("EXCEPTION", "CONDITION") for phrase in before)
        narrowed = earlier is None and narrows(before) and not takes_up(before, part)
        if narrowed and found.predicate.relation == "within" and found.subject.quantifier == ALL:
            found.predicate.spanning, found.certain, narrowed = True, False, False  # both ends bear it out
        conditioned |= is_restricted(before)
        if conditioned or narrowed or following in GUARDS - {"NEGATION"}:
            found.subject.guarded = True  # "if …, all", "for 5 operands, all", ", except for NLI"
        found.predicate.absolute |= sized and found.predicate.relation in _SIZES
        earlier = found
        yield found


def _behind_size(main: list[Phrase]) -> tuple[int, bool]:
    """ "In absolute terms, three pairs …": where the parts begin, and whether all of them are of sizes."""
    end = next((at for at, phrase in enumerate(main) if phrase.type in ("COMMA", "JOIN")), 0)
    sized = bool(end) and not without_size(main[:end])
    return (end + 1, True) if sized else (0, False)


def _may_stand_alone(found: Assertion, before: list[Phrase]) -> bool:
    """Whether a part asserts something by itself: all of it, a range, or what begins the clause."""
    told = found.subject.said or found.predicate.relation == "within"
    return told or (not before and found.subject.is_narrowed)


def _may_quantify(main: list[Phrase]) -> bool:
    """Whether phrases hold a quantifier, or speak of the diagonal."""
    return any(phrase.type in _QUANTIFYING for phrase in main) or sum(p.type == "AMOUNT" for p in main) > 1


def _is_within_scope(clause: Clause, main: list[Phrase], sized: frozenset[str]) -> bool:
    """ "Every absolute coefficient": a word that the phrase of the quantifier took in."""
    scopes = [phrase for phrase in main if phrase.type == "SCOPE"]
    return any(
        word.key in sized and any(scope.start < word.start < scope.end for scope in scopes)
        for word in clause.words
    )


def _read(
    clause: Clause, scene: Scene, main: list[Phrase], inside: Brackets,
    before: list[Phrase] | None = None, earlier: Subject | None = None,
) -> Assertion | None:  # fmt: skip
    """The assertion that some phrases make. `before` are those in front, which may name its places."""
    over_lines = _depends_on_line(main[:2]) and len(main) > _LINE_SIZE and main[2].type in ("COMMA", "JOIN")
    if over_lines:
        main, inside = main[_LINE_SIZE:], {at - _LINE_SIZE: held for at, held in inside.items()}
    if inside and clause.says(words("assertions", "bands")):
        from heatparse.claims.counts.predicate_brackets import (
            without_band,  # loaded where a bracket may tell a band
        )

        main, inside = without_band(main, inside)
    sized = words("assertions", "absolute")
    absolute = clause.says(sized) or any(key_of(phrase) in sized for phrase in main)
    plain = without_size(main) if absolute else main
    absolute = len(plain) < len(main) or (absolute and _is_within_scope(clause, main, sized))
    if absolute and inside:
        return None
    predicates = find_predicates(main := plain, _numbered_axes(scene))
    if predicates and key_at(main, predicates[-1].last) in words("assertions", "either_way"):
        return None  # "all pairs above 0.8 involve A": where they are
    if predicates:
        main = until_colon(main, predicates[0])
        predicates = [predicate for predicate in predicates if predicate.last <= len(main)]
    else:
        main, inside, predicates = _with_predicates(main, inside)
    chosen = None
    if len(predicates) == 2 and _tells_exception(main, *predicates):
        main, predicates = main[: predicates[1].first], predicates[:1]
    if len(predicates) == 2:
        predicates = without_middle(main, *predicates) or predicates
    if len(predicates) == 2 and _is_attribute(main, predicates[0]):
        from heatparse.claims.counts.predicate_brackets import (
            without_attribute,  # loaded where a sign chooses among values
        )

        chosen = predicates[0]
        main, inside = without_attribute(main, inside, chosen)
        predicates = find_predicates(main, _numbered_axes(scene))
    if len(predicates) != 1:
        return None
    predicate = predicates[0]
    predicate.absolute |= absolute
    if predicate.relation == "within" and _depends_on_line(main[predicate.last :]):
        main = main[: predicate.last]
    front = [*(before or ()), *main[: predicate.first]]
    if not predicate.first and any(p.type == "NEGATION" for p in main[predicate.last :]):
        return None  # "fewer than 5% of the children in A were never vaccinated": of all the others
    if (predicate.absolute and predicate.relation not in _SIZES) or spans_labels(front, predicate, scene):
        return None
    if predicate.relation in ("equal", "reach") and not _may_quantify(main):
        return None  # the value of a cell
    if inside:
        from heatparse.claims.counts.predicate_brackets import (
            with_lists,  # loaded where a bracket may list places
        )

        main, inside = with_lists(main, inside, predicate)
    subject = SubjectReader(clause, scene, main, inside, before).read(predicate)
    if subject is None or not _settle_sign(subject, predicate, main):
        return None
    subject.said |= over_lines
    told = subject.said or subject.negated or predicate.negated  # "nothing lies below 0.2 or above 0.8"
    predicate.spanning |= predicate.relation == "within" and not told and is_called_range(clause)
    if before is not None and not names_place(subject, before):
        subject.places = places_before(scene, before, subject.places)
        subject.unknown |= owns_unknown(scene, before)
    elif before is not None:
        set_aside_before(before, subject.places)
    earlier = earlier or _earlier(clause, scene, subject)
    if earlier is not None:
        subject.noun, subject.places = earlier.noun, earlier.places
    elif _counts_on(clause, subject, main):
        subject.guarded = True
    if subject.universal and any(ref.either for ref in subject.places.refs):
        subject.guarded = True  # "all correlate negatively with A or B": one of them is enough
    if subject.quantifier.kind == "none" and len(scene.grids) > 1 and _is_of_each_panel(main, scene):
        subject.every_panel, subject.in_all = True, False
    if subject.quantifier.kind == "none" and subject.in_all:
        subject.guarded = True  # "no head exceeds 0.3 in all panels": there may be one that does in some
    if subject.quantifier.kind == "none" and not subject.whole:
        subject.quantifier, subject.universal = ALL, True
        predicate.negated = not predicate.negated
    predicate.negated ^= subject.negated
    found = slices_of(clause, scene, subject)
    if chosen is not None:
        found = [[_chosen(piece, chosen) for piece in slices] for slices in found]
    listed, direct = speaks_of_stated(clause, scene), is_direct(main, predicate)
    if found and is_share_of_counts(predicate, found):
        return None
    if not found or not (direct or has_subject(subject, predicate, clause, found[0])):
        return None
    certain = (
        not subject.unknown
        and not has_open_heads(clause, scene, subject, predicate, found[0][0])
        and (predicate.relation != "stated" or subject.places.part != "all")
        and measures_fit(main, predicate, scene, found)
    )
    noun = subject.noun
    sides = _sides(scene, subject.per or noun)
    sole = subject.only and subject.only_ref is not None and subject.only_ref.is_panel
    grids = tuple(scene.grids.all()) if sole else ()
    return Assertion(
        clause, subject, predicate, found, certain, sides, listed, direct, _sides(scene, noun), grids,
        noun is not None and stands_for_cell(scene, noun),
    )  # fmt: skip


def _is_of_each_panel(main: list[Phrase], scene: Scene) -> bool:
    from heatparse.claims.counts.panels_told import of_each_panel  # loaded where there are several panels

    return of_each_panel(main, scene)


def _depends_on_line(behind: list[Phrase]) -> bool:
    """ "Varies between 0.1 and 0.4 depending on the model": over all of them."""
    types = [phrase.type for phrase in behind]
    return types == ["CONDITION", "AXISNOUN"] and key_of(behind[0]) in words("assertions", "depending")


def _tells_exception(main: list[Phrase], first: Predicate, second: Predicate) -> bool:
    """ "All are under 25 except for A with 31": the number of the exception."""
    between = main[first.last : second.first]
    return second.relation == "equal" and any(phrase.type == "EXCEPTION" for phrase in between)


def _sides(scene: Scene, noun: Word | None) -> frozenset[str]:
    return sides_of(scene, noun.key) if noun is not None and noun.type == "UNKNOWN" else frozenset()


def _chosen(piece: Slice, chosen: Predicate) -> Slice:
    """The slice with the values that an attribute chooses."""
    others = {(v.row, v.column) for v in piece.values if not chosen.test(v, piece.grid)}
    return piece._replace(without=piece.without | others)


def _with_predicates(main: list[Phrase], inside: Brackets) -> tuple[list[Phrase], Brackets, list[Predicate]]:
    """ "Consistently low (0.1–0.2)": a bracketed number as the predicate; else that values are there."""
    if inside:
        from heatparse.claims.counts.predicate_brackets import (
            bracketed_predicate,  # loaded where a bracket may tell the predicate
        )

        bracketed = bracketed_predicate(main, inside)
        if bracketed is not None:
            return bracketed
    found = find_presence(main) or find_coloring(main)
    if found is None:
        return main, inside, []
    return until_colon(main, found), inside, [found]


def _is_attribute(main: list[Phrase], predicate: Predicate) -> bool:
    if predicate.relation not in ("positive", "negative"):
        return False
    from heatparse.claims.counts.predicate_brackets import (
        is_attribute,  # loaded where a sign may choose among values
    )

    return is_attribute(main, predicate)


def _settle_sign(subject: Subject, predicate: Predicate, main: list[Phrase]) -> bool:
    if predicate.relation not in _SIGNS or predicate.low is not None:
        return True
    from heatparse.claims.counts.signs import settle_sign  # loaded where a sign is told

    return settle_sign(subject, predicate, main)


def _example(clause: Clause, scene: Scene, main: list[Phrase], inside: Brackets) -> Assertion | None:
    """ "Negative values (e.g., A vs B) indicate …", "A -> B: 0.02 (still positive)": the sign of a cell."""
    signs = [at for at, phrase in enumerate(main) if phrase.type == "SIGN"]
    held = [phrase for phrases in inside.values() for phrase in phrases]
    if len(signs) == 1 and any(phrase.type == "EXAMPLE" for phrase in held):
        refs = PlaceReader(scene, held, {}, set()).read()
        source, at = main, signs[0]
    elif not signs and sum(phrase.type == "SIGN" for phrase in held) == 1 and not has_guards(held):
        refs = PlaceReader(scene, main, {}, set()).read()
        source, at = held, next(at for at, phrase in enumerate(held) if phrase.type == "SIGN")
    else:
        return None
    found = find_predicates(source[at : at + 1])
    if len(refs.pairs) != 1 or refs.refs or not found:
        return None
    subject = Subject(places=refs, said=True)
    slices = slices_of(clause, scene, subject)
    return (
        Assertion(clause, subject, found[0], slices, certain=True) if slices and slices[0][0].values else None
    )


@lru_cache(maxsize=2)
def _numbered_axes(scene: Scene) -> frozenset[str]:
    """The axes with numbers for categories."""
    return frozenset(axis for axis in "xy" if scene.names.numbered(axis))


def _counts_on(clause: Clause, subject: Subject, main: list[Phrase]) -> bool:
    """ "Five nodes are green, two are amber": a bare number goes on with things that were not understood."""
    bare = subject.quantifier.counts and subject.noun is None and not subject.is_narrowed
    before = clause.before
    if not bare or before is None or not before.phrases or len(main) < 2 or main[1].type != "BE":
        return False
    number = before.phrases[0]
    return number.type == "CARDINAL" or is_whole_number(number)


def _earlier(clause: Clause, scene: Scene, subject: Subject) -> Subject | None:
    """The subject of the clause before, where a bare number goes on with it."""
    if (
        clause.before is None
        or not subject.quantifier.counts
        or subject.noun is not None
        or subject.is_narrowed
    ):
        return None
    found = [assertion.subject for assertion in find_assertions(clause.before, scene)]
    return next((earlier for earlier in found if goes_on(subject, earlier)), None)
