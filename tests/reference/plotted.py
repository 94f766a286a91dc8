"""One matrix as a description and as a reference in many forms."""

from __future__ import annotations

ROWS, COLUMNS = ("Ada", "Bea", "Cleo"), ("Math", "Code", "Law", "Art")
VALUES = (
    (0.6214, 0.7083, 0.5502, 0.3419),
    (0.4791, 0.6649, 0.7407, 0.8126),
    (0.2035, 0.5118, 0.0973, 0.4388),
)
NESTED = {row: dict(zip(COLUMNS, line)) for row, line in zip(ROWS, VALUES)}


def described(
    values=VALUES, rows=ROWS, columns=COLUMNS, decimals=2, observations=(), skip=(), unit="", title="Accuracy"
) -> str:
    """A description of a matrix, rounded; `skip` are (row, column) that it leaves out."""
    lines = [
        f"## Heatmap: {title}",
        f"- **X-axis (Task):** {', '.join(columns)}",
        f"- **Y-axis (Model):** {', '.join(rows)}",
        f"- **Color Bar:** from {0.0 if not unit else 0}{unit} (white) to {1.0 if not unit else 100}{unit} (navy)",
        "### Detailed Analysis",
    ]
    for row, line in zip(rows, values):
        cells = [
            f"{column}: {value:.{decimals}f}{unit}"
            for column, value in zip(columns, line)
            if (row, column) not in skip
        ]
        lines.append(f"* **{row}:** {', '.join(cells)}")
    if observations:
        lines += ["### Key Observations", *(f"* {sentence}" for sentence in observations)]
    return "\n".join(lines) + "\n"


def changed(row, column, value, values=VALUES):
    """The values with one of them replaced, by index."""
    return tuple(
        tuple(value if (i, j) == (row, column) else old for j, old in enumerate(line))
        for i, line in enumerate(values)
    )
