"""Reserves: why a statement is not held against a text although the numbers seem to refute it.

A reader of claims judges the clause that it understands. What stands around the clause may narrow
it, or give its words another meaning; then the text leaves room, and nothing is refuted.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, takewhile

from heatparse.claims.extremes.holders import subject_before
from heatparse.claims.gates import has_appended
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.metrics import fits_measure, is_introduced, sides_of
from heatparse.claims.language.phrases import (
    Amount,
    Phrase,
    Ref,
    Scope,
    Superlative,
    outside_brackets,
    phrase_key,
)
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.language.things import is_head_noun, is_strange, is_unmeasured
from heatparse.claims.language.words import Word
from heatparse.claims.parts.afterthoughts import is_second_part, is_taken_back
from heatparse.claims.places.placings import tells_values
from heatparse.claims.places.whereabouts import are_all_named, is_elsewhere, is_of_flanks
from heatparse.claims.reserves.half_read import is_half_read
from heatparse.claims.reserves.leeways import is_derived, leaves_room
from heatparse.claims.reserves.other_matters import (
    PREDICATES,
    is_in_other_terms,
    is_of_changes,
    is_of_changing_gap,
    is_of_other_measure,
    is_of_quality,
    is_of_scale,
    may_be_of_cells,
    takes_up_changes,
)
from heatparse.claims.reserves.parts_meant import may_mean_part
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words

# Kinds whose readers take only clauses of which they know every word, or that speak of no values.
_STRICT = frozenset(
    ("threshold", "range", "count", "region", "diagonal", "symmetry", "cell-value", "legend", "layout")
)
_SEVERAL = frozenset(("AXISNOUN", "DIMENSION", "UNKNOWN"))  # nouns of several rows or columns
_OF_SEVERAL = frozenset(("threshold", "range", "count", "region"))
_SETTING_ASIDE = frozenset(("EXCEPTION", "NEGATION", "RIVALS"))
_STOPS = frozenset(",.;:)")
_NEAR = 12  # characters in front of a clause
_SIDES = frozenset(("COMPARATIVE", "REF", "AXISNOUN", "COMMA"))
_PLACES = frozenset(("PREPOSITION", "RESTRICTION", "REF", "PRONOUN", "UNKNOWN"))
_SUBJECTS = PREDICATES - {"AMOUNT"} | {"PRONOUN"}
_OF_ALL = frozenset(
    ("AGGREGATE", "PREPOSITION", "SCOPE", "AXISNOUN", "DIMENSION", "COMMA", "JOIN", "BE", "HAVE")
)
_NOUNS = frozenset(("MEASURE", "AXISNOUN", "DIMENSION", "PART"))


def _counts_extremes(claim: BaseClaim, clause: Clause) -> bool:
    """ "A has two peaks, one at P and a higher one at Q": each is the highest of its neighborhood."""
    if claim.kind not in ("extremum", "comparison"):  # type: ignore[attr-defined]
        return False
    ones = 0
    for one, two in pairwise(clause.phrases):
        count = str(getattr(one, "value", "")) if one.type == "CARDINAL" else ""
        if count not in ("", "1") and two.type == "SUPERLATIVE":
            return True
        ones += count == "1"
        if ones and one.type == "COMPARATIVE" and two.type == "CARDINAL":
            return True
    return False


def _is_glossed(clause: Clause) -> bool:
    """ "In the early layers (0 and 4)": a place that a bracket spells out, which no reader took for one."""
    return clause.has("RESTRICTION") and any(
        one.type == "RESTRICTION" and two.type == "OPEN" for one, two in pairwise(clause.phrases)
    )


def is_reserved(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a refuted claim of a clause may be true in a way that its reader did not see."""
    if clause.says(words("reserves", "flanks")) and is_of_flanks(clause):
        return True
    if claim.kind in ("legend", "layout"):  # type: ignore[attr-defined]
        return False
    if any(phrase.type in _SETTING_ASIDE for phrase in clause.lead):
        return True  # "**Highest value (excluding A):** 0.8"
    if _is_beside_diagonal(clause) or _names_nothing_else(clause) or _is_glossed(clause):
        return True
    if _counts_extremes(claim, clause):
        return True
    if clause.unresolved or _points_there(clause, scene) or _is_framed(clause, scene):
        return True
    if claim.kind == "difference" and _ends_there(clause, scene):  # type: ignore[attr-defined]
        return True
    if claim.kind != "extremum" and clause.has("SUPERLATIVE"):  # type: ignore[attr-defined]
        from heatparse.claims.plain.axis_ends import leaves_end_open  # loaded where an end may be told

        if leaves_end_open(clause):
            return True
    if is_in_other_terms(clause, scene) or may_be_of_cells(claim, clause, scene):
        return True
    if "anchored" not in clause.read and _takes_up_strange(clause, scene):
        return True
    if _tells_unread(clause, scene):
        return True
    if not clause.read.isdisjoint(("band", "part", "runner-up", "gap course")):
        return False  # of which every word is understood
    of_values = claim.kind not in ("difference", "extremum")  # type: ignore[attr-defined]
    of_values = of_values and "steps" not in clause.read  # there the changes are what is spoken of
    if of_values and (is_of_changes(clause) or takes_up_changes(clause, scene)):
        return True
    if claim.kind in ("count", "threshold") and _is_joined_denial(clause):  # type: ignore[attr-defined]
        return True
    if (
        leaves_room(claim, clause, scene)
        or ("told cell" not in clause.read and is_elsewhere(claim, clause, scene))
        or are_all_named(claim, clause, scene)
        or _is_of_group(clause, scene)
        or may_mean_part(claim, clause, scene)
        or is_taken_back(claim, clause, scene)
        or is_half_read(claim, clause, scene)
    ):
        return True
    if claim.kind in ("difference", "ranking"):  # type: ignore[attr-defined]
        from heatparse.claims.reserves.told_numbers import (
            is_otherwise_told,  # loaded for what numbers may bear out
        )

        if is_otherwise_told(claim, clause, scene):
            return True
    if claim.kind == "symmetry":  # type: ignore[attr-defined]
        return clause.has("BY") or clause.says(words("reserves", "nearly")) or _has_other_axis(clause)
    if claim.kind in _STRICT and _is_nested(clause):  # type: ignore[attr-defined]
        return True
    if claim.kind in _OF_SEVERAL and _points_back(clause):  # type: ignore[attr-defined]
        return True
    if claim.kind == "count" and clause.has("SUPERLATIVE") and is_of_quality(clause, scene):  # type: ignore[attr-defined]
        return True
    if claim.kind in _STRICT:  # type: ignore[attr-defined]
        return False
    first = claim.kind in ("extremum", "ranking")  # type: ignore[attr-defined]
    if (
        first
        and "step" not in clause.read  # of which all is understood
        and (
            is_second_part(clause)
            or _lacks_subject(clause, scene)
            or (_is_elliptic(clause) and not tells_values(clause, scene))
            or is_of_scale(clause, scene)
            or is_of_quality(clause, scene)
        )
    ):
        return True
    careful = claim.kind in ("trend", "aggregate")  # type: ignore[attr-defined]
    resolves = claim.kind == "comparison"  # type: ignore[attr-defined]
    against = "step race" not in clause.read and _is_against_number(clause)
    if resolves and (_counts_on(clause) or against):
        return True
    if claim.kind == "difference" and (  # type: ignore[attr-defined]
        is_of_other_measure(clause, scene) or is_of_changing_gap(clause)
    ):
        return True
    if claim.kind == "difference" and not clause.read.isdisjoint(("ends", "mirrored")):  # type: ignore[attr-defined]
        return False  # the two numbers stand in the clause itself: what is told of is no matter
    if not clause.read.isdisjoint(
        ("class order", "anchored", "panel gain", "step race", "widest gap", "means apart", "arrival")
    ):
        return False  # of which every word is understood
    if claim.kind == "trend" and _goes_on_with_totals(clause):  # type: ignore[attr-defined]
        return True
    if claim.kind == "ranking" and "ordered" in clause.read:  # type: ignore[attr-defined]
        return _is_unresolved(clause, resolves)
    careful |= claim.kind == "cell-value" and "sure value" in clause.read  # type: ignore[attr-defined]
    if not careful and _holds_strange(_alone(clause) if first else clause, scene):
        return True
    return clause.read.isdisjoint(("holder", "mover")) and _is_unresolved(clause, resolves)


