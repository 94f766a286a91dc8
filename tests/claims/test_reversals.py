"""Comparisons that turn the one before round, and other comparisons that are told in a turn of phrase."""

from __future__ import annotations

import random

import pytest

import heatparse

ROWS = ("Alba", "Birch", "Cedar", "Dune")
COLUMNS = ("News", "Wiki", "Forum")
Values = dict[tuple[str, str], float]


def grid(seed: int) -> Values:
    numbers = random.Random(seed).sample(range(100, 900), len(ROWS) * len(COLUMNS))
    return {(r, c): numbers.pop() / 10 for r in ROWS for c in COLUMNS}


def verdicts(values: Values, statement: str, measure: str = "Scores", kind: str = "comparison") -> list[str]:
    rows = "\n".join(f"| {r} | " + " | ".join(f"{values[r, c]:.1f}" for c in COLUMNS) + " |" for r in ROWS)
    text = (
        f"# Heatmap: {measure} by Model and Corpus\n\n"
        f"* **Y-axis (Model):** {', '.join(ROWS)}\n* **X-axis (Corpus):** {', '.join(COLUMNS)}\n\n"
        f"## Data\n\n| Model | {' | '.join(COLUMNS)} |\n|---|" + "---|" * len(COLUMNS) + f"\n{rows}\n\n"
        f"## Observations\n\n* {statement}\n"
    )
    return [claim.verdict for claim in heatparse.check(text).claims if claim.kind == kind]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(
    "wording",
    [
        "{a} beats {b} on News, but on Wiki the opposite holds.",
        "{a} is higher than {b} on News. On Wiki the order is reversed.",
        "{a} is above {b} on News; for Wiki the reverse is true.",
    ],
)
def test_the_order_is_turned_round_at_another_place(seed: int, wording: str) -> None:
    values = grid(seed)
    a, b = random.Random(seed).sample(ROWS, 2)
    first, second = values[a, "News"] > values[b, "News"], values[a, "Wiki"] < values[b, "Wiki"]
    expected = ["supported" if true else "refuted" for true in (first, second)]
    assert verdicts(values, wording.format(a=a, b=b)) == expected


@pytest.mark.parametrize("seed", range(4))
def test_without_a_comparison_before_nothing_is_turned_round(seed: int) -> None:
    assert verdicts(grid(seed), "Alba has 12 layers, but on Wiki the opposite holds.") == []


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("count", [1, 2])
def test_in_all_but_some(seed: int, count: int) -> None:
    values = grid(seed)
    below = sum(values["Alba", c] < values["Birch", c] for c in COLUMNS)
    words = {1: "one", 2: "two"}[count]
    expected = "supported" if below == count else "refuted"
    assert verdicts(values, f"Alba is above Birch in all but {words} of the columns.") == [expected]


@pytest.mark.parametrize("seed", range(6))
def test_corners_are_cells(seed: int) -> None:
    values = grid(seed)
    true = values["Alba", "News"] > values["Dune", "Forum"]
    expected = "supported" if true else "refuted"
    assert verdicts(values, "The top-left cell is higher than the bottom-right one.") == [expected]
    corners = verdicts(values, "The top-left corner is higher than the bottom-right corner.")
    assert corners == ["supported"] if true else "supported" not in corners


@pytest.mark.parametrize("seed", range(6))
def test_the_better_loss_is_the_lower_one(seed: int) -> None:
    values = grid(seed)
    expected = "supported" if values["Alba", "News"] < values["Birch", "News"] else "refuted"
    assert verdicts(values, "On News, Alba is better than Birch.", "Validation Loss") == [expected]
    best, worst = min(values["Alba", c] for c in COLUMNS), max(values["Birch", c] for c in COLUMNS)
    expected = "supported" if best < worst else "refuted"
    assert verdicts(values, "The best loss of Alba is lower than the worst loss of Birch.", "Loss") == [
        expected
    ]


