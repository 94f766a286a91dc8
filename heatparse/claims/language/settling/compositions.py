"""What a part of the grid consists of: "the diagonal consists of ones" as "the diagonal is all 1"."""

from __future__ import annotations

from heatparse.claims.language.words import Word
from heatparse.models import Quantity
from heatparse.phrases import words as word_list

_LONGEST = 6  # words of "is made up of nothing but"


def with_compositions(words: list[Word]) -> list[Word]:
    """The words with "consists of", "contains nothing but" and the like in front of a number as "is"."""
    starts = word_list("symmetry", "made_of_starts")
    for at, word in enumerate(words):
        if word.key not in starts or not any(before.type == "DIAGONAL" for before in words[:at]):
            continue
        end = _end(words, at)
        number = _number(words[end]) if end < len(words) else None
        if number is not None and end > at + 1:
            verb = Word("BE", "are", "are", word.start, word.end)
            every = Word("QUANTIFIER", "all", "all", word.end, word.end)
            rest = words[end + 1 :]
            if rest and rest[0].key in word_list("symmetry", "made_of"):
                rest = rest[1:]  # "of ones only"
            return [*words[:at], verb, every, number, *rest]
    return words


def _end(words: list[Word], at: int) -> int:
    """The index behind the words that only say what something is made of."""
    end = at + 1
    while end < min(len(words), at + _LONGEST) and words[end].key in word_list("symmetry", "made_of"):
        end += 1
    return end


def _number(word: Word) -> Word | None:
    """A number, or "ones" and "zeros" as numbers."""
    if word.type == "NUMBER":
        return word
    for value, names in enumerate((word_list("symmetry", "zeros"), word_list("symmetry", "ones"))):
        if word.key in names:
            quantity = Quantity(text=str(value), value=float(value), resolution=1.0)
            return Word("NUMBER", quantity, word.key, word.start, word.end)
    return None
