"""Clauses about lines that are told in stretches: the lines and places that one names, and its words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from heatparse.claims.bands.line_bands import BandedLine, banded
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.measures import Truth
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words
from heatparse.resources import vocabulary

LINES = frozenset(("DIMENSION", "AXISNOUN"))
# in front of a number: it is a bound, or one of several
_NUMBERS = frozenset(("CARDINAL", "AMOUNT"))
_LIMITING = frozenset(("RESTRICTION", "COMPARATIVE", "BOUND", "FACTOR", "ORDINAL", "POSITION"))


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

    def knows(self, sections: Iterable[str], *types: str) -> bool:
        """Whether all phrases of some types are words of some sections."""
        known = frozenset[str]().union(*(words("stretches", section) for section in sections))
        return all(phrase.type not in types or key_of(phrase) in known for phrase in self.main)

    def first(self, section: str, begin: int = 0) -> int:
        """The index of the first phrase that is one of a section; -1 where none is."""
        section_words = words("stretches", section)
        return next((i for i, p in enumerate(self.main) if i >= begin and key_of(p) in section_words), -1)

    def is_made_of(self, types: frozenset[str]) -> bool:
        """Whether a clause holds nothing else: what is not looked at may say something else."""
        return all(phrase.type in types for phrase in self.main)

    def number(self) -> int | None:
        """The one whole number that is told of places: "eight layers", "8 rows", "8 of the 24 rows"."""
        found = [number for at in range(len(self.main)) if (number := self._number_at(at)) is not None]
        return found[0] if len(found) == 1 else None

    def _number_at(self, at: int) -> int | None:
        """How many places a phrase counts; None where it counts none, or bounds them."""
        one, before = self.main[at], self.main[at - 1] if at else None
        if before is not None and before.type in _LIMITING:
            return None  # "in the last six layers", "up to 20 layers"
        if isinstance(one, Ref):
            told = self.scene.words(one).split()
            return int(told[0]) if len(told) == 2 and told[0].isdecimal() and told[1].endswith("s") else None
        if at > 1 and _is_of_whole(self.main[at - 2 : at + 1]):
            return None  # it is the other number that counts
        behind = at + 1
        if _is_of_whole(self.main[at : at + 3]):
            if whole_number(self.main[at + 2]) not in self.sizes:
                return None
            behind = at + 3
        return whole_number(one) if behind < len(self.main) and self.main[behind].type in LINES else None

    @property
    def sizes(self) -> set[int]:
        """How many rows, and how many columns, there are."""
        return {len(self.grid.rows), len(self.grid.columns)}


def whole_number(phrase: Phrase) -> int | None:
    """The number that a phrase is, where it is a plain whole one."""
    if isinstance(phrase, Amount):
        plain = phrase.quantity.text.isdecimal() and not (phrase.quantity.approximate or phrase.bound)
        return int(phrase.quantity.text) if plain else None
    told = str(phrase.value) if isinstance(phrase, Word) and phrase.type == "CARDINAL" else ""
    return int(told) if told.isdecimal() else None


def _is_of_whole(phrases: Sequence[Phrase]) -> bool:
    """ "8 of the 24"."""
    joint = phrases[1] if len(phrases) > 2 else None
    return (
        joint is not None
        and key_of(joint) in words("function_words", "of_count")
        and phrases[0].type in _NUMBERS
        and phrases[2].type in _NUMBERS
    )


def claim_of(told: BandClause, kind: type, judgement: Judgement) -> BaseClaim:
    """The claim; it is not refuted where a word or a line was not understood."""
    if judgement.truth is False and not (told.known and told.knows(vocabulary("stretches"), "UNKNOWN")):
        judgement = UNDECIDED
    claim: BaseClaim = told.scene.claim(kind, told.clause, judgement)
    return claim


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
