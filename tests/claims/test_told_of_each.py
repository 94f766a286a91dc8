"""Counts of several subjects: what "each", "both" and a number for every name say of each by itself."""

from __future__ import annotations

import pytest

import heatparse

CITIES = ("Oslo", "Bonn", "Graz", "Pisa")
ROWS = {
    "Jazz": (61, 8, -4, 55),
    "Folk": (0, 57, 72, 53),
    "Rock": (58, -9, 0, 12),
    "Soul": (-6, -2, 64, 31),
}
HEAD = (
    "# Heatmap: Change of Listeners by Genre and City\n\n* **X-axis:** City: Oslo, Bonn, Graz, Pisa\n"
    "* **Y-axis:** Genre: Jazz, Folk, Rock, Soul\n* **Legend:** change in percent, from -20 to 80\n\n"
    f"| Genre | {' | '.join(CITIES)} |\n|---|---|---|---|---|\n"
    + "".join(f"| {genre} | {' | '.join(map(str, row))} |\n" for genre, row in ROWS.items())
    + "\n## Observations\n\n* "
)


def verdicts(statement: str) -> set[str]:
    claims = heatparse.check(f"{HEAD}{statement}\n").claims
    return {claim.verdict for claim in claims if claim.span.line > HEAD.count("\n")}


@pytest.mark.parametrize(
    ("true", "wrong"),
    [
        (
            "Jazz and Folk have two and three values above 50, respectively.",
            "Jazz and Folk have three and two values above 50, respectively.",
        ),
        (
            "Jazz, Folk and Rock have 2, 3 and 1 values above 50.",
            "Jazz, Folk and Rock have 2, 2 and 2 values above 50.",
        ),
        (
            "In Jazz and Soul, one and two cities fall below 0, respectively.",
            "In Jazz and Soul, two and one cities fall below 0, respectively.",
        ),
        ("The rows Folk and Rock each contain exactly one zero.", "Jazz and Rock each contain exactly one zero."),
        ("Oslo and Graz contain one zero each.", "Oslo and Pisa contain one zero each."),
        ("Oslo and Graz both have two values above 50.", "Oslo and Bonn both have two values above 50."),
        ("Jazz and Rock each have one negative value.", "Jazz and Soul each have one negative value."),
        ("Each of Oslo and Graz has two genres above 50.", "Each of Oslo and Bonn has two genres above 50."),
        ("Two genres exceed 50 in each of Graz and Pisa.", "Two genres exceed 50 in each of Bonn and Pisa."),
        ("Folk has three values above 50, but Soul only one.", "Folk has three values above 50, but Soul only two."),
        (
            "Oslo has two values above 50, Graz too, but Bonn only one.",
            "Oslo has two values above 50, Bonn too, but Rock only one.",
        ),
        (
            "Folk has three values above 50, Jazz has two, and Soul has one.",
            "Folk has three values above 50, Jazz has two, and Soul has two.",
        ),
        (
            "Soul has two negative values, and Jazz and Rock have one each.",
            "Soul has two negative values, and Jazz and Folk have one each.",
        ),
    ],
)  # fmt: skip
def test_what_is_counted_of_each_name(true: str, wrong: str) -> None:
    assert verdicts(true) == {"supported"}
    assert "refuted" in verdicts(wrong)


@pytest.mark.parametrize(
    "statement",
    [
        "Jazz and Rock have one negative value.",  # each of them
        "Jazz and Rock have two negative values.",  # both together
        "In Graz and Pisa, two genres each exceed 50.",
        "Jazz and Rock have two negative values in total.",
    ],
)
def test_a_number_of_several_names_may_be_that_of_each(statement: str) -> None:
    assert "refuted" not in verdicts(statement)


@pytest.mark.parametrize(
    ("true", "wrong"),
    [
        ("Soul is the only genre with two negative values.", "Jazz is the only genre with one negative value."),
        ("Folk is the only genre with three values above 50.", "Graz is the only city with two genres above 50."),
        ("Only Folk has three values above 50.", "Only Pisa has two values above 50."),
        ("Soul is the only row without a zero besides Jazz.", "Soul is the only row without a zero."),
        ("Besides Jazz, Soul is the only row without a zero.", "Besides Jazz, Folk is the only row without a zero."),
        ("The only genre with no negative value is Folk.", "The only genre with no negative value is Jazz."),
    ],
)  # fmt: skip
def test_who_alone_has_so_many(true: str, wrong: str) -> None:
    assert verdicts(true) == {"supported"}
    assert "refuted" in verdicts(wrong)


def test_so_many_may_be_so_many_or_more() -> None:
    assert verdicts("Jazz is the only genre with two values above 50.") == {"undecidable"}


@pytest.mark.parametrize(
    ("true", "wrong"),
    [
        ("Per genre, at most three cities exceed 50.", "Per genre, at most two cities exceed 50."),
        ("At most two genres per city lie below zero.", "At most one genre per city lies below zero."),
    ],
)
def test_counts_per_line(true: str, wrong: str) -> None:
    assert verdicts(true) == {"supported"}
    assert "supported" not in verdicts(wrong)


TIED = HEAD.replace("| Jazz | 61 | 8 |", "| Jazz | 61 | 57 |")


@pytest.mark.parametrize(
    ("true", "wrong"),
    [
        ("Jazz and Folk both show 57 in Bonn.", "Jazz and Rock both show 57 in Bonn."),
        ("Jazz and Folk tie at 57 in Bonn.", "Jazz and Soul tie at 57 in Bonn."),
        ("Jazz and Folk are both at 57 in Bonn.", "Folk and Soul are both at 57 in Bonn."),
        ("Folk and Jazz each reach 57 in Bonn.", "Folk and Rock each reach 57 in Bonn."),
    ],
)  # fmt: skip
def test_one_value_of_each_name(true: str, wrong: str) -> None:
    def told(statement: str) -> set[str]:
        claims = heatparse.check(f"{TIED}{statement}\n").claims
        return {claim.verdict for claim in claims if claim.span.line > TIED.count("\n")}

    assert "refuted" not in told(true)
    assert "supported" not in told(wrong)
    assert told("Jazz and Rock together hold 48 in Bonn.") == {"supported"}
