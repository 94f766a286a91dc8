"""Who is first: by means, in several places, in first places of cells. Each wording with true and false fillings."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from matrices import COLUMNS, ROWS, Matrix, verdicts

KINDS = ("extremum", "ranking")
SIZE = 4


def _matrix(rng: random.Random) -> Matrix:
    pool = rng.sample(range(5, 99), SIZE * SIZE)
    values = tuple(tuple(pool[SIZE * i : SIZE * (i + 1)]) for i in range(SIZE))
    return Matrix(ROWS[:SIZE], COLUMNS[:SIZE], values)


def by_mean(place: int, low: bool = False) -> Callable[[random.Random, Matrix, bool], list[str] | None]:
    def fill(rng: random.Random, matrix: Matrix, true: bool) -> list[str] | None:
        sums = [sum(row) for row in matrix.values]
        order = sorted(range(SIZE), key=lambda i: sums[i], reverse=not low)
        others = [i for i in order if i != order[place]]
        return [matrix.rows[order[place] if true else rng.choice(others)]] if len(set(sums)) == SIZE else None

    return fill


def both_by_mean(_rng: random.Random, matrix: Matrix, true: bool) -> list[str] | None:
    sums = [sum(row) for row in matrix.values]
    order = sorted(range(SIZE), key=lambda i: -sums[i])
    return [matrix.rows[order[0]], matrix.rows[order[-1 if true else 1]]] if len(set(sums)) == SIZE else None


def first_by_mean(count: int) -> Callable[[random.Random, Matrix, bool], list[str] | None]:
    def fill(_rng: random.Random, matrix: Matrix, true: bool) -> list[str] | None:
        sums = [sum(row) for row in matrix.values]
        order = sorted(range(SIZE), key=lambda i: -sums[i])
        chosen = order[:count] if true else [*order[: count - 1], order[count]]
        return [matrix.rows[i] for i in chosen] if len(set(sums)) == SIZE else None

    return fill


def first_in_column(
    count: int, low: bool = False
) -> Callable[[random.Random, Matrix, bool], list[str] | None]:
    def fill(rng: random.Random, matrix: Matrix, true: bool) -> list[str] | None:
        column = rng.randrange(SIZE)
        order = sorted(range(SIZE), key=lambda i: matrix.values[i][column], reverse=not low)
        chosen = order[:count] if true else [*order[: count - 1], order[count]]
        return [*(matrix.rows[i] for i in chosen), matrix.columns[column]]

    return fill


def second_in_column(rng: random.Random, matrix: Matrix, true: bool) -> list[str] | None:
    column = rng.randrange(SIZE)
    order = sorted(range(SIZE), key=lambda i: -matrix.values[i][column])
    return [matrix.rows[order[0]], matrix.rows[order[1 if true else 3]], matrix.columns[column]]


def by_spread(_rng: random.Random, matrix: Matrix, true: bool) -> list[str] | None:
    spreads = [max(row) - min(row) for row in matrix.values]
    order = sorted(range(SIZE), key=lambda i: -spreads[i])
    return [matrix.rows[order[0 if true else 2]]] if len(set(spreads)) == SIZE else None


def in_two_columns(rng: random.Random, matrix: Matrix, true: bool) -> list[str] | None:
    one, two = rng.sample(range(SIZE), 2)
    best = [max(range(SIZE), key=lambda i: matrix.values[i][column]) for column in (one, two)]
    if best[0] == best[1]:
        return None
    second = best[1] if true else next(i for i in range(SIZE) if i not in best)
    return [matrix.rows[best[0]], matrix.columns[one], matrix.rows[second], matrix.columns[two]]


def cells_of_row(count: int, low: bool = False) -> Callable[[random.Random, Matrix, bool], list[str] | None]:
    def fill(_rng: random.Random, matrix: Matrix, true: bool) -> list[str] | None:
        cells = [(value, i) for i, row in enumerate(matrix.values) for value in row]
        rows = [row for _, row in sorted(cells, reverse=not low)[:count]]
        return [matrix.rows[rows[0]]] if (len(set(rows)) == 1) is true else None

    return fill


FAMILIES: dict[Callable[[random.Random, Matrix, bool], list[str] | None], tuple[str, ...]] = {
    by_mean(0): (
        "By row mean, {0} is the strongest model.", "Averaged over the cities, {0} is best.",
        "The highest average belongs to {0}.", "{0} leads on average.", "{0} is the best model on average.",
    ),
    by_mean(0, low=True): ("In total, {0} has the lowest score.", "The average is lowest for {0}."),
    by_mean(1): (
        "{0} ranks second in mean score.", "On average, {0} is the second-best model.",
        "{0} has the second-highest mean.",
    ),
    by_mean(2): ("{0} comes third in terms of the average.",),
    both_by_mean: (
        "Averaged over the cities, {0} is the best model and {1} the worst.",
        "On average, {0} is highest and {1} lowest.",
        "The mean is highest for {0} and lowest for {1}.", "{0} has the highest mean, {1} the lowest.",
    ),
    first_by_mean(3): ("The top three models by mean score are {0}, {1} and {2}.",),
    first_by_mean(2): (
        "The top 2 models by average are {0} and {1}.", "The two highest row means are those of {0} and {1}.",
    ),
    first_in_column(2): (
        "The top 2 models in {2} are {0} and {1}.", "The best two models in {2}: {0} and {1}.",
        "In {2}, {0} and {1} are the two best models.",
    ),
    first_in_column(3): ("In {3}, the top 3 models are {0}, {1}, and {2}.",),
    first_in_column(2, low=True): ("{2}: the bottom 2 models are {0} and {1}.",),
    second_in_column: (
        "In {2}, {1} is second only to {0}.", "In {2}, {1} comes second behind {0}.", "In {2}, {1} is the runner-up.",
    ),
    by_spread: ("The largest spread within a row is that of {0}.", "{0} has the widest range."),
    in_two_columns: (
        "{0} leads in {1}; {2} in {3}.", "{0} leads in {1}, {2} in {3}.", "{0} leads in {1} and {2} in {3}.",
        "{0} is the best model in {1}, {2} in {3}.", "The best model in {1} is {0}, in {3} {2}.",
        "For {1}, {0} is best; for {3}, {2}.", "{1} is won by {0} and {3} by {2}.",
        "Best model: {0} in {1}, {2} in {3}.",
        "{0} wins in {1}, while {2} wins in {3}.",
    ),
    cells_of_row(2): (
        "The top two cells both belong to {0}.", "The two highest values are all in the {0} row.",
        "{0} holds the two highest values of the heatmap.", "The two largest values occur in the {0} row.",
    ),
    cells_of_row(2, low=True): ("The two lowest cells are both found in the {0} row.",),
}  # fmt: skip
WORDINGS = [(fill, wording) for fill, wordings in FAMILIES.items() for wording in wordings]


def fillings(
    fill: Callable[[random.Random, Matrix, bool], list[str] | None], wording: str, true: bool
) -> Iterator[tuple[Matrix, str]]:
    rng = random.Random(wording)
    found = 0
    while found < 3:
        matrix = _matrix(rng)
        names = fill(rng, matrix, true)
        if names is not None:
            found += 1
            yield matrix, wording.format(*names)


@pytest.mark.parametrize(("fill", "wording"), WORDINGS, ids=[wording for _, wording in WORDINGS])
def test_a_true_statement_is_supported(
    fill: Callable[[random.Random, Matrix, bool], list[str] | None], wording: str
) -> None:
    for matrix, sentence in fillings(fill, wording, True):
        assert set(verdicts(matrix, sentence, *KINDS)) == {"supported"}, (sentence, matrix)


@pytest.mark.parametrize(("fill", "wording"), WORDINGS, ids=[wording for _, wording in WORDINGS])
def test_a_false_statement_is_refuted(
    fill: Callable[[random.Random, Matrix, bool], list[str] | None], wording: str
) -> None:
    for matrix, sentence in fillings(fill, wording, False):
        assert "refuted" in verdicts(matrix, sentence, *KINDS), (sentence, matrix)


TIED = Matrix(ROWS[:3], COLUMNS[:3], ((10, 40, 10), (60, 70, 80), (90, 90, 20)))
SQUARE = Matrix(ROWS[:3], ROWS[:3], ((90, 40, 60), (20, 80, 30), (50, 70, 85)))


@pytest.mark.parametrize(
    "sentence",
    [
        "Alpha has its minimum in Paris.",
        "Gamma reaches its maximum in Rome.",
    ],
)
def test_a_shared_extreme_of_a_row_is_not_supported_as_its_only_one(sentence: str) -> None:
    assert "supported" not in verdicts(TIED, sentence, *KINDS)


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("**Alpha:** best on itself (0.90), worst on Beta (0.40).", "supported"),
        ("**Alpha:** worst on Gamma.", "refuted"),
        ("**Beta:** best on Beta, followed by Gamma and Alpha.", "supported"),
        ("**Beta:** best on Beta, followed by Alpha and Gamma.", "refuted"),
    ],
)
def test_the_head_of_a_line_is_the_row_of_a_square(sentence: str, verdict: str) -> None:
    assert set(verdicts(SQUARE, sentence, *KINDS)) >= {verdict}


def test_the_first_cells_of_a_line_are_a_ranking() -> None:
    assert verdicts(TIED, "The two highest values belong to Gamma.", "ranking") == ["supported"]


def test_the_ends_of_a_gap_are_not_claimed() -> None:
    assert (
        verdicts(TIED, "The gap between the highest value (0.80) and the lowest one (0.10) is 0.70.", *KINDS)
        == []
    )
