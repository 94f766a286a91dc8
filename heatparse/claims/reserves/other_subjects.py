"""Other subjects: what a number or a first place is told of, where it is not what the reader took.

"At their peak", "the first three days have their minimum at P", "in two of the five years A gained", "A rises from
P to Q and falls after that, by 3": the words are those of a statement about the cells, their subject is another one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, pairwise

from heatparse.claims.language.metrics import is_measured
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Superlative, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.reserves.open_places import (
    adds_up_both_ways,
    comes_later,
    counts_graded_ones,
    has_no_rival,
    is_at_same_place,
    is_between_two_ends,
    is_of_derived_lead,
    is_of_even_pair,
    is_of_line_before,
    is_without,
    takes_up_place,
    tells_agreement,
    tells_both_signs,
    tells_span_of_extremes,
    tells_two_numbers,
)
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim, ComparisonClaim, ExtremumClaim
from heatparse.phrases import words

_SEVERAL = 2
_MOTIONS = frozenset(("DIFFERENCE", "TREND"))
_LIST = frozenset(("AMOUNT", "JOIN", "AND", "COMMA"))


def has_other_subject(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether what a refuted claim tells may be told of something else than its reader took."""
    if "gap course" in clause.read:
        return False  # of which every word is understood
    others = (*_OTHERS.get(claim.kind, ()), *_of_motions(claim.kind))  # type: ignore[attr-defined]
    if isinstance(claim, ComparisonClaim) and _are_positive_cells(claim, scene):
        others = tuple(is_other for is_other in others if is_other is not _is_by_strength)
    return any(is_other(clause, scene) for is_other in others) or _is_best_transfer(claim, clause, scene)


def _of_motions(kind: str) -> Sequence[_Other]:
    if kind not in ("trend", "difference"):
        return ()
    from heatparse.claims.reserves.other_motions import OF_MOTIONS  # loaded where a motion seems wrong

    return OF_MOTIONS[kind]


def _are_positive_cells(claim: ComparisonClaim, scene: Scene) -> bool:
    """Whether two cells are compared that are both positive: then the larger one is the stronger one as well."""
    places = [place for place in (claim.left, claim.right) if place is not None]
    cells = [place for place in places if len(place.rows) == 1 and len(place.columns) == 1]
    held = [scene.held.get(span.start) for span in claim.related]
    return len(cells) == len(held) == _SEVERAL and all(each is not None and each[1].low > 0 for each in held)


def _is_place(phrase: Phrase) -> bool:
    """Whether a phrase names a place; a number may be one as well."""
    return isinstance(phrase, Ref) or (isinstance(phrase, Amount) and phrase.label is not None)


# First places


def _has_own_extreme(clause: Clause, scene: Scene) -> bool:
    """ "The first two rows have their maximum at P": each of them its own."""
    owned = any(
        key_of(one) in words("function_words", "possessive") and isinstance(two, Superlative)
        for one, two in pairwise(clause.phrases)
    )
    return owned and _is_of_counted_lines(clause, scene)


def _is_at_own_extreme(clause: Clause, _scene: Scene) -> bool:
    """ "A and B need 450 at their peak": where each of them has its own."""
    return any(
        key_of(one) in words("reserves", "arriving_at")
        and key_of(two) in words("function_words", "possessive")
        and isinstance(three, Superlative)
        for one, two, three in zip(clause.phrases, clause.phrases[1:], clause.phrases[2:], strict=False)
    )


def _is_numbered_line(clause: Clause, _scene: Scene) -> bool:
    """ "Depth 4 has the highest value", where a column is called depth: the row with that number, not the column."""
    return any(
        isinstance(one, Ref) and isinstance(two, Amount) and two.label is not None
        for one, two in pairwise(clause.phrases[:3])
    )


def _peaks_there(clause: Clause, scene: Scene) -> bool:
    """ "Values peak in A at C": those of A, or those at C, and not all."""
    peaked = any(isinstance(p, Superlative) and p.verb == "peaks" for p in clause.of("SUPERLATIVE"))
    if len(clause.refs()) != _SEVERAL or not peaked:
        return False
    from heatparse.claims.plain.peak_places import (
        is_peak_there,  # loaded where the extreme of a cell seems wrong
    )

    return is_peak_there(clause, scene)


