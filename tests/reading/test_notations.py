"""Every notation of the data part gives the matrix back that it was written from, whatever the labels are."""

from __future__ import annotations

import pytest
from notations import COLOURS, SIGNS, WITH_AXES, WITHOUT_AXES, Grid, nested, pairs, rows

import heatparse

LABELS = {
    "words": (["Ant", "Bee", "Cat", "Dog"], ["Rome", "Oslo", "Bern", "Paris", "Kyiv"]),
    "numbers": ([str(n) for n in range(6)], [str(n) for n in range(-8, 0)]),
    "rates": (["1e-5", "1e-4", "1e-3"], ["8", "16", "32", "64"]),
    "numbered names": ([f"Layer {n}" for n in range(5)], [f"Head {n}" for n in range(4)]),
    "years": (["2018", "2019", "2020"], ["Jan", "Feb", "Mar"]),
    "colours": (["Red Team", "Blue Team", "White Noise"], ["Black Box", "Green Energy", "Light Rail"]),
    "brackets": (["GPT-4 (0613)", "LLaMA-2 7B", "Mistral-7B-v0.1"], ["MMLU", "ARC-C", "HumanEval+"]),
}
# What the labels leave open: columns and rows with the same numbers, labels that begin like an axis.
OPEN = {
    ("values below their row", "numbers"),
    ("pair, then its row", "numbers"),
    ("counted row with its label", "numbers"),
    ("counted row with its label", "rates"),
    ("counted row with its label", "years"),
    ("tables of one column", "numbered names"),  # a figure with a panel for each layer
}


def grid(rows: list[str], columns: list[str]) -> Grid:
    """A matrix of distinct values."""
    return rows, columns, [[f"0.{10 * i + j + 11}" for j in range(len(columns))] for i in range(len(rows))]


def text(axes: list[str], body: list[str]) -> str:
    head = ["## Heatmap: Scores", "### Overview", "The image is a heatmap of scores.", "### Components/Axes"]
    end = ["### Key Observations", "- Nothing else stands out."]
    return "\n".join([*head, *axes, "### Detailed Analysis", *body, *end])


def listed(rows: list[str], columns: list[str]) -> list[str]:
    return [f"- **X-axis (Goal)**: {', '.join(columns)}", f"- **Y-axis (Start)**: {', '.join(rows)}"]


def assert_read(written: str, expected: Grid) -> None:
    (panel,) = heatparse.parse(written).panels
    cells = {(cell.row, cell.column): cell.value.value for cell in panel.cells}
    rows, columns, values = expected
    assert cells == {(r, c): float(v) for r, line in zip(rows, values) for c, v in zip(columns, line)}


@pytest.mark.parametrize("labels", LABELS)
@pytest.mark.parametrize("notation", WITH_AXES)
def test_a_notation_gives_the_matrix_back(notation: str, labels: str) -> None:
    if (notation, labels) in OPEN:
        pytest.skip("the text leaves the reading open")
    written = grid(*LABELS[labels])
    assert_read(text(listed(*LABELS[labels]), WITH_AXES[notation](written)), written)


@pytest.mark.parametrize("named", [True, False])
@pytest.mark.parametrize("notation", WITHOUT_AXES)
def test_labels_that_no_axis_lists_are_read_from_the_data(notation: str, named: bool) -> None:
    written = grid(*LABELS["words"])
    axes = ["- **X-axis**: Target", "- **Y-axis**: Source"] if named else []
    assert_read(text(axes, WITHOUT_AXES[notation](written)), written)


SPELLINGS = {
    "bracket more": (["GPT-4", "Vicuna", "Koala"], ["GPT-4 (0613)", "Vicuna (13B)", "Koala (7B)"]),
    "bracket less": (["Llama (Meta)", "Claude (Anthropic)", "Human"], ["Llama", "Claude", "Human"]),
    "name of the axis": (["3", "7", "11"], ["Start 3", "Start 7", "Start 11"]),
    "first letter of the axis": (["3", "7", "11"], ["S3", "S7", "S11"]),
    "signs": (["neg_facts", "sp_en", "self-check"], ["neg facts", "sp-en", "self check"]),
    "beginnings": (["January", "February", "March"], ["Jan", "Feb", "Mar"]),
    "letter of the axis": (["0", "1", "2"], ["S0", "S1", "S2"]),
    "shared noun": (["Short Memory", "Long Memory"], ["Short", "Long"]),
}


