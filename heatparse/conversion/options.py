"""What a caller asks of a conversion."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple


class Progress(NamedTuple):
    """How far a conversion has come."""

    records: int  # converted or rejected, those of an interrupted run included
    resumed: int  # of them, those of the interrupted run
    findings: int
    rejects: int
    position: int  # bytes of the sources
    total: int  # bytes of the sources; 0 where it is unknown


def ignore(_: object) -> None:
    """Nobody wants to hear it."""


@dataclass(frozen=True)
class Options:
    """The arguments of `heatparse.convert`; see there."""

    sources: tuple[str, ...]
    sink: str
    text_column: str | None = None
    id_column: str | None = None
    keep: tuple[str, ...] = ()
    prefix_ids: bool = False
    form: str | None = None
    jobs: int | None = None
    timeout: float | None = 60.0
    strict: bool = False
    overwrite: bool = False
    resume: bool = False
    say: Callable[[str], None] = ignore
    progress: Callable[[Progress], None] = ignore


def processes(jobs: int | None) -> int:
    """How many workers: as asked, or one for each core that this process may use."""
    if jobs is not None:
        return jobs
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
