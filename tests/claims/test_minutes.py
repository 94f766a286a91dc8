""" "min" is the lowest, and behind a number the minutes."""

import pytest

import heatparse

FERRIES = """## Heatmap: Ferry Delays
- **X-axis**: Mon, Tue, Wed
- **Y-axis**: Isle, Cape
- **Color bar**: delay (min), from 0 to 30

| | Mon | Tue | Wed |
|---|---|---|---|
| Isle | 5 | 12 | 20 |
| Cape | 8 | 17 | 3 |

### Observations
- {}
"""


def _claims(statement: str) -> list[tuple[str, str]]:
    return [(claim.kind, claim.verdict) for claim in heatparse.check(FERRIES.format(statement)).claims]


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("Isle, Tue: 12 min", ("cell-value", "supported")),
        ("Isle, Tue: 14 min", ("cell-value", "refuted")),
        ("Isle stays below 21 min.", ("threshold", "supported")),
        ("Isle stays below 20 min.", ("threshold", "refuted")),
        ("Cape is 5 min slower than Isle on Tue.", ("difference", "supported")),
        ("Cape is 6 min slower than Isle on Tue.", ("difference", "refuted")),
        ("The min is 3, at Cape on Wed.", ("extremum", "supported")),
        ("The min is 5, at Isle on Mon.", ("extremum", "refuted")),
    ],
)
def test_minutes_and_the_lowest(statement: str, found: tuple[str, str]) -> None:
    claims = _claims(statement)
    assert found in claims
    assert ("extremum" in {kind for kind, _ in claims}) == statement.startswith("The min")
