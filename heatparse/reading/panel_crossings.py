"""Panels in rows and columns: a head for each row of panels, and under each the same items, one for each column."""

from __future__ import annotations

from collections import Counter

from heatparse.labels import LabelIndex
from heatparse.phrases import phrases, words
from heatparse.reading.axis_reading import categories_in
from heatparse.reading.draft import Draft
from heatparse.reading.panel_grids import listed_categories
from heatparse.reading.panel_groups import count_before
from heatparse.reading.panel_names import is_discussion, panel_name
from heatparse.reading.sections import Section, head_number, is_plain_section
from heatparse.reading.sentences import sentences
from heatparse.reading.statements import Statement

_OPENING = 4  # statements
_FEWEST = 4  # panels in rows and columns
_LONGEST_HALF = 5  # words of a title beside those of its head
_LONGEST_JOINT = 3  # characters between the two halves of a title
_JOINTS = frozenset("/|,:-–—×+& ")

Keys = tuple[str, ...]


def crossed_sections(
    draft: Draft, statements: list[Statement], sections: list[Section], count: int | None
) -> list[Section]:
    """The items under heads that have the same items each: as many in all as there are panels; else none."""
    if count is None or len({number for s in sections if (number := head_number(s.statement))}) == count:
        return []  # "(a) Probe" … "(d) LoRA": the heads alone are the panels
    listed = listed_categories(draft, statements)
    by_head: dict[int, list[Section]] = {}
    head = -1
    last: Section | None = None
    for statement in statements:
        if statement.block.kind == "heading" and is_discussion(statement):
            break
        if last is not None and _is_listed(listed, _keys(statement)):
            continue  # "Ant: high at 4 and 7" below "Tuned: uneven": of that panel
        if last is not None:
            last.last = statement.index
            last = None
        if statement.block.kind == "heading" or statement.opens:
            head = -1 if statement.role is not None or is_plain_section(statement) else statement.index
        elif head >= 0 and statement.key_tokens and statement.rest_tokens and statement.role is None:
            last = Section(statement, statement.index, statement.index + 1, parent=head)
            by_head.setdefault(head, []).append(last)
    names = {at: tuple(_keys(section.statement) for section in members) for at, members in by_head.items()}
    shared = _shared(list(names.values()))
    for wanted in dict.fromkeys([*names.values(), shared]):
        rows = [
            at for at, own in names.items() if own == wanted or (wanted == shared and set(wanted) <= {*own})
        ]
        if len(rows) < 2 or not 1 < len(wanted) == len(set(wanted)):
            continue
        if len(rows) * len(wanted) != count and not (
            len(wanted) == count and _is_count_of_each(draft, statements)
        ):
            continue
        if not any(_is_listed(listed, name) for name in wanted):
            found = [
                s for at in rows for s, name in zip(by_head[at], names[at], strict=True) if name in wanted
            ]
            _add(sections, found)
            return found
    return []


def crossed_lists(draft: Draft, statements: list[Statement], count: int | None) -> list[str]:
    """Titles of panels in rows and columns that two lines name: "Nets: A, B (arranged vertically)", "Tests: …"."""
    if count is None:
        return []
    sides: dict[str, list[str]] = {}
    for statement in statements:
        if statement.block.kind == "heading" and is_discussion(statement):
            break
        if statement.block.kind != "item" or statement.role is not None or not statement.key_tokens:
            continue
        keys = {token[3] for token in (*statement.key_tokens, *statement.rest_tokens)}
        told = [side for side in ("down", "across") if not keys.isdisjoint(words("layout", side))]
        found = categories_in(statement.rest_tokens, draft.text) if len(told) == 1 else None
        if found is not None:
            sides.setdefault(told[0], found.labels)
    rows, columns = sides.get("down", []), sides.get("across", [])
    if len(rows) < 2 or len(columns) < 2 or len(rows) * len(columns) != count:
        return []
    pairs = [(row, column) for row in rows for column in columns]
    return crossed_titles(draft, [row for row, _ in pairs], [column for _, column in pairs])


def _shared(names: list[tuple[Keys, ...]]) -> tuple[Keys, ...]:
    """The items that come back under most heads, in the order of the first of them; others are remarks."""
    counts = Counter(name for own in names for name in dict.fromkeys(own))
    most = max(counts.values(), default=0)
    first = next((own for own in names if any(counts[name] == most > 1 for name in own)), ())
    return tuple(name for name in first if counts[name] == most)


