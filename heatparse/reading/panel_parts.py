"""Lines that tell all of a panel at once: "Left: x-axis Hour (1, 2), y-axis Site (A, B), color bar 0 to 9"."""

from __future__ import annotations

from itertools import takewhile

from heatparse.phrases import phrases, words
from heatparse.reading.axis_reading import AxisReading
from heatparse.reading.draft import Draft, LegendDraft
from heatparse.reading.joint_axes import read_joint_axes
from heatparse.reading.legends import read_scale
from heatparse.reading.panels import distinct_keys, panel_named
from heatparse.reading.statements import Statement
from heatparse.records import Record, replace
from heatparse.tokens import Token

_NEAR = 4  # tokens that name a scale: "the left color bar"


class PanelPart(Record):
    """What one line says of one panel."""

    panel: int
    axes: list[tuple[str, AxisReading]]
    legend: LegendDraft | None


def read_panel_part(draft: Draft, statement: Statement) -> PanelPart | None:
    """The axes, and the scale behind them, that a line gives the panel that its key names; None for other lines."""
    tokens = statement.rest_tokens
    roles = [(role, first) for role, first, _ in phrases("structure", "roles").find(tokens)]
    named = [role for role, _ in roles if role in ("x", "y")]
    if sorted(named) != ["x", "y"]:
        return None
    keys = [distinct_keys(panel.title, draft.panels) for panel in draft.panels]
    number = panel_named(statement.key_tokens, keys, draft.panels, placed=True)
    if number is None:
        return None
    last = max(first for role, first in roles if role in ("x", "y"))
    scale = next(
        (
            at
            for at in range(last + 1, len(tokens))
            if tokens[at - 1][3] in (",", ";", ".", "and") and _tells_scale(tokens[at : at + _NEAR])
        ),
        len(tokens),
    )
    axes = read_joint_axes(draft, replace(statement, role="both", rest_tokens=tokens[:scale]))
    if not axes:
        return None
    legend = None
    if scale < len(tokens):
        legend = LegendDraft(span=(statement.block.start, statement.block.end))
        read_scale(draft, legend, [tokens[scale:]])
    return PanelPart(number, axes, legend if legend is not None and legend.low is not None else None)


def _tells_scale(tokens: list[Token]) -> bool:
    """Whether a piece begins with a word for the scale: ", scale 0 to 9", "; the color bar runs …"."""
    named = takewhile(lambda token: token[0] not in ("MARK", "QUANTITY"), tokens)
    return any(token[3] in words("structure", "scale_words") for token in named)


__all__ = ["read_panel_part"]
