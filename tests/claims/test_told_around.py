"""What stands around a statement: exceptions behind it, counts in apposition, nouns that take up a name."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import WORDS, Matrix, judged, matrices, text

import heatparse

FEW = settings(max_examples=16, deadline=None)
BEHIND = [
    "{0} being the exception.", "{0} being the only exception.", "the exception being {0}.",
    "with {0} as the only exception.",
    "with {0} the sole exception.", "{0} excepted.", "{0} aside.", "the only exception being {0}.",
]  # fmt: skip


@FEW
@given(matrix=matrices(low=1, high=97), index=st.integers(0, 2), error=st.integers(0, 1), data=st.data())
def test_exceptions_behind_a_statement(matrix: Matrix, index: int, error: int, data: st.DataObject) -> None:
    values = matrix.row(index)
    low = min(range(len(values)), key=lambda at: values[at])
    bound = min(value for at, value in enumerate(values) if at != low) - 1
    assume(bound + error < max(values) and values[low] <= bound and values.count(values[low]) == 1)
    assume(sum(value <= bound + 2 for value in values) * 2 < len(values) + 1)
    front = f"{matrix.rows[index]} stays above {text(bound + 2 * error)} in every city"
    tail = data.draw(st.sampled_from(BEHIND)).format(matrix.columns[low])
    assert judged(matrix, f"{front}, {tail}", "threshold") is (not error)


@FEW
@given(matrix=matrices(low=1, high=97), error=st.integers(0, 1), data=st.data())
def test_counts_behind_a_share(matrix: Matrix, error: int, data: st.DataObject) -> None:
    values, size = matrix.column(0), len(matrix.rows)
    bound = data.draw(st.sampled_from(values))
    true = sum(value > bound for value in values)
    said = true + error
    assume(0 < said < size and said * 2 != size)
    share = "More than half" if said * 2 > size else "Less than half"
    sentence = data.draw(st.sampled_from([
        "{} of the models, {} of {}, exceed {} in {}.", "{} of the models, {} out of {}, lie above {} in {}.",
        "{} of the models ({} of {}) exceed {} in {}.",
    ])).format(share, WORDS[said], WORDS[size], text(bound), matrix.columns[0])  # fmt: skip
    assert judged(matrix, sentence, "count") is (not error)


@FEW
@given(matrix=matrices(low=1), index=st.integers(0, 2), error=st.integers(-1, 1), data=st.data())
def test_places_held_in_a_number_of_lines(
    matrix: Matrix, index: int, error: int, data: st.DataObject
) -> None:
    places = [sorted(matrix.column(at), reverse=True) for at in range(len(matrix.columns))]
    assume(all(len(set(values)) == len(values) for values in places))
    true = sum(values[1] == matrix.values[index][at] for at, values in enumerate(places))
    said = true + error
    assume(0 < said <= len(matrix.columns))
    sentence = data.draw(st.sampled_from([
        "{} has the second-highest value in {} cities.", "{} is second highest in {} cities.",
    ])).format(matrix.rows[index], WORDS[said])  # fmt: skip
    assert judged(matrix, sentence, "count") is (not error)


@FEW
@given(matrix=matrices(low=1), swapped=st.booleans(), data=st.data())
def test_a_place_that_goes_on(matrix: Matrix, swapped: bool, data: st.DataObject) -> None:
    cells = {(r, c): v for r, row in zip(matrix.rows, matrix.values, strict=True)
             for c, v in zip(matrix.columns, row, strict=True)}  # fmt: skip
    order = sorted(cells, key=lambda cell: -cells[cell])
    assume(len({cells[cell] for cell in order[:4]}) == 4)
    second, third = order[2:0:-1] if swapped else order[1:3]
    sentence = data.draw(st.sampled_from([
        "The second-highest value is {} in {} with {}, and the third {} in {} with {}.",
        "The second-largest cell is {} in {} ({}), the third {} in {} ({}).",
    ])).format(*second, text(cells[second]), *third, text(cells[third]))  # fmt: skip
    assert judged(matrix, sentence, "ranking") is (not swapped)


@FEW
@given(matrix=matrices(low=1), swapped=st.booleans(), data=st.data())
def test_nouns_that_take_up_a_name(matrix: Matrix, swapped: bool, data: st.DataObject) -> None:
    values = matrix.row(0)
    assume(len(set(values)) == len(values))
    order = sorted(range(len(values)), key=lambda at: -values[at])
    second = matrix.columns[order[2 if swapped else 1]]
    before = f"{matrix.rows[0]} peaks in {matrix.columns[order[0]]}."
    sentence = data.draw(st.sampled_from([
        "The model's second-highest city is {}.", "Its second-highest city is {}.",
        "This model's second-highest value is in {}.",
    ])).format(second)  # fmt: skip
    assert judged(matrix, f"{before}\n* {sentence}", "ranking") is (not swapped)


@FEW
@given(matrix=matrices(low=1, high=97), error=st.integers(0, 1), data=st.data())
def test_each_line_but_one(matrix: Matrix, error: int, data: st.DataObject) -> None:
    bound = data.draw(st.sampled_from(matrix.all))
    held = [sum(value > bound for value in row) for row in matrix.values]
    left_out = min(range(len(held)), key=lambda at: held[at])
    rest = min(count for at, count in enumerate(held) if at != left_out)
    said = rest + error
    assume(0 < said <= len(matrix.columns) and held[left_out] < said)
    word = data.draw(st.sampled_from(["except", "but", "apart from", "other than"]))
    sentence = (
        f"Each model {word} {matrix.rows[left_out]} exceeds {text(bound)} in at least {WORDS[said]} cities."
    )
    assert judged(matrix, sentence, "count") is (not error)


CARS = """## Heatmap: Correlation of Car Attributes
### Components/Axes
- **Both axes:** Price, Age, Power, Weight
- **Color bar:** from -1.0 (blue) to 1.0 (red)
### Data
| | Price | Age | Power | Weight |
|---|---|---|---|---|
| **Price** | 1.00 | -0.58 | 0.69 | 0.37 |
| **Age** | -0.58 | 1.00 | -0.13 | 0.06 |
| **Power** | 0.69 | -0.13 | 1.00 | 0.66 |
| **Weight** | 0.37 | 0.06 | 0.66 | 1.00 |
### Key Observations
"""


def found_in(description: str, sentence: str) -> set[str]:
    report = heatparse.check(f"{description}- {sentence}\n")
    line = description.count("\n") + 1
    return {claim.verdict for claim in report.claims if claim.span.line == line}


@pytest.mark.parametrize(("sentence", "expected"), [
    ("Power and Age show a positive correlation.", {"refuted"}),
    ("Power and Weight show a positive correlation.", {"supported"}),
    ("Age is negatively correlated with all other attributes except Weight.", {"supported"}),
    ("Overall, the coefficients range from -0.5 to 1.0.", {"refuted"}),
    ("Overall, the coefficients range from -0.58 to 1.0.", {"supported"}),
])  # fmt: skip
def test_correlations_and_summaries(sentence: str, expected: set[str]) -> None:
    assert found_in(CARS, sentence) == expected


@pytest.mark.parametrize("sentence", [
    "The coefficients are based on fewer outliers for Price than for Weight.",
    "The penalty of Price decreases from Age to Weight.",
    "16 pairs are shown in total.",
    "Price is given on the y-axis and Age on the x-axis, both from 0 to 3.",
])  # fmt: skip
def test_what_the_values_do_not_tell(sentence: str) -> None:
    assert found_in(CARS, sentence) <= {"undecidable"}


TWO = """## Heatmaps: Query Latency by Index Type
### Overview
Two heatmaps stand side by side: "Cold cache" on the left, "Warm cache" on the right. Lower latencies are better.
### Components/Axes
- **X-axis (Table size), both panels:** 1M, 10M, 100M
- **Y-axis (Index), both panels:** btree, hash, scan
- **Color bar:** "Latency (ms)", 0 to 900
### Detailed Analysis
#### Cold cache
| Index | 1M | 10M | 100M |
|---|---|---|---|
| **btree** | 12 | 19 | 35 |
| **hash** | 9 | 15 | 48 |
| **scan** | 85 | 210 | 880 |
#### Warm cache
| Index | 1M | 10M | 100M |
|---|---|---|---|
| **btree** | 4 | 7 | 14 |
| **hash** | 2 | 5 | 21 |
| **scan** | 40 | 130 | 790 |
### Key Observations
"""


@pytest.mark.parametrize(("sentence", "expected"), [
    ("The second-highest value is 790.", "supported"),
    ("The three highest latencies are 880, 790 and 210 ms.", "supported"),
    ("The third-highest value is 210 (scan, 10M, cold cache).", "supported"),
    ("The third-highest value is 85.", "undecidable"),
    ("The second-highest value is 48.", "refuted"),
    ("The second-highest value of the left panel is 790.", "refuted"),
    ("The three highest latencies are 880, 210 and 130 ms.", "refuted"),
])  # fmt: skip
def test_places_over_all_panels(sentence: str, expected: str) -> None:
    assert expected in found_in(TWO, sentence)


def test_an_axis_may_be_called_index() -> None:
    assert [panel.y_axis.categories for panel in heatparse.parse(TWO).panels] == [
        ("btree", "hash", "scan")
    ] * 2


PARCELS = """## Confusion Matrix: Parcel Damage
### Components/Axes
- **Y-axis (True label):** intact, dented, torn
- **X-axis (Predicted label):** intact, dented, torn
- **Color bar:** number of parcels, 0 to 150
### Data
| True \\ Predicted | intact | dented | torn |
|---|---|---|---|
| **intact** | 140 | 6 | 3 |
| **dented** | 18 | 70 | 12 |
| **torn** | 4 | 9 | 47 |
### Key Observations
"""


@pytest.mark.parametrize(("sentence", "expected"), [
    ("**Recall:** intact leads here, at 94 %.", {"supported"}),
    ("**Recall:** dented leads here.", {"refuted"}),
    ("dented is taken for intact more often than for torn.", {"supported"}),
    ("dented is taken for torn more often than for intact.", {"refuted"}),
])  # fmt: skip
def test_rates_and_confusions(sentence: str, expected: set[str]) -> None:
    assert found_in(PARCELS, sentence) == expected


def test_the_smallest_class_is_no_cell() -> None:
    assert "refuted" not in found_in(PARCELS, "The smallest class, torn, has just 60 parcels.")


@pytest.mark.parametrize(("sentence", "expected"), [
    ("Price's two positive correlations are those with Power and Weight.", {"supported"}),
    ("Price has two positive correlations, those with Power and Weight.", {"supported"}),
    ("Age's only negative correlations are those with Price and Power.", {"supported"}),
    ("Weight's two positive correlations are those with Price and Power.", {"refuted"}),
    ("Age's only negative correlation is that with Price.", {"refuted"}),
    ("Age is more strongly related to Price than to Power.", {"supported"}),
    ("Age is more strongly related to Power than to Price.", {"undecidable"}),
])  # fmt: skip
def test_all_that_is_counted_is_named(sentence: str, expected: set[str]) -> None:
    assert found_in(CARS, sentence) == expected


HONEY = """## Heatmap: Honey Yield by Apiary and Season
### Components/Axes
- **Y-axis (Apiary):** Moor, Ridge, Valley
- **X-axis (Season):** 2019, 2020, 2021, 2022
- **Color scale:** "Yield (kg)", 0 to 60
### Data
| Apiary | 2019 | 2020 | 2021 | 2022 |
|---|---|---|---|---|
| **Moor** | 12 | 15 | 19 | 31 |
| **Ridge** | 22 | 20 | 18 | 14 |
| **Valley** | 35 | 33 | 36 | 30 |
### Key Observations
"""


@pytest.mark.parametrize("sentence", [
    "Valley is more even than Moor.",
    "Ridge is less even than Moor.",
    "Moor rises fastest from 2019 to 2020.",
    "Ridge's decline is steepest between 2019 and 2020.",
])  # fmt: skip
def test_evenness_and_paces_are_no_orders_of_values(sentence: str) -> None:
    assert found_in(HONEY, sentence) <= {"undecidable"}


def test_a_place_belongs_to_the_value_beside_it() -> None:
    sentence = "**Moor:** below 20 up to 2020, a climb to 31 in 2022, after a drop to 19."
    assert "refuted" not in found_in(HONEY, sentence)
