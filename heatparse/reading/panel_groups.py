"""Which sections are the panels of a figure: by what the text says of their number, their form, their data."""

from __future__ import annotations

from heatparse.phrases import phrases, words
from heatparse.reading.draft import Draft
from heatparse.reading.sections import Section, head_number, is_panel_head, is_plain_section, section_rank
from heatparse.reading.statements import Statement
from heatparse.resources import vocabulary
from heatparse.tokens import Token, label_keys

_OPENING = 14  # statements in which the number of panels is looked for
_ITEM_RANK = 11
_FEWEST_VALUES = 3  # numbers of a line that make it a row of a grid
_FEWEST_ROWS = 2
_FEWEST_UNSTATED = 3  # grids that are panels although the text speaks of one heatmap


def stated_panel_count(draft: Draft, statements: list[Statement]) -> int | None:
    """How many heatmaps the first statement of a number says: "two side-by-side heatmaps", "a 3x3 grid of heatmaps"."""
    heat = phrases("structure", "kinds")
    for statement in [s for s in statements if s.block.kind != "heading"][:_OPENING]:
        tokens = draft.tokens_of(statement.block)
        for value, first, last in heat.find(tokens):
            noun = tokens[last - 1][3]
            plural = noun.endswith("s") or noun == "matrices"
            if not plural and last < len(tokens):
                plural = tokens[last][3] in words("structure", "many_panels")  # "four heatmap panels"
            if value != "heatmap" or not plural:
                continue
            count = _count_before(tokens, first)
            if count is not None:
                return count
    return None


def _count_before(tokens: list[Token], at: int) -> int | None:
    """The number of a noun: in words, in digits, or as the size of a grid."""
    nouns, numbers = words("structure", "panel_nouns"), vocabulary("structure")["numbers"]
    for back in range(at - 1, max(-1, at - 6), -1):
        kind, _, _, key = tokens[back]
        if kind == "DIMENSIONS":
            sides = [int(side) for side in key.replace("×", "x").split("x") if side.strip().isdigit()]
            return sides[0] * sides[1] if len(sides) == 2 else None
        if (key in nouns and key not in ("grid", "grids")) or key in ".:;":
            return None
        count = numbers.get(key) or (int(key) if key.isdigit() and kind == "QUANTITY" else None)
        if count and count > 1:
            return int(count)
    return None


def panel_sections(
    draft: Draft, statements: list[Statement], sections: list[Section], count: int | None
) -> list[Section]:
    """Sibling sections that are the panels: as many as the text says, or each with a table of its own."""
    groups: dict[tuple[object, ...], list[Section]] = {}
    for section in sections:
        head = section.statement
        if not section.heatmap or head.role is not None or is_plain_section(head):
            continue
        marker = "1." if head.block.ordinal is not None else head.block.marker
        groups.setdefault((section_rank(head), marker, section.parent), []).append(section)
        groups.setdefault((section_rank(head), marker), []).append(section)
    candidates = []
    for members in groups.values():
        if len(members) < 2 and count != 1:
            continue
        alike = _distinct([s for s in members if is_panel_head(s.statement)])
        # Items may head rows just as well: only their form tells that they head panels.
        loose = (
            (_with_data(draft, alike or members), members) if section_rank(members[0].statement) < 11 else ()
        )
        for chosen in (alike, *loose):
            fits = len(chosen) == count if count else len(chosen) >= 2 and chosen is alike
            if fits:
                candidates.append(chosen)
                break
    grids = _grid_sections(draft, sections)
    if len(grids) >= 2 and (
        len(grids) == count or (not candidates and _are_panels(draft, statements, grids))
    ):
        return grids
    if not candidates:
        return []
    return max(
        candidates,
        key=lambda chosen: (sum(is_panel_head(s.statement) for s in chosen), _data_blocks(draft, chosen)),
    )


def _distinct(members: list[Section]) -> list[Section]:
    """Without sections that come back to an earlier one: a second "Chart 1", another "(a)"."""
    kept: dict[object, Section] = {}
    for section in members:
        kept.setdefault(head_number(section.statement) or id(section), section)
    return list(kept.values())


def _with_data(draft: Draft, members: list[Section]) -> list[Section]:
    return [section for section in members if _data_blocks(draft, [section])]


def _data_blocks(draft: Draft, members: list[Section]) -> int:
    """How many blocks of tables, fences and items with numbers stand in the sections."""
    total = 0
    for section in members:
        for block in draft.blocks[section.first + 1 : section.last]:
            if block.kind in ("row", "code", "item"):
                total += 1
    return total


# --- grids ------------------------------------------------------------------------------------


def _grid_sections(draft: Draft, sections: list[Section]) -> list[Section]:
    """The innermost sections of one rank that each hold rows of several values."""
    owner: dict[int, Section] = {}
    for section in sections:
        if section.heatmap and section_rank(section.statement) < _ITEM_RANK:
            owner.update(dict.fromkeys(range(section.first + 1, section.last), section))
    rows: dict[int, int] = {}
    by_first: dict[int, Section] = {}
    for index, section in owner.items():
        if _is_row(draft, index):
            rows[section.first] = rows.get(section.first, 0) + 1
            by_first[section.first] = section
    holders = [by_first[first] for first in sorted(rows) if rows[first] >= _FEWEST_ROWS]
    ranks = {section_rank(section.statement) for section in holders}
    return holders if len(ranks) == 1 else []


def _is_row(draft: Draft, index: int) -> bool:
    block = draft.blocks[index]
    if block.kind not in ("row", "code", "item", "text"):
        return False
    numbers = sum(1 for token in draft.tokens_of(block) if token[0] == "QUANTITY")
    return (
        numbers >= (2 if block.kind == "row" else _FEWEST_VALUES)
        and len(draft.tokens_of(block)) < 12 * numbers
    )


def _are_panels(draft: Draft, statements: list[Statement], grids: list[Section]) -> bool:
    """Whether grids under heads of their own are panels: they have the same labels, and the text speaks of several."""
    labels = [_labels(draft, section) for section in grids]
    alike = all(len(labels[0] & other) * 2 >= len(labels[0]) > 0 for other in labels[1:])
    if not alike or any(is_plain_section(section.statement) for section in grids):
        return False
    if len(grids) >= _FEWEST_UNSTATED:
        return True
    plural = words("structure", "plural_figures")
    return any(token[3] in plural for s in statements[:6] for token in draft.tokens_of(s.block))


def _labels(draft: Draft, section: Section) -> set[tuple[str, ...]]:
    """What the lines of a grid start with."""
    found = set()
    for block in draft.blocks[section.first + 1 : section.last]:
        if block.kind in ("row", "code", "item"):
            content = draft.content(block).strip("|* ")
            for sign in ("|", ":", ","):
                content = content.split(sign)[0]
            found.add(label_keys(content))
    return found - {()}
