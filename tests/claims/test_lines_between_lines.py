"""Lines between two others, places that two superlatives share, and what a diagonal is made of."""

from __future__ import annotations

from itertools import permutations

import pytest
from test_ranks_beside_names import NAMES, RECALL, _figure, _verdicts

TRIPLES = list(permutations(NAMES, 3))
SQUARE = """# Correlation Heatmap

- **X-axis:** Clay, Sand, Silt
- **Y-axis:** Clay, Sand, Silt
- **Legend:** Pearson r, from -1.0 (blue) to 1.0 (red)

| | Clay | Sand | Silt |
|---|---|---|---|
| Clay | 1.00 | -0.74 | 0.31 |
| Sand | -0.74 | 1.00 | -0.62 |
| Silt | 0.31 | -0.62 | 1.00 |

## Observations

- {}
"""


@pytest.mark.parametrize("lines", TRIPLES, ids=str)
@pytest.mark.parametrize(("wording", "scenes"), [
    ("{0} lies between {1} and {2} in every column.", (0, 1, 2)),
    ("On Tunnel, {0} lies between {1} and {2}.", (1,)),
    ("The {0} row is located between {1} and {2} in each scene.", (0, 1, 2)),
])  # fmt: skip
def test_a_line_between_two_others(lines: tuple[str, ...], wording: str, scenes: tuple[int, ...]) -> None:
    each = [[RECALL[name][scene] for name in lines] for scene in scenes]
    true = all(min(one, two) <= own <= max(one, two) for own, one, two in each)
    assert _verdicts(_figure(wording.format(*lines)), "comparison") == {"supported" if true else "refuted"}


def test_a_line_between_two_others_on_the_whole_is_left_open() -> None:
    assert not _verdicts(_figure("Kestrel lies between Plover and Osprey."), "comparison")


@pytest.mark.parametrize(("best", "worst"), [(a, b) for a in NAMES for b in NAMES if a != b])
def test_a_place_that_two_superlatives_share(best: str, worst: str) -> None:
    found = _verdicts(_figure(f"{best} is the best and {worst} the worst detector on Harbor."), "extremum")
    true = best == "Marlin", worst == "Plover"
    assert found == {"supported" if each else "refuted" for each in true}


@pytest.mark.parametrize(("statement", "verdicts"), [
    ("On Harbor, Marlin is ahead of Osprey, which in turn is above Kestrel.", {"supported"}),
    ("On Tunnel, Osprey is ahead of Marlin, which in turn is above Plover.", {"supported"}),
    ("On Harbor, Marlin is ahead of Kestrel, which in turn is above Osprey.", {"supported", "refuted"}),
])  # fmt: skip
def test_the_rival_is_set_against_the_next_one(statement: str, verdicts: set[str]) -> None:
    assert _verdicts(_figure(statement), "comparison") == verdicts


@pytest.mark.parametrize("wording", [
    "The diagonal consists of {}.", "The diagonal itself contains nothing but {}.", "The diagonal is made up of {}.",
    "The matrix is symmetric, and its diagonal consists of {}.", "All diagonal entries are {}.",
])  # fmt: skip
@pytest.mark.parametrize(
    ("number", "true"), [("1.00", True), ("0.90", False), ("ones", True), ("zeros", False)]
)
def test_what_a_diagonal_is_made_of(wording: str, number: str, true: bool) -> None:
    if wording.startswith("All") and number.isalpha():
        return
    found = _verdicts(SQUARE.format(wording.format(number)), "diagonal")
    assert found == {"supported" if true else "refuted"}


@pytest.mark.parametrize(("statement", "true"), [
    ("Each diagonal cell is the highest of its row and of its column.", True),
    ("Each diagonal cell is the lowest of its row and of its column.", False),
    ("Every diagonal entry is the largest of both its row and its column.", True),
])  # fmt: skip
def test_a_diagonal_that_leads_rows_and_columns(statement: str, true: bool) -> None:
    assert _verdicts(SQUARE.format(statement), "diagonal") == {"supported" if true else "refuted"}


PANELS = """# Heatmaps: Soil Temperature

Two heatmaps are shown: **Clay** (left) and **Sand** (right).

- **X-axis (Month):** April, June, August
- **Y-axis (Depth):** 5 cm, 20 cm
- **Color bar:** Temperature (°C), 0 to 30

### Clay
- 5 cm: 9.1, 17.4, 19.0
- 20 cm: 8.2, 15.9, 18.1
### Sand
- 5 cm: 10.6, 19.8, 18.4
- 20 cm: 9.5, 17.7, 17.2

## Observations

- {}
"""


@pytest.mark.parametrize(("statement", "true"), [
    ("In April and June, Sand is the warmer soil at each depth.", True),
    ("In April and June, Clay is the warmer soil at each depth.", False),
    ("In August, Clay is the warmer soil at each depth.", True),
    ("Sand is the warmer soil in every cell.", False),
])  # fmt: skip
def test_one_of_two_panels(statement: str, true: bool) -> None:
    assert _verdicts(PANELS.format(statement), "comparison") == {"supported" if true else "refuted"}
