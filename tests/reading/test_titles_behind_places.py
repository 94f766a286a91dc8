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


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("1) Spring", "2) Autumn"),
        ("--- Spring ---", "--- Autumn ---"),
        ("[Spring]", "[Autumn]"),
        ("◆ Spring", "◆ Autumn"),
        ("<b>Spring</b>", "<b>Autumn</b>"),
        ('Left heatmap, "Spring":', 'Right heatmap, "Autumn":'),
        ("**Heatmap 1 of 2: Spring**", "**Heatmap 2 of 2: Autumn**"),
    ],
)
def test_lines_over_the_same_rows_head_panels(first, second):
    text = f"""# Heatmap Pair: Queues

Two heatmaps share their axes.

- Rows: Harbour, Airport
- Columns: Mon, Tue

{first}

- Harbour: 12, 18
- Airport: 22, 31

{second}

- Harbour: 2, 8
- Airport: 2, 1
"""
    panels = heatparse.check(text).document.panels
    assert [panel.title for panel in panels] == ["Spring", "Autumn"]
    assert [[cell.value.value for cell in panel.cells] for panel in panels] == [
        [12, 18, 22, 31],
        [2, 8, 2, 1],
    ]


def test_places_alone_head_the_panels_that_were_told_with_them():
    text = """# Queues

The left heatmap shows Spring, the right heatmap shows Autumn.

- Rows: Harbour, Airport
- Columns: Mon, Tue

Left:

- Harbour: 12, 18
- Airport: 22, 31

Right:

- Harbour: 2, 8
- Airport: 2, 1
"""
    panels = heatparse.check(text).document.panels
    assert [(panel.title, len(panel.cells)) for panel in panels] == [("Spring", 4), ("Autumn", 4)]


def test_a_bracket_behind_the_word_for_an_axis_names_it():
    text = """# Heatmap Pair: Understanding

Two heatmaps: Alpha and Beta.

- **Alpha** – rows (Listener): Basque, Frisian; columns (Language heard): Basque, Frisian
- **Beta** – rows (Reader): Basque, Frisian; columns (Language read): Basque, Frisian

**Alpha**

- Basque: 1, 2
- Frisian: 3, 4

**Beta**

- Basque: 5, 6
- Frisian: 7, 8
"""
    panels = heatparse.check(text).document.panels
    assert [(panel.y_axis.label, panel.x_axis.label) for panel in panels] == [
        ("Listener", "Language heard"),
        ("Reader", "Language read"),
    ]
