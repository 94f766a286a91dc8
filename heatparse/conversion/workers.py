"""Worker processes that lose no batch: one that dies is replaced, one that hangs is ended.

Results come in the order of the tasks, whatever the number of workers. Memory is bounded: a task is
taken from the input only when there is room for its result.
"""

from __future__ import annotations

import json
import mmap
import queue
import subprocess
import sys
import tempfile
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Self

from heatparse.conversion.encoders import Encoder
from heatparse.conversion.errors import ConversionError
from heatparse.conversion.frames import STAMP, receive, send
from heatparse.conversion.worker import Failure, Result, Task

_IN_FLIGHT = 2  # tasks that a worker holds, so that it has the next one when it is done with one
_PATIENCE = 3  # how often workers may die on a task outside its records, or at their start
_POLL = 0.1  # seconds

# The paths are those of this process; the main module of the caller is not loaded.
_PROGRAM = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]); "
    "from heatparse.conversion.worker import main; main()"
)

_Events = queue.SimpleQueue[tuple["_Worker", Result | Failure | None]]


class Pool:
    """A pool of workers with one encoder. `timeout` is in seconds for one record."""

    def __init__(self, jobs: int, encoder: Encoder, timeout: float | None = None) -> None:
        self._jobs = jobs
        self._encoder = encoder
        self._timeout = timeout
        self._events: _Events = queue.SimpleQueue()
        self._workers: list[_Worker] = []
        self._waiting: deque[Task] = deque()  # tasks that lost their worker; they go first
        self._suspects: dict[int, tuple[int, int]] = {}  # task → record that a worker died on, and how often
        self._folder = tempfile.TemporaryDirectory(prefix="heatparse-", ignore_cleanup_errors=True)
        self._started = self._failed_starts = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            worker.stop()
        self._workers.clear()
        self._folder.cleanup()

    def map(self, tasks: Iterable[Task], first: int = 0) -> Iterator[Result]:
        """The results of the tasks, which are numbered from `first` on, in their order."""
        source = iter(tasks)
        done: dict[int, Result] = {}
        taken = given = first
        room = (_IN_FLIGHT + 2) * self._jobs
        more = True
        while True:
            while more and taken - given < room:
                task = next(source, None)
                if task is None:
                    more = False
                    break
                taken += 1
                self._waiting.append(task)
                self._dispatch()
            self._dispatch()
            while given in done:
                yield done.pop(given)
                given += 1
            if not more and given == taken:
                return
            if not more or taken - given >= room:
                for result in self._wait():
                    done[result.number] = result
                    self._suspects.pop(result.number, None)

    def _dispatch(self) -> None:
        while self._waiting:
            free = min(self._workers, key=lambda worker: len(worker.tasks), default=None)
            if (free is None or free.tasks) and len(self._workers) < self._jobs:
                free = self._start()
            if free is None or len(free.tasks) >= _IN_FLIGHT:
                return
            free.give(self._waiting.popleft())

    def _start(self) -> _Worker:
        self._started += 1
        stamps = Path(self._folder.name) / f"worker-{self._started}"
        worker = _Worker(stamps, self._encoder, self._events)
        self._workers.append(worker)
        return worker

    def _wait(self) -> Iterator[Result]:
        """The results that are there, after waiting a moment for the first; dead and slow workers are seen to."""
        try:
            worker, result = self._events.get(timeout=_POLL)
        except queue.Empty:
            self._end_slow_ones()
            return
        while True:
            if result is None:
                self._bury(worker)
            elif isinstance(result, Failure):
                raise ConversionError(result.reason)
            else:
                worker.tasks.popleft()
                yield result
            try:
                worker, result = self._events.get_nowait()
            except queue.Empty:
                break
        self._end_slow_ones()

    def _end_slow_ones(self) -> None:
        if self._timeout is None:
            return
        now = monotonic()
        for worker in self._workers:
            if worker.tasks and worker.seconds_on_record(now) > self._timeout:
                worker.end_slow()

    def _bury(self, worker: _Worker) -> None:
        """Take the tasks of a dead worker back; the record it died on is not tried a third time."""
        self._workers.remove(worker)
        ended = worker.stop()
        tasks = list(worker.tasks)
        at = worker.at
        if at is None:
            self._failed_starts += 1
            if self._failed_starts >= _PATIENCE:
                raise ConversionError(f"worker processes cannot be started ({ended})")
        elif worker.slow_at is not None:
            if tasks and worker.slow_at == at == (tasks[0].number + 1, at[1]):
                slow = f"took longer than {self._timeout:g} seconds"
                tasks[0] = tasks[0]._replace(skip={**tasks[0].skip, at[1] - 1: slow})
        elif tasks and at[0] == tasks[0].number + 1:
            tasks[0] = self._without_culprit(tasks[0], at[1] - 1, ended)
        self._waiting.extendleft(reversed(tasks))

    def _without_culprit(self, task: Task, record: int, ended: str) -> Task:
        suspect, deaths = self._suspects.get(task.number, (record, 0))
        deaths = deaths + 1 if suspect == record else 1
        self._suspects[task.number] = (record, deaths)
        if record >= 0 and deaths >= 2:
            return task._replace(skip={**task.skip, record: f"ended its worker process twice ({ended})"})
        if record < 0 and deaths >= _PATIENCE:
            reason = f"the worker process ended while it wrote the batch of this record ({ended})"
            return task._replace(skip=dict.fromkeys(range(len(task.records)), reason))
        return task