@pytest.mark.parametrize("notation", ["table", "keyed rows", "nested", "arrow", "long table"])
@pytest.mark.parametrize("spelling", SPELLINGS)
def test_labels_in_other_spellings_are_those_of_the_axis(spelling: str, notation: str) -> None:
    categories, written = SPELLINGS[spelling]
    columns = ["Rome", "Oslo", "Bern", "Paris"]
    _, _, values = grid(categories, columns)
    body = WITH_AXES[notation]((written, columns, values))
    assert_read(text(listed(categories, columns), body), (categories, columns, values))


HEADINGS = [
    "### Key Data Points and Trends",
    "## 3. Data Points and Observations",
    "### Detailed Observations",
]


@pytest.mark.parametrize("heading", HEADINGS)
@pytest.mark.parametrize("notation", ["table", "nested", "positional", "arrow"])
def test_headings_that_name_data_beside_talk_give_data(notation: str, heading: str) -> None:
    written = grid(*LABELS["words"])
    body = text(listed(*LABELS["words"]), WITH_AXES[notation](written))
    assert_read(body.replace("### Detailed Analysis", heading), written)


@pytest.mark.parametrize("labels", ["words", "colours", "brackets"])
@pytest.mark.parametrize("sign", SIGNS)
def test_values_in_front_of_their_labels(sign: str, labels: str) -> None:
    written = grid(*LABELS[labels])
    body = rows("- **{r}**: {items}.", "{v} SIGN {c}".replace("SIGN", sign))(written)
    assert_read(text(listed(*LABELS[labels]), body), written)


@pytest.mark.parametrize("form", ["nested", "pairs", "rows"])
@pytest.mark.parametrize("colour", COLOURS)
def test_colours_behind_values(colour: str, form: str) -> None:
    written = grid(*LABELS["words"])
    write = {
        "nested": nested("**{h}**", "* {k}: {v}" + colour),
        "pairs": pairs("- {r} vs. {c}: {v}" + colour),
        "rows": rows("- {r}: {items}", "{c}: {v}" + colour, "; "),
    }[form]
    text_ = text(listed(*LABELS["words"]), write(written))
    assert_read(text_, written)
    assert {cell.color for cell in heatparse.parse(text_).panels[0].cells} <= {"red", "dark red"}


TALK = [
    "The drop is 0.3 on Rome.",
    "For Ant: a drop of 0.3 on Rome.",
    "Ant beats Bee (0.2) on average.",
    "In Rome: 3 of 4 rows exceed 0.5.",
    "Ranking for Ant: 1 → Rome, 2 → Oslo, 3 → Bern",
    "Order of the columns: 1 Rome, 2 Oslo, 3 Bern, 4 Paris, 5 Kyiv",
    "Ant: 3 wins, 2 losses.",
    "Ant has 2 red, 3 blue cells.",
    "Ant: range 0.3 (Rome).",
    "Ant: falls 0.3 from Rome to Oslo",
    "The sum of Ant in Rome and Oslo: 0.9",
    "Differences at Rome: 0.3, at Oslo: 0.4.",
    "**Ant average: 0.5**",
    "The drops are 0.1, 0.2, 0.3, 0.4 and 0.5 for Ant.",
    "Ant and Bee have means of 0.1 and 0.2 over Rome and Oslo, respectively.",
    "The differences between Ant and Bee on Rome, Oslo and Bern are 0.1, 0.2 and 0.3.",
    "Ant improves by 0.1, 0.2 and 0.3 on Rome, Oslo and Bern, respectively.",
]


@pytest.mark.parametrize("bullet", ["", "- "])
@pytest.mark.parametrize("line", TALK)
def test_talk_in_the_data_part_gives_no_cells(line: str, bullet: str) -> None:
    rows_, columns = LABELS["words"]
    row = f"- Dog: {', '.join(f'{c} 0.{n}' for n, c in enumerate(columns, 1))}"
    report = heatparse.check(text(listed(rows_, columns), [row, bullet + line]))
    assert {cell.row for cell in report.document.panels[0].cells} == {"Dog"}
    assert not report.findings


