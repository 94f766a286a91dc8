"""Values of cells beside what is said of their lines: between commas, or in brackets in a comparison."""

import pytest

import heatparse

TEXT = """# Heatmap: Bird Counts by Species and Month
- **X-axis (Month):** Jan, Feb, Mar, Apr
- **Y-axis (Species):** Knot, Dunlin, Curlew
- **Color bar:** Birds counted, from 0 to 1000

| Species | Jan | Feb | Mar | Apr |
|---|---|---|---|---|
| **Knot** | 760 | 690 | 410 | 120 |
| **Dunlin** | 905 | 820 | 530 | 260 |
| **Curlew** | 310 | 280 | 335 | 180 |

## Observations
- {sentence}
"""


def verdicts(sentence):
    text = TEXT.format(sentence=sentence)
    report = heatparse.check(text)
    line = text.count("\n")
    found = {claim.verdict for claim in report.claims if claim.span.line == line}
    return found, [finding.rule for finding in report.findings if finding.span.line == line]


@pytest.mark.parametrize(
    ("form", "true", "false"),
    [
        ("In April, Knot ({}) falls behind Curlew (180).", 120, 150),
        ("Knot, with {} birds in January, ranks second in that month.", 760, 690),
        ("Knot, with {} in February, is lower than Dunlin.", 690, 640),
        ("In March, Dunlin ({}) is ahead of Curlew (335).", 530, 580),
    ],
)
def test_a_value_beside_a_name_is_that_of_the_cell(form, true, false):
    found, rules = verdicts(form.format(true))
    assert "refuted" not in found
    assert "supported" in found
    assert not rules
    found, rules = verdicts(form.format(false))
    assert "refuted" in found
    assert "cell-value-mismatch" in rules


@pytest.mark.parametrize(
    "sentence",
    [
        "Knot, with 70 birds fewer in February, ranks second.",
        "Knot, with perhaps 640 birds in February, ranks second.",
        "If Knot, with 640 birds in February, were left out, Dunlin would still lead.",
        "Knot, not with 640 birds in February, is behind Dunlin.",
    ],
)
def test_what_may_be_something_else_is_no_fault(sentence):
    assert not verdicts(sentence)[1]


@pytest.mark.parametrize(
    "sentence",
    [
        "Knot and Curlew together never exceed 1000 birds.",
        "Knot and Curlew combined stay below 800 in every month.",
    ],
)
def test_what_several_make_together_is_not_borne_out_by_each(sentence):
    assert "supported" not in verdicts(sentence)[0]
