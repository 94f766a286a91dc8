"""The phrases around a predicate: what brackets and colons add to it, and what its attributes take away."""

from __future__ import annotations

from heatparse.claims.counts.predicates import Predicate
from heatparse.claims.counts.predications import VERBS, find_predicates, predicate_of
from heatparse.claims.language.brackets import Brackets
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope
from heatparse.claims.language.words import Word
from heatparse.phrases import words


def is_attribute(main: list[Phrase], predicate: Predicate) -> bool:
    """ "All negative values lie above …": a sign in front of the noun chooses among the values."""
    following = main[predicate.last] if predicate.last < len(main) else None
    if following is None or predicate.relation not in ("positive", "negative") or predicate.low is not None:
        return False
    if any(phrase.type in VERBS for phrase in main[: predicate.first]):
        return False
    return following.type in ("MEASURE", "PART") or (
        isinstance(following, Word) and following.type == "DIMENSION" and following.value == "cell"
    )


def without_attribute(
    main: list[Phrase], inside: Brackets, chosen: Predicate
) -> tuple[list[Phrase], Brackets]:
    size = chosen.last - chosen.first
    shifted = {(key if key < chosen.first else key - size): held for key, held in inside.items()}
    return [*main[: chosen.first], *main[chosen.last :]], shifted


def bracketed_predicate(
    main: list[Phrase], inside: Brackets
) -> tuple[list[Phrase], Brackets, list[Predicate]] | None:
    """ "Consistently low (0.1–0.2)": a bracketed number as the predicate; None where no bracket tells one."""
    for at, held in inside.items():
        amounts = [phrase for phrase in held if isinstance(phrase, Amount)]
        rest = {phrase.type for phrase in held} - {"AMOUNT", "COLOUR", "COMMA"}
        if len(amounts) != 1 or rest or at < 0 or isinstance(main[at], Ref):
            continue
        longer = [*main[: at + 1], amounts[0], *main[at + 1 :]]
        shifted = {(key if key <= at else key + 1): value for key, value in inside.items() if key != at}
        return longer, shifted, [predicate_of(amounts[0], at + 1)]
    for at, held in inside.items():
        whole = any(isinstance(p, Scope) and p.quantifier == "all" and p.noun is None for p in held)
        if whole and at >= 0 and all(p.type in ("SCOPE", "AMOUNT", "MEASURE") for p in held):
            longer = [*main[: at + 1], *held, *main[at + 1 :]]
            told = find_predicates(longer)
            if len(told) == 1:
                return longer, {}, told  # "is consistently low (all below 0.5)"
        spans = find_predicates(held) if held and held[0].type == "MEASURE" and at >= 0 else []
        if len(spans) == 1 and spans[0].relation == "within" and spans[0].last == len(held):
            span = spans[0]  # "is uneven (values between 0.1 and 0.9)"
            span.first, span.last = span.first + at + 1, span.last + at + 1
            return [*main[: at + 1], *held, *main[at + 1 :]], {}, [span]
    return None


def without_band(main: list[Phrase], inside: Brackets) -> tuple[list[Phrase], Brackets]:
    """ "Stays within a narrow band of 5 points (0.1 to 0.6)" as "stays (0.1 to 0.6)"."""
    for at, held in inside.items():
        first = at
        while first >= 0 and _is_of_band(main, first):
            first -= 1
        ranged = len(held) == 3 and [p.type for p in held] == ["AMOUNT", "PREPOSITION", "AMOUNT"]
        single = len(held) == 1 and isinstance(held[0], Amount) and held[0].quantity.value is None
        within = main[first + 1] if first < at else None
        if (
            not (ranged or single)
            or not isinstance(within, Word)
            or within.key not in words("assertions", "inside")
        ):
            continue
        if not any(
            isinstance(p, Word) and p.key in words("assertions", "bands") for p in main[first + 1 : at + 1]
        ):
            continue
        size = at - first
        shifted = {(key if key < at else key - size): value for key, value in inside.items()}
        del shifted[at - size]
        shorter = [*main[: first + 1], *held, *main[at + 1 :]]
        grown = {(key if key <= first else key + len(held)): value for key, value in shifted.items()}
        return shorter, grown
    return main, inside


def _is_of_band(main: list[Phrase], at: int) -> bool:
    """Whether a phrase belongs to "within a narrow band of 5 points"."""
    phrase = main[at]
    if isinstance(phrase, Amount):
        return bool(phrase.unit) or phrase.quantity.unit is not None or at == len(main) - 1
    if not isinstance(phrase, Word):
        return False
    known = (
        words("assertions", "bands")
        | words("assertions", "inside")
        | words("assertions", "harmless")
        | {"of"}
    )
    return phrase.key in known


def with_lists(main: list[Phrase], inside: Brackets, predicate: Predicate) -> tuple[list[Phrase], Brackets]:
    """ "Both columns (A and B) stay below 0.2": a bracketed list in front of the predicate is the place."""
    for at, held in inside.items():
        is_list = {phrase.type for phrase in held} == {"REF"} and len(held) == 1
        if not is_list or not 0 <= at < predicate.first or isinstance(main[at], Ref | Amount):
            continue
        if (
            any(isinstance(phrase, Ref) and not phrase.is_panel for phrase in main[:at])
            or main[0].type != "SCOPE"
            or main[1].type == "CARDINAL"  # "only one model (A) exceeds 0.5"
        ):
            continue
        predicate.first, predicate.last = predicate.first + 1, predicate.last + 1
        shifted = {(key if key <= at else key + 1): value for key, value in inside.items() if key != at}
        return [*main[: at + 1], held[0], *main[at + 1 :]], shifted
    return main, inside
