"""Symmetry in other words: what changes places without a change, both directions of a pair, the two triangles."""

from __future__ import annotations

import pytest
from matrices import said

TRADE = """# Heatmap: Trade Between Ports (kt)

| From / To | Oslo | Riga | Kiel |
|---|---|---|---|
| Oslo | 9 | {a} | 4 |
| Riga | {b} | 8 | 6 |
| Kiel | 4 | 6 | 7 |

## Findings

- {s}"""
SAME = [
    "Swapping rows and columns leaves every value unchanged.",
    "Swapping origin and destination changes nothing, so one triangle would do.",
    "Transposing the matrix changes nothing.",
    "The direction of the trade makes no difference.",
    "Every value above the diagonal reappears below it.",
    "The values above the diagonal are the same as those below it.",
    "Each value appears twice, once above and once below the diagonal.",
    "The upper and the lower triangle are mirror images of each other.",
    "The two halves of the matrix are identical.",
    "The matrix equals its own transpose.",
    "For all pairs, values are equally high in both directions.",
    "Swapping Oslo and Riga changes nothing.",
    "The two triangles mirror each other and the diagonal is positive.",
]
OTHER = [
    "The values above the diagonal are not the same as those below it.",
    "The matrix is by no means symmetric.",
    "The matrix is anything but symmetric.",
    "Symmetry is absent.",
    "The direction of the trade matters.",
    "The matrix is not symmetric in general.",
]
OPEN = [
    "Reversing the order of the rows leaves the picture unchanged.",
    "The order of the columns does not matter.",
    "The order is the same in all rows.",
    "Switching from Oslo to Riga makes no difference.",
    "Swapping the two years leaves the values unchanged.",
    "Swapping rows and columns leaves most values unchanged.",
    "Swapping rows and columns leaves the ranking unchanged.",
    "The direction of the trade makes little difference.",
    "The two triangles look the same at first glance.",
    "The upper triangle matches the lower one in sign.",
    "The values above the diagonal have the same range as those below it.",
    "The values above the diagonal are the same color as those below it.",
    "The number of positive values is the same above and below the diagonal.",
    "The two halves of the matrix have the same mean.",
    "Trade is equally frequent in both directions.",
]


def verdicts(sentence: str, symmetric: bool) -> set[str]:
    return set(said(TRADE.format(a=5, b=5 if symmetric else 3, s=sentence), "symmetry", "comparison"))


@pytest.mark.parametrize("sentence", SAME)
def test_a_symmetry_in_other_words(sentence: str) -> None:
    assert "supported" in verdicts(sentence, True)
    assert "refuted" in verdicts(sentence, False)


@pytest.mark.parametrize("sentence", OTHER)
def test_a_symmetry_that_is_denied(sentence: str) -> None:
    assert "supported" in verdicts(sentence, False)
    assert "refuted" in verdicts(sentence, True)


@pytest.mark.parametrize("sentence", OPEN)
@pytest.mark.parametrize("symmetric", [True, False])
def test_what_may_mean_something_else_is_not_refuted(sentence: str, symmetric: bool) -> None:
    assert "refuted" not in verdicts(sentence, symmetric)
