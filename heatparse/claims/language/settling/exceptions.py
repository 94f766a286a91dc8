"""Exceptions told behind a statement: "A leads in every row, B being the only exception" as "… except B"."""

from __future__ import annotations

from heatparse.claims.language.words import Word, type_behind
from heatparse.phrases import words as word_list

_BESIDE = word_list("names", "outside")
_NOUNS = word_list("names", "exceptions")
_NAMED = frozenset(("LABEL", "PANEL"))
_IN_NAMES = _NAMED | {"JOIN", "AND", "AXIS", "AXISNOUN", "HEAD", "DIMENSION", "EQUALS", "DIAGONAL"}
_BEHIND = frozenset(("", "STOP", "COMMA", "OPEN", "CLOSE", "CONTRAST"))
_JOINTS = frozenset(("COMMA", "STOP", "JOIN", "COLON"))
_UNIVERSAL = frozenset(("QUANTIFIER", "ADVERB", "NEGATION", "RIVALS"))


def with_exceptions(words: list[Word]) -> list[Word]:
    """The words with each exception as "except" and its names."""
    at = 0
    while at < len(words):
        word = words[at]
        if word.key in _BESIDE and type_behind(words, at) == "LABEL":
            word.type = "EXCEPTION"  # "outside of A, …"
        if word.type == "EXCEPTION" and _is_placed(words, at):
            words = [*words[: at + 1], *words[at + 2 :]]  # "except in A"
        if word.type == "EXCEPTION" and word.key in word_list("names", "exceptions"):
            words, at = _told(words, at)
        elif word.key in word_list("names", "set_aside") and at:
            words, at = _set_aside(words, at)
        at += 1
    return words


def _is_placed(words: list[Word], at: int) -> bool:
    """Whether a small word stands between "except" and the name behind it."""
    named = type_behind(words, at + 1) in ("LABEL", "NUMBER", "AXIS", "HEAD")
    named = named and type_behind(words, at + 2) != "LIMIT"  # "except at A and above"
    named = named and (not at or words[at - 1].key not in word_list("comparisons", "nowhere"))
    return type_behind(words, at) == "PREPOSITION" and named and words[at].key not in _NOUNS


def _told(words: list[Word], at: int) -> tuple[list[Word], int]:
    """ "…, B being the exception", "… The only exceptions are B and C", "with B as the exception"."""
    first = at
    while first and words[first - 1].key in word_list("names", "only_one"):
        first -= 1
    start, end = _names_behind(words, at + 1)
    if start == end:
        start, end = _names_in_front(words, first)
        first = start
        behind = at + 1
    else:
        behind = end
    follows = type_behind(words, behind - 1)
    if start == end or follows not in _BEHIND:
        return words, at
    if first and words[first - 1].key == "with":
        first -= 1
    return _joined(words, first, behind, words[start:end], at)


def _names_behind(words: list[Word], at: int) -> tuple[int, int]:
    """The names behind "the exception being", "with one exception,"; an empty stretch without them."""
    joint = words[at] if at < len(words) else None
    if joint is None or (joint.type not in ("BE", "COLON") and not _announces(words, at)):
        if "is" not in words[at - 1].key.split():
            return at, at
        at -= 1
    end = at + 1
    while end < len(words) and words[end].type in _IN_NAMES:
        end += 1
    while end > at + 1 and words[end - 1].type not in _NAMED:
        end -= 1
    return at + 1, end


def _announces(words: list[Word], at: int) -> bool:
    """Whether a comma stands between "with one exception" and its name."""
    front = [word.key for word in words[max(0, at - 3) : at]]
    return words[at].type in ("COMMA", "JOIN") and len(front) == 3 and front[0] == "with"


def _names_in_front(words: list[Word], end: int) -> tuple[int, int]:
    """The names in front of "being the exception", "as the only exceptions", "the exception"."""
    tied = end > 0 and (words[end - 1].type == "BE" or words[end - 1].key == "as")
    end -= tied
    start = end
    while start and words[start - 1].type in _IN_NAMES:
        start -= 1
    while start < end and words[start].type not in (*_NAMED, "AXIS", "HEAD"):
        start += 1
    led = start > 0 and words[start - 1].key == "with"
    return (start, end) if tied or led else (end, end)


def _set_aside(words: list[Word], at: int) -> tuple[list[Word], int]:
    """ "…, B excepted", "B aside, …"."""
    start = at
    while start and words[start - 1].type in _IN_NAMES:
        start -= 1
    while start < at and words[start].type not in (*_NAMED, "AXIS", "HEAD"):
        start += 1
    if start < at and start and words[start - 1].key in word_list("names", "setting_aside"):
        start -= 1  # "leaving B aside, …", "with B left aside"
    opens = start == 0 or words[start - 1].type in ("STOP", "COMMA", "JOIN")
    if start == at or not opens or type_behind(words, at) not in _BEHIND:
        return words, at
    names = [word for word in words[start:at] if word.key not in word_list("names", "setting_aside")]
    return _joined(words, start, at + 1, names, at)


def _joined(words: list[Word], first: int, end: int, names: list[Word], at: int) -> tuple[list[Word], int]:
    """The words with an exception in place of those from `first` to `end`, and where to go on."""
    place = words[first].start
    excepted = [Word("EXCEPTION", "exception", "apart from", place, place), *names]
    opens = first == 0 or (words[first - 1].type == "STOP" and words[first].key == "with")
    if _is_told_otherwise(words, first):
        return words, at
    joint = first - 1 if first and words[first - 1].type in _JOINTS and not opens else first
    if joint < first and words[joint].type == "STOP" and not _is_universal(words, joint):
        return words, at
    if joint == first and not (opens and type_behind(words, end - 1) == "COMMA"):
        return words, at  # nothing stands in front, and nothing behind, that it could be an exception of
    names[-1].end = max(names[-1].end, words[end - 1].end)  # all of what is told behind the statement
    return [*words[:joint], *excepted, *words[end:]], joint + len(excepted) - 1


def _is_told_otherwise(words: list[Word], end: int) -> bool:
    """Whether the sentence in front counts what holds, or tells a course: its readers look at its exceptions."""
    start = next((i for i in range(end - 2, -1, -1) if words[i].type == "STOP"), -1)
    front = words[start + 1 : end]
    types = {word.type for word in front}
    counts = "CARDINAL" in types and type_behind(front, -1) in ("CARDINAL", "NUMBER")
    return counts or not types.isdisjoint(("DIFFERENCE", "TREND"))


def _is_universal(words: list[Word], end: int) -> bool:
    """Whether the sentence in front speaks of all, or of none."""
    start = next((i for i in range(end - 1, -1, -1) if words[i].type == "STOP"), -1)
    return any(word.type in _UNIVERSAL for word in words[start + 1 : end])
