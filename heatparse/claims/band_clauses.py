"""Clauses about lines that are told in stretches: the lines and places that one names, and its words."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.brackets import strip_brackets
from heatparse.claims.guards import GUARDS
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.line_bands import BandedLine, banded
from heatparse.claims.phrases import Amount, Phrase, Ref, key_of
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.words import Word
from heatparse.grid import Grid
from heatparse.measures import Truth
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words
from heatparse.resources import vocabulary

LINES = frozenset(("DIMENSION", "AXISNOUN"))


class BandClause:
    """What a clause names: lines, places along them, and its words."""

    def __init__(self, clause: Clause, scene: Scene, grid: Grid) -> None:
        self.clause, self.scene, self.grid = clause, scene, grid
        self.main, inside = strip_brackets(clause.phrases)
        self.guarded = bool(inside) and any(p.type in GUARDS for held in inside.values() for p in held)
        self.axis = ""
        self.lines: list[tuple[int, list[BandedLine]]] = []  # with the index of the reference
        self.places: list[tuple[int, tuple[str, ...]]] = []
        self.known = True
        for at, phrase in enumerate(self.main):
            if isinstance(phrase, Ref) and not phrase.is_panel and phrase.names:
                self._take(at, phrase)
        if not self.lines and len(clause.heads) == 1:
            self._take(-1, clause.heads[0])
        self.keys = set(self.keys_of(self.main))

    def keys_of(self, phrases: Sequence[Phrase]) -> list[str]:
        """The folded words of some phrases, without those of the lines that are named."""
        own = {id(self.main[at]) for at, _ in self.lines if at >= 0}
        between = self.scene.draft.tokens.between
        return [
            token[3]
            for phrase in phrases
            if id(phrase) not in own
            for token in between(phrase.start, phrase.end)
        ]

    def _take(self, at: int, ref: Ref) -> None:
        found = self.scene.lines(ref, self.grid)
        if len(found) != 1:
            self.known = False
            return
        single = all(len(name.labels) == 1 for name in ref.names)
        if single and self.axis in ("", found[0].axis) and not ref.either:
            lines = [banded(self.grid, found[0], label) for label in found[0].labels]
            told = [line for line in lines if line is not None]
            if len(told) == len(lines):
                self.axis = found[0].axis
                self.lines.append((at, told))
                return
        if self.axis != found[0].axis:
            self.places.append((at, found[0].labels))
        else:
            self.known = False

    def says(self, section: str) -> bool:
        return not self.keys.isdisjoint(words("stretches", section))

    def first(self, section: str, begin: int = 0) -> int:
        """The index of the first phrase that is one of a section; -1 where none is."""
        section_words = words("stretches", section)
        return next((i for i, p in enumerate(self.main) if i >= begin and key_of(p) in section_words), -1)

    def number(self) -> int | None:
        """The one whole number that is told of places: "eight layers", "8 rows"."""
        found: list[int] = []
        for before, one, two in zip([None, *self.main[:-1]], self.main, [*self.main[1:], None], strict=True):
            counted = two is not None and two.type in LINES
            counted = counted and (before is None or before.type != "POSITION")  # "in the last six layers"
            if isinstance(one, Word) and one.type == "CARDINAL" and counted and str(one.value).isdecimal():
                found.append(int(one.value))
            elif isinstance(one, Amount) and counted and not one.quantity.approximate:
                found += [int(one.quantity.text)] if one.quantity.text.isdecimal() else []
            elif isinstance(one, Ref):
                told = self.scene.words(one).split()
                plain = len(told) == 2 and told[0].isdecimal() and told[1].endswith("s")
                found += [int(told[0])] if plain else []
        return found[0] if len(found) == 1 else None


def claim_of(told: BandClause, kind: type, judgement: Judgement) -> BaseClaim:
    known = frozenset[str]().union(*_sections())
    strange = any(p.type == "UNKNOWN" and key_of(p) not in known for p in told.main)
    if judgement.truth is False and (strange or not told.known):
        judgement = UNDECIDED
    claim: BaseClaim = told.scene.claim(kind, told.clause, judgement)
    return claim


def _sections() -> list[frozenset[str]]:
    return [words("stretches", name) for name in vocabulary("stretches")]


def judged(truth: Truth, lines: Sequence[BandedLine]) -> Judgement:
    """A judgement with the stretches that decide it."""
    shown = [(line, band) for line in lines[:2] for band in line.bands[:3]]
    text = "; ".join(line.grid.show(band.value) for line, band in shown)
    return Judgement(truth, text, tuple(band.value.span for _, band in shown))


def axis_of(told: BandClause) -> str:
    """The axis whose lines are told in stretches."""
    row = sum(len(area.columns or told.grid.columns) for area in told.grid.areas)
    column = sum(len(area.rows or told.grid.rows) for area in told.grid.areas)
    return "row" if row > column else "column"
