"""Told losses: where the cells hold changes, "every removal costs at least 2 points" says that all are at most -2."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.forms import other_number
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, is_only, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

# What a bound becomes where the number is one of loss.
_TURNED = {"above": "below", "at_least": "at_most", "below": "above", "at_most": "at_least"}
_DENIED = {"above": "at_most", "at_least": "below"}
_WAYS = ("drop", "gain")
_VERBAL = 2  # phrases of "takes away" at most


def as_changes(clause: Clause, scene: Scene) -> Clause:
    """The clause with its losses and gains as values of the cells; itself where the cells hold no changes."""
    if not scene.holds_changes or scene.is_better_low:
        return clause
    bounded = _of_bounded_sizes(clause.phrases)
    if bounded is not None:
        return clause.part(bounded)
    phrases = _caused(_without_whose(clause.phrases))
    amounts = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Amount)]
    if len(amounts) != 1 or _compares(clause, phrases):
        return clause
    at = amounts[0]
    amount = phrases[at]
    assert isinstance(amount, Amount)
    value = amount.quantity.value
    following = phrases[at + 1] if at + 1 < len(phrases) else None
    if following is not None and following.type in ("AXISNOUN", "DIMENSION", "MEASURE"):
        return clause  # "loses at least two rows"
    unit = key_of(following) if following is not None and following.type == "UNKNOWN" else amount.unit
    unit = unit or amount.quantity.unit or ""
    if unit and unit not in words("assertions", "units"):
        return clause  # "2 seconds"
    if (
        amount.bound not in _TURNED
        or amount.verb
        or value is None
        or value < 0
        or amount.quantity.text[0] in "+-"
    ):
        return clause
    told = _told(phrases, at)
    if told is None:
        return clause
    way, front = told
    number = _lost(amount, value) if way == "drop" else amount
    verb = made_word("BE", "is", amount.start)
    return clause.part([*_with_lines(front, scene), verb, number, *phrases[at + 1 :]])


def _compares(clause: Clause, phrases: Sequence[Phrase]) -> bool:
    """ "2 points more than B", "going from A to B", "compared to B": a change from another cell, and no value."""
    if any(phrase.type in ("THAN", "COMPARATIVE", "VERSUS", "CONTRAST", "ARROW") for phrase in phrases):
        return True
    return clause.says(words("names", "set_against")) or all(map(clause.says, (("from",), ("to",))))


def _with_lines(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """ "Each of the five removals" as "each of the five rows", where the rows are "without A", "without B"."""
    line = _line_of_removals(scene)
    return [_as_line(phrase, line) for phrase in phrases] if line else phrases


def _as_line(phrase: Phrase, line: str) -> Phrase:
    noun = phrase.noun if isinstance(phrase, Scope) else phrase
    key = other_number(key_of(noun)) if noun is not None else ""
    if noun is None or not {key_of(noun), key} & words("names", "removals"):
        return phrase
    word = made_word("DIMENSION", line, noun.start)
    return replace(phrase, noun=word) if isinstance(phrase, Scope) else word


def _line_of_removals(scene: Scene) -> str:
    """Whether the rows, or the columns, are what is left out: "row", "column", "" where neither is."""
    panel, marks = scene.document.panels[0], words("names", "without_marks")
    for axis, line in ((panel.y_axis, "row"), (panel.x_axis, "column")):
        marked = sum(label.casefold().startswith(tuple(marks)) for label in axis.categories)
        if marked * 2 > len(axis.categories):
            return line
    return ""


def _lost(amount: Amount, value: float) -> Amount:
    quantity = amount.quantity.model_copy(update={"value": -value, "text": f"-{amount.quantity.text}"})
    return replace(amount, quantity=quantity, bound=_TURNED[amount.bound])


def _told(phrases: Sequence[Phrase], at: int) -> tuple[str, list[Phrase]] | None:
    """The way that an amount tells, and what is in front of it without the verb: "lowers all benchmarks by"."""
    by = at - 1 if phrases[at - 1].type == "BY" else at
    for verb in range(by - 1, max(-1, by - 1 - _VERBAL), -1):
        way = _way(phrases, verb, by < at)
        between = list(phrases[verb + 1 : by])
        if not way:
            continue
        if by < at:
            plain = all(isinstance(phrase, Ref | Scope) for phrase in between)
        else:
            plain = all(key_of(phrase) in words("names", "taking_behind") for phrase in between)
            between = []
        return (way, [*phrases[:verb], *between]) if plain else None
    return None


def _way(phrases: Sequence[Phrase], at: int, measured: bool) -> str:
    """Whether a phrase is a verb of loss or of gain; `measured` where "by" is behind it: "falls by 2", "costs 2"."""
    phrase = phrases[at]
    if key_of(phrase) in words("names", "taking"):
        return "drop" if key_at(phrases, at + 1) in words("names", "taking_behind") else ""
    if key_of(phrase) in words("names", "costing"):
        return "drop"
    if key_of(phrase) in words("names", "lost"):
        return "drop"
    if key_of(phrase) in words("names", "gained"):
        return "gain"
    if not isinstance(phrase, Word) or phrase.type != "DIFFERENCE" or phrase.value not in _WAYS:
        return ""
    return str(phrase.value) if measured or phrase.key in words("names", "exchanging") else ""


def _of_bounded_sizes(phrases: Sequence[Phrase]) -> list[Phrase] | None:
    """ "No loss exceeds 5", "the gains never go beyond 5": all changes of that way have at most that size."""
    at = next((i for i in range(min(2, len(phrases))) if _size_noun(phrases[i])), None)
    end = next((i for i, phrase in enumerate(phrases) if isinstance(phrase, Amount)), None)
    if at is None or end is None or end < at:
        return None
    amount, way = phrases[end], _size_noun(phrases[at])
    quiet = all(
        p.type in ("NEGATION", "BE", "HAVE") or key_of(p) in words("assertions", "harmless")
        for p in phrases[at + 1 : end]
    )
    front = phrases[:at]
    whole = not front or front[0].type == "NEGATION" or getattr(front[0], "quantifier", "") in ("all", "none")
    if not (quiet and whole and isinstance(amount, Amount)) or amount.quantity.value is None:
        return None
    denied = any(p.type == "NEGATION" or getattr(p, "quantifier", "") == "none" for p in phrases[:end])
    bound = _DENIED.get(amount.bound, "") if denied else amount.bound
    if bound not in ("below", "at_most") or amount.quantity.value < 0:
        return None  # "all losses exceed 1": of the losses alone
    kept = replace(amount, bound=bound, verb=False)
    number = _lost(kept, amount.quantity.value) if way == "drop" else kept
    every = Scope(
        phrases[0].start, phrases[at].end, "all", "all", noun=made_word("MEASURE", "values", phrases[at].end)
    )
    return [every, made_word("BE", "are", amount.start), number, *phrases[end + 1 :]]


def _size_noun(phrase: Phrase) -> str:
    """ "Losses", "gains": nouns for the sizes of changes."""
    key = key_of(phrase)
    return (
        "drop"
        if key in words("names", "loss_nouns")
        else "gain"
        if key in words("names", "gain_nouns")
        else ""
    )


def _without_whose(phrases: Sequence[Phrase]) -> list[Phrase]:
    """ "The only component whose removal lowers all benchmarks" as "the only component that lowers all benchmarks"."""
    only = next((at for at, phrase in enumerate(phrases) if is_only(phrase)), None)
    whose = next((at for at, phrase in enumerate(phrases) if key_of(phrase) in words("names", "whose")), None)
    if (
        only is None
        or whose is None
        or whose != only + 2
        or key_at(phrases, whose + 1) not in words("names", "removals")
    ):
        return list(phrases)
    row = made_word("DIMENSION", "row", phrases[only + 1].start)
    return [*phrases[: only + 1], row, *phrases[whose + 2 :]]


def _caused(phrases: Sequence[Phrase]) -> list[Phrase]:
    """ "A suffers from all of them, since each costs 2 points there" as "each costs 2 points in A"."""
    cause = next((at for at, phrase in enumerate(phrases) if key_of(phrase) in words("names", "causal")), 0)
    front, behind = phrases[:cause], list(phrases[cause + 1 :])
    refs = [phrase for phrase in front if isinstance(phrase, Ref)]
    there = next((at for at, phrase in enumerate(behind) if key_of(phrase) == "there"), None)
    said = any(phrase.type in ("AMOUNT", "SIGN") for phrase in front)
    if not cause or said or len(refs) != 1 or there is None or any(isinstance(p, Ref) for p in behind):
        return list(phrases)
    place = made_word("PREPOSITION", "on", behind[there].start)
    return [*behind[:there], place, refs[0], *behind[there + 1 :]]
