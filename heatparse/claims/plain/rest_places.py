"""The rest of an axis, as a place: "B for larger sizes", "for the others", "for sizes up to 64", "below it thereafter".

What the rest is, is told by the places that the sentence named before. Where it named none, nobody knows of which
part of the axis is spoken, and nothing is decided.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause, follows_in_sentence
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.places.restrictions import order_of
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.labels import Label
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import fold

_EDGES = {"above": "beyond", "at_least": "from", "below": "before", "at_most": "up to"}
_ENDS = frozenset(("COMMA", "JOIN", "AND", "CLOSE", "CONTRAST", "STOP", "OPEN"))
_SIDES = {"row": "y", "column": "x"}
_TWO = 2  # that are compared
_Place = tuple[list[Phrase], int, int]
_MOVING = ("DIFFERENCE", "TREND", "FACTOR", "TIMES", "SPREAD", "AGGREGATE")


def with_rest(clause: Clause, scene: Scene) -> list[Clause]:
    """The clause with the rest that it tells as places; two of them where an order is said to turn."""
    if len(scene.grids) == 0:
        return [clause]
    grid = scene.filled(scene.panels(clause)[0])
    turned = _turning(clause)
    if turned:
        return turned
    clause = _with_bounded(clause, grid, scene)
    reader = _Rest(clause, grid, scene)
    found = [*clause.phrases]
    for at in range(len(found) - 1, -1, -1):
        place = reader.place(at)
        if place is not None:
            told, start, end = place
            found[start:end] = told
            found = [_as_ref(phrase) or phrase for phrase in found]
    return [clause.part(found)]


def leaves_rest_open(clause: Clause, scene: Scene) -> bool:
    """Whether a clause speaks of a rest that is not known: "for larger batches", where no size is named."""
    return any(
        one.type == "PREPOSITION" and key_of(one) in words("regions", "placing") and _is_rest(phrases, at)
        for phrases in (clause.phrases, _opening(clause, scene))
        for at, one in enumerate(phrases[:-1], 1)
    )


def _is_rest(phrases: Sequence[Phrase], at: int) -> bool:
    if phrases[at].type == "RIVALS":
        if not any(isinstance(phrase, Superlative) for phrase in phrases):
            return False  # "correlates with all others"
        return at + 1 == len(phrases) or phrases[at + 1].type in _ENDS
    end = _noun_behind(phrases, at + 1)
    return bool(_way(phrases[at])) and end > at + 1 and (end == len(phrases) or phrases[end].type != "THAN")


def _opening(clause: Clause, scene: Scene) -> Sequence[Phrase]:
    """The place in front of a clause that stands by itself: "at larger sizes, A is worst"."""
    before = clause.before
    if before is None or not follows_in_sentence(clause, before, scene.text) or len(before.phrases) > 3:
        return ()
    return before.phrases if before.phrases[0].type == "PREPOSITION" else ()


def _way(phrase: Phrase) -> int:
    """Whether a word leads to more of an axis or to less of it; 0 for any other."""
    key = key_of(phrase)
    return 1 if key in words("trends", "further_up") else -1 if key in words("trends", "further_down") else 0


def _noun_behind(phrases: Sequence[Phrase], at: int) -> int:
    """The index behind the noun of what is left: "ones", "batch sizes"."""
    noun = phrases[at] if at < len(phrases) else None
    known = noun is not None and (
        noun.type in ("AXISNOUN", "DIMENSION") or is_thing(noun) or key_of(noun) in words("reserves", "ones")
    )
    return at + 1 if known else at


class _Rest:
    """Finds what is left of the axes of a grid by what a sentence names of them."""

    def __init__(self, clause: Clause, grid: Grid, scene: Scene) -> None:
        self.clause, self.grid, self.scene = clause, grid, scene
        self.phrases = clause.phrases
        self.before: list[Ref] = []
        before = clause.before
        while before is not None and follows_in_sentence(clause, before, scene.text):
            self.before += [ref for phrase in before.phrases if (ref := _as_ref(phrase)) is not None]
            clause, before = before, before.before

    def place(self, at: int) -> _Place | None:
        """The rest that begins at an index, with where its phrases begin and end."""
        phrase, before = self.phrases[at], self.phrases[at - 1] if at else None
        placed = before is not None and key_of(before) in words("regions", "placing")
        way = _way(phrase)
        end = _noun_behind(self.phrases, at + 1)
        if placed and way:
            return self._further(at, way, end)
        if phrase.type != "RIVALS":
            return None
        count = None
        if end == at + 1 and at + 1 < len(self.phrases) and self.phrases[at + 1].type == "CARDINAL":
            count = str(getattr(self.phrases[at + 1], "value", ""))
            end = _noun_behind(self.phrases, at + 2)
        ends = end >= len(self.phrases) or self.phrases[end].type in _ENDS
        gapped = (
            (before is None or before.type in _ENDS)
            and end + 1 < len(self.phrases)
            and self.phrases[end].type == "PREPOSITION"
            and self._axis(self.phrases[end + 1]) is not None
            and (before is None or self._leads())
        )
        if not (placed and ends) and not gapped:
            return None
        own = self._axis(self.phrases[end + 1]) if gapped else self._own(at)
        return self._others(at, end, own, count)

    def _leads(self) -> bool:
        """Whether the clause says of somebody where the highest or the lowest value is."""
        return any(isinstance(phrase, Superlative) for phrase in self.phrases)

    def _axis(self, phrase: Phrase) -> str | None:
        """The axis of a place; None where it may be on both, or is a panel."""
        if isinstance(phrase, Amount) and phrase.label is not None and not phrase.bound:
            phrase = Ref(phrase.start, phrase.end, (phrase.label,))
        if not isinstance(phrase, Ref) or phrase.is_panel or phrase.either:
            return None
        lines = self.scene.lines(phrase, self.grid)
        return lines[0].axis if len(lines) == 1 else None

    def _own(self, at: int) -> str | None:
        """The axis of those of whom the rest is said: the last name in front of it."""
        for phrase in reversed(self.phrases[:at]):
            axis = self._axis(phrase)
            if axis is not None:
                return axis
        return None

    def _named(self, at: int, axis: str) -> list[str]:
        """The labels of an axis that the sentence names in front of an index."""
        told = [placed for phrase in self.phrases[:at] if (placed := _as_ref(phrase)) is not None]
        return [
            fold(label)
            for ref in (*self.before, *told)
            if self._axis(ref) == axis
            for label in self.scene.lines(ref, self.grid)[0].labels
        ]

    def _further(self, at: int, way: int, end: int) -> _Place | None:
        """ "For larger sizes": those beyond all that the sentence names of the axis."""
        noun = self.phrases[at + 1] if end > at + 1 else None
        if noun is None or (end < len(self.phrases) and self.phrases[end].type == "THAN"):
            return None
        side = noun.value.axis if isinstance(noun, Word) and noun.type == "AXISNOUN" else None
        own = self._own(at)
        axis = {"y": "row", "x": "column"}.get(side or "") or {"row": "column", "column": "row"}.get(
            own or ""
        )
        order = order_of(axis, self.grid) if axis is not None else []
        named = [order.index(key) for key in self._named(at, axis or "") if key in order]
        if axis is None or not named or not (order[max(named) + 1 :] if way > 0 else order[: min(named)]):
            return None
        edge = self._ref([order[max(named) if way > 0 else min(named)]], axis, at, end)
        return [made_word("RESTRICTION", "beyond" if way > 0 else "before", edge.start), edge], at - 1, end

    def _others(self, at: int, end: int, own: str | None, count: str | None) -> _Place | None:
        """ "For the others": all but those that the sentence names."""
        axis = {"row": "column", "column": "row"}.get(own or "")
        named = self._named(at, axis or "")
        noun = self.phrases[end - 1]
        told = noun.value.axis if isinstance(noun, Word) and noun.type == "AXISNOUN" else None
        if axis is None or not named or told not in (None, _SIDES[axis]):
            return None  # "P 2020 is warmer than in any other year": the years are rivals, and no place
        keys = [key for key in (self.grid.rows if axis == "row" else self.grid.columns) if key not in named]
        if not keys or count not in (None, str(len(keys))):
            return None
        return [self._ref(keys, axis, at, end)], at, end

    def _ref(self, keys: Sequence[str], axis: str, at: int, end: int) -> Ref:
        return _ref_to(keys, axis, self.phrases[at].start, self.phrases[end - 1].end, self.grid)


def _as_ref(phrase: Phrase) -> Ref | None:
    if isinstance(phrase, Amount) and phrase.label is not None and not phrase.bound:
        return Ref(phrase.start, phrase.end, (phrase.label,))
    return phrase if isinstance(phrase, Ref) else None


def _ref_to(keys: Sequence[str], axis: str, start: int, end: int, grid: Grid) -> Ref:
    """A reference to several lines, each by its own name."""
    rows, columns = ({grid.index}, set()) if axis == "row" else (set(), {grid.index})
    labels = [Label(grid.name(key), rows, columns) for key in keys]
    names = tuple(Name("category", (label,)) for label in labels)
    both = any(key in (grid.columns if axis == "row" else grid.rows) for key in keys)
    return Ref(start, end, names, side=_SIDES[axis] if both else None)  # type: ignore[arg-type]


def _with_bounded(clause: Clause, grid: Grid, scene: Scene) -> Clause:
    """ "Best for batch sizes up to 64" as "best up to 64", of the sizes."""
    phrases = clause.phrases
    if not clause.has("SUPERLATIVE", "COMPARATIVE") or clause.has(*_MOVING):
        return clause
    for at, amount in enumerate(phrases):
        if not isinstance(amount, Amount) or amount.label is None or amount.verb:
            continue
        bound = amount.bound or ("at_most" if amount.reached else "")
        found = _of_noun(phrases, at, grid) or _by_itself(phrases, at, grid, scene)
        if bound in _EDGES and found is not None:
            start, ref = found
            return clause.part([*phrases[:start], *_bounded(bound, ref), *phrases[at + 1 :]])
    return clause


def _of_noun(phrases: Sequence[Phrase], at: int, grid: Grid) -> tuple[int, Ref] | None:
    """ "For batch sizes of at most 64": where the place begins, and its number."""
    amount, of_it = phrases[at], key_at(phrases, at - 1) == "of"
    noun = phrases[at - 1 - of_it] if at > of_it else None
    opened = phrases[at - 2 - of_it] if at > 1 + of_it else None
    if not isinstance(noun, Word) or noun.type != "AXISNOUN" or not isinstance(amount, Amount):
        return None
    axis = {"y": "row", "x": "column"}.get(noun.value.axis or "")
    key = fold(amount.label.label.text) if amount.label is not None else ""
    if axis is None or key not in order_of(axis, grid):
        return None
    if opened is None or opened.type not in ("PREPOSITION", "RESTRICTION"):
        return None
    return at - 2 - of_it, _ref_to([key], axis, noun.start, amount.end, grid)


def _by_itself(phrases: Sequence[Phrase], at: int, grid: Grid, scene: Scene) -> tuple[int, Ref] | None:
    """ "A beats B beyond 64", which is no value."""
    amount, before = phrases[at], phrases[at - 1] if at else None
    word = scene.text[amount.start : amount.end].split(maxsplit=1)[0].lower()
    leading = words("regions", "beyond") | words("assertions", "before") | words("regions", "until")
    leading -= words("assertions", "upright")
    if word not in leading or (
        before is not None and before.type not in ("REF", "COMMA", "JOIN", "SUPERLATIVE")
    ):
        return None
    label = amount.label if isinstance(amount, Amount) else None
    key = fold(label.label.text) if label is not None else ""
    axes = [axis for axis in ("row", "column") if key in order_of(axis, grid)]
    return (at, _ref_to([key], axes[0], amount.start, amount.end, grid)) if len(axes) == 1 else None


def _bounded(bound: str, ref: Ref) -> list[Phrase]:
    """The place that a bound leaves of an axis: "up to 64", "from 64 on"."""
    start, end = ref.start, ref.end
    if bound == "at_least":
        return [made_word("PREPOSITION", "from", start), ref, Word("PREPOSITION", "on", "on", end, end)]
    return [made_word("RESTRICTION", _EDGES[bound], start), ref]


def _limits(phrase: Phrase) -> bool:
    return isinstance(phrase, Amount) and phrase.label is not None and phrase.bound in ("at_least", "at_most")


def _turning(clause: Clause) -> list[Clause]:
    """ "A is above B until P and below it thereafter" as "A is above B until P", "A is below B after P"."""
    phrases = clause.phrases
    types = [phrase.type for phrase in phrases]
    if types[-1] not in ("UNKNOWN", "RESTRICTION"):
        return []
    at = next((i for i, p in enumerate(phrases) if p.type == "LIMIT" or _limits(p)), 0)
    limit, front = phrases[at], [p for p in phrases[:at] if isinstance(p, Ref)]
    verb = next((p for p in phrases if p.type == "COMPARATIVE"), None)
    if key_of(phrases[-1]) not in words("trends", "thereafter") or len(phrases) - at > 3 or verb is None:
        return []
    until = phrases[: at - 1]
    if isinstance(limit, Amount) and limit.label is not None:
        place, bound, until = Ref(limit.start, limit.end, (limit.label,)), limit.bound, phrases[:at]
    elif isinstance(limit, Word) and front and phrases[at - 1] is front[-1]:
        place, bound = front.pop(), str(limit.value)
    else:
        return []
    if len(front) != _TWO:
        return []
    way = "high" if bound == "at_least" else "low"
    again = Word("COMPARATIVE", way, "above" if way == "high" else "below", limit.start, limit.end)
    beyond = made_word("RESTRICTION", "beyond", limit.end)
    subject = phrases[: phrases.index(verb)]
    return [
        clause.part([*until, place]),
        clause.part([*subject, again, front[1], beyond, replace(place, start=limit.end)]),
    ]
