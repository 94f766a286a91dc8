"""Names of axes whose labels stand at the edges of the map, and titles with words of discussions."""

import pytest

import heatparse

TABLE = "| | Rome | Oslo |\n|---|---|---|\n| Ant | 1 | 2 |\n| Bee | 3 | 4 |\n"


def labels(text: str) -> tuple[str | None, str | None]:
    (panel,) = heatparse.parse(text).panels
    return panel.x_axis.label, panel.y_axis.label


@pytest.mark.parametrize(
    "sentence",
    [
        "Cities (Rome, Oslo) run along the bottom; insect species run along the left.",
        "Cities run along the bottom; insect species run along the left.",
        "Cities (Rome, Oslo) run along the x-axis, and insect species along the y-axis.",
        "Cities (Rome, Oslo) form the columns; insect species form the rows.",
        "Cities are listed along the bottom and insect species down the left side.",
    ],
)
@pytest.mark.parametrize("title", ["Nests", "Nest Trends", "Summary of Nests"])
def test_names_at_the_edges(sentence: str, title: str) -> None:
    assert labels(f"# Heatmap: {title}\n{sentence}\n\n{TABLE}") == ("Cities", "insect species")


@pytest.mark.parametrize("verb", ["distinguishes", "separates", "has the levels", "lists", "differentiates"])
def test_verbs_in_front_of_labels(verb: str) -> None:
    text = f'## Heatmap: T\nThe vertical axis, "Water supply", {verb} Dry, Moist and Wet.\n'
    (panel,) = heatparse.parse(text).panels
    assert panel.y_axis.label == "Water supply"
    assert panel.y_axis.categories == ("Dry", "Moist", "Wet")


@pytest.mark.parametrize("head", ["Key Observations", "Summary", "Data Trends", "Main Findings and Insights"])
def test_discussion_stays_one(head: str) -> None:
    text = f"## Heatmap: Nests\n\n{TABLE}\n### {head}\n- Cities run along the bottom; species run along the left.\n"
    assert labels(text) == (None, None)
