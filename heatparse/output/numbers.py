"""Numbers as people write them."""

from __future__ import annotations


def number(value: float | None) -> str:
    """`0.84`, `12`, `1e-09`; a dash where there is none."""
    if value is None:
        return "–"
    return str(int(value)) if value.is_integer() and abs(value) < 1e15 else repr(value)


def span_of_values(low: float | None, high: float | None) -> str:
    """`-0.2 to 0.3`, `at least 0.9`, `at most 0.25`, or the one value that both ends share."""
    if low is None and high is None:
        return "no numbers"
    if low is None:
        return f"at most {number(high)}"
    if high is None:
        return f"at least {number(low)}"
    return number(low) if low == high else f"{number(low)} to {number(high)}"