def _is_of_group(clause: Clause, scene: Scene) -> bool:
    """ "The inland cities": only where a noun in the plural may have something in front of it."""
    if not clause.has("UNKNOWN", "SCOPE") or not any(
        p.type in _SEVERAL and phrase_key(p).endswith("s") for p in clause.phrases
    ):
        return False
    from heatparse.claims.language.modifiers import is_of_group  # loaded where a group may be told

    return is_of_group(clause, scene)


def _alone(clause: Clause) -> Clause:
    if not has_appended(clause):
        return clause
    from heatparse.claims.extremes.appended_extremes import (
        alone,  # loaded where something may stand beside an extreme
    )

    return alone(clause)


def _is_joined_denial(clause: Clause) -> bool:
    from heatparse.claims.changes.denials import is_joined_denial  # loaded for what may be denied

    return is_joined_denial(clause)


def _is_nested(clause: Clause) -> bool:
    from heatparse.claims.changes.denials import is_nested  # loaded for what may be denied

    return is_nested(clause)


def _names_others_at_end(clause: Clause) -> bool:
    from heatparse.claims.classes.other_classes import others_at_end  # loaded where a clause is taken up

    return others_at_end(clause.phrases) is not None


def _is_beside_diagonal(clause: Clause) -> bool:
    """ "Next to the diagonal, A is strongest": among the cells beside it."""
    return any(
        one.type == "NEXT" and three.type == "PART"
        for one, three in zip(clause.phrases, clause.phrases[2:], strict=False)
    )


