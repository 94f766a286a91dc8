"""What comes behind the first in a confusion matrix: by recall, among errors, as a part."""

from functools import partial

import pytest
from matrices import described, verdicts_at

CLASSES = ["Maple", "Birch", "Alder", "Rowan"]
COUNTS = described(
    "Heatmap: Confusion Matrix of Leaves (number of leaves)", ("True species", "Predicted species"), CLASSES, CLASSES,
    [270, 18, 9, 3], [24, 132, 30, 14], [15, 36, 440, 9], [1, 2, 5, 72],
)  # fmt: skip
SHARES = described(
    "Heatmap: Confusion Matrix of Leaves (% of the true species)", ("True species", "Predicted species"),
    CLASSES, CLASSES,
    [88.3, 6.1, 3.9, 1.7], [11.4, 70.2, 15.6, 2.8], [2.3, 7.9, 89.1, 0.7], [0.6, 5.2, 1.1, 93.1],
)  # fmt: skip
counts, shares = partial(verdicts_at, COUNTS), partial(verdicts_at, SHARES)

TRUE = [
    "Recall is highest for Maple, followed by Rowan and Alder.",
    "Precision is highest for Alder, followed by Maple and Rowan.",
    "The recall is lowest for Birch, followed by Alder.",
    "The hit rate is highest for Maple, followed by Rowan, and lowest for Birch.",
    "The share of correct predictions is highest for Maple, followed by Rowan and Alder.",
    "Maple is most often mistaken for Birch, and next for Alder.",
    "Birch is most frequently confused with Alder, then with Maple.",
    "In total, 10% of the Maple leaves are misclassified.",
    "**Birch:** Alder is the wrong label in 30 cases, a little more often than Maple (24).",
    "**Alder:** Birch is wrongly chosen in 36 cases, 2.4 times as often as Maple (15) and 4 times as often as Rowan.",
]


@pytest.mark.parametrize("sentence", TRUE)
def test_places_of_classes_are_read_off_whole_lines(sentence):
    assert "refuted" not in counts(sentence)


FALSE = [
    "Recall is highest for Maple, followed by Birch and Alder.",
    "Precision is highest for Alder, followed by Birch and Rowan.",
    "Maple is most often mistaken for Birch, and next for Rowan.",
    "In total, 30% of the Maple leaves are misclassified.",
]


@pytest.mark.parametrize("sentence", FALSE)
def test_wrong_places_of_classes_are_found(sentence):
    assert "refuted" in counts(sentence)


@pytest.mark.parametrize("sentence", [
    "In total 11.7% of the Maple leaves are misclassified.",
    "Altogether 29.8% of the Birch leaves are mislabeled.",
    "Birch is most often mistaken for Alder, and next for Maple.",
    "**Birch:** Alder is the wrong label in 15.6% of the cases, about five and a half times as often as Rowan (2.8%).",
])  # fmt: skip
def test_percentages_of_classes_are_added_up_as_they_are_rounded(sentence):
    assert "refuted" not in shares(sentence)


@pytest.mark.parametrize("sentence", [
    "In total 19.7% of the Maple leaves are misclassified.",
    "Birch is most often mistaken for Alder, and next for Rowan.",
])  # fmt: skip
def test_wrong_percentages_of_classes_are_found(sentence):
    assert "refuted" in shares(sentence)
