"""Rows that data have, "10 million rows": they are no side of the figure."""

import pytest

import heatparse

TEXT = """**Query Latency Heatmap**

*Description:* {} Engines are on the y-axis, queries on the x-axis.

*Values, row by row (Q1 to Q4):*

- Falcon needs 118, 342, 87 and 73 ms.
- Heron needs 136, 401, 95 and 68 ms.
- Osprey needs 21, 54, 19 and 35 ms.
"""


@pytest.mark.parametrize("sentence", [
    "Engines run queries (Q1–Q4) of a benchmark with 10 million rows.",
    "Each query (Q1–Q4) returns up to 5000 rows.",
    "Queries (Q1–Q4) scan many rows.",
])  # fmt: skip
def test_rows_of_a_table_of_data_list_no_labels(sentence):
    panel = heatparse.parse(TEXT.format(sentence)).panels[0]
    assert list(panel.x_axis.categories) == ["Q1", "Q2", "Q3", "Q4"]
    assert list(panel.y_axis.categories) == ["Falcon", "Heron", "Osprey"]


def test_rows_of_the_figure_list_their_labels():
    panel = heatparse.parse(TEXT.format("The 3 rows (Falcon, Heron, Osprey) are engines.")).panels[0]
    assert list(panel.y_axis.categories) == ["Falcon", "Heron", "Osprey"]
