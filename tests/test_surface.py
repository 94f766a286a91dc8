"""The same description in other Markdown: what is read of it does not change."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable

import goldtools
import pytest

import heatparse
from heatparse.surface import surface

Change = Callable[[str], str]


def each_line(pattern: str, replacement: str) -> Change:
    return lambda text: re.sub(rf"(?m){pattern}", replacement, text)


CHANGES: dict[str, Change] = {
    "in a fence": lambda text: f"```markdown\n{text}\n```\n",
    "in a fence behind a sentence": lambda text: f"Here is the description:\n\n```md\n{text}\n```\n",
    "quoted": each_line("^", "> "),
    "indented": each_line("^", "    "),
    "not indented": each_line(r"^[ \t]+", ""),
    "written-out line ends": lambda text: text.replace("\r\n", "\n").replace("\n", "\\n"),
    "line breaks as tags": each_line(r"(?<=\S)$", "<br>"),
    "hard breaks": each_line("$", "  "),
    "blank lines between": lambda text: text.replace("\n", "\n\n"),
    "no-break spaces": lambda text: text.replace(" ", "\u00a0"),
    "bold with underscores": lambda text: text.replace("**", "__"),
    "bold headings": each_line(r"^#+ (.*?)\r?$", r"**\1**"),
    "underlined headings": each_line(r"^#+ (.*?)\r?$", r"\1\n-----"),
    "headings of one level": each_line(r"^#+ ", "## "),
    "closed headings": each_line(r"^(#+) (.*?)\r?$", r"\1 \2 \1"),
    "bullets of another kind": each_line(r"^(\s*)[-*] ", r"\1• "),
    "tasks": each_line(r"^(\s*)[-*] ", r"\1- [x] "),
    "arrows as entities": lambda text: text.replace("->", "-&gt;"),
}


def cells(text: str) -> list[set[tuple[str, str, float | None]]]:
    """Row, column and value of the cells of each panel."""
    document = heatparse.parse(text)
    return [{(cell.row, cell.column, cell.value.value) for cell in panel.cells} for panel in document.panels]


@functools.cache
def unchanged(name: str) -> list[set[tuple[str, str, float | None]]]:
    return cells(goldtools.load(name).text)


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("name", goldtools.case_names())
def test_other_markdown_gives_the_same_cells(name: str, change: str) -> None:
    text = goldtools.load(name).text
    assert cells(CHANGES[change](text)) == unchanged(name)


@pytest.mark.parametrize("change", CHANGES)
def test_the_surface_has_as_many_characters(change: str) -> None:
    for name in goldtools.case_names():
        text = CHANGES[change](goldtools.load(name).text)
        assert len(surface(text)) == len(text)


def test_lines_are_counted_in_the_text_as_it_is_written() -> None:
    text = "## Heatmap: A<br>- **X-axis**: B, C<br>- **Y-axis**: D\n\n| | B | C |\n|---|---|---|\n| D | 1 | 2 |\n"
    document = heatparse.parse(text)
    assert [cell.span.line for cell in document.panels[0].cells] == [5, 5]
    assert document.panels[0].x_axis.span is not None and document.panels[0].x_axis.span.line == 1


def test_a_text_that_has_lost_its_line_ends() -> None:
    text = (
        "## Heatmap: A ### Components/Axes - **X-axis**: B, C - **Y-axis**: D, E - **Legend**: 0 to 9 "
        "### Detailed Analysis - **D**: B: 1, C: 2 - **E**: B: 3, C: 4 ### Key Observations "
        + "- **Remark**: The values are small in every cell of the grid, as one would expect of them. "
        * 4
    )
    assert cells(text) == [{("D", "B", 1.0), ("D", "C", 2.0), ("E", "B", 3.0), ("E", "C", 4.0)}]


def test_code_in_a_fence_stays_code() -> None:
    text = "## Heatmap: A\n\n```csv\nA,B,C\nD,1,2\nE,3,4\n```\n"
    assert cells(text) == [{("D", "B", 1.0), ("D", "C", 2.0), ("E", "B", 3.0), ("E", "C", 4.0)}]
