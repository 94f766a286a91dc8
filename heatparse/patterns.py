"""Regular expressions that come compiled: to compile those of a small document takes a tenth of a start.

What `re` makes of an expression is a program, a list of numbers that its engine runs. It is kept with the
grammars (see `heatparse.prepared`), for the very Python that made it, and the engine looks through what it
is given. These parts of `re` are not public: without them, and with a program that the engine refuses, the
expression is compiled as ever.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from heatparse.records import NamedTuple


class Expression(NamedTuple):
    """A regular expression and what `re` makes of it, as plain data."""

    source: str
    flags: int
    groups: int
    names: dict[str, int]  # the numbers of the groups that have one
    program: bytes | None  # of 32 bits a number; None: unknown


def prepared_expression(source: str) -> Expression:
    """The expression with its program. Raises `re.error`."""
    try:
        from array import array
        from re import _compiler, _parser  # type: ignore[attr-defined]

        parsed = _parser.parse(source)
        program = array("I", _compiler._code(parsed, 0)).tobytes()
        state = parsed.state
        return Expression(source, state.flags, state.groups - 1, dict(state.groupdict), program)
    except (ImportError, AttributeError, TypeError):
        return Expression(source, 0, 0, {}, None)


def compiled(expression: Sequence[Any]) -> re.Pattern[str]:
    """What `re.compile` gives for the source of an `Expression`."""
    source, flags, groups, names, program = expression
    try:
        from _sre import compile as load  # type: ignore[import-not-found]

        numbers = memoryview(program).cast("I").tolist()
        name_of = {number: name for name, number in names.items()}
        by_number = tuple([name_of.get(number) for number in range(groups + 1)])
        pattern: re.Pattern[str] = load(source, flags, numbers, groups, names, by_number)
    except (ImportError, TypeError, ValueError, OverflowError, RuntimeError):
        return re.compile(source)
    return pattern
