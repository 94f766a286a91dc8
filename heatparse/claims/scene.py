"""What a reader of claims knows: the document, its grids, its names, and the places phrases mean."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import cached_property
from typing import TypeVar

from heatparse.claims.counts.held_numbers import bounds_of, numbers_held, tuple_order
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.forms import other_number
from heatparse.claims.language.measure_names import measure_names
from heatparse.claims.language.measured import Measured
from heatparse.claims.language.names import Names
from heatparse.claims.language.nouns import measured_heads, measured_nouns, measured_plurals, trained_losses
from heatparse.claims.language.phrases import Amount, Phrase, Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.fillings import fill
from heatparse.claims.places.lines import Line, named_lines, positioned
from heatparse.grid import Grid, Value
from heatparse.grids import Grids, grids_of
from heatparse.inventory.survey import survey_of
from heatparse.labels import Label, falling_numbers
from heatparse.models import Document, Panel, Place, Span
from heatparse.models.claims import BaseClaim, Verdict
from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.resources import vocabulary
from heatparse.tokens import Token, fold

C = TypeVar("C", bound=BaseClaim)
VERDICTS: dict[bool | None, Verdict] = {True: "supported", False: "refuted", None: "undecidable"}


_SECONDS = ("b", "2")  # what the second of several panels may be called
_SENTENCE_ENDS = frozenset(".!?")
_ROW = 3  # panels side by side, of which one is in the middle
_OF_GRIDS = (
    "held",
    "has_square",
    "has_gaps",
    "without_margins",
    "within_matrix",
    "in_rising_order",
)  # what is found out of the grids


class Scene(Measured):
    """The document that claims are judged by."""

    def __init__(self, document: Document, completed: bool = True) -> None:
        super().__init__(document)
        draft = self.draft
        self.grids = grids_of(document)
        self.color_sentences: list[tuple[int, int]] = []  # that tell what colours stand for, when read
        self.names = Names(draft.labels, bounds_of(document), numbers_held(document), self.axis_units())
        if any(map(_has_letters, draft.labels.labels())):
            from heatparse.claims.language.spellings import other_spellings  # loaded where labels are words

            tokens = draft.tokens.between(0, len(self.text))
            self.names.add_forms(other_spellings(draft.labels.labels(), tokens, self.text, self.names))
        told: frozenset[str] = frozenset()
        if any(map(_lacks_names, document.panels)):
            from heatparse.claims.language.told_nouns import told_kinds, told_nouns  # loaded where names lack

            self.names.add_forms(told_kinds(document.panels, self.opening_tokens, self.names.axis_words))
            told = frozenset(told_nouns(self.opening_tokens))
        single = completed and len(document.panels) == 1
        self._is_completed = False
        if single and self._may_tell_rest():
            from heatparse.claims.counts.remainders import (  # loaded where a rest is told
                CompletedGrids,
                read_remainder,
            )

            remainder = read_remainder(draft, self.names)
            if remainder is not None:
                self.grids, self._is_completed = CompletedGrids(document, remainder), True
        square = any(grid.is_square for grid in self.grids.all())
        self.names.measures_errors = not square and not self.opening.isdisjoint(words("names", "mistakes"))
        if len(document.panels) > 1 and not self.keys.isdisjoint(_SECONDS):
            from heatparse.claims.language.panel_letters import (
                panel_letters,  # loaded where panels have letters
            )

            self.names.add_forms(
                panel_letters(
                    [x for x in draft.labels.labels() if x.panels], draft.tokens.between(0, len(self.text))
                )
            )
        if not words("regions", "times").isdisjoint(draft.labels.by_first):
            from heatparse.claims.language.days import time_names  # loaded where times are listed
            from heatparse.claims.language.derived_names import dated_months

            self.names.add_forms(time_names(draft.labels.labels(), self.names))
            self.names.add_forms(dated_months(draft.labels.labels(), self.opening_keys))
        if any(":" in key for key in draft.labels.by_first) or not words("names", "clock_axes").isdisjoint(
            self.names.axis_words["x"] | self.names.axis_words["y"]
        ):
            from heatparse.claims.language.clock_names import clock_names  # loaded where hours are listed

            self.names.add_forms(clock_names(draft.labels.labels(), self.names))
        if not words("names", "derived_from").isdisjoint(draft.labels.by_first):
            from heatparse.claims.language.derived_names import (
                derived_names,
            )  # loaded where places are listed

            self.names.add_forms(derived_names(draft.labels.labels(), self.keys, self.names))
        if square and not self.opening.isdisjoint(words("classifications", "topic")):
            self.names.add_plurals()
        told -= self.names.axis_words["x"] | self.names.axis_words["y"]
        heads = told | measured_heads(document)
        self.names.value_heads = heads | frozenset(map(other_number, heads))
        self.names.value_nouns = measured_nouns(document, told)
        if not self.opening.isdisjoint(words("names", "losses")):
            self.names.value_nouns |= trained_losses(self.opening_keys)
        self.names.value_plurals = measured_plurals(heads)
        self.names.measures, self.names.derived = measure_names(document)
        if any(map(_has_letters, draft.labels.labels())):
            from heatparse.claims.language.label_parts import (
                parts_of_labels,
            )  # loaded where labels have parts

            tokens = draft.tokens.between(0, len(self.text))
            self.names.add_forms(
                parts_of_labels(
                    draft.labels.labels(), tokens, self.text, self.names, len(self.opening_tokens)
                )
            )
        self.names.spread_measures = self.spread_measures
        self.names.value_units = self.value_units
        self.names.total_nouns = self.opening & words("names", "total_nouns")
        self.names.tuple_order = tuple_order(document, draft)
        self.names.tells_percent = "%" in self._measures or not self.opening.isdisjoint(
            words("scale", "percent")
        )
        self.names.opening, self.names.opening_keys = self.opening, self.opening_keys
        self.names.opening_end = self._data_start
        self.names.has_squares = any(map(_has_squares, document.panels))
        zones = [note for note in draft.stated if note.kind == "zone"]
        if zones:
            from heatparse.claims.language.zone_names import zone_names  # loaded where heads name stretches

            axes = frozenset(self.names.axis_words["x"] | self.names.axis_words["y"])
            self.names.add_forms(zone_names(draft, zones, axes))
        if not self.keys.isdisjoint(words("names", "defining")):
            from heatparse.claims.language.groups import (
                read_groups,  # loaded where names may be given to groups
            )

            self.names.groups = read_groups(draft, self.names)
        if not self.keys.isdisjoint(words("names", "negating_words")):
            from heatparse.claims.language.affix_groups import (
                affix_groups,  # loaded where labels may be called negated
            )

            for group in affix_groups(draft.labels.labels()):
                self.names.groups.setdefault(group.keys[-1], []).append(group)

    def _may_tell_rest(self) -> bool:
        """ "All other cells are zero": whether the words for it stand in the text."""
        return not any(self.keys.isdisjoint(words("assertions", kind)) for kind in ("rest", "nothing"))

    def over(self, grids: Grids) -> Scene:
        """The same document with other grids, of which everything is found out anew."""
        scene = copy(self)
        for name in _OF_GRIDS:
            scene.__dict__.pop(name, None)
        scene.__dict__["listed"] = None
        scene.grids = grids
        return scene

    @cached_property
    def keys(self) -> frozenset[str]:
        """All folded words of the text."""
        return frozenset([token[3] for token in self.draft.tokens.between(0, len(self.text))])

    @cached_property
    def listed(self) -> Scene | None:
        """The same document with the cells alone that are listed one by one; None where it is this scene."""
        return Scene(self.document, False) if self._is_completed else None

    @cached_property
    def has_square(self) -> bool:
        """Whether a panel has the same labels on both axes."""
        return any(grid.is_square for grid in self.grids.all())

    @cached_property
    def has_gaps(self) -> bool:
        """Whether a panel of single cells lacks some of them."""
        return any(grid.cells and not grid.is_complete and not grid.areas for grid in self.grids.all())

    @cached_property
    def without_margins(self) -> Scene | None:
        """The same document without rows and columns that sum up the others; None where it has none."""
        if not any(grid.may_have_margins for grid in self.grids.all()):
            return None
        from heatparse.claims.places.core_scenes import without_margins  # loaded where lines are called so

        return without_margins(self)

    @cached_property
    def within_matrix(self) -> Scene | None:
        """The same document without what stands beside its matrices; None where nothing does."""
        if all(len(grid.rows) == len(grid.columns) or not grid.is_square for grid in self.grids.all()):
            return None
        from heatparse.claims.places.core_scenes import (
            within_matrix,
        )  # loaded where something stands beside a matrix

        return within_matrix(self)

    @cached_property
    def in_rising_order(self) -> Scene | None:
        """The same document with the numbers of its axes from the lowest up; None where no axis lists them down."""
        if not any(
            falling_numbers(axis.categories)
            for panel in self.document.panels
            for axis in (panel.y_axis, panel.x_axis)
        ):
            return None
        from heatparse.claims.places.rising_orders import in_rising_order  # loaded where numbers fall

        return in_rising_order(self)

    @cached_property
    def may_tell_of_classes(self) -> bool:
        """Whether the words are there for right and wrong answers of classes: recall, errors, recognizing."""
        told = {part for key in self.keys for part in key.split("-")}
        measures = vocabulary("classifications", "classes").values()
        others = words("classifications", "missed") | words("classifications", "recognizing")
        return any(told.issuperset(str(name).split()) for names in (*measures, others) for name in names)

    @cached_property
    def tells_of_showing(self) -> bool:
        """Whether the words are there that say of something that it is not shown, or held out."""
        told = self.keys
        denied = "not" in told and not told.isdisjoint(words("reserves", "showing"))
        return denied or ("out" in told and not told.isdisjoint(words("reserves", "held_out")))

    @cached_property
    def tells_areas(self) -> bool:
        """Whether the text says something of several cells at once."""
        return any(panel.regions for panel in self.document.panels)

    @cached_property
    def is_doubtful(self) -> bool:
        """Whether the data part was hardly understood: nothing is refuted by numbers read like that."""
        return survey_of(self.document).is_doubtful

    @cached_property
    def left_over(self) -> frozenset[float]:
        """The numbers of the data part that are no cells, though they stand among cells."""
        return survey_of(self.document).left_over

    @cached_property
    def places(self) -> dict[int, frozenset[str]]:
        """The folded labels of the cells and regions that stand at an offset of the text."""
        found: dict[int, frozenset[str]] = {}
        for panel in self.document.panels:
            for cell in panel.cells:
                found[cell.span.start] = frozenset(fold(label) for label in (cell.row, cell.column) if label)
        return found

    @cached_property
    def held(self) -> dict[int, tuple[Grid, Value]]:
        """The values of the cells, by the offset of the text that states them."""
        return {value.span.start: (grid, value) for grid in self.grids.all() for value in grid.values}

    def filled(self, panel: int) -> Grid:
        """The grid of a panel in which statements for several cells stand for each of their cells."""
        return fill(self.grids[panel])

    def all_filled(self) -> list[Grid]:
        return [self.filled(panel) for panel in range(len(self.grids))]

    def span(self, start: int, end: int) -> Span:
        """The span of a piece of the text."""
        return self.draft.source.span(start, end)

    def tokens(self, clause: Clause) -> list[Token]:
        """The tokens of a clause."""
        return self.draft.tokens.between(clause.start, clause.end)

    def words(self, phrase: Phrase) -> str:
        """A phrase as the text has it."""
        return self.text[phrase.start : phrase.end]

    def panels(self, clause: Clause) -> tuple[int, ...]:
        """The panels that a clause speaks of: named in it, in its section, or all."""
        return self._named(clause) or self.spoken_of(clause) or tuple(range(len(self.grids)))

    def spoken_of(self, clause: Clause) -> tuple[int, ...]:
        """The panels that the context names: what a pronoun stands for, or the section."""
        before = clause.before
        if before is not None and clause.has("PRONOUN"):
            named = self._named(before)
            if named:
                return named
        if before is not None and len(self.grids) > 1:
            return self._opened_with(before, clause.start) or clause.panels
        return clause.panels

    def _opened_with(self, before: Clause | None, end: int) -> tuple[int, ...]:
        """ "In the left panel, A leads, and B comes last": the panel that opens the sentence."""
        while before is not None and _SENTENCE_ENDS.isdisjoint(self.text[before.end : end]):
            named = self._named(before)
            if named:
                told = before.phrases[:2]
                opens = len(told) > 1 and told[0].type == "PREPOSITION" and isinstance(told[1], Ref)
                return named if opens and len(named) == 1 and self.panels_named(told[1]) else ()  # type: ignore[arg-type]
            end, before = before.start, before.before
        return ()

    def _named(self, clause: Clause) -> tuple[int, ...]:
        if clause.named is None:
            clause.named = tuple(dict.fromkeys(n for ref in clause.refs() for n in self.panels_named(ref)))
        return clause.named

    def panels_named(self, ref: Ref) -> tuple[int, ...]:
        """The panels that a reference names; "the left heatmap" counts panels in their order."""
        if ref.is_panel:
            return tuple(n for name in ref.names for n in sorted(name.label.panels))
        if ref.noun in ("panel", "grid") and ref.position:
            order = {
                "first": 0,
                "left": 0,
                "last": -1,
                "right": -1,
                "2": 1,
                "3": 2,
                "4": 3,
                "top": 0,
                "bottom": -1,
            }
            at, size = order.get(ref.position), len(self.grids)
            if ref.position == "center" and size == _ROW:
                at = size // 2
            if (
                at is not None
                and size > 1
                and at < size
                and (size == 2 or ref.position not in ("top", "bottom"))
            ):
                return (at % size,)
        return ()

    def is_datum(self, phrase: Phrase) -> bool:
        """Whether a phrase is a cell of the data part."""
        cells = (cell for panel in self.document.panels for cell in panel.cells)
        return any(cell.span.start <= phrase.start and phrase.end <= cell.span.end for cell in cells)

    def restates(self, clause: Clause) -> bool:
        """Whether a line of the data part states a cell that was stated before."""
        return any(
            clause.block_start <= cell.span.start < clause.end
            and cell.row is not None and cell.column is not None
            and (known := grid.at(cell.row, cell.column)) is not None and known.cell is not cell
            for grid in self.grids.all() for cell in grid.panel.cells
        )  # fmt: skip

    def lines(self, ref: Ref, grid: Grid) -> list[Line]:
        """The rows or columns of a grid that a reference may mean; what the text says decides."""
        if ref.position:  # where it stands, in the order of this scene
            upward = ref.position in ("top", "bottom") and self.reads_upward
            return [] if upward else positioned(ref, grid)
        known = ref.found.get(grid.index)
        if known is None:
            known = ref.found[grid.index] = named_lines(ref, grid)
        return known

    def cells(self, first: Ref, second: Ref, grid: Grid) -> list[tuple[str, str]]:
        """The (row, column) pairs that two single references may mean, the likelier one first."""
        pairs: list[tuple[str, str]] = []
        for one in self.lines(first, grid):
            for two in self.lines(second, grid):
                if one.axis == two.axis or len(one.labels) != 1 or len(two.labels) != 1:
                    continue
                row, column = (one, two) if one.axis == "row" else (two, one)
                pairs.append((row.labels[0], column.labels[0]))
        return pairs

    def mend(self, amount: Amount, right: str | None) -> tuple[Span, str] | None:
        """The mend of a wrong number: its digits in the text, and the right ones; None where it is not plain."""
        quantity = amount.quantity
        unit = quantity.unit or ""
        digits = quantity.text.removesuffix(unit).rstrip()
        at = self.text.find(digits, amount.start, amount.end)
        if (
            right is None
            or at < 0
            or not digits
            or quantity.value is None
            or quantity.approximate
            or amount.bound
        ):
            return None
        right = right.removesuffix(unit).rstrip()
        if not _is_plain_number(right):
            return None
        return self.span(at, at + len(digits)), right

    def claim(
        self,
        model: type[C],
        clause: Clause,
        judgement: Judgement = UNDECIDED,
        amount: Amount | None = None,
        **fields: object,
    ) -> C:
        """A claim of a clause, with the verdict of a judgement; `amount` is the number that it tells."""
        return model(
            text=self.text[clause.start : clause.end],
            span=self.span(clause.start, clause.end),
            verdict=VERDICTS[judgement.truth],
            explanation=judgement.explanation,
            related=judgement.spans,
            rule=judgement.rule if judgement.truth is False else None,
            fix=self.mend(amount, judgement.right)
            if amount is not None and judgement.truth is False
            else None,
            **fields,
        )


def _has_squares(panel: Panel) -> bool:
    """Whether the labels of one axis are single letters, and those of the other whole numbers."""
    rows, columns = panel.y_axis.categories, panel.x_axis.categories
    return any(
        bool(letters and numbers)
        and all(len(label) == 1 and label.isalpha() for label in letters)
        and all(map(str.isdecimal, numbers))
        for letters, numbers in ((rows, columns), (columns, rows))
    )


def _is_plain_number(text: str) -> bool:
    """Whether a text is a number and nothing else."""
    quantity = read_quantity(text)
    return quantity is not None and quantity.value is not None and not (quantity.unit or quantity.uncertainty)


def place(
    panel: int | None, rows: Sequence[str] = (), columns: Sequence[str] = (), part: str = "all"
) -> Place:
    """A place as a claim holds it."""
    return Place(panel=panel, rows=tuple(rows), columns=tuple(columns), part=part)


def _has_letters(label: Label) -> bool:
    """Whether a category is no mere number, and may be spelled in several ways."""
    return label.is_category and any(map(str.isalpha, label.text))


def _lacks_names(panel: Panel) -> bool:
    """Whether the introduction alone may tell what an axis lists, or what the values are."""
    return not (panel.x_axis.label and panel.y_axis.label and panel.legend and panel.legend.label)
