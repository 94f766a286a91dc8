"""Plain verbs: "A lingers below 0.5" says no more than that it is below, whatever the verb, where nothing else is."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.number_spans import range_at
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_at, key_of
from heatparse.claims.language.words import Word
from heatparse.phrases import words

_VERBS = frozenset(
    ("BE", "HAVE", "OCCUR", "DIFFERENCE", "TREND", "LEADS", "PEAKS", "SUPERLATIVE", "COLON", "OPEN")
)
_PLURALS = frozenset(("MEASURE", "DIMENSION", "PART", "AXISNOUN", "UNKNOWN"))


def is_plain_verb(main: Sequence[Phrase], index: int) -> bool:
    """Whether an unknown word is the one verb of its clause, between what it speaks of and a bound."""
    word = main[index]
    if not isinstance(word, Word) or not index or not _is_bound(main, index + 1):
        return False
    helping = [p for p in main if key_of(p) in words("function_words", "doing")]
    if word.key in words("assertions", "unsteady") or any(
        p.type in _VERBS and p not in helping for p in main
    ):
        return False
    before = main[index - 1]
    if helping and not _has_unit(main[index + 1]):
        return False
    if helping:  # "does not handle more than 5 trips", "in no month does A handle more than 5 trips"
        return before.type == "NEGATION" or isinstance(before, Ref) or before.type in _PLURALS
    if before.type == "NEGATION":
        return key_of(before) in words("assertions", "denying_all")
    if before.type == "PART":
        return True
    singular = word.key.endswith("s") and not word.key.endswith("ss")
    if _is_plural(main, index - 1):
        return not singular
    single = isinstance(before, Ref) or (isinstance(before, Scope) and before.quantifier in ("none", "all"))
    return (singular or word.key.endswith("ed")) and (single or before.type in _PLURALS)


def _is_bound(main: Sequence[Phrase], at: int) -> bool:
    """Whether a bound stands at an index: "below 0.5", "above zero"."""
    phrase = main[at] if at < len(main) else None
    if isinstance(phrase, Amount):
        return bool(phrase.bound) and not phrase.verb
    if key_at(main, at) in words("assertions", "between"):
        span = range_at(list(main), at, key_at(main, at))
        return span is not None and _has_unit(main[span.last - 1])  # "handles between 3 and 5 trips"
    sided = (
        phrase is not None
        and phrase.type == "COMPARATIVE"
        and getattr(phrase, "value", "") in ("high", "low")
    )
    return sided and at + 1 < len(main) and main[at + 1].type == "SIGN"


def _has_unit(phrase: Phrase) -> bool:
    """Whether a number tells what it is a number of: "between 3 and 5" may be a place as well."""
    return isinstance(phrase, Amount) and bool(phrase.unit) and phrase.label is None


def _is_plural(main: Sequence[Phrase], at: int) -> bool:
    """Whether several things are spoken of: "A and B", "off-diagonal scores", "three rows"."""
    phrase = main[at]
    if isinstance(phrase, Ref):
        return len(phrase.names) > 1
    if isinstance(phrase, Scope):
        noun = phrase.noun.key if phrase.noun is not None else ""
        return noun.endswith("s")
    return phrase.type in _PLURALS and key_at(main, at).endswith("s")