def _names_nothing_else(clause: Clause) -> bool:
    """ "A, B and nothing else are negative": of A and B it is not denied."""
    phrases = clause.phrases
    if phrase_key(phrases[-1]) in words("winners", "nowhere_else") and clause.has("SUPERLATIVE"):
        return False  # "the minimum is found in A and nowhere else", which its reader takes up
    return any(
        isinstance(one, Ref) and two.type == "AND" and isinstance(three, Scope) and three.quantifier == "none"
        for one, two, three in zip(phrases, phrases[1:], phrases[2:], strict=False)
    )


def _points_back(clause: Clause) -> bool:
    """ "…, where all values exceed 0.5": at a place of which only a part may have been understood."""
    return bool(clause.phrases) and phrase_key(clause.phrases[0]) in words("assertions", "opening_subject")


def _has_other_axis(clause: Clause) -> bool:
    """ "Mirrored at x = 0.5", "symmetric about the center": not across the diagonal."""
    for at, phrase in enumerate(clause.phrases[:-2]):
        behind = clause.phrases[at + 1 : at + 3]
        if phrase.type == "SYMMETRY" and behind[0].type == "PREPOSITION":
            return behind[1].type in ("AXISNOUN", "REF", "POSITION")
    return False


def _counts_on(clause: Clause) -> bool:
    """ "… from three labels, more than any other class": a comparison of what the clause in front counts."""
    before = clause.before
    first = clause.phrases[0] if clause.phrases else None
    bare = first is not None and first.type == "COMPARATIVE" and not clause.refs()
    return bare and before is not None and before.has("CARDINAL")


def _goes_on_with_totals(clause: Clause) -> bool:
    """ "The total of A shrinks from 9 to 8, while that of B shrinks from 7 to 6"."""
    before = clause.before if clause.contrasted else None
    return before is not None and before.has("AGGREGATE") and not clause.has("AGGREGATE")


def _is_against_number(clause: Clause) -> bool:
    """ "A exceeds 0.8 on P and stays below that on Q": below the number."""
    phrases = clause.phrases
    return any(
        one.type == "COMPARATIVE"
        and phrase_key(two) in words("reserves", "of_numbers")
        and any(isinstance(phrase, Amount) for phrase in phrases[:at])
        for at, (one, two) in enumerate(pairwise(phrases))
    )


