"""Zones: a head that names a stretch of an axis, and below it lines that name stretches of the other."""

import pytest

import heatparse

MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
AXES = f"- **X-axis:** Hour, 0 to 9\n- **Y-axis:** Month, {', '.join(MONTHS)}\n- **Legend:** 0 to 99\n"


def regions(head):
    text = (
        f"# Heatmap: Price\n{AXES}\n## Values\n{head}\n- Hours 0–5: around 10–20\n- Hours 6–9: around 30–40\n"
    )
    (panel,) = heatparse.parse(text).panels
    assert not panel.cells
    return [(list(r.rows), list(r.columns), r.value.low, r.value.high) for r in panel.regions]


@pytest.mark.parametrize(
    ("head", "rows"),
    [
        ("**Spring (Mar–May)**", ["Mar", "Apr", "May"]),
        ("**Months Jan-Feb:**", ["Jan", "Feb"]),
        ("**Mild (Mar–Apr, Sep–Oct)**", ["Mar", "Apr", "Sep", "Oct"]),
        ("**Summer (Jun, Jul):**", ["Jun", "Jul"]),
        ("**Winter (Nov–Feb)**", ["Nov", "Dec", "Jan", "Feb"]),
        ("**Values:**", []),
    ],
)
def test_a_head_restricts_the_lines_below_it(head, rows):
    assert regions(head) == [(rows, list("012345"), 10, 20), (rows, list("6789"), 30, 40)]


def test_a_heading_ends_the_zone():
    found = regions("**Spring (Mar–May)**\n- Hours 0–9: 1–50\n\n### Whole year")
    assert [rows for rows, *_ in found] == [["Mar", "Apr", "May"], [], []]
