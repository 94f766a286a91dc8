"""Which sections are the panels of a figure: by what the text says of their number, their form, their data."""

from __future__ import annotations

from itertools import pairwise

from heatparse.phrases import phrases, words
from heatparse.reading.arrangement import arranged_count
from heatparse.reading.draft import Draft
from heatparse.reading.panel_grids import Grids
from heatparse.reading.panel_names import panel_name
from heatparse.reading.sections import (
    ITEM_RANK,
    Section,
    head_number,
    is_bare_head,
    is_panel_head,
    is_plain_section,
    names_other_kind,
    section_rank,
)
from heatparse.reading.statements import Statement
from heatparse.resources import vocabulary
from heatparse.tokens import Token, label_keys

_SECTION_OPENING = 6  # blocks of a section that tell how it is drawn
_MIXED = 6  # statements that tell whether other charts stand beside the heatmap
_OWNING = 8  # tokens of "both panels of the figure are"
_MOST = 64  # heatmaps of a figure
_LONGEST_PLACE = 2  # words of a place in front of a name, or in brackets behind it
_OPENING = 14  # statements in which the number of panels is looked for


def stated_panel_count(draft: Draft, statements: list[Statement]) -> int | None:
    """How many heatmaps the first statement of a number says: "two side-by-side heatmaps", "a 3x3 grid of heatmaps"."""
    heat = phrases("structure", "kinds")
    for statement in [s for s in statements if s.block.kind != "heading"][:_OPENING]:
        tokens = draft.tokens_of(statement.block)
        count = arranged_count(tokens)
        if count is not None:
            return count
        for value, first, last in heat.find(tokens):
            noun = tokens[last - 1][3]
            plural = noun.endswith("s") or noun == "matrices"
            if not plural and last < len(tokens):
                plural = tokens[last][3] in words("structure", "many_panels")  # "four heatmap panels"
            if value != "heatmap" or not plural:
                continue
            count = count_before(tokens, first)
            if count is not None:
                return count
    return None


def speaks_of_several(draft: Draft, statements: list[Statement]) -> bool:
    """Whether the opening speaks of heatmaps, panels, matrices, without a number."""
    plural = words("structure", "plural_figures")
    return any(token[3] in plural for s in statements[:6] for token in draft.tokens_of(s.block))


def places_panels(draft: Draft, statements: list[Statement]) -> bool:
    """Whether the opening sets panels apart by their places: "the left heatmap shows A, the right one B"."""
    places = words("structure", "position_words") - words("structure", "line_nouns")
    nouns = words("layout", "panels") | words("layout", "placed_panels")
    return any(
        one[3] in places and two[3] in nouns
        for statement in statements[:_SECTION_OPENING]
        for one, two in pairwise(draft.tokens_of(statement.block))
    )


def count_before(tokens: list[Token], at: int) -> int | None:
    """The number of a noun: in words, in digits, or as the size of a grid."""
    nouns, numbers = words("structure", "panel_nouns"), vocabulary("structure", "numbers")
    for back in range(at - 1, max(-1, at - 6), -1):
        kind, _, _, key = tokens[back]
        if kind == "DIMENSIONS":
            if back and (told := numbers.get(tokens[back - 1][3], 0)) > 1:
                return int(told)  # "two 5×5 heatmaps"
            if (before := _owners(tokens[max(0, back - _OWNING) : back])) is not None:
                return before or None
            sides = [int(side) for side in key.replace("×", "x").split("x") if side.strip().isdigit()]
            return sides[0] * sides[1] if len(sides) == 2 else None
        if (key in nouns and key not in ("grid", "grids")) or key in ".:;":
            return None
        count = numbers.get(key) or (int(key) if key.isdigit() and kind == "QUANTITY" else None)
        if count and 1 < count <= _MOST:  # no year
            return int(count)
    return None


def _owners(before: list[Token]) -> int | None:
    """How many have the size behind: 2 of "both panels are", 0 where no number tells it; None where a grid has it."""
    keys = [token[3] for token in before]
    keys = keys[max((at + 1 for at, key in enumerate(keys) if key in ".:;"), default=0) :]
    nouns = words("structure", "plural_figures") | words("layout", "panels")
    shared = not words("counts", "owners").isdisjoint(keys)
    if not shared and (keys[-1:] != ["are"] or nouns.isdisjoint(keys)):
        return None
    numbers = {**vocabulary("structure", "numbers"), "both": 2}
    return next((int(numbers[key]) for key in keys if key in numbers and int(numbers[key]) > 1), 0)


