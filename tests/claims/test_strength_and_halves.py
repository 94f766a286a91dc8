"""Strength of correlations, halves of a line with its own cell, and who alone is so in the line of another."""

from __future__ import annotations

import pytest

import heatparse

ITEMS = ("Tea", "Milk", "Rye", "Oats", "Figs", "Nuts")
ROWS = (
    (1.0, 0.55, -0.71, 0.18, -0.24, 0.33),
    (0.55, 1.0, -0.08, 0.62, 0.12, -0.41),
    (-0.71, -0.08, 1.0, 0.27, 0.46, -0.15),
    (0.18, 0.62, 0.27, 1.0, -0.36, 0.09),
    (-0.24, 0.12, 0.46, -0.36, 1.0, -0.52),
    (0.33, -0.41, -0.15, 0.09, -0.52, 1.0),
)
HEAD = (
    f"# Correlation Matrix of Groceries\n\n* **X-axis:** {', '.join(ITEMS)}\n* **Y-axis:** {', '.join(ITEMS)}\n"
    f"* **Color bar:** correlation, from -1 to 1\n\n| | {' | '.join(ITEMS)} |\n|{'---|' * 7}\n"
    + "".join(
        f"| {name} | {' | '.join(f'{value:.2f}' for value in row)} |\n"
        for name, row in zip(ITEMS, ROWS, strict=True)
    )
    + "\n## Observations\n\n* "
)


def verdicts(statement: str) -> set[str]:
    claims = heatparse.check(f"{HEAD}{statement}\n").claims
    return {
        claim.verdict for claim in claims if claim.span.line > HEAD.count("\n") and claim.kind != "cell-value"
    }


@pytest.mark.parametrize(
    ("true", "wrong"),
    [
        (
            "Of Oats's correlations, the only one below -0.2 is the one with Figs.",
            "Of Nuts's correlations, the only one below -0.1 is the one with Figs.",
        ),
        (
            "Among Oats's correlations, only the one with Figs is negative.",
            "Among Rye's correlations, only the one with Tea is negative.",
        ),
        (
            "Milk–Rye is the weakest of the Rye correlations and the only one below 0.1 in magnitude.",
            "Milk–Rye is the weakest of the Rye correlations and the only one below 0.2 in magnitude.",
        ),
        (
            "Half of the entries in the Nuts column are negative, the other half positive.",
            "Half of the entries in the Oats column are negative, the other half positive.",
        ),
        (
            "Rye's strongest correlation is the one with Tea, followed by Figs.",
            "Rye's strongest correlation is the one with Figs, followed by Nuts.",
        ),
    ],
)
def test_what_is_told_of_one_line(true: str, wrong: str) -> None:
    assert verdicts(true) == {"supported"}
    assert "refuted" in verdicts(wrong)


def test_an_order_of_strength_goes_by_size() -> None:
    assert verdicts("Ordered by strength, Tea's partners are Rye, Milk, Nuts, Figs and Oats.") == {
        "supported"
    }
    assert "supported" not in verdicts(
        "Ordered by strength, Tea's partners are Milk, Nuts, Oats, Figs and Rye."
    )


def test_partners_behind_a_partner_are_no_pair() -> None:
    assert "refuted" not in verdicts("Milk is Oats's strongest partner, followed by Figs and Rye.")
