"""Everyday words that are labels: "the relation column", "to both subject and relation", "largest on sums"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from heatparse.claims.language.forms import Name
from heatparse.phrases import words as word_list
from heatparse.tokens import Token

if TYPE_CHECKING:
    from heatparse.claims.language.words import Word


def is_named(words: Sequence[Word], tokens: list[Token], hit: tuple[Name, int], text: str) -> bool:
    """Whether an everyday word stands where a name does: beside "column" or the noun of its axis, at an end."""
    name, after = hit
    if tokens[after - 1][3] in word_list("names", "function_words") or not any(
        map(str.isalnum, tokens[after - 1][3])
    ):
        return _is_place(words, tokens, after)  # "the rows", with a label "The"
    if after < len(tokens) and tokens[after][3] in word_list("names", "line_nouns"):
        return True  # "the relation column"
    noun = words[-1].value if words and words[-1].type == "AXISNOUN" else None
    label = name.label
    if noun is not None and (label.columns if noun.axis == "x" else label.rows if noun.axis == "y" else ()):
        return True  # "the token relation"
    if words and words[-1].key == "both" and after < len(tokens) and tokens[after][3] == "and":
        return True  # "to both relation and object"
    if text.endswith(("'s", "’s"), 0, tokens[after - 1][2]):
        return True  # "relation's peak"
    alone = not words and (after == len(tokens) or tokens[after][3] == ":")
    if alone and text[tokens[0][1] : tokens[after - 1][2]] == label.text:
        return True  # "**relation:** falls"
    opens = not words or words[-1].type in ("STOP", "CONTRAST") or words[-1].key == "of"
    if opens and after < len(tokens) and tokens[after][3] in word_list("names", "verbs_of_names"):
        return True  # "relation reaches 0.9", "the attention of relation falls"
    joined = len(words) > 1 and words[-1].type == "AND" and words[-2].type == "LABEL"
    other = words[-2].value.label if joined else None
    if other is not None and ((label.columns and other.columns) or (label.rows and other.rows)):
        return True  # "verb and relation"
    return _is_place(words, tokens, after)


def _is_place(words: Sequence[Word], tokens: list[Token], after: int) -> bool:
    """Whether a place ends with a name: "largest on sums (41 points)", where "sums" is a category."""
    owned = len(words) > 1 and words[-1].key in word_list("names", "owning")  # "than on its area"
    before = words[-1 - owned] if words else None
    if before is None or before.type != "PREPOSITION" or before.key not in word_list("names", "leading_to"):
        return False
    return (
        after == len(tokens)
        or tokens[after][0] in ("MARK", "STOP")
        or tokens[after][3] in word_list("names", "behind_place")
    )
