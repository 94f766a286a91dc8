"""Lines that go up and down, lines that do not go one way at each step, and spans that several motions share."""

from __future__ import annotations

import pytest

import heatparse

TEXT = """# Heatmap: Water Level of Wells

- X-axis (Month): Jan, Mar, May, Jul, Sep
- Y-axis (Well): Oak, Elm, Ash, Fir
- Color bar (Level in cm): -10 to 40

| Well | Jan | Mar | May | Jul | Sep |
|---|---|---|---|---|---|
| Oak | 5 | 9 | 11 | 17 | 22 |
| Elm | 8 | 11 | 18 | 15 | 21 |
| Ash | 23 | 24 | 20 | 17 | 12 |
| Fir | 25 | 23 | 16 | 13 | 9 |

### Observations

{statement}
"""
SORTS = """# Heatmap: Yield of Sorts

- X-axis (Soil): Loam, Clay, Sand
- Y-axis (Sort): Gala, Fuji
- Color bar (Yield): 0 to 40

| Sort | Loam | Clay | Sand |
|---|---|---|---|
| Gala | 5 | 9 | 11 |
| Fuji | 25 | 33 | 16 |

### Observations

{statement}
"""
SAID = (
    ("Elm fluctuates.", "supported"),
    ("Oak fluctuates.", "refuted"),
    ("Ash oscillates over the months.", "supported"),
    ("Fir zigzags.", "refuted"),
    ("Elm does not rise steadily.", "supported"),
    ("Oak does not rise steadily.", "refuted"),
    ("Ash does not fall continuously.", "supported"),
    ("Between Jan and Mar, levels rise in Oak, Elm and Ash but fall in Fir.", "supported"),
    ("Between May and Jul, levels rise in Oak and Elm but fall in Ash and Fir.", "refuted"),
    ("Between May and Jul, levels rise in Oak but fall in Elm, Ash and Fir.", "supported"),
    ("In Jul, Oak climbs to 17.", "supported"),
)
TEMPTING = (
    (TEXT, "Oak fluctuates between 5 and 22."),
    (TEXT, "Oak hardly fluctuates."),
    (TEXT, "The pumping rate of Oak fluctuates."),
    (TEXT, "Oak does not rise at every well."),
    (SORTS, "Gala fluctuates across soils."),
    (SORTS, "Gala fluctuates."),
)


def verdicts(text: str, statement: str) -> list[str]:
    """The verdicts on the claims of a statement."""
    line = text[: text.index("{statement}")].count("\n") + 1
    report = heatparse.check(text.format(statement=statement))
    return [claim.verdict for claim in report.claims if claim.span.line == line]


@pytest.mark.parametrize(("statement", "verdict"), SAID)
def test_swings(statement: str, verdict: str) -> None:
    assert verdict in verdicts(TEXT, statement)
    assert verdict == "refuted" or "refuted" not in verdicts(TEXT, statement)


@pytest.mark.parametrize(("text", "statement"), TEMPTING)
def test_what_only_looks_like_a_swing_is_not_refuted(text: str, statement: str) -> None:
    assert "refuted" not in verdicts(text, statement)