class _Worker:
    """One worker process."""

    def __init__(self, stamps: Path, encoder: Encoder, events: _Events) -> None:
        stamps.write_bytes(bytes(STAMP.size))
        self._stamps = stamps
        self.tasks: deque[Task] = deque()
        self.slow_at: tuple[int, int] | None = None  # the task and record that it was ended for
        self._seen = (0, 0)
        self._since = monotonic()
        # A session of its own: Ctrl-C is for the main process, which then ends its workers.
        self._process = subprocess.Popen(
            [sys.executable, "-c", _PROGRAM, json.dumps(sys.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        with stamps.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), STAMP.size, access=mmap.ACCESS_READ)
        self._outbox: queue.SimpleQueue[object] = queue.SimpleQueue()
        self._outbox.put((encoder, str(stamps)))
        self._threads = [
            threading.Thread(target=self._write, daemon=True),
            threading.Thread(target=self._read, args=(events,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def at(self) -> tuple[int, int] | None:
        """Number of the task and of the record it is at, both from 1; (task, 0) between records."""
        number, record = STAMP.unpack(self._shared[: STAMP.size])
        return (number, record) if number else None

    def give(self, task: Task) -> None:
        """Send a task; when the process is dead, its end will be told by an event."""
        self.tasks.append(task)
        self._outbox.put(task)

    def seconds_on_record(self, now: float) -> float:
        """How long it has been seen at the same record."""
        at = self.at
        if at is None or at[1] == 0 or at != self._seen:
            self._seen, self._since = at or (0, 0), now
        return now - self._since

    def end_slow(self) -> None:
        """End it because of the record that it is at."""
        self.slow_at = self._seen
        self._process.kill()

    def stop(self) -> str:
        """End it, and tell in words how it ended."""
        self._process.kill()
        code = self._process.wait()
        self._outbox.put(None)
        for thread in self._threads:
            thread.join()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                with suppress(OSError):
                    stream.close()
        return f"signal {-code}" if code < 0 else f"exit code {code}"

    def _write(self) -> None:
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):
            while (message := self._outbox.get()) is not None:
                send(self._process.stdin, message)

    def _read(self, events: _Events) -> None:
        assert self._process.stdout is not None
        try:
            while True:
                events.put((self, receive(self._process.stdout)))
        except (EOFError, OSError, ValueError):
            events.put((self, None))
