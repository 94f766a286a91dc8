"""The comparison that a clause tells: what is set against what, where, and for how many.

"At length 16, A has a higher minimum than B in every panel": the sides A and B, the function
minimum, the slice, the quantifier. One side has what the other lacks.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.comparisons.comparatives import (
    denial_of,
    is_comparative,
    is_of_further,
    is_vague,
    relation_of,
)
from heatparse.claims.comparisons.comparison_bounds import (
    end_of_far_side,
    far_side,
    subject_first,
    tail_of_even,
)
from heatparse.claims.comparisons.comparison_limits import (
    is_placed,
    read_bracket,
    read_exceptions,
    read_guards,
    read_rest,
    read_scopes,
)
from heatparse.claims.comparisons.implied_rivals import imply_right
from heatparse.claims.comparisons.sides import Comparison, Side, is_double, read_side
from heatparse.claims.gates import has_values_beside, is_headed, may_emphasize, may_tell_runner_up
from heatparse.claims.language.metrics import (
    GRADED,
    fits_quality,
    fits_title,
    is_measured,
    is_other_quality,
    measures_amounts,
    measures_faults,
    sides_of,
)
from heatparse.claims.language.phrases import Phrase, Ref, Scope, Superlative, index_of, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import (
    is_choice,
    is_prepositional,
    is_thing,
    is_unmeasured,
    with_places,
    with_subjects,
)
from heatparse.claims.language.words import Word
from heatparse.claims.places.restrictions import restricted
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

# Relations that do not order the two sides.
_VERBS = frozenset(("BE", "HAVE", "OCCUR"))
_SIDES = 2
_OR_EVEN = {"high": "at_least", "low": "at_most"}  # "higher, or equal"
_KINDS_OF_CELLS = frozenset(("COLOUR", "SIGN", "POLARITY"))
EVEN = frozenset(("equal", "close", "same_sign"))
# What is better where more is better, and where faults are measured.
_PLAIN = {"better": "high", "worse": "low", "no_worse": "at_least"}
_FAULTS = {"better": "low", "worse": "high", "no_worse": "at_most"}


def _is_of_partners(phrases: Sequence[Phrase]) -> bool:
    """ "More similar to B than to any other": whom it is most similar to, and not that it is more so than B."""
    than = next((at for at, phrase in enumerate(phrases) if phrase.type == "THAN"), 0)
    types = [phrase.type for phrase in phrases[than : than + 3]]
    return than > 1 and types == ["THAN", "PREPOSITION", "RIVALS"] and phrases[than - 1].type == "REF"


def _is_beside_leader(phrases: Sequence[Phrase], at: int) -> bool:
    """ "They vary less, with A the lowest": A is no side of what is compared, but an extreme beside it."""
    comma = next((i for i in range(at, len(phrases)) if phrases[i].type == "COMMA"), None)
    if comma is None or any(phrase.type == "THAN" for phrase in phrases):
        return False
    types = [phrase.type for phrase in phrases[comma + 1 :] if not isinstance(phrase, Scope)]
    return types == ["PREPOSITION", "REF", "SUPERLATIVE"]


def _without_asides(clause: Clause) -> Clause:
    """The clause without values and remarks beside its names, and without the name that heads it."""
    if not (may_emphasize(clause.phrases) or is_headed(clause) or has_values_beside(clause)):
        return clause
    from heatparse.claims.language.asides import (  # loaded where there may be some
        headed,
        without_emphasis,
        without_values,
    )

    return headed(without_values(without_emphasis(clause)), "COMPARATIVE")


def _without_extreme_tail(phrases: list[Phrase]) -> list[Phrase]:
    """Without ", with a peak in P": where an extreme is, and not where the two sides are compared."""
    than = next((i for i, phrase in enumerate(phrases) if phrase.type == "THAN"), len(phrases))
    for at in range(than + 1, len(phrases) - 2):
        types = [phrase.type for phrase in phrases[at : at + 3]]
        if types == ["COMMA", "PREPOSITION", "SUPERLATIVE"] and key_at(phrases, at + 1) == "with":
            return phrases[:at]
    return phrases


def find_comparison(clause: Clause, scene: Scene) -> Comparison | None:
    """The comparison that a clause makes, None when it makes none that can be read."""
    if not clause.has("COMPARATIVE", "SUPERLATIVE"):
        return None
    valued, excepts = clause.has("AMOUNT"), clause.has("EXCEPTION")
    if clause.has("AREA") and not scene.tells_areas:
        from heatparse.claims.language.asides import (
            without_area_nouns,  # loaded where a part of the grid is told
        )

        clause = without_area_nouns(clause)
    clause = restricted(_without_asides(clause), scene)
    phrases = with_places(with_subjects(clause.phrases))
    if clause.has("SUPERLATIVE") and may_tell_runner_up(phrases):
        from heatparse.claims.language.asides import without_rank  # loaded where a runner-up may be told

        phrases = without_rank(phrases)
    clause = clause.part(_without_extreme_tail(phrases) if clause.has("SUPERLATIVE", "THAN") else phrases)
    even_tail = tail_of_even(clause.phrases)
    if even_tail:
        clause = clause.part(clause.phrases[:even_tail])
    denied = denial_of(clause.phrases)
    denial = clause.phrases[denied] if denied is not None else None
    if denied is not None:
        clause = clause.part([*clause.phrases[:denied], *clause.phrases[denied + 1 :]])
    phrases = clause.phrases
    at = next((i for i in range(len(phrases)) if is_comparative(phrases, i)), None)
    if at is None or is_vague(phrases, at, scene) or is_of_further(phrases, at):
        return None
    if _is_of_partners(phrases[at:]) or _is_beside_leader(phrases, at):
        return None
    first = next((i for i in range(at) if phrases[i].type == "THAN"), None)
    if first is not None:  # "Compared to B, A is higher"
        comma = next((i for i in range(first, at) if phrases[i].type in ("COMMA", "JOIN")), at)
        phrases = [*phrases[:first], *phrases[comma + 1 : at + 1], *phrases[first:comma], *phrases[at + 1 :]]
        moved = next((i for i in range(len(phrases)) if is_comparative(phrases, i)), None)
        if moved is None:
            return None
        at = moved
    phrases, at = subject_first(phrases, at)
    than = far_side(phrases, at)
    end = end_of_far_side(phrases, than + 1)
    left, right = read_side(phrases[:than], scene), read_side(phrases[than + 1 : end], scene)
    if first is not None and not left.panels and len(right.panels) == _SIDES:
        # "compared with the left panel, A is lower in the right one"
        left.panels, right.panels = right.panels[1:], right.panels[:1]
    if left.is_pair and right.is_pair and _names_pairs(phrases, scene):
        left, right = left.as_cell(), right.as_cell()
    if len(left.refs) == 2 and len(right.refs) == 1 and len(scene.grids) and scene.filled(0).is_square:
        right.refs = _in_the_same_role(phrases, left.refs, right.refs[0])
    comparison = Comparison(clause, relation_of(phrases[at]), left, right, end=end)
    quality = key_of(phrases[at]).removesuffix(" than")
    if quality in words("names", "plain_qualities") and _leads_to_verb(phrases, at) and than > at:
        comparison.guarded = True  # "A is harder to train than B"
    if quality not in words("names", "races") and measures_faults(scene):
        comparison.relation = _FAULTS.get(comparison.relation, comparison.relation)
    elif quality in words("names", "races") and scene.may_be_better_low and not scene.less_is_better:
        comparison.relation = {"better": "high", "worse": "low"}.get(comparison.relation, comparison.relation)
        comparison.race = not measures_amounts(scene)  # ahead by more, most likely
    if comparison.relation in GRADED:
        key = phrases[at].key if isinstance(phrases[at], Word) else ""  # type: ignore[union-attr]
        comparison.relation = GRADED[comparison.relation]
        comparison.unsure = not fits_quality(key.removesuffix(" than"), scene)
        # "A is cheaper than B": perhaps not in what is shown
        comparison.guarded = comparison.unsure and not (valued or scene.less_is_better)
    if comparison.relation == "equal" and any(p.type == "POLARITY" for p in phrases[at : at + 2]):
        comparison.relation = "same_sign"
    if right.panels and left.panels != right.panels and (left.panels or (left.part and not right.refs)):
        # "exceeds B in the off-diagonal cells", "… for every off-diagonal pair", under A: "off-diagonal ones exceed B"
        left.part = right.part = left.part or right.part or _part_of_scope(phrases)
    elif not (left.part or right.part) and _part_of_scope(phrases) == "off-diagonal":
        left.part = right.part = "off-diagonal"  # "each off-diagonal value of A is above that of B"
    own = left.part == "diagonal" and left.refs and right.function and not (right.refs or right.panels)
    if own and any(key_of(p) in words("comparisons", "standing") for p in phrases[than + 1 : end]):
        right.refs, right.part = list(left.refs), "off-diagonal"  # "its best transfer score"
    if left.function and not right.function and any(isinstance(p, Scope) for p in phrases[than + 1 : end]):
        comparison.guarded = True  # "the lowest of A is above every value of B": no lowest of B
    _share_function(comparison, at, than)
    if even_tail:
        comparison.relation = _OR_EVEN.get(comparison.relation, comparison.relation)
        comparison.guarded |= comparison.relation not in _OR_EVEN.values()
    if quality.startswith("never "):
        comparison.quantifier = "all"
    if excepts and not clause.has("EXCEPTION", "AGGREGATE"):
        comparison.quantifier = "all"  # "A is ahead of B, save for P": the other places are left
    read_scopes(comparison, scene)
    read_exceptions(comparison, scene)
    read_rest(comparison, phrases[end:], scene)
    read_guards(comparison, end, scene)
    if right.function and right.is_unnamed and not right.part and _is_fronted(phrases, left):
        right.function = "unknown"  # "on P, A is 5 below the highest": the highest there, or of all
    comparison.unsure = comparison.unsure or _is_of_another_kind(comparison, phrases, at, scene)
    comparison.guarded = comparison.guarded or any(
        _is_other_metric(phrase, scene) for phrase in phrases[:end]
    )
    comparison.unsure = comparison.unsure or _counts_things(phrases, at, scene)
    comparison.guarded = comparison.guarded or _counts_cells(phrases, at)
    timed = comparison.relation in ("fast", "slow") and not scene.measures_speed
    ranked = any(isinstance(p, Superlative) for p in phrases[than + 1 : end])
    comparison.unsure = comparison.unsure or (ranked and clause.has("RIVALS"))
    comparison.guarded = comparison.guarded or _counts_other_things(phrases, at, than, scene)
    comparison.unsure = comparison.unsure or is_choice(clause.phrases) or (timed and not scene.measures_time)
    comparison.unsure = comparison.unsure or _is_of_unknown(clause.phrases, scene)
    comparison.unsure = comparison.unsure or any(ref.noun == "area" for ref in (*left.refs, *right.refs))
    ordered = denial is not None and key_of(phrases[at]).startswith("as ")  # "not as high as B in C"
    even = comparison.relation in EVEN and not ordered
    if even and not is_double(comparison.left) and is_double(comparison.right):
        comparison.left, comparison.right = (
            comparison.right,
            comparison.left,
        )  # "A has the same value in B and C"
    if even and not comparison.right.panels and is_double(comparison.left):
        comparison.slices += comparison.right.refs  # "A and B have the same value at C"
        comparison.right = Side()
    if than == at and comparison.relation not in EVEN and is_placed(phrases, at):
        comparison.slices, comparison.right = comparison.right.refs, Side()  # "is higher at B"
    if than == at:
        read_bracket(comparison, phrases[end:], scene)
    if comparison.right.is_empty and any(key_of(phrase) == "ones" for phrase in phrases[than + 1 : end]):
        return None  # "than the inland ones": nobody knows which
    if comparison.right.is_empty and not (_as_before(comparison, scene) or imply_right(comparison, scene)):
        return None
    if comparison.left.is_unnamed and not _with_left(comparison, phrases[:at], scene):
        return None
    if denial is not None:
        _deny(comparison, phrases[at], denial, scene)
    return comparison


def _with_left(comparison: Comparison, front: Sequence[Phrase], scene: Scene) -> bool:
    """Whether the left side, which the clause does not name, can be told: it is told then."""
    from heatparse.claims.comparisons.implied import (  # loaded where no left side is named
        imply_first,
        imply_left,
        imply_subject,
    )

    left, earlier = comparison.left, comparison.clause.before
    if _is_elided(front) and earlier is not None:
        before = find_comparison(earlier, scene)
        if before is not None:
            imply_subject(comparison, before, scene)
            comparison.unsure |= any(p.type == "PRONOUN" for p in front)  # "it" may be either
        elif not front:
            imply_first(comparison, earlier, scene)  # "A is the best on P, even better than B"
    return not left.is_unnamed or imply_left(comparison, scene) or bool(left.part)


def _is_elided(front: Sequence[Phrase]) -> bool:
    """Whether the subject is that of the clause before: "A is above B, but is below C", "…, and it is below C"."""
    subjects = words("reserves", "subjects")
    return all(p.type in _VERBS or (p.type == "PRONOUN" and key_of(p) in subjects) for p in front)


def _counts_other_things(phrases: Sequence[Phrase], at: int, than: int, scene: Scene) -> bool:
    """E.g. "Based on fewer outliers for A than for B": of what the values do not tell."""
    counted = key_of(phrases[at]) in words("names", "counting_comparatives") and at + 1 < than
    thing = phrases[at + 1] if counted else None
    quality = key_of(thing) in words("comparisons", "faring")  # "more trusted than B"
    return isinstance(thing, Word) and not quality and is_unmeasured(phrases, at + 1, scene)


def _leads_to_verb(phrases: Sequence[Phrase], at: int) -> bool:
    """ "Harder to train", but not "transfers better to A"."""
    return key_at(phrases, at + 1) == "to" and not isinstance(phrases[min(at + 2, len(phrases) - 1)], Ref)


def _is_of_unknown(phrases: Sequence[Phrase], scene: Scene) -> bool:
    """E.g. "For every mirror, A is above B", "which is better than every value at A": of nobody knows which ones."""
    scopes = [
        scope for at, scope in enumerate(phrases)
        if isinstance(scope, Scope) and scope.noun is not None and scope.quantifier == "all"
        # "all model/dataset combinations" are all there are
        and not ("/" in scope.noun.key and at + 1 < len(phrases) and phrases[at + 1].type == "DIMENSION")
    ]  # fmt: skip
    relative = key_of(phrases[0]) in words("reserves", "relative")
    return any(
        (noun.type == "UNKNOWN" and not is_thing(noun) and not sides_of(scene, noun.key))
        or (relative and noun.type == "MEASURE")
        for noun in (scope.noun for scope in scopes if scope.noun is not None)
    )


def _names_pairs(phrases: Sequence[Phrase], scene: Scene) -> bool:
    """Whether two names on one side are one cell: "A and B have a higher coefficient than A and C"."""
    square = len(scene.grids) > 0 and scene.filled(0).is_square
    return square and any(key_of(phrase) in words("names", "bonds") for phrase in phrases)


def _in_the_same_role(phrases: Sequence[Phrase], refs: Sequence[Ref], other: Ref) -> list[Ref]:
    """The two references of a cell with one of them for its rival: "A relates more to B than to C"."""
    placed = is_prepositional(phrases, index_of(phrases, other)) or bool(other.relation)
    alike = [
        ref for ref in refs
        if (is_prepositional(phrases, index_of(phrases, ref)) or bool(ref.relation)) == placed
    ]  # fmt: skip
    if len(alike) != 1:
        return [other]
    other = replace(other, relation=other.relation or alike[0].relation)
    return [other if ref is alike[0] else ref for ref in refs]


def _as_before(comparison: Comparison, scene: Scene) -> bool:
    """Whether the two sides are those of the clause before."""
    earlier = comparison.clause.before
    relative = key_of(comparison.clause.phrases[0]) in ("where", "which")
    if earlier is None or not (comparison.slices or relative) or not earlier.has("COMPARATIVE"):
        return False
    before = find_comparison(earlier, scene)
    if before is None:
        return False
    if relative and not comparison.slices:
        before = _taken_up(comparison, before, scene)
    if before is None:
        return False
    from heatparse.claims.comparisons.implied import imply_both  # loaded where a comparison goes on

    return imply_both(comparison, before, scene)


def _taken_up(comparison: Comparison, before: Comparison, scene: Scene) -> Comparison | None:
    """ "A beats B except on C, where it trails by 2", "A beats B on C, which trails by 2": what is taken up."""
    rival = before.right.refs[:1]
    if not rival or comparison.left.refs or not len(scene.grids):
        return None
    grid = scene.filled(0)
    axes = {line.axis for line in scene.lines(rival[0], grid)}
    named = [*before.left.refs, *before.right.refs, *before.slices, *before.excepted]
    places = [ref for ref in named if axes.isdisjoint(line.axis for line in scene.lines(ref, grid))]
    if not places:
        return None
    comparison.slices = places[-1:]
    if key_of(comparison.clause.phrases[0]) == "which":
        comparison.left.refs = rival
    return replace(before, quantifier="", count=None, but=None)


def _is_other_metric(phrase: Phrase, scene: Scene) -> bool:
    """E.g. "A better recall", where it is not recall that the document shows."""
    named = isinstance(phrase, Word) and phrase.type == "MEASURE" and phrase.key in words("names", "metrics")
    return named and not is_measured(scene, key_of(phrase))


def _is_of_another_kind(comparison: Comparison, phrases: Sequence[Phrase], at: int, scene: Scene) -> bool:
    """E.g. "A is bigger than B", "the A row is above the B row", "A has fewer cells": nothing about values."""
    phrase = phrases[at]
    key = phrase.key.removesuffix(" than") if isinstance(phrase, Word) else ""
    following = phrases[at + 1] if at + 1 < len(phrases) else None
    refs = [*comparison.left.refs, *comparison.right.refs]
    if key in words("names", "placing_comparatives") and refs:
        return any(ref.noun in ("row", "column") for ref in refs)
    if key in words("comparisons", "counting") and following is not None and following.type == "DIMENSION":
        return True
    sides = (comparison.left, comparison.right)
    if key in words("names", "placing_comparatives") and all(side.panels and not side.refs for side in sides):
        aside = key_of(phrases[0]) == "with"  # "…, with A above B": how the panels are drawn
        comparison.guarded |= aside and not (comparison.slices or comparison.quantifier)
        return aside and not comparison.slices and not any(side.function or side.part for side in sides)
    whole = len(refs) == 2 and not comparison.slices and not comparison.quantifier
    if key in words("names", "sizing") and whole:
        return not any(p.type in ("MEASURE", "AGGREGATE", "PART", "SPREAD") for p in phrases)
    return is_other_quality(key, scene)


def _deny(comparison: Comparison, phrase: Phrase, denial: Phrase, scene: Scene) -> None:
    """Turn a comparison into its opposite: A is not above B when B is at least as high."""
    relation = _PLAIN.get(comparison.relation, comparison.relation)
    if relation != comparison.relation and scene.less_is_better:
        comparison.guarded = True
    key = phrase.key if isinstance(phrase, Word) else ""
    if key.startswith("as "):
        comparison.relation = "high" if key in words("comparisons", "as_low") else "low"
    elif relation == "high":
        comparison.left, comparison.right = comparison.right, comparison.left
        comparison.relation = "at_least"
    elif relation == "low":
        comparison.relation = "at_least"
    elif relation in ("at_least", "at_most"):
        comparison.relation = "low" if relation == "at_least" else "high"
    else:
        comparison.guarded = True
    never = isinstance(denial, Word) and denial.key == "never"
    comparison.quantifier = comparison.quantifier or ("all" if never else "")
    comparison.guarded = comparison.guarded or comparison.quantifier == "most" or comparison.count is not None


def _is_fronted(phrases: Sequence[Phrase], left: Side) -> bool:
    """ "On P, A …": whether the place of a side stands in front of the clause."""
    types = [phrase.type for phrase in phrases[:3]]
    fronted = types in (["PREPOSITION", "REF", "COMMA"], ["PREPOSITION", "REF", "JOIN"])
    return fronted and len(left.refs) == 2 and phrases[1] is left.refs[0]


def _part_of_scope(phrases: Sequence[Phrase]) -> str:
    nouns = [phrase.noun for phrase in phrases if isinstance(phrase, Scope) and phrase.noun is not None]
    return next((str(noun.value) for noun in nouns if noun.type == "DIAGONAL"), "")


def _counts_things(phrases: Sequence[Phrase], at: int, scene: Scene) -> bool:
    """ "There are fewer vehicles at A than at B": perhaps not what is shown."""
    noun = phrases[at + 1] if at + 1 < len(phrases) else None
    if noun is None or noun.type != "UNKNOWN" or key_at(phrases, at) not in words("comparisons", "counting"):
        return False
    return key_of(noun).endswith("s") and not fits_title(scene, key_of(noun))


def _counts_cells(phrases: Sequence[Phrase], at: int) -> bool:
    """ "A has more dark cells than B": how many, and not how high they are."""
    types = [phrase.type for phrase in phrases[at + 1 : at + 3]]
    counted = key_at(phrases, at) in words("comparisons", "counting") and types[1:] == ["DIMENSION"]
    return counted and types[0] in _KINDS_OF_CELLS


def _share_function(comparison: Comparison, at: int, than: int) -> None:
    """E.g. "A has a higher minimum than B": of both."""
    left, right = comparison.left, comparison.right
    if left.function and not right.function and (right.refs or right.panels):
        right.function = left.function
    elif right.function and not left.function and than == at and not right.refs and not right.panels:
        left.function = right.function  # "is a higher minimum": what follows is the noun
