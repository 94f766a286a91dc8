"""Titles that a first line announces: "**Title: X**", "Title" above it."""

import pytest

import heatparse

BODY = (
    "\n\n{0}Description{1}\nA heatmap of loaves sold.\n\n{0}Rows (Shop){1}\n* Quay\n* Mill\n\n"
    "{0}Columns (Grain){1}\n* Rye\n* Oat\n\n{0}Values{1}\n* Quay: Rye 5, Oat 7\n* Mill: Rye 6, Oat 8\n"
)
BODIES = BODY.format("**", ":**"), BODY.format("## ", "")


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("line", [
    "**Title: {}**", "**Title:** {}", "Title: {}", "# Title: {}", "## Title\n{}", "**Title**\n{}",
    "Figure title — {}", "**Chart Title: {}**", "*Title: {}*", "- **Title:** {}", "1. **TITLE:** {}",
    '**Title:** "{}" (top center)', "# Heatmap Title: {}", "# Title: Heatmap: {}", "# Figure 3: {}",
])  # fmt: skip
def test_the_title_behind_the_word(line, body):
    document = heatparse.parse(line.format("Loaves: Quay and Mill") + body)
    assert document.title == "Loaves: Quay and Mill"
    assert [len(panel.cells) for panel in document.panels] == [4]


@pytest.mark.parametrize(
    "line", ["# Title Races by Year", "# Titles: Won and Lost", "**Entitled Households by Year**"]
)
def test_titles_that_have_the_word(line):
    assert heatparse.parse(line + BODIES[1]).title == line.strip("#* ")


@pytest.mark.parametrize("line", ["**Title:** None printed", "**Title:** not shown"])
def test_a_figure_without_a_title(line):
    assert heatparse.parse(line + BODIES[1]).title == "Description"


def test_the_top_heading_counts_more_than_a_title_below_it():
    text = "# Heatmap: Loaves\n\n**Title:** Grain" + BODIES[1]
    assert heatparse.parse(text).title == "Loaves"
