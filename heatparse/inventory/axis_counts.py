"""axis-count-mismatch: a stated number of categories, rows or columns that the axis does not have."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from heatparse.blocks import Block
from heatparse.inventory.counts import Count, Size, cardinal, count_of, introduces, sentence_at, singular
from heatparse.inventory.listings import Listing, categories_behind
from heatparse.inventory.problems import Problem, related
from heatparse.inventory.survey import Survey
from heatparse.models import Cell, Fix
from heatparse.phrases import phrases, words
from heatparse.quantities import read_quantity
from heatparse.reading.draft import AxisDraft, Draft, PanelDraft
from heatparse.tokens import Token, fold

# A number farther from that of the list may be of other things, or the list a part, unless the
# data part goes by the list.
_FARTHEST, _FARTHEST_PART = 2, 0.2
_WHOLE = 3  # tokens of "in all of", with which a sentence may begin
_TABULAR = frozenset(("row", "delimiter", "code", "fence"))


class Sided(NamedTuple):
    """An axis of a panel, and which one it is."""

    panel: int
    side: str  # "x" or "y"
    axis: AxisDraft


def miscounted_axes(survey: Survey) -> Iterator[Problem]:
    """Every statement that counts what an axis lists, and gets another number."""
    draft = survey.draft
    if draft is None:
        return
    sides = [
        Sided(index, side, axis)
        for index, panel in enumerate(draft.panels)
        for side, axis in (("x", panel.x), ("y", panel.y))
    ]
    names = {index: _label_words(sided.axis.label) for index, sided in enumerate(sides)}
    for statement in survey.counts:
        tokens = draft.tokens_of(draft.blocks[statement.block])
        if isinstance(statement, Size):
            problem = _judge_size(survey, draft, statement, tokens)
        else:
            problem = _judge_count(survey, draft, statement, tokens, sides, names)
        if problem is not None:
            yield problem


@lru_cache(maxsize=1024)
def _label_words(label: str | None) -> frozenset[str]:
    if not label:
        return frozenset()
    return frozenset(map(singular, fold(label).split())) - words("counts", "unspecific")


# Counts of what an axis lists


def _judge_count(
    survey: Survey,
    draft: Draft,
    count: Count,
    tokens: list[Token],
    sides: list[Sided],
    names: dict[int, frozenset[str]],
) -> Problem | None:
    introduced = count.block < survey.opening or introduces(tokens, count.first)
    if count.number < 2 or not _is_of_all(count, tokens, introduced):
        return None
    if _is_label(draft, count, tokens) or _heads_part(draft, count):
        return None
    listing = None if _is_whole_of_part(count, tokens) else categories_behind(draft, count, tokens)
    if listing is not None:
        return _judge_listing(survey, draft, count, tokens, listing)
    meant = _axes_meant(draft, count, tokens, sides, names)
    if not meant:
        return None
    if not introduced and _are_named(draft, count, tokens, meant):
        return None
    sizes = [_sizes(draft, sided) for sided in meant]
    if any(not size or count.number in size for size in sizes) or count.number in _totals(meant):
        return None
    if any(map(_speaks_of_table, tokens)) and any(count.number - 1 in size for size in sizes):
        return None  # its head, or the column of its labels, may be counted as well
    found = len(meant[0].axis.categories)
    of_table = any(_is_of_table(draft, sided.axis) for sided in meant)
    if not _is_near(found, count.number) and (of_table or not all(_is_in_use(draft, s) for s in meant)):
        return None
    what = "the x-axis" if meant[0].side == "x" else "the y-axis"
    if len({sided.side for sided in meant}) > 1:
        what = "each axis"
    place = meant[0].axis.span
    return Problem(
        survey.span(tokens[count.first][1], tokens[count.last - 1][2]),
        f"The text says {count.number} {_counted(draft, tokens, count)}, but {what} lists {found}.",
        related(f"{found} are listed here", survey.span(*place)) if place else (),
        _fix(survey, tokens[count.first], found, draft.text),
    )


def _heads_part(draft: Draft, count: Count) -> bool:
    """Whether a heading of the data counts what stands below it: "Housekeeping genes (3 genes)"."""
    block = draft.blocks[count.block]
    return block.kind == "heading" and any(b.kind == "heading" for b in draft.blocks[: count.block])


def _is_label(draft: Draft, count: Count, tokens: list[Token]) -> bool:
    """Whether "2 Operands" is a category, or the key of one, and counts nothing."""
    label = draft.labels.match(tokens, count.first)
    if label is None:
        return False
    is_key = count.first == 0 and (count.last == len(tokens) or tokens[count.last][3] == ":")
    return is_key or label.last >= count.last


def _is_of_all(count: Count, tokens: list[Token], introduces: bool) -> bool:
    """Whether the statement counts all there is, and not some that share something."""
    before = tokens[count.first - 1][3] if count.first else ""
    if before in words("counts", "partial") or any(n in words("counts", "selecting") for n in count.nouns):
        return False
    after = tokens[count.last] if count.last < len(tokens) else None
    if after is not None and after[3] in words("counts", "restricted"):
        return False
    if introduces:
        telling = words("counts", "telling")
        return not any(token[3] in telling for token in sentence_at(tokens, count.first))
    if _is_placed(tokens, count.first):
        return False
    ends = after is None or after[0] == "MARK"
    return before in words("counts", "whole") and ends and len(count.nouns) == 1


def _is_placed(tokens: list[Token], at: int) -> bool:
    """ "In 2022, A was first in all four quarters": of a part, which a place in front names."""
    start = max((i + 1 for i in range(at) if tokens[i][3] in (".", ";", ":")), default=0)
    return at - start > _WHOLE and tokens[start][3] in words("counts", "placing")


def _are_named(draft: Draft, count: Count, tokens: list[Token], meant: list[Sided]) -> bool:
    """ "A has 0.5 and B 0.2, a gap of 0.3 between the two models": those that were named just before."""
    sides = {sided.side for sided in meant}
    named = {
        found.label.text
        for found in draft.labels.find(tokens[: count.first])
        if ("x" in sides and found.label.columns) or ("y" in sides and found.label.rows)
    }
    return count.number <= len(named)


def _is_whole_of_part(count: Count, tokens: list[Token]) -> bool:
    """ "In two of the four models (A, B)": the list is that of the part."""
    at = count.first - 1
    while at >= 0 and tokens[at][3] in ("of", "the"):
        at -= 1
    return at >= 0 and at < count.first - 1 and count_of(tokens[at]) is not None


def _axes_meant(
    draft: Draft, count: Count, tokens: list[Token], sides: list[Sided], names: dict[int, frozenset[str]]
) -> list[Sided]:
    """The axes that the noun of a count may stand for; one of them must have that many."""
    head = count.nouns[-1]
    named = {
        value
        for value, first, _ in phrases("structure", "roles").find(tokens)
        if singular(tokens[first][3]) not in ("row", "column")
    }
    stated = {"x", "y"} if "both" in named else named & {"x", "y"}
    if head in ("row", "column"):
        side = "y" if head == "row" else "x"
        return [s for s in sides if s.side == side] if stated <= {side} else []
    if len(stated) == 1:
        own = [(i, s) for i, s in enumerate(sides) if s.side in stated]
        of_own = head in words("counts", "categories") or any(head in names[i] for i, _ in own)
        return [s for _, s in own] if of_own else []
    return [s for i, s in enumerate(sides) if names[i].intersection(count.nouns)]


def _sizes(draft: Draft, sided: Sided) -> set[int]:
    """How many categories an axis may be said to have; empty where the text leaves it open."""
    axis, panel = sided.axis, draft.panels[sided.panel]
    size = len(axis.categories)
    if size < 2 or axis.span is None or not (panel.cells or panel.regions):
        return set()  # of a panel without values, the axes too may have been read wrong
    if _is_of_table(draft, axis) and _is_excerpt(draft, axis.span):
        return set()
    pieces = {token[3] for token in draft.tokens.between(*axis.span)}
    if pieces & (words("counts", "elision") | words("counts", "examples")):
        return set()
    if _is_numeric(axis) and panel.cells and not _is_in_use(draft, sided):
        return set()  # ticks, with more places between them
    stated = len({fold(label) for cell in panel.cells if (label := _label_of(cell, sided.side))})
    own = sum(not set(fold(label).split()) <= words("margins", "margins") for label in axis.categories)
    return {size, stated or size, own or size, *_tick_counts(axis)}


def _speaks_of_table(token: Token) -> bool:
    return token[3] in ("table", "tables")


def _is_near(found: int, stated: int) -> bool:
    return abs(found - stated) <= max(_FARTHEST, found * _FARTHEST_PART)


def _is_of_table(draft: Draft, axis: AxisDraft) -> bool:
    """Whether no statement lists the categories, but the heads of a table, which may be a part of the grid."""
    return axis.span is not None and draft.roles.get(_block_at(draft, axis.span[0])) == "data"


def _block_at(draft: Draft, place: int) -> int:
    return bisect_right(draft.blocks, place, key=_start) - 1


def _start(block: Block) -> int:
    return block.marker_start


def _is_excerpt(draft: Draft, place: tuple[int, int]) -> bool:
    """Whether the lines around a table say that it is a part of what there is."""
    first, last = _block_at(draft, place[0]), _block_at(draft, place[1])
    while first and draft.blocks[first].kind in _TABULAR:
        first -= 1
    while last + 1 < len(draft.blocks) and draft.blocks[last].kind in _TABULAR:
        last += 1
    around = draft.blocks[max(0, first - 1) : last + 1]
    keys = {token[3] for block in around for token in draft.tokens_of(block)}
    return not keys.isdisjoint(
        words("counts", "excerpts") | words("counts", "elision") | words("counts", "examples")
    )


def _is_numeric(axis: AxisDraft) -> bool:
    quantities = [read_quantity(category) for category in axis.categories]
    return all(quantity is not None and quantity.value is not None for quantity in quantities)


def _totals(meant: list[Sided]) -> set[int]:
    """How many there are in all panels together: two panels of two rows have four rows."""
    return {sum(len(sided.axis.categories) for sided in meant if sided.side == side) for side in "xy"}


def _is_in_use(draft: Draft, sided: Sided) -> bool:
    """Whether the data part has values for just the categories that were read."""
    cells = draft.panels[sided.panel].cells
    labels = {fold(label) for cell in cells if (label := _label_of(cell, sided.side))}
    return labels == {fold(category) for category in sided.axis.categories}


def _label_of(cell: Cell, side: str) -> str | None:
    return cell.row if side == "y" else cell.column


def _tick_counts(axis: AxisDraft) -> set[int]:
    """Whole numbers at even distances may be the ticks of a longer axis: 0, 2, 4 … 30 are 31 layers."""
    try:
        numbers = [int(category) for category in axis.categories]
    except ValueError:
        return set()
    steps = {second - first for first, second in pairwise(numbers)}
    if len(steps) != 1 or abs(steps.pop()) == 1:
        return set()
    length = abs(numbers[-1] - numbers[0])
    return {length, length + 1, length + 2}


def _judge_listing(
    survey: Survey, draft: Draft, count: Count, tokens: list[Token], listing: Listing
) -> Problem | None:
    if listing.size == count.number:
        return None
    return Problem(
        survey.span(tokens[count.first][1], tokens[count.last - 1][2]),
        f"The text says {count.number} {_counted(draft, tokens, count)}, but lists {listing.size}.",
        related(f"{listing.size} are listed here", survey.span(listing.start, listing.end)),
        _fix(survey, tokens[count.first], listing.size, draft.text),
    )


def _counted(draft: Draft, tokens: list[Token], count: Count) -> str:
    """The words that a count counts, as the text has them."""
    return draft.text[tokens[count.first + 1][1] : tokens[count.last - 1][2]]


def _fix(survey: Survey, token: Token, number: int, text: str) -> Fix | None:
    written = text[token[1] : token[2]]
    word = str(number) if written.isdecimal() else cardinal(number)
    if word is None:
        return None
    replacement = word.capitalize() if written[0].isupper() else word
    return Fix(span=survey.span(token[1], token[2]), replacement=replacement)


# Sizes of the grid


def _judge_size(survey: Survey, draft: Draft, size: Size, tokens: list[Token]) -> Problem | None:
    if not _is_of_grid(size, tokens, len(draft.panels) > 1):
        return None
    panels = [draft.panels[number] for number in survey.owners.get(size.block, ())] or draft.panels
    if not panels or len(draft.panels) == size.rows * size.columns:
        return None
    if any(_may_have(draft, panel, size) for panel in panels):
        return None
    rows, columns = len(panels[0].y.categories), len(panels[0].x.categories)
    place = panels[0].y.span or panels[0].x.span
    of_table = [_is_of_table(draft, axis) for axis in (panels[0].y, panels[0].x)]
    if any(of_table) and not (_is_near(rows, size.rows) and _is_near(columns, size.columns)):
        return None
    headed = size.rows == rows + 1 and size.columns == columns + 1
    if any(of_table) and (headed or any(map(_speaks_of_table, tokens))):
        return None  # its head and the column of its labels may be counted as well
    have = "the table has" if all(of_table) else "the axes list"
    return Problem(
        survey.span(tokens[size.first][1], tokens[size.last - 1][2]),
        f"The text says {size.rows} by {size.columns}, but {have} {rows} rows and {columns} columns.",
        related("the axis is listed here", survey.span(*place)) if place else (),
    )


def _is_of_grid(size: Size, tokens: list[Token], several: bool) -> bool:
    """Whether a size is said of a whole grid, and not of a part of it or of how panels are placed."""
    around = {token[3] for token in tokens[max(0, size.first - 4) : size.last + 4]}
    if not size.named and not around & words("counts", "grids"):
        return False
    sentence = {token[3] for token in sentence_at(tokens, size.first)}
    others = words("counts", "several") | (words("counts", "arrangement") if several else frozenset())
    return not around & words("counts", "parts") and not sentence & others


def _may_have(draft: Draft, panel: PanelDraft, size: Size) -> bool:
    """Whether a panel may have that size, or the text leaves it open."""
    at = draft.panels.index(panel)
    rows, columns = _sizes(draft, Sided(at, "y", panel.y)), _sizes(draft, Sided(at, "x", panel.x))
    if not rows or not columns or (size.rows in rows and size.columns in columns):
        return True
    return not size.named and size.rows in columns and size.columns in rows
