"""Courses in the plain words that people use, held against many statements of one description at once."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import heatparse

AGES = ("16-24", "25-34", "35-49", "50-64", "65+")
LISTENING = {
    "Vinyl": (10, 14, 21, 33, 29),
    "Streaming": (74, 66, 51, 38, 17),
    "Cassette": (3, 5, 9, 12, 16),
    "Live radio": (22, 31, 44, 57, 70),
    "Podcasts": (30, 42, 39, 25, 12),
}
# What is said, and of which medium it is true and of which it is false.
SAID = (
    ("{} keeps rising with age.", "Live radio", "Vinyl"),
    ("{} keeps climbing from one age group to the next.", "Cassette", "Vinyl"),
    ("{} goes up age group after age group without a setback.", "Live radio", "Vinyl"),
    ("{} grows with age without any dips.", "Cassette", "Podcasts"),
    ("{} use rises consistently with age.", "Live radio", "Vinyl"),
    ("{} drops at every listed age group.", "Streaming", "Podcasts"),
    ("{} gains ground at each listed step.", "Cassette", "Vinyl"),
    ("{} loses ground in every age group.", "Streaming", "Podcasts"),
    ("{} peaks among 25-34-year-olds and declines afterwards.", "Podcasts", "Vinyl"),
    ("{} rises to a peak at 50-64 and then falls.", "Vinyl", "Podcasts"),
    ("The older the group, the higher the share of {}.", "Live radio", "Streaming"),
    ("{} hardly changes between 50-64 and 65+.", "Vinyl", ""),
    ("{} starts lower than it ends.", "Cassette", "Streaming"),
    ("{} rises to a maximum at 50-64 and falls from there.", "Vinyl", "Podcasts"),
    ("{} goes from 74% over 51% to 17%.", "Streaming", "Podcasts"),
    ("Attention to {} decreases with every age group.", "Streaming", "Podcasts"),
    ("{} climbs from the left side of the heatmap to the right side.", "Live radio", "Streaming"),
    ("The use of {} increases with age.", "Live radio", "Streaming"),
    ("In 25-34 to 50-64, {} keeps rising.", "Vinyl", "Podcasts"),
    ("**{}:** Climbs from 16-24 over 25-34 to 50-64, then slips for 65+.", "Vinyl", "Podcasts"),
)
# Whole statements, and what they are.
WHOLE = (
    ("Cassette and live radio both keep growing with age.", "supported"),
    ("Vinyl, cassette and live radio all keep rising with age.", "refuted"),
    (
        "Live radio use rises with age, from 22% in the youngest group to 70% in the oldest group.",
        "supported",
    ),
    ("Cassette grows from 3% in the youngest age group to 19% in the oldest.", "refuted"),
    ("Streaming falls from 74% in the youngest group to 27% in the oldest one.", "refuted"),
    ("Podcasts increase to a peak at 35-49 (39%), then decrease.", "refuted"),
    ("Live radio increases in every age group, from 22% at 16-24 to 70% at 65+.", "supported"),
    ("Vinyl increases in every age group up to 29% at 65+.", "refuted"),
    (
        "Cassette gains ground at each step, and from 25-34 onward vinyl rises without interruption.",
        "refuted",
    ),
    ("Vinyl only gets above 25% in 50-64 and 65+.", "supported"),
    ("Vinyl only gets above 25% in 35-49 and 65+.", "refuted"),
    ("In the oldest group, live radio leads with 70%.", "supported"),
    ("Streaming and podcasts both end lower than they start.", "supported"),
    ("Streaming and vinyl both end lower than they start.", "refuted"),
    ("Live radio climbs to 70% at 65+ and remains above 20% throughout.", "supported"),
    ("Podcasts rise to a maximum of 45% at 25-34 and then decline.", "refuted"),
    ("Going down a column, the shares decrease in every case.", "refuted"),
    ("Vinyl variance keeps rising with age.", "open"),
    ("Vinyl costs keep rising with age.", "open"),
    ("The lead of streaming over live radio keeps shrinking with age.", "open"),
)


def described(table: dict[str, tuple[int, ...]], *statements: str) -> str:
    """A description of what people of an age listen to, with statements about it."""
    return "\n".join((
        "# Heatmap: Weekly Listening by Age",
        f"- **X-axis (Age group)**: {', '.join(AGES)}",
        f"- **Y-axis (Medium)**: {', '.join(table)}",
        "- **Color scale**: 0% (white) to 80% (dark green)",
        "",
        f"| Medium | {' | '.join(AGES)} |",
        f"|---{'|---' * len(AGES)}|",
        *(f"| {name} | {' | '.join(f'{value}%' for value in row)} |" for name, row in table.items()),
        "",
        "## Observations",
        *(f"- {statement}" for statement in statements),
    ))  # fmt: skip


def verdicts(table: dict[str, tuple[int, ...]], statements: list[str]) -> list[str]:
    """For each statement "refuted", "supported" or "open"."""
    text = described(table, *statements)
    first = text.count("\n") + 2 - len(statements)
    found: list[set[str]] = [set() for _ in statements]
    for claim in heatparse.check(text).claims:
        if claim.span.line >= first:
            found[claim.span.line - first].add(claim.verdict)
    return [next((way for way in ("refuted", "supported") if way in each), "open") for each in found]


def test_a_course_is_true_of_one_medium_and_false_of_another() -> None:
    told = verdicts(LISTENING, [said.format(name) for said, *names in SAID for name in names])
    expected = [way for _, true, false in SAID for way in ("supported", "refuted" if false else "open")]
    wrong = [
        (said, way)
        for (said, *_), way, other in zip((s for s in SAID for _ in range(2)), told, expected, strict=True)
        if way != other
    ]
    assert not wrong


def test_whole_statements() -> None:
    told = verdicts(LISTENING, [said for said, _ in WHOLE])
    assert [(said, way) for (said, _), way in zip(WHOLE, told, strict=True)] == list(WHOLE)


@settings(max_examples=15, deadline=None)
@given(row=st.lists(st.integers(min_value=1, max_value=79), min_size=5, max_size=5))
def test_what_keeps_rising_rises_at_every_step(row: list[int]) -> None:
    statements = ["Tapes keep rising with age.", "Tapes fall age group after age group without a setback."]
    rising, falling = verdicts({"Tapes": tuple(row), "Vinyl": (1, 2, 3, 4, 5)}, statements)
    up = [later - earlier for earlier, later in pairwise(row)]
    assert (rising == "refuted") == any(step < 0 for step in up)
    assert (rising == "supported") == all(step > 0 for step in up)
    assert (falling == "supported") <= all(step < 0 for step in up)
    assert falling == "refuted" or not any(step > 0 for step in up)


@pytest.mark.parametrize("word", ["volatility", "momentum", "deficit"])
def test_what_is_made_of_values_is_not_what_keeps_rising(word: str) -> None:
    assert verdicts(LISTENING, [f"Vinyl {word} keeps rising with age."]) == ["open"]


@pytest.mark.parametrize(
    ("said", "rule"),
    [
        ("Streaming falls to 27% at 65+.", "cell-value-mismatch"),
        ("Streaming falls from 74% at 16-24 to 27% at 65+.", "trend-mismatch"),
        ("Vinyl falls from 10% at 16-24 to 29% at 65+.", "trend-mismatch"),
        ("Vinyl rises steadily from 10% at 16-24 to 29% at 65+.", "trend-mismatch"),
    ],
)
def test_a_wrong_value_on_the_right_way_is_a_wrong_value(said: str, rule: str) -> None:
    assert [finding.rule for finding in heatparse.check(described(LISTENING, said)).findings] == [rule]


SIZES = """# Heatmap: Restore Time
- **X-axis (Snapshot size, GB)**: 8, 16, 32, 64, 128
- **Y-axis (Site)**: north, south
- **Color scale**: 0 to 100 s

| Site | 8 | 16 | 32 | 64 | 128 |
|---|---|---|---|---|---|
| north | 10 | 22 | 41 | 80 | 81 |
| south | 5 | 12 | 30 | 52 | 95 |

## Observations
"""


@pytest.mark.parametrize(
    ("said", "verdict"),
    [
        ("**north:** Climbs up to 64 GB and levels off from there.", "supported"),
        ("**south:** Climbs up to 64 GB and levels off from there.", "refuted"),
        ("**north:** Rises up to 64 GB and then drops.", "refuted"),
        ("**north:** The time rises until 64 GB and then stays flat (10 → 22 → 41 → 80 → 81).", "supported"),
    ],
)
def test_up_to_a_place_that_has_a_unit(said: str, verdict: str) -> None:
    text = f"{SIZES}- {said}\n"
    line = text.count("\n")
    found = {claim.verdict for claim in heatparse.check(text).claims if claim.span.line == line}
    assert verdict in found
    assert ("refuted" in found) is (verdict == "refuted")
