"""Scales of panels that are told by letters or numbers: "Legend (a): 0 to 9", "Color bars: a: 0–9; b: 0–90"."""

import pytest

import heatparse

TEXT = """## Heatmaps: Mills

The image shows two heatmaps.

- **(a) Noise:** in the yard
- **(b) Flour:** bags of the day

### Axes

- X-axis: Mill (Upper, Lower)
- Y-axis: Shift (Early, Late)
{}

### Data

**(a) Noise**
- Early: 3, 4
- Late: 5, 6

**(b) Flour**
- Early: 30, 40
- Late: 50, 60
"""


def _report(lines):
    report = heatparse.check(TEXT.format(lines))
    scales = [(p.legend.low, p.legend.high) for p in heatparse.parse(TEXT.format(lines)).panels if p.legend]
    return scales, [finding.rule for finding in report.findings]


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Legend (a)", "Legend (b)"),
        ("Color bar A", "Color bar B"),
        ("Color scale, panel (a)", "Color scale, panel (b)"),
        ("Legend for (a)", "Legend for (b)"),
        ("Colorbar 1", "Colorbar 2"),
        ("Legend of panel a", "Legend of panel b"),
    ],
)
@pytest.mark.parametrize("mark", ["- **{}:** {}", "- {}: {}", "**{}**: {}"])
def test_the_letter_behind_the_word_for_the_scale_tells_its_panel(one, two, mark):
    lines = "\n".join((mark.format(one, "0 (white) to 9 (red)"), mark.format(two, "0 (white) to 90 (blue)")))
    assert _report(lines) == ([(0, 9), (0, 90)], [])


@pytest.mark.parametrize(
    "line",
    [
        "(a) 0 (white) to 9 (red); (b) 0 (white) to 90 (blue)",
        "(a) 0–9, (b) 0–90",
        "a: 0 to 9; b: 0 to 90",
        "panel (a): 0–9; panel (b): 0–90",
        "0 to 9 in (a), 0 to 90 in (b)",
        "0–9 (a) and 0–90 (b)",
        "from 0 to 9 in panel a and from 0 to 90 in panel b",
        "(a) dB, 0–9 | (b) bags, 0–90",
    ],
)
@pytest.mark.parametrize("key", ["**Legends:**", "Color bars:"])
def test_one_line_gives_each_panel_the_scale_beside_its_letter(key, line):
    assert _report(f"- {key} {line}") == ([(0, 9), (0, 90)], [])


def test_a_scale_without_a_letter_is_that_of_all_panels():
    assert _report("- Legend: a scale from 0 (white) to 90 (blue)")[0] == [(0, 90), (0, 90)]


def test_a_letter_beyond_the_panels_names_none():
    assert _report("- Legend (d): 0 (white) to 90 (blue)")[0] == [(0, 90), (0, 90)]
