"""What is measured may have a name that means something else elsewhere: "peak load", "lead time", "mean delay"."""

import pytest

import heatparse

ROWS, COLUMNS = ("Alder", "Birch", "Cedar"), ("Spring", "Summer", "Autumn")
VALUES = ((12, 18, 25), (14, 7, 21), (5, 11, 19))
NAMES = (
    "Max load", "Peak current", "Lead time", "Top speed", "Minimum temperature", "Negative reviews", "First-pass yield",
    "Vote share", "Column height", "Diagonal length", "Block count", "Low-flow days",
)  # fmt: skip
DERIVED = ("Mean delay", "Total sales", "Average score", "Range", "Variance")
TRUE = (
    "The {} of Birch in Autumn is 21.",
    "The highest {} is 25 (Alder, Autumn).",
    "Birch has the highest {} in Spring (14).",
    "The {} in Summer is higher for Alder than for Cedar.",
    "The {} of Birch is 7 lower in Summer than in Spring.",
    "The largest {} for Birch occurs in Autumn (21).",
)
FALSE = (
    "The {} of Birch in Autumn is 20.",
    "The highest {} is 21 (Birch, Autumn).",
    "Cedar has the highest {} in Spring (5).",
    "The {} in Summer is higher for Birch than for Cedar.",
    "The {} of Birch is 9 lower in Summer than in Spring.",
)


def _verdicts(name: str, statement: str) -> set[str]:
    rows = "\n".join(f"| {row} | {' | '.join(map(str, values))} |" for row, values in zip(ROWS, VALUES))
    text = (
        f"## Heatmap: {name} by Tree\n- **X-axis**: {', '.join(COLUMNS)}\n- **Y-axis**: {', '.join(ROWS)}\n"
        f"- **Color bar**: {name}, from 0 to 30\n\n| | {' | '.join(COLUMNS)} |\n|---|---|---|---|\n{rows}\n\n"
        f"### Observations\n- {statement.format(name[0].lower() + name[1:])}\n"
    )
    return {claim.verdict for claim in heatparse.check(text).claims}


@pytest.mark.parametrize("name", NAMES)
def test_a_name_of_several_words_is_read_whole(name: str) -> None:
    for statement in TRUE:
        assert _verdicts(name, statement) == {"supported"}, statement
    for statement in FALSE:
        assert "refuted" in _verdicts(name, statement), statement


@pytest.mark.parametrize("name", DERIVED)
def test_what_is_true_of_a_cell_is_not_refuted_by_the_mean_of_its_line(name: str) -> None:
    for statement in TRUE:
        assert "refuted" not in _verdicts(name, statement), statement


FRAME = """## Heatmap: {title}
{told}
- **X-axis (alpha):** 1, 2, 4
- **Y-axis (rank):** r=8, r=16, r=32

| rank | 1 | 2 | 4 |
|---|---|---|---|
| r=8 | 31.2 | 32.8 | 34.1 |
| r=16 | 32.5 | 34.6 | 35.8 |
| r=32 | 33.1 | 35.5 | 37.4 |

### Observations
- {statement}
"""


def _judged(title: str, told: str, statement: str) -> set[str]:
    text = FRAME.format(title=title, told=told, statement=statement)
    return {claim.verdict for claim in heatparse.check(text).claims if claim.span.line == text.count("\n")}


@pytest.mark.parametrize(
    ("title", "told", "high"),
    [
        ("Adapter rank vs. alpha", "A tuned model. Higher is better.", True),
        ("Adapter rank vs. alpha", "A tuned model. Lower values mean better results.", False),
        ("Adapter rank vs. alpha", "A tuned model; the lower, the better.", False),
        ("Adapter rank vs. alpha", "A tuned model. Larger scores are worse.", False),
        ("Scores", "A tuned model (higher = better).", True),
        ("Accuracy by rank and alpha", "Cells are red for failure and green for success.", True),
        ("Error rate by rank and alpha", "A tuned model.", False),
    ],
)
def test_what_is_called_better_is_better(title: str, told: str, high: bool) -> None:
    rank = "r=32 is {} than r=8 for every alpha."
    assert _judged(title, told, rank.format("better" if high else "worse")) == {"supported"}
    assert _judged(title, told, rank.format("worse" if high else "better")) == {"refuted"}


@pytest.mark.parametrize(
    "told", ["Higher is better, and lower is better too.", "A higher rank is not better."]
)
def test_what_is_told_both_ways_or_denied_decides_nothing(told: str) -> None:
    assert "refuted" not in _judged("Values", told, "r=32 is worse than r=8 for every alpha.")


