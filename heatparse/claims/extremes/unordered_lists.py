"""Lists of extreme cells in no order: "Lowest score: A (31), B (4)", where A is not said to be the lowest."""

from __future__ import annotations

from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.language.phrases import Amount

_ITEM = ("REF", "OPEN", "AMOUNT", "CLOSE")
_JOINTS = frozenset(("JOIN", "COMMA", "AND"))


def is_unordered_list(statement: Statement) -> bool:
    """Whether a colon leads to cells of which the first has not the most extreme value, by their own numbers."""
    behind = statement.phrases[statement.at + 1 :]
    if not behind or behind[0].type != "COLON" or statement.direction not in ("high", "low", "best", "worst"):
        return False
    kept = [phrase for phrase in behind[1:] if phrase.type not in _JOINTS]
    types = tuple(phrase.type for phrase in kept)
    if len(types) < 2 * len(_ITEM) or types != _ITEM * (len(types) // len(_ITEM)):
        return False
    told = [p.quantity.value for p in kept if isinstance(p, Amount) and p.quantity.value is not None]
    ends = {"high": (max,), "low": (min,)}.get(statement.direction, (max, min))
    return len(told) * len(_ITEM) == len(kept) and all(told[0] != end(told) for end in ends)
