"""What a list or a stated span of labels is read into."""

from __future__ import annotations

from heatparse.records import Record


class Enumeration(Record):
    """Labels in the order of the text. `kind` tells how sure the reading is."""

    kind: str  # "quoted", "number", "words", "span"
    labels: list[str]
    start: int
    end: int
    after_colon: bool = False
