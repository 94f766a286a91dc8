"""How often something occurs: "values above 30 occur only twice"."""

import pytest

import heatparse

TEXT = """# Heatmap: Waiting times
- X-axis (Port): Aden, Brest, Cadiz, Dover
- Y-axis (Line): Ibis, Jay, Kite
- Color scale: 0 to 50

| | Aden | Brest | Cadiz | Dover |
|---|---|---|---|---|
| Ibis | 12 | 18 | 44 | 9 |
| Jay | 31 | 24 | 37 | 15 |
| Kite | 22 | 27 | 19 | 6 |

## Notes
"""


def found(sentence):
    claims = heatparse.check(f"{TEXT}- {sentence}\n").claims
    return {claim.verdict for claim in claims if claim.kind == "count"}


@pytest.mark.parametrize("sentence", [
    "Waiting times above 30 occur {}.",
    "A value of more than 30 occurs only {}.",
    "Values above 30 appear just {}.",
    "Values of 31 or more appear {} in the entire heatmap.",
])  # fmt: skip
def test_how_often_a_bound_is_passed(sentence):
    assert found(sentence.format("three times")) == {"supported"}
    assert found(sentence.format("twice")) == {"refuted"}


@pytest.mark.parametrize(("sentence", "verdict"), [
    ("At Cadiz, waiting times above 30 occur twice.", "supported"),
    ("At Cadiz, waiting times above 30 occur once.", "refuted"),
    ("Values above 30 appear twice in the Cadiz column.", "supported"),
    ("Values below 9 occur only once.", "supported"),
    ("Values below 10 occur only once.", "refuted"),
])  # fmt: skip
def test_how_often_at_a_place(sentence, verdict):
    assert found(sentence) == {verdict}


@pytest.mark.parametrize("sentence", [
    "Waiting times below 10 occur once, for Kite at Dover.",  # of the line, or of the figure
    "Waiting times above 30 may occur twice.",
    "Waiting times above 30 occur twice as often at Cadiz.",
    "Waiting times above 30 occur once a week.",
])  # fmt: skip
def test_what_leaves_it_open(sentence):
    assert "supported" not in found(sentence) and "refuted" not in found(sentence)
