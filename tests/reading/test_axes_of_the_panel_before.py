"""A panel in sentences, behind one whose items tell the labels of both axes."""

import pytest

import heatparse

TEXT = """# Grip on Two Floors

Two heatmaps carry the captions "(a) Dry" and "(b) Wet". No axis has a title.

**(a) Dry**

- Rubber
    - Tiles: 0.91
    - Wood: 0.85
- Leather
    - Tiles: 0.52
    - Wood: 0.44

**(b) Wet**

{}
"""


@pytest.mark.parametrize(
    "sentences",
    [
        "For Rubber, the grip is 0.61 on Tiles and 0.58 on Wood.\n\n"
        "For Leather, the grip is 0.22 on Tiles and 0.35 on Wood.",
        "Rubber has 0.61 on Tiles and 0.58 on Wood. Leather has 0.22 on Tiles and 0.35 on Wood.",
        "With Rubber: Tiles 0.61, Wood 0.58.\n\nWith Leather: Tiles 0.22, Wood 0.35.",
    ],
)
def test_sentences_name_the_labels_of_the_panel_before(sentences):
    dry, wet = heatparse.parse(TEXT.format(sentences)).panels
    assert (wet.x_axis.categories, wet.y_axis.categories) == (dry.x_axis.categories, dry.y_axis.categories)
    told = {(cell.row, cell.column, cell.value.text) for cell in wet.cells}
    assert told == {
        ("Rubber", "Tiles", "0.61"),
        ("Rubber", "Wood", "0.58"),
        ("Leather", "Tiles", "0.22"),
        ("Leather", "Wood", "0.35"),
    }


def test_a_panel_that_names_other_labels_keeps_none_of_them():
    wet = heatparse.parse(TEXT.format("The wet floor was tested with Cork only; it slipped at once.")).panels[
        1
    ]
    assert not wet.cells and not wet.x_axis.categories


def test_a_change_between_the_panels_is_no_difference_of_a_cell_from_itself():
    sentences = (
        "For Rubber, the grip is 0.61 on Tiles and 0.58 on Wood.\n\n"
        "For Leather, it is 0.22 on Tiles and 0.35 on Wood."
    )
    remark = "\n\nThe smallest decline, 0.09, is found for Leather on Wood."
    assert not heatparse.check(TEXT.format(sentences + remark)).findings
