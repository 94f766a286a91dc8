"""Tables that hold several panels: a column names the panel of each row, or each panel has a column of values."""

from __future__ import annotations

from collections.abc import Callable

from heatparse.phrases import words
from heatparse.reading.cells.tables import Table
from heatparse.reading.draft import Draft
from heatparse.reading.panels import distinct_keys, panel_named
from heatparse.reading.quotations import clean_label
from heatparse.tokens import Tokens

_FEWEST_COLUMNS = 3
_LAST_LABEL = 3  # columns that may name the panel of a row


def split_by_panel(draft: Draft, table: Table) -> dict[int, Table]:
    """Panel -> its part of a table; empty when the table does not hold several panels."""
    if not table.headed or len(table.rows) < 3 or len(table.rows[0]) < _FEWEST_COLUMNS:
        return {}
    named = _namer(draft)
    return (
        _by_sides(draft, table)
        or _by_rows(draft, table, named)
        or _by_columns(table, named)
        or _by_pairs(draft, table, named)
        or _by_heads(draft, table)
        or _by_groups_of_columns(draft, table, named)
        or _by_bands(table, named)
    )


def _namer(draft: Draft) -> Callable[[tuple[int, int]], int | None]:
    keys = [distinct_keys(panel.title, draft.panels) for panel in draft.panels]

    def named(place: tuple[int, int]) -> int | None:
        label = clean_label(draft.text[place[0] : place[1]])
        return panel_named(Tokens(label).items, keys, draft.panels) if label else None

    return named


def _by_rows(draft: Draft, table: Table, named: Callable[[tuple[int, int]], int | None]) -> dict[int, Table]:
    """A column that names a panel in every row; an empty cell goes on with the panel above."""
    head, body = table.rows[0], table.rows[1:]
    for column in range(min(_LAST_LABEL, len(head) - 1) if len(head) > _FEWEST_COLUMNS else 1):
        owners: list[int | None] = []
        for row in body:
            empty = len(row) <= column or row[column][0] == row[column][1]
            owners.append(owners[-1] if empty and owners else named(row[column]) if not empty else None)
        if None in owners or len(set(owners)) < 2:
            continue
        parts: dict[int, Table] = {}
        for owner, row in zip(owners, body, strict=True):
            assert owner is not None
            part = parts.setdefault(owner, Table([_without(head, column)], True, table.ruled, table.blocks))
            part.rows.append(_without(row, column))
            draft.covered += row[column : column + 1]  # "2019": the number is a name
        return parts
    return {}


def _by_columns(table: Table, named: Callable[[tuple[int, int]], int | None]) -> dict[int, Table]:
    """ "| Row | Column | RSPC | KAAR |": two columns of labels, then one of values for each panel."""
    head, body = table.rows[0], table.rows[1:]
    owners = [named(place) for place in head]
    if owners[0] is not None or owners[1] is not None or len({o for o in owners[2:] if o is not None}) < 2:
        return {}
    parts: dict[int, Table] = {}
    for column, owner in enumerate(owners):
        if column < 2 or owner is None:
            continue
        rows = [[row[0], row[1], row[column]] for row in (head, *body) if len(row) > column]
        parts[owner] = Table(rows, True, table.ruled, table.blocks)
    return parts


def _by_pairs(draft: Draft, table: Table, named: Callable[[tuple[int, int]], int | None]) -> dict[int, Table]:
    """ "| Cell | Probe | LoRA |" above "| Ant → Dog | 0.1 | 0.2 |": both labels in one cell, then a value for each."""
    owners = [named(place) for place in table.rows[0][1:]]
    pairs = [_pair(draft, row[0]) for row in table.rows[1:]]
    if None in owners or len(set(owners)) < len(owners) or not all(pairs):
        return {}
    corner = table.rows[0][0]
    parts: dict[int, Table] = {}
    for column, owner in enumerate(owners, 1):
        rows = [[corner, corner, table.rows[0][column]]]
        rows += [
            [*pair, row[column]] for pair, row in zip(pairs, table.rows[1:], strict=True) if len(row) > column
        ]
        parts[owner or 0] = Table(rows, True, table.ruled, table.blocks)
    return parts


def _pair(draft: Draft, place: tuple[int, int]) -> list[tuple[int, int]]:
    """The two halves of a cell around its one joint; [] for any other cell."""
    tokens = [token for token in draft.tokens.between(*place) if token[3] not in "()[]`"]
    joints = words("relations", "between") | {",", "&"}
    signs = [at for at, token in enumerate(tokens) if token[3] in joints]
    if len(signs) != 1 or not 0 < signs[0] < len(tokens) - 1:
        return []
    first, second = tokens[: signs[0]], tokens[signs[0] + 1 :]
    return [(first[0][1], first[-1][2]), (second[0][1], second[-1][2])]


