"""Orders that hold in so many lines, told of the lines: "three rows have more on A than on B", "there are three
rows where A is above B". Both are "in three rows, A is above B".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, is_only, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.phrases import words

_COUNTED = ("AXISNOUN", "DIMENSION")
_VERBS = frozenset(("BE", "HAVE", "MEASURE", "UNKNOWN"))
_THINGS = frozenset(("MEASURE", "UNKNOWN"))


def in_counted(clause: Clause) -> Clause:
    """The clause with the lines that it counts as the place of its order; itself where it counts none."""
    phrases = clause.phrases
    first = int(phrases[0].type == "BE")  # "(there) are three rows"
    end = _end_of_count(phrases, first)
    if not end:
        return clause
    order = _where(phrases[end:]) if first else None
    order = order or _order(phrases[end:], placed=bool(first))
    if order is None:
        return clause
    start = phrases[first].start
    counted, joint = phrases[first:end], made_word("JOIN", ",", phrases[end - 1].end)
    return clause.part([made_word("PREPOSITION", "in", start), *counted, joint, *order])


def _end_of_count(phrases: Sequence[Phrase], at: int) -> int:
    """Where "only three rows" ends; 0 where no lines are counted."""
    while at < len(phrases) and (is_only(phrases[at]) or phrases[at].type == "RESTRICTION"):
        at += 1
    types = [phrase.type for phrase in phrases[at : at + 2]]
    if types[:1] != ["CARDINAL"] or not types[1:] or types[1] not in _COUNTED:
        return 0
    some = key_of(phrases[at]) in ("one", "1") and not at  # "one row is higher on A": there may be more
    return 0 if some else at + 2


def _where(rest: Sequence[Phrase]) -> Sequence[Phrase] | None:
    """ "Where A is above B", "in which A is above B": the order."""
    at = int(bool(rest) and rest[0].type == "PREPOSITION")
    told = rest[at + 1 :]
    pronoun = key_of(rest[at]) if at < len(rest) else ""
    if pronoun not in words("function_words", "relative") or not told or not isinstance(told[0], Ref):
        return None
    return told if any(phrase.type == "COMPARATIVE" for phrase in told) else None


def _order(rest: Sequence[Phrase], *, placed: bool) -> list[Phrase] | None:
    """ "Have more guests on A than on B", behind "there are" "with more guests on A than on B": A is more than B."""
    opens = key_of(rest[0]) == "with" if placed and rest else bool(rest) and rest[0].type in _VERBS
    at = next((i for i, phrase in enumerate(rest[:2]) if phrase.type == "COMPARATIVE"), 0)
    if not opens or not at:
        return None
    behind = [phrase for phrase in rest[at + 1 :] if phrase.type != "PREPOSITION"]
    if behind and behind[0].type in _THINGS:
        behind = behind[1:]
    if [phrase.type for phrase in behind] != ["REF", "THAN", "REF"]:
        return None
    one, than, other = behind
    return [one, made_word("BE", "is", one.end), rest[at], than, other]
