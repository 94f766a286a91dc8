"""Panels: how many heatmaps a figure has, their names, and which blocks speak of which."""

from __future__ import annotations

from dataclasses import dataclass

from heatparse.phrases import phrases, words
from heatparse.reading.draft import Draft, PanelDraft
from heatparse.reading.lists import clean_label, enumerate_labels
from heatparse.reading.statements import Statement
from heatparse.resources import vocabulary
from heatparse.tokens import Token, label_keys

_MOST_PANELS = 64


@dataclass(slots=True)
class Section:
    """A heading or bold line and all blocks under it, up to its next sibling or a higher heading."""

    statement: Statement
    first: int  # index of its first block
    last: int  # index behind its last block
    heatmap: bool = True
    panel: int | None = None
    parent: int = -1  # first block of the section around it


def read_panels(draft: Draft, statements: list[Statement]) -> list[Section]:
    """Make the panels of a heatmap figure and return the sections that belong to one of them."""
    sections = _sections(draft, statements)
    count = stated_panel_count(draft, statements)
    named = _named_panels(draft, statements, count)
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


# --- sections ---------------------------------------------------------------------------------


def _sections(draft: Draft, statements: list[Statement]) -> list[Section]:
    """Sections under headings, under bold lines, and under bold items that open a list."""
    sections: list[Section] = []
    open_sections: list[Section] = []  # innermost last
    heads = {s.index: position for position, s in enumerate(statements) if _is_head(draft, s)}
    for index, block in enumerate(draft.blocks):
        if index not in heads:
            if block.kind == "rule":
                _close(open_sections, 10, index)
            continue
        head = statements[heads[index]]
        rank = _rank(head)
        _close(open_sections, rank, index)
        parent = open_sections[-1].first if open_sections else -1
        section = Section(head, index, len(draft.blocks), parent=parent)
        section.heatmap = _is_heat_section(head, statements[heads[index] + 1 : heads[index] + 4])
        sections.append(section)
        open_sections.append(section)
    return sections


def _close(open_sections: list[Section], rank: int, index: int) -> None:
    """End all open sections of this rank or further inside."""
    while open_sections and _rank(open_sections[-1].statement) >= rank:
        open_sections.pop().last = index


def _is_head(draft: Draft, statement: Statement) -> bool:
    block = statement.block
    if block.kind == "heading":
        return block.level > 1 or statement.index > 0
    if block.kind == "text":
        return bool(statement.key_tokens) and (
            statement.opens or (statement.bold and len(statement.key_tokens) <= 16)
        )
    return statement.bold and bool(statement.key_tokens) and statement.role is None


def _rank(statement: Statement) -> int:
    """Nesting rank: headings by level, then bold lines, then items."""
    block = statement.block
    if block.kind == "heading":
        return block.level
    return 10 if block.kind == "text" else 11


def _is_heat_section(head: Statement, following: list[Statement]) -> bool:
    """False for the section of a line chart, scatter plot … beside the heatmap."""
    kinds = [value for value, _, _ in phrases("structure", "kinds").find(head.key_tokens)]
    if "heatmap" in kinds:
        return True
    if "other" in kinds and _strong_kinds(head.key_tokens):
        return False
    for statement in following:
        if any(token[3] == "type" for token in statement.key_tokens):
            inner = [
                v
                for v, _, _ in phrases("structure", "kinds").find(statement.rest_tokens)
                if v in ("heatmap", "other")
            ]
            if inner and inner[0] == "other" and "heatmap" not in inner:
                return False
    return True


def _strong_kinds(tokens: list[Token]) -> bool:
    """Whether a key names another kind of chart with more than the words chart, plot, graph, map, table."""
    weak = words("structure", "kinds", "weak")
    for value, first, last in phrases("structure", "kinds").find(tokens):
        if value == "other" and not (last - first == 1 and tokens[first][3] in weak):
            return True
    return False


