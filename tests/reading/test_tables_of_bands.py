"""Tables whose cells tell a place each, pairs of labels with signs inside, and steps that are no values."""

from __future__ import annotations

import pytest

import heatparse

TRAPS = """# Heatmap: Moths per Trap

- **X-axis, "Night":** 1, 2, 3, 4, 5, 6
- **Y-axis, "Site":** Orchard, West Pond, Quarry

{}
"""
BANDED = """| Site | First nights | Later nights |
|---|---|---|
| Orchard | 1–2: ~15 | 3–6: ~17 |
| West Pond | 1–4: ~21 | 5–6: ~24 |
| Quarry | 1–3: ~8 | {} |"""


def _regions(table: str) -> list[tuple[list[str], list[str], str]]:
    panel = heatparse.parse(TRAPS.format(table)).panels[0]
    return [(list(r.rows or ()), list(r.columns or ()), r.value.text) for r in panel.regions]


@pytest.mark.parametrize("last", ["4–6: ~9", "—"])
def test_cells_that_tell_a_band_each(last: str) -> None:
    told = _regions(BANDED.format(last))
    assert (["Orchard"], ["3", "4", "5", "6"], "~17") in told
    assert (["West Pond"], ["5", "6"], "~24") in told
    assert len(told) == (6 if last != "—" else 5)
    assert ((["Quarry"], ["4", "5", "6"], "~9") in told) is (last != "—")


@pytest.mark.parametrize("sign", ["-", "–", "/", "×", "→"])
@pytest.mark.parametrize(
    ("rows", "columns"),
    [
        (("Mon", "Tue"), ("West End", "Mill Road")),
        (("S:E", "S:D"), ("N:E", "N:D")),
        (("a.1", "a.2"), ("b c", "d")),
    ],
)
def test_pairs_joined_by_a_sign(sign: str, rows: tuple[str, ...], columns: tuple[str, ...]) -> None:
    values = {
        (row, column): 3 + 2 * i for i, (row, column) in enumerate((r, c) for r in rows for c in columns)
    }
    lines = [f"- {row}{sign}{column}: {value}" for (row, column), value in values.items()]
    text = "\n".join([
        "# Heatmap: Loads", "",
        f"- **Y-axis (Origin):** {', '.join(rows)}", f"- **X-axis (Goal):** {', '.join(columns)}", "",
        *lines, "",
    ])  # fmt: skip
    cells = heatparse.parse(text).panels[0].cells
    assert {(cell.row, cell.column): cell.value.value for cell in cells} == values


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("West Pond starts at 21 for night 1 and gives back 5 at night 4.", ["21"]),
        ("West Pond starts at 21 for night 1, with a drop of 5 at night 4.", ["21"]),
        ("West Pond starts at 21 for night 1, reaching 16 at night 4.", ["21", "16"]),
    ],
)
def test_steps_are_no_values(sentence: str, told: list[str]) -> None:
    cells = heatparse.parse(TRAPS.format(sentence)).panels[0].cells
    assert [cell.value.text for cell in cells] == told
