"""Keys that only name the diagonal, and short spellings of the labels of a square."""

import pytest

import heatparse

AXES = "## Heatmap: Overlap\n### Axes\n- **X-axis**: Ant, Bee, Cow\n- **Y-axis**: Same as X-axis\n### Data\n"


def cells(text):
    (panel,) = heatparse.parse(text).panels
    return {(cell.row, cell.column): cell.value.value for cell in panel.cells}


@pytest.mark.parametrize(
    "own", ["Self-correlation", "Itself", "Self", "Self-similarity", "Diagonal", "Self-overlap"]
)
@pytest.mark.parametrize("head", ["1. **{}**:", "**{}**", "- {}:", "#### {}"])
def test_a_key_for_the_diagonal_is_the_label_of_its_group(own, head):
    lines = [
        head.format("Ant"),
        f"- {own}: 1.00",
        "- Bee: 0.4",
        head.format("Bee"),
        f"- {own}: 0.9",
        "- Cow: 0.3",
    ]
    found = cells(AXES + "\n".join(lines))
    assert found == {("Ant", "Ant"): 1, ("Ant", "Bee"): 0.4, ("Bee", "Bee"): 0.9, ("Bee", "Cow"): 0.3}
    assert not heatparse.check(AXES + "\n".join(lines)).findings


def test_without_a_square_it_is_no_label_of_an_axis():
    text = "## Heatmap: T\n### Axes\n- **X-axis**: Oat, Rye\n- **Y-axis**: Ant, Bee\n### Data\n"
    found = cells(text + "**Ant**\n- Self: 1\n- Oat: 2\n- Rye: 3\n**Bee**\n- Oat: 4\n- Rye: 5\n")
    assert ("Ant", "Ant") not in found
    assert found["Bee", "Rye"] == 5


def test_short_heads_of_a_table_are_known_on_both_axes():
    names = ["Sparse Tuning", "Dense Tuning", "Hybrid Tuning"]
    table = "| | Sparse T. | Dense T. | Hybrid T. |\n|---|---|---|---|\n"
    rows = "".join(f"| {name.split()[0]} T. | 1 | 2 | 3 |\n" for name in names)
    axes = "## Heatmap: T\n### Axes\n- **X-axis labels**:\n" + "".join(f"1. {name}\n" for name in names)
    (panel,) = heatparse.parse(
        f"{axes}- **Y-axis labels**: Identical to the x-axis labels\n### Data\n{table}{rows}"
    ).panels
    assert list(panel.x_axis.categories) == list(panel.y_axis.categories) == names
    assert {cell.column for cell in panel.cells} == {cell.row for cell in panel.cells} == set(names)
