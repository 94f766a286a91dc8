"""Sides of the figure as the ends of a way: "from top to bottom, A gains 0.3"."""

from __future__ import annotations

from typing import Literal

from heatparse.claims.language.phrases import Phrase, Ref, phrase_key
from heatparse.claims.language.sentences import Clause

_SIDES: dict[tuple[str, str], tuple[str, Literal["x", "y"]]] = {
    ("top", "bottom"): ("row", "y"), ("bottom", "top"): ("row", "y"),
    ("left", "right"): ("column", "x"), ("right", "left"): ("column", "x"),
}  # fmt: skip


def with_side_ends(clause: Clause) -> Clause:
    """The clause with the first and the last line for two opposite sides: no extremes."""
    phrases = clause.phrases
    for at in range(len(phrases) - 3):
        start, one, joint, two = phrases[at : at + 4]
        found = _SIDES.get((phrase_key(one), phrase_key(two)))
        if found is None or phrase_key(start) != "from" or phrase_key(joint) != "to":
            continue
        ends: list[Phrase] = [
            Ref(end.start, end.end, side=found[1], position=phrase_key(end), noun=found[0])
            for end in (one, two)
        ]
        return clause.part([*phrases[: at + 1], ends[0], joint, ends[1], *phrases[at + 4 :]])
    return clause
