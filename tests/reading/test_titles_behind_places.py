"""Titles that a line gives its panels behind their places."""

import pytest

import heatparse


@pytest.mark.parametrize(
    "line",
    [
        "Two heatmaps are placed side by side: on the left Spring (1 March – 31 May), on the right Autumn.",
        "Two panels: left Spring, right Autumn.",
        "Two heatmaps: top Spring, bottom Autumn.",
    ],
)
def test_titles_stand_behind_places(line):
    text = f"""# Heatmap Pair: Queues

{line}

- Rows: Harbour, Airport
- Columns: Mon, Tue

**Panel: Spring**
- Harbour: 12, 18
- Airport: 22, 31

**Panel: Autumn**
- Harbour: 2, 8
- Airport: 2, 1
"""
    panels = heatparse.check(text).document.panels
    assert [panel.title for panel in panels] == ["Spring", "Autumn"]
    assert [len(panel.cells) for panel in panels] == [4, 4]
