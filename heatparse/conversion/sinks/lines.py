"""JSON Lines: one report a line, with its id and the columns that are carried through."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from heatparse.conversion.encoders import Encoder, Lines, refuse_names
from heatparse.conversion.extras import need


class LinesSink:
    """`.jsonl`, `.jsonl.gz`, `.jsonl.zst`."""

    spools: Sequence[str] = ("lines",)

    def __init__(self, path: Path, compression: str) -> None:
        self.path = path
        self._compression = compression
        if compression == ".zst":
            need("zstandard", f"writing {path.name}")

    def encoder(self, kept: Mapping[str, Any], folder: Path) -> Encoder:
        """Lines."""
        refuse_names(kept)
        return Lines(tuple(kept), self._compression)

    def finish(self, folder: Path) -> None:
        """The spool is the output. One of zstd frames becomes one frame: some readers stop after the first."""
        if self._compression == ".zst":
            _join_frames(folder / "lines", folder / "joined")

    def outputs(self) -> Sequence[tuple[str, Path]]:
        """The one file."""
        return [("joined" if self._compression == ".zst" else "lines", self.path)]


def _join_frames(source: Path, target: Path) -> None:
    import zstandard

    with (
        source.open("rb") as frames,
        target.open("wb") as file,
        zstandard.ZstdDecompressor().stream_reader(frames, read_across_frames=True) as reader,
        zstandard.ZstdCompressor(level=3).stream_writer(file, closefd=False) as writer,
    ):
        while data := reader.read(1 << 20):
            writer.write(data)
