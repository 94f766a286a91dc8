"""Statements about what stands where on the axes: "models are the rows", "A is the last column", "A comes before B"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.forms import Name
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.positions import is_laid_out
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.inventory.axis_sizes import is_of_table
from heatparse.inventory.survey import survey_of
from heatparse.measures import Truth, every
from heatparse.models.claims import BaseClaim, LayoutClaim
from heatparse.phrases import words
from heatparse.records import NamedTuple
from heatparse.tokens import fold

_RULE = "layout-mismatch"
_QUIET = frozenset(("BE", "HAVE", "OCCUR", "PREPOSITION", "COMMA", "AND", "JOIN", "AXISNOUN", "AXIS", "HEAD"))
# With one of these a clause is about values, or may not be meant so.
_OTHER = frozenset((
    "NUMBER", "COMPARATIVE", "AGGREGATE", "MEASURE", "SIGN", "EXCEPTION", "CONDITION", "NEGATION", "COLOUR", "PRONOUN",
    "LEADS", "PEAKS", "TREND", "SPREAD", "FACTOR", "PANEL",
))  # fmt: skip


def read_axis_places(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that names of axes, or labels, stand in some place."""
    types = {word.type for word in clause.words}
    if (
        clause.is_data
        or not scene.grids
        or not types & {"DIMENSION", "POSITION", "UNKNOWN"}
        or types & _OTHER
    ):
        return []
    panels = scene.panels(clause)
    grid = scene.grids[panels[0]]
    judgement = _sides(clause, scene, panels[0]) or _labels(clause.words, grid)
    if judgement is None and not clause.has(
        "SCOPE"
    ):  # "A lies between B and C in every column": in its values
        judgement = _neighbours(clause.words, grid)
    if judgement is None or judgement.truth is None:
        return []
    clause.read.add("layout")
    return [scene.claim(LayoutClaim, clause, judgement)]


def is_opening(clause: Clause, scene: Scene) -> bool:
    """Whether a clause introduces the figure: there it defines the axes."""
    return clause.block < survey_of(scene.document).opening


# "Models are the rows, benchmarks the columns"


def _sides(clause: Clause, scene: Scene, panel: int) -> Judgement | None:
    """The axes by their names, each with the side that it is said to be."""
    pairs: list[tuple[str, str]] = []
    axis = ""
    for word in clause.words:
        side = side_of(word)
        if word.type == "AXISNOUN" and side is None:
            if axis or not isinstance(word.value, Name) or word.value.axis is None:
                return None
            axis = word.value.axis
        elif side is not None and axis:
            pairs.append((axis, side))
            axis = ""
        elif (side is not None and not (pairs and is_plain(word))) or not is_plain(word):
            return None
    if not pairs or axis:
        return None
    truth = all(axis == side for axis, side in pairs)
    if not _are_told(scene, panel):
        return UNDECIDED
    if not truth:
        from heatparse.claims.places.turned_tables import is_of_given_data  # loaded for what seems wrong

        if is_of_given_data(clause.words, scene.draft, clause.block, panel):
            return UNDECIDED
    x, y = scene.document.panels[panel].x_axis, scene.document.panels[panel].y_axis
    spans = tuple(span for span in (x.span, y.span) if span is not None)
    return Judgement(
        truth, f"the x-axis is {x.label or 'listed first'}, the y-axis {y.label or ''}".rstrip(), spans, _RULE
    )


def side_of(word: Word) -> str | None:
    if word.type in ("DIMENSION", "UNKNOWN"):
        for side in ("x", "y"):
            if word.key in words("places", side):
                return side
    return None


def is_plain(word: Word) -> bool:
    """Whether a word only says that something stands somewhere."""
    if word.type in _QUIET:
        return True
    known = words("places", "verbs") | words("places", "things")
    return word.key in known and word.type in (
        "UNKNOWN",
        "ORDER",
        "DIMENSION",
        "CARDINAL",
        "HEDGE",
        "POSITION",
    )


def _are_told(scene: Scene, panel: int) -> bool:
    """Whether the text itself says which axis is which, and does not only give a table."""
    draft = scene.draft.panels[panel]
    return all(
        axis.span is not None and axis.label and not is_of_table(scene.draft, axis)
        for axis in (draft.x, draft.y)
    )


# "A is the last row, B the first"


class _Place(NamedTuple):
    """A place that a label is said to have: the word for it, the line that it is, and what follows."""

    word: Word
    noun: str  # "row", "column", "both"; "" where it is not said
    behind: Sequence[Word]


def _labels(told: Sequence[Word], grid: Grid) -> Judgement | None:
    """The labels, each with the places that it is said to have."""
    found: list[Truth] = []
    name: Name | None = None
    waiting: _Place | None = None  # "the third row is A"
    noun = ""
    at = 0
    while at < len(told):
        word = told[at]
        if word.type == "LABEL":
            previous, name = name, word.value
            if len(word.value.labels) != 1:
                return None
            if at and told[at - 1].type == "NEXT":
                found.append(_follows(previous, name, noun, grid))
            elif waiting is not None:
                found.append(_stands(name, waiting, grid))
                waiting = None
        elif word.type in ("POSITION", "ORDINAL") or word.key in _ends():
            noun = _noun(told, at) or noun
            place = _Place(word, noun, told[at + 1 : at + 5])
            if noun not in ("", "row", "column", "both") or (name is None and waiting is not None):
                return None
            if name is None:
                waiting = place
            else:
                found.append(_stands(name, place, grid))
            at += _used(told, at)
        elif word.type != "NEXT" and not is_plain(word) and not _is_line(word):
            return None
        at += 1
    if not found or waiting is not None or (len(found) == 1 and not noun):
        return None  # "A is at the top" may be a rank
    truth = every(found)
    if truth is False and not noun:
        return UNDECIDED
    text = (
        "the axes list their labels in this order" if truth else "the axes list their labels in another order"
    )
    return Judgement(truth, text, (), _RULE)


