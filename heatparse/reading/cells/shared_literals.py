"""Literals that hold several panels: {"Probe": {…}, "LoRA": {…}}, or records that name the panel of each."""

from __future__ import annotations

from typing import Any

from heatparse.reading.cells.literal_values import Leaf, Object
from heatparse.reading.draft import Draft
from heatparse.reading.panels import distinct_keys, panel_named
from heatparse.tokens import Tokens

_FEWEST = 2  # panels that a literal sets apart


def lists_labels(literal: Any) -> bool:
    """Whether a literal has a list of labels beside its parts: {"soils": ["Clay", "Loam"], "Oats": {…}}."""
    inner = [value for _, value in literal.pairs] if isinstance(literal, Object) else []
    lists = (value for value in inner if isinstance(value, list) and len(value) > 1)
    return any(isinstance(leaf, Leaf) and not leaf.number for values in lists for leaf in values[:1])


class SharedLiteral:
    """A literal of several panels, and the part that each of them has of it."""

    def __init__(self, draft: Draft, literal: Any) -> None:
        self._panels = draft.panels
        self._keys = [distinct_keys(panel.title, draft.panels) for panel in draft.panels]
        self._literal = literal
        self._split = False  # whether anything in it belongs to one panel

    def part(self, number: int) -> Any:
        """What is left for a panel; None where nothing tells the panels apart."""
        self._split = False
        part = self._of(self._literal, number)
        return part if self._split else None

    def _of(self, value: Any, number: int) -> Any:
        if isinstance(value, Object):
            return self._of_object(value, number)
        if isinstance(value, list):
            return [self._of(inner, number) for inner in self._of_list(value, number)]
        return value

    def _of_object(self, value: Object, number: int) -> Any:
        """ "{"Probe": 0.1, "LoRA": 0.2}" as 0.1, and with labels beside them as a record with one value."""
        owners = [self._named(key) for key, _ in value.pairs]
        if len(set(owners) - {None}) < len(self._panels):
            return Object([(key, self._of(inner, number)) for key, inner in value.pairs])
        self._split = True
        key, own = value.pairs[owners.index(number)]
        rest = [pair for pair, owner in zip(value.pairs, owners, strict=True) if owner is None]
        return Object([*rest, (key, own)]) if rest else own

    def _of_list(self, values: list[Any], number: int) -> list[Any]:
        """The records, or the lines, that name the panel, without its name."""
        told = [self._owner(value) for value in values]
        owners = {owner for owner, _ in told}
        if None in owners or len(owners) < _FEWEST:
            return values
        self._split = True
        return [rest for owner, rest in told if owner == number]

    def _owner(self, value: Any) -> tuple[int | None, Any]:
        """The panel that a record or a line names, and what else it says."""
        if isinstance(value, Object):
            for at, (_, inner) in enumerate(value.pairs):
                owner = self._named(inner)
                if owner is not None:
                    return owner, Object(value.pairs[:at] + value.pairs[at + 1 :])
        elif isinstance(value, list):
            for at, inner in enumerate(value):
                owner = self._named(inner)
                if owner is not None:
                    return owner, value[:at] + value[at + 1 :]
        return None, value

    def _named(self, value: Any) -> int | None:
        if not isinstance(value, Leaf) or not value.text:
            return None
        tokens = Tokens(value.text.replace("_", " ")).items
        return panel_named(tokens, self._keys, self._panels, placed=True)


__all__ = ["SharedLiteral", "lists_labels"]
