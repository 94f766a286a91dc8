"""Leeways: wordings that may narrow a statement to a part, pair it up otherwise, or speak of something else.

Each is a turn of phrase that several honest readings fit; the reader of a kind took only one of them.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, takewhile

from heatparse.claims.aggregates.sources import takes_together
from heatparse.claims.classes.confusions import is_confusion
from heatparse.claims.language.forms import other_number
from heatparse.claims.language.metrics import is_introduced
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative, is_only, phrase_key
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.language.words import Word
from heatparse.claims.places.placings import (
    are_all_placed,
    held_numbers,
    is_at_level,
    is_limited,
    is_of_extreme_lines,
    is_of_frame,
    is_of_last_lines,
    is_placed_by_numbers,
    is_placed_in_brackets,
)
from heatparse.claims.places.spots import relations_of
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim, ExtremumClaim
from heatparse.phrases import words

# What narrows the clause before one that speaks of "the smallest".
_NARROWING = frozenset(("RESTRICTION", "PART", "POSITION", "AREA", "SIGN", "EXCEPTION"))


# Behind a rank they only say of what it is one.
_OWNED = ["PREPOSITION", "PRONOUN"]
_DUEL = ["REF", "COMPARATIVE", "REF", "BY", "AMOUNT"]


def leaves_room(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a turn of phrase in a clause fits a reading that its reader did not take."""
    if _takes_up_derived(clause, scene):
        return True
    resolved = "carried" in clause.read  # of which part it is, is known
    if isinstance(claim, ExtremumClaim) and not (claim.winners or resolved) and _is_of_part(clause, scene):
        return True
    return any(leaves(clause, scene) for leaves in _LEEWAYS.get(claim.kind, ()))  # type: ignore[attr-defined]


def is_derived(phrase: Phrase) -> bool:
    """Whether a phrase speaks of what is made of values: totals, gains, deviations."""
    if isinstance(phrase, Superlative):
        return any(noun.key in words("reserves", "derived") for noun in phrase.nouns)
    return phrase.type in ("AGGREGATE", "DIFFERENCE", "SPREAD", "FACTOR")


def _takes_up_derived(clause: Clause, scene: Scene) -> bool:
    """ "The column of A totals 113, that of B only 85": sums as well."""
    end, before = clause.start, clause.before
    behind = before.end if before is not None else clause.start
    tokens = scene.draft.tokens.between(behind, clause.end)
    opening = [token[3] for token in tokens if token[0] != "MARK"][:2]
    if opening not in (["that", "of"], ["those", "of"]):
        return False
    while before is not None and "." not in scene.text[before.end : end]:
        if any(map(is_derived, before.phrases)):
            return True
        end, before = before.start, before.before
    return False


def _is_of_part(clause: Clause, scene: Scene) -> bool:
    """ "The pairs among A and B are positive, the smallest being 0.39": the smallest of those."""
    first = clause.phrases[0] if clause.phrases else None
    if not isinstance(first, Superlative) or first.nouns or clause.refs() or clause.has("DIMENSION", "PART"):
        return False
    before = next(clauses_before(clause, scene.text), None)
    return before is not None and any(
        phrase.type in _NARROWING or (isinstance(phrase, Ref) and not phrase.is_panel)
        for phrase in before.phrases
    )


def _is_against_rank(clause: Clause, _scene: Scene) -> bool:
    """ "0.6 more than the runner-up", "behind the leading pair": the far side is a place that nobody names."""
    for at, (before, top) in enumerate(pairwise(clause.phrases), 2):
        several = isinstance(top, Superlative) and (top.rank > 1 or top.direction == "best")
        behind = [phrase.type for phrase in clause.phrases[at:]]
        unnamed = not behind or behind[:2] == _OWNED  # "… head of its layer"
        if several and before.type in ("COMPARATIVE", "THAN") and unnamed:
            return True
    return False


def _is_between_steps(clause: Clause, scene: Scene) -> bool:
    """ "It more than doubles between +3.0 and +4.0": steps of an axis, and no values."""
    steps = [{number for number, _ in scene.names.numbered(axis)} for axis in ("x", "y")]
    phrases = clause.phrases
    return len(clause.of("AMOUNT")) == 2 and any(
        isinstance(one, Amount)
        and isinstance(two, Amount)
        and joint.type in ("JOIN", "AND", "PREPOSITION")
        and any({one.quantity.value, two.quantity.value} <= axis for axis in steps)
        for one, joint, two in zip(phrases, phrases[1:], phrases[2:], strict=False)
    )


