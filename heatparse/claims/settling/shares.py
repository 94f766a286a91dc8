"""Shares with their number behind them: "less than half of the cells, 13 out of 30, …" as "13 of 30 cells …"."""

from __future__ import annotations

from heatparse.claims.words import Word, type_behind
from heatparse.phrases import words as word_list

_CLOSING = {"COMMA": "COMMA", "OPEN": "CLOSE", "STOP": "STOP"}
_COUNTED = frozenset(
    ("DIMENSION", "AXISNOUN", "MEASURE", "UNKNOWN", "DIAGONAL", "RIVALS", "NUMBER", "CARDINAL")
)
_BOUNDING = frozenset((
    "COMPARATIVE", "BOUND", "PREPOSITION", "RESTRICTION", "ADVERB", "APPROXIMATELY", "HEDGE", "DEGREE", "QUANTIFIER",
))  # fmt: skip
_PARTS = {"most": (0.5, 1.0), "half": (0.45, 0.55), "minority": (0.0, 0.5)}
_NEAR = 0.06  # how far a count may be from the part that is told


def with_counts(words: list[Word]) -> list[Word]:
    """The words with the count in place of the share that it spells out."""
    at = 0
    while at < len(words):
        if words[at].type in _CLOSING and type_behind(words, at) in ("CARDINAL", "NUMBER"):
            words, at = _told(words, at)
        at += 1
    return words


def _told(words: list[Word], at: int) -> tuple[list[Word], int]:
    """The words with the apposition that begins at an index in front of its noun, and where to go on."""
    count, total, end = _apposition(words, at)
    share = _share(words, at) if count is not None else None
    if count is None or share is None:
        return words, at
    noun = words[share + 1 : at]
    while noun and (noun[0].key == "of" or noun[0].type in ("NUMBER", "CARDINAL")):
        total = noun[0] if noun[0].key != "of" else total
        noun = noun[1:]
    if not noun:
        return words, at  # "are in the majority (18 of 30)"
    first = share
    while first and words[first - 1].type in _BOUNDING and words[first - 1].type != "STOP":
        first -= 1
    if not _fits(words[first : share + 1], count, total):
        return words, at
    counted = Word("CARDINAL", str(_whole(count)), count.key, words[first].start, words[first].end)
    joint = Word("PREPOSITION", "of", "of", words[share].end, words[share].end)
    front = [*words[:first], counted, joint, *([total] if total is not None else []), *noun]
    return [*front, *words[end + 1 :]], len(front)


def _apposition(words: list[Word], at: int) -> tuple[Word | None, Word | None, int]:
    """The count behind a joint, the total of "13 of 30", and where the apposition ends."""
    count, total, end = words[at + 1], None, at + 2
    if type_behind(words, at + 1) == "PREPOSITION" and words[end].key == "of":
        total = words[at + 3] if at + 3 < len(words) else None
        end = at + 4
    whole = _whole(count) is not None and (total is None or _whole(total) is not None)
    if not whole or end >= len(words) or words[end].type != _CLOSING[words[at].type]:
        return None, None, at
    if type_behind(words, end) in ("NUMBER", "CARDINAL", "AND"):
        return None, None, at  # a list
    return count, total, end


def _whole(word: Word) -> int | None:
    """The number that a word counts to; None for words that do not count."""
    if word.type == "CARDINAL":
        return int(word.value)
    if word.type != "NUMBER" or word.value.value is None or word.value.unit:
        return None
    number = word.value.value
    return int(number) if number == int(number) and number > 0 else None


def _share(words: list[Word], at: int) -> int | None:
    """Where the share stands whose noun ends in front of an index."""
    while at:
        at -= 1
        word = words[at]
        if _part(word) is not None:
            return at
        if word.type not in _COUNTED and word.key != "of":
            return None
    return None


def _part(word: Word) -> tuple[float, float] | None:
    """Between which parts of all things a share lies."""
    if word.type == "FACTOR" and word.key in word_list("assertions", "halves"):
        return _PARTS["half"]
    if word.key in word_list("assertions", "minorities"):
        return _PARTS["minority"]
    if word.type != "QUANTIFIER":
        return None
    if "/" in word.value:
        above, below = map(int, word.value.split("/"))
        return above / below - _NEAR, above / below + _NEAR
    return _PARTS.get(word.value)


def _fits(share: list[Word], count: Word, total: Word | None) -> bool:
    """Whether a count is the share that is told; of an unknown total it may be."""
    part, counted = _part(share[-1]), _whole(count)
    size = _whole(total) if total is not None else None
    if size is None or counted is None or part is None:
        return True
    found, middle = counted / size, sum(part) / 2
    for word in share[:-1]:
        if word.key in word_list("assertions", "more"):
            return found > middle
        if word.key in word_list("assertions", "fewer"):
            return found < middle
        if word.type in ("HEDGE", "APPROXIMATELY", "DEGREE", "COMPARATIVE", "BOUND", "PREPOSITION"):
            part = part[0] - _NEAR, part[1] + _NEAR
    return part[0] <= found <= part[1]