def _is_line(word: Word) -> bool:
    if word.key in ("axes", "both") or side_of(word) is not None:
        return True
    return word.type == "DIMENSION" and word.value in ("row", "column", "grid", "axis")


def _noun(told: Sequence[Word], at: int) -> str:
    """The line that a place is one of: "the last row", "in the vertical center", "the middle of both axes"."""
    behind = told[at + 1] if at + 1 < len(told) else None
    if behind is not None and behind.type == "DIMENSION":
        return str(behind.value)
    before = side_of(told[at - 1]) if at else None
    if before is not None:
        return "row" if before == "y" else "column"
    return "both" if any(word.key == "axes" for word in told[at + 1 : at + 4]) else ""


def _follows(first: Name | None, second: Name, noun: str, grid: Grid) -> Truth:
    """Whether one label comes right behind another one."""
    order = list({"row": grid.rows, "column": grid.columns}.get(noun, ()))
    keys = [fold(name.label.text) for name in (first, second) if name is not None]
    if len(keys) < 2 or any(key not in order for key in keys):
        return None
    return order.index(keys[1]) - order.index(keys[0]) == 1


def _ends() -> frozenset[str]:
    return words("places", "first") | words("places", "last") | words("places", "center")


def _used(told: Sequence[Word], at: int) -> int:
    """How many words behind a place belong to it: "row", "row from the top"."""
    behind = told[at + 1 : at + 4]
    if len(behind) > 2 and behind[1].key == "from" and behind[2].key in _ends():
        return 3
    return 1 if behind and behind[0].type == "DIMENSION" else 0


def _stands(name: Name, place: _Place, grid: Grid) -> Truth:
    """Whether a label stands in a place of its axis."""
    key, word = fold(name.label.text), place.word.key
    upright, level = word in words("places", "vertical"), word in words("places", "horizontal")
    noun = place.noun or ("row" if upright else "column" if level else "")
    if noun == "both":
        return every(_stands(name, place._replace(noun=line), grid) for line in ("row", "column"))
    order = list({"row": grid.rows, "column": grid.columns}.get(noun, ()))
    if key not in order or (noun == "row" and level) or (noun == "column" and upright):
        return None
    if word in words("places", "center"):
        return len(order) % 2 == 1 and order[len(order) // 2] == key
    back = word in words("places", "last")
    number = int(place.word.value) if place.word.type == "ORDINAL" else 1
    if len(place.behind) > 2 and place.behind[1].key == "from":
        back = place.behind[2].key in words("places", "last")
    at = len(order) - number if back else number - 1
    truth = 0 <= at < len(order) and order[at] == key
    return truth if truth or is_laid_out(grid) or not (upright or level) else None


# "A comes directly before B", "A sits between B and C"


def _neighbours(told: Sequence[Word], grid: Grid) -> Judgement | None:
    names = [word.value for word in told if word.type == "LABEL"]
    if any(len(name.labels) != 1 for name in names) or not any(w.key in _axes() for w in told):
        return None
    rest = [word for word in told if word.type not in ("LABEL", "AXIS", "HEAD") and not is_plain(word)]
    joint = [word for word in rest if word.key in words("function_words", "order")]
    rest = [w for w in rest if w not in joint and w.key not in _axes() and w.type != "QUANTIFIER"]
    between = any(word.key == "between" for word in told)
    if rest or len(names) != (3 if between else 2) or (not between and len(joint) != 1):
        return None
    keys = [fold(name.label.text) for name in names]
    if between:
        keys = [keys[1], keys[0], keys[2]]
    elif joint[0].key == "after":
        keys.reverse()
    close = between or any(word.key in words("function_words", "closely") for word in told)
    return _in_order(keys, _orders(told, grid), close, either=between)


def _axes() -> frozenset[str]:
    return words("places", "x") | words("places", "y") | {"axes", "both"}


def _orders(told: Sequence[Word], grid: Grid) -> list[list[str]]:
    """The orders of the axes that a clause names."""
    sides = {side for word in told if (side := side_of(word)) is not None}
    both = any(word.key == "axes" for word in told)
    named = ("y", grid.rows), ("x", grid.columns)
    return [list(order) for side, order in named if both or side in sides]


def _in_order(
    keys: Sequence[str], orders: Sequence[Sequence[str]], close: bool, either: bool = False
) -> Judgement | None:
    if not orders or any(key not in order for order in orders for key in keys):
        return None
    truths = []
    for order in orders:
        steps = [order.index(two) - order.index(one) for one, two in pairwise(keys)]
        way = 1 if not either or steps[0] > 0 else -1
        truths.append(all(step * way == 1 if close else step * way > 0 for step in steps))
    truth = all(truths)
    if either and not truth and close:
        loose = [_in_order(keys, [order], close=False, either=True) for order in orders]
        if all(judgement is not None and judgement.truth for judgement in loose):
            return UNDECIDED
        return Judgement(False, "the axis lists them in another order", (), _RULE)
    return Judgement(
        truth, "the axis lists them so" if truth else "the axis lists them in another order", (), _RULE
    )