def _is_between_extremes(clause: Clause, _scene: Scene) -> bool:
    """ "The distance between the best and the worst cell shrinks from 12 to 7": of what is made of the extremes."""
    first = clause.phrases[0] if clause.phrases else None
    told = first is not None and first.type == "DIFFERENCE" and len(clause.of("SUPERLATIVE")) > 1
    return told and len(clause.of("DIFFERENCE")) > 1 and not are_all_placed(clause)


def _is_duel(clause: Clause, scene: Scene) -> bool:
    """ "A loses to B by 15", both of them rows as well as columns: perhaps of the two cells where they meet."""
    types = [phrase.type for phrase in clause.phrases if phrase.type not in ("STOP", "COMMA")]
    if types not in (_DUEL, _DUEL[1:]):
        return False
    return all(
        grid.is_square and len(scene.lines(ref, grid)) > 1
        for grid in scene.grids.all()
        for ref in clause.refs()
    )


def _is_participle(clause: Clause, scene: Scene) -> bool:
    """ "A and B are odd, peaking in May", "A stays low, the highest being 0.2": of what was said before."""
    first, second = (*clause.phrases, None, None)[:2]
    verb = isinstance(first, Superlative) and first.key.endswith("ing") and bool(first.verb)
    takes_up = isinstance(first, Superlative) and (verb or getattr(second, "key", "") == "being")
    return takes_up and next(clauses_before(clause, scene.text), None) is not None


def _is_order_of_part(clause: Clause, _scene: Scene) -> bool:
    """ "After half an hour the order is A > B > C": a place in front that was not understood."""
    chain = [p for p in clause.phrases if isinstance(p, Word) and p.key in (">", "<")]
    front = list(takewhile(lambda phrase: not isinstance(phrase, Ref), clause.phrases))
    placed = bool(front) and front[0].type in ("PREPOSITION", "RESTRICTION", "SCOPE", "CONDITION")
    return (len(chain) > 1 and placed) and any(
        p.type in ("UNKNOWN", "AXISNOUN", "AMOUNT", "POSITION") or _is_open(p) for p in front
    )


def _is_open(phrase: Phrase) -> bool:
    """Whether a quantifier leaves open what it runs over; "in every column" does not."""
    return isinstance(phrase, Scope) and not (phrase.is_single and phrase.noun is not None)


def _goes_through(clause: Clause, _scene: Scene) -> bool:
    """ "From A/P to B/Q they are 1, 2 and 3": not all of the numbers are of the last place."""
    return phrase_key(clause.phrases[0]) == "from" and sum(isinstance(p, Amount) for p in clause.phrases) > 2


def _is_of_others(clause: Clause, _scene: Scene) -> bool:
    """ "The smallest count is 4, with no other cell below 5": of all but the one that is named."""
    return clause.has("SUPERLATIVE") and clause.has("RIVALS")


def _is_told_by_values(clause: Clause, scene: Scene) -> bool:
    """ "A shares more with B (-0.6) than with C (-0.5)": the numbers beside the sides bear the order out."""
    told = [
        p.quantity.value
        for before, p in pairwise(clause.phrases)
        if isinstance(p, Amount) and before.type == "OPEN" and p.quantity.value is not None
    ]
    compared = [p for p in clause.phrases if isinstance(p, Word) and p.type == "COMPARATIVE"]
    if len(told) != 2 or len(compared) != 1 or not clause.has("THAN"):
        return False
    held = held_numbers(scene)
    if any(abs(number) not in held for number in told):
        return False
    first, second = told
    signs = {"high": 1, "low": -1}
    orders = [signs.get(relation, 0) for relation in relations_of(compared[0].value, scene)]
    sized = compared[0].key.removesuffix(" than") in words("reserves", "sized")
    by_size = (abs(first) - abs(second)) if min(told) < 0 and sized else 0.0
    return any(sign * (first - second) > 0 or sign * by_size > 0 for sign in orders)


