"""Nouns that the introduction, or their number, gives to lines: "camera traps", "five of the six tasks"."""

from __future__ import annotations

import pytest

from heatparse import check

FOREST = """## Heatmap: Sightings by Trap and Species

### Overview
{}

* **Y-axis:** Trap
* **X-axis:** Species
* **Legend:** sightings, 0 to 60

| Trap | Roe deer | Marten | Badger | Hare |
|---|---|---|---|---|
| {} | 41 | 12 | 9 | 30 |
| Brook | 35 | 17 | 22 | 26 |
| Ridge | 52 | 8 | 14 | 33 |
| Glade | 47 | 11 | 19 | 21 |

### Observations
* {}
"""

EXAMS = """## Heatmap: Solved Exercises

### Overview
The figure shows how many percent of its exercises three programs solve, by dataset.

* **Y-axis:** Program
* **X-axis:** Dataset
* **Legend:** solved exercises (%), 0 to 100

| Program | Sums | Proofs | Graphs | Sets | Limits |
|---|---|---|---|---|---|
| Abacus | 91 | 34 | 62 | 70 | 55 |
| Ledger | 88 | 41 | 58 | 75 | 49 |
| Tally | 95 | 29 | 66 | 61 | 60 |

### Observations
* {}
"""

FOUR = "Over a year, four camera traps were left in a wood."


def _verdicts(text: str) -> set[str]:
    line = text.rstrip("\n").count("\n") + 1
    return {claim.verdict for claim in check(text).claims if claim.span.line == line}


def _of_traps(sentence: str, intro: str = FOUR, first: str = "Fern") -> set[str]:
    return _verdicts(FOREST.format(intro, first, sentence))


@pytest.mark.parametrize(
    ("sentence", "right"),
    [
        ("In the Marten column, no camera trap has a value above 17.", True),
        ("In the Hare column, two of the four camera traps are above 28.", True),
        ("In the Badger column, only one of the camera traps exceeds 20.", True),
        ("Ridge is the camera trap with the highest value in the Roe deer column.", True),
        ("No other camera trap has a higher value than Brook in the Badger column.", True),
        ("In the Marten column, no camera trap has a value above 14.", False),
        ("In the Hare column, three of the four camera traps are above 28.", False),
        ("In the Badger column, only one of the camera traps exceeds 15.", False),
        ("Glade is the camera trap with the highest value in the Roe deer column.", False),
        ("No other camera trap has a higher value than Fern in the Badger column.", False),
    ],
)
def test_lines_are_what_the_introduction_counts(sentence: str, right: bool) -> None:
    assert _of_traps(sentence) == {"supported" if right else "refuted"}


@pytest.mark.parametrize(
    ("sentence", "right"),
    [
        ("In the Abacus row, no task has a value above 91.", True),
        ("In the Tally row, no task has a value above 95.", True),
        ("In the Ledger row, three of the five tasks are above 55.", True),
        ("In the Tally row, one of the five tasks is above 90.", True),
        ("In the Abacus row, four of the five topics are above 50.", True),
        ("In the Abacus row, no task has a value above 80.", False),
        ("In the Tally row, no task has a value above 90.", False),
        ("In the Ledger row, four of the five tasks are above 55.", False),
        ("In the Tally row, three of the five tasks are above 65.", False),
        ("In the Abacus row, five of the five topics are above 50.", False),
    ],
)
def test_a_general_noun_leaves_no_line_out(sentence: str, right: bool) -> None:
    assert _verdicts(EXAMS.format(sentence)) == {"supported" if right else "refuted"}


_DENIED = "In the Marten column, no camera trap has a value above 14."


@pytest.mark.parametrize(
    "intro",
    [
        "Over a year, three camera traps were left in a wood.",  # one of the four is none
        "Over a year, camera traps and box traps were left in a wood.",
        "Over a year, some camera traps were left in a wood.",
        "Over a year, traps were left in a wood.",
        "Over a year, the camera traps were left in a wood, next to a baseline.",
    ],
)
def test_other_lines_may_be_left_out(intro: str) -> None:
    assert "refuted" not in _of_traps(_DENIED, intro)


@pytest.mark.parametrize("label", ["Control", "Human", "Camera 1", "Overall"])
def test_a_line_may_be_of_another_kind(label: str) -> None:
    assert "refuted" not in _of_traps(_DENIED, FOUR, label)


@pytest.mark.parametrize("label", ["Human", "Random"])
def test_the_best_of_a_kind_may_be_beaten_by_another(label: str) -> None:
    text = FOREST.replace("Trap", "Model").replace("trap", "model").format("Three models.", label, "{}")
    sentence = "Brook is the language model with the highest value in the Hare column."
    assert "refuted" not in _verdicts(text.format(sentence))  # the first line is no language model


@pytest.mark.parametrize(
    "sentence",
    [
        "In the Marten column, no old camera trap has a value above 14.",
        "In the Marten column, no motion trap has a value above 14.",
    ],
)
def test_some_of_them_are_not_all(sentence: str) -> None:
    assert "refuted" not in _of_traps(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "In the Sums column, no task has a value above 90.",  # these rows are programs
        "In the Abacus row, no hard task has a value above 80.",
        "In the Abacus row, two of the three tasks are above 90.",
        "No task has a value above 90.",
        "In the Abacus row, none of the easy tasks has a value above 80.",
    ],
)
def test_a_general_noun_of_other_things(sentence: str) -> None:
    assert "refuted" not in _verdicts(EXAMS.format(sentence))


def test_a_general_noun_that_the_introduction_uses_otherwise() -> None:
    text = EXAMS.replace("by dataset", "by dataset, and each holds several tasks")
    assert "refuted" not in _verdicts(text.format("In the Abacus row, no task has a value above 80."))
