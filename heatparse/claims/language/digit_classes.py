"""Classes that are called by numbers, in confusion matrices of digits: "4 is mistaken for 9", "0 has three errors"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_of, placed
from heatparse.claims.language.sentences import Clause
from heatparse.phrases import words

_OPENING = frozenset(("COMMA", "AND", "JOIN", "CONTRAST", "THAN"))
_VERBS = frozenset(("BE", "HAVE", "PREDICTED"))


def with_digit_classes(clause: Clause) -> Clause:
    """The clause with the numbers as classes that are the subjects of what is said, or what these are taken for."""
    phrases = clause.phrases
    found: list[Phrase] = []
    for at, phrase in enumerate(phrases):
        is_class = isinstance(phrase, Amount) and phrase.label is not None and not phrase.unit
        found.append(
            placed(phrase) if is_class and (_is_subject(phrases, at) or _is_target(found)) else phrase
        )
    return clause if found == list(phrases) else clause.part(found)


def _is_subject(phrases: Sequence[Phrase], at: int) -> bool:
    """ "4 is mistaken for 9", "…, and 3 has two errors", "4 being mistaken", "than 9 with 4"."""
    following = phrases[at + 1] if at + 1 < len(phrases) else None
    if following is None:
        return False
    before = phrases[at - 1] if at else None
    verb = following.type in _VERBS or (isinstance(following, Ref) and bool(following.relation))
    if before is not None and before.type == "BE":
        return following.type == "BE"
    opens = before is None or before.type in _OPENING
    compared = before is not None and before.type == "THAN" and following.type == "PREPOSITION"
    return opens and (verb or compared)


def _is_target(before: Sequence[Phrase]) -> bool:
    """ "… than 9 with 4": a number behind a class and a word for what it is taken for."""
    if len(before) < len(("class", "with")) or not isinstance(before[-2], Ref):
        return False
    return key_of(before[-1]) in words("function_words", "taken_for")
