"""The vocabulary of claims: folded phrases of `grammar/claims.yaml`, looked up by their first token."""

from __future__ import annotations

from functools import cache
from typing import Any

from heatparse.phrases import words
from heatparse.resources import kept, vocabulary
from heatparse.tokens import Token, label_keys

# A phrase of the vocabulary: its tokens, its class (a terminal of claims.lark), its meaning, and its text.
# A list, as JSON has it: thousands are loaded, and few are met.
Entry = list[Any]


_REMARKS = frozenset(("superlative", "leads", "peaks", "comparative"))
_TRIGGERS = frozenset((
    "superlative", "leads", "peaks", "comparative", "difference", "factor", "quantifier", "diagonal", "aggregate",
    "trend", "sign", "symmetry", "colour", "cardinal", "area", "spread", "share", "order",
    "placed", "position",
))  # fmt: skip

_BOUNDS = words("function_words", "bound")  # behind "at"


class Lexicon:
    """Finds phrases in token lists, longest first. The first class that holds a phrase has it."""

    __slots__ = ("by_first", "plain", "remarks", "single", "triggers")

    def __init__(self, tables: dict[str, Any]) -> None:
        self.by_first: dict[str, list[Entry]] = tables["by_first"]
        # First tokens of the phrases that a claim turns on; a block without any needs no parse.
        self.triggers = frozenset(tables["triggers"])
        self.triggers |= words("chains", "signs", "high") | words("chains", "signs", "low")
        self.remarks = frozenset(
            tables["remarks"]
        )  # … of the phrases that a remark in the data part turns on
        self.plain = frozenset(tables["plain"])  # tokens of the phrases that are written as one word
        # Tokens that begin nothing longer than themselves: most of the vocabulary.
        self.single = {key: entries[0] for key, entries in self.by_first.items() if len(entries[0][0]) == 1}

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
            if keys[1] == second and (size == 2 or [t[3] for t in tokens[at : at + size]] == keys):
                if keys[-1] == "at" and at + size < len(tokens) and tokens[at + size][3] in _BOUNDS:
                    continue  # "had reached at least 90", and not "was reached at"
                return entry
        return None


@cache
def lexicon() -> Lexicon:
    """The vocabulary of claims."""
    return Lexicon(kept("lexicon", _tables))


def _tables() -> dict[str, Any]:
    """What a lexicon is made of, folded, as plain data: thousands of phrases, a twentieth of a start to fold."""
    by_first: dict[str, list[Entry]] = {}
    triggers: set[str] = set()
    remarks: set[str] = set()
    plain: set[str] = set()
    seen: set[tuple[str, ...]] = set()
    for name, entries_of in vocabulary("claims").items():
        groups: dict[str, list[object]] = entries_of if isinstance(entries_of, dict) else {"": entries_of}
        for value, phrases in groups.items():
            for phrase in map(str, phrases):
                keys = label_keys(phrase)
                if " " not in phrase:
                    plain.update(keys)
                if not keys or keys in seen:
                    continue
                seen.add(keys)
                by_first.setdefault(keys[0], []).append(
                    [list(keys), name.upper(), str(value), " ".join(keys)]
                )
                if name in _TRIGGERS:
                    triggers.add(keys[0])
                if name in _REMARKS:
                    remarks.add(keys[0])
    for entries in by_first.values():
        entries.sort(key=lambda entry: -len(entry[0]))
    return {
        "by_first": by_first,
        "triggers": sorted(triggers),
        "remarks": sorted(remarks),
        "plain": sorted(plain),
    }
