"""Lists of ranges with open ends in words: "under 18, 18–30, 31–60 and over 60"."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import heatparse

HEAD = "## Heatmap: Wear\n\n"


def rows(line: str) -> list[str]:
    return list(heatparse.parse(f"{HEAD}{line}\n").panels[0].y_axis.categories)


@pytest.mark.parametrize(
    ("line", "labels"),
    [
        (
            "- Y-axis: Load (kg), in the classes 0–250, 250–1,250, 1,250–2,000 and above 2,000",
            ["0–250", "250–1,250", "1,250–2,000", "above 2,000"],
        ),
        (
            "- Y-axis: Tenure: under 2, 2–5, 6–10, over 10",
            ["under 2", "2–5", "6–10", "over 10"],
        ),
        (
            "- **Y-axis (Tenure, years):** less than 2, 2–5, 6–10, at least 11",
            ["less than 2", "2–5", "6–10", "at least 11"],
        ),
        ("- Rows: Price (up to 50, 50–100, more than 100)", ["up to 50", "50–100", "more than 100"]),
        (
            "- Y-axis: Speed, from top to bottom: more than 120, 80–120 and below 80",
            ["more than 120", "80–120", "below 80"],
        ),
        ("- Y-axis: Wait (0–5 min, 5–15 min, over 15 min)", ["0–5 min", "5–15 min", "over 15 min"]),
        ("- Y-axis: Tries: 1, 2, 3 and over 3", ["1", "2", "3", "over 3"]),
        ("- Y-axis: Tenure: <2, 2–5, 6–10 and over 10", ["<2", "2–5", "6–10", "over 10"]),
        ("- Y-axis: Tenure: under 2, 2–5, 6–10, 11 and over", ["under 2", "2–5", "6–10", "11 and over"]),
    ],
)
def test_a_bound_in_words_is_the_label_of_an_open_end(line: str, labels: list[str]) -> None:
    assert rows(line) == labels


@pytest.mark.parametrize(
    ("line", "labels"),
    [
        ("- Y-axis: Step: 1, 2, 3, up to 30", ["1", "2", "3"]),
        ("- Y-axis: Step, with ticks at 5, 10, 15, 20", ["5", "10", "15", "20"]),
    ],
)
def test_what_does_not_go_on_from_the_last_label_is_no_open_end(line: str, labels: list[str]) -> None:
    assert rows(line) == labels


@given(
    st.lists(st.integers(1, 900), min_size=3, max_size=5, unique=True).map(sorted),
    st.sampled_from([("under", "over"), ("below", "above"), ("less than", "more than")]),
    st.sampled_from([", ", ", and ", " and "]),
)
def test_every_class_between_two_open_ends_is_a_label(
    edges: list[int], words: tuple[str, str], joint: str
) -> None:
    between = [f"{low}–{high}" for low, high in pairwise(edges)]
    labels = [f"{words[0]} {edges[0]}", *between, f"{words[1]} {edges[-1]}"]
    assert rows(f"- Y-axis: Size: {', '.join(labels[:-1])}{joint}{labels[-1]}") == labels
