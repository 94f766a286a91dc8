"""Panels: how many heatmaps a figure has, and which blocks speak of which."""

from __future__ import annotations

from heatparse.phrases import phrases, words
from heatparse.reading.draft import Draft, PanelDraft
from heatparse.reading.lists import clean_label
from heatparse.reading.panel_names import named_panels, panel_name
from heatparse.reading.sections import Section, is_panel_head, is_plain_section, read_sections, section_rank
from heatparse.reading.statements import Statement, split_slashes
from heatparse.resources import vocabulary
from heatparse.tokens import Token, label_keys

_MOST_PANELS = 64


def read_panels(draft: Draft, statements: list[Statement]) -> list[Section]:
    """Make the panels of a heatmap figure and return the sections that belong to one of them."""
    sections = read_sections(draft, statements)
    count = stated_panel_count(draft, statements)
    named = named_panels(draft, statements, count)
    groups = _section_groups(draft, sections, count)
    titles = named or _section_titles(draft, groups)
    if count is None and len(titles) < 2:
        titles = []
    if not titles and count and count > 1:
        draft.panels = [PanelDraft() for _ in range(min(count, _MOST_PANELS))]
    elif len(titles) >= 2 or (count == 1 and len(titles) == 1):
        draft.panels = [PanelDraft(title=title) for title in titles[:_MOST_PANELS]]
    else:
        draft.panels = [PanelDraft()]
    _assign(draft, sections, groups)
    return sections


def _section_titles(draft: Draft, groups: list[Section]) -> list[str]:
    """The names of the sections; their whole heads where the names are not distinct ("Heatmap (a)")."""
    names = [panel_name(draft, section.statement) for section in groups]
    if len(set(names)) == len(names):
        return names
    return [clean_label(draft.text[s.statement.key[0] : s.statement.key[1]]) for s in groups]


def stated_panel_count(draft: Draft, statements: list[Statement]) -> int | None:
    """How many heatmaps the first statement of a number says: "two side-by-side heatmaps", "2x3 grid"."""
    nouns = words("structure", "panel_nouns")
    numbers = vocabulary("structure")["numbers"]
    heat = phrases("structure", "kinds")
    for statement in [s for s in statements if s.block.kind != "heading"][:14]:
        tokens = draft.tokens_of(statement.block)
        for value, first, last in heat.find(tokens):
            noun = tokens[last - 1][3]
            plural = noun.endswith("s") or noun == "matrices"
            if not plural and last < len(tokens):
                plural = tokens[last][3] in words("structure", "many_panels")  # "four heatmap panels"
            if value != "heatmap" or not plural:
                continue
            for back in range(first - 1, max(-1, first - 6), -1):
                key = tokens[back][3]
                if key in nouns or key in ".:;":
                    break
                count = numbers.get(key) or (
                    int(key) if key.isdigit() and tokens[back][0] == "QUANTITY" else None
                )
                if count and count > 1:
                    return int(count)
    return None


def _section_groups(draft: Draft, sections: list[Section], count: int | None) -> list[Section]:
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
        keys = [token[3] for token in section.statement.key_tokens]
        number = next((key for key in keys[:3] if key.isdigit() or (len(key) == 1 and key.isalpha())), None)
        kept.setdefault(number if number is not None else id(section), section)
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


# --- which blocks belong to which panel -------------------------------------------------------


def _assign(draft: Draft, sections: list[Section], groups: list[Section]) -> None:
    """Give every section that names a panel to it, and its blocks; one panel takes all blocks."""
    if len(draft.panels) == 1:
        excluded = {i for s in sections if not s.heatmap for i in range(s.first, s.last)}
        draft.panels[0].blocks = [i for i in range(len(draft.blocks)) if i not in excluded]
        for index in excluded:
            draft.roles[index] = "other-figure"
        return
    by_group = (
        {id(section): number for number, section in enumerate(groups)}
        if len(groups) == len(draft.panels)
        else {}
    )
    keys = [distinct_keys(panel.title, draft.panels) for panel in draft.panels]
    for section in sections:
        section.panel = by_group.get(id(section))
        if section.panel is None and section.heatmap:
            section.panel = panel_named(section.statement.key_tokens, keys, draft.panels)
    _stretch_items(sections)
    owner: dict[int, int] = {}
    for section in sorted(sections, key=lambda s: s.first - s.last):
        for index in range(section.first, section.last):
            if not section.heatmap:
                draft.roles.setdefault(index, "other-figure")
            elif section.panel is not None:
                owner[index] = section.panel
    for index, number in sorted(owner.items()):
        if draft.roles.get(index) != "other-figure":
            draft.panels[number].blocks.append(index)


def _stretch_items(sections: list[Section]) -> None:
    """A list item that names a panel heads all items up to the next panel: nesting is often lost."""
    for position, section in enumerate(sections):
        if section.panel is None or section_rank(section.statement) < 11:
            continue
        for other in sections[position + 1 :]:
            if other.panel not in (None, section.panel) or section_rank(other.statement) < 11:
                section.last = max(section.last, other.first)
                break
            section.last = max(section.last, other.last)


def distinct_keys(title: str | None, panels: list[PanelDraft]) -> set[str]:
    """The words of a title that not every title has."""
    own = set(label_keys(title or "")) - set("()[]|:,.-")
    common = set.intersection(*(set(label_keys(panel.title or "")) for panel in panels)) if panels else set()
    return own - common


# Pairs of places of two panels.
_PLACES = (("left", "right"), ("top", "bottom"), ("upper", "lower"), ("first", "second"))


def panel_named(
    tokens: list[Token], keys: list[set[str]], panels: list[PanelDraft], placed: bool = False,
    places: tuple[tuple[str, str], ...] = _PLACES,
) -> int | None:  # fmt: skip
    """The panel that a piece of text names: the one title whose own words stand in it, or its place.

    `placed`: "left" and "right" count without a noun such as "heatmap" beside them.
    """
    have = {token[3] for token in split_slashes(tokens)}
    scores = [len(own & have) / len(own) if own else 0.0 for own in keys]
    best = max(scores, default=0.0)
    if best >= (1.0 if placed else 0.5) and scores.count(best) == 1:
        return scores.index(best)
    return _by_place(have, panels, placed, places)


def _by_place(
    have: set[str], panels: list[PanelDraft], placed: bool, places: tuple[tuple[str, str], ...]
) -> int | None:
    """ "left"/"right" and "top"/"bottom" of two panels."""
    if len(panels) == 2 and (placed or have & words("structure", "panel_nouns") or "specifics" in have):
        for first, second in places:
            if first in have and second not in have:
                return 0
            if second in have and first not in have:
                return 1
    return None
