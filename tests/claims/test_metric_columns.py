"""Columns that are called by what they hold: "accuracy" is a column then, and so is "weight" among small labels."""

import pytest

import heatparse

METRICS = """# Heatmap: Scores of Four Kite Finders

* **X-axis (Metric):** Accuracy, Precision, Recall, Time
* **Y-axis (Finder):** Lark, Swift, Kestrel, Plover

| Finder | Accuracy | Precision | Recall | Time |
|---|---|---|---|---|
| Lark | 81 | 70 | 62 | 40 |
| Swift | 77 | 83 | 58 | 55 |
| Kestrel | 90 | 65 | 79 | 30 |
| Plover | 68 | 60 | 84 | 20 |

## Observations
* {}
"""
BONDS = """# Heatmap: Correlations of Boats

| | length | beam | weight | speed |
|---|---|---|---|---|
| length | 1.00 | 0.72 | 0.81 | 0.35 |
| beam | 0.72 | 1.00 | 0.64 | -0.12 |
| weight | 0.81 | 0.64 | 1.00 | -0.41 |
| speed | 0.35 | -0.12 | -0.41 | 1.00 |

## Observations
* {}
"""


def _verdicts(figure, sentence):
    report = heatparse.check(figure.format(sentence))
    start = figure.index("## Observations")
    return {claim.verdict for claim in report.claims if claim.span.start > start}, report.findings


@pytest.mark.parametrize(
    ("figure", "form", "true", "false"),
    [
        (METRICS, "{} has the highest accuracy.", "Kestrel", "Swift"),
        (METRICS, "The lowest precision is that of {}.", "Plover", "Lark"),
        (METRICS, "Lark's recall is {}.", 62, 65),
        (METRICS, "Recall is higher than precision for {}.", "Plover", "Lark"),
        (METRICS, "The time of Swift is {}.", 55, 50),
        (METRICS, "All recall values are above {}.", 55, 60),
        (METRICS, "Time ranges from {} to 55.", 20, 25),
        (BONDS, "The weight column holds {} with speed.", -0.41, 0.41),
        (BONDS, "The correlation of weight and beam is {}.", 0.64, 0.84),
        (BONDS, "Length correlates more strongly with {} than with speed.", "weight", None),
    ],
)
def test_a_word_for_what_is_measured_names_its_column(figure, form, true, false):
    verdicts, findings = _verdicts(figure, form.format(true))
    assert "refuted" not in verdicts and not findings
    if false is not None:
        assert "refuted" in _verdicts(figure, form.format(false))[0]


def test_a_single_one_among_other_names_is_the_measure():
    figure = METRICS.replace("Precision", "Lakes").replace("Recall", "Rivers").replace("Time", "Coast")
    verdicts, _ = _verdicts(figure, "Kestrel has the highest accuracy.")
    assert "refuted" not in verdicts
