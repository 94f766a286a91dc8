"""Writers: one grid in many notations. Each gives the lines of the data part of a description.

A grid is (rows, columns, values); values are strings as they are written. Writers that hold the
axes themselves are in `WITHOUT_AXES`; the others need the axes to be listed before.
"""

from __future__ import annotations

from collections.abc import Callable

Grid = tuple[list[str], list[str], list[list[str]]]
Writer = Callable[[Grid], list[str]]


def pairs(form: str) -> Writer:
    """One line for each cell, from a form with {r}, {c} and {v}."""
    return lambda g: [form.format(r=r, c=c, v=v) for r, row in zip(g[0], g[2]) for c, v in zip(g[1], row)]


def rows(form: str, item: str, joint: str = ", ") -> Writer:
    """One line for each row: `form` has {r} and {items}, `item` has {c} and {v}."""

    def write(g: Grid) -> list[str]:
        return [
            form.format(r=r, items=joint.join(item.format(c=c, v=v) for c, v in zip(g[1], row)))
            for r, row in zip(g[0], g[2])
        ]

    return write


def nested(head: str, item: str, by_column: bool = False) -> Writer:
    """A line for each row (or column), and below it one for each of its cells."""

    def write(g: Grid) -> list[str]:
        lines = []
        if by_column:
            for j, c in enumerate(g[1]):
                lines.append(head.format(h=c))
                lines += [item.format(k=r, v=g[2][i][j]) for i, r in enumerate(g[0])]
            return lines
        for r, row in zip(g[0], g[2]):
            lines.append(head.format(h=r))
            lines += [item.format(k=c, v=v) for c, v in zip(g[1], row)]
        return lines

    return write


def table(
    corner: str = "", outer: bool = True, rule: str = "---", bold: bool = False, transposed: bool = False
) -> Writer:
    def write(g: Grid) -> list[str]:
        side, top, body = (g[1], g[0], [list(column) for column in zip(*g[2])]) if transposed else g
        mark = "**" if bold else ""
        lines = [
            [corner, *top],
            [rule] * (len(top) + 1),
            *([f"{mark}{s}{mark}", *row] for s, row in zip(side, body)),
        ]
        edge = "| " if outer else ""
        return [edge + " | ".join(cells) + (" |" if outer else "") for cells in lines]

    return write


def long_table(head: str) -> Writer:
    def write(g: Grid) -> list[str]:
        lines = [head, "|---|---|---|"]
        return lines + [f"| {r} | {c} | {v} |" for r, row in zip(g[0], g[2]) for c, v in zip(g[1], row)]

    return write


def html(g: Grid) -> list[str]:
    lines = ["<table>", "<tr><th></th>" + "".join(f"<th>{c}</th>" for c in g[1]) + "</tr>"]
    lines += [
        f"<tr><th>{r}</th>" + "".join(f"<td>{v}</td>" for v in row) + "</tr>" for r, row in zip(g[0], g[2])
    ]
    return [*lines, "</table>"]


def fenced(separator: str, corner: str = "name", kind: str = "csv") -> Writer:
    def write(g: Grid) -> list[str]:
        body = [separator.join([corner, *g[1]]), *(separator.join([r, *row]) for r, row in zip(g[0], g[2]))]
        return [f"```{kind}", *body, "```"]

    return write


def json_rows(g: Grid) -> list[str]:
    body = [
        f'  "{r}": {{' + ", ".join(f'"{c}": {v}' for c, v in zip(g[1], row)) + "}"
        for r, row in zip(g[0], g[2])
    ]
    return ["```json", "{", *",\n".join(body).split("\n"), "}", "```"]


def matrix(g: Grid) -> list[str]:
    body = ["[" + ", ".join(row) + "]" for row in g[2]]
    return ["Rows from top to bottom:", "```", "[" + ",\n ".join(body) + "]", "```"]


def fenced_rows(g: Grid) -> list[str]:
    return ["```", *(f"{r}: [{', '.join(row)}]" for r, row in zip(g[0], g[2])), "```"]


def sentences(g: Grid) -> list[str]:
    parts = [
        f"For {r}, the values are "
        + ", ".join(f"{v} under {c}" for c, v in zip(g[1][:-1], row))
        + f", and {row[-1]} under {g[1][-1]}."
        for r, row in zip(g[0], g[2])
    ]
    return [" ".join(parts)]


