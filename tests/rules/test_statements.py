"""Rules about statements: whole grids, regions, and refuted claims."""

from __future__ import annotations

import pytest
from descriptions import describe

import heatparse
from heatparse.inventory.problems import enumerated
from heatparse.rules import RULES, run_rules

GAP = "* **Ada:** Math: 0.62, Code: 0.71\n* **Bea:** Math: 0.48, Code: 0.66, Law: 0.74"


@pytest.mark.parametrize(
    "statement",
    [
        "**Complete Data Grid:**",
        "**Full table of values**",
        "All 6 values are listed below.",
        "Transcription of all cells:",
        "The list gives every value of the heatmap.",
        "Here's the complete 2x3 grid of scores for each pair of model and task:",
        "Below is the full matrix of values, as printed in the cells:",
        "The entire grid reads:",
    ],
)
def test_a_whole_grid_with_a_gap(found, statement):
    assert found(describe(data=f"{statement}\n{GAP}")) == [(9, "incomplete-grid")]


@pytest.mark.parametrize(
    "statement",
    [
        "Each cell of the figure contains a number.",
        "Some of the values:",
        "All cells above 0.5 are listed below.",
        "All values are listed below; empty cells are left out.",
        "A complete failure is not to be seen.",
        "Here is the complete set of values that are legible:",
        "Here is the full grid without the last column:",
        "The full matrix reads as follows, apart from one cell:",
        "The complete breakdown of the 5 scores that are known:",
    ],
)
def test_a_grid_that_need_not_be_whole(found, statement):
    assert "incomplete-grid" not in [rule for _, rule in found(describe(data=f"{statement}\n{GAP}"))]


LAYERS = """## Heatmap: Head Importance
### Components/Axes
* **X-axis (Head):** h0, h1, h2, h3
* **Y-axis (Layer):** 0 to 9, integers
* **Color Bar:** from 0.0 (white) to 1.0 (red)
### Detailed Analysis
* **Layers 0-4:** {first}
* **Layers {start}-9:** {second}
"""


def regions(found, first: str, start: int, second: str) -> list[tuple[int, str]]:
    text = LAYERS.format(first=first, start=start, second=second)
    return [one for one in found(text) if one[1] == "self-contradiction"]


def test_regions_that_share_cells_and_no_value(found):
    found_there = regions(found, "0.1-0.2 for all heads", 3, "0.7-0.9 for all heads")
    assert found_there == [(8, "self-contradiction")]


@pytest.mark.parametrize(
    ("first", "start", "second"),
    [
        ("0.1-0.2 for all heads", 5, "0.7-0.9 for all heads"),
        ("0.1-0.3 for all heads", 4, "0.3-0.9 for all heads"),
        ("mostly 0.1-0.2", 3, "0.7-0.9 for all heads"),
        ("0.1-0.2 for all heads", 3, "0.7-0.9 for most heads"),
    ],
)
def test_regions_that_can_both_be_true(found, first, start, second):
    assert regions(found, first, start, second) == []


def test_a_refuted_claim_is_a_finding_of_the_rule_of_its_kind():
    report = heatparse.check(describe(observations="* Bea reaches 0.76 on Code."))
    (finding,) = report.findings
    (claim,) = report.claims
    assert (claim.verdict, claim.kind) == ("refuted", "cell-value")
    assert (finding.rule, finding.span) == ("cell-value-mismatch", claim.span)
    assert finding.related[0].message == "(Bea, Code): 0.66"


def test_the_value_of_the_data_part_is_the_fix():
    text = describe(observations="* Bea reaches 0.76 on Code.")
    (finding,) = heatparse.check(text).findings
    assert finding.fix is not None and finding.fix.replacement == "0.66"
    assert text[finding.fix.span.start : finding.fix.span.end] == "0.76"


def test_findings_stand_in_the_order_of_the_text_once_a_line():
    text = describe(
        overview="The accuracy of three models. All three models were trained alike.",
        legend="from 0.0 (white) to 0.6 (navy)",
    )
    places = [(one.span.line, one.rule) for one in heatparse.check(text).findings]
    assert places == sorted(places) and len(set(places)) == len(places)


def test_a_text_that_is_about_no_heatmap_has_no_findings():
    document = heatparse.parse("## Bar Chart: Sales\n* **X-axis:** A, B\nSix bars are shown, three of them")
    assert run_rules(document, ()) == ()


def test_every_finding_is_of_a_declared_rule():
    report = heatparse.check(describe(overview="The accuracy of three models."))
    assert all(finding.rule in RULES for finding in report.findings) and report.findings
    assert all(finding.severity == RULES[finding.rule].severity for finding in report.findings)


@pytest.mark.parametrize(
    ("texts", "said"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_an_enumeration_of_any_length(texts, said):
    assert enumerated(texts) == said
