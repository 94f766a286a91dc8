"""Extremes in apposition to what is said of a part of the grid: "…, with A being the highest" of the diagonal."""

import pytest

import heatparse

TEXT = """# Heatmap: Transfer of parsers
- Y-axis (Trained on): Czech, Dutch, Finnish, Greek
- X-axis (Evaluated on): Czech, Dutch, Finnish, Greek
- Color scale: 0 (black) to 100 (yellow)

| Trained on | Czech | Dutch | Finnish | Greek |
|---|---|---|---|---|
| Czech | 88 | 41 | 35 | 28 |
| Dutch | 47 | 91 | 22 | 33 |
| Finnish | 39 | 26 | 79 | 19 |
| Greek | 30 | 37 | 17 | 83 |

## Notes
"""


def last_extremum(sentence):
    report = heatparse.check(f"{TEXT}- {sentence}\n")
    return [claim.verdict for claim in report.claims if claim.kind == "extremum"][-1:]


MAIN = [
    "The brightest cells lie on the diagonal, {}.",
    "Every parser performs best on its own language, {}.",
    "All diagonal values exceed 70, {}.",
    "The diagonal cells are the brightest, {}.",
]
TRUE = [
    "with Dutch (91) being the single highest one",
    "Finnish being the lowest at 79",
    "Dutch being the highest",
]
FALSE = [
    "with Czech (88) being the single highest one",
    "Greek being the lowest at 83",
    "Czech being the highest",
]


@pytest.mark.parametrize("main", MAIN)
@pytest.mark.parametrize(("true", "false"), list(zip(TRUE, FALSE, strict=True)))
def test_the_extreme_is_one_of_the_part(main, true, false):
    assert last_extremum(main.format(true)) == ["supported"]
    assert last_extremum(main.format(false)) == ["refuted"]


@pytest.mark.parametrize("sentence", [
    "Each parser scores highest in-domain, with Finnish having the lowest score.",
    "Each parser scores highest on its own language, with Dutch having the highest score.",
])  # fmt: skip
def test_an_extreme_of_each_is_not_that_in_each(sentence):
    assert not heatparse.check(f"{TEXT}- {sentence}\n").findings


def test_a_particle_at_the_end_of_an_axis_name_stays_one():
    """ "Trained on", "Evaluated on": no thing is called "on"."""
    report = heatparse.check(f"{TEXT}- The brightest cell on the diagonal is Dutch (91).\n")
    assert [claim.verdict for claim in report.claims if claim.kind == "extremum"] == ["supported"]
