"""`heatparse check`: find the contradictions of descriptions, and mend the certain ones."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Protocol

from heatparse.cli.common import command_parser, complain, remark
from heatparse.cli.inputs import Input, Problem, read_inputs
from heatparse.output.colour import Paint, wanted
from heatparse.output.summary import Tally

if TYPE_CHECKING:
    from pydantic import BaseModel

    from heatparse.models import Report

_EPILOG = """\
examples:
  heatparse check notes.md              findings with the lines they are about
  heatparse check --format concise .    one line a finding, for editors and grep
  heatparse check --format json a.md    the whole report: data, claims with verdicts, findings
  heatparse check --diff notes.md | patch -p0
  cat notes.md | heatparse check -

exit codes:
  0  no finding of severity error or warning (a note never counts)
  1  there is one; with --fix: one is left
  2  wrong usage, or an input could not be read; the others are still checked
"""
_DEFAULT_COLUMNS = 120  # of a frame, where no terminal tells
_MAX_ROUNDS = 5  # of fixing: a mend can bring out the next


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser(
        "check",
        "Reads each description, judges what its prose says by the numbers it gives,\n"
        "and prints every contradiction with the place and the numbers that prove it.",
        _EPILOG,
    )
    parser.add_argument(
        "--format",
        choices=("full", "concise", "json", "jsonl"),
        default="full",
        help="full: with code frames (default); concise: one line a finding; "
        "json: an array with one report a description; jsonl: one report a line",
    )
    mend = parser.add_mutually_exclusive_group()
    mend.add_argument(
        "--diff", action="store_true", help="print the certain fixes as a patch, change nothing"
    )
    mend.add_argument(
        "--fix", action="store_true", help="apply the certain fixes to the files, then check again"
    )
    return parser


def prints_text(options: argparse.Namespace) -> bool:
    """Whether no model leaves the command as a whole (see `heatparse.models.plain`)."""
    return options.format in ("full", "concise") or options.diff


def run(options: argparse.Namespace) -> int:
    """Check every input; the exit code is that of the worst."""
    if options.fix and "-" in options.paths:
        parser().error("standard input cannot be fixed in place; use --diff")
    tally = Tally()
    output = _Patch() if options.diff else _output(options.format)
    for item in read_inputs(options.paths):
        if isinstance(item, Problem):
            tally.unreadable += 1
            complain(item)
            continue
        if not item.text.strip("\ufeff \t\r\n"):
            remark(f"{item.name}: it is empty, there is nothing to check")
        report = _check(item)
        if options.fix:
            item, report = _fix(item, report, tally)
        tally.add(report)
        output.write(item, report)
    output.close(tally)
    return tally.exit_code


def _check(item: Input) -> Report:
    from heatparse.checking import check, parse

    return check(parse(item.text, source=item.name))


def _fix(item: Input, report: Report, tally: Tally) -> tuple[Input, Report]:
    """Mend the file until no certain fix is left. Its line ends and byte-order mark stay."""
    from heatparse import fixes
    from heatparse.cli.files import replace_file

    text = item.text
    for _ in range(_MAX_ROUNDS):
        chosen = fixes.choose(report.findings)
        if not chosen:
            break
        text = fixes.apply(text, chosen)
        tally.fixed += len(chosen)
        report = _check(item._replace(text=text))
    if text != item.text and item.path is not None:
        try:
            replace_file(item.path, text.encode("utf-8"))
        except OSError as error:
            tally.unreadable += 1
            complain(Problem(item.name, f"cannot be written: {error.strerror or error}"))
            return item, _check(item)
    return item._replace(text=text), report


class _Output(Protocol):
    def write(self, item: Input, report: Report) -> None: ...

    def close(self, tally: Tally) -> None: ...


def _output(form: str) -> _Output:
    return _Text(form) if form in ("full", "concise") else _Json(form)


class _Text:
    """The formats for people; the summary is part of the output."""

    def __init__(self, form: str) -> None:
        self._concise = form == "concise"
        self._paint = Paint(wanted(sys.stdout))
        self._columns = _columns()

    def write(self, item: Input, report: Report) -> None:
        if self._concise:
            from heatparse.output import concise

            sys.stdout.write(concise.render(item.name, report))
        else:
            from heatparse.output import full

            sys.stdout.write(full.render(item.name, item.text, report, self._paint, self._columns))

    def close(self, tally: Tally) -> None:
        if tally.files:
            sys.stdout.write("\n".join(tally.lines()) + "\n")


class _Json:
    """The formats for programs: standard output holds nothing else."""

    def __init__(self, form: str) -> None:
        from heatparse.output.json import ArrayWriter, LineWriter

        self._writer = ArrayWriter(sys.stdout) if form == "json" else LineWriter(sys.stdout)

    def write(self, item: Input, report: BaseModel) -> None:
        self._writer.write(report)

    def close(self, tally: Tally) -> None:
        self._writer.close()


class _Patch:
    """`--diff`: standard output holds the patch alone, the summary goes to standard error."""

    def write(self, item: Input, report: Report) -> None:
        from heatparse import fixes
        from heatparse.output.printable import printable

        patch = fixes.patch(item.name, item.text, fixes.choose(report.findings))
        if sys.stdout.isatty():
            patch = "".join(printable(line) + "\n" for line in patch.split("\n")[:-1])
        sys.stdout.write(patch)

    def close(self, tally: Tally) -> None:
        for line in tally.lines():
            remark(line)


def _columns() -> int:
    if not sys.stdout.isatty():
        return _DEFAULT_COLUMNS
    from shutil import get_terminal_size

    return get_terminal_size((_DEFAULT_COLUMNS, 24)).columns
