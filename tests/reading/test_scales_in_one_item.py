"""One item that gives the scale of each panel, with further sentences behind it; labels with signs in them."""

import pytest

import heatparse

TWO = """# Heatmaps: Peat depth

Two heatmaps stacked vertically: "{0}" on top, "{1}" underneath. Both share rows and columns.

## Axes

- **X-axis (Year):** 2001, 2002
- **Y-axis (Moor):** Ash, Brack
- **Color scale:** {2}

### {0}
- Ash: 62, 65
- Brack: 70, 80

### {1}
- Ash: 42, 45
- Brack: 50, 60
"""
TOLD = [
    "the upper heatmap runs from 60 (white) to 85 (teal), the lower one from 40 (white) to 65 (plum)",
    "60 to 85 in the top panel, 40 to 65 in the bottom one",
    "{0} spans 60 to 85, whereas {1} spans 40 to 65",
    "the upper panel has a scale from 60 to 85, while that of the lower one goes from 40 to 65",
]
BEHIND = [
    ".",
    ". The two scales are offset by 20 points.",
    ". Each bar has 5 ticks",
    ". Darker means deeper.",
]


@pytest.mark.parametrize("titles", [("Spring", "Autumn"), ("Model A", "Model B")])
@pytest.mark.parametrize("told", TOLD)
def test_scale_of_each_panel_ends_with_its_sentence(told, titles):
    for behind in BEHIND:
        panels = heatparse.parse(TWO.format(*titles, told.format(*titles) + behind)).panels
        assert [(panel.legend.low, panel.legend.high) for panel in panels] == [(60, 85), (40, 65)]


ONE = """# Heatmap: Shares

- **X-axis (Age):** {}
- **Y-axis (Route):** {}
- **Color scale:** 0 to 1

## Data

{}
"""


def test_open_age_behind_a_value_is_a_label():
    decades = "- **1961–1970**: {}\n- **1971–1980**: {}"
    data = decades.format("0.1 at <18; 0.2 at 18–64; 0.3 at 65+", "0.4 at <18; 0.5 at 18–64; 0.6 at 65+")
    panel = heatparse.parse(ONE.format("<18, 18–64, 65+", "1961–1970, 1971–1980", data)).panels[0]
    assert {(c.row, c.column): c.value.value for c in panel.cells}[("1971–1980", "65+")] == 0.6
    assert len(panel.cells) == 6
    assert not panel.regions


@pytest.mark.parametrize("sign", [" / ", ", ", "; "])
def test_arrows_inside_of_labels_part_no_list(sign):
    routes = ["Ash → Brack", "Brack → Ash", "both"]
    text = ONE.format("young, old", sign.join(routes), "- both: 0.2, 0.3")
    assert list(heatparse.parse(text).panels[0].y_axis.categories) == routes
