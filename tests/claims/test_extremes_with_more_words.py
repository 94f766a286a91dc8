"""Extremes with units, nouns of what is measured, people in front of a place, and a second extreme beside them."""

from __future__ import annotations

import pytest

import heatparse

NEWS = """# Heatmap: Main News Source

**Columns (age group):** 18–29, 30–44, 45–59, 60+
**Rows (source):** Television, Print, Podcasts, Radio

Share of respondents (%).

| Source | 18–29 | 30–44 | 45–59 | 60+ |
|---|---|---|---|---|
| Television | 30 | 41 | 50 | 61 |
| Print | 4 | 8 | 12 | 16 |
| Podcasts | 14 | 10 | 5 | 3 |
| Radio | 9 | 11 | 13 | 15 |

## Findings
"""
WER = """# Heatmap: Word Error Rates

WER (%) of a recognizer by noise and signal-to-noise ratio. Lower is better.

| Noise | 0 dB | 5 dB | 10 dB |
|---|---|---|---|
| Babble | 61.2 | 40.5 | 21.0 |
| Street | 48.0 | 30.1 | 17.7 |
| Music | 52.9 | 33.4 | 16.8 |

## Findings
"""
SALES = """# Heatmap: Sales (million USD)

| Region | Q1 | Q2 | Q3 |
|---|---|---|---|
| North | 3.1 | 2.4 | 5.0 |
| South | 4.4 | 3.9 | 6.3 |
| West | 2.2 | 2.8 | 3.7 |

## Findings
"""
BONDS = """# Heatmap: Correlations

| | Price | Area | Rooms | Age |
|---|---|---|---|---|
| Price | 1.00 | 0.71 | 0.60 | 0.65 |
| Area | 0.71 | 1.00 | 0.55 | 0.12 |
| Rooms | 0.60 | 0.55 | 1.00 | 0.20 |
| Age | 0.65 | 0.12 | 0.20 | 1.00 |

## Findings
"""
SHARES = """# Confusion Matrix (row-normalized)

| True / Predicted | Cat | Dog | Fox |
|---|---|---|---|
| Cat | 0.90 | 0.06 | 0.04 |
| Dog | 0.20 | 0.70 | 0.10 |
| Fox | 0.05 | 0.15 | 0.80 |

## Findings
"""


def read(text: str, sentence: str) -> tuple[set[str], set[str]]:
    """The verdicts of extremes and orders, and the rules of the findings."""
    report = heatparse.check(f"{text}- {sentence}\n")
    line = text.count("\n") + 1
    kinds = ("extremum", "ranking")
    verdicts = {claim.verdict for claim in report.claims if claim.span.line == line and claim.kind in kinds}
    return verdicts, {finding.rule for finding in report.findings if finding.span.line == line}


@pytest.mark.parametrize(("text", "sentence", "true", "false"), [
    (NEWS, "{} is the least popular source for people aged 45–59 and 60+.", "Podcasts", "Radio"),
    (NEWS, "{} is the least used source among respondents aged 60+.", "Podcasts", "Print"),
    (NEWS, "{} is the most popular source in all age groups.", "Television", "Radio"),
    (NEWS, "For Print, the highest share is 16% and the lowest is {}.", "4%", "3%"),
    (NEWS, "For Radio, the best result is 15 and the worst is {}.", "9", "11"),
    (WER, "**Hardest condition:** {} at 0 dB, with a WER of 61.2%", "Babble", "Music"),
    (WER, "The hardest condition is {} at 0 dB with a WER of 61.2%.", "Babble", "Music"),
    (WER, "{} is the biggest problem at 10 dB.", "Babble", "Street"),
    (SALES, "The overall maximum is {} million USD (South, Q3).", "6.3", "6.8"),
    (SALES, "The highest sales were recorded in the {} region in Q3, with 6.3 million USD.", "South", "North"),
    (BONDS, "Of all the variables, {} has the strongest relationship with Price.", "Area", "Rooms"),
])  # fmt: skip
def test_extremes(text: str, sentence: str, true: str, false: str) -> None:
    verdicts, rules = read(text, sentence.format(true))
    assert verdicts == {"supported"} and not rules
    verdicts, rules = read(text, sentence.format(false))
    assert "refuted" in verdicts and rules == {"extremum-mismatch"}


@pytest.mark.parametrize(("text", "sentence"), [
    (NEWS, "Podcasts are the least popular source for respondents aged 45 and over."),
    (NEWS, "Podcasts are the least popular source for people over 45."),
    (NEWS, "Print is the least popular source for people over 45."),
    (SHARES, "Second best is Dog with 0.70."),  # the means of all rows are the same
    (SHARES, "The second-best class is Dog."),
])  # fmt: skip
def test_what_stays_open(text: str, sentence: str) -> None:
    verdicts, rules = read(text, sentence)
    assert verdicts <= {"undecidable"} and not rules


def test_a_second_extreme_may_be_that_of_all() -> None:
    """Where the place does not open the sentence, the worst may be the worst of all."""
    assert not read(NEWS, "The highest share of Print is 16% and the lowest is 3%.")[1]


def test_highest_in_both_panels_with_a_wrong_value() -> None:
    panel = (
        "| Layer | POS | NER |\n|---|---|---|\n| L3 | {} | 0.52 |\n| L6 | {} | 0.70 |\n| L9 | 0.93 | 0.81 |\n"
    )
    text = "# Heatmaps: Probing\n\n**Base**\n\n" + panel.format("0.88", "0.95") + "\n**Tuned**\n\n"
    text += panel.format("0.87", "0.96") + "\n## Findings\n"
    sentence = "In both panels, the POS score is highest at {} (0.95 for Base and 0.96 for Tuned)."
    assert read(text, sentence.format("L6")) == ({"supported"}, set())
    assert read(text, sentence.format("L9")) == ({"refuted"}, {"extremum-mismatch"})
