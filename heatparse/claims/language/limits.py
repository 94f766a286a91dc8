"""Limits behind a number: "34 calls or more" is a bound, "below 0.8 or above 0.9" holds two of them."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from heatparse.claims.language.words import Word
from heatparse.models import Quantity
from heatparse.phrases import words as word_list
from heatparse.resources import vocabulary

_NUMBERS = frozenset(("NUMBER", "APPROXIMATELY", "CARDINAL"))


def with_limits(words: list[Word]) -> list[Word]:
    """The words with each limit right behind its number, and an "or above" in front of a number taken apart."""
    found: list[Word] = []
    for at, word in enumerate(words):
        after = words[at + 1].type if at + 1 < len(words) else ""
        joint, _, edge = word.key.partition(" ")
        if word.type == "THAN" and found and found[-1].type == "BOUND" and found[-1].key.endswith(word.key):
            continue  # taken in already
        if (
            word.type == "BOUND"
            and word.key in _behind()
            and found
            and (found[-1].type in ("NUMBER", "UNIT") or [w.type for w in found[-2:]] in _MEASURED)
            and after not in _NUMBERS
        ):
            word = Word("LIMIT", word.value, word.key, word.start, word.end)  # "0.8 at most"
        if word.type == "LIMIT" and after not in _NUMBERS and _widens(found):
            continue  # "exceeds 0.8 or reaches it", but "below 0.1 or above 0.8"
        if word.type == "LIMIT" and after == "THAN":
            edge, after = f"{edge} than", words[at + 2].type if at + 2 < len(words) else ""
        if word.type != "LIMIT":
            found.append(word)
        elif after in ("NUMBER", "APPROXIMATELY") and edge in _bounds():
            end = word.start + len(joint)
            found += [
                Word(joint.upper(), joint, joint, word.start, end),
                Word("BOUND", _bounds()[edge], edge, end + 1, word.end),
            ]
        elif [w.type for w in found[-2:]] in _MEASURED:
            found.insert(len(found) - 1, word)
        else:
            found.append(word)
    return found


_WIDER = {"above": "at_least", "high": "at_least", "below": "at_most", "low": "at_most"}


def _widens(found: list[Word]) -> bool:
    """Whether a limit stands behind a number that has a bound already, which then holds the number itself."""
    at = len(found) - 1
    while at >= 0 and found[at].type in ("NUMBER", "UNIT", "APPROXIMATELY"):
        at -= 1
    if (
        at < 0
        or at == len(found) - 1
        or found[at].type not in ("BOUND", "COMPARATIVE")
        or found[at].value not in _WIDER
    ):
        return False
    bound = found[at]
    found[at] = Word("BOUND", _WIDER[str(bound.value)], bound.key, bound.start, bound.end)
    return True


# Nouns of what lies within a bound in front of them
_OWNING = ("MEASURE", "DIMENSION", "DIAGONAL")


def with_digits(words: list[Word]) -> list[Word]:
    """The words with the number that some bounds hold: "in single digits" as "below 10".

    A bound in front of its noun stands behind it: "sub-0.5 scores" are scores below 0.5.
    """
    digits, attributive = word_list("assertions", "digits"), word_list("assertions", "attributive")
    if all(word.key not in digits and word.key not in attributive for word in words):
        return words
    found: list[Word] = []
    held: list[Word] = []  # a bound with its number, until its noun has come
    for at, word in enumerate(words):
        if held and word.type not in ("NUMBER", "UNKNOWN", *_OWNING):
            found, held = [*found, *held], []
        if word.type == "BOUND" and word.key in digits | attributive:
            told = [word]
            if word.key in digits:
                ten = Quantity(text="10", value=10.0, resolution=1.0)
                told.append(Word("NUMBER", ten, "10", word.end, word.end))
            if word.key in attributive:
                held = told
            else:
                found += told
        elif held and word.type == "NUMBER" and words[at - 1] is held[0] and len(held) == 1:
            held.append(word)
        else:
            found.append(word)
            behind = words[at + 1].type if at + 1 < len(words) else ""
            if word.type in _OWNING or behind not in _OWNING:
                found, held = [*found, *held], []
    return [*found, *held]


def with_amounts(words: list[Word]) -> list[Word]:
    """The words with numbers that cells hold as such: "hold ten or more", "contain fewer than five images"."""
    for at, word in enumerate(words):
        if word.type != "CARDINAL" or not at:
            continue
        before, behind = words[at - 1], words[at + 1] if at + 1 < len(words) else None
        things = (
            behind is not None and behind.type in _THINGS and behind.value not in ("cell", "row", "column")
        )
        apart = things and at + 2 < len(words) and words[at + 2].type == "LIMIT"  # "ten items or more"
        limited = apart or (behind is not None and behind.type == "LIMIT")
        first = at - 1 if before.type in ("BOUND", "COMPARATIVE") else at
        held = first > 0 and words[first - 1].key in word_list("assertions", "containing_values")
        cells = any(w.type == "DIAGONAL" or w.value == "cell" for w in words[:first])
        counts = (
            not apart
            and behind is not None
            and (behind.type in ("DIMENSION", "AXISNOUN", "DIAGONAL") or behind.key == "of")
        )
        owned = first < at and first > 0 and words[first - 1].type == "HAVE" and _names_results(behind)
        if owned or (held and cells and not counts and (limited or first < at)):
            number = float(word.value)
            word.type, word.value = "NUMBER", Quantity(text=word.key, value=number, resolution=1.0)
    return words


def _names_results(noun: Word | None) -> bool:
    """ "Four classes have fewer than ten errors", "more than thirty hits"."""
    return noun is not None and (
        noun.type == "DIAGONAL" or noun.key in word_list("classifications", "results")
    )


_THINGS = frozenset(("DIMENSION", "UNKNOWN", "MEASURE"))
_BEFORE_CELLS = frozenset(("SIGN", "DIAGONAL", "PANEL", "PREPOSITION", "CARDINAL", "NUMBER"))


def with_counts(words: list[Word]) -> list[Word]:
    """The words with numbers that count as such: "at least 15 cells stay below 0.1", "over 10 negative values"."""
    kinds = word_list("assertions", "counting_bounds")
    for at in range(len(words) - 2):
        bound, number = words[at], words[at + 1]
        if bound.type != "BOUND" or bound.key not in kinds or number.type != "NUMBER":
            continue
        quantity = number.value
        whole = quantity is not None and quantity.value is not None and quantity.resolution == 1.0
        if not whole or quantity.unit or number.side or not _counts_cells(words, at + 2):
            continue
        number.type, number.value = "CARDINAL", str(int(quantity.value))
    return words


def _counts_cells(words: list[Word], at: int) -> bool:
    """Whether cells or values follow, of which something is said: "cells stay below 0.1", "negative cells"."""
    first = at
    while at < len(words) and words[at].type in _BEFORE_CELLS:
        if words[at].type == "PREPOSITION" and words[at].key != "of":
            return False
        at += 1
    noun = words[at] if at < len(words) else None
    if noun is None or noun.type not in ("DIMENSION", "MEASURE") or not noun.key.endswith("s"):
        return False
    behind = words[at + 1 :]
    bounded = any(
        word.type in ("BOUND", "COMPARATIVE") and following.type in ("NUMBER", "SIGN")
        for word, following in pairwise(behind)
    )
    return bounded or any(word.type in ("BOUND", "SIGN") for word in (*words[first:at], *behind))


def with_bounds(words: list[Word]) -> list[Word]:
    """The words with each number right behind its bound: "below a perplexity of 18" as "below 18 perplexity"."""
    found: list[Word] = []
    at = 0
    crossing, marks = word_list("assertions", "crossing"), word_list("assertions", "marks")
    undercutting = word_list("assertions", "undercutting")
    edges = _edges()
    while at < len(words):
        word, end = words[at], at + 1
        following = [w.type for w in words[end : end + 2]]
        crosses = word.type == "UNKNOWN" and word.key in crossing and following[:1] == ["NUMBER"]
        if crosses and following[1:] not in (
            ["AXISNOUN"],
            ["DIMENSION"],
        ):  # "crosses 16 layers with 12 heads"
            word.type, word.value = "BOUND", "above"  # "have crossed the 0.2 mark"
        if word.key in undercutting and following[:1] == ["NUMBER"]:
            word.type, word.value = "BOUND", "below"  # "undercuts 0.2"
        if word.key in word_list("assertions", "scoring") and found and found[-1].type in _DETERMINING:
            noun, _, bound = word.key.partition(" ")  # "has only scores above 0.5"
            middle = word.start + len(noun)
            found.append(Word("MEASURE", "", noun, word.start, middle))
            words[at] = word = Word("BOUND", _bounds()[bound], bound, middle + 1, word.end)
        if _tops(words, at):
            word.type, word.value = "BOUND", "above"  # "tops 0.5"
        if word.key in word_list("assertions", "peaking") and _is_capped(words, end) and not word.definite:
            word.type, word.value = "BE", ""  # "peaks below 0.5": it stays below
        spans = following[:1] == ["NUMBER"] and words[end].value.value is None  # "spread over 0.2–0.7"
        if (
            _is_over(word, following)
            and not spans
            and found
            and (found[-1].type in _STANDING or found[-1].key == "in")
        ):
            word.type, word.value = "BOUND", "above"  # "are over 0.5"
        while end < len(words) and end - at <= _NOUNS and words[end].type in _NAMES_OF_VALUES:
            end += 1
        behind = words[end : end + 2]
        bounded = word.type in ("BOUND", "COMPARATIVE") and word.key in edges and end > at + 1
        if bounded and len(behind) == 2 and behind[0].key == "of" and behind[1].type == "NUMBER":
            found += [words[at], behind[1], *words[at + 1 : end]]
            at = end + 2
        elif word.key in marks and [w.type for w in found[-2:]] in _BOUNDED:
            at += 1
        else:
            found.append(word)
            at += 1
    return found


def _is_over(word: Word, following: list[str]) -> bool:
    """Whether "over" stands in front of a number that counts nothing."""
    counted = following[1:] in (["AXISNOUN"], ["DIMENSION"])
    return word.key == "over" and following[:1] == ["NUMBER"] and not counted


_DETERMINING = frozenset(("ADVERB", "QUANTIFIER", "CARDINAL", "NEGATION", "HAVE", "NUMBER"))


def _tops(words: list[Word], at: int) -> bool:
    """ "Tops 0.5", "three cells top 0.5", and not "the top 3 cells"."""
    word = words[at]
    if word.key not in word_list("assertions", "topping") or word.definite:
        return False
    behind = [w.type for w in words[at + 1 : at + 3]]
    if behind[:1] != ["NUMBER"]:
        return False
    if behind[1:] in (["AXISNOUN"], ["DIMENSION"], ["MEASURE"]) or not at:
        return False
    return word.key != "top" or words[at - 1].type in _SUBJECTS


def _is_capped(words: list[Word], at: int) -> bool:
    """Whether an upper bound follows a peak."""
    capped = words[at : at + 3]
    while len(capped) > 1 and capped[1].type == "THAN":
        del capped[1]
    if len(capped) < 2 or capped[0].type not in ("BOUND", "COMPARATIVE"):
        return False
    return capped[0].value in ("below", "at_most", "low") and capped[1].type == "NUMBER"


_SUBJECTS = frozenset(("LABEL", "AXISNOUN", "DIMENSION", "MEASURE", "PRONOUN", "UNKNOWN"))
# "exceeds the 0.5 mark", "passes the 50-minute mark"
_BOUNDED = [["BOUND", "NUMBER"], ["COMPARATIVE", "NUMBER"], ["NUMBER", "UNIT"]]
_MEASURED = [["NUMBER", type] for type in ("UNKNOWN", "UNIT", "MEASURE", "DIMENSION")]  # "10 items or more"
_NAMES_OF_VALUES = frozenset(("UNKNOWN", "MEASURE", "DIFFERENCE"))
# What is said to be over a number
_STANDING = frozenset(
    ("BE", "OCCUR", "HAVE", "DIFFERENCE", "MEASURE", "DIMENSION", "AXISNOUN", "UNKNOWN", "CARDINAL", "SHARE")
)
_NOUNS = 3  # words between a bound and its number: "above a win rate of 50"


@cache
def _edges() -> frozenset[str]:
    return frozenset(word for words in vocabulary("claims", "bound").values() for word in words)


def _behind() -> frozenset[str]:
    return word_list("assertions", "behind_number")


@cache
def _bounds() -> dict[str, str]:
    classes = vocabulary("claims", "bound")
    return {word: bound for bound in ("above", "below") for word in classes[bound]}
