"""Assertions: clauses that say something of all, some, none or a number of values.

"No cell exceeds 0.3", "three of the twelve off-diagonal values are negative", "the NLI row stays
between 0.1 and 0.3": a subject (whose values, how many) and a predicate (what is said of each).
They become claims of the kinds threshold, count, range and diagonal.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from heatparse.claims.antecedents import is_bare_scope
from heatparse.claims.brackets import strip_brackets
from heatparse.claims.metrics import holds_data, is_introduced, is_measured, sides_of
from heatparse.claims.phrases import Amount, Phrase, Ref, Scope, Superlative
from heatparse.claims.places import PlaceReader, Places
from heatparse.claims.predicates import Predicate
from heatparse.claims.predications import (
    find_coloring,
    find_predicates,
    find_presence,
    predicate_of,
    without_middle,
    without_size,
)
from heatparse.claims.quantifiers import ALL, SOME
from heatparse.claims.scene import GUARDS, Scene
from heatparse.claims.scopes import slices_of
from heatparse.claims.sentences import Clause
from heatparse.claims.slices import Slice
from heatparse.claims.subjects import Subject, SubjectReader
from heatparse.claims.words import Word
from heatparse.grid import Grid
from heatparse.phrases import words

_VERBS = frozenset(("BE", "HAVE", "OCCUR", "DIFFERENCE", "SHARE"))
# What a part between commas must hold to say something of values.
_SAYING = frozenset(("AMOUNT", "SIGN", "COMPARATIVE"))
_QUANTIFYING = frozenset(("SCOPE", "NEGATION", "CARDINAL", "PART", "FACTOR"))
_SIZES = frozenset(("above", "at_least", "reach", "below", "at_most", "within"))
_SIGNS = frozenset(("positive", "negative", "zero", "nonzero", "near"))
Brackets = dict[int, list[Phrase]]


@dataclass(slots=True)
class Assertion:
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
    if clause.is_data and holds_data(clause, scene):
        return []
    main, inside = strip_brackets(clause.phrases)
    example = _example(clause, scene, main, inside)
    whole = example or _read(clause, scene, main, inside)
    if whole is not None:
        return [whole]
    return list(_parts(clause, scene, main, inside))


def find_partial_assertions(clause: Clause, scene: Scene) -> list[Assertion]:
    """The assertions that parts of a clause make by themselves."""
    return list(_parts(clause, scene, *strip_brackets(clause.phrases)))


def _parts(clause: Clause, scene: Scene, main: list[Phrase], inside: Brackets) -> Iterator[Assertion]:
    """ "The diagonal leads, with all values above 0.9": each part that asserts something by itself."""
    joints = [at for at in range(len(main)) if _parts_here(main, at)]
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
        if found is None or not (found.subject.said or found.predicate.relation == "within"):
            continue
        if earlier is not None and _goes_on(found.subject, earlier.subject):
            found = _read(clause, scene, part, brackets, before, earlier.subject) or found
        following = main[end + 1].type if end + 1 < len(main) else ""
        conditioned = bool(before) and before[0].type in ("HEDGE", "CONDITION")
        conditioned |= any(phrase.type in ("EXCEPTION", "CONDITION") for phrase in before)
        narrowed = earlier is None and _narrows(before)
        if conditioned or narrowed or following in GUARDS - {"NEGATION"}:
            found.subject.guarded = True  # "if …, all", "for 5 operands, all", ", except for NLI"
        earlier = found
        yield found


def _may_quantify(main: list[Phrase]) -> bool:
    """Whether phrases hold a quantifier, or speak of the diagonal."""
    return any(phrase.type in _QUANTIFYING for phrase in main) or sum(p.type == "AMOUNT" for p in main) > 1


def _narrows(before: list[Phrase]) -> bool:
    """Whether what stands in front is no statement but a place that was not understood: "for 5 operands"."""
    if any(phrase.type in _VERBS or isinstance(phrase, Superlative) for phrase in before):
        return False
    return any(phrase.type in ("AMOUNT", "UNKNOWN", "AXISNOUN", "POSITION", "AREA") for phrase in before)


def _parts_here(main: list[Phrase], at: int) -> bool:
    """Whether a comma, or an "and" in front of a new subject, stands here."""
    following = main[at + 1].type if at + 1 < len(main) else ""
    return main[at].type == "COMMA" or (
        main[at].type == "AND" and following in ("CARDINAL", "SCOPE", "NEGATION")
    )


def _goes_on(subject: Subject, earlier: Subject) -> bool:
    """ "Two of the pairs lie above 0.6 and one lies below 0.5": what one counts was said before."""
    counts = subject.quantifier.counts and earlier.quantifier.counts
    return counts and subject.noun is None and not subject.is_narrowed


def _read(
    clause: Clause, scene: Scene, main: list[Phrase], inside: Brackets,
    before: list[Phrase] | None = None, earlier: Subject | None = None,
) -> Assertion | None:  # fmt: skip
    """The assertion that some phrases make. `before` are those in front, which may name its places."""
    absolute = clause.says(words("assertions", "absolute"))
    plain = without_size(main) if absolute else main
    absolute = len(plain) < len(main)
    if absolute and inside:
        return None
    predicates = find_predicates(main := plain, _numbered_axes(scene))
    if predicates:
        main = _until_colon(main, predicates[0])
        predicates = [predicate for predicate in predicates if predicate.last <= len(main)]
    else:
        main, inside, predicates = _from_brackets(main, inside)
    chosen = None
    if len(predicates) == 2:
        predicates = without_middle(main, *predicates) or predicates
    if len(predicates) == 2 and _is_attribute(main, predicates[0]):
        chosen = predicates[0]
        main, inside = _without(main, inside, chosen)
        predicates = find_predicates(main, _numbered_axes(scene))
    if len(predicates) != 1:
        return None
    predicate = predicates[0]
    predicate.absolute = absolute
    if absolute and predicate.relation not in _SIZES:
        return None
    if predicate.relation in ("equal", "reach") and not _may_quantify(main):
        return None  # the value of a cell
    main, inside = _with_lists(main, inside, predicate)
    subject = SubjectReader(clause, scene, main, inside, before is not None).read(predicate)
    if subject is None or not _settle_sign(subject, predicate, main):
        return None
    if before is not None and not subject.is_narrowed:
        subject.places = _places_before(scene, before)
    earlier = earlier or _earlier(clause, scene, subject)
    if earlier is not None:
        subject.noun, subject.places = earlier.noun, earlier.places
    if subject.quantifier.kind == "none" and subject.in_all:
        subject.guarded = True  # "no head exceeds 0.3 in all panels": there may be one that does in some
    if subject.quantifier.kind == "none" and not subject.whole:
        subject.quantifier, subject.universal = ALL, True
        predicate.negated = not predicate.negated
    predicate.negated ^= subject.negated
    found = slices_of(clause, scene, subject)
    if chosen is not None:
        found = [[_chosen(piece, chosen) for piece in slices] for slices in found]
    listed, direct = _speaks_of_stated(clause, scene), _is_direct(main, predicate)
    if not found or not (direct or _has_subject(subject, predicate, clause, found[0])):
        return None
    certain = (
        not subject.unknown
        and (predicate.relation != "stated" or subject.places.part != "all")
        and _measures_fit(main, predicate, scene, found)
    )
    noun = subject.noun
    sides = _sides(scene, subject.per or noun)
    return Assertion(clause, subject, predicate, found, certain, sides, listed, direct, _sides(scene, noun))


def _sides(scene: Scene, noun: Word | None) -> frozenset[str]:
    return sides_of(scene, noun.key) if noun is not None and noun.type == "UNKNOWN" else frozenset()


def _is_attribute(main: list[Phrase], predicate: Predicate) -> bool:
    """ "All negative values lie above …": a sign in front of the noun chooses among the values."""
    following = main[predicate.last] if predicate.last < len(main) else None
    if following is None or predicate.relation not in ("positive", "negative") or predicate.low is not None:
        return False
    if any(phrase.type in _VERBS for phrase in main[: predicate.first]):
        return False
    return following.type in ("MEASURE", "PART") or (
        isinstance(following, Word) and following.type == "DIMENSION" and following.value == "cell"
    )


def _without(main: list[Phrase], inside: Brackets, chosen: Predicate) -> tuple[list[Phrase], Brackets]:
    size = chosen.last - chosen.first
    shifted = {(key if key < chosen.first else key - size): held for key, held in inside.items()}
    return [*main[: chosen.first], *main[chosen.last :]], shifted


def _chosen(piece: Slice, chosen: Predicate) -> Slice:
    """The slice with the values that an attribute chooses."""
    others = {(v.row, v.column) for v in piece.values if not chosen.test(v, piece.grid)}
    return piece._replace(without=piece.without | others)


def _is_direct(main: list[Phrase], predicate: Predicate) -> bool:
    """ "The values lie between 0.1 and 0.3": a range for values that are the subject."""
    nouns = any(phrase.type == "MEASURE" for phrase in main[: predicate.first])
    return predicate.relation == "within" and bool(predicate.verb) and nouns


def _until_colon(main: list[Phrase], predicate: Predicate) -> list[Phrase]:
    """The phrases up to a colon behind the predicate: what follows lists or explains."""
    for at in range(predicate.last, len(main)):
        if main[at].type == "COLON":
            return main[:at]
    return main


def _speaks_of_stated(clause: Clause, scene: Scene) -> bool:
    """ "All values given", "no listed value"."""
    tokens = scene.draft.tokens.between(clause.start, clause.end)
    return any(token[3] in words("assertions", "stated") for token in tokens)


def _example(clause: Clause, scene: Scene, main: list[Phrase], inside: Brackets) -> Assertion | None:
    """ "Negative values (e.g., A vs B) indicate …", "A -> B: 0.02 (still positive)": the sign of a cell."""
    signs = [at for at, phrase in enumerate(main) if phrase.type == "SIGN"]
    held = [phrase for phrases in inside.values() for phrase in phrases]
    if len(signs) == 1 and any(phrase.type == "EXAMPLE" for phrase in held):
        refs = PlaceReader(scene, held, {}, set()).read()
        source, at = main, signs[0]
    elif not signs and sum(phrase.type == "SIGN" for phrase in held) == 1 and not _has_guards(held):
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


def _has_guards(phrases: list[Phrase]) -> bool:
    return any(phrase.type in GUARDS for phrase in phrases)


@lru_cache(maxsize=2)
def _numbered_axes(scene: Scene) -> frozenset[str]:
    """The axes with numbers for categories."""
    return frozenset(axis for axis in "xy" if scene.names.numbered(axis))


def _from_brackets(main: list[Phrase], inside: Brackets) -> tuple[list[Phrase], Brackets, list[Predicate]]:
    """ "Consistently low (0.1–0.2)": a bracketed number as the predicate; else that values are there."""
    for at, held in inside.items():
        amounts = [phrase for phrase in held if isinstance(phrase, Amount)]
        rest = {phrase.type for phrase in held} - {"AMOUNT", "COLOUR", "COMMA"}
        if len(amounts) != 1 or rest or at < 0 or isinstance(main[at], Ref):
            continue
        longer = [*main[: at + 1], amounts[0], *main[at + 1 :]]
        shifted = {(key if key <= at else key + 1): value for key, value in inside.items() if key != at}
        return longer, shifted, [predicate_of(amounts[0], at + 1)]
    found = find_presence(main) or find_coloring(main)
    if found is None:
        return main, inside, []
    return _until_colon(main, found), inside, [found]


def _with_lists(main: list[Phrase], inside: Brackets, predicate: Predicate) -> tuple[list[Phrase], Brackets]:
    """ "Both columns (A and B) stay below 0.2": a bracketed list in front of the predicate is the place."""
    for at, held in inside.items():
        is_list = {phrase.type for phrase in held} == {"REF"} and len(held) == 1
        if not is_list or not 0 <= at < predicate.first or isinstance(main[at], Ref | Amount):
            continue
        if (
            any(isinstance(phrase, Ref) and not phrase.is_panel for phrase in main[:at])
            or main[0].type != "SCOPE"
        ):
            continue
        predicate.first, predicate.last = predicate.first + 1, predicate.last + 1
        shifted = {(key if key <= at else key + 1): value for key, value in inside.items() if key != at}
        return [*main[: at + 1], held[0], *main[at + 1 :]], shifted
    return main, inside


def _places_before(scene: Scene, before: list[Phrase]) -> Places:
    places = PlaceReader(scene, before, {}, set()).read()
    return places if not places.pairs else Places()


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
    return next((earlier for earlier in found if _goes_on(subject, earlier)), None)


def _settle_sign(subject: Subject, predicate: Predicate, main: list[Phrase]) -> bool:
    """ "Contains negative values" needs one; "all negative values lie in …" says something else."""
    if predicate.relation not in _SIGNS or predicate.low is not None:
        return True
    if not any(phrase.type in _VERBS for phrase in main):
        return False
    if any(isinstance(p, Word) and p.key.endswith("ly") for p in main[predicate.first : predicate.last]):
        return True  # "correlates negatively with"
    following = main[predicate.last] if predicate.last < len(main) else None
    before = main[predicate.first - 1] if predicate.first else None
    if subject.only and isinstance(following, Ref) and subject.places.refs:
        subject.only_ref = subject.places.refs[-1]  # "the only positive April is that of 2019"
        return True
    if following is None or following.type not in ("MEASURE", "DIMENSION", "AXISNOUN", "UNKNOWN"):
        return True
    if before is not None and before.type == "SCOPE" and subject.quantifier == ALL:
        return False
    if subject.universal and subject.whole and predicate.verb in words("assertions", "containing"):
        subject.once = True  # "every row has a negative entry"
        return True
    if subject.only and _key(before) == "with":
        return True  # "A is the only model with a negative score"
    if subject.only:
        if predicate.verb not in words("assertions", "containing"):
            return False
        subject.only, subject.said = False, True
        return True
    sides = {ref.side for ref in subject.places.refs}
    if subject.quantifier == ALL and not subject.universal and not subject.negated and len(sides) < 2:
        subject.quantifier, subject.said = SOME, True
    return True


def _singles_out(phrase: Phrase, following: Phrase) -> bool:
    """ "Only A reaches 0.9", and not "A reaches only 0.9"."""
    return isinstance(phrase, Scope) and phrase.quantifier == "only" and isinstance(following, Ref)


def _key(phrase: Phrase | None) -> str:
    return phrase.key if isinstance(phrase, Word) else ""


def _has_subject(subject: Subject, predicate: Predicate, clause: Clause, slices: list[Slice]) -> bool:
    """Whether the text says what it speaks of. A plain number for one cell is a cell value."""
    if predicate.relation in ("equal", "reach"):
        if slices[0].is_cell and not subject.quantifier.counts:
            return False
        if subject.only and any(map(_singles_out, clause.phrases, clause.phrases[1:])):
            return True
        return subject.said or (subject.places.part != "all" and bool(predicate.verb))
    return bool(subject.said or subject.is_narrowed or clause.heads)


def _measures_fit(main: list[Phrase], predicate: Predicate, scene: Scene, found: list[list[Slice]]) -> bool:
    """Whether the clause speaks of what the cells hold, in their unit."""
    for phrase in main:
        if isinstance(phrase, Word) and phrase.type == "MEASURE" and not is_measured(scene, phrase.key):
            if predicate.relation == "colored" and phrase.key in words("legends", "shades"):
                continue
            return False
        if isinstance(phrase, Amount) and phrase.unit and not _is_unit(phrase.unit, scene):
            return False
    unit = predicate.low.unit if predicate.low is not None else None
    if unit is None:
        return True
    grid = found[0][0].grid
    if unit == "%":
        return _may_be_percent(grid) or any(is_introduced(scene, word) for word in words("scale", "percent"))
    return is_introduced(scene, unit) or any(v.cell.value.unit == unit for v in grid.values[:3])


def _may_be_percent(grid: Grid) -> bool:
    """Whether the values may be percent: whole numbers without a sign of it may as well be counts."""
    legend = grid.panel.legend
    if grid.is_percent or (legend is not None and legend.high in (1, 100)):
        return True
    return any(value.resolution < 1 for value in grid.values)


def _is_unit(unit: str, scene: Scene) -> bool:
    """Whether a unit says nothing of the scale, or is the one that the introduction gives: "latency (ms)"."""
    return unit in words("assertions", "units") or is_introduced(scene, unit)
