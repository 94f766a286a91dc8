"""Extremes with words that say no more: what is hard to predict, what a shade indicates, the whole week; and values
of several places.
"""

from __future__ import annotations

import pytest

import heatparse

VISITS = """# Heatmap: Visitors per Hour

**Columns (day):** Mon, Tue, Wed, Thu, Fri
**Rows (hours):** 8–10, 10–12, 14–16

| Hours | Mon | Tue | Wed | Thu | Fri |
|---|---|---|---|---|---|
| 8–10 | 12 | 15 | 11 | 17 | 9 |
| 10–12 | 31 | 24 | 28 | 36 | 33 |
| 14–16 | 22 | 19 | 25 | 21 | 27 |

## Findings
"""
GENES = """# Heatmap: Expression Changes

The heatmap shows log2 fold changes of 3 genes under 3 treatments.

| Gene | Alin | Borin | Cetin |
|---|---|---|---|
| KLF2 | 1.4 | -0.6 | 0.2 |
| MYB1 | 2.1 | 0.3 | -1.2 |
| PAX9 | 0.8 | 1.7 | 0.5 |

**Rows:** genes, **columns:** treatments

## Findings
"""
CLASSES = """# Confusion Matrix: Trees

| True / Predicted | Ash | Elm | Oak |
|---|---|---|---|
| Ash | 70 | 22 | 8 |
| Elm | 11 | 82 | 7 |
| Oak | 3 | 6 | 91 |

## Findings
"""
RATES = """# Heatmap: Accuracy by Learning Rate and Batch Size

- **X-axis:** Batch size: 16, 32, 64
- **Y-axis:** Learning rate: 1e-4, 3e-4, 1e-3

| Learning rate | 16 | 32 | 64 |
|---|---|---|---|
| 1e-4 | 84.1 | 86.3 | 85.0 |
| 3e-4 | 88.2 | 90.5 | 87.9 |
| 1e-3 | 79.3 | 85.8 | 89.4 |

## Findings
"""


def read(text: str, sentence: str) -> tuple[set[str], set[str]]:
    """The verdicts of extremes, and the rules of the findings."""
    report = heatparse.check(f"{text}- {sentence}\n")
    line = text.count("\n") + 1
    verdicts = {c.verdict for c in report.claims if c.span.line == line and c.kind == "extremum"}
    return verdicts, {finding.rule for finding in report.findings if finding.span.line == line}


@pytest.mark.parametrize(("text", "sentence", "true", "false"), [
    (VISITS, "The busiest slot of the entire week is {} 10–12.", "Thursday", "Friday"),
    (VISITS, "The highest value of the whole week is found on {} at 10–12.", "Thu", "Mon"),
    (CLASSES, "{} is the hardest species to recognize.", "Ash", "Elm"),
    (CLASSES, "{} is the easiest class to predict, as indicated by the darkest diagonal cell.", "Oak", "Elm"),
    (CLASSES, "Ash mistaken for {} is the most frequent error, indicated by the darkest off-diagonal shade.",
     "Elm", "Oak"),
    (GENES, "Alin most strongly induces {}.", "MYB1", "KLF2"),
    (GENES, "The strongest down-regulation is seen for {} treatment (-1.2).", "MYB1 after Cetin",
     "PAX9 after Cetin"),
    (RATES, "For a batch size of 64, the optimum shifts to {}.", "1e-3", "3e-4"),
    (RATES, "With batch sizes of 16 and 32, 3e-4 gives the best accuracy ({}, respectively).",
     "88.2 and 90.5", "84.2 and 90.5"),
    (RATES, "3e-4 gives the best accuracy with 16 and 32 ({}, respectively).", "88.2 and 90.5", "88.2 and 91.5"),
])  # fmt: skip
def test_extremes(text: str, sentence: str, true: str, false: str) -> None:
    verdicts, rules = read(text, sentence.format(true))
    assert verdicts == {"supported"} and not rules
    verdicts, rules = read(text, sentence.format(false))
    assert "refuted" in verdicts and rules == {"extremum-mismatch"}


@pytest.mark.parametrize(("text", "sentence"), [
    (VISITS, "The busiest slot of the entire year is Friday 10–12."),
    (GENES, "After 24 hours of Alin treatment, KLF2 is the most induced gene."),
    (CLASSES, "Elm is the hardest species to photograph."),
])  # fmt: skip
def test_what_stays_open(text: str, sentence: str) -> None:
    assert not read(text, sentence)[1]


def test_values_of_pairs_may_be_told_either_way() -> None:
    text = "# Heatmap: Transfer\n\n| | A1 | B1 | C1 |\n|---|---|---|---|\n"
    text += "| A1 | 0.9 | 0.7 | 0.5 |\n| B1 | 0.8 | 0.9 | 0.4 |\n| C1 | 0.6 | 0.5 | 0.9 |\n\n## Findings\n"
    assert not read(text, "Both A1 and B1 reach their lowest score on C1 (0.5 and 0.4, respectively).")[1]
