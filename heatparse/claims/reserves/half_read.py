"""Half read: clauses in which a number, a scope or a verb stands that the reader of a kind does not take.

"Halved between A and B, from 14 to 7" tells a way and no range; "coefficients below 0.15 are not …" breaks
off in front of its predicate. What was read of such a clause may be something else than what it says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from heatparse.claims.gates import may_tell_share
from heatparse.claims.language.amounts import leads_to_extremes
from heatparse.claims.language.phrases import (
    Amount,
    Part,
    Phrase,
    Ref,
    Scope,
    Superlative,
    key_at,
    key_of,
    phrase_key,
)
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.language.things import is_thing
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words


def is_half_read(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a clause says something by a part of it that the reader of its kind leaves aside."""
    if claim.kind == "cell-value" and "class rates" in clause.read:  # type: ignore[attr-defined]
        return False  # every word of it was looked at
    return any(is_left(clause, scene) for is_left in _LEFT.get(claim.kind, ()))  # type: ignore[attr-defined]


def _peaks_before(clause: Clause, _scene: Scene) -> bool:
    """ "A peaks at P and B rises until Q": the course is that of B alone."""
    phrases = clause.phrases
    course = next((at for at, phrase in enumerate(phrases) if phrase.type in ("TREND", "DIFFERENCE")), 0)
    front = phrases[:course]
    peaks = any(isinstance(phrase, Superlative) and bool(phrase.verb) for phrase in front)
    joint = next((at for at, phrase in enumerate(front) if phrase.type in ("JOIN", "AND")), len(front))
    return peaks and any(isinstance(phrase, Ref) for phrase in front[joint:])


def _is_way(clause: Clause, _scene: Scene) -> bool:
    """ "Rainfall triples in A (32 to 118)": from where to where, and no range."""
    return clause.has("FACTOR", "TIMES")


def _breaks_off(clause: Clause, _scene: Scene) -> bool:
    """ "Coefficients below 0.15 are not …": the number belongs to the subject."""
    return bool(clause.phrases) and clause.phrases[-1].type == "NEGATION"


def _counts_lines(clause: Clause, _scene: Scene) -> bool:
    """ "A needs 16 layers to get there, B no more than 12": of layers as well."""
    phrases = clause.phrases
    amounts = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Amount)]
    if len(amounts) < 2 or [phrase.type for phrase in phrases[amounts[0] + 1 :][:1]] != ["AXISNOUN"]:
        return False
    return amounts[0] == 0 or phrases[amounts[0] - 1].type != "PREPOSITION"


def _is_of_sizes(clause: Clause, _scene: Scene) -> bool:
    """ "The mean absolute correlation": without the signs."""
    nouns = [noun.key for top in clause.phrases if isinstance(top, Superlative) for noun in top.nouns]
    told = {*nouns, *(key_of(phrase) for phrase in clause.phrases)}
    return not told.isdisjoint(words("assertions", "absolute"))


def _is_against_all(clause: Clause, _scene: Scene) -> bool:
    """ "…, which is better than every value at B": one number against all of a line."""
    first = clause.phrases[0] if clause.phrases else None
    relative = first is not None and key_of(first) in words("reserves", "relative")
    return relative and any(
        one.type == "THAN" and isinstance(two, Scope) for one, two in pairwise(clause.phrases)
    )


def _is_of_each_panel(clause: Clause, scene: Scene) -> bool:
    """ "The three maxima of the panels are …": one of each."""
    tops = [phrase for phrase in clause.phrases if isinstance(phrase, Superlative)]
    several = len(scene.grids) > 1 and any(top.count == len(scene.grids) for top in tops)
    return several and any(getattr(phrase, "value", "") == "panel" for phrase in clause.of("DIMENSION"))


def _names_two_lines(clause: Clause, _scene: Scene) -> bool:
    """ "Third place in the column of A goes to B, in the column of C too"."""
    nouns = [ref.noun for ref in clause.refs() if ref.noun in ("row", "column")]
    return len(nouns) > len(set(nouns)) and clause.has("COMMA")


