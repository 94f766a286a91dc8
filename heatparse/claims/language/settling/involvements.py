"""Pairs without somebody: "pairs that do not involve A", "correlations not including A" as "pairs without A"."""

from __future__ import annotations

from heatparse.claims.language.words import Word, made_word
from heatparse.phrases import words as word_list

_NOUNS = frozenset(("MEASURE", "DIMENSION", "AXISNOUN", "DIAGONAL"))


def with_involvements(words: list[Word]) -> list[Word]:
    """The words with "without" for what is denied to take part."""
    for at in range(len(words) - 2, 0, -1):
        if at + 1 >= len(words):
            continue  # taken away with what stands behind
        verb, named = words[at], words[at + 1]
        if verb.key not in word_list("names", "involving"):
            continue
        if named.type not in ("LABEL", "AXIS"):
            words = _without_subject(words, at)
            continue
        start = at - 1
        if words[start].type != "NEGATION" or words[start].key == "no":
            continue
        if start and words[start - 1].type == "HAVE":
            start -= 1  # "that do not involve"
        if start and words[start - 1].key in word_list("function_words", "restrictive"):
            start -= 1
        if not start or words[start - 1].type not in _NOUNS:
            continue
        without = made_word("NEGATION", "without", words[start].start)
        words = [*words[:start], without, *words[at + 1 :]]
    return words


def _without_subject(words: list[Word], at: int) -> list[Word]:
    """ "Pairs in which A is not involved"."""
    front = words[max(0, at - 4) : at]
    if [word.type for word in front] != ["PRONOUN", "LABEL", "BE", "NEGATION"]:
        return words
    start = at - 4 - (at > 4 and words[at - 5].type == "PREPOSITION")
    if start < 1 or words[start - 1].type not in _NOUNS:
        return words
    without = made_word("NEGATION", "without", words[start].start)
    return [*words[:start], without, words[at - 3], *words[at + 1 :]]
