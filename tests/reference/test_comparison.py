"""A description beside its data: every difference is told, nothing else."""

from __future__ import annotations

import pytest
from plotted import COLUMNS, NESTED, ROWS, VALUES, changed, described

import heatparse


def found(text, reference=NESTED, **options):
    return [
        (finding.rule, finding.message) for finding in heatparse.check(text, reference, **options).findings
    ]


def rules(text, reference=NESTED, **options):
    return [rule for rule, _ in found(text, reference, **options)]


def transposed(values):
    return tuple(zip(*values))


def test_a_description_of_the_data_has_no_finding():
    assert rules(described()) == []


@pytest.mark.parametrize("decimals", [1, 2, 3, 4])
def test_rounding_is_no_mismatch(decimals):
    assert rules(described(decimals=decimals)) == []


@pytest.mark.parametrize(("value", "wrong"), [(0.63, True), (0.61, True), (0.62, False)])
def test_half_a_unit_of_the_last_digit_is_the_limit(value, wrong):
    text = described(changed(0, 0, value))
    assert rules(text) == ["reference-value-mismatch"] * wrong


def test_a_tolerance_allows_for_more():
    text = described(changed(0, 0, 0.65))
    assert rules(text, tolerance=0.02) == ["reference-value-mismatch"]
    assert rules(text, tolerance=0.03) == []


def test_every_wrong_value_of_a_line_is_told_with_its_fix():
    text = described(changed(0, 0, 0.9, changed(0, 2, 0.1)))
    findings = heatparse.check(text, NESTED).findings
    assert [finding.message for finding in findings] == [
        "(Ada, Math) is 0.90 in the description and 0.62 in the reference.",
        "(Ada, Law) is 0.10 in the description and 0.55 in the reference.",
    ]
    mended = text
    for finding in reversed(findings):
        mended = mended[: finding.fix.span.start] + finding.fix.replacement + mended[finding.fix.span.end :]
    assert mended == described()


def test_percent_is_compared_with_fractions():
    values = tuple(tuple(100 * value for value in line) for line in VALUES)
    assert rules(described(values, decimals=0, unit="%")) == []
    wrong = described(changed(1, 1, 12.0, values), decimals=0, unit="%")
    assert found(wrong) == [
        ("reference-value-mismatch", "(Bea, Code) is 12% in the description and 66% in the reference.")
    ]


def test_a_missing_cell_is_told_where_it_belongs():
    text = described(skip=[("Bea", "Art")])
    (finding,) = heatparse.check(text, NESTED).findings
    assert finding.rule == "reference-missing-cell" and finding.severity == "warning"
    assert finding.message == "1 of the 12 cells of the reference is not described: (Bea, Art) with 0.8126."
    assert text.splitlines()[finding.span.line - 1].startswith("* **Bea:**")


def test_a_missing_row_is_told_once():
    ((rule, message),) = found(described(VALUES[:2], ROWS[:2]))
    assert rule == "reference-missing-cell"
    assert message == "4 of the 12 cells of the reference are not described: the row Cleo."


def test_what_the_reference_leaves_empty_is_not_missing():
    reference = {row: {**line} for row, line in NESTED.items()}
    reference["Bea"]["Art"] = None
    assert rules(described(skip=[("Bea", "Art")]), reference) == []


EMPTY = {
    "a dict": NESTED | {"Bea": NESTED["Bea"] | {"Art": None}},
    "a list": {"rows": ROWS, "columns": COLUMNS, "values": [VALUES[0], [*VALUES[1][:3], None], VALUES[2]]},
    "records": [
        {"row": row, "column": column, "value": None if (row, column) == ("Bea", "Art") else value}
        for row, line in NESTED.items()
        for column, value in line.items()
    ],
    "transposed": {
        column: {row: None if (row, column) == ("Bea", "Art") else NESTED[row][column] for row in ROWS}
        for column in COLUMNS
    },
}


@pytest.mark.parametrize("form", EMPTY)
def test_a_value_in_a_cell_that_the_reference_leaves_empty_is_told(form):
    told = dict(reversed(found(described(), EMPTY[form])))
    message = "(Bea, Art) is 0.81 in the description and empty in the reference."
    assert told["reference-value-mismatch"] == message
    assert "reference-value-mismatch" not in rules(described(skip=[("Bea", "Art")]), EMPTY[form])


def test_of_a_cell_that_the_reference_does_not_speak_of_nothing_is_said():
    reference = {row: {**line} for row, line in NESTED.items()}
    del reference["Bea"]["Art"]
    assert rules(described(), reference) == []


