"""Extremes told of a cell that stands with its value in front of them, and first places of several."""

from __future__ import annotations

import pytest

from tests.claims.wharves import is_held_against, verdicts

_CELLS = [
    ("Drivers in May shift 52 crates, {}", "Riggers in May shift 44 crates, {}"),
    (
        "In May the drivers handle 52 crates per hour, {}",
        "In April the loaders handle 36 crates per hour, {}",
    ),
    ("In May, drivers stow away 52 crates, {}", "In March, drivers stow away 33 crates, {}"),
]
_OF_ALL = [
    "the largest number of the whole table.", "which is the maximum of the matrix.",
    "the highest figure to be found anywhere in the heatmap.", "the darkest green of the entire picture.",
    "the highest value.",
]  # fmt: skip


@pytest.mark.parametrize("end", _OF_ALL)
@pytest.mark.parametrize(("right", "wrong"), _CELLS)
def test_a_told_cell_is_the_extreme_of_all(right: str, wrong: str, end: str) -> None:
    assert verdicts(right.format(end), "extremum") == {"supported"}
    if end != "the highest value.":  # of its row, it may be
        assert verdicts(wrong.format(end), "extremum") == {"refuted"}


@pytest.mark.parametrize(("right", "wrong"), _CELLS)
@pytest.mark.parametrize("joint", ["; this is", ". This is", ", and this is"])
def test_a_pronoun_takes_up_a_told_cell(right: str, wrong: str, joint: str) -> None:
    told = "{} the darkest cell of the figure.".format
    assert verdicts(right.replace(", {}", told(joint)), "extremum") == {"supported"}
    assert verdicts(wrong.replace(", {}", told(joint)), "extremum") == {"refuted"}


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("Riggers in June shift 39 crates, the best figure of any crew.", {"supported"}),
        ("Divers in June shift 27 crates, the best figure of any crew.", {"refuted"}),
        ("Loaders in April shift 36 crates, the highest value of all months.", {"supported"}),
        ("Loaders in May shift 29 crates, the highest value of all months.", {"refuted"}),
        ("Loaders in April shift 36 crates, the highest value of its column.", {"supported"}),
        ("Divers in March shift 7 crates, the lowest number of that month.", {"supported"}),
        ("Riggers in March shift 12 crates, the lowest number of that month.", {"refuted"}),
        ("Riggers in March shift 12 crates, the lowest value.", set()),  # of their row
        ("Loaders in May shift 29 crates, the highest value of the busy months.", set()),
        ("Loaders in May shift 29 crates, the highest value among the land crews.", set()),
        ("Riggers in June shift 39 crates, the second-highest value.", set()),  # of their row
        ("Riggers in May may shift 44 crates, the highest value of the table.", set()),
        (
            "Riggers in May shift 45 crates, the highest value of the table.",
            set(),
        ),  # whatever is wrong with it
    ],
)
def test_among_what_a_told_cell_is_first(statement: str, expected: set[str]) -> None:
    assert verdicts(statement, "extremum", "ranking") == expected


@pytest.mark.parametrize(
    ("verb", "last"),
    [("come first", "come last"), ("lead the field", "trail the field"), ("take first place", "take last place"),
     ("are in first place", "are in last place"), ("finish first", "finish last"), ("rank highest", "rank lowest")],
)  # fmt: skip
def test_several_things_come_first(verb: str, last: str) -> None:
    assert verdicts(f"In June riggers {verb}, and drivers {last}.", "extremum") == {"supported"}
    assert is_held_against(f"In June loaders {verb}.")
    assert is_held_against(f"In June divers {last}.")


def test_orders_by_what_is_measured() -> None:
    order = "{} the crews {} riggers, divers, loaders and drivers."
    wrong = "{} the crews {} riggers, loaders, divers and drivers."
    for front, verb in (
        ("Ordered by their June crates,", "read"),
        ("In order of their crates in June,", "are"),
    ):
        assert verdicts(order.format(front, verb), "ranking") == {"supported"}
        assert verdicts(wrong.format(front, verb), "ranking") == {"refuted"}
    assert not is_held_against("Ordered by their age, the crews are riggers, loaders, divers and drivers.")


def test_what_comes_out_highest() -> None:
    order = "In June riggers come out highest, followed by {} in this order."
    assert not is_held_against(order.format("divers, loaders and drivers"))
    assert is_held_against(order.format("loaders, divers and drivers"))


def test_each_of_several_leads_in_so_many_lines() -> None:
    assert verdicts("Riggers and loaders come first in one month each.", "count") == {"supported"}
    assert verdicts("Riggers and loaders come first in two months each.", "count") == {"refuted"}
    assert verdicts("Riggers and loaders come first in two months.", "count") == {"supported"}
