"""Panels that have no section of their own: every line, or every row of a table, names the one it is about."""

from __future__ import annotations

from collections.abc import Iterator

from heatparse.labels import LabelIndex
from heatparse.reading.draft import Draft, PanelDraft
from heatparse.reading.panel_grids import listed_categories
from heatparse.reading.panel_names import is_discussion
from heatparse.reading.panel_places import panel_letters, place_owner, placed_panel
from heatparse.reading.quotations import clean_label
from heatparse.reading.statements import Statement
from heatparse.tokens import Token, label_keys

_SEPARATORS = {True: frozenset("|"), False: frozenset(":,;=")}  # in a row of a table, or elsewhere
_FEWEST_SHARED = 2  # lines with a value for each panel
_FEWEST_CELLS = 4  # of a row that begins with the name of a panel

Keys = tuple[str, ...]


def titled_panel(tokens: list[Token], panels: list[PanelDraft]) -> int | None:
    """The panel whose whole title stands in a piece of text; the longest, where one title holds another."""
    keys = [token[3] for token in tokens if token[0] not in ("TICK", "QUOTE")]
    found: dict[int, set[int]] = {}
    for number, panel in enumerate(panels):
        title = list(label_keys(panel.title or ""))
        for at in range(len(keys) - len(title) + 1) if title else ():
            if keys[at : at + len(title)] == title:
                found.setdefault(number, set()).update(range(at, at + len(title)))
    whole = [n for n, places in found.items() if not any(places < other for other in found.values())]
    return whole[0] if len(whole) == 1 else None


def assign_lines(draft: Draft, statements: list[Statement]) -> None:
    """Lines of the data part that name a panel each: "- Probe: Ant → Dog: 0.1", "- Ant (LoRA): 0.2, 0.3".

    The heads around them belong to all panels.
    """
    taken = {index for panel in draft.panels for index in panel.blocks}
    heads: list[int] = []
    owners: dict[int, int | None] = {}
    shared: list[int] = []  # lines that name all panels
    placed: dict[int, int] = {}  # lines with a place as their key -> where they go on
    in_frame = False  # below "Color scales:" or an axis
    for statement in _in_front_of_discussion(statements):
        index = statement.index
        if statement.block.kind == "heading" or statement.opens:
            in_frame = statement.role is not None and statement.block.kind != "heading"
        if in_frame or (statement.role is not None and statement.rest_tokens):
            continue
        if index in taken or draft.roles.get(index) not in (None, "heading"):
            continue
        if statement.block.kind == "heading" or statement.opens:
            heads.append(index)
        elif any(token[0] == "QUANTITY" for token in statement.rest_tokens):
            tokens = draft.tokens_of(statement.block)
            owners[index] = titled_panel(tokens, draft.panels)
            if owners[index] is None:
                owners[index] = placed_panel(statement.key_tokens, tokens, len(draft.panels))
                if owners[index] is not None and statement.key_tokens:
                    placed[index] = statement.rest_tokens[0][1]
            if owners[index] is None and _names_all(tokens, draft.panels, draft.text):
                shared.append(index)  # "Ant, Rome: Base = 0.1, Tuned = 0.2"
    named = {owner for owner in owners.values() if owner is not None}
    if len(named) < len(draft.panels) and len(shared) < _FEWEST_SHARED:
        return
    for number, panel in enumerate(draft.panels):
        own = [index for index, owner in owners.items() if owner == number] + shared
        panel.blocks = sorted([*panel.blocks, *heads, *own])
        panel.heads.update({index: placed[index] for index in own if index in placed})


def _names_all(tokens: list[Token], panels: list[PanelDraft], text: str) -> bool:
    """Whether a line names all panels: by their titles, by their places or by their letters."""
    told = [token[3] for token in tokens if token[0] not in ("TICK", "QUOTE")]
    if len({place_owner(key, len(panels)) for key in told} - {None}) == len(panels) > 1:
        return True
    keys = " ".join(["", *told, ""])
    if panel_letters(tokens, text).keys() >= set(range(len(panels))) and len(panels) > 1:
        return True
    titles = [" ".join(["", *label_keys(panel.title or ""), ""]) for panel in panels]
    return len(titles) > 1 and all(title.strip() and title in keys for title in titles)


