"""Titles that the heads of sections give: "Chart 1: Probe", "Heatmap (a)", "4.1 Probe"."""

from __future__ import annotations

from itertools import pairwise

from heatparse.phrases import words
from heatparse.reading.announced_titles import as_announced
from heatparse.reading.draft import Draft
from heatparse.reading.panel_crossings import whole_titles
from heatparse.reading.panel_grids import listed_categories
from heatparse.reading.panel_names import item_title, panel_name
from heatparse.reading.panel_tables import differing
from heatparse.reading.quotations import clean_label
from heatparse.reading.sections import Section
from heatparse.reading.statements import Statement
from heatparse.tokens import label_keys

_LONGEST_TITLE = 6  # tokens; a longer head is a sentence about the panel


def describe_some(draft: Draft, groups: list[Section], titles: list[str]) -> bool:
    """Whether sections are those of some of the panels with these titles: the others are announced only."""
    names = {label_keys(panel_name(draft, section.statement)) for section in groups}
    return len(titles) > len(groups) and names < {label_keys(title) for title in titles}


def are_lettered(draft: Draft, groups: list[Section], titles: list[str]) -> bool:
    """Whether sections are called by letters or places alone, "(a)", "Left panel", and have titles told elsewhere."""
    nouns = words("structure", "panel_nouns")
    names = [label_keys(panel_name(draft, section.statement)) for section in groups]
    bare = [[key for key in name if key not in nouns and key not in "()."] for name in names]
    places = words("structure", "position_words")
    placed = all(keys and places.issuperset(keys) for keys in bare)
    lettered = all(len(keys) == 1 == len(keys[0]) for keys in bare)
    return len(titles) == len(groups) and (lettered or placed)


def are_listed(draft: Draft, statements: list[Statement], groups: list[Section]) -> bool:
    """Whether all heads are labels that an axis lists: rows, of which there are as many as panels."""
    listed = listed_categories(draft, statements)
    names = [" ".join(label_keys(panel_name(draft, section.statement))) for section in groups]
    return not listed.is_empty and all(listed.get(name) is not None for name in names)


def close_lines(groups: list[Section]) -> None:
    """Lines of panels one below the other say all that they say: what stands below the last one is about all.

    "First heatmap: Rain, 0–200", "Second heatmap: Wind, 0–9", "X-axis of both: …".
    """
    lines = all(section.statement.block.kind == "text" for section in groups)
    if len(groups) > 1 and lines and all(two.first == one.first + 1 for one, two in pairwise(groups)):
        for section in groups:
            section.last, section.closed = section.first + 1, True


def own_titles(draft: Draft, statements: list[Statement], groups: list[Section]) -> list[str]:
    """The titles that sections called by their places give themselves: "Leftmost heatmap:" above "Title: Probe"."""
    places = words("structure", "position_words")
    nouns = words("structure", "panel_nouns") | words("structure", "kinds", "heatmap")
    titles: list[str] = []
    for section in groups:
        keys = {
            token[3] for token in section.statement.key_tokens if token[0] in ("WORD", "QUANTITY")
        } - nouns
        told = [s for s in statements if section.first < s.index < section.last and s.role == "title"]
        if not told or not told[0].rest_tokens or not keys <= places:
            return []
        titles.append(item_title(draft, told[0]))
    return titles if all(titles) and len(set(titles)) == len(titles) else []


def section_titles(draft: Draft, sections: list[Section], groups: list[Section]) -> list[str]:
    """The names of the sections; their whole heads where the names are not distinct ("Heatmap (a)")."""
    if groups and all(s.statement.block.kind == "text" and not s.statement.bold for s in groups):
        names = differing(draft, [section.statement.key_tokens for section in groups])
        longest = max(len(section.statement.key_tokens) for section in groups)
        if names and longest > _LONGEST_TITLE:
            return names
    skipped = 1 if _are_numbered([section.statement for section in groups]) else 0
    names = [panel_name(draft, section.statement, skipped) for section in groups]
    names = _without_trailer(as_announced(draft, names))
    if len(set(names)) == len(names):
        return names
    heads = [clean_label(draft.text[s.statement.key[0] : s.statement.key[1]]) for s in groups]
    if len(set(heads)) == len(heads):
        return heads
    return whole_titles(draft, sections, groups)  # "MMLU" under "Llama" and again under "Mistral"


def _are_numbered(heads: list[Statement]) -> bool:
    """Whether headings have the numbers of neighbouring sections in front: "4.1 Probe", "4.2 LoRA"."""
    first = [
        head.key_tokens[0] for head in heads if head.block.kind == "heading" and len(head.key_tokens) > 1
    ]
    parts = [token[3].partition(".") for token in first if token[0] == "QUANTITY"]
    if not parts or len(parts) < len(heads) or len({outer for outer, _, _ in parts}) > 1:
        return False
    inner = [int(part) if part.isdecimal() else 0 for _, _, part in parts]
    return inner == list(range(inner[0], inner[0] + len(inner))) and inner[0] > 0


def _without_trailer(names: list[str]) -> list[str]:
    """Without what all of them end with, "Probe Heatmap", or begin with, "Values for Probe"."""
    names = [name.rstrip(" –—-") or name for name in names]
    leads = [name.split(None, 2) for name in names]
    alike = len({tuple(lead[:2]) for lead in leads}) == 1 < len(names) and all(
        len(lead) > 2 for lead in leads
    )
    before = words("structure", "before_titles")
    told = alike and leads[0][1] in before
    if told and (leads[0][1] not in words("structure", "articles") or leads[0][0].lower() in before):
        return [lead[2] for lead in leads]  # but "Removing the Head" and "Removing the Tail" are names
    parts = [name.rsplit(None, 1) for name in names]
    last = {part[-1].lower() for part in parts if part}
    if (
        all(len(part) > 1 for part in parts)
        and len(last) == 1
        and last <= words("structure", "panel_trailers")
    ):
        return [part[0].rstrip(" –—-") for part in parts]
    return names
