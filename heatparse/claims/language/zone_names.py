"""Names that heads give to stretches of an axis: "**Winter (Nov-Feb)**", "### Zone 2: Layers 6-15"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from heatparse.claims.language.forms import Keys, Name, other_number
from heatparse.claims.language.lexicon import lexicon
from heatparse.labels import Label
from heatparse.reading.draft import Draft, Stated

_NUMBERED = 2  # words of "zone 2"


def zone_names(draft: Draft, notes: list[Stated], axis_words: frozenset[str]) -> Iterator[tuple[Keys, Name]]:
    """The names with the labels that they stand for; none that stands for two stretches, or that is a common word."""
    told: dict[Keys, set[tuple[str, ...]]] = {}
    for note in notes:
        name_of, stretch = cast(tuple[Keys, tuple[str, ...]], note.value)
        told.setdefault(name_of, set()).add(stretch)
    known = {label.text: label for label in draft.labels.labels() if label.is_category}
    for keys, stretches in told.items():
        members = [known.get(text) for text in next(iter(stretches))] if len(stretches) == 1 else []
        labels = tuple(label for label in members if label is not None and _is_on_one_axis(label))
        if not labels or len(labels) < len(members) or not _is_name(keys, axis_words):
            continue
        name = Name("category", labels, is_group=len(labels) > 1)
        for form in {keys, (*keys[:-1], other_number(keys[-1]))}:
            yield form, name
            if len(form) > 1 and form[-1].isalpha():
                yield ("-".join(form),), name  # "the working-day level"


def _is_on_one_axis(label: Label) -> bool:
    return not (label.rows and label.columns)


def _is_name(keys: Keys, axis_words: frozenset[str]) -> bool:
    """Whether a word of a name means nothing else: "Winter", "Working days", "Zone 2", but not "Peak"."""
    if len(keys) == _NUMBERED and keys[1].isdecimal():
        return True
    plain = lexicon().plain
    return any(key.isalpha() and key not in plain and key not in axis_words for key in keys)
