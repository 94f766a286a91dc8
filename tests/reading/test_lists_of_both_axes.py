"""Lists of labels below and beside axes: of words and numbers, in two parts, of both axes at once."""

import pytest

import heatparse

HEAD = "## Heatmap: Ferries\n\n### Components/Axes\n"
SCALE = "* **Color bar:** 0 (white) to 1 (navy)\n"
PORTS = ("dock", "buoy", "pier", "-3", "-2", "-1")
SIZES = ("32000", "64000", "96000", "128000")


def panel_of(axes, data="### Detailed Analysis\n* Most cells are pale.\n"):
    (panel,) = heatparse.parse(f"{HEAD}{axes}{SCALE}{data}").panels
    return panel


@pytest.mark.parametrize(
    "below",
    [
        "* Categories: dock, buoy, pier, -3, -2, -1\n",
        "    * Categories: dock, buoy, pier, -3, -2, -1\n",
        "- Labels: dock, buoy, pier, -3, -2, -1.\n",
        "dock, buoy, pier, -3, -2, -1\n",
        "* Categories: dock, buoy, pier\n* Numerical: -3, -2, -1\n",
        "* Labels: dock, buoy, pier\n* Numeric labels: -3, -2, -1\n",
        "* Values: dock, buoy, pier\n* Remaining values: -3, -2, -1\n",
    ],
)
def test_words_in_front_of_numbers_are_labels_of_a_list_below(below):
    assert (
        panel_of(f"* **X-axis (Berth):**\n{below}* **Y-axis (Day):** Mon, Tue\n").x_axis.categories == PORTS
    )


def test_numbers_of_something_else_do_not_go_on_with_a_list():
    axis = panel_of("* **X-axis (Berth):**\n* Categories: dock, buoy\n* Number of boats: 7, 9\n").x_axis
    assert axis.categories == ("dock", "buoy")


@pytest.mark.parametrize(
    "told", ["ranging from 32000 to 128000 in increments of 32000", "32000 to 128000 in steps of 32000"]
)
def test_large_numbers_of_a_span_are_written_out(told):
    assert panel_of(f"* **X-axis:** Load, {told}.\n* **Y-axis:** Mon, Tue\n").x_axis.categories == SIZES


def test_a_span_of_millions_is_written_out():
    axis = panel_of("* **X-axis:** Load, from 500000 to 2000000 in steps of 500000.\n").x_axis
    assert axis.categories == ("500000", "1000000", "1500000", "2000000")


@pytest.mark.parametrize(
    ("line", "label"),
    [
        ('* **X-axis:** Model names: "Ox", "Yak", "Elk"', "Model names"),
        ("* **X-axis:** Dataset types: Ox, Yak, Elk", "Dataset types"),
        ("* **X-axis:** Class names:\n* Ox\n* Yak\n* Elk", "Class names"),
        ("* **X-axis:** Model sizes:\n    * Ox\n    * Yak\n    * Elk", "Model sizes"),
        ("* **X-axis:** Models: Ox, Yak, Elk", "Models"),
        ("* **X-axis:** Lists the model names: Ox, Yak, Elk", None),
        ("* **Breed Column (Top):** ignored\n* **X-axis:** Ox, Yak, Elk", None),
    ],
)
def test_what_is_named_is_the_name_of_an_axis(line, label):
    axis = panel_of(f"{line}\n* **Y-axis:** Mon, Tue\n").x_axis
    assert (axis.label, axis.categories) == (label, ("Ox", "Yak", "Elk"))


def test_the_word_for_a_line_is_no_part_of_the_name():
    axis = panel_of("* **X-axis:** Mon, Tue\n* **Breed Column (Left):** Ox, Yak, Elk\n").y_axis
    assert (axis.label, axis.categories) == ("Breed", ("Ox", "Yak", "Elk"))


@pytest.mark.parametrize(("first", "second", "third"), [("1.", "2.", "3."), ("-", "-", "-"), ("*", "*", "*")])
@pytest.mark.parametrize("part", ["**Dashed Line**: Marks equal speed.", "**Frame**: Cells of one color."])
def test_another_part_of_the_figure_is_no_category(first, second, third, part):
    panel = panel_of(
        f'{first} **X-axis**: Labeled as "speed" for the first boat\n'
        f'{second} **Y-axis**: Labeled as "drift" for the second boat\n{third} {part}\n'
    )
    assert (panel.x_axis.label, panel.y_axis.label) == ("speed", "drift")
    assert (panel.x_axis.categories, panel.y_axis.categories) == ((), ())


CODES = ("OSL", "RIX", "GDN")
ITEMS = "* `OSL` (Oslo)\n* `RIX` (Riga)\n* `GDN` (Gdansk)\n"
ROUTES = "### Detailed Analysis\n* `OSL` → `RIX`: **0.98** (navy)\n* `RIX` → `GDN`: **0.35**\n"


@pytest.mark.parametrize(
    "axes",
    [
        f"* **Row & Column Labels:** The rows and columns carry the same codes:\n{ITEMS}",
        f"* **Row and Column Labels:**\n{ITEMS}",
        f"* **Column & Row Names (the same in both):**\n{ITEMS}",
        "* **Row/Column Labels:** `OSL`, `RIX`, `GDN`\n",
        "* **Rows & Columns:** `OSL` (Oslo), `RIX` (Riga), `GDN` (Gdansk)\n",
        f"* **Row & Column Labels:** Both lie in the same order:\n{ITEMS}"
        "* **Data Values:** Each cell holds a number between 0.0 and 1.0.\n",
        "* **Rows:** Represent the port of departure.\n* **Columns:** Represent the port of arrival.\n"
        "* **Labels:** The ports are labeled as OSL (Oslo), RIX (Riga), and GDN (Gdansk).\n",
        "* **Rows:** Stand for the port that is left.\n* **Columns:** Stand for the port that is reached.\n"
        "* **Cells:** The color tells the share.\n* **Labels:** OSL (Oslo), RIX (Riga), GDN (Gdansk)\n",
    ],
)
def test_one_list_is_that_of_rows_and_columns(axes):
    panel = panel_of(axes, ROUTES)
    assert (panel.x_axis.categories, panel.y_axis.categories) == (CODES, CODES)
    cells = [(cell.row, cell.column, cell.value.value) for cell in panel.cells]
    assert cells == [("OSL", "RIX", 0.98), ("RIX", "GDN", 0.35)]


def test_a_list_beside_rows_that_have_their_own_is_that_of_the_columns():
    panel = panel_of(
        "* **Rows:** Mon, Tue\n* **Columns:** Represent the ports.\n* **Labels:** OSL, RIX, GDN\n"
    )
    assert (panel.y_axis.categories, panel.x_axis.categories) == (("Mon", "Tue"), CODES)
