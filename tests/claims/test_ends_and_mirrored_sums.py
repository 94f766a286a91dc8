"""Values at the ends of the scale and away from them, where its middle is, and what mirrored cells add up to."""

from __future__ import annotations

import pytest

import heatparse

WINS = """# Heatmap: Win Rates
- X-axis: Opponent: Kite, Lark, Mole, Newt
- Y-axis: Player: Kite, Lark, Mole, Newt
- Color bar: Win rate (%), 0 (blue) over 50 (white) to 100 (red)

| | Kite | Lark | Mole | Newt |
|---|---|---|---|---|
| Kite | - | 62 | 71 | 55 |
| Lark | 38 | - | 48 | 66 |
| Mole | 29 | 52 | - | 41 |
| Newt | 45 | 34 | 59 | - |

## Notes
"""
LINKS = """# Heatmap: Links
- X-axis: Kite, Lark, Mole
- Y-axis: Kite, Lark, Mole
- Color bar: 0.1 (white) to 1.0 (dark red)

| | Kite | Lark | Mole |
|---|---|---|---|
| Kite | 1.0 | 0.3 | 0.6 |
| Lark | 0.3 | 1.0 | 0.2 |
| Mole | 0.6 | 0.2 | 1.0 |

## Notes
"""


def found(text: str, sentence: str) -> set[str]:
    report = heatparse.check(f"{text}- {sentence}\n")
    line = text.count("\n") + 1
    return {claim.verdict for claim in report.claims if claim.span.line == line}


@pytest.mark.parametrize(("text", "sentence", "true", "false"), [
    (LINKS, "The maximum coincides with the {} of the color scale.", "upper end", "lower end"),
    (LINKS, "The minimum of 0.2 stays {} above the lower end of the scale.", "0.1", "0.4"),
    (WINS, "The highest value stays {} points below the end of the scale.", "29", "19"),
    (WINS, "The scale is centered at {}.", "50", "0"), (WINS, "The midpoint of the color bar is {}.", "50", "60"),
    (WINS, "{} cells mark a win rate above 50.", "Red", "Blue"),
    (WINS, "Neither the {} of the scale is reached.", "blue end (0) nor the red end (100)", ""),
    (LINKS, "{}", "The matrix is square and symmetric.", "The matrix is square, but not symmetric."),
    (LINKS, "The matrix is {}, so each pair appears twice.", "symmetric", "asymmetric"),
])  # fmt: skip
def test_ends_and_middle_of_the_scale(text: str, sentence: str, true: str, false: str) -> None:
    assert "supported" in (told := found(text, sentence.format(true))) and "refuted" not in told
    assert not false or "refuted" in found(text, sentence.format(false))


@pytest.mark.parametrize("sentence", [
    "Mirrored cells add up to {} in each of the six pairings, e.g. 62 and 38 for Kite and Lark.",
    "Each cell and its mirror image add up to {}, e.g., 62 for Kite vs. Lark and 38 for Lark vs. Kite.",
    "A cell and its counterpart across the diagonal always sum to {}.",
])  # fmt: skip
def test_mirrored_sums(sentence: str) -> None:
    assert "supported" in found(WINS, sentence.format(100))
    assert "refuted" in found(WINS.replace("| 29 |", "| 27 |"), sentence.format(100))
    assert "supported" not in found(WINS, sentence.format(90))


@pytest.mark.parametrize("sentence", [
    "The maximum nearly coincides with the upper end of the scale.", "The score lies 29 points below the target.",
    "The maximum lies well below the upper end of the scale.",
])  # fmt: skip
def test_what_is_left_open(sentence: str) -> None:
    assert "refuted" not in found(WINS, sentence)