ORDERS = {
    "Cells are written as (x, y).": "- ({c}, {r}): {v}",
    "Each entry is given as (column, row).": "- ({c}, {r}): {v}",
    "Format: [Goal, Start]": "- [{c}, {r}]: {v}",
    "The column comes first, then the row.": "- {c}, {r}: {v}",
    "Entries are listed as column / row.": "- {c} / {r}: {v}",
    "Each pair names the goal first and the start second.": "- {c} and {r}: {v}",
    "Read as x → y": "- {c} → {r}: {v}",
}


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("bullet", ["", "- "])
def test_a_stated_order_of_the_axes_is_kept(order: str, bullet: str) -> None:
    labels = ["Ant", "Bee", "Cat"]
    written = grid(labels, labels)
    assert_read(text(listed(labels, labels), [bullet + order, *pairs(ORDERS[order])(written)]), written)


def test_both_axes_in_one_sentence_are_no_order() -> None:
    labels = ["Ant", "Bee", "Cat"]
    written = grid(labels, labels)
    for line in (
        "Columns and rows are listed in the same order.",
        "The first row and the last column differ.",
    ):
        assert_read(text(listed(labels, labels), [line, *pairs("- {r} / {c}: {v}")(written)]), written)


RESPECTIVE = [
    "{r} reaches {V} on {C}, respectively.",
    "For {C}, {r} scores {V}, respectively.",
    "In row {r}, the values for {C} are {V}.",
    "With {r}, {C} give {V}, respectively.",
    "- {r} on {C}: {V}",
    "- {r} ({c}): {v}",
    "- {r}: {v} ({c})",
    "- **{r}** → {c}: {v}",
    "{V} are the values of {r} on {C}.",
]
SERIES = [
    ("The concentrations in {C} are, respectively, ", "{V} at {r}"),
    ("For {C}, the scores are ", "{V} ({r})"),
    ("On {C}, ", "{r} has {V}"),
    ("From left to right, the values are ", "{V} in the {r} row"),
    ("The corresponding values are ", "{V} for {r}"),
]
RUNNING = {
    "words": LABELS["words"],
    "same": (["Ant", "Bee", "Cat", "Dog"],) * 2,
    "numbered names": LABELS["numbered names"],
}


def joined(parts: list[str]) -> str:
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


@pytest.mark.parametrize("labels", RUNNING)
@pytest.mark.parametrize("form", RESPECTIVE)
def test_lists_of_values_beside_lists_of_labels(form: str, labels: str) -> None:
    rows_, columns, values = written = grid(*RUNNING[labels])
    body = [
        form.format(r=r, V=joined(row), C=joined(columns), v="/".join(row), c="/".join(columns))
        for r, row in zip(rows_, values)
    ]
    assert_read(text(listed(rows_, columns), body), written)


@pytest.mark.parametrize("form", ["{r} reaches {V} on {C}, respectively.", "- {r}: {V} for {C}"])
def test_numbers_listed_beside_as_many_values_are_labels(form: str) -> None:
    rows_, columns, values = written = grid(["10", "20", "30"], ["0", "1", "5", "25"])
    body = [form.format(r=r, V=joined(row), C=joined(columns)) for r, row in zip(rows_, values)]
    assert_read(text(listed(rows_, columns), body), written)


@pytest.mark.parametrize("labels", RUNNING)
@pytest.mark.parametrize(("lead", "part"), SERIES)
def test_all_rows_in_one_sentence(lead: str, part: str, labels: str) -> None:
    rows_, columns, values = written = grid(*RUNNING[labels])
    parts = [part.format(r=r, V=joined(row)) for r, row in zip(rows_, values)]
    body = lead.format(C=joined(columns)) + "; ".join(parts) + "."
    assert_read(text(listed(rows_, columns), [body]), written)


@pytest.mark.parametrize("sign", [" → ", " -> ", " / ", " | ", ", "])
def test_values_of_a_row_that_are_labels_as_well(sign: str) -> None:
    labels = ["10", "20", "30"], ["25%", "50%", "75%", "90%"]
    values = [["76%", "75%", "67%", "69%"], ["75%", "60%", "54%", "50%"], ["50%", "25%", "75%", "90%"]]
    axes = [f"- **X-axis (Goal)**: {', '.join(labels[1])}", f"- **Y-axis (Start)**: {', '.join(labels[0])}"]
    body = [f"- **{r} parts:** {sign.join(row)}" for r, row in zip(labels[0], values)]
    (panel,) = heatparse.parse(text(axes, body)).panels
    assert [cell.value.value for cell in panel.cells] == [float(v.rstrip("%")) for row in values for v in row]
