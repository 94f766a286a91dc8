"""`check --watch`: check again whenever a file changes."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterable, Sequence

from heatparse.cli.common import remark
from heatparse.cli.inputs import Problem, list_inputs
from heatparse.cli.settings import candidates
from heatparse.output.summary import plural

_PAUSE = 0.3  # seconds between two looks
_CLEAR = "\x1b[2J\x1b[3J\x1b[H"

State = dict[str, tuple[int, int]]


def watch(
    paths: list[str], beside: Sequence[str], check: Callable[[], object], *, configured: bool = True
) -> None:
    """Check, and again after every change of the files or of what is `beside` them. Ends with Ctrl-C.

    `configured`: configurations are looked for, so one that comes to be is a change as well.
    """
    while True:
        before, files = _state(paths, beside, configured)
        if sys.stdout.isatty():
            sys.stdout.write(_CLEAR)
        check()
        sys.stdout.flush()
        remark(f"watching {plural(files, 'file')}; Ctrl-C ends")
        while _state(paths, beside, configured)[0] == before:
            time.sleep(_PAUSE)


def _state(paths: list[str], beside: Sequence[str], configured: bool) -> tuple[State, int]:
    """When each file was changed, and its size; and how many of them are descriptions."""
    found = [file for file in list_inputs(paths) if not isinstance(file, Problem)]
    state: State = {}
    places = candidates((*paths, *found)) if configured else ()
    for file in (*found, *below(beside), *places):
        try:
            told = os.stat(file)  # noqa: PTH116
        except OSError:
            continue  # gone again; the next look tells
        state[file] = told.st_mtime_ns, told.st_size
    return state, len(found)


def below(paths: Iterable[str]) -> Iterable[str]:
    """The paths, and the files below those that are folders."""
    for path in paths:
        yield path
        if os.path.isdir(path):  # noqa: PTH112
            for folder, _, names in os.walk(path):
                yield from (os.path.join(folder, name) for name in names)  # noqa: PTH118
