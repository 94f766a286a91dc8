"""Sections: a heading, bold line or bold item with all that stands under it."""

from __future__ import annotations

from collections import Counter
from functools import cache

from heatparse.phrases import phrases, words
from heatparse.reading.draft import Draft
from heatparse.reading.statements import Statement
from heatparse.records import Record
from heatparse.tokens import Token

BOLD_RANK = 10  # below every heading; plain lines follow
ITEM_RANK = 12


class Section(Record):
    """A heading or bold line and all blocks under it, up to its next sibling or a higher heading."""

    statement: Statement
    first: int  # index of its first block
    last: int  # index behind its last block
    heatmap: bool = True
    panel: int | None = None
    parent: int = -1  # first block of the section around it
    closed: bool = False  # one line, which says all of a panel that it says


def read_sections(draft: Draft, statements: list[Statement]) -> list[Section]:
    """Sections under headings, under bold lines, and under bold items that open a list."""
    sections: list[Section] = []
    open_sections: list[Section] = []  # innermost last
    kinds: dict[tuple[str, str], bool] = {}
    heads = {s.index: position for position, s in enumerate(statements) if _is_head(draft, s)}
    for index, block in enumerate(draft.blocks):
        if index not in heads:
            if block.kind == "rule":
                _close(open_sections, 10, index)
            continue
        head = statements[heads[index]]
        rank = section_rank(head)
        _close(open_sections, rank, index)
        parent = open_sections[-1].first if open_sections else -1
        section = Section(head, index, len(draft.blocks), parent=parent)
        section.heatmap = _is_heat_section(head, statements[heads[index] + 1 : heads[index] + 4])
        number = head_number(head)
        if number is not None:  # "Chart 2" stays what it was called first
            section.heatmap = kinds.setdefault(number, section.heatmap)
        sections.append(section)
        open_sections.append(section)
    _stretch(sections)
    return sections


def _stretch(sections: list[Section]) -> None:
    """The heading of a panel heads its siblings up to the next panel, where the levels of headings are lost.

    It is known by having nothing under it, or by siblings that come back under the next panel.
    """
    names = Counter(section_name(section) for section in sections)
    for position, section in enumerate(sections):
        if not is_panel_head(section.statement) or section_rank(section.statement) >= BOLD_RANK:
            continue
        empty = section.last == section.first + 1
        for other in sections[position + 1 :]:
            if other.parent != section.parent or section_rank(other.statement) >= BOLD_RANK:
                continue
            head = other.statement
            comes_back = names[section_name(other)] > 1
            own = empty and head.role is None and not is_plain_section(head)
            if other.first != section.last or is_panel_head(head) or not (own or comes_back):
                break
            section.last = other.last
            other.parent = section.first


def section_name(section: Section) -> tuple[int, str]:
    """Rank and words of a head, without its number."""
    keys = [token[3] for token in section.statement.key_tokens if token[0] == "WORD"]
    return section_rank(section.statement), " ".join(keys)


def head_number(statement: Statement) -> tuple[str, str] | None:
    """Noun and number of a head: ("chart", "2"), ("", "a"); None when it has none."""
    keys = [token[3] for token in statement.key_tokens[:4]]
    if len(keys) > 1 and keys[0] in words("structure", "panel_heads"):
        bracketed = keys[1] == "(" and keys[3:] == [")"]  # "Panel (a)"
        number = keys[2] if bracketed else keys[1]
        if number.isdigit() or (len(number) == 1 and number.isalpha()):
            return keys[0], number
    keys = keys[:3]
    if len(keys) == 3 and keys[0] == "(" and keys[2] == ")" and len(keys[1]) == 1:
        return "", keys[1]
    return None


def _close(open_sections: list[Section], rank: int, index: int) -> None:
    """End all open sections of this rank or further inside."""
    while open_sections and section_rank(open_sections[-1].statement) >= rank:
        open_sections.pop().last = index


def _is_head(draft: Draft, statement: Statement) -> bool:
    block = statement.block
    if block.kind == "heading":
        return draft.roles.get(statement.index) != "title"
    if draft.roles.get(statement.index) == "panel":
        return False  # a title and no more
    if block.kind == "text":
        return bool(statement.key_tokens) and (
            statement.opens or (statement.bold and len(statement.key_tokens) <= 16)
        )
    return (statement.bold or statement.opens) and bool(statement.key_tokens) and statement.role is None


def section_rank(statement: Statement) -> int:
    """Nesting rank: headings by level, then bold lines, then plain ones, then items."""
    block = statement.block
    if block.kind == "heading":
        return block.level
    if block.kind == "text":
        return BOLD_RANK if statement.bold else BOLD_RANK + 1
    return ITEM_RANK