def _has_two_tops(clause: Clause, _scene: Scene) -> bool:
    """ "The lowest value on the diagonal tops all others": not in each row."""
    tops = [phrase for phrase in clause.phrases if isinstance(phrase, Superlative)]
    return len(tops) > 1 and tops[0].direction in ("low", "worst")


def _tells_way_in_brackets(clause: Clause, _scene: Scene) -> bool:
    """ "Doubles from A to B (0.17 to 0.35)": the second number is that of the second place."""
    types = [phrase.type for phrase in clause.phrases]
    way = ["OPEN", "AMOUNT", "PREPOSITION", "AMOUNT", "CLOSE"]
    return types.count("REF") > 1 and any(types[at : at + len(way)] == way for at in range(len(types)))


def _is_without(clause: Clause, _scene: Scene) -> bool:
    """ "Without weight decay, the loss is …": at the place where there is none."""
    types = [phrase.type for phrase in clause.phrases[:2]]
    return types[1:] == ["AXISNOUN"] and key_of(clause.phrases[0]) in words("reserves", "lacking")


def _is_rate(clause: Clause, _scene: Scene) -> bool:
    """ "Only 1 A in 200 is called B": of how many."""
    amounts = [at for at, phrase in enumerate(clause.phrases) if isinstance(phrase, Amount)]
    return any(key_of(clause.phrases[at - 1]) in words("reserves", "among") for at in amounts[1:])


def _takes_row_over(clause: Clause, scene: Scene) -> bool:
    """ "1 A is called B, and 2 are called C": it is A again, in a matrix whose rows are its columns."""
    before = next(clauses_before(clause, scene.text), None)
    bare = [phrase.type for phrase in clause.phrases[:2]] in (["AMOUNT", "BE"], ["AMOUNT", "HAVE"])
    if "misclassification" in clause.read:
        return False  # "of the clips taken for A, 5 are B": read as a whole
    if not bare or before is None or len(clause.refs()) != 1 or len(before.refs()) not in (1, 2):
        return False
    if any(ref.relation for ref in before.refs()):
        return False  # "of those predicted as A, 1 is B, 41 are C"
    return all(grid.is_square for grid in scene.grids.all())


def _is_of_others(clause: Clause, _scene: Scene) -> bool:
    """ "A is last on two datasets, B on the other four": at places that nobody names."""
    return any(
        one.type == "PREPOSITION" and two.type == "RIVALS" and three.type == "CARDINAL"
        for one, two, three in zip(clause.phrases, clause.phrases[1:], clause.phrases[2:], strict=False)
    )


def _goes_on_with_changes(clause: Clause, scene: Scene) -> bool:
    """ "The gain on A is 24, but on B just 6": a gain as well."""
    if clause.has("BE", "HAVE", "OCCUR"):
        return False
    before = next(clauses_before(clause, scene.text), None)
    return before is not None and before.has("DIFFERENCE", "FACTOR")


def _is_of_error_sums(clause: Clause, _scene: Scene) -> bool:
    """ "A keeps its errors below 30": all of them together."""
    return any(
        two.type == "PART" and key_of(one) in words("function_words", "possessive") and _is_mistake(two)
        for one, two in pairwise(clause.phrases)
    )


def _is_mistake(part: Phrase) -> bool:
    return isinstance(part, Part) and part.key in words("names", "mistakes")


def _is_of_pairs(clause: Clause, scene: Scene) -> bool:
    """ "Three pairs are low, all of them with A": in the row of A as well as in its column."""
    return clause.has("PRONOUN") and any(grid.is_mirrored for grid in scene.grids.all())


def _is_against_them(clause: Clause, _scene: Scene) -> bool:
    """ "A and B is stronger than any other pair with either of them"."""
    than = next((at for at, phrase in enumerate(clause.phrases) if phrase.type == "THAN"), None)
    if than is None:
        return False
    return any(key_of(phrase) in words("reserves", "these") for phrase in clause.phrases[than:])


def _has_apposition(clause: Clause, _scene: Scene) -> bool:
    """ "A, the leader until 2019, was overtaken by B": not the best value of A."""
    return any(one.type == "COMMA" and isinstance(two, Superlative) for one, two in pairwise(clause.phrases))