def row_sentences(form: str, item: str) -> Writer:
    """One sentence for each row; `item` has {c} and {v}, the last one stands behind "and"."""

    def write(g: Grid) -> list[str]:
        lines = []
        for r, row in zip(g[0], g[2]):
            parts = [item.format(c=c, v=v) for c, v in zip(g[1], row)]
            lines.append(form.format(r=r, items=", ".join(parts[:-1]) + " and " + parts[-1]))
        return lines

    return write


def column_tables(g: Grid) -> list[str]:
    """A table of one column of values below the label of every row."""
    lines = []
    for r, row in zip(g[0], g[2]):
        lines += [f"#### {r}", "| Goal | Score | Color |", "|---|---|---|"]
        lines += [f"| {c} | {v} | red |" for c, v in zip(g[1], row)]
    return lines


def pair_table(g: Grid) -> list[str]:
    return ["| Pair | Score |", "|---|---|"] + [
        f"| {r} → {c} | {v} |" for r, row in zip(g[0], g[2]) for c, v in zip(g[1], row)
    ]


def table_below_name(g: Grid) -> list[str]:
    """A table whose first row names the axis of its columns."""
    plain = table("Start")(g)
    return ["| | Goal |" + " |" * (len(g[1]) - 1), plain[1], plain[0], *plain[2:]]


def counted(head: str, item: str) -> Writer:
    """Like `nested`, with the position of the row in its head as {i}."""

    def write(g: Grid) -> list[str]:
        lines = []
        for i, (r, row) in enumerate(zip(g[0], g[2]), 1):
            lines.append(head.format(i=i, h=r))
            lines += [item.format(k=c, v=v) for c, v in zip(g[1], row)]
        return lines

    return write


def literal(form: str) -> Writer:
    """A JSON or Python literal of the matrix with its labels."""

    def write(g: Grid) -> list[str]:
        quoted = [", ".join(f'"{label}"' for label in labels) for labels in g[:2]]
        rows_ = ",\n".join("    [" + ", ".join(row) + "]" for row in g[2])
        return [
            "```",
            *form.replace("ROWS", quoted[0])
            .replace("COLUMNS", quoted[1])
            .replace("MATRIX", rows_)
            .split("\n"),
            "```",
        ]

    return write


