"""Matrices with lines beside them: totals, a column of what nobody was assigned to, one more test set."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import heatparse

KINDS = ("Oak", "Elm", "Fir", "Yew")
COUNTS = ((44, 3, 1, 2), (7, 31, 1, 11), (2, 0, 47, 1), (1, 12, 0, 37))
UNSURE = (0, 2, 14, 1)
SCORES = (
    (86.2, 61.3, 55.4, 58.7, 63.0),
    (60.1, 81.9, 57.2, 71.5, 66.4),
    (58.8, 64.6, 77.3, 60.2, 72.8),
    (55.0, 69.7, 50.9, 84.4, 57.1),
)


def figure(title: str, axes: Sequence[str], columns: Sequence[str], rows: dict[str, Sequence[object]]) -> str:
    lines = [f"| {name} | {' | '.join(map(str, row))} |" for name, row in rows.items()]
    return (
        f"# {title}\n\n* **Y-axis:** {axes[0]}: {', '.join(rows)}\n* **X-axis:** {axes[1]}: {', '.join(columns)}\n"
        f"\n| | {' | '.join(columns)} |\n|{'---|' * (len(columns) + 1)}\n"
        + "\n".join(lines)
        + "\n\n## Notes\n\n* "
    )


CLASSES = ("True class", "Predicted class")
PLAIN = dict(zip(KINDS, COUNTS, strict=True))
TOTALS = {
    **{name: (*row, sum(row)) for name, row in PLAIN.items()},
    "Total": (*map(sum, zip(*COUNTS, strict=True)), 200),
}
FIGURES = {
    "totals": figure("Confusion Matrix of Trees", CLASSES, (*KINDS, "Total"), TOTALS),
    "unsure": figure(
        "Confusion Matrix of Trees", CLASSES, (*KINDS, "Unsure"),
        {name: (*row, more) for (name, row), more in zip(PLAIN.items(), UNSURE, strict=True)},
    ),
    "shares": figure(
        "Confusion Matrix of Trees", CLASSES, KINDS,
        {name: [f"{count / 50:.2f}" for count in row] for name, row in PLAIN.items()},
    ),
    "transfer": figure(
        "Heatmap: Cross-Dataset Transfer", ("Training set", "Test set"), (*KINDS, "Ash"),
        dict(zip(KINDS, SCORES, strict=True)),
    ),
}  # fmt: skip


def verdicts(kind: str, statement: str) -> set[str]:
    head = FIGURES[kind]
    claims = heatparse.check(f"{head}{statement}\n").claims
    return {
        claim.verdict for claim in claims if claim.span.line > head.count("\n") and claim.kind != "cell-value"
    }


@pytest.mark.parametrize(
    ("kind", "true", "wrong"),
    [
        ("totals", "No confusion exceeds 12.", "No confusion exceeds 11."),
        ("totals", "The largest confusion is Yew → Elm.", "The largest confusion is Elm → Yew."),
        ("totals", "No class has more than 19 errors.", "No class has more than 18 errors."),
        ("totals", "Each row sums to 50.", "Each row sums to 60."),
        ("totals", "The accuracy is 79.5%.", "The accuracy is 82.5%."),
        ("totals", "The highest count is 47.", "The highest count is 49."),
        ("unsure", "No confusion exceeds 14.", "No confusion exceeds 11."),
        ("unsure", "Every diagonal entry exceeds 30.", "Every diagonal entry exceeds 35."),
        ("unsure", "The most frequent error is Fir → Unsure with 14.", "The most frequent error is Elm → Oak with 7."),
        ("shares", "No class has more than 0.4 errors.", "No class has more than 0.3 errors."),
        ("shares", "All but Elm have an error rate below 0.3.", "All but Yew have an error rate below 0.3."),
        ("transfer", "No transfer exceeds 73.", "No transfer exceeds 71."),
        ("transfer", "The best transfer is Fir → Ash (72.8).", "The best transfer is Yew → Elm (69.7)."),
        ("transfer", "The transfer scores range from 50.9 to 72.8.", "The transfer scores range from 55.0 to 72.8."),
        ("transfer", "All in-domain scores lie above 77.", "All in-domain scores lie above 80."),
    ],
)  # fmt: skip
def test_what_lies_beside_a_matrix(kind: str, true: str, wrong: str) -> None:
    assert verdicts(kind, true) == {"supported"}
    assert "refuted" in verdicts(kind, wrong)


@pytest.mark.parametrize(
    ("kind", "statement"),
    [
        ("unsure", "No confusion exceeds 12."),  # what is told to be unsure may be none
        ("transfer", "The best transfer is Elm → Yew."),  # between the four training sets
    ],
)
def test_what_may_be_said_of_the_matrix_alone(kind: str, statement: str) -> None:
    assert verdicts(kind, statement) == {"undecidable"}


@pytest.mark.parametrize(
    ("true", "wrong"),
    [
        (
            "Oak training beats Yew training on three of the five test sets.",
            "Oak training beats Yew on four of the five test sets."),
        (
            "Training on Elm beats training on Oak on four of the five tests.",
            "Elm training beats Oak training on two of the five test sets."),
    ],
)  # fmt: skip
def test_so_many_of_all_tests(true: str, wrong: str) -> None:
    assert "supported" in verdicts("transfer", true)
    assert "supported" not in verdicts("transfer", wrong)
