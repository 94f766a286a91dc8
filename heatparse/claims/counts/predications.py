"""Predications: where the phrases of a clause say something of a value."""

from __future__ import annotations

from heatparse.claims.counts.predicates import Predicate, Relation
from heatparse.claims.language.number_spans import is_spanning, range_at, range_end, span_ends, verb_before
from heatparse.claims.language.phrases import Amount, Phrase, Scope, is_only, key_at, phrase_key
from heatparse.claims.language.whole_numbers import is_count, is_whole_number
from heatparse.claims.language.words import Word
from heatparse.phrases import words
from heatparse.records import replace

VERBS = frozenset(("BE", "HAVE", "OCCUR", "DIFFERENCE", "SHARE"))
# What a predicate can begin with, before the words in front of it are taken in.
_OPENING = frozenset(("AMOUNT", "PREPOSITION", "RESTRICTION", "SIGN", "COMPARATIVE"))
# What stands in front of a number that is said to be a value.
_STATING = frozenset(("BE", "HAVE", "SHARE", "OCCUR", "COLON"))


def find_predicates(phrases: list[Phrase], numbered: frozenset[str] = frozenset("xy")) -> list[Predicate]:
    """Every predicate in a list of phrases without brackets, from left to right.

    `numbered` are the axes with numbers for categories: behind their names numbers are no values.
    """
    found: list[Predicate] = []
    at = 0
    while at < len(phrases):
        if phrases[at].type not in _OPENING:
            at += 1
            continue
        if _is_coordinate(phrases, at, numbered):
            while at < len(phrases) and phrases[at].type in ("PREPOSITION", "AMOUNT", "JOIN", "AND"):
                at += 1
        told = at < len(phrases) and not _is_of_change(phrases, at) and not _is_tested(phrases, at)
        predicate = _predicate_at(phrases, at) if told else None
        if predicate is None:
            at += 1
        else:
            _take_neighbours(phrases, predicate)
            found.append(predicate)
            at = predicate.last
    return found


def until_colon(main: list[Phrase], predicate: Predicate) -> list[Phrase]:
    """The phrases up to a colon behind the predicate: what follows lists or explains."""
    for at in range(predicate.last, len(main)):
        if main[at].type == "COLON":
            return main[:at]
    return main


def _is_of_change(phrases: list[Phrase], at: int) -> bool:
    """ "Loses more than 10 points": how far a value goes, and not what it is."""
    amount, verb = phrases[at], phrases[at - 1] if at else None
    if not isinstance(amount, Amount) or verb is None:
        return False
    away = {"drop": ("above", "at_most"), "gain": ("below", "at_most")}.get(getattr(verb, "value", ""), ())
    moved = (
        verb.type == "DIFFERENCE" and amount.bound in away
    )  # "drops no more than 0.1", and not "drops below 0.1"
    return moved or key_at(phrases, at - 1) in words("names", "exchanging")


def _is_tested(phrases: list[Phrase], at: int) -> bool:
    """ "Size 10 was tested for three of them": a number that names what was tested."""
    return [phrase.type for phrase in phrases[at + 1 : at + 3]] == ["BE", "TESTED"]


def _is_coordinate(phrases: list[Phrase], at: int, numbered: frozenset[str]) -> bool:
    """Whether a number stands behind the name of an axis: "length 6", "all lengths from 0 to 19"."""
    before, amount = phrases[at - 1] if at else None, phrases[at]
    if isinstance(amount, Amount) and amount.verb:
        return False  # "all lengths exceed 100"
    if at > 1 and key_at(phrases, at - 1) == "of":
        before = phrases[at - 2] if isinstance(phrases[at], Amount) else None
    noun = before.noun if isinstance(before, Scope) else before
    return isinstance(noun, Word) and noun.type == "AXISNOUN" and noun.value.axis in (*numbered, None)


def predicate_of(amount: Amount, at: int) -> Predicate:
    """The predicate that an amount at an index makes by itself: that it is the value, or the range."""
    found = _bound_or_range([amount], 0, amount)
    if found is None:
        return Predicate("equal", at, at + 1, amount.quantity)
    found.first, found.last = at, at + 1
    return found