VERBS = [
    "attends to",
    "maps to",
    "transfers to",
    "is confused with",
    "correlates with",
    "wins against",
    "against",
    "beats",
]
SIGNS = ["as", "against", "vs.", "→", "->", "at", "to", "with", "for", "–"]
COLOURS = [
    ", red",
    "; dark red",
    " - red",
    " [red]",
    " = red",
    ", shown in red",
    ", colored dark red",
    " – (red)",
    " / red",
]
WITH_AXES: dict[str, Writer] = {
    **{
        f"row {verb} couples in brackets": rows(f'- **"{{r}}"** {verb} {{items}}', '"{c}" ({v})')
        for verb in VERBS
    },
    **{f"row {verb} couples": rows(f"- {{r}} {verb}: {{items}}", "{c} {v}", "; ") for verb in VERBS},
    "couples with at": rows("- {r}: {items}", "{c} at {v}"),
    "values, then labels": rows("- **{r}** gets {items}.", "{v} {c}"),
    "triples in brackets": pairs("- ({r}, {c}, {v})"),
    "value at a tuple": pairs("- {v} at ({r}, {c})"),
    "indexed": pairs("- S[{r}, {c}] = {v}"),
    "positional with slashes": rows("- {r} start: {items}", "{v}", " / "),
    "positional with arrows": rows("- **{r}:** {items}", "{v}", " → "),
    "positional, slashes in brackets": rows("- {r}: ({items})", "{v}", " / "),
    "nested, with": nested("**{h}**", "- with {k}: {v}"),
    "nested in brackets": nested("**{h}**", "- ({k}) {v}"),
    "nested, in italics": nested("*{h}*", "- In {k}: {v}"),
    "nested below for": nested("**For {h}**", "* {k}: {v}, Red"),
    "nested below a column": nested("**At goal {h}**", "* {k}: {v} (red)", by_column=True),
    "nested, counted with a dash": counted("**Row {i} - {h}**", "* vs. {k}: {v}"),
    "nested, counted with a colon": counted("**Row {i}: {h}**", "* {k}: {v}"),
    "nested, counted in brackets": counted("**Row {i} ({h})**", "* {k}: {v}"),
    "nested, numbered": counted("**{i}. {h}**", "* {k}: {v}"),
    "pair, then its row": rows("- {r} → {items}", "{c}: {v}"),
    "row in round brackets": rows("- {r} ({items})", "{v}"),
    "couples in brackets": rows("- **{r}**: {items}", "({c}, {v})"),
    "dashes before values": rows("- **{r}**: {items}", "{c} – {v}", "; "),
    "square tuple": pairs("- [{r}, {c}]: {v}"),
    "counted row with its label": lambda g: [
        f"- Row {i}: {r}: {', '.join(row)}" for i, (r, row) in enumerate(zip(g[0], g[2]), 1)
    ],
    "nested, bare heads": nested("**{h}**", "- {k}: {v}"),
    "nested, dashes": nested("* **{h}**", "* {k} – {v}"),
    "nested, brackets": nested("* **{h}**", "* {k} ({v})"),
    "values below their row": lambda g: [
        line for r, row in zip(g[0], g[2]) for line in (f"**{r}:**", ", ".join(row))
    ],
    "read from left to right": row_sentences("Reading the row for {r} from left to right: {items}.", "{v}"),
    "from and to": row_sentences("From {r} it is {items}.", "{v} to {c}"),
    "has and for": row_sentences("{r} has {items}.", "{v} for {c}"),
    "label is value": row_sentences("For {r}, {items}.", "{c} is {v}"),
    "table, colour first": lambda g: table()(
        (g[0], g[1], [[f"Dark blue ({v})" for v in row] for row in g[2]])
    ),
    "table, counted rows": lambda g: [
        "| # | Start | " + " | ".join(g[1]) + " |",
        "|---" * (len(g[1]) + 2) + "|",
        *(f"| {i} | {r} | " + " | ".join(row) + " |" for i, (r, row) in enumerate(zip(g[0], g[2]), 1)),
    ],
    "table, name above its heads": table_below_name,
    "tables of one column": column_tables,
    "table of pairs": pair_table,
    "matrix with lists of labels": literal('{"x": [COLUMNS], "y": [ROWS], "z": [\nMATRIX\n]}'),
    "data frame": literal("pd.DataFrame([\nMATRIX\n], index=[ROWS], columns=[COLUMNS])"),
    "arrow": pairs("- {r} -> {c}: {v}"),
    "unicode arrow": pairs("* **{r} → {c}**: {v}"),
    "double arrow": pairs("- {r} => {c} = {v}"),
    "latex arrow": pairs("- {r} $\\rightarrow$ {c}: {v}"),
    "versus": pairs("- {r} vs {c}: {v}"),
    "versus with dot": pairs("* **{r} vs. {c}:** Approximately {v}, in pale blue."),
    "times": pairs("- {r} × {c}: {v}"),
    "slash": pairs("* **{r} / {c}:** {v}"),
    "comma": pairs("- {r}, {c}: {v}"),
    "and": pairs("- {r} and {c}: {v}"),
    "tuple": pairs("- ({r}, {c}): {v}"),
    "tuple equals": pairs("- ({r}, {c}) = {v}"),
    "named tuple": pairs("- (row={r}, col={c}): {v}"),
    "row and column": pairs("- Row {r}, Column {c}: Value = {v}, Color = Orange"),
    "cell": pairs("- Cell ({r}, {c}): ~{v}"),
    "in code": pairs("- `{r}` → `{c}`: `{v}`"),
    "at": pairs("- {r} at {c}: {v} (dark blue)"),
    "bold value": pairs("- {r} -> {c}: **{v}**"),
    "dash value": pairs("- {r} / {c} - {v}"),
    "reads": pairs("- {r} / {c} reads {v}."),
    "keyed rows": rows("* **{r} ->:** {items}", "{c}: {v}"),
    "keyed rows with equals": rows("- **{r}**: {items}", "{c} = {v}"),
    "keyed rows with brackets": rows("- {r}: {items}", "{c} ({v})"),
    "keyed rows, value first": rows("- {r}: {items}", "{v} ({c})"),
    "keyed rows with semicolons": rows("- **{r}:** {items}", "{c} {v}", "; "),
    "keyed rows, with": rows("* **{r}:** {items}.", "{v} with {c}"),
    "row word": rows("- **{r} row**: {items}", "{c}: {v}"),
    "row from label to label": lambda g: [
        f"* **{r}** (from {g[1][0]} to {g[1][-1]}): {', '.join(row)}" for r, row in zip(g[0], g[2])
    ],
    "counted row": lambda g: [f"- **Row {i}:** {', '.join(row)}" for i, row in enumerate(g[2], 1)],
    "counted column": lambda g: [
        f"- Column {j}: {', '.join(column)}" for j, column in enumerate(zip(*g[2]), 1)
    ],
    "counted row, then counted columns": lambda g: [
        line
        for i, row in enumerate(g[2], 1)
        for line in (f"- **Row {i}:**", *(f"  - Column {j}: {v}" for j, v in enumerate(row, 1)))
    ],
    "bare matrix, items": lambda g: ["Rows from top to bottom:", *(f"- {', '.join(row)}" for row in g[2])],
    "bare matrix, brackets": lambda g: ["Values:", "", *(f"[{', '.join(row)}]" for row in g[2])],
    "bare matrix, one line": lambda g: ["[" + ", ".join(f"[{', '.join(row)}]" for row in g[2]) + "]"],
    "bare matrix, fence": lambda g: ["```", *("  ".join(row) for row in g[2]), "```"],
    "bare matrix, latex": lambda g: [
        "$$",
        "\\begin{pmatrix}",
        *(" & ".join(row) + r" \\" for row in g[2]),
        "\\end{pmatrix}",
        "$$",
    ],
    "table without labels of rows": lambda g: [
        "| " + " | ".join(g[1]) + " |",
        "|---" * len(g[1]) + "|",
        *("| " + " | ".join(row) + " |" for row in g[2]),
    ],
    "numbered row": rows("* **Row ({r}):** {items}", "{c}: {v} (red)"),
    "positional": rows("- {r}: {items}", "{v}"),
    "positional in brackets": rows("- {r}: [{items}]", "{v}"),
    "positional in code": rows("* **`{r}` row:** {items}", "`{v}`"),
    "positional with pipes": rows("- **{r}**: {items}", "{v}", " | "),
    "nested": nested("* **{h}:**", "* {k}: {v}"),
    "nested, colon outside": nested("- **{h}**:", "  - {k}: {v} (blue)"),
    "nested under headings": nested("#### {h}", "- **{k}**: Score = {v}"),
    "nested numbered": nested("1. **{h}**:", "- **{k}**: {v}"),
    "nested by column": nested("* **{h}:**", "* {k}: {v}", by_column=True),
    "nested with to": nested("**Row: {h}**", "* To {k}: **{v}** (Dark Blue)"),
    "table": table("Name"),
    "table, no corner": table(bold=True),
    "table, no outer pipes": table("Name", outer=False),
    "table, transposed": table("Name", transposed=True),
    "table, aligned": table("Name", rule=":---:"),
    "long table": long_table("| Row | Column | Value |"),
    "html": html,
    "csv": fenced(","),
    "tsv": fenced("\t", kind="tsv"),
    "json": json_rows,
    "matrix": matrix,
    "fenced rows": fenced_rows,
    "sentences": sentences,
}
WITHOUT_AXES: dict[str, Writer] = {
    name: WITH_AXES[name]
    for name in (
        "arrow",
        "unicode arrow",
        "versus",
        "keyed rows",
        "keyed rows with equals",
        "nested",
        "nested under headings",
        "table, no corner",
        "html",
        "csv",
        "json",
        "tuple",
        "at",
        "row and column",
        "keyed rows, value first",
        "keyed rows with semicolons",
        "pair, then its row",
        "nested, dashes",
        "tables of one column",
        "table of pairs",
        "table, colour first",
        "table, counted rows",
        "matrix with lists of labels",
        "data frame",
    )
} | {
    "table with a corner for both": table("From \\ To"),
    "table with a corner for one": table("Name"),
    "long table, named": long_table("| Model 1 | Model 2 | Coverage |"),
}
