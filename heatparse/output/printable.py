"""Text of a description made safe to print: nothing in it can move a cursor or reorder a line."""

from __future__ import annotations

from functools import lru_cache

TAB = 4
# C0 and C1 controls (ESC among them), DEL, bidirectional marks, line and paragraph separators,
# invisible tag characters, lone surrogates.
_ESCAPED = (
    (0x00, 0x1F), (0x7F, 0x9F), (0x61C, 0x61C), (0x200E, 0x200F), (0x2028, 0x202E), (0x2066, 0x2069),
    (0xD800, 0xDFFF), (0xE0000, 0xE007F),
)  # fmt: skip


def _escape(code: int) -> str:
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


class _Escapes(dict[int, str | int]):
    """A `str.translate` table that is filled as characters come by."""

    def __missing__(self, code: int) -> str | int:
        shown: str | int = code
        if any(low <= code <= high for low, high in _ESCAPED):
            shown = _escape(code)
        self[code] = shown
        return shown


_ESCAPES = _Escapes()


def printable(text: str) -> str:
    """`text` on one line, with control characters as visible escapes such as `\\x1b`."""
    if text.isascii() and text.isprintable():
        return text
    return text.translate(_ESCAPES)


def width(text: str) -> int:
    """Columns that a printable text takes on a terminal."""
    if text.isascii():
        return len(text)
    return sum(map(_character_width, text))


@lru_cache(4096)
def _character_width(character: str) -> int:
    from unicodedata import (
        category,
        east_asian_width,
    )  # its tables take longer to load than a small file to check

    if character in "\u200b\u200d\ufeff" or category(character) in ("Mn", "Me"):
        return 0
    return 2 if east_asian_width(character) in "WF" else 1


def glyphs(text: str) -> list[tuple[str, int]]:
    """Every character of a source line as it is shown, with its width in columns."""
    shown = []
    column = 0
    for character in text:
        piece = " " * (TAB - column % TAB) if character == "\t" else printable(character)
        columns = width(piece)
        shown.append((piece, columns))
        column += columns
    return shown
