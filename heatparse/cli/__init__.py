"""The command line. Each command is a module with `parser()`, `prints_text(options)`, `run(options)`.

argparse rather than a command-line framework: it costs 2 ms to import beside what the rest needs,
and only the command that is asked for is loaded.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module

import heatparse
from heatparse.cli.help import HelpFormatter

COMMANDS = {
    "check": "tell where descriptions contradict themselves",
    "parse": "print descriptions as data: panels, axes, legends, cells",
    "show": "draw the heatmaps of descriptions in the terminal",
    "convert": "turn whole corpora into tables: Parquet, DuckDB, JSON Lines, files",
    "rules": "list the rules",
    "explain": "tell what a rule means, with examples",
    "schema": "print the JSON Schema of reports, documents or configurations",
    "completion": "print a script that completes commands in a shell",
}
BROKEN_PIPE = 141  # what a shell reports for a program that SIGPIPE ended
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0 nothing found, 1 findings, 2 could not do it."""
    # A short run makes many objects and next to no garbage: the default threshold of 700 would
    # spend a tenth of the start-up in collections that free nothing.
    gc.set_threshold(200_000, 20, 100)
    if sys.stdout is None or sys.stderr is None:
        return 2  # a closed stream: there is nobody to answer to
    for stream in (sys.stdout, sys.stderr):
        # A label that the terminal's encoding lacks is shown as an escape, never as a traceback.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    own_process = arguments is None
    try:
        code = _run(sys.argv[1:] if arguments is None else list(arguments), own_process)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader went away: `| head`
        _drop_output()
        return BROKEN_PIPE
    except OSError as error:  # inputs and files to be fixed have their own answers; this is the output
        _drop_output()
        print(f"heatparse: the output cannot be written: {error.strerror or error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED
    if own_process:
        gc.freeze()  # what is left goes with the process: looking for cycles in it takes a tenth of a short run
    return code


def program() -> None:
    """Run one command, and end the process at once: to take it apart takes a thirtieth of a short run."""
    code = main()
    if sys.stdout is None or sys.stderr is None or sys.argv[1:2] == ["convert"]:
        sys.exit(code)  # the libraries of a conversion have threads and files of their own to end
    with suppress(OSError, ValueError):
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(code)


def _drop_output() -> None:
    """Let what is still to be written go nowhere; else Python would complain at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(arguments: list[str], own_process: bool) -> int:
    if arguments and arguments[0] in COMMANDS:
        command = import_module(f"heatparse.cli.{arguments[0]}")
        parser: argparse.ArgumentParser = command.parser()
        options = parser.parse_args(arguments[1:])
        if own_process and command.prints_text(options):
            heatparse.plain_models = True  # nobody but the command will see them
        code: int = command.run(options)
        return code
    _top_parser().parse_args(arguments)
    return 2  # not reached: without a command the parser ends the program


def _top_parser() -> argparse.ArgumentParser:
    width = max(map(len, COMMANDS))
    listing = "\n".join(f"  {name:{width}}  {purpose}" for name, purpose in COMMANDS.items())
    parser = argparse.ArgumentParser(
        prog="heatparse",
        usage="heatparse COMMAND [options] [PATH...]",
        description=(
            "Turns Markdown descriptions of heatmaps into data,\nand tells where they contradict themselves."
        ),
        epilog=(
            f"commands:\n{listing}\n\n"
            "`heatparse COMMAND --help` tells more and gives examples.\n\n"
            "exit codes: 0 no error or warning, 1 contradictions found, 2 the command could not do its work"
        ),
        formatter_class=HelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"heatparse {heatparse.__version__}")
    parser.add_argument("command", metavar="COMMAND", type=_no_command, help="see the list below")
    return parser


def _no_command(name: str) -> str:
    from difflib import get_close_matches

    near = get_close_matches(name, COMMANDS, n=1)
    hint = f"did you mean {near[0]!r}?" if near else f"the commands are {', '.join(COMMANDS)}"
    raise argparse.ArgumentTypeError(f"there is no command {name!r}; {hint}")