def panel_name(draft: Draft, statement: Statement) -> str:
    """The name that a heading gives a panel: "Chart 1 (Left): Probe" -> "Probe", "(b) KAAR" -> "KAAR"."""
    tokens = list(statement.key_tokens)
    text = draft.text
    end = statement.key[1]
    while tokens:
        head = _head_length(tokens, text)
        if not head or head >= len(tokens):
            break
        tokens = tokens[head:]
    if not tokens:
        return ""
    closing = _trailing_remark(tokens)
    if closing:
        end = tokens[closing - 1][2]
    start = tokens[0][1]
    name = clean_label(text[start:end])
    rest = statement.rest_tokens
    if not name and rest:
        name = clean_label(text[rest[0][1] : statement.rest[1]])
    return name


def _head_length(tokens: list[Token], text: str) -> int:
    """Number of tokens of an ordinal or of a noun that stands in front of the name itself."""
    first = tokens[0]
    if first[0] == "QUANTITY" and len(tokens) > 1 and tokens[1][3] in ".)":
        return 2
    if (
        first[3] == "("
        and len(tokens) > 2
        and tokens[2][3] == ")"
        and (len(tokens[1][3]) <= 2 or tokens[1][3] in words("structure", "position_words"))
    ):
        return 3
    if len(first[3]) == 1 and first[3].isalpha() and len(tokens) > 1 and tokens[1][3] in ").":
        return 2
    if first[3] in ":.–—-|":
        return 1
    heads = words("structure", "panel_heads")
    positions = words("structure", "position_words")
    at = 0
    while at < len(tokens) and tokens[at][3] in positions:
        at += 1
    if at < len(tokens) and tokens[at][3] in heads | words("structure", "kinds", "heatmap"):
        at += 1
        while at < len(tokens) and (
            tokens[at][3].isdigit()
            or (len(tokens[at][3]) == 1 and tokens[at][3].isalpha() and tokens[at][3] not in "xyt")
        ):
            at += 1
        if at < len(tokens) and tokens[at][3] in ":–—-.(":
            if tokens[at][3] == "(":
                closing = next((i for i in range(at, len(tokens)) if tokens[i][3] == ")"), None)
                if closing is not None and closing + 1 < len(tokens) and tokens[closing + 1][3] in ":–—-":
                    return closing + 2
                if closing is not None and closing - at <= 2 and closing + 1 < len(tokens):
                    return closing + 1
                return 0
            return at + 1
    return 0


def _trailing_remark(tokens: list[Token]) -> int:
    """Index where a final bracket of position words begins: "Probe Heatmap (Left)"; 0 for none."""
    if tokens[-1][3] != ")":
        return 0
    opening = next((i for i in range(len(tokens) - 1, -1, -1) if tokens[i][3] == "("), 0)
    inner = [token[3] for token in tokens[opening + 1 : -1] if token[0] in ("WORD", "QUANTITY", "DIMENSIONS")]
    vague = words("structure", "orientation") | words("structure", "panel_heads") | {"view", "composite"}
    colors = words("colors", "hues")
    if inner and all(key in vague or key in colors or len(key) == 1 for key in inner):
        return opening
    return 0


# --- names of panels --------------------------------------------------------------------------


def _named_panels(draft: Draft, statements: list[Statement], count: int | None) -> list[str]:
    """Titles given as a list: under "Titles:", "Panels:", "Four heatmaps:" or in the overview's brackets."""
    best = _placed_titles(draft, statements, count) if count else []
    if best:
        return best
    for position, statement in enumerate(statements):
        if statement.block.kind == "heading" or not _lists_panels(statement):
            continue
        if not _heat_scope(statements, position):
            continue
        titles = _titles_in(draft, statement) or _titles_below(draft, statements, position)
        if (
            len(titles) >= 2
            and (count is None or len(titles) == count)
            and (not best or len(titles) == count)
        ):
            draft.roles[statement.index] = "panel"
            return titles
    return best


