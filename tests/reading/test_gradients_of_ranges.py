"""Ranges of values beside two colors, and the codes of colors."""

import pytest

import heatparse


def legend(told):
    axes = "- **X-axis:** Oat, Rye\n- **Y-axis:** N, S\n"
    text = f"## Heatmap: Growth\n\n{axes}- **Color scale:** {told}\n\n### Data\n- N: Oat 1, Rye 2\n"
    found = heatparse.parse(text).panels[0].legend
    return found.low, found.high, [(band.color, band.low, band.high) for band in found.bands]


@pytest.mark.parametrize(
    "told, bands",
    [
        ("0 - 4 (white to navy)", [("white", 0, 0), ("navy", 4, 4)]),
        ("from 0 to 4 (pale pink to dark red)", [("pale pink", 0, 0), ("dark red", 4, 4)]),
        ("White to navy (0–4)", [("white", 0, 0), ("navy", 4, 4)]),
        ("blue (0) to red (4)", [("blue", 0, 0), ("red", 4, 4)]),
        ("4 to 0 (red to blue)", []),  # which color stands where is not for sure
        ("0 (red) → 4 (green)\n  - Further marks: 1, 2, 3 (yellow to lime)", [("red", 0, 0), ("green", 4, 4)]),
        ("\n  - Red (`#FF0000`): 0\n  - Dark green (`#008000`): 4", [("red", 0, 0), ("dark green", 4, 4)]),
    ],
)  # fmt: skip
def test_gradients(told, bands):
    assert legend(told) == (0, 4, bands)


@pytest.mark.parametrize("code", ["#123456", "`#008000`", "#12345678"])
def test_codes_of_colors_are_no_numbers(code):
    text = f"## Heatmap: Growth\n\n- **X-axis:** Oat, Rye\n- **Y-axis:** N, S\n\n### Data\n- N, Oat: 3 ({code})\n"
    document = heatparse.parse(text)
    assert [cell.value.value for cell in document.panels[0].cells] == [3]
    assert not document.unread