def _is_of_counted_lines(clause: Clause, scene: Scene) -> bool:
    """ "The first three days have their minimum at P": of lines that are counted and not named."""
    top = next((at for at, p in enumerate(clause.phrases) if isinstance(p, Superlative)), 0)
    front = clause.phrases[:top]
    if any(isinstance(phrase, Ref) and not phrase.is_panel for phrase in front):
        return False
    return any(
        one.type in ("POSITION", "ORDINAL", "CARDINAL")
        and two.type in ("AXISNOUN", "CARDINAL")
        and not _counts_axis(one, scene)
        for one, two in pairwise(front)
    )


def _counts_axis(phrase: Phrase, scene: Scene) -> bool:
    """Whether a number is that of all lines: "the five cities"."""
    number = str(getattr(phrase, "value", ""))
    return number.isdecimal() and any(
        int(number) in (len(grid.rows), len(grid.columns)) for grid in scene.grids.all()
    )


def _names_end_of_axis(clause: Clause, scene: Scene) -> bool:
    """ "At the largest size, even the highest rate beats A": places at an end of an axis that holds numbers."""
    return any(
        isinstance(top, Superlative)
        and top.direction in ("high", "low")
        and top.key in words("reserves", "sizing")
        and any(_counts(noun, scene) for noun in top.nouns)
        for top in clause.phrases
    )


def _counts(noun: Word, scene: Scene) -> bool:
    """Whether a noun is the name of an axis that holds numbers."""
    axis = getattr(noun.value, "axis", None) if noun.type == "AXISNOUN" else None
    return axis is not None and len(scene.names.numbered(axis)) > _SEVERAL


def _pairs_lists(clause: Clause, scene: Scene) -> bool:
    """ "For A, B and C the peaks lie in P, Q and R": the first of the one list with the first of the other."""
    sizes: list[tuple[int, str]] = []
    labels = 0
    told: set[str] = set()
    for phrase in clause.phrases:
        if isinstance(phrase, Ref) and len(phrase.names) > 1:
            told |= {name.label.text for name in phrase.names}
            axes = {line.axis for grid in scene.grids.all() for line in scene.lines(phrase, grid)[:1]}
            sizes += [(len(phrase.names), axis) for axis in axes]
        if isinstance(phrase, Amount) and phrase.label is not None:
            labels += (
                phrase.label.label.text not in told
            )  # "at small sizes (16 and 32)" spells out what it names
        elif phrase.type not in _LIST:
            labels = 0
        sizes += [(labels, "numbers")] if labels > 1 else []
    return any(one[0] == two[0] and one[1] != two[1] for one, two in combinations(sizes, 2))


def _is_of_sized_group(clause: Clause, _scene: Scene) -> bool:
    """ "Of the two largest models, A leads": among these."""
    before = clause.before.phrases if clause.before is not None else []
    for told in (clause.phrases[:2], before[:2] if len(before) <= _SEVERAL else []):
        if len(told) < _SEVERAL or key_of(told[0]) not in words("reserves", "groups_of"):
            continue
        top = told[1]
        if isinstance(top, Superlative) and (top.count or 1) >= _SEVERAL and top.nouns:
            return True
    return False


def _is_ordered_otherwise(clause: Clause, scene: Scene) -> bool:
    """ "Ordered by size, the top three models are A, B and C": by what is not shown."""
    return any(
        one.type == "ORDER"
        and key_of(one).endswith(" by")
        and isinstance(two, Word)
        and two.type == "UNKNOWN"
        and not is_measured(scene, two.key)
        and not (clause.has("VERSUS") and two.key in words("reserves", "own_criteria"))
        for one, two in pairwise(clause.phrases)
    )


def _is_of_means(clause: Clause, _scene: Scene) -> bool:
    """ "The mean of A (0.4) is the highest": among the means."""
    top = next((at for at, p in enumerate(clause.phrases) if isinstance(p, Superlative)), 0)
    types = [phrase.type for phrase in clause.phrases[:top]]
    if types[:3] == ["AGGREGATE", "PREPOSITION", "AMOUNT"]:
        return True  # "a mean of 9 makes A the fastest"
    if types[:3] != ["AGGREGATE", "PREPOSITION", "REF"] or "BE" not in types:
        return False
    nouns = getattr(clause.phrases[top], "nouns", ())
    return not nouns


