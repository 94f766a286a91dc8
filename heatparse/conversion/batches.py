"""Records in batches: the unit of work, of writing and of resuming.

Where a batch ends depends on the records alone, never on the number of workers or on time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import NamedTuple

from heatparse.conversion.records import Record, Reject

_FIRST, _LARGEST = 8, 128  # records; the first batches are small, so that all workers soon have one
_CHARACTERS = 1 << 20


class Batch(NamedTuple):
    """Some records that follow each other, and what was rejected between them."""

    number: int
    items: tuple[Record | Reject, ...]

    @property
    def records(self) -> list[Record]:
        """The records alone."""
        return [item for item in self.items if isinstance(item, Record)]

    def digest(self) -> str:
        """What tells it from a batch of other records."""
        digest = blake2b(digest_size=16)
        for item in self.items:
            for part in item:
                piece = (part if isinstance(part, str) else repr(part)).encode("utf-8", "surrogatepass")
                digest.update(b"%d:" % len(piece) + piece)
        return digest.hexdigest()

    def rejects(self, faults: dict[int, str]) -> Iterator[Reject]:
        """What was rejected, in order; `faults` are records, by number, that could not be converted."""
        at = 0
        for item in self.items:
            if isinstance(item, Reject):
                yield item
                continue
            if at in faults:
                yield Reject(item.place, item.id, faults[at])
            at += 1


def in_batches(items: Iterable[Record | Reject]) -> Iterator[Batch]:
    """The items in batches, numbered from 0."""
    number = characters = 0
    batch: list[Record | Reject] = []
    for item in items:
        batch.append(item)
        characters += len(item.text) if isinstance(item, Record) else 0
        if len(batch) >= min(_FIRST * (number + 1), _LARGEST) or characters >= _CHARACTERS:
            yield Batch(number, tuple(batch))
            number, characters, batch = number + 1, 0, []
    if batch:
        yield Batch(number, tuple(batch))
