"""The rows of tables in text form: JSON Lines, a JSON array, CSV and TSV."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from typing import IO, Any, NamedTuple

LONGEST_ROW = 64 << 20  # bytes; what is longer is passed over without holding it in memory
_CHUNK = 1 << 16  # characters by which a JSON array is read


class Row(NamedTuple):
    """A row by its number (the line, or the element from 1), or the fault that it could not be read for."""

    number: int
    values: dict[str, Any]
    fault: str | None = None


def json_lines(stream: IO[bytes]) -> Iterator[Row]:
    """One JSON object a line; empty lines are passed over."""
    for number, line, fault in numbered_lines(stream):
        yield json_line(number, line) if fault is None else Row(number, {}, fault)


def numbered_lines(stream: IO[bytes]) -> Iterator[tuple[int, bytes, str | None]]:
    """The lines that hold something, with their numbers from 1; of one that is too long only the fault."""
    number = 0
    while line := stream.readline(LONGEST_ROW + 1):
        number += 1
        if len(line) > LONGEST_ROW:
            yield number, b"", _too_long(_rest_of_line(stream, len(line), line))
            continue
        if number == 1:
            line = line.removeprefix(b"\xef\xbb\xbf")
        if not line.isspace():
            yield number, line, None


def json_array(stream: IO[bytes]) -> Iterator[Row]:
    """The objects of one JSON array, without holding more than one of them in memory."""
    text = io.TextIOWrapper(stream, encoding="utf-8-sig", errors="surrogateescape", newline="")
    try:
        yield from _elements(text)
    finally:
        text.detach()


def delimited(stream: IO[bytes], delimiter: str) -> Iterator[Row]:
    """The rows of CSV or TSV; the first line names the columns. The number is the line where a row ends."""
    csv.field_size_limit(LONGEST_ROW)
    text = io.TextIOWrapper(stream, encoding="utf-8-sig", errors="surrogateescape", newline="")
    try:
        reader = csv.reader(text, delimiter=delimiter)
        names: list[str] | None = None
        try:
            for fields in reader:
                if names is None:
                    names = fields
                elif fields:
                    yield _delimited_row(reader.line_num, names, fields)
        except csv.Error as error:
            yield Row(reader.line_num, {}, f"no CSV ({error}); the rest of the file is not read")
    finally:
        text.detach()


def json_line(number: int, line: bytes) -> Row:
    """The object on a line."""
    try:
        values = json.loads(line.decode("utf-8"))
    except UnicodeDecodeError as error:
        return Row(
            number,
            {},
            f"not valid UTF-8: byte 0x{line[error.start]:02x} at byte {error.start + 1} of the line",
        )
    except json.JSONDecodeError as error:
        return Row(number, {}, f"broken JSON: {error.msg} at character {error.pos + 1} of the line")
    except (RecursionError, ValueError) as error:
        return Row(number, {}, f"JSON that cannot be read: {error}")
    return _object_row(number, values)


def _object_row(number: int, values: object) -> Row:
    if isinstance(values, dict):
        return Row(number, values)
    return Row(number, {}, f"no JSON object but {_kind(values)}")


def _kind(value: object) -> str:
    if isinstance(value, list):
        return "an array"
    return "a string" if isinstance(value, str) else f"the value {json.dumps(value)}"


def _rest_of_line(stream: IO[bytes], length: int, piece: bytes) -> int:
    while piece and not piece.endswith(b"\n"):
        piece = stream.readline(LONGEST_ROW)
        length += len(piece)
    return length


def _too_long(length: int) -> str:
    return f"the row has {length:,} bytes, more than the {LONGEST_ROW:,} that a row may have"


def _elements(text: IO[str]) -> Iterator[Row]:
    buffer, number = text.read(_CHUNK).lstrip(), 0
    if not buffer.startswith("["):
        yield Row(1, {}, "no JSON array: the file does not begin with '['")
        return
    decoder, buffer = json.JSONDecoder(), buffer[1:]
    while True:
        buffer = buffer.lstrip(" \t\r\n,")
        if buffer.startswith("]"):
            return
        number += 1
        needed = _CHUNK
        while True:
            try:
                value, end = decoder.raw_decode(buffer) if buffer else (None, 0)
            except json.JSONDecodeError as error:
                fault, end = f"broken JSON: {error.msg}", 0
            except RecursionError:
                fault, end = "JSON that is nested too deeply", 0
            else:
                fault = "the array breaks off"
            # A number is complete only when something follows it.
            if 0 < end < len(buffer):
                break
            more = text.read(needed) if len(buffer) <= LONGEST_ROW else ""
            if not more:
                yield Row(number, {}, f"{fault}; the rest of the file is not read")
                return
            buffer, needed = buffer + more, needed * 2
        yield _object_row(number, value)
        buffer = buffer[end:]


def _delimited_row(number: int, names: list[str], fields: list[str]) -> Row:
    if len(fields) != len(names):
        return Row(number, {}, f"the row has {len(fields)} fields, the header has {len(names)}")
    return Row(number, dict(zip(names, fields, strict=True)))