def without_middle(phrases: list[Phrase], first: Predicate, second: Predicate) -> list[Predicate]:
    """ "Below 0.1 or above 0.9": one predicate, that values are not between the two; none for other pairs."""
    if (
        [p.type for p in phrases[first.last : second.first]] != ["OR"]
        or first.low is None
        or second.low is None
    ):
        return []
    low, high = (first, second) if first.relation == "below" else (second, first)
    ends = low.low, high.low
    if (low.relation, high.relation) != ("below", "above") or ends[0] is None or ends[1] is None:
        return []
    return [Predicate("within", first.first, second.last, *ends, negated=True, verb=first.verb)]


def without_size(phrases: list[Phrase]) -> list[Phrase]:
    """The phrases without the words that speak of absolute values: "in absolute value", "an absolute score of"."""
    kept: list[Phrase] = []
    for at, phrase in enumerate(phrases):
        before = key_at(phrases, at - 1) if at else ""
        if key_at(phrases, at) in words("assertions", "absolute"):
            while kept and key_at(kept, len(kept) - 1) in words("function_words", "before_terms"):
                kept.pop()
        elif before in words("assertions", "absolute") and key_at(phrases, at) in words(
            "assertions", "terms"
        ):
            pass
        else:
            kept.append(phrase)
    return kept


def _take_neighbours(phrases: list[Phrase], predicate: Predicate) -> None:
    """ "Falls below", "fluctuates between", "range from", "within", "equal": words of the predicate."""
    before = phrases[predicate.first - 1] if predicate.first else None
    if before is None:
        return
    relation = predicate.relation
    if relation == "within":
        while predicate.first > 1 and _is_harmless(phrases[predicate.first - 1]):
            predicate.first -= 1
            before = phrases[predicate.first - 1]
        while predicate.first and (
            before.type in ("SPREAD", "TREND")
            or (is_only(before) and predicate.first > 1 and _is_motion(phrases[predicate.first - 2]))
            or _is_band(before)
            or (_is_harmless(before) and _is_banded(phrases, predicate.first))
            or _is_of_band(phrases, predicate.first - 1)
            or key_at(phrases, predicate.first - 1) in words("assertions", "spanning")
            or key_at(phrases, predicate.first - 1) in words("assertions", "gathering")
            or key_at(phrases, predicate.first - 1) in words("assertions", "inside")
            or (before.type == "DIFFERENCE" and not _from_to(phrases, predicate))
        ):
            predicate.first -= 1
            before = phrases[predicate.first - 1]
        if predicate.last < len(phrases) and _is_band(phrases[predicate.last]):
            predicate.last += 1  # "in the 0.1–0.3 band"
    elif relation == "equal":
        if _is_equal_to(phrases, predicate.first):
            predicate.first -= 1
            before = phrases[predicate.first - 1]
        if isinstance(before, Word) and before.type == "COMPARATIVE" and before.value == "equal":
            predicate.first -= 1
            if before.key in words("assertions", "as_high"):
                predicate.relation = "reach"
            elif before.key in words("assertions", "as_low"):
                predicate.relation = "at_most"
            if predicate.first and phrases[predicate.first - 1].type == "DIFFERENCE":
                predicate.first -= 1  # "never sinks as low as 0.3"
    elif relation not in ("reach", "near") and before.type == "DIFFERENCE":
        predicate.first -= 1


def _is_motion(phrase: Phrase) -> bool:
    """The verb of "varies only between"."""
    spanning = isinstance(phrase, Word) and phrase.key in words("assertions", "spanning")
    return spanning or phrase.type in ("SPREAD", "TREND")


def _is_band(phrase: Phrase) -> bool:
    """ "Range", "band", "interval": a word for what lies between two numbers."""
    return isinstance(phrase, Word) and phrase.key in words("assertions", "bands")


def _is_banded(phrases: list[Phrase], at: int) -> bool:
    """Whether a predicate begins with a word for a span: "a narrow band of 0.1 to 0.3"."""
    return at < len(phrases) and _is_band(phrases[at])


def _is_of_band(phrases: list[Phrase], at: int) -> bool:
    """The joint of "a band of 0.1 to 0.3"."""
    return at > 0 and key_at(phrases, at) in words("function_words", "of_band") and _is_band(phrases[at - 1])