def _in_front_of_discussion(statements: list[Statement]) -> Iterator[Statement]:
    for statement in statements:
        if statement.block.kind == "heading" and is_discussion(statement):
            return
        yield statement


def repeated_titles(draft: Draft, statements: list[Statement], count: int | None, plural: bool) -> list[str]:
    """Titles that nothing lists: what stands in a column, or in front of lines, again and again.

    Lines have titles only where the text speaks of several heatmaps: else they begin with labels in another spelling.
    """
    rows = [index for index, block in enumerate(draft.blocks) if block.kind == "row"]
    categories = listed_categories(draft, statements)
    found = _titles_of(draft, rows, count)
    sure = count is not None or not categories.is_empty
    if found and sure and _same_below(draft, found) and not _any_listed(draft, found, categories):
        return [_text(draft, places[0]) for places in found.values()]
    if count is None and not plural:
        return []
    lines = [
        statement.index
        for statement in _in_front_of_discussion(statements)
        if statement.role is None and any(token[0] == "QUANTITY" for token in statement.rest_tokens)
    ]
    found = _titles_of(draft, lines, count)
    if not found or categories.is_empty or _any_listed(draft, found, categories):
        return []
    return [_text(draft, places[0]) for places in found.values()]


def _titles_of(draft: Draft, indices: list[int], count: int | None) -> dict[Keys, list[int]]:
    """The openings that come back, each equally often: as many as there are panels."""
    listed: dict[Keys, list[int]] = {}
    last: Keys = ()
    for index in indices:
        keys = tuple(token[3] for token in _opening(draft, index))
        blank = draft.blocks[index].kind == "row" and _is_blank(draft, index)
        last = last if blank and last else keys
        listed.setdefault(last, []).append(index)
    repeated = {keys: places for keys, places in listed.items() if len(places) > 1 and keys}
    if len(repeated) < 2 or (count is not None and len(repeated) != count):
        return {}
    return repeated if len({len(places) for places in repeated.values()}) == 1 else {}


def _any_listed(draft: Draft, found: dict[Keys, list[int]], categories: LabelIndex) -> bool:
    return any(categories.find(_opening(draft, places[0])) for places in found.values())


def _is_blank(draft: Draft, index: int) -> bool:
    """Whether the first cell of a row is empty: it goes on with the cell above."""
    cells = draft.content(draft.blocks[index]).split("|")
    return len(cells) > 1 and not cells[0].strip() and not cells[1].strip()


def _same_below(draft: Draft, found: dict[Keys, list[int]]) -> bool:
    """Whether the second column holds the same labels for each title, and more stands behind it."""
    cells = draft.content(draft.blocks[next(iter(found.values()))[0]]).strip("|").split("|")
    if len(cells) < _FEWEST_CELLS:
        return False
    columns = [
        [tuple(token[3] for token in _second(draft, index)) for index in places] for places in found.values()
    ]
    return all(column == columns[0] for column in columns) and len(set(columns[0])) > 1


def _second(draft: Draft, index: int) -> list[Token]:
    """The second cell of a row."""
    cell, pipes = [], 0
    for token in draft.tokens_of(draft.blocks[index]):
        if token[3] == "|":
            pipes += 1
        elif pipes == 2 or (pipes == 1 and not draft.content(draft.blocks[index]).startswith("|")):
            cell.append(token)
    return cell


def _text(draft: Draft, index: int) -> str:
    tokens = _opening(draft, index)
    return clean_label(draft.text[tokens[0][1] : tokens[-1][2]])


def _opening(draft: Draft, index: int) -> list[Token]:
    """What a line starts with, up to its first sign of separation."""
    label: list[Token] = []
    separators = _SEPARATORS[draft.blocks[index].kind == "row"]
    for token in draft.tokens_of(draft.blocks[index]):
        if token[3] in separators and label:
            break
        if token[3] not in separators and token[0] not in ("TICK", "QUOTE"):
            label.append(token)
    return label