def test_the_mirror_image_of_a_triangular_matrix_may_be_described():
    names = ROWS
    lower = {"Ada": {"Ada": 1.0, "Bea": None, "Cleo": None}, "Bea": {"Ada": 0.2, "Bea": 1.0, "Cleo": None},
             "Cleo": {"Ada": 0.3, "Bea": 0.4, "Cleo": 1.0}}  # fmt: skip
    full = ((1.0, 0.2, 0.3), (0.2, 1.0, 0.4), (0.3, 0.4, 1.0))
    assert rules(described(full, names, names), lower) == []
    other = ((1.0, 0.7, 0.3), (0.2, 1.0, 0.4), (0.3, 0.4, 1.0))
    assert rules(described(other, names, names), lower) == ["reference-value-mismatch"]


HUNDREDFOLD = tuple(tuple(100 * value for value in line) for line in VALUES)
PERCENT = {
    row: {column: f"{value:.2f}%" for column, value in zip(COLUMNS, line)}
    for row, line in zip(ROWS, HUNDREDFOLD)
}


@pytest.mark.parametrize("decimals", [1, 2, 3])
def test_values_a_hundred_times_too_small_are_told_once(decimals):
    reference = {row: dict(zip(COLUMNS, line)) for row, line in zip(ROWS, HUNDREDFOLD)}
    ((rule, message),) = found(described(decimals=decimals), reference)
    assert rule == "reference-value-mismatch"
    assert message == (
        f"12 of 12 values are 100 times smaller than those of the reference ({VALUES[0][0]:.{decimals}f} for 62.14), "
        "and nothing says that one of the two is in percent."
    )
    wrong = described(changed(1, 1, 0.12), decimals=decimals)
    assert len(rules(wrong, reference)) == 2


def test_values_a_hundred_times_too_great_are_told_once():
    text = described(HUNDREDFOLD).replace("from 0.0 (white) to 1.0", "from 0 (white) to 90")
    ((rule, message),) = found(text)
    assert rule == "reference-value-mismatch" and "12 of 12 values are 100 times greater" in message


@pytest.mark.parametrize(
    ("text", "reference"),
    [
        (described(), PERCENT),
        (described(title="Accuracy (%)"), {r: dict(zip(COLUMNS, v)) for r, v in zip(ROWS, HUNDREDFOLD)}),
        (described(HUNDREDFOLD).replace("to 1.0", "to 100"), NESTED),
        (described(HUNDREDFOLD, title="Accuracy in percent").replace("to 1.0", "to 90"), NESTED),
        (described(HUNDREDFOLD, unit="%"), NESTED),
    ],
)
def test_a_percent_sign_or_the_scale_lets_percent_and_fractions_agree(text, reference):
    assert rules(text, reference) == []


REGIONS = """## Heatmap: Probe accuracy
- **X-axis (Token):** a, b, c
- **Y-axis (Layer):** 0 to 3, integers
- **Color Bar:** from 0.0 (white) to 1.0 (dark blue)
### Detailed Analysis
* **Layers 0-1:** 0.90 to 1.00 (dark blue)
* **Layers 2-3:** ~0.2 across all tokens
"""


def test_a_statement_for_several_cells_describes_them():
    data = {"0": (0.95, 0.92, 0.99), "1": (0.9, 0.904, 1.0), "2": (0.21, 0.17, 0.25), "3": (0.2, 0.2, 0.14)}
    reference = {row: dict(zip("abc", line)) for row, line in data.items()}
    assert rules(REGIONS, reference) == []
    reference["1"]["b"], reference["3"]["c"] = 0.8, 0.4
    assert found(REGIONS, reference) == [
        ("reference-value-mismatch", "0.90 to 1.00 is said of 6 cells; in the reference (1, b) is 0.8."),
        ("reference-value-mismatch", "~0.2 is said of 6 cells; in the reference (3, c) is 0.4."),
    ]


@pytest.mark.parametrize("spelling", ["ada", "Ada (baseline)", "**Ada**", "Model Ada"])
def test_spellings_of_one_label_are_that_label(spelling):
    assert rules(described(rows=(spelling, *ROWS[1:]))) == []


def test_a_label_that_the_data_does_not_have_is_told_once_and_its_values_are_compared():
    text = described(changed(1, 0, 0.11), rows=("Ada", "Beatrice", "Cleo"))
    (unknown, _), (wrong, _) = found(text)
    assert (unknown, wrong) == ("reference-unknown-category", "reference-value-mismatch")
    assert "has no row “Beatrice” (“Bea”?)" in found(text)[0][1]


