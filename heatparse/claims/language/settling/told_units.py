"""Units that the text in front of the data tells: "50 thousand passengers a week", "3 calls per hour"."""

from __future__ import annotations

from itertools import pairwise

from heatparse.claims.language.forms import other_number
from heatparse.claims.language.names import Names
from heatparse.claims.language.words import Word
from heatparse.models import Quantity
from heatparse.phrases import words as word_list
from heatparse.resources import vocabulary

_EXTENDED = ("NUMBER", "UNIT", "UNKNOWN", "MEASURE")
_NUMBERS = ("NUMBER", "CARDINAL")
_FORMS = ("", "s")
_SPAN = 3  # words between "between" and the second number
_REACH = 3  # words between what is counted and the word for counting: "number of boarded passengers"
_FROM_RATIO = frozenset(("in", "out of", "out", "of"))  # "3 children in 10": a share


def with_told_units(words: list[Word], names: Names) -> list[Word]:
    """The words with what stands behind a number as its unit, where the document measures in it."""
    found: list[Word] = []
    at = 0
    while at < len(words):
        word = words[at]
        at += 1
        if _is_of_rate(word, words, at, names):
            continue
        if (
            at > 1
            and word.key in word_list("numbers", "for_each")
            and (end := _each_end(words, at - 1, names)) >= at
        ):
            if found and found[-1].type in _EXTENDED:
                found[-1].end = words[end - 1].end  # "13 visits per hour"
            at = end
            continue
        found.append(word)
        if word.type not in _NUMBERS or word.value is None:
            continue
        end, unit = _unit_end(words, at, names, _is_bounded(words, at - 1))
        if end == at or not (word.type == "NUMBER" or _is_counted_out(words, at, names)):
            continue
        if word.type == "CARDINAL":
            word.type, word.value = "NUMBER", Quantity(text=word.key, value=float(word.value), resolution=1.0)
        if unit is None:
            word.end = words[end - 1].end  # "50 thousand", "3 per hour"
        else:
            found.append(Word("UNIT", "", unit, words[at].start, words[end - 1].end))
        at = end
    return found


def _is_bounded(words: list[Word], at: int) -> bool:
    """Whether a number is a bound or ends a span; any other may count what stands behind it: "with 53 clips"."""
    before = words[at - 1] if at else None
    if before is None:
        return False
    if before.type in ("BOUND", "COMPARATIVE", "THAN") or before.key in word_list("assertions", "to"):
        return True
    ended = before.type in ("AND", "JOIN") and at > _SPAN and words[at - 2].type == "NUMBER"
    return ended and words[at - _SPAN].key in word_list("assertions", "between")


def _unit_end(words: list[Word], at: int, names: Names, bounded: bool) -> tuple[int, str | None]:
    """Where the unit of a number ends that may begin at an index, and its noun, which only a bound has."""
    start = at
    if at < len(words) and _is_told_scale(words[at].key, names):
        at += 1
    noun = None
    if at < len(words) and words[at].type == "UNIT":
        noun, at = words[at].key, at + 1
    elif bounded and at < len(words) and words[at].type == "UNKNOWN" and words[at].key in _counted(names):
        behind = words[at + 1] if at + 1 < len(words) else None
        if behind is None or behind.key not in _FROM_RATIO or not _is_number(words, at + 2):
            noun, at = words[at].key, at + 1
    while (end := _each_end(words, at, names)) > at:
        at = end
    if noun is not None and at == start + 1 and words[start].type == "UNIT":
        return start, None  # nothing was taken in
    return at, noun


def _is_counted_out(words: list[Word], at: int, names: Names) -> bool:
    """ "Ten thousand calls", "fewer than ten calls": a number in words that is a value."""
    before = words[at - 2] if at > 1 else None
    bounded = before is not None and (before.type == "BOUND" or before.key.endswith("than"))
    return bounded or _is_told_scale(words[at].key, names)


def _is_of_rate(word: Word, words: list[Word], at: int, names: Names) -> bool:
    """ "The weekly count", "hourly calls", where the values are told for one week, or hour; a total is a value then."""
    following = words[at] if at < len(words) else None
    if word.type != "UNKNOWN" or following is None:
        return False
    if word.key not in word_list("numbers", "rated"):
        return False
    rates: dict[str, list[str]] = vocabulary("numbers", "rates")
    noun = next((noun for noun, forms in rates.items() if word.key in forms), "")
    told = noun in names.opening or word.key in names.opening
    shared = any({noun, other_number(noun)} & of_axis for of_axis in names.axis_words.values())
    if not told or shared:
        return False
    sums = following.type == "AGGREGATE" and following.key in word_list("numbers", "sums")
    if sums or following.key in word_list("numbers", "figures"):
        following.type, following.value = "MEASURE", ""
    return following.type == "MEASURE" or following.key in _counted(names)


def _is_number(words: list[Word], at: int) -> bool:
    return at < len(words) and words[at].type in ("NUMBER", "CARDINAL")


def _is_told_scale(key: str, names: Names) -> bool:
    """ "Thousand", where the values are told in thousands."""
    scales = word_list("numbers", "scales")
    return key in scales and any(key.removesuffix("s") + ending in names.opening for ending in _FORMS)


def _each_end(words: list[Word], at: int, names: Names) -> int:
    """The end of "per hour", "a week", "each day", where the values are told for one of them."""
    first = at
    if at < len(words) and words[at].key in word_list("numbers", "for_each"):
        at += 1
    if at >= len(words) or words[at].type not in ("UNKNOWN", "UNIT"):
        return first
    key = words[at].key
    rates: dict[str, list[str]] = vocabulary("numbers", "rates")
    if key in rates:
        each = not names.opening.isdisjoint([key, *map(str, rates[key])])
    else:
        each = at > first and (key in names.opening or other_number(key) in names.opening)
    shared = any({key, other_number(key)} & told for told in names.axis_words.values())
    return at + 1 if each and not shared else first


def _counted(names: Names) -> frozenset[str]:
    """The nouns of what the values count."""
    if names.counted_nouns is None:
        keys, counters = names.opening_keys, word_list("numbers", "counting")
        nouns = set(names.value_nouns | names.value_plurals)
        for at, (one, two) in enumerate(pairwise(keys)):
            if one in counters or f"{one} {two}" in counters:
                nouns.update(
                    key for key in keys[at + 1 : at + 1 + _REACH] if key.isalpha() and key.endswith("s")
                )
        axes = set().union(*names.axis_words.values())
        names.counted_nouns = frozenset(noun for noun in nouns if not {noun, other_number(noun)} & axes)
    return names.counted_nouns
