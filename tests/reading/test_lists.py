"""Lists in a line of text: what is an item, and what only goes with it."""

import pytest

import heatparse

LAWS = ["Law", "Physics and Chemistry", "Arts", "World History"]


def categories(line):
    (panel,) = heatparse.parse("\n".join(["## Heatmap: T", line, "- **Y-axis (Case)**: One, Two"])).panels
    return list(panel.x_axis.categories)


@pytest.mark.parametrize("end", [", World History", ", and World History", " and World History"])
@pytest.mark.parametrize("remark", ["", ", from left to right", " (rotated by 45 degrees)", ", respectively"])
def test_an_and_inside_of_an_item(end, remark):
    assert categories(f"- **X-axis (Field)**: Law, Physics and Chemistry, Arts{end}{remark}") == LAWS


@pytest.mark.parametrize("labels", [["Ant", "Bee", "Cat"], ["0.1", "0.5", "1.0"], ["7B", "13B", "70B"]])
@pytest.mark.parametrize(
    "form",
    [
        "- **X-axis**: Ratio: {plain} (labels rotated 45 degrees)",
        "- **X-axis**: Ratio (values: {plain})",
        "- **X-axis**: Ratio ([{plain}])",
        '* **X-axis:** The horizontal axis is labeled "Ratio" and shows {quoted}.',
        "* **X-axis:** Ratio, with the labels {american}",
    ],
)
def test_what_stands_around_a_list(labels, form):
    quoted = ", ".join(f'"{label}"' for label in labels)
    american = " ".join(f'"{label},"' for label in labels[:-1]) + f' and "{labels[-1]}."'
    assert categories(form.format(plain=", ".join(labels), quoted=quoted, american=american)) == labels


@pytest.mark.parametrize("labels", [["A:0", "A,0"], ["A:1", "B,2"], ["A", "B,C"]])
def test_a_label_in_code_may_hold_a_comma(labels):
    assert categories(f"- **X-axis (Kind)**: {', '.join(f'`{label}`' for label in labels)}") == labels


def test_labels_in_brackets_of_their_own():
    assert categories("- **X-axis (Token)**: ([CLS], the, cat, [SEP])") == ["[CLS]", "the", "cat", "[SEP]"]


@pytest.mark.parametrize("remark", ["", ". Printed on the left", " (top to bottom)", ". From top to bottom"])
@pytest.mark.parametrize("labels", [["T:3", "T:2", "T:1"], ["no", "it", "as", "is"], ["de", "it", "fr"]])
def test_labels_that_look_like_something_else(labels, remark):
    assert categories(f"- **X-axis (Field)**: {', '.join(labels)}{remark}") == labels


@pytest.mark.parametrize(
    ("line", "whole"),
    [
        ("0 to 9 (every layer is one column; only 0, 3, 6 and 9 are printed)", True),
        ("0 to 9, only 0, 3, 6, 9 labeled", True),
        ("0 to 9, one column per layer, ticks at 0, 3, 6, 9", True),
        ("0 to 9 in steps of 1, with labels at 0, 3, 6, 9", True),
        ("0 to 9 with ticks at 0, 3, 6, 9", False),
        ("only 0, 3, 6 and 9", False),
    ],
)
@pytest.mark.parametrize("key", ["**X-axis (Depth):** {}", "**X-axis:**\n  - **Range:** {}"])
def test_a_span_and_the_ticks_printed_out_of_it(line, whole, key):
    text = f"# Heatmap: Test\n\n- {key.format(line)}\n- **Y-axis:** Ant, Bee\n"
    (panel,) = heatparse.parse(text).panels
    assert list(panel.x_axis.categories) == [str(number) for number in range(0, 10, 1 if whole else 3)]
