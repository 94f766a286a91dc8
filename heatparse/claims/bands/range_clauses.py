"""What a clause about the ends of ranges names: ends, ranges, lines, stretches along them."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.bands.stretch_ranges import Labels, Range, Stretch, stretches_of
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_at, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.measures import Truth
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words
from heatparse.tokens import fold

PLACING = frozenset((
    "REF", "PREPOSITION", "COMMA", "JOIN", "AND", "BE", "HAVE", "SCOPE", "AXISNOUN", "DIMENSION", "AREA", "OCCUR",
    "SPREAD", "PART",
))  # fmt: skip
_VERBS = frozenset(("HAVE", "BE", "OCCUR", "DIFFERENCE", "TREND", "COMPARATIVE"))
_BOTH = ("low", "high")


class RangeClause:
    """A clause about one grid that is told in stretches, by the lines and the stretches that it names."""

    def __init__(self, clause: Clause, scene: Scene, grid: Grid) -> None:
        self.clause, self.scene, self.grid = clause, scene, grid
        self.main, self.inside = strip_brackets(clause.phrases)
        self.ends = [(at, ends) for at in range(len(self.main)) if (ends := self._ends_at(at))]
        self.known = True
        self.axis = ""  # of the lines
        self.lines: list[tuple[int, list[Labels]]] = []  # each name of a reference, with its index
        self.places: list[tuple[int, Labels]] = []
        self._place()

    def _ends_at(self, at: int) -> tuple[str, ...]:
        """Which ends of a range a phrase names: "the upper end", "both ends"."""
        phrase, before = self.main[at], self.main[at - 1] if at else None
        key = phrase_key(phrase)
        for end in _BOTH:
            section = words("stretches", "upper_end" if end == "high" else "lower_end")
            if key in section:
                return (end,)
            side = "upper" if end == "high" else "lower"
            if before is not None and phrase_key(before) == side and key in words("stretches", "edge_nouns"):
                return (end,)
        both = isinstance(before, Scope) and before.key == "both" and key in words("stretches", "both_ends")
        return _BOTH if both else ()

    def is_range(self, at: int) -> bool:
        """Whether a phrase stands for the range of what follows: "the band of A"."""
        return 0 <= at < len(self.main) and phrase_key(self.main[at]) in words("stretches", "ranges")

    def _place(self) -> None:
        found: list[tuple[int, str, list[Labels], bool]] = []
        refs: list[tuple[int, Ref]] = [(at, p) for at, p in enumerate(self.main) if isinstance(p, Ref)]
        refs += [(-1, head) for head in self.clause.heads[:1] if not any(self._owns(at) for at, _ in refs)]
        for at, ref in refs:
            if ref.is_panel or not ref.names:
                continue
            lines = self.scene.lines(ref, self.grid)
            if len(lines) != 1 or ref.either or ref.position:
                self.known = False
                continue
            axis = lines[0].axis
            labels = [frozenset(fold(label.text) for label in name.labels) for name in ref.names]
            if ref.limit:
                labels = [frozenset(map(fold, lines[0].labels))]
            found.append((at, axis, labels, at < 0 or self._owns(at)))
        axes = {axis for _, axis, _, owns in found if owns} or self._counted_axes()
        self.axis = axes.pop() if len(axes) == 1 else ""
        for at, axis, labels, _ in found:
            if axis == self.axis:
                self.lines.append((at, labels))
            else:
                self.places += [(at, one) for one in labels]

    def _counted_axes(self) -> set[str]:
        """The axis of the lines that are told together: "in all four columns"."""
        nouns = [p.noun for p in self.main if isinstance(p, Scope) and p.quantifier == "all" and p.noun]
        lines = {noun.value for noun in nouns if noun.type == "DIMENSION" and noun.value in ("row", "column")}
        sides = {getattr(noun.value, "axis", None) for noun in nouns if noun.type == "AXISNOUN"}
        return {*lines, *("row" if side == "y" else "column" for side in sides if side)}

    def _owns(self, at: int) -> bool:
        """Whether a reference is what a range is told of: "the upper end of A", "A has …"."""
        joint, before = key_at(self.main, at - 1), at - 2
        if joint in words("stretches", "owning") and before >= 0:
            noun = self.main[before]
            named = bool(self._ends_at(before)) or self.is_range(before)
            return named or phrase_key(noun) in words("stretches", "overlapping")
        if joint == "to" and before >= 0 and self.main[before].type == "OCCUR":
            return True  # "the highest upper end belongs to A"
        following = self.main[at + 1] if at + 1 < len(self.main) else None
        fronted = at > 0 and self.main[at - 1].type == "PREPOSITION"
        beside = at > 0 and self.main[at - 1].type in ("COMPARATIVE", "THAN")
        return beside or (following is not None and following.type in _VERBS and not fronted)

    @property
    def overlap(self) -> bool:
        """Whether it says that ranges overlap: "the ranges overlap", "without any overlap"."""
        told = words("stretches", "overlapping")
        nouns = [p.noun for p in self.main if isinstance(p, Scope) and p.noun is not None]
        return self.says("overlapping") or any(noun.key in told for noun in nouns)

    @property
    def names(self) -> list[Labels]:
        """The lines that are named, one by one."""
        return [labels for _, found in self.lines for labels in found]

    @property
    def is_denied(self) -> bool:
        return any(phrase.type == "NEGATION" for phrase in self.main)

    @property
    def amounts(self) -> list[Amount]:
        return [phrase for phrase in self.main if isinstance(phrase, Amount)]

    def says(self, section: str) -> bool:
        told = words("stretches", section)
        return any(phrase_key(phrase) in told for phrase in self.main)

    def is_made_of(self, types: frozenset[str]) -> bool:
        """Whether all of a clause is known: other words may say something else."""
        beside = frozenset[str]().union(
            *(
                words("stretches", name)
                for name in ("ranges", "edge_nouns", "of_parts", "overlapping", "beside_ends")
            )
        )
        return all(
            phrase.type in types or phrase_key(phrase) in beside or bool(self._ends_at(at))
            for at, phrase in enumerate(self.main)
        )

    def is_of_each(self) -> bool:
        """Whether a statement is made of each stretch: "in every zone", "in each of the three ranges"."""
        parts = words("stretches", "of_parts")
        for at, phrase in enumerate(self.main):
            if isinstance(phrase, Scope) and phrase.quantifier == "all" and not phrase.others:
                noun = phrase.noun
                tokens = self.scene.draft.tokens.between(phrase.start, phrase.end)
                near = {key_at(self.main, at + 1), *(token[3] for token in tokens[-1:])}
                if near & parts or (noun is not None and self._is_across(noun)):
                    return True
        return False

    def _is_across(self, noun: Word) -> bool:
        """Whether a noun names the axis that the stretches run along."""
        axis = getattr(noun.value, "axis", None) if noun.type == "AXISNOUN" else None
        other = "x" if self.axis == "row" else "y"
        return axis == other or (
            noun.type == "DIMENSION" and noun.value == ("column" if other == "x" else "row")
        )

    def is_of_all_lines(self) -> bool:
        """Whether a statement is made of all lines: "in all four columns", "every position gains"."""
        own = "y" if self.axis == "row" else "x"
        for phrase in self.main:
            if isinstance(phrase, Scope) and phrase.quantifier == "all" and phrase.noun is not None:
                axis = getattr(phrase.noun.value, "axis", None) if phrase.noun.type == "AXISNOUN" else None
                named = phrase.noun.type == "DIMENSION" and phrase.noun.value == (
                    "row" if own == "y" else "column"
                )
                if axis == own or named:
                    return True
        return False

    def scopes(self, lines: Sequence[Labels]) -> list[Stretch] | None:
        """The stretches that a statement about some lines is made of; None where nobody knows."""
        if self.is_of_each():
            return stretches_of(self.grid, self.axis, lines) if not self.places else None
        if not self.places:
            return [None]
        return [places for _, places in self.places] if len(self.places) == 1 else None


def amounts_of(phrases: Sequence[Phrase]) -> list[Amount]:
    """The numbers of a bracket, where it holds nothing else."""
    if not all(phrase.type in ("AMOUNT", "JOIN", "COMMA", "AND") for phrase in phrases):
        return []
    return [phrase for phrase in phrases if isinstance(phrase, Amount)]


def claim_of(told: RangeClause, kind: type, truth: Truth, ranges: Sequence[Range] = ()) -> BaseClaim:
    """The claim, with the ranges that decide it."""
    text = "; ".join(dict.fromkeys(found.text for found in ranges))
    spans = tuple(dict.fromkeys(span for found in ranges for span in found.spans))
    claim: BaseClaim = told.scene.claim(
        kind, told.clause, Judgement(truth, text, spans) if ranges else UNDECIDED
    )
    return claim