def _is_of_transfer(clause: Clause, scene: Scene) -> bool:
    """ "As a source, A is best on B", "transfer from A is strongest to B": without what A does at home."""
    if not any(grid.is_square for grid in scene.grids.all()):
        return False
    keys = [key_of(phrase) for phrase in clause.phrases]
    if keys[:1] and keys[0] in words("reserves", "role"):
        return True
    from_at = next(
        (at for at, (one, two) in enumerate(pairwise(clause.phrases)) if _leads(one, two, 0)), None
    )
    if from_at is None:
        return False
    behind = clause.phrases[from_at + 2 :]  # "from A to B" names a cell
    return any(at and _leads(one, two, 1) for at, (one, two) in enumerate(pairwise(behind)))


def _is_best_transfer(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """ "The best transfer of all is A → B": of what goes from one to another, though it does not say off-diagonal.

    A cell that is not the best one of these either is none.
    """
    of_places = claim.kind in ("extremum", "ranking")  # type: ignore[attr-defined]
    if not of_places or not any(grid.is_square for grid in scene.grids.all()):
        return False
    tops = [top for top in clause.of("SUPERLATIVE") if isinstance(top, Superlative)]
    nouns = [noun for top in tops for noun in top.nouns]
    if not clause.has("ARROW") or clause.has("PART") or any(noun.type == "DIAGONAL" for noun in nouns):
        return False
    if not any(noun.key in words("names", "transferred") for noun in nouns):
        return False
    return not isinstance(claim, ExtremumClaim) or _is_first_beside_diagonal(claim, scene)


def _is_first_beside_diagonal(claim: ExtremumClaim, scene: Scene) -> bool:
    """Whether the cell that a claim calls the first one is the first one of those off the diagonal."""
    held = scene.held.get(claim.related[0].start) if claim.related else None
    if held is None or claim.direction not in ("high", "low"):
        return True  # nothing tells that it is not
    grid, told = held
    others = grid.select(part="off-diagonal")
    if claim.direction == "high":
        return all(value.low <= told.high for value in others)
    return all(value.high >= told.low for value in others)


def _leads(one: Phrase, two: Phrase, end: int) -> bool:
    """Whether a place stands behind "from" (end 0), or behind "to" (end 1)."""
    return isinstance(two, Ref) and key_of(one) in words("reserves", ("leaving", "arriving")[end])


# Courses and changes


def _is_at_counted_places(clause: Clause, scene: Scene) -> bool:
    """ "In two of the five years A gained": a gain at each of them, and no course."""
    phrases = clause.phrases
    if not any(not ref.is_panel for ref in clause.refs()):
        return False  # "in three of the rows, values rise": so many courses
    for at, (one, two) in enumerate(pairwise(phrases)):
        if one.type != "PREPOSITION" or two.type != "CARDINAL":
            continue
        if key_of(one) in words("reserves", "leaving"):
            continue  # "from one year to the next"
        behind = phrases[at + 2 : at + 5]
        of = bool(behind) and key_of(behind[0]) == "of"
        if of or (behind and behind[0].type == "AXISNOUN" and not _counts_axis(two, scene)):
            return True
    return False


def _is_of_later_motion(clause: Clause, _scene: Scene) -> bool:
    """ "A rises from P to Q and falls from there on, by 3 first and then by 5": how far it falls."""
    motions = [at for at, phrase in enumerate(clause.phrases) if phrase.type in _MOTIONS]
    if len(motions) < _SEVERAL:
        return False
    last = motions[-1]
    before, behind = clause.phrases[motions[0] : last], clause.phrases[last + 1 :]
    ends = sum(map(_is_place, before))
    apart = any(phrase.type in ("AND", "COMMA", "JOIN") for phrase in before)
    return (
        apart
        and ends >= _SEVERAL
        and any(isinstance(phrase, Amount) for phrase in behind)
        and not any(isinstance(phrase, Amount) and not _is_place(phrase) for phrase in before)
        and not any(isinstance(phrase, Ref) for phrase in behind)
    )


def _is_by_strength(clause: Clause, scene: Scene) -> bool:
    """ "HDL correlates less with A than with B", of -0.1 and -0.2; "weaker" where all values are negative."""
    sized = words("reserves", "sized")
    told = [p for p in clause.of("COMPARATIVE") if key_of(p).removesuffix(" than") in sized]
    if not told:
        return False
    lows = [value.low for grid in scene.grids.all() for value in grid.values]
    return bool(lows) and min(lows) < 0 and (max(lows) <= 0 or clause.says(words("reserves", "relating")))


# Counts and lists


def _is_beyond_place(clause: Clause, _scene: Scene) -> bool:
    """ "It is confined to distances of 30 m and more": of all that lie beyond."""
    phrases = clause.phrases
    to = next((at for at, (one, two) in enumerate(pairwise(phrases)) if _leads(one, two, 1)), None)
    return to is not None and any(phrase.type == "LIMIT" for phrase in phrases[to + 2 : to + 4])


def _tells_several_means(clause: Clause, scene: Scene) -> bool:
    """ "On free days the averages are 88 and 94": of two things, and the clause tells of one."""
    phrases = clause.phrases
    amounts = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Amount)]
    if len(amounts) < _SEVERAL or not {p.type for p in phrases[amounts[0] : amounts[-1]]} <= _LIST:
        return False
    if any(one.type == "AMOUNT" and two.type == "AMOUNT" for one, two in pairwise(phrases)):
        return False
    sizes = {size for grid in scene.grids.all() for size in (len(grid.rows), len(grid.columns))}
    if not clause.refs() and len(amounts) in sizes:
        return False  # "row means: 88, 94, 71": one of each
    return not any(len(ref.names) == len(amounts) for ref in clause.refs()) and len(clause.refs()) < len(
        amounts
    )