def _is_of_effects(clause: Clause, scene: Scene) -> bool:
    """ "**Strongest season effect:** A, where summer exceeds winter by 25": no value of a cell."""
    derived = words("reserves", "effects") - scene.title_words
    whole = clause.says(words("winners", "figures"))  # "**Weakest effect:** the minimum of the whole figure"
    tops = (p for p in (*(() if whole else clause.lead), *clause.phrases) if isinstance(p, Superlative))
    return any(noun.key in derived for top in tops for noun in top.nouns)


def _is_by_errors(clause: Clause, _scene: Scene) -> bool:
    """ "With an error of 23 %, A is the hardest class": of all errors of A together."""
    at = next((i for i, phrase in enumerate(clause.phrases) if phrase.type == "COMMA"), 0)
    front = [phrase.type for phrase in clause.phrases[:at]]
    return front[:1] == ["PREPOSITION"] and "PART" in front and "AMOUNT" in front


def _is_of_rates(clause: Clause, scene: Scene) -> bool:
    """ "The mean recall is 85 %", in a matrix of classes: of what lies on its diagonal."""
    if "mean rate" in clause.read:
        return False  # it was taken for what it is
    rates = words("reserves", "rates") - scene.title_words
    square = any(grid.is_square for grid in scene.grids.all())
    return square and clause.has("AGGREGATE") and clause.says(rates)


def _is_mutual(clause: Clause, _scene: Scene) -> bool:
    """ "The confusion of A and B adds up to 0.31 in both directions"."""
    return clause.says(words("names", "mutual"))


def _is_between_places(clause: Clause, _scene: Scene) -> bool:
    """ "The gap between the first and the second is widest for A (51)": not from end to end."""
    phrases = clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if key_of(phrase) == "between"), len(phrases))
    return any(
        phrase.type == "ORDINAL"
        or (isinstance(phrase, Superlative) and phrase.rank > 1)
        or (isinstance(phrase, Ref) and bool(phrase.position) and phrase.noun not in ("panel", "grid"))
        for phrase in phrases[at : at + 4]
    )


def _is_of_positive(clause: Clause, _scene: Scene) -> bool:
    """ "The lowest positive value": among those alone."""
    tops = (phrase for phrase in (*clause.lead, *clause.phrases) if isinstance(phrase, Superlative))
    return any(
        noun.key == "positive" and top.direction in ("low", "worst") for top in tops for noun in top.nouns
    )


def _shares_place(clause: Clause, _scene: Scene) -> bool:
    """ "A in P and B in Q share third place"."""
    return clause.has("SHARE") and clause.says(words("reserves", "sharing")) and len(clause.refs()) > 3


def _is_share_of(clause: Clause, _scene: Scene) -> bool:
    """ "A wins 30% of the B matches": a part of something, and no value."""
    return any(_tells_share_of(clause.phrases))


def _is_share_of_own(clause: Clause, _scene: Scene) -> bool:
    """ "A gets 30% of its visitors from B", and not "30% of A are taken for B", which may be a cell."""
    return any(p.type in ("UNKNOWN", "PRONOUN") and not is_thing(p) for p in _tells_share_of(clause.phrases))


def _tells_share_of(phrases: Sequence[Phrase]) -> Iterator[Phrase]:
    """What stands behind "30% of"."""
    for at, phrase in enumerate(phrases[:-2]):
        if isinstance(phrase, Amount) and phrase.is_percent and key_at(phrases, at + 1) == "of":
            yield phrases[at + 2]


def _tells_distance(clause: Clause, _scene: Scene) -> bool:
    """ "A covers 3 between its lowest and its highest value": how far these are apart, and the value of neither."""
    tops = sum(isinstance(phrase, Superlative) for phrase in clause.phrases)
    if tops > 2:
        return False  # "the widest span between the best and the worst": an extreme of distances
    return any(leads_to_extremes(clause.phrases, at) for at in range(len(clause.phrases)))