def _is_strange(phrases: Sequence[Phrase], index: int, scene: Scene) -> bool:
    """Whether a word that nobody knows may narrow what is said."""
    phrase = phrases[index]
    if not isinstance(phrase, Word) or phrase.type != "UNKNOWN":
        return False
    if phrase.key in words("names", "factors") and index and phrases[index - 1].type == "BY":
        return False  # "by a factor of 3"
    if index and phrases[index - 1].type == "ORDER" and phrase.key in words("winners", "turnable_qualities"):
        return False  # "from most to least harmful"
    if (
        not is_strange(phrases, index, scene)
        or (_is_measure(phrases, index) and not is_unmeasured(phrases, index, scene))
        or is_head_noun(phrases, index)
        or sides_of(scene, phrase.key)
    ):
        return False
    behind = phrases[index + 1] if index + 1 < len(phrases) else None
    edges = words("comparisons", "at_first") | words("comparisons", "at_last")
    if phrase.key in edges and behind is not None and behind.type == "COMPARATIVE":
        return False  # "A starts below B", of the first place
    known = (
        ("reserves", "known"),
        ("assertions", "harmless"),
        ("names", "units"),
        ("names", "turning"),
        ("names", "turned"),
        ("names", "widening"),
        ("classifications", "missed"),
        ("winners", "step_words"),
        ("classifications", "recognizing"),
    )
    if any(phrase.key in words(*name) for name in known):
        return False
    if phrase.key in scene.names.value_nouns or fits_measure(scene, phrase.key):
        return False  # "rainfall in A falls by 3 mm", where it is rainfall that is shown
    unit = index > 0 and isinstance(phrases[index - 1], Amount)
    return not (unit and is_introduced(scene, phrase.key))


def _is_measure(phrases: Sequence[Phrase], index: int) -> bool:
    """ "Second in mean rainfall", "the least rainfall"."""
    return index > 0 and phrases[index - 1].type in ("AGGREGATE", "SUPERLATIVE")


def _holds_strange(clause: Clause, scene: Scene) -> bool:
    """Whether a clause has an unknown word outside of brackets."""
    phrases = outside_brackets(clause.phrases)
    if clause.has("COMPARATIVE", "TIMES", "FACTOR") and not clause.has("SUPERLATIVE", "PRONOUN"):
        phrases = [p for p in phrases if phrase_key(p) not in words("comparisons", "faring")]
    return any(_is_strange(phrases, index, scene) for index in range(len(phrases)))


def _is_framed(clause: Clause, scene: Scene) -> bool:
    """ "Wherever both were measured, A leads"; "below that, in the lower rows, it is A that leads"."""
    told = [token[3] for token in scene.tokens(clause)[:1]]
    relative = not words("regions", "relative").isdisjoint(told)  # it takes up the place itself
    for before in clauses_before(clause, scene.text):
        first = before.phrases[0] if before.phrases else None
        if first is None or _is_taken_in(before, clause) or before.says(words("colors", "tints")):
            continue  # "cool tones take over in P: three of its values are blue"
        if first.type in ("CONDITION", "EXCEPTION") or phrase_key(first) in words("reserves", "frames"):
            return True
        if first.type == "COMPARATIVE" and phrase_key(first) in words("reserves", "sides"):
            return before.types <= _SIDES  # "Below A, no row reaches 60": further down, or less
        if first.type == "AGGREGATE" and before.types & _PLACES and not _is_plain_mean(before):
            return True  # "averaged over its absolute values, A comes out on top, ahead of B"
        if relative:
            return False
        if PREDICATES.isdisjoint(before.types) and first.type != "REF" and before.types & _PLACES:
            return True
    return False


def _is_taken_in(before: Clause, clause: Clause) -> bool:
    """ "**A:** On P, it is ahead": the place in front is part of what is read."""
    refs = before.refs()
    return bool(refs) and all(any(ref is own for own in clause.phrases) for ref in refs)


def _is_plain_mean(clause: Clause) -> bool:
    """ "Averaged over the columns": of everything."""
    front = takewhile(lambda phrase: not isinstance(phrase, Ref | Amount), clause.phrases)
    return {phrase.type for phrase in front} <= _OF_ALL


def _takes_up_strange(clause: Clause, scene: Scene) -> bool:
    """ "On free days, the two rows form a block, none of which is low": what "which" stands for is not known."""
    lead = [p for p in clause.phrases[:3] if isinstance(p, Word) and p.type == "PRONOUN"]
    if not any(p.key in words("reserves", "relative") for p in lead):
        return False
    before = next(clauses_before(clause, scene.text), None)
    if before is None or _names_others_at_end(before):
        return False  # "… the other four classes, none of which": these
    return _holds_strange(before, scene) or not GUARDS.isdisjoint(before.types)


