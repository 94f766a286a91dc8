"""Amounts that are tied to cells by an order: of a pair turned round, of both ways, of a line or the diagonal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Amount, Part, Phrase, Scope
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.words import Word
from heatparse.claims.places.located_amounts import Located, Locator
from heatparse.claims.scene import Scene
from heatparse.grid import Value
from heatparse.measures import equal
from heatparse.phrases import words as word_list
from heatparse.records import replace

_FEW = 2  # numbers of a list at most in which none bears the others out
_QUIET = frozenset(
    ("OCCUR", "BE", "HAVE", "AMOUNT", "PREPOSITION", "MEASURE", "PART", "TIMES", "DIFFERENCE", "COMMA")
)


def in_reverse(clause: Clause, locator: Locator) -> Iterator[Located]:
    """E.g. "A to B reaches 0.50, the opposite direction 0.91": the cell with its labels the other way round."""
    if not any(_is_reversal(phrase) for phrase in clause.phrases):
        return
    last = told = _before(clause, locator)
    for group in locator.groups:
        found = list(locator.of(group))
        index = group[0]
        amount = clause.phrases[index]
        before = clause.phrases[0 if told is not None else max(0, index - 3) : index]
        if last is not None and isinstance(amount, Amount) and any(_is_reversal(p) for p in before):
            pairs = [(column, row) for row, column in last.pairs]
            firm = not clause.refs() and len(pairs) == 1
            yield Located(amount, last.panel, pairs, firm, told=told is not None and last.firm)
        elif len(found) == 1:
            last = found[0]


def _before(clause: Clause, locator: Locator) -> Located | None:
    """The cell that the clause in front gives, where a clause names none: "… 12 times; the reverse occurs twice"."""
    if clause.refs() or clause.before is None or not clause.before.has("AMOUNT"):
        return None
    found = list(Locator(clause.before, locator.scene).all())
    if len(found) != 1 or len(found[0].pairs) != 1:
        return None
    grid = locator.scene.grids[found[0].panel]
    stated = grid.measure(found[0].amount.quantity)
    value = grid.at(*found[0].pairs[0])
    found[0].firm = value is not None and bool(equal(stated, value)) and _is_plain(clause)
    return found[0]


def _is_plain(clause: Clause) -> bool:
    """Whether a clause says nothing but how much the reverse is."""
    return all(
        phrase.type in _QUIET or _is_reversal(phrase) or is_thing(phrase)
        or (isinstance(phrase, Scope) and phrase.quantifier == "only")
        for phrase in clause.phrases
    )  # fmt: skip


def both_ways(clause: Clause, scene: Scene, locator: Locator) -> Iterator[Located]:
    """E.g. "A and B help each other (0.33 and 0.31)": the two cells, in the order that fits."""
    if not any(map(says_both_ways, clause.phrases)):
        return
    doubles = [ref for ref in clause.refs() if sum(len(name.labels) for name in ref.names) == 2]
    groups = [group for group in locator.groups if len(group) == 2]
    if len(doubles) != 1 or len(groups) != 1 or len(locator.groups) != 1:
        return
    one, two = (label.text for name in doubles[0].names for label in name.labels)
    amounts = [p for p in (clause.phrases[index] for index in groups[0]) if isinstance(p, Amount)]
    for panel in scene.panels(clause):
        grid = scene.grids[panel]
        if not grid.is_square or len(amounts) != 2:
            continue
        ways = [[(one, two), (two, one)], [(two, one), (one, two)]]
        fits = [
            way for way in ways
            if all((value := grid.at(*pair)) and equal(grid.measure(amount.quantity), value)
                   for pair, amount in zip(way, amounts, strict=True))
        ]  # fmt: skip
        for pair, amount in zip((fits or ways)[0], amounts, strict=True):
            yield Located(amount, panel, [pair], len(scene.grids) == 1)


def says_both_ways(phrase: Phrase) -> bool:
    """Whether both ways between two things are meant: "each other", "in both directions"."""
    if isinstance(phrase, Scope):
        noun = phrase.noun.key if phrase.noun is not None else ""
        return (phrase.key == "each" and phrase.others) or noun in word_list("names", "mutual")
    return isinstance(phrase, Word) and phrase.key in word_list("names", "mutual")


def _is_reversal(phrase: Phrase) -> bool:
    """Whether a word turns a pair round: "the reverse", "the opposite direction"."""
    return isinstance(phrase, Word) and phrase.key in word_list("names", "reversals")


def in_order(clause: Clause, scene: Scene, locator: Locator) -> Iterator[Located]:
    """The cells of a line, or of the diagonal, listed one after the other."""
    yield from _along_diagonal(clause, scene, locator)
    groups = [group for group in locator.groups if len(group) > 2]
    refs = [ref for ref in clause.refs() if not scene.panels_named(ref)]
    if not groups or len(refs) != 1:
        return
    for panel in scene.panels(clause):
        grid = scene.grids[panel]
        for line in scene.lines(refs[0], grid):
            values = grid.row(line.labels[0]) if line.axis == "row" else grid.column(line.labels[0])
            for group in groups:
                if len(line.labels) == 1 and len(group) == len(values):
                    yield from _pairwise(clause, panel, group, values)


def _pairwise(clause: Clause, panel: int, group: list[int], values: list[Value]) -> Iterator[Located]:
    for index, value in zip(group, values, strict=True):
        amount = clause.phrases[index]
        if isinstance(amount, Amount):
            yield Located(amount, panel, [(value.row, value.column)])


def with_true_lists(clause: Clause, found: Sequence[Located], locator: Locator) -> Iterator[Located]:
    """The amounts with their cells; what is wrong alone in a list of several is told to be the value of its cell.

    A list that holds the values of its cells in another order tells another order.
    """
    phrases = locator.phrases
    groups = [
        {phrases[index].start for index in group}
        for group in locator.groups
        if len(group) > _FEW and not clause.has(*GUARDS)
    ]
    for located in found:
        group = next((group for group in groups if located.amount.start in group), None)
        if group is None or located.told or len(located.pairs) != 1:
            yield located
            continue
        own = [other for other in found if other.amount.start in group and other.panel == located.panel]
        yield replace(located, told=True) if _is_wrong_alone(located, own, locator.scene) else located


def _is_wrong_alone(located: Located, listed: Sequence[Located], scene: Scene) -> bool:
    """Whether all numbers of a list but one are the values of their cells, each of its own."""
    grid = scene.grids[located.panel]
    cells = {pair for other in listed for pair in other.pairs}
    numbers = {other.amount.start for other in listed}
    if not len(cells) == len(numbers) == len(listed) > _FEW:
        return False
    values = {id(other): grid.at(*other.pairs[0]) for other in listed}
    if None in values.values():
        return False
    right = [o for o in listed if equal(grid.measure(o.amount.quantity), values[id(o)])]  # type: ignore[arg-type]
    return len(right) == len(listed) - 1 and all(other is not located for other in right)


def _along_diagonal(clause: Clause, scene: Scene, locator: Locator) -> Iterator[Located]:
    """E.g. "The diagonal reads 1.00, 0.92 and 0.97": its cells in their order."""
    before = clause.before.phrases if clause.before is not None and clause.has("PRONOUN") else []
    if not any(isinstance(p, Part) and p.part == "diagonal" for p in (*clause.phrases, *before)):
        return
    for panel in scene.panels(clause):
        diagonal = scene.grids[panel].diagonal
        for group in locator.groups:
            if len(group) == len(diagonal) > 2:
                yield from _pairwise(clause, panel, group, diagonal)
