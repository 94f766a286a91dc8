"""Changes that stand behind a label: "**Ant:** slight increase (+3)", where a line has two cells."""

from __future__ import annotations

import pytest

import heatparse

ROUNDS = """# Heatmap: Points of Riders

- X-axis (Round): opening, closing
- Y-axis (Rider): Ames, Boyd, Cole, Dunn
- Color bar: 0 to 60

| Rider | opening | closing |
|---|---|---|
| Ames | 31 | 31 |
| Boyd | 28 | 35 |
| Cole | 44 | 40 |
| Dunn | 36 | 52 |

### Observations

- {statement}
"""
TRUE = (
    "**Ames:** No change",
    "**Ames:** Unchanged.",
    "**Boyd:** Moderate increase (+7)",
    "**Cole:** Slight decrease (-4)",
    "**Dunn:** Significant increase (+16).",
)
FALSE = (
    "**Dunn:** Unchanged.",
    "**Boyd:** Moderate increase (+9)",
    "**Cole:** Slight decrease (-2)",
    "**Dunn:** Significant increase (+12).",
    "**Dunn:** A large gain (+21).",
)
TEMPTING = (
    "**Boyd:** Moderate decrease (-7)",  # from the closing round back to the opening one
    "**Dunn:** Significant increase (+44%).",
    "**Boyd:** Moderate increase (+9 places)",
    "**Ames:** No improvement.",
    "**Riders:** Moderate increase (+9)",
)


def verdicts(statement: str) -> set[str]:
    report = heatparse.check(ROUNDS.format(statement=statement))
    line = ROUNDS.split("{statement}")[0].count("\n") + 1
    return {claim.verdict for claim in report.claims if claim.span.line == line}


@pytest.mark.parametrize("statement", TRUE)
def test_a_change_between_the_two_cells_is_true(statement: str) -> None:
    assert verdicts(statement) == {"supported"}


@pytest.mark.parametrize("statement", FALSE)
def test_another_change_is_wrong(statement: str) -> None:
    assert "refuted" in verdicts(statement)


@pytest.mark.parametrize("statement", TEMPTING)
def test_what_may_be_meant_otherwise_is_not_refuted(statement: str) -> None:
    assert "refuted" not in verdicts(statement)
