"""Literals with an object for each panel, which has its own lists of labels."""

import json

import pytest

import heatparse

PANELS = {
    "Violin": (["Allegro", "Adagio", "Presto"], ["Bach", "Biber"], [[61, 44, 72], [58, 40, 75]]),
    "Cello": (["Allegro", "Largo"], ["Bach", "Haydn", "Elgar"], [[55, 31], [57, 35], [60, 38]]),
}
TEXT = """## Heatmaps: Bow Speed

Two heatmaps (Violin and Cello) show the bow speed of a piece. They differ in size.

{intro}- **Color bar:** "cm/s", from 20 (white) to 80 (black)

```{language}
{data}
```
"""
SIDES = "- **X-axis (Movement):** listed below\n- **Y-axis (Composer):** listed below\n"


def _object(x, y, grid, names):
    return {names[0]: x, names[1]: y, names[2]: grid}


def _nested(x, y, grid):
    return {row: dict(zip(x, values, strict=True)) for row, values in zip(y, grid, strict=True)}


def _check(data, intro="", language="json"):
    document = heatparse.parse(TEXT.format(intro=intro, data=data, language=language))
    assert [panel.title for panel in document.panels] == list(PANELS)
    for panel, (x, y, grid) in zip(document.panels, PANELS.values(), strict=True):
        assert (list(panel.x_axis.categories), list(panel.y_axis.categories)) == (x, y)
        told = {(cell.row, cell.column): cell.value.value for cell in panel.cells}
        assert told == {
            (r, c): v for r, values in zip(y, grid, strict=True) for c, v in zip(x, values, strict=True)
        }


@pytest.mark.parametrize("intro", ["", SIDES])
@pytest.mark.parametrize(
    "names", [("x", "y", "values"), ("columns", "rows", "data"), ("x_labels", "y_labels", "z")]
)
@pytest.mark.parametrize("indent", [1, 2, 4])
def test_each_panel_has_its_own_labels_and_matrix(names, indent, intro):
    literal = {title: _object(*panel, names) for title, panel in PANELS.items()}
    _check(json.dumps(literal, indent=indent), intro)


@pytest.mark.parametrize("indent", [1, 2])
def test_each_panel_has_its_own_labels_and_objects(indent):
    literal = {t: {"x": x, "y": y, "values": _nested(x, y, g)} for t, (x, y, g) in PANELS.items()}
    _check(json.dumps(literal, indent=indent), SIDES)


def test_each_panel_is_one_line():
    lines = [f'  "{t}": {json.dumps(_object(*p, ("x", "y", "values")))}' for t, p in PANELS.items()]
    _check("{\n" + ",\n".join(lines) + "\n}")


def test_each_panel_is_a_statement_of_python():
    lines = [f"{t.lower()} = {json.dumps(_object(*p, ('x', 'y', 'z')), indent=2)}" for t, p in PANELS.items()]
    _check("\n".join(lines), language="python")


def test_braces_in_labels_close_nothing():
    literal = {
        t: {"x": ["a}", "b]"], "y": y[:2], "values": [g[0][:2], g[1][:2]]} for t, (_, y, g) in PANELS.items()
    }
    for panel in heatparse.parse(
        TEXT.format(intro="", data=json.dumps(literal, indent=1), language="json")
    ).panels:
        assert panel.x_axis.categories == ("a}", "b]")
        assert len(panel.cells) == 4


ROWS = [(t, c, m, 10 * n + i) for n, t in enumerate(PANELS) for i, (c, m) in enumerate(
    [("Bach", "Allegro"), ("Bach", "Adagio"), ("Biber", "Allegro"), ("Biber", "Adagio")]
)]  # fmt: skip


def _of(title):
    return [row[1:] for row in ROWS if row[0] == title]


def _keyed(cells):
    keyed = {}
    for row, column, value in cells:
        keyed.setdefault(row, {})[column] = value
    return keyed


UNNAMED = {
    "keys": {title: _keyed(_of(title)) for title in PANELS},
    "key of all": {"panels": {title: _keyed(_of(title)) for title in PANELS}},
    "titles": {"heatmaps": [{"title": title, "values": _keyed(_of(title))} for title in PANELS]},
    "names": [{"name": title, "cells": _keyed(_of(title))} for title in PANELS],
    "records": [{"panel": t, "composer": c, "movement": m, "speed": v} for t, c, m, v in ROWS],
    "rows": [{"heatmap": t, "composer": c, **_keyed(_of(t))[c]} for t in PANELS for c in ("Bach", "Biber")],
    "values": _keyed(
        (c, m, {t: next(v for x, y, v in _of(t) if (x, y) == (c, m)) for t in PANELS}) for _, c, m, _ in ROWS
    ),
}
LISTED = "- **Columns:** Allegro, Adagio\n- **Rows:** Bach, Biber\n"


@pytest.mark.parametrize("indent", [None, 1])
@pytest.mark.parametrize("literal", UNNAMED.values(), ids=UNNAMED)
def test_panels_that_only_the_literal_names(literal, indent):
    text = TEXT.replace(" (Violin and Cello)", "").format(
        intro=LISTED, data=json.dumps(literal, indent=indent), language="json"
    )
    panels = heatparse.parse(text).panels
    assert [panel.title for panel in panels] == list(PANELS)
    for panel in panels:
        assert {(cell.row, cell.column, cell.value.value) for cell in panel.cells} == set(_of(panel.title))


def test_listed_labels_are_no_names_of_panels():
    text = TEXT.replace(" (Violin and Cello)", "").format(
        intro=LISTED, data=json.dumps(_keyed(_of("Violin"))), language="json"
    )
    assert [panel.title for panel in heatparse.parse(text).panels] == [None, None]
