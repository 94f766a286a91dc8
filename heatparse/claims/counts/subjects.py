"""Subjects: of which values a clause speaks, and of how many of them.

A subject is a quantifier, the places that narrow the grid, and the places that are set aside.
"""

from __future__ import annotations

from heatparse.claims.counts.quantifiers import ALL, Quantifier
from heatparse.claims.language.phrases import Ref
from heatparse.claims.language.topics import Topic
from heatparse.claims.language.words import Word
from heatparse.claims.places.passages import Places
from heatparse.records import Record, field


class Subject(Record):
    """Of what a clause speaks. Places that it does not narrow are all of the grid."""

    places: Places = field(default_factory=Places)
    quantifier: Quantifier = ALL
    noun: Word | None = None  # what the quantifier counts: an axis, "cells", "rows" …
    total: int | None = None  # "all 25 values"
    said: bool = False  # the text itself says "all", "never", "three" …
    universal: bool = False  # the text says "all" or "every", whatever else it counts
    every_panel: bool = False
    in_all: bool = False  # "in all panels", and not "in any panel"
    anywhere: bool = False  # "of the figure", "in the whole figure": in all its panels together
    only: bool = False
    only_ref: Ref | None = None  # what stands beside "only"
    others: bool = False  # "any other", "the five other": all but itself
    negated: bool = False  # "does not", "never"
    unknown: bool = False  # it holds a word that nobody knows
    guarded: bool = False  # it holds a word that may change the truth, and was not understood
    narrowed: bool = False  # a guard word narrows it or sets it apart, in a way that was not understood
    once: bool = False  # "every class exceeds 0.5 somewhere": one cell of each is enough
    whole: bool = False  # "no class is always above 0.5": none of them with all its cells
    denied: bool = False  # "is not always above 0.5": one cell that is not is enough
    per: Word | None = None  # "each row has two negative values": what is counted in every one of these
    either_way: bool = False  # "all pairs that involve A": its row as well as its column
    of_deviations: bool = False  # it speaks of what stands behind the "±"
    inherited: list[Ref] = field(default_factory=list)  # what was named before and may be meant still
    topic: Topic = field(default_factory=Topic)  # what the headings and the lead above narrow it to
    bare: bool = False  # it is not said of what the clause speaks: "stays below 0.3"

    @property
    def is_narrowed(self) -> bool:
        """Whether the clause itself says where."""
        places = self.places
        return bool(places.refs or places.pairs or places.block or places.part != "all")
