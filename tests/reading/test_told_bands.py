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
    "- `pond`: Values of 0.5–0.6 prior to layer 3",
    "- `pond`: A drop of 0.5–0.6 in layers 3-5",
    "- `pond`: Falls with every layer, from 0.6 to 0.5",
    "- `pond`: Generally stays between 0.5 and 0.6",
    "- `pond` stays between 0.5 and 0.6 until the sensor fails",
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


@pytest.mark.parametrize("near", ["near 0", "then near 0", "around 0", "about 0", "close to zero"])
def test_a_band_behind_the_number_that_it_is_near(near: str) -> None:
    high, low = regions(f"- `pond`: High (0.8-0.9) in layers 0-4, {near} (0.0-0.1) for layers 8-15")
    assert (high.value.text, low.value.text) == ("0.8-0.9", "0.0-0.1")
    assert (low.rows[0], low.rows[-1]) == ("8", "15")


def test_what_is_told_again_below_does_not_cast_doubt_on_bands() -> None:
    lines = [
        "`pond`: High (0.8-0.9) in layers 0-7, low (0.1-0.2) in layers 8-15",
        "`north`: Low (0.1-0.2) in all layers",
    ]
    told = [f"In layer {at}, `pond` is above 0.5." for at in range(4)]
    text = HEAD + "\n".join(f"- {line}" for line in lines) + "\n### Key Observations\n"
    text += "\n".join(
        f"- {line}" for line in [*told, "`pond` still has 0.1-0.2 at layer 9.", "`north` always exceeds 0.3."]
    )
    assert [finding.rule for finding in heatparse.check(text).findings] == ["threshold-mismatch"]


def told(*lines: str) -> dict[str, set[str]]:
    """What is told of `pond`: the text of each value, and the layers of its regions and cells."""
    panel = heatparse.parse(HEAD + "\n".join(lines) + "\n").panels[0]
    found: dict[str, set[str]] = {}
    for region in panel.regions:
        assert region.columns == ("pond",)
        found.setdefault(region.value.text, set()).update(region.rows)
    for cell in panel.cells:
        assert cell.column == "pond"
        assert cell.row is not None
        found.setdefault(cell.value.text, set()).add(cell.row)
    return found


def span(first: int, last: int) -> set[str]:
    return {str(layer) for layer in range(first, last + 1)}


HIGH, LOW = "0.7-0.8", "0.1-0.2"
BESIDE_A_STRETCH = (
    ("in all other layers", span(0, 3) | span(8, 15)),
    ("elsewhere", span(0, 3) | span(8, 15)),
    ("outside of them", span(0, 3) | span(8, 15)),
    ("in the remaining layers", span(0, 3) | span(8, 15)),
    ("in the rest", span(0, 3) | span(8, 15)),
    ("after that", span(8, 15)),
    ("beyond layer 7", span(8, 15)),
    ("before layer 4", span(0, 3)),
    ("outside layers 4-7", span(0, 3) | span(8, 15)),
    ("at layer 9", {"9"}),
    ("in layers 0-2 and 9-11", span(0, 2) | span(9, 11)),
    ("in the last three layers", span(13, 15)),
    ("in the first 4 layers", span(0, 3)),
    ("in the second half", span(8, 15)),
    ("in the first quarter", span(0, 3)),
)


@pytest.mark.parametrize(("place", "rows"), BESIDE_A_STRETCH)
@pytest.mark.parametrize("joint", [", weak ({v})", " and {v}", "; values of {v}", ", back to {v}"])
def test_places_beside_a_stretch(place: str, rows: set[str], joint: str) -> None:
    line = f"- `pond`: Strong ({HIGH}) in layers 4-7{joint.format(v=LOW)} {place}"
    assert told(line) == {HIGH: span(4, 7), LOW: rows}


@pytest.mark.parametrize("exception", [
    "- `pond`: {a} in all layers, except for layers 4-7 ({b})",
    "- `pond`: No signal ({a}), apart from layers 4-7 ({b})",
    "- `pond`: {a} throughout, except in layers 4-7, at {b}",
])  # fmt: skip
def test_exceptions(exception: str) -> None:
    line = exception.format(a=LOW, b=HIGH)
    assert told(line) == {HIGH: span(4, 7), LOW: span(0, 3) | span(8, 15)}


@pytest.mark.parametrize("line", [
    "- `pond` stays between 0.1 and 0.2.",
    "- `pond`: ranges from 0.1 to 0.2.",
    "- For `pond`, the moisture varies between 0.1 and 0.2 across all layers.",
    "- `pond` hovers around light blue (0.1-0.2) in all layers.",
    "- `pond`: The moisture is between 0.1 and 0.2 in every layer.",
])  # fmt: skip
def test_sentences_about_a_whole_column(line: str) -> None:
    (rows,) = told(line).values()
    assert rows == span(0, 15)


def test_lines_below_a_stretch() -> None:
    lines = ["- **Middle layers (4-9)**:", "- `pond` still dark (0.7-0.8) up to layer 6"]
    assert told(*lines) == {HIGH: span(4, 6)}
    assert told(lines[0], "- `pond` at moderate values (0.7-0.8)") == {HIGH: span(4, 9)}


def test_single_layers_among_stretches() -> None:
    line = "- `pond`: Layers 0-3: ~0.2. Layers 4-14: ~0.8. Layer 15: ~0.5."
    assert told(line) == {"~0.2": span(0, 3), "~0.8": span(4, 14), "~0.5": {"15"}}


