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


WITH_AXES: dict[str, Writer] = {
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
    )
} | {
    "table with a corner for both": table("From \\ To"),
    "table with a corner for one": table("Name"),
    "long table, named": long_table("| Model 1 | Model 2 | Coverage |"),
}
