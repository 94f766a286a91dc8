"""Values of cells whose labels are coupled by other words, or that stand behind a comma."""

from __future__ import annotations

import pytest

import heatparse

RISKS = """# Heatmap: Hazard Grades of a Quarry

Rows (Chance): Certain, Probable, Possible, Rare. Columns (Harm): Slight, Small, Medium, Grave.
The legend (Hazard grade) runs from 1 to 16.

- Certain: 4, 8, 12, 16
- Probable: 3, 6, 9, 12
- Possible: 2, 4, 6, 8
- Rare: 1, 2, 3, 4

### Observations

{statement}
"""
BIRDS = """# Confusion Matrix: Bird Songs

- **Y-axis (True class)**: Wren, Finch, Robin, Thrush
- **X-axis (Predicted class)**: Wren, Finch, Robin, Thrush
- **Color bar (clips)**: 0 to 50

| True | Wren | Finch | Robin | Thrush |
|---|---|---|---|---|
| Wren | 46 | 0 | 3 | 1 |
| Finch | 0 | 41 | 2 | 7 |
| Robin | 2 | 1 | 44 | 3 |
| Thrush | 1 | 9 | 4 | 36 |

### Observations

{statement}
"""
# What is said with a value, and the value that the cell has.
OF_RISKS = (
    ("A hazard that is both probable and grave scores {}.", 12),
    ("Certain hazards of medium harm are rated {}.", 12),
    ("Rare hazards of small harm score {}.", 2),
    ("Where Possible meets Medium, the grade is {}.", 6),
    ("Possible hazards with a small harm get {}.", 4),
    ("Probable paired with Small yields {}.", 6),
    ("Certain crossed with Grave is {}.", 16),
)
OF_BIRDS = (
    ("Finch and Thrush are a tricky pair, with {} Finch clips labeled Thrush.", 7),
    ("A mere {} Thrush clips pass for Finch.", 9),
    ("{} Thrush clips are heard as Robin.", 4),
)
TEMPTING = (
    (RISKS, "Probable differs from Grave by 18."),
    (RISKS, "A hazard that is both probable and grave needs 18 guards."),
    (RISKS, "Where Possible meets Medium, 18 workers are affected."),
    (RISKS, "The highest grade of Certain is 16, that of Probable is 12, and for Rare it is 4."),
    (RISKS, "In Small, Certain falls below its Grave grade, while Rare still has 4."),
    (BIRDS, "Finch and Thrush are a tricky pair, with 16 mix-ups between them."),
    (BIRDS, "Finch and Thrush are a tricky pair, with 5 more Thrush clips than Finch clips."),
)


def verdicts(text: str, statement: str) -> list[str]:
    """The verdicts on the claims of a statement."""
    report = heatparse.check(text.format(statement=statement))
    line = text[: text.index("{statement}")].count("\n") + 1
    return [claim.verdict for claim in report.claims if claim.span.line == line]


@pytest.mark.parametrize(
    ("text", "said", "value"), [(RISKS, *said) for said in OF_RISKS] + [(BIRDS, *said) for said in OF_BIRDS]
)
def test_values_of_coupled_labels(text: str, said: str, value: int) -> None:
    assert set(verdicts(text, said.format(value))) == {"supported"}
    assert "refuted" in verdicts(text, said.format(value + 3))


@pytest.mark.parametrize(("text", "statement"), TEMPTING)
def test_what_only_looks_like_a_value_is_not_refuted(text: str, statement: str) -> None:
    assert "refuted" not in verdicts(text, statement)
