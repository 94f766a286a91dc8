"""Axes whose titles stand in brackets behind their labels, and axes that stay while the scale changes."""

import pytest

import heatparse

INTRO = "## Heatmap: Expression\n"


@pytest.mark.parametrize(
    ("sentence", "x", "y"),
    [
        (
            'The tissues leaf, root and stem are written along the bottom of the map (axis title "Tissue"), and three '
            'genes are listed down the left side (axis title "Gene"): ABC1, DEF2 and GHI3.',
            ("Tissue", ("leaf", "root", "stem")),
            ("Gene", ("ABC1", "DEF2", "GHI3")),
        ),
        (
            "Tissues leaf, root and stem are written along the bottom, and three genes are listed down the left side: "
            "ABC1, DEF2 and GHI3.",
            ("Tissues", ("leaf", "root", "stem")),
            ("genes", ("ABC1", "DEF2", "GHI3")),
        ),
        (
            'Along the bottom (titled "Month") are May, June and July; down the left side (titled "Site") are '
            "Rome, Oslo and Bern.",
            ("Month", ("May", "June", "July")),
            ("Site", ("Rome", "Oslo", "Bern")),
        ),
    ],
)
def test_title_in_a_bracket(
    sentence: str, x: tuple[str, tuple[str, ...]], y: tuple[str, tuple[str, ...]]
) -> None:
    (panel,) = heatparse.parse(f"{INTRO}{sentence}\n").panels
    assert (panel.x_axis.label, panel.x_axis.categories) == x
    assert (panel.y_axis.label, panel.y_axis.categories) == y


@pytest.mark.parametrize(
    "line",
    [
        "The axes are unchanged, but the color bar is narrower: it extends from 4 (light) to 8 (dark green).",
        "The axes stay as they are; only the colorbar differs: it runs from 4 (white) to 8 (red).",
        "Both axes are the same, whereas the color scale is another one: it goes from 4 (pale) to 8 (navy).",
    ],
)
def test_scale_behind_the_axes(line: str) -> None:
    (panel,) = heatparse.parse(f"{INTRO}{line}\n").panels
    assert panel.x_axis.categories == panel.y_axis.categories == ()
    assert panel.legend is not None
    assert (panel.legend.low, panel.legend.high) == (4, 8)


def test_head_of_both_stays_one() -> None:
    text = f"{INTRO}**Axes and color bar:**\n- Rows: Ant, Bee\n- Columns: Rome, Oslo\n- Color bar: 0 to 5\n"
    (panel,) = heatparse.parse(text).panels
    assert (panel.x_axis.categories, panel.y_axis.categories) == (("Rome", "Oslo"), ("Ant", "Bee"))
