"""Rows told in pieces: under a head, in the order of a heading, at hours that are spans, beside other sections."""

from __future__ import annotations

import pytest

import heatparse

ROWS, HOURS = ("Mill", "Quay", "Yard"), ("00-05", "06-11", "12-17", "18-23")
VALUES = {row: [round(4.2 + 3.1 * i + 1.3 * j, 1) for j in range(4)] for i, row in enumerate(ROWS)}
TOLD = 'The x-axis is labeled "Hours" and has the categories 00-05, 06-11, 12-17, and 18-23. '
AXES = (
    "* " + TOLD + '\n* The y-axis is labeled "Station" and has the categories Mill, Quay, and Yard.\n',
    "- **X-axis (Hours):** 00-05, 06-11, 12-17, 18-23\n- **Y-axis (Station):** Mill, Quay, Yard\n",
)


def cells(data: str, axes: str) -> list[tuple[str, str, float | None]]:
    text = f"## Heatmap: Noise at Three Stations\n\n**Axes**\n{axes}\n{data}"
    panels = heatparse.parse(text).panels
    assert [panel.title for panel in panels] == [None]
    return sorted((cell.row, cell.column, cell.value.value) for cell in panels[0].cells)


def expected(skip: set[str] = frozenset()) -> list[tuple[str, str, float]]:  # type: ignore[assignment]
    return sorted(
        (row, hour, value)
        for row in ROWS
        for hour, value in zip(HOURS, VALUES[row], strict=True)
        if hour not in skip
    )


@pytest.mark.parametrize("axes", AXES)
@pytest.mark.parametrize("bullets", [("* ", "  * "), ("- ", "    - "), ("1. ", "   - ")])
def test_a_row_in_two_lines_is_no_panel(axes: str, bullets: tuple[str, str]) -> None:
    data = "**Data**\n"
    for row in ROWS:
        told = [f"{hour}: {value}" for hour, value in zip(HOURS, VALUES[row], strict=True)]
        data += (
            f"{bullets[0]}**{row}**\n{bullets[1]}{', '.join(told[:2])}\n{bullets[1]}{', '.join(told[2:])}\n"
        )
    assert cells(data, axes) == expected()


@pytest.mark.parametrize("axes", AXES)
@pytest.mark.parametrize("joint", ["→", "to", "through"])
def test_a_heading_that_runs_through_an_axis_is_no_place(axes: str, joint: str) -> None:
    data = f"### Data by Row (00-05 {joint} 18-23)\n"
    data += "".join(f"- {row}: {', '.join(map(str, VALUES[row]))}\n" for row in ROWS)
    assert cells(data, axes) == expected()


@pytest.mark.parametrize("axes", AXES)
@pytest.mark.parametrize(
    "wording", ["{} in {}, {} in {}", "peak {} in {}, trough {} in {}", "{} at {} and {} at {}"]
)
def test_a_span_behind_a_value_is_its_place(axes: str, wording: str) -> None:
    told = [f"- {row}: {wording.format(v[3], HOURS[3], v[0], HOURS[0])}\n" for row, v in VALUES.items()]
    assert cells("### Data\n" + "".join(told), axes) == expected({HOURS[1], HOURS[2]})


@pytest.mark.parametrize("axes", AXES)
def test_what_is_annotated_is_no_statement_of_an_extreme(axes: str) -> None:
    text = f"## Heatmap: Noise\n\n**Axes**\n{axes}"
    text += "- Annotated are the peak and the trough of each row and, for Mill, the 06-11 band\n"
    text += "\n### Data\n" + "".join(f"- {row}: {', '.join(map(str, VALUES[row]))}\n" for row in ROWS)
    assert not heatparse.check(text).findings


@pytest.mark.parametrize("head", ["Comparison", "Day versus night", "What it means"])
def test_sections_of_remarks_are_no_panels(head: str) -> None:
    text = "## Heatmaps: Noise\n\nTwo heatmaps are shown next to each other.\n\n" + AXES[1]
    for shift, panel in ((0, "Summer"), (20, "Winter")):
        text += f"\n### {panel}\n"
        for row in ROWS:
            told = [f"{hour}: {value + shift:.1f}" for hour, value in zip(HOURS, VALUES[row], strict=True)]
            text += f"- {row}: {', '.join(told)}\n"
    text += (
        f"\n### {head}\n- Winter is louder in 12 of 12 cells.\n- The means are 10.8 and 30.8, 20.0 apart.\n"
    )
    text += "- At night, 4.2 and 24.2 are the lowest values, 0.0 dB off.\n"
    panels = heatparse.parse(text).panels
    assert [(panel.title, len(panel.cells)) for panel in panels] == [("Summer", 12), ("Winter", 12)]
