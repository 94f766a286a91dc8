"""Misleading turns: forms that look like something else to a reader, and values that are taken without signs."""

from __future__ import annotations

import pytest

import heatparse

SCORES = """# Heatmap: Accuracy by Model and Task

**Color scale:** accuracy, 0 to 100

| Model | Sorting | Parsing | Coding |
|---|---|---|---|
| Finch | 71 | 64 | 58 |
| Heron | 77 | 64 | 49 |
| Kite | 52 | 41 | 33 |
| Wren | 34 | 30 | 12 |

## Observations

* {}
"""
TRANSFER = """# Heatmap: F1 of Transfer

**Color scale:** F1, 0.4 to 1.0

| Source \\ Target | News | Wiki | Chats |
|---|---|---|---|
| News | 0.91 | 0.78 | 0.52 |
| Wiki | 0.80 | 0.89 | 0.49 |
| Chats | 0.50 | 0.46 | 0.85 |

## Observations

* {}
"""
SIGNED = """# Heatmap: Correlations of Nutrients

| | Salt | Sugar | Fat | Fiber |
|---|---|---|---|---|
| Salt | 1.00 | -0.34 | 0.41 | -0.22 |
| Sugar | -0.34 | 1.00 | 0.15 | -0.57 |
| Fat | 0.41 | 0.15 | 1.00 | -0.39 |
| Fiber | -0.22 | -0.57 | -0.39 | 1.00 |

## Observations

* {}
"""
RAIN = """# Heatmap: Rainfall by City and Month

| City | Jan | Feb | Mar | Apr |
|---|---|---|---|---|
| Oslo | 54 | 41 | 50 | 48 |
| Lima | 9 | 7 | 4 | 1 |

## Observations

* {}
"""


def judged(figure: str, statement: str) -> tuple[set[tuple[str, str]], list[str]]:
    report = heatparse.check(figure.replace("{}", statement))
    return {(claim.kind, claim.verdict) for claim in report.claims}, [found.rule for found in report.findings]


@pytest.mark.parametrize(
    ("figure", "statement"),
    [
        (
            SCORES,
            "Finch and Heron differ: the former is best on Sorting, the latter is best on Sorting as well.",
        ),
        (SCORES, "Nobody beats Finch on Coding, and nobody Heron on Sorting."),
        (SCORES, "Heron is never behind Finch but once."),
        (TRANSFER, "Going from News to Chats costs 0.39 compared with staying on News itself."),
        (TRANSFER, "The row of Wiki is led by the diagonal, with News second."),
        (TRANSFER, "Between the two families, no transfer exceeds 0.52; the best is News → Chats."),
        (TRANSFER, "The weakest in-domain result, 0.85 for Chats, beats the strongest transfer, 0.80."),
        (RAIN, "The distance of Oslo and Lima is halved or better nowhere."),
        (RAIN, "At both ends of the months the maximum is about 50."),
    ],
)
def test_a_turn_that_means_something_else_is_not_held_against_a_text(figure: str, statement: str) -> None:
    assert judged(figure, statement)[1] == []


@pytest.mark.parametrize("aside", [
    "Regardless of sign, ", "Irrespective of their sign, ", "Ignoring the sign, ", "Signs aside, ",
    "If the sign is ignored, ", "Whatever the sign, ", "In size, ", "In absolute value, ",
])  # fmt: skip
@pytest.mark.parametrize(
    ("told", "kind", "truth"),
    [
        ("three pairs exceed 0.35", "count", True),
        ("four pairs exceed 0.35", "count", False),
        ("the strongest pair is Sugar and Fiber", "extremum", True),
    ],
)
def test_signs_that_are_set_aside(aside: str, told: str, kind: str, truth: bool) -> None:
    assert (kind, "supported" if truth else "refuted") in judged(SIGNED, f"{aside}{told}.")[0]


