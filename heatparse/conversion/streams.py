"""Files as streams of bytes, compressed or not, that tell how far they have been read."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, cast

from heatparse.conversion.errors import ConversionError
from heatparse.conversion.extras import need

COMPRESSIONS = (".gz", ".zst")
STDIN = "-"
_CHUNK = 1 << 14  # compressed bytes


class Meter:
    """Counts the bytes of the sources that have been read, as they lie on disk."""

    def __init__(self) -> None:
        self._before = 0
        self._file: IO[bytes] | None = None
        self.within = 0  # of a file that is not read as a stream

    @property
    def position(self) -> int:
        """Bytes read so far."""
        return self._before + self.within + (self._file.tell() if self._file is not None else 0)

    def follow(self, file: IO[bytes]) -> None:
        """Count the bytes of this file from now on."""
        self._file = file

    def add(self, size: int) -> None:
        """Count a file that was read at once."""
        self._before += size

    def leave(self) -> None:
        """The file that was followed is about to be closed."""
        self._before, self._file = self.position, None


def split_suffix(name: str) -> tuple[str, str]:
    """The suffix that tells the format, and the one of the compression ("" without): both in lower case."""
    lower = name.lower()
    compression = next((suffix for suffix in COMPRESSIONS if lower.endswith(suffix)), "")
    return os.path.splitext(lower[: len(lower) - len(compression)])[1], compression  # noqa: PTH122


@contextmanager
def opened(path: str, meter: Meter) -> Iterator[IO[bytes]]:
    """The uncompressed bytes of a file or of standard input. Raises `OSError` for what cannot be opened."""
    if path == STDIN:
        if sys.stdin is None:
            raise ConversionError("standard input is closed")
        yield sys.stdin.buffer
        return
    with Path(path).open("rb") as raw:
        meter.follow(raw)
        try:
            with _uncompressed(raw, split_suffix(path)[1], path) as stream:
                yield stream
        finally:
            meter.leave()


@contextmanager
def _uncompressed(raw: IO[bytes], compression: str, path: str) -> Iterator[IO[bytes]]:
    if compression == ".gz":
        import gzip

        with gzip.open(raw, "rb") as file:
            yield cast("IO[bytes]", file)
    elif compression == ".zst":
        frames = _ZstdFrames(raw, need("zstandard", f"reading {path}").ZstdDecompressor())
        with io.BufferedReader(frames) as stream:
            yield stream
    else:
        yield raw


class _ZstdFrames(io.RawIOBase):
    """The content of zstd frames; unlike the library's own reader it tells when the last one breaks off."""

    def __init__(self, raw: IO[bytes], decompressor: Any) -> None:
        self._raw = raw
        self._decompressor = decompressor
        self._frame: Any = None
        self._packed = b""
        self._data = memoryview(b"")

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        while not self._data:
            self._packed = self._packed or self._raw.read(_CHUNK)
            if not self._packed:
                if self._frame is not None:
                    raise EOFError("the last zstd frame breaks off")
                return 0
            if self._frame is None:
                self._frame = self._decompressor.decompressobj()
            self._data = memoryview(self._frame.decompress(self._packed))
            self._packed = self._frame.unused_data
            if self._frame.eof:
                self._frame = None
        size = min(len(buffer), len(self._data))
        buffer[:size], self._data = self._data[:size], self._data[size:]
        return size


def broken_stream(error: Exception) -> str | None:
    """Why a compressed stream cannot be read on, or None for another error."""
    import zlib

    if isinstance(error, EOFError):
        return "the compressed data breaks off"
    if isinstance(error, (zlib.error, OSError)) or type(error).__name__ == "ZstdError":
        return f"it cannot be read on: {getattr(error, 'strerror', None) or error}"
    return None
