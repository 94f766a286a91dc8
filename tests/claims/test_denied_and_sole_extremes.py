"""Extremes that are held alone, shared by so many, denied, or told of what the figure does not hold."""

import pytest

import heatparse

TEXT = """# Heatmap: Accuracy by Crop and Sensor Rank
Two heatmaps show the accuracy (%) of a crop classifier, Spring on the left and Autumn on the right.
- X-axis: Sensor Rank (2, 4, 6, 8)
- Y-axis: Crop (Barley, Maize, Oats)

### Spring
| Crop | 2 | 4 | 6 | 8 |
|---|---|---|---|---|
| Barley | 61.5 | 64.0 | 70.5 | 68.0 |
| Maize | 58.0 | 66.5 | 72.5 | 71.0 |
| Oats | 55.5 | 52.0 | 49.0 | 44.5 |

### Autumn
| Crop | 2 | 4 | 6 | 8 |
|---|---|---|---|---|
| Barley | 41.0 | 45.5 | 47.0 | 52.5 |
| Maize | 39.5 | 43.0 | 48.5 | 52.5 |
| Oats | 38.0 | 36.5 | 31.0 | 31.0 |

## Observations
"""


def verdicts(sentence):
    report = heatparse.check(f"{TEXT}- {sentence}\n")
    line = TEXT.count("\n") + 1
    kinds = ("extremum", "ranking")
    return [c.verdict for c in report.claims if c.kind in kinds and c.span.line == line]


# each with one that is right, and one that is wrong
PAIRS = [
    ("In Spring, the maximum of 72.5 is reached only by {}.", "Maize", "Barley"),
    ("In Spring, {} alone attains the lowest value of 44.5.", "Oats", "Maize"),
    ("In Spring, Maize holds the sole lead at {}.", "6", "2"),
    ("Oats reaches its Spring minimum at {}.", "8", "4"),
    ("The best Spring setting combines {} with Maize.", "6", "8"),
    ("Down the 2 column of Spring, the values bottom out with {}.", "Oats", "Maize"),
    ("Dead last in Spring comes {} at 8.", "Oats", "Barley"),
    ("In Autumn, {} cells share the maximum of 52.5.", "two", "three"),
    ("The Autumn minimum of 31.0 is shared by {} cells.", "two", "four"),
    ("Neither panel has its maximum at {}.", "2", "6"),
    ("In Spring, no row peaks at {}.", "8", "2"),
    ("On Spring, {} holds no column maximum.", "Oats", "Barley"),
    ("{} never comes last.", "Barley", "Oats"),
    ("Among the 12 values of Spring, the lowest is {}.", "44.5", "49.0"),
    ("The highest value of the entire figure, {}, is found at Spring.", "72.5", "71.0"),
]


@pytest.mark.parametrize(("sentence", "right", "wrong"), PAIRS)
def test_each_is_looked_at(sentence, right, wrong):
    assert right is None or verdicts(sentence.format(right)) == ["supported"]
    assert wrong is None or verdicts(sentence.format(wrong)) == ["refuted"]


@pytest.mark.parametrize(
    "sentence",
    [
        "Maize needed the most epochs.",
        "Maize is the largest crop.",
        "Maize shows the widest spread across random seeds.",
        "In winter, which is not shown, Maize comes first again.",
        "Oats benefits most, by 12 points.",
        "Neither panel has its minimum at 6.",  # Autumn has it there, and at 8
    ],
)
def test_what_the_cells_do_not_tell_is_left_open(sentence):
    assert set(verdicts(sentence)) <= {"undecidable"}


def test_all_cells_may_be_counted_behind_a_name():
    assert verdicts("In Spring, Oats at 8 is the lowest of all 12 scores.") == ["supported"]


def test_an_axis_of_ranks_makes_no_low_value_a_first_one():
    assert verdicts("Oats leads in Spring.") == ["refuted"]


def test_who_is_told_of_in_an_aside_is_not_the_subject():
    assert verdicts("Barley, whose peak in Spring is 70.5, is the strongest row in Spring.") == [
        "supported",
        "refuted",
    ]
