"""That no two records have one id, whatever their number: kept on disk when they are many."""

from __future__ import annotations

import sqlite3
from hashlib import blake2b


class Ids:
    """The ids that were given so far, each with the source and place of its record."""

    def __init__(self) -> None:
        # A database without a name lives in a temporary file that sqlite fills when its cache is full.
        self._database = sqlite3.connect("", isolation_level=None, check_same_thread=False)
        self._database.execute("PRAGMA journal_mode = OFF")
        self._database.execute("PRAGMA synchronous = OFF")
        self._database.execute(
            "CREATE TABLE ids (id BLOB PRIMARY KEY, source INTEGER, place TEXT) WITHOUT ROWID"
        )

    def add(self, identity: str, source: int, place: str) -> tuple[int, str] | None:
        """Keep an id; where it was given before, the source and place of that record."""
        key = blake2b(identity.encode("utf-8", "surrogatepass"), digest_size=16).digest()
        added = self._database.execute("INSERT OR IGNORE INTO ids VALUES (?, ?, ?)", (key, source, place))
        if added.rowcount:
            return None
        known: tuple[int, str] = self._database.execute(
            "SELECT source, place FROM ids WHERE id = ?", (key,)
        ).fetchone()
        return known

    def close(self) -> None:
        """Forget them."""
        self._database.close()
