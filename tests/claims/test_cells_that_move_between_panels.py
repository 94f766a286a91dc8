"""Cells that move from one panel to another: which ones, which alone, from which value to which."""

from __future__ import annotations

import pytest

import heatparse

_HEAD = """# Heatmaps: Output before and after retrofitting

The figure shows two heatmaps side by side, with the output of four mills per shift.

**Left panel: Before.** **Right panel: After.**
* **Rows (Mill):** Aron, Bela, Cato, Dora
* **Columns (Shift):** Early, Late, Night
* **Color bar:** throughput in t/h, 0 to 90

**Before**

| Mill | Early | Late | Night |
|---|---|---|---|
| Aron | 42 | 55 | 31 |
| Bela | 49 | 61 | 38 |
| Cato | 53 | 57 | 46 |
| Dora | 35 | 47 | 29 |

**After**

| Mill | Early | Late | Night |
|---|---|---|---|
| Aron | 64 | 71 | 52 |
| Bela | 67 | 78 | 50 |
| Cato | 75 | 80 | 44 |
| Dora | 58 | 63 | 43 |

### Observations
"""
_CHANGED = "Cato at Night"
_PAIRS = (
    ("For Night, throughput increases from 38 to 50 for Bela.",
     "For Night, throughput increases from 38 to 54 for Bela."),
    ("Cato drops from 46 to 44 at Night.", "Cato drops from 46 to 41 at Night."),
    ("Retrofitting raises Dora's Late throughput from 47 to 63.",
     "Retrofitting raises Dora's Late throughput from 47 to 68."),
    ("Aron rises in all three shifts.", "Cato rises in all three shifts."),
    ("Every mill rises at Early.", "Every mill rises at Night."),
    ("Retrofitting raises every mill at Late.", "Retrofitting raises every mill at Night."),
    (f"Only {_CHANGED} declines.", "Only Bela at Night declines."),
    (f"The only decline is {_CHANGED}.", "The only decline is Dora at Early."),
    (f"{_CHANGED} is the only cell that falls after retrofitting.",
     "Cato at Late is the only cell that falls after retrofitting."),
    (f"All values in the After panel are higher than in the Before panel, except {_CHANGED}.",
     "All values in the After panel are higher than in the Before panel, except Cato at Late."),
    (f"With the exception of {_CHANGED}, all values increase after retrofitting.",
     "With the exception of Dora at Night, all values increase after retrofitting."),
    ("Retrofitting raises all values but one.", "Retrofitting raises all values but two."),
)  # fmt: skip
_OPEN = (
    "Only Cato declines.",
    "Cato drops from 57 to 46 at Night.",  # within its panel
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


def test_years_are_told_in_their_order() -> None:
    head = (
        _HEAD.replace("before and after retrofitting", "by year")
        .replace("Before", "2021")
        .replace("After", "2022")
    )
    assert "supported" in _verdicts("Cato falls from 46 to 44 at Night year over year.", head)[0]
    assert len(_verdicts("Cato rises from 44 to 46 at Night year over year.", head)[1]) == 1


def test_a_tie_is_no_decline() -> None:
    head = _HEAD.replace("| Bela | 67 | 78 | 50 |", "| Bela | 67 | 78 | 38 |")
    verdicts, findings = _verdicts(f"Only {_CHANGED} declines.", head)
    assert "refuted" not in verdicts
    assert not findings


@pytest.mark.parametrize(
    ("true", "false"),
    [
        (
            "Elm and oak are confused less often than pine and oak.",
            "Elm and oak are confused more often than pine and oak.",
        ),
        (
            "Pine and oak are mixed up more often than pine and elm.",
            "Pine and oak are mixed up less often than pine and elm.",
        ),
        ("Elm is recognized more often than pine.", "Pine is recognized more often than oak."),
    ],
)
def test_pairs_of_classes_by_their_errors(true: str, false: str) -> None:
    head = """# Heatmap: Confusion matrix of a tree classifier

**Rows:** true class. **Columns:** predicted class. Classes: elm, oak, pine. Values are counts.

| True \\ Pred | elm | oak | pine |
|---|---|---|---|
| elm | 80 | 3 | 7 |
| oak | 2 | 77 | 11 |
| pine | 9 | 14 | 67 |

### Observations
"""
    verdicts, findings = _verdicts(true, head)
    assert verdicts == {"supported"}
    assert not findings
    assert len(_verdicts(false, head)[1]) == 1


def test_a_span_of_unknown_numbers_narrows_a_comparison() -> None:
    assert not _verdicts("Aron is above Bela between 06 and 18.")[1]