@pytest.mark.parametrize(
    "statement",
    [
        "Alba is harder to train than Birch.",
        "On a typical rainy day, Alba is higher than Birch.",
        "For every easy case, Alba is higher than Birch.",
        "Alba beats all other models by 90.0 points.",
    ],
)
@pytest.mark.parametrize("seed", range(4))
def test_what_leaves_room_is_not_refuted(statement: str, seed: int) -> None:
    assert "refuted" not in verdicts(grid(seed), statement)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("limit", [10, 30, 60])
def test_two_rows_differ_by_less_everywhere(seed: int, limit: int) -> None:
    values = grid(seed)
    steps = [abs(values["Alba", c] - values["Birch", c]) for c in COLUMNS]
    if any(abs(step - limit) < 1 for step in steps):
        return  # as good as the limit
    statement = f"Alba and Birch differ by less than {limit} points on every corpus."
    expected = "supported" if all(step < limit for step in steps) else "refuted"
    assert verdicts(values, statement, kind="difference") == [expected]


@pytest.mark.parametrize("seed", range(8))
def test_the_distance_of_best_and_worst(seed: int) -> None:
    values = grid(seed)
    span = max(values["Alba", c] for c in COLUMNS) - min(values["Alba", c] for c in COLUMNS)
    statement = "Alba covers {:.1f} points between its best and its worst corpus."
    assert verdicts(values, statement.format(span), kind="difference") == ["supported"]
    assert verdicts(values, statement.format(span + 7), kind="difference") == ["refuted"]


@pytest.mark.parametrize("seed", range(8))
def test_means_are_compared_with_means(seed: int) -> None:
    values = grid(seed)
    means = {row: sum(values[row, c] for c in COLUMNS) / len(COLUMNS) for row in ROWS}
    step = means["Alba"] - means["Birch"]
    way, other = ("above", "below") if step > 0 else ("below", "above")
    statement = "On average, Alba is {:.1f} points {} Birch."
    assert verdicts(values, statement.format(abs(step), way), kind="difference") == ["supported"]
    assert verdicts(values, statement.format(abs(step) + 5, way), kind="difference") == ["refuted"]
    assert verdicts(values, statement.format(abs(step), other), kind="difference") == ["refuted"]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("verb", ["grows", "shrinks", "widens", "has changed"])
def test_a_distance_that_moves_is_one_at_each_end(seed: int, verb: str) -> None:
    values = grid(seed)
    gaps = [abs(values["Alba", c] - values["Birch", c]) for c in ("News", "Wiki")]
    statement = "The gap between Alba and Birch {} from {:.1f} points on News to {:.1f} on Wiki."
    found = verdicts(values, statement.format(verb, *gaps), kind="difference")
    assert found == ["supported", "supported"] if verb != "has changed" else "refuted" not in found
    found = verdicts(values, statement.format(verb, gaps[0], gaps[1] + 7), kind="difference")
    assert found == ["supported", "refuted"] if verb != "has changed" else "supported" not in found[1:]


@pytest.mark.parametrize("seed", range(8))
def test_who_trails_behind_a_comparison(seed: int) -> None:
    values = grid(seed)
    a, b = sorted(("Alba", "Birch"), key=lambda row: -values[row, "News"])
    step = values[a, "News"] - values[b, "News"]
    statement = "On News, {} is ahead of {}, which trails by {:.1f} points."
    assert verdicts(values, statement.format(a, b, step), kind="difference") == ["supported"]
    assert verdicts(values, statement.format(a, b, step + 7), kind="difference") == ["refuted"]


@pytest.mark.parametrize("seed", range(8))
def test_a_wrong_spread_in_a_list_of_right_ones(seed: int) -> None:
    values = grid(seed)
    spans = [max(line) - min(line) for line in ([values[r, c] for c in COLUMNS] for r in ("Alba", "Birch"))]
    statement = "The Alba row has a spread of {:.1f}, the Birch row of {:.1f}."
    assert verdicts(values, statement.format(*spans), kind="difference") == ["supported", "supported"]
    found = verdicts(values, statement.format(spans[0], spans[1] + 7), kind="difference")
    assert found == ["supported", "refuted"]
