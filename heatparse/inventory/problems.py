"""A fault that was found, and the wording of its message."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.models import Fix, Related, Span
from heatparse.records import NamedTuple

_LONGEST_ENUMERATION = 6


class Problem(NamedTuple):
    """A finding that does not know its rule yet. `message` is one sentence with the numbers."""

    span: Span
    message: str
    related: tuple[Related, ...] = ()
    fix: Fix | None = None


def related(message: str, span: Span | None) -> tuple[Related, ...]:
    """One place that proves a problem; none where the text does not state it."""
    return (Related(message=message, span=span),) if span is not None else ()


def number(value: float) -> str:
    """A number as messages show it: 0.3, 45, 1000."""
    return f"{value + 0.0:.10g}"  # no negative zero


def enumerated(texts: Sequence[str]) -> str:
    """ "a", "a and b", "a, b and c"; a long list is cut short."""
    if len(texts) > _LONGEST_ENUMERATION:
        rest = len(texts) - _LONGEST_ENUMERATION + 1
        texts = [*texts[: _LONGEST_ENUMERATION - 1], f"{rest} more"]
    return " and ".join(filter(None, (", ".join(texts[:-1]), *texts[-1:])))


def place_name(row: str | None, column: str | None) -> str:
    """How messages name a cell."""
    return f"({row}, {column})"
