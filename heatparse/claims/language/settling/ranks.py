"""Places behind a first one: "the largest is A, the second B and the third C" as "… the second largest B …"."""

from __future__ import annotations

from itertools import takewhile

from heatparse.claims.language.words import Word, type_behind
from heatparse.phrases import words as word_list

_JOINTS = frozenset(("COMMA", "AND", "JOIN"))
_TAIL = frozenset(("SIGN", "DIAGONAL", "MEASURE", "DIMENSION", "AXISNOUN"))  # what is placed
_PLACES = (["PREPOSITION", "LABEL", "COMMA"], ["PREPOSITION", "PANEL", "COMMA"])
_MADE = ("AGGREGATE", "SPREAD")
_LISTING = frozenset(("LABEL", "AND", "COMMA", "JOIN"))
_ORDINALS = {"2": "second", "3": "third", "4": "fourth"}
_LEFT_OUT = {"1": "2", "2": "3", "3": "4"}  # "but one" is the second
_CLOSING = frozenset(
    ("", "STOP", "COMMA", "PREPOSITION", "JOIN", "AND", "OPEN", "CLOSE", "BE", "HAVE", "OCCUR")
)
_FOLLOWING = frozenset(("LABEL", "PANEL", "NUMBER", "APPROXIMATELY", "BE", "AXIS"))


def settle_holders(words: list[Word]) -> None:
    """ "A accounts for the highest value" as "A has the highest value"."""
    for at in range(len(words) - 2):
        verb, joint = words[at : at + 2]
        told = (
            verb.type == "UNKNOWN" and verb.key in word_list("winners", "accounting") and joint.key == "for"
        )
        if told and any(word.type == "SUPERLATIVE" for word in words[at + 2 : at + 4]):
            verb.type, joint.type = "HAVE", ""


def with_outer_ranks(words: list[Word]) -> list[Word]:
    """ "Between first and last place" as "between best and worst"."""
    for at in range(len(words) - 3):
        first, joint, last, noun = words[at : at + 4]
        keys = first.key, last.key
        ranked = noun.key in word_list("winners", "rank_nouns") and keys in (
            ("first", "last"),
            ("last", "first"),
        )
        if not ranked or joint.type not in _JOINTS | {"PREPOSITION"}:
            continue
        for word in (first, last):
            top = word.key == "first"
            word.type, word.value, word.key = (
                "SUPERLATIVE",
                "best" if top else "worst",
                "best" if top else "worst",
            )
        return [*words[: at + 3], *with_outer_ranks(words[at + 4 :])]
    return words


def with_next_best(words: list[Word]) -> list[Word]:
    """ "The next best" as "the second best", which the highest need not be."""
    found: list[Word] = []
    for word in words:
        if word.type == "PLACED" and word.key in ("next best", "next-best"):
            middle = word.start + len("next")
            rank = Word("ORDINAL", "2", "second", word.start, middle)
            rank.definite = word.definite
            found += [rank, Word("SUPERLATIVE", "best", "best", middle + 1, word.end)]
        else:
            found.append(word)
    return found


def with_further_ranks(words: list[Word]) -> list[Word]:
    """The words with the superlative that an ordinal behind it leaves out."""
    if any(word.value == "first" for word in words if word.type in ("POSITION", "ORDINAL", "LEADS")):
        return words  # "the first is best on A, the second on B"
    found: list[Word] = []
    top: list[Word] = []
    for at, word in enumerate(words):
        found.append(word)
        if word.type == "STOP":
            top = []
        elif word.type == "SUPERLATIVE":
            top = [word, *takewhile(lambda behind: behind.type in _TAIL, words[at + 1 :])]
        elif top and _goes_on(words, at):
            word.type = "RANK"
            found += [Word(each.type, each.value, each.key, word.start, word.end) for each in top]
    return found


