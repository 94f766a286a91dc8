"""Panels set against each other at a place of their axes: "at noon in the attic, the summer map leads"."""

from __future__ import annotations

import pytest

import heatparse

HOURS = ("Dawn", "Noon", "Dusk")
SEASONS = {
    "Spring": {"Attic": (12, 25, 18), "Hall": (15, 19, 17), "Cellar": (9, 10, 10)},
    "Summer": {"Attic": (21, 38, 30), "Hall": (20, 24, 26), "Cellar": (13, 14, 15)},
    "Autumn": {"Attic": (11, 22, 19), "Hall": (16, 21, 16), "Cellar": (14, 12, 11)},
}


def panel(title: str) -> str:
    rows = "".join(f"| {room} | {' | '.join(map(str, row))} |\n" for room, row in SEASONS[title].items())
    return f"### {title}\n\n| Room | {' | '.join(HOURS)} |\n|---|---|---|---|\n{rows}\n"


HEAD = (
    "## Heatmaps: Room Temperature in Three Seasons\n\nThree heatmaps side by side, one per season.\n\n"
    "- **X-axis (all):** Time of day (Dawn, Noon, Dusk)\n- **Y-axis (all):** Room (Attic, Hall, Cellar)\n"
    "- **Color scale (shared):** temperature in °C, 5 (blue) to 40 (red)\n\n"
    + "".join(map(panel, SEASONS))
    + "### Observations\n\n- "
)


def verdicts(statement: str, *kinds: str) -> set[str]:
    claims = heatparse.check(f"{HEAD}{statement}\n").claims
    kinds = kinds or ("extremum", "ranking")
    return {claim.verdict for claim in claims if claim.span.line > HEAD.count("\n") and claim.kind in kinds}


@pytest.mark.parametrize(
    ("true", "wrong"),
    [
        ("At noon in the attic, Summer leads.", "At noon in the hall, Spring leads."),
        ("The highest Cellar Dawn value is Autumn's 14.", "The highest Cellar Dawn value is Summer's 13."),
        ("Autumn is second on Hall Noon.", "Autumn is third on Hall Noon."),
        ("Spring comes third on Hall Dawn.", "Spring comes second on Hall Dawn."),
        (
            "Autumn has the second-highest value on Attic Dusk.",
            "Spring has the second-highest value on Attic Dusk.",
        ),
        (
            "Ranked by Cellar Dawn, the seasons are Autumn (14), Summer (13) and Spring (9).",
            "Ranked by Cellar Dawn, the seasons are Summer (13), Autumn (14) and Spring (9).",
        ),
        ("On Attic Dawn the order is Summer, Spring, Autumn.", "On Attic Dawn the order is Summer, Autumn, Spring."),
        (
            "On Cellar Noon, Summer is first, Autumn second and Spring third.",
            "On Cellar Noon, Summer is first, Spring second and Autumn third.",
        ),
        ("**Attic Dawn:** Summer > Spring > Autumn.", "**Attic Dawn:** Summer > Autumn > Spring."),
        ("**Autumn:** Leads on Cellar Dawn.", "**Spring:** Leads on Cellar Dawn."),
        ("Summer leads at noon in the attic.", "Autumn leads at noon in the attic."),
        ("Summer leads on Attic Noon, Autumn on Cellar Dawn.", "Spring leads on Attic Noon, Summer on Cellar Dawn."),
        ("The best value on Cellar Dawn is 14.", "The best value on Cellar Dawn is 13."),
        (
            "In the Autumn panel, Hall is second at noon, second at dusk and first at dawn.",
            "In the Autumn panel, Hall is first at noon, second at dusk and first at dawn.",
        ),
    ],
)  # fmt: skip
def test_panels_at_a_place(true: str, wrong: str) -> None:
    assert verdicts(true) == {"supported"}
    assert "refuted" in verdicts(wrong)


@pytest.mark.parametrize(
    "statement",
    [
        "Spring is highest on Attic Noon.",  # of all that Spring has
        "On Attic, Spring is highest at noon.",  # of the row in its own panel
        "At noon, Autumn is highest for Attic.",
        "Autumn is highest in Attic.",
        "Autumn is second overall.",
        "Summer leads on Attic Noon, Hall Dusk and Cellar Dawn, or nearly so.",
    ],
)
def test_room_is_left(statement: str) -> None:
    assert "refuted" not in verdicts(statement)


@pytest.mark.parametrize(
    ("true", "wrong"),
    [
        ("Cellar at dawn is highest in the Autumn panel.", "Cellar at dawn is highest in the Summer panel."),
        ("Cellar at dawn peaks in Autumn.", "Hall at dusk peaks in Autumn."),
        ("Attic at noon bottoms out in Autumn at 22.", "Attic at noon bottoms out in Spring at 25."),
        (
            "Hall at dawn reaches its minimum in Spring (15).",
            "Hall at dawn reaches its minimum in Autumn (16).",
        ),
    ],
)
def test_a_place_over_the_panels(true: str, wrong: str) -> None:
    assert verdicts(true) == {"supported"}
    assert "refuted" in verdicts(wrong)


def test_a_panel_tells_where() -> None:
    assert verdicts("In Spring, Hall is the warmest room at every hour.") != {"supported"}
    assert verdicts("In Autumn, Cellar leads at dawn.") == {"refuted"}


@pytest.mark.parametrize(
    "statement",
    [
        "Temperatures drop in every row except Cellar.",
        "Between the last two panels, Attic decreases throughout.",
    ],
)
def test_courses_from_panel_to_panel(statement: str) -> None:
    assert "refuted" not in verdicts(statement, "trend")


def test_a_bound_holds_in_all_panels() -> None:
    assert verdicts("Attic never exceeds 38.", "threshold") == {"supported"}
    assert verdicts("Attic never exceeds 25.", "threshold") == {"undecidable"}
