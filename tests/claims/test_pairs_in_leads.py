"""What is said behind two labels, "**A vs. B:** …", is said of their cell and of nothing else."""

from __future__ import annotations

import pytest

import heatparse

GRID = {("Oat", "North"): 0.5, ("Oat", "South"): -0.3, ("Rye", "North"): -0.2, ("Rye", "South"): 0.8}
HEAD = (
    "## Heatmap: Links\n\n* **X-axis:** Represents the farms, labeled North and South.\n"
    "* **Y-axis:** Represents the feeds, labeled Oat and Rye.\n\n### Data\n"
    "* **Oat:** 0.5, -0.3\n* **Rye:** -0.2, 0.8\n\n### Observations\n"
)


def found(text: str, line: str, kind: str) -> set[str]:
    report = heatparse.check(text + line + "\n")
    last = text.count("\n") + 1
    return {claim.verdict for claim in report.claims if claim.span.line == last and claim.kind == kind}


@pytest.mark.parametrize("pair", GRID)
@pytest.mark.parametrize("sign", ["positive", "negative"])
@pytest.mark.parametrize(
    "wording", ["**{} and {}:** Show a {} link.", "**{} and {}**: Exhibit a strong {} link."]
)
def test_signs_of_pairs(pair: tuple[str, str], sign: str, wording: str) -> None:
    verdict = "supported" if (GRID[pair] > 0) is (sign == "positive") else "refuted"
    assert found(HEAD, "* " + wording.format(*pair, sign), "threshold") == {verdict}


SQUARE = (
    "## Heatmap: Links\n\n* **X-axis:** Oat, Rye, Hay\n* **Y-axis:** Oat, Rye, Hay\n"
    "* **Color bar:** -0.2 (dark blue) to 1 (light blue)\n\n### Data\n* **Oat vs. Oat:** Link is 1 (lightest blue).\n"
    "* **Rye vs. Rye:** Link is 0.4 (lightest blue).\n"
)


@pytest.mark.parametrize("joint", ["vs.", "versus", "×"])
def test_a_pair_without_a_value_is_left_open(joint: str) -> None:
    line = f"* **Oat {joint} Hay:** Appears to have a moderate positive link (light blue)."
    assert found(SQUARE, line, "threshold") <= {"undecidable"}


def test_the_lightest_of_the_hues_is_no_extreme_of_the_values() -> None:
    claims = heatparse.check(SQUARE).claims
    assert not [claim for claim in claims if claim.kind == "extremum"]


@pytest.mark.parametrize("line, verdict", [("The lightest cell is Oat × Oat.", "supported")])
def test_the_lightest_cell_is_one(line: str, verdict: str) -> None:
    assert found(SQUARE + "\n### Observations\n", "* " + line, "extremum") == {verdict}
