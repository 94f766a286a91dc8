"""Numbers in words that name a line, ablations beside their references, and counts beside averages."""

import pytest

import heatparse

TREES = """# Heatmap: Yield of Boosted Models (accuracy in %)

* **X-axis:** number of trees (3, 5, 8, 12)
* **Y-axis (Shrinkage):** weak, medium, strong

| | 3 | 5 | 8 | 12 |
|---|---|---|---|---|
| weak | 61.2 | 66.8 | 70.3 | 69.1 |
| medium | 64.7 | 71.5 | 69.9 | 68.2 |
| strong | 66.3 | 68.4 | 67.7 | 63.5 |

## Observations
* {}
"""
PARTS = """# Heatmap: Ablation of a Speech Tagger (F1)

* **Rows:** Full model, no lexicon, no context, no suffixes, Baseline
* **Columns:** News, Letters, Plays

| | News | Letters | Plays |
|---|---|---|---|
| Full model | 91 | 84 | 77 |
| no lexicon | 88 | 79 | 70 |
| no context | 74 | 65 | 52 |
| no suffixes | 90 | 82 | 75 |
| Baseline | 61 | 50 | 38 |

## Observations
* {}
"""
FARES = """# Heatmap: Ferry Fares in Euro

* **Rows (Line):** North, South
* **Columns (Ticket):** Foot, Bike, Car, Average

| | Foot | Bike | Car | Average |
|---|---|---|---|---|
| North | 4 | 9 | 29 | 14 |
| South | 6 | 12 | 33 | 17 |

## Observations
* {}
"""
HOURS = """# Heatmap: Calls at a Desk

* **Columns:** Mon, Tue, Wed
* **Rows (Hour of the day):** 10:00, 14:00

| | Mon | Tue | Wed |
|---|---|---|---|
| 10:00 | 5 | 8 | 4 |
| 14:00 | 23 | 18 | 26 |

## Observations
* {}
"""
TRUE = (
    (TREES, "With three trees, accuracy is highest under strong shrinkage."),
    (TREES, "Eight trees are best under weak shrinkage."),
    (TREES, "Models with three trees never reach 67%."),
    (TREES, "Three trees are worst under weak shrinkage."),
    (PARTS, "The worst ablation is no context."),
    (PARTS, "The best ablation on Plays is no suffixes."),
    (PARTS, "Every ablation stays above 50."),
    (FARES, "Two fares of South exceed 10."),
)
FALSE = (
    (TREES, "With five trees, accuracy is highest under strong shrinkage."),
    (TREES, "Three trees are best under weak shrinkage."),
    (PARTS, "The worst ablation is no lexicon."),
    (PARTS, "Every ablation stays above 60."),
)
OPEN = (
    (FARES, "Three fares of South exceed 10."),
    (HOURS, "Every day has at least 25 calls in total."),
    (HOURS, "No day totals fewer than 25 calls."),
)


def _of(figure, sentence):
    report = heatparse.check(figure.format(sentence))
    line = figure[: figure.index("{}")].count("\n") + 1
    return {claim.verdict for claim in report.claims if claim.span.line == line}, report.findings


@pytest.mark.parametrize(("figure", "sentence"), TRUE)
def test_what_is_true_is_no_finding(figure, sentence):
    verdicts, findings = _of(figure, sentence)
    assert "refuted" not in verdicts and not findings


@pytest.mark.parametrize(("figure", "sentence"), FALSE)
def test_what_is_false_of_them_is_found(figure, sentence):
    assert _of(figure, sentence)[1]


@pytest.mark.parametrize(("figure", "sentence"), OPEN)
def test_what_may_be_counted_in_two_ways_is_open(figure, sentence):
    verdicts, findings = _of(figure, sentence)
    assert "supported" not in verdicts and not findings


def test_most_are_borne_out():
    assert sum("supported" in _of(*told)[0] for told in TRUE) >= len(TRUE) - 2
