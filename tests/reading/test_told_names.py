"""Titles of panels that sentences tell without quotes."""

from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

import heatparse

FORMS = [
    "Two heatmaps stand side by side: {a} (left) and {b} (right).",
    "The left heatmap shows {a}, the right heatmap {b}.",
    "Two heatmaps are shown, {a} on the left and {b} on the right.",
    "The figure compares two heatmaps, one for {a} and one for {b}.",
    "Heatmap (a) is for {a} and heatmap (b) for {b}.",
    "Two panels, (a) {a} and (b) {b}, are drawn as heatmaps.",
]
NAMES = st.sampled_from(
    [("Farm A", "Farm B"), ("2010", "2020"), ("North Ridge", "South Ridge"), ("Limed", "Bare")]
)


def description(said, names):
    lines = ["## Heatmaps: Yields", "### Overview", said, "### Components/Axes"]
    lines += ["- **X-axis (Crop):** Rye, Oats", "- **Y-axis (Soil):** Loam, Peat", "### Detailed Analysis"]
    for name, n in zip(names, count(1, 4), strict=False):
        lines.append(f"- **{name}:** Loam: Rye {n}, Oats {n + 1}; Peat: Rye {n + 2}, Oats {n + 3}")
    return heatparse.parse("\n".join(lines))


@given(form=st.sampled_from(FORMS), names=NAMES)
def test_titles_and_what_belongs_to_them(form, names):
    panels = description(form.format(a=names[0], b=names[1]), names).panels
    assert [panel.title for panel in panels] == list(names)
    assert [[cell.value.value for cell in panel.cells] for panel in panels] == [[1, 2, 3, 4], [5, 6, 7, 8]]


@pytest.mark.parametrize(
    "said",
    [
        "The heatmap shows Rye (left) and Oats (right).",
        "The top row of the heatmap is Loam, the bottom row Peat.",
        "The heatmap is for Farm A.",
    ],
)
def test_parts_of_one_heatmap_are_no_panels(said):
    lines = [
        "## Heatmap: Yields",
        "### Overview",
        said,
        "",
        "| | Rye | Oats |",
        "|---|---|---|",
        "| Loam | 1 | 2 |",
    ]
    (panel,) = heatparse.parse("\n".join([*lines, "| Peat | 3 | 4 |"])).panels
    assert panel.title is None