def _holds_numbers_side_by_side(clause: Clause, _scene: Scene) -> bool:
    """ "A 0.67, B 0.68, -1 0.66": the first of two numbers is a category."""
    return any(
        isinstance(one, Amount) and isinstance(two, Amount) and not one.unit and not one.bound
        for one, two in pairwise(clause.phrases)
    )


def _is_of_rates(clause: Clause, scene: Scene) -> bool:
    """ "**Recall:** A reaches 92 %", in a matrix of counts: made of the values, and none of them."""
    if not any(isinstance(p, Amount) and p.unit == "%" for p in clause.phrases):
        return False
    rates = words("reserves", "rates") - scene.title_words
    told = {phrase_key(phrase) for phrase in (*clause.lead, *clause.phrases)} & rates
    return bool(told) and (is_confusion(scene) or not all(_is_of_values(key, scene) for key in told))


def _is_of_values(key: str, scene: Scene) -> bool:
    """ "The rate", where the text sets out with the "rates" that the cells hold."""
    return any(is_introduced(scene, form) for form in (key, other_number(key)))


def _is_partitive(clause: Clause, _scene: Scene) -> bool:
    """ "A holds three of the four highest values": some of them, and not all."""
    phrases = clause.phrases
    if len(phrases) > 3 and isinstance(phrases[1], Superlative) and phrases[1].count is not None:
        told = [phrase.type for phrase in phrases[2:4]]
        if phrase_key(phrases[0]) == "of" and told == ["COMMA", "CARDINAL"]:
            return True  # "of the three best cells, two belong to A"
    return any(
        number.type == "CARDINAL" and phrase_key(of) == "of" and isinstance(top, Superlative)
        for number, of, top in zip(phrases, phrases[1:], phrases[2:], strict=False)
    )


def _is_of_signs(clause: Clause, _scene: Scene) -> bool:
    """ "The sign of A matches that of B": of signs, and not of values."""
    return any(one.type == "POLARITY" and phrase_key(two) == "of" for one, two in pairwise(clause.phrases))


def _is_inventory(clause: Clause, scene: Scene) -> bool:
    """ "Total models: 41", "30 runs are shown in total": how many there are."""
    if any(one.type == "AGGREGATE" and two.type == "AXISNOUN" for one, two in pairwise(clause.phrases[:3])):
        return True
    sizes = {
        size for grid in scene.grids.all() for size in (len(grid.rows), len(grid.columns), len(grid.cells))
    }
    return any(
        isinstance(one, Amount)
        and one.quantity.value in sizes
        and two.type in ("UNKNOWN", "DIMENSION", "AXISNOUN")
        and not (at and clause.phrases[at - 1].type in ("SCOPE", "PREPOSITION"))  # "over all 20 cells"
        for at, (one, two) in enumerate(pairwise(clause.phrases))
    )


def _is_of_drawing(clause: Clause, scene: Scene) -> bool:
    """ "The panel A sits above the panel B": where it is drawn."""
    refs = [phrase for phrase in clause.phrases if isinstance(phrase, Ref)]
    placed = any(
        phrase_key(phrase).rpartition(" ")[2] in words("reserves", "stacked") for phrase in clause.phrases
    )
    tokens = scene.tokens(clause)
    drawn = any(token[3] in words("reserves", "drawn") for token in tokens)
    stands = placed and drawn and clause.has("OCCUR", "COMPARATIVE")  # "sits above", "lies above"
    return stands and len(refs) == 2 and all(ref.is_panel for ref in refs)


def _is_across_own_line(clause: Clause, _scene: Scene) -> bool:
    """ "A is better in B than in any other task": against the rest of the line of A."""
    types = [phrase.type for phrase in clause.phrases]
    turn = ["PREPOSITION", "REF", "THAN", "PREPOSITION", "RIVALS"]
    return types[:1] == ["REF"] and any(types[at : at + len(turn)] == turn for at in range(1, len(types)))


def _is_of_next_mean(clause: Clause, _scene: Scene) -> bool:
    """ "A averages 92, and B comes last with 75": it is B that does."""
    types = [phrase.type for phrase in clause.phrases]
    at = next((i for i, phrase in enumerate(clause.phrases) if isinstance(phrase, Superlative)), 0)
    return types[at - 2 : at] == ["AND", "REF"] and "REF" in types[: at - 2] and "AGGREGATE" in types[:at]


