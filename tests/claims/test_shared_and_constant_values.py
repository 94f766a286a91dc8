"""Values that several lines share, that do not change, and that one holds everywhere."""

import pytest

import heatparse

_BEACHES = """## Heatmap: Water Temperature by Beach and Month
* **Rows (Beach):** Cove, Spit, Lagoon, Pier
* **Columns (Month):** May, June, July
* **Color bar:** °C, 10 to 30

| Beach | May | June | July |
|---|---|---|---|
| Cove | 14 | 14 | 14 |
| Spit | 14 | 17 | 21 |
| Lagoon | 19 | 26 | 26 |
| Pier | 14 | 16 | 20 |

**Observations**

* {}
"""
_SHIFTS = """## Heatmap: Defects by Shift
* **Rows (Shift):** Day, Night
* **Columns (Line):** Press, Weld, Paint, Pack
* **Color bar:** 0 to 12

| Shift | Press | Weld | Paint | Pack |
|---|---|---|---|---|
| Day | 3 | 5 | 2 | 8 |
| Night | 3 | 9 | 2 | 6 |

**Observations**

* {}
"""


def _rules(figure, sentence):
    return [finding.rule for finding in heatparse.check(figure.format(sentence)).findings]


def _verdicts(figure, sentence):
    described = figure.format(sentence)
    line = described.count("\n")
    return {claim.verdict for claim in heatparse.check(described).claims if claim.span.line == line}


@pytest.mark.parametrize(
    ("figure", "true", "false"),
    [
        (_BEACHES, "In May, Cove, Spit and Pier share the same value of 14.",
         "In May, Cove, Spit and Lagoon share the same value of 14."),
        (_BEACHES, "Cove is constant at 14 in every month.", "Cove is constant at 15 in every month."),
        (_BEACHES, "Cove remains unchanged at 14 across all months.",
         "Pier remains unchanged at 14 across all months."),
        (_BEACHES, "Lagoon has the highest value (26) in every month.",
         "Lagoon has the highest value (28) in every month."),
        (_BEACHES, "**Spit:** Rises steadily from 14 in May to 21 in July.",
         "**Spit:** Rises steadily from 16 in May to 21 in July."),
        (_BEACHES, "There is a sharp increase in Lagoon between May and June.",
         "There is a sharp decrease in Lagoon between May and June."),
        (_SHIFTS, "Both shifts have the same number on Press.", "Both shifts have the same number on Weld."),
        (_SHIFTS, "The two shifts are identical on Paint.", "The two shifts are identical on Pack."),
        (_SHIFTS, "Day is higher than Night on Pack, with a maximum of 8.",
         "Night is higher than Day on Pack, with a maximum of 8."),
    ],
)  # fmt: skip
def test_what_is_the_same(figure, true, false):
    assert _rules(figure, true) == []
    assert "supported" in _verdicts(figure, true)
    assert len(_rules(figure, false)) == 1


@pytest.mark.parametrize(
    ("figure", "sentence"),
    [
        (_BEACHES, "Cove and Lagoon may share the same value of 14."),
        (_BEACHES, "Pier is constant at about 14 in early May."),
        (_BEACHES, "(4) Lagoon has the highest value in every month."),
        (_BEACHES, "Lagoon has the highest value in every month (24 on average)."),
        (_SHIFTS, "The two shifts perform equally on Press and Paint."),
        (_SHIFTS, "The two shifts are not identical on Pack."),
        (_SHIFTS, "There is a gap in Day between Press and Weld."),
    ],
)
def test_what_is_right_or_open_is_not_found(figure, sentence):
    assert _rules(figure, sentence) == []
