"""Lines as descriptions have them: below a head, behind a label, with an aside that tells where."""

import pytest

import heatparse

CRUST = """# Heatmap: Crust Score by Flour and Time

* **X-axis (Minutes):** 20, 30, 40, 50
* **Y-axis (Flour):** Rye, Spelt, Wheat, Oat

| Flour | 20 | 30 | 40 | 50 |
|---|---|---|---|---|
| Rye | 61 | 52 | 45 | 57 |
| Spelt | 44 | 46 | 58 | 71 |
| Wheat | 79 | 75 | 66 | 61 |
| Oat | 40 | 59 | 63 | 40 |

## Observations
* {}
"""
MOVES = """# Heatmap: Accuracy from Town to Town

* **X-axis (Tested on):** Lund, Ghent, Bari
* **Y-axis (Trained on):** Lund, Ghent, Bari

| | Lund | Ghent | Bari |
|---|---|---|---|
| Lund | 0.84 | 0.61 | 0.72 |
| Ghent | 0.77 | 0.80 | 0.55 |
| Bari | 0.58 | 0.52 | 0.93 |

## Observations
* {}
"""
STALLS = """# Heatmap: Sales by Fruit and Day

* **X-axis (Day):** Monday, Tuesday, Friday
* **Y-axis (Fruit):** Plum, Pear, Fig

| Fruit | Monday | Tuesday | Friday |
|---|---|---|---|
| Plum | 22 | 17 | 39 |
| Pear | 36 | 12 | 24 |
| Fig | 31 | 15 | 19 |

## Observations
* {}
"""
CALLS = """# Confusion Matrix: Bird Calls

* **X-axis:** Predicted call (Wren, Finch, Crow)
* **Y-axis:** True call (Wren, Finch, Crow)

| True \\ Predicted | Wren | Finch | Crow |
|---|---|---|---|
| Wren | 31 | 6 | 3 |
| Finch | 1 | 27 | 12 |
| Crow | 0 | 0 | 40 |

## Observations
* {}
"""
TURNS = """# Heatmap: Force by Turns and Coils

* **X-axis:** Turns: 1, 2, 3
* **Y-axis:** Coils: 1, 2, 3

| | 1 | 2 | 3 |
|---|---|---|---|
| 1 | 5.1 | 6.4 | 7.2 |
| 2 | 5.9 | 6.6 | 7.7 |
| 3 | 5.3 | 6.1 | 6.8 |

## Observations
* {}
"""
LISTED = """# Heatmap: Crust Score by Flour and Time

* **X-axis (Minutes):** 20, 30, 40, 50
* **Y-axis (Flour):** Rye, Spelt

## Details
1. **Flour = Rye**
   - {}
     - 20 → 61
     - 30 → 52
     - 40 → 45
     - 50 → 57
2. **Flour = Spelt**
   - Score grows with the minutes:
     - 20 → 44
     - 30 → 46
     - 40 → 58
     - 50 → 71
"""
PLACES = """# Heatmap: A 3x3 Grid

**Row 1 (Top):**
1. **Top-Left Cell:** Value: `7`.
2. **Top-Middle Cell:** Value: `5`.
3. **Top-Right Cell:** Value: `9`.

**Row 2 (Middle):**
1. **Middle-Left Cell:** Value: `6`.
2. **Center Cell:** Value: `8`.
3. **Middle-Right Cell:** Value: `13`.

**Row 3 (Bottom):**
1. **Bottom-Left Cell:** Value: `4`.
2. **Bottom-Middle Cell:** Value: `3`.
3. **Bottom-Right Cell:** Value: `11`.
"""
COUNTED = """# Heatmap: A 3x3 Grid

**Row 1 (Top):**
* Cell (1,1): **7**
* Cell (1,2): **2**
* Cell (1,3): **9**

**Row 3 (Bottom):**
* Cell (3,1): **4**
* Cell (3,2): **3**
* Cell (3,3): **11**
"""


def _verdicts(figure, sentence):
    return {claim.verdict for claim in heatparse.check(figure.format(sentence)).claims}


