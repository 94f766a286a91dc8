"""The best of one line against the worst of another, and extremes that are told panel by panel."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from matrices import Matrix, judged, matrices, text, verdicts

import heatparse

FEW = settings(max_examples=20, deadline=None)
Line = tuple[int, int, int]
LOW: st.SearchStrategy[Line] = st.tuples(*[st.integers(2, 40)] * 3)
HIGH: st.SearchStrategy[Line] = st.tuples(*[st.integers(50, 80)] * 3)
FORMS = [
    "Even the best {0} result trails the worst {1} result by {2}.",
    "The best result of {0} is {2} below the worst result of {1}.",
    "The worst {1} score exceeds the best {0} score by {2}.",
    "The gap between the highest {0} value and the lowest {1} value is {2}.",
    "There is a gap of {2} between the best {0} value and the worst {1} value.",
    "{0}'s highest value is {2} lower than {1}'s lowest value.",
]


@pytest.mark.parametrize("form", FORMS)
@FEW
@given(low=LOW, high=HIGH, rest=HIGH, off=st.sampled_from([0, 0, 4, 9]))
def test_the_best_of_one_row_against_the_worst_of_another(
    form: str, low: Line, high: Line, rest: Line, off: int
) -> None:
    matrix = Matrix(("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), (low, high, rest))
    sentence = form.format(matrix.rows[0], matrix.rows[1], text(min(high) - max(low) + off))
    found = set(verdicts(matrix, sentence, "difference"))
    half_read = "of {1}" in form  # open: a false one is not refuted
    wrong = "undecidable" if half_read else "refuted"
    assert found == {wrong if off else "supported"}


@FEW
@given(matrix=matrices(low=0), off=st.sampled_from([0, 5]))
def test_the_best_and_the_worst_of_one_row(matrix: Matrix, off: int) -> None:
    span = max(matrix.values[0]) - min(matrix.values[0])
    assume(span > 0)
    sentence = f"The gap between the highest and the lowest {matrix.rows[0]} value is {text(span + off)}."
    assert judged(matrix, sentence, "difference") is (off == 0)


def two_panels(sentence: str, first: list[list[int]], second: list[list[int]]) -> list[str | None]:
    tables = "".join(
        f"**({letter}) {title}:**\n| | Jan | Feb |\n|---|---|---|\n"
        + "".join(f"| {row} | {' | '.join(map(str, line))} |\n" for row, line in zip(("Ash", "Elm"), values))
        + "\n"
        for letter, title, values in (("a", "North", first), ("b", "South", second))
    )
    document = (
        "## Heatmap: Yield\n### Overview\nTwo heatmaps, (a) North and (b) South.\n### Components/Axes\n"
        f"* **X-axis:** Jan, Feb\n* **Y-axis:** Ash, Elm\n### Detailed Analysis\n{tables}"
        f"### Key Observations\n* {sentence}\n"
    )
    return [claim.verdict for claim in heatparse.check(document).claims if claim.kind == "extremum"]


@pytest.mark.parametrize(
    "form",
    [
        "The {0} yield is {1} in the North ({2}) and {3} in the South ({4}).",
        "The {0} value is {1} in North ({2}) and {3} in South ({4}).",
        "The {0} value is {1} in the North panel ({2}), and {3} in the South panel ({4}).",
    ],
)
@FEW
@given(values=st.lists(st.integers(10, 99), min_size=8, max_size=8, unique=True), wrong=st.booleans())
def test_extremes_with_their_cells_panel_by_panel(form: str, values: list[int], wrong: bool) -> None:
    word = "highest"
    panels = [[values[0:2], values[2:4]], [values[4:6], values[6:8]]]
    cells = [
        {
            f"{row}, {column}": panel[i][j]
            for i, row in enumerate(("Ash", "Elm"))
            for j, column in enumerate(("Jan", "Feb"))
        }
        for panel in panels
    ]
    best = [max(panel, key=panel.__getitem__) for panel in cells]
    told = best[1] if not wrong else min(cells[1], key=cells[1].__getitem__)
    sentence = form.format(word, cells[0][best[0]], best[0], cells[1][told], told)
    assert two_panels(sentence, *panels) == ["supported", "refuted" if wrong else "supported"]
