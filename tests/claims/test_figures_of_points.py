"""Statements about figures of which a few points are told, and about rows with gaps: true ones and false ones."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations

import pytest

import heatparse

POINTS = {
    "Measured": {(0, 0): 80, (2, 2): 10, (4, 0): -80, (0, 4): 30, (4, 4): -30},
    "Modeled": {(0, 0): 40, (2, 2): 10, (4, 0): -70, (0, 4): 30, (4, 4): -60},
}
ROWS = {
    "P": {0: 96.0, 1: 91.3, 2: 88.7, 3: 80.0, 4: 71.0, 5: 66.2},
    "Q": {2: 55.3, 3: 58.0, 4: 61.7, 5: 66.3, 6: 70.0, 7: 74.7},
    "R": {0: 88.0, 1: 62.0, 2: 40.3, 3: 31.0, 4: 22.7, 5: 18.0, 6: 14.3, 7: 11.0},
    "S": {3: 45.0, 4: 45.0, 5: 44.3, 6: 45.7, 7: 45.0},
}


def described(
    title: str, overview: str, axes: tuple[str, str, str], data: list[str], sentences: list[str]
) -> str:
    """A description with its x-axis, y-axis and color scale, its data and the sentences about them."""
    x, y, scale = axes
    return "\n".join([
        f"## {title}", "### Overview", overview,
        "### Components/Axes", f"* **X-axis:** {x}", f"* **Y-axis:** {y}", f"* **Color scale:** {scale}",
        "### Detailed Analysis", *data, "### Key Observations", *(f"* {sentence}" for sentence in sentences),
    ])  # fmt: skip


def of_points(sentences: list[str]) -> str:
    data = [
        line
        for panel, cells in POINTS.items()
        for line in (
            f"**{panel}**",
            *(f"* (s = {s}, t = {t}): approximately {v}" for (s, t), v in cells.items()),
            "",
        )
    ]
    axes = ("s, from 0 to 4.", "t, from 0 to 4.", "from -100 (blue) to 100 (red)")
    return described(
        "Heatmaps: Charge of a Plate", "Two heatmaps show the charge of a plate.", axes, data, sentences
    )


def of_rows(sentences: list[str]) -> str:
    data = [
        f"* **Kind {kind}:** " + ", ".join(f"Depth {depth}: {value}" for depth, value in cells.items())
        for kind, cells in ROWS.items()
    ]
    title, overview = (
        "Heatmap: Solve Rate by Kind and Depth",
        "The heatmap shows the solve rate (%) of a solver.",
    )
    axes = ("Depth: 0, 1, 2, 3, 4, 5, 6, 7", "Kind: P, Q, R, S", "from 0 (white) to 100 (green)")
    return described(title, overview, axes, data, sentences)


def verdicts(text: str, sentences: list[str]) -> list[set[str]]:
    """The verdicts of each sentence, but for the values that it repeats rightly."""
    lines = text.splitlines()
    first = lines.index("### Key Observations") + 2
    found: dict[int, set[str]] = defaultdict(set)
    for claim in heatparse.check(text).claims:
        if (claim.kind, claim.verdict) != ("cell-value", "supported"):
            found[claim.span.line].add(claim.verdict)
    return [found[first + at] for at in range(len(sentences))]


def judge(told: dict[str, bool], describe: object) -> None:
    sentences = list(told)
    assert callable(describe)
    for sentence, found in zip(sentences, verdicts(describe(sentences), sentences), strict=True):
        wanted = "supported" if told[sentence] else "refuted"
        assert found - {"undecidable"} == {wanted}, sentence


def test_counts_over_the_points_that_are_told() -> None:
    told: dict[str, bool] = {}
    for panel, cells in POINTS.items():
        positive = sum(value > 0 for value in cells.values())
        for number, word in enumerate(("one", "two", "three", "four"), 1):
            told[f"The {panel} panel is positive at {word} of the five listed points."] = number == positive
        told[f"At all listed points, {panel} stays below 95."] = True
    judge(told, of_points)


@pytest.mark.parametrize("form", [
    "{a} and {b} have the same value at (s = {s}, t = {t}).", "{a} and {b} agree at (s = {s}, t = {t}).",
    "At (s = {s}, t = {t}), {b} and {a} are equal.",
])  # fmt: skip
def test_two_panels_hold_the_same_at_a_point(form: str) -> None:
    apart = {point: abs(POINTS["Measured"][point] - POINTS["Modeled"][point]) for point in POINTS["Measured"]}
    told = {
        form.format(a="Measured", b="Modeled", s=s, t=t): not gap
        for (s, t), gap in apart.items()
        if not 0 < gap < 25
    }
    assert len(set(told.values())) == 2
    judge(told, of_points)


def test_two_points_of_a_panel() -> None:
    told: dict[str, bool] = {}
    cells = POINTS["Measured"]
    for one, two in combinations(cells, 2):
        places = f"(s = {one[0]}, t = {one[1]}) and (s = {two[0]}, t = {two[1]})"
        sizes = abs(abs(cells[one]) - abs(cells[two]))
        if not sizes or sizes > 25:
            told[f"Measured is equally far from zero at {places}."] = not sizes
        if min(abs(cells[one]), abs(cells[two])) > 10:
            told[f"Measured has opposite signs at {places}."] = cells[one] * cells[two] < 0
    judge(told, of_points)


EXACT = {
    "Planned": {(0, 0): 80, (2, 2): 10, (4, 0): -80, (0, 4): 30},
    "Built": {(0, 0): 40, (2, 2): 11, (4, 0): 80, (0, 4): 30},
}


def of_exact_points(sentences: list[str]) -> str:
    data = [
        line
        for panel, cells in EXACT.items()
        for line in (f"**{panel}**", *(f"* (s = {s}, t = {t}): {v}" for (s, t), v in cells.items()), "")
    ]
    axes = ("s, from 0 to 4.", "t, from 0 to 4.", "from -100 (blue) to 100 (red)")
    return described(
        "Heatmaps: Load of a Beam", "Two heatmaps show the load of a beam.", axes, data, sentences
    )


def test_equal_and_opposite_is_of_the_size() -> None:
    told = {
        "The values at (s = 0, t = 0) and (s = 4, t = 0) of Planned are equal and opposite.": True,
        "The values at (s = 0, t = 0) and (s = 4, t = 0) of Built are equal and opposite.": False,
        "Planned and Built are equal at (s = 2, t = 2).": False,
    }
    judge(told, of_exact_points)


def test_an_agreement_leaves_room() -> None:
    sentences = [
        "Planned and Built agree well at (s = 2, t = 2).",
        "Planned and Built match at (s = 0, t = 4) and (s = 2, t = 2).",
        "Planned is equally large at (s = 0, t = 0) and (s = 4, t = 0).",
        "The values at (s = 0, t = 0) and (s = 4, t = 0) of Planned are equal but opposite.",
        "Planned and Built agree in color at (s = 0, t = 0).",
        "Planned and Built agree only at (s = 2, t = 2).",
    ]
    assert all(found <= {"undecidable"} for found in verdicts(of_exact_points(sentences), sentences))


def test_a_value_of_both_panels_is_one_of_each() -> None:
    sentences = [
        "Planned and Built are both 80 at (s = 0, t = 0).",
        "Both panels hold 40 at (s = 0, t = 0).",
        "Both panels hold 30 at (s = 0, t = 4).",
    ]
    text = of_exact_points(sentences)
    first = text.count("\n") + 2 - len(sentences)
    right = {
        claim.span.line - first
        for claim in heatparse.check(text).claims
        if (claim.kind, claim.verdict) == ("cell-value", "supported") and claim.span.line >= first
    }
    assert right == {2}


def test_where_rows_with_gaps_hold_values() -> None:
    told: dict[str, bool] = {}
    for kind, cells in ROWS.items():
        first, last = min(cells), max(cells)
        whole = len(cells) == 8
        told[f"Kind {kind} was only tested for depths {first} to {last}."] = True
        told[f"Kind {kind} was tested at depths {first} to {last - 1} only."] = False
        told[f"Kind {kind} is the only kind that was tested at every depth."] = whole
        told[f"Kind {kind} was only tested from depth {first} to depth {last}."] = True
        told[f"Kind {kind} was tested only between depths {first} and {last}."] = True
        told[f"Kind {kind} was tested only between depths {first} and {last - 2}."] = False
        if last == 7:
            told[f"Kind {kind} was only tested from depth {first} on."] = True
            told[f"Kind {kind} was only tested from depth {first + 2} onwards."] = False
        if not first:
            told[f"Kind {kind} was only tested up to depth {last}."] = True
            told[f"Kind {kind} was tested through depth {last - 1} only."] = False
        if last < 7:
            told[f"Kind {kind} was not tested beyond depth {last}."] = True
            told[f"Kind {kind} was not tested beyond depth {last - 1}."] = False
        if first:
            told[f"Kind {kind} has no values below depth {first}."] = True
    judge(told, of_rows)


def test_what_is_tested_in_part_is_left_open() -> None:
    sentences = [
        "Kind P was not tested for depths 0 to 7.",
        "Kind S has no values below depth 4.",
        "Kind P was not tested up to depth 7.",
    ]
    assert all(found <= {"undecidable"} for found in verdicts(of_rows(sentences), sentences))


def test_the_extreme_of_the_whole_figure() -> None:
    right, wrong = (
        "**Overall maximum:** 96.0%, for kind P at depth 0.",
        "**Overall maximum:** 74.7%, for kind Q at depth 7.",
    )
    judge({right: True, wrong: False}, of_rows)


def test_an_extreme_of_a_part_or_of_something_else_is_none_of_the_figure() -> None:
    sentences = [
        "**Overall highest mean:** 82.2, for kind P.",
        "**Overall maximum gap:** 63.7 at depth 7.",
        "**Overall maximum (without P):** 88.0.",
        "**Highest value (excluding P):** 88.0.",
        "**Overall maximum:** 90 is never exceeded at depth 2.",
    ]
    assert all("refuted" not in found for found in verdicts(of_rows(sentences), sentences))


def test_what_is_counted_or_measured_elsewhere_is_left_open() -> None:
    sentences = [
        "At depth 4, there are fewer helpers with kind R than with kind S.",
        "At depth 4, kind R needs 23 GB less than kind S.",
        "In terms of memory, kind R is ahead of kind S at depth 4.",
    ]
    assert all("refuted" not in found for found in verdicts(of_rows(sentences), sentences))
