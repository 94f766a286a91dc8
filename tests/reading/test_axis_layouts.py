"""Names of axes in front of how their labels are laid out, and spans of dates."""

import pytest

import heatparse

DESKS = ["Visa", "Tax", "Cars"]


def axis(line: str):
    return (
        heatparse.parse(f"# Heatmap: Waits\n\n- {line}\n- **Color bar:** 0 to 90 minutes\n").panels[0].y_axis
    )


@pytest.mark.parametrize("told", [
    "Desk, from top to bottom Visa, Tax, Cars", "Desk, three rows, from top to bottom Visa, Tax, Cars",
    "Desk, ordered from top to bottom as Visa, Tax, Cars", "Desk, reading downwards Visa, Tax, Cars",
    "Desk, the three desks Visa, Tax and Cars", "Desk; from the top down: Visa, Tax, Cars",
    "Desk, listed in this order: Visa, Tax, Cars", "Desk, three different desks, top to bottom: Visa, Tax, Cars",
])  # fmt: skip
def test_the_name_in_front_of_the_order(told):
    read = axis(f"Vertical axis: {told}")
    assert (read.label, list(read.categories)) == ("Desk", DESKS)


@pytest.mark.parametrize(("told", "label", "labels"), [
    ("Month, three months, March through May", "Month", ["March", "April", "May"]),
    ("Shift, four shifts, from S1 to S4", "Shift", ["S1", "S2", "S3", "S4"]),
])  # fmt: skip
def test_a_count_in_front_of_a_span(told, label, labels):
    read = axis(f"Y-axis: {told}")
    assert (read.label, list(read.categories)) == (label, labels)


@pytest.mark.parametrize("told", [
    "Date, three consecutive days from 2025-02-27 (Thursday) to 2025-03-01 (Saturday), in ISO format",
    "Date, 3 days from 2025-02-27 to 2025-03-01", "Date, one row per day from 2025-02-27 through 2025-03-01",
    "Date, daily from 2025-02-27 to 2025-03-01", "Date (three days, 2025-02-27 to 2025-03-01)",
])  # fmt: skip
def test_a_span_of_days(told):
    read = axis(f"Vertical axis: {told}")
    assert (read.label, list(read.categories)) == ("Date", ["2025-02-27", "2025-02-28", "2025-03-01"])


def test_a_span_of_weeks():
    read = axis("Y-axis: Week start, Mondays from 2025-02-24 to 2025-03-10")
    assert (read.label, list(read.categories)) == ("Week start", ["2025-02-24", "2025-03-03", "2025-03-10"])


def test_dates_that_nobody_counts():
    read = axis("Y-axis: Date, 2025-02-27 to 2025-03-09")
    assert (read.label, list(read.categories)) == ("Date", [])


@pytest.mark.parametrize(("told", "labels"), [
    ("Oat, Rye, Hay, from top to bottom", ["Oat", "Rye", "Hay"]),
    ("Dogs, cats, 5 mice, all birds", ["Dogs", "cats", "5 mice", "all birds"]),
    ("Red, two blues, Green", ["Red", "two blues", "Green"]),
    ("Opened 2025-01-07, closed 2025-01-28", ["Opened 2025-01-07", "closed 2025-01-28"]),
])  # fmt: skip
def test_labels_that_look_like_a_name_and_an_order(told, labels):
    read = axis(f"Y-axis: {told}")
    assert (read.label, list(read.categories)) == (None, labels)
