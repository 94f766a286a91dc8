"""The vocabulary of claims: folded phrases of `grammar/claims.yaml`, looked up by their first token."""

from __future__ import annotations

from functools import cache
from typing import Any

from heatparse.phrases import words
from heatparse.records import NamedTuple
from heatparse.resources import vocabulary
from heatparse.tokens import Token, label_keys


class Entry(NamedTuple):
    """A phrase of the vocabulary: `kind` is its class (a terminal of claims.lark), `value` its meaning."""

    keys: tuple[str, ...]
    kind: str
    value: str
    text: str


_REMARKS = frozenset(("superlative", "leads", "peaks", "comparative"))
_TRIGGERS = frozenset((
    "superlative", "leads", "peaks", "comparative", "difference", "factor", "quantifier", "diagonal", "aggregate",
    "trend", "sign", "symmetry", "colour", "cardinal", "area", "spread", "share", "order",
    "placed", "position",
))  # fmt: skip

_BOUNDS = frozenset(("least", "most"))  # behind "at"


class Lexicon:
    """Finds phrases in token lists, longest first. The first class that holds a phrase has it."""

    __slots__ = ("by_first", "remarks", "single", "triggers")

    def __init__(self, classes: dict[str, Any]) -> None:
        self.by_first: dict[str, list[Entry]] = {}
        # First tokens of the phrases that a claim turns on; a block without any needs no parse.
        self.triggers: set[str] = set()
        self.remarks: set[str] = set()  # … of the phrases that a remark in the data part turns on
        seen: set[tuple[str, ...]] = set()
        for name, entries_of in classes.items():
            groups: dict[str, list[object]] = entries_of if isinstance(entries_of, dict) else {"": entries_of}
            for value, phrases in groups.items():
                for phrase in phrases:
                    keys = label_keys(str(phrase))
                    if keys and keys not in seen:
                        seen.add(keys)
                        self.by_first.setdefault(keys[0], []).append(
                            Entry(keys, name.upper(), str(value), " ".join(keys))
                        )
                        if name in _TRIGGERS:
                            self.triggers.add(keys[0])
                        if name in _REMARKS:
                            self.remarks.add(keys[0])
        self.triggers |= words("chains", "signs", "high") | words("chains", "signs", "low")
        for entries in self.by_first.values():
            entries.sort(key=lambda entry: -len(entry.keys))
        # Tokens that begin nothing longer than themselves: most of the vocabulary.
        self.single = {key: entries[0] for key, entries in self.by_first.items() if len(entries[0].keys) == 1}

    def match(self, tokens: list[Token], at: int) -> Entry | None:
        """The longest phrase that starts at `tokens[at]`."""
        entries = self.by_first.get(tokens[at][3])
        if entries is None:
            return None
        second = tokens[at + 1][3] if at + 1 < len(tokens) else None
        for entry in entries:
            keys = entry[0]
            size = len(keys)
            if size == 1:
                return entry
            if keys[1] == second and (size == 2 or tuple([t[3] for t in tokens[at : at + size]]) == keys):
                if keys[-1] == "at" and at + size < len(tokens) and tokens[at + size][3] in _BOUNDS:
                    continue  # "had reached at least 90", and not "was reached at"
                return entry
        return None


@cache
def lexicon() -> Lexicon:
    """The vocabulary of claims."""
    return Lexicon(vocabulary("claims"))
