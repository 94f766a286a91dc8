"""Durations, qualities that are measured, and words that stand for what a cell holds."""

import pytest

from tests.claims.matrices import verdicts_at

DESKS = """# Heatmap: Average Waiting Time at Service Desks

How long visitors wait at four desks before they are called, in minutes.

- **X-axis (Weekday):** Mon, Tue, Wed, Thu, Fri
- **Y-axis (Desk):** Passports, Parking, Taxes, Housing

| Desk | Mon | Tue | Wed | Thu | Fri |
|---|---|---|---|---|---|
| Passports | 31 | 26 | 24 | 29 | 42 |
| Parking | 9 | 7 | 6 | 8 | 12 |
| Taxes | 17 | 15 | 19 | 16 | 21 |
| Housing | 22 | 28 | 20 | 25 | 18 |

### Observations

- {}
"""

TRIALS = """# Heatmap: Punctuality of Ferries by Route and Month

Each cell tells the share of crossings that were on time.

- **X-axis (Month):** May, June, July
- **Y-axis (Route):** North, East, Strait, Inlet, Lagoon
- **Color bar:** Punctuality (%), from 40 to 100

| Route | May | June | July |
|---|---|---|---|
| North | 91 | 88 | 74 |
| East | 83 | 86 | 69 |
| Strait | 62 | 57 | 48 |
| Inlet | 95 | 97 | 90 |
| Lagoon | 78 | 71 | 80 |

### Observations

- {}
"""

MOISTURE = """# Heatmap: Soil Moisture by Plot and Month

- **X-axis (Month):** May, June, July
- **Y-axis (Plot):** Meadow, Orchard, Slope

| Plot | May | June | July |
|---|---|---|---|
| Meadow | 31 | 24 | 18 |
| Orchard | 35 | 29 | 17 |
| Slope | 22 | 15 | 9 |

### Observations

- {}
"""


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (DESKS, "Waiting times at Parking never exceed 12 minutes."),
        (DESKS, "At Parking, waiting times never exceed 12 minutes."),
        (DESKS, "Visitors at Parking never wait longer than 12 minutes."),
        (DESKS, "Waiting times above 30 minutes occur only at Passports."),
        (DESKS, "Passports has longer waits than Taxes on every weekday."),
        (DESKS, "Every desk has longer waiting times on Monday than on Wednesday, except Taxes."),
        (DESKS, "Parking has shorter waits than Taxes all week."),
        (TRIALS, "North is more punctual than East in May."),
        (TRIALS, "Strait is less punctual than Lagoon in every month."),
        (TRIALS, "Five readings lie above 87."),
        (TRIALS, "Two measurements are below 60."),
        (TRIALS, "Three of the records exceed 90."),
        (MOISTURE, "The orchard is moister than the meadow in May and June."),
        (MOISTURE, "Meadow is damper than Slope in all months."),
    ],
)
def test_true_statements_are_supported(text: str, sentence: str) -> None:
    assert verdicts_at(text, sentence) == {"supported"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (DESKS, "Waiting times at Parking never exceed 10 minutes."),
        (DESKS, "At Parking, waiting times never exceed 10 minutes."),
        (DESKS, "Visitors at Parking never wait longer than 10 minutes."),
        (DESKS, "Waiting times above 25 minutes occur only at Passports."),
        (DESKS, "Passports has longer waits than Housing on every weekday."),
        (DESKS, "Every desk has longer waiting times on Monday than on Wednesday."),
        (TRIALS, "North is more punctual than Inlet in May."),
        (TRIALS, "Two measurements are below 70."),
        (TRIALS, "Six of the records exceed 90."),
        (TRIALS, "No reading is below 50."),
        (MOISTURE, "Slope is damper than Meadow in July."),
    ],
)
def test_false_statements_are_refuted(text: str, sentence: str) -> None:
    assert "refuted" in verdicts_at(text, sentence)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (DESKS, "Students at Parking never wait longer than 5 minutes."),
        (DESKS, "Older visitors at Parking never wait longer than 10 minutes."),
        (DESKS, "Passports has longer forms than Housing on every weekday."),
        (DESKS, "Taxes has longer opening hours than Passports."),
        (TRIALS, "East is more scenic than Inlet."),
        (TRIALS, "Three of the longer routes exceed 90."),
        (TRIALS, "Four trials with a new timetable exceed 90."),
        (MOISTURE, "Slope is drier than Meadow."),
    ],
)
def test_what_leaves_room_is_not_refuted(text: str, sentence: str) -> None:
    assert "refuted" not in verdicts_at(text, sentence)
