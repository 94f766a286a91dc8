"""Places until which something is not so, and pairs of a mirrored grid that are set aside."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import heatparse


def table(title: str, axes: Sequence[str], columns: Sequence[str], rows: dict[str, Sequence[object]]) -> str:
    lines = [f"| {name} | {' | '.join(map(str, row))} |" for name, row in rows.items()]
    return (
        f"# Heatmap: {title}\n\n* **Y-axis:** {axes[0]}: {', '.join(rows)}\n"
        f"* **X-axis:** {axes[1]}: {', '.join(columns)}\n\n"
        f"| | {' | '.join(columns)} |\n|{'---|' * (len(columns) + 1)}\n"
        + "\n".join(lines)
        + "\n\n## Notes\n\n* "
    )


GROWTH = table(
    "Germination by Day and Seed", ("Day", "Seed"), ("Cress", "Leek", "Mint"),
    {"2": (21, 0, 3), "4": (52, 8, 12), "8": (74, 35, 31), "12": (90, 66, 43), "16": (88, 79, 61)},
)  # fmt: skip
TRAITS = ("Height", "Weight", "Reach", "Pace")
BONDS = table(
    "Correlation of Traits", ("Trait", "Trait"), TRAITS,
    dict(zip(TRAITS, (
        ("1.00", "0.62", "0.83", "-0.21"), ("0.62", "1.00", "0.44", "-0.47"),
        ("0.83", "0.44", "1.00", "0.12"), ("-0.21", "-0.47", "0.12", "1.00"),
    ), strict=True)),
)  # fmt: skip


def verdicts(head: str, statement: str) -> set[str]:
    claims = heatparse.check(f"{head}{statement}\n").claims
    return {
        claim.verdict for claim in claims if claim.span.line > head.count("\n") and claim.kind != "cell-value"
    }


@pytest.mark.parametrize(
    ("true", "wrong"),
    [
        ("Mint does not reach 60 until day 16.", "Mint does not reach 60 until day 12."),
        ("Not until day 8 does Cress pass 70.", "Not until day 16 does Leek pass 60."),
        ("It is not until day 12 that Leek exceeds 50.", "It is not until day 8 that Leek exceeds 50."),
        ("Leek stays below 60 until day 12.", "Cress stays below 60 until day 12."),
        ("No seed reaches 80 until day 12.", "No seed reaches 70 until day 12."),
        ("Mint fails to reach 50 until day 16.", "Leek fails to reach 50 until day 16."),
        ("Until day 12, no seed exceeds 80.", "Until day 12, no seed exceeds 70."),
    ],
)
def test_until_a_place(true: str, wrong: str) -> None:
    assert verdicts(GROWTH, true) == {"supported"}
    assert "refuted" in verdicts(GROWTH, wrong)


@pytest.mark.parametrize(
    ("true", "wrong"),
    [
        ("Apart from Height–Reach, no pair exceeds 0.7.", "Apart from Height–Weight, no pair exceeds 0.7."),
        ("No correlation other than Height–Reach exceeds 0.7.", "No pair except Height–Reach exceeds 0.6."),
        ("All pairs but Height–Reach stay below 0.7.", "All pairs but Height–Reach stay below 0.6."),
        ("No pair but Height–Reach reaches 0.7.", "No pair but Weight–Reach reaches 0.7."),
        (
            "Apart from Height–Reach, two pairs exceed 0.4.",
            "Apart from Height–Reach, three pairs exceed 0.4.",
        ),
        (
            "Besides Height–Reach, only one pair exceeds 0.5.",
            "Besides Height–Reach, only Weight–Reach exceeds 0.5.",
        ),
        (
            "Apart from Height–Reach, the strongest correlation is Height–Weight (0.62).",
            "Apart from Height–Reach, the strongest correlation is Weight–Pace.",
        ),
        (
            "Apart from the diagonal and Height–Reach, no value exceeds 0.7.",
            "Apart from the diagonal and Weight–Reach, no value exceeds 0.7.",
        ),
    ],
)
def test_pairs_that_are_set_aside(true: str, wrong: str) -> None:
    assert verdicts(BONDS, true) == {"supported"}
    assert "refuted" in verdicts(BONDS, wrong)


@pytest.mark.parametrize(
    "statement",
    [
        "No seed exceeds 95 until day 16.",  # nor at that day
        "Mint takes until day 16 to exceed 50.",
    ],
)
def test_what_until_leaves_open(statement: str) -> None:
    assert verdicts(GROWTH, statement) == {"undecidable"}


def test_a_bound_that_holds_up_to_a_place_and_there() -> None:
    assert "refuted" not in verdicts(GROWTH, "Until day 8, no seed exceeds 80.")