def _are_several_means(clause: Clause, _scene: Scene) -> bool:
    """ "The rows average 88, 94 and 71 from top to bottom": a list of means, and the side where it begins."""
    at = next((at for at, phrase in enumerate(clause.phrases) if phrase.type == "AGGREGATE"), None)
    listed = [phrase.type for phrase in clause.phrases[at + 1 : at + 4]] if at is not None else []
    return listed == ["AMOUNT", "JOIN", "AMOUNT"]


def _joins_cells(clause: Clause, _scene: Scene) -> bool:
    """ "The scores of A on P and B on P are 0.6 and 0.7": "P and B" is no pair, and each has one of the numbers."""
    phrases = clause.phrases
    at = next((at for at, phrase in enumerate(phrases) if phrase.type == "BE"), 0)
    placed = sum(one.type == "PREPOSITION" and _is_place(two) for one, two in pairwise(phrases[:at]))
    told = [phrase.type for phrase in phrases[at + 1 : at + 4]]
    return placed > _SEVERAL and told in (["AMOUNT", "JOIN", "AMOUNT"], ["AMOUNT", "AND", "AMOUNT"])


_Other = Callable[[Clause, Scene], bool]
_OTHERS: dict[str, Sequence[_Other]] = {
    "extremum": (
        _peaks_there, _is_at_own_extreme, _is_of_counted_lines, _names_end_of_axis, _pairs_lists, _is_of_means,
        _is_of_transfer, _is_numbered_line, is_of_even_pair, is_without, _is_of_sized_group,
        _is_ordered_otherwise, is_of_line_before, is_between_two_ends, tells_agreement,
        tells_span_of_extremes, is_of_derived_lead,
    ),
    "ranking": (
        _is_at_own_extreme, _is_of_counted_lines, _names_end_of_axis, _pairs_lists, _is_of_means, _is_of_transfer,
        is_of_even_pair, is_without, takes_up_place, comes_later, _is_of_sized_group,
        _is_ordered_otherwise,
    ),
    "region": (_has_own_extreme,),
    "trend": (_is_at_counted_places,),
    "difference": (_is_of_later_motion, _are_several_means, is_at_same_place),
    "comparison": (_is_by_strength, _pairs_lists, has_no_rival),
    "count": (_is_beyond_place, counts_graded_ones, tells_two_numbers),
    "threshold": (tells_both_signs,),
    "aggregate": (_tells_several_means, tells_two_numbers, adds_up_both_ways),
    "cell-value": (_joins_cells,),
}  # fmt: skip
