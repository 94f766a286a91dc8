"""Which columns of a table hold the text and the id."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from heatparse.conversion.errors import ConversionError

TEXT_NAMES = ("text", "description", "markdown", "content", "caption", "response", "output", "completion")
ID_NAMES = ("id", "record_id", "doc_id", "document_id", "uid", "uuid")


class Columns(NamedTuple):
    """The columns of a source that matter."""

    text: str
    id: str | None = None
    keep: tuple[str, ...] = ()


class Asked(NamedTuple):
    """The columns that the caller named; None where they are to be guessed."""

    text: str | None = None
    id: str | None = None
    keep: tuple[str, ...] = ()


def choose(
    asked: Asked, strings: Sequence[str], others: Sequence[str], file: str
) -> tuple[Columns, list[str]]:
    """The columns, and sentences about those that were guessed.

    `strings` are the columns that hold text, `others` the rest. Raises `ConversionError` when a named
    column is missing or holds no text, or when none or several could be meant.
    """
    known = [*strings, *others]
    for name in (asked.text, asked.id, *asked.keep):
        if name is not None and name not in known:
            raise ConversionError(f"{file} has no column {name!r}; it has {_listed(known)}")
    said = []
    text = asked.text
    if text is None:
        text = _guess_text(strings, asked, file)
        said.append(f"{file}: the text is taken from the column {text!r}")
    elif text not in strings:
        raise ConversionError(f"{file}: the column {text!r} does not hold text; these do: {_listed(strings)}")
    identity = asked.id
    if identity is None:
        named = [name for name in known if name.lower() in ID_NAMES and name != text]
        if len(named) == 1:
            identity = named[0]
            said.append(f"{file}: the ids are taken from the column {identity!r}")
    return Columns(text, identity, asked.keep), said


def sorted_by_type(rows: Iterable[Mapping[str, object]]) -> tuple[list[str], list[str]]:
    """The columns of sample rows: those that hold a text somewhere, and the others, in order of appearance."""
    holds_text: dict[str, bool] = {}
    for row in rows:
        for name, value in row.items():
            holds_text[name] = holds_text.get(name, False) or isinstance(value, str)
    return (
        [name for name, text in holds_text.items() if text],
        [name for name, text in holds_text.items() if not text],
    )


def _guess_text(strings: Sequence[str], asked: Asked, file: str) -> str:
    free = [name for name in strings if name not in (asked.id, *asked.keep)]
    named = [name for name in free if name.lower() in TEXT_NAMES]
    if len(named) == 1:
        return named[0]
    others = [name for name in free if name.lower() not in ID_NAMES]
    if not named and len(others) == 1:
        return others[0]
    if not others and not named:
        raise ConversionError(f"{file} has no column that holds text")
    raise ConversionError(
        f"{file}: several columns could hold the text ({_listed(named or others)}); "
        "name the right one with --text-column (in Python text_column)"
    )


def _listed(names: Sequence[str]) -> str:
    shown = ", ".join(map(repr, names[:20]))
    return f"{shown}, …" if len(names) > 20 else shown or "none"
