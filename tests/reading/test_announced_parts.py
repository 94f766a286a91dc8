"""What the text has announced and heads or values take up in another dress: panels, axes, values in quotes."""

import pytest

import heatparse

TABLE = "| Dock | Mon | Tue |\n|---|---|---|\n| North | {} | {} |\n| South | {} | {} |\n"


def two_panels(first: str, second: str) -> str:
    return (
        '# Traffic\n\nTwo heatmaps: "Ships" on the left and "Change since 2019" on the right.\n\n'
        "- x-axis: Day (Mon, Tue)\n- y-axis: Dock (North, South)\n\n**Color bars**\n\n"
        "- Ships: ticks 0 / 20 / 40\n- Change since 2019: ticks −8 / 0 / +8\n\n"
        f"**{first}**\n\n{TABLE.format(10, 20, 30, 40)}\n**{second}**\n\n{TABLE.format(-1, 2, 3, -4)}"
    )


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ships, as a table", "Change since 2019, in percent"),
        ("Ships (data)", "Change since 2019 (data)"),
        ("Ships – numbers of the cells", "Change since 2019 – numbers of the cells"),
        ("Ships", "Change since 2019, transcribed"),
        ("Ships, every cell", "Change since 2019"),
    ],
)
def test_a_head_that_goes_on_behind_the_announced_title_has_that_title(first: str, second: str) -> None:
    panels = heatparse.parse(two_panels(first, second)).panels
    assert [panel.title for panel in panels] == ["Ships", "Change since 2019"]
    assert [(p.legend.low, p.legend.high) for p in panels if p.legend] == [(0.0, 40.0), (-8.0, 8.0)]


def test_a_comma_in_a_title_that_nothing_announces_stays() -> None:
    text = (
        f"# Traffic\n\n### Heatmap 1: Ships, large\n\n{TABLE.format(1, 2, 3, 4)}\n"
        f"### Heatmap 2: Ships, small\n\n{TABLE.format(5, 6, 7, 8)}"
    )
    assert [panel.title for panel in heatparse.parse(text).panels] == ["Ships, large", "Ships, small"]


@pytest.mark.parametrize(
    "lead",
    [
        "**Axes.** Both axes list the four docks in one and the same order:",
        "**Axes.** Both axes list the docks in the same order; neither of them has a title:",
        "**Axes.** Both axes show the same docks:",
        "**Axes:** Both axes list the docks:",
        "**Axes.** Rows and columns are the same docks, in the same order:",
    ],
)
def test_a_sentence_behind_a_bold_lead_heads_the_list_of_both_axes(lead: str) -> None:
    text = f"## Heatmap: Links\n\n{lead}\n\n- North\n- South\n- Old Pier\n- Basin\n"
    panel = heatparse.parse(text).panels[0]
    docks = ("North", "South", "Old Pier", "Basin")
    assert panel.x_axis.categories == panel.y_axis.categories == docks
    assert panel.x_axis.label is panel.y_axis.label is None


def test_a_sentence_behind_a_bold_lead_may_be_of_one_axis() -> None:
    text = "## Heatmap: Links\n\n**Axes.** The x-axis lists the docks:\n\n- North\n- South\n- Basin\n"
    panel = heatparse.parse(text).panels[0]
    assert panel.x_axis.categories == ("North", "South", "Basin")
    assert panel.y_axis.categories == ()


@pytest.mark.parametrize("bound", ["<0.05", "< 0.05", "≤0.05"])
def test_bounds_in_quotes_are_values_of_an_object(bound: str) -> None:
    text = (
        '## Heatmap: Tests\n\n```json\n{\n  "Ash": {"Ash": null, "Elm": "%s", "Oak": 0.2},\n'
        '  "Elm": {"Ash": "%s", "Elm": null, "Oak": "%s"},\n  "Oak": {"Ash": 0.2, "Elm": "%s", "Oak": null}\n}\n```\n'
    ) % ((bound,) * 4)
    cells = {(cell.row, cell.column): cell.value for cell in heatparse.parse(text).panels[0].cells}
    assert len(cells) == 6
    assert cells["Elm", "Oak"].high == 0.05


def test_words_in_quotes_are_no_values_of_an_object() -> None:
    text = (
        '## Heatmap: Tests\n\n```json\n{\n  "Ash": {"Ash": "none", "Elm": 0.1, "Oak": 0.2},\n'
        '  "Elm": {"Ash": 0.1, "Elm": "n/a", "Oak": 0.3},\n  "Oak": {"Ash": 0.2, "Elm": 0.3, "Oak": "-"}\n}\n```\n'
    )
    assert len(heatparse.parse(text).panels[0].cells) == 6


def test_a_short_row_of_a_fence_is_found_once_and_on_its_line() -> None:
    text = (
        "## Heatmap: Loans\n\n- x-axis: Day (Mon, Tue, Wed, Thu)\n"
        "- y-axis: Desk (Front, Attic, Cellar, Garden, Hall)\n\n```csv\n"
        "Desk,Mon,Tue,Wed,Thu\nFront,1204,1150,1267,874\nAttic,901,1010,874,921\nCellar,455,438,470\n"
        "Garden,2140,2015,2232,1987\nHall,690,655,712,668\n```\n"
    )
    found = [(one.rule, one.span.line) for one in heatparse.check(text).findings]
    assert found == [("row-length-mismatch", 10)]


MATRIX = "| True \\ Predicted | Owl | Jay | Wren{} |\n|---|---|---|---{}|\n"


@pytest.mark.parametrize("head", ["Recall", "Hit rate", "Sensitivity", "Share right", "TPR"])
def test_a_last_column_of_percentages_beside_counts_is_no_category(head: str) -> None:
    text = (
        "## Confusion Matrix: Calls\n\n- Columns (Predicted): Owl, Jay, Wren\n- Rows (True): Owl, Jay, Wren\n\n"
        + MATRIX.format(f" | {head}", "|---")
        + "| Owl | 8 (80%) | 1 (10%) | 1 (10%) | 80% |\n| Jay | 0 (0%) | 9 (90%) | 1 (10%) | 90% |\n"
        "| Wren | 2 (20%) | 1 (10%) | 7 (70%) | 70% |\n"
    )
    assert {cell.column for cell in heatparse.parse(text).panels[0].cells} == {"Owl", "Jay", "Wren"}


@pytest.mark.parametrize(
    ("noun", "other"),
    [
        ("pair", "any other"),
        ("pair of birds", "any other"),
        ("combination", "any other"),
        ("pairs", "all other"),
    ],
)
def test_other_pairs_of_a_confusion_matrix_lie_off_the_diagonal(noun: str, other: str) -> None:
    text = (
        "## Confusion Matrix: Calls\n\n- X-axis: Predicted label (Owl, Jay, Wren)\n"
        "- Y-axis: True label (Owl, Jay, Wren)\n\n"
        + MATRIX.format("", "")
        + "| Owl | 90 | 2 | 3 |\n| Jay | 14 | 80 | 6 |\n| Wren | 4 | 5 | 88 |\n\n### Observations\n\n"
        f"- **Most common confusion:** A Jay is taken for an Owl in 14 cases, more than {other} {noun}.\n"
    )
    report = heatparse.check(text)
    assert not report.findings
    assert "refuted" not in {claim.verdict for claim in report.claims}
