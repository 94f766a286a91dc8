""" "The matrices are 8x8" tells the size of each of them."""

import pytest

import heatparse

LABELS = ["Oslo", "Riga", "Bern", "Rome", "Kyiv"]


def findings(sentence, panels=2):
    items = "".join(f"* {label}\n" for label in LABELS)
    parts = "".join(
        f"#### ({letter}) Year {letter}\n* Oslo → Riga: 0.{at}\n* Bern → Rome: 0.5\n"
        for at, letter in enumerate("abcd"[:panels], 1)
    )
    text = (
        f"## Heatmaps: Ferry Links\n### Overview\nThe image shows {panels} heatmaps.\n### Components/Axes\n"
        f"* **Row & Column Labels:** {sentence} The labels are the same:\n{items}"
        f"* **Color bar:** 0 (white) to 1 (navy)\n### Detailed Analysis\n{parts}"
    )
    return [(finding.rule, finding.message) for finding in heatparse.check(text).findings]


@pytest.mark.parametrize(
    "sentence",
    ["The matrices are 6x6.", "The grids are 6x6.", "Both matrices are 6 × 6.", "The matrices are 4x4."],
)
def test_the_size_of_each_matrix_is_checked(sentence):
    found = findings(sentence)
    assert [rule for rule, _ in found] == ["axis-count-mismatch"]
    assert "5 rows and 5 columns" in found[0][1]


@pytest.mark.parametrize(
    "sentence",
    [
        "The matrices are 5x5.",
        "The heatmaps are arranged 1x2.",
        "The matrices are arranged in a 1x2 grid.",
        "The grids are 1x2, arranged in a row.",
    ],
)
def test_what_fits_and_what_tells_an_arrangement_is_no_mismatch(sentence):
    assert not findings(sentence)
