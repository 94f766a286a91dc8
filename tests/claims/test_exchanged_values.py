"""Numbers in brackets behind names: whose value each is, and names that have each other's numbers."""

import pytest

import heatparse

FIGURE = """# Heatmap: Similarity of Spice Aromas

Symmetric matrix of cosine similarities.

| | Anise | Basil | Clove | Dill |
|---|---|---|---|---|
| Anise | 1.00 | 0.34 | 0.62 | 0.71 |
| Basil | 0.34 | 1.00 | 0.53 | 0.45 |
| Clove | 0.62 | 0.53 | 1.00 | 0.28 |
| Dill | 0.71 | 0.45 | 0.28 | 1.00 |

## Findings

- {}
"""


@pytest.mark.parametrize(
    ("sentence", "values", "wrong"),
    [
        ("Anise is closer to Clove (0.62) than to Basil (0.34).", {"0.62", "0.34"}, False),
        ("Anise is closer to Clove (0.34) than to Basil (0.62).", set(), True),
        ("Anise is often confused with Basil (0.34), Clove (0.62), and Dill (0.71).",
         {"0.34", "0.62", "0.71"}, False),
        ("Anise is often confused with Basil (0.62), Clove (0.34), and Dill (0.71).", {"0.71"}, True),
        ("Anise is often confused with Basil (0.62), Clove (0.71), and Dill (0.34).", set(), True),
        ("Anise may be confused with Basil (0.62) and Clove (0.34).", set(), False),
        ("Anise outranks Basil (0.62) and Clove (0.13).", set(), False),  # no value of either
    ],
)  # fmt: skip
def test_names_with_each_others_numbers(sentence: str, values: set[str], wrong: bool) -> None:
    report = heatparse.check(FIGURE.format(sentence))
    held = {c.value.text for c in report.claims if c.kind == "cell-value" and c.verdict == "supported"}
    assert (held, bool(report.findings)) == (values, wrong)


TWO = """# Heatmap: Bus Delays before and after the Works

## Before

| | Dawn | Noon | Dusk |
|---|---|---|---|
| Line 4 | 3.1 | 5.8 | 7.4 |
| Line 9 | 2.6 | 4.9 | 6.3 |

## After

| | Dawn | Noon | Dusk |
|---|---|---|---|
| Line 4 | 2.2 | 4.7 | 8.5 |
| Line 9 | 1.9 | 3.5 | 5.1 |

## Findings

- {}
"""


@pytest.mark.parametrize(
    ("sentence", "held", "wrong"),
    [
        ("Line 4 at Noon falls from 5.8 in the Before panel to 4.7 in the After panel.", 2, False),
        ("Line 4 at Noon falls from 5.3 in the Before panel to 4.7 in the After panel.", 1, True),
        ("Line 4 at Noon falls from 5.8 in the Before panel to 3.9 in the After panel.", 1, True),
        ("Line 4 at Noon rises from 4.7 in the Before panel to 5.8 in the After panel.", 0, True),
        ("Line 4 at Noon might rise from 4.7 in the Before panel to 5.8 in the After panel.", 0, False),
        ("Line 4 at Noon rises from 6.1 in the Before panel to 6.7 in the After panel.", 0, True),
    ],
)
def test_numbers_with_their_panels_behind_them(sentence: str, held: int, wrong: bool) -> None:
    report = heatparse.check(TWO.format(sentence))
    values = [c for c in report.claims if c.kind == "cell-value" and c.verdict == "supported"]
    assert (len(values), bool(report.findings)) == (held, wrong)
