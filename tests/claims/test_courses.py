"""How values go along an axis, in the words that people find for it: motions without places, counted lines,
steps of an axis, standstills."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import heatparse

FEW = settings(max_examples=20, deadline=None)
DEPTHS = tuple(str(number) for number in range(0, 100, 10))
PROFILES = {
    "Mantle": (0.50, 0.55, 0.60, 0.65, 0.70, 0.75, 0.75, 0.75, 0.60, 0.55),
    "Crust": (0.20, 0.20, 0.20, 0.20, 0.20, 0.40, 0.60, 0.80, 0.80, 0.80),
    "Shelf": (0.90, 0.80, 0.70, 0.60, 0.50, 0.55, 0.60, 0.65, 0.70, 0.80),
    "Trench": (0.20, 0.20, 0.50, 0.80, 0.50, 0.20, 0.20, 0.20, 0.20, 0.20),
}


def described(table: dict[str, tuple[float, ...]], columns: tuple[str, ...], *statements: str) -> str:
    """A description of a table of zones and depths, with statements about it."""
    lines = [
        "# Heatmap: Density",
        f"- **X-axis**: drill_depth: {', '.join(columns)}",
        f"- **Y-axis**: Zone: {', '.join(table)}",
        "- Color scale from 0.0 to 1.0.",
        "",
        f"| Zone | {' | '.join(columns)} |",
        f"|---{'|---' * len(columns)}|",
        *(f"| {zone} | {' | '.join(f'{value:.2f}' for value in row)} |" for zone, row in table.items()),
        "",
        "## Observations",
        *(f"- {statement}" for statement in statements),
    ]
    return "\n".join(lines)


def told(statement: str, table: dict[str, tuple[float, ...]] | None = None, kind: str = "trend") -> set[str]:
    """The verdicts on the claims of a kind in a statement."""
    table = PROFILES if table is None else table
    columns = DEPTHS[: len(next(iter(table.values())))]
    found = heatparse.check(described(table, columns, statement)).claims
    return {claim.verdict for claim in found if claim.kind == kind}


@pytest.mark.parametrize(
    "statement",
    [
        "**Mantle:** Grows to a plateau of 0.75 at depths 50-70, then sinks.",
        "**Mantle:** Rises from 0.50 to 0.75 over depths 0-50, stays flat, and sinks to 0.55 in the last two depths.",
        "**Crust:** Flat for the first five depths, then an upward slope.",
        "**Crust:** Stays flat, climbs steeply and levels off.",
        "**Mantle:** Upward, then a dip at depth 80.",
        "**Crust:** Density grows with depth and never falls.",
        "**Crust:** From left to right, density either stays the same or grows.",
        "**Crust:** From left to right, density grows or stays where it is.",
        "In the Crust row, density never falls as the depth increases.",
    ],
)
def test_courses_that_hold(statement: str) -> None:
    assert told(statement) == {"supported"}


@pytest.mark.parametrize(
    "statement",
    [
        "**Shelf:** Density grows at every step.",
        "**Trench:** Density falls with depth and never rises.",
        "**Mantle:** From left to right, density grows or stays the same.",
        "**Crust:** Density grows with every further 10 depths.",
        "**Crust:** Density grows with every step.",
    ],
)
def test_courses_that_do_not_hold(statement: str) -> None:
    assert told(statement) == {"refuted"}


@pytest.mark.parametrize(
    "statement", ["**Mantle:** Density drops at the end.", "**Shelf:** Rises toward the end."]
)
def test_a_motion_near_an_end_is_not_held_against_the_whole_line(statement: str) -> None:
    assert "refuted" not in told(statement)


@FEW
@given(data=st.data())
def test_a_line_is_cut_where_it_turns(data: st.DataObject) -> None:
    up = data.draw(st.lists(st.integers(1, 9), min_size=2, max_size=4))
    down = data.draw(st.lists(st.integers(1, 9), min_size=2, max_size=4))
    values = [10]
    for step in up:
        values.append(values[-1] + step)
    for step in down:
        values.append(values[-1] - step)
    table = {"Ridge": tuple(value / 100 for value in values), "Basin": tuple(0.3 for _ in values)}
    assert told("**Ridge:** Density climbs, then sinks.", table) == {"supported"}
    assert "supported" not in told("**Ridge:** Density sinks, then climbs.", table)


@FEW
@given(data=st.data(), count=st.integers(2, 4))
def test_lines_at_an_end_of_their_axis(data: st.DataObject, count: int) -> None:
    sizes = ("4", "8", "16", "32", "64", "128")
    rows = [
        tuple(data.draw(st.lists(st.integers(201, 290), min_size=4, max_size=4, unique=True))) for _ in sizes
    ]
    lines = [
        "# Heatmap: Loss", "- **X-axis**: Step: 1, 2, 3, 4", f"- **Y-axis**: Batch Size: {', '.join(sizes)}", "",
        "| batch | 1 | 2 | 3 | 4 |", "|---|---|---|---|---|",
        *(f"| {size} | {' | '.join(map(str, row))} |" for size, row in zip(sizes, rows, strict=True)), "",
        "## Observations",
    ]  # fmt: skip
    words = {2: "two", 3: "three", 4: "four"}
    for place, chosen in (
        (f"At the {words[count]} smallest batch sizes", rows[:count]),
        (f"At the {words[count]} largest batch sizes", rows[-count:]),
        (f"For the first {words[count]} batch sizes", rows[:count]),
    ):
        text = "\n".join([*lines, f"- {place}, the loss rises monotonically with the step."])
        found = {claim.verdict for claim in heatparse.check(text).claims if claim.kind == "trend"}
        holds = all(two > one for row in chosen for one, two in pairwise(row))
        assert found == {"supported" if holds else "refuted"}


@FEW
@given(data=st.data())
def test_two_ways_along_two_axes(data: st.DataObject) -> None:
    rises, falls = data.draw(st.booleans()), data.draw(st.booleans())
    across, along = (3 if rises else -3), (-20 if falls else 20)
    rows = [[400 + along * i + across * j for j in range(4)] for i in range(3)]
    lines = [
        "# Heatmap: Yield", "- **X-axis**: dose_mg: 1, 2, 3, 4", "- **Y-axis**: Temperature: 10, 20, 30", "",
        "| t | 1 | 2 | 3 | 4 |", "|---|---|---|---|---|",
        *(f"| {10 * i + 10} | {' | '.join(map(str, row))} |" for i, row in enumerate(rows)), "",
        "## Observations", "- The yield generally grows with the dose and shrinks with the temperature.",
    ]  # fmt: skip
    found = [claim.verdict for claim in heatparse.check("\n".join(lines)).claims if claim.kind == "trend"]
    assert found == ["supported" if rises else "refuted", "supported" if falls else "refuted"]


def test_a_trend_below_a_numbered_row() -> None:
    lines = [
        "# Heatmap: Delay", "- **X-axis**: Size: 8, 16, 32", "- **Y-axis**: Workers: 1, 2", "",
        "1. **Workers = 1**", "- 8: 10", "- 16: 20", "- 32: 30", "- **Trend**: The delay falls at each step.",
        "2. **Workers = 2**", "- 8: 9", "- 16: 7", "- 32: 5", "- **Trend**: Steady fall.",
    ]  # fmt: skip
    found = [claim.verdict for claim in heatparse.check("\n".join(lines)).claims if claim.kind == "trend"]
    assert found == ["refuted", "supported"]


@pytest.mark.parametrize(
    ("place", "verdict"),
    [
        ("the columns 70 and 80", "supported"),
        ("depths 70 to 80", "supported"),
        ("columns 50 and 60", "refuted"),
    ],
)
def test_where_the_counted_cells_are(place: str, verdict: str) -> None:
    table = {"Ridge": (0.1, 0.2, 0.1, 0.3, 0.2, 0.4, 0.3, 0.9, 0.8), "Basin": (0.2,) * 9}
    assert told(f"Two cells exceed 0.5, all of them in {place}.", table, "region") == {verdict}


def test_a_number_at_the_end_of_a_sentence_is_still_a_label() -> None:
    lines = [
        "# Heatmap: BLEU", "- **X-axis**: beam: 1, 2, 4", "- **Y-axis**: alpha: 0.5, 1.0, 1.5", "",
        "| alpha | 1 | 2 | 4 |", "|---|---|---|---|", "| 0.5 | 20 | 21 | 22 |", "| 1.0 | 23 | 24 | 25 |",
        "| 1.5 | 12 | 13 | 14 |", "", "## Observations", "- No value exceeds 22 in the rows alpha=0.5 and alpha=1.0.",
    ]  # fmt: skip
    found = [claim.verdict for claim in heatparse.check("\n".join(lines)).claims if claim.kind == "threshold"]
    assert found == ["refuted"]


TWO = """# Heatmaps: Accuracy of two encoders

