"""`heatparse explain`: the page of a rule."""

from __future__ import annotations

import argparse
import sys

from heatparse.cli.common import plain_parser
from heatparse.output.colour import wanted

_EPILOG = """\
examples:
  heatparse explain extremum-mismatch
  heatparse explain tied-extremum | less

exit codes: 0 done, 2 wrong usage, no such rule
"""


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = plain_parser(
        "explain",
        "Tells what a rule finds, why that matters, how it is judged,\n"
        "and shows a description with the fault and one without.",
        _EPILOG,
    )
    parser.add_argument(
        "rule", metavar="RULE", type=_rule, help="the name of a rule; `heatparse rules` lists them"
    )
    return parser


def prints_text(_options: argparse.Namespace) -> bool:
    """Whether no model leaves the command as a whole (see `heatparse.models.plain`)."""
    return True


def _rule(name: str) -> str:
    from heatparse.rules import RULES

    if name not in RULES:
        from difflib import get_close_matches

        near = get_close_matches(name, RULES, n=1)
        hint = f"did you mean {near[0]!r}?" if near else "`heatparse rules` lists them"
        raise argparse.ArgumentTypeError(f"there is no rule {name!r}; {hint}")
    return name


def run(options: argparse.Namespace) -> int:
    """Print the page: as Markdown, or set for a terminal."""
    from heatparse.rules import RULES

    rule = RULES[options.rule]
    _, _, body = rule.page.partition("\n")
    page = f"# {rule.name} ({rule.severity}): {rule.title[0].lower()}{rule.title[1:]}\n{body}"
    if not wanted(sys.stdout):
        sys.stdout.write(page)
        return 0
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(page))
    return 0
