"""Statements about the stretches of lines: how long they are, where they begin, who has them earlier or deeper."""

from __future__ import annotations

from itertools import permutations

import pytest

import heatparse

# The stretches of each line: the first depth, the last one, the range.
LINES = {
    "Amber": [(0, 5, "0.8-0.9"), (6, 11, "0.4-0.5"), (12, 19, "0.0-0.1")],
    "Birch": [(0, 6, "0.1-0.2"), (7, 14, "0.6-0.7"), (15, 19, "0.1-0.2")],
    "Cedar": [(0, 9, "0.0-0.1"), (10, 16, "0.7-0.8"), (17, 19, "0.0-0.1")],
    "Dune": [(0, 19, "0.4-0.5")],
    "Elm": [(0, 19, "0.0-0.1")],
}
ROWS = "\n".join(
    f"- **{name}:** " + ", ".join(f"{value} in depths {one}-{two}" for one, two, value in bands)
    for name, bands in LINES.items()
)
FIGURE = f"""# Heatmap: Recall by Depth and Store
### Overview
A heatmap of recall (0 to 1) for five stores over depths 0 to 19.
### Axes
- **X-axis (Depth):** 0 to 19
- **Y-axis (Store):** {", ".join(LINES)}
- **Color bar:** white (0.0) to green (1.0)
### Data
{ROWS}
### Observations
"""
HUMPS = ("Birch", "Cedar")
LEVEL = ("Dune", "Elm")


def verdicts(sentence: str) -> set[str]:
    """The verdicts of the claims that a sentence behind the figure makes."""
    line = FIGURE.count("\n") + 1
    claims = heatparse.check(f"{FIGURE}- {sentence}\n").claims
    return {claim.verdict for claim in claims if claim.span.line == line} - {"undecidable"}


def crest(name: str) -> tuple[int, int]:
    return LINES[name][1][:2]


@pytest.mark.parametrize("name", HUMPS)
@pytest.mark.parametrize(
    "wording",
    [
        "The hump of {name} covers {n} depths.",
        "The high band of {name} spans {n} depths.",
        "{name}'s hump is {n} depths wide.",
        "The plateau of {name} lasts for {n} depths.",
    ],
)
def test_how_long_a_stretch_is(name: str, wording: str) -> None:
    first, last = crest(name)
    words = {7: "seven", 8: "eight", 4: "four"}
    for count in (last - first + 1, 4):
        wanted = "supported" if count != 4 else "refuted"
        assert verdicts(wording.format(name=name, n=words[count])) == {wanted}


@pytest.mark.parametrize("name", HUMPS)
def test_where_a_stretch_begins_and_ends(name: str) -> None:
    first, last = crest(name)
    assert verdicts(f"The hump of {name} begins at depth {first}.") == {"supported"}
    assert verdicts(f"The hump of {name} begins at depth {first - 3}.") == {"refuted"}
    assert verdicts(f"The high band of {name} ends at depth {last}.") == {"supported"}


@pytest.mark.parametrize(("one", "two"), list(permutations(("Amber", "Birch", "Cedar"), 2)))
def test_which_line_fades_first(one: str, two: str) -> None:
    ends = {"Amber": 11, "Birch": 14, "Cedar": 16}
    wanted = "supported" if ends[one] < ends[two] else "refuted"
    assert verdicts(f"{one} fades out earlier than {two}.") == {wanted}
    assert verdicts(f"{two} fades out later than {one}.") == {wanted}
    assert verdicts(f"{two} is active deeper than {one}.") == {wanted}


