"""Tables in fences, literals and HTML that hold the cells of all panels."""

import json

import pytest

import heatparse

TEXT = """# Delays on Two Lines

There are two heatmaps: the left one is titled "Ferry", the right one "Tram".

- **X-axis:** Hour: Six, Noon, Ten
- **Y-axis:** Stop: Old Quay, Mill

{}
"""
STOPS, HOURS = ("Old Quay", "Mill"), ("Six", "Noon", "Ten")
GRIDS = {"Ferry": ((2, 3, 5), (4, 6, 8)), "Tram": ((12, 13, 15), (14, 16, 38))}
LONG = [(p, s, h, GRIDS[p][i][j]) for p in GRIDS for i, s in enumerate(STOPS) for j, h in enumerate(HOURS)]
WIDE = [(s, h, *(GRIDS[p][i][j] for p in GRIDS)) for i, s in enumerate(STOPS) for j, h in enumerate(HOURS)]


def _fence(rows, sign, kind=""):
    return f"```{kind}\n" + "\n".join(sign.join(map(str, row)) for row in rows) + "\n```"


def _aligned(rows):
    return "```\n" + "\n".join("".join(f"{cell:12}" for cell in row).rstrip() for row in rows) + "\n```"


def _literal(value):
    return f"```json\n{json.dumps(value, indent=1)}\n```"


def _table(rows):
    return "\n".join(
        f"| {' | '.join(map(str, row))} |" for row in (rows[0], ["---"] * len(rows[0]), *rows[1:])
    )


FORMS = [
    _fence([("line", "stop", "hour", "delay"), *LONG], ",", "csv"),
    _fence([("line", "stop", "hour", "delay"), *LONG], ";"),
    _fence([("line", "stop", "hour", "delay"), *LONG], "\t", "tsv"),
    _fence([("stop", "hour", "Ferry", "Tram"), *WIDE], ","),
    _aligned([("Line", "Stop", "Hour", "Delay"), *LONG]),
    _aligned([("Stop", "Hour", "Ferry", "Tram"), *WIDE]),
    _fence([("line", "stop", *HOURS), *((p, s, *GRIDS[p][i]) for p in GRIDS for i, s in enumerate(STOPS))], ","),
    _table([("Stop", "Hour", "Line", "Delay"), *((s, h, p, v) for p, s, h, v in LONG)]),
    _literal([{"line": p, "stop": s, "hour": h, "delay": v} for p, s, h, v in LONG]),
    _literal([{"stop": s, "hour": h, "Ferry": a, "Tram": b} for s, h, a, b in WIDE]),
    _literal({p: {s: dict(zip(HOURS, GRIDS[p][i], strict=True)) for i, s in enumerate(STOPS)} for p in GRIDS}),
    _literal({s: {h: {"Ferry": a, "Tram": b} for t, h, a, b in WIDE if t == s} for s in STOPS}),
    _literal({"panels": [{"title": p, "values": [list(row) for row in GRIDS[p]]} for p in GRIDS]}),
]  # fmt: skip


@pytest.mark.parametrize("form", FORMS)
def test_each_panel_takes_its_own_cells(form):
    panels = heatparse.parse(TEXT.format(form)).panels
    told = [
        (panel.title, cell.row, cell.column, float(cell.value.text))
        for panel in panels
        for cell in panel.cells
    ]
    assert sorted(told) == sorted(LONG)


def test_years_span_the_columns_of_their_panels_in_html():
    text = """# Scores

Two heatmaps, **2011** (left) and **2024** (right), show the scores.

- **X-axis:** Field: Art, Law &amp; Order
- **Y-axis:** Town: Ulm, Bonn

<table>
<tr><th rowspan="2">Town</th><th colspan="2">2011</th><th colspan="2">2024</th></tr>
<tr><th>Art</th><th>Law &amp; Order</th><th>Art</th><th>Law &amp; Order</th></tr>
<tr><td>Ulm</td><td>1</td><td>2</td><td>5</td><td>6</td></tr>
<tr><td>Bonn</td><td>3</td><td>4</td><td>7</td><td>8</td></tr>
</table>
"""
    panels = heatparse.parse(text).panels
    assert [[cell.value.text for cell in panel.cells] for panel in panels] == [list("1234"), list("5678")]
    assert {cell.column for panel in panels for cell in panel.cells} == {"Art", "Law & Order"}
    assert not heatparse.check(text).findings


@pytest.mark.parametrize(
    ("row", "values"),
    [
        ("Old Quay    0.12    n.d.    0.3", ["0.12", "0.3"]),
        ("Old Quay    <0.1    --      0.3", ["<0.1", "0.3"]),
        ("Old Quay    0.12    ~0.2    n.a.", ["0.12", "~0.2"]),
        ("Old Quay    ND      0.2     0.3", ["0.2", "0.3"]),
        ("Old Quay    0.12    ≥0.2    0.3", ["0.12", "≥0.2", "0.3"]),
    ],
)
def test_lines_of_a_fence_may_hold_bounds_and_missing_values(row, values):
    fence = f"```\n            Six     Noon    Ten\n{row}\nMill        0.4     0.5     0.6\n```"
    panel = heatparse.parse(TEXT.replace("two heatmaps: the left", "a heatmap: no").format(fence)).panels[0]
    assert [cell.value.text for cell in panel.cells if cell.row == "Old Quay"] == values
