"""Brackets that tell what the diagonal is, values that are held, blocks told by their lines, leads that name again."""

import pytest

from tests.claims.matrices import verdicts_at

RATERS = """# Heatmap: Agreement of Four Coders

- **X-axis (Coder A):** 1, 2, 3, 4
- **Y-axis (Coder B):** 1, 2, 3, 4

| | 1 | 2 | 3 | 4 |
|---|---|---|---|---|
| 1 | 1.00 | 0.71 | 0.64 | 0.58 |
| 2 | 0.70 | 0.96 | 0.66 | 0.61 |
| 3 | 0.63 | 0.69 | 1.00 | 0.75 |
| 4 | 0.55 | 0.60 | 0.74 | 0.97 |

### Observations

- {}
"""

WELLS = """# Heatmap: Water Content by Depth and Month

- **X-axis (Month):** May, June, July
- **Y-axis (Depth):** 10 cm, 30 cm, 60 cm, 90 cm
- **Color bar:** Water content (%), from 5 to 40

| Depth | May | June | July |
|---|---|---|---|
| 10 cm | 28 | 17 | 9 |
| 30 cm | 30 | 22 | 16 |
| 60 cm | 33 | 29 | 24 |
| 90 cm | 36 | 34 | 31 |

### Observations

- {}
"""

BONDS = """# Heatmap: Correlations of Four Sensors

| | Heat | Dust | Noise | Light |
|---|---|---|---|---|
| Heat | 1.00 | 0.12 | -0.04 | 0.62 |
| Dust | 0.12 | 1.00 | 0.55 | 0.08 |
| Noise | -0.04 | 0.55 | 1.00 | -0.21 |
| Light | 0.62 | 0.08 | -0.21 | 1.00 |

### Observations

- {}
"""


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (RATERS, "All diagonal cells (e.g., 1 vs. 1) are at least 0.96."),
        (RATERS, "The diagonal cells, where row and column coincide, are all at least 0.96."),
        (RATERS, "Two cells have a value of 1.00."),
        (RATERS, "The matrix is not symmetric (A vs. B differs from B vs. A)."),
        (WELLS, "The two deepest sensors never fall below 24."),
        (WELLS, "The block formed by the two deepest sensors stays at or above 24 in every month."),
        (WELLS, "**Deepest layer:** At 90 cm, all months exceed 30."),
        (BONDS, "**Heat on its own:** None of the correlations of Heat exceeds 0.62 in magnitude."),
    ],
)
def test_true_statements_are_supported(text: str, sentence: str) -> None:
    found = verdicts_at(text, sentence)
    assert "supported" in found
    assert "refuted" not in found


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (RATERS, "All diagonal cells (e.g., 1 vs. 1) are 1.00."),
        (RATERS, "The diagonal cells all have values of 1.00."),
        (RATERS, "Each diagonal cell has a value of 1.00."),
        (RATERS, "The diagonal cells (where row = column) all have a value of 1.00."),
        (RATERS, "The diagonal cells, where row and column are identical, are all 1.00."),
        (RATERS, "The matrix is symmetric (A vs. B equals B vs. A)."),
        (RATERS, "The matrix is symmetric (cell (i, j) equals cell (j, i))."),
        (RATERS, "Three cells have a value of 1.00."),
        (WELLS, "The two deepest sensors never fall below 25."),
        (WELLS, "The block formed by the two deepest sensors stays at or above 28 in every month."),
        (WELLS, "The area covered by the two bottom rows stays above 28."),
        (WELLS, "**Deepest layer:** At 90 cm, all months exceed 33."),
        (BONDS, "**Heat on its own:** None of the correlations of Heat exceeds 0.30 in magnitude."),
    ],
)
def test_false_statements_are_refuted(text: str, sentence: str) -> None:
    assert "refuted" in verdicts_at(text, sentence)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (RATERS, "The diagonal cells (with two exceptions) are 1.00."),
        (RATERS, "The matrix is nearly symmetric (A vs. B is close to B vs. A)."),
        (WELLS, "The two deepest sensors have a range of 40."),
        (WELLS, "The block formed by sensors of the older type stays above 30."),
        (WELLS, "All sensors have a reach of 40."),
        (BONDS, "**Heat:** Few of the correlations of Heat exceed 0.30."),
    ],
)
def test_what_leaves_room_is_not_refuted(text: str, sentence: str) -> None:
    assert "refuted" not in verdicts_at(text, sentence)
