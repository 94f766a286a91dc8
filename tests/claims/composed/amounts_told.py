"""Small figures with random values, and the verdicts that a sentence below them gets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import heatparse

ORCHARDS = ("Hilltop", "Brookside", "Millfield", "Eastgate", "Stonegarth")
FRUITS = ("Apples", "Pears", "Plums", "Cherries", "Quinces")
DIALECTS = ("Frisian", "Bavarian", "Saxon", "Tyrolean", "Alsatian")


@dataclass(frozen=True)
class Figure:
    """Values by row and column, with a head that says what they are."""

    head: str
    rows: Sequence[str]
    columns: Sequence[str]
    values: dict[tuple[str, str], float]
    digits: int

    def row(self, name: str, own: bool = True) -> list[float]:
        return [self.values[name, column] for column in self.columns if own or column != name]

    def column(self, name: str, own: bool = True) -> list[float]:
        return [self.values[row, name] for row in self.rows if own or row != name]

    def show(self, number: float) -> str:
        return f"{number:.{self.digits}f}"

    def verdicts(self, sentence: str) -> set[str]:
        """The verdicts of all claims in a sentence below the figure."""
        table = [
            "| | " + " | ".join(self.columns) + " |",
            "|" + "---|" * (len(self.columns) + 1),
            *(f"| {row} | " + " | ".join(map(self.show, self.row(row))) + " |" for row in self.rows),
        ]
        lines = [self.head, *table, "", "## Observations", "", f"- {sentence}"]
        text = "\n".join(lines) + "\n"
        last = text.rstrip("\n").count("\n") + 1
        return {claim.verdict for claim in heatparse.check(text).claims if claim.span.line == last}


def harvests(random: Random) -> Figure:
    """Counts of crates, orchards by fruits."""
    values = {(row, column): float(random.randint(12, 480)) for row in ORCHARDS for column in FRUITS}
    head = (
        "## Heatmap: Crates Picked by Orchard and Fruit\n\n"
        f"- **Y-axis (Orchard):** {', '.join(ORCHARDS)}\n- **X-axis (Fruit):** {', '.join(FRUITS)}\n"
        "- **Color scale (crates picked):** white (0) to dark green (500)\n"
    )
    return Figure(head, ORCHARDS, FRUITS, values, 0)


def transfers(random: Random) -> Figure:
    """Accuracies of a model that is trained on one dialect and tested on another."""
    values = {
        (row, column): random.randint(78, 95) / 100 if row == column else random.randint(40, 77) / 100
        for row in DIALECTS
        for column in DIALECTS
    }
    head = (
        "## Heatmap: Transfer Between Dialects\n\n"
        f"- **Y-axis (Training dialect):** {', '.join(DIALECTS)}\n"
        f"- **X-axis (Test dialect):** {', '.join(DIALECTS)}\n"
        "- **Color scale (Accuracy):** yellow (0.35) to navy (1.00)\n"
    )
    return Figure(head, DIALECTS, DIALECTS, values, 2)
