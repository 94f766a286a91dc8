"""Labels that are words of the language itself: the tokens of a sentence on an axis."""

import pytest

import heatparse

INTRODUCED = [
    "- **X-axis**: {}",
    "- **X-axis (Token)**: {}",
    "- **X-axis:** Tokens: {}",
    "- **X-axis:** Token, with categories: {}",
    '- **X-axis:** "Token" with categories: {}',
    "- **X-axis:** Tokens of the sentence ({})",
    "- **X-axis (horizontal):** Lists the tokens {}.",
    '- **X-axis:** Labeled "Token". Categories from left to right: {}',
    "* X-axis: The tokens {}",
]
SENTENCES = [
    ["the", "cat", "sat", "on", "mat"],
    ["The", "cat", "is", "here"],
    ["[CLS]", "the", "dog", "and", "cat", "[SEP]"],
    ["it", "was", "in", "an", "old", "house"],
    ["<s>", "The", "year", "is", "2024", "</s>"],
    ["and", "or", "not", "xor"],
    ["high", "low", "mean", "max"],
    ["one", "two", "three", "four"],
    ["yes", "no", "maybe"],
    ["a", "b", "of", "to"],
]


def categories(line):
    text = f"## Heatmap: Attention\n\n### Axes\n{line}\n- **Y-axis**: r1, r2\n- **Color scale:** 0 to 1\n"
    return list(heatparse.parse(text).panels[0].x_axis.categories)


@pytest.mark.parametrize("mark", ["{}", '"{}"', "`{}`"])
@pytest.mark.parametrize("introduced", INTRODUCED)
def test_words_of_a_sentence_are_labels(introduced, mark):
    for labels in SENTENCES:
        told = [mark.format(label) for label in labels]
        assert categories(introduced.format(", ".join(told))) == labels


@pytest.mark.parametrize("mark", ["{}", '"{}"', "`{}`"])
@pytest.mark.parametrize("labels", [labels for labels in SENTENCES if "and" not in labels])
def test_last_two_words_are_joined(labels, mark):
    told = [mark.format(label) for label in labels]
    assert categories("- **X-axis (Token)**: " + ", ".join(told[:-1]) + " and " + told[-1]) == labels


def test_words_that_tell_of_the_list_are_no_labels():
    assert categories("- **X-axis**: A, B, C, from left to right") == ["A", "B", "C"]
    assert categories("- **X-axis**: The categories are A, B, and C") == ["A", "B", "C"]
    assert categories("- **X-axis**: Ant, Bee, Cow, left and right") == ["Ant", "Bee", "Cow", "left", "right"]


NOUNS = ["Points", "Value", "Values", "Order", "Year", "Model", "Dataset", "Classes", "Tokens", "Sections"]
HEADS = [
    '"Statistic", with {}', '"Statistic" with {}', '"Statistic", with the categories {}', '"Statistic", showing {}',
    "Statistic, namely {}", '"Statistic", i.e., {}', '"Statistic" ({})', "Three statistics: {}",
    "The statistics are {}", "Statistic; {}", "{}",
]  # fmt: skip


@pytest.mark.parametrize("head", HEADS)
@pytest.mark.parametrize("noun", NOUNS)
def test_nouns_of_lists_may_be_labels_themselves(head, noun):
    labels = [noun, "Rebounds", "Assists"]
    assert categories("- **X-axis**: " + head.format(", ".join(labels))) == labels


@pytest.mark.parametrize(
    "title", ["Verb Agreement", "Accuracy of verb Probes", "How early is the verb known?"]
)
@pytest.mark.parametrize("level", ["#", "##"])
def test_a_label_in_the_title_is_no_place(title, level):
    text = f"""{level} Heatmap: {title}

{level}# Axes
- **X-axis**: subject, verb, object
- **Y-axis (Layer)**: 0, 4

{level}# Values
- Layer 0: 0.1, 0.2, 0.3
- Layer 4: 0.4, 0.5, 0.6
"""
    cells = heatparse.parse(text).panels[0].cells
    assert [cell.value.value for cell in cells] == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]
    assert {cell.column for cell in cells} == {"subject", "verb", "object"}


NUMBERS = [
    ["1 h", "6 h", "24 h"],
    ["10 mg", "20 mg", "50 mg"],
    ["5%", "10%", "20%"],
    ["10", "20", "50"],
    ["4K", "8K"],
]
FIRST = ["Ctrl", "Control", "Baseline", "None", "Untreated", "No drug"]
LAST = ["Recovery", "Washout", "Max", "All", "Follow-up"]


@pytest.mark.parametrize("numbers", NUMBERS)
@pytest.mark.parametrize("introduced", ["- **X-axis**: {}", *INTRODUCED[1:6]])
def test_words_stand_at_the_ends_of_numbers(introduced, numbers):
    for first in FIRST:
        assert categories(introduced.format(", ".join([first, *numbers]))) == [first, *numbers]
    for last in LAST:
        assert categories(introduced.format(", ".join([*numbers, last]))) == [*numbers, last]
        both = [FIRST[0], *numbers, last]
        assert categories(introduced.format(", ".join(both))) == both


def test_names_and_remarks_stand_around_numbers():
    assert categories("- **X-axis**: Dose, 10 mg, 20 mg, 50 mg") == ["10 mg", "20 mg", "50 mg"]
    assert categories("- **X-axis**: 10, 20, 50, left to right") == ["10", "20", "50"]
    assert categories("- **X-axis**: 10 mg, 20 mg, 50 mg, evenly spaced") == ["10 mg", "20 mg", "50 mg"]


@pytest.mark.parametrize("labels", [
    ["Word Order", "Named Entities", "Coreference"],
    ["Raw Text", "Tense", "Labeled Data", "Listed Items"],
])  # fmt: skip
def test_a_label_may_begin_with_a_participle(labels: list[str]) -> None:
    text = f"## Heatmap: Probes\n\n* **X-Axis (Layer):** 0, 2, 4\n* **Y-Axis (Task):** {', '.join(labels)}\n"
    assert list(heatparse.check(text).document.panels[0].y_axis.categories) == labels
