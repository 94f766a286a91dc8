"""Percentages of classes in confusion matrices whose rows are the whole: each is a cell, several may be told."""

from functools import partial

import pytest
from matrices import verdicts_alone

import heatparse

DOCUMENT = """## Confusion Matrix: Instrument Recognizer

### Axes
- **Rows (True class):** Harp, Oboe, Viola, Cello
- **Columns (Predicted class):** Harp, Oboe, Viola, Cello
- **Legend:** percentage of the true class; white (0), green (100)

### Values (%)
| True \\ Predicted | Harp | Oboe | Viola | Cello |
|---|---|---|---|---|
| Harp | 90 | 5 | 2 | 3 |
| Oboe | 4 | 81 | 9 | 6 |
| Viola | 1 | 7 | 66 | 26 |
| Cello | 0 | 3 | 18 | 79 |

### Observations
- {}
"""


verdicts = partial(verdicts_alone, DOCUMENT)


ONE = [
    "{k}% of violas are labelled Cello.",
    "Of all violas, {k}% are called cellos.",
    "Violas are taken for cellos in {k}% of cases.",
    "A true viola is classified as a cello in {k}% of the recordings.",
    "The recognizer mistakes {k}% of violas for cellos.",
    "A viola ends up as a cello {k}% of the time.",
    "The label Cello is given to {k}% of violas.",
    "Predicting Cello for a true Viola happens in {k}% of the samples.",
]


@pytest.mark.parametrize("wording", ONE)
def test_a_share_of_a_class_is_its_cell(wording):
    assert verdicts(wording.format(k=26)) == {"supported"}
    assert "refuted" in verdicts(wording.format(k=36))


SEVERAL = [
    "{a}% of violas are taken for oboes, and {b}% for cellos.",
    "Violas are labelled Oboe in {a}% and Cello in {b}% of cases.",
    "Just {a}% of violas are labelled Oboe, while {b}% are labelled Cello.",
    "Of the violas, {a}% become oboes and {b}% cellos.",
    "Violas are called oboes in {a}% of cases, cellos in {b}%.",
]


@pytest.mark.parametrize("wording", SEVERAL)
def test_every_share_of_a_class_is_read(wording):
    assert verdicts(wording.format(a=7, b=26)) == {"supported"}
    assert "refuted" in verdicts(wording.format(a=7, b=36))
    assert "refuted" in verdicts(wording.format(a=17, b=26))


OF_OTHERS = [
    "{a}% of cellos and {b}% of oboes are labelled Viola.",
    "Viola attracts {a}% of cellos and {b}% of oboes.",
    "Only {a}% of cellos and {b}% of oboes are taken for violas.",
]


@pytest.mark.parametrize("wording", OF_OTHERS)
def test_shares_of_several_classes_go_to_one(wording):
    assert verdicts(wording.format(a=18, b=9)) == {"supported"}
    assert "refuted" in verdicts(wording.format(a=18, b=19))


RECOGNIZED = [
    "{a}% of the harps are recognized, and {b}% are taken for oboes.",
    "Harps are recognized in {a}% of cases and taken for oboes in {b}%.",
]


@pytest.mark.parametrize("wording", RECOGNIZED)
def test_what_is_recognized_is_the_class_itself(wording):
    assert verdicts(wording.format(a=90, b=5)) == {"supported"}
    assert "refuted" in verdicts(wording.format(a=90, b=15))
    assert verdicts("Harp is recognized in 90% of cases, Oboe in 81%.") == {"supported"}


TRUE_BUT_NO_CELL = [
    "76% of viola errors go to Cello.",
    "Of the violas' errors, 76% are labelled Cello.",
    "76% of the misread violas are labelled Cello.",
    "19% of the recordings labelled Viola are cellos.",
    "19% of the Viola labels go to cellos.",
    "27% of the predictions of Cello come from violas.",
    "7% of all recordings are violas mistaken for cellos.",
    "Viola and Cello are confused in 44% of cases combined.",
    "Violas are taken for oboes or cellos in 33% of cases.",
    "When a viola is misread, it is labelled Cello in 76% of cases.",
    "34% of the violas are not labelled Viola.",
    "The Viola label is wrong in 31% of cases.",
]


@pytest.mark.parametrize("statement", TRUE_BUT_NO_CELL)
def test_shares_of_something_else_are_not_refuted(statement):
    assert "refuted" not in verdicts(statement)


def test_shares_of_predictions_leave_the_cells_of_true_classes_open():
    turned = DOCUMENT.replace("Rows (True", "Rows (Predicted").replace("Columns (Predicted", "Columns (True")
    turned = turned.replace("True \\ Predicted", "Predicted \\ True").replace(
        "of the true", "of the predicted"
    )
    report = heatparse.check(turned.format("36% of violas are labelled Cello."))
    assert all(claim.verdict != "refuted" for claim in report.claims)


def test_means_of_lines_that_are_the_whole_tell_no_order():
    assert verdicts("Recall is best for Harp, then for Oboe, then for Cello.") == {"supported"}
    assert "refuted" in verdicts("Recall is best for Harp, then for Viola, then for Cello.")
