"""Which numbers, single letters and common words of a statement stand where labels stand.

"500: 41.3, 42.7" and "18-24 → A: 0.3": what an axis lists as a number is told from a value by its
place: in front of a colon, an equals sign or an arrow, or in the part of a key before the value.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from heatparse.labels import Label
from heatparse.phrases import words
from heatparse.reading.cells.frame import Frame, X, Y
from heatparse.reading.cells.lexicon import Lexicon
from heatparse.reading.cells.successions import parts
from heatparse.reading.draft import Draft
from heatparse.resources import vocabulary
from heatparse.tokens import Token

_QUOTES = frozenset(("TICK", "QUOTE"))
_OPEN, _CLOSE = frozenset("(["), frozenset(")]")
_ENDS, _DASHES = frozenset(",.;)]"), frozenset("-–—")
_SEPARATORS, _LISTING, _NONE = frozenset(":="), frozenset("|/"), frozenset[str]()
_BEHIND_LABELS = frozenset((*",;:|)", "and"))
_LONGEST_KEY = 14  # tokens
_FEWEST_PAIRS = 2  # of labels and values side by side
_RANGE = 3  # parts of "1 - 10"


def label_positions(tokens: list[Token], joints: frozenset[str], by_order: set[int]) -> set[int]:
    """Indices of the tokens in the place of a label. `joints` are the words between two labels.

    `by_order` is where numbers start that are labels by their order; a number in front of one in
    brackets is none then.
    """
    found: set[int] = set()
    plain = [index for index, token in enumerate(tokens) if token[0] not in _QUOTES and token[3] != "'"]
    listing = _list_signs(tokens, plain)
    joints = (joints | _SEPARATORS) - listing
    for index, behind in pairwise(plain):
        following = tokens[behind]
        if following[3] in joints or (following[0] == "ARROW" and following[3] not in listing):
            found.add(index)
    found.update(_key(tokens, plain, listing))
    ordered = {index for index, token in enumerate(tokens) if token[1] in by_order} if by_order else set()
    found.update(outside for outside, inside in _outside_brackets(tokens, plain) if inside not in ordered)
    return found | ordered


def _list_signs(tokens: list[Token], plain: list[int]) -> frozenset[str]:
    """Signs that separate the values of a list: "0.1 | 0.2 | 0.3", "0.1 / 0.2 / 0.3", "76% → 70% → 67%"."""
    between: list[tuple[int, str]] = []
    for at, (before, sign, behind) in enumerate(zip(plain, plain[1:], plain[2:], strict=False)):
        listed = tokens[sign][3] in _LISTING or tokens[sign][0] == "ARROW"
        if listed and tokens[before][0] == tokens[behind][0] == "QUANTITY":
            between.append((at, tokens[sign][3]))
    return frozenset([sign for at, sign in between if (at + 2, sign) in between]) if between else _NONE


def _key(tokens: list[Token], plain: list[int], listing: frozenset[str]) -> list[int]:
    """The tokens of the key: all in front of the last colon, equals sign or arrow before the one value."""
    depth, last = 0, None
    for at, index in enumerate(plain[: _LONGEST_KEY + 1]):
        key = tokens[index][3]
        if key in _OPEN:
            depth += 1
        elif key in _CLOSE:
            depth -= 1
        elif (
            depth <= 0
            and (key in (":", "=") or (tokens[index][0] == "ARROW" and key not in listing))
            and _value_follows(tokens, plain, at + 1, listing)
        ):
            last = at
            break
    return plain[:last] if last is not None else []


def _value_follows(tokens: list[Token], plain: list[int], at: int, listing: frozenset[str]) -> bool:
    """Whether the next thing is a number that no label position follows: "… : 41.3", not "… : 0.1: 41.3"."""
    while at < len(plain) and (tokens[plain[at]][0] == "WORD" or tokens[plain[at]][3] in "~≈=[(<>"):
        if tokens[plain[at]][3] in _OPEN and at + 1 < len(plain) and tokens[plain[at + 1]][0] == "WORD":
            return False
        at += 1
    if at >= len(plain) or tokens[plain[at]][0] != "QUANTITY":
        return False
    behind = tokens[plain[at + 1]] if at + 1 < len(plain) else None
    return behind is None or (behind[3] not in (":", "=") and (behind[0] != "ARROW" or behind[3] in listing))


def labels_in_brackets(tokens: list[Token], frame: Frame) -> set[int]:
    """Indices of numbers that an axis lists, each in brackets behind one that none lists: "37.7 (10-50)"."""
    plain = [index for index, token in enumerate(tokens) if token[0] not in _QUOTES]
    found = set()
    for outside, inside in _outside_brackets(tokens, plain):
        told, value = tokens[inside][3], tokens[outside][3]
        if (told in frame.rows) == (told in frame.columns) or value in frame.rows or value in frame.columns:
            return set()
        found.add(inside)
    return found


def labels_beside_values(tokens: list[Token], frame: Frame) -> set[int]:
    """Indices of numbers that an axis lists, each right in front of another number: "Ant: 10 0.3, 50 0.4"."""
    plain = [index for index, token in enumerate(tokens) if token[0] not in _QUOTES]
    pairs = [(one, two) for one, two in pairwise(plain) if tokens[one][0] == "QUANTITY" == tokens[two][0]]
    for labels in (frame.columns, frame.rows) if len(pairs) >= _FEWEST_PAIRS else ():
        if all(tokens[one][3] in labels for one, _ in pairs):
            return {one for one, _ in pairs}
    return set()


def labels_behind_names(tokens: list[Token], frame: Frame) -> set[int]:
    """Indices of numbers behind the names of both axes, in front of a value: "Dose: 5, Time: 2, Rate: 0.3"."""
    plain = [index for index, token in enumerate(tokens) if token[0] not in _QUOTES]
    found: dict[str, int] = {}
    for name, sign, number, behind in zip(plain, plain[1:], plain[2:], plain[3:], strict=False):
        axis = frame.axis_words.get(tokens[name][3]) if tokens[sign][3] == ":" else None
        if axis is None or tokens[number][0] != "QUANTITY" or frame.on(axis, tokens[number][3]) is None:
            continue
        if axis in found or (tokens[behind][3] not in _BEHIND_LABELS and tokens[behind][0] != "ARROW"):
            return set()
        found[axis] = number
    last = max(found.values(), default=0)
    valued = any(token[0] == "QUANTITY" for token in tokens[last + 1 :])
    return set(found.values()) if len(found) == len((X, Y)) and valued else set()


def _outside_brackets(tokens: list[Token], plain: list[int]) -> list[tuple[int, int]]:
    """Numbers and those in brackets behind them: "0.1 (41.3), 0.2 (42.7)"; which of both is the label is open."""
    found = []
    for at in range(len(plain) - 3):
        if (
            tokens[plain[at]][0] == "QUANTITY"
            and tokens[plain[at + 1]][3] == "("
            and tokens[plain[at + 2]][0] == "QUANTITY"
            and tokens[plain[at + 3]][3] == ")"
        ):
            found.append((plain[at], plain[at + 2]))
    return found


def is_telling(label: Label, written: str) -> bool:
    """Whether a one-word label stands for itself without quotes: no "the", no "a", no ":"."""
    if len(written) == 1 and written.isalpha():
        return written == label.text and written not in "AI"
    return written.lower() not in words("relations", "common")


def is_set_as_label(
    tokens: list[Token], at: int, behind: int, text: str, label: Label, lexicon: Lexicon
) -> bool:
    """Whether a common word or an "A" is set as a label: with a capital inside a sentence, or beside a sign."""
    written = text[tokens[at][1] : tokens[at][2]]
    if written != label.text:
        return False
    following = tokens[behind] if behind < len(tokens) else None
    if len(written) > 1 and written.isupper():
        return True  # "IT", "US"
    if not written[0].isupper():
        return len(written) > 1 and _stands_alone(tokens, at, behind, lexicon)
    if following is None or following[0] in ("MARK", "QUANTITY", "ARROW", "SIGN"):
        return True
    entries = lexicon.get(following[3], ())
    if len(written) == 1:
        return any(entry[1] in "i>a&fo" for entry in entries)
    if any(entry[1] == ">" and len(entry[0]) > 1 for entry in entries):
        return True  # "The attends to: …"
    return at > 0 and tokens[at - 1][3] not in (".", ":")


def _stands_alone(tokens: list[Token], at: int, behind: int, lexicon: Lexicon) -> bool:
    """Whether what surrounds a common word makes it a label: "low 2.8", "0.3 (the)", "0.3 for the,", "none - 0.3"."""
    before = tokens[at - 1] if at else None
    following = tokens[behind] if behind < len(tokens) else None
    listed = before is None or before[0] == "MARK"
    if following is None or following[3] in _ENDS:
        placing = before is not None and any(entry[1] in "fo" for entry in lexicon.get(before[3], ()))
        return placing or (before is not None and before[3] in _OPEN)
    if (following[3] in _DASHES or following[3] == "(") and behind + 1 < len(tokens):
        following = tokens[behind + 1]
    return listed and following[0] == "QUANTITY"


@cache
def position_axes() -> dict[str, str]:
    """ "row" and "column", which say no more than the axis."""
    roles = vocabulary("relations", "roles")
    return {word: role for role in ("row", "column") for word in roles[role]["words"]}


def counted_ranges(tokens: list[Token], text: str, frame: Frame) -> set[int]:
    """Where "1 - 10" starts in "Row 1 - 10" that is no range but a position and the label there."""
    counting = frame.axis_words.keys() | words("relations", "counting")
    return {
        token[1]
        for before, token in pairwise(tokens)
        if token[0] == "QUANTITY"
        and before[3] in counting
        and len(split := parts(token, text)) == _RANGE
        and (frame.on(X, split[-1][3]) or frame.on(Y, split[-1][3]))
    }


def counted_axes(draft: Draft, frame: Frame, blocks: list[int]) -> frozenset[str]:
    """The axes of which "row 1", "row 2" … tell positions: one of these numbers is no label, and all count labels."""
    named = position_axes()
    seen: dict[str, set[str]] = {}
    for index in blocks:
        for before, token in pairwise(draft.tokens_of(draft.blocks[index])):
            if before[3] in named and token[0] == "QUANTITY":
                seen.setdefault(frame.roles[named[before[3]]], set()).add(token[3])
    found = set()
    for axis, numbers in seen.items():
        counts = {str(number) for number in range(1, len(frame.categories(axis)) + 1)}
        if len(numbers) > 1 and numbers == counts and any(frame.on(axis, key) is None for key in numbers):
            found.add(axis)
    return frozenset(found)


__all__ = [
    "counted_axes",
    "counted_ranges",
    "is_set_as_label",
    "is_telling",
    "label_positions",
    "labels_behind_names",
    "labels_beside_values",
    "labels_in_brackets",
    "position_axes",
]