def _is_count_of_each(draft: Draft, statements: list[Statement]) -> bool:
    """Whether the opening tells how many heatmaps there are of each: "each model has three heatmaps", "… per model"."""
    heat = phrases("structure", "kinds")
    for statement in statements[:_OPENING]:
        for sentence in sentences(draft.tokens_of(statement.block), draft.text):
            hits = [
                (first, last)
                for value, first, last in heat.find(sentence)
                if value == "heatmap"
                and count_before(sentence, first)  # "each heatmap is a matrix" tells none
            ]
            keys = [token[3] for token in sentence]
            behind = [key for _, last in hits for key in _next_words(keys[last : last + 3])]
            opens, follows = words("function_words", "each"), words("function_words", "for_each")
            if hits and (keys[0] in opens or not follows.isdisjoint(behind)):
                return True
    return False


def _next_words(keys: list[str]) -> list[str]:
    """The two words behind a noun; none behind "two maps, each …" and "two maps each showing", which tell of all."""
    if keys[:1] == [","] or any(key.endswith("ing") for key in keys[1:2]):
        return []
    return keys[:2]


def spelled_out_sections(
    draft: Draft, statements: list[Statement], sections: list[Section], count: int | None
) -> list[Section]:
    """The items that repeat the head that they stand under, "**Base, Layer 2:**" under "### Layer 2".

    They are the panels where they are as many in all; else none.
    """
    if count is None or count < _FEWEST:
        return []
    found: list[Section] = []
    heads: set[int] = set()
    head: Statement | None = None
    for statement in statements:
        if statement.block.kind == "heading":
            head = None if is_discussion(statement) or is_plain_section(statement) else statement
        elif head is not None and statement.block.kind == "item" and statement.role is None:
            own, outer = _keys(statement), _keys(head)
            if len(outer) < len(own) <= len(outer) + _LONGEST_HALF and set(outer) < set(own):
                found.append(Section(statement, statement.index, statement.index + 1, parent=head.index))
                heads.add(head.index)
                continue
        if (
            statement.block.kind != "heading"
            and found
            and head is not None
            and found[-1].parent == head.index
        ):
            found[-1].last = statement.index + 1
    if len(found) != count or len(heads) < 2 or len({_keys(s.statement) for s in found}) < count:
        return []
    _add(sections, found)
    return found


def _keys(statement: Statement) -> Keys:
    return tuple(token[3] for token in statement.key_tokens if token[0] not in ("TICK", "QUOTE"))


def _is_listed(listed: LabelIndex, name: Keys) -> bool:
    """Whether an axis lists a name, or what a name says that it is: "T = 0.2"."""
    told = name[name.index("=") + 1 :] if "=" in name else name
    return any(bool(keys) and listed.get(" ".join(keys)) is not None for keys in (name, told))


def _add(sections: list[Section], found: list[Section]) -> None:
    """Put sections in the place of those that have the same heads."""
    firsts = {section.first for section in found}
    sections[:] = sorted(
        [*(section for section in sections if section.first not in firsts), *found],
        key=lambda section: section.first,
    )


def crossed_titles(draft: Draft, parents: list[str], names: list[str]) -> list[str]:
    """Titles of two halves, joined as the text joins them somewhere ("Llama / MMLU"), else with a bar."""
    joint = next((j for p, n in zip(parents, names, strict=True) if (j := _joint(draft, p, n))), " | ")
    return [f"{p}{joint}{n}" for p, n in zip(parents, names, strict=True)]


def _joint(draft: Draft, parent: str, name: str) -> str:
    """What stands between the two halves of a title, where the text writes it as a whole."""
    at = draft.text.find(parent)
    while at >= 0:
        end = at + len(parent)
        following = draft.text.find(name, end, end + _LONGEST_JOINT + len(name))
        joint = draft.text[end:following] if following > end else ""
        if joint.strip() and set(joint) <= _JOINTS:
            return joint
        at = draft.text.find(parent, end)
    return ""


def whole_titles(draft: Draft, sections: list[Section], groups: list[Section]) -> list[str]:
    """The titles of sections whose names come back under several heads: with the names of those heads."""
    outer = {section.first: section for section in sections}
    parents = [outer.get(section.parent) for section in groups]
    names = [panel_name(draft, section.statement) for section in groups]
    heads = [panel_name(draft, parent.statement) if parent else "" for parent in parents]
    if len(set(names)) == 1 and len(set(heads)) == len(heads) and all(heads):
        return heads  # "Each line is a row:" under each of them
    if not all(heads):
        return [f"{head} | {name}" if head else name for head, name in zip(heads, names, strict=True)]
    return crossed_titles(draft, heads, names)


__all__ = ["crossed_lists", "crossed_sections", "spelled_out_sections", "whole_titles"]
