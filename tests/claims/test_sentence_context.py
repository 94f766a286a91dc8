"""A clause is held against a text where its sentence can be overseen."""

import pytest

import heatparse

MILL = """# Heatmap: Flour Yield by Mill and Grain

- **X-axis**: Wheat, Rye, Spelt
- **Y-axis**: North Mill, South Mill, Lake Mill

| | Wheat | Rye | Spelt |
|---|---|---|---|
| North Mill | 71 | 64 | 58 |
| South Mill | 75 | 60 | 55 |
| Lake Mill | 68 | 66 | 61 |

### Observations
- {}
"""


def _verdicts(statement: str) -> set[str]:
    return {claim.verdict for claim in heatparse.check(MILL.format(statement)).claims}


@pytest.mark.parametrize(
    "clause",
    ["North Mill has the highest value in the Wheat column", "Rye exceeds Wheat at South Mill"],
)
def test_what_is_false_in_a_short_sentence_is_open_in_a_long_one(clause: str) -> None:
    assert "refuted" in _verdicts(f"{clause}.")
    around = (
        "which the keepers of the old records by the river had already written down when they began to count"
    )
    long = _verdicts(f"{clause}, {around}.")
    assert long
    assert "refuted" not in long


def test_what_is_true_stays_so_in_a_long_sentence() -> None:
    around = (
        "which the keepers of the old records by the river had already written down when they began to count"
    )
    assert "supported" in _verdicts(f"South Mill has the highest value in the Wheat column (75), {around}.")


def test_a_list_of_names_and_numbers_make_no_sentence_long() -> None:
    statement = (
        "In the Wheat column North Mill (71), South Mill (75) and Lake Mill (68) exceed the values that "
        "North Mill, South Mill and Lake Mill have for Spelt by 20, 10 and 5."
    )
    short = "Rye exceeds Wheat in North Mill, South Mill and Lake Mill (64, 60 and 66 against 71, 75 and 68)."
    assert _verdicts(statement)
    assert "refuted" in _verdicts(short)


@pytest.mark.parametrize(
    "statement",
    [
        "South Mill averages 63.3 over its three best grains, compared with 71 for Lake Mill.",
        "South Mill has its maximum with Wheat and a second, weaker one with Spelt.",
    ],
)
def test_the_middle_of_a_sentence_is_not_refuted(statement: str) -> None:
    assert "refuted" not in _verdicts(statement)
