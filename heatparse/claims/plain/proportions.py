"""What part of one value another one is, as a factor: "A reaches 42% of the B score" as "A is 0.42 times as high as B".

"A keeps 45% of its P score on Q" is said again as "A on Q is 0.45 times as high as A on P", and "A has two thirds of
what B has" with the factor that the words stand for.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, is_only, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_prepositional
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.parts.carried_gaps import both_of
from heatparse.phrases import words
from heatparse.records import replace

_NOUNS = frozenset(("MEASURE", "UNKNOWN"))
_VERBS = frozenset(("HAVE", "BE", "OCCUR"))
_BOUNDS = frozenset(("COMPARATIVE", "BOUND", "HEDGE", "SCOPE", "APPROXIMATELY", "RESTRICTION"))
_BESIDE = frozenset(("PREPOSITION", "REF", "MEASURE", "SCOPE", "JOIN", "COMMA"))
_HUNDRED = 100.0


def with_factor(clause: Clause) -> Clause:
    """The clause with the part as a factor; itself where it tells no part of another value."""
    phrases = clause.phrases
    if clause.is_data or len(clause.of("AMOUNT")) > 1 or clause.has("SUPERLATIVE", "DIFFERENCE", "AGGREGATE"):
        return clause
    at = next((i for i in range(1, len(phrases) - 1) if _is_part(phrases, i)), 0)
    start = at
    while start and (phrases[start - 1].type in _BOUNDS or key_at(phrases, start - 1) == "at"):
        start -= 1
    if not at or not start or phrases[start - 1].type not in _VERBS:
        return clause
    told = _whole(phrases, at + 1)
    front = phrases[: start - 1]
    if told is None or any(p.type not in _BESIDE for p in front):
        return clause
    subjects = [p for i, p in enumerate(front) if isinstance(p, Ref) and not is_prepositional(front, i)]
    whole, its, behind = told
    if len(subjects) != 1 or any(p.type not in _BESIDE for p in behind):
        return clause
    subject, end = subjects[0], phrases[at].end
    if its == (both_of([subject, whole]) is not None):
        return clause  # "its own score" is of another place; that of another line is not "its"
    bounds = [p for p in phrases[start:at] if p.type != "PREPOSITION" and not is_only(p)]
    verb = made_word("BE", "is", phrases[start - 1].start)
    times = made_word("TIMES", "times as high as", end)
    factor = _factor(phrases[at])
    if not its:
        return clause.part([*front, verb, *bounds, factor, times, whole, *behind])
    other = replace(subject, start=end, end=end)
    place = [p for p in behind if p.type in ("PREPOSITION", "REF")]
    return clause.part(
        [*front, *place, verb, *bounds, factor, times, other, made_word("PREPOSITION", "on", end), whole]
    )


def _is_part(phrases: Sequence[Phrase], at: int) -> bool:
    """ "42% of", "two thirds of", "half of its"."""
    phrase = phrases[at]
    if isinstance(phrase, Amount):
        return phrase.is_percent and phrase.quantity.value is not None and key_at(phrases, at + 1) == "of"
    if phrase.type == "FACTOR":
        own = key_at(phrases, at + 1) in words("function_words", "possessive")
        return own and key_at(phrases, at) == "half of"
    noun = phrase.noun if isinstance(phrase, Scope) else None
    if isinstance(phrase, Scope) and phrase.quantifier == "half" and noun is None:
        return isinstance(phrases[at + 1] if at + 1 < len(phrases) else None, Ref)  # "half the A score"
    return isinstance(phrase, Scope) and "/" in phrase.quantifier and (noun is None or noun.type == "MEASURE")


def _whole(phrases: Sequence[Phrase], at: int) -> tuple[Ref, bool, list[Phrase]] | None:
    """What it is a part of, whether it is a value of the subject's own ("its P score"), and what stands behind."""
    at += key_at(phrases, at) == "of"
    if at + 1 < len(phrases) and phrases[at].type in _NOUNS and key_at(phrases, at + 1) == "of":
        at += 2  # "42% of the score of B"
    its = key_at(phrases, at) in words("function_words", "possessive")
    what = key_at(phrases, at) in words("comparisons", "what")
    at += its or what
    ref = phrases[at] if at < len(phrases) else None
    if not isinstance(ref, Ref) or len(ref.names) != 1 or ref.is_panel:
        return None
    behind = list(phrases[at + 1 :])
    if behind and (behind[0].type == "MEASURE" or (what and behind[0].type in _VERBS)):
        behind = behind[1:]
    return ref, its, behind


def _factor(phrase: Phrase) -> Phrase:
    """The part as a factor: a number for a percentage, a word for what is told in words."""
    if isinstance(phrase, Amount):
        quantity = phrase.quantity
        value, resolution = (quantity.value or 0.0) / _HUNDRED, (quantity.resolution or 1.0) / _HUNDRED
        update = {"value": value, "resolution": resolution, "unit": None}
        return replace(phrase, quantity=quantity.model_copy(update=update), unit="")
    if not isinstance(phrase, Scope):
        return phrase
    if phrase.quantifier == "half":
        return Word("FACTOR", "0.5", "half of", phrase.start, phrase.end)
    above, _, below = phrase.quantifier.partition("/")
    return Word("FACTOR", f"{int(above) / int(below):.4f}", "part of", phrase.start, phrase.end)
