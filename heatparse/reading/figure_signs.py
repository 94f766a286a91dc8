"""Signs that a figure is a heatmap, where its title does not tell."""

from __future__ import annotations

from heatparse.phrases import phrases, words
from heatparse.reading.draft import Draft
from heatparse.reading.figure import is_aside, kinds_in
from heatparse.reading.sentences import sentences
from heatparse.reading.statements import Statement

# The subject is named at the start of a text: so many blocks below the title are looked at.
_SUBJECT_BLOCKS = 6
_OPENING_BLOCKS = 3
_FEWEST_ROWS = 2
_FEWEST_COLUMNS = 2  # of values, beside a label that may be a number


def despite_prefix(draft: Draft, statements: list[Statement], vague: bool) -> bool:
    """Whether a text is about a heatmap although its title begins with another kind.

    "Table:", "Diagram:" may be said of a heatmap; "Line Graph:" only when a heatmap stands beside it.
    """
    opening = _opening_kinds(draft, statements)
    if vague and "heatmap" not in opening:
        return _looks_like_one(draft, statements)
    if "heatmap" not in opening or illustrates(draft, statements):
        return False
    if vague and "heatmap" in _subject_kinds(draft, statements):
        return True
    return opening.count("heatmap") > 1 or _announces(draft, statements)


def is_told(draft: Draft, statements: list[Statement]) -> bool:
    """Whether a text is about a heatmap, where its title tells no kind."""
    first = _first_kinds(draft, statements)
    if _announces(draft, statements):
        return True
    if first:
        stands = first[0] == "heatmap" or _stands_beside(draft, statements)
        return stands and not illustrates(draft, statements)
    return _looks_like_one(draft, statements)


def _first_kinds(draft: Draft, statements: list[Statement]) -> list[str]:
    """The kinds that the first statement with a kind names."""
    for statement in [s for s in statements if s.block.kind != "heading"][:_SUBJECT_BLOCKS]:
        kinds = kinds_in(draft.tokens_of(statement.block))
        if kinds:
            return kinds
    return []


def _subject_kinds(draft: Draft, statements: list[Statement]) -> list[str]:
    """The kinds of the first sentence that names any, be it only "diagram" or "table"."""
    for statement in [s for s in statements if s.block.kind != "heading"][:_SUBJECT_BLOCKS]:
        for sentence in sentences(draft.tokens_of(statement.block), draft.text):
            kinds = kinds_in(sentence, weak=True)
            if kinds:
                return kinds
    return []


def illustrates(draft: Draft, statements: list[Statement]) -> bool:
    """Whether the subject is a picture of something else, which may well hold the picture of a heatmap.

    "A flow diagram …", "The photograph shows …".
    """
    drawn = words("structure", "kinds", "illustrations")
    names = phrases("structure", "kinds")
    for statement in [s for s in statements if s.block.kind != "heading"][:_SUBJECT_BLOCKS]:
        for sentence in sentences(draft.tokens_of(statement.block), draft.text):
            for value, first, last in names.find(sentence):
                if value in ("heatmap", "other") and not is_aside(sentence, first, last):
                    return value == "other" and " ".join(t[3] for t in sentence[first:last]) in drawn
    return False


def _stands_beside(draft: Draft, statements: list[Statement]) -> bool:
    """Whether the opening puts a heatmap beside the figure that it names first: "… and a heatmap (b)"."""
    if _opening_kinds(draft, statements).count("heatmap") > 1:
        return True
    places = words("layout", "one_of_several") | words("structure", "kinds", "beside")
    for statement in [s for s in statements if s.block.kind != "heading"][:_OPENING_BLOCKS]:
        for sentence in sentences(draft.tokens_of(statement.block), draft.text):
            kinds = [] if any(token[3] == "as" for token in sentence) else kinds_in(sentence)
            if "heatmap" in kinds and ("other" in kinds or any(token[3] in places for token in sentence)):
                return True
    return False


def _looks_like_one(draft: Draft, statements: list[Statement]) -> bool:
    """A text that names no kind of figure: a heatmap when it has two axes, cells, and a scale of colours."""
    roles = {statement.role for statement in statements}
    keys = {token[3] for statement in statements[:12] for token in draft.tokens_of(statement.block)}
    squares = keys & words("structure", "kinds", "cells")
    if not squares and {"x", "y"} <= roles and _colors_squares(draft, statements):
        return True
    if (
        (bool(squares) or ({"x", "y"} <= roles and (_holds_table(draft) or _holds_rows(statements))))
        and ("both" in roles or {"x", "y"} <= roles or not {"x", "y"} & roles)
        and any(_tells_scale(draft, statements, at) for at in range(len(statements)))
    ):
        return True
    return _is_scaled_grid(draft, statements)


