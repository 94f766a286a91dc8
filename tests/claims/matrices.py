"""Matrices and the descriptions that state them, for tests of claims."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hypothesis import strategies as st

import heatparse

ROWS = ("Alpha", "Beta", "Gamma", "Delta", "Omega", "Sigma")
WORDS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
)  # fmt: skip
COLUMNS = ("Paris", "Rome", "Oslo", "Lima", "Cairo", "Quito")


@dataclass(frozen=True)
class Matrix:
    """Values in hundredths, row by row."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    values: tuple[tuple[int, ...], ...]

    @property
    def all(self) -> list[int]:
        return [value for row in self.values for value in row]

    @property
    def diagonal(self) -> list[int]:
        return [self.values[i][i] for i in range(len(self.rows))]

    @property
    def off_diagonal(self) -> list[int]:
        return [value for i, row in enumerate(self.values) for j, value in enumerate(row) if i != j]

    def row(self, index: int) -> tuple[int, ...]:
        return self.values[index]

    def column(self, index: int) -> tuple[int, ...]:
        return tuple(row[index] for row in self.values)

    def describe(self, *sentences: str, legend: str = "from -1.00 (blue) to 1.00 (red)") -> str:
        """A description with the matrix as a table, and sentences about it."""
        table = ["| Model | " + " | ".join(self.columns) + " |", "|" + "---|" * (len(self.columns) + 1)]
        for row, values in zip(self.rows, self.values, strict=True):
            table.append(f"| {row} | " + " | ".join(map(text, values)) + " |")
        return "\n".join([
            "## Heatmap: Scores by City", "### Overview", "The heatmap shows the score of each model in each city.",
            "### Components/Axes", f"- **X-axis (City)**: {', '.join(self.columns)}",
            f"- **Y-axis (Model)**: {', '.join(self.rows)}", f"- **Color scale**: {legend}",
            "### Detailed Analysis", *table, "### Key Observations", *(f"- {sentence}" for sentence in sentences),
        ])  # fmt: skip


def text(hundredths: int) -> str:
    """A value as descriptions write it: -7 -> "-0.07"."""
    return f"{hundredths / 100:.2f}"


def matrices(
    low: int = -99, high: int = 99, size: int = 4, square: bool = False
) -> st.SearchStrategy[Matrix]:
    """Matrices of whole hundredths between two ends, at least 3 by 3."""

    def build(rows: int, columns: int) -> st.SearchStrategy[Matrix]:
        line = st.tuples(*[st.integers(low, high)] * columns)
        names = ROWS[:columns] if square else COLUMNS[:columns]
        return st.tuples(*[line] * rows).map(lambda values: Matrix(ROWS[:rows], names, values))

    sizes = st.integers(3, size)
    if square:
        return sizes.flatmap(lambda n: build(n, n))
    return st.tuples(sizes, sizes).flatmap(lambda pair: build(*pair))


def verdicts(
    matrix: Matrix, sentence: str, *kinds: str, legend: str = "from -1.00 (blue) to 1.00 (red)"
) -> list[str]:
    """The verdicts of the claims of some kinds that a sentence about a matrix makes."""
    return said(matrix.describe(sentence, legend=legend), *kinds)


def said(description: str, *kinds: str) -> list[str]:
    """The verdicts of the claims of some kinds, or of all, in the last line of a description."""
    last = description.count("\n") + 1
    claims = [claim for claim in heatparse.check(description).claims if claim.span.line == last]
    return [claim.verdict for claim in claims if claim.kind in kinds or not kinds]


def verdicts_at(text: str, sentence: str) -> set[str]:
    """The verdicts in the line of a description where a sentence is put for "{}"."""
    return _at(text, sentence)[0]


def verdicts_alone(text: str, sentence: str) -> set[str]:
    """The same, of a description in which nothing is found in any other line."""
    verdicts, elsewhere = _at(text, sentence)
    assert not elsewhere
    return verdicts


def _at(text: str, sentence: str) -> tuple[set[str], list[heatparse.Finding]]:
    """The verdicts in the line of a sentence, and the findings of all other lines."""
    line = text[: text.index("{}")].count("\n") + 1
    report = heatparse.check(text.format(sentence))
    elsewhere = [finding for finding in report.findings if finding.span.line != line]
    return {claim.verdict for claim in report.claims if claim.span.line == line}, elsewhere


def _table(labels: list[str], columns: list[str], values: list[list[float]]) -> str:
    lines = [f"| | {' | '.join(columns)} |", f"|{'---|' * (len(columns) + 1)}"]
    rows = zip(labels, values, strict=True)
    lines += [f"| {label} | {' | '.join(f'{v:g}' for v in row)} |" for label, row in rows]
    return "\n".join(lines)


def each_told(told: dict[str, tuple[str, ...]]) -> list[tuple[str, str]]:
    """Each sentence with its description; every group of sentences begins with the description that they are about."""
    return [(text, sentence) for text, *sentences in told.values() for sentence in sentences]


def described(
    title: str, axes: tuple[str, str], rows: list[str], columns: list[str], *values: list[float]
) -> str:
    """A description with values in rows, and "{}" for a sentence about them; `axes` are the names of y and x."""
    return (
        f"## {title}\n\n- **Y-axis ({axes[0]})**: {', '.join(rows)}\n- **X-axis ({axes[1]})**: {', '.join(columns)}\n\n"
        f"{_table(rows, columns, list(values))}\n\n## Observations\n\n- {{}}\n"
    )


def judged(matrix: Matrix, sentence: str, *kinds: str) -> bool:
    """The one verdict of a sentence that must be decided."""
    found = set(verdicts(matrix, sentence, *kinds))
    assert found in ({"supported"}, {"refuted"}), (sentence, found, matrix)
    return found == {"supported"}


def judged_all(matrix: Matrix, sentence: str, flags: Iterable[bool], *kinds: str) -> None:
    """A sentence about some values: refuted by a few that contradict, not when most of them do."""
    held = list(flags)
    found = set(verdicts(matrix, sentence, *kinds))
    wrong = held.count(False)
    most = len(held) > 2 and 2 * wrong > len(held)
    expected = "undecidable" if most else "refuted" if wrong else "supported"
    assert found == {expected}, (sentence, found, matrix)


def undecided(matrix: Matrix, sentence: str, *kinds: str) -> None:
    """A sentence that nothing may be decided of, because a word in it may change the truth."""
    assert set(verdicts(matrix, sentence, *kinds)) <= {"undecidable"}, (sentence, matrix)


# Words that may change the truth of "X is so": with one of them nothing is decided.
GUARDS: Sequence[str] = (
    "It may be that {}", "If the scale is right, {}", "{}, except possibly in other cases",
    "Apparently {}", "{} unless the labels are wrong",
)  # fmt: skip


def benign(sentence: str) -> list[str]:
    """Rewordings that mean the same."""
    first = sentence[0].lower() + sentence[1:]
    return [f"**Note:** {sentence}", f"Notably, {first}", f"{sentence.rstrip('.')}, as the table shows."]
