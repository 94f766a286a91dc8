"""The two sides of a comparison, and what a clause says of them."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.metrics import fits_quality, is_measured, measures_faults
from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, Scope, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import Record, field, replace

_FUNCTIONS = {
    "high": "high", "best": "high", "warm": "high", "much": "high",
    "low": "low", "worst": "low", "cold": "low", "little": "low",
}  # fmt: skip


class Side(Record):
    """One side: panels and references, the part of the grid, and what is made of its values."""

    panels: tuple[int, ...] = ()
    refs: list[Ref] = field(default_factory=list)
    part: str = ""
    function: str = ""  # high, low, mean, spread
    others: bool = False  # all labels but those of the other side
    combined: bool = False  # what it names, added up: "B and C combined"

    @property
    def is_pair(self) -> bool:
        """Whether it names two things in one breath: "A and B"."""
        names = self.refs[0].names if len(self.refs) == 1 else ()
        return len(names) == 2 and all(len(name.labels) == 1 for name in names) and not self.panels

    def as_cell(self) -> Side:
        """The two things that it names as the row and the column of a cell."""
        ref = self.refs[0]
        return replace(self, refs=[replace(ref, names=(name,)) for name in ref.names])

    @property
    def is_unnamed(self) -> bool:
        """Whether no line and no panel is named, and not "all others"."""
        return not (self.refs or self.panels or self.others)

    @property
    def is_empty(self) -> bool:
        return not (self.refs or self.panels or self.part or self.others or self.function)


class Comparison(Record):
    """The slots of one comparison."""

    clause: Clause
    relation: str  # high, low, better, worse, equal, close, at_least, dark, bright; different: not ordered
    left: Side
    right: Side
    slices: list[Ref] = field(default_factory=list)
    quantifier: str = ""  # all, most
    count: int | None = None  # in how many of the compared places
    count_bound: str = ""  # at_least, at_most: how far the count binds
    but: int | None = None  # … or in all but so many
    of: int | None = None  # … out of how many
    panels: tuple[int, ...] = ()
    excepted: list[Ref] = field(default_factory=list)
    end: int = 0  # index of the first phrase behind the far side
    guarded: bool = False  # a word that may change the truth was not understood
    narrowed: bool = False  # a guard word narrows it or sets it apart, in a way that was not understood
    race: bool = False  # "ahead" may be by less: never refuted where the opposite order holds
    unsure: bool = False  # an unknown word may change what is meant: never refuted


_LINES = frozenset(("row", "column"))


def read_side(phrases: Sequence[Phrase], scene: Scene) -> Side:
    """What a part of a clause names."""
    side = Side()
    for at, phrase in enumerate(phrases):
        if isinstance(phrase, Part):
            side.part = phrase.part
        elif key_of(phrase) in words("comparisons", "combined"):
            side.combined = True
        elif phrase.type == "RIVALS" or (isinstance(phrase, Scope) and phrase.others):
            side.others = True
        elif isinstance(phrase, Superlative) and (not phrase.verb or _is_level(phrases, at)):
            known = not any(
                noun.type == "UNKNOWN" and not is_thing(noun) and not is_measured(scene, noun.key)
                for noun in phrase.nouns
            )
            lines = phrase.count is not None and any(noun.value in _LINES for noun in phrase.nouns)
            side.function = (
                _function(phrase, scene) if known and not lines and phrase.rank == 1 else "unknown"
            )  # "the top three rows"
            pairs = any(noun.key in ("pair", "pairs") for noun in phrase.nouns)
            side.part = next(
                (n.value for n in phrase.nouns if n.type == "DIAGONAL"),
                "off-diagonal" if pairs else side.part,
            )
        elif phrase.type == "AGGREGATE" and isinstance(phrase, Word):
            side.function = phrase.value if phrase.value in ("mean", "sum") else "unknown"
        elif phrase.type == "SPREAD":
            side.function = "spread"
        elif isinstance(phrase, Ref):
            panels = scene.panels_named(phrase)
            if panels:
                side.panels += panels
            else:
                side.refs.append(phrase)
    return side


def _function(top: Superlative, scene: Scene) -> str:
    """The end that a superlative names; the best loss is the lowest."""
    if top.direction in ("much", "little") and top.nouns and not fits_quality(top.key, scene):
        return "unknown"  # "the cheapest models": nobody knows which
    end = _FUNCTIONS.get(top.direction, "unknown")
    judging = top.direction in ("best", "worst") and measures_faults(scene)
    return {"high": "low", "low": "high"}.get(end, end) if judging else end


def _is_level(phrases: Sequence[Phrase], at: int) -> bool:
    """E.g. "A tops out 0.1 below B": the height that it reaches is compared."""
    top = phrases[at]
    verb = isinstance(top, Superlative) and top.verb == "peaks"
    return verb and all(isinstance(phrase, Amount) for phrase in phrases[at + 1 :])


def is_double(side: Side) -> bool:
    sizes = [sum(len(name.labels) for name in ref.names) for ref in side.refs]
    return 2 in sizes or len(side.refs) == 2


def sets_apart(comparison: Comparison) -> bool:
    """Whether two lines are set against each other: "A and B differ by", not "A and B lose", "on A and B"."""
    if comparison.left.others or comparison.right.others or len(comparison.left.refs) != 1:
        return False
    phrases = comparison.clause.phrases
    gap = any(p.type == "COMPARATIVE" or getattr(p, "value", "") == "gap" for p in phrases)
    both = next(
        (at for at, p in enumerate(phrases) if isinstance(p, Ref) and len(p.names) > 1), 0
    )  # "A and B", as one phrase
    before = phrases[both - 1] if both else None
    joint = before is None or before.type != "PREPOSITION" or key_of(before) in words("comparisons", "of_two")
    return gap and joint


def is_of_every_line(comparison: Comparison) -> bool:
    """Whether what two lines differ by is told for each place by itself: "always", "in every row"."""
    if comparison.left.others or comparison.right.others or comparison.clause.has("RIVALS"):
        return False  # "A beats all others by 4 points": the next one, perhaps
    phrases = comparison.clause.phrases
    return any(
        isinstance(p, Scope)
        and p.quantifier in ("all", "both")
        and not p.others
        and not (p.key == "overall" or (p.key == "each" and p.noun is None))
        and key_at(phrases, at - 1) not in words("names", "gathering")
        for at, p in enumerate(phrases)
    )
