"""Axes that no statement lists: their labels are what the keys of the data part name."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from heatparse.phrases import words
from heatparse.reading.draft import Draft, PanelDraft
from heatparse.reading.lists import clean_label, split_items
from heatparse.reading.statements import Statement, read_statement
from heatparse.tokens import Token

_LONGEST_LABEL = 8  # tokens
_FEWEST = 3  # statements of one form that make a grid


@dataclass(slots=True)
class _Evidence:
    """What the statements of a panel name: pairs, rows with their columns, groups with their items."""

    pairs: list[tuple[str, str]] = field(default_factory=list)
    groups: list[tuple[str, list[str]]] = field(default_factory=list)
    rows: list[tuple[str, int]] = field(default_factory=list)  # key, number of bare values


def infer_axes(draft: Draft, panel: PanelDraft, blocks: list[int]) -> bool:
    """Fill in the axes that are still empty from the given blocks; True when one was found."""
    if panel.x.categories and panel.y.categories:
        return False
    evidence = _collect(draft, blocks)
    first, second = _labels(evidence)
    if not first or not second:
        first, second = [], []
        if panel.x.categories and not panel.y.categories:
            first = [key for key, count in evidence.rows if abs(count - len(panel.x.categories)) <= 1]
    if second and _closer(first, panel.x.categories, panel.y.categories):
        first, second = second, first
    found = False
    for target, labels in ((panel.y, first), (panel.x, second)):
        if not target.categories and len(labels) >= 2:
            target.categories = list(dict.fromkeys(labels))
            found = True
    return found


def _closer(labels: list[str], columns: list[str], rows: list[str]) -> bool:
    """Whether the outer labels are on the x axis, as far as the text lists one."""
    have = {label.lower() for label in labels}
    return sum(c.lower() in have for c in columns) > sum(r.lower() in have for r in rows)


def _labels(evidence: _Evidence) -> tuple[list[str], list[str]]:
    groups = [(key, items) for key, items in evidence.groups if len(items) >= 2]
    if len(groups) >= 2:
        counts = Counter(item for _, items in groups for item in dict.fromkeys(items))
        shared = [item for item, count in counts.items() if count * 2 >= len(groups)]
        if len(shared) >= 2:
            kept = [key for key, items in groups if any(item in shared for item in items)]
            return kept, list(counts)
    if len(evidence.pairs) >= _FEWEST:
        return [row for row, _ in evidence.pairs], [column for _, column in evidence.pairs]
    return [], []


def _collect(draft: Draft, blocks: list[int]) -> _Evidence:
    evidence = _Evidence()
    opened: tuple[str, list[str]] | None = None
    for index in blocks:
        block = draft.blocks[index]
        if draft.roles.get(index) in ("axis", "legend", "title", "panel", "other-figure"):
            continue
        if block.kind not in ("item", "text", "heading", "code"):
            continue
        statement = read_statement(draft, index, block)
        key = _label(draft, statement.key_tokens)
        if not statement.rest_tokens:
            opened = (key, []) if key and statement.role is None else None
            if opened:
                evidence.groups.append(opened)
            continue
        pair = _pair(draft, statement.key_tokens)
        listed = _listed(draft, statement.rest_tokens)
        if pair is not None and _starts_with_value(statement.rest_tokens):
            evidence.pairs.append(pair)
        elif key and len(listed) >= 2:
            evidence.groups.append((key, listed))
        elif key and _starts_with_value(statement.rest_tokens):
            bare = _bare_values(statement, draft)
            if bare >= 2:
                evidence.rows.append((key, bare))
            elif opened is not None:
                opened[1].append(key)
    return evidence


def _label(draft: Draft, tokens: list[Token]) -> str:
    """The label that a key is: short, without words that tell about values."""
    tokens = [t for t in tokens if t[0] not in ("TICK", "QUOTE")]
    while tokens and (tokens[-1][0] == "ARROW" or tokens[-1][3] in (":", "-", "=")):
        tokens = tokens[:-1]
    if not tokens or len(tokens) > _LONGEST_LABEL:
        return ""
    talk = (
        words("relations", "prose") | words("relations", "aggregates") | words("structure", "plain_sections")
    )
    if any(token[3] in talk for token in tokens):
        return ""
    return clean_label(draft.text[tokens[0][1] : tokens[-1][2]])


def _pair(draft: Draft, tokens: list[Token]) -> tuple[str, str] | None:
    """Row and column of a key: "A -> B", "A vs B", "(A, B)"."""
    joints = words("relations", "between")
    inner = [t for t in tokens if t[3] not in "()" or len(t[3]) != 1]
    comma = len(inner) == len(tokens) - 2
    for index, token in enumerate(inner):
        if token[0] == "ARROW" or token[3] in joints or (comma and token[3] == ","):
            left, right = _label(draft, inner[:index]), _label(draft, inner[index + 1 :])
            return (left, right) if left and right else None
    return None


def _starts_with_value(tokens: list[Token]) -> bool:
    at = 0
    while at < len(tokens) and (
        tokens[at][3] in "~≈[(<>≤≥" or tokens[at][3] in words("numbers", "approximate")
    ):
        at += 1
    if at + 1 < len(tokens) and tokens[at][3] in words("relations", "values"):
        at += 1
        while at < len(tokens) and tokens[at][3] in ("=", ":"):
            at += 1
    return at < len(tokens) and tokens[at][0] == "QUANTITY"


def _listed(draft: Draft, tokens: list[Token]) -> list[str]:
    """The labels of "A: 0.1, B: 0.2" or "A (0.1), B (0.2)"."""
    labels = []
    for piece in split_items(tokens, draft.text):
        signs = [i for i, token in enumerate(piece) if token[3] in (":", "=", "(")]
        if not signs or not signs[0] or not _starts_with_value(piece[signs[0] + 1 :]):
            continue
        label = _label(draft, piece[: signs[0]])
        if label:
            labels.append(label)
    return labels


def _bare_values(statement: Statement, draft: Draft) -> int:
    pieces = split_items([t for t in statement.rest_tokens if t[3] not in "[]"], draft.text)
    return sum(1 for piece in pieces if _starts_with_value(piece))


__all__ = ["infer_axes"]
