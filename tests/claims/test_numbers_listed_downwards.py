"""Axes that list their numbers from the highest to the lowest: what is told along them follows the numbers."""

from __future__ import annotations

import pytest

import heatparse

ROWS = {
    "bands": ("Band", ("30–39", "20–29", "10–19", "0–9")),
    "decades": ("Decade", ("2020s", "2010s", "2000s", "1990s")),
    "numbered": ("Stage", ("Stage 4", "Stage 3", "Stage 2", "Stage 1")),
}
VALUES = ((61, 38, 92), (47, 39, 70), (25, 44, 31), (18, 40, 12))
FARMS = ("Amber", "Birch", "Cedar")


def figure(kind: str) -> str:
    name, labels = ROWS[kind]
    rows = [f"| {label} | {' | '.join(map(str, row))} |" for label, row in zip(labels, VALUES, strict=True)]
    head = f"| {name} | {' | '.join(FARMS)} |\n|---|---|---|---|\n"
    return f"# Heatmap: Yield of farms\n\n{head}" + "\n".join(rows) + "\n\n## Remarks\n\n- "


@pytest.mark.parametrize(
    ("kind", "told", "verdict"),
    [
        ("decades", "Amber increases over time.", "supported"),
        ("decades", "Amber rises in every decade.", "supported"),
        ("decades", "Amber decreases over time.", "refuted"),
        ("decades", "Cedar surpasses Amber from the 2000s on.", "supported"),
        ("decades", "All values exceed 40 from the 2000s on.", "refuted"),
        ("decades", "No farm exceeds 45 before the 2010s.", "supported"),
        ("decades", "No farm exceeds 45 before the 2020s.", "refuted"),
        ("decades", "The last decade has the highest values.", "supported"),
        ("decades", "Cedar stays below 50 until the 2000s.", "supported"),
        ("bands", "Cedar rises from 12 to 92.", "supported"),
        ("bands", "The first band has the highest value.", "undecidable"),
        ("bands", "Amber grows from the bottom row to the top row.", "supported"),
        ("bands", "The top row has the highest value.", "supported"),
        ("bands", "The bottom row has the highest value.", "refuted"),
        ("numbered", "Amber grows with each stage.", "supported"),
        ("numbered", "Amber falls with each stage.", "refuted"),
        ("numbered", "Birch falls from Stage 2 to Stage 4.", "supported"),
        ("numbered", "Values above 60 occur only from Stage 3 onward.", "supported"),
        ("numbered", "Amber exceeds 50 only after Stage 3.", "supported"),
    ],
)  # fmt: skip
def test_what_is_told_follows_the_numbers(kind: str, told: str, verdict: str) -> None:
    claims = [c for c in heatparse.check(figure(kind) + told + "\n").claims if c.kind != "cell-value"]
    assert {claim.verdict for claim in claims} == {verdict}
