"""Notations that give several panels together: one table, one list, one section a row of panels, paragraphs."""

from __future__ import annotations

from itertools import chain

import pytest

import heatparse

ROWS, COLUMNS = ("Ant", "Bee"), ("Dog", "Elk", "Fox")
TWO = 'Two heatmaps side by side: "Base" (left) and "Tuned" (right).'
THREE = (
    'Three heatmaps next to each other: "Base" on the left, "Tuned" in the middle, and "Large" on the right.'
)
FOUR = "Four heatmaps in a 2x2 grid; the rows of panels are models, the columns tasks."
TITLES = ["Base", "Tuned", "Large"]
FRAME = [
    '* **X-axis:** "Goal": Dog, Elk, Fox',
    '* **Y-axis:** "Start": Ant, Bee',
    '* **Color bar:** "Rate", 0.0 (white) to 1.0 (red)',
]


def grid(panel: int) -> dict[tuple[str, str], float]:
    """The values of a panel, all of them different."""
    places = [(row, column) for row in ROWS for column in COLUMNS]
    return {place: round(0.1 + at / 10 + panel / 100, 2) for at, place in enumerate(places)}


GRIDS = [grid(panel) for panel in range(4)]


def read(
    overview: str, body: list[str]
) -> tuple[list[str | None], list[dict[tuple[str, str], float | None]]]:
    """Titles and cells of the panels of a description with this data part."""
    text = ["## Heatmaps: T", "### Overview", overview, "### Components/Axes", *FRAME, "### Detailed Analysis",
            *body, "### Key Observations", "* Rates differ."]  # fmt: skip
    panels = heatparse.parse("\n".join(text)).panels
    return [panel.title for panel in panels], [
        {(cell.row, cell.column): cell.value.value for cell in panel.cells} for panel in panels
    ]


def table(head: list[str], rows: list[list[object]]) -> list[str]:
    return [f"| {' | '.join(map(str, row))} |" for row in (head, ["---"] * len(head), *rows)]


def values(panel: int, row: str) -> list[float]:
    return [GRIDS[panel][row, column] for column in COLUMNS]


def listed(panel: int, between: str = "; ", behind: str = ": ", joint: str = ", ") -> str:
    """All rows of a panel in one line."""
    return between.join(f"{row}{behind}{joint.join(map(str, values(panel, row)))}" for row in ROWS)


# --- a value for each panel in one place --------------------------------------------------------

JOINTS = [" → ", " / ", "/", " vs. ", " vs ", " -> "]


@pytest.mark.parametrize("joint", [*JOINTS, "; ", ", "])
def test_cells_of_a_table_hold_a_value_for_each_panel(joint: str) -> None:
    rows = [[row, *(f"{GRIDS[0][row, c]}{joint}{GRIDS[1][row, c]}" for c in COLUMNS)] for row in ROWS]
    assert read(TWO, table(["", *COLUMNS], rows)) == (TITLES[:2], GRIDS[:2])


@pytest.mark.parametrize("joint", [*JOINTS, " | "])
@pytest.mark.parametrize("keyed", [True, False])
def test_lines_hold_a_value_for_each_panel(joint: str, keyed: bool) -> None:
    body = [
        f"* **{row}:** "
        + ("; " if keyed else ", ").join(
            f"{f'{c}: ' if keyed else ''}{GRIDS[0][row, c]}{joint}{GRIDS[1][row, c]}" for c in COLUMNS
        )
        for row in ROWS
    ]
    assert read(TWO, body) == (TITLES[:2], GRIDS[:2])


def test_values_in_brackets_belong_to_the_panel_in_brackets() -> None:
    body = ["Values are given as Tuned (Base)."]
    body += [
        f"* {row}: " + ", ".join(f"{c} {GRIDS[1][row, c]} ({GRIDS[0][row, c]})" for c in COLUMNS)
        for row in ROWS
    ]
    assert read(TWO, body) == (TITLES[:2], GRIDS[:2])


def test_values_in_brackets_of_which_the_text_says_nothing_sure_stay_unread() -> None:
    body = ["The value of the tuned model follows that of the base model in parentheses."]
    body += [
        f"* {row}: " + ", ".join(f"{GRIDS[0][row, c]} ({GRIDS[1][row, c]})" for c in COLUMNS) for row in ROWS
    ]
    assert not any(read(TWO, body)[1])


