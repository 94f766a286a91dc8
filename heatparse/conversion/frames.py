"""Messages between the main process and its workers: a length, then the pickled message."""

from __future__ import annotations

import pickle
import struct
from typing import IO, Any

_LENGTH = struct.Struct("<Q")
STAMP = struct.Struct("<QQ")  # what a worker is at: the number of its batch and of its record, both from 1


def send(stream: IO[bytes], message: object) -> None:
    """Write one message. Raises `BrokenPipeError` when the other side is gone."""
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    stream.write(_LENGTH.pack(len(data)))
    stream.write(data)
    stream.flush()


def receive(stream: IO[bytes]) -> Any:
    """Read one message. Raises `EOFError` when the other side is gone."""
    (length,) = _LENGTH.unpack(_exactly(stream, _LENGTH.size))
    return pickle.loads(_exactly(stream, length))


def _exactly(stream: IO[bytes], length: int) -> bytes:
    data = stream.read(length)
    if len(data) < length:
        raise EOFError
    return data
