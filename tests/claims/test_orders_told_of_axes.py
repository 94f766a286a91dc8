"""Orders in which an axis lists its labels, by what is not shown: they are none of the values."""

import pytest

import heatparse

LISTED = "Kestrel, Osprey, Merlin, Harrier"


VALUES = {
    "Kestrel": (12, 30, 8, 21),
    "Osprey": (44, 51, 39, 40),
    "Merlin": (5, 9, 3, 7),
    "Harrier": (18, 25, 16, 33),
}


def refuted(rows: str) -> list[str]:
    told = "\n\n".join(
        f"**{bird}** counts {east} at East, {west} at West, {north} at North, and {south} at South."
        for bird, (east, west, north, south) in VALUES.items()
    )
    text = (
        "## Visits of Four Raptors\n\nA heatmap: birds on the vertical axis, feeders on the horizontal axis. "
        "The number in a cell is the visits a day.\n\n### Axis labels\n\n"
        f"{rows} Horizontal: East, West, North, South.\n\n### Visits\n\n{told}\n"
    )
    return [claim.kind for claim in heatparse.check(text).claims if claim.verdict == "refuted"]


@pytest.mark.parametrize("rows", [
    f"Rows: {LISTED} (sorted by wingspan).", f"Vertical: {LISTED} (ordered by body mass).",
    f"Rows: {LISTED}, in descending order of size.", f"Rows: {LISTED} (largest to smallest).",
    f"The birds are sorted by date of arrival: {LISTED}.", f"Rows: {LISTED} (in decreasing order of nest count).",
    f"Rows: {LISTED} (descending).",
])  # fmt: skip
def test_an_axis_goes_by_what_is_not_shown(rows):
    assert refuted(rows) == []


@pytest.mark.parametrize("rows", [
    f"Vertical: {LISTED} (sorted by mean value).", f"Vertical: {LISTED} (sorted by visits).",
    f"Vertical: {LISTED} (ordered by average visits).",
])  # fmt: skip
def test_an_axis_goes_by_its_values(rows):
    assert refuted(rows) == ["ranking"]
