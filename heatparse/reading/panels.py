"""Panels: how many heatmaps a figure has, and which blocks speak of which."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from heatparse.phrases import words
from heatparse.reading.draft import Draft, PanelDraft
from heatparse.reading.needs import may_place_title
from heatparse.reading.panel_grids import Grids
from heatparse.reading.panel_groups import (
    item_heads,
    numbered_heads,
    panel_sections,
    places_panels,
    speaks_of_several,
    stated_panel_count,
)
from heatparse.reading.panel_names import is_discussion, named_panels
from heatparse.reading.sections import (
    BOLD_RANK,
    Section,
    is_plain_section,
    read_sections,
    section_name,
    section_rank,
)
from heatparse.reading.statement_keys import split_slashes
from heatparse.reading.statements import Statement
from heatparse.reading.table_runs import TablePart, table_runs
from heatparse.tokens import Token, fold, label_keys

_MOST_PANELS = 64


def read_panels(draft: Draft, statements: list[Statement]) -> list[Section]:
    """Make the panels of a heatmap figure and return the sections that belong to one of them."""
    if draft.repeated:
        return _read_repeated(draft, statements)
    count = stated_panel_count(draft, statements)
    plural = speaks_of_several(draft, statements)
    placed: list[str] = []
    if sum(map(may_place_title, statements)) > 1:
        from heatparse.reading.placed_titles import placed_titles  # loaded where items may place panels

        placed = placed_titles(draft, statements, count)
    sections = read_sections(draft, statements)
    named = placed or _crossed_lists(draft, statements, count) or named_panels(draft, statements, count)
    groups: list[Section] = []
    if named or count is not None:
        from heatparse.reading.panel_crossings import (  # for several panels
            crossed_sections,
            spelled_out_sections,
        )

        groups = crossed_sections(draft, statements, sections, len(named) or count)
        if groups and len(groups) != len(named):
            named = []  # those of the rows, or of the columns, of panels
        groups = groups or spelled_out_sections(draft, statements, sections, len(named) or count)
    groups = groups or panel_sections(draft, statements, sections, len(named) or count, plural)
    if not named and (plural or count or places_panels(draft, statements)):
        from heatparse.reading.panel_summaries import summary_titles
        from heatparse.reading.told_titles import told_titles

        told = told_titles(draft, statements, count)
        if not groups or _are_described(draft, groups, told):
            named = told or ([] if groups else summary_titles(draft, count))
    described: list[Section] = []
    if count and not (groups or named):
        described = (
            panel_sections(draft, statements, sections, None, plural=True)
            or numbered_heads(sections)
            or item_heads(sections, count)
        )
        if described:
            from heatparse.reading.panel_heads import are_listed  # loaded where sections may be panels

            described = [] if are_listed(draft, statements, described) else described
    if count and 1 < len(described) <= count:
        groups = described  # the text may describe some of its panels only
    if groups:
        from heatparse.reading.panel_heads import close_lines  # loaded where sections may be panels

        close_lines(groups)
    tables = [] if groups else table_runs(draft)
    parts = _table_parts(draft, tables, count, plural) if tables else []
    if parts:
        listed = Grids(draft, statements, sections, plural).categories()
        if all(part.title and listed.get(fold(part.title.lstrip(":–—- "))) is not None for part in parts):
            parts = []  # a table under the label of each row
    if parts and len(named) != len(parts):
        named = [part.title for part in parts]
    if not (named or groups) and (plural or count != 1):
        named = _repeated_titles(draft, statements, count, plural)
    titles = named or (_titles_of_groups(draft, statements, sections, groups) if groups else [])
    if count is None and len(titles) < 2:
        titles = []
    if not titles and count and count > 1:
        draft.panels = [PanelDraft() for _ in range(min(count, _MOST_PANELS))]
    elif len(titles) >= 2 or (count == 1 and len(titles) == 1):
        draft.panels = [PanelDraft(title=title or None) for title in titles[:_MOST_PANELS]]
    else:
        draft.panels = [PanelDraft()]
    if groups is described:
        draft.panels += [PanelDraft() for _ in range(min(count or 0, _MOST_PANELS) - len(draft.panels))]
    _assign(draft, sections, groups, statements)
    if len(parts) == len(draft.panels):
        _assign_tables(draft, parts)
    elif not groups and len(draft.panels) > 1:
        from heatparse.reading.panel_lines import assign_lines  # loaded where lines may name panels

        assign_lines(draft, statements)
    return sections


def _table_parts(draft: Draft, tables: list[TablePart], count: int | None, plural: bool) -> list[TablePart]:
    from heatparse.reading.panel_tables import table_parts  # loaded for tables

    return table_parts(draft, tables, count, plural)


def _crossed_lists(draft: Draft, statements: list[Statement], count: int | None) -> list[str]:
    if count is None:
        return []
    from heatparse.reading.panel_crossings import crossed_lists  # loaded where panels are counted

    return crossed_lists(draft, statements, count)


def _are_described(draft: Draft, groups: list[Section], told: list[str]) -> bool:
    """Whether sections describe some of the panels that are told, or name them by their letters."""
    from heatparse.reading.panel_heads import (  # loaded where sections may be panels
        are_lettered,
        describe_some,
    )

    return describe_some(draft, groups, told) or are_lettered(draft, groups, told)


def _repeated_titles(draft: Draft, statements: list[Statement], count: int | None, plural: bool) -> list[str]:
    if count is None and not plural and all(block.kind != "row" for block in draft.blocks):
        return []
    from heatparse.reading.panel_lines import repeated_titles  # loaded for tables, and for several panels

    return repeated_titles(draft, statements, count, plural)


def _titles_of_groups(
    draft: Draft, statements: list[Statement], sections: list[Section], groups: list[Section]
) -> list[str]:
    from heatparse.reading.panel_heads import own_titles  # loaded where sections may be panels

    return own_titles(draft, statements, groups) or _section_titles(draft, sections, groups)


def _section_titles(draft: Draft, sections: list[Section], groups: list[Section]) -> list[str]:
    from heatparse.reading.panel_heads import section_titles  # loaded where sections may be panels

    return section_titles(draft, sections, groups)


def _read_repeated(draft: Draft, statements: list[Statement]) -> list[Section]:
    """Panels under the heads that the data have shown to head a grid each."""
    sections = read_sections(draft, statements)
    known = {section.first: section for section in sections}
    groups: list[Section] = []
    for statement in statements:
        if statement.index in draft.repeated:
            group = known.get(statement.index)
            if group is None:
                group = Section(statement, statement.index, len(draft.blocks))
                sections.append(group)
            groups.append(group)
    sections.sort(key=lambda section: section.first)
    for group, following in pairwise([*groups, None]):
        if group is not None:
            group.heatmap = True
            group.last = following.first if following is not None else _end_of_last(group, sections, draft)
    draft.panels = [PanelDraft(title=title or None) for title in _section_titles(draft, sections, groups)]
    _assign(draft, sections, groups, statements)
    return sections


def _end_of_last(group: Section, sections: list[Section], draft: Draft) -> int:
    """Index behind the last panel: the next head of its rank or above, or of the discussion."""
    own = section_rank(group.statement)
    for section in sections:
        if section.first > group.first and (
            section_rank(section.statement) <= own or is_discussion(section.statement)
        ):
            return section.first
    return len(draft.blocks)


# --- which blocks belong to which panel -------------------------------------------------------


def _assign(
    draft: Draft, sections: list[Section], groups: list[Section], statements: list[Statement]
) -> None:
    """Give every section that names a panel to it, and its blocks; one panel takes all blocks."""
    if len(draft.panels) == 1:
        excluded = {i for s in sections if not s.heatmap for i in range(s.first, s.last)}
        draft.panels[0].blocks = [i for i in range(len(draft.blocks)) if i not in excluded]
        for index in excluded:
            draft.roles[index] = "other-figure"
        return
    by_group = (
        {id(section): number for number, section in enumerate(groups)}
        if len(groups) == len(draft.panels) or not all(panel.title for panel in draft.panels)
        else {}
    )
    keys = [distinct_keys(panel.title, draft.panels) for panel in draft.panels]
    told = {statement.index + 1: statement for statement in statements}
    sections = [section for section in sections if not _is_of_part(section, told.get(section.first))]
    by_first = {section.first: section for section in sections}
    for section in sections:
        section.panel = by_group.get(id(section))
        if section.panel is not None and section.statement.rest_tokens:
            draft.panels[section.panel].heads[section.first] = section.statement.rest_tokens[0][1]
        if section.panel is None and section.heatmap:
            section.panel = _named_within(section, by_first, keys, draft.panels)
            if section.panel is None and _is_head(section):
                section.panel = _titled_within(section, statements, draft.panels)
        elif section.statement.opens or section.statement.block.kind == "heading":
            draft.roles[section.first] = "panel"
    _match_siblings(sections, len(draft.panels))
    _stretch_items(sections, frozenset(by_group))
    owner: dict[int, int] = {}
    for section in sorted(sections, key=lambda s: s.first - s.last):
        remark = section.statement.block.kind == "item" and not (_is_head(section) or id(section) in by_group)
        last = _end_of_item(draft, section) if remark else section.last
        for index in range(section.first, last):
            if not section.heatmap:
                draft.roles.setdefault(index, "other-figure")
            elif section.panel is not None:
                owner[index] = section.panel
    for index, number in sorted(owner.items()):
        if draft.roles.get(index) != "other-figure":
            draft.panels[number].blocks.append(index)


def _is_of_part(section: Section, above: Statement | None) -> bool:
    """Whether a line announces the labels of the axis above it: "**X-axis (K)**:", "Labeled as K, with values:"."""
    below = above is not None and above.role in ("x", "y") and not above.rest_tokens
    return below and section.statement.block.kind == "text"


def _titled_within(section: Section, statements: list[Statement], panels: list[PanelDraft]) -> int | None:
    """The panel whose title an item of a section gives: "Middle heatmap:" with "Title: Probe" below it."""
    titles = [s for s in statements if section.first < s.index < section.last and s.role == "title"]
    if len(titles) != 1:
        return None
    from heatparse.reading.panel_lines import titled_panel  # loaded where sections may be panels

    return titled_panel(titles[0].rest_tokens, panels)


def _match_siblings(sections: list[Section], count: int) -> None:
    """As many sibling heads as there are panels speak of one panel each: in their order, if not by name."""
    siblings: dict[tuple[int, int], list[Section]] = {}
    for section in sections:
        head = section.statement
        listed = head.block.kind != "item" or _is_place(head)
        if listed and section.heatmap and head.role is None and not is_plain_section(head):
            siblings.setdefault((section.parent, section_rank(head)), []).append(section)
    for members in siblings.values():
        named = [section.panel for section in members]
        placed = all(_is_place(section.statement) for section in members) and _begins(members[0].statement)
        known = placed or any(number is not None for number in named)
        if len(members) == count and known and len(set(named) - {None}) < count:
            for number, section in enumerate(members):
                section.panel = number


def _is_place(head: Statement) -> bool:
    """Whether a head is the place of a panel and no more: "Middle heatmap"."""
    keys = {token[3] for token in head.key_tokens}
    rest = keys - words("structure", "panel_nouns")
    headed = rest < keys or (head.block.kind != "item" and len(head.key_tokens) == 1)  # "Left:"
    return bool(rest) and headed and rest <= words("structure", "position_words")


def _begins(head: Statement) -> bool:
    """Whether a head is the first of several places: "left", "top", "first"."""
    return not words("places", "first").isdisjoint(token[3] for token in head.key_tokens)


def _assign_tables(draft: Draft, parts: list[TablePart]) -> None:
    """Give each panel its table: the one whose caption names it, else the one in its place."""
    from heatparse.reading.panel_lines import titled_panel  # loaded for several tables

    owners = [titled_panel(part.caption, draft.panels) for part in parts]
    if None in owners or len(set(owners)) < len(parts):
        owners = list(range(len(parts)))
    taken = {index for part in parts for index in part.blocks}
    for panel in draft.panels:
        panel.blocks = [index for index in panel.blocks if index not in taken]
    for part, owner in zip(parts, owners, strict=True):
        panel = draft.panels[owner or 0]
        panel.blocks = sorted([*panel.blocks, *part.blocks])


def _named_within(
    section: Section, by_first: dict[int, Section], keys: list[set[str]], panels: list[PanelDraft]
) -> int | None:
    """The panel that a head names, together with the heads around it: "Layer 9" under "Loss-free"."""
    tokens = list(section.statement.key_tokens)
    number = panel_named(tokens, keys, panels)
    if number is None and _is_head(section):
        number = _lettered_panel(tokens, panels)
    outer = by_first.get(section.parent)
    while number is None and outer is not None and outer.panel is None:
        tokens = [*outer.statement.key_tokens, *tokens]
        number = panel_named(tokens, keys, panels, whole=True)
        outer = by_first.get(outer.parent)
    return number


def _lettered_panel(tokens: list[Token], panels: list[PanelDraft]) -> int | None:
    """ "**H100 Utilization (c):**": the panel of a letter in brackets, where the name fits several."""
    keys = [token[3] for token in tokens[-3:]]
    if len(tokens) <= len(keys) or keys[0::2] != ["(", ")"] or len(keys[1]) != 1 or not keys[1].isalpha():
        return None
    number = ord(keys[1]) - ord("a")
    return number if 0 <= number < len(panels) else None


def _end_of_item(draft: Draft, section: Section) -> int:
    """Index behind an item and what is indented below it: its siblings are none of its own."""
    indent = draft.blocks[section.first].indent
    inner = range(section.first + 1, section.last)
    return next((i for i in inner if draft.blocks[i].indent <= indent), section.last)


def _is_head(section: Section) -> bool:
    """Whether a section has nothing on its own line: then what follows is its own."""
    return not section.statement.rest_tokens


def _stretch_items(sections: list[Section], groups: frozenset[int]) -> None:
    """A bold line or item that names a panel heads all up to the next panel: nesting is often lost.

    One that says something itself ("**Best in A:** 0.9 at B") heads nothing, unless it opens the panel.

    The bold name of a section that every description has ends it, unless it comes back under each panel.
    """
    names = Counter(section_name(section) for section in sections)
    for position, section in enumerate(sections):
        rank = section_rank(section.statement)
        if (
            section.panel is None
            or section.closed
            or rank < BOLD_RANK
            or not (_is_head(section) or id(section) in groups)
        ):
            continue
        for other in sections[position + 1 :]:
            plain = (
                rank == BOLD_RANK and is_plain_section(other.statement) and names[section_name(other)] == 1
            )
            ends = plain or section_rank(other.statement) < rank
            if ends or other.panel not in (None, section.panel):
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
    tokens: list[Token], keys: list[set[str]], panels: list[PanelDraft], placed: bool = False, whole: bool = False,
    places: tuple[tuple[str, str], ...] = _PLACES,
) -> int | None:  # fmt: skip
    """The panel that a piece of text names: the one title whose own words stand in it, or its place.

    `placed`: "left" and "right" count without a noun such as "heatmap" beside them.
    """
    from heatparse.reading.panel_lines import titled_panel  # loaded for several panels

    exact = titled_panel(tokens, panels)
    if exact is not None:
        return exact
    have = {token[3] for token in split_slashes(tokens)} - _letters_of_others(tokens, panels)
    scores = [len(own & have) / len(own) if own else 0.0 for own in keys]
    best = max(scores, default=0.0)
    if best >= (1.0 if placed or whole else 0.5) and scores.count(best) == 1:
        return scores.index(best)
    if any("(" in (panel.title or "") for panel in panels):
        bare = [PanelDraft(title=(panel.title or "").partition("(")[0]) for panel in panels]
        spoken = [own <= have for own in (distinct_keys(panel.title, bare) or {""} for panel in bare)]
        if spoken.count(True) == 1:
            return spoken.index(True)  # "EM performance" is "EM performance (exact match)"
    return _by_place(have, panels, placed, places)


def _letters_of_others(tokens: list[Token], panels: list[PanelDraft]) -> set[str]:
    """Single letters behind a word that is of no title: "Head B" is not panel B."""
    titled = {key for panel in panels for key in label_keys(panel.title or "")}
    links = words("function_words", "of_place") | words("function_words", "with_place")
    known = titled | links | words("structure", "panel_nouns")
    return {
        token[3]
        for before, token in pairwise(tokens)
        if len(token[3]) == 1 and token[3].isalpha() and before[0] == "WORD" and before[3] not in known
    }


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
