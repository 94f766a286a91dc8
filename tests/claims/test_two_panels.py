"""Changes of cells and of means from one panel to the next."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import text

import heatparse

FEW = settings(max_examples=25, deadline=None)
NAMES = ("Alpha", "Beta", "Gamma")
Square = list[list[int]]
SQUARES = st.lists(st.lists(st.integers(1, 99), min_size=3, max_size=3), min_size=3, max_size=3)


def claims(first: Square, second: Square, sentence: str) -> list[tuple[str, str]]:
    """The kinds and verdicts of a sentence about two panels of the same kind."""
    parts = []
    for title, values in (("Before", first), ("After", second)):
        rows = [
            f"| {name} | " + " | ".join(map(text, row)) + " |"
            for name, row in zip(NAMES, values, strict=True)
        ]
        parts += [f"## {title}", "", f"| Source | {' | '.join(NAMES)} |", "|---|---|---|---|", *rows, ""]
    description = "\n".join([
        "# Heatmaps: Transfer Scores Before and After", "", 'The image shows two heatmaps, "Before" and "After".', "",
        f"- **X-axis**: Target: {', '.join(NAMES)}", f"- **Y-axis**: Source: {', '.join(NAMES)}",
        "- **Color scale**: from 0 to 1", "", *parts, "## Observations", "", f"* {sentence}",
    ])  # fmt: skip
    report = heatparse.check(description)
    last = description.count("\n") + 1
    return [(claim.kind, claim.verdict) for claim in report.claims if claim.span.line == last]


@FEW
@given(first=SQUARES, second=SQUARES, wording=st.sampled_from([
    "Alpha → Beta rises from {0} to {1}.", "Alpha on Beta goes from {0} to {1}.",
    "Alpha on Beta climbs from {0} to {1}.",
]))  # fmt: skip
def test_a_cell_that_changes_is_no_line(first: Square, second: Square, wording: str) -> None:
    one, two = first[0][1], second[0][1]
    assume(two > one)
    assert "refuted" not in {
        verdict for _, verdict in claims(first, second, wording.format(text(one), text(two)))
    }


@FEW
@given(first=SQUARES, second=SQUARES, off=st.sampled_from([0, 5]))
def test_what_is_added_to_a_cell(first: Square, second: Square, off: int) -> None:
    gain = second[0][1] - first[0][1]
    assume(gain > 0)
    found = claims(first, second, f"Tuning adds {text(gain + off)} to Alpha → Beta.")
    assert (("difference", "supported") in found) is (off == 0)
    assert ("difference", "refuted") not in found


@FEW
@given(first=SQUARES, second=SQUARES, off=st.sampled_from([0, 0, 9]))
def test_each_cell_has_its_own_change(first: Square, second: Square, off: int) -> None:
    gains = [second[0][1] - first[0][1], second[1][0] - first[1][0]]
    assume(min(gains) > 0)
    sentence = f"Alpha → Beta gains {text(gains[0])}, Beta → Alpha gains {text(gains[1] + off)}."
    found = claims(first, second, sentence)
    assert ("difference", "refuted") not in found
    assert found.count(("difference", "supported")) >= (1 if off else 2)


@FEW
@given(
    first=SQUARES,
    second=SQUARES,
    off=st.sampled_from([0, 7]),
    part=st.sampled_from(["the diagonal", "the Beta row"]),
)
def test_a_mean_that_rises(first: Square, second: Square, off: int, part: str) -> None:
    means = [
        sum(panel[i][i] for i in range(3)) if part == "the diagonal" else sum(panel[1])
        for panel in (first, second)
    ]
    assume(means[1] > means[0])
    one, two = (f"{(total / 3 + extra) / 100:.4f}" for total, extra in zip(means, (0, off), strict=True))
    found = claims(first, second, f"The mean of {part} rises from {one} to {two}.")
    assert found.count(("aggregate", "supported")) == (1 if off else 2)
    # of two means, the one that is right tells which panel the other one is of
    assert off or ("aggregate", "refuted") not in found


@pytest.mark.parametrize("sentence", [
    "The mean may rise from 0.20 to 0.30.", "The mean of other matrices rises from 0.20 to 0.30.",
])  # fmt: skip
def test_other_means_are_left_open(sentence: str) -> None:
    values = [[10, 20, 30], [20, 30, 40], [30, 40, 50]]
    assert "refuted" not in {verdict for _, verdict in claims(values, values, sentence)}


@FEW
@given(
    first=SQUARES,
    second=SQUARES,
    pairs=st.sampled_from(["all combinations", "all source/target combinations", "all model/dataset pairs"]),
)
def test_one_panel_is_above_the_other_in_all_pairs(first: Square, second: Square, pairs: str) -> None:
    found = claims(first, second, f"After consistently shows higher values across {pairs}.")
    above = all(b > a for one, two in zip(first, second, strict=True) for a, b in zip(one, two, strict=True))
    assert ("comparison", "supported" if above else "refuted") in found
