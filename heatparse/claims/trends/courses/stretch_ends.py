"""Ends of a stretch that is written as one place: "falls between layers 15–20", "rises over weeks 2-6"."""

from __future__ import annotations

from heatparse.claims.language.motions import is_in
from heatparse.claims.language.phrases import Phrase, Ref
from heatparse.records import replace

_TWO = 2  # labels of a stretch at least


def ends_of_stretch(before: Phrase | None, ref: Ref, behind: Phrase | None) -> Ref:
    """The first and the last place of a stretch of numbers behind "between" or "over"; else the place itself.

    "From layers 15-20" runs between its ends as well, but "from layers 1-4 to layer 20" does not.
    """
    spans = is_in(before, "spanning") or (is_in(before, "from") and not is_in(behind, "to"))
    if len(ref.names) != 1 or not spans:
        return ref
    name = ref.names[0]
    numbers = [label.text.replace(".", "", 1).isdecimal() for label in name.labels]
    if name.kind != "category" or name.is_group or len(numbers) < _TWO or not all(numbers):
        return ref
    ends = (replace(name, labels=name.labels[:1]), replace(name, labels=name.labels[-1:]))
    return replace(ref, names=ends)
