"""`heatparse show`: the heatmaps of descriptions, drawn in the terminal."""

from __future__ import annotations

import argparse
import os
import sys

from heatparse.cli.common import command_parser, complain, remark
from heatparse.cli.inputs import Problem, read_inputs
from heatparse.output.colour import wanted

_EPILOG = """\
Each cell holds the value as the text states it, on a colour of the scale that the legend gives (or,
without a legend, that the values span).

  ·       the text states no value for the cell
  0.36!   the value lies outside the legend's range
  0.11*   a contradiction is found about the cell; `heatparse check` tells which
  [NLI]   a row or column that a cell names and the axis does not list

examples:
  heatparse show notes.md
  NO_COLOR=1 heatparse show notes.md | less

exit codes: 0 all was drawn, 2 wrong usage or an input could not be read (the others are still drawn)
"""


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    return command_parser("show", "Draws every panel as a coloured heatmap with its values.", _EPILOG)


def prints_text(_options: argparse.Namespace) -> bool:
    """Whether no model leaves the command as a whole (see `heatparse.models.plain`)."""
    return True


def run(options: argparse.Namespace) -> int:
    """Draw every input; 2 when one could not be read."""
    from rich.console import Console

    from heatparse.checking import check, parse
    from heatparse.show import draw

    # Columns are not wrapped for a file: COLUMNS, or a width that holds some twenty columns.
    width = None if sys.stdout.isatty() else int(os.environ.get("COLUMNS") or 160)
    colour = wanted(sys.stdout)
    console = Console(
        markup=False,
        highlight=False,
        emoji=False,
        no_color=not colour,
        color_system="auto" if colour else None,
        width=width,
        soft_wrap=False,
    )
    code = 0
    for item in read_inputs(options.paths):
        if isinstance(item, Problem):
            code = 2
            complain(item)
            continue
        report = check(parse(item.text, source=item.name))
        if not report.document.panels:
            remark(f"{item.name}: there is no heatmap in it to draw")
            continue
        for renderable in draw(item.name, report, console.width):
            console.print(renderable)
    return code
