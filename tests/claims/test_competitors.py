"""Groups that the text lists, set against each other, and contests among their members."""

from __future__ import annotations

import random

import pytest

import heatparse

ROWS = ("Alba", "Birch", "Cedar", "Dune", "Elm")
COLUMNS = ("News", "Wiki", "Forum", "Code")
LISTS = {
    "in brackets": "We compare sparse models (Alba, Birch) with dense models (Cedar, Dune and Elm).",
    "with a verb": "The sparse models are Alba and Birch; the dense models are Cedar, Dune and Elm.",
    "behind a colon": "Sparse models: Alba, Birch\n\nDense models: Cedar, Dune, Elm",
    "in front": "Alba and Birch are the sparse models. Cedar, Dune and Elm are the dense models.",
    "as items": "* **Sparse models:** Alba and Birch\n* **Dense models:** Cedar, Dune, Elm",
}
SPARSE, DENSE = ROWS[:2], ROWS[2:]
Values = dict[tuple[str, str], float]


def document(values: Values, told: str, statement: str) -> str:
    rows = "\n".join(f"| {r} | " + " | ".join(f"{values[r, c]:.1f}" for c in COLUMNS) + " |" for r in ROWS)
    return (
        "# Heatmap: Retrieval Scores by Model and Corpus\n\n"
        f"* **Y-axis (Model):** {', '.join(ROWS)}\n* **X-axis (Corpus):** {', '.join(COLUMNS)}\n"
        f"* **Color scale:** scores from 0 to 100\n\n{told}\n\n"
        f"## Data\n\n| Model | {' | '.join(COLUMNS)} |\n|---|" + "---|" * len(COLUMNS) + f"\n{rows}\n\n"
        f"## Observations\n\n* {statement}\n"
    )


def verdicts(values: Values, told: str, statement: str) -> set[str]:
    """What is said of a statement; values that are right are left out."""
    text = document(values, told, statement)
    start = text.index(f"* {statement}")
    claims = heatparse.check(text).claims
    return {c.verdict for c in claims if c.span.start >= start and c.kind != "cell-value"}


def grid(rng: random.Random) -> Values:
    numbers = rng.sample(range(100, 900), len(ROWS) * len(COLUMNS))
    return {(r, c): numbers.pop() / 10 for r in ROWS for c in COLUMNS}


@pytest.mark.parametrize("told", LISTS.values(), ids=LISTS)
@pytest.mark.parametrize("seed", range(4))
def test_a_group_against_another_is_each_against_each(told: str, seed: int) -> None:
    rng = random.Random(seed)
    values = grid(rng)
    if seed % 2:  # the dense ones are ahead throughout
        values.update({(r, c): values[r, c] / 10 for r in SPARSE for c in COLUMNS})
        values.update({(r, c): 50 + values[r, c] / 10 for r in DENSE for c in COLUMNS})
    true = all(values[d, c] > values[s, c] for d in DENSE for s in SPARSE for c in COLUMNS)
    statement = "Every dense model scores higher than every sparse model on all corpora."
    assert verdicts(values, told, statement) == {"supported" if true else "refuted"}


@pytest.mark.parametrize("told", LISTS.values(), ids=LISTS)
@pytest.mark.parametrize("seed", range(4))
def test_the_best_of_a_group_is_the_best_among_its_members(told: str, seed: int) -> None:
    rng = random.Random(seed)
    values, column = grid(rng), rng.choice(COLUMNS)
    ranked = sorted(DENSE, key=lambda row: values[row, column])
    statement = "The best dense model on {} is {}."
    assert verdicts(values, told, statement.format(column, ranked[-1])) == {"supported"}
    assert verdicts(values, told, statement.format(column, ranked[0])) == {"refuted"}
    among = f"Among the dense models, {ranked[-1]} has the highest score on {column}."
    assert verdicts(values, told, among) == {"supported"}


@pytest.mark.parametrize("seed", range(4))
def test_the_means_of_a_group_are_those_of_its_members_in_their_order(seed: int) -> None:
    values = grid(random.Random(seed))
    means = [sum(values[row, column] for column in COLUMNS) / len(COLUMNS) for row in SPARSE]
    statement = f"The two sparse models average {means[0]:.1f} and {means[1]:.1f} respectively."
    assert verdicts(values, LISTS["with a verb"], statement) == {"supported"}
    wrong = f"The two sparse models average {means[0] + 9:.1f} and {means[1]:.1f} respectively."
    assert "refuted" in verdicts(values, LISTS["with a verb"], wrong)


@pytest.mark.parametrize(
    "told",
    [
        "",
        "Sparse models (e.g., Alba) are small.",
        "Sparse models (Alba, Birch) are small. Later on, sparse models (Cedar, Dune) are large.",
        "Sparse models (Alba, Birch, etc.) are small.",
        "Some like Alba and Birch but not sparse models.",
    ],
    ids=["not listed", "an example", "listed in two ways", "left open", "not told"],
)
def test_a_group_that_is_not_listed_decides_nothing(told: str) -> None:
    values = grid(random.Random(1))
    statement = "Every sparse model scores higher than Elm on all corpora."
    assert verdicts(values, told, statement) <= {"undecidable"}


def test_a_listed_group_is_no_statement_itself() -> None:
    values = grid(random.Random(2))
    for told in LISTS.values():
        assert not heatparse.check(document(values, told, "Nothing to add.")).findings


@pytest.mark.parametrize("seed", range(6))
def test_the_highest_value_of_several_lines_at_a_place_is_sought_there(seed: int) -> None:
    rng = random.Random(seed)
    values, column = grid(rng), rng.choice(COLUMNS)
    top = max(values[row, column] for row in SPARSE)
    statement = f"The highest score of Alba and Birch on {column} is {top:.1f}."
    assert verdicts(values, "", statement) == {"supported"}
