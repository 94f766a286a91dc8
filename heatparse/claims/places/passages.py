"""Passages: the phrases in which the places of a clause are looked for, and the places found."""

from __future__ import annotations

from heatparse.claims.language.phrases import Phrase, Ref, Superlative
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.records import Record, field


class Places(Record):
    """What a clause narrows the grid to. What it does not narrow is all of it."""

    refs: list[Ref] = field(default_factory=list)
    pairs: list[tuple[Ref, Ref]] = field(default_factory=list)
    part: str = "all"
    block: Ref | None = None  # rows and columns of these: "among A, B and C"
    without: list[Ref] = field(default_factory=list)
    apart: bool = False  # "without A": neither its row nor its column
    without_pairs: list[tuple[Ref, Ref]] = field(default_factory=list)
    without_panels: frozenset[int] = frozenset()  # "apart from the left heatmap"
    cross: bool = False  # "the A row and column": both of them


class Passage:
    """Phrases outside of brackets; `taken` are the indices of those that were used."""

    def __init__(
        self, scene: Scene, main: list[Phrase], inside: dict[int, list[Phrase]], taken: set[int]
    ) -> None:
        self.scene = scene
        self.main = main
        self.inside = inside
        self.taken = taken
        self.places = Places()
        self.grid: Grid | None = scene.grids[0] if len(scene.grids) else None

    def at(self, index: int) -> Phrase | None:
        """The phrase at an index; None outside of the passage."""
        return self.main[index] if 0 <= index < len(self.main) else None

    def key(self, index: int) -> str:
        """The folded words of a phrase; empty for references and amounts."""
        phrase = self.at(index)
        return phrase.key if isinstance(phrase, Word | Superlative) else ""

    def is_cross(self, index: int, ref: Ref) -> bool:
        """ "The A row and column", "the last row and column"."""
        joint, noun = self.at(index + 1), self.at(index + 2)
        lines = {"y": "column", "x": "row"}
        both = (
            joint is not None and joint.type == "AND" and isinstance(noun, Word) and noun.type == "DIMENSION"
        )
        return both and isinstance(noun, Word) and noun.value == lines.get(ref.side or "")