@pytest.mark.parametrize("front", ["At layer 3", "In layer 3"])
@pytest.mark.parametrize("verb", ["has a moisture of", "has", "stands at"])
def test_two_cells_behind_their_layer(front: str, verb: str) -> None:
    line = f"- {front}, `north` {verb} about 0.6 and `ridge` {'of' * verb.endswith('of')} about 0.2."
    cells = heatparse.parse(HEAD + line + "\n").panels[0].cells
    assert [(cell.row, cell.column, cell.value.value) for cell in cells] == [
        ("3", "north", 0.6), ("3", "ridge", 0.2),
    ]  # fmt: skip


@pytest.mark.parametrize("descends", ["descends", "goes down", "continues"])
def test_layers_whose_ends_stand_at_their_places(descends: str) -> None:
    said = f'Labeled "Layer". It starts with 0 at the top and {descends} to 40 at the bottom'
    text = HEAD.replace("0 to 15 (integer increments)", f"{said}, one row per layer, ticks at intervals of 5")
    document = heatparse.parse(text + "- `pond`: ~0.4 in layers 0-40\n")
    assert document.panels[0].y_axis.categories == tuple(map(str, range(41)))


@pytest.mark.parametrize("listed", ["layer 2, 4, and 8", "layers 1, 4 and 8", "Layer 2 and 4"])
def test_labels_in_a_list_are_no_values(listed: str) -> None:
    document = heatparse.parse(
        HEAD + f"- `pond`: Slight activity at {listed}.\n- `north`: Low (0.1-0.2) in all layers\n"
    )
    (region,) = document.panels[0].regions
    assert region.columns == ("north",)
    assert not document.panels[0].cells


@pytest.mark.parametrize("line", [
    "- `pond` does not stay between 0.1 and 0.2.",
    "- `pond` rarely stays between 0.1 and 0.2.",
    "- `pond` should stay between 0.1 and 0.2.",
    "- `pond` varies by 0.1 to 0.2.",
    "- `pond`: not 0.2 in layers 4-7.",
    "- `pond`: never 0.2 in layers 4-7.",
    "- `pond`: 0.2 higher in layers 4-7.",
    "- `pond`: a maximum of 0.2 in layers 4-7.",
    "- `pond`: three cells of 0.2 in layers 4-7.",
    "- `pond`: a spread of 0.1-0.2 in all layers.",
    "- `pond`: variance of 0.1 in layers 4-7.",
    "- `pond`: 0.1 or 0.2 in layers 4-7.",
    "- `pond`: alternating 0.1 and 0.2 in layers 4-7.",
    "- `pond` and `north`: 0.1 and 0.2 in layers 4-7.",
    "- `north` and `pond` at layer 4 have 0.1, 0.2 and 0.3.",
    "- `pond` and `north` differ, 0.1-0.2 in layers 4-7.",
    "- `pond` is darker than `north` (0.1-0.2) in layers 4-7.",
    "- `pond`: weak (0.2) after layer 4 and before layer 9.",
    "- `pond`: weak (0.2) after layer 4, until layer 9.",
    "- `pond` ranges from 3 to 9.",
])  # fmt: skip
def test_numbers_that_no_stretch_has(line: str) -> None:
    assert told(line) == {}


@pytest.mark.parametrize(("line", "expected"), [
    ("`pond`: 0.1 throughout, but 0.3 in layer 2", {"0.1": {"0", "1"} | span(3, 15), "0.3": {"2"}}),
    ("`pond`: 0.1 in layers 0-4 except layer 2 (0.3)", {"0.1": {"0", "1", "3", "4"}, "0.3": {"2"}}),
    ("`pond`: 0.1 until layer 4, then 0.3 until layer 9", {"0.1": span(0, 4), "0.3": span(5, 9)}),
    ("`pond`: 0.1 between layer 4 and layer 9", {"0.1": span(4, 9)}),
    ("`pond`: 0.1 between layers 4 and 9", {"0.1": span(4, 9)}),
    ("`pond`: 0.1 in layers 0-4, 0.3 in the middle, 0.5 elsewhere", {"0.1": span(0, 4)}),
    ("`pond`: 0.1 in layers 0-4, mixed in the middle, 0.5 elsewhere", {"0.1": span(0, 4)}),
    ("`pond`: Layers 0-3: 0.1. Layers 4-14: rising. Others: 0.5.", {"0.1": span(0, 3)}),
])  # fmt: skip
def test_what_other_parts_of_a_line_leave(line: str, expected: dict[str, set[str]]) -> None:
    assert told(f"- {line}") == expected


@pytest.mark.parametrize("line", ["`pond`: low (0.1-0.2) around layers 4-7", "`pond`: 0.1 at layer 4"])
def test_places_are_read(line: str) -> None:
    assert not heatparse.parse(f"{HEAD}- {line}\n").unread


@pytest.mark.parametrize(
    "behind", ["- `north` stays between 0.1 and 0.2.", "#### Sites\n- `north` stays at 0.1-0.2."]
)
def test_a_stretch_heads_what_is_indented_below_it(behind: str) -> None:
    document = heatparse.parse(f"{HEAD}- **Middle layers (4-9)**:\n  - `pond` dark (0.7-0.8)\n{behind}\n")
    rows = {region.columns: set(region.rows) for region in document.panels[0].regions}
    assert rows[("pond",)] == span(4, 9)
    assert rows.get(("north",), span(0, 15)) == span(0, 15)


@pytest.mark.parametrize("head", ["All but layers 4-9", "**Sites**", "All layers"])
def test_lines_that_head_no_stretch(head: str) -> None:
    lines = ["- **Middle layers (4-9)**:", "- `pond` dark (0.7-0.8)", f"- {head}:", "- `pond` pale (0.1-0.2)"]
    assert told(*lines) == {HIGH: span(4, 9)}