def with_ranks_behind(words: list[Word]) -> list[Word]:
    """ "The highest but one", "comes last but one", "is second to last" as "the second highest", "… worst"."""
    found: list[Word] = []
    at = 0
    while at < len(words):
        word = words[at]
        rank, end = _rank_behind(words, at)
        if not rank:
            found.append(word)
            at += 1
            continue
        numbered = Word("RANK", rank, _ORDINALS[rank], word.start, word.start)
        numbered.definite = word.definite
        top = next(each for each in words[at:end] if _may_rank(each))
        tail = [each for each in words[at + 1 : end] if each.type in _TAIL and each.key != "last"]
        if top.type != "SUPERLATIVE":
            told = "best" if top.value == "high" else "worst"
            top = Word("SUPERLATIVE", told, told, top.start, top.end)
            found.append(Word("BE", "is", "is", word.start, word.start))
        top.end = max(top.end, words[end - 1].end)
        found += [numbered, top, *tail]
        at = end
    return found


def settle_leaders_ahead(words: list[Word]) -> None:
    """ "Behind A, B has the highest value" as "after A, …", and "measured by the median" as "in terms of …"."""
    for at, word in enumerate(words):
        first = at == 0 or words[at - 1].type == "STOP"
        if first and word.key in word_list("winners", "measured_by") and type_behind(words, at) in _MADE:
            word.type, word.key = "PREPOSITION", "in terms of"
        if word.key != "behind" or not _opens(words, at):
            continue
        end = at + 1
        while end < len(words) and words[end].type in _LISTING:
            end += 1
        listed = words[at + 1 : end]
        named = bool(listed) and listed[0].type == "LABEL" and words[end - 1].type == "LABEL"
        comma = next((i for i in range(end - 1, at, -1) if words[i].type == "COMMA"), 0)
        ahead = [each.type for each in words[end:]]
        told = ahead[: ahead.index("STOP")] if "STOP" in ahead else ahead
        if named and comma and not {"SUPERLATIVE", "LEADS"}.isdisjoint(told):
            word.type, word.key = "RESTRICTION", "after"
            if at and words[at - 1].key in word_list("winners", "nearly_behind"):
                words[at - 1].type = ""


def _opens(words: list[Word], at: int) -> bool:
    """Whether a word opens a sentence, or stands behind the place that opens it: "in P, behind A, …"."""
    at -= bool(at) and words[at - 1].key in word_list("winners", "nearly_behind")
    front = [word.type for word in words[max(0, at - 3) : at]]
    return at == 0 or front[-1:] == ["STOP"] or front in _PLACES


def _rank_behind(words: list[Word], at: int) -> tuple[str, int]:
    """The rank that is told behind a superlative, or in front of "last", and where that ends; "" where none is."""
    word = words[at]
    if word.key in word_list("winners", "second_to") and at + 1 < len(words) and _may_rank(words[at + 1]):
        return "2", at + 2  # "second to last"
    if word.type == "NEXT" and [each.key for each in words[at : at + 2]] == ["next", "to"]:
        return ("2", at + 3) if at + 2 < len(words) and _may_rank(words[at + 2]) else ("", at)
    if not _may_rank(word):
        return "", at
    end = at + 1
    while end < len(words) and words[end].type in _TAIL:
        end += 1
    behind = words[end : end + 2]
    if len(behind) < len(_ORDINALS) - 1 or behind[0].key not in word_list("winners", "all_but"):
        return "", at
    left = behind[1]
    closes = type_behind(words, end + 1) in _CLOSING
    if left.type != "CARDINAL" or left.value not in _LEFT_OUT or not closes:
        return "", at
    return _LEFT_OUT[left.value], end + 2


def _may_rank(word: Word) -> bool:
    """ "Highest", "comes last", "last"."""
    last = word.type == "POSITION" and word.key == "last"
    return word.type in ("SUPERLATIVE", "LEADS") or last


def _goes_on(words: list[Word], at: int) -> bool:
    """Whether an ordinal by itself stands between a joint and what takes the place."""
    word = words[at]
    joined = at > 0 and words[at - 1].type in _JOINTS
    return word.type == "ORDINAL" and word.definite and joined and type_behind(words, at) in _FOLLOWING
