"""Misleading turns: what a clause says in a form that looks like something else to its reader.

"The row of A is led by the diagonal", "nobody beats A on P, and nobody B on Q", "at both ends of the range the
maximum is 30": the words fit the reader's pattern, and mean another thing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from heatparse.claims.language.phrases import Amount, Ref, Scope, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.language.words import Word
from heatparse.claims.reserves.other_matters import names_outcome
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim, CellValueClaim, LegendClaim
from heatparse.phrases import words
from heatparse.tokens import fold

_TWO = 2
_BEHIND = 7  # characters behind a clause in which "there" stands


def misleads(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a refuted claim was read from a turn of phrase that means something else."""
    if isinstance(claim, CellValueClaim) and _fits_neighbours(claim, clause, scene):
        return True
    if isinstance(claim, CellValueClaim) and clause.has("UNKNOWN"):
        from heatparse.claims.reserves.strange_verbs import is_turned  # loaded where a verb may be strange

        if is_turned(claim, clause, scene):
            return True
    if isinstance(claim, CellValueClaim | LegendClaim) and _is_beside_cell(clause, scene):
        return True
    return any(turns(clause, scene) for turns in _TURNS.get(claim.kind, ()))  # type: ignore[attr-defined]


def _fits_neighbours(claim: CellValueClaim, clause: Clause, scene: Scene) -> bool:
    """ "A on P, 14, B on P, 12": the value of the cell in front of a number, and not of the one behind it."""
    phrases = clause.phrases
    at = next((i for i, p in enumerate(phrases) if isinstance(p, Amount) and p.quantity is claim.value), None)
    told = claim.value.value if claim.value is not None else None
    front = [p for p in phrases[:at] if isinstance(p, Ref)][-_TWO:]
    apposed = at is not None and at > 0 and phrases[at - 1].type in ("COMMA", "JOIN")
    return apposed and not clause.has("VERSUS") and len(front) == _TWO and _holds(front, told, scene)


def _is_beside_cell(clause: Clause, scene: Scene) -> bool:
    """ "The cell below A on P, a red one, reads 3": a cell beside the one that is named, here or in front."""
    for told in (clause, *clauses_before(clause, scene.text)):
        for at, phrase in enumerate(told.phrases[:-1]):
            if not isinstance(phrase, Word) or phrase.type != "DIMENSION" or phrase.value != "cell":
                continue
            beside = [p for p in told.phrases[at + 1 : at + 4] if p.type not in ("PREPOSITION", "BE")][:_TWO]
            if len(beside) < _TWO or not isinstance(beside[1], Ref):
                continue
            if key_of(beside[0]) in words("misleading", "beside"):
                return True
    return False


def _holds(pair: Sequence[Ref], number: float | None, scene: Scene) -> bool:
    return any(
        value is not None and value.low == number
        for grid in scene.grids.all()
        for row, column in scene.cells(pair[0], pair[1], grid)
        for value in (grid.at(row, column),)
    )


def _denies_twice(clause: Clause, _scene: Scene) -> bool:
    """ "Nobody beats A on P, and nobody B on Q": the second part leaves its verb out."""
    denials = [p for p in clause.phrases if isinstance(p, Scope) and p.quantifier == "none"]
    return len(denials) > 1 and len(clause.of("COMPARATIVE")) < len(denials)


def _is_led_by_part(clause: Clause, _scene: Scene) -> bool:
    """ "The row of A is led by the diagonal": the part is the leader, and nothing that A is the best of."""
    return any(
        isinstance(phrase, Superlative)
        and phrase.key.endswith(" by")
        and any(noun.type == "DIAGONAL" for noun in phrase.nouns)
        for phrase in clause.phrases
    )


def _goes_away_from_home(clause: Clause, scene: Scene) -> bool:
    """ "Going from A to B costs 3", of a square: from the cell of A alone to that of A and B, or to that of B."""
    phrases = clause.phrases
    for at in range(len(phrases) - 3):
        one, two = phrases[at + 1], phrases[at + 3]
        joints = f"{key_at(phrases, at)} {key_at(phrases, at + 2)}"
        if joints in words("function_words", "from_and_to") and isinstance(one, Ref) and isinstance(two, Ref):
            if one.is_panel or two.is_panel or "ends" in clause.read:
                return False  # both numbers stand there
            named = {name.label.text for ref in (one, two) for name in ref.names}
            others = {name.label.text for ref in clause.refs() for name in ref.names} - named
            return not others and not clause.heads and all(grid.is_square for grid in scene.grids.all())
    return False


