"""Rules about the cells of the data part: their legend, their labels, their number, their colors."""

from __future__ import annotations

import pytest
from descriptions import describe

import heatparse

ADA = "* **Ada:** Math: 0.62, Code: 0.71, Law: 0.55"
BEA = "* **Bea:** Math: 0.48, Code: 0.66, Law: 0.74"
FIRST = 9  # line of the data part


def data(*lines: str) -> str:
    return "\n".join(lines)


# value-outside-legend


@pytest.mark.parametrize(
    ("legend", "row", "is_outside"),
    [
        ("from 0.0 (white) to 0.8 (navy)", "Math: 0.62, Code: 0.81, Law: 0.55", True),
        ("from 0.0 (white) to 0.8 (navy)", "Math: 0.62, Code: 0.80, Law: 0.55", False),
        ("from 0.5 (white) to 0.8 (navy)", "Math: 0.62, Code: 0.49, Law: 0.55", True),
        ("from 0.0 (white) to about 0.8 (navy)", "Math: 0.62, Code: 0.84, Law: 0.55", False),
        ("from 0.0 (white) to about 0.8 (navy)", "Math: 0.62, Code: 0.86, Law: 0.55", True),
        ("from 0% (white) to 80% (navy)", "Math: 62%, Code: 81%, Law: 55%", True),
        ("from 0.0 (white) to 0.8 (navy)", "Math: 62%, Code: 79%, Law: 55%", False),
        ("from 0.0 (white) to 0.8 (navy)", "Math: 62%, Code: 81%, Law: 55%", True),
        ("from 0.0 (white) to 1.0 (navy)", "Math: 62, Code: 99, Law: 55", False),  # percent, unsaid
        ("from 0.0 (white) to 0.8 (navy)", "Math: 0.62, Code: 0.7-0.9, Law: 0.55", True),
        ("from 0.0 (white) to 0.8 (navy)", "Math: 0.62, Code: >0.7, Law: 0.55", False),
    ],
)
def test_values_and_the_ends_of_the_scale(found, legend, row, is_outside):
    other = "Math: 60%, Code: 70%, Law: 56%" if "%" in row else "Math: 0.60, Code: 0.70, Law: 0.56"
    if "99" in row:
        other = "Math: 60, Code: 70, Law: 56"
    text = describe(legend=legend, data=data(f"* **Ada:** {row}", f"* **Bea:** {other}"))
    assert found(text) == ([(FIRST, "value-outside-legend")] if is_outside else [])


def test_percent_beside_a_scale_of_parts(messages):
    names = "Ada, Bea, Cy, Di"
    rows = [
        f"* **{name}:** Math: 91, Code: 80, Law: {60 + 15 * at}" for at, name in enumerate(names.split(", "))
    ]
    text = describe(data=data(*rows), legend="from 0.0 (white) to 1.0 (navy)", y=names)
    assert messages(text, "value-outside-legend") == ["105 lies above 1, where the color scale ends."]


def test_one_finding_a_line_lists_all_values(messages):
    text = describe(legend="from 0.0 (white) to 0.6 (navy)", data=data(ADA, BEA))
    assert messages(text, "value-outside-legend") == [
        "0.62 and 0.71 lie above 0.6, where the color scale ends.",
        "0.66 and 0.74 lie above 0.6, where the color scale ends.",
    ]


# duplicate-cell


def test_a_cell_with_two_values(messages):
    text = describe(data=data(ADA, BEA, "* **Ada:** Code: 0.17"))
    assert messages(text, "duplicate-cell") == ["The cell (Ada, Code) is 0.17 here, but 0.71 in line 9."]


@pytest.mark.parametrize("value", ["0.71", "0.7", "~0.7", "0.710"])
def test_a_cell_given_twice_with_one_value(found, value):
    assert found(describe(data=data(ADA, BEA, f"* **Ada:** Code: {value}"))) == []


