"""What a notebook shows."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import heatparse
from heatparse.models import Axis, Cell, Document, Finding, Legend, Panel, Quantity, Report
from heatparse.shades import named, shades
from heatparse.text import Source

TEXT = """# Heatmap: Transfer

- **X-axis**: A, B
- **Y-axis**: C, D
- **Color legend**: ranges from 0.0 (white) to 1.0 (dark blue)

| | A | B |
|---|---|---|
| C | 0.0 | 1.0 |
| D | 0.5 | 4.2 |
"""
REPORT = heatparse.check(TEXT)
VOID = {"br"}


class Page(HTMLParser):
    """The elements and the text of a piece of HTML; it must be well formed."""

    def __init__(self, html):
        super().__init__()
        self.open, self.tags, self.attributes, self.texts = [], [], [], []
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.texts.append(data)

    def cells(self):
        return [text for text in self.texts if text.strip()]


KNOWN = {"div", "table", "tr", "th", "td", "ol", "li", "b", "br", "span", "mark"}


def styles(html, word):
    return [value for name, value in Page(html).attributes if name == "style" and word in value]


def test_a_panel_is_a_heatmap_in_the_colours_of_its_legend():
    html = REPORT.document.panels[0]._repr_html_()
    assert [text for text in ("A", "B", "C", "D", "0.0", "1.0", "0.5") if text not in Page(html).texts] == []
    dark = "background:rgb({},{},{})".format(*named("dark blue"))
    half = "background:rgb({},{},{})".format(*shades(REPORT.document.panels[0].legend, ()).colour(0.5))
    assert "background:rgb(255,255,255);color:rgb(0,0,0)" in html
    assert f"{dark};color:rgb(255,255,255)" in html and half in html
    assert "white" in Page(html).texts[-2] or "white" in html


def test_a_report_has_its_findings_beside_the_grid_and_marks_the_cell():
    html = REPORT._repr_html_()
    page = Page(html)
    assert "value-outside-legend" in " ".join(page.texts)
    assert "4.2" in page.texts[page.texts.index("| D | 0.5 | ") + 1]
    (marked,) = (value for value in styles(html, "outline"))
    assert "#c62828" in marked
    assert any(name == "title" and "value-outside-legend: 4.2" in value for name, value in page.attributes)


def test_a_document_shows_all_its_panels():
    document = Document(title="Two", figure="heatmap", panels=(REPORT.document.panels[0],) * 2)
    assert document._repr_html_().count("<table") == 2
    assert "no heatmap" in Document(title="x")._repr_html_()


EVIL = "<script>alert(1)</script>\"'><img src=x onerror=1>&amp;\x1b[31m\u202e"


def test_everything_is_escaped():
    span = Source(EVIL).span(0, len(EVIL))
    cell = Cell(row=EVIL, column=EVIL, value=Quantity(text=EVIL, value=1.0), color=EVIL, span=span)
    legend = Legend(label=EVIL, low=0.0, high=2.0)
    axis = Axis(label=EVIL, categories=(EVIL,))
    panel = Panel(title=EVIL, x_axis=axis, y_axis=axis, legend=legend, cells=(cell,))
    document = Document(source=EVIL, title=EVIL, figure="heatmap", panels=(panel,), text=EVIL)
    report = Report(document=document, findings=(Finding(rule=EVIL, message=EVIL, span=span),))
    for shown in (panel, document, report):
        html = shown._repr_html_()
        assert set(Page(html).tags) <= KNOWN
        assert {name for name, _ in Page(html).attributes} <= {"style", "title"}
        assert not {"\x1b", "\u202e"} & set(html)
        assert "<script" not in html and "&lt;script&gt;" in html


@settings(max_examples=100, deadline=None)
@given(label=st.text(max_size=12), value=st.floats(allow_nan=False), low=st.floats(), high=st.floats())
def test_anything_can_be_shown(label, value, low, high):
    ends = {"low": low, "high": high} if low <= high else {}
    cell = Cell(row=label, column=None, value=Quantity(text="", value=value), span=Source("x").span(0, 1))
    panel = Panel(legend=Legend(**ends), cells=(cell,))
    assert set(Page(panel._repr_html_()).tags) <= KNOWN


def test_a_large_grid_is_cut():
    cells = tuple(
        Cell(row=str(r), column=str(c), value=Quantity(text="1", value=1.0), span=Source("x").span(0, 1))
        for r in range(70)
        for c in range(70)
    )
    html = Panel(cells=cells)._repr_html_()
    assert html.count("<td") == 3600 and "and 10 rows more" in html and "and 10 columns more" in html


@pytest.mark.parametrize(
    ("name", "darker"),
    [("dark red", "red"), ("red", "light red"), ("light red", "very light red"), ("navy blue", "light blue")],
)
def test_names_of_shades_are_in_order(name, darker):
    assert sum(named(name)) < sum(named(darker))


def test_every_hue_that_can_be_read_can_be_drawn():
    from heatparse.resources import vocabulary

    assert set(vocabulary("colors", "hues")) <= set(vocabulary("palette", "hues"))
    assert named("no such thing") is None
