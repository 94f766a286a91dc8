"""Everyday words that are labels: "the relation column", "to both subject and relation", "largest on sums"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from heatparse.claims.language.forms import Name
from heatparse.claims.language.lexicon import lexicon
from heatparse.phrases import words as word_list
from heatparse.tokens import Token

if TYPE_CHECKING:
    from heatparse.claims.language.names import Names
    from heatparse.claims.language.words import Word
    from heatparse.labels import Label


# Types that an everyday word may have and yet be what the article in front of it names.
_NAMED_TYPES = frozenset(("MEASURE", "UNKNOWN", "RESTRICTION", "HEDGE", "PART", "TESTED", "TRAINED"))
# … and beside the noun of its axis: "the final token", but not "all tokens", "the average token".
_NO_KINDS = frozenset(
    (
        "QUANTIFIER",
        "AGGREGATE",
        "NEGATION",
        "CARDINAL",
        "RIVALS",
        "SUPERLATIVE",
        "COMPARATIVE",
        "ORDER",
        "DIMENSION",
    )
)


def is_named(
    words: Sequence[Word], tokens: list[Token], hit: tuple[Name, int], text: str, at: int, names: Names
) -> bool:
    """Whether an everyday word, at `tokens[at]`, stands where a name does: beside "column" or the noun of its axis,
    at an end, or with its article where others of its axis are named."""
    name, after = hit
    if tokens[after - 1][3] in word_list("names", "function_words") or not any(
        map(str.isalnum, tokens[after - 1][3])
    ):
        return _is_place(words, tokens, after)  # "the rows", with a label "The"
    if (
        name.plain
        and not name.numeric
        and (
            _is_kind(tokens, after, at, names, name)
            or _has_fellows(tokens, after, at, names, name)
            or _is_one_of_kind(tokens, after, at, names, name)
        )
    ):
        return True
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
    opens = opens or (words[-1].type == "COMMA" and at > 0 and tokens[at - 1][3] == "the")
    if opens and after < len(tokens) and tokens[after][3] in word_list("names", "verbs_of_names"):
        return True  # "relation reaches 0.9", "the attention of relation falls"
    joined = len(words) > 1 and words[-1].type == "AND" and words[-2].type == "LABEL"
    other = words[-2].value.label if joined else None
    if other is not None and ((label.columns and other.columns) or (label.rows and other.rows)):
        return True  # "verb and relation"
    return _is_place(words, tokens, after)


def _is_kind(tokens: list[Token], after: int, at: int, names: Names, name: Name) -> bool:
    """ "The final token", where "Final" is on the axis of the tokens."""
    if after >= len(tokens) or after - at != 1:
        return False
    noun = names.by_first.get(tokens[after][3], ())
    label = name.label
    own = {"x": bool(label.columns), "y": bool(label.rows)}
    if not any(
        len(keys) == 1 and form.kind == "axis" and form.axis and own[form.axis] for keys, form in noun
    ):
        return False
    return _type(tokens, at) not in _NO_KINDS


def _has_fellows(tokens: list[Token], after: int, at: int, names: Names, name: Name) -> bool:
    """ "A beats both B and the relation": with its article, and in a sentence that names another of its axis."""
    following = tokens[after][3] if after < len(tokens) else ""
    if not at or tokens[at - 1][3] != "the" or following in word_list("names", "owning_behind"):
        return False
    if tokens[at][3] in word_list("names", "never_named") or _type(tokens, at) not in _NAMED_TYPES:
        return False
    label = name.label
    return any(_is_fellow(tokens, other, names, label) for other in _sentence(tokens, at) if other != at)


def _is_one_of_kind(tokens: list[Token], after: int, at: int, names: Names, name: Name) -> bool:
    """ "No hold is taken for a swipe", "holds are never": a verb elsewhere, but here it has one of its own."""
    opens = not at or tokens[at - 1][0] == "MARK"
    plural = opens and tokens[at][3] not in name.label.text.lower().split()
    if not plural and (opens or tokens[at - 1][3] not in word_list("names", "kind_determiners")):
        return False
    if after >= len(tokens) or _type(tokens, after) != "BE" or _type(tokens, at) != "HAVE":
        return False
    if tokens[at][3] in word_list("names", "never_named"):
        return False
    return any(_is_fellow(tokens, other, names, name.label) for other in _sentence(tokens, at) if other > at)


def _is_fellow(tokens: list[Token], at: int, names: Names, label: Label) -> bool:
    hit = names.match(tokens, at) if tokens[at][3] in names.by_first else None
    if hit is None or hit[0].kind != "category" or hit[0].numeric or hit[0].label == label:
        return False
    if hit[0].plain and not _is_kind(tokens, hit[1], at, names, hit[0]):
        return False
    other = hit[0].label
    return bool((label.columns and other.columns) or (label.rows and other.rows))


def _sentence(tokens: list[Token], at: int) -> range:
    """The places of the words of a sentence."""
    stops = [i for i, token in enumerate(tokens) if token[0] == "MARK" and token[3] in ".!?;"]
    first = max((i + 1 for i in stops if i < at), default=0)
    return range(first, min((i for i in stops if i > at), default=len(tokens)))


def _type(tokens: list[Token], at: int) -> str:
    entry = lexicon().match(tokens, at)
    return entry[1] if entry is not None else "UNKNOWN"


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
