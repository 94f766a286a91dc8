"""What kind of figure a description is about."""

from __future__ import annotations

from heatparse.phrases import phrases, words
from heatparse.reading.draft import Draft
from heatparse.reading.figure_titles import behind_prefix, behind_title_word
from heatparse.reading.statements import Statement
from heatparse.tokens import Token


def is_heatmap(draft: Draft, statements: list[Statement]) -> bool:
    """Whether the figure is (or holds) a heatmap: by the title's prefix, else by the named subject."""
    heading = next((s for s in statements if s.block.kind == "heading"), None)
    tokens = draft.tokens_of(heading.block) if heading is not None else []
    tokens = tokens[behind_title_word(tokens) :]
    prefix = tokens[: max(0, behind_prefix(tokens) - 1)]
    kinds = kinds_in(prefix, weak=True)
    if "heatmap" in kinds:
        return True
    from heatparse.reading.figure_signs import (  # loaded where the prefix of the title does not tell
        despite_prefix,
        illustrates,
        is_told,
    )

    below = [s for s in statements if s is not heading]
    named = [token[3] for token in prefix if token[0] == "WORD"]
    if "other" in kinds and not all(key in words("structure", "kinds", "undecided") for key in named):
        if " ".join(token[3] for token in prefix) in words("structure", "kinds", "illustrations"):
            return False
        vague = all(key in words("structure", "kinds", "fillers") for key in named)
        return despite_prefix(draft, below, vague)
    if "heatmap" in kinds_in(tokens):
        return not illustrates(draft, below)
    return is_told(draft, below)


def kinds_in(tokens: list[Token], weak: bool = False) -> list[str]:
    """Kinds of figures in the order of their mention; "looks like a heatmap" is none.

    Words such as "chart" or "table" count only with `weak`, in the prefix of a title.
    """
    found = []
    vague = frozenset() if weak else words("structure", "kinds", "weak")
    for value, first, last in phrases("structure", "kinds").find(tokens):
        if value not in ("heatmap", "other") or is_aside(tokens, first, last):
            continue
        if value == "heatmap" or last - first > 1 or tokens[first][3] not in vague:
            found.append(value)
    return found


def is_aside(tokens: list[Token], first: int, last: int) -> bool:
    """Whether a kind is only compared with ("unlike a heatmap"), quoted, or names a style ("heatmap palette")."""
    hedges = words("structure", "kinds", "hedges")
    if any(token[3] in hedges for token in tokens[max(0, first - 4) : first]):
        return True
    following = [token[3] for token in tokens[last : last + 4]]
    if following[:1] and following[0] in words("structure", "kinds", "styles"):
        return True
    return following[1:2] == ["figure"]  # "the heatmap of Figure 2"


def speaks_of_other_figure(tokens: list[Token]) -> bool:
    """Whether a sentence is about a figure beside the heatmap: "a scatter plot with axes labeled A and B"."""
    found = phrases("structure", "kinds").find(tokens)
    kinds = {
        value for value, first, last in found if value != "other" or last - first > 1
    }  # "plot", "map": any
    return "other" in kinds and "heatmap" not in kinds