def test_the_same_label_under_another_number_format():
    reference = {"0.10": {"500": 1.0, "1000": 2.0}, "0.20": {"500": 3.0, "1000": 4.0}}
    text = described(((1, 2), (3, 4)), ("Ratio 0.1", "Ratio 0.2"), ("500", "1,000"), 0).replace(
        "Model", "Ratio"
    )
    assert set(rules(text, reference)) <= {"value-outside-legend"}


def test_ticks_are_rounded():
    reference = {str(row / 3): {str(0.05 * column): row + column for column in range(3)} for row in range(3)}
    text = described([[0, 1, 2], [1, 2, 3], [2, 3, 4]], ("0.00", "0.33", "0.67"), ("0.00", "0.05", "0.10"), 0)
    assert set(rules(text, reference)) <= {"value-outside-legend"}


def test_averages_beside_the_data_are_no_unknown_rows():
    rows, mean = (*ROWS, "Average"), tuple(sum(line[at] for line in VALUES) / 3 for at in range(4))
    assert rules(described((*VALUES, mean), rows)) == []
    assert (
        rules(described((*VALUES, mean), rows), {**NESTED, "Average": dict.fromkeys(COLUMNS, 0.1)})
        == ["reference-value-mismatch"] * 4
    )


@pytest.mark.parametrize("square", [False, True])
def test_a_transposed_matrix_is_told_once(square):
    values, rows, columns = transposed(VALUES), COLUMNS, ROWS
    reference = NESTED
    if square:
        rows = columns = COLUMNS[:3]
        reference = {row: dict(zip(rows, line)) for row, line in zip(rows, VALUES)}
        values = transposed([line[:3] for line in VALUES])
    ((rule, message),) = found(described(values, rows, columns), reference)
    assert rule == "reference-axis-mismatch"
    assert "transposed" in message


def test_a_wrong_value_in_a_transposed_matrix_is_still_told():
    text = described(transposed(changed(0, 0, 0.9)), COLUMNS, ROWS)
    assert rules(text) == ["reference-axis-mismatch", "reference-value-mismatch"]


@pytest.mark.parametrize(
    ("values", "order"),
    [
        (VALUES[::-1], "rows reversed"),
        (tuple(line[::-1] for line in VALUES), "columns reversed"),
        ((VALUES[1], VALUES[0], VALUES[2]), "rows 'Ada' and 'Bea' exchanged"),
        (
            tuple((line[0], line[3], line[2], line[1]) for line in VALUES),
            "columns 'Code' and 'Art' exchanged",
        ),
    ],
)
def test_another_order_is_told_once(values, order):
    ((rule, message),) = found(described(values))
    assert rule == "reference-axis-mismatch"
    # Of three rows the reversal is the exchange of the outer two.
    assert order in message


def test_a_matrix_without_labels_is_compared_by_position():
    assert rules(described(), VALUES) == []
    assert rules(described(changed(0, 0, 0.9)), VALUES) == ["reference-value-mismatch"]


# Claims


def verdicts(sentence, values=VALUES, reference=NESTED):
    report = heatparse.check(described(values, observations=[sentence]), reference)
    return {claim.verdict for claim in report.claims}, [finding.rule for finding in report.findings]


def test_a_claim_that_the_data_bears_out_is_supported_though_a_cell_is_wrong():
    sentence = "The highest accuracy is 0.81, reached by Bea on Art."
    assert verdicts(sentence, changed(0, 0, 0.95)) == ({"supported"}, ["reference-value-mismatch"])


def test_a_claim_that_follows_from_a_wrong_cell_is_refuted():
    sentence = "The highest accuracy is 0.95, reached by Ada on Math."
    assert verdicts(sentence, changed(0, 0, 0.95)) == (
        {"refuted"},
        ["reference-value-mismatch", "extremum-mismatch"],
    )


def test_a_claim_that_the_description_leaves_open_is_decided():
    text = described(observations=["Cleo has the lowest accuracy of all on Law."], skip=[("Cleo", "Law")])
    report = heatparse.check(text, NESTED)
    assert [claim.verdict for claim in report.claims] == ["supported"]
    wrong = described(observations=["Ada has the lowest accuracy of all on Law."], skip=[("Cleo", "Law")])
    assert heatparse.check(wrong, NESTED).claims[0].verdict == "refuted"


