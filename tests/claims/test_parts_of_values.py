"""What is said of a part of the values: of those that are counted, of a margin at one place, of a mirrored grid."""

from __future__ import annotations

import pytest

import heatparse

SCORES = {"Maple": (-12, 35, 48, 41), "Rowan": (22, -15, 9, -31), "Aspen": (14, 27, 30, 38)}
TABLE = "# Heatmap: Balance\n\n| Farm | Jan | Apr | Jul | Oct |\n|---|---|---|---|---|\n" + "".join(
    f"| {name} | {' | '.join(map(str, row))} |\n" for name, row in SCORES.items()
)
NAMES = ("Rain", "Wind", "Frost", "Sun")
HALF = ((1.0,), (0.31, 1.0), (-0.22, 0.47, 1.0), (-0.58, 0.12, 0.05, 1.0))
PAIRS = f"# Correlation heatmap\n\n| | {' | '.join(NAMES)} |\n|---|---|---|---|---|\n" + "".join(
    f"| {name} | {' | '.join(map(str, row))} |{' |' * (4 - len(row))}\n"
    for name, row in zip(NAMES, HALF, strict=True)
)


@pytest.mark.parametrize(
    ("figure", "told"),
    [
        (TABLE, "Maple has three positive values, from 35 to 48."),
        (TABLE, "Rowan shows two negative values, between −31 and −15."),
        (TABLE, "Maple is more than 50 points above Rowan only in Oct."),
        (TABLE, "October is the only month in which Maple is more than 60 points above Rowan."),
        (TABLE, "Maple is the only farm with a negative Jan balance."),
        (TABLE, "Maple is more than 30 points below Aspen in none of the months."),
        (PAIRS, "Frost falls from 0.47 with Wind to 0.05 with Sun."),
        (PAIRS, "Correlations with Sun range from −0.58 for Rain to 0.12 for Wind."),
        (PAIRS, "Rain ranges from −0.58 with Sun to 0.31 with Wind."),
    ],
)
def test_what_holds_of_a_part_is_no_fault(figure: str, told: str) -> None:
    assert not heatparse.check(f"{figure}\n## Remarks\n\n- {told}\n").findings


@pytest.mark.parametrize(
    ("figure", "told"),
    [
        (TABLE, "Maple has two positive values, from 35 to 48."),
        (TABLE, "Maple is above Rowan only in Oct."),
        (TABLE, "Rowan ranges from −15 to 22."),
        (PAIRS, "The correlation of Frost with Sun is 0.12."),
    ],
)
def test_what_is_wrong_of_the_whole_is_one(figure: str, told: str) -> None:
    assert heatparse.check(f"{figure}\n## Remarks\n\n- {told}\n").findings
