"""Many files at once: processes that work on them, in the order of the files, with a bar that tells how far."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from itertools import islice
from multiprocessing import active_children, get_context, resource_tracker
from typing import TypeVar

Result = TypeVar("Result")

FEWEST = 250  # files for which starting processes is worth its time
_BATCH = 16  # files that are sent to a process together
_AHEAD = 4  # batches for each process that may wait to be fetched


def cores() -> int:
    """How many processes can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(task: Callable[[str], Result], files: Sequence[str], jobs: int) -> Iterator[Result]:
    """The results of a task for every file, in their order, worked on by `jobs` processes.

    Few results are held at a time, however many files there are. What the task raises is raised
    here. Raises `concurrent.futures.process.BrokenProcessPool` when a process dies.
    """
    # Processes start afresh: to copy this one is not safe on every system.
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin) as pool:
        batches = (files[at : at + _BATCH] for at in range(0, len(files), _BATCH))

        def submit(number: int) -> Iterator[Future[list[Result]]]:
            with uninterrupted():  # a process that is started by half waits for the rest for ever
                return iter([pool.submit(_work, task, batch) for batch in islice(batches, number)])

        try:
            _start_tracker()
            waiting = deque(submit(_AHEAD * jobs))
            while waiting:
                yield from waiting.popleft().result()
                waiting.extend(submit(1))
        except BaseException:  # Ctrl-C above all: what is under way is of no use any more
            for process in active_children():
                process.terminate()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _start_tracker() -> None:
    """Start what the processes share, which at its start would end `uninterrupted` too early."""
    if os.name == "posix":
        resource_tracker.ensure_running()


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Hold Ctrl-C back until the end, and keep it from processes that are started meanwhile."""
    if threading.current_thread() is not threading.main_thread():
        yield  # Ctrl-C does not reach it
        return
    noted: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: noted.append(number))
    try:
        with _blocked():  # by a process it is inherited; the handler is for signals that other threads get
            yield
    finally:
        signal.signal(signal.SIGINT, before)
        if noted:
            signal.raise_signal(noted[0])


@contextmanager
def _blocked() -> Iterator[None]:
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def _begin() -> None:
    import gc

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process tells the others to stop
    gc.set_threshold(50_000, 20, 100)


def _work(task: Callable[[str], Result], files: Sequence[str]) -> list[Result]:
    return [task(file) for file in files]


Bar = Callable[[int], None]  # told after every file how many findings there are so far


def progress(total: int) -> AbstractContextManager[Bar]:
    """A bar on standard error, where that is a terminal and there is much to do."""
    if total < FEWEST or not sys.stderr.isatty():
        return nullcontext(_silent)
    return _RichBar(total)


def _silent(_findings: int) -> None:
    """No bar."""


class _RichBar(AbstractContextManager[Bar]):
    def __init__(self, total: int) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        self._progress = Progress(
            TextColumn("checking"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[findings]} findings"),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
            redirect_stdout=sys.stdout.isatty(),
        )
        self._task = self._progress.add_task("", total=total, findings=0)

    def __enter__(self) -> Bar:
        self._progress.start()
        return self._advance

    def _advance(self, findings: int) -> None:
        self._progress.update(self._task, advance=1, findings=findings)

    def __exit__(self, *_raised: object) -> None:
        self._progress.stop()
