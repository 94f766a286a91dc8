"""How often something occurs: "values above 3 appear only twice" as "values above 3 occur only two times"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, is_only, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.phrases import words
from heatparse.resources import vocabulary

_BOUNDING = frozenset(("BE", "SIGN", "AMOUNT", "DIFFERENCE", "OCCUR", "COMPARATIVE"))  # of "is below zero"


def in_times(clause: Clause) -> Clause:
    """The clause with a number of times behind a plain verb; itself where it tells no such thing of a bound."""
    phrases = clause.phrases
    at = next((i for i in range(1, len(phrases)) if _count(phrases, i)), 0)
    bounds = [phrase for phrase in phrases[:at] if isinstance(phrase, Amount) and phrase.bound]
    if not at or len(bounds) != 1:
        return clause
    word, end = phrases[at], at + (2 if phrases[at].type == "CARDINAL" else 1)
    front = at - 1 if is_only(phrases[at - 1]) else at
    whole = word.type == "SHARE"  # "occurs twice" is one word
    is_verb = front > 0 and (
        phrases[front - 1].type == "OCCUR" or key_of(phrases[front - 1]) in words("assertions", "occurring")
    )
    if not (whole or is_verb) or (end < len(phrases) and phrases[end].type != "PREPOSITION"):
        return clause
    start = front if whole else front - 1
    return clause.part([
        *phrases[:start], made_word("OCCUR", "occurs", phrases[start].start), *phrases[front:at],
        Word("CARDINAL", _count(phrases, at), key_of(word), word.start, word.end),
        made_word("TIMES", "times", word.end), *phrases[end:],
    ])  # fmt: skip


def in_cells(clause: Clause) -> Clause:
    """ "Values above 0.5 turn up in just four cells" with a plain verb, that a number of cells stands behind."""
    phrases = clause.phrases
    for at in range(1, len(phrases) - 2):
        verb, behind = phrases[at], phrases[at + 1]
        if key_of(verb) not in words("assertions", "found_in") or behind.type != "PREPOSITION":
            continue
        rest = phrases[at + 2 + is_only(phrases[at + 2]) :]
        counted = len(rest) > 1 and rest[0].type == "CARDINAL" and rest[1].type in ("DIMENSION", "AXISNOUN")
        bounds = [p for p in phrases[:at] if p.type == "SIGN" or (isinstance(p, Amount) and p.bound)]
        if counted and len(bounds) == 1:
            occurs = made_word("OCCUR", "occur", verb.start)
            return clause.part([*phrases[:at], occurs, *phrases[at + 1 :]])
    return clause


def as_often_before(clause: Clause) -> Clause:
    """ "… appear twice in A, but four times in B" with what appears, which the clause in front told."""
    phrases, before = clause.phrases, clause.before
    if before is None or not _count(phrases, int(is_only(phrases[0]))):
        return clause
    at = next((i for i in range(1, len(before.phrases)) if _count(before.phrases, i)), 0)
    if not at or any(phrase.type == "NEGATION" for phrase in before.phrases[:at]):
        return clause
    front = before.phrases[:at]
    while front and is_only(front[-1]):
        front = front[:-1]
    own = [phrase for phrase in front if phrase.type not in ("REF", "PREPOSITION", "COMMA")]
    return clause.part([*own, *phrases])


def _count(phrases: Sequence[Phrase], at: int) -> int:
    """The number of "twice" and of "three times" at an index; 0 where none stands there."""
    often: dict[str, int] = vocabulary("assertions", "often")
    word = phrases[at]
    if isinstance(word, Word) and word.type == "CARDINAL":
        return int(word.value) if at + 1 < len(phrases) and phrases[at + 1].type == "TIMES" else 0
    return often.get(key_of(word), 0)


def in_values(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "A exceeds 0.5 only once", "A is negative twice": so many cells of A do, or are."""
    subject = phrases[0]
    often = next((at for at in range(2, len(phrases)) if _count(phrases, at)), 0)
    end = often + (2 if phrases[often].type == "CARDINAL" else 1)
    if not isinstance(subject, Ref) or subject.is_panel or not often or end < len(phrases):
        return None
    middle = phrases[1 : often - is_only(phrases[often - 1])]
    bounds = [p for p in middle if p.type == "SIGN" or (isinstance(p, Amount) and p.bound)]
    if len(bounds) != 1 or not {phrase.type for phrase in middle} <= _BOUNDING:
        return None
    if isinstance(bounds[0], Amount):
        middle = [phrase for phrase in middle if phrase.type != "DIFFERENCE"]  # "drops below 0.5"
    word, start = phrases[often], subject.start
    return [
        Word("CARDINAL", str(_count(phrases, often)), key_of(word), start, start),
        Word("DIMENSION", "cell", "cells", start, start),
        made_word("PREPOSITION", "of", start), subject, *middle,
    ]  # fmt: skip