def test_labels_that_come_twice_are_left_alone(found):
    text = describe(x="Math, Code, Math", data="* **Ada:** 0.62, 0.71, 0.55\n* **Bea:** 0.48, 0.66, 0.74")
    assert found(text) == []


# unknown-category


@pytest.mark.parametrize("label", ["Cea", "Adam", "Math"])
def test_a_row_that_is_not_listed(found, label):
    text = describe(data=data(ADA, BEA, f"* **{label}:** Math: 0.51, Code: 0.52, Law: 0.53"))
    assert found(text) == [(FIRST + 2, "unknown-category")]


@pytest.mark.parametrize("label", ["Average", "Mean (all models)", "Overall"])
def test_margins_are_no_categories(found, label):
    text = describe(data=data(ADA, BEA, f"* **{label}:** Math: 0.55, Code: 0.69, Law: 0.65"))
    assert found(text) == []


@pytest.mark.parametrize("label", ["ADA", "`Ada`", '"Ada"'])
def test_other_spellings_of_a_label(found, label):
    assert found(describe(data=data(ADA.replace("Ada", label), BEA))) == []


# row-length-mismatch


def test_a_row_that_is_too_short(messages):
    text = describe(data="* **Ada:** 0.62, 0.71\n* **Bea:** 0.48, 0.66, 0.74")
    assert messages(text, "row-length-mismatch") == [
        "This row gives 2 values, but the x-axis has 3 categories."
    ]


@pytest.mark.parametrize(
    "rows",
    [
        "* **Ada:** 0.62, N/A, 0.55\n* **Bea:** 0.48, 0.66, 0.74",
        "| Model | Math | Code | Law |\n|---|---|---|---|\n| Ada | 0.62 | - | 0.55 |\n| Bea | 0.48 | 0.66 ||",
    ],
)
def test_marks_for_missing_values_count(found, rows):
    assert found(describe(data=rows)) == []


def test_a_triangle_has_rows_of_every_length(found):
    rows = "* **Math:** 1.00\n* **Code:** 0.71, 1.00\n* **Law:** 0.48, 0.66, 1.00"
    assert found(describe(y="Math, Code, Law", data=rows)) == []


# color-mismatch

BANDS = "with these colors:\n  * White: 0.0–0.5\n  * Blue: 0.5–0.7\n  * Navy: 0.7–1.0"


def colored(*colors: str, values: tuple[str, ...] = ("0.62", "0.71", "0.55", "0.48", "0.66", "0.74")) -> str:
    cells = [f"{value} ({color})" for value, color in zip(values, colors, strict=True)]
    return (
        f"* **Ada:** Math: {cells[0]}, Code: {cells[1]}, Law: {cells[2]}\n"
        f"* **Bea:** Math: {cells[3]}, Code: {cells[4]}, Law: {cells[5]}"
    )


def test_a_color_of_another_band(messages):
    text = describe(legend=BANDS, data=colored("blue", "navy", "white", "white", "blue", "navy"))
    assert messages(text, "color-mismatch") == [
        "The cell (Ada, Law) with 0.55 is called white, but 0.55 is blue in the legend."
    ]


@pytest.mark.parametrize(
    "colors",
    [
        ("blue", "navy", "blue", "white", "blue", "navy"),
        ("Blue", "Navy", "blue", "white", "Blue cell", "navy"),
        ("blue", "dark navy", "blue", "white", "blue", "navy"),  # a color that the legend does not have
        ("navy", "white", "navy", "blue", "white", "white"),  # nothing agrees: the legend was misread
    ],
)
def test_colors_that_go_with_the_bands_or_with_nothing(found, colors):
    assert [rule for _, rule in found(describe(legend=BANDS, data=colored(*colors)))] == []


def test_the_two_ends_of_a_gradient_say_nothing_about_what_lies_between(found):
    assert found(describe(data=colored("navy", "navy", "white", "navy", "white", "navy"))) == []