def panel_sections(
    draft: Draft, statements: list[Statement], sections: list[Section], count: int | None, plural: bool
) -> list[Section]:
    """Sibling sections that are the panels: as many as the text says, or each with a table of its own.

    `plural` tells that the text speaks of several heatmaps.
    """
    owning = _with_own_axes(statements, sections)
    if owning and count is None:
        owning = _without_other_charts(draft, statements, owning)
    if len(owning) > 1 and count in (None, len(owning)):
        return owning
    groups: dict[tuple[object, ...], list[Section]] = {}
    for section in sections:
        head = section.statement
        if not section.heatmap or head.role is not None or is_plain_section(head):
            continue
        marker = "1." if head.block.ordinal is not None else head.block.marker
        groups.setdefault((section_rank(head), marker, section.parent), []).append(section)
        groups.setdefault((section_rank(head), marker), []).append(section)
    candidates = []
    told = _opening_keys(draft, statements) if plural and count is None else frozenset[str]()
    for members in groups.values():
        if len(members) < 2 and count != 1:
            continue
        if told and (_are_told(draft, statements, members, told) or _are_placed(members)):
            candidates.append(members)
            continue
        alike = _distinct([s for s in members if is_panel_head(s.statement)])
        if count is None and len(alike) > 1:
            alike = [section for section in alike if not is_bare_head(section.statement)]
        if count is None and _beside_others(alike, sections):
            alike = alike[:1]
        # Items may head rows just as well: only their form tells that they head panels.
        loose = (
            (_hollow(members), _with_data(draft, alike or members), members)
            if section_rank(members[0].statement) < ITEM_RANK
            else ()
        )
        for chosen in (alike, *loose):
            fits = len(chosen) == count if count else len(chosen) >= 2 and chosen is alike
            if fits:
                candidates.append(chosen)
                break
    grids = Grids(draft, statements, sections, plural)
    if count is None:
        candidates = [chosen for chosen in candidates if not grids.share_out_labels(chosen)]
    found = grids.panels(count, sure=not candidates)
    if found:
        return found
    if not candidates:
        return []
    return max(
        candidates,
        key=lambda chosen: (sum(is_panel_head(s.statement) for s in chosen), _data_blocks(draft, chosen)),
    )


def _opening_keys(draft: Draft, statements: list[Statement]) -> frozenset[str]:
    """The words of the first statement that speaks of several heatmaps."""
    plural = words("structure", "plural_figures")
    for statement in statements[:_SECTION_OPENING]:
        keys = frozenset(token[3] for token in draft.tokens_of(statement.block))
        if statement.block.kind != "heading" and not plural.isdisjoint(keys):
            return keys
    return frozenset()


def _are_told(
    draft: Draft, statements: list[Statement], members: list[Section], told: frozenset[str]
) -> bool:
    """Whether the opening names all of the sections, "heatmaps for Probe and LoRA", and no axis lists them."""
    names = [set(label_keys(panel_name(draft, section.statement))) - set("()[]|:,.-") for section in members]
    if not all(name and name <= told for name in names) or len({frozenset(name) for name in names}) < len(
        names
    ):
        return False
    own = set().union(*names)
    return not any(s.role in ("x", "y", "both") and own <= {t[3] for t in s.rest_tokens} for s in statements)


def _are_placed(members: list[Section]) -> bool:
    """ "Left: Probe" and "Right: LoRA", "Probe (top)" and "LoRA (bottom)": heads with a place each."""
    places = words("structure", "position_words") - words("structure", "line_nouns")
    found = []
    for section in members:
        keys = [token[3] for token in section.statement.key_tokens]
        last = len(keys) - 1 - keys[::-1].index("(") if keys[-1:] == [")"] and "(" in keys else len(keys)
        front = keys[: next((at for at, key in enumerate(keys) if key in (":", "–", "—", "-")), 0)]
        placing = [key for key in (*front, *keys[last + 1 : -1]) if key in places]
        if not placing or len(front) > _LONGEST_PLACE or len(keys) - last > _LONGEST_PLACE + 2:
            return False
        found.append(tuple(placing))
    return len(set(found)) == len(found)


def numbered_heads(sections: list[Section]) -> list[Section]:
    """Sibling heads with the numbers 1, 2, … in front: "**1. Probe**", "**2. LoRA**"."""
    siblings: dict[tuple[int, int], list[Section]] = {}
    for section in sections:
        head = section.statement
        if section.heatmap and head.role is None and not is_plain_section(head):
            siblings.setdefault((section.parent, section_rank(head)), []).append(section)
    for members in siblings.values():
        numbers = [[token[3] for token in section.statement.key_tokens[:2]] for section in members]
        if len(members) > 1 and numbers == [[str(at), "."] for at in range(1, len(members) + 1)]:
            return members
    return []


