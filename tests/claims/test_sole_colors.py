"""Colors that a line has in some places only, or that it alone has at a place."""

from __future__ import annotations

import pytest

import heatparse

DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri")
ROWS = {
    "Bus 0": (3, 4, 14, 15, 26),
    "Bus 4": (14, 13, 12, 16, 17),
    "Ferry": (2, 5, 3, 1, 4),
    "Tram": (22, 24, 13, 5, 29),
}
TABLE = (
    f"# Heatmap: Minutes of delay\n\n| Line | {' | '.join(DAYS)} |\n|---|---|---|---|---|---|\n"
    + "".join(f"| {name} | {' | '.join(map(str, row))} |\n" for name, row in ROWS.items())
    + "\nLegend: 0–10 = white, 10–20 = orange, 20–30 = red.\n\n## Remarks\n\n- "
)
BANDS = (
    "# Heatmap: Minutes of delay\n\n- **Y-axis:** Stop, 0 to 11\n- **X-axis:** Line: Bus, Ferry, Tram\n"
    "- **Scale:** 0–10 white, 10–20 orange, 20–30 red\n\n"
    "**Bus**\n- Stops 0-3: 4-6 (white)\n- Stops 4-7: 12-15 (orange)\n- Stops 8-11: 22-25 (red)\n\n"
    "**Ferry**\n- Stops 0-3: 2-3 (white)\n- Stops 4-7: 1-5 (white)\n- Stops 8-11: 11-12 (orange)\n\n"
    "**Tram**\n- Stops 0-3: 21-24 (red)\n- Stops 4-7: 13-14 (orange)\n- Stops 8-11: 5-8 (white)\n\n## Remarks\n\n- "
)


@pytest.mark.parametrize(
    ("figure", "told", "verdict"),
    [
        (TABLE, "Tram is white only on Thu.", "supported"),
        (TABLE, "Bus 0 is orange on Wed and Thu only.", "supported"),
        (TABLE, "Tram alone is orange on Wed.", "refuted"),
        (TABLE, "On Thu, only Ferry and Tram are white.", "supported"),
        (TABLE, "Tram alone is red on Tue (24).", "supported"),
        (TABLE, "Bus 4 is the only line that is orange on Fri.", "supported"),
        (TABLE, "Bus 4 is the only orange line on Mon.", "supported"),
        (TABLE, "Fri is the only day on which Bus 0 is red.", "supported"),
        (TABLE, "Ferry is white only.", "supported"),
        (TABLE, "Bus 0 is white only.", "refuted"),
        (TABLE, "Only Bus 0 and 4 are orange on Thu.", "undecidable"),
        (TABLE, "Only Bus 0 and Tram are red.", "supported"),
        (TABLE, "Tram is red only on Mon and Tue.", "refuted"),
        (TABLE, "Only Ferry is white on Tue.", "refuted"),
        (TABLE, "Bus 0 is white only before Wed.", "undecidable"),
        (BANDS, "Bus is white only in stops 0-3.", "supported"),
        (BANDS, "Ferry alone is white in stops 4-7.", "supported"),
        (BANDS, "Tram is the only line that is red in stops 0-3.", "supported"),
        (BANDS, "Ferry is white only in stops 0-3.", "refuted"),
        (BANDS, "Only Bus is white in stops 0-3.", "refuted"),
    ],
)  # fmt: skip
def test_a_color_is_looked_for_in_the_line_that_is_named(figure: str, told: str, verdict: str) -> None:
    line = figure.count("\n") + 1
    claims = [
        c
        for c in heatparse.check(figure + told + "\n").claims
        if c.span.line == line and c.kind != "cell-value"
    ]
    assert {claim.verdict for claim in claims} == {verdict}
