"""Letters that stand for axes, in coordinates and in what a text says of their order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import heatparse

SYMBOLS = st.sampled_from([("D", "T"), ("x", "t"), ("Δ", "P"), ("n", "k"), ("q", "r")])
VALUES = st.lists(st.integers(10, 99), min_size=9, max_size=9)
LABELS = ["1", "2", "3"]


def description(symbols, lines, axes=None):
    across, down = symbols
    axes = axes or (
        f'* **X-axis:** Labeled "Dose {across} (mg)" with ticks at 1, 2, 3.\n'
        f'* **Y-axis:** Labeled "Time {down} (h)" with ticks at 1, 2, 3.\n'
    )
    return (
        f"## Heatmap: Response\n### Overview\nA heatmap of the response.\n### Components/Axes\n{axes}"
        "* **Color bar:** from 0 to 100.\n### Detailed Analysis\n" + "\n".join(lines) + "\n"
    )


def cells_of(text):
    (panel,) = heatparse.parse(text).panels
    return {(cell.row, cell.column): cell.value.value for cell in panel.cells}


def expected(values):
    return {
        (row, column): values[3 * i + j] for i, row in enumerate(LABELS) for j, column in enumerate(LABELS)
    }


@pytest.mark.parametrize(
    "form",
    [
        "* ({a} = {c}, {d} = {r}): {v}",
        "* (`{a}` = {c}, `{d}` = {r}): ~{v}",
        "* `{d} = {r}`, `{a} = {c}`: about {v}",
        "* At {d} = {r}, {a} = {c}: {v}",
        "* ({d}={r}, {a}={c}) → {v}",
    ],
)
@given(symbols=SYMBOLS, values=VALUES)
def test_assigned_letters(form, symbols, values):
    lines = [
        form.format(a=symbols[0], d=symbols[1], r=row, c=column, v=value)
        for (row, column), value in expected(values).items()
    ]
    assert cells_of(description(symbols, lines)) == expected(values)


@pytest.mark.parametrize(
    "form", ["* At ({c}, {r}): Approximately {v}.", "* ({c}, {r}): {v}", "* For ({c}, {r}), about {v}"]
)
@pytest.mark.parametrize(
    "order", ["Values are written as ({a}, {d}).", "All points are given as ({a}, {d})."]
)
@given(symbols=SYMBOLS, values=VALUES)
def test_the_order_of_letters(form, order, symbols, values):
    lines = [order.format(a=symbols[0], d=symbols[1])]
    lines += [form.format(r=row, c=column, v=value) for (row, column), value in expected(values).items()]
    assert cells_of(description(symbols, lines)) == expected(values)


@given(values=VALUES)
def test_an_order_told_above_the_panels_holds_in_all_of_them(values):
    cells = expected(values)
    lines = ["Values are written as (D, T)."]
    for title in ("(a) North", "(b) South"):
        lines += [f"**{title}:**", *(f"* At ({c}, {r}): {v}" for (r, c), v in cells.items())]
    text = description(("D", "T"), lines).replace(
        "A heatmap of the response.", "Two heatmaps, (a) North and (b) South."
    )
    panels = heatparse.parse(text).panels
    assert len(panels) == 2
    for panel in panels:
        assert {(cell.row, cell.column): cell.value.value for cell in panel.cells} == cells


@pytest.mark.parametrize(
    ("across", "down"),
    [("horizontal", "vertical"), ("bottom", "left"), ("x-axis", "y-axis"), ("columns", "rows")],
)
def test_letters_as_keys_with_the_side_in_brackets(across, down):
    axes = (
        "- **Axes**:\n"
        f'- `s` ({across}): Labeled "speed s (m/s)", 0 to 6 in increments of 2.\n'
        f'- `h` ({down}): Labeled "height h (m)", 10 to 30 in increments of 10, increasing upward.\n'
    )
    text = description(("s", "h"), ["- (`s` = 2, `h` = 10): ~0.4", "- (`s` = 4, `h` = 30): ~0.6"], axes)
    (panel,) = heatparse.parse(text).panels
    assert (panel.x_axis.label, panel.x_axis.categories) == ("speed s (m/s)", ("0", "2", "4", "6"))
    assert (panel.y_axis.label, panel.y_axis.categories) == ("height h (m)", ("10", "20", "30"))
    assert [(cell.row, cell.column) for cell in panel.cells] == [("10", "2"), ("30", "4")]


@pytest.mark.parametrize("form", ["* **{s} = {r}:** [{v}]", "* {s} = {r}: {v}", "* `{s}={r}`: [{v}]"])
@pytest.mark.parametrize("across", ["Dose", "Tension"])
@given(values=VALUES)
def test_first_letters_of_an_axis(form, across, values):
    axes = f"* **X-axis:** {across} (`4`, `5`, `6`)\n* **Y-axis:** Temperature (`1`, `2`, `3`)\n"
    rows = [", ".join(map(str, values[at : at + 3])) for at in (0, 3, 6)]
    lines = [form.format(s="T", r=at, v=row) for at, row in enumerate(rows, 1)]
    found = cells_of(description(("D", "T"), lines, axes))
    assert found == {(str(i + 1), str(j + 4)): values[3 * i + j] for i in range(3) for j in range(3)}
