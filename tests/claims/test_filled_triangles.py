"""Which triangle of a matrix holds values."""

from __future__ import annotations

import pytest

import heatparse

TEXT = """# Heatmap: Attention of one head
- **X-axis**: crow, lark, wren, kite
- **Y-axis**: crow, lark, wren, kite

| | crow | lark | wren | kite |
|---|---|---|---|---|
| crow | 1.00 | | | |
| lark | 0.60 | 0.40 | | |
| wren | 0.30 | 0.30 | 0.40 | |
| kite | 0.10 | 0.30 | 0.40 | 0.20 |

## Observations
- {}
"""


@pytest.mark.parametrize(
    ("statement", "verdict"),
    [
        ("Only the cells on and below the diagonal contain a value.", "supported"),
        ("The matrix is filled below the diagonal only.", "supported"),
        ("Only the cells on or above the diagonal have values.", "refuted"),
        ("The grid is populated above the diagonal only.", "refuted"),
    ],
)
def test_one_triangle_is_filled(statement: str, verdict: str) -> None:
    claims = heatparse.check(TEXT.format(statement)).claims
    assert [claim.verdict for claim in claims if claim.kind == "symmetry"] == [verdict]


@pytest.mark.parametrize(
    "statement",
    ["Only the cells above the diagonal exceed 0.9.", "Only some cells below the diagonal may have values."],
)
def test_what_tells_more_than_that_is_no_such_claim(statement: str) -> None:
    claims = heatparse.check(TEXT.format(statement)).claims
    assert not [claim for claim in claims if claim.kind == "symmetry"]


def test_a_matrix_of_different_things_is_not_symmetric() -> None:
    text = TEXT.replace("- **Y-axis**: crow, lark, wren, kite", "- **Y-axis**: a, b, c, d").replace(
        "| crow |", "| a |"
    )
    for bird, letter in (("lark", "b"), ("wren", "c"), ("kite", "d")):
        text = text.replace(f"| {bird} | 0", f"| {letter} | 0")
    text = text.replace("| | crow | lark", "| | a | lark").replace("| | a | lark", "| | crow | lark")
    claims = heatparse.check(
        text.format("The matrix is not symmetric, as its axes show different things.")
    ).claims
    assert [claim.verdict for claim in claims if claim.kind == "symmetry"] == ["supported"]
