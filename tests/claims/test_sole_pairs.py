"""A pair of labels that alone is so: the two cells of a pair are one, and what a label has with itself is none."""

from __future__ import annotations

import pytest

from tests.claims.matrices import verdicts_at

HERBS = """# Correlation Matrix of Five Herbs

- **Both axes:** basil, dill, mint, sage, thyme
- **Color bar:** -1 (blue) to 1 (red)

| | basil | dill | mint | sage | thyme |
|---|---|---|---|---|---|
| basil | 1.00 | 0.62 | -0.31 | 0.18 | 0.81 |
| dill | 0.62 | 1.00 | -0.08 | 0.44 | 0.27 |
| mint | -0.31 | -0.08 | 1.00 | 0.12 | 0.05 |
| sage | 0.18 | 0.44 | 0.12 | 1.00 | 0.35 |
| thyme | 0.81 | 0.27 | 0.05 | 0.35 | 1.00 |

## Observations
- {}
"""

SAID = [
    ("{} is the only pair above 0.7.", "Basil and thyme", "Basil and dill"),
    ("The only pair above 0.7 is {}.", "basil and thyme", "dill and sage"),
    ("{} is the only pair besides basil and thyme with a coefficient above 0.6.", "Basil and dill", "Dill and sage"),
    ("{} form the only pair below zero apart from mint and dill.", "Mint and basil", "Mint and sage"),
    ("The only negative combination besides mint and dill is {}.", "mint and basil", "mint and thyme"),
    ("{} stand out: it is the only pair that exceeds 0.8.", "Basil and thyme", "Sage and thyme"),
]  # fmt: skip


@pytest.mark.parametrize(("said", "right", "wrong"), SAID)
def test_who_alone_is_so(said: str, right: str, wrong: str) -> None:
    assert "refuted" not in verdicts_at(HERBS, said.format(right))
    assert "refuted" in verdicts_at(HERBS, said.format(wrong))


@pytest.mark.parametrize("said", [said for said, _, _ in SAID[:5]])
def test_a_right_pair_is_borne_out(said: str) -> None:
    right = next(right for other, right, _ in SAID if other == said)
    assert "supported" in verdicts_at(HERBS, said.format(right))


@pytest.mark.parametrize(
    "sentence",
    [
        "Basil and thyme is the only strongly linked pair.",
        "Basil and dill is the only pair of the first row above 0.6 and below 0.8.",
        "Apart from the diagonal, the only pair of kitchen herbs above 0.5 may be dill and sage.",
    ],
)
def test_what_is_left_open(sentence: str) -> None:
    assert "refuted" not in verdicts_at(HERBS, sentence)
