"""What an extreme is one of: all panels, the zero of an axis, each column, the gap of the two before."""

from __future__ import annotations

import pytest

import heatparse

BARLEY = """# Heatmap: Barley harvest by watering and fertilizer

**X-axis:** Nitrogen (kg/ha): 0, 60, 120, 180
**Y-axis:** Watering: Dry, Sparse, Weekly, Daily
**Color scale:** harvest (t/ha) from 1.0 (pale) to 9.0 (dark green)

| Watering | 0 | 60 | 120 | 180 |
|---|---|---|---|---|
| Dry | 1.9 | 2.8 | 3.4 | 3.1 |
| Sparse | 2.2 | 3.9 | 4.8 | 4.6 |
| Weekly | 2.4 | 4.6 | 6.5 | 6.9 |
| Daily | 2.6 | 4.9 | 7.1 | 8.3 |

## Observations

- {}
"""
PARSERS = """# Heatmaps: F1 of two parsers

Two heatmaps side by side, one per parser: "Small" (left) and "Big" (right).

**X-axis:** Domain: News, Law, Health, Sport
**Y-axis:** Training size: 1k, 5k, 20k
**Color scale:** F1 score from 40 to 95

### Small
| Size | News | Law | Health | Sport |
|---|---|---|---|---|
| 1k | 61 | 48 | 52 | 66 |
| 5k | 72 | 57 | 63 | 74 |
| 20k | 79 | 66 | 71 | 77 |

### Big
| Size | News | Law | Health | Sport |
|---|---|---|---|---|
| 1k | 70 | 53 | 60 | 71 |
| 5k | 81 | 68 | 75 | 80 |
| 20k | 88 | 77 | 84 | 86 |

## Observations

- {}
"""


def verdicts(figure: str, sentence: str) -> set[str]:
    """The verdicts of the extremes and rankings that a sentence claims."""
    text = figure.format(sentence)
    line = text[: text.index(sentence)].count("\n") + 1
    claims = [claim for claim in heatparse.check(text).claims if claim.span.line == line]
    return {claim.verdict for claim in claims if claim.kind in ("extremum", "ranking")}


@pytest.mark.parametrize("whole", ["of the whole figure", "in the figure", "of both panels"])
@pytest.mark.parametrize(
    ("told", "true"),
    [
        ("highest score {}, 88, belongs to Big on News at 20k", True),
        ("highest score {}, 79, belongs to Small on News at 20k", False),
        ("lowest score {} is that of Small on Law at 1k", True),
        ("lowest score {} is that of Big on Law at 1k", False),
    ],
)
def test_an_extreme_of_the_figure_is_one_of_all_panels(whole: str, told: str, true: bool) -> None:
    assert verdicts(PARSERS, f"The {told.format(whole)}.") == {"supported" if true else "refuted"}


def test_an_extreme_of_a_panel_is_not_one_of_the_figure() -> None:
    assert verdicts(PARSERS, "The highest score of Small, 79, is reached on News at 20k.") == {"supported"}


@pytest.mark.parametrize("zero", ["Without nitrogen", "With no nitrogen"])
@pytest.mark.parametrize(
    ("told", "true"),
    [
        ("Daily watering has the highest harvest", True),
        ("Weekly watering has the highest harvest", False),
        ("the harvest peaks under Weekly watering and rises as soon as some is spread", False),
        ("the harvest peaks under Daily watering and rises as soon as some is spread", True),
    ],
)
def test_what_is_lacking_is_the_zero_of_its_axis(zero: str, told: str, true: bool) -> None:
    assert verdicts(BARLEY, f"{zero}, {told}.") == {"supported" if true else "refuted"}


def test_what_lacks_a_zero_is_no_line() -> None:
    assert verdicts(BARLEY, "Without watering, the harvest is highest at 180 kg/ha.") <= {"undecidable"}


@pytest.mark.parametrize(
    ("sentence", "true"),
    [
        ("Whatever the parser, the lowest score is reached on Law in both panels.", True),
        ("Whatever the parser, the lowest score is reached on Health in both panels.", False),
        ("At 5k, Sport is the best domain in either panel.", None),
    ],
)
def test_each_panel_may_be_told_twice(sentence: str, true: bool | None) -> None:
    expected = {True: {"supported"}, False: {"refuted"}, None: {"undecidable", "refuted"}}[true]
    assert verdicts(PARSERS, sentence) <= expected


