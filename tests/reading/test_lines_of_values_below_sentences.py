"""Rows of values below a sentence, flat items under bare labels, values in front of their places, counts in heads."""

import pytest

import heatparse

AXES = "- **Rows:** Oak, Ash, Elm\n- **Columns:** May, June\n\n"


def report(text):
    return heatparse.check(f"# Heatmap: Leaves\n\n{text}\n")


def cells(text):
    (panel,) = report(text).document.panels
    return {(cell.row, cell.column): cell.value.value for cell in panel.cells}


@pytest.mark.parametrize(
    "told",
    [
        "Read from left to right, the rows contain the following lengths:",
        "From left to right, the rows hold these values:",
        "Going from left to right, the rows give the lengths:",
    ],
)
@pytest.mark.parametrize("names", [("A", "B", "C"), ("1", "2", "3")])
def test_rows_below_a_sentence_are_no_labels(told, names):
    axes = f"- **Rows:** {', '.join(names)}\n- **Columns:** May, June, July\n\n"
    rows = "\n\n".join(f"Row {name} reads {at}.1, {at}.4 and {at}.9." for at, name in enumerate(names, 2))
    assert cells(f"{axes}{told}\n\n{rows}")[names[1], "July"] == 3.9
    assert len(cells(f"{axes}{told}\n\n{rows}")) == 9


@pytest.mark.parametrize("line", ["at depth {} → {}", "with {} → {}", "depth {}: {}"])
def test_flat_items_below_bare_numbers(line):
    axes = "- **Columns:** Size (4K, 8K)\n- **Rows:** Depth (0%, 50%)\n\n"
    items = "".join(
        f"* {size}\n"
        + "".join(f"* {line.format(depth, value)}\n" for depth, value in zip(("0%", "50%"), own, strict=True))
        for size, own in (("4K", (9.5, 8.5)), ("8K", (7.5, 6.5)))
    )
    assert cells(axes + items) == {
        ("0%", "4K"): 9.5, ("50%", "4K"): 8.5, ("0%", "8K"): 7.5, ("50%", "8K"): 6.5,
    }  # fmt: skip


@pytest.mark.parametrize(
    "line",
    ["3.4 cm: Oak, June", "3.4 cm – Oak, June", "3.4: Oak → June", "3.4 cm: (Oak, June)", "3.4 = Oak & June"],
)
def test_a_value_in_front_of_row_and_column(line):
    assert cells(f"{AXES}The readable cells are these:\n\n- {line}\n") == {("Oak", "June"): 3.4}


def test_a_number_in_front_of_one_label_is_no_cell():
    assert cells(f"{AXES}The rest:\n\n- 3 trees: Oak, Ash\n") == {}


@pytest.mark.parametrize(
    "head", ["**{}** ({} trees)", "**{} ({} trees)**", "**{}** ({} trees):", "**{}** ({} young trees)"]
)
def test_counts_in_heads_are_no_values(head):
    rows = "\n\n".join(
        f"{head.format(tree, '1,200')}\n- May: 2 (4%)\n- June: 5 (9%)" for tree in ("Oak", "Ash", "Elm")
    )
    assert cells(AXES + rows) == {
        (tree, month): n for tree in ("Oak", "Ash", "Elm") for month, n in (("May", 2), ("June", 5))
    }


def test_the_same_bracket_in_a_group_holds_a_value():
    text = f"{AXES}### May\n\n**Oak** (81 points)\n\n**Ash** (64 points)\n\n### June\n\n**Oak** (72 points)\n"
    assert cells(text) == {("Oak", "May"): 81, ("Ash", "May"): 64, ("Oak", "June"): 72}


@pytest.mark.parametrize(
    "sentence",
    [
        "June looks much the same: 7 leaves on Oak, 8 on Ash and 9 on Elm.",
        "June is different: Oak has 7, Ash 8 and Elm 9.",
        "In June, Oak had 7, Ash 8 and Elm 9 leaves.",
    ],
)
def test_columns_that_sentences_tell(sentence):
    told = cells(f"{AXES}In May, Oak had 1, Ash 2 and Elm 3 leaves. {sentence}")
    assert [told.get((tree, "June")) for tree in ("Oak", "Ash", "Elm")] == [7, 8, 9]


@pytest.mark.parametrize(
    "sentence",
    [
        "Ash stands at 0.2 with Oak. Elm stands at 0.4 with Oak and at 0.3 with Ash.",
        "Ash has 0.2 with Oak. Elm has 0.4 with Oak and 0.3 with Ash.",
        "Ash correlates with Oak at 0.2. Elm shows 0.4 with Oak and 0.3 with Ash.",
    ],
)
def test_rows_of_a_triangle_in_sentences(sentence):
    told = cells(f"- **Rows and columns:** Oak, Ash, Elm\n\n{sentence}")
    assert told == {("Ash", "Oak"): 0.2, ("Elm", "Oak"): 0.4, ("Elm", "Ash"): 0.3}


def test_averages_in_tags_are_no_row():
    rows = "<tr><td>Oak</td><td>2</td><td>4</td></tr><tr><td>Ash</td><td>4</td><td>8</td></tr>"
    mean = "<tr><td><b>Average</b></td><td><b>3</b></td><td><b>6</b></td></tr>"
    table = f"<table>\n<tr><th>Tree</th><th>May</th><th>June</th></tr>\n{rows}\n{mean}\n</table>"
    panel = report(f"- **Rows:** Oak, Ash\n- **Columns:** May, June\n\n{table}").document.panels[0]
    assert {cell.row for cell in panel.cells} == {"Oak", "Ash"}
