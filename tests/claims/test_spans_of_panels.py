"""From one panel to the other: what is said of each of several, or of one cell, that moves between two panels."""

from __future__ import annotations

import pytest

import heatparse

TEXT = """# Heatmaps: Share of Readers by Genre and Format

Two heatmaps side by side: Q4 2021 (left) and Q4 2022 (right).

- X-axis (Format): Print, Audio, Tablet
- Y-axis (Genre): Crime, Travel, Poetry
- Color bar (Readers in %): 1 to 5

**Q4 2021**

| Genre | Print | Audio | Tablet |
|---|---|---|---|
| Crime | 3.4 | 2.1 | 2.6 |
| Travel | 2.9 | 1.8 | 2.2 |
| Poetry | 3.9 | 2.4 | 3.0 |

**Q4 2022**

| Genre | Print | Audio | Tablet |
|---|---|---|---|
| Crime | 3.7 | 2.6 | 2.7 |
| Travel | 2.8 | 2.0 | 2.3 |
| Poetry | 4.1 | 2.9 | 3.0 |

### Observations

{statement}
"""
SAID = (
    ("From Q4 2021 to Q4 2022, Crime rose in every format.", "supported"),
    ("From Q4 2021 to Q4 2022, Travel rose in every format.", "refuted"),
    ("Between Q4 2021 and Q4 2022, Audio grew in each genre.", "supported"),
    ("Between Q4 2021 and Q4 2022, Print grew in each genre.", "refuted"),
    ("No cell dropped from Q4 2021 to Q4 2022.", "refuted"),
    ("Every genre climbed on Audio from Q4 2021 to Q4 2022.", "supported"),
    ("Poetry on Tablet stood still at 3.0%.", "supported"),
    ("Poetry on Audio stood still at 2.4%.", "refuted"),
    ("Travel on Print slipped from 2.9% to 2.8%.", "supported"),
    ("Travel on Print slipped from 2.9% to 2.6%.", "refuted"),
    ("Between the two years, Crime on Audio went up from 2.1% to 2.6%.", "supported"),
    ("Between the two years, Travel on Print went up from 2.8% to 2.9%.", "refuted"),
)
TEMPTING = (
    "From Q4 2021 to Q4 2022, Travel rose.",
    "From Q4 2021 to Q4 2022, most genres rose on Print.",
    "From Q4 2021 to Q4 2022, every library gained readers.",
    "Poetry on Audio stood nearly still at 2.4%.",
    "From Print to Audio, every genre falls in Q4 2021.",
    "Crime on Print falls from 3.4% to 2.6% on Tablet in Q4 2021.",
)


def verdicts(statement: str) -> list[str]:
    """The verdicts on the claims of a statement."""
    line = TEXT[: TEXT.index("{statement}")].count("\n") + 1
    report = heatparse.check(TEXT.format(statement=statement))
    return [claim.verdict for claim in report.claims if claim.span.line == line]


@pytest.mark.parametrize(("statement", "verdict"), SAID)
def test_motions_between_panels(statement: str, verdict: str) -> None:
    assert verdict in verdicts(statement)
    assert verdict == "refuted" or "refuted" not in verdicts(statement)


@pytest.mark.parametrize("statement", TEMPTING)
def test_what_only_looks_like_it_is_not_refuted(statement: str) -> None:
    assert "refuted" not in verdicts(statement)