def test_the_best_of_what_is_better_low_is_the_lowest() -> None:
    told = "A tuned model. Lower is better."
    for statement, verdict in (
        ("The best result for r=8 is 31.2 (alpha 1).", "supported"),
        ("The best result for r=8 is 34.1 (alpha 4).", "refuted"),
        ("The worst value of all is 37.4.", "supported"),
        ("The second-best result for r=8 is 32.8 (alpha 2).", "supported"),
        ("The second-worst result of all is 32.5.", "refuted"),
    ):
        assert verdict in _judged("Values", told, statement), statement
    both = "A tuned model. Lower is better on the left, higher is better on the right."
    assert "refuted" not in _judged("Values", both, "The best result for r=8 is 34.1 (alpha 4).")


TOLD = """# Heatmap description

**Title:** Validation accuracy (%) for rate and size

| Rate | 16 | 64 | 256 |
|---|---|---|---|
| Adam | 71 | 66 | 58 |
| Lion | 84 | 90 | 77 |
| Sgd | 45 | 63 | 81 |

### Observations
- {}
"""


@pytest.mark.parametrize(
    ("statement", "verdict"),
    [
        ("Validation accuracy ranges from 45% to 90%.", "supported"),
        ("Overall, validation accuracy ranges from 58% to 90%.", "refuted"),
        ("The validation accuracy of Lion at 64 is 90.", "supported"),
        ("The validation accuracy of Lion at 64 is 84.", "refuted"),
        ("For Lion, validation accuracy is highest at 256.", "refuted"),
    ],
)
def test_the_measure_of_a_title_that_a_line_tells(statement: str, verdict: str) -> None:
    text = TOLD.format(statement)
    told = {claim.verdict for claim in heatparse.check(text).claims if claim.span.line == text.count("\n")}
    assert told == {verdict}


def test_the_title_of_an_axis_is_not_that_of_the_figure() -> None:
    text = TOLD.replace(
        "**Title:** Validation accuracy (%) for rate and size", "- **X-axis**\n  - Title: batch size"
    )
    report = heatparse.check(text.format("Batch size ranges from 45 to 81."))
    assert "refuted" not in {claim.verdict for claim in report.claims}


@pytest.mark.parametrize(
    ("statement", "verdict"),
    [
        ("Sgd is the most sensitive to the size.", "supported"),
        ("Adam is the most sensitive to changes in size.", "refuted"),
        ("Adam is the least sensitive to the size.", "supported"),
        ("Sgd is the least sensitive to changes in size.", "refuted"),
        ("Adam is the most sensitive to pruning.", "undecidable"),
        ("Accuracy is most sensitive to the size.", "undecidable"),
    ],
)
def test_what_sways_a_line(statement: str, verdict: str) -> None:
    text = TOLD.replace("| Rate |", "| optimizer |").replace("for rate and size", "by optimizer and size")
    text = text.replace("\n\n| opt", "\n- **X-axis (size):** 16, 64, 256\n\n| opt").format(statement)
    told = {claim.verdict for claim in heatparse.check(text).claims if claim.span.line == text.count("\n")}
    assert told == {verdict}


@pytest.mark.parametrize(
    ("statement", "verdicts"),
    [
        ("There are 3 ranks and 3 alpha values in the heatmap.", {"supported"}),
        ("There are 4 ranks and 3 alpha values in the heatmap.", {"supported", "refuted"}),
        ("There are 9 cells in the grid.", {"supported"}),
        ("There are 12 cells in the grid.", {"refuted"}),
        ("There are 3 hot spots in the figure.", set()),
        ("The map shows 3 ranks and 3 alpha values, for a total of 9 settings.", {"supported"}),
        ("The map shows 3 ranks and 3 alpha values, giving 12 cells.", {"supported", "refuted"}),
        ("The map shows 3 ranks and 3 alpha values, with 2 cells above 35.", {"supported"}),
    ],
)
def test_what_there_is_in_the_figure(statement: str, verdicts: set[str]) -> None:
    text = FRAME.format(title="Scores", told="A tuned model.", statement=statement)
    claims = [claim for claim in heatparse.check(text).claims if claim.span.line == text.count("\n")]
    assert {claim.verdict for claim in claims if claim.kind == "count"} - {"undecidable"} == verdicts


def test_the_strongest_is_told_of_high_values_first() -> None:
    text = """## Heatmap: Accuracy of Crime Forecasts by City
| Model | Porto | Turin | Gdansk |
|---|---|---|---|
| Ridge | 0.71 | 0.64 | 0.58 |
| Boost | 0.82 | 0.77 | 0.69 |
### Observations
- The strongest result is that of Boost in Turin (0.77).
"""
    (finding,) = heatparse.check(text).findings
    assert finding.message.startswith("The highest value is (Boost, Porto) with 0.82")