def _placed_titles(draft: Draft, statements: list[Statement], count: int) -> list[str]:
    """As many neighbouring items as there are panels, each a place and a quoted title: `Top-left: "A" …`."""
    positions = (
        words("structure", "position_words")
        | words("structure", "panel_nouns")
        | words("structure", "kinds", "heatmap")
    )
    run: list[Statement] = []
    for statement in statements:
        keys = {token[3] for token in statement.key_tokens if token[0] == "WORD"}
        placed = (
            statement.block.kind == "item"
            and keys
            and keys <= positions
            and keys & words("structure", "position_words")
        )
        if placed and statement.rest_tokens and statement.rest_tokens[0][0] in ("QUOTE", "TICK"):
            run.append(statement)
            if len(run) == count:
                return [item_title(draft, member) for member in run]
        else:
            run = []
    return []


def _lists_panels(statement: Statement) -> bool:
    if statement.role == "panels":
        return True
    keys = {token[3] for token in statement.key_tokens}
    rest = {token[3] for token in statement.rest_tokens}
    return (
        bool(statement.key_tokens)
        and statement.role is None
        and bool(keys & {"title", "titles", "heatmaps", "panels"})
        and len(rest) < 60
    )


def _heat_scope(statements: list[Statement], position: int) -> bool:
    """Whether the nearest head above does not speak of another kind of chart."""
    for statement in reversed(statements[:position]):
        if statement.block.kind == "heading" or (statement.block.kind == "text" and statement.opens):
            return not _strong_kinds(statement.key_tokens) or "heatmap" in [
                v for v, _, _ in phrases("structure", "kinds").find(statement.key_tokens)
            ]
    return True


def _titles_in(draft: Draft, statement: Statement) -> list[str]:
    """Titles in the statement's own line: `"Probe" (left), "LoRA" (right)` or "(a) RSPC, (b) KAAR"."""
    found = enumerate_labels(statement.rest_tokens, draft.text)
    if found is None or found.kind == "number" or found.kind == "span":
        return []
    if any(token[3] in ("e.g", "i.e", "example") for token in statement.rest_tokens):
        return []
    return [_bare_title(label) for label in found.labels]


def _bare_title(label: str) -> str:
    """A title without its own letter or number: "(a) RSPC" -> "RSPC"."""
    keys = label_keys(label)
    if len(keys) > 3 and keys[0] == "(" and keys[2] == ")" and len(keys[1]) == 1:
        return clean_label(label[label.index(")") + 1 :])
    return label


def _titles_below(draft: Draft, statements: list[Statement], position: int) -> list[str]:
    """Titles as the items below the statement."""
    if statements[position].rest_tokens and statements[position].rest_tokens[-1][3] != ":":
        return []
    titles = []
    marker: str | None = None
    for statement in statements[position + 1 :]:
        block = statement.block
        kind = block.marker if block.ordinal is None else "1."
        if block.kind != "item" or (marker is not None and kind != marker) or statement.role:
            break
        marker = kind
        title = item_title(draft, statement)
        if not title:
            break
        titles.append(title)
        draft.roles[statement.index] = "panel"
    return titles


def item_title(draft: Draft, statement: Statement) -> str:
    """The panel title that a list item gives: its quoted text, else its words without position and letter."""
    text = draft.text
    tokens = draft.tokens_of(statement.block)
    from heatparse.reading.lists import quoted_end

    for index in range(len(tokens)):
        close = quoted_end(tokens, index, text)
        if close is not None and close > index + 1:
            return _bare_title(clean_label(text[tokens[index][2] : tokens[close][1]]))
    if statement.key_tokens and statement.rest_tokens:
        keys = {token[3] for token in statement.key_tokens if token[0] == "WORD"}
        if keys <= words("structure", "position_words") | words("structure", "panel_heads") | words(
            "structure", "panel_nouns"
        ):
            return clean_label(text[statement.rest_tokens[0][1] : statement.rest[1]])
    start = tokens[0][1] if tokens else statement.block.start
    while tokens:
        head = _head_length(tokens, text)
        if not head or head >= len(tokens):
            break
        tokens = tokens[head:]
        start = tokens[0][1]
    return clean_label(text[start : statement.block.end]) if len(tokens) <= 14 else ""


