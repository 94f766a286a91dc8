"""A worker process: reads batches from standard input, writes what they become to standard output.

Started as a program of its own, never forked, so that neither threads nor the
caller's main module matter. It ends when its standard input does, so none outlives a killed parent.
"""

from __future__ import annotations

import gc
import mmap
import os
import queue
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import IO, NamedTuple

from heatparse.conversion.encoders import Encoder
from heatparse.conversion.frames import STAMP, receive, send
from heatparse.conversion.records import Record
from heatparse.conversion.summary import Tally
from heatparse.models import Report

# Its parts take the grammars and vocabularies that most descriptions need.
_USUAL = """# Heatmap: A

- **X-axis**: B, C
- **Y-axis**: D, E
- **Color scale**: from 0 (blue) to 9 (red)

| | B | C |
|---|---|---|
| D | 1 | 2 |
| E | 3 | 4 |

- E -> B: 3
- The highest value is 4 (C in E), and C exceeds B in both rows.
"""


class Task(NamedTuple):
    """Records to be converted together."""

    number: int
    records: Sequence[Record]
    skip: Mapping[int, str] = {}  # records that are not tried (again), with the reason


class Result(NamedTuple):
    """What a task became."""

    number: int
    pieces: list[bytes]  # one for each spool
    tally: Tally
    faults: dict[int, str]  # records that could not be converted, with the reason


class Failure(NamedTuple):
    """Why a task could not be written; the conversion ends."""

    reason: str


def work(task: Task, encoder: Encoder, stamp: Callable[[int], None]) -> Result:
    """Convert the records of a task. `stamp(number)` is called with the number of each record, from 1."""
    converted, faults = check_all(task.records, task.skip, stamp)
    stamp(0)
    tally = Tally()
    for _, report in converted:
        tally.add(report)
    return Result(task.number, encoder.encode(converted), tally, faults)


def check_all(
    records: Sequence[Record],
    skip: Mapping[int, str] = {},
    stamp: Callable[[int], None] = lambda _: None,
) -> tuple[list[tuple[Record, Report]], dict[int, str]]:
    """The reports on the records, and those by number that have none, with the reason."""
    converted: list[tuple[Record, Report]] = []
    faults = dict(skip)
    for at, record in enumerate(records):
        if at in faults:
            continue
        stamp(at + 1)
        try:
            converted.append((record, _check(record)))
        except MemoryError:
            faults[at] = "too large for the memory of this machine"
        except Exception as error:  # a defect of heatparse; it must not end a run of a million records
            faults[at] = f"heatparse failed on it ({type(error).__name__}: {error}); please report it"
    return converted, faults


def _check(record: Record) -> Report:
    from heatparse.checking import check, parse

    return check(parse(record.text, source=record.id or None))


def prepare() -> None:
    """Load the grammars. They may have to be built first, which must not count as time of a record."""
    from heatparse.checking import check, parse

    check(parse(_USUAL))


def main() -> None:
    """Work until standard input ends."""
    # What heatparse or a library prints must not get between the messages.
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    gc.set_threshold(50_000, 20, 100)  # few cycles are made; the default spends a tenth of the time looking
    encoder, stamps = receive(sys.stdin.buffer)
    prepare()
    tasks: queue.SimpleQueue[Task] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, tasks), daemon=True).start()
    with Path(stamps).open("r+b") as file, mmap.mmap(file.fileno(), STAMP.size) as shared:
        while True:
            task = tasks.get()

            def stamp(record: int, number: int = task.number + 1) -> None:
                STAMP.pack_into(shared, 0, number, record)

            try:
                send(output, work(task, encoder, stamp))
            except OSError as error:
                send(output, Failure(f"the output cannot be written: {error.strerror or error}"))
            except Exception as error:
                send(output, Failure(f"the output cannot be made ({type(error).__name__}: {error})"))
            # Reports hold cycles. Those of a batch are freed now, before they count as old and wait for a full
            # collection; memory would grow by 50 MB until one comes.
            gc.collect(1)


def _listen(stream: IO[bytes], tasks: queue.SimpleQueue[Task]) -> None:
    """Take tasks as they come, so that the main process never waits for a busy worker."""
    try:
        while True:
            tasks.put(receive(stream))
    except EOFError:
        os._exit(0)  # the main process is done, or gone
