"""Words in front of labels that name an axis which no statement names: "City Oslo, Animal Ant: 0.4"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.cells.frame import Frame, X, Y
from heatparse.reading.cells.lexicon import read_lexicon
from heatparse.reading.draft import Draft

_FEWEST = 2  # labels behind a word
_ASSIGNING = frozenset("=:")


def told_axis_words(draft: Draft, frame: Frame, blocks: list[int]) -> dict[str, str | None]:
    """Word -> axis, of the words that stand in front of most labels of an axis without name, and of no other."""
    open_axes = [axis for axis in (X, Y) if frame.categories(axis) and not frame.panel.side(axis).label]
    if not open_axes:
        return {}
    seen: dict[str, dict[str | None, set[str]]] = {}
    for index in blocks:
        for word, axis, label in _fronted(draft, frame, index):
            seen.setdefault(word, {}).setdefault(axis, set()).add(label)
    found: dict[str, str | None] = {}
    for word, axes in seen.items():
        axis = next(iter(axes))
        if len(axes) == 1 and axis in open_axes:
            most = max(_FEWEST, (len(frame.categories(axis)) + 1) // 2)
            if len(axes[axis]) >= most:
                found[word] = axis
    return found


def _fronted(draft: Draft, frame: Frame, index: int) -> list[tuple[str, str | None, str]]:
    """The words of a block in front of labels, with the axis and the label."""
    tokens, labels, found = draft.tokens_of(draft.blocks[index]), frame.labels, []
    for at, token in enumerate(tokens):
        if token[0] != "WORD" or token[3] in frame.axis_words or not _may_name(token[3], frame):
            continue
        behind = at + 2 if at + 1 < len(tokens) and tokens[at + 1][3] in _ASSIGNING else at + 1
        match = labels.match(tokens, behind) if behind < len(tokens) else None
        if match is not None and match.label.is_category:
            found.append((token[3], frame.axis_of_label(match.label), match.label.text))
    return found


def _may_name(key: str, frame: Frame) -> bool:
    return (
        len(key) > 1
        and key not in read_lexicon()
        and key not in frame.measures
        and key not in frame.labels.by_first
        and key not in words("relations", "common")
    )
