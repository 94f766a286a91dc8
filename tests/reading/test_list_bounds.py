"""Where the list of an axis begins and ends: names in front of it, and what is said of its labels behind."""

from itertools import product

import pytest

import heatparse

LISTS = {
    "words": ["Oslo", "Rome", "Bern", "Kyiv"],
    "letters": ["A", "B", "C", "D"],
    "decimals": ["0.00", "0.25", "0.50", "1.00"],
    "signed": ["-5", "0", "5", "10"],
    "months": ["Jan", "Feb", "Mar", "Apr"],
    "word first": ["Dry", "40 %", "70 %", "100 %"],
    "durations": ["1 h", "2 h", "4 h", "8 h"],
}
FORMS = {
    "plain": ", ".join,
    "ticks": lambda labels: ", ".join(f"`{label}`" for label in labels),
    "code": lambda labels: f"`{', '.join(labels)}`",
    "slashes": " / ".join,
}
HEADS = [
    '**X-axis:** "Size", {}',
    "**X-axis (Size):** {}",
    '**X-axis:** "Size" with the markers {}',
    "**Horizontal axis:** Size, ticks at {}",
    '**X-axis:** Labeled "**Size**", with the markers {}',
    '**Columns, "Size":** {}',
]
TAILS = [
    " (4 columns)",
    " (west to east)",
    " ({first} at the left)",
    "; {first} is at the left.",
    ", from left to right",
    ", increasing to the right",
    ", one column per size",
    ", with {first} at the left",
]


def categories(line):
    text = f'# Heatmap: Test\n\n## Axes\n- {line}\n- **Y-axis:** "Team", Ant, Bee\n\n## Trends\n- Nothing.\n'
    (panel,) = heatparse.parse(text).panels
    return panel.x_axis.label, list(panel.x_axis.categories)


@pytest.mark.parametrize("kind", LISTS)
@pytest.mark.parametrize("form", FORMS)
def test_a_list_between_its_name_and_a_remark(kind, form):
    labels = LISTS[kind]
    for head, tail in product(HEADS, TAILS):
        line = head.format(FORMS[form](labels)) + tail.format(first=labels[0])
        assert categories(line) == ("Size", labels), line


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("**X-axis:** Month, Jan, Feb, Mar, Apr (4 columns)", ("Month", LISTS["months"])),
        ("**X-axis:** Team, Ant, Bee, Cow (3 columns)", ("Team", ["Ant", "Bee", "Cow"])),
        ("**X-axis (Depth):** ticks 0.00 (root), 0.25, 1.00 (tip)", ("Depth", ["0.00", "0.25", "1.00"])),
        # labels that look like names and remarks
        ("**X-axis (Word):** `<s>`, the, cat", ("Word", ["<s>", "the", "cat"])),
        ("**X-axis (Step):** Input, L0, L1, L2", ("Step", ["Input", "L0", "L1", "L2"])),
        (
            "**X-axis (Corner):** top left, top right, bottom left",
            ("Corner", ["top left", "top right", "bottom left"]),
        ),
        ("**X-axis (Key):** L:C, L:B, L:A", ("Key", ["L:C", "L:B", "L:A"])),
        ("**X-axis (Wind):** North, East, South, and West.", ("Wind", ["North", "East", "South", "West"])),
    ],
)
def test_names_and_labels_that_look_alike(line, expected):
    assert categories(line) == expected
