"""The raw tokens of a text, and the folded form in which labels and words are compared."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache

from heatparse.quantities import read_quantity
from heatparse.records import NamedTuple
from heatparse.resources import scanner


class Token(NamedTuple):
    """One token: `kind` is a terminal of scan.lark, `key` its folded text, `start:end` its place."""

    kind: str
    start: int
    end: int
    key: str


# Marks of Markdown that never tell two labels apart.
_DROPPED = frozenset(("TICK", "QUOTE"))


class Tokens:
    """All tokens of a text in order."""

    __slots__ = ("items", "starts", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        make, known = tuple.__new__, _FOLDED.get
        if len(_FOLDED) > _MOST_FOLDED:
            _FOLDED.clear()
        self.items: list[Token] = [
            make(
                Token,
                (
                    m.lastgroup,
                    m.start(),
                    m.end(m.lastindex or 0),
                    known(m[m.lastindex or 0]) or _fold_token(m.lastgroup or "", m[m.lastindex or 0]),
                ),
            )
            for m in scanner("scan").finditer(text)
        ]
        self.starts = [token[1] for token in self.items]

    def between(self, start: int, end: int) -> list[Token]:
        """The tokens that start in `text[start:end]`."""
        return self.items[bisect_left(self.starts, start) : bisect_left(self.starts, end)]

    def behind(self, start: int) -> Token | None:
        """The first token that starts at an offset of the text or behind it."""
        at = bisect_left(self.starts, start)
        return self.items[at] if at < len(self.items) else None


# Folded texts of tokens met so far: one text is always of one kind.
_FOLDED: dict[str, str] = {}
_MOST_FOLDED = 65536


def _fold_token(kind: str, text: str) -> str:
    folded = _FOLDED[text] = _fold(kind, text)
    return folded


def _fold(kind: str, text: str) -> str:
    if kind == "QUANTITY":
        quantity = read_quantity(text)
        if quantity is not None and quantity.value is not None and quantity.uncertainty is None:
            return f"{quantity.value:g}{quantity.unit or ''}"
        folded = text.lower().replace("–", "-").replace("−", "-")
        unit = (quantity.unit if quantity is not None else None) or ""
        return folded[: len(folded) - len(unit)] + unit if folded.endswith(unit.lower()) else folded
    folded = text.lower()
    if kind in ("WORD", "NAME"):
        folded = folded.replace("\\", "").replace("’", "'").replace("‑", "-")
        if folded.endswith("'s"):
            return folded[:-2]
    return folded


@lru_cache(maxsize=16384)
def label_keys(label: str) -> tuple[str, ...]:
    """The folded tokens of a label: what two spellings of one label have in common.

    Case, Markdown marks, quotes, spaces and trailing zeros of numbers do not count.
    """
    plain = label.lower().split()
    if label.isascii() and all(map(str.isalpha, plain)):
        return tuple(plain)  # letters and spaces: nothing but words
    return tuple(token.key for token in Tokens(label).items if token.kind not in _DROPPED)


def fold(label: str) -> str:
    """One string for `label_keys`, for use as a dictionary key."""
    return " ".join(label_keys(label)) or label.strip().lower()
