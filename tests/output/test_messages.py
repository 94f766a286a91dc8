"""Messages are read by people and by models: each is a whole sentence with the numbers that prove it."""

import re
from pathlib import Path

import pytest

import heatparse

CORPUS = sorted((Path(__file__).parents[2] / "corpus").glob("*.md"))
VERBS = frozenset(
    [
        "is",
        "are",
        "lies",
        "lie",
        "reach",
        "does",
        "do",
        "gives",
        "give",
        "goes",
        "go",
        "holds",
        "has",
        "have",
        "says",
        "shares",
        "breaks",
        "lists",
        "list",
        "run",
        "runs",
        "leaves",
        "speaks",
        "add",
    ]
)
GRID = """# Heatmap: Flocks

- **X-axis**: North, East, South
- **Y-axis**: geese, Swans, Ducks
- **Color scale**: from 0 to 100

| | North | East | South |
|---|---|---|---|
| geese | 12 | 30 | 45 |
| Swans | 60 | 20 | 33 |
| Ducks | 7 | 60 | 81 |

## Observations
"""
# Statement -> what is said against it.
SAID = {
    "The highest value is Swans in North (60).": "The highest value is (Ducks, South) with 81, "
    "not (Swans, North) with 60.",
    "In the geese row, North is highest.": "The highest value in the row geese is (geese, South) with 45, "
    "not (geese, North) with 12.",
    "All values in the geese row exceed 12.": "1 of the 3 cells does not lie above 12: (geese, North) with 12.",
    "No value of Swans is above 50.": "1 of the 3 cells does lie above 50: (Swans, North) with 60.",
    "Exactly five cells exceed 40.": "4 of the 9 cells lie above 40: (geese, South) with 45, (Swans, North) with 60, "
    "(Ducks, East) with 60 and (Ducks, South) with 81.",
    "None of the cells is below 10.": "1 of the 9 cells does lie below 10: (Ducks, North) with 7.",
    "From North to South, Swans rises steadily.": "The values go from (Swans, North) with 60 to (Swans, East) with 20.",
    "Ducks reaches 64 in East.": "The text says 64, but (Ducks, East) is 60.",
    "The mean of the geese row is 40.": "The mean of the 3 values of geese is 29.",
    "geese is higher than Swans in North.": "(geese, North) is 12, and (Swans, North) is 60.",
    "Three rows reach 70.": "1 of the 3 rows does reach 70 in any column: (Ducks, South) with 81.",
    "All values lie between 10 and 90.": "1 of the 9 cells does not lie between 10 and 90: (Ducks, North) with 7.",
}  # fmt: skip


def is_sentence(message):
    begins = re.match(r"[A-Z(“\d≈~<>+−-]", message)
    return (
        begins
        and message.endswith(".")
        and VERBS & set(re.findall(r"\w+", message))
        and "None" not in message.split()[1:]
    )


@pytest.mark.parametrize("statement", SAID)
def test_a_refutation_says_what_the_numbers_are(statement):
    (finding,) = heatparse.check(f"{GRID}- {statement}\n").findings
    assert finding.message == SAID[statement]


def test_a_turn_is_told_by_the_place_where_the_line_really_turns():
    text = """# Heatmap: Seats

- **X-axis (Hour)**: 8, 10, 12, 14, 16, 18
- **Y-axis (Day)**: Monday, Friday

| Day | 8 | 10 | 12 | 14 | 16 | 18 |
|---|---|---|---|---|---|---|
| Monday | 12 | 34 | 56 | 61 | 45 | 20 |
| Friday | 10 | 29 | 47 | 49 | 40 | 9 |

- On all days, the share rises until 16 and then falls.
"""
    (finding,) = heatparse.check(text).findings
    assert finding.message == (
        "The values go from (Monday, 14) with 61 to (Monday, 16) with 45; "
        "the values go from (Friday, 14) with 49 to (Friday, 16) with 40."
    )


def test_of_several_panels_the_message_names_the_one_that_is_meant():
    other = GRID.replace("# Heatmap: Flocks\n", "## Autumn\n").replace("| 81 |", "| 82 |")
    text = "# Heatmap: Flocks\n\n" + GRID.replace("# Heatmap: Flocks\n", "## Spring\n").replace(
        "## Observations\n", ""
    )
    text += other + "- In Autumn, the highest value is Swans in North (60).\n"
    (finding,) = heatparse.check(text).findings
    assert (
        finding.message
        == "The highest value is (Ducks, South) of Autumn with 82, not (Swans, North) with 60."
    )


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_every_message_of_the_corpus_is_a_sentence_with_labels_as_they_are_written(path):
    text = path.read_bytes().decode()
    report = heatparse.check(text)
    labels = {
        label
        for panel in report.document.panels
        for axis in (panel.x_axis, panel.y_axis)
        for label in axis.categories
    }
    labels |= {
        label for panel in report.document.panels for cell in panel.cells for label in (cell.row, cell.column)
    }
    for finding in report.findings:
        assert is_sentence(finding.message), finding.message
        for row, column in re.findall(
            r"\(([^(),]+), ([^(),]+)\)(?: of [^,]+)? (?:is|with) ", finding.message
        ):
            assert {row, column} <= labels, finding.message
