"""The vocabulary of claims: folded phrases of `grammar/claims.yaml`, looked up by their first token."""

from __future__ import annotations

from functools import cache
from operator import itemgetter
from typing import Any

from heatparse.phrases import words
from heatparse.resources import GAP, kept, vocabulary
from heatparse.tokens import Token, label_keys

# A phrase of the vocabulary: its tokens, its class (a terminal of claims.lark), its meaning, and its text.
Entry = tuple[tuple[str, ...], str, str, str]


_REMARKS = frozenset(("superlative", "leads", "peaks", "comparative", "difference", "trend"))
_TRIGGERS = frozenset((
    "superlative", "leads", "peaks", "comparative", "difference", "factor", "quantifier", "diagonal", "aggregate",
    "trend", "sign", "symmetry", "colour", "cardinal", "area", "spread", "share", "order",
    "placed", "position",
))  # fmt: skip

_MOVING = (
    "up", "down", "flat", "valleys", "hills", "bettering_of", "worsening_of", "profiting", "suffering", "scaling",
    "related",
    "darkening",
    "lightening",
    "quickening",
    "slackening",
)  # fmt: skip
_BOUNDS = words("function_words", "bound")  # behind "at"


@cache
def moving() -> frozenset[str]:
    """Words that tell by themselves that values change along an axis, or how they do."""
    return frozenset().union(*(words("trends", section) for section in _MOVING))


class Lexicon:
    """Finds phrases in token lists, longest first. The first class that holds a phrase has it."""

    __slots__ = ("entries", "plain", "remarks", "single", "triggers", "written")

    def __init__(self, tables: dict[str, Any]) -> None:
        # First token -> its phrases, written as one string: thousands are kept, and few are met.
        self.written: dict[str, str] = tables["written"]
        # … and by their second token, once they are met.
        self.entries: dict[str, dict[str | None, list[Entry]]] = {}
        # First tokens of the phrases that a claim turns on; a block without any needs no parse.
        self.triggers = frozenset(tables["triggers"])
        self.triggers |= words("chains", "signs", "high") | words("chains", "signs", "low")
        self.triggers |= words("stretches", "cues") | words("bonds", "opening") | moving()
        self.triggers |= words("classifications", "perfect")
        self.remarks = frozenset(tables["remarks"])  # … that a remark in the data part turns on
        self.plain = frozenset(tables["plain"])  # tokens of the phrases that are written as one word
        # Tokens that begin nothing longer than themselves, once they are met: most of the vocabulary.
        self.single: dict[str, Entry] = {}

    def _read(self, key: str) -> dict[str | None, list[Entry]]:
        """The phrases that begin with a token, by their second one (None: they have none), the longest first."""
        found: dict[str | None, list[Entry]] = {}
        written = self.written[key].split(GAP)
        for text, kind, value in zip(written[::3], written[1::3], written[2::3], strict=True):
            keys = tuple(text.split(" "))
            found.setdefault(keys[1] if len(keys) > 1 else None, []).append((keys, kind, value, text))
        self.entries[key] = found
        if found.keys() == {None}:
            self.single[key] = found[None][0]
        return found

    def match(self, tokens: list[Token], at: int) -> Entry | None:
        """The longest phrase that starts at `tokens[at]`."""
        first = tokens[at][3]
        entries = self.entries.get(first)
        if entries is None:
            if first not in self.written:
                return None
            entries = self._read(first)
        for entry in entries.get(tokens[at + 1][3], ()) if at + 1 < len(tokens) else ():
            keys = entry[0]
            size = len(keys)
            if size == 2 or tuple([t[3] for t in tokens[at : at + size]]) == keys:
                if keys[-1] == "at" and at + size < len(tokens) and tokens[at + size][3] in _BOUNDS:
                    continue  # "had reached at least 90", and not "was reached at"
                return entry
        return entries[None][0] if None in entries else None


@cache
def lexicon() -> Lexicon:
    """The vocabulary of claims."""
    return Lexicon(kept("lexicon", _tables))


def _tables() -> dict[str, Any]:
    """What a lexicon is made of, folded, as plain data: thousands of phrases, a twentieth of a start to fold."""
    by_first: dict[str, list[tuple[int, str]]] = {}
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
                line = GAP.join((" ".join(keys), name.upper(), str(value)))
                by_first.setdefault(keys[0], []).append((-len(keys), line))
                if name in _TRIGGERS:
                    triggers.add(keys[0])
                if name in _REMARKS:
                    remarks.add(keys[0])
    return {
        "written": {
            first: GAP.join(line for _, line in sorted(lines, key=itemgetter(0)))
            for first, lines in by_first.items()
        },
        "triggers": sorted(triggers),
        "remarks": sorted(remarks),
        "plain": sorted(plain),
    }
