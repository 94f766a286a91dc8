"""Courses under the stretch that their sentence opens with, and courses told by what an axis does to a line."""

from __future__ import annotations

import pytest

import heatparse

TEXT = """# Heatmap: Retrieval Accuracy by Model and Prompt Length
- **X-axis:** Prompt length (tokens): 128, 256, 512, 1024, 2048
- **Y-axis:** Model: Alder, Birch, Cedar, Maple
- **Color bar:** Accuracy (%), from 40 (dark blue) to 90 (yellow)

| Model | 128 | 256 | 512 | 1024 | 2048 |
|---|---|---|---|---|---|
| Alder | 82.1 | 79.4 | 74.0 | 66.3 | 52.8 |
| Birch | 61.0 | 64.2 | 68.9 | 73.5 | 77.7 |
| Cedar | 55.2 | 63.8 | 71.1 | 69.0 | 60.4 |
| Maple | 70.2 | 66.0 | 63.1 | 67.7 | 74.9 |

## Observations
"""
ROWS = {
    "Alder": (82.1, 79.4, 74.0, 66.3, 52.8), "Birch": (61.0, 64.2, 68.9, 73.5, 77.7),
    "Cedar": (55.2, 63.8, 71.1, 69.0, 60.4), "Maple": (70.2, 66.0, 63.1, 67.7, 74.9),
}  # fmt: skip
LENGTHS = ("128", "256", "512", "1024", "2048")


def found(sentence: str) -> list[str]:
    report = heatparse.check(f"{TEXT}- {sentence}\n")
    line = TEXT.count("\n") + 1
    return [claim.verdict for claim in report.claims if claim.span.line == line and claim.kind == "trend"]


@pytest.mark.parametrize("opening", [
    "From {} to {}, ", "Between {} and {} tokens, ", "On the way from {} to {}, ",
])  # fmt: skip
@pytest.mark.parametrize("joint", [" while ", ", whereas ", " and "])
@pytest.mark.parametrize(("start", "stop"), [(0, 2), (2, 4)])
def test_the_stretch_in_front_holds_for_both(opening: str, joint: str, start: int, stop: int) -> None:
    front = opening.format(LENGTHS[start], LENGTHS[stop])
    rising = [name for name, row in ROWS.items() if row[stop] > row[start]]
    falling = [name for name in ROWS if name not in rising]
    assert found(f"{front}{rising[0]} rises{joint}{falling[-1]} falls.") == ["supported", "supported"]
    assert found(f"{front}{rising[0]} rises{joint}{rising[-1]} falls.") == ["supported", "refuted"]


@pytest.mark.parametrize("sentence", [
    "Longer prompts {hurt} {falling}.", "{falling} suffers from longer prompts.",
    "{rising} benefits from longer prompts.", "Longer prompts help {rising}.",
    "{rising} scales with the prompt length.", "{falling} is inversely related to the prompt length.",
    "There is a positive relationship between prompt length and the accuracy of {rising}.",
    "The longer the prompt, the better {rising} performs.", "{falling} recovers at no step.",
    "Raising the prompt length from 128 to 2048 lifts {rising} from 61.0 to 77.7.",
    "{rising} begins at 61.0 and finishes at 77.7.",
])  # fmt: skip
def test_what_the_axis_does_to_a_line(sentence: str) -> None:
    assert found(sentence.format(rising="Birch", falling="Alder", hurt="harm")) == ["supported"]
    assert "supported" not in found(sentence.format(rising="Alder", falling="Birch", hurt="harm"))


@pytest.mark.parametrize("sentence", [
    "Longer prompts hurt Birch.", "The longer the prompt, the better Alder performs.",
    "Alder scales with the prompt length.", "Cedar begins at 55.2 and finishes at 69.0.",
    "Raising the prompt length from 128 to 512 lifts Alder from 74.0 to 82.1.",
])  # fmt: skip
def test_the_opposite_is_refuted(sentence: str) -> None:
    assert found(sentence) == ["refuted"]


def test_a_stretch_of_its_own_counts() -> None:
    sentence = "From 128 to 512, Cedar rises, but from 512 to 2048 it falls."
    assert "refuted" not in found(sentence)
    assert "refuted" not in found("Up to 512 tokens Maple falls, but over the whole range it rises.")
