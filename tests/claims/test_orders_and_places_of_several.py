"""Orders that begin or read so, first places everywhere in both panels, and first places of things with a noun."""

from __future__ import annotations

import pytest

import heatparse

SCORES = """# Heatmap: Test Accuracy
- **X-axis (Task):** Parsing, Tagging, Linking
- **Y-axis (Model):** Finch, Heron, Stork, Wader

| Model | Parsing | Tagging | Linking |
|---|---|---|---|
| Finch | 81 | 93 | 70 |
| Heron | 77 | 90 | 64 |
| Stork | 69 | 84 | 66 |
| Wader | 58 | 79 | 51 |

## Findings
"""
BOTH = """# Heatmaps: Accuracy Before and After Tuning

The two heatmaps compare three models on three tasks.

**Before tuning**

| Model | Parsing | Tagging | Linking |
|---|---|---|---|
| Finch | 61 | 73 | 50 |
| Heron | 57 | 70 | 44 |
| Stork | 49 | 64 | 46 |

**After tuning**

| Model | Parsing | Tagging | Linking |
|---|---|---|---|
| Finch | 81 | 93 | 70 |
| Heron | 77 | 90 | 64 |
| Stork | 69 | 84 | 66 |

## Findings
"""


def findings(text: str, sentence: str) -> set[str]:
    report = heatparse.check(f"{text}- {sentence}\n")
    line = text.count("\n") + 1
    return {finding.rule for finding in report.findings if finding.span.line == line}


def is_borne_out(text: str, sentence: str) -> bool:
    report = heatparse.check(f"{text}- {sentence}\n")
    line = text.count("\n") + 1
    return "supported" in {claim.verdict for claim in report.claims if claim.span.line == line}


@pytest.mark.parametrize("frame", [
    "On Parsing the ordering is {}.",
    "On Parsing, the ordering from best to worst is {}.",
    "For Parsing the ordering from best to worst begins {}.",
    "The ordering from high to low in the Parsing column reads {}.",
    "The rank order on Parsing is {}.",
])  # fmt: skip
def test_orders(frame: str) -> None:
    true, false = ("Finch, Heron, Stork, Wader", "Finch, Stork, Heron, Wader")
    assert is_borne_out(SCORES, frame.format(true)) and not findings(SCORES, frame.format(true))
    assert findings(SCORES, frame.format(false)) == {"ranking-mismatch"}
    if "begins" not in frame:
        assert findings(SCORES, frame.format(false.replace(", ", " > "))) == {"ranking-mismatch"}


def test_orders_of_something_else() -> None:
    assert not findings(SCORES, "On Parsing, the ordering by training cost is Finch, Stork, Heron, Wader.")


@pytest.mark.parametrize("frame", [
    "{} is the best model on all three tasks in both panels.",
    "{} leads on every task in both panels.",
    "In both panels, {} has the highest score on all tasks.",
])  # fmt: skip
def test_everywhere_in_both_panels(frame: str) -> None:
    assert is_borne_out(BOTH, frame.format("Finch"))
    assert not findings(BOTH, frame.format("Finch"))
    assert findings(BOTH, frame.format("Heron")) == {"extremum-mismatch"}


def test_the_lowest_value_in_both_panels() -> None:
    assert is_borne_out(BOTH, "Heron on Linking is the lowest value in both panels.")
    assert findings(BOTH, "Stork on Linking is the lowest value in both panels.") == {"extremum-mismatch"}
    assert not findings(BOTH, "Stork on Linking is the lowest value of its row in both panels.")


@pytest.mark.parametrize("frame", [
    "{} is the most problematic task for every model.",
    "{} has become the weakest of the three tasks.",
    "{} is the least forgiving of the tasks for all models.",
])  # fmt: skip
def test_first_and_last_places(frame: str) -> None:
    assert is_borne_out(SCORES, frame.format("Linking")) and not findings(SCORES, frame.format("Linking"))
    assert findings(SCORES, frame.format("Tagging")) == {"extremum-mismatch"}