@pytest.mark.parametrize("ahead", ["Daily beats Weekly in every column", "Daily is above Weekly throughout"])
@pytest.mark.parametrize(
    ("told", "true"),
    [
        (", with the largest margin being the 1.4 t/ha at 180 kg/ha", True),
        (", with the largest margin being the 0.6 t/ha at 120 kg/ha", False),
        (", the lead being smallest at 0 kg/ha", True),
        (", the lead being smallest at 60 kg/ha", False),
        (", the gap being widest at 180 kg/ha", True),
        (", the gap being widest at 0 kg/ha", False),
    ],
)
def test_a_gap_behind_a_comparison_is_that_of_its_sides(ahead: str, told: str, true: bool) -> None:
    assert verdicts(BARLEY, ahead + told + ".") == {"supported" if true else "refuted"}


def test_a_gap_under_two_heads_is_theirs() -> None:
    told = "**Daily vs. Weekly:** Daily is ahead at all four rates, with the smallest margin being {} kg/ha."
    assert verdicts(BARLEY, told.format("the 0.2 t/ha at 0")) == {"supported"}
    assert verdicts(BARLEY, told.format("the 0.3 t/ha at 60")) == {"refuted"}


def test_an_extreme_that_hangs_on_another_subject_stays_open() -> None:
    assert verdicts(BARLEY, "Sparse stays behind, the highest being 6.9 at 180 kg/ha.") <= {"undecidable"}


@pytest.mark.parametrize("same", ["is the same at every rate", "is identical in all four columns",
                                  "stays the same from 0 to 180 kg/ha", "is unchanged throughout"])  # fmt: skip
def test_an_order_that_stays_holds_everywhere(same: str) -> None:
    told = f"The order of the levels {same}: Daily, {{}}, Dry."
    assert verdicts(BARLEY, told.format("Weekly, Sparse")) == {"supported"}
    assert verdicts(BARLEY, told.format("Sparse, Weekly")) == {"refuted"}


def test_an_order_that_stays_is_no_course_of_values() -> None:
    text = BARLEY.format("The order of the levels is unchanged throughout: Daily, Weekly, Sparse, Dry.")
    assert not heatparse.check(text).findings


def test_who_comes_behind_in_spread_is_judged_by_spreads() -> None:
    told = "Dry has the narrowest range, 1.5 t/ha, just ahead of {}."
    assert verdicts(BARLEY, told.format("Sparse with 2.6")) == {"supported"}
    assert verdicts(BARLEY, told.format("Weekly with 4.5")) == {"supported", "refuted"}


def test_a_first_clause_is_judged_by_its_own_length() -> None:
    told = "The largest harvest at 180 kg/ha is that under Weekly watering"
    assert verdicts(BARLEY, f"{told}, where it comes to 6.9 t/ha after 6.5 t/ha at 120 kg/ha.") == {"refuted"}
    assert verdicts(BARLEY, f"{told}, if the plots that were flooded in spring are left aside.") <= {
        "undecidable"
    }


CRABS = """# Heatmap: Correlation of crab measures

**X-axis:** Claw, Leg, Shell, Eye
**Y-axis:** Claw, Leg, Shell, Eye
**Color bar:** -1.0 (blue) to 1.0 (red)

| | Claw | Leg | Shell | Eye |
|---|---|---|---|---|
| Claw | 1.00 | 0.62 | 0.38 | -0.21 |
| Leg | 0.62 | 1.00 | 0.55 | -0.47 |
| Shell | 0.38 | 0.55 | 1.00 | 0.12 |
| Eye | -0.21 | -0.47 | 0.12 | 1.00 |

## Observations

- {}
"""


