"""layout-mismatch: how many panels there are, and where."""

from __future__ import annotations

import pytest

import heatparse

RULE = "layout-mismatch"

_PANEL = """**{name}**
* **Ada:** Math: 0.62, Code: 0.71
* **Bea:** Math: 0.48, Code: 0.66
"""


def panels(overview: str, *names: str) -> str:
    head = f"""## Heatmap: Accuracy of Probes
### Overview
{overview}
### Components/Axes
* **X-axis (Task):** Math, Code
* **Y-axis (Model):** Ada, Bea
* **Color Bar:** from 0.0 (white) to 1.0 (navy)
### Detailed Analysis
"""
    return head + "".join(_PANEL.format(name=name) for name in names)


LEFT_RIGHT = ("Left heatmap: Linear", "Right heatmap: Deep")
TOP_BOTTOM = ("Top heatmap: Linear", "Bottom heatmap: Deep")


@pytest.mark.parametrize(
    ("overview", "names", "line"),
    [
        ("Two side-by-side heatmaps.", TOP_BOTTOM, 9),
        ("The two heatmaps are stacked vertically.", LEFT_RIGHT, 9),
        (
            "Two heatmaps are placed one above the other.",
            ("Linear heatmap (left)", "Deep heatmap (right)"),
            9,
        ),
        ("Two heatmaps. All three heatmaps share one scale.", LEFT_RIGHT, 3),
        ("Two heatmaps, arranged in a 2x2 grid.", LEFT_RIGHT, 3),
        ("Six heatmaps form a 2x2 grid.", LEFT_RIGHT, 3),
    ],
)
def test_statements_that_exclude_each_other(found, overview, names, line):
    assert (line, RULE) in found(panels(overview, *names))


@pytest.mark.parametrize(
    ("overview", "names"),
    [
        ("Two side-by-side heatmaps.", LEFT_RIGHT),
        ("The two heatmaps are stacked vertically.", TOP_BOTTOM),
        ("Two heatmaps are shown. The labels are stacked in rows.", LEFT_RIGHT),
        ("Two heatmaps next to each other, with the color bar below.", LEFT_RIGHT),
        ("Two heatmaps in a 1x2 grid.", LEFT_RIGHT),
        ("Six heatmaps. Above are four heatmaps (2x2 grid), below two heatmaps (1x2 grid).", LEFT_RIGHT),
        ("Two heatmaps. Both heatmaps share one scale.", TOP_BOTTOM),
        ("Two heatmaps are shown. The top row of the left heatmap is dark.", LEFT_RIGHT),
    ],
)
def test_statements_that_agree(found, overview, names):
    assert [rule for _, rule in found(panels(overview, *names)) if rule == RULE] == []


@pytest.mark.parametrize(
    "place", ["**Probe, bottom panel:**", "In the heatmap at the bottom, values are low."]
)
def test_a_panel_in_the_other_direction(found, place):
    text = (
        "## Heatmaps: Transfer\n### Overview\nTwo heatmaps stand side by side.\n### Components/Axes\n"
        "- **X-axis**: A, B\n- **Y-axis**: C, D\n### Detailed Analysis\n**LoRA**\n- C: 0.1, 0.2\n- D: 0.3, 0.4\n\n"
        f"**Probe**\n- C: 0.2, 0.2\n- D: 0.3, 0.5\n\n### Notes\n{place}\n"
    )
    assert "layout-mismatch" in [rule for _, rule in found(text)]


@pytest.mark.parametrize(
    "sentence",
    [
        "The lower chart is the paler one.",
        "The highest score of the upper plot is 0.71.",
        "Having the Linear heatmap on top and the Deep heatmap beneath it helps.",
    ],
)
def test_a_later_word_for_a_panel_has_it_elsewhere(found, sentence):
    text = panels("Two side-by-side heatmaps.", *LEFT_RIGHT) + f"### Observations\n* {sentence}\n"
    assert (16, RULE) in found(text)
    assert (16, RULE) not in found(text.replace("side-by-side", "stacked").replace("Left", "Top"))


FOUR = ("Linear", "Deep", "Mean", "Mixed")


@pytest.mark.parametrize(
    ("sentence", "wrong"),
    [
        ("The four heatmaps, placed in a single row, look alike.", True),
        ("The four panels stand in one column.", True),
        ("The panels in the top row stand in one row.", False),
        ("The panel labels stand in a row.", False),
        ("Both panels in a single row look alike.", False),
    ],
)
def test_four_panels_in_a_grid_are_in_no_single_row(found, sentence, wrong):
    text = panels("A 2x2 grid of four heatmaps.", *FOUR) + f"### Observations\n* {sentence}\n"
    assert ((22, RULE) in found(text)) is wrong