@pytest.mark.parametrize(
    ("said", "corner"),
    [
        ("Each cell reads Tuned / Base.", ""),
        ("Each cell gives right / left.", ""),
        ("", "Start (Tuned / Base)"),
    ],
)
def test_the_order_of_the_panels_is_told(said: str, corner: str) -> None:
    rows = [[row, *(f"{GRIDS[1][row, c]} / {GRIDS[0][row, c]}" for c in COLUMNS)] for row in ROWS]
    assert read(TWO, [said, *table([corner, *COLUMNS], rows)]) == (TITLES[:2], GRIDS[:2])


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
@pytest.mark.parametrize("nested", [True, False])
def test_triplets(order: tuple[int, ...], nested: bool) -> None:
    def triplet(row: str, column: str) -> str:
        return " / ".join(str(GRIDS[panel][row, column]) for panel in order)

    body = [f"The triplets are ordered {' / '.join(TITLES[panel] for panel in order)}."]
    if nested:
        body += chain.from_iterable(
            [f"* **{r}**", *(f"  * {c}: {triplet(r, c)}" for c in COLUMNS)] for r in ROWS
        )
    else:
        body += [f"* **{r}:** " + "; ".join(f"{c}: {triplet(r, c)}" for c in COLUMNS) for r in ROWS]
    assert read(THREE, body) == (TITLES, GRIDS[:3])


# --- panels as columns, rows and bands of one table ---------------------------------------------


@pytest.mark.parametrize(
    "form", ["{t}: {c}", "{t} {c}", "{t} - {c}", "{t} / {c}", "{c} ({t})", "{t}, {c}", "{c} {t}"]
)
def test_panels_as_groups_of_columns(form: str) -> None:
    head = ["Start", *(form.format(t=title, c=column) for title in TITLES[:2] for column in COLUMNS)]
    rows = [[row, *values(0, row), *values(1, row)] for row in ROWS]
    assert read(TWO, table(head, rows)) == (TITLES[:2], GRIDS[:2])


@pytest.mark.parametrize("spanned", [True, False])
def test_panels_above_the_labels_of_the_columns(spanned: bool) -> None:
    above = [
        "",
        *chain.from_iterable([title, *([""] * 2 if spanned else [title] * 2)] for title in TITLES[:2]),
    ]
    rows: list[list[object]] = [["Start", *COLUMNS, *COLUMNS]]
    rows += [[row, *values(0, row), *values(1, row)] for row in ROWS]
    assert read(TWO, table(above, rows)) == (TITLES[:2], GRIDS[:2])


def test_the_same_columns_once_for_each_panel() -> None:
    rows = [[row, *values(0, row), "", *values(1, row)] for row in ROWS]
    assert read(TWO, table(["Start", *COLUMNS, "", *COLUMNS], rows)) == (TITLES[:2], GRIDS[:2])


@pytest.mark.parametrize("corner", ["Panel", "Model", ""])
@pytest.mark.parametrize("blank", [True, False])
def test_panels_as_groups_of_rows(corner: str, blank: bool) -> None:
    rows = [
        ["" if blank and row == "Bee" else f"**{title}**", row, *values(panel, row)]
        for panel, title in enumerate(TITLES[:2])
        for row in ROWS
    ]
    assert read(TWO, table([corner, "Start", *COLUMNS], rows)) == (TITLES[:2], GRIDS[:2])


def test_panels_as_bands_of_a_table() -> None:
    rows = chain.from_iterable(
        [[f"**{title}**", "", "", ""], *([row, *values(panel, row)] for row in ROWS)]
        for panel, title in enumerate(TITLES[:2])
    )
    assert read(TWO, table(["Start", *COLUMNS], list(rows))) == (TITLES[:2], GRIDS[:2])


@pytest.mark.parametrize("form", ["{r} | {c}", "{r} → {c}", "({r}, {c})", "{r} / {c}"])
def test_panels_as_columns_of_a_long_table(form: str) -> None:
    head = ["Start", "Goal", "Base", "Tuned"] if "|" in form else ["Cell", "Base", "Tuned"]
    rows = [
        [form.format(r=row, c=column), GRIDS[0][row, column], GRIDS[1][row, column]]
        for row in ROWS
        for column in COLUMNS
    ]
    assert read(TWO, table(head, rows)) == (TITLES[:2], GRIDS[:2])


# --- a line, an item or a paragraph for each panel ----------------------------------------------