@pytest.mark.parametrize(
    ("condition", "right", "wrong"),
    [
        ("as long as the nitrogen rate is 60 kg/ha or less", "Daily", "Weekly"),
        ("whenever the nitrogen rate is at least 60 kg/ha", "Daily", "Weekly"),
        ("where nitrogen is below 120 kg/ha", "Daily", "Sparse"),
        ("when nitrogen exceeds 60 kg/ha", "Daily", "Weekly"),
    ],
)
def test_a_condition_on_an_axis_leaves_a_part_of_it(condition: str, right: str, wrong: str) -> None:
    for name, expected in ((right, "supported"), (wrong, "refuted")):
        assert verdicts(BARLEY, f"{name} always has the highest harvest {condition}.") == {expected}
    front = condition[0].upper() + condition[1:]
    assert verdicts(BARLEY, f"{front}, {right} has the highest harvest.") == {"supported"}


def test_a_condition_on_something_else_is_no_place() -> None:
    told = "Weekly has the highest harvest as long as the price of nitrogen is 60 or less."
    assert verdicts(BARLEY, told) <= {"undecidable"}


@pytest.mark.parametrize("by", ["Ranked by size", "Sorted by strength", "Ordered by value"])
def test_a_criterion_in_front_of_a_ranking_says_no_more(by: str) -> None:
    told = f"{by}, the two strongest positive pairs are Claw–Leg (0.62) and {{}}."
    assert verdicts(CRABS, told.format("Leg–Shell (0.55)")) == {"supported"}
    assert verdicts(CRABS, told.format("Claw–Shell (0.38)")) == {"refuted"}


def test_a_distance_behind_an_order_is_no_part_of_it() -> None:
    told = "At 180 kg/ha, the ranking from the highest to the lowest level reads {}, with a distance of 5.2 in all."
    assert verdicts(BARLEY, told.format("Daily, Weekly, Sparse, Dry")) == {"supported"}
    assert verdicts(BARLEY, told.format("Daily, Sparse, Weekly, Dry")) == {"refuted"}


@pytest.mark.parametrize("cell", ["{} → {}", "{} on {}", "{}–{}"])
def test_an_extreme_is_told_by_an_apposition(cell: str) -> None:
    told = f"The lowest cell, {cell}, has a value of {{}}."
    assert verdicts(CRABS, told.format("Leg", "Eye", -0.47)) == {"supported"}
    assert verdicts(CRABS, told.format("Claw", "Eye", -0.21)) == {"refuted"}


def test_a_cell_connects_its_row_with_its_column() -> None:
    told = "The strongest off-diagonal cell connects Claw with {}."
    assert verdicts(CRABS, told.format("Leg (0.62)")) == {"supported"}
    assert verdicts(CRABS, told.format("Shell (0.38)")) == {"refuted"}


@pytest.mark.parametrize("lines", ["The four levels", "All levels", "All four levels"])
def test_all_lines_differ_most_where_the_range_is_widest(lines: str) -> None:
    assert verdicts(BARLEY, f"{lines} differ most at 180 kg/ha.") == {"supported"}
    assert verdicts(BARLEY, f"{lines} differ most at 120 kg/ha.") == {"refuted"}
    assert verdicts(BARLEY, f"{lines} differ least at 0 kg/ha.") == {"supported"}


def test_a_few_lines_may_differ_elsewhere() -> None:
    assert verdicts(BARLEY, "The three levels with watering differ most at 120 kg/ha.") <= {"undecidable"}


def test_where_a_place_lies_narrows_nothing() -> None:
    told = "Every level reaches its maximum at 180 kg/ha, right {}."
    assert verdicts(BARLEY, told.format("at the edge of what was tested")) == {"refuted"}
    assert verdicts(BARLEY, "Every level reaches its maximum at 180 kg/ha, after Dry has been left out.") <= {
        "undecidable"
    }


def test_a_gap_between_the_panels_is_largest_in_a_cell() -> None:
    told = "The gap between the two parsers is largest on {} at 20k."
    assert verdicts(PARSERS, told.format("Health")) == {"supported"}
    assert verdicts(PARSERS, told.format("Sport")) == {"refuted"}


def test_the_largest_gap_of_any_two_is_the_widest_range() -> None:
    told = "The largest gap between any two levels at a single rate is found at {} kg/ha."
    assert verdicts(BARLEY, told.format(180)) == {"supported"}
    assert verdicts(BARLEY, told.format(120)) == {"refuted"}
    smallest = "The smallest gap between any two levels is found at {} kg/ha."
    assert verdicts(BARLEY, smallest.format(60)) <= {"undecidable"}  # of each two, and no range