@pytest.mark.parametrize(
    ("titles", "told"),
    [
        ('"Linear" (top-left), "Deep" (top-right), "Mean" (bottom-left), "Mixed" (bottom-right)', True),
        ('"Linear" (upper left), "Deep" (upper right), "Mean" (lower left), "Mixed" (lower right)', True),
        ("Top-left: Linear, Top-right: Deep, Bottom-left: Mean, Bottom-right: Mixed", True),
        ('"Linear" (bottom-left), "Deep" (top-right), "Mean" (top-left), "Mixed" (bottom-right)', False),
        ('"Linear" (blue), "Deep" (red)', False),
    ],
)
def test_titles_are_told_with_their_places(titles, told):
    text = panels(f"A 2x2 grid of four heatmaps.\n* **Titles:** {titles}.", *FOUR)
    claims = [claim for claim in heatparse.check(text).claims if claim.span.line == 4]
    assert [claim.verdict for claim in claims if claim.kind == "layout"] == ["supported"] * told


@pytest.mark.parametrize(
    ("arranged", "said", "wrong"),
    [
        ("The two plots are arranged side by side.", "The top plot (Probe) is paler.", True),
        ("The two plots are arranged side by side.", "The left plot (Probe) is paler.", False),
        ("X is on the x-axis, Y on the y-axis. The two plots are arranged side by side.",
         "The top plot (Probe) is paler.", True),
    ],
)  # fmt: skip
def test_plots_that_are_arranged(arranged: str, said: str, wrong: bool) -> None:
    text = f"# Heatmaps: Probe and LoRA\n### Overview\n{arranged}\n" + "".join(
        f"### {name}\n| | a | b |\n|---|---|---|\n| c | 1 | 2 |\n| d | 3 | 4 |\n"
        for name in ("Probe", "LoRA")
    )
    found = [finding.rule for finding in heatparse.check(f"{text}### Observations\n- {said}\n").findings]
    assert ("layout-mismatch" in found) is wrong


def test_a_number_of_panels_is_claimed_once() -> None:
    tables = "".join(f"### {name}\n| | a | b |\n|---|---|---|\n| c | 1 | 2 |\n" for name in ("Probe", "LoRA"))
    text = f"# Two heatmaps\n{tables}### Observations\n- The four panels of this figure are small.\n"
    claims = [claim.verdict for claim in heatparse.check(text).claims if claim.kind == "layout"]
    assert claims.count("refuted") == 1


SIX = tuple(
    f"Chart {number}: {name}" for number, name in enumerate(("Oak", "Elm", "Ash", "Fir", "Yew", "Box"), 1)
)


@pytest.mark.parametrize("kind", ["panels", "subplots"])
@pytest.mark.parametrize(
    ("arrangement", "wrong"),
    [
        ("two rows of three {kind}", False),
        ("three columns of two {kind}", False),
        ("2 groups of three {kind}", False),
        ("rows of three {kind}", False),
        ("a row of three {kind} above another row of three {kind}", False),
        ("two rows, each with three {kind}", False),
        ("two columns and every one of them with three {kind}", False),
        ("two rows of two {kind}", True),
        ("a series of five {kind}", True),
    ],
)
def test_the_panels_of_rows_and_columns_are_multiplied(found, arrangement, wrong, kind):
    text = panels(f"The figure is organized in {arrangement.format(kind=kind)}.", *SIX)
    assert (RULE in [rule for _, rule in found(text)]) is wrong


@pytest.mark.parametrize(
    "line",
    [
        "* **Legend**: At the bottom of both panels.",
        "* **Legend**: Located at the bottom of the two heatmaps.",
        "* **Titles**: At the top of both panels.",
        "* **Footer**: The source stands at the bottom of both panels.",
        "* **Label**: A line of text on the top of both heatmaps.",
        "* **Ticks**: They run along the bottom of the two panels.",
    ],
)
def test_what_stands_beside_all_panels_is_none_of_them(found, line):
    text = panels("Two side-by-side heatmaps.", *LEFT_RIGHT).replace("### Detailed", f"{line}\n### Detailed")
    assert RULE not in [rule for _, rule in found(text)]


@pytest.mark.parametrize(
    "line", ["In the lower of the two panels, Ada is best.", "The upper one of both heatmaps is for Linear."]
)
def test_one_of_two_panels_still_has_a_place(found, line):
    text = panels("Two side-by-side heatmaps.", *LEFT_RIGHT).replace("### Detailed", f"{line}\n### Detailed")
    assert RULE in [rule for _, rule in found(text)]
