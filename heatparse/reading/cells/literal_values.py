"""Values of literals of JSON, Python and NumPy: objects, lists, and the labels and numbers in them."""

from __future__ import annotations

from functools import cache
from typing import Any

from heatparse.lalr import NotInGrammar, Parser, Token
from heatparse.records import NamedTuple, Record
from heatparse.resources import string_parser


class Leaf(NamedTuple):
    """A label or a number: its text and where it stands."""

    text: str
    start: int
    end: int
    number: bool = False


# An object, in the order of its keys.
Pairs = list[tuple[Leaf, Any]]


class Object(Record, frozen=True):
    """An object or the named arguments of a call."""

    pairs: Pairs


def parse_literal(text: str, start: int, end: int) -> Any:
    """The literal of a text as a whole, else between the first opening and the last closing bracket.

    Of a part that a name heads, "x: [1], y: [2]}, ", what stands in front of the bracket that closes it.
    """
    openings = [at for sign in "{[" if (at := text.find(sign, start, end)) >= 0]
    last = max(text.rfind(sign, start, end) for sign in "}]")
    if not openings or last < min(openings):
        return None
    for first, behind in ((start, end), (min(openings), last + 1), (start, _closing(text, start, end))):
        try:
            return _moved(_parser().parse(text[first:behind]), first)
        except NotInGrammar:
            continue
    return None


def _closing(text: str, start: int, end: int) -> int:
    """Where a bracket closes that has not been opened; the end where there is none."""
    depth, quote = 0, ""
    for at in range(start, end):
        sign = text[at]
        if quote or sign in "\"'":
            quote = "" if sign == quote else quote or sign
        else:
            depth += (sign in "{[") - (sign in "}]")
        if depth < 0:
            return at
    return end


def _moved(value: Any, shift: int) -> Any:
    if isinstance(value, Leaf):
        return value._replace(start=value.start + shift, end=value.end + shift)
    if isinstance(value, Object):
        return Object([(_moved(key, shift), _moved(inner, shift)) for key, inner in value.pairs])
    return [_moved(inner, shift) for inner in value]


@cache
def _parser() -> Parser:
    return string_parser("literal", _Values())


class _Values:
    """One method for each alias of literal.lark."""

    def start(self, children: list[Any]) -> Any:
        return children[0]

    def string(self, children: list[Token]) -> Leaf:
        token = children[0]
        return Leaf(token[1:-1], token.start + 1, token.end - 1)

    def number(self, children: list[Token]) -> Leaf:
        return Leaf(str(children[0]), children[0].start, children[0].end, True)

    def name(self, children: list[Token]) -> Leaf:
        return Leaf("", children[0].start, children[0].end)

    def pair(self, children: list[Any]) -> tuple[Leaf, Any]:
        key = children[0]
        quoted = key.type == "STRING"
        text = key[1:-1] if quoted else str(key)
        return Leaf(text, key.start + quoted, key.end - quoted), children[1]

    def object(self, children: list[Any]) -> Object:
        return Object(children)

    def array(self, children: list[Any]) -> list[Any]:
        return children

    def call(self, children: list[Any]) -> Any:
        """What a function is called with: its one value, or all that is named and the rest as its data."""
        name, *given = children
        values = [value for value in given if not isinstance(value, tuple) or isinstance(value, Leaf)]
        pairs = [pair for pair in given if isinstance(pair, tuple) and not isinstance(pair, Leaf)]
        if not pairs and len(values) == 1:
            return values[0]
        data = [(Leaf("data", name.start, name.end), value) for value in values]
        return Object([*data, *pairs])
