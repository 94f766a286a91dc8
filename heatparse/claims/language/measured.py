"""What a description says of its values as a whole: what is measured, and whether less of it is better."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from typing import Literal

from heatparse.claims.language.forms import other_number, other_unit_names
from heatparse.inventory.survey import survey_of
from heatparse.models import Document, Quantity
from heatparse.phrases import words
from heatparse.reading.draft import Draft
from heatparse.resources import vocabulary
from heatparse.tokens import Token, label_keys

_ARMS = 3  # colors of a scale that is lightest inside


class Measured:
    """A document with what its titles, its axes and the text in front of its data tell of the values."""

    def __init__(self, document: Document) -> None:
        draft = document._reading
        assert isinstance(draft, Draft)
        self.document = document
        self.draft = draft
        self.text = document.text

    @cached_property
    def title_words(self) -> frozenset[str]:
        """The folded words of the titles and of the names of legends."""
        names: list[str | None] = [self.document.title, self.draft.told_title]
        for panel in self.document.panels:
            names += [panel.title, panel.legend.label if panel.legend is not None else None]
        return frozenset(key for name in names if name for key in label_keys(name))

    @cached_property
    def spread_measures(self) -> frozenset[str]:
        """The words for spreads that are what the cells hold: "uncertainties" of "Uncertainty by model".

        None of a title that names two things, "Mean and variance", or where spreads stand beside the values.
        """
        told = words("names", "measured_spreads")
        named = {word for word in told if not self.title_words.isdisjoint((word, other_number(word)))}
        if not named or not self.title_words.isdisjoint(words("names", "title_pairs")):
            return frozenset()
        cells = (cell for panel in self.document.panels for cell in panel.cells)
        return frozenset() if any(cell.value.uncertainty is not None for cell in cells) else frozenset(named)

    @cached_property
    def has_plus_signs(self) -> bool:
        """Whether the cells are written with a plus sign where they are positive."""
        return any(cell.value.text.startswith("+") for panel in self.document.panels for cell in panel.cells)

    def is_signed_change(self, quantity: Quantity) -> bool:
        """Whether a number has a plus sign that no value has: "largest in A (+3.06)" tells how much it grew."""
        return quantity.text.startswith("+") and not (self.has_plus_signs or self.holds_changes)

    def is_foreign(self, quantity: Quantity) -> bool:
        """Whether a number has a unit that no value has: "20 dB" where the cells are counts."""
        unit = quantity.unit
        return unit is not None and unit != "%" and unit.lower() not in self._measures

    def axis_units(self) -> dict[str, set[Literal["x", "y"]]]:
        """The words in what the text says of an axis, with the axes that they are said of; none that values have."""
        found: dict[str, set[Literal["x", "y"]]] = {}
        sides: tuple[Literal["x", "y"], ...] = ("x", "y")
        for panel in self.document.panels:
            for side, axis in zip(sides, (panel.x_axis, panel.y_axis), strict=True):
                if axis.span is None or axis.span.start >= self._data_start:
                    continue
                for token in self.draft.tokens.between(axis.span.start, axis.span.end):
                    unit = f"°{token[3]}" if self.text[token[1] - 1] == "°" else token[3]
                    named = token[0] in ("WORD", "NAME") and self.text[token[1] - 1] not in "'’"
                    for told in (unit, *other_unit_names(unit), *self._units_of(token[3])) if named else ():
                        if told not in self._measures:
                            found.setdefault(told, set()).add(side)  # "at 20 °C" on the axis "temp_c"
        return found

    def _units_of(self, noun: str) -> Sequence[str]:
        """The units in which numbers of a noun are told: "°c" for "temp_c"; none where the values are told in them."""
        for start, units in vocabulary("names", "told_in").items():
            if noun.startswith(start) and (
                start != "temp" or self._measures.isdisjoint(words("names", "warmths"))
            ):
                return tuple(units)
        return ()

    @cached_property
    def _measures(self) -> frozenset[str]:
        """The folded words for what the values are, with the units that cells have."""
        return self.title_words | self.value_units

    @cached_property
    def value_units(self) -> frozenset[str]:
        """The units of the cells, in small letters."""
        units = {cell.value.unit for panel in self.document.panels for cell in panel.cells}
        return frozenset(unit.lower() for unit in units if unit)

    @cached_property
    def holds_changes(self) -> bool:
        """Whether the cells hold changes, some of which are losses: what the text calls so, with negative values."""
        cells = (cell.value.value for panel in self.document.panels for cell in panel.cells)
        if not any(value is not None and value < 0 for value in cells):
            return False
        shown, joints = words("names", "changes_shown"), words("names", "change_joints")
        told = any(
            one in shown and two in joints for one, two in pairwise(self.opening_keys)
        )  # not "the color changes from …"
        return told or not self.title_words.isdisjoint(shown | words("names", "changing"))

    @cached_property
    def less_is_better(self) -> bool:
        """Whether the text in front of the data speaks of what is better when it is low: errors, ranks, losses."""
        if self.told_way:
            return self.told_way == "low"
        if self._measures_losses or self._measures_hardship or self._measures_wrongs:
            return True
        told = (self.opening - self._shared_words) & words("names", "lower_is_better")
        told -= self._treated(told) if told else told
        if not self.opening.isdisjoint(words("names", "harvested")):
            told -= {"energy"}
        if not self.opening.isdisjoint(words("names", "gains_told")):
            told -= words("names", "losses_told") - self.title_words - self._measures
        ranks = words("names", "ranks")
        if not self.axis_words.isdisjoint(ranks) and self._names_gains:
            told -= ranks  # "accuracy by LoRA rank": no place in an order
        # "Time runs from left to right" says nothing of what the values are.
        measured = self._measures - self.axis_words - self.passing_words
        if not measured.isdisjoint(words("names", "scored")) and measured.isdisjoint(told):
            return False  # "Accuracy by model; red for failure": the titles tell what is measured
        return bool(told - words("names", "passing")) or not told.isdisjoint(measured)

    def _treated(self, told: frozenset[str]) -> set[str]:
        """Those that something is done about wherever they come up: "error detectors", "noise robustness"."""
        keys, stems = [*self.opening_keys, ""], words("names", "treating")
        plain = {one for one, two in pairwise(keys) if one in told and not any(map(two.startswith, stems))}
        return set(told) - plain

    @cached_property
    def told_way(self) -> str:
        """What the text in front of the data calls better: "high" or "low" values; "" where it says nothing of it."""
        if self.opening.isdisjoint(words("better_ways", "better") | words("better_ways", "worse")):
            return ""
        from heatparse.claims.language.better_ways import told_way  # loaded where something is called better

        # a panel may tell its own beside its name: "FID (lower is better)"
        several = len(self.document.panels) > 1
        return told_way(self.draft.tokens.between(0, len(self.text)) if several else self.opening_tokens)

    @property
    def opening_tokens(self) -> Sequence[Token]:
        """The words in front of the data."""
        return self.draft.tokens.between(0, self._data_start)

    @property
    def _measures_hardship(self) -> bool:
        """Whether it is shown how hard something is: "difficulty rating"; and not "accuracy by difficulty"."""
        told = words("names", "hardships") - self.axis_words
        return not self._measures.isdisjoint(told) or not (self.opening.isdisjoint(told) or self._names_gains)

    @property
    def _measures_wrongs(self) -> bool:
        """Whether the titles count what went wrong, and not what went right: "percent of incorrect answers"."""
        told = self.title_words & words("names", "wrong_titles")
        return bool(told) and not self._names_gains and self.opening.isdisjoint(words("names", "rights"))

    @property
    def _names_gains(self) -> bool:
        """Whether something is named that is better when it is high."""
        return not self.opening.isdisjoint(words("names", "higher_is_better"))

    @cached_property
    def passing_words(self) -> frozenset[str]:
        """ "Yield by Field and Time" tells the yield, and no time: such words of the title behind "by"."""
        keys = label_keys(self.document.title or "")
        at = next((i for i, key in enumerate(keys) if key in words("names", "title_axes")), len(keys))
        return (frozenset(keys[at + 1 :]) - frozenset(keys[:at])) & words("names", "passing")

    @cached_property
    def may_be_better_low(self) -> bool:
        """Whether less may be better: said, or nothing named that is known to be better when it is high."""
        return self.less_is_better or not (self._names_gains or self.told_way)

    @cached_property
    def is_better_low(self) -> bool:
        """Whether less is surely better: nothing is named beside it that is better when it is high."""
        if self.told_way:
            return self.less_is_better
        return self._measures_losses or (self.less_is_better and not self._names_gains)

    @cached_property
    def _measures_losses(self) -> bool:
        """Whether the titles name the loss of something good, "accuracy drop", and its size is what the cells hold."""
        losing = words("names", "losing")
        if self.title_words.isdisjoint(losing):
            return False
        keys = self.opening_keys
        prized = [at for at, key in enumerate(keys) if key in words("names", "prized")]
        lost = [at for at in prized if at + 1 < len(keys) and keys[at + 1] in losing]
        sizes = (cell.value.value for panel in self.document.panels for cell in panel.cells)
        return bool(lost) and len(lost) == len(prized) and all(size is None or size >= 0 for size in sizes)

    @cached_property
    def measures_speed(self) -> bool:
        """Whether the text in front of the data speaks of speeds, so that the fastest is the highest."""
        return not self.opening.isdisjoint(words("names", "speeds"))

    @cached_property
    def measures_time(self) -> bool:
        """Whether the text in front of the data speaks of times, so that the fastest is the lowest."""
        if self.measures_speed:
            return False  # "speed at six times of day"
        told = self.opening & words("names", "times")
        return bool(told - (self.axis_words & words("names", "passing")))

    @cached_property
    def measures_warmth(self) -> bool:
        """Whether the text in front of the data speaks of temperatures."""
        return not self.opening.isdisjoint(words("names", "warmths"))

    @cached_property
    def reads_upward(self) -> bool:
        """Whether the text in front of the data lists something from bottom to top: then the order of rows is open."""
        keys = " ".join([token[3] for token in self.draft.tokens.between(0, self._data_start)])
        return any(word in keys for word in words("trends", "upward_lists"))

    @cached_property
    def darkness(self) -> str:
        """Whether dark shades stand for high or for low values; "" where the text leaves it open."""
        from heatparse.inventory.polarity import (
            darkness,
        )  # this and what follows is loaded where shades are told

        told = darkness(survey_of(self.document))
        if told:
            return told
        from heatparse.claims.colors.told_scales import told_darkness

        return told_darkness(self)

    @cached_property
    def has_two_arms(self) -> bool:
        """Whether shades tell how far values are from the middle of the color scale."""
        if all(panel.legend is None or len(panel.legend.bands) < _ARMS for panel in self.document.panels):
            return False
        from heatparse.inventory.polarity import has_two_arms  # loaded where a legend has several colors

        return has_two_arms(survey_of(self.document))

    @cached_property
    def opening(self) -> frozenset[str]:
        """The folded words in front of the data."""
        return frozenset(self.opening_keys)

    @cached_property
    def opening_keys(self) -> list[str]:
        """The same in their order."""
        return [token[3] for token in self.opening_tokens]

    @cached_property
    def _shared_words(self) -> frozenset[str]:
        """The folded words of labels that both axes have: things set against each other, and not what is measured."""
        panels = self.document.panels
        both = (set(panel.x_axis.categories) & set(panel.y_axis.categories) for panel in panels)
        return frozenset(key for labels in both for label in labels for key in label_keys(label))

    @cached_property
    def axis_words(self) -> frozenset[str]:
        """The folded words of the names of axes: "time slot"."""
        axes = (axis for panel in self.document.panels for axis in (panel.x_axis, panel.y_axis))
        return frozenset(key for axis in axes if axis.label for key in label_keys(axis.label))

    @property
    def _data_start(self) -> int:
        blocks, roles = self.draft.blocks, self.draft.roles
        data = next((i for i in range(len(blocks)) if roles.get(i) == "data"), len(blocks))
        return blocks[data].start if data < len(blocks) else len(self.text)
