"""Lists between semicolons, whose labels may hold commas and conjunctions."""

import pytest

import heatparse


def _rows(listed):
    return (
        heatparse.parse(f"## Heatmap: Sales\n\nColumns: North, South\nRows: {listed}\n")
        .panels[0]
        .y_axis.categories
    )


@pytest.mark.parametrize(
    ("listed", "labels"),
    [
        ("Hats; Gloves; Belts, ties", ("Hats", "Gloves", "Belts, ties")),
        ("Hats; Belts, ties; Gloves; Socks", ("Hats", "Belts, ties", "Gloves", "Socks")),
        ("Belts, ties or scarves; Hats; Gloves", ("Belts, ties or scarves", "Hats", "Gloves")),
        ("Hats; Belts, ties; and Gloves", ("Hats", "Belts, ties", "Gloves")),
        ("Hats, caps; Belts, ties; Gloves, mittens", ("Hats, caps", "Belts, ties", "Gloves, mittens")),
        ("Hats; Gloves; Belts; and Ties", ("Hats", "Gloves", "Belts", "Ties")),
        ("Hats; Gloves; Belts; Ties, top to bottom", ("Hats", "Gloves", "Belts", "Ties")),
        ("Hats; Gloves; Belts; Ties, in this order", ("Hats", "Gloves", "Belts", "Ties")),
        ("Hats, Gloves, Belts", ("Hats", "Gloves", "Belts")),
    ],
)
def test_semicolons_part_the_labels(listed, labels):
    assert _rows(listed) == labels
