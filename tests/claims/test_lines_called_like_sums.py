"""Categories that are called like sums and extremes, and the sums and extremes themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

import heatparse

TRAMS = {"Delta": (63, 71, 58), "Gain": (44, 40, 47), "Ostra": (35, 38, 31), "Range": (52, 49, 55)}
DAYS = ("Mon", "Wed", "Sat")
LOADS = {"Ash St": (1.4, 3.1, 5.2, 2.2), "Bay St": (0.9, 2.6, 4.4, 2.8), "Cove": (2.0, 2.3, 1.9, 2.5)}


def table(columns: Sequence[str], rows: Mapping[str, Sequence[object]]) -> str:
    lines = [f"| {name} | {' | '.join(map(str, row))} |\n" for name, row in rows.items()]
    head = f"| | {' | '.join(columns)} |\n|{'---|' * (len(columns) + 1)}\n"
    return f"# Heatmap: Tickets sold\n\n{head}{''.join(lines)}\n## Remarks\n\n- "


def axes(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    panel = heatparse.check(text).document.panels[0]
    return panel.y_axis.categories, panel.x_axis.categories


@pytest.mark.parametrize("phase", ["Peak", "Max", "Best", "Overall", "Count"])
@pytest.mark.parametrize("at", [0, 2, 3])
def test_a_phase_is_a_category(phase: str, at: int) -> None:
    columns = ["Dawn", "Noon", "Dusk"]
    columns.insert(at, phase)
    rows = {
        name: (*row[:2], row[3], row[2]) if at == 3 else (row[2], row[0], row[1], row[3]) if not at else row
        for name, row in LOADS.items()
    }
    assert axes(table(columns, rows)) == (tuple(LOADS), tuple(columns))


def test_lines_with_such_names_are_categories() -> None:
    assert axes(table(DAYS, TRAMS)) == (tuple(TRAMS), DAYS)


@pytest.mark.parametrize(
    ("name", "makes"),
    [
        ("Peak", max),
        ("Worst", min),
        ("Total Count", sum),
        ("Range", lambda row: max(row) - min(row)),
        ("Change", lambda row: row[-1] - row[0]),
        ("Delta", lambda row: f"{row[-1] - row[0]:+}"),
        ("Overall", lambda row: (2 * row[0] + row[1] + row[2]) / 4),
        ("Average", lambda row: 99),  # of something that is not shown: its name is enough
    ],
)
def test_what_the_others_make_is_none(name: str, makes) -> None:  # type: ignore[no-untyped-def]
    rows = {f"Line {letter}": row for letter, row in zip("ABCD", TRAMS.values(), strict=True)}
    assert axes(table((*DAYS, name), {k: (*row, makes(row)) for k, row in rows.items()})) == (
        tuple(rows),
        DAYS,
    )
    down = {key: tuple(row[at] for row in rows.values()) for at, key in enumerate(DAYS)}
    assert axes(table(tuple(rows), {**down, name: tuple(map(makes, rows.values()))})) == (DAYS, tuple(rows))


@pytest.mark.parametrize(
    ("told", "verdict"),
    [
        ("Delta on Wednesday has the highest number (71).", "supported"),
        ("The most tickets, 71, are sold by Delta on Wed.", "supported"),
        ("Delta leads on every day.", "supported"),
        ("Gain exceeds Ostra on each day.", "supported"),
        ("Gain exceeds Range on each day.", "refuted"),
        ("Range has the highest number.", "refuted"),
    ],
)
def test_what_is_said_of_such_categories(told: str, verdict: str) -> None:
    text = (
        table(DAYS, TRAMS).replace("| Wed |", "| Wednesday |") if "Wednesday" in told else table(DAYS, TRAMS)
    )
    claims = [c for c in heatparse.check(text + told + "\n").claims if c.kind != "cell-value"]
    assert {claim.verdict for claim in claims} == {verdict}
