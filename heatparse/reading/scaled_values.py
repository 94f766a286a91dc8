"""Values with a letter that multiplies, on a scale in thousands or millions: "€1.24M" where the scale ends at 2.0."""

from __future__ import annotations

from heatparse.models import Quantity
from heatparse.reading.draft import Draft, PanelDraft
from heatparse.resources import vocabulary

_SLIPS = 0.1  # of the values may be wrong


def bring_to_scale(draft: Draft) -> None:
    """Divide what all cells of a panel say in letters, where only that brings them onto its scale."""
    for panel in draft.panels:
        factor = _factor(panel)
        if factor:
            cells = [(one, {"value": _divided(one.value, factor)}) for one in panel.cells]
            regions = [(one, {"value": _divided(one.value, factor)}) for one in panel.regions]
            panel.cells = [one.model_copy(update=update) for one, update in cells]
            panel.regions = [one.model_copy(update=update) for one, update in regions]


def _factor(panel: PanelDraft) -> float:
    """What the letter behind the values of a panel stands for; 0 where they are on its scale as they are."""
    legend, factors = panel.legend, vocabulary("numbers", "factors")
    values = [cell.value for cell in panel.cells]
    letters = {value.text[-1:] for value in values if value.value}
    if legend is None or legend.low is None or legend.high is None or len(letters) != 1:
        return 0.0
    factor: float = factors.get(letters.pop(), 0.0)
    if not factor:
        return 0.0
    told = [value.value for value in values if value.value is not None]
    low, high = sorted((legend.low, legend.high))
    off = sum(not low <= value <= high for value in told if value)
    scaled = sum(low <= value / factor <= high for value in told if value)
    number = sum(bool(value) for value in told)
    return factor if off == number and scaled >= (1 - _SLIPS) * number else 0.0


def _divided(quantity: Quantity, factor: float) -> Quantity:
    ends = {name: getattr(quantity, name) for name in ("value", "low", "high", "resolution", "uncertainty")}
    return quantity.model_copy(update={k: v / factor for k, v in ends.items() if v is not None})
