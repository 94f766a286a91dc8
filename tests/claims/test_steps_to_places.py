"""Every row that falls in one column does so on the way to it, and the values down the column say nothing of that."""

import pytest

import heatparse

TEXT = """# Heatmap: Revenue

- Rows (Product group): Boots, Coats, Hats
- Columns (Quarter): Q1, Q2, Q3

| Product group | Q1 | Q2 | Q3 |
|---|---|---|---|
| Boots | 4.1 | 6.2 | 5.0 |
| Coats | 8.0 | 9.1 | 7.7 |
| Hats | 1.2 | 2.4 | 2.0 |

"""


@pytest.mark.parametrize(
    "sentence",
    ["Every product group falls back in Q3.", "Each group rises in Q2.", "All product groups drop in Q3."],
)
def test_each_row_has_one_value_in_a_column(sentence):
    assert not heatparse.check(TEXT + sentence + "\n").findings


def test_one_row_falls_to_a_column():
    report = heatparse.check(TEXT + "Boots rise in Q3.\n")
    assert [finding.rule for finding in report.findings] == ["trend-mismatch"]
