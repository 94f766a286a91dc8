"""Bands in words: what a line says of a stretch of its row or column."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import heatparse
from heatparse.models import Region

HEAD = """## Heatmap: Moisture by Depth and Site
### Components/Axes
- **X-axis (Site)**: `north`, `south`, `pond`, `ridge`
- **Y-axis (Layer)**: 0 to 15 (integer increments)
- **Legend**: from light blue (0.0) to dark blue (1.0)
### Detailed Analysis
"""
ALL = ("in all layers", "across all layers", "in every layer", "throughout")
# What is said, and the layers that it is said of.
WORDINGS = (
    ("Low in layers {a}–{b} ({v})", "span"),
    ("Low ({v}) in layers {a}-{b}", "span"),
    ("{v} from layer {a} to layer {b}", "span"),
    ("Moderate moisture ({v}) in layers {a} to {b}", "span"),
    ("High from layer {a} on ({v})", "onward"),
    ("Values of {v} from layer {a} onward", "onward"),
    ("Pale ({v}) up to layer {b}", "until"),
    ("Low until layer {b} ({v})", "until"),
)


def regions(line: str) -> list[Region]:
    document = heatparse.parse(HEAD + line + "\n")
    assert not document.panels[0].cells
    return list(document.panels[0].regions)


def layers(extent: str, a: int, b: int) -> list[str]:
    first, last = (0 if extent == "until" else a), (15 if extent == "onward" else b)
    return [str(layer) for layer in range(first, last + 1)]


@pytest.mark.parametrize("place", ALL)
@pytest.mark.parametrize(
    "wording", ["Low {place} ({v})", "Low moisture ({v}) {place}", "Values of {v} {place}"]
)
def test_of_all_layers(wording: str, place: str) -> None:
    (region,) = regions(f"- `pond`: {wording.format(place=place, v='0.5–0.6')}")
    assert region.columns == ("pond",)
    assert list(region.rows) == layers("span", 0, 15)
    assert (region.value.low, region.value.high) == (0.5, 0.6)


@settings(max_examples=15, deadline=None)
@given(a=st.integers(1, 6), b=st.integers(8, 14), band=st.integers(1, 8), data=st.data())
def test_of_a_stretch(a: int, b: int, band: int, data: st.DataObject) -> None:
    wording, extent = data.draw(st.sampled_from(WORDINGS))
    value = f"0.{band}-0.{band + 1}"
    (region,) = regions(f"- `ridge`: {wording.format(a=a, b=b, v=value)}")
    assert region.columns == ("ridge",)
    assert list(region.rows) == layers(extent, a, b)
    assert region.value.text == value


def test_several_stretches_and_sites() -> None:
    line = "- `north`, `south`: Low in layers 0–7 (0.1–0.2), moderate from layer 8 on (0.5–0.6)"
    low, high = regions(line)
    assert low.columns == high.columns == ("north", "south")
    assert (low.rows[-1], high.rows[0], high.rows[-1]) == ("7", "8", "15")


@pytest.mark.parametrize("line", [
    "- `pond`: Mostly low in all layers (0.5–0.6)",
    "- `pond`: Low in the other layers (0.5–0.6)",
    "- `pond`: Low in all layers (0.5–0.6), with the exception of the deepest one",
    "- `pond`: Rises by 0.2-0.3 in all layers",
    "- `pond`: Low (0.5–0.6) outside layers 3-5",
    "- `pond`: Values of 0.5–0.6 after layer 3",
])  # fmt: skip
def test_words_that_leave_room(line: str) -> None:
    assert not regions(line)


def test_full_grids_need_none() -> None:
    rows = "\n".join(f"| {layer} | 0.1 | 0.2 | 0.3 | 0.4 |" for layer in range(16))
    table = f"| Layer | north | south | pond | ridge |\n|---|---|---|---|---|\n{rows}\n"
    document = heatparse.parse(f"{HEAD}{table}- `pond`: Low in all layers (0.3–0.4)\n")
    assert not document.panels[0].regions


@pytest.mark.parametrize(("said", "sites"), [
    ("dry from `north` to `pond` (0.1-0.2)", ("north", "south", "pond")),
    ("dry (0.1-0.2) from `south` on", ("south", "pond", "ridge")),
    ("dry up to `south` (0.1-0.2)", ("north", "south")),
    ("dry at all sites, approximately 0.1 to 0.2", ("north", "south", "pond", "ridge")),
])  # fmt: skip
def test_labels_that_are_names(said: str, sites: tuple[str, ...]) -> None:
    (region,) = regions(f"- Layer 3: {said}")
    assert (region.rows, region.columns) == (("3",), sites)
