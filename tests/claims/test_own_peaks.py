"""Extremes of a line that lie on the diagonal, and pairs that are set against their reverse."""

import pytest

import heatparse

TEXT = """# Heatmap: Confusion of leaf classifiers
- Y-axis (True class): Ash, Beech, Cedar, Elder
- X-axis (Predicted class): Ash, Beech, Cedar, Elder
- Color scale: 0 to 200

| True class | Ash | Beech | Cedar | Elder |
|---|---|---|---|---|
| Ash | 160 | 22 | 9 | 64 |
| Beech | 31 | 145 | 12 | 7 |
| Cedar | 3 | 17 | 188 | 0 |
| Elder | 61 | 14 | 2 | 58 |

## Notes
"""


def verdicts(sentence, kind):
    return {claim.verdict for claim in heatparse.check(f"{TEXT}- {sentence}\n").claims if claim.kind == kind}


@pytest.mark.parametrize("sentence", [
    "The {} row peaks on the diagonal ({}).", "The {} row has its maximum on the diagonal, with {}.",
    "{} has its highest value on the diagonal ({}).",
    "**{}**: Highest on the diagonal ({}).", "In the {} row, the highest count lies on the diagonal ({}).",
    "The {} row peaks at itself ({}).",
])  # fmt: skip
def test_the_peak_of_a_line_is_its_own(sentence):
    assert "refuted" not in verdicts(sentence.format("Beech", 145), "extremum")
    assert verdicts(sentence.format("Cedar", 188), "extremum") == {"supported"}
    assert verdicts(sentence.format("Elder", 58), "extremum") == {"refuted"}


@pytest.mark.parametrize("sentence", [
    "{} is the highest on the diagonal.", "{} has the highest value on the diagonal.",
    "{}, as expected, is the strongest entry on the diagonal.",
])  # fmt: skip
def test_the_peak_of_the_diagonal(sentence):
    assert "supported" in verdicts(sentence.format("Cedar"), "extremum")
    assert "supported" not in verdicts(sentence.format("Beech"), "extremum")
    assert not verdicts(sentence.format("Cedar"), "diagonal") & {"supported", "refuted"}


@pytest.mark.parametrize("sentence", [
    "Ash → Beech (22) is {} than the reverse direction, Beech → Ash (31).",
    "Ash to Beech is {} than the reverse, Beech to Ash (31).",
    "Ash → Beech is {} than the reverse (31).",
])  # fmt: skip
def test_a_pair_against_its_reverse(sentence):
    assert verdicts(sentence.format("weaker"), "comparison") == {"supported"}
    assert verdicts(sentence.format("stronger"), "comparison") == {"refuted"}
    assert verdicts(sentence.format("weaker"), "cell-value") == {"supported"}
    other = sentence.replace("Beech → Ash", "Cedar → Ash").replace("Beech to Ash", "Cedar to Ash")
    if other != sentence:  # no reverse of the first
        assert "refuted" not in verdicts(other.format("weaker"), "comparison")


@pytest.mark.parametrize("sentence", ["Highest of all (188).", "**Ash**: Highest for Ash (160).", "Highest."])
def test_an_extreme_without_a_diagonal_stays(sentence):
    assert "refuted" not in verdicts(sentence, "diagonal")