PORTS = """# Heatmaps: Waiting time of trucks (minutes) in two ports

Two heatmaps side by side, one per port: "Inner" (left) and "Outer" (right).

**X-axis:** Time of day: Night, Morning, Noon, Evening
**Y-axis:** Season: Winter, Spring, Summer, Autumn
**Color scale:** minutes from 0 to 200

### Inner
| Season | Night | Morning | Noon | Evening |
|---|---|---|---|---|
| Winter | 92 | 141 | 118 | 178 |
| Spring | 54 | 83 | 41 | 97 |
| Summer | 47 | 62 | 28 | 88 |
| Autumn | 71 | 109 | 77 | 136 |

### Outer
| Season | Night | Morning | Noon | Evening |
|---|---|---|---|---|
| Winter | 85 | 127 | 104 | 159 |
| Spring | 46 | 74 | 52 | 89 |
| Summer | 51 | 70 | 45 | 101 |
| Autumn | 63 | 98 | 81 | 122 |

## Observations

- {}
"""


@pytest.mark.parametrize("part", ["part of the day", "block of the day"])
@pytest.mark.parametrize("both", ["in every zone", "in both panels"])
def test_a_part_of_the_day_is_one_of_its_columns(part: str, both: str) -> None:
    told = f"In Winter and in Autumn, {{}} is the worst {part} {both}."
    assert verdicts(PORTS, told.format("Evening")) == {"supported"}
    assert verdicts(PORTS, told.format("Morning")) == {"refuted"}


def test_two_places_are_told_with_a_word_of_their_own_each() -> None:
    told = "In Spring and in Summer, {} has the lowest value in both panels."
    assert verdicts(PORTS, told.format("Noon")) == {"refuted"}
    assert verdicts(PORTS, told.replace("lowest", "highest").format("Evening")) == {"supported"}


def test_a_known_clause_is_judged_whatever_known_words_follow() -> None:
    tail = "the highest value in the row of Dry being 3.4, the lowest value there 1.9, at 0 kg/ha"
    told = "At 180 kg/ha, the largest harvest of all four levels is that under Weekly watering"
    assert verdicts(BARLEY, f"{told}, {tail}.") >= {"refuted"}


@pytest.mark.parametrize(
    "sentence",
    [
        "The highest score of the figure's left panel, 79, belongs to News at 20k.",
        "In the figure, the highest score of Small is 79 (News, 20k).",
        "Across both panels, the highest score of Small is 79.",
        "Of both panels, the left one has its maximum at 79 (News, 20k).",
        "In the whole figure, Small never has the highest score of a cell.",
    ],
)
def test_an_extreme_of_one_panel_is_not_held_against_the_other(sentence: str) -> None:
    assert "refuted" not in verdicts(PARSERS, sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "The largest gap between any two neighbors is found at 60 kg/ha.",
        "The four levels differ most from the others at 0 kg/ha.",
        "When nitrogen is 60 kg/ha, Sparse reaches its highest rank.",
        "Once nitrogen is above 120 kg/ha, more water gives the highest extra harvest.",
        "The ranking is not the same at every rate: Daily, Sparse, Weekly, Dry is that of the soils.",
        "Without nitrogen losses, Weekly would have the highest harvest.",
    ],
)
def test_what_is_of_something_else_stays_open(sentence: str) -> None:
    assert verdicts(BARLEY, sentence) <= {"undecidable"}


@pytest.mark.parametrize(
    ("range_", "right", "wrong"), [("wider", "Daily", "Weekly"), ("narrower", "Dry", "Sparse")]
)
def test_a_denied_wider_range_is_the_widest(range_: str, right: str, wrong: str) -> None:
    assert verdicts(BARLEY, f"No level has a {range_} range than {right}.") == {"supported"}
    assert verdicts(BARLEY, f"No level has a {range_} range than {wrong}.") == {"refuted"}
    assert verdicts(BARLEY, f"No level has a {range_} range of soils than {wrong}.") <= {"undecidable"}
