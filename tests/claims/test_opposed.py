"""An accuracy over a map of error rates, and an error over a map of accuracies: high for one is low for the other."""

import pytest

import heatparse

ERRORS = """# Heatmap: Character Error Rate of Text Readers

Values are error rates in percent; lower is better.

* **X-axis (Scan):** Sharp, Faded, Stained, Torn
* **Y-axis (Reader):** Quill, Vellum, Papyrus, Ostrakon

| | Sharp | Faded | Stained | Torn |
|---|---|---|---|---|
| Quill | 1.4 | 3.9 | 6.2 | 12.7 |
| Vellum | 2.2 | 4.5 | 5.1 | 9.8 |
| Papyrus | 0.9 | 5.6 | 8.3 | 21.4 |
| Ostrakon | 4.8 | 7.7 | 13.6 | 30.5 |

## Observations
* {}
"""
HITS = """# Heatmap: Grid Search of a Bird Song Model

* **Rows (Depth):** 3, 5, 7
* **Columns (Window):** tiny, short, long, huge
* **Values:** test accuracy in percent

| | tiny | short | long | huge |
|---|---|---|---|---|
| 3 | 58.1 | 66.4 | 70.2 | 49.5 |
| 5 | 60.3 | 69.8 | 74.9 | 45.2 |
| 7 | 61.7 | 71.5 | 73.3 | 38.6 |

## Observations
* {}
"""
TRUE = (
    (ERRORS, "Accuracy declines from Sharp to Torn."),
    (ERRORS, "The accuracy of Papyrus falls steadily from Sharp to Torn."),
    (ERRORS, "Vellum has the highest accuracy on Torn."),
    (ERRORS, "Vellum has a higher accuracy than Quill on Stained."),
    (ERRORS, "Ostrakon shows the lowest performance on Faded."),
    (ERRORS, "The accuracy of Quill drops by 11.3 points from Sharp to Torn."),
    (ERRORS, "The error rate is lowest for Papyrus on Sharp."),
    (HITS, "The error is highest for depth 7 with the huge window."),
    (HITS, "Depth 3 has a lower error than depth 5 with the huge window."),
    (HITS, "The error falls from tiny to long at every depth."),
)
FALSE = (
    (ERRORS, "Accuracy increases from Sharp to Torn."),
    (ERRORS, "Ostrakon has the highest accuracy on Torn."),
    (ERRORS, "Quill has a higher accuracy than Vellum on Stained."),
    (ERRORS, "The error rate is lowest for Quill on Sharp."),
    (HITS, "The error is highest for depth 3 with the huge window."),
    (HITS, "The error falls from long to huge at every depth."),
    (HITS, "The accuracy falls from tiny to long at every depth."),
)
OPEN = (
    (ERRORS, "Vellum has the highest accuracy on Torn (90.2%)."),
    (ERRORS, "Ostrakon shows the highest performance on Torn."),
    (HITS, "The error of depth 7 is 61.4% with the huge window."),
    (
        HITS.replace("**Values:** test accuracy in percent", "windows"),
        "The error falls from tiny to long.",
    ),
)


def _of(figure, sentence):
    report = heatparse.check(figure.format(sentence))
    return {claim.verdict for claim in report.claims}, report.findings


@pytest.mark.parametrize(("figure", "sentence"), TRUE)
def test_what_is_true_of_the_opposite_is_supported(figure, sentence):
    verdicts, findings = _of(figure, sentence)
    assert verdicts == {"supported"} and not findings


@pytest.mark.parametrize(("figure", "sentence"), FALSE)
def test_what_is_false_of_the_opposite_is_refuted(figure, sentence):
    assert _of(figure, sentence)[1]


@pytest.mark.parametrize(("figure", "sentence"), OPEN)
def test_numbers_and_loose_words_for_the_opposite_leave_it_open(figure, sentence):
    verdicts, findings = _of(figure, sentence)
    assert "supported" not in verdicts and not findings
