"""Lines that hold the strongest values of both signs."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import said

ROWS, COLUMNS = ("Rain", "Wind", "Sun"), ("Wheat", "Vine", "Moss")
WORDINGS = (
    "{row} holds the strongest values of both signs.",
    "The strongest correlations of either sign, positive and negative, are both found in {row}.",
    "The strongest values of both signs are in the {row} row.",
)


def _verdicts(values: list[list[int]], sentence: str) -> set[str]:
    lines = [
        f"| {row} | " + " | ".join(f"{value / 100:+.2f}" for value in line) + " |"
        for row, line in zip(ROWS, values, strict=True)
    ]
    text = "\n".join([
        "## Heatmap: Correlation of Weather and Growth", f"* **X-axis (Crop):** {', '.join(COLUMNS)}",
        f"* **Y-axis (Weather):** {', '.join(ROWS)}", "* **Color scale:** -1 (blue) to 1 (red)", "",
        f"| Weather | {' | '.join(COLUMNS)} |", "|---|---|---|---|", *lines, "", "### Observations",
        f"* {sentence}",
    ])  # fmt: skip
    return set(said(text, "extremum"))


@settings(max_examples=40, deadline=None)
@given(
    values=st.lists(
        st.lists(st.integers(-99, 99).filter(bool), min_size=3, max_size=3), min_size=3, max_size=3
    ),
    row=st.integers(0, 2),
    wording=st.sampled_from(WORDINGS),
)
def test_both_extremes_lie_in_the_line(values: list[list[int]], row: int, wording: str) -> None:
    all_values = [value for line in values for value in line]
    high, low = max(all_values), min(all_values)
    found = _verdicts(values, wording.format(row=ROWS[row]))
    holds_both = high in values[row] and low in values[row]
    # Where there are no values of both signs, the line that holds both ends may be meant.
    right = "undecidable" if high < 0 or low > 0 else "supported"
    assert found == {right if holds_both else "refuted"}


@pytest.mark.parametrize("guard", ["In wet years, ", "If anything, "])
def test_guarded_statements_are_left_open(guard: str) -> None:
    values = [[10, -20, 5], [90, -80, 5], [1, 2, 3]]
    sentence = WORDINGS[1].format(row="Rain")
    assert "refuted" in _verdicts(values, sentence)
    assert "refuted" not in _verdicts(values, guard + sentence[0].lower() + sentence[1:])


EXPRESSION = """# Heatmap: Expression Change
The image shows a heatmap of log2 fold changes of three genes.

- **X-axis (Treatment):** Cold, Salt, Shade
- **Y-axis (Gene):** ABF2, LEA5, PIF7
- **Color scale:** -3 (blue) to 3 (red)

| Gene | Cold | Salt | Shade |
|---|---|---|---|
| ABF2 | 1.4 | 2.6 | -0.3 |
| LEA5 | 2.1 | 1.9 | -1.2 |
| PIF7 | -1.7 | -2.4 | 0.8 |

## Observations

- {}
"""
CHANGES = [
    ("The strongest repression is seen for PIF7 after Salt (-2.4).", "supported"),
    ("The most pronounced down-regulation is found for LEA5 (-1.2).", "supported"),  # of its row
    ("ABF2 shows the strongest induction under Salt (2.6).", "supported"),
    ("The strongest down-regulation in the whole figure is that of LEA5 under Shade.", "refuted"),
    ("LEA5 shows the strongest up-regulation in the whole figure.", "refuted"),
    ("The weakest repression is seen for LEA5 (-1.2).", ""),
]


@pytest.mark.parametrize(("sentence", "verdict"), CHANGES)
def test_nouns_for_a_change_tell_the_sign_of_an_extreme(sentence: str, verdict: str) -> None:
    told = set(said(EXPRESSION.format(sentence).rstrip(), "extremum"))
    assert told == ({verdict} if verdict else set())