def _by_heads(draft: Draft, table: Table) -> dict[int, Table]:
    """ "| | Ant (Probe) | Bee (Probe) | Ant (LoRA) | Bee (LoRA) |": heads that name a panel and a category."""
    parts: dict[int, Table] = {}
    for column, place in enumerate(table.rows[0]):
        if column == 0:
            continue
        owner, label = _owner_and_label(draft, place)
        if owner is None or label is None:
            return {}
        part = parts.setdefault(
            owner, Table([[row[0]] for row in table.rows], True, table.ruled, table.blocks)
        )
        for target, row in zip(part.rows, table.rows, strict=True):
            if len(row) > column:
                target.append(label if row is table.rows[0] else row[column])
    return parts if len(parts) > 1 else {}


def _by_groups_of_columns(
    draft: Draft, table: Table, named: Callable[[tuple[int, int]], int | None]
) -> dict[int, Table]:
    """ "| | Probe | | LoRA | |" above "| | Ant | Bee | Ant | Bee |"; or the same heads once for each panel."""
    first, second = table.rows[0], table.rows[1]
    owners: list[int | None] = []
    for place in first[1:]:
        owner = named(place)
        owners.append(owners[-1] if owner is None and owners and place[0] == place[1] else owner)
    head, body = second, table.rows[2:]
    if None in owners or len(set(owners)) < len(draft.panels):
        head, body = first, table.rows[1:]
        owners = _repeated_owners([_label(draft, place) for place in head[1:]], len(draft.panels))
    columns: dict[int, list[int]] = {}
    for at, owner in enumerate(owners, 1):
        if owner is not None and at < len(head) and head[at][0] < head[at][1]:
            columns.setdefault(owner, []).append(at)
    labels = {tuple(_label(draft, head[at]) for at in own) for own in columns.values()}
    if len(columns) < len(draft.panels) or len(labels) > 1:
        return {}
    return {
        owner: Table(
            [[row[0], *(row[at] for at in own if at < len(row))] for row in (head, *body)],
            True, table.ruled, table.blocks,
        )
        for owner, own in columns.items()
    }  # fmt: skip


def _repeated_owners(labels: list[str], count: int) -> list[int | None]:
    """The panel of each head, where the same heads stand in it as often as there are panels."""
    filled = [label for label in labels if label]
    size = len(filled) // count
    if size < 2 or filled != filled[:size] * count:
        return []
    numbers = iter(at // size for at in range(len(filled)))
    return [next(numbers) if label else None for label in labels]


def _by_bands(table: Table, named: Callable[[tuple[int, int]], int | None]) -> dict[int, Table]:
    """Rows under a row that holds nothing but the name of a panel."""
    parts: dict[int, Table] = {}
    owner: int | None = None
    for row in table.rows[1:]:
        if len([place for place in row if place[0] < place[1]]) == 1 and row[0][0] < row[0][1]:
            owner = named(row[0])
            continue
        if owner is None:
            return {}
        part = parts.setdefault(owner, Table([table.rows[0]], True, table.ruled, table.blocks))
        part.rows.append(row)
    return parts if len(parts) > 1 else {}


def _label(draft: Draft, place: tuple[int, int]) -> str:
    return clean_label(draft.text[place[0] : place[1]])


def _by_sides(draft: Draft, table: Table) -> dict[int, Table]:
    """Rows whose first cell names a panel and a category: "| Probe: Ant | 0.1 | 0.2 |"."""
    parts: dict[int, Table] = {}
    for row in table.rows[1:]:
        owner, label = _owner_and_label(draft, row[0])
        if owner is None or label is None:
            return {}
        part = parts.setdefault(owner, Table([table.rows[0]], True, table.ruled, table.blocks))
        part.rows.append([label, *row[1:]])
    return parts if len(parts) > 1 else {}


def _owner_and_label(draft: Draft, place: tuple[int, int]) -> tuple[int | None, tuple[int, int] | None]:
    """The panel that a cell names, and where the rest of it stands."""
    keys = [distinct_keys(panel.title, draft.panels) for panel in draft.panels]
    tokens = draft.tokens.between(*place)
    owner = panel_named(tokens, keys, draft.panels, whole=True)
    if owner is None:
        return None, None
    rest = [
        token for token in tokens if token[3] not in keys[owner] and token[0] not in ("MARK", "SIGN", "ARROW")
    ]
    return owner, (rest[0][1], rest[-1][2]) if rest else None


def _without(row: list[tuple[int, int]], column: int) -> list[tuple[int, int]]:
    return row[:column] + row[column + 1 :]