def test_the_message_names_the_reference_where_the_text_does_not_decide_by_the_same_numbers():
    sentence = "The highest accuracy is reached by Ada on Code."
    (finding,) = heatparse.check(described(observations=[sentence]), NESTED).findings
    assert finding.message == "The highest value is (Bea, Art) with 0.81, not (Ada, Code) with 0.71."
    text = described(changed(0, 1, 0.95), observations=[sentence])
    wrong, refuted = heatparse.check(text, NESTED).findings
    assert (wrong.rule, refuted.rule) == ("reference-value-mismatch", "extremum-mismatch")
    assert refuted.message == f"By the reference, {finding.message[0].lower()}{finding.message[1:]}"
    assert [place.message for place in refuted.related] == [
        "(Ada, Code): 0.71 in the reference",
        "(Bea, Art): 0.81",
    ]


@pytest.mark.parametrize(
    "sentence", ["Ada and Bea have the same accuracy on Math.", "Ada exceeds Bea on Math."]
)
def test_what_only_rounding_makes_true_or_false_is_not_refuted(sentence):
    reference = {**NESTED, "Ada": {**NESTED["Ada"], "Math": 0.4794}}
    seen, found = verdicts(sentence, changed(0, 0, 0.48), reference)
    assert "refuted" not in seen and found == []


def test_a_tie_of_rounded_values_is_no_tie_of_the_data():
    reference = {**NESTED, "Ada": {**NESTED["Ada"], "Math": 0.8129}}
    seen, found = verdicts("The highest accuracy is reached by Ada on Math.", changed(0, 0, 0.81), reference)
    assert (seen, found) == ({"supported"}, [])


# Panels


def two(first, second):
    axes, probe = first.split("### Detailed Analysis\n")
    _, lora = second.split("### Detailed Analysis\n")
    axes = axes.replace("## Heatmap: Accuracy", "## Heatmaps: Two\n### Components")
    return f"{axes}### Probe\n{probe}### LoRA\n{lora}"


@pytest.mark.parametrize("names", [("Probe", "LoRA"), ("probe heatmap", "lora heatmap"), ("A", "B")])
def test_panels_are_found_by_name_or_by_what_they_hold(names):
    other = {row: {column: 1 - value for column, value in line.items()} for row, line in NESTED.items()}
    flipped = tuple(tuple(1 - value for value in line) for line in VALUES)
    text = two(described(), described(changed(1, 1, 0.9, flipped)))
    assert len(heatparse.parse(text).panels) == 2
    reference = {names[1]: other, names[0]: NESTED}
    (finding,) = heatparse.check(text, reference).findings
    assert finding.rule == "reference-value-mismatch"
    assert "(Bea, Code) is 0.90 in the description and 0.34 in the reference" in finding.message


def test_a_panel_that_is_not_described_is_told():
    ((rule, message),) = found(described(title="Probe"), {"Probe": NESTED, "LoRA": {"u": {"v": 1.0}}})
    assert (rule, message) == ("reference-missing-cell", "The reference has 2 panels; LoRA is not described.")


def test_a_panel_that_the_data_does_not_have_is_told():
    flipped = tuple(tuple(1 - value for value in line) for line in VALUES)
    ((rule, message),) = found(two(described(), described(flipped)), {"Probe": NESTED})
    assert rule == "reference-unknown-category"
    assert message == "The reference has no panel “LoRA”; it is judged by the text alone."


# What does not belong together


@pytest.mark.parametrize(
    ("text", "reference", "complaint"),
    [
        (described(), {"u": {"v": 1.0}}, "cannot be matched to the reference: it has the rows 'Ada', 'Bea', 'Cleo'"),
        (described(), [[1, 2]], "the reference has 1 × 2 values and no labels, the description 3 rows and 4 columns"),
        ("# Shopping\n\nMilk\n", NESTED, "there is no heatmap in the description"),
        ("", NESTED, "there is no heatmap in the description"),
        (
            two(described(), described()),
            {"u": {"v": {"w": 1}}, "x": {"v": {"w": 2}}},
            "no panel of the description ('Probe', 'LoRA') can be matched to a panel of the reference ('u', 'x')",
        ),
    ],
)  # fmt: skip
def test_a_reference_of_something_else_is_told_in_a_sentence(text, reference, complaint):
    with pytest.raises(heatparse.BadReference) as raised:
        heatparse.check(text, reference)
    assert complaint in str(raised.value) and "\n" not in str(raised.value)
