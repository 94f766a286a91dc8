"""`heatparse schema`: what the JSON of this program looks like."""

from __future__ import annotations

import argparse
import sys

from heatparse.cli.common import plain_parser

_EPILOG = """\
examples:
  heatparse schema                      of a report: what `check --format jsonl` prints a line of
  heatparse schema document             of what `parse --format jsonl` prints a line of
  heatparse schema configuration > heatparse.schema.json

exit codes: 0 done, 2 wrong usage
"""


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = plain_parser("schema", "Prints a JSON Schema (draft 2020-12).", _EPILOG)
    parser.add_argument(
        "of",
        metavar="report|document|configuration",
        choices=("report", "document", "configuration"),
        nargs="?",
        default="report",
        help="of what (default: report)",
    )
    return parser


def prints_text(_options: argparse.Namespace) -> bool:
    """Whether no model leaves the command as a whole (see `heatparse.models.plain`)."""
    return False


def run(options: argparse.Namespace) -> int:
    """Print the schema."""
    import json

    from pydantic import BaseModel

    from heatparse.configuration import Configuration
    from heatparse.models import Document, Report

    models: dict[str, type[BaseModel]] = {
        "report": Report, "document": Document, "configuration": Configuration,
    }  # fmt: skip
    model = models[options.of]
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **model.model_json_schema(mode="validation" if model is Configuration else "serialization"),
    }
    sys.stdout.write(json.dumps(schema, indent=2, ensure_ascii=False) + "\n")
    return 0
