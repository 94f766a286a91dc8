"""What the commands share: their parser, and how they speak to standard error."""

from __future__ import annotations

import argparse
import sys

from heatparse.cli.help import HelpFormatter
from heatparse.cli.inputs import Problem
from heatparse.output.printable import printable

PATHS_HELP = (
    "file; folder, searched for *.md, *.markdown and *.txt (hidden ones are passed over); "
    "or - for standard input"
)


def plain_parser(name: str, description: str, epilog: str) -> argparse.ArgumentParser:
    """A parser for `heatparse NAME`."""
    return argparse.ArgumentParser(
        prog=f"heatparse {name}",
        description=description,
        epilog=epilog,
        formatter_class=HelpFormatter,
        allow_abbrev=False,
    )


def command_parser(
    name: str, description: str, epilog: str, default: str | None = None
) -> argparse.ArgumentParser:
    """A parser for `heatparse NAME` with its PATH arguments; without any it is `default`, where there is one."""
    parser = plain_parser(name, description, epilog)
    if default is None:
        parser.add_argument("paths", metavar="PATH", nargs="+", help=PATHS_HELP)
    else:
        told = f"{PATHS_HELP} (default: {default})"
        parser.add_argument("paths", metavar="PATH", nargs="*", default=[default], help=told)
    return parser


def complain(problem: Problem) -> None:
    """Say on standard error why an input was not read."""
    remark(f"{problem.name}: {problem.message}")


def remark(sentence: str) -> None:
    """Say something on standard error that is no result."""
    sys.stdout.flush()  # so that both streams stay in order on a terminal
    print(f"heatparse: {printable(sentence)}", file=sys.stderr)
