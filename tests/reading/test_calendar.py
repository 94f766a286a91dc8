"""Months and days in long and short names are one category."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import heatparse

MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September"]
DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
FORMS = [
    lambda labels: ["- **Cork:** " + ", ".join(f"{label}: {n}" for n, label in enumerate(labels))],
    lambda labels: ["- **Cork:**", *(f"  - {label}: {n}" for n, label in enumerate(labels))],
    lambda labels: [f"- Cork, {label}: {n}" for n, label in enumerate(labels)],
    lambda labels: [
        "",
        "| | " + " | ".join(labels) + " |",
        "|---" * (len(labels) + 1) + "|",
        "| Cork | " + " | ".join(str(n) for n in range(len(labels))) + " |",
    ],
]


@given(
    order=st.sampled_from([MONTHS, DAYS]),
    first=st.integers(0, 3),
    size=st.integers(3, 6),
    form=st.sampled_from(FORMS),
    shortened=st.booleans(),
)
def test_the_data_may_call_them_by_the_other_name(order, first, size, form, shortened):
    long = order[first : first + size]
    short = [name[:3] for name in long]
    listed, written = (short, long) if shortened else (long, short)
    text = "\n".join(
        [
            "## Heatmap: Rain",
            "### Components/Axes",
            f"- **X-axis (Time):** {', '.join(listed)}",
            "- **Y-axis (Site):** Cork, Oslo",
            "### Detailed Analysis",
            *form(written),
        ]
    )
    (panel,) = heatparse.parse(text).panels
    assert list(panel.x_axis.categories) == listed
    assert [(c.row, c.column, c.value.value) for c in panel.cells] == [
        ("Cork", k, n) for n, k in enumerate(listed)
    ]


@pytest.mark.parametrize(
    ("span", "labels"),
    [
        ("January to March, abbreviated to three letters", ("Jan", "Feb", "Mar")),
        ("Monday to Wednesday (abbreviated)", ("Mon", "Tue", "Wed")),
        ("January to March", ("January", "February", "March")),
    ],
)
def test_a_span_of_abbreviated_names(span, labels):
    text = f"## Heatmap: Rain\n### Components/Axes\n- **X-axis (Time):** {span}\n- **Y-axis (Site):** Cork, Oslo\n"
    (panel,) = heatparse.parse(text).panels
    assert panel.x_axis.categories == labels
