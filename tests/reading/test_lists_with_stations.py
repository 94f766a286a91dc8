"""Lists that go from their first label through others to the last."""

from __future__ import annotations

import pytest

import heatparse


def columns(told: str) -> list[str]:
    text = f"# Heatmap: Wear\n\n- Rows: A, B\n- Columns: load, {told}\n\n- A: 1\n"
    return list(heatparse.parse(text).panels[0].x_axis.categories)


@pytest.mark.parametrize("told", [
    "from `none` through `4 kg`, `8 kg` and `12 kg` to `16 kg`",
    "from `none` through `4 kg`, `8 kg`, and `12 kg` up to `16 kg`; wear grows from left to right",
    "from `none` via `4 kg`, `8 kg`, `12 kg` to `16 kg`",
])  # fmt: skip
def test_all_stations_are_labels(told: str) -> None:
    assert columns(told) == ["none", "4 kg", "8 kg", "12 kg", "16 kg"]


def test_spans_are_spans() -> None:
    assert columns("from 0 through 4") == ["0", "1", "2", "3", "4"]
    assert columns("from Jan through Mar") == ["Jan", "Feb", "Mar"]
