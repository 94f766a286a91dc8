"""Told signs: where the cells hold changes, "rents fell in ten of the 25 cells" says that these are negative."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.forms import other_number
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.whole_numbers import is_count
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

# What may stand around a verb that tells a sign.
_PLAIN = frozenset((
    "REF", "SCOPE", "CARDINAL", "AMOUNT", "PREPOSITION", "DIMENSION", "AXISNOUN", "MEASURE", "UNKNOWN", "HAVE", "BE",
    "NEGATION", "EXCEPTION", "COMMA", "AND", "JOIN", "RIVALS", "POSITION", "FACTOR", "DIFFERENCE", "COMPARATIVE",
))  # fmt: skip
_COUNTING = frozenset(("SCOPE", "CARDINAL", "FACTOR", "AMOUNT", "NEGATION"))
_VERBS = frozenset(("DIFFERENCE", "UNKNOWN", "HAVE"))
_SIGNS = {"high": "positive", "low": "negative"}


def as_signs(clause: Clause, scene: Scene) -> Clause:
    """The clause with the sign that its verb tells; itself where it may tell a way from cell to cell."""
    phrases = clause.phrases
    told = [(at, sign) for at, phrase in enumerate(phrases) if (sign := _sign_of(phrases, at))]
    if len(told) != 1 or not _PLAIN.issuperset(phrase.type for phrase in phrases):
        return clause
    at, sign = told[0]
    others = [i for i in range(len(phrases)) if i != at]
    if not all(_is_quiet(phrases, i, scene) for i in others):
        return clause
    start = at
    while start and key_of(phrases[start - 1]) in words("names", "before_sign"):
        start -= 1
    denials = [phrase for phrase in phrases[start:at] if phrase.type == "NEGATION"]
    front, behind = phrases[:start], phrases[at + 1 :]
    verb = [made_word("BE", "are", phrases[at].start), *denials, made_word("SIGN", sign, phrases[at].end)]
    if front and all(phrase.type in ("UNKNOWN", "MEASURE") for phrase in front):
        if len(behind) > 1 and behind[0].type == "PREPOSITION":
            behind = behind[1:]
        if not behind or behind[0].type not in _COUNTING or denials:
            return clause
        return clause.part([*behind, *verb])
    if not any(phrase.type in _COUNTING for phrase in (*front, *behind, *denials)):
        return clause
    return clause.part([*front, *verb, *behind])


def _sign_of(phrases: Sequence[Phrase], at: int) -> str:
    """The sign of "fell", "has risen", "became dearer"."""
    phrase, key = phrases[at], key_of(phrases[at])
    if not isinstance(phrase, Word):
        return ""
    if phrase.type == "COMPARATIVE" and at and key_of(phrases[at - 1]) in words("names", "turning_into"):
        return _SIGNS.get(str(phrase.value), "")
    if phrase.type not in _VERBS:
        return ""
    if key in words("names", "fell"):
        return "negative"
    return "positive" if key in words("names", "rose") else ""


def _is_quiet(phrases: Sequence[Phrase], at: int, scene: Scene) -> bool:
    """Whether a phrase is no motion, no value and nothing unknown."""
    phrase = phrases[at]
    key = key_of(phrase)
    if isinstance(phrase, Amount):
        return is_count(list(phrases), at) and not phrase.bound
    if isinstance(phrase, Ref | Scope) or key in words("names", "before_sign"):
        return True
    if phrase.type in ("DIFFERENCE", "COMPARATIVE", "HAVE"):
        return False
    if phrase.type == "PREPOSITION":
        return key in words("names", "sign_places")
    return phrase.type != "UNKNOWN" or not scene.title_words.isdisjoint((key, other_number(key)))