def _is_heat_section(head: Statement, following: list[Statement]) -> bool:
    """False for the section of a line chart, scatter plot … beside the heatmap."""
    kinds = [value for value, _, _ in phrases("structure", "kinds").find(head.key_tokens)]
    if "heatmap" in kinds:
        return True
    if "other" in kinds and names_other_kind(head.key_tokens):
        return False
    for statement in following:
        if statement.key_tokens and statement.key_tokens[-1][3] == "type":  # and not "Type 1"
            inner = [
                v
                for v, _, _ in phrases("structure", "kinds").find(statement.rest_tokens)
                if v in ("heatmap", "other")
            ]
            if inner and inner[0] == "other" and "heatmap" not in inner:
                return False
    return True


def names_other_kind(tokens: list[Token]) -> bool:
    """Whether a key names another kind of chart with more than the words chart, plot, graph, map, table."""
    weak = words("structure", "kinds", "weak")
    for value, first, last in phrases("structure", "kinds").find(tokens):
        if value == "other" and not (last - first == 1 and tokens[first][3] in weak):
            return True
    return False


def is_bare_head(statement: Statement) -> bool:
    """ "**Heatmap Data (readable cells only)**": it says of which kind of figure it speaks, and of no panel."""
    tokens = statement.key_tokens
    end = next((at for at, token in enumerate(tokens) if token[3] == "("), len(tokens))
    keys, kinds = {token[3] for token in tokens[:end]}, words("structure", "kinds", "heatmap")
    return end > 1 and not keys.isdisjoint(kinds) and keys <= kinds | words("structure", "data_headings")


def is_plain_section(statement: Statement) -> bool:
    """ "Overview", "Key Observations": sections that every description has."""
    if _is_numbered(statement):
        return False
    keys = split_keys([token[3] for token in statement.key_tokens if token[0] == "WORD"])
    named = [key for key in keys if key not in words("structure", "kinds", "heatmap")]
    if not named:
        return not any(token[0] in ("QUANTITY", "NAME") for token in statement.key_tokens)
    if any(token[0] == "NAME" for token in statement.key_tokens):
        return False  # "7B Data"
    plain = words("structure", "plain_sections") | words("structure", "closing_sections")
    return all(key in plain for key in named)


def _is_numbered(statement: Statement) -> bool:
    """ "Panel 3", "Table 1: 7B": a figure with a number of its own."""
    keys = [token[3] for token in statement.key_tokens[:2]]
    nouns = words("structure", "panel_nouns") | {"table"}
    return len(keys) == 2 and keys[0] in nouns and (keys[1].isdigit() or len(keys[1]) == 1)


def split_keys(keys: list[str]) -> list[str]:
    return [part for key in keys for part in key.split("/")]


@cache
def _panel_kinds() -> frozenset[str]:
    return words("structure", "kinds", "heatmap") | {"panel", "chart", "subplot", "figure", "plot"}


def is_panel_head(statement: Statement) -> bool:
    """Whether a head names a panel by its form: "(a) …", "Chart 1: …", "Left Heatmap …", "… Heatmap"."""
    keys = [token[3] for token in statement.key_tokens]
    return opens_like_panel(keys) or bool(set(keys) & {"heatmap", "panel"})


def has_letter(keys: list[str]) -> bool:
    """Whether a line opens with a noun and a letter: "Panel A: Recall", and no "Plot a line"."""
    named = len(keys) > 1 and keys[0] in _panel_kinds() and len(keys[1]) == 1 and keys[1].isalpha()
    return named and (len(keys) == 2 or not keys[2].isalpha())


def opens_like_panel(keys: list[str]) -> bool:
    """Whether the words of a line open with the letter, number or place of a panel: "(a) …", "Left Heatmap …"."""
    if len(keys) > 2 and keys[0].replace(".", "").isdigit() and keys[1] in ".)":
        keys = keys[2:]  # "2. Subplot (a): …"
    kinds = _panel_kinds()
    lettered = keys[:1] == ["("] and keys[2:3] == [")"] and len(keys[1]) == 1
    lettered = lettered or (len(keys) > 2 and len(keys[0]) == 1 and keys[0].isalpha() and keys[1] == ")")
    numbered = len(keys) > 1 and keys[0] in kinds and (keys[1].isdigit() or keys[1] == "(")
    placed = len(keys) > 1 and keys[0] in words("structure", "position_words") and keys[1] in kinds
    return lettered or numbered or placed