TRUE = (
    "Dune and Elm stay in one band.",
    "Two stores stay in one band over all 20 depths.",
    "Three of the five stores change their band.",
    "In depths 17-19, Cedar is in the same band as Elm.",
    "In depths 0-6, Cedar and Elm are equally weak.",
    "Amber is stronger in its first depths than in its last ones.",
    "Amber is weaker in the last six depths than in the first six.",
    "Amber declines in two steps.",
    "Birch peaks in the middle depths.",
    "Amber peaks in the first depths.",
    "Birch is only active in depths 7-14.",
    "Birch is strong in eight depths only.",
    "Dune does not rise before depth 12.",
    "Birch dies out two depths before Cedar does.",
    "Only Amber exceeds 0.8.",
    "The 0.6-0.7 band of Birch covers eight depths.",
    "The high band of Birch covers 8 of the 20 depths.",
)
FALSE = (
    "Birch stays in one band.",
    "Three stores stay in one band.",
    "In depths 10-14, Cedar is in the same band as Elm.",
    "Amber is weaker in its first depths than in its last ones.",
    "Amber declines in three steps.",
    "Amber peaks in the last depths.",
    "Birch is only active in depths 0-5.",
    "Birch dies out four depths before Cedar does.",
    "Only Cedar exceeds 0.6.",
)
OPEN = (
    "Amber stays in the same band for six depths.",
    "The hump of Birch covers about six depths.",
    "The high band of Birch covers more than four depths.",
    "Birch probably fades out earlier than Amber.",
    "Most stores stay in one band.",
    "The rise of Cedar begins two depths after the end of the hump of Amber.",
    "At least one store stays in one band.",
    "More than two stores change their band.",
    "The first two stores change their band.",
    "Amber keeps the same level in the last depths.",
    "Four stores are constant in the last depths.",
    "The hump of Birch begins before depth 9.",
    "The hump of Birch ends by depth 17.",
    "The hump of Birch ends two depths before depth 16.",
    "The high band of Birch covers up to 12 depths.",
    "In the last depths, Amber and Dune are equally weak.",
    "Amber lasts longer than Birch.",
    "The high stretch of Amber lasts longer than that of Cedar.",
    "Birch declines in one step.",
)
UNFOUNDED = (
    "The 0.6-0.7 band of Birch covers five depths.",
    "The zone below 0.5 of Birch covers eight depths.",
    "The high band of Birch covers 8 of the 30 depths.",
    "The third band of Birch begins at depth 7.",
    "Birch changes its band once.",
    "Birch changes its band in the last depths.",
    "Dune peaks in the first depths.",
    "Cedar is only active in depths 10-16 and 19.",
    "In depths 6-11, Amber and Dune are identical.",
)


@pytest.mark.parametrize("sentence", TRUE)
def test_what_the_bands_bear_out(sentence: str) -> None:
    assert verdicts(sentence) == {"supported"}


@pytest.mark.parametrize("sentence", FALSE)
def test_what_the_bands_do_not_allow(sentence: str) -> None:
    assert verdicts(sentence) == {"refuted"}


@pytest.mark.parametrize("sentence", OPEN)
def test_what_is_told_otherwise_is_not_held_against_a_text(sentence: str) -> None:
    assert "refuted" not in verdicts(sentence)


@pytest.mark.parametrize("sentence", UNFOUNDED)
def test_what_the_bands_do_not_tell_is_not_borne_out(sentence: str) -> None:
    assert "supported" not in verdicts(sentence)


TABLE = "| Store | Depths 0-5 | Depths 6-11 | Depths 12-19 |\n|---|---|---|---|\n"


def ranges(rows: str) -> list[str]:
    claims = heatparse.check(f"{FIGURE}- Dune is flat.\n\n{TABLE}{rows}\n").claims
    last = max(claim.span.line for claim in claims)
    return [claim.verdict for claim in claims if claim.kind == "range" and claim.span.line == last]


@pytest.mark.parametrize(
    ("row", "verdict"),
    [
        ("| Amber | 0.8-0.9 | 0.4-0.5 | 0.0-0.1 |", "supported"),
        ("| Birch | 0.1-0.2 | 0.1-0.7 | 0.1-0.7 |", "supported"),
        ("| Amber | 0.8-0.9 | 0.2-0.3 | 0.0-0.1 |", "refuted"),
        ("| Birch | 0.1-0.2 | 0.3-0.65 | 0.1-0.7 |", "undecidable"),
    ],
)
def test_a_table_that_sums_up_the_stretches_is_a_statement_about_them(row: str, verdict: str) -> None:
    assert ranges(row) == [verdict]
    assert verdicts("Amber fades out earlier than Birch.") == {"supported"}


def test_a_table_is_no_statement_where_it_tells_the_stretches_first() -> None:
    text = f"{FIGURE.split('### Data')[0]}### Data\n{TABLE}| Amber | 0.8-0.9 | 0.4-0.5 | 0.0-0.1 |\n"
    assert not [claim for claim in heatparse.check(text).claims if claim.kind == "range"]
