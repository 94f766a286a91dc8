"""Bytes as text: UTF-8, or a sentence that tells what they are instead."""

from __future__ import annotations


class NotText(ValueError):
    """The bytes are no UTF-8 text; the message says why, and where."""


def decode(data: bytes) -> str:
    """The text of a file, line ends and BOM included. Raises `NotText`."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise NotText("UTF-16 text, seen from the byte-order mark at byte offset 0; save the file as UTF-8")
    offset = data.find(b"\0")
    if offset >= 0:
        raise NotText(f"binary data, no text: NUL byte at byte offset {offset}")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise NotText(
            f"not valid UTF-8: byte 0x{data[error.start]:02x} at byte offset {error.start} (line {line}); "
            "save the file as UTF-8"
        ) from None