def test_the_end_of_a_gradient_in_the_color_of_the_other(messages):
    values = ("0.62", "0.71", "0.55", "0.02", "0.66", "0.74")
    text = describe(data=colored("blue", "blue", "blue", "navy", "blue", "blue", values=values))
    assert messages(text, "color-mismatch") == [
        "The cell (Bea, Math) with 0.02 is called navy, but 0.02 is white in the legend."
    ]


@pytest.mark.parametrize(
    ("color", "is_wrong"), [("red", True), ("blue", False), ("white", False), ("pink", False)]
)
def test_the_wrong_side_of_a_diverging_scale(found, color, is_wrong):
    text = describe(
        legend="from -1.0 (blue) through 0.0 (white) to 1.0 (red)",
        data=colored(
            "red", "red", "red", color, "red", "red", values=("0.6", "0.7", "0.5", "-0.4", "0.6", "0.7")
        ),
    )
    assert found(text) == ([(FIRST + 1, "color-mismatch")] if is_wrong else [])


def test_regions_have_colors_too(found):
    rows = data(
        "* **Layers 0-1:** 0.2 (white) for all tasks",
        "* **Layers 2-3:** 0.6 (blue) for all tasks",
        "* **Layers 4-5:** 0.8-0.9 (blue) for all tasks",
    )
    text = describe(y="0 to 5, integers", legend=BANDS, data=rows).replace("(Model)", "(Layer)")
    assert [rule for _, rule in found(text)] == ["color-mismatch"]


def test_one_cell_out_of_the_order_of_colors(found):
    rows = [
        ("North", "12 (teal)", "14 (teal)", "31 (gold)"),
        ("South", "11 (teal)", "18 (teal)", "36 (gold)"),
        ("East", "15 (gold)", "29 (gold)", "38 (gold)"),
    ]
    lines = [f"* **{name}:** Top: {a}, Middle: {b}, Low: {c}" for name, a, b, c in rows]
    text = describe(
        overview="Soil moisture of three plots.", x="Top, Middle, Low", y="North, South, East",
        legend="not shown", data=data(*lines),
    )  # fmt: skip
    assert found(text) == [(FIRST + 2, "color-mismatch")]


def test_a_lone_value_in_front_of_the_table_is_the_wrong_one(found):
    table = data(
        "* **Ada → Math:** 0.60", "", "| Row | Math | Code | Law |", "|---|---|---|---|",
        "| Ada | 0.62 | 0.71 | 0.55 |", "| Bea | 0.48 | 0.66 | 0.74 |",
    )  # fmt: skip
    assert (FIRST, "duplicate-cell") in found(describe(data=table))


def _years(last: str) -> str:
    return (
        "## Heatmap: Shares\n### Overview\nA heatmap of shares by country and year.\n### Components/Axes\n"
        "* **Y-axis (Country):** Norway, Austria, Poland.\n* **X-axis (Year):** 2016, 2018, 2020, 2022, 2024.\n"
        "### Detailed Analysis\n```json\n{\n"
        '  "Norway": {"2016": 97, "2018": 98, "2020": 98, "2022": 99, "2024": 98},\n'
        '  "Austria": {"2016": 72, "2018": 75, "2020": 78, "2022": 76, "2024": 81},\n'
        f'  "Poland": {{{last}}}\n}}\n```\n'
    )


@pytest.mark.parametrize(
    ("last", "found"),
    [
        ('"2016": 13, "2018": 13, "2020": 18, "2023": 22, "2024": 29', True),
        ('"2016": 13, "2018": 13, "2020": 18, "2022": 22, "2024": 29', False),
        ('"2016": 13, "2017": 13, "2018": 15, "2020": 18, "2022": 22, "2024": 29', False),
        ('"2017": 13, "2019": 13, "2021": 18', False),
    ],
)
def test_a_number_in_the_place_of_a_tick_is_unknown(last: str, found: bool) -> None:
    rules = {finding.rule for finding in heatparse.check(_years(last)).findings}
    assert ("unknown-category" in rules) is found
