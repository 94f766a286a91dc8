"""Tables one after another, each with the grid of a panel, and what stands in front of them."""

from __future__ import annotations

from heatparse.reading.draft import Draft
from heatparse.reading.quotations import clean_label
from heatparse.reading.table_runs import BRACKETS, SEPARATORS, TablePart, first_label
from heatparse.tokens import Token

_FEWEST_ROWS = 2
_FEWEST_UNSTATED = 3  # tables that are panels although no number says so


def table_parts(draft: Draft, tables: list[TablePart], count: int | None, plural: bool) -> list[TablePart]:
    """The tables of a figure that are its panels: as many as the text says, or all with the same labels."""
    runs = [run for run in tables if _is_grid(draft, run)]
    pieces = [piece for run in runs for piece in _split(draft, run)]
    for parts in (runs, pieces):
        if len(parts) < 2 or (count is not None and len(parts) != count):
            continue
        if count is None and not (plural or len(parts) >= _FEWEST_UNSTATED):
            continue
        found = _titled(draft, parts)
        if count is not None or _are_alike(draft, found):
            return found
    return []


def _is_grid(draft: Draft, part: TablePart) -> bool:
    rows = 0
    for index in part.blocks:
        tokens = draft.tokens_of(draft.blocks[index])
        if sum(1 for token in tokens if token[0] == "QUANTITY") > 1:
            rows += max(1, sum(1 for token in tokens if token[3].startswith("<tr")))
    return rows >= _FEWEST_ROWS and not _describes_axes(draft, part)


def _describes_axes(draft: Draft, part: TablePart) -> bool:
    if draft.blocks[part.blocks[0]].kind != "row":
        return False
    from heatparse.reading.axis_tables import describes_axes  # loaded for tables

    return describes_axes(draft, part.blocks)


def _are_alike(draft: Draft, parts: list[TablePart]) -> bool:
    """Whether tables have the same labels: of the rows, and at the head."""
    rows = [{first_label(draft, index) for index in part.blocks} - {()} for part in parts]
    heads = [_words(draft, part.blocks[0]) for part in parts]
    return all(2 * len(rows[0] & other) >= len(rows[0]) for other in rows[1:]) and all(
        2 * len(heads[0] & other) >= len(heads[0]) for other in heads[1:]
    )


def _words(draft: Draft, index: int) -> set[str]:
    tokens = draft.tokens_of(draft.blocks[index])
    return {token[3] for token in tokens if token[0] in ("WORD", "NAME")}


def _split(draft: Draft, run: TablePart) -> list[TablePart]:
    """The parts of a fence under lines that name them: `"Probe": {` of JSON, a title between the rows."""
    if draft.blocks[run.blocks[0]].kind != "code":
        return [run]
    heads = [index for index in run.blocks if _heads_part(draft, index)]
    names = [tuple(token[3] for token in _bare(draft, index)) for index in heads]
    outer = [index for index, name in zip(heads, names, strict=True) if names.count(name) == 1]
    if len(outer) < 2 or _shares_labels(draft, run):
        return [run]
    parts = []
    for start, end in zip(outer, [*outer[1:], run.blocks[-1] + 1], strict=True):
        name = [token for token in draft.tokens_of(draft.blocks[start]) if token[3] not in SEPARATORS]
        parts.append(TablePart(list(range(start + 1, end)), name))
    return parts if all(_holds_values(draft, part) for part in parts) else [run]


def _shares_labels(draft: Draft, run: TablePart) -> bool:
    """Whether a literal lists labels beside its parts, for all of them: {"soils": ["Clay"], "Oats": {…}}."""
    first, last = (draft.blocks[run.blocks[at]] for at in (0, -1))
    if "[" not in draft.text[first.start : last.end]:
        return False
    from heatparse.reading.cells.literals import literal_of  # loaded for fences with JSON
    from heatparse.reading.cells.shared_literals import lists_labels

    return lists_labels(literal_of(draft, run.blocks))


def _heads_part(draft: Draft, index: int) -> bool:
    """A line of a fence with a name and no value behind it."""
    tokens = _bare(draft, index)
    numbers = sum(1 for token in tokens if token[0] == "QUANTITY")
    inner = {token[3] for token in tokens} & (SEPARATORS | BRACKETS)
    return bool(tokens) and numbers < 2 and inner <= ({"="} if numbers else {"|", "="})