@pytest.mark.parametrize(
    ("figure", "form", "true", "false"),
    [
        (CRUST, "The score 61 appears {}, in the rows of Rye and Wheat.", "twice", "three times"),
        (CRUST, "The value **61** occurs {} times (Rye at 20, Wheat at 50).", "two", "four"),
        (CRUST, "{} cells contain the value 61.", "Two", "Three"),
        (CRUST, "{} cells hold the minimum value (40).", "Two", "Three"),
        (CRUST, "**Rye:** U-shaped curve, with a dip at {}.", 40, 30),
        (CRUST, "**Spelt:** Scores range from 44 to {}.", 71, 70),
        (CRUST, "**Spelt:** Performance ranges from 44 to {}.", 71, 70),
        (MOVES, "**Ghent (Row 2):** The diagonal value is {}.", 0.80, 0.78),
        (MOVES, "**Bari:** Diagonal value is {}.", 0.93, 0.91),
        (
            CALLS,
            "**Slips**: 6 misclassifications of Wren as Finch, {} misclassifications of Finch as Crow",
            12,
            9,
        ),
        (CALLS, "Finch shows {} misclassifications as Crow.", 12, 11),
        (CALLS, "The model shows perfect classification for {}.", "Crow", "Wren"),
        (CALLS, "{} is classified flawlessly.", "Crow", "Finch"),
        (MOVES, "Some transfers are weak (e.g., Bari vs Ghent: {}, Ghent vs Bari: 0.55).", 0.52, 0.44),
        (CRUST, "At 30, Wheat (75) outperforms Oat ({}) and Spelt (46).", 59, 56),
        (
            TURNS,
            "The force generally {} with the number of turns for a given number of coils.",
            "rises",
            "falls",
        ),
        (LISTED, "Score {} with the minutes up to 40:", "falls", "rises"),
        (CRUST, "Wheat at 20 (dark red) has the {} score.", "highest", "lowest"),
        (CRUST, "The highest score is Wheat at {} (dark red).", 20, 30),
    ],
)
def test_lines_are_decided(figure, form, true, false):
    told = _verdicts(figure, form.format(true))
    assert "supported" in told
    assert "refuted" not in told
    assert "refuted" in _verdicts(figure, form.format(false))


@pytest.mark.parametrize(
    ("figure", "sentence"),
    [
        (CRUST, "Three cells have the highest score of their row."),
        (CRUST, "Three cells have the highest scores."),
        (CRUST, "**Wheat** keeps high scores (79–66) at the first times and at the last."),
        (CRUST, "The chart beside it shows the false positive rates."),
        (CRUST, "**Rye:** Decreasing score:"),
        (CRUST, "The scores are mostly moderate, ranging from 44 to 71."),
        (CALLS, "Finch is far from perfect."),
        (CALLS, "Wren is almost perfectly classified."),
        (CALLS, "Finch has 27 correct predictions and 12 misclassifications as Crow."),
        (MOVES, "Bari vs Ghent (0.03) shows a slight asymmetry."),
        (TURNS, "The highest force (7.7) is observed for the pair (3, 2)."),
        (STALLS, "Plum on Friday and Fig on Monday have the highest sales."),
        (STALLS, "Plum on Friday and Fig on Monday are the best."),
    ],
)  # fmt: skip
def test_what_leaves_room_is_open(figure, sentence):
    assert "refuted" not in _verdicts(figure, sentence)


def test_false_positives_are_no_positive_values():
    assert "supported" not in _verdicts(CRUST, "The chart beside it shows the false positive rates.")


def test_the_best_is_not_the_lowest_by_itself():
    unnamed = MOVES.replace("Accuracy", "Values")
    assert "supported" not in _verdicts(unnamed, "The models are best when trained and tested on Ghent.")


def test_chance_bears_out_no_span():
    assert "supported" not in _verdicts(CRUST, "Scores are generally low (40-61).")


def test_a_highest_value_below_a_head_is_that_of_its_line():
    figure = (
        LISTED.format("Highest score (61) at 20") + "3. **Flour = Oat**\n   - Highest score (80) at 30.\n"
    )
    claims = [claim for claim in heatparse.check(figure).claims if "(61)" in claim.text]
    assert "(Rye, 20) with 61" in claims[0].explanation


@pytest.mark.parametrize("figure", [PLACES, COUNTED])
def test_where_a_row_stands_is_no_claim(figure):
    assert heatparse.check(figure).findings == ()


def test_what_applies_to_all_matrices_is_no_label():
    figure = CALLS.replace(
        "Predicted call (Wren, Finch, Crow)", "Wren, Finch, Crow (applies to all three matrices)"
    )
    assert heatparse.parse(figure).panels[0].x_axis.categories == ("Wren", "Finch", "Crow")
