"""What kind of figure a description is about, and its title."""

from __future__ import annotations

from heatparse.phrases import phrases, words
from heatparse.reading.draft import Draft
from heatparse.reading.lists import clean_label
from heatparse.reading.statements import Statement
from heatparse.tokens import Token

# The subject is named at the start of a text: so many blocks below the title are looked at.
_SUBJECT_BLOCKS = 6


def read_title(draft: Draft, statements: list[Statement]) -> str | None:
    """The top heading without its kind prefix ("Heatmap: Transfer" -> "Transfer")."""
    heading = next((s for s in statements if s.block.kind == "heading"), None)
    if heading is None or any(
        s.block.kind == "text" and len(s.rest_tokens) > 12 for s in statements[: statements.index(heading)]
    ):
        return None
    draft.roles[heading.index] = "title"
    tokens = draft.tokens_of(heading.block)
    behind = _behind_prefix(tokens)
    start = tokens[behind][1] if behind < len(tokens) else heading.key[0]
    title = clean_label(draft.text[start : heading.key[1]])
    return title or None


def _behind_prefix(tokens: list[Token]) -> int:
    """Index of the first token behind a kind prefix; 0 when there is none."""
    colon = next((i for i, token in enumerate(tokens) if token[3] == ":"), None)
    if colon is None or colon + 1 >= len(tokens):
        return 0
    return colon + 1 if _only_kinds(tokens[:colon]) else 0


def _only_kinds(tokens: list[Token]) -> bool:
    """Whether a piece of text is nothing but the name of kinds of charts."""
    at, named = 0, False
    fillers = words("structure", "kinds", "fillers")
    kinds = phrases("structure", "kinds")
    while at < len(tokens):
        hit = kinds.match(tokens, at)
        if hit is not None and hit[0] in ("heatmap", "other"):
            named, at = True, hit[1]
        elif hit is not None or tokens[at][3] in fillers or tokens[at][0] != "WORD":
            named = named or tokens[at][3] in ("chart", "charts", "figure")
            at += 1
        else:
            return False
    return named


def is_heatmap(draft: Draft, statements: list[Statement]) -> bool:
    """Whether the figure is (or holds) a heatmap: by the title's prefix, else by the named subject."""
    heading = next((s for s in statements if s.block.kind == "heading"), None)
    if heading is not None:
        tokens = draft.tokens_of(heading.block)
        prefix = tokens[: max(0, _behind_prefix(tokens) - 1)]
        kinds = _kinds(prefix, weak=True)
        if "heatmap" in kinds:
            return True
        named = [token[3] for token in prefix if token[0] == "WORD"]
        if "other" in kinds and not all(key in words("structure", "kinds", "undecided") for key in named):
            # "Table:", "Diagram:" may be said of a heatmap; "Line Graph:" only when a heatmap stands beside it.
            vague = all(key in words("structure", "kinds", "fillers") for key in named)
            opening = _opening_kinds(draft, statements)
            if vague and not opening:
                return any(statement.role == "legend" for statement in statements) and _looks_like_one(
                    draft, statements
                )
            return "heatmap" in opening and (
                vague or opening.count("heatmap") > 1 or _announces(draft, statements)
            )
        if "heatmap" in _kinds(tokens):
            return True
    first = _first_kinds(draft, statements)
    if "heatmap" in first or "heatmap" in _opening_kinds(draft, statements) or _announces(draft, statements):
        return True
    return not first and _looks_like_one(draft, statements)


def _kinds(tokens: list[Token], weak: bool = False) -> list[str]:
    """Kinds of figures in the order of their mention; "looks like a heatmap" is none.

    Words such as "chart" or "table" count only with `weak`, in the prefix of a title.
    """
    hedges = words("structure", "kinds", "hedges")
    found = []
    vague = frozenset() if weak else words("structure", "kinds", "weak")
    for value, first, last in phrases("structure", "kinds").find(tokens):
        if value not in ("heatmap", "other") or any(
            t[3] in hedges for t in tokens[max(0, first - 4) : first]
        ):
            continue
        if value == "heatmap" or last - first > 1 or tokens[first][3] not in vague:
            found.append(value)
    return found


def _first_kinds(draft: Draft, statements: list[Statement]) -> list[str]:
    """The kinds that the first sentence with a kind names."""
    for statement in [s for s in statements if s.block.kind != "heading"][:_SUBJECT_BLOCKS]:
        kinds = _kinds(draft.tokens_of(statement.block))
        if kinds:
            # "confusion matrix drawn as a heatmap", "table next to a heatmap": any mention counts
            # unless another kind is named first.
            return kinds if kinds[0] == "heatmap" else kinds[:1]
    return []


def _looks_like_one(draft: Draft, statements: list[Statement]) -> bool:
    """A text that names no kind of figure: a heatmap when it has two axes, a colour scale, and cells."""
    roles = {statement.role for statement in statements}
    keys = {token[3] for statement in statements[:12] for token in draft.tokens_of(statement.block)}
    squares = keys & words("structure", "kinds", "cells")
    colored = "legend" in roles or len(keys & words("colors", "hues")) >= 2
    return bool(squares) and colored and ("both" in roles or {"x", "y"} <= roles or not {"x", "y"} & roles)


def _opening_kinds(draft: Draft, statements: list[Statement]) -> list[str]:
    """Every kind that the first paragraphs name."""
    opening = [s for s in statements if s.block.kind != "heading"][:3]
    return [kind for statement in opening for kind in _kinds(draft.tokens_of(statement.block))]


def _announces(draft: Draft, statements: list[Statement]) -> bool:
    """Whether a key or a heading says that a part is a heatmap ("Type: Heatmap", "## Heatmap (a)")."""
    for statement in statements:
        if statement.block.kind == "heading" and "heatmap" in _kinds(draft.tokens_of(statement.block)):
            return True
        if statement.key_tokens and len(statement.rest_tokens) < 12:
            names = {token[3] for token in statement.key_tokens}
            if "type" in names and "heatmap" in _kinds(statement.rest_tokens)[:1]:
                return True
            if statement.bold and _kinds(statement.key_tokens)[:1] == ["heatmap"]:
                return True
    return False
