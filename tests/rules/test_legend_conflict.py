"""legend-conflict: one color scale, described twice."""

from __future__ import annotations

import pytest
from descriptions import describe

RULE = "legend-conflict"


@pytest.mark.parametrize(
    "overview",
    [
        "The color scale ranges from 0.0 to 0.8.",
        "Colors run from white (0.0) to navy (0.8).",
        "Values range from 0.0 (white) to 1.2 (navy).",
        "Accuracy is shown on a 0.0–0.8 color scale.",
        "The shared colorbar (0 to 2) stands on the right.",
        "A colorbar beside the grid indicates the accuracy score, ranging from about 0 to 2.",
        "The color bar denotes accuracy values, from 0 to 2.",
        "A colorbar shows the scores (0 to 2).",
    ],
)
def test_two_scales(found, overview):
    assert found(describe(overview=overview)) == [(7, RULE)]


@pytest.mark.parametrize(
    "overview",
    [
        "The color scale ranges from 0 to 1.",
        "The color scale goes from 0% to 100%.",
        "Colors run from white (0.00) over blue (0.5) to navy (1.00).",
        "The values range from 0.48 to 0.74.",
        "Values range from 0.4 (white) to 0.8 (navy).",
        "All values lie between 0.4 and 0.8, so half of the color scale is unused.",
        "The scale has steps of 0.1 to 0.2.",
        "A colorbar beside the grid indicates the accuracy score, ranging from about 0 to 1.",
        "The color bar denotes accuracy, and most scores lie between 0.4 and 0.8.",
    ],
)
def test_one_scale_in_two_wordings_or_another_range(found, overview):
    assert found(describe(overview=overview)) == []


def legend(*bands: str) -> str:
    return describe(legend="with these colors:\n" + "\n".join(f"  * {band}" for band in bands))


@pytest.mark.parametrize(
    "bands",
    [
        ("White: 0.0–0.5", "Blue: 0.4–0.8", "Navy: 0.8–1.0"),
        ("Red → positive (0.1–1.0)", "Blue → negative (0.0–0.1)", "White → near zero (0.05–0.15)"),
        ("0.0 to 0.6: white", "0.5 to 1.0: navy"),
        ("White: below 0.5", "Blue: 0.3 to 0.9", "Navy: above 0.9"),
    ],
)
def test_bands_that_overlap(found, bands):
    assert [rule for _, rule in found(legend(*bands))] == [RULE]


@pytest.mark.parametrize(
    "bands",
    [
        ("White: 0.0–0.4", "Blue: 0.4–0.8", "Navy: 0.8–1.0"),
        ("White: 0.0–0.39", "Blue: 0.40–0.79", "Navy: 0.80–1.0"),
        ("Navy: 1.0", "Blue: ~0.5", "White: 0.0"),
        ("Blue: 0.0–1.0", "Light blue: 0.0–0.5", "Dark blue: 0.5–1.0"),
        ("White: below 0.4", "Blue: 0.4 to 0.8", "Navy: 0.8 and above"),
    ],
)
def test_bands_that_agree(found, bands):
    assert found(legend(*bands)) == []


@pytest.mark.parametrize(("yellow", "rules"), [("0.3 to 0.7", []), ("0.3 to 0.8", [RULE])])
def test_bands_that_follow_the_ends_of_the_scale_in_a_section_of_their_own(found, yellow, rules):
    bands = f"* Red: 0.0 to 0.3\n* Yellow: {yellow}\n* Green: 0.7 to 1.0"
    text = describe(
        legend="from 0.0 (red) to 1.0 (green)\n### Legend and Colors\n* **Position:** right\n" + bands
    )
    assert [rule for _, rule in found(text)] == rules


def test_a_band_beyond_the_scale(found):
    text = describe(legend="from 0.0 to 1.0\n  * White: 0.0–0.4\n  * Blue: 0.4–0.8\n  * Navy: 0.8–1.4")
    assert [rule for _, rule in found(text)] == [RULE]
