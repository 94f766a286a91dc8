"""Numbers of things that are listed in several versions, or that come in several kinds."""

from __future__ import annotations

from heatparse.inventory.counts import Count, sentence_at
from heatparse.inventory.survey import Survey
from heatparse.phrases import words
from heatparse.tokens import Token


def comes_in_versions(count: Count, tokens: list[Token], sizes: list[set[int]]) -> bool:
    """ "Four datasets and their negated counterparts": each of them is listed more than once."""
    behind = {token[3] for token in sentence_at(tokens, count.first)}
    multiple = any(found % count.number == 0 for size in sizes for found in size)
    return multiple and not behind.isdisjoint(words("counts", "versions"))


def is_of_kinds(survey: Survey, count: Count, tokens: list[Token]) -> bool:
    """ "Three small models and two large models": each number is that of one kind of them."""
    sentence = sentence_at(tokens, count.first)
    return any(
        isinstance(other, Count)
        and other.block == count.block
        and other.first != count.first
        and other.nouns[-1] == count.nouns[-1]
        and tokens[other.first] in sentence
        for other in survey.counts
    )
