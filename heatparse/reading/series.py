"""Stated spans of labels as whole sequences: "T1–T5", "Layer 0 to Layer 11", "1-hop through 4-hop", "Mon to Sun"."""

from __future__ import annotations

from datetime import date
from functools import cache

from heatparse.phrases import words
from heatparse.reading.enumeration import Enumeration
from heatparse.reading.quotations import clean_label
from heatparse.reading.spans import sequence, stated_step
from heatparse.records import NamedTuple
from heatparse.resources import vocabulary
from heatparse.tokens import Token, fold

_DASHES = frozenset("-–—")
_SETTING_OFF = (":", " ", "_", "-")  # in front of a letter that is the last part of a label
_SHORT_NAME = 3  # letters
_LATEST = 5  # tokens of a remark in brackets
_DATE = "date"  # in front of the number of a day


class End(NamedTuple):
    """One end of a span: what stands around its number, and where; `behind` is the index behind it."""

    before: str
    number: int
    after: str
    start: int
    end: int
    behind: int
    digits: int = 0  # of the number, with leading zeros
    lettered: bool = False  # a capital letter stands for the number: "L:A"


def read_series(tokens: list[Token], text: str) -> Enumeration | None:
    """The labels from one end of a stated span to the other, by the numbers in them or by a known order."""
    plain = _without_remarks([token for token in tokens if token[0] not in ("TICK", "QUOTE")])
    for at, token in enumerate(plain):
        found = _dashed(token, text) or _joined(plain, at, text)
        if found is None:
            continue
        first, last = found
        labels = _days(first, last, tokens) if first.before == _DATE else None
        labels = labels or _between(first, last, stated_step(tokens) or 1.0)
        if labels is not None:
            if not words("structure", "abbreviated").isdisjoint(token[3] for token in tokens):
                labels = _abbreviated(labels)
            return Enumeration("span", labels, first.start, last.end)
    return None


def expand_series(labels: list[str]) -> list[str] | None:
    """ "L0, L1, …, L11" in full, from the labels that are given."""
    ends = [_split(label, 0, 0) for label in labels]
    known = [end for end in ends if end is not None]
    if len(known) < len(labels) or len(known) < 2 or len({(end.before, end.after) for end in known}) > 1:
        return None
    step = known[1].number - known[0].number if len(known) > 2 else 1
    return _between(known[0], known[-1], float(step))


def _joined(plain: list[Token], at: int, text: str) -> tuple[End, End] | None:
    """ "Layer 0 to Layer 11": two ends with a word or a dash between them."""
    first = _end_at(plain, at, text)
    if first is None or first.behind >= len(plain) - 1:
        return None
    joined = first.behind
    while joined < len(plain) - 2 and plain[joined][3] in words("structure", "orientation") - {"to"}:
        joined += 1  # "L0 on the left to L11"
    joint = plain[joined][3]
    if joint not in words("structure", "to") | words("structure", "elision") and joint not in _DASHES:
        return None
    last = _end_at(plain, joined + 1, text)
    return (first, last) if last is not None else None


def _dashed(token: Token, text: str) -> tuple[End, End] | None:
    """ "R2-R8", "A-E" in one token."""
    if token[0] not in ("WORD", "NAME"):
        return None
    written = text[token[1] : token[2]]
    halves = written.split("-")
    if len(halves) != 2:
        return None
    middle = token[1] + len(halves[0])
    first, last = _split(halves[0], token[1], middle), _split(halves[1], middle + 1, token[2])
    return (first, last) if first is not None and last is not None else None


def _end_at(plain: list[Token], at: int, text: str) -> End | None:
    """The end that begins with a token: "T1", "1-hop", "Layer 0", "h = 1", "Monday"."""
    token = plain[at]
    if token[0] == "DATE":
        return _day(text[token[1] : token[2]], token, at + 1)
    if _is_compound(plain, at):  # "L:A"
        end = _split(text[token[1] : plain[at + 2][2]], token[1], plain[at + 2][2])
        return end._replace(behind=at + 3) if end is not None else None
    if token[0] not in ("WORD", "NAME", "LATEX") or _is_half(plain, at):
        return None
    for behind in (at + 3, at + 2):
        inner = plain[at:behind]
        if (
            len(inner) == behind - at
            and inner[-1][0] == "QUANTITY"
            and all(sign[3] == "=" for sign in inner[1:-1])
        ):
            end = _split(text[token[1] : inner[-1][2]], token[1], inner[-1][2])
            return end._replace(behind=behind) if end is not None else None
    letter = plain[at + 1] if at + 1 < len(plain) else None
    if letter is not None and letter[2] - letter[1] == 1 and letter[1] == token[2] + 1:  # "Model A"
        end = _split(text[token[1] : letter[2]], token[1], letter[2])
        if end is not None and end.lettered:
            return end._replace(behind=at + 2)
    end = _split(text[token[1] : token[2]], token[1], token[2])
    return end._replace(behind=at + 1) if end is not None else None


