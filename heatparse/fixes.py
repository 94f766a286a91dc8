"""Certain mends: applied to the text, or shown as a patch."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

from heatparse.records import Record

if TYPE_CHECKING:
    from heatparse.models import Finding, Fix

_CONTEXT = 3  # unchanged lines around a change in a patch


def choose(findings: Iterable[Finding]) -> list[Fix]:
    """The fixes that can be applied together, in the order of the text.

    Where two overlap, the one that starts first is taken (of the same start: the first found); the
    other has its turn when the mended text is checked again.
    """
    fixes = sorted((f.fix for f in findings if f.fix is not None), key=lambda fix: fix.span.start)
    chosen: list[Fix] = []
    for fix in fixes:
        if not chosen or fix.span.start >= max(chosen[-1].span.end, chosen[-1].span.start + 1):
            chosen.append(fix)
    return chosen


def apply(text: str, fixes: Iterable[Fix]) -> str:
    """`text` with every fix done. The fixes must not overlap (see `choose`)."""
    return _mend(text, 0, len(text), fixes)


def patch(name: str, text: str, fixes: Sequence[Fix]) -> str:
    """A unified diff of the fixes that `patch -p0` and `git apply -p0` understand; empty without any.

    The places of the changes are known, so no lines are compared as a general diff would: the time
    is in proportion to the text.
    """
    lines = _lines(text)
    if not lines:
        return ""
    body: list[str] = []
    shift = 0
    for changes in _neighbours(_changes(lines, text, fixes)):
        body += _hunk(lines, changes, shift)
        shift += sum(len(change.new) - (change.last - change.first) for change in changes)
    return f"--- {name}\n+++ {name}\n{''.join(map(_ended, body))}" if body else ""


class _Change(Record, frozen=True):
    """The lines `first:last` (0-based, end exclusive) become `new`."""

    first: int
    last: int
    new: list[str]


def _mend(text: str, start: int, end: int, fixes: Iterable[Fix]) -> str:
    pieces = []
    for fix in fixes:
        pieces += [text[start : fix.span.start], fix.replacement]
        start = fix.span.end
    return "".join([*pieces, text[start:end]])


def _lines(text: str) -> list[str]:
    # `splitlines` also splits at form feeds and U+2028, which are no line ends to `patch`.
    lines = [line + "\n" for line in text.split("\n")]
    lines[-1] = lines[-1][:-1]
    return lines if lines[-1] else lines[:-1]


def _ended(line: str) -> str:
    return line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n"


def _changes(lines: list[str], text: str, fixes: Sequence[Fix]) -> Iterator[_Change]:
    """The fixes by the lines they touch; those on one line, or on lines in a row, make one change."""
    ends = list(accumulate(map(len, lines)))
    groups: list[tuple[int, int, list[Fix]]] = []
    for fix in fixes:
        first, last = (min(bisect_right(ends, at), len(lines) - 1) for at in (fix.span.start, fix.span.end))
        if groups and first <= groups[-1][1]:
            groups[-1] = (groups[-1][0], last + 1, [*groups[-1][2], fix])
        else:
            groups.append((first, last + 1, [fix]))
    for first, last, group in groups:
        start = ends[first] - len(lines[first])
        yield _Change(first, last, _lines(_mend(text, start, ends[last - 1], group)))


def _neighbours(changes: Iterable[_Change]) -> Iterator[list[_Change]]:
    """Changes whose context would touch make one hunk."""
    group: list[_Change] = []
    for change in changes:
        if group and change.first - group[-1].last > 2 * _CONTEXT:
            yield group
            group = []
        group.append(change)
    if group:
        yield group


def _hunk(lines: list[str], changes: list[_Change], shift: int) -> list[str]:
    first = max(0, changes[0].first - _CONTEXT)
    last = min(len(lines), changes[-1].last + _CONTEXT)
    body: list[str] = []
    position = first
    for change in changes:
        body += (f" {line}" for line in lines[position : change.first])
        body += (f"-{line}" for line in lines[change.first : change.last])
        body += (f"+{line}" for line in change.new)
        position = change.last
    body += (f" {line}" for line in lines[position:last])
    added = sum(len(change.new) - (change.last - change.first) for change in changes)
    old, new = _range(first, last - first), _range(first + shift, last - first + added)
    return [f"@@ -{old} +{new} @@\n", *body]


def _range(start: int, count: int) -> str:
    # An empty range is given by the line before it.
    return f"{start + 1 if count else start},{count}"
