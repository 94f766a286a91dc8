"""Labels that hold an "and" and end a list: "Cuba, Haiti, Trinidad and Tobago" above "| Trinidad and Tobago | 4 |"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.draft import AxisDraft, Draft
from heatparse.tokens import Token, label_keys

_FEWEST = 3  # labels of a list whose last "and" joins two of them
_WORDS = frozenset(("WORD", "NAME", "QUANTITY"))
_ENDING = frozenset(".,;")


def join_names(draft: Draft) -> None:
    """Make one label of the last two of a list, where the data only have both together."""
    for panel in draft.panels:
        for axis in (panel.x, panel.y):
            name = _name(draft, axis)
            if name is not None:
                axis.categories = [*axis.categories[:-2], name]


def _name(draft: Draft, axis: AxisDraft) -> str | None:
    """The label that the last two of an axis are in the data: "Trinidad & Tobago"."""
    if len(axis.categories) < _FEWEST or axis.span is None:
        return None
    start, end = axis.span
    one, other = (label_keys(label) for label in axis.categories[-2:])
    pairs = [(*one, joint, *other) for joint in words("structure", "and")]
    if not any(_places(draft.tokens.between(start, end), pair) for pair in pairs):
        return None
    written: list[str] = []
    for part in (draft.tokens.between(0, start), draft.tokens.between(end, len(draft.text))):
        told = {at: at + len(pair) for pair in pairs for at in _places(part, pair)}
        inside = {at for first, behind in told.items() for at in range(first, behind)}
        if any(at not in inside for name in (one, other) for at in _places(part, name)):
            return None  # one of them stands by itself as well
        written += [
            draft.text[part[first][1] : part[behind - 1][2]]
            for first, behind in sorted(told.items())
            if _heads(part, first, behind, draft.text)
        ]
    return " ".join(written[0].split()) if written else None


def _places(tokens: list[Token], keys: tuple[str, ...]) -> list[int]:
    """Where some folded words stand among tokens, one behind the other."""
    told = [token[3] for token in tokens]
    return [at for at in range(len(told) - len(keys) + 1) if tuple(told[at : at + len(keys)]) == keys]


def _heads(tokens: list[Token], first: int, behind: int, text: str) -> bool:
    """Whether words head a line, an item or a cell of a table: "| Trinidad and Tobago | 4 |"."""
    before, after = tokens[first - 1] if first else None, tokens[behind] if behind < len(tokens) else None
    opens = before is None or _is_mark(before, text) or "\n" in text[before[2] : tokens[first][1]]
    ends = after is None or _is_mark(after, text) or "\n" in text[tokens[behind - 1][2] : after[1]]
    return opens and ends


def _is_mark(token: Token, text: str) -> bool:
    """A bar, a bullet, a colon or the like, and none that stands in a sentence: "Coast,41,52" is CSV."""
    close = token[3] in ",;" and not text[token[2] : token[2] + 1].isspace()
    return token[0] not in _WORDS and (token[3] not in _ENDING or close)
