"""Extremes in usual words: participles behind a subject, a value told before its places, brackets behind a noun."""

from __future__ import annotations

import pytest

import heatparse

SCORES = """# Heatmap: Accuracy by Task

- **X-axis (Task):** Cloze, Entail, Math, Recall
- **Y-axis (Model):** Aster, Birch, Cedar, Dahlia

| Model | Cloze | Entail | Math | Recall |
|---|---|---|---|---|
| Aster | 47.2 | 71.0 | 21.4 | 76.3 |
| Birch | 61.5 | 83.2 | 50.9 | 82.0 |
| Cedar | 55.3 | 77.4 | 29.7 | 80.1 |
| Dahlia | 60.0 | 86.8 | 36.2 | 83.3 |

## Observations
"""
RAIN = """# Heatmap: Monthly Rainfall (mm)

Darker blue means more rain.

| City | Jan | Feb | Mar | Apr |
|---|---|---|---|---|
| Bergen | 190 | 152 | 170 | 114 |
| Hanoi | 18 | 26 | 44 | 200 |
| Lima | 1 | 1 | 2 | 0 |
| Porto | 158 | 140 | 90 | 116 |

## Observations
"""
LOSS = """# Heatmap: Validation Loss

- **X-axis:** Batch size: 16, 32, 64
- **Y-axis:** Learning rate: 1e-4, 1e-3, 1e-2

Lower is better.

| Learning rate | 16 | 32 | 64 |
|---|---|---|---|
| 1e-4 | 1.74 | 1.69 | 1.78 |
| 1e-3 | 1.66 | 1.52 | 1.47 |
| 1e-2 | 3.10 | 2.85 | 2.44 |

## Observations
"""
BONDS = """# Correlation Heatmap

| | Age | Mass | Sleep | Stress |
|---|---|---|---|---|
| Age | 1.00 | 0.34 | -0.22 | 0.08 |
| Mass | 0.34 | 1.00 | -0.31 | 0.27 |
| Sleep | -0.22 | -0.31 | 1.00 | -0.63 |
| Stress | 0.08 | 0.27 | -0.63 | 1.00 |

## Observations
"""
CLASSES = """# Confusion Matrix

| Actual / Predicted | Cat | Dog | Fox | Wolf |
|---|---|---|---|---|
| Cat | 88 | 7 | 4 | 1 |
| Dog | 9 | 74 | 3 | 14 |
| Fox | 6 | 5 | 80 | 9 |
| Wolf | 1 | 21 | 8 | 70 |

## Observations
"""


def read(text: str, sentence: str) -> tuple[set[str], set[str]]:
    """The verdicts of extremes, and the rules of the findings."""
    report = heatparse.check(f"{text}- {sentence}\n")
    line = text.count("\n") + 1
    verdicts = {c.verdict for c in report.claims if c.span.line == line and c.kind == "extremum"}
    return verdicts, {finding.rule for finding in report.findings if finding.span.line == line}


@pytest.mark.parametrize(("text", "sentence", "true", "false"), [
    (SCORES, "{} consistently underperforms, scoring lowest on every task.", "Aster", "Cedar"),
    (SCORES, "{} is a weak model, achieving the lowest score on all tasks.", "Aster", "Cedar"),
    (RAIN, "The darkest cell {} mm.", "(Hanoi, Apr) represents 200", "(Bergen, Jan) represents 190"),
    (RAIN, "In February, Bergen (152 mm) and {} are the wettest cities.", "Porto (140 mm)", "Hanoi (26 mm)"),
    (RAIN, "Hanoi experiences its wettest month in {}.", "April", "March"),
    (LOSS, "The best-performing configuration uses a learning rate of 1e-3 and a batch size of {}.", "64", "32"),
    (CLASSES, "{} is the best-classified class.", "Cat", "Fox"),
    (CLASSES, "{} is the worst-recognized class with 70 hits.", "Wolf", "Dog"),
])  # fmt: skip
def test_extremes(text: str, sentence: str, true: str, false: str) -> None:
    verdicts, rules = read(text, sentence.format(true))
    assert "supported" in verdicts and not rules
    verdicts, rules = read(text, sentence.format(false))
    assert "refuted" in verdicts and rules == {"extremum-mismatch"}


@pytest.mark.parametrize(("text", "sentence"), [
    (RAIN, "The lowest value is 1 mm, recorded in Lima in January and February."),  # it is 0
    (BONDS, "Stress correlates most strongly with Mass."),  # without its sign, Sleep is stronger
    (CLASSES, "Dogs are most often confused with cats (9)."),  # with wolves
    (CLASSES, "The Dog row contains the largest off-diagonal value (14)."),  # of that row alone
    (RAIN, "Porto is wet in winter, reaching the highest rainfall in February."),  # its own is in January
])  # fmt: skip
def test_what_is_not_borne_out(text: str, sentence: str) -> None:
    assert "supported" not in read(text, sentence)[0]


def test_second_places_are_among_rivals() -> None:
    for frame in ("{} is the runner-up on Cloze.", "{} is second on Cloze with 60.0."):
        report = heatparse.check(f"{SCORES}- {frame.format('Dahlia')}\n")
        assert any(c.kind == "ranking" and c.verdict == "supported" for c in report.claims)
    report = heatparse.check(f"{SCORES}- Birch is second on Entail with 83.2.\n")
    assert any(c.kind == "ranking" and c.verdict == "supported" for c in report.claims)
    report = heatparse.check(f"{SCORES}- Cedar is second on Entail with 77.4.\n")
    assert not any(c.kind == "ranking" and c.verdict == "supported" for c in report.claims)


@pytest.mark.parametrize(("text", "sentence"), [
    (RAIN, "The lowest value is 0 mm, recorded in Lima in April."),
    (BONDS, "Stress correlates most strongly with Sleep."),
    (CLASSES, "Dogs are most often confused with wolves (14)."),
    (CLASSES, "The Wolf row contains the largest off-diagonal value (21)."),
])  # fmt: skip
def test_what_is_borne_out(text: str, sentence: str) -> None:
    assert read(text, sentence) == ({"supported"}, set())


@pytest.mark.parametrize("sentence", [
    "Birch is most strongly affected by Entail.",
    "Birch most strongly affects Entail.",
    "Cedar is a mixed case, reaching the highest accuracy in Recall.",
    "Cedar climbs, reaching the highest accuracy in Recall.",
    "Aster is a weak model, showing the lowest accuracy on Cloze.",
])  # fmt: skip
def test_what_may_be_of_the_subject_alone(sentence: str) -> None:
    assert not read(SCORES, sentence)[1]


def test_leaders_are_among_rivals() -> None:
    text = "# Heatmap: Points per Team\n\n| Team | R1 | R2 | R3 |\n|---|---|---|---|\n"
    text += "| Ajax | 12 | 18 | 9 |\n| Boca | 18 | 11 | 16 |\n| Celta | 10 | 15 | 16 |\n\n## Observations\n"
    assert read(text, "Ajax is the sole leader in R2.") == ({"supported"}, set())
    assert "supported" not in read(text, "Celta is the sole leader in R3.")[0]  # as is Boca
    assert "supported" not in read(text, "Boca is the winner in R3.")[0]


def test_lowest_overall() -> None:
    assert read(RAIN, "Lima has the lowest value overall, 0 in April.") == ({"supported"}, set())
    assert read(RAIN, "Hanoi has the lowest value overall, 18 in January.")[1] == {"extremum-mismatch"}
    assert "supported" not in read(RAIN, "Lima has the lowest value overall, 1 in January.")[0]