@pytest.mark.parametrize(
    ("figure", "statement", "kind", "truth"),
    [
        (SCORES, "{} beats Finch on Coding.", "extremum", True),
        (SCORES, "{} beats Heron on Coding.", "extremum", False),
        (SCORES, "{} scores lower than Wren on Sorting.", "extremum", True),
        (SCORES, "{} scores lower than Kite on Sorting.", "extremum", False),
    ],
)
@pytest.mark.parametrize("nobody", ["Nobody", "No one", "None"])
def test_nobody_is_better_at_the_place_that_is_named(
    figure: str, statement: str, kind: str, truth: bool, nobody: str
) -> None:
    claims = judged(figure, statement.replace("{}", nobody))[0]
    assert claims == {(kind, "supported" if truth else "refuted")}


@pytest.mark.parametrize(
    ("figure", "statement", "kind", "truth"),
    [
        (TRANSFER, "On the diagonal, News has the highest (0.91) and Chats the lowest (0.85).", "extremum", True),
        (TRANSFER, "On the diagonal, Wiki has the highest (0.89) and Chats the lowest (0.85).", "extremum", False),
        (SIGNED, "Without the sign, the values off the diagonal run from 0.15 to 0.57.", "range", True),
        (SIGNED, "Without the sign, the values off the diagonal run from 0.15 to 0.47.", "range", False),
        (RAIN, "Lima declines from 9 to 1 without ever rising.", "trend", True),
        (RAIN, "Oslo declines from 54 to 48 without ever rising.", "trend", False),
    ],
)  # fmt: skip
def test_what_is_told_with_a_part_or_a_denial_is_read(
    figure: str, statement: str, kind: str, truth: bool
) -> None:
    claims, rules = judged(figure, statement)
    assert (kind, "supported" if truth else "refuted") in claims
    assert bool(rules) is not truth


@pytest.mark.parametrize(
    ("figure", "statement"),
    [
        (
            SCORES,
            "Heron on Sorting, 77, Finch on Sorting, 71, and Finch on Parsing, 64, are the top of the list.",
        ),
        (SCORES, "The best models are close on Sorting (71 to 77)."),
        (SCORES, "The top two are 6 points apart on Sorting (71 to 77)."),
        (SCORES, "Heron ranges over 28 points, Kite as many as 19."),
        (SCORES, "Sorting: 58.5 over four models."),
        (SCORES, "On Sorting, Finch – 71 – overtakes Kite."),
        (SCORES, "Finch is 6 points, or about 8%, behind Heron on Sorting."),
        (TRANSFER, "News on News, 0.91, is the maximum, Wiki on Wiki, 0.89, the second-highest value."),
    ],
)
def test_numbers_of_something_else_are_not_held_against_a_text(figure: str, statement: str) -> None:
    assert judged(figure, statement)[1] == []


@pytest.mark.parametrize(
    ("figure", "statement", "kind", "truth"),
    [
        (RAIN, "Oslo rises from 41, Feb, to 50, Mar.", "trend", True),
        (RAIN, "Oslo rises from 41, Feb, to 58, Mar.", "trend", False),
        (TRANSFER, "Asymmetry: The matrix is not symmetric.", "symmetry", True),
        (TRANSFER, "Symmetry: The matrix is perfectly symmetric.", "symmetry", False),
        (SCORES, "Overview: The maximum, 77, belongs to Heron.", "extremum", True),
        (SCORES, "Overview: The maximum, 77, belongs to Finch.", "extremum", False),
    ],
)
def test_ends_with_places_and_leads_without_marks_are_read(
    figure: str, statement: str, kind: str, truth: bool
) -> None:
    claims, rules = judged(figure, statement)
    assert (kind, "supported" if truth else "refuted") in claims
    assert bool(rules) is not truth


def test_an_aside_at_the_end_of_a_text_is_read_without_a_crash() -> None:
    assert judged(SCORES, "Kite, in contrast,")[0] == set()


@pytest.mark.parametrize("others", ["as does no other model", "and so does no other model"])
def test_others_of_which_something_is_denied_are_not_taken_for_granted(others: str) -> None:
    claims, _ = judged(SCORES, f"Both Heron and Kite pass 50 on Sorting, {others}.")
    assert ("threshold", "supported") not in claims


def test_a_place_behind_a_runner_up_is_read_without_a_crash() -> None:
    _, rules = judged(SCORES, "*Peak:* 77 at Heron on Sorting, 6 above the runner-up, Finch, Sorting.")
    assert rules == []
