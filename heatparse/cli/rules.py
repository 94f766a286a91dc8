"""`heatparse rules`: the rules, as a table or as data."""

from __future__ import annotations

import argparse
import sys

from heatparse.cli.common import plain_parser

_EPILOG = """\
examples:
  heatparse rules                       the table
  heatparse rules --format json         everything that is known of each rule, its examples too

`heatparse explain RULE` tells more of one.

exit codes: 0 done, 2 wrong usage
"""


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = plain_parser(
        "rules", "Lists the rules: their names, how bad their findings are, what they find.", _EPILOG
    )
    parser.add_argument(
        "--format", choices=("table", "json"), default="table", help="table (default) or json"
    )
    return parser


def prints_text(_options: argparse.Namespace) -> bool:
    """Whether no model leaves the command as a whole (see `heatparse.models.plain`)."""
    return True


def run(options: argparse.Namespace) -> int:
    """Print the rules by name."""
    from heatparse.rules import RULES

    rules = sorted(RULES.values(), key=lambda rule: rule.name)
    if options.format == "json":
        import json

        sys.stdout.write(
            json.dumps([rule.described() for rule in rules], indent=2, ensure_ascii=False) + "\n"
        )
        return 0
    names = max(len(rule.name) for rule in rules)
    levels = max(len("severity"), *(len(rule.severity) for rule in rules))
    sys.stdout.write(f"{'rule':{names}}  {'severity':{levels}}  found when\n")
    for rule in rules:
        sys.stdout.write(f"{rule.name:{names}}  {rule.severity:{levels}}  {rule.title}\n")
    return 0
