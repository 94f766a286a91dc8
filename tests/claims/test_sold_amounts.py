"""Statements about sales in other words: who buys or sells, and nouns for what was sold."""

import pytest

import heatparse

DOCUMENT = """## Heatmap: {what} by Shop and Fruit

**Axes:**
* Vertical (Shop): Abbey, Bridge, Quay
* Horizontal (Fruit): Apples, Pears, Plums, Figs

**Data:**
* **Abbey:** Apples 140, Pears 90, Plums 75, Figs 12
* **Bridge:** Apples 180, Pears 60, Plums 80, Figs 20
* **Quay:** Apples 165, Pears 85, Plums 30, Figs 25

## Observations
- {statement}
"""


def verdicts(statement, what="Weekly Sales (crates sold)"):
    text = DOCUMENT.format(what=what, statement=statement)
    report = heatparse.check(text)
    line = text[: text.index("## Observations")].count("\n") + 2
    assert all(finding.span.line == line for finding in report.findings)
    return {claim.verdict for claim in report.claims if claim.span.line == line}


TRUE = [
    "Customers at Bridge bought 60 pears.",
    "The Quay sold 25 figs.",
    "In Abbey, 75 plums were sold.",
    "Apple demand at Abbey amounts to 140 crates.",
    "The smallest plum volume of all shops was recorded at Quay.",
    "The second-largest apple market is Quay.",
    "The shop with the biggest pear business is Abbey.",
]
FALSE = [
    "Customers at Bridge bought 90 pears.",
    "The Quay sold 52 figs.",
    "In Abbey, 57 plums were sold.",
    "Apple demand at Abbey amounts to 180 crates.",
    "The smallest plum volume of all shops was recorded at Abbey.",
    "The second-largest apple market is Abbey.",
    "The shop with the biggest pear business is Quay.",
]
NOT_REFUTED = [
    "The Quay ordered 52 figs.",
    "The Quay sold 52 figs online.",
    "Bridge bought 20 apples more.",
    "The pear market grew fastest at Quay.",
    "Of its plums, Quay sold 20 in the morning.",
]


@pytest.mark.parametrize("statement", TRUE)
def test_true_statements_hold(statement):
    assert verdicts(statement) == {"supported"}


@pytest.mark.parametrize("statement", FALSE)
def test_false_statements_are_refuted(statement):
    assert "refuted" in verdicts(statement)


@pytest.mark.parametrize("statement", NOT_REFUTED)
def test_what_is_not_told_is_not_refuted(statement):
    assert "refuted" not in verdicts(statement)


def test_sales_are_another_matter_where_something_else_is_told():
    assert "refuted" not in verdicts("The Quay sold 52 figs.", "Stock Left in the Evening (crates)")
    assert "refuted" not in verdicts("The biggest pear market is Quay.", "Stock Left in the Evening (crates)")
