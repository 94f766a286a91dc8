"""Lists whose last label is set off, or has words behind it, and labels that only look like the run behind a name."""

from __future__ import annotations

import pytest

import heatparse


@pytest.mark.parametrize(("listed", "labels"), [
    ("`1%`, `2%`, `5%` of the footprint", ["1%", "2%", "5%"]),
    ("`small`, `mid`, `large` caches", ["small", "mid", "large"]),
    ('"north", "south" and "west" on the left', ["north", "south", "west"]),
    ("the sizes `1`, `2` and `4` of the cache", ["1", "2", "4"]),
    ("oak, elm, ash and, as the last one, lime", ["oak", "elm", "ash", "lime"]),
    ("oak, elm and, at the very bottom, lime", ["oak", "elm", "lime"]),
    ("Lark 2, Wren 2, Finch 2, Lark 3, Wren 3", ["Lark 2", "Wren 2", "Finch 2", "Lark 3", "Wren 3"]),
    ("Lark 7B, Wren 7B, Finch 7B, Lark 13B, Wren 13B", ["Lark 7B", "Wren 7B", "Finch 7B", "Lark 13B", "Wren 13B"]),
    ("Layers, L0, L1, L2, L3", ["L0", "L1", "L2", "L3"]),
])  # fmt: skip
def test_a_list_is_whole(listed: str, labels: list[str]) -> None:
    text = f"## Heatmap: Hits\n- **X-axis:** Ant, Bee\n- **Rows:** {listed}\n"
    assert list(heatparse.parse(text).panels[0].y_axis.categories) == labels
