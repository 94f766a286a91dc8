"""How a conversion goes on, on standard error: a bar on a terminal, a line now and then elsewhere."""

from __future__ import annotations

from time import monotonic
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self, TextIO

from heatparse.cli.common import remark

if TYPE_CHECKING:
    from heatparse.conversion.options import Progress

_LINE_SECONDS = 10.0


class Status:
    """Shows the progress of a conversion."""

    def __init__(self, stream: TextIO) -> None:
        self._bar: Any = _bar(stream) if stream.isatty() else None
        self._task: Any = None
        self._started = self._shown = monotonic()

    def __enter__(self) -> Self:
        if self._bar is not None:
            self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.stop()

    def show(self, progress: Progress) -> None:
        """Show how far it has come."""
        now = monotonic()
        rate = (progress.records - progress.resumed) / max(now - self._started, 1e-9)
        if self._bar is not None:
            if self._task is None:
                self._task = self._bar.add_task("", rate="", found="")
            self._bar.update(
                self._task,
                total=progress.total or None,
                completed=progress.position,
                rate=f"{progress.records:,} records, {rate:,.0f}/s",
                found=f"{progress.findings:,} findings, {progress.rejects:,} rejects",
            )
        elif now - self._shown >= _LINE_SECONDS:
            self._shown = now
            part = f"{progress.position / progress.total:.0%}, " if progress.total else ""
            remark(
                f"{part}{progress.records:,} records, {rate:,.0f} a second, "
                f"{_left(progress, now - self._started)}{progress.findings:,} findings, {progress.rejects:,} rejects"
            )


def _left(progress: Progress, seconds: float) -> str:
    if not progress.total or not progress.position:
        return ""
    left = int(seconds * (progress.total - progress.position) / progress.position)
    return f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02} left, "


def _bar(stream: TextIO) -> Any:
    from rich.console import Console
    from rich.progress import BarColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    return Bar(
        BarColumn(),
        TaskProgressColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        TextColumn("{task.fields[found]}"),
        console=Console(file=stream),
    )
