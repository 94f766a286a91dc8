"""What the cells of a document measure, in the words of its introduction, titles and legends."""

from __future__ import annotations

from functools import lru_cache

from heatparse.claims.scene import Scene
from heatparse.phrases import words

_STEM = 5  # letters that two forms of a word share: accuracy, accuracies


def is_measured(scene: Scene, noun: str) -> bool:
    """Whether a noun stands for the values of the grid: any value, or what the document measures."""
    if noun in words("assertions", "values"):
        return True
    known = _introduced(scene)
    return noun in known or noun[:_STEM] in known


@lru_cache(maxsize=2)
def _introduced(scene: Scene) -> frozenset[str]:
    """The words, and their stems, in front of the data part."""
    draft = scene.draft
    first = next((i for i in range(len(draft.blocks)) if draft.roles.get(i) == "data"), len(draft.blocks))
    end = draft.blocks[first].start if first < len(draft.blocks) else len(draft.text)
    keys = {token[3] for token in draft.tokens.between(0, end)}
    return frozenset(keys | {key[:_STEM] for key in keys if len(key) > _STEM})