Accuracy is shown for two encoders, one heatmap per encoder.

- **Rows (Learning rate)**: 1, 2, 3
- **Columns (Batch size)**: 8, 16, 32

### Encoder Lark
| rate | 8 | 16 | 32 |
|---|---|---|---|
| 1 | 70 | 71 | 72 |
| 2 | 73 | 74 | 75 |
| 3 | 76 | 77 | 78 |

### Encoder Wren
| rate | 8 | 16 | 32 |
|---|---|---|---|
| 1 | 60 | 61 | 62 |
| 2 | 63 | 64 | 66 |
| 3 | 66 | 67 | 65 |

### Observations
- {}
"""


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("Accuracy grows with the learning rate for every encoder.", ["undecidable"]),
        ("With bs 16, accuracy keeps growing with the learning rate for every encoder.", ["supported"]),
        ("With bs 32, accuracy keeps growing with the learning rate for every encoder.", ["refuted"]),
        ("In all heatmaps, accuracy grows from rate 1 to rate 2.", ["supported"]),
        (
            "Accuracy grows from bs 8 to bs 16 in both heatmaps, and it grows again from bs 16 to bs 32 "
            "in both of them.",
            ["supported", "refuted"],
        ),
    ],
)
def test_courses_in_every_panel(statement: str, found: list[str]) -> None:
    claims = heatparse.check(TWO.format(statement)).claims
    assert [claim.verdict for claim in claims if claim.kind == "trend"] == found


YEARS = {
    "Phone": (0.9, 0.8, 0.7, 0.75, 0.6, 0.5),
    "Desk": (0.1, 0.2, 0.3, 0.4, 0.5, 0.6),
    "Post": (0.2, 0.3, 0.4, 0.5, 0.6, 0.7),
}


@pytest.mark.parametrize(
    ("statement", "verdict"),
    [
        ("The share of Phone falls from step to step, the only exception being 30.", "supported"),
        ("In the Phone row, density falls at every step except at 30.", "supported"),
        ("In the Phone row, density falls at every step except at 20.", "refuted"),
        ("In all zones but Phone, density grows steadily with depth.", "supported"),
        ("In all zones but Desk, density grows steadily with depth.", "refuted"),
        ("From 0 to 20, every zone apart from Phone gains density.", "supported"),
        ("Phone falls steadily over the whole period.", "refuted"),
        ("Desk shows a steady increase with depth.", "supported"),
        ("Phone shows a steady decrease with depth.", "refuted"),
        ("Desk falls with every reduction of the drill depth.", "supported"),
        (
            "In the Desk row, density drops with every reduction of the depth, whatever the season.",
            "supported",
        ),
        ("Phone falls to 0.7 at 20, after which it rises to 0.75.", "supported"),
        ("Post climbs monotonically from 0.2 at depth 0 to its peak of 0.7 at depth 50.", "supported"),
        ("Going from 10 to 50 along the Phone row, the density falls with every step.", "refuted"),
    ],
)
def test_turns_of_phrase_for_courses(statement: str, verdict: str) -> None:
    assert told(statement, YEARS) == {verdict}


def test_two_lines_with_one_pattern() -> None:
    assert told("Desk and Post follow the same pattern: a steady rise up to depth 50.", YEARS) <= {
        "supported"
    }


@pytest.mark.parametrize(
    "statement",
    ["The zones fall into two groups, Desk and Post.", "Both deep zones fall within the first 20 metres."],
)
def test_what_falls_into_groups_does_not_fall(statement: str) -> None:
    assert told(statement, YEARS) == set()


def test_a_pattern_of_two_lines_behind_a_colon() -> None:
    table = {
        "Phone": (0.9, 0.7, 0.2, 0.5, 0.8, 0.9),
        "Desk": (0.8, 0.6, 0.1, 0.3, 0.4, 0.6),
        "Post": (0.1,) * 6,
    }
    sentence = "Phone and Desk follow the same pattern: a steady decline up to depth 20, followed by a rise."
    assert told(sentence, table) == {"supported"}


def test_a_denial_that_is_explained() -> None:
    sentence = "No zone ever recovers: from left to right, density stays equal or drops."
    assert told(sentence, {"Phone": (0.9, 0.9, 0.7), "Desk": (0.8, 0.5, 0.5)}) == {"supported"}
    assert told(sentence, {"Phone": (0.9, 0.9, 0.7), "Desk": (0.8, 0.5, 0.6)}) == {"refuted"}


def test_a_change_that_its_values_deny() -> None:
    table = {"Phone": (0.96, 0.41, 0.9), "Desk": (0.1, 0.2, 0.3)}
    assert told("Phone drops by 0.55 (0.96 → 0.41).", table) <= {"supported"}
    assert told("Phone drops by 0.45 (0.96 → 0.41).", table) == set()
    assert told("Phone drops by 0.45 (0.96 → 0.41).", table, "difference") == {"refuted"}


def test_the_outermost_lines_of_an_axis_below_zero() -> None:
    text = """## Heatmap: Growth by Temperature
    * **X-axis (Temperature):** -10 °C, -5 °C, 5 °C, 15 °C
    * **Y-axis (Strain):** K1, K2
    | Strain | -10 °C | -5 °C | 5 °C | 15 °C |
    |---|---|---|---|---|
    | K1 | 0.21 | 0.70 | 0.92 | 0.55 |
    | K2 | 0.44 | 0.15 | 0.30 | 0.83 |
    ### Key Observations
    * {}
    """.replace("    ", "")
    for sentence in (
        "K1 falls across the two highest temperatures.",
        "K2 falls over the two lowest temperatures.",
    ):
        told = [
            claim.verdict for claim in heatparse.check(text.format(sentence)).claims if claim.kind == "trend"
        ]
        assert told == ["supported"]


@pytest.mark.parametrize(
    ("statement", "verdicts"),
    [
        ("Trench peaks at depth 30, after which it sinks.", {"supported"}),
        ("In the Trench row, density reaches its maximum at depth 30, after which it sinks.", {"supported"}),
        ("Trench reaches its maximum at depth 30 (0.80), after which it sinks to 0.20.", {"supported"}),
        ("Crust's number of tests falls with depth.", set()),  # of tests nothing is told
    ],
)
def test_what_comes_after_a_crest(statement: str, verdicts: set[str]) -> None:
    assert told(statement) - {"undecidable"} == verdicts


@pytest.mark.parametrize("subject", ["Crust's number of grains", "The number of grains of Crust"])
def test_the_number_of_what_the_figure_counts(subject: str) -> None:
    text = described(PROFILES, DEPTHS, f"{subject} grows from 0.20 to 0.80.").replace("Density", "Grains")
    assert [claim.verdict for claim in heatparse.check(text).claims if claim.kind == "trend"] == ["supported"]


def test_a_value_beside_a_peak_is_no_peak() -> None:
    found = told("Trench peaks at depth 30, while Shelf reaches 0.60 at depth 60.", kind="extremum")
    assert "refuted" not in found


@pytest.mark.parametrize(
    "statement",
    ["Crest reaches 0.9 at depth 20.", "Crest's density peaks at depth 20.", "**Crest:** Peaks at depth 20."],
)
def test_a_name_that_is_an_everyday_word(statement: str) -> None:
    table = {"ridge": (0.2, 0.3, 0.5), "mean": (0.1, 0.2, 0.95), "level": (0.3, 0.2, 0.1)}
    told_here = statement.replace("Crest", "Mean").replace("**Mean", "**mean").replace("0.9 ", "0.95 ")
    columns = DEPTHS[:3]
    found = heatparse.check(described(table, columns, told_here)).claims
    assert {claim.verdict for claim in found if claim.kind in ("extremum", "cell-value")} == {"supported"}


LOADS = {
    "North": (0.10, 0.20, 0.30, 0.40), "South": (0.50, 0.60, 0.70, 0.90), "West": (0.40, 0.35, 0.50, 0.60),
    "East": (0.90, 0.70, 0.50, 0.20),
}  # fmt: skip


@pytest.mark.parametrize(
    ("statement", "verdicts"),
    [
        ("In two of the four rows, density rises with every step to the right.", {"supported"}),
        ("In three of the four rows, density rises with every step to the right.", {"refuted"}),
        ("Density rises at every step in two of the four zones.", {"supported"}),
        ("Density rises at every step in all four zones.", {"refuted"}),
        ("The values of the West row rise from one column to the next.", {"refuted"}),
        ("The values of the South row rise from one column to the next.", {"supported"}),
        (
            "**North:** Growth until depth 10, then a jump from 0.20 to 0.30, and further growth to 0.40.",
            {"supported"},
        ),
        ("East loses only 0.2 from depth 0 to depth 10.", set()),
        ("For the two depths below 20, density rises with every zone.", set()),
    ],
)
def test_courses_of_some_lines(statement: str, verdicts: set[str]) -> None:
    assert told(statement, LOADS) - {"undecidable"} == verdicts


HELD = {"Crown": (0.9, 0.9, 0.9, 0.6, 0.3), "Root": (0.9, 0.89, 0.88, 0.7, 0.2)}


@pytest.mark.parametrize(
    ("statement", "verdicts"),
    [
        ("For Crown, density remains at 0.9 up to depth 20 and then declines to 0.3.", {"supported"}),
        ("For Crown, density stays at 0.9 up to depth 20, then declines to 0.3.", {"supported"}),
        ("For Crown, density remains at 0.9 up to depth 30 and then declines to 0.3.", {"refuted"}),
        ("For Crown, density remains at 0.8 up to depth 20 and then declines to 0.3.", {"refuted"}),
        ("For Crown, density remains at 0.9 up to depth 20 and then increases to 0.3.", {"refuted"}),
        ("For Root, density remains close to 0.9 up to depth 20 and then declines to 0.2.", set()),
        ("For Root, density stays perfect up to depth 20 and then declines to 0.2.", set()),
    ],
)
def test_a_number_that_is_held_before_it_moves(statement: str, verdicts: set[str]) -> None:
    assert told(statement, HELD) - {"undecidable"} == verdicts