def _moves_by_name(clause: Clause, scene: Scene) -> bool:
    """ "Walk, run and jump are the dynamic activities": a label that is called like a motion."""
    moving = {key_of(phrase) for phrase in clause.of("DIFFERENCE", "TREND")}
    return not moving.isdisjoint(scene.names.by_first)


def _opens_elsewhere(clause: Clause, scene: Scene) -> bool:
    """ "Within the static block, the smallest value is 0.01": a place that no label tells, for all of a sentence."""
    if any(map(_has_strange_front, (clause, *clauses_before(clause, scene.text)))):
        return True
    first = clause.phrases[0] if clause.phrases else None
    before = clause.before
    if (
        not isinstance(first, Superlative)
        or before is None
        or ";" not in scene.text[before.end : clause.start]
    ):
        return False
    return any(map(_has_strange_front, (before, *clauses_before(before, scene.text))))  # "…; the best is A"


def _has_strange_front(clause: Clause) -> bool:
    end = next((i for i, phrase in enumerate(clause.phrases) if phrase.type == "COMMA"), 0)
    front = clause.phrases[:end]
    if len(front) < 3 or front[0].type not in ("PREPOSITION", "RESTRICTION"):
        return False
    front = [phrase for phrase in front if not _is_of_size(phrase)]  # "in absolute terms, …"
    types = {phrase.type for phrase in front}
    grouped = any(key_of(phrase) in words("reserves", "groupings") for phrase in front)
    return ("UNKNOWN" in types or grouped) and types <= _PLACING


def _is_of_size(phrase: Phrase) -> bool:
    return key_of(phrase) in words("assertions", "absolute") | words("assertions", "terms")


def _tells_share(clause: Clause, scene: Scene) -> bool:
    """ "Half of the cells, 18 of 36, are zero": neither number is a value."""
    types = [phrase.type for phrase in clause.phrases]
    share = ["COMMA", "AMOUNT", "PREPOSITION", "AMOUNT", "COMMA"]
    told = any(types[at : at + len(share)] == share for at in range(len(types)))
    return told and not _is_told_share(clause, scene)


def _is_told_share(clause: Clause, _scene: Scene) -> bool:
    """ "More than half of the values are above 0.5: 14 of 25": a number of things, and no half of a value."""
    if not may_tell_share(clause.phrases):
        return False
    from heatparse.claims.plain.told_shares import with_told_share  # loaded where a share is told

    return with_told_share(clause.phrases) is not None


def _begins_with_verb(clause: Clause, scene: Scene) -> bool:
    """ "Annotated are the peak and the trough of each row, and P": what is told of them stood in front."""
    first = clause.phrases[0] if clause.phrases else None
    led = any(phrase.end > clause.block_start for phrase in clause.lead)  # "**Peak:** is …"
    bare = first is not None and first.type == "BE" and not (clause.heads or led)
    return bare and next(clauses_before(clause, scene.text), None) is None


_PLACING = frozenset((
    "PREPOSITION", "RESTRICTION", "UNKNOWN", "AREA", "DIMENSION", "AXISNOUN", "PRONOUN", "SCOPE", "CARDINAL", "JOIN",
    "AND",
))  # fmt: skip


def _is_of_best_block(clause: Clause, _scene: Scene) -> bool:
    """ "The strongest cluster is A, B and C, with values of 0.4 to 0.6": among these alone."""
    return clause.has("AREA") and clause.has("SUPERLATIVE")


_Left = Callable[[Clause, Scene], bool]


def _is_of_partner(clause: Clause, _scene: Scene) -> bool:
    """ "The variable most strongly correlated with A is B": of the line of A, whatever B has elsewhere."""
    types = [phrase.type for phrase in clause.phrases]
    pattern = ["SUPERLATIVE", "PREPOSITION", "REF", "BE", "REF"]
    return any(
        types[at : at + len(pattern)] == pattern
        and key_of(clause.phrases[at + 1]) in words("reserves", "partnering")
        for at in range(len(types))
    )


def _is_even_for(clause: Clause, _scene: Scene) -> bool:
    """ "All values of A lie above 90, even for the weakest model": whose extreme is that of no line here."""
    types = [phrase.type for phrase in clause.phrases]
    return any(
        types[at] in ("BE", "COMMA")
        and types[at + 1 : at + 3] == ["PREPOSITION", "SUPERLATIVE"]
        and key_of(clause.phrases[at + 1]) == "for"
        for at in range(len(types))
    )


