"""Numbers beside axes and places that count none of them."""

import pytest

import heatparse

GRID = """## Heatmap: {title}

- **X-axis:** Request category: Noise, Parking, Refuse
- **Y-axis:** District: Harbor, Mill, Park

| District | Noise | Parking | Refuse |
|---|---|---|---|
| Harbor | 90 | 71 | 32 |
| Mill | 55 | 60 | 17 |
| Park | 81 | 44 | 29 |

### Key Observations
- {said}
"""


def _rules(title: str, said: str) -> list[str]:
    return [finding.rule for finding in heatparse.check(GRID.format(title=title, said=said)).findings]


@pytest.mark.parametrize(
    "title",
    ["311 Service Requests by District", "911 Requests", "25,431 Requests of a Year", "500 Parking Requests"],
)
def test_hundreds_of_records_are_no_categories(title: str) -> None:
    assert _rules(title, "Harbor is loud.") == []


def test_a_few_categories_too_many_are_counted() -> None:
    assert "axis-count-mismatch" in _rules("Service Requests", "All 4 request categories are shown.")


@pytest.mark.parametrize(
    "said",
    [
        "For Noise, the first and the last district reach 90 and 81.",
        "For Refuse, the last and the first district reach 29 and 32.",
        "For Parking, the first and the last district still have 71 and 44.",
    ],
)
def test_two_positions_with_one_noun_have_a_number_each(said: str) -> None:
    assert _rules("Service Requests", said) == []


def test_one_position_has_its_number() -> None:
    assert _rules("Service Requests", "For Noise, the last district reaches 90.") == ["cell-value-mismatch"]


@pytest.mark.parametrize("hours", ["between 15 and 19 h", "from 15 to 19 h"])
def test_hours_of_an_extreme_count_no_lines(hours: str) -> None:
    assert _rules("Service Requests", f"The lowest number is 17, at Mill {hours}.") == []
