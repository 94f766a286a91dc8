"""Plain lines above the axes, the scale or the data of each of several panels are the heads of these panels."""

import pytest

import heatparse

FIRST = ("X-axis: P, Q, R", "Y-axis: a, b", "Color scale: 0 to 1")
SECOND = ("X-axis: P, Q, R", "Y-axis: a, b", "Color scale: 0 to 100 ms")
VALUES = (((0.1, 0.5, 0.9), (0.2, 0.4, 0.3)), ((10, 50, 90), (20, 40, 30)))
NAMED = [
    "Panel {letter}: {name}",
    "Panel ({small}): {name}",
    "Heatmap {number} – {name}",
    "{place} heatmap: {name}",
    "{place} panel ({name})",
    "({small}) {name}",
    "{small}) {name}",
    "{ordinal} heatmap: {name}",
    "Figure {number}: {name}",
]
LOOSE = [
    "{letter}. {name}",
    "{place}: {name}",
    "{number}. {name}",
    "{name} heatmap",
    "{name} ({place})",
    "{name}",
]


def heads(form):
    told = (("A", "a", "1", "Left", "First", "Precision"), ("B", "b", "2", "Right", "Second", "Latency"))
    keys = ("letter", "small", "number", "place", "ordinal", "name")
    return [form.format(**dict(zip(keys, values, strict=True))) for values in told]


def table(values):
    lines = ["| | P | Q | R |", "|---|---|---|---|"]
    return lines + [
        f"| {row} | {' | '.join(map(str, line))} |" for row, line in zip("ab", values, strict=True)
    ]


def rows(values):
    return [
        f"- {row}: " + ", ".join(f"{column} {value}" for column, value in zip("PQR", line, strict=True))
        for row, line in zip("ab", values, strict=True)
    ]


def panels(text):
    report = heatparse.check(text)
    assert not report.findings
    return [
        (panel.title, [cell.value.value for cell in panel.cells], panel.legend and panel.legend.high)
        for panel in report.document.panels
    ]


def flat(values):
    return [value for line in values for value in line]


def expected(high=(1, 100)):
    return [("Precision", flat(VALUES[0]), high[0]), ("Latency", flat(VALUES[1]), high[1])]


@pytest.mark.parametrize("data", [table, rows])
@pytest.mark.parametrize("bullet", ["- ", ""])
@pytest.mark.parametrize("form", NAMED + LOOSE)
def test_line_above_the_axes_of_a_panel_heads_it(form, bullet, data):
    text = "## Figure: Two heatmaps\n"
    for head, frame, values in zip(heads(form), (FIRST, SECOND), VALUES, strict=True):
        lines = [bullet + line for line in frame]
        text += "\n".join(["", head, *lines, "", *data(values), ""])
    assert panels(text) == expected()


@pytest.mark.parametrize("data", [table, rows])
@pytest.mark.parametrize("form", NAMED + LOOSE[1:])
def test_line_above_the_scale_of_a_panel_heads_it(form, data):
    text = "## Figure: Two heatmaps\n\n" + "\n".join(f"- {line}" for line in FIRST[:2]) + "\n"
    for head, frame, values in zip(heads(form), (FIRST, SECOND), VALUES, strict=True):
        text += "\n".join(["", head, frame[2], "", *data(values), ""])
    assert panels(text) == expected()


@pytest.mark.parametrize("form", NAMED)
def test_line_above_the_rows_of_a_panel_heads_it(form):
    text = "## Figure: Two heatmaps\n\n" + "\n".join(f"- {line}" for line in FIRST[:2]) + "\n"
    for head, values in zip(heads(form), VALUES, strict=True):
        text += "\n".join(["", head, *rows(values), ""])
    assert panels(text) == expected((None, None))


def test_line_above_the_only_axes_is_no_head():
    text = "## Heatmap: Precision\n\nNightly runs\n" + "\n".join(FIRST) + "\n\n" + "\n".join(table(VALUES[0]))
    assert panels(text) == [(None, flat(VALUES[0]), 1)]


def test_sentences_above_axes_are_no_heads():
    text = "## Heatmap: Precision\n\nThe columns are tasks.\nX-axis: P, Q, R\n\nThe rows are models.\nY-axis: a, b\n\n"
    text += "\n".join(table(VALUES[0]))
    assert panels(text) == [(None, flat(VALUES[0]), None)]
