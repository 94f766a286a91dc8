"""Letters that stand for panels: "in panel (c)", "the maximum of (b)", where the text lists "(b) Birch"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.forms import Keys, Name
from heatparse.labels import Label
from heatparse.phrases import words
from heatparse.tokens import Token, label_keys

_OPEN, _CLOSE = "(", ")"
_LETTER = 3  # tokens of "(b)"
_LONGEST = 8  # tokens of a title that are looked at


def panel_letters(labels: Sequence[Label], tokens: Sequence[Token]) -> Iterator[tuple[Keys, Name]]:
    """The forms of letters in brackets that stand in front of one title each; none where one stands for two."""
    keys = [token[3] for token in tokens if token[3] not in words("names", "emphasis")]
    firsts: dict[Keys, Label] = {}
    for label in labels:
        own = label_keys(label.text)
        lettered = _letter(own, 0)
        firsts[own[_LETTER:] if lettered else own] = label
    found: dict[str, set[int]] = {}
    by_id = {id(label): label for label in labels}
    for at in range(len(keys) - _LETTER):
        letter = _letter(keys, at)
        if not letter:
            continue
        behind = tuple(keys[at + _LETTER : at + _LETTER + _LONGEST])
        named = [label for first, label in firsts.items() if first and behind[: len(first)] == first]
        if not named:
            named = [label for first, label in firsts.items() if first and behind[:1] == first[:1]]
        if len(named) == 1:
            found.setdefault(letter, set()).add(id(named[0]))
    if len(found) != len(labels) or any(len(each) > 1 for each in found.values()):
        return
    for letter, each in found.items():
        name = Name("panel", (by_id[each.pop()],))
        bracketed = (_OPEN, letter, _CLOSE)
        yield bracketed, name
        for noun in words("names", "panel_nouns"):
            yield (noun, *bracketed), name
            yield (noun, letter), name


def _letter(keys: Sequence[str], at: int) -> str:
    """The letter in brackets that stands at an index; "" where none does."""
    own = keys[at : at + _LETTER]
    bracketed = len(own) == _LETTER and own[0] == _OPEN and own[2] == _CLOSE
    return own[1] if bracketed and len(own[1]) == 1 and own[1].isalpha() else ""