def _has_numbers_beside_extremes(clause: Clause, _scene: Scene) -> bool:
    """ "The weakest of one kind, 0.8 for A, beats the strongest of the other": the aside tells which it is."""
    types = [phrase.type for phrase in clause.phrases]
    asides = any(
        types[at : at + _TWO] == ["COMMA", "AMOUNT"] and types[at + _TWO : at + _TWO + 1] == ["PREPOSITION"]
        for at in range(len(types))
    )
    return asides and types.count("SUPERLATIVE") > 1


def _leaves_more_room(clause: Clause, _scene: Scene) -> bool:
    """ "It is halved or better", "doubled or more": at least so much."""
    return any(
        (one.type == "OR" and (two.type == "COMPARATIVE" or key_of(two) in words("reserves", "exceeding")))
        or (one.type == "FACTOR" and two.type == "LIMIT")
        for one, two in pairwise(clause.phrases)
    )


def _is_at_both_ends(clause: Clause, _scene: Scene) -> bool:
    """ "At both ends of the temperature range the maximum is 30": at the first and the last place of an axis."""
    phrases = clause.phrases
    for at, scope in enumerate(phrases[:-2]):
        both = isinstance(scope, Scope) and scope.quantifier in ("both", "all")
        if (
            both
            and key_at(phrases, at + 1) in words("reserves", "flanks")
            and key_at(phrases, at + 2) == "of"
        ):
            return any(phrase.type == "AXISNOUN" for phrase in phrases[at + 3 : at + 5])
    return False


def _is_of_its_others(clause: Clause, scene: Scene) -> bool:
    """ "Its other four range from 0.5 to 0.6", of a label on both axes: of its row, or of its column."""
    owned = [key_of(one) for one, two in pairwise(clause.phrases[:4]) if two.type == "RIVALS"]
    if not words("function_words", "possessive").intersection(owned):
        return False
    named = (*clause.heads, *(clause.before.refs() if clause.before is not None else ()))
    return any(len(scene.lines(ref, grid)) > 1 for grid in scene.grids.all() for ref in named)


def _is_of_each_panel(clause: Clause, _scene: Scene) -> bool:
    """ "The distance is smallest for A, 12 points, and largest for B, 22 points", of panels: not of all of them."""
    tops = [at for at, phrase in enumerate(clause.phrases) if isinstance(phrase, Superlative)]
    gaps = any(phrase.type == "DIFFERENCE" for phrase in clause.phrases[: tops[0] if tops else 0])
    behind = [clause.phrases[at + 2] for at in tops if at + 2 < len(clause.phrases)]
    return gaps and any(isinstance(ref, Ref) and ref.is_panel for ref in behind)


def _tells_two_cells(clause: Clause, _scene: Scene) -> bool:
    """ "A → A, 22, is the top, B → B, 17, the second": each with its own place."""
    types = [phrase.type for phrase in clause.phrases]
    joints = types.count("ARROW") + types.count("VERSUS")
    aside = ["COMMA", "AMOUNT", "COMMA"]
    apposed = sum(types[at : at + len(aside)] == aside for at in range(len(types)))
    return types.count("SUPERLATIVE") > 1 and (joints > 1 or (apposed > 1 and types.count("REF") > _TWO + 1))


def _goes_on_with_others(clause: Clause, _scene: Scene) -> bool:
    """ "A, then B, and the other three are no higher than 0.7": the rest is in no order."""
    return any(
        one.type in ("AND", "JOIN", "COMMA") and two.type == "RIVALS" for one, two in pairwise(clause.phrases)
    )


def _is_taken_over(clause: Clause, _scene: Scene) -> bool:
    """ "62 over five cohorts": a mean of so many."""
    phrases = clause.phrases
    return any(
        isinstance(phrase, Amount)
        and key_at(phrases, at + 1) in words("reserves", "taken_over")
        and [p.type for p in phrases[at + 2 : at + 3]] in (["CARDINAL"], ["SCOPE"])
        for at, phrase in enumerate(phrases)
    )


