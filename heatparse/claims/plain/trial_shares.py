"""Shares of what was tried, as numbers: "in more than two thirds of the trials" as "in more than 66.7%"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Scope, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.models import Quantity
from heatparse.phrases import words

_SHARES = {"half": 50.0, "most": 50.0, "2/3": 200 / 3, "1/3": 100 / 3, "3/4": 75.0, "1/4": 25.0}
_ENDS = frozenset(("COMMA", "JOIN", "AND", "STOP", "OPEN", "SCOPE", "REF"))


def with_trial_shares(clause: Clause) -> Clause:
    """The clause with the share of all trials as a percentage, and without "of the trials" behind one."""
    phrases = clause.phrases
    for at, phrase in enumerate(phrases):
        if isinstance(phrase, Amount) and phrase.is_percent and key_at(phrases, at + 1) == "of":
            end = _end_of_trials(phrases, at + 2)
            if end and _ends(phrases, end):
                return clause.part([*phrases[: at + 1], *phrases[end:]])
        share = _share(phrase)
        if not share:
            continue
        end = at + 1 if _counts_trials(phrase) else _end_of_trials(phrases, at + 1)
        bound, start = _bound(phrases, at)
        if end and _ends(phrases, end) and (bound or getattr(phrase, "quantifier", "") == "most"):
            told = Quantity(text=f"{share:.3g}%", value=share, unit="%", resolution=0.1)
            amount = Amount(phrases[start].start, phrases[end - 1].end, told, bound or "above", "%")
            return clause.part([*phrases[:start], amount, *phrases[end:]])
    return clause


def _share(phrase: Phrase) -> float:
    if isinstance(phrase, Scope):
        return _SHARES.get(phrase.quantifier, 0.0)
    return 50.0 if phrase.type == "FACTOR" and key_of(phrase).startswith("half") else 0.0


def _counts_trials(phrase: Phrase) -> bool:
    """ "Most trials", "two thirds of the trials", read as one phrase."""
    return isinstance(phrase, Scope) and phrase.noun is not None and _is_trial(phrase.noun)


def _is_trial(phrase: Phrase) -> bool:
    return key_of(phrase) in words("classifications", "tries")


def _end_of_trials(phrases: Sequence[Phrase], at: int) -> int:
    """Where "trials", "all trials" ends behind a share; 0 where nothing of the kind stands there."""
    if at >= len(phrases):
        return 0
    scope = phrases[at]
    if isinstance(scope, Scope) and scope.quantifier == "all":
        if scope.noun is not None:
            return at + 1 if _is_trial(scope.noun) else 0
        at += 1
    return at + 1 if at < len(phrases) and _is_trial(phrases[at]) else 0


def _ends(phrases: Sequence[Phrase], end: int) -> bool:
    """Whether nothing narrows the trials: no "of the trials with noise"."""
    return end >= len(phrases) or phrases[end].type in _ENDS


def _bound(phrases: Sequence[Phrase], at: int) -> tuple[str, int]:
    """The bound in front of a share, and where it begins."""
    before = key_at(phrases, at - 1) if at else ""
    for bound in ("above", "at_least", "below", "at_most"):
        if before in words("claims", "bound", bound):
            return bound, at - 1
    return "", at


def as_recognized(clause: Clause) -> Clause:
    """ "Every class is recovered in more than 90% of the cases": it is recognized, and nothing gets better."""
    phrases = list(clause.phrases)
    for at in range(1, len(phrases)):
        if phrases[at - 1].type == "BE" and key_of(phrases[at]) in words("classifications", "recovering"):
            phrases[at] = Word("UNKNOWN", "recognized", "recognized", phrases[at].start, phrases[at].end)
            return clause.part(phrases)
    return clause
