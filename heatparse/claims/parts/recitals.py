"""Recitals: names with their numbers one after another, under a place that is named in front of them.

"Tuesday in figures: A 12, B 20 and C 31", "**Top row (A):** Monday (12), Friday (20)".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.metrics import is_measured
from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_of, placed
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.claims.places.cells import pair_up
from heatparse.claims.places.located_amounts import Located
from heatparse.claims.scene import Scene
from heatparse.measures import equal
from heatparse.records import replace

# With one of these in front, the numbers may be something else than values.
_OTHERWISE = frozenset(("AGGREGATE", "DIFFERENCE", "FACTOR", "SPREAD", "SHARE", "SUPERLATIVE", "TREND", "BY", "THAN",
                        "LEADS", "PEAKS", "AMOUNT", "RIVALS", *GUARDS))  # fmt: skip
_JOINTS = frozenset(("COMMA", "AND", "JOIN", "STOP"))
_LINKS = frozenset(("COLON", "PREPOSITION", "HAVE", "BE", "EQUALS"))
_FEWEST = 2  # names with numbers that make a list

Item = tuple[Ref, Amount]


def recited(clause: Clause, scene: Scene) -> Iterator[Located]:
    """The cells of a list of names with numbers, of which most are right."""
    if sum(phrase.type == "AMOUNT" for phrase in clause.phrases) < _FEWEST:
        return
    front, items = _items(clause, scene)
    if len(items) < _FEWEST or not all(_is_quiet(phrase) for phrase in front):
        return
    for place in _places(front, clause):
        for panel in scene.panels(clause):
            found = [_located(place, ref, amount, panel, scene) for ref, amount in items]
            cells = [located for located in found if located is not None]
            if len(cells) == len(items):
                told = _is_borne_out(cells, scene)
                yield from (replace(located, told=told) for located in cells)
                return


def _is_quiet(phrase: Phrase) -> bool:
    return phrase.type not in _OTHERWISE and (phrase.type != "COMPARATIVE" or key_of(phrase) == "same")


def _items(clause: Clause, scene: Scene) -> tuple[Sequence[Phrase], list[Item]]:
    """The phrases in front of a list, and its names with their numbers; no names where it is something else."""
    phrases = clause.phrases
    colons = [at for at, phrase in enumerate(phrases) if phrase.type == "COLON"]
    start = next((at + 1 for at in colons if not isinstance(phrases[at - 1], Ref)), 0)
    front = [*clause.lead, *phrases[:start]] if start else _lead_of(clause)
    items: list[Item] = []
    at = start
    while at < len(phrases):
        ref = placed(phrases[at])
        end = _number_behind(phrases, at)
        amount = phrases[end] if end else None
        if not isinstance(ref, Ref) or not isinstance(amount, Amount) or amount.bound:
            return front, []
        items.append((ref, amount))
        at = end + 1
        while at < len(phrases) and (phrases[at].type == "CLOSE" or _is_unit(phrases[at], scene)):
            at += 1
        if at < len(phrases) and phrases[at].type not in _JOINTS:
            return front, []
        while at < len(phrases) and phrases[at].type in _JOINTS:
            at += 1
    return front, items


def _lead_of(clause: Clause) -> list[Phrase]:
    """What stands in front of a clause that is all list: its lead, with a number in it as the place that it is."""
    return [placed(phrase) for phrase in clause.lead if phrase.type not in ("OPEN", "CLOSE", "COLON")]


def _number_behind(phrases: Sequence[Phrase], at: int) -> int:
    """Index of the number that belongs to a name: "A 12", "A (12)", "A: 12", "A at 12"; 0 where there is none."""
    following = at + 1
    if following < len(phrases) and phrases[following].type in (*_LINKS, "OPEN"):
        following += 1
    return following if following < len(phrases) and phrases[following].type == "AMOUNT" else 0


def _is_unit(phrase: Phrase, scene: Scene) -> bool:
    return is_thing(phrase) or (phrase.type == "UNKNOWN" and is_measured(scene, key_of(phrase)))


def _places(front: Sequence[Phrase], clause: Clause) -> Iterator[Sequence[Ref]]:
    """What the names of a list may be paired with: each place in front, or two for a list of panels."""
    refs = [_without_figure(phrase) for phrase in front if isinstance(phrase, Ref)]
    yield from ([ref] for ref in (*reversed(refs), *clause.heads))
    if len(refs) > 1:
        yield refs[-2:]
    elif len(clause.heads) == 2:
        yield clause.heads


def _without_figure(ref: Ref) -> Ref:
    """ "The Tuesday figures": those of Tuesday."""
    return (
        replace(ref, noun="", side=None)
        if ref.noun in ("grid", "panel") and ref.names and not ref.is_panel
        else ref
    )


def _located(place: Sequence[Ref], ref: Ref, amount: Amount, panel: int, scene: Scene) -> Located | None:
    """The cell of a number in a list: of a name beside the place, or of the place in the panel that is named."""
    named = scene.panels_named(ref)
    if named:
        panel = named[0]
    elif len(place) == 1:
        place = [*place, ref]
    if len(named) > 1 or len(place) != 2:
        return None
    grid = scene.grids[panel]
    pairs = pair_up(place, scene, grid)
    return Located(amount, panel, pairs) if len(pairs) == 1 and grid.at(*pairs[0]) is not None else None


def _is_borne_out(cells: Sequence[Located], scene: Scene) -> bool:
    """Whether at least half of the numbers are the values of their cells: the list does recite the grid."""
    right = 0
    for located in cells:
        grid = scene.grids[located.panel]
        value = grid.at(*located.pairs[0])
        right += value is not None and equal(grid.measure(located.amount.quantity), value) is True
    return 2 * right >= len(cells)
