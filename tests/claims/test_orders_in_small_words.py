"""Orders that small words tell: "nowhere", "in the left", "after the change", "followed at a distance by"."""

from __future__ import annotations

import pytest

import heatparse

WELLS = ("Ash Well", "Bay Well", "Cox Well", "Dell Well")
TIMES = ("dawn", "noon", "dusk", "night")
BEFORE = {"Ash Well": (31, 52, 47, 29), "Bay Well": (28, 44, 45, 26), "Cox Well": (22, 39, 30, 19),
          "Dell Well": (18, 25, 21, 14)}  # fmt: skip
AFTER = {"Ash Well": (27, 43, 41, 29), "Bay Well": (25, 41, 40, 21), "Cox Well": (20, 33, 28, 17),
         "Dell Well": (16, 22, 20, 12)}  # fmt: skip


def table(values: dict[str, tuple[int, ...]]) -> str:
    rows = [f"| {well} | " + " | ".join(map(str, values[well])) + " |" for well in WELLS]
    return f"| Well | {' | '.join(TIMES)} |\n|---|---|---|---|---|\n" + "\n".join(rows) + "\n"


ONE = (
    "# Heatmap: Water Yield by Well and Time of Day\n\nThe heatmap shows the water yield (liters) of four wells (rows) "
    "at four times of day (columns). Darker cells mean a higher yield.\n\n## Data\n\n"
    + table(BEFORE) + "\n## Observations\n\n"
)  # fmt: skip
TWO = (
    "# Heatmaps: Water Yield Before and After the Repair\n\nTwo heatmaps side by side show the water yield (liters) "
    "of four wells (rows) at four times of day (columns).\n\n## Left panel: Before\n\n" + table(BEFORE)
    + "\n## Right panel: After\n\n" + table(AFTER) + "\n## Observations\n\n"
)  # fmt: skip


def verdicts(text: str, sentence: str) -> set[str]:
    report = heatparse.check(f"{text}- {sentence}\n")
    told = {
        claim.verdict
        for claim in report.claims
        if claim.span.start >= len(text) and claim.kind != "cell-value"
    }
    found = [finding for finding in report.findings if finding.span.start >= len(text)]
    assert bool(found) == ("refuted" in told)
    return told


ORDERS = [
    ("Nowhere is the yield as high as in {0} at noon.", ("Ash Well",), ("Bay Well",)),
    ("Nowhere is the yield lower than in {0} at night.", ("Dell Well",), ("Cox Well",)),
    ("No cell is darker than {0} at noon.", ("Ash Well",), ("Bay Well",)),
    ("{0} is nowhere above {1}.", ("Cox Well", "Bay Well"), ("Ash Well", "Bay Well")),
    ("{0} is nowhere below {1}.", ("Bay Well", "Cox Well"), ("Dell Well", "Cox Well")),
    ("At dawn, {0} is in front, followed at some distance by {1}.", ("Ash Well", "Bay Well"), ("Ash Well", "Cox Well")),
    ("At dusk the lead goes to {0}.", ("Ash Well",), ("Bay Well",)),
    ("{0} closes the list at every time of day.", ("Dell Well",), ("Cox Well",)),
    ("The highest figure of the map, {0}, belongs to Ash Well at noon.", ("52",), ("47",)),
    ("For every well the {0} value lies above the {1} value.", ("noon", "dawn"), ("night", "dawn")),
    ("At the other end of the scale, {0} at night is the lowest cell of all.", ("Dell Well",), ("Cox Well",)),
]  # fmt: skip


@pytest.mark.parametrize(("sentence", "right", "wrong"), ORDERS)
def test_an_order_in_one_panel(sentence: str, right: tuple[str, ...], wrong: tuple[str, ...]) -> None:
    assert "supported" in verdicts(ONE, sentence.format(*right))
    assert "refuted" in verdicts(ONE, sentence.format(*wrong))


FACES = [
    ("The {0} panel is nowhere above the {1} one.", ("right", "left"), ("left", "right")),
    ("Each noon value is higher in the {0} panel than in the {1}.", ("left", "right"), ("right", "left")),
    (
        "Every cell is lower in the {0} panel than in the {1}, or equal to it.",
        ("right", "left"),
        ("left", "right"),
    ),
    (
        "Compared with the left panel, {0} is lower at all four times in the right one.",
        ("Bay Well",),
        ("Ash Well",),
    ),
    (
        "The {0} row yields more before the repair than after it in every column.",
        ("Cox Well",),
        ("Ash Well",),
    ),
    ("The lowest value overall is found in {0} at night after the repair.", ("Dell Well",), ("Cox Well",)),
]


@pytest.mark.parametrize(("sentence", "right", "wrong"), FACES)
def test_an_order_of_two_panels(sentence: str, right: tuple[str, ...], wrong: tuple[str, ...]) -> None:
    assert "supported" in verdicts(TWO, sentence.format(*right))
    assert "refuted" in verdicts(TWO, sentence.format(*wrong))


@pytest.mark.parametrize(
    "sentence",
    [
        "Perhaps nowhere is the yield as high as in Bay Well at noon.",
        "The lowest value of Bay Well exceeds the Cox Well value of every time except dusk and noon.",
        "After heavy rain, Ash Well was nowhere above Bay Well.",
    ],
)
def test_what_is_left_open_is_not_refuted(sentence: str) -> None:
    assert "refuted" not in verdicts(TWO, sentence) | verdicts(ONE, sentence)
