"""Letters and numbers that stand for panels: "in panel (c)", "Heatmap 2 peaks", "the maximum of (b)".

The text tells which is which beside a title: "(b) Birch", "Panel B: Birch", "panel (b) shows Birch", "Birch (panel b)".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from heatparse.claims.language.forms import Keys, Name
from heatparse.claims.language.phrases import key_of
from heatparse.claims.language.sentences import Clause
from heatparse.labels import Label
from heatparse.phrases import words
from heatparse.tokens import Token, label_keys

_OPEN, _CLOSE = "(", ")"
_LETTER = 3  # tokens of "(b)"
_LONGEST = 8  # tokens of a title that are looked at


class _Sign(NamedTuple):
    """A letter or a number that may stand for a panel, and the tokens from which and up to which it stands."""

    letter: str
    start: int
    end: int
    strong: bool = True  # beside a noun or in brackets, rather than at the head of a line: "B. Birch"


_Titles = dict[Keys, Label]
_Place = Callable[[_Sign, Sequence[str], _Titles], Label | None]


def panel_letters(labels: Sequence[Label], tokens: Sequence[Token]) -> Iterator[tuple[Keys, Name]]:
    """The forms of letters and numbers that stand beside one title each; none where one stands for two."""
    keys = [token[3] for token in tokens if token[3] not in words("names", "emphasis")]
    signs = list(_signs(keys))
    titles = {_titled(label): label for label in labels}
    found = (
        _told([sign for sign in signs if sign.strong], keys, titles, _behind)
        or _told(signs, keys, titles, _behind)
        or _told(signs, keys, titles, _in_front)
    )
    bracketed = {sign.letter for sign in signs if keys[sign.end - 1] == _CLOSE}
    for letter, label in found.items():
        name = Name("panel", (label,))
        inside = (_OPEN, letter, _CLOSE)
        if letter in bracketed and letter.isalpha():
            yield inside, name
        for noun in words("names", "panel_nouns"):
            yield (noun, *inside), name
            if letter.isalpha() or noun not in words("names", "numbered_figures"):
                yield (noun, letter), name


def has_unknown_letter(clause: Clause, text: str) -> bool:
    """Whether a clause names a panel by a letter of which the text does not tell the title: "in panel (b)"."""
    for noun in clause.of("DIMENSION"):
        if getattr(noun, "value", "") != "panel" or key_of(noun).endswith("s"):
            continue
        behind = text[noun.end : noun.end + _LETTER + 2].lstrip()
        bracketed = behind.startswith(_OPEN)
        letter, after = behind[bracketed : bracketed + 1], behind[bracketed + 1 : bracketed + 2]
        if letter.isalpha() and (after == _CLOSE if bracketed else letter.isupper() and not after.isalnum()):
            return True
    return False


def _titled(label: Label) -> Keys:
    own = label_keys(label.text)
    return own[_LETTER:] if _letter(own, 0) else own


def _told(signs: Sequence[_Sign], keys: Sequence[str], titles: _Titles, where: _Place) -> dict[str, Label]:
    """The title that stands beside each letter; none where one has two, or where a title has none."""
    found: dict[str, dict[int, Label]] = {}
    for sign in signs:
        label = where(sign, keys, titles)
        if label is not None:
            found.setdefault(sign.letter, {})[id(label)] = label
    labels = {id(label) for each in found.values() for label in each.values()}
    if any(len(each) > 1 for each in found.values()) or not len(found) == len(labels) == len(titles):
        return {}
    return {letter: next(iter(each.values())) for letter, each in found.items()}


def _behind(sign: _Sign, keys: Sequence[str], titles: _Titles) -> Label | None:
    """The title behind a letter: "(b) Birch", "Panel B – Birch", "panel (b) shows Birch"."""
    start = sign.end
    while start < len(keys) and start < sign.end + 2 and keys[start] in words("names", "before_titles"):
        start += 1
    behind = tuple(keys[start : start + _LONGEST])
    named = [label for first, label in titles.items() if first and behind[: len(first)] == first]
    if not named and start == sign.end and keys[start - 1] == _CLOSE:
        named = [label for first, label in titles.items() if first and behind[:1] == first[:1]]
    return named[0] if len(named) == 1 else None


def _in_front(sign: _Sign, keys: Sequence[str], titles: _Titles) -> Label | None:
    """The title in front of a letter in brackets: "Birch (panel b)", "Birch (b)"."""
    if keys[sign.end - 1] != _CLOSE and keys[sign.start - 1 : sign.start] != [_OPEN]:
        return None
    end = sign.start - (keys[sign.start - 1] == _OPEN)
    named = [
        label for own, label in titles.items() if own and tuple(keys[max(0, end - len(own)) : end]) == own
    ]
    return named[0] if len(named) == 1 else None


def _signs(keys: Sequence[str]) -> Iterator[_Sign]:
    nouns = words("names", "panel_nouns")
    for at, key in enumerate(keys):
        named = key in nouns
        letter = _letter(keys, at + named)
        if letter:
            if named or not at or keys[at - 1] not in nouns:
                yield _Sign(letter, at, at + named + _LETTER)
        elif named and _is_sign(keys[at + 1 : at + 2]):
            if key not in words("names", "numbered_figures"):
                yield _Sign(keys[at + 1], at, at + 2)
        elif _is_sign([key]) and keys[at + 1 : at + 2] in ([_CLOSE], ["."]) and keys[at - 1 : at] != [_OPEN]:
            yield _Sign(key, at, at + 2, False)


def _is_sign(keys: Sequence[str]) -> bool:
    return bool(keys) and len(keys[0]) == 1 and keys[0].isalnum()


def _letter(keys: Sequence[str], at: int) -> str:
    """The letter in brackets that stands at an index; "" where none does."""
    own = keys[at : at + _LETTER]
    bracketed = len(own) == _LETTER and own[0] == _OPEN and own[2] == _CLOSE
    return own[1] if bracketed and len(own[1]) == 1 and own[1].isalpha() else ""
