"""What is listed right behind a count: "four methods (TTPD, LR, CCS, MM)", "five systems:" and a list."""

from __future__ import annotations

from collections.abc import Callable

from heatparse.inventory.counts import Count, count_of
from heatparse.labels import Label
from heatparse.phrases import words
from heatparse.reading.draft import Draft
from heatparse.reading.items import split_items
from heatparse.records import Record
from heatparse.tokens import Token

_REMARKS = frozenset("(-–—:,.")  # what may follow a category in its list item
_WRAPPING = frozenset(("TICK", "QUOTE"))


class Listing(Record, frozen=True):
    """A list of categories: how many, and where it stands."""

    size: int
    start: int
    end: int
    sides: frozenset[str] = frozenset()  # the axes that have all of them, "x" or "y"


def categories_behind(draft: Draft, count: Count, tokens: list[Token]) -> Listing | None:
    """The list that belongs to a count, where all of it was read as categories of one axis."""
    return _listing(draft, count, tokens, _are_of_one_axis)


def panels_behind(draft: Draft, count: Count, tokens: list[Token]) -> Listing | None:
    """The list that belongs to a count, where all of it was read as names of panels."""
    return _listing(draft, count, tokens, _are_panels)


Labels = list[Label | None]
Fits = Callable[[Labels], bool]


def _listing(draft: Draft, count: Count, tokens: list[Token], fits: Fits) -> Listing | None:
    rest = tokens[count.last :]
    if not rest:
        return None
    if rest[0][3] == "(":
        close = next((i for i, token in enumerate(rest) if token[3] == ")"), 1)
        return _span(draft, rest[1:close], fits) or _inline(draft, rest[1:close], fits)
    colon = next((i for i, token in enumerate(rest) if token[3] in (":", ".", ";")), None)
    if colon is None or rest[colon][3] != ":":
        return None
    if any(token[0] == "WORD" and count_of(token) is not None for token in rest[:colon]):
        return None  # "two heatmaps for each of three cities:": the list is that of the last count
    if colon == len(rest) - 1:
        return _below(draft, count.block, fits)
    stop = next((i for i in range(colon, len(rest)) if rest[i][3] in (".", ";")), len(rest))
    return _inline(draft, rest[colon + 1 : stop], fits)


def _span(draft: Draft, tokens: list[Token], fits: Fits) -> Listing | None:
    """ "0–11", "T1-T4", "a to d": a span of which both ends are categories, or letters of panels."""
    parts = [part for token in tokens for part in token[3].replace("–", "-").replace("-", " - ").split()]
    if len(parts) != 3 or parts[1] not in ("-", "to", "through"):
        return None
    first, last = parts[0], parts[2]
    stem = first.rstrip("0123456789")
    if fits is _are_panels:
        numbers = [ord(part) for part in (first, last)] if len(first) == len(last) == 1 else []
    elif last.startswith(stem) and fits([draft.labels.get(first), draft.labels.get(last)]):
        numbers = [int(part[len(stem) :]) for part in (first, last) if part[len(stem) :].isdecimal()]
    else:
        numbers = []
    if len(numbers) != 2 or numbers[0] >= numbers[1]:
        return None
    return Listing(numbers[1] - numbers[0] + 1, tokens[0][1], tokens[-1][2])


def _inline(draft: Draft, tokens: list[Token], fits: Fits) -> Listing | None:
    """A list in running text; None when a piece of it is no category."""
    if not tokens or any(token[3] in words("counts", "elision") for token in tokens):
        return None
    labels = [_whole_label(draft, item) for item in split_items(tokens, draft.text)]
    if len(labels) < 2 or not fits(labels):
        return None
    return Listing(len(labels), tokens[0][1], tokens[-1][2], _sides_of(labels))


def _whole_label(draft: Draft, item: list[Token]) -> Label | None:
    """The category that a piece of a list is, quotes and a bracketed remark aside."""
    label, rest = _leading_label(draft, item)
    return label if not rest or rest[0][3] == "(" else None


def _leading_label(draft: Draft, tokens: list[Token]) -> tuple[Label | None, list[Token]]:
    at = 0
    while at < len(tokens) and tokens[at][0] in _WRAPPING:
        at += 1
    found = draft.labels.match(tokens, at) if at < len(tokens) else None
    if found is None or not (found.label.is_category or found.label.panels):
        return None, tokens
    rest = tokens[found.last :]
    while rest and rest[0][0] in _WRAPPING:
        rest = rest[1:]
    return found.label, rest


def _are_panels(labels: Labels) -> bool:
    return all(label is not None and label.panels for label in labels)


def _are_of_one_axis(labels: Labels) -> bool:
    return None not in labels and bool(_sides_of(labels))


def _sides_of(labels: Labels) -> frozenset[str]:
    """The axes that have all labels of a list."""
    known = [label for label in labels if label is not None]
    sides = {"y": all(label.rows for label in known), "x": all(label.columns for label in known)}
    return frozenset(side for side, has_all in sides.items() if has_all)


def _below(draft: Draft, index: int, fits: Fits) -> Listing | None:
    """The list items below a block; None where it is not clear which of them belong to the list."""
    labels: Labels = []
    first = last = None
    for at in range(index + 1, len(draft.blocks)):
        block = draft.blocks[at]
        starts_again = block.ordinal is not None and 0 < block.ordinal <= len(labels)
        if block.kind != "item" or starts_again:
            break
        label, rest = _leading_label(draft, draft.tokens_of(block))
        if label is None or (rest and rest[0][3] not in _REMARKS):
            if first is not None and not _opens_another(draft, at):
                return None
            break
        labels.append(label)
        first, last = first or block, block
    if first is None or last is None or len(labels) < 2 or not fits(labels):
        return None
    return Listing(len(labels), first.start, last.end, _sides_of(labels))


def _opens_another(draft: Draft, at: int) -> bool:
    """Whether a block behind a list begins something else: it has a key in bold, or a role."""
    block = draft.blocks[at]
    return draft.text.startswith("**", block.start) or draft.roles.get(at) not in (None, "prose")
