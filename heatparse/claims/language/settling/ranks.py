"""Places behind a first one: "the largest is A, the second B and the third C" as "… the second largest B …"."""

from __future__ import annotations

from itertools import takewhile

from heatparse.claims.language.words import Word, type_behind
from heatparse.phrases import words as word_list

_JOINTS = frozenset(("COMMA", "AND", "JOIN"))
_TAIL = frozenset(("SIGN", "DIAGONAL", "MEASURE", "DIMENSION", "AXISNOUN"))  # what is placed
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


def _goes_on(words: list[Word], at: int) -> bool:
    """Whether an ordinal by itself stands between a joint and what takes the place."""
    word = words[at]
    joined = at > 0 and words[at - 1].type in _JOINTS
    return word.type == "ORDINAL" and word.definite and joined and type_behind(words, at) in _FOLLOWING
