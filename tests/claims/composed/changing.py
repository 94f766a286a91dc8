"""Small heatmaps of whole numbers, and what is said about them."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import strategies as st

import heatparse

TEAMS = ("Heron", "Ibis", "Jackdaw", "Kestrel")
WEEKS = ("Week 1", "Week 2", "Week 3", "Week 4")
HARBOURS = ("Brest", "Cadiz", "Dover")


@dataclass(frozen=True)
class Heatmap:
    """Values by row and column; whole numbers, none of them negative."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    values: tuple[tuple[int, ...], ...]
    title: str = "Catches of four boats by week"
    axes: tuple[str, str] = ("Boat", "Week")

    def verdicts(self, sentence: str) -> set[str]:
        """The verdicts of the claims of a sentence."""
        lines = [
            f"# {self.title}", "## Overview", f"A heatmap of {self.title.lower()}.", "## Axes",
            f"* **Y-axis ({self.axes[0]}):** {', '.join(self.rows)}",
            f"* **X-axis ({self.axes[1]}):** {', '.join(self.columns)}", "## Data",
            f"| {self.axes[0]} | {' | '.join(self.columns)} |", "| --- " * (len(self.columns) + 1) + "|",
            *(f"| {row} | {' | '.join(map(str, line))} |" for row, line in zip(self.rows, self.values, strict=True)),
            "", "## Observations", f"- {sentence}",
        ]  # fmt: skip
        claims = heatparse.check("\n".join(lines) + "\n").claims
        return {claim.verdict for claim in claims if claim.span.line == len(lines)}

    def agrees(self, sentence: str, true: bool) -> None:
        """A true sentence is not refuted, and a false one not supported."""
        assert ("refuted" if true else "supported") not in self.verdicts(sentence), (sentence, self.values)


def heatmaps(columns: tuple[str, ...] = HARBOURS) -> st.SearchStrategy[Heatmap]:
    """Heatmaps of two boats or more."""
    line = st.tuples(*[st.integers(10, 99)] * len(columns))
    axis = "Week" if columns is WEEKS else "Harbour"
    return st.integers(2, len(TEAMS)).flatmap(
        lambda size: st.tuples(*[line] * size).map(
            lambda values: Heatmap(
                TEAMS[:size], columns, values, f"Catches of boats by {axis.lower()}", ("Boat", axis)
            )
        )
    )