@pytest.mark.parametrize("key", ["* **{t}:** ", "* {t}: ", "1. **{t}**: "])
@pytest.mark.parametrize(("behind", "joint"), [(" ", ", "), (": ", ", "), (" ", " / ")])
def test_all_rows_of_a_panel_in_one_line(key: str, behind: str, joint: str) -> None:
    body = [
        key.format(t=title) + listed(at, behind=behind, joint=joint) for at, title in enumerate(TITLES[:2])
    ]
    assert read(TWO, body) == (TITLES[:2], GRIDS[:2])


@pytest.mark.parametrize("places", [("Left", "Right"), ("Left heatmap", "Right heatmap")])
def test_lines_under_the_places_of_panels(places: tuple[str, str]) -> None:
    assert read(TWO, [f"* **{place}:** {listed(at)}" for at, place in enumerate(places)])[1] == GRIDS[:2]


@pytest.mark.parametrize("mark", ["**({})** ", "* **({})** "])
def test_lettered_panels(mark: str) -> None:
    body = [mark.format("ab"[panel]) + listed(panel) for panel in range(2)]
    assert read('Two heatmaps, (a) "Base" and (b) "Tuned".', body)[1] == GRIDS[:2]


@pytest.mark.parametrize(
    "opening",
    [
        "The {place} heatmap has two rows.",
        "The {ordinal} heatmap has two rows.",
        "In the {title} heatmap, there are two rows.",
    ],
)
@pytest.mark.parametrize("count", [2, 3])
def test_a_paragraph_for_each_panel(opening: str, count: int) -> None:
    places = ("left", "right") if count == 2 else ("left", "middle", "right")
    body: list[str] = []
    for panel in range(count):
        said = opening.format(
            place=places[panel], ordinal=("first", "second", "third")[panel], title=TITLES[panel]
        )
        told = [
            f"In the row {row}, the values are "
            + ", ".join(f"{GRIDS[panel][row, column]} under {column}" for column in COLUMNS)
            + "."
            for row in ROWS
        ]
        body += [" ".join([said, *told]), ""]
    assert read(TWO if count == 2 else THREE, body) == (TITLES[:count], GRIDS[:count])


HEADS = [
    ("#### Llama", "#### Qwen"),
    ("#### Row 1: Llama", "#### Row 2: Qwen"),
    ("**Llama**", "**Qwen**"),
    ("#### Top row (Llama)", "#### Bottom row (Qwen)"),
]


@pytest.mark.parametrize("heads", HEADS)
@pytest.mark.parametrize("item", ["* **{}:** ", "1. **{}**: ", "* {}: "])
@pytest.mark.parametrize("joint", ["", " / ", ", "])
def test_the_same_items_under_each_row_of_panels(heads: tuple[str, str], item: str, joint: str) -> None:
    body: list[str] = []
    for at, head in enumerate(heads):
        body += [head, *(item.format(task) + listed(2 * at + n) for n, task in enumerate(("Math", "Code")))]
    said = f' Each strip reads like "Llama{joint}Math".' if joint else ""
    written = joint or " | "
    titles = [f"{model}{written}{task}" for model in ("Llama", "Qwen") for task in ("Math", "Code")]
    assert read(FOUR + said, body) == (titles, GRIDS)


# --- panels of which little is said -------------------------------------------------------------

ENDS = [{place: GRIDS[panel][place] for place in (("Ant", "Dog"), ("Bee", "Fox"))} for panel in range(3)]


@pytest.mark.parametrize(
    "form", ["{v} at ({r}, {c})", "{v} ({r}, {c})", "({r}, {c}): {v}", "{v} ({r} → {c})"]
)
@pytest.mark.parametrize("listing", [True, False])
def test_only_the_extremes_of_each_panel(form: str, listing: bool) -> None:
    told = [[form.format(v=value, r=row, c=column) for (row, column), value in ends.items()] for ends in ENDS]
    if listing:
        body = [
            f"* **{title}:** lowest {low}, highest {high}"
            for title, (low, high) in zip(TITLES, told, strict=True)
        ]
    else:
        rows = [[title, *pair] for title, pair in zip(TITLES, told, strict=True)]
        body = table(["Heatmap", "Lowest", "Highest"], rows)
    assert read(THREE, body) == (TITLES, ENDS)


@pytest.mark.parametrize("remark", [True, False])
def test_a_panel_that_is_only_announced_is_one(remark: bool) -> None:
    body = list(
        chain.from_iterable(
            [f"#### {title}", *table(["", *COLUMNS], [[row, *values(panel, row)] for row in ROWS])]
            for panel, title in enumerate(TITLES[:2])
        )
    )
    body += ["#### Large", "Too small to read."] if remark else []
    assert read(THREE, body) == (TITLES, [*GRIDS[:2], {}])