def _day(written: str, token: Token, behind: int) -> End | None:
    """ "2024-03-04" as an end; other ways to write a date are none."""
    try:
        return End(_DATE, date.fromisoformat(written).toordinal(), "", token[1], token[2], behind)
    except ValueError:
        return None


def _days(first: End, last: End, tokens: list[Token]) -> list[str] | None:
    """The dates from one to another, where a word tells that they are all days, or weeks, or how many there are."""
    if last.before != _DATE:
        return None
    keys = [token[3] for token in tokens]
    for step, told in ((1, "days"), (7, "weeks")):
        numbers = sequence(first.number, last.number, step)
        counts = vocabulary("structure", "numbers")
        if numbers and any(key == str(len(numbers)) or counts.get(key) == len(numbers) for key in keys):
            break
        if numbers and not words("structure", "date_steps", told).isdisjoint(keys):
            break
    else:
        return None
    return [date.fromordinal(int(number)).isoformat() for number in numbers]


def _is_half(plain: list[Token], at: int) -> bool:
    """Whether a token is one half of "A:C", which is a label of its own."""
    return _is_compound(plain, at - 2) or _is_compound(plain, at)


def _is_compound(plain: list[Token], first: int) -> bool:
    """Whether three tokens are one label with a colon in it: "A:C"."""
    piece = plain[first : first + 3] if first >= 0 else []
    return (
        len(piece) == 3 and piece[1][3] == ":" and piece[0][2] == piece[1][1] and piece[1][2] == piece[2][1]
    )


def _split(written: str, start: int, stop: int) -> End | None:
    """A label around the only whole number in it; a label of a known order stands for its place there."""
    label = clean_label(written)
    digits = [at for at, sign in enumerate(label) if sign.isdecimal()]
    if not digits:
        if fold(label) in _ordered():
            return End(fold(label), 0, "", start, stop, 0)
        letter = label[-1:]
        if letter.isascii() and letter.isupper() and (len(label) == 1 or label[-2] in _SETTING_OFF):
            return End(label[:-1], ord(letter) - ord("A"), "", start, stop, 0, lettered=True)
        return None
    first, last = digits[0], digits[-1] + 1
    before, after = label[:first], label[last:]
    if last - first != len(digits) or before.endswith((".", "-")) or not (before or after):
        return None
    return End(before, int(label[first:last]), after, start, stop, 0, last - first)


def _between(first: End, last: End, step: float) -> list[str] | None:
    for order in _orders():
        keys = [fold(label) for label in order]
        if not first.after and first.before in keys and last.before in keys:
            a, b = keys.index(first.before), keys.index(last.before)
            return list(order[a : b + 1]) if a < b else None
    if _DATE in (first.before, last.before):
        return None
    if (fold(first.before), fold(first.after)) != (fold(last.before), fold(last.after)):
        return None
    numbers = sequence(first.number, last.number, step)
    if numbers is None:
        return None
    if first.lettered or last.lettered:
        return _letters(first, numbers) if first.lettered and last.lettered else None
    digits = first.digits if first.digits == last.digits else 0  # "P01" to "P12"
    return [f"{first.before}{number.zfill(digits)}{first.after}" for number in numbers]


def _letters(first: End, numbers: list[str]) -> list[str]:
    """The capital letters that numbers stand for, with what stands in front of each."""
    return [first.before + chr(ord("A") + int(number)) for number in numbers]


def _abbreviated(labels: list[str]) -> list[str]:
    """ "January to March, abbreviated to three letters": the short names of the same order, if there are any."""
    short = {label for order in _orders() for label in order}
    bare = [label[:_SHORT_NAME] for label in labels]
    return bare if all(label in short for label in bare) else labels


@cache
def _orders() -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(str(label) for label in order) for order in vocabulary("structure", "orders").values())


@cache
def _ordered() -> frozenset[str]:
    return frozenset([fold(label) for order in _orders() for label in order])


def _without_remarks(tokens: list[Token]) -> list[Token]:
    """Without brackets that hold no number: "Layer 0 (bottom) to Layer 11 (top)"."""
    result: list[Token] = []
    at = 0
    while at < len(tokens):
        if tokens[at][3] == "(" and result:
            close = next((i for i in range(at, len(tokens)) if tokens[i][3] == ")"), None)
            inside = tokens[at:close] if close is not None else []
            spanning = {token[3] for token in inside} & (words("structure", "to") | _DASHES)
            numbered = any(sign.isdigit() for token in inside for sign in token[3])
            if inside and len(inside) < _LATEST and not spanning and not numbered:
                at = (close or at) + 1
                continue
        result.append(tokens[at])
        at += 1
    return result


__all__ = ["expand_series", "read_series"]
