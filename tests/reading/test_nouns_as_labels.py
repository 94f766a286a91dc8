"""Nouns of the frame ("accuracy", "subject", "source") that are labels where they key a line beside other labels."""

import pytest

import heatparse

NOUNS = ["Accuracy", "Subject", "Source", "Query", "Training", "Coverage"]


def described(lines, head="- **{}**"):
    text = ["# Heatmap: Scores", "", "The heatmap shows scores.", "", "## Values", ""]
    for row, tenth in (("Ada", 1), ("Kiel", 2), ("Rom", 3)):
        text += [head.format(row), *(f"  - {key}: 0.{tenth}{at}" for at, key in enumerate(lines, start=1))]
    return "\n".join(text) + "\n"


@pytest.mark.parametrize("noun", NOUNS)
@pytest.mark.parametrize("at", [0, 1, 2])
@pytest.mark.parametrize("head", ["- **{}**", "**{}**", "- {}:"])
def test_they_are_labels_among_labels(noun, at, head):
    lines = ["Recall", "Depth"]
    lines.insert(at, noun)
    document = heatparse.parse(described(lines, head))
    (panel,) = document.panels
    assert [panel.y_axis.categories, panel.x_axis.categories] == [("Ada", "Kiel", "Rom"), tuple(lines)]
    assert [cell.value.text for cell in panel.cells] == [f"0.{i}{j}" for i in (1, 2, 3) for j in (1, 2, 3)]
    assert not document.unread


@pytest.mark.parametrize("noun", ["Total", "Value", "Average", "Maximum"])
def test_what_is_made_of_the_others_is_none(noun):
    (panel,) = heatparse.parse(described(["Recall", "Depth", noun])).panels
    assert panel.x_axis.categories == ("Recall", "Depth")


@pytest.mark.parametrize("noun", NOUNS)
def test_alone_they_are_no_labels(noun):
    document = heatparse.parse(described([noun]))
    assert all(noun not in panel.x_axis.categories for panel in document.panels)
