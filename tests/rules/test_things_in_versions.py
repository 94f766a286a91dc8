"""Numbers of things that are listed in several versions or kinds, scales that are cut off, and lists with asides."""

from __future__ import annotations

import pytest

import heatparse

FORMS = """## Heatmap: Taste of Breads
{}
- **X-axis:** Taster: Ann, Ben, Cem
- **Y-axis:** Bread: rye, salted_rye, oat, salted_oat, spelt, salted_spelt
- **Color bar:** 0 to 10

| | Ann | Ben | Cem |
|---|---|---|---|
| rye | 5 | 6 | 7 |
| salted_rye | 5 | 6 | 8 |
| oat | 4 | 4 | 3 |
| salted_oat | 5 | 5 | 5 |
| spelt | 8 | 9 | 9 |
| salted_spelt | 9 | 9 | 10 |
"""
SLOW = """## Heatmap: Response Times
- **X-axis:** Load: low, high
- **Y-axis:** Server: Elm, Fir
- **Color bar:** {}

| | low | high |
|---|---|---|
| Elm | 20 | 90 |
| Fir | 40 | 130 |

{}
"""


def _rules(text: str) -> set[str]:
    return {finding.rule for finding in heatparse.check(text).findings}


@pytest.mark.parametrize("overview", [
    "The taste of three breads and their salted counterparts.",
    "Three breads, each in a plain and a salted version, are rated.",
    "The heatmap shows three breads in two versions, rated by three tasters.",
    "It shows three plain breads and three salted breads.",
    "The heatmap rates six breads.",
])  # fmt: skip
def test_versions_and_kinds_are_no_wrong_number(overview: str) -> None:
    assert not _rules(FORMS.format(overview))


@pytest.mark.parametrize("overview", [
    "The heatmap rates five breads.",
    "The heatmap shows seven breads.",
])  # fmt: skip
def test_a_wrong_number_is_found(overview: str) -> None:
    assert _rules(FORMS.format(overview)) == {"axis-count-mismatch"}


@pytest.mark.parametrize(("scale", "remark"), [
    ("0 to 100 ms (clipped at the top)", ""),
    ("0 to 100 ms and above", ""),
    ("0 to ≥100 ms", ""),
    ("0 to 100 ms, with an arrow at its end", ""),
    ("0 to 100 ms; larger values take the same color as 100", ""),
    ("0 to 100 ms", "Values above 100 ms share the darkest tone."),
    ("0 to 100 ms", "The color scale is capped at 100 ms."),
    ("0 to 100 ms", "Cells beyond the end of the scale are shown in the darkest red."),
])  # fmt: skip
def test_values_may_lie_beyond_a_scale_that_is_cut_off(scale: str, remark: str) -> None:
    assert "value-outside-legend" not in _rules(SLOW.format(scale, remark))


@pytest.mark.parametrize("remark", [
    "",
    "All values fit the scale.",
    "No value is clipped.",
    "Values above 80 ms are shown in red tones.",
    "Cells under high load are the darkest.",
])  # fmt: skip
def test_other_scales_are_not_left_by_values(remark: str) -> None:
    assert "value-outside-legend" in _rules(SLOW.format("0 to 100 ms", remark))


def test_a_factor_behind_a_range_is_that_of_both_ends() -> None:
    text = (
        "## Heatmap: Pay\n- **X-axis:** small, large\n- **Y-axis:** junior, lead\n- **Legend:** 30k to 120k\n"
    )
    assert not _rules(f"{text}- junior: 32-40k, 36-45k\n- lead: 70-85k, 80-118k\n")
    assert _rules(f"{text}- junior: 22-40k, 36-45k\n- lead: 70-85k, 80-118k\n") == {"value-outside-legend"}


def test_other_units_are_not_held_against_a_scale() -> None:
    text = "## Heatmap: Sizes\n- **X-axis:** web, app\n- **Y-axis:** v1, v2\n- **Legend:** 0 to 2 GB\n"
    assert not _rules(f"{text}- v1: 120 MB, 1.2 GB\n- v2: 600 MB, 1.9 GB\n")
    assert _rules(f"{text}- v1: 120 MB, 1.2 GB\n- v2: 600 MB, 2.9 GB\n") == {"value-outside-legend"}