def _is_of_passing(clause: Clause, scene: Scene) -> bool:
    """ "A loses 31 to B and 12 to C", all of them rows as well as columns: what passes from A to B."""
    behind = [two.type for one, two in pairwise(clause.phrases) if one.type in ("TREND", "DIFFERENCE")]
    return behind[:1] == ["AMOUNT"] and all(grid.is_square for grid in scene.grids.all())


def _shares_place(clause: Clause, scene: Scene) -> bool:
    """ "A takes 28 from B but only 1 from C", all of them rows as well as columns: from C to A."""
    types = [phrase.type for phrase in clause.phrases if phrase.type != "SCOPE"]
    before = next(clauses_before(clause, scene.text), None)
    if types != ["AMOUNT", "PREPOSITION", "REF"] or before is None or len(before.refs()) != 2:
        return False
    if not all(grid.is_square for grid in scene.grids.all()):
        return False
    return isinstance(before.phrases[-1], Ref) and phrase_key(before.phrases[-2]) == phrase_key(
        clause.phrases[-2]
    )


def _is_of_sum(clause: Clause, _scene: Scene) -> bool:
    """ "Together, A on P and B on Q reach 17": neither of them."""
    return len(clause.refs()) > 1 and takes_together(clause)


def _is_of_another(clause: Clause, _scene: Scene) -> bool:
    """ "The only other zero stands in A": beside the one that was told."""
    return any(is_only(one) and two.type == "RIVALS" for one, two in pairwise(clause.phrases))


def _has_its_number(clause: Clause, _scene: Scene) -> bool:
    """ "A, B and C form a block, its three values all above 0.4": each pair once, and no more of the rows."""
    phrases = clause.phrases
    for at in range(len(phrases) - 2):
        one, two, three = phrases[at : at + 3]
        counted = two.type == "CARDINAL" and three.type in ("MEASURE", "DIMENSION")
        if counted and phrase_key(one) in words("function_words", "possessive"):
            return any(isinstance(p, Scope) and p.noun is None for p in phrases[at + 3 :])
    return False


def _are_together(clause: Clause, _scene: Scene) -> bool:
    """ "A and B hardly move together": what they have to do with each other, and no course."""
    return clause.says(words("comparisons", "combined")) and any(len(ref.names) > 1 for ref in clause.refs())


def _denies_rivals(clause: Clause, _scene: Scene) -> bool:
    """ "No tank falls further than A from P to Q": of the others it is told that they do not."""
    first = clause.phrases[0] if clause.phrases else None
    denied = first is not None and (first.type == "NEGATION" or getattr(first, "quantifier", "") == "none")
    return denied and clause.has("THAN")


_Leeway = Callable[[Clause, Scene], bool]
# The turns of phrase that matter to a kind of claims.
_LEEWAYS: dict[str, tuple[_Leeway, ...]] = {
    "threshold": (_is_of_others, _has_its_number, is_at_level, is_placed_in_brackets, is_of_extreme_lines),
    "count": (_is_of_another, _has_its_number, is_at_level, is_placed_in_brackets, is_of_extreme_lines),
    "range": (is_placed_in_brackets, is_of_extreme_lines),
    "cell-value": (
        is_at_level,
        _is_of_sum,
        _goes_through,
        _holds_numbers_side_by_side,
        _is_of_rates,
        _shares_place,
    ),
    "trend": (_are_together, _denies_rivals, is_placed_by_numbers, is_limited, _is_of_passing),
    "extremum": (_is_participle, is_placed_by_numbers, is_limited, _is_partitive, _is_of_next_mean),
    "ranking": (_is_order_of_part, is_placed_by_numbers, is_limited, _is_partitive),
    "comparison": (
        is_of_frame,
        _is_against_rank,
        is_placed_by_numbers,
        _is_told_by_values,
        is_limited,
        _is_of_signs,
        _is_of_drawing,
        _is_across_own_line,
    ),
    "difference": (
        _is_against_rank,
        _is_between_steps,
        _is_between_extremes,
        _is_duel,
        is_placed_by_numbers,
        is_of_last_lines,
    ),
    "aggregate": (is_placed_by_numbers, _is_inventory),
}
