"""`heatparse convert`: whole corpora as tables."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from heatparse.cli.common import remark
from heatparse.cli.help import HelpFormatter
from heatparse.cli.status import Status
from heatparse.output.printable import printable

if TYPE_CHECKING:
    from heatparse.conversion.summary import Summary

_EPILOG = """\
sources: folders and globs of *.md, *.markdown, *.txt; *.jsonl, *.ndjson, *.json (an array), *.csv, *.tsv;
each also as .gz or .zst; *.parquet; - for JSON Lines from standard input

outputs, by suffix:
  OUT.jsonl, OUT.jsonl.gz, OUT.jsonl.zst   a report a line
  OUT.parquet                              a row for each record; OUT.cells.parquet, OUT.axes.parquet,
                                           OUT.regions.parquet, OUT.claims.parquet, OUT.findings.parquet
  OUT.duckdb                               the same tables in one database
  OUT                                      a folder with a .json (or --format yaml) file for each record

Outputs appear under their names when they are complete; until then they are in OUT.partial. Records
that cannot be read go to OUT.rejects.jsonl, with their places and reasons.

examples:
  heatparse convert notes/ notes.duckdb
  heatparse convert descriptions.jsonl.zst tables.parquet --text-column answer --keep url,model
  heatparse convert 'shards/*.parquet' reports.jsonl.gz --jobs 8
  heatparse convert descriptions.jsonl tables.parquet --resume      goes on after an interruption

exit codes: 0 all was converted, 1 there are rejects, 2 it could not be done, 130 interrupted
"""


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = argparse.ArgumentParser(
        prog="heatparse convert",
        description="Converts corpora of descriptions to tables or reports.",
        epilog=_EPILOG,
        formatter_class=HelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("sources", metavar="SOURCE", nargs="+", help="folder, glob, file, or -")
    parser.add_argument("output", metavar="OUT", help="what to make, by its suffix")
    parser.add_argument("--text-column", metavar="NAME", help="the column that holds the descriptions")
    parser.add_argument("--id-column", metavar="NAME", help="the column that holds the ids")
    parser.add_argument(
        "--keep",
        metavar="NAMES",
        type=_names,
        default=(),
        help="columns to carry through, with commas between",
    )
    parser.add_argument("--prefix-ids", action="store_true", help="put the file's name before each id")
    parser.add_argument("--format", choices=("json", "yaml"), help="the files of a folder (default: json)")
    parser.add_argument(
        "--jobs", metavar="N", type=_count, help="worker processes (default: one for each core)"
    )
    parser.add_argument(
        "--timeout",
        metavar="SECONDS",
        type=_seconds,
        default=60.0,
        help="a record that takes longer is a reject (default: 60)",
    )
    parser.add_argument("--strict", action="store_true", help="stop at the first record that cannot be read")
    parser.add_argument(
        "--engine",
        choices=("local", "ray"),
        default="local",
        help="ray: on the cluster at RAY_ADDRESS, from and to .parquet and .jsonl on any path that Ray reads",
    )
    again = parser.add_mutually_exclusive_group()
    again.add_argument("--overwrite", action="store_true", help="replace an output that exists; start anew")
    again.add_argument("--resume", action="store_true", help="go on with a conversion that was interrupted")
    return parser


def prints_text(_options: argparse.Namespace) -> bool:
    """Whether no model leaves the command (see `heatparse.models.plain`): the workers make them."""
    return True


def run(options: argparse.Namespace) -> int:
    """Convert, with progress on standard error and a summary on standard output."""
    from heatparse.conversion import convert
    from heatparse.conversion.errors import ConversionError, MissingExtra, Rejected

    status = Status(sys.stderr)
    try:
        if options.output == "-":
            raise ConversionError("OUT is a file or a folder; nothing is written to standard output")
        with status:
            summary = convert(
                options.sources,
                options.output,
                text_column=options.text_column,
                id_column=options.id_column,
                keep=options.keep,
                prefix_ids=options.prefix_ids,
                format=options.format,
                jobs=options.jobs,
                timeout=options.timeout,
                strict=options.strict,
                overwrite=options.overwrite,
                resume=options.resume,
                engine=options.engine,
                say=remark,
                progress=status.show,
            )
    except Rejected as error:
        remark(f"{error} (--strict)")
        return 1
    except (ConversionError, MissingExtra) as error:
        remark(str(error))
        return 2
    except OSError as error:
        place = f" ({error.filename})" if error.filename else ""
        remark(f"{error.strerror or error}{place}; what was written is kept for --resume")
        return 2
    except KeyboardInterrupt:
        remark("interrupted; the same command with --resume goes on")
        return 130
    _print_summary(summary)
    return 1 if summary.rejects else 0


def _print_summary(summary: Summary) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column()
    table.add_column(justify="right")
    for name, value in _lines(summary):
        table.add_row(Text(name), Text(value))
    console = Console(file=sys.stdout, markup=False, highlight=False, emoji=False)
    console.print(table)
    files = [*summary.outputs, *([summary.rejects_file] if summary.rejects_file else [])]
    sys.stdout.write("".join(f"{printable(file)}\n" for file in files))


def _lines(summary: Summary) -> list[tuple[str, str]]:
    tally = summary.tally
    counts = [
        ("records", tally.records + summary.rejects),
        *([("  of an earlier run", summary.resumed)] if summary.resumed else []),
        ("  converted", tally.records),
        ("  rejected", summary.rejects),
        ("heatmaps", tally.heatmaps),
        ("other figures", tally.others),
        ("panels", tally.panels),
        ("cells", tally.cells),
        ("numbers", tally.numbers),
        ("  without a place", tally.unread),
        ("claims", tally.verdicts.total()),
        *((f"  {verdict}", count) for verdict, count in sorted(tally.verdicts.items())),
        ("findings", tally.findings.total()),
        *((f"  {rule}", count) for rule, count in sorted(tally.findings.items())),
    ]
    return [
        *((name, f"{count:,}") for name, count in counts),
        ("seconds", f"{summary.seconds:,.1f}"),
        ("records a second", f"{summary.rate:,.1f}"),
    ]


def _names(value: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in value.split(","))
    if not all(names):
        raise argparse.ArgumentTypeError("names of columns with commas between, such as url,model")
    return tuple(dict.fromkeys(names))


def _count(value: str) -> int:
    if not value.isdecimal() or not 1 <= int(value) <= 4096:
        raise argparse.ArgumentTypeError(f"a number of processes from 1 on, not {value!r}")
    return int(value)


def _seconds(value: str) -> float:
    try:
        seconds = float(value)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"a number of seconds above 0, not {value!r}")
    return seconds