def _is_unresolved(clause: Clause, resolves: bool) -> bool:
    """ "Its best result is 0.3", "they are equal": somebody else is spoken of than the clause names."""
    if clause.heads:
        return False  # "**A:** Its best score is on B"
    if clause.phrases and clause.phrases[0].type == "PREPOSITION":
        subject = next((p for p in clause.phrases if p.type in _SUBJECTS), None)
        if isinstance(subject, Word) and subject.key in words("reserves", "standing"):
            return True  # "on A and on B they are equal"
    if resolves:
        return False
    if (
        clause.contrasted
        and isinstance(clause.phrases[0], Superlative)
        and not clause.has("BE", "HAVE", "OCCUR")
    ):
        return True  # "it is the second best on A, but the worst on B"
    for index, phrase in enumerate(clause.phrases):
        if isinstance(phrase, Ref) or phrase.type in _NOUNS or (isinstance(phrase, Scope) and phrase.noun):
            return False
        before = clause.phrases[index - 1].type if index else ""
        placed = before in (
            "PREPOSITION",
            "RESTRICTION",
            "ORDER",
        )  # "after that peak", "ordered by their rates"
        placed = placed or (before == "BE" and phrase_key(phrase) in words("reserves", "representing"))
        if isinstance(phrase, Word) and phrase.type == "PRONOUN" and not placed:
            others = [
                p for p in clause.phrases[index + 1 :] if phrase_key(p) in words("reserves", "standing")
            ]
            known = (
                phrase.key in words("reserves", "subjects") and bool(subject_before(clause)) and not others
            )
            return phrase.key in words("reserves", "standing") and not known
    return False


def _lacks_subject(clause: Clause, scene: Scene) -> bool:
    """ "A is weak, showing the highest count on P": it is A that has it there."""
    before = clause.before
    opens = phrase_key(clause.phrases[0]) in words("winners", "participles")
    joined = before is not None and scene.text[before.end : clause.start].strip() in ("", ",")
    return opens and joined and before is not None and bool(before.refs())


def _is_elliptic(clause: Clause) -> bool:
    """ "A has the largest total, B the smallest"; "the smallest one is 0.01", of the gains told before."""
    tops = [p for p in clause.phrases if isinstance(p, Superlative)]
    own = ("MEASURE", "AGGREGATE", "SPREAD")
    bare = [top for top in tops if not top.verb and not any(n.type in own for n in top.nouns)]
    bare = [top for top in bare if top.direction not in ("common", "rare") or not top.nouns]
    if not bare:
        return False
    gaps = [one for one, two in pairwise(clause.phrases) if two.type == "DIFFERENCE"]
    titled = all(top in gaps for top in bare)  # "**Largest gap:** A shows the largest drop" says it again
    before = [] if titled else list(clause.lead)
    if clause.before is not None:
        before += [*(() if titled else clause.before.lead), *clause.before.phrases]
    ahead = list(takewhile(lambda p: p is not bare[-1], clause.phrases))
    if ahead and ahead[0].type == "DIFFERENCE" and any(isinstance(phrase, Ref) for phrase in ahead):
        return False  # "the gain from A to B is largest on P": of gains, and it says of which
    totals = (p for p in ahead if isinstance(p, Superlative))
    takes_up = (
        bool(ahead) and ahead[-1].type == "COMMA"
    )  # "the mean of the first is 0.4, that of the second 0.3"
    return any(map(is_derived, (*before, *totals, *(ahead if takes_up else ()))))


def _tells_unread(clause: Clause, scene: Scene) -> bool:
    """Whether a number of a clause stands in the data part, and was not understood there."""
    return any(isinstance(p, Amount) and p.quantity.value in scene.left_over for p in clause.phrases)


def _points_there(clause: Clause, scene: Scene) -> bool:
    """ "There, the top is 42 above the bottom": at the place that was spoken of."""
    before = scene.draft.tokens.between(clause.start - _NEAR, clause.start)
    opening = [token[3] for token in before if token[3] not in ("the", "a")][-2:]
    return opening in (["there", ","], ["here", ","])


def _ends_there(clause: Clause, scene: Scene) -> bool:
    """ "They differ by 3 there, …": at the place that was spoken of."""
    told = [token[3] for token in scene.draft.tokens.between(clause.start, clause.end + _NEAR)]
    return any(
        word == "there" and end in _STOPS and before != "from"  # "it falls from there" goes on
        for before, word, end in zip(["", *told], told, told[1:], strict=False)
    )