def _is_harmless(phrase: Phrase) -> bool:
    return (
        isinstance(phrase, Word)
        and phrase.type == "UNKNOWN"
        and phrase.key in words("assertions", "harmless")
    )


def _from_to(phrases: list[Phrase], predicate: Predicate) -> bool:
    """Whether a range is given as a way: "from 0.1 to 0.4"."""
    return key_at(phrases, predicate.first) in words("assertions", "from")


# What "above zero" and "equals zero" say of a value.
_COMPARED_TO_ZERO: dict[str, Relation] = {
    "high": "above", "above": "above", "low": "below", "below": "below", "equal": "zero", "close": "near",
}  # fmt: skip


def _predicate_at(phrases: list[Phrase], at: int) -> Predicate | None:
    phrase = phrases[at]
    if isinstance(phrase, Amount):
        return _amount_predicate(phrases, at, phrase)
    if not isinstance(phrase, Word):
        return None
    if phrase.type == "PREPOSITION" or phrase.key == "within":
        found = range_at(phrases, at, phrase.key)
        if found is not None and phrase.value in ("open", "closed"):  # the ends of two bounds
            return replace(found, open_ends=phrase.value == "open", exact_ends=phrase.value == "closed")
        return found
    if phrase.type == "SIGN":
        return _sign(phrases, at, phrase)
    if phrase.type == "COMPARATIVE" and phrase.value == "close":
        following = phrases[at + 1] if at + 1 < len(phrases) else None
        if isinstance(following, Amount) and not following.bound:
            return Predicate("near", at, at + 2, following.quantity, verb=verb_before(phrases, at))
    return None


def _bound_or_range(phrases: list[Phrase], at: int, amount: Amount) -> Predicate | None:
    """The predicate of an amount that is a bound or a range; None for a plain number."""
    if amount.bound:
        relation: Relation = amount.bound  # type: ignore[assignment]
        verb = verb_before(phrases, at)
        return Predicate(relation, at, at + 1, amount.quantity, verb=verb, absolute=amount.sized)
    quantity = amount.quantity
    if quantity.value is not None:
        return None
    if quantity.low is not None and quantity.high is not None:
        low, high = span_ends(quantity)
        spanning = is_spanning(phrases, at)
        return Predicate("within", at, at + 1, low, high, verb=verb_before(phrases, at), spanning=spanning)
    relation = "at_least" if quantity.low is not None else "at_most"
    edge = quantity.low if quantity.low is not None else quantity.high
    bare = quantity.model_copy(update={"value": edge, "low": None, "high": None})
    return Predicate(relation, at, at + 1, bare)


def _is_share(phrases: list[Phrase], at: int) -> bool:
    if at + 1 >= len(phrases) or phrase_key(phrases[at + 1]) != "of":
        return False
    from heatparse.claims.plain.shares import is_share  # loaded where percentages are told

    return is_share(phrases, at)


def _amount_predicate(phrases: list[Phrase], at: int, amount: Amount) -> Predicate | None:
    if at + 1 < len(phrases) and phrases[at + 1].type in ("COMPARATIVE", "DIFFERENCE", "THAN"):
        return None  # "0.11 above that of …": a difference
    if amount.unit in ("%", "percent") and _is_share(phrases, at):
        return None  # "60% of the cells"
    found = _bound_or_range(phrases, at, amount)
    if found is not None:
        return found
    quantity = amount.quantity
    if is_count(phrases, at) or _is_total(phrases, at):
        return None
    following = range_end(phrases, at + 1)
    if following is not None and key_at(phrases, at + 1) in words("assertions", "to"):
        end = phrases[following]
        assert isinstance(end, Amount)
        return Predicate("within", at, following + 1, quantity, end.quantity, verb=verb_before(phrases, at),
                         spanning=is_spanning(phrases, at))  # fmt: skip
    if _counts_things(phrases, at):
        return None
    verb = verb_before(phrases, at)
    if quantity.approximate and key_at(phrases, at - 1) in words("assertions", "hovering"):
        return Predicate("near", at - 1, at + 1, quantity, verb=verb or key_at(phrases, at - 1))
    relation: Relation = "reach" if verb in words("assertions", "reaching") else "equal"
    if relation == "equal" and (denied := _denied_end(phrases, at)):
        return Predicate(denied, at - 2, at + 1, quantity, verb=verb)
    if relation == "equal" and not _is_stated(phrases, at):
        return None
    return Predicate(relation, at, at + 1, quantity, verb=verb)


