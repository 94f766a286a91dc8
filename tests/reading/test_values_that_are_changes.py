"""Changes that are the values of cells, in figures whose title says that they hold changes."""

from __future__ import annotations

import pytest

import heatparse

CROPS = """# Heatmap: {}

- **Y-axis (Crops):** Rye, Oat, Flax
- **X-axis (Soils):** Clay, Deep Sand, Loam, Peat
- **Color bar:** -4 (red) to +4 (green)

- **Oat:** {}
"""
CHANGES = ("Yield Change by Soil", "Delta of Yield", "Differences in Yield", "Yield Gains by Soil")


def _cells(title: str, told: str) -> list[tuple[str, str]]:
    panel = heatparse.parse(CROPS.format(title, told)).panels[0]
    return [(cell.column, cell.value.text) for cell in panel.cells if cell.row == "Oat"]


@pytest.mark.parametrize("title", CHANGES)
@pytest.mark.parametrize("noun", ["change", "delta", "difference"])
@pytest.mark.parametrize(
    ("told", "cells"),
    [
        ("Deep Sand shows a {} of 0.8%.", [("Deep Sand", "0.8%")]),
        ("Deep Sand has a slight negative {} of -0.8%.", [("Deep Sand", "-0.8%")]),
        ("Clay shows the highest {} (+1.5%), while Deep Sand shows a negative {} of -0.8%.",
         [("Clay", "+1.5%"), ("Deep Sand", "-0.8%")]),
        ("Values reach from -0.8% to +1.5%. Peat shows a positive {} (+1.5%), and Loam a negative one.",
         [("Peat", "+1.5%")]),
    ],
)  # fmt: skip
def test_changes_in_figures_of_changes(
    title: str, noun: str, told: str, cells: list[tuple[str, str]]
) -> None:
    assert _cells(title, told.replace("{}", noun)) == cells


@pytest.mark.parametrize("title", [*CHANGES, "Yield by Soil"])
@pytest.mark.parametrize(
    "told",
    [
        "The difference of 0.8 between Clay and Deep Sand is large.",
        "A difference of 0.8 separates Clay and Deep Sand.",
        "Deep Sand shows a change of 0.8 from Clay to Loam.",
        "Deep Sand shows a change of 0.8 over Clay.",
        "From Clay to Deep Sand there is a change of 0.8.",
        "Clay and Deep Sand have a difference of 0.8.",
        "Clay leads Deep Sand with a difference of 0.8.",
        "Average change of 0.4 in Clay.",
    ],
)
def test_changes_from_one_cell_to_another(title: str, told: str) -> None:
    assert _cells(title, told) == []


def test_a_change_in_a_figure_of_plain_values() -> None:
    assert _cells("Yield by Soil", "Deep Sand shows a change of 0.8.") == []