def _is_a_value(clause: Clause, scene: Scene) -> bool:
    """ "A – 29 – overtakes B": the value of A, and not by how much."""
    told = [p.quantity.value for p in clause.phrases if isinstance(p, Amount)]
    if len(told) != 1 or clause.has("BY", "DIFFERENCE", "FACTOR"):
        return False
    named = {
        label
        for grid in scene.grids.all()
        for ref in (*clause.heads, *clause.refs())
        for line in scene.lines(ref, grid)
        for label in map(fold, line.labels)
    }
    return any(
        value.low == told[0] and {value.row, value.column} <= named
        for grid in scene.grids.all()
        for value in grid.values
    )


def _is_told_again(clause: Clause, _scene: Scene) -> bool:
    """ "3 points, or about 11%, above that of B": the same distance in another unit."""
    phrases = clause.phrases
    return any(
        phrase.type == "OR" and any(isinstance(p, Amount) for p in phrases[at + 1 : at + 3])
        for at, phrase in enumerate(phrases)
    ) and clause.has("COMPARATIVE", "DIFFERENCE")


def _counts_cells(clause: Clause, _scene: Scene) -> bool:
    """ "Half of the 30 cells are in the 8-10 band": how many of them, and no factor."""
    phrases = clause.phrases
    return any(
        phrase.type == "FACTOR"
        and [p.type for p in phrases[at + 1 : at + 3]] in (["AMOUNT", "DIMENSION"], ["CARDINAL", "DIMENSION"])
        for at, phrase in enumerate(phrases)
    )


def _leads_to_the_end(clause: Clause, _scene: Scene) -> bool:
    """ "Loses about 0.06 by layer 31 – 0.97 to 0.91 –": the first number is that of another place."""
    phrases = clause.phrases
    return clause.has("DIFFERENCE", "TREND") and any(
        isinstance(phrase, Amount)
        and key_at(phrases, at + 1) in words("assertions", "to")
        and isinstance(phrases[at + 2], Amount)
        and key_at(phrases, at - 1) != "from"
        for at, phrase in enumerate(phrases[:-2])
    )


def _is_as_many(clause: Clause, _scene: Scene) -> bool:
    """ "A spans 14, B as many as 37": a number, and no second side."""
    phrases = clause.phrases
    return any(
        one.type == "COMPARATIVE" and key_of(one).endswith(" as") and isinstance(two, Amount)
        for one, two in pairwise(phrases)
    )


def _is_of_the_best(clause: Clause, _scene: Scene) -> bool:
    """ "The top three are close on P (79 to 83)": the range of those alone."""
    return any(
        (isinstance(one, Superlative) and (one.count or any(n.type == "AXISNOUN" for n in one.nouns)))
        or (one.type in ("POSITION", "SUPERLATIVE") and two.type == "CARDINAL")
        for one, two in pairwise(clause.phrases)
    )


def _tells_where(clause: Clause, _scene: Scene) -> bool:
    """ "The plateau is reached at A": where a course comes to rest, and not how the values of A go."""
    types = [phrase.type for phrase in clause.phrases if phrase.type not in ("BE", "PREPOSITION")]
    return any(types[at : at + 3] == ["TREND", "OCCUR", "REF"] for at in range(len(types) - 2))


def _is_among_listed(clause: Clause, scene: Scene) -> bool:
    refs = clause.refs()
    front = clause.before.refs() if clause.before is not None else []
    if not any(len(ref.names) > 1 for ref in (*refs, *front)) or len(refs) + len(front) < _TWO:
        return False
    from heatparse.claims.reserves.rival_lists import is_among_listed  # loaded where several are named

    return is_among_listed(clause, scene)


def _is_there(clause: Clause, scene: Scene) -> bool:
    """ "A and B fall back there": at the place that was spoken of, and not from the first place to the last."""
    tokens = scene.draft.tokens.between(clause.start, clause.end + _BEHIND)
    keys = [token[3] for token in tokens]
    placed = any(isinstance(p, Amount) or p.type == "RESTRICTION" for p in clause.phrases)
    axes = {line.axis for ref in clause.refs() for line in scene.lines(ref, scene.filled(0))}
    there = any(
        two in words("misleading", "there") and one not in words("trends", "from")
        for one, two in pairwise(keys)
    )  # "from there the values fall" tells where the course begins
    return there and not placed and len(axes) < _TWO


