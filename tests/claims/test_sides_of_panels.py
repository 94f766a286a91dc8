"""Two panels and their sides: what is said of a panel that stands elsewhere, or of one that there is not."""

from __future__ import annotations

import pytest

import heatparse

TEXT = """# Heatmaps: Catch of Two Harbors

Two heatmaps are shown side by side: "Ostend" (left) and "Whitby" (right).

- X-axis (Season): Spring, Summer, Fall
- Y-axis (Fish): Cod, Sole, Hake
- Color scale (Tons): 0 to 90

**Ostend**

| Fish | Spring | Summer | Fall |
|---|---|---|---|
| Cod | 12 | 30 | 41 |
| Sole | 22 | 28 | 35 |
| Hake | 8 | 11 | 19 |

**Whitby**

| Fish | Spring | Summer | Fall |
|---|---|---|---|
| Cod | 32 | 50 | 81 |
| Sole | 24 | 48 | 55 |
| Hake | 18 | 31 | 39 |

### Observations

{statement}
"""
SAID = (
    ("In the lower of the two panels, cod is caught most in fall.", "refuted"),
    ("In the upper one of both heatmaps, the catch is smaller.", "refuted"),
    ("Ostend is shown on the right.", "refuted"),
    ("Ostend is shown on the left.", "supported"),
    ("Whitby is on the left and Ostend on the right.", "refuted"),
    ("Ostend is on the left and Whitby on the right.", "supported"),
    ("The third panel holds no data.", "refuted"),
)
TEMPTING = (
    "In the lower of the two rows, sole is caught most in fall.",
    "The lower of the two values belongs to Ostend.",
    "Whitby is darker on the left.",
    "Whitby is emptier on the left than on the right.",
    "A third panel would be needed for the winter.",
    "The third row holds hake.",
    "In the second of the two panels, cod is caught most in fall.",
    "In the left of the two panels, the catch is smaller.",
)


def rules(statement: str) -> list[str]:
    """The rules of the findings on a statement."""
    line = TEXT[: TEXT.index("{statement}")].count("\n") + 1
    report = heatparse.check(TEXT.format(statement=statement))
    return [finding.rule for finding in report.findings if finding.span.line == line]


def verdicts(statement: str) -> list[str]:
    """The verdicts on the claims of a statement."""
    line = TEXT[: TEXT.index("{statement}")].count("\n") + 1
    report = heatparse.check(TEXT.format(statement=statement))
    return [claim.verdict for claim in report.claims if claim.span.line == line]


@pytest.mark.parametrize(("statement", "verdict"), SAID)
def test_sides_of_panels(statement: str, verdict: str) -> None:
    assert verdict in verdicts(statement)
    assert rules(statement) == (["layout-mismatch"] if verdict == "refuted" else [])


@pytest.mark.parametrize("statement", TEMPTING)
def test_what_only_looks_like_a_side_is_not_refuted(statement: str) -> None:
    assert "layout-mismatch" not in rules(statement)
