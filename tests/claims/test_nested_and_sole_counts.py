"""Lines counted by how many of their values are so, bounds at the ends of a course, and those that alone are so."""

import pytest

from tests.claims.matrices import verdicts_at

MILLS = """# Heatmap: Output of Four Mills

- **X-axis (Week):** 1, 2, 3, 4, 5
- **Y-axis (Mill):** Alder, Birch, Cedar, Dogwood

| Mill | 1 | 2 | 3 | 4 | 5 |
|---|---|---|---|---|---|
| Alder | 12 | 18 | 24 | 31 | 35 |
| Birch | 40 | 33 | 29 | 22 | 17 |
| Cedar | 15 | 26 | 34 | 27 | 14 |
| Dogwood | 9 | 11 | 13 | 12 | 16 |

### Observations

- {}
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "Two mills exceed 25 in at least three weeks.",
        "Three mills stay above 20 in three or more of the five weeks.",
        "No mill exceeds 30 in more than two weeks.",
        "Exactly one mill is below 20 in more than two of the weeks.",
        "In three weeks, at least two mills exceed 25.",
        "No week has more than two mills above 30.",
        "Two mills have at least three values above 25.",
        "Only in week 3 do at least three mills exceed 22.",
        "Only in weeks 2, 3 and 4 do two or more mills exceed 25.",
        "At week 3, all mills but Dogwood score above 20.",
        "Two mills end above 16.",
        "Only Birch starts above 20.",
        "All mills but Alder end below 20.",
        "Three mills start at 15 or less.",
        "The only mill that ends above 20 is Alder.",
        "The only mill that exceeds 35 is Birch.",
        "In week 1, the only mill above 15 is Birch.",
        "The only week in which Cedar exceeds 30 is week 3.",
    ],
)
def test_what_is_so_often_enough_is_supported(sentence: str) -> None:
    assert verdicts_at(MILLS, sentence) == {"supported"}


@pytest.mark.parametrize(
    "sentence",
    [
        "Three mills exceed 25 in at least three weeks.",
        "All but one of the mills exceed 30 in week 3.",
        "No mill exceeds 30 in more than one week.",
        "Two mills are below 20 in at least four of the five weeks.",
        "In four weeks, at least three mills exceed 20.",
        "No week has more than one mill above 25.",
        "Four mills have at least three values above 20.",
        "Only in week 3 do at least two mills exceed 25.",
        "Only in weeks 2 and 3 do two or more mills exceed 25.",
        "At week 3, all mills but Dogwood score above 25.",
        "Three mills end above 16.",
        "Only Birch starts above 12.",
        "All mills end below 20.",
        "The only mill that ends above 15 is Alder.",
        "The only mill that exceeds 30 is Birch.",
        "In week 1, the only mill above 12 is Birch.",
        "The only week in which Cedar exceeds 25 is week 3.",
    ],
)
def test_what_is_not_so_often_is_refuted(sentence: str) -> None:
    assert "refuted" in verdicts_at(MILLS, sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "Three old mills exceed 25 in at least three weeks.",
        "Three mills in the north exceed 25 in at least three weeks.",
        "Three mills exceeded 25 in at least three weeks of last year.",
        "Alder needs four weeks to get above 30.",
        "All mills improve at first, but Birch scores below 20 in week 5.",
        "Two mills start below 10 in the appendix.",
        "The color scale starts below 9.",
        "Production ends above 40.",
        "The only one of the older mills that exceeds 30 is Birch.",
        "Mills that start below 15 end above 15.",
    ],
)
def test_what_leaves_room_is_not_refuted(sentence: str) -> None:
    assert "refuted" not in verdicts_at(MILLS, sentence)