def _is_scaled_grid(draft: Draft, statements: list[Statement]) -> bool:
    """Whether a text has a color bar, or shades that grow with the values, and values on two sides."""
    opening = {token[3] for s in statements[:_SUBJECT_BLOCKS] for token in draft.tokens_of(s.block)}
    if not opening.isdisjoint(words("structure", "kinds", "drawn_marks")):
        return False
    if not (_holds_table(draft) or _holds_rows(statements) or _names_both_sides(statements, opening)):
        return False
    from heatparse.reading.figure_scales import heads_scale, names_scale  # loaded where no kind is named

    rows = [draft.tokens_of(block) for block in draft.blocks if block.kind == "row"]
    return any(names_scale(draft, statement) for statement in statements) or any(map(heads_scale, rows))


def _names_both_sides(statements: list[Statement], opening: set[str]) -> bool:
    """Whether rows and columns, or both axes, are told."""
    roles = {statement.role for statement in statements}
    told = ("row_words", "column_words")
    return {"x", "y"} <= roles or all(
        not words("structure", "kinds", side).isdisjoint(opening) for side in told
    )


def _colors_squares(draft: Draft, statements: list[Statement]) -> bool:
    """Whether a square or cell at a place has a colour: "The square at (x=2, y=5) is green, with a score of 84"."""
    squares, hues = words("structure", "kinds", "square"), words("colors", "hues")
    for statement in statements:
        tokens = statement.rest_tokens
        keys = [token[3] for token in tokens]
        placed = (
            "x" in keys and "y" in keys and sum(token[0] == "QUANTITY" for token in tokens) > _FEWEST_COLUMNS
        )
        if placed and not squares.isdisjoint(keys) and not hues.isdisjoint(keys):
            return any(_tells_scale(draft, statements, at, inner=True) for at in range(len(statements)))
    return False


def _holds_table(draft: Draft) -> bool:
    """Whether a table has three columns of values or more: labels on two sides."""
    return any(
        block.kind == "row"
        and sum(token[0] == "QUANTITY" for token in draft.tokens_of(block)) > _FEWEST_COLUMNS
        for block in draft.blocks
    )


def _holds_rows(statements: list[Statement]) -> bool:
    """Whether two lines or more give several values each behind a name: "Ant: Rome 0.1, Oslo 0.2, Bern 0.3"."""
    lines = [s for s in statements if s.role is None and s.key_tokens and s.block.kind != "heading"]
    numbers = [sum(token[0] == "QUANTITY" for token in line.rest_tokens) for line in lines]
    return sum(number > _FEWEST_COLUMNS for number in numbers) >= _FEWEST_ROWS


def _tells_scale(draft: Draft, statements: list[Statement], position: int, inner: bool = False) -> bool:
    """Whether a line ties colours to values: "white (0) to green (1)", "darker green marks higher rates".

    Colours of kinds of things ("green: done, red: failed") are no scale.
    """
    statement = statements[position]
    told = statement.role == "legend" or position < _SUBJECT_BLOCKS or _below_legend(statements, position)
    if not (told or (inner and _in_legend(statements, position))):
        return False
    from heatparse.reading.figure_scales import (
        runs_through_hues,
        ties_colors,
    )  # loaded where no kind is named

    for sentence in sentences(draft.tokens_of(statement.block), draft.text):
        keys = {token[3] for token in sentence}
        if ties_colors(keys):
            return True
        if keys.isdisjoint(words("colors", "hues") | words("colors", "modifiers")):
            continue
        numbers = sum(1 for token in sentence if token[0] == "QUANTITY")
        if runs_through_hues([token[3] for token in sentence]):
            return True
        if numbers > 1 or len(keys & words("structure", "kinds", "ordering")) > 1:
            return True
    return False


def _below_legend(statements: list[Statement], position: int) -> bool:
    """Whether an item stands under the heading of the color scale."""
    above = next((s for s in reversed(statements[:position]) if s.block.kind == "heading"), None)
    return above is not None and above.role == "legend"


def _in_legend(statements: list[Statement], position: int) -> bool:
    """Whether an item stands in the list of what a line tells of the color scale."""
    above = next((s for s in reversed(statements[:position]) if s.block.kind == "heading" or s.role), None)
    return above is not None and above.role == "legend" and statements[position].block.kind == "item"


def _opening_kinds(draft: Draft, statements: list[Statement]) -> list[str]:
    """Every kind that the first paragraphs name."""
    opening = [s for s in statements if s.block.kind != "heading"][:_OPENING_BLOCKS]
    return [kind for statement in opening for kind in kinds_in(draft.tokens_of(statement.block))]


def _announces(draft: Draft, statements: list[Statement]) -> bool:
    """Whether a key or a heading says that a part is a heatmap ("Type: Heatmap", "## Heatmap (a)")."""
    for statement in statements:
        if statement.block.kind == "heading" and "heatmap" in kinds_in(draft.tokens_of(statement.block)):
            return not illustrates(draft, statements)
        if statement.key_tokens and len(statement.rest_tokens) < 12:
            names = {token[3] for token in statement.key_tokens}
            if "type" in names and "heatmap" in kinds_in(statement.rest_tokens)[:1]:
                return True
            if statement.bold and kinds_in(statement.key_tokens)[:1] == ["heatmap"]:
                return not illustrates(draft, statements)
    return False
