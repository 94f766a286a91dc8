"""Labels of the data part that an axis does not list: a slip of one line, or a list that was hardly understood."""

import pytest

import heatparse

HEAD = "# Heatmap: Queues\n\n- Rows: Harbour, Airport, Museum, Station\n- Columns: Mon, Tue, Wed\n\n"


def strange(text):
    return [
        finding.message for finding in heatparse.check(text).findings if finding.rule == "unknown-category"
    ]


def test_one_line_with_a_label_that_is_not_listed():
    rows = [f"- {row}: Mon 1, Tue 2, Wed 3" for row in ("Harbour", "Airport", "Museum", "Depot")]
    assert len(strange(HEAD + "\n".join(rows))) == 1


def test_a_column_of_all_lines_was_lost_from_the_list():
    rows = [f"- {row}: Mon 1, Tue 2, Wed 3, Thu 4" for row in ("Harbour", "Airport", "Museum", "Station")]
    assert not strange(HEAD + "\n".join(rows))


@pytest.mark.parametrize("remark", ["and, further down, Depot", "plus the new Depot", "(and Depot)"])
def test_labels_that_the_line_of_the_axis_names_somehow(remark):
    head = HEAD.replace("Station", f"Station {remark}")
    rows = [f"- {row}: Mon 1, Tue 2, Wed 3" for row in ("Harbour", "Airport", "Museum", "Station", "Depot")]
    assert not strange(head + "\n".join(rows))