def _bare(draft: Draft, index: int) -> list[Token]:
    """The tokens of a line without quotes and without the signs at its end."""
    tokens = [token for token in draft.tokens_of(draft.blocks[index]) if token[0] not in ("TICK", "QUOTE")]
    while tokens and tokens[-1][3] in SEPARATORS:
        tokens = tokens[:-1]
    return tokens


def _holds_values(draft: Draft, part: TablePart) -> bool:
    numbers = [
        sum(1 for token in draft.tokens_of(draft.blocks[index])[1:] if token[0] == "QUANTITY")
        for index in part.blocks
    ]
    return sum(numbers) >= 2 * _FEWEST_ROWS


def _titled(draft: Draft, parts: list[TablePart]) -> list[TablePart]:
    """The parts with titles: from their corners, their first lines, or where their captions differ."""
    corners = [_corner(draft, part) for part in parts]
    if all(corners) and len(set(corners)) == len(corners):
        return [TablePart(p.blocks, p.caption, title) for p, title in zip(parts, corners, strict=True)]
    own = [_own_line(draft, part) for part in parts]
    titles = differing(draft, own)
    if titles:
        # The caption of HTML stays in its table.
        skipped = 0 if draft.blocks[parts[0].blocks[0]].kind == "text" else 1
        return [TablePart(p.blocks[skipped:], c, t) for p, c, t in zip(parts, own, titles, strict=True)]
    titles = differing(draft, [part.caption for part in parts]) or [""] * len(parts)
    return [TablePart(p.blocks, p.caption, title) for p, title in zip(parts, titles, strict=True)]


def _corner(draft: Draft, part: TablePart) -> str:
    """The first cell of a table, where more stands beside it."""
    block = draft.blocks[part.blocks[0]]
    if block.kind != "row":
        return ""
    cells = draft.content(block).replace("\\|", "\0").strip("|").split("|")
    return clean_label(cells[0].replace("\0", "|")) if any(cell.strip() for cell in cells[1:]) else ""


def _own_line(draft: Draft, part: TablePart) -> list[Token]:
    """The first line of a table when it holds nothing but a title: a single cell, a <caption>, a comment."""
    first = part.blocks[0]
    block = draft.blocks[first]
    tokens = draft.tokens_of(block)
    if block.kind == "row":
        filled = [cell for cell in draft.content(block).replace("\\|", " ").split("|") if cell.strip(" *")]
        return [token for token in tokens if token[3] != "|"] if len(filled) == 1 else []
    if block.kind == "code":
        comment = draft.content(block).startswith("#")
        return [token for token in tokens if token[3] != "#"] if comment or _heads_part(draft, first) else []
    for index in part.blocks[:2]:
        line = draft.tokens_of(draft.blocks[index])
        opening = next((at for at, token in enumerate(line) if token[3].startswith("<caption")), None)
        if opening is not None:
            closing = next((at for at in range(opening + 1, len(line)) if line[at][0] == "TAG"), len(line))
            return line[opening + 1 : closing]
    return []


def differing(draft: Draft, captions: list[list[Token]]) -> list[str]:
    """What captions do not have in common at their start and at their end; [] when that is no set of titles."""
    keys = [[token[3] for token in caption] for caption in captions]
    if not all(keys) or len({tuple(key) for key in keys}) < len(keys):
        return []
    shortest = min(map(len, keys))
    front = 0
    while front < shortest - 1 and captions[0][front][0] == "WORD" and len({key[front] for key in keys}) == 1:
        front += 1
    back = 0
    while back < shortest - front - 1 and _ends_alike(captions, back):
        back += 1
    pieces = [caption[front : len(caption) - back] for caption in captions]
    while all(len(piece) > 1 and piece[-1][3] in ":–—-" for piece in pieces):
        pieces = [piece[:-1] for piece in pieces]
    return [clean_label(draft.text[piece[0][1] : piece[-1][2]]) for piece in pieces]


def _ends_alike(captions: list[list[Token]], back: int) -> bool:
    """Whether the word (or full stop) so far from the end is the same in all captions."""
    last = captions[0][-1 - back]
    return (last[0] == "WORD" or last[3] == ".") and len({caption[-1 - back][3] for caption in captions}) == 1
