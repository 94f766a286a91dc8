"""`heatparse parse`: descriptions as data."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from heatparse.cli.common import command_parser, complain, remark
from heatparse.cli.inputs import Input, Problem, read_inputs
from heatparse.output.colour import Paint, wanted
from heatparse.output.printable import printable
from heatparse.output.summary import plural
from heatparse.records import Protocol

if TYPE_CHECKING:
    from heatparse.models import Document

_EPILOG = """\
examples:
  heatparse parse notes.md                      an outline of what was read
  heatparse parse notes.md | jq '.[0].panels'   no terminal: JSON
  heatparse parse --unread notes.md             also the numbers that found no place
  heatparse parse --format jsonl corpus > corpus.jsonl

Every number of a text belongs to an axis, a legend, a cell, a claim, a heading or a list marker, or
it is unread. How many were placed is part of the tree; beside the other formats it is told on
standard error.

exit codes: 0 all was read, 2 wrong usage or an input could not be read (the others still are)
"""


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser(
        "parse",
        "Prints each description as data: panels with their axes, legend, cells and regions.",
        _EPILOG,
    )
    parser.add_argument(
        "--format",
        choices=("tree", "json", "jsonl", "yaml"),
        help="tree: an outline (default on a terminal); json: one array of documents (default "
        "elsewhere); jsonl: one document a line; yaml: a stream of YAML documents",
    )
    parser.add_argument(
        "--unread", action="store_true", help="list the numbers that found no place, with their lines"
    )
    return parser


def prints_text(options: argparse.Namespace) -> bool:
    """Whether no model leaves the command as a whole (see `heatparse.models.plain`)."""
    return _format(options) == "tree"


def _format(options: argparse.Namespace) -> str:
    return options.format or ("tree" if sys.stdout.isatty() else "json")


def run(options: argparse.Namespace) -> int:
    """Parse and print every input; 2 when one could not be read."""
    from heatparse.checking import parse

    code = 0
    output = _output(_format(options))
    for item in read_inputs(options.paths):
        if isinstance(item, Problem):
            code = 2
            complain(item)
            continue
        document = parse(item.text, source=item.name)
        output.write(item, document)
        if options.unread:
            output.list_unread(item, document)
    output.close()
    return code


class _Placed:
    """How many of the numbers of one or more texts have a place."""

    def __init__(self) -> None:
        self.documents = self.numbers = self.unread = 0

    def add(self, document: Document) -> _Placed:
        from heatparse.reading.unread import count_numbers

        self.documents += 1
        self.numbers += count_numbers(document)
        self.unread += len(document.unread)
        return self

    def __str__(self) -> str:
        return f"placed {self.numbers - self.unread:,} of {plural(self.numbers, 'number')}"


class _Writer(Protocol):
    def write(self, model: Document) -> None: ...

    def close(self) -> None: ...


class _Data:
    """A format for programs on standard output; what is said to people goes to standard error."""

    def __init__(self, writer: _Writer) -> None:
        self._writer = writer
        self._placed = _Placed()

    def write(self, item: Input, document: Document) -> None:
        self._writer.write(document)
        self._placed.add(document)

    def list_unread(self, item: Input, document: Document) -> None:
        for unread in document.unread:
            remark(_unread_line(item, unread.span.line, unread.span.column, unread.text))

    def close(self) -> None:
        self._writer.close()
        remark(f"{self._placed} of {plural(self._placed.documents, 'description')}")


class _Tree:
    """The outline for people."""

    def __init__(self) -> None:
        self._paint = Paint(wanted(sys.stdout))

    def write(self, item: Input, document: Document) -> None:
        from heatparse.output import tree

        sys.stdout.write(tree.render(item.name, document, str(_Placed().add(document)), self._paint))

    def list_unread(self, item: Input, document: Document) -> None:
        for unread in document.unread:
            line = _unread_line(item, unread.span.line, unread.span.column, unread.text)
            sys.stdout.write(printable(line) + "\n")

    def close(self) -> None:
        """Nothing is left to write."""


def _unread_line(item: Input, line: int, column: int, text: str) -> str:
    return f"{item.name}:{line}:{column}: unread number {text}"


def _output(form: str) -> _Data | _Tree:
    if form == "tree":
        return _Tree()
    if form == "yaml":
        from heatparse.output.yaml import DocumentWriter

        return _Data(DocumentWriter(sys.stdout))
    from heatparse.output.json import ArrayWriter, LineWriter

    return _Data(ArrayWriter(sys.stdout) if form == "json" else LineWriter(sys.stdout))
