"""Both ends of an axis with one noun: "from first to last layer", "between the first and last layers"."""

from __future__ import annotations

from heatparse.claims.language.words import Word, made_word
from heatparse.phrases import words as word_list

_NOUNS = frozenset(("AXISNOUN", "DIMENSION"))
_OPPOSITE = {"first": "last", "last": "first"}


def with_ends(words: list[Word]) -> list[Word]:
    """The words with the noun at each of the two ends."""
    found: list[Word] = []
    at = 0
    while at < len(words):
        word, behind = words[at], words[at + 1 : at + 4]
        if word.key in word_list("numbers", "first_to_last") and behind and behind[0].type in _NOUNS:
            found += _from_to(word, behind[0], *word.key.split()[1::2])
            at += 2
            continue
        if word.type == "POSITION" and _is_between(words, at) and _are_opposite(word, behind):
            found += [word, _single(behind[2], word.end), behind[0], behind[1], _single(behind[2])]
            at += 4
            continue
        found.append(word)
        at += 1
    return found


def _are_opposite(one: Word, behind: list[Word]) -> bool:
    """Whether "and" and the other end of an axis stand behind one end, in front of the noun of both."""
    if len(behind) < 3 or [word.type for word in behind[:2]] != ["AND", "POSITION"]:
        return False
    two, noun = behind[1], behind[2]
    plural = noun.type in _NOUNS and noun.key.endswith("s")
    return plural and two.value == _OPPOSITE.get(str(one.value))


def _from_to(told: Word, noun: Word, *ends: str) -> list[Word]:
    """ "From first to last layer" as "from first layer to last layer"."""
    one, two = ends
    return [
        Word("PREPOSITION", "", "from", told.start, told.start),
        Word("POSITION", one, one, told.start, told.start),
        _single(noun, told.end),
        made_word("PREPOSITION", "to", told.end),
        Word("POSITION", two, two, told.end, told.end),
        _single(noun),
    ]


def _single(noun: Word, at: int | None = None) -> Word:
    """A noun for one line, at a place where the text leaves it out."""
    key = noun.key.removesuffix("s")
    start, end = (noun.start, noun.end) if at is None else (at, at)
    return Word(noun.type, noun.value, key, start, end)


def _is_between(words: list[Word], at: int) -> bool:
    return at > 0 and words[at - 1].key in word_list("function_words", "before_ends")
