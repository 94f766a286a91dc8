"""Scales that a line gives by that word alone, and names that stand beside a color bar."""

import pytest

import heatparse
from heatparse.models import Legend


def _legend(lines: str) -> Legend | None:
    return heatparse.parse(f"## Heatmap of tides\n\n{lines}\n").panels[0].legend


@pytest.mark.parametrize(
    "line",
    [
        "Scale: 0 to 8",
        "- Scale: 0–8",
        "**Scale:** 0 to 8 m",
        "Scale (m): 0 to 8.",
        "The scale: 0 to 8.",
        "Scale = 0 to 8",
    ],
)
def test_a_scale_with_two_ends_is_the_legend(line: str) -> None:
    legend = _legend(f"**Rows:** Ebb, Flow\n\n**Columns:** Dawn, Dusk\n\n{line}")
    assert legend is not None
    assert (legend.low, legend.high) == (0, 8)


@pytest.mark.parametrize("line", ["Map scale: 1:5000", "Scale: logarithmic", "Scale: 4.2x"])
def test_a_scale_without_two_ends_is_none(line: str) -> None:
    assert _legend(f"**Rows:** Ebb, Flow\n\n{line}") is None


def test_the_scale_of_an_axis_is_its_span() -> None:
    panel = heatparse.parse("## Heatmap\n\n**X-axis**\n- Label: Dose\n- Scale: 0 to 4\n").panels[0]
    assert panel.legend is None
    assert panel.x_axis.categories == ("0", "1", "2", "3", "4")


@pytest.mark.parametrize(
    "lines",
    [
        'The color bar runs from white (0) to navy (8). Below the gradient stands the label "Depth in m."',
        'A color bar runs from 0 to 8. Its label reads "Depth in m."',
        'A color bar runs from 0 to 8. Underneath it is the caption "Depth in m."',
        '**Legend:** from white (0) to navy (8), with "Depth in m." below the gradient.',
        '**Color bar:** white (0) to navy (8)\n- Below the gradient: "Depth in m."',
        "**Color bar:**\n- White (0) to navy (8)\n- Label below the bar: Depth in m",
    ],
)
def test_the_name_of_a_scale_may_stand_beside_the_gradient(lines: str) -> None:
    legend = _legend(lines)
    assert legend is not None
    assert legend.label == "Depth in m"


@pytest.mark.parametrize(
    "line",
    [
        'The color bar runs from 0 (pale) to 8 (dark). The heatmap is titled "Depth".',
        'The color bar runs from 0 (pale) to 8 (dark). "Ebb" is the darkest row.',
        'The color bar runs from 0 (pale) to 8 (dark); "white" is below the gradient.',
    ],
)
def test_other_quotations_name_no_scale(line: str) -> None:
    legend = _legend(line)
    assert legend is not None
    assert legend.label is None