def _denied_end(phrases: list[Phrase], at: int) -> Relation | None:
    """ "Never climbs to 0.5", "no score sinks to 0.1": what is not gone as far as is not passed either."""
    verb = phrases[at - 2] if at > 1 and key_at(phrases, at - 1) == "to" else None
    if not isinstance(verb, Word) or verb.type != "DIFFERENCE" or verb.value not in ("gain", "drop"):
        return None
    denied = any(p.type == "NEGATION" or getattr(p, "quantifier", "") == "none" for p in phrases[:at])
    return ("at_least" if verb.value == "gain" else "at_most") if denied else None


def _counts_things(phrases: list[Phrase], at: int) -> bool:
    """ "For four models on 8 tasks": a whole number of things that nobody knows."""
    noun = key_at(phrases, at + 1)
    things = noun.endswith("s") and phrases[at + 1].type == "UNKNOWN"
    return things and is_whole_number(phrases[at]) and key_at(phrases, at - 1) == "on"


def _is_total(phrases: list[Phrase], at: int) -> bool:
    """Whether a number is that of all things: "12 of 25 lie below 0.5"."""
    counted = phrases[at - 2] if at > 1 and key_at(phrases, at - 1) == "of" else None
    return counted is not None and (counted.type == "CARDINAL" or is_count(phrases, at - 2))


def _is_equal_to(phrases: list[Phrase], at: int) -> bool:
    """Whether a number stands behind "equal to"."""
    same = phrases[at - 2] if at > 1 and key_at(phrases, at - 1) == "to" else None
    return isinstance(same, Word) and same.type == "COMPARATIVE" and same.value == "equal"


def _is_stated(phrases: list[Phrase], at: int) -> bool:
    """Whether a plain number is said to be a value: "is 0.3", "a score of 0.3", "0.3 occurs"."""
    following = phrases[at + 1] if at + 1 < len(phrases) else None
    if following is not None and following.type in ("OCCUR", "BE", "HAVE"):
        return True
    if _is_equal_to(phrases, at):
        return True
    for phrase in reversed(phrases[:at]):
        harmless = isinstance(phrase, Word) and phrase.key in words("assertions", "harmless")
        if phrase.type in ("SCOPE", "NEGATION") or harmless:
            continue
        if phrase.type == "PREPOSITION":
            amount = phrases[at]  # "one at 32 and two at 64": where, and not how much
            is_place = isinstance(amount, Amount) and amount.label is not None
            return phrase.key in words("assertions", "at") and not is_place  # type: ignore[union-attr]
        if phrase.type == "COMPARATIVE":
            return bool(phrase.value == "equal")  # type: ignore[union-attr]
        return phrase.type in _STATING
    return False


def _sign(phrases: list[Phrase], at: int, word: Word) -> Predicate | None:
    if word.value in ("nonnegative", "nonpositive"):
        edge: Relation = "at_least" if word.value == "nonnegative" else "at_most"
        return Predicate(edge, at, at + 1, verb=verb_before(phrases, at))
    if word.value not in ("positive", "negative", "zero"):
        return None
    before = phrases[at - 1] if at else None
    if word.value == "zero" and isinstance(before, Word) and before.type in ("COMPARATIVE", "BOUND"):
        compared = _COMPARED_TO_ZERO.get(str(before.value))
        return Predicate(compared, at - 1, at + 1, verb=verb_before(phrases, at - 1)) if compared else None
    if word.value == "zero" and _is_equal_to(phrases, at):
        return Predicate("zero", at - 2, at + 1, verb=verb_before(phrases, at - 2))
    if word.key in words("assertions", "near"):
        return Predicate("near", at, at + 1, verb=verb_before(phrases, at))
    if word.key in words("assertions", "nonzero"):
        return Predicate("nonzero", at, at + 1, verb=verb_before(phrases, at))
    return Predicate(word.value, at, at + 1, verb=verb_before(phrases, at))
