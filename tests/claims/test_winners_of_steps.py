"""Who changes most at a step, or is ahead by most: told of the step, under its name, or behind a comparison."""

from __future__ import annotations

import pytest

from tests.claims.matrices import verdicts_at

_SILOS = """## Heatmap: Silo Level by Farm and Season
* **X-axis (Season):** Spring, Summer, Autumn, Winter
* **Y-axis (Farm):** Ash Hill, Brook, Cliffside, Dale
* **Color scale:** 0 (white) to 100 (brown), silo level in percent

| Farm | Spring | Summer | Autumn | Winter |
|---|---|---|---|---|
| Ash Hill | 40 | 52 | 81 | 50 |
| Brook | 35 | 38 | 62 | 55 |
| Cliffside | 61 | 44 | 58 | 20 |
| Dale | 22 | 30 | 34 | 31 |

### Key Observations
* {}
"""
# From autumn to winter: 31, 7, 38, 3; from summer to autumn: 29, 24, 14, 4.
_OF_A_STEP = (
    ("Going from Autumn to Winter costs {} the most.", "Cliffside", "Ash Hill"),
    ("The step from Summer to Autumn lifts {} the most.", "Ash Hill", "Brook"),
    ("The change from Summer to Autumn affects {} most.", "Ash Hill", "Cliffside"),
    ("{} is affected most by the switch from Summer to Autumn.", "Ash Hill", "Dale"),
    ("Moving from Summer to Autumn lowers nothing, but it raises {} the least.", "Dale", "Cliffside"),
    ("Nowhere is the drop from Autumn to Winter larger than in {}.", "Cliffside", "Ash Hill"),
    ("Nowhere is the drop from Autumn to Winter smaller than in {}.", "Dale", "Brook"),
    ("The steepest fall from Autumn to Winter is seen in {}.", "Cliffside", "Ash Hill"),
    ("From Autumn to Winter, the largest drop is that of {}.", "Cliffside", "Ash Hill"),
    ("**Autumn-Winter drop:** The steepest fall is seen in {}.", "Cliffside", "Ash Hill"),
    ("**Autumn to Winter:** The largest drop is found in {}.", "Cliffside", "Brook"),
    ("**Drop from Autumn to Winter:** largest in {}.", "Cliffside", "Ash Hill"),
    ("**Summer → Autumn:** {} gains most.", "Ash Hill", "Dale"),
    ("**Summer vs. Autumn:** The gap is widest in {}.", "Ash Hill", "Brook"),
    ("{} gains most from Summer to Autumn.", "Ash Hill", "Dale"),
)  # fmt: skip


@pytest.mark.parametrize(("sentence", "right", "wrong"), _OF_A_STEP)
def test_who_changes_most_at_a_step(sentence: str, right: str, wrong: str) -> None:
    right_one, wrong_one = (verdicts_at(_SILOS, sentence.format(name)) for name in (right, wrong))
    assert "refuted" not in right_one
    if "lowers nothing" not in sentence:
        assert "supported" in right_one
        assert "refuted" in wrong_one or "costs" in sentence  # whether less is better, nobody says


@pytest.mark.parametrize(
    "sentence",
    (
        "Ash Hill has its largest drop from Autumn to Winter.",  # of its own steps
        "The steepest drop in Ash Hill is from Autumn to Winter.",
        "Ash Hill falls most from Autumn to Winter.",
        "Going from Autumn to Winter costs Ash Hill the most of what it had stored.",
        "**Autumn and Winter:** Ash Hill is highest.",
        "Cliffside loses most from Autumn to Winter (38).",  # the size of the change, and no value
    ),
)
def test_what_may_be_said_of_a_step_is_not_refuted(sentence: str) -> None:
    assert "refuted" not in verdicts_at(_SILOS, sentence)


_PRESSES = """## Heatmap: Yield of Oil Presses by Seed
* **X-axis (Press):** Screw, Ram, Wedge
* **Y-axis (Seed):** Flax, Hemp, Poppy, Rape
* **Color scale:** 20 (white) to 60 (gold), higher is better

| Seed | Screw | Ram | Wedge |
|---|---|---|---|
| Flax | 41 | 35 | 30 |
| Hemp | 38 | 29 | 36 |
| Poppy | 47 | 44 | 25 |
| Rape | 52 | 43 | 54 |

### Key Observations
* {}
"""
# Screw over Ram: 6, 9, 3, 9; Screw over Wedge: 11, 2, 22, -2.
_OF_TWO = (
    ("The advantage of Screw over Ram is smallest for {}.", "Poppy", "Flax"),
    ("The advantage of Screw over Ram is largest for {}.", "Hemp and Rape", "Flax and Poppy"),
    ("The advantage of Screw over Ram is largest for {} (9 each).", "Hemp and Rape", "Poppy and Hemp"),
    ("Screw is better than Ram for every seed. The gain is smallest for {}.", "Poppy", "Flax"),
    ("Screw improves on Ram everywhere, least for {}.", "Poppy", "Hemp"),
    ("The gap between Ram and Wedge is largest for {}.", "Poppy", "Rape"),
)  # fmt: skip


@pytest.mark.parametrize(("sentence", "right", "wrong"), _OF_TWO)
def test_where_one_is_ahead_by_most(sentence: str, right: str, wrong: str) -> None:
    assert "refuted" not in verdicts_at(_PRESSES, sentence.format(right))
    assert "supported" in verdicts_at(_PRESSES, sentence.format(right))
    assert "refuted" in verdicts_at(_PRESSES, sentence.format(wrong))


@pytest.mark.parametrize(
    "sentence",
    (
        "The advantage of Ram over Wedge is largest for Poppy.",
        "The advantage of Wedge over Screw is largest for Rape.",  # behind elsewhere, and by more
        "Wedge beats Screw for Rape. The gap is 2 there.",
        "The advantage of Screw over Ram is largest for Hemp, together with Rape.",
    ),
)
def test_who_is_behind_elsewhere_may_be_ahead_by_most(sentence: str) -> None:
    assert "refuted" not in verdicts_at(_PRESSES, sentence)
