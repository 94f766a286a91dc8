"""Who has the highest recall, the most errors: numbers of classes in confusion matrices of counts."""

from __future__ import annotations

import random

import pytest

import heatparse
from heatparse.claims.places.lines import tells_relation
from heatparse.models import Axis

CLASSES = ("Apple", "Banana", "Cherry", "Damson")
HIGHEST = {
    "recall": (
        "Recall is highest for {}.",
        "The highest recall belongs to {}.",
        "{} has the highest recall.",
    ),
    "precision": ("Precision is highest for {}.", "{} has the highest precision."),
    "errors": ("{} has the most errors.", "The number of errors is highest for {}."),
    "false": ("{} has the most false positives.", "The most false positives are found for {}."),
    "hits": ("{} has the most correct predictions.", "The number of correct predictions is highest for {}."),
}
LOWEST = {
    "recall": ("Recall is lowest for {}.", "The lowest recall belongs to {}."),
    "errors": ("{} has the fewest errors.", "{} shows the fewest mistakes."),
    "false": ("The fewest false positives are found for {}.",),
}
CASES = [
    (measure, wording, end)
    for end, group in (("high", HIGHEST), ("low", LOWEST))
    for measure, found in group.items()
    for wording in found
]


def describe(rows: list[list[int]], sentence: str) -> str:
    table = ["| True \\ Predicted | " + " | ".join(CLASSES) + " |", "|---" * (len(CLASSES) + 1) + "|"]
    table += [
        f"| {name} | " + " | ".join(map(str, row)) + " |" for name, row in zip(CLASSES, rows, strict=True)
    ]
    listed = ", ".join(CLASSES)
    return "\n".join([
        "## Confusion Matrix: Fruit Classifier", "A confusion matrix of four classes, with counts.",
        f"- **X-axis**: Predicted label: {listed}", f"- **Y-axis**: True label: {listed}",
        "### Data", *table, "### Observations", f"- {sentence}",
    ])  # fmt: skip


def numbers(rows: list[list[int]], measure: str) -> list[float]:
    size = range(len(rows))
    own, true = [rows[i][i] for i in size], [sum(row) for row in rows]
    taken = [sum(rows[i][j] for i in size) for j in size]
    return {
        "recall": [own[i] / true[i] for i in size], "precision": [own[i] / taken[i] for i in size],
        "errors": [true[i] - own[i] for i in size], "false": [taken[i] - own[i] for i in size], "hits": own,
    }[measure]  # fmt: skip


@pytest.mark.parametrize(("measure", "wording", "end"), CASES)
def test_a_contest_of_classes(measure: str, wording: str, end: str) -> None:
    rng = random.Random(wording)
    for _ in range(4):
        rows = [[rng.randint(50, 99) if i == j else rng.randint(1, 20) for j in range(4)] for i in range(4)]
        each = numbers(rows, measure)
        if len(set(each)) < len(each):
            continue
        best = (max if end == "high" else min)(each)
        for name, number in zip(CLASSES, each, strict=True):
            text = describe(rows, wording.format(name))
            report = heatparse.check(text)
            line = text.count("\n") + 1
            found = {c.verdict for c in report.claims if c.span.line == line and c.kind == "extremum"}
            assert found == {"supported" if number == best else "refuted"}, (wording, name, rows)


def test_the_largest_errors_are_cells() -> None:
    rows = [[90, 12, 3, 1], [2, 80, 9, 4], [1, 2, 70, 11], [5, 1, 2, 60]]
    text = describe(rows, "The largest error is Apple predicted as Banana, with 12 samples.")
    assert {claim.verdict for claim in heatparse.check(text).claims} == {"supported"}


@pytest.mark.parametrize("true", ["True label", "Actual label", "Ground-truth label"])
@pytest.mark.parametrize("turned", [False, True])
def test_a_predicted_label_is_no_true_one(true: str, turned: bool) -> None:
    axes = ["Predicted label", true]
    if turned:
        axes.reverse()
    lines = [[50, 7, 2], [1, 60, 9], [4, 3, 70]]
    table = zip(CLASSES, zip(*lines, strict=True) if turned else lines, strict=False)
    text = "\n".join([
        "## Confusion Matrix: Fruit Classifier", "A confusion matrix of fruit, with counts.",
        *(f"- **{side}-axis**: {name}: {', '.join(CLASSES[:3])}" for side, name in zip("XY", axes, strict=True)),
        "### Data", f"| {axes[1]} | {' | '.join(CLASSES[:3])} |", "|---|---|---|---|",
        *(f"| {name} | {' | '.join(map(str, line))} |" for name, line in table),
        "### Observations", "- {}",
    ])  # fmt: skip
    for sentence, verdict in (
        ("The highest recall belongs to Cherry.", "supported"), ("The highest recall belongs to Apple.", "refuted"),
        ("For true Apple the sum is 59.", "supported"), ("For true Apple the sum is 55.", "refuted"),
    ):  # fmt: skip
        claims = heatparse.check(text.replace("{}", sentence)).claims
        assert {claim.verdict for claim in claims} == {verdict}, (sentence, claims)


def test_the_letters_of_another_word_tell_no_relation() -> None:
    assert not tells_relation(Axis(label="Cereal"), "true")
    assert tells_relation(Axis(label="y_true"), "true")
    assert tells_relation(Axis(label="Fine-tuning language"), "trained")
