"""Families of statements about extremes, orders and sums, over generated grids: true, false and guarded."""

from __future__ import annotations

import random

import pytest

from heatparse import check

CITIES = ["Oslo", "Rome", "Cairo", "Lagos"]
MONTHS = ["Jan", "Apr", "Jul", "Oct"]
TASKS = ["News", "Legal", "Reviews", "Code"]


def _verdicts(text: str) -> set[str]:
    kinds = {"extremum", "ranking", "aggregate"}
    return {c.verdict for c in check(text).claims if c.kind in kinds} - {"undecidable"}


def _rain(seed: int) -> dict[str, dict[str, int]]:
    numbers = random.Random(seed).sample(range(5, 300), 16)
    return {
        month: dict(zip(CITIES, numbers[4 * n : 4 * n + 4], strict=True)) for n, month in enumerate(MONTHS)
    }


def _told_of_rain(grid: dict[str, dict[str, int]], statement: str) -> set[str]:
    rows = [f"| {month} | " + " | ".join(map(str, grid[month].values())) + " |" for month in MONTHS]
    head = ["# Heatmap: Rainfall by city (mm)", "", f"| Month | {' | '.join(CITIES)} |", "|---" * 5 + "|"]
    return _verdicts("\n".join([*head, *rows, "", "## Observations", "", f"* {statement}", ""]))


def _about_rain(grid: dict[str, dict[str, int]], true: bool) -> list[str]:
    """Statements of one truth: `pick` takes the right one of an order, or the last."""
    column = {city: [grid[month][city] for month in MONTHS] for city in CITIES}
    july = sorted(CITIES, key=lambda city: -grid["Jul"][city])
    tops = sorted(CITIES, key=lambda city: max(column[city]))
    floors = sorted(CITIES, key=lambda city: -min(column[city]))
    spans = sorted(CITIES, key=lambda city: min(column[city]) - max(column[city]))
    wet = sorted(MONTHS, key=lambda month: -grid[month]["Rome"])
    sums = sorted(MONTHS, key=lambda month: -sum(grid[month].values()))
    at = 0 if true else -1
    second, third = (july[1], july[2]) if true else (july[2], july[1])
    both = grid["Jul"]["Oslo"] + grid["Jul"]["Rome"] + (0 if true else 40)
    cairo = sum(column["Cairo"]) + (0 if true else 60)
    mean = sum(column["Oslo"]) / 4 + (0 if true else 30)
    return [
        f"In July, {second} is second behind {july[0]}.",
        f"In July, the wettest city after {july[0]} is {second}.",
        f"Second place in July goes to {second}.",
        f"**July ranking:** {july[0]}, {second}, {third}, {july[3]}.",
        f"**Wettest city in July:** {july[at]}.",
        f"{tops[at]} has the lowest maximum.",
        f"{floors[at]} has the highest minimum of the four cities.",
        f"The widest span between the wettest and the driest month is found in {spans[at]}.",
        f"{wet[at]} is Rome's wettest month.",
        f"No month is wetter in Rome than {wet[at]}.",
        f"Rome hits its low in {wet[::-1][at]}.",
        f"{sums[at]} has the highest total of the four months.",
        f"Oslo and Rome together account for {both} mm in July.",
        f"On average, Oslo receives {mean} mm a month.",
        f"The total is {sum(column['Rome'])} mm in Rome, compared with {cairo} mm in Cairo.",
    ]


@pytest.mark.parametrize("seed", range(3))
def test_what_is_true_of_extremes_and_sums_is_supported(seed: int) -> None:
    grid = _rain(seed)
    for statement in _about_rain(grid, true=True):
        assert _told_of_rain(grid, statement) == {"supported"}, statement


@pytest.mark.parametrize("seed", range(3))
def test_what_is_false_of_extremes_and_sums_is_refuted(seed: int) -> None:
    grid = _rain(seed)
    for statement in _about_rain(grid, true=False):
        assert "refuted" in _told_of_rain(grid, statement), statement


@pytest.mark.parametrize(
    "statement",
    [
        "In wet years, Oslo hits its low in Jan.",
        "Per head, {dry} has the highest maximum.",
        "{dry} might have the highest minimum.",
        "Oslo and Rome together account for 7 of the ten records.",
        "{dry} has its low clouds in July.",
        "If Lagos is left out, Oslo and Rome together reach 12 mm in July.",
    ],
)
def test_what_is_said_with_a_reserve_is_not_refuted(statement: str) -> None:
    grid = _rain(1)
    dry = min(CITIES, key=lambda city: max(grid[month][city] for month in MONTHS))
    assert "refuted" not in _told_of_rain(grid, statement.format(dry=dry))


def _transfer(seed: int) -> dict[str, dict[str, float]]:
    draw = random.Random(seed)
    numbers = draw.sample(range(20, 80), 12)
    own = draw.sample(range(85, 99), 4)
    rest = iter(numbers)
    return {
        one: {two: (own[n] if one == two else next(rest)) / 100 for two in TASKS}
        for n, one in enumerate(TASKS)
    }


def _told_of_transfer(grid: dict[str, dict[str, float]], statement: str) -> set[str]:
    rows = [f"| {one} | " + " | ".join(f"{v:.2f}" for v in grid[one].values()) + " |" for one in TASKS]
    head = [
        "# Heatmap: Probe Transfer Accuracy", "", "X-axis: test dataset. Y-axis: training dataset.", "",
        f"| Train \\ Test | {' | '.join(TASKS)} |", "|---" * 5 + "|",
    ]  # fmt: skip
    return _verdicts("\n".join([*head, *rows, "", "## Observations", "", f"* {statement}", ""]))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("true", [True, False])
def test_an_own_cell_that_is_set_aside_takes_no_part(seed: int, true: bool) -> None:
    grid = _transfer(seed)
    target = TASKS[seed % 4]
    sources = sorted((one for one in TASKS if one != target), key=lambda one: -grid[one][target])
    targets = sorted((two for two in TASKS if two != target), key=lambda two: -grid[target][two])
    best, worst = (targets[0], targets[2]) if true else (targets[2], targets[0])
    name = sources[0] if true else next(one for one in sources[1:] if one != targets[0])
    statements = [
        f"The best source for {target}, apart from {target} itself, is {name}.",
        f"The best source for {target} (other than {target}) is {name}.",
        f"{name} is the best foreign source for {target}.",
        f"On {target}, the {name} model comes second.",
        f"Tested on {target}, the {name} model is second only to {target} itself.",
        f"{target} transfers best to {best} ({grid[target][best]:.2f}) and worst to {worst}.",
    ]
    half_read = [  # open: false ones are not refuted
        f"{name} is the best source for {target} among the non-{target} probes.",
    ]
    for statement in statements:
        assert _told_of_transfer(grid, statement) == {"supported" if true else "refuted"}, statement
    for statement in half_read:
        assert _told_of_transfer(grid, statement) == ({"supported"} if true else set()), statement


@pytest.mark.parametrize("seed", range(3))
def test_an_exception_to_all_is_none_of_them(seed: int) -> None:
    grid = {one: dict(row) for one, row in _transfer(seed).items()}
    for one in TASKS:
        grid[one]["Code"] = 0.11 if one != "Code" else 0.97
    assert _told_of_transfer(grid, "Every model but Code has its minimum on Code.") == {"supported"}
    told = "All models perform worst on Code, except the Code model itself."
    assert "refuted" not in _told_of_transfer(grid, told)
