"""Rows of tables in a text: pipe tables, and fenced CSV, TSV and matrices."""

from __future__ import annotations

from collections import Counter

from heatparse.blocks import Block
from heatparse.quantities import read_quantity
from heatparse.reading.cells.table_cells import Place, is_missing, read_cell
from heatparse.reading.cells.tables import Table
from heatparse.reading.draft import Draft
from heatparse.reading.quotations import clean_label


def pipe_table(draft: Draft, blocks: list[int]) -> Table:
    """A table of the neighbouring row blocks; a delimiter line tells that the first row is the head."""
    rows: list[list[Place]] = []
    headed = False
    for index in blocks:
        block = draft.blocks[index]
        if block.kind == "delimiter":
            headed = headed or len(rows) == 1
            continue
        rows.append(_pipe_cells(draft.text, block))
    return Table(rows, headed or _looks_headed(draft, rows), headed, blocks)


def split_tables(draft: Draft, blocks: list[int]) -> list[list[int]]:
    """Neighbouring rows as tables: a second line of dashes tells a second head above it."""
    rules = [at for at, index in enumerate(blocks) if draft.blocks[index].kind == "delimiter" and at > 0]
    starts = [0, *(at - 1 for at in rules[1:] if at - 1 > 1)]
    return [blocks[a:b] for a, b in zip(starts, [*starts[1:], len(blocks)], strict=True)]


def is_grid(draft: Draft, blocks: list[int]) -> bool:
    """Whether a pipe table has two or more columns of values below a head."""
    rows = pipe_table(draft, blocks).rows
    if len(rows) < 3 or len(rows[0]) < 3:
        return False
    values = [
        sum(read_cell(draft.text[slice(*place)])[0] is not None for place in row[1:]) for row in rows[1:]
    ]
    return 2 * sum(count > 1 for count in values) >= len(values)


def _pipe_cells(text: str, block: Block) -> list[Place]:
    """The cells between pipes; escaped pipes and pipes in code ticks belong to a cell."""
    start, end = block.start, block.end
    if text.startswith("|", start):
        start += 1
    if end > start and text[end - 1] == "|" and text[end - 2] != "\\":
        end -= 1
    cells: list[Place] = []
    at, ticked = start, False
    while True:
        pipe = text.find("|", at, end)
        if pipe < 0:
            break
        if "`" in text[at:pipe] and text.count("`", start, pipe) % 2 and "`" in text[pipe:end]:
            ticked = True
        if text[pipe - 1] == "\\" or ticked:
            ticked = False
            at = pipe + 1
            continue
        cells.append(trimmed(text, start, pipe))
        at = start = pipe + 1
    cells.append(trimmed(text, start, end))
    return cells


def trimmed(text: str, start: int, end: int) -> Place:
    """The place of a piece of text without the blanks at both ends."""
    while start < end and text[start] in " \t":
        start += 1
    while end > start and text[end - 1] in " \t":
        end -= 1
    return start, end


def _looks_headed(draft: Draft, rows: list[list[Place]]) -> bool:
    """Whether the first row is a head: its corner is empty or a word."""
    if len(rows) < 2:
        return False
    corner = clean_label(draft.text[rows[0][0][0] : rows[0][0][1]])
    return read_quantity(corner) is None


# --- fences -----------------------------------------------------------------------------------


# What separates the cells of a line: a sign, runs of spaces ("  "), or any space (None).
_SEPARATORS = ("|", "\t", ";", ",", "  ", None)


def is_tabular(draft: Draft, blocks: list[int]) -> bool:
    """Whether the lines of a fence have as many cells each, and signs between them that are no statement's."""
    lines = [draft.blocks[index] for index in blocks]
    piped = all("|" in draft.content(line) for line in lines)
    bracketed = any(sign in draft.content(line) for line in lines[1:] for sign in "[]{}")
    if len(lines) < 3 or (bracketed and not piped):
        return False
    for separator in _SEPARATORS[:-1]:
        rows = _rows(draft.text, lines, separator)
        if any(": " in draft.text[slice(*row[0])] for row in rows[1:]):
            continue  # "Ant: 0.1, 0.2"
        if len(rows) > 2 and len(rows[1]) > 2 and _are_even([len(row) for row in rows]):
            cells = [draft.text[slice(*place)] for row in rows[1:] for place in row[1:]]
            values = sum(1 for cell in cells if ":" not in cell and read_cell(cell)[0])
            missing = sum(map(is_missing, cells))  # above the diagonal: "--"
            return 2 * (values + missing) >= len(cells) and values >= min(missing, len(rows) - 2)
    return False


def _are_even(sizes: list[int]) -> bool:
    """Whether rows are as long as each other; under a head of that length, a few may lack a cell or have one more."""
    width, count = Counter(sizes[1:]).most_common(1)[0]
    if count == len(sizes) - 1:
        return True
    near = all(abs(size - width) <= 1 for size in sizes)
    return sizes[0] == width and near and 2 * count > len(sizes)


def fenced_table(draft: Draft, blocks: list[int]) -> Table | None:
    """A fence with rows of equal length between pipes, tabs, semicolons, commas or spaces."""
    lines = [draft.blocks[index] for index in blocks]
    for separator in _SEPARATORS:
        rows = _rows(draft.text, lines, separator)
        if len(rows) >= 2 and len(rows[1]) >= 2 and all(abs(len(row) - len(rows[1])) <= 1 for row in rows):
            if len(rows[0]) == len(rows[1]) - 1:  # a head without a corner
                rows[0] = [(rows[0][0][0], rows[0][0][0]), *rows[0]]
            return Table(rows, _looks_headed(draft, rows), False, blocks)
    return None


def _rows(text: str, lines: list[Block], separator: str | None) -> list[list[Place]]:
    """The cells of the lines, without lines that only draw a rule."""
    rows = []
    for line in lines:
        written = text[line.start : line.end]
        if not written.strip(" \t-=+|:"):
            continue
        row = (
            _pipe_cells(text, line)
            if separator == "|" and "|" in written
            else _separated(text, line, separator)
        )
        if row:
            rows.append(row)
    return rows


def _separated(text: str, line: Block, separator: str | None) -> list[Place]:
    """The cells of one line; None separates at any space. Quoted cells stay whole."""
    cells: list[Place] = []
    at, end = line.start, line.end
    if separator == "  ":
        return _spaced(text, at, end)
    while at < end:
        if separator is None:
            while at < end and text[at] in " \t|":
                at += 1
            stop = at
            while stop < end and text[stop] not in " \t|":
                stop += 1
        elif text[at] == '"' and (close := text.find('"', at + 1, end)) > 0:
            stop = close + 1
        else:
            stop = text.find(separator, at, end)
            stop = end if stop < 0 else stop
        if stop > at or separator is not None:
            cells.append(trimmed(text, at, stop))
        at = stop + 1
    return cells


def _spaced(text: str, start: int, end: int) -> list[Place]:
    """Cells between two or more spaces; a line that begins with spaces has an empty corner."""
    cells: list[Place] = []
    if text.startswith("  ", start):
        cells.append((start, start))
    at = start
    while at < end:
        while at < end and text[at] in " \t":
            at += 1
        gap = text.find("  ", at, end)
        stop = gap if gap >= 0 else end
        if stop > at:
            cells.append(trimmed(text, at, stop))
        at = stop
    return cells
