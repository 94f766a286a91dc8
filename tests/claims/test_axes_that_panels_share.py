"""Axes that panels have in common, with the numbers of their categories; and who a statement is set against."""

from __future__ import annotations

import pytest

import heatparse

_HEAD = """# Heatmaps: Turnout by district and year

The figure shows two heatmaps side by side.

**Left panel: Spring.** **Right panel: Autumn.**
* **Rows (District):** Arlo, Brant, Corve
* **Columns (Year):** 2018, 2019, 2020, 2021
* **Color bar:** turnout in %, 0 to 100

**Spring**

| District | 2018 | 2019 | 2020 | 2021 |
|---|---|---|---|---|
| Arlo | 41 | 45 | 52 | 58 |
| Brant | 66 | 61 | 57 | 50 |
| Corve | 33 | 48 | 44 | 31 |

**Autumn**

| District | 2018 | 2019 | 2020 | 2021 |
|---|---|---|---|---|
| Arlo | 43 | 49 | 55 | 63 |
| Brant | 68 | 64 | 58 | 51 |
| Corve | 36 | 47 | 45 | 34 |

### Observations
"""
_PAIRS = (
    ("Both panels list the same three districts.", "Both panels list the same four districts."),
    ("The same four years appear in either heatmap.", "The same five years appear in either heatmap."),
    ("Both panels have the same three rows and four columns.",
     "Both panels have the same four rows and three columns."),
    ("Both heatmaps use the same three districts and four years.",
     "Both heatmaps use the same three districts and five years."),
    ("In contrast to Arlo, Brant declines over the years.", "In contrast to Brant, Arlo declines over the years."),
    ("As opposed to Arlo, Brant falls over the years.", "As opposed to Brant, Arlo falls over the years."),
)  # fmt: skip
_OPEN = (
    "The same two districts stay below 60 in both panels.",
    "The same two years are the strongest in both panels.",
    "Both panels show the same trend for two districts.",
    "Both panels show a decline in two years.",
    "The figure shows an increase in two districts.",
)


def _verdicts(sentence: str, head: str = _HEAD) -> tuple[set[str], list[str]]:
    text = f"{head}\n- {sentence}\n"
    report = heatparse.check(text)
    line = text.count("\n")
    claims = {claim.verdict for claim in report.claims if claim.span.line == line}
    return claims, [finding.rule for finding in report.findings]


@pytest.mark.parametrize(("true", "false"), _PAIRS)
def test_what_is_so_is_supported_and_its_opposite_is_found(true: str, false: str) -> None:
    verdicts, findings = _verdicts(true)
    assert "supported" in verdicts
    assert "refuted" not in verdicts
    assert not findings
    assert len(_verdicts(false)[1]) == 1


@pytest.mark.parametrize("sentence", _OPEN)
def test_what_leaves_room_is_not_held_against_the_text(sentence: str) -> None:
    assert not _verdicts(sentence)[1]


def test_other_labels_in_one_panel_leave_it_open() -> None:
    front, _, autumn = _HEAD.rpartition("| Corve |")
    head = f"{front}| Cor. |{autumn}".replace("Arlo, Brant, Corve", "Arlo, Brant, Corve (Cor. on the right)")
    assert not [
        rule
        for rule in _verdicts("Both panels list the same four districts.", head)[1]
        if rule == "count-mismatch"
    ]
