"""Statements that count the parts of a figure, found in the prose: "12 categories", "a 4x5 grid"."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from typing import Any

from heatparse.lalr import NotInGrammar, Terminal
from heatparse.phrases import words
from heatparse.records import Record
from heatparse.resources import token_parser, vocabulary
from heatparse.tokens import Token

_LONGEST_PHRASE = 6  # words between a number and what it counts
_OF_EACH = 3  # words of "six small models"
_OWNING = 7  # tokens of "each of the two panels is a"
_INTRODUCED = 5  # words between the verb and the number: "four models and", "a total of"
_LARGEST = 1000  # no figure has more rows
_SIZES = frozenset(("DIMENSIONS", "NAME"))


class Count(Record, frozen=True):
    """ "13 large language models": a number, the words that it counts, and where they stand."""

    number: int
    nouns: tuple[str, ...]  # the singular words between the number and the end of the phrase
    block: int
    first: int  # index of the number among the block's tokens
    last: int  # index behind the phrase


class Typed(Record, frozen=True):
    """A word in the terms of counts.lark."""

    type: str
    text: str
    end: int


class Size(Record, frozen=True):
    """ "a 4x5 grid": rows by columns, as the text gives them."""

    rows: int
    columns: int
    named: bool  # whether the text says which number is that of the rows
    block: int
    first: int
    last: int


@cache
def singular(word: str) -> str:
    """The singular of a plural noun; other words as they are."""
    irregular: dict[str, str] = vocabulary("counts", "irregular")
    if word in irregular:
        return irregular[word]
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("sses", "xes", "ches", "shes")):
        return word[:-2]
    if word.endswith("s") and not word.endswith(("ss", "us", "is")):
        return word[:-1]
    return word


@cache
def _cardinals() -> dict[str, int]:
    cardinals: dict[str, int] = vocabulary("counts", "cardinals")
    return cardinals


@cache
def cardinal(number: int) -> str | None:
    """The word for a number, where the vocabulary has one."""
    return next((word for word, value in _cardinals().items() if value == number and word != "single"), None)


def sentence_at(tokens: list[Token], at: int) -> list[Token]:
    """The sentence, or the part up to a colon or semicolon, in which a token stands."""
    first = at
    while first and tokens[first - 1][3] not in (".", ";", ":"):
        first -= 1
    last = at
    while last < len(tokens) and tokens[last][3] not in (".", ";"):
        last += 1
    return tokens[first:last]


def is_of_each(size: Size, tokens: list[Token]) -> bool:
    """Whether a size is that of each panel: "each with three rows and four columns", "both panels are 5 × 3 grids".

    "Each stands in a 2 × 2 grid", "both are shown in three rows" tell where they stand.
    """
    before = [token[3] for token in tokens[max(0, size.first - _OWNING) : size.first]]
    stop = max((at + 1 for at, key in enumerate(before) if key in (".", ";")), default=0)
    owners = [at for at, key in enumerate(before) if at >= stop and key in words("counts", "owners")]
    if not owners:
        return False
    behind = before[owners[-1] + 1 :]
    placed = words("counts", "arrangement") | words("layout", "arranged") - words("counts", "grids")
    return placed.isdisjoint(behind) and not {"in", "into"} & set(behind)


def introduces(tokens: list[Token], at: int) -> bool:
    """Whether a number stands behind "the heatmap compares": the sentence tells what the figure is made of."""
    start = max((i + 1 for i in range(at) if tokens[i][3] in (".", ";")), default=0)
    keys = [token[3] for token in tokens[start:at]]
    if keys[:1] == ["there"] and len(keys) <= _INTRODUCED + 1:
        return _ends_with_figure([token[3] for token in tokens[at:]]) or _counts_two(tokens[start + 2 :])
    verb = next((i for i, key in enumerate(keys) if key in words("counts", "introducing")), None)
    if verb is None:
        return False
    if not words("counts", "axes").isdisjoint(keys[:verb]):  # "the horizontal axis lists six tasks"
        return all(key in words("counts", "along_axis") | words("counts", "axes") for key in keys[:verb])
    if not any(key in words("counts", "figures") for key in keys[:verb]):
        return False
    front = all(
        key in words("counts", "figures") or key in words("counts", "articles") for key in keys[:verb]
    )
    return front and len(keys) - verb <= _INTRODUCED and not _tells_course(keys[verb + 1 :])


def _tells_course(keys: list[str]) -> bool:
    """ "[The panels show] the same trend for two models", "a rise in two months": what is seen in some of them."""
    if words("counts", "some_course").isdisjoint(keys):
        return False
    courses = [words("trends", kind) for kind in ("up", "down", "flat", "shapes", "valleys", "hills")]
    return any(key in kind for key in keys for kind in courses)


def _counts_two(tokens: list[Token]) -> bool:
    """ "[There are] four models and six tasks.": two kinds of things, and nothing else in the sentence."""
    end = next((i for i, token in enumerate(tokens) if token[3] in (".", ";")), len(tokens))
    joint = next((i for i, token in enumerate(tokens[:end]) if token[3] == "and"), 0)
    parts = tokens[:joint], tokens[joint + 1 : end]
    return all(
        1 < len(part) <= _OF_EACH
        and count_of(part[0]) is not None
        and all(token[0] == "WORD" and token[3] not in words("counts", "breaks") for token in part[1:])
        for part in parts
    )


def _ends_with_figure(keys: list[str]) -> bool:
    """Whether a sentence ends with "in the grid": "there are four models and six tasks in the heatmap"."""
    end = next((i for i, key in enumerate(keys) if key in (".", ";")), len(keys))
    last = keys[max(0, end - 3) : end]
    return (
        len(last) > 2
        and last[0] == "in"
        and last[1] in words("counts", "articles")
        and last[2] in words("counts", "figures")
    )


def count_of(token: Token) -> int | None:
    """The whole number that a token states."""
    if token[0] == "QUANTITY":
        return int(token[3]) if token[3] in _starts() else None
    return _cardinals().get(token[3]) if token[0] == "WORD" else None


def read_counts(block: int, tokens: list[Token], keys: frozenset[str]) -> Iterator[Count | Size]:
    """Every statement of a line that counts things or gives the size of a grid."""
    starts, behind = _starts(), 0
    keyed = _keyed(block, tokens)
    if keyed is not None:
        yield keyed
        return
    if starts.isdisjoint(keys) and not any(token[0] in _SIZES for token in tokens):
        return
    for at in [at for at, token in enumerate(tokens) if token[3] in starts or token[0] in _SIZES]:
        goes_on = at + 1 < len(tokens) and _goes_on(tokens[at + 1])
        if at >= behind and (tokens[at][0] in _SIZES or goes_on):
            found = _read(tokens, at, block)
            if found is not None:
                yield found
                behind = found.last


def _keyed(block: int, tokens: list[Token]) -> Count | None:
    """The number of a line "Columns: 6 (tasks)"."""
    side = next(
        (name for name in ("rows", "columns") if tokens and tokens[0][3] in words("counts", name)), ""
    )
    if not side or len(tokens) < 3 or tokens[1][3] != ":":
        return None
    at = 3 if tokens[2][0] == "TICK" else 2
    behind = at + 1 + (at < len(tokens) - 1 and tokens[at + 1][0] == "TICK")
    alone = behind >= len(tokens) or tokens[behind][3] in ("(", ".", "in")
    if any(token[3] in words("counts", "excerpts") for token in tokens[behind:]):
        return None
    if not alone or at >= len(tokens) or tokens[at][3] not in _starts() or count_of(tokens[at]) is None:
        return None
    return Count(count_of(tokens[at]) or 0, (side[:-1],), block, at, at + 1)


@cache
def _starts() -> frozenset[str]:
    """The tokens that a statement can begin with, sizes in one token aside."""
    numbers = _cardinals()
    sizes = {f"{first}-by-{second}" for first in numbers for second in numbers}
    sides = {f"{first}-{side}" for first in numbers for side in ("row", "column")}
    return frozenset((*numbers, *map(str, range(1, _LARGEST)), *sizes, *sides))


def _goes_on(token: Token) -> bool:
    """Whether a number in front of this token may count something."""
    if token[0] in ("WORD", "NAME"):
        return token[3] not in words("counts", "breaks")
    return token[3] in "(×"


def _read(tokens: list[Token], at: int, block: int) -> Count | Size | None:
    first = _typed(tokens[at])
    if not first or first[0].type != "NUMBER":
        return None
    if any(token[3] in words("numbers", "scales") for token in tokens[at + 1 : at + 2]):
        return None  # "10 million rows"
    window, ends = list(first), at + 1
    while ends < len(tokens) and ends - at <= _LONGEST_PHRASE and (typed := _typed(tokens[ends])):
        window += typed
        ends += 1
    for length in _phrase_lengths([token.type for token in window]):
        read = _parse(window[:length])
        if read is not None:
            behind = window[length - 1].end
            last = next(i for i in range(at, ends) if tokens[i][2] >= behind) + 1
            return read(block, at, last)
    return None


def _phrase_lengths(types: list[str]) -> Iterator[int]:
    """Where a phrase may end: the size of a grid first, then the first run of nouns."""
    if types.count("NUMBER") > 1:
        second = types.index("NUMBER", 1)
        for length in range(min(len(types), second + 4), second, -1):
            if types[length - 1] in ("NUMBER", "ROWS", "COLUMNS", "CLOSE"):
                yield length
    for at, name in enumerate(types):
        if name in _COUNTED:
            while at + 1 < len(types) and types[at + 1] in _COUNTED:
                at += 1
            yield at + 1
            return
        if name not in ("NUMBER", "MODIFIER") or (name == "NUMBER" and at):
            return


_COUNTED = frozenset(("NOUN", "ROWS", "COLUMNS"))


def _typed(token: Token) -> list[Typed]:
    """A raw token in the terms of counts.lark; empty where the phrase cannot go on."""
    return [Typed(name, text, token[2]) for name, text in _types(token[0], token[3])]


@lru_cache(maxsize=4096)
def _types(kind: str, key: str) -> tuple[tuple[str, str], ...]:
    """The terminals of counts.lark that a token stands for, with their texts."""
    if kind == "QUANTITY":
        return (("NUMBER", key),) if key in _starts() else ()
    if kind not in ("DIMENSIONS", "NAME", "WORD"):
        return ((_SIGNS[key], key),) if key in _SIGNS else ()
    parts = _compound(key)
    if parts:
        return tuple((_word_type(part), part) for part in parts)
    if kind == "DIMENSIONS" or key in words("counts", "breaks"):
        return ()
    return ((_word_type(key), key),)


_SIGNS = {"(": "OPEN", ")": "CLOSE", "×": "BY", ",": "AND"}


def _word_type(word: str) -> str:
    if word.isdecimal() or word in _cardinals():
        return "NUMBER"
    for name, section in (("BY", "by"), ("ROWS", "rows"), ("COLUMNS", "columns")):
        if word in words("counts", section):
            return name
    if word in ("and", "&"):
        return "AND"
    return "NOUN" if singular(word) != word else "MODIFIER"


def _compound(key: str) -> list[str]:
    """The parts of "10x10", "4-row" and "six-by-six"; empty for other words."""
    for sign in ("x", "×"):
        numbers = key.replace(" ", "").split(sign)
        if len(numbers) == 2 and all(number.isdecimal() for number in numbers):
            return [numbers[0], "x", numbers[1]]
    parts = key.split("-")
    if len(parts) < 2 or not (parts[0].isdecimal() or parts[0] in _cardinals()):
        return []
    if parts[1:] in (["row"], ["column"]):
        return [parts[0], parts[1] + "s"]
    return parts if len(parts) == 3 and parts[1] == "by" else []


Reading = Callable[[int, int, int], "Count | Size"]


def _parse(window: list[Typed]) -> Reading | None:
    try:
        reading: Reading | None = _parser()(window)
    except NotInGrammar:
        return None
    return reading


@cache
def _parser() -> Callable[[Iterable[Terminal]], Any]:
    return token_parser("counts", _Counts())


class _Counts:
    """One method for each alias of counts.lark; each tells how to make the statement at its place."""

    def start(self, children: list[Reading | None]) -> Reading | None:
        return children[0]

    def size(self, children: list[Any]) -> Reading | None:
        written = {
            child.text.isdecimal()
            for child in children
            if isinstance(child, Typed) and child.type == "NUMBER"
        }
        if len(written) > 1:
            return None  # "reached 100 by two cells"
        first, second = _numbers(children)
        named = "row" in children
        return lambda block, at, last: Size(first, second, named, block, at, last)

    def transposed(self, children: list[Any]) -> Reading:
        first, second = _numbers(children)
        return lambda block, at, last: Size(second, first, True, block, at, last)

    def row(self, _children: list[Any]) -> str:
        return "row"

    def column(self, _children: list[Any]) -> str:
        return "column"

    def count(self, children: list[Typed]) -> Reading:
        (number,) = _numbers(children[:1])
        nouns = tuple(singular(child.text) for child in children[1:])
        return lambda block, at, last: Count(number, nouns, block, at, last)


def _numbers(children: list[Any]) -> list[int]:
    """The numbers among the children of a rule."""
    texts = [child.text for child in children if isinstance(child, Typed) and child.type == "NUMBER"]
    return [int(text) if text.isdecimal() else _cardinals()[text] for text in texts]
