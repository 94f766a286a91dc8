"""Who a statement is about, where its clause does not say: the lead, the sentence before, a value of the data."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matrices import Matrix, judged, text, undecided

import heatparse

KIND = "extremum"
FEW = settings(max_examples=20, deadline=None)
TABLE = Matrix(("Alpha", "Beta", "Gamma"), ("Paris", "Rome", "Oslo"), ((10, 20, 30), (60, 70, 80), (5, 7, 6)))


@FEW
@given(
    values=st.lists(st.integers(1, 99), min_size=6, max_size=6, unique=True), marked=st.integers(0, 5),
    word=st.sampled_from(("maximum", "minimum")),
)  # fmt: skip
def test_a_remark_behind_a_value(values: list[int], marked: int, word: str) -> None:
    remark = [f" (row {word})" if n == marked else "" for n in range(6)]
    cells = [f"{place}: {text(value)}{note}" for place, value, note in zip(
        ("Paris", "Rome", "Oslo") * 2, values, remark, strict=True)]  # fmt: skip
    description = "\n".join([
        "## Heatmap: Scores", "### Axes", "- **X-axis (City)**: Paris, Rome, Oslo", "- **Y-axis (Model)**: Alpha, Beta",
        "### Data", f"- Alpha: {', '.join(cells[:3])}", f"- Beta: {', '.join(cells[3:])}",
    ])  # fmt: skip
    found = [claim.verdict for claim in heatparse.check(description).claims if claim.kind == KIND]
    row = values[:3] if marked < 3 else values[3:]
    best = max(row) if word == "maximum" else min(row)
    # nobody knows which way the list was drawn: the best of its column is never held against the text
    column = [values[marked % 3], values[marked % 3 + 3]]
    open_ = values[marked] == (max(column) if word == "maximum" else min(column))
    expected = ["supported"] if values[marked] == best else ["undecidable"] if open_ else ["refuted"]
    assert found == expected


@pytest.mark.parametrize(
    ("sentence", "holds"),
    [
        ("**Beta.** It has its highest score in Oslo.", True),
        ("**Beta.** Its lowest score is 0.60.", True),
        ("*Beta.* Its peak is in Oslo.", True),
        ("**Beta** – its highest score is 0.80.", True),
        ("**Best score.** Beta in Oslo with 0.80.", True),
        ("**Best score.** Alpha in Oslo with 0.30.", False),
        ("Beta is unusual. It does best in Oslo.", True),
        ("Beta stands apart. Its highest score is in Oslo.", True),
    ],
)
def test_the_subject_is_found(sentence: str, holds: bool) -> None:
    assert judged(TABLE, sentence, KIND) is holds


@pytest.mark.parametrize(
    "sentence",
    [
        "Gamma is unusual. Its fleet is the largest.",
        "Is Gamma the best model?",
        "Gamma is unusual. It has the largest number of parameters.",
        "Gamma is cheaper than Beta.",
    ],
)
def test_what_is_said_of_something_else_is_left_open(sentence: str) -> None:
    undecided(TABLE, sentence, KIND, "comparison")


def test_a_sentence_in_bold_is_no_lead() -> None:
    assert judged(TABLE, "**Alpha has the highest score in Oslo.** It is 0.30.", KIND) is False


HEADS = """## Heatmap: Attention by Head
### Axes
- **X-axis (Head)**: H0, H1, H2
- **Y-axis (Layer)**: L0, L1
### Data
| Layer | H0 | H1 | H2 |
|---|---|---|---|
| L0 | 0.1 | 0.5 | 0.2 |
| L1 | 0.3 | 0.9 | 0.4 |
### Notes
- {}
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("The highest value is in layer 1, head 1.", "supported"),
        ("The highest value is in layer 0, head 1.", "refuted"),
        ("Head 1 has the highest value in every layer.", "supported"),
        ("Head 2 has the highest value in every layer.", "refuted"),
    ],
)
def test_the_initial_of_an_axis_is_its_name(sentence: str, verdict: str) -> None:
    claims = heatparse.check(HEADS.format(sentence)).claims
    assert {claim.verdict for claim in claims if claim.kind == KIND} == {verdict}
