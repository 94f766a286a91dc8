"""Literals of several panels with a list of labels beside them, for all panels."""

import pytest

import heatparse

NAMED = (
    "## Heatmaps: Yield\nTwo heatmaps side by side; the left one is titled “Dry”, the right one “Wet”.\n\n"
)
COUNTED = "## Heatmaps: Yield\nTwo heatmaps stand side by side.\n\n"
LIST = '  "soils": ["Clay", "Loam", "Sand"],\n'
DRY = '  "Dry": {\n    "Oats": [6.1, 0.8, 0.4],\n    "Rye": [1, 2, null]\n  }'
WET = '  "Wet": {\n    "Oats": [7.3, 0.6, 0.2],\n    "Rye": [4, 5, 6]\n  }'
MATRICES = (
    '{\n  "soils": ["Clay", "Loam", "Sand"],\n  "crops": ["Oats", "Rye"],\n'
    '  "Dry": [\n    [6.1, 0.8, 0.4],\n    [1, 2, null]\n  ],\n  "Wet": [\n    [7.3, 0.6, 0.2],\n    [4, 5, 6]\n  ]\n}'
)
PYTHON = (
    'soils = ["Clay", "Loam", "Sand"]\ndry = {\n    "Oats": [6.1, 0.8, 0.4],\n    "Rye": [1, 2, None],\n}\n'
    'wet = {\n    "Oats": [7.3, 0.6, 0.2],\n    "Rye": [4, 5, 6],\n}'
)
OWN = (
    '{\n  "Dry": {\n    "Oats": {"Clay": 6.1, "Loam": 0.8, "Sand": 0.4},\n    "Rye": {"Clay": 1, "Loam": 2}\n  },\n'
    + (
        '  "Wet": {\n    "Oats": {"Clay": 7.3, "Loam": 0.6, "Sand": 0.2},\n'
        '    "Rye": {"Clay": 4, "Loam": 5, "Sand": 6}\n  }\n}'
    )
)


@pytest.mark.parametrize(
    "literal",
    [
        f"{{\n{LIST}{DRY},\n{WET}\n}}",
        f'{{\n{DRY},\n{WET},\n  "soils": ["Clay", "Loam", "Sand"]\n}}',
        f"{{\n{LIST.replace('soils', 'columns')}{DRY},\n{WET}\n}}",
        MATRICES,
        PYTHON,
        OWN,
    ],
)
@pytest.mark.parametrize("intro", [NAMED, COUNTED])
def test_labels_are_those_of_all_panels(literal: str, intro: str) -> None:
    panels = heatparse.parse(f"{intro}```\n{literal}\n```\n").panels
    assert [(panel.title or "").lower() for panel in panels] == ["dry", "wet"]
    for panel, first, count in zip(panels, (6.1, 7.3), (5, 6), strict=True):
        assert panel.x_axis.categories == ("Clay", "Loam", "Sand")
        assert panel.y_axis.categories == ("Oats", "Rye")
        assert len(panel.cells) == count
        assert panel.cells[0].value and panel.cells[0].value.value == first
