"""Strengths: a negative correlation grows stronger as it falls; pairs have no diagonal, and others are no universe."""

from __future__ import annotations

import pytest

import heatparse

TIDES = """# Heatmap: Correlation with the Tide

- X-axis (Season): Winter, Spring, Summer
- Y-axis (Bird): Dunlin, Plover, Curlew
- Color bar (Pearson r): -1 to 1

| Bird | Winter | Spring | Summer |
|---|---|---|---|
| Dunlin | -0.15 | -0.38 | -0.66 |
| Plover | 0.18 | 0.25 | 0.47 |
| Curlew | -0.72 | -0.44 | 0.12 |

### Observations

{statement}
"""
BALANCES = TIDES.replace("Correlation with the Tide", "Yearly balance").replace(
    "Color bar (Pearson r)", "Color bar"
)
SQUARE = """# Heatmap: Similarity of Reefs

- X-axis: Reef 1, Reef 2, Reef 3, Reef 4
- Y-axis: Reef 1, Reef 2, Reef 3, Reef 4
- Color bar: 0 to 1

| | Reef 1 | Reef 2 | Reef 3 | Reef 4 |
|---|---|---|---|---|
| Reef 1 | 1.00 | 0.81 | 0.55 | 0.30 |
| Reef 2 | 0.81 | 1.00 | 0.89 | 0.47 |
| Reef 3 | 0.55 | 0.89 | 1.00 | 0.74 |
| Reef 4 | 0.30 | 0.47 | 0.74 | 1.00 |

### Observations

{statement}
"""
PANELS = """# Heatmaps: Correlation of Traits

Two heatmaps side by side: Nursery (left) and Field (right).

- X-axis (Trait): Height, Weight
- Y-axis (Herb): Sage, Dill
- Color bar (correlation): -1 to 1

**Nursery**

| Herb | Height | Weight |
|---|---|---|
| Sage | -0.21 | 0.35 |
| Dill | -0.60 | 0.10 |

**Field**

| Herb | Height | Weight |
|---|---|---|
| Sage | -0.52 | 0.48 |
| Dill | -0.33 | -0.15 |

### Observations

{statement}
"""
SAID = (
    (TIDES, "Dunlin strengthens from Winter to Summer.", "supported"),
    (TIDES, "Dunlin weakens from Winter to Summer.", "refuted"),
    (TIDES, "The correlation of Dunlin becomes stronger from Winter to Summer.", "supported"),
    (TIDES, "The correlation of Dunlin grows weaker from Winter to Summer.", "refuted"),
    (TIDES, "Dunlin strengthens from -0.15 in Winter to -0.66 in Summer.", "supported"),
    (TIDES, "Dunlin weakens from -0.15 in Winter to -0.66 in Summer.", "refuted"),
    (TIDES, "Plover strengthens from Winter to Summer.", "supported"),
    (TIDES, "Plover weakens from Winter to Summer.", "refuted"),
    (TIDES, "Dunlin increases in strength from Winter to Summer.", "supported"),
    (TIDES, "Dunlin increases from Winter to Summer.", "refuted"),
    (PANELS, "The correlation of Sage with Height strengthens from -0.21 in Nursery to -0.52 in Field.", "supported"),
    (PANELS, "The correlation of Sage with Height weakens from -0.21 in Nursery to -0.52 in Field.", "refuted"),
    (PANELS, "The correlation of Dill with Height weakens from -0.60 in Nursery to -0.33 in Field.", "supported"),
    (PANELS, "The correlation of Dill with Height strengthens from -0.60 in Nursery to -0.33 in Field.", "refuted"),
    (TIDES, "Curlew has the highest absolute correlation in Winter.", "supported"),
    (TIDES, "Plover has the highest absolute values in most seasons.", "refuted"),
    (SQUARE, "Reef 4 is the least similar to the other reefs.", "supported"),
    (SQUARE, "Reef 2 is the least similar to the other reefs.", "refuted"),
    (SQUARE, "Reef 4 has the lowest similarity to the other reefs.", "supported"),
    (SQUARE, "Reef 2 has the lowest similarity to the other reefs.", "refuted"),
    (SQUARE, "Reefs 2 and 3 are the most similar pair.", "supported"),
    (SQUARE, "Reefs 3 and 4 are the most similar pair.", "refuted"),
    (SQUARE, "Reefs 2 and 3 form the most closely related pair.", "supported"),
)  # fmt: skip
TEMPTING = (
    (TIDES, "Curlew weakens from Winter to Spring."),  # it may be told of the sign that it has in Summer
    (TIDES, "Curlew strengthens from Spring to Summer."),
    (BALANCES, "Dunlin weakens from Winter to Summer."),  # a balance that gets worse
    (BALANCES, "Dunlin strengthens from Winter to Summer."),
    (PANELS, "The correlation of Dill with Weight strengthens from 0.10 in Nursery to -0.15 in Field."),
)


def verdicts(text: str, statement: str) -> set[str]:
    report = heatparse.check(text.format(statement=statement))
    return {claim.verdict for claim in report.claims if claim.text and claim.text.rstrip(".") in statement}


@pytest.mark.parametrize(("text", "statement", "verdict"), SAID)
def test_strengths_are_judged_by_their_sizes(text: str, statement: str, verdict: str) -> None:
    found = verdicts(text, statement)
    assert verdict in found
    assert verdict == "refuted" or "refuted" not in found


@pytest.mark.parametrize(("text", "statement"), TEMPTING)
def test_what_may_be_told_of_the_sign_is_not_refuted(text: str, statement: str) -> None:
    assert "refuted" not in verdicts(text, statement)