def _section_groups(draft: Draft, sections: list[Section], count: int | None) -> list[Section]:
    """Sibling sections that are the panels: as many as the text says, or each with a table of its own."""
    groups: dict[tuple[object, ...], list[Section]] = {}
    for section in sections:
        head = section.statement
        if not section.heatmap or head.role is not None or _is_plain_section(head):
            continue
        marker = "1." if head.block.ordinal is not None else head.block.marker
        groups.setdefault((_rank(head), marker, section.parent), []).append(section)
        groups.setdefault((_rank(head), marker), []).append(section)
    candidates = []
    for members in groups.values():
        if len(members) < 2 and count != 1:
            continue
        alike = [s for s in members if _is_panel_head(s.statement)]
        # Items may head rows just as well: only their form tells that they head panels.
        loose = (_with_data(draft, alike or members), members) if _rank(members[0].statement) < 11 else ()
        for chosen in (alike, *loose):
            fits = len(chosen) == count if count else len(chosen) >= 2 and chosen is alike
            if fits:
                candidates.append(chosen)
                break
    if not candidates:
        return []
    return max(
        candidates,
        key=lambda chosen: (sum(_is_panel_head(s.statement) for s in chosen), _data_blocks(draft, chosen)),
    )


def _is_plain_section(statement: Statement) -> bool:
    """ "Overview", "Key Observations": sections that every description has."""
    keys = split_keys([token[3] for token in statement.key_tokens if token[0] == "WORD"])
    named = [key for key in keys if key not in words("structure", "kinds", "heatmap")]
    if not named:
        return not any(token[0] in ("QUANTITY", "NAME") for token in statement.key_tokens)
    return all(key in words("structure", "plain_sections") for key in named)


def split_keys(keys: list[str]) -> list[str]:
    return [part for key in keys for part in key.split("/")]


def _is_panel_head(statement: Statement) -> bool:
    """Whether a head names a panel by its form: "(a) …", "Chart 1: …", "Left Heatmap …", "… Heatmap"."""
    tokens = statement.key_tokens
    keys = [token[3] for token in tokens]
    kinds = words("structure", "kinds", "heatmap") | {"panel", "chart", "subplot", "figure", "plot"}
    lettered = keys[:1] == ["("] and keys[2:3] == [")"] and len(keys[1]) == 1
    lettered = lettered or (len(keys) > 2 and len(keys[0]) == 1 and keys[0].isalpha() and keys[1] == ")")
    numbered = len(keys) > 1 and keys[0] in kinds and (keys[1].isdigit() or keys[1] == "(")
    placed = len(keys) > 1 and keys[0] in words("structure", "position_words") and keys[1] in kinds
    return lettered or numbered or placed or bool(set(keys) & {"heatmap", "panel"})


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
    keys = [_distinct_keys(panel.title, draft.panels) for panel in draft.panels]
    for section in sections:
        section.panel = by_group.get(id(section))
        if section.panel is None and section.heatmap:
            section.panel = _panel_of(section, keys, draft.panels)
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


def _distinct_keys(title: str | None, panels: list[PanelDraft]) -> set[str]:
    """The words of a title that not every title has."""
    own = set(label_keys(title or "")) - set("()[]|:,.-")
    common = set.intersection(*(set(label_keys(panel.title or "")) for panel in panels)) if panels else set()
    return own - common


def _panel_of(section: Section, keys: list[set[str]], panels: list[PanelDraft]) -> int | None:
    """The panel that a section's head names: the one title whose own words stand in it."""
    have = {token[3] for token in section.statement.key_tokens}
    scores = [len(own & have) / len(own) if own else 0.0 for own in keys]
    best = max(scores, default=0.0)
    if best >= 0.5 and scores.count(best) == 1:
        return scores.index(best)
    return _by_place(have, panels)


def _by_place(have: set[str], panels: list[PanelDraft]) -> int | None:
    """ "left"/"right" and "top"/"bottom" of two panels."""
    if len(panels) == 2 and have & {"heatmap", "panel", "plot", "chart", "matrix", "specifics", "map"}:
        for first, second in (("left", "right"), ("top", "bottom"), ("upper", "lower"), ("first", "second")):
            if first in have and second not in have:
                return 0
            if second in have and first not in have:
                return 1
    return None