def _is_each_of_named(clause: Clause, _scene: Scene) -> bool:
    """ "The lead is split between A and B, each with 137": each of the two."""
    types = [phrase.type for phrase in clause.phrases]
    return any(
        types[at : at + 5] == ["REF", "COMMA", "SCOPE", "PREPOSITION", "AMOUNT"] for at in range(len(types))
    )


def _is_least_of_signed(clause: Clause, scene: Scene) -> bool:
    """ "A correlates least with B": has the weakest correlation, or the lowest one."""
    if not any(phrase_key(top) in words("reserves", "least_of_all") for top in clause.of("SUPERLATIVE")):
        return False
    refs = clause.refs()
    signed = (grid for grid in scene.all_filled() if grid.is_square and any(v.low < 0 for v in grid.values))
    for grid in signed if len(refs) > 1 else ():
        for row, column in scene.cells(refs[0], refs[-1], grid):
            told = grid.at(row, column)
            if told is None:
                continue
            for line in (grid.row(row), grid.column(column)):
                if abs(told.low) == min(abs(value.low) for value in line if value.row != value.column):
                    return True
    return False


def _leaves_predicate_out(clause: Clause, _scene: Scene) -> bool:
    """ "The only one there that is not is A": not what was told before."""
    types = [phrase.type for phrase in clause.phrases]
    return any(types[at : at + 3] == ["BE", "NEGATION", "BE"] for at in range(len(types)))


def _is_of_sized_thing(clause: Clause, _scene: Scene) -> bool:
    """ "Each of the cells is one run of 20,000 steps": a number of something else."""
    types = [phrase.type for phrase in clause.phrases]
    return any(
        types[at : at + 4] == ["UNKNOWN", "PREPOSITION", "AMOUNT", "UNKNOWN"] for at in range(len(types) - 3)
    )


def _is_back(clause: Clause, _scene: Scene) -> bool:
    """ "It cools down from 24 to 13 by July and is back at 20 in November": another motion than the first one."""
    keys = [key_of(phrase) for phrase in clause.phrases]
    return clause.has("AND") and not words("reserves", "returning").isdisjoint(keys)


_LEFT: dict[str, tuple[_Left, ...]] = {
    "range": (_is_way, _is_without, _opens_elsewhere, _is_of_best_block),
    "threshold": (
        _goes_on_with_changes, _is_of_error_sums, _breaks_off, _counts_lines, _is_without, _opens_elsewhere,
        _is_each_of_named,
    ),
    "count": (
        _goes_on_with_changes, _is_of_error_sums, _breaks_off, _counts_lines, _is_without, _opens_elsewhere,
        _tells_share, _leaves_predicate_out, _is_of_sized_thing,
    ),
    "aggregate": (_is_of_sizes, _is_without, _is_of_rates, _is_mutual, _opens_elsewhere),
    "comparison": (
        _is_against_all, _is_without, _is_against_them, _is_of_others, _has_apposition, _opens_elsewhere,
    ),
    "region": (_is_of_pairs,),
    "extremum": (
        _is_of_each_panel, _names_two_lines, _is_without, _is_of_others, _is_of_effects, _is_by_errors,
        _opens_elsewhere, _is_of_positive, _tells_distance, _is_share_of, _begins_with_verb, _is_of_partner,
        _is_least_of_signed, _is_even_for,
    ),
    "ranking": (
        _is_of_each_panel, _names_two_lines, _is_without, _is_of_others, _is_of_effects, _is_by_errors,
        _opens_elsewhere, _is_of_positive, _shares_place,
    ),
    "difference": (_is_told_share, _is_without, _moves_by_name, _is_between_places),
    "trend": (_moves_by_name, _peaks_before, _is_back),
    "diagonal": (_has_two_tops,),
    "cell-value": (_tells_way_in_brackets, _is_rate, _takes_row_over, _goes_on_with_changes, _is_share_of_own),
}  # fmt: skip
