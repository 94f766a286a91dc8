"""Titles of panels that begin alike: a word that only tells is left out, one that names is not."""

import pytest

import heatparse

HEAD = (
    "## Heatmaps: Orchard\n### Overview\nThe image shows two heatmaps side by side.\n### Components/Axes\n"
    "* **X-axis:** oak, elm\n* **Y-axis:** sun, rain\n* **Color bar:** 0 to 1\n### Detailed Analysis\n"
)


def titles_of(first, second):
    data = f"**{first}:**\n* sun, oak: 0.2\n**{second}:**\n* sun, oak: 0.3\n"
    return [panel.title for panel in heatparse.parse(HEAD + data).panels]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Removing the Root", "Removing the Crown"),
        ("Taking the Mean of Leaves", "Taking the Mean of Twigs"),
        ("Cutting the Hedge (Year 1)", "Cutting the Hedge (Year 2)"),
        ("Under the Shade", "Under the Sky"),
        ("Watering the East", "Watering the Fence"),
    ],
)
@pytest.mark.parametrize("form", ["{}", "Heatmap {n} ({})", "Heatmap {n}: {}"])
def test_what_titles_begin_with_is_part_of_them(form, first, second):
    pair = [form.format(title, n=n) for n, title in enumerate((first, second), 1)]
    assert titles_of(*pair) == [first, second]


@pytest.mark.parametrize("lead", ["Values for", "Heatmap showing", "Showing the"])
def test_words_that_only_tell_are_no_part_of_a_title(lead):
    assert titles_of(f"{lead} Leaves", f"{lead} Twigs") == ["Leaves", "Twigs"]
