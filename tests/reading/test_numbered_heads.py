"""Heads that end in a number ("Layer 4") above the items of their row, where no axis lists them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import heatparse

HEADS = {
    "bold item": ("- **{}**", "  - {}: {}"),
    "item": ("- {}", "  - {}: {}"),
    "lost indent": ("- **{}**", "- {}: {}"),
    "bold line": ("**{}**", "- {}: {}"),
    "heading": ("### {}", "- {}: {}"),
    "with a colon": ("**{}:**", "- {}: {}"),
    "other bullets": ("* **{}**", "    * {}: {}"),
}
ROWS = ["Layer {}", "Week {}", "Stage {}", "Block-{}"]
COLUMNS = ["Ant", "Bee", "Wasp"]


def described(kind, labels, values):
    head, cell = HEADS[kind]
    lines = ["# Heatmap: Counts", "", "The heatmap shows counts.", "", "## Values", ""]
    for label, row in zip(labels, values, strict=True):
        lines += [head.format(label), *(cell.format(*pair) for pair in zip(COLUMNS, row, strict=True)), ""]
    return "\n".join(lines)


@pytest.mark.parametrize("kind", HEADS)
@pytest.mark.parametrize("row", ROWS)
def test_they_are_the_labels_of_rows(kind, row):
    labels = [row.format(n) for n in (0, 4, 8)]
    values = [[11, 12, 13], [21, 22, 23], [31, 32, 33]]
    (panel,) = heatparse.parse(described(kind, labels, values)).panels
    found = {(cell.row, cell.column): cell.value.value for cell in panel.cells}
    expected = {
        (label, column): values[i][j] for i, label in enumerate(labels) for j, column in enumerate(COLUMNS)
    }
    assert found == expected


@given(
    st.sampled_from(["bold item", "bold line", "heading"]),
    st.sampled_from(ROWS[:3]),
    st.lists(st.integers(0, 99), min_size=3, max_size=5, unique=True),
    st.data(),
)
def test_any_numbers_do(kind, row, numbers, data):
    values = [[data.draw(st.integers(0, 999)) for _ in COLUMNS] for _ in numbers]
    labels = [row.format(n) for n in numbers]
    document = heatparse.parse(described(kind, labels, values))
    (panel,) = document.panels
    assert [panel.y_axis.categories, panel.x_axis.categories] == [tuple(labels), tuple(COLUMNS)]
    assert [cell.value.value for cell in panel.cells] == [value for line in values for value in line]
    assert not document.unread


def test_a_number_among_items_heads_none():
    text = "# Heatmap: Counts\n\n- Ant -> Bee: 4\n- Total 12\n- Ant -> Wasp: 5\n- Bee -> Wasp: 6\n- Bee -> Ant: 2\n"
    (panel,) = heatparse.parse(text).panels
    assert "Total 12" not in (*panel.y_axis.categories, *panel.x_axis.categories)
    assert len(panel.cells) == 4