def _is_in_place(clause: Clause, scene: Scene) -> bool:
    """ "A is never lower than in B", of a square: A in B is the lowest of A, and no other line is spoken of."""
    squares = any(grid.is_square for grid in scene.grids.all())
    return squares and any(
        one.type == "COMPARATIVE" and two.type == "PREPOSITION" and isinstance(three, Ref)
        and getattr(one, "value", "") in ("at_least", "at_most", "no_worse")
        for one, two, three in zip(clause.phrases, clause.phrases[1:], clause.phrases[2:], strict=False)
    )  # fmt: skip


def _is_of_symmetry(clause: Clause, _scene: Scene) -> bool:
    """ "The largest asymmetry is that of A and B, followed by C and D": of distances, and no order of values."""
    return clause.has("SYMMETRY")


def _grades_symmetry(clause: Clause, _scene: Scene) -> bool:
    """ "The most symmetric pair is A and B": more so than others, and not to the last digit."""
    graded = words("misleading", "grades")
    return any(
        two.type == "SYMMETRY"
        and getattr(two, "value", "") != "asymmetric"  # "the largest asymmetry" is that of one pair
        and (isinstance(one, Superlative) or key_of(one) in graded)
        for one, two in pairwise(clause.phrases)
    )


def _is_of_shares(clause: Clause, scene: Scene) -> bool:
    """ "A has the largest desktop share", where amounts are shown: of what A has in all."""
    shares = words("reserves", "parts_of_whole") - scene.opening - scene.title_words
    if scene.names.tells_percent:
        shares -= {"percentage"}  # that is what the cells hold
    nouns = (noun.key for p in clause.phrases if isinstance(p, Superlative) for noun in p.nouns)
    return any(noun in shares for noun in nouns) or any(
        key_of(two) in shares and isinstance(one, Ref | Superlative) for one, two in pairwise(clause.phrases)
    )


def _is_set_against(clause: Clause, _scene: Scene) -> bool:
    """ "A climbs by 20, more than B": the number is that of A's climb."""
    phrases = clause.phrases
    for at, phrase in enumerate(phrases[:-2]):
        if phrase.type != "BY" or not isinstance(phrases[at + 1], Amount):
            continue
        behind = phrases[at + 2 : at + 5]
        types = [p.type for p in behind]
        if "COMPARATIVE" in types and types[0] in ("COMMA", "AND", "JOIN"):
            return True
    return False


def _counts_strange_things(clause: Clause, _scene: Scene) -> bool:
    """ "Each row has one observation fewer than the one before": of what no cell tells."""
    return any(
        one.type == "CARDINAL" and two.type == "UNKNOWN" and three.type == "COMPARATIVE"
        for one, two, three in zip(clause.phrases, clause.phrases[1:], clause.phrases[2:], strict=False)
    )


def _is_on_the_way(clause: Clause, scene: Scene) -> bool:
    if not clause.has("SIGN"):
        return False
    from heatparse.claims.reserves.changing_signs import changes_sign  # loaded where a sign is told

    return changes_sign(clause, scene)


_Turn = Callable[[Clause, Scene], bool]
_TURNS: dict[str, tuple[_Turn, ...]] = {
    "extremum": (
        _is_of_symmetry,
        _is_of_shares,
        _denies_twice,
        _is_led_by_part,
        _is_at_both_ends,
        _tells_two_cells,
        _is_among_listed,
    ),
    "symmetry": (_grades_symmetry,),
    "ranking": (
        _is_of_symmetry,
        _is_of_shares,
        _denies_twice,
        _is_led_by_part,
        _is_at_both_ends,
        _tells_two_cells,
        _goes_on_with_others,
        _is_among_listed,
    ),
    "range": (_is_of_the_best, _is_at_both_ends, _is_of_its_others),
    "count": (_is_at_both_ends, _is_of_its_others, _is_taken_over, names_outcome),
    "threshold": (_is_at_both_ends, _is_of_its_others, _is_on_the_way, names_outcome),
    "cell-value": (_is_told_again, _leads_to_the_end),
    "difference": (
        _counts_cells,
        _is_set_against,
        _goes_away_from_home,
        _leaves_more_room,
        _is_of_each_panel,
        _is_a_value,
    ),
    "trend": (_tells_where, _is_there, _counts_strange_things),
    "comparison": (
        _is_in_place,
        _is_among_listed,
        _is_as_many,
        _denies_twice,
        _has_numbers_beside_extremes,
        _is_at_both_ends,
    ),
}
