"""`heatparse check`: find the contradictions of descriptions, and mend the certain ones."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from heatparse.cli.common import command_parser, remark
from heatparse.cli.inputs import Problem, list_inputs
from heatparse.cli.outputs import CannotWrite, Outputs, Wish, complaint, forms, spare, wish
from heatparse.cli.settings import add_arguments, read_arguments
from heatparse.cli.task import Outcome, Task
from heatparse.output.forms import FORMS, TEXT, Form
from heatparse.output.summary import Tally

_EPILOG = """\
examples:
  heatparse check                       every description below the current folder
  heatparse check notes.md              findings with the lines they are about
  heatparse check --against data.csv notes.md     also against the data that was plotted
  heatparse check --format concise .    one line a finding, for editors and grep
  heatparse check --format full --format sarif=heatparse.sarif --format junit=report.xml .
  heatparse check --format feedback a.md          what to correct, to be sent to a model
  heatparse check --diff notes.md | patch -p0
  cat notes.md | heatparse check -

exit codes:
  0  no finding of severity error or warning (a note never counts; see --fail-on)
  1  there is one; with --fix: one is left
  2  wrong usage or configuration: nothing is checked; or an input could not be checked: the others still are
"""
_DEFAULT = (Wish("full", None),)
_DIED = "a process died (out of memory?); try again with a smaller --jobs"
_MANY = 50  # files; with fewer nobody waits


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser(
        "check",
        "Reads each description, judges what its prose says by the numbers it gives,\n"
        "and prints every contradiction with the place and the numbers that prove it.",
        _EPILOG,
        default=".",
    )
    listed = "; ".join(f"{name}: {meaning}" for name, meaning in FORMS.items())
    parser.add_argument(
        "--format",
        metavar="NAME[=FILE]",
        dest="formats",
        type=wish,
        action="append",
        help=f"how to write it, to standard output or to a file; may be given several times. {listed}",
    )
    parser.add_argument(
        "--against",
        metavar="DATA",
        help="hold it against the data that was plotted: a .csv, .tsv, .json, .parquet, .npy or .npz file; or for "
        "many descriptions a folder of these with the same names, or a .jsonl file with ids",
    )
    parser.add_argument(
        "--missing-reference",
        metavar="HOW",
        choices=("error", "alone"),
        default="error",
        help="what to do with a description that a folder or .jsonl file has no reference for: "
        "error (exit code 2; default), or alone: check it by itself",
    )
    mend = parser.add_mutually_exclusive_group()
    mend.add_argument(
        "--diff", action="store_true", help="print the certain fixes as a patch, change nothing"
    )
    mend.add_argument(
        "--fix", action="store_true", help="apply the certain fixes to the files, then check again"
    )
    parser.add_argument(
        "--watch", action="store_true", help="check again whenever a file changes, until Ctrl-C"
    )
    parser.add_argument(
        "--jobs",
        metavar="N",
        type=_jobs,
        help="processes that work at once (default: all cores, for many files)",
    )
    add_arguments(parser)
    return parser


def _jobs(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of processes; 1 is the least")
    return int(text)


def prints_text(options: argparse.Namespace) -> bool:
    """Whether no model leaves the command as a whole (see `heatparse.models.plain`)."""
    wishes = options.formats or _DEFAULT
    return options.against is None and (options.diff or all(wish.name in TEXT for wish in wishes))


def run(options: argparse.Namespace) -> int:
    """Check every input; the exit code is that of the worst."""
    wishes = tuple(options.formats or _DEFAULT)
    wrong = complaint(wishes)
    if options.fix and "-" in options.paths:
        wrong = "standard input cannot be fixed in place; use --diff"
    if options.diff and options.formats:
        wrong = "--diff prints a patch; it cannot be given together with --format"
    if options.watch and (options.fix or "-" in options.paths):
        wrong = "--watch looks at files and changes none: it goes neither with - nor with --fix"
    if options.against == "":
        wrong = "--against names no data"
    if options.missing_reference != "error" and options.against is None:
        wrong = "--missing-reference tells what to do where --against has nothing: it needs --against"
    if wrong:
        parser().error(wrong)
    return _watch(options, wishes) if options.watch else _guarded(options, wishes)


def _watch(options: argparse.Namespace, wishes: tuple[Wish, ...]) -> int:
    """Check again and again, until Ctrl-C."""
    from heatparse.cli.settings import forget
    from heatparse.cli.task import references
    from heatparse.cli.watching import watch

    def again() -> None:
        references.cache_clear()
        forget()
        _guarded(options, wishes)

    beside = [path for path in (options.against, options.config) if path is not None]
    watch(options.paths, beside, again, configured=not (options.config or options.no_config))
    return 0  # not reached: Ctrl-C ends the program


def _guarded(options: argparse.Namespace, wishes: tuple[Wish, ...]) -> int:
    """Check everything; what makes that impossible is told in a sentence."""
    try:
        return _run(options, wishes)
    except (CannotWrite, ValueError, RuntimeError) as error:
        if not isinstance(error, CannotWrite) and not _is_ours(error):
            raise
        remark(str(error) if not isinstance(error, RuntimeError) else _DIED)
        return 2


def _is_ours(error: Exception) -> bool:
    """Whether an error is a sentence about the configuration or the reference, or that of a dead process."""
    from concurrent.futures.process import BrokenProcessPool

    from heatparse.configuration import BadConfiguration
    from heatparse.reference import BadReference

    return isinstance(error, BadConfiguration | BadReference | BrokenProcessPool)


def _run(options: argparse.Namespace, wishes: tuple[Wish, ...]) -> int:
    if options.diff:
        wishes, made = (Wish("diff", None),), [_patch()]
    else:
        made = forms(wishes)
    alone = options.missing_reference == "alone"
    task = Task(
        made, read_arguments(parser(), options), options.fix, options.against, tuple(options.paths), alone
    )
    if options.against is not None:
        from heatparse.cli.task import references

        references(options.against)  # a reference of no use is told at once
    if any(one.file is not None for one in wishes):
        spare(wishes, _read_by(options))
    outputs = Outputs(wishes, made)
    tally = Tally()
    try:
        for outcome in _outcomes(task, options.paths, options.jobs):
            tally.join(outcome.tally)
            for sentence in outcome.remarks:
                remark(sentence)
            if outcome.pieces:
                outputs.write(outcome.pieces)
        outputs.close(tally)
    finally:
        outputs.discard()
    if options.diff:
        for line in tally.lines():
            remark(line)
    return tally.exit_code


def _read_by(options: argparse.Namespace) -> Iterator[str]:
    """Every file that the command reads: descriptions, the reference, configurations."""
    from heatparse.cli.settings import nearest
    from heatparse.cli.watching import below

    files = [file for file in list_inputs(options.paths) if not isinstance(file, Problem) and file != "-"]
    yield from files
    yield from below(path for path in (options.against, options.config) if path is not None)
    if not options.no_config:
        yield from filter(None, map(nearest, files))


def _outcomes(task: Task, paths: list[str], jobs: int | None) -> Iterator[Outcome]:
    """What came of every file, in their order; by several processes where there are many."""
    files: list[str] = []
    for found in list_inputs(paths):
        if isinstance(found, Problem):
            yield Outcome().refuse(found.name, found.message, task.forms)
        else:
            files.append(found)
    task.settings.require(files)
    if len(files) == 1 or "-" in files or (jobs is None and len(files) < _MANY):
        yield from map(task, files)
        return
    from heatparse.cli.pool import FEWEST, cores, progress, spread

    jobs = jobs or (cores() if len(files) >= FEWEST else 1)
    findings = 0
    with progress(len(files)) as tell:
        for outcome in spread(task, files, jobs) if jobs > 1 else map(task, files):
            findings += outcome.tally.severities.total()
            tell(findings)
            yield outcome


def _patch() -> Form:
    from heatparse.output.patch import Form

    return Form(sys.stdout.isatty())
