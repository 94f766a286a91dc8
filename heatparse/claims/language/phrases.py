"""Phrases of a clause: what claims.lark makes of typed words, one method for each alias."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import Any, ClassVar, Literal

from heatparse.claims.language.forms import Name
from heatparse.claims.language.words import Word
from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.records import Record, field

Side = Literal["x", "y", "panel"]
# Words that are nothing by themselves: what they belong to stands beside them.
DEPENDENT = frozenset(("AXIS", "EQUALS", "HEAD", "RANK", "APPROXIMATELY", "BOUND"))


# Classes that are made for every clause compare by identity and have no repr of their own, here and
# elsewhere: writing those methods takes a start a tenth of a millisecond a class, and nobody asks for them.
class Ref(Record):
    """A place that the text names: categories or panels, or a position ("first row")."""

    start: int
    end: int
    names: tuple[Name, ...] = ()
    side: Side | None = None  # where the text says it: "the NLI row" is "y"
    relation: str = ""  # trained, tested, predicted, true
    position: str = ""  # of a row, column or cell: first, top, bottom-left, 2
    noun: str = ""  # row, column, cell, panel, area
    unordered: bool = False  # a coordinate that may be a row as well as a column
    limit: bool = False  # what a restriction leaves of an axis: "from A on"
    either: bool = False  # "A or B": nobody knows which one
    # What it may mean in a panel; see `Scene.lines`. Not part of the value.
    found: dict[int, Any] = field(default_factory=dict, init=False)
    type: ClassVar[str] = "REF"

    @property
    def is_panel(self) -> bool:
        return bool(self.names) and self.names[0].kind == "panel"


class Amount(Record):
    """A stated number with its approximation, bound and unit."""

    start: int
    end: int
    quantity: Quantity
    bound: str = ""  # above, at_least, below, at_most
    unit: str = ""
    label: Name | None = None  # the category that the number may be as well
    verb: bool = False  # the bound is a verb: "exceeds 0.3"
    reached: bool = False  # "up to 3": the largest of several is 3
    sized: bool = False  # the bound is one of strength: "stronger than -0.3"
    type: ClassVar[str] = "AMOUNT"

    @property
    def is_percent(self) -> bool:
        return self.quantity.unit == "%" or self.unit in words("numbers", "percent")


class Superlative(Record):
    """The second highest off-diagonal value: direction, rank, how many, and the nouns behind it."""

    start: int
    end: int
    direction: str
    key: str
    rank: int = 1
    count: int | None = None
    nouns: list[Word] = field(default_factory=list)
    verb: str = ""  # leads, peaks: the superlative is the verb of its clause
    definite: bool = False  # "the highest"; without "the" and a noun it is a predicate: "performs best"
    shared: bool = False  # others may hold it as well: "no model beats A"
    type: ClassVar[str] = "SUPERLATIVE"


class Scope(Record):
    """In all four panels: a quantifier, a count, and what it counts."""

    start: int
    end: int
    quantifier: str
    key: str
    count: int | None = None
    noun: Word | None = None
    others: bool = False  # all other rows
    type: ClassVar[str] = "SCOPE"

    @property
    def is_single(self) -> bool:
        """Whether it takes things one by one: "each row", "every column"."""
        return self.key.startswith(("each", "every"))


class Part(Record):
    """The diagonal, or what lies beside it."""

    start: int
    end: int
    part: str
    key: str
    type: ClassVar[str] = "PART"


Phrase = Ref | Amount | Superlative | Scope | Part | Word


def key_of(phrase: Phrase | None) -> str:
    """The key of a phrase that is a single word; "" for any other."""
    return phrase.key if isinstance(phrase, Word) else ""


def key_at(phrases: Sequence[Phrase], at: int) -> str:
    """The key of the word at an index; "" where none stands there."""
    return key_of(phrases[at]) if 0 <= at < len(phrases) else ""


def phrase_key(phrase: Phrase | None) -> str:
    """The key of a phrase of any type; "" for what has none."""
    return getattr(phrase, "key", "")


def index_of(phrases: Sequence[Phrase], phrase: Phrase) -> int:
    """Where a phrase stands among others; the beginning where it is none of them."""
    return next((at for at, other in enumerate(phrases) if other is phrase), 0)


def is_only(phrase: Phrase) -> bool:
    """Whether a phrase is a word for "only"."""
    return isinstance(phrase, Scope) and phrase.quantifier == "only"


def segments(phrases: Sequence[Phrase], joints: Container[str]) -> list[list[Phrase]]:
    """The pieces between joints (types of phrases), outside of brackets."""
    found: list[list[Phrase]] = [[]]
    depth = 0
    for phrase in phrases:
        depth += (phrase.type == "OPEN") - (phrase.type == "CLOSE")
        if phrase.type in joints and not depth:
            found.append([])
        else:
            found[-1].append(phrase)
    return [piece for piece in found if piece]


def outside_brackets(phrases: Iterable[Phrase]) -> list[Phrase]:
    """The phrases that stand in no brackets, without the brackets themselves."""
    found: list[Phrase] = []
    depth = 0
    for phrase in phrases:
        depth += (phrase.type == "OPEN") - (phrase.type == "CLOSE")
        if not depth and phrase.type != "CLOSE":
            found.append(phrase)
    return found


def placed(phrase: Phrase) -> Phrase:
    """A number that is a category, as a place; for statements that have no other numbers."""
    if isinstance(phrase, Amount) and phrase.label is not None and not phrase.bound:
        return Ref(phrase.start, phrase.end, (phrase.label,))
    return phrase