def item_heads(sections: list[Section], count: int) -> list[Section]:
    """As many items of one list as there are panels, each with a name in bold: "- **Probe:** dark below"."""
    talk = words("relations", "prose") | words("relations", "aggregates") | words("structure", "remarks")
    siblings: dict[tuple[int, str | None], list[Section]] = {}
    for section in sections:
        head = section.statement
        if section.heatmap and head.block.kind == "item" and head.bold and head.role is None:
            siblings.setdefault((section.parent, head.block.marker), []).append(section)
    for members in siblings.values():
        keys = [tuple(token[3] for token in section.statement.key_tokens) for section in members]
        named = not any(is_plain_section(s.statement) for s in members) and len(set(keys)) == len(keys)
        if len(members) == count and named and not any(talk.intersection(key) for key in keys):
            return members
    return []


def _hollow(members: list[Section]) -> list[Section]:
    """The heads with another of their kind right behind them: "**Left panel**", "**Row 1 - Ant**", values."""
    set_off = [
        member for member in members if member.statement.bold and member.statement.block.kind == "text"
    ]
    firsts = {member.first for member in set_off}
    return [member for member in set_off if member.last == member.first + 1 and member.last in firsts]


def _with_own_axes(statements: list[Statement], sections: list[Section]) -> list[Section]:
    """Sibling sections that each state both axes: panels, whatever the text says; the innermost such."""
    roles = {
        s.index: s.role
        for s in statements
        if s.block.kind != "heading" and (s.role in ("x", "y") or (s.role == "both" and s.bold))
    }
    siblings: dict[tuple[int, int], list[Section]] = {}
    for section in sections:
        head = section.statement
        if not section.heatmap or head.role is not None or is_plain_section(head):
            continue
        stated = {roles[index] for index in range(section.first + 1, section.last) if index in roles}
        if {"x", "y"} <= stated or "both" in stated:
            siblings.setdefault((section.parent, section_rank(head)), []).append(section)
    several = [group for group in siblings.values() if len(group) > 1]
    return max(several, key=lambda group: section_rank(group[0].statement), default=[])


def _without_other_charts(draft: Draft, statements: list[Statement], members: list[Section]) -> list[Section]:
    """The sections that are not drawn with bars, lines or points; those are set apart where a heatmap is left.

    In a text that names another kind of chart, only those are panels that speak of cells or a scale.
    """
    seen = [_evidence(draft, statements, section) for section in members]
    mixed = any(names_other_kind(draft.tokens_of(s.block)) for s in statements[:_MIXED])
    kept = "heatmap" if mixed and "heatmap" in seen else None
    others = [s for s, kind in zip(members, seen, strict=True) if (kind != kept if kept else kind == "other")]
    if len(others) < len(members):
        for section in others:
            section.heatmap = False
        return [section for section in members if section.heatmap]
    return members


def _evidence(draft: Draft, statements: list[Statement], section: Section) -> str | None:
    """ "heatmap" for a section with cells or a scale of colours, "other" for one with marks of other charts."""
    kinds = words("structure", "kinds", "cells") | words("structure", "kinds", "heatmap")
    opening = draft.blocks[section.first : min(section.last, section.first + _SECTION_OPENING)]
    keys = {token[3] for block in opening for token in draft.tokens_of(block)}
    own = [s for s in statements if section.first < s.index < section.last and s.role == "legend"]
    scaled = any(sum(1 for t in s.rest_tokens if t[0] == "QUANTITY") > 1 for s in own)
    if (
        scaled
        or keys & kinds
        or any(" ".join(pair) in kinds for pair in _pairs(section.statement.key_tokens))
    ):
        return "heatmap"
    return "other" if keys & words("structure", "kinds", "marks") else None


def _pairs(tokens: list[Token]) -> list[tuple[str, str]]:
    keys = [token[3] for token in tokens]
    return list(pairwise(keys))


def _beside_others(members: list[Section], sections: list[Section]) -> bool:
    """Whether each head stands in a part of its own, beside that of another chart: parts about one heatmap."""
    parents = [section.parent for section in members]
    others = {section.parent for section in sections if not section.heatmap}
    return len(set(parents)) == len(parents) and others.issuperset(parents)


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
