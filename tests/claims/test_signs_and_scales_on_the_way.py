"""Signs that change between two places, and color ranges of panels, which are no ranges of values."""

import pytest

import heatparse

TABLE = (
    "| Pond | Mar | Apr | May | Jun |\n|---|---|---|---|---|\n"
    "| Fen | -3 | -1 | 4 | 6 |\n| Bog | -8 | -6 | -2 | 1 |\n"
)
FIGURE = f"# Heatmap: Balance\n\n- **X-axis:** Month\n- **Y-axis:** Pond\n\n## Data\n\n{TABLE}\n## Observations\n\n"
PANELS = (
    "# Heatmaps: Tides\n\nTwo heatmaps. X-axis (Tide): Ebb, Flood. Y-axis (Pier): P1, P2\n\n"
    "**(a) Spring** — color bar 10 to 60\n- P1: 12, 14\n- P2: 13, 15\n\n"
    "**(b) Neap** — color bar 0 to 50\n- P1: 2, 44\n- P2: 3, 45\n\n## Observations\n\n"
)


def refuted(text: str, line: str) -> list[str]:
    report = heatparse.check(f"{text}- {line}\n")
    return [claim.kind for claim in report.claims if claim.verdict == "refuted"]


@pytest.mark.parametrize("line", [
    "Fen turns positive between April and May.", "Fen becomes positive from Apr to May.",
    "Between April and May, Fen turns positive.", "Bog turned positive between May and June.",
    "Bog gets positive between May and Jun.",
])  # fmt: skip
def test_a_sign_changes_on_the_way(line):
    assert refuted(FIGURE, line) == []


@pytest.mark.parametrize("line", [
    "Fen is positive between April and May.", "Bog turns positive between March and April.",
    "Bog becomes positive between April and May.",
])  # fmt: skip
def test_signs_that_do_not_change_there(line):
    assert refuted(FIGURE, line) == ["threshold"]


@pytest.mark.parametrize("line", [
    "The Neap panel uses the lowest color range of the two.", "Neap has the lowest color range.",
    "The Spring panel has the widest color scale range.",
])  # fmt: skip
def test_color_ranges_are_no_ranges_of_values(line):
    assert refuted(PANELS, line) == []


def test_ranges_of_values_still_are():
    assert refuted(PANELS, "The Spring panel has the widest range.") == ["extremum"]


@pytest.mark.parametrize("verb", ["never reaches", "never attains", "does not reach"])
def test_what_is_never_reached_is_no_value_of_all_cells(verb):
    text = FIGURE.replace("**Y-axis:** Pond", "**Y-axis (Pond):** Fen, Bog")
    report = heatparse.check(f"{text}- Bog is the driest pond in all four months and {verb} 20.\n")
    assert [panel.regions for panel in report.document.panels] == [()]
    assert report.findings == ()
