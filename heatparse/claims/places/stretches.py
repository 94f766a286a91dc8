"""Stretches: categories that follow one another: "May through September", "the first two columns"."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from operator import ge, gt, le, lt

from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Amount, Phrase, Ref
from heatparse.claims.language.words import Word
from heatparse.claims.places.passages import Passage
from heatparse.labels import Label
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import fold, label_keys

_EDGES: dict[str, Callable[[float, float], bool]] = {"above": gt, "at_least": ge, "below": lt, "at_most": le}


def stretch(passage: Passage, first: Ref, last: Ref) -> Ref | None:
    """ "May through September": the categories between two of one axis."""
    for grid in passage.scene.grids.all():
        for order, side in ((grid.columns, "x"), (grid.rows, "y")):
            if first.side not in (None, side) or last.side not in (None, side):
                continue
            ends = [order.get(fold(ref.names[-1].label.text)) for ref in (first, last) if ref.names]
            if len(ends) < 2 or ends[0] is None or ends[1] is None:
                continue
            low, high = sorted((ends[0], ends[1]))
            if ends[0] < ends[1] or (low < high and _descends(list(order)[low : high + 1])):
                return stretch_of(passage, list(order)[low : high + 1], side, first)
    return None


def _descends(keys: list[str]) -> bool:
    """Whether categories are numbers that are listed from the highest to the lowest."""
    try:
        numbers = [float(key.rstrip("%")) for key in keys]
    except ValueError:
        return False
    return all(one > two for one, two in pairwise(numbers))


def stretch_between(passage: Passage, index: int, ref: Ref) -> Ref | None:
    """ "Between 9h and 18h": all categories from the one to the other, where they are no pair."""
    ends = [replace(ref, names=(name,)) for name in ref.names]
    pair = passage.grid is not None and passage.grid.is_square
    if len(ends) != 2 or pair or passage.key(index - 1) not in words("assertions", "between"):
        return None
    return stretch(passage, *ends)


def open_stretch(passage: Passage, ref: Ref, index: int) -> Ref | None:
    """ "From layer 6 on", "beyond length 5", "up to ratio 0.3"."""
    if ref.is_panel or len(ref.names) != 1 or passage.grid is None:
        return None
    key = fold(ref.names[0].label.text)
    side = ref.side or ("x" if key in passage.grid.columns else "y")
    order = list(passage.grid.columns if side == "x" else passage.grid.rows)
    if key not in order:
        return None
    start, end = _ends(passage, index, order.index(key), len(order), side)
    return stretch_of(passage, order[start:end], side, ref) if start < end else None


def _ends(passage: Passage, index: int, position: int, size: int, side: str) -> tuple[int, int]:
    """Where a stretch that is open to one side starts and ends; empty where there is none."""
    before, after = passage.at(index - 1), passage.at(index + 1)
    if isinstance(after, Word) and after.type in ("PREPOSITION", "RESTRICTION") and after.key in words(
        "assertions", "onward"
    ):  # fmt: skip
        starts = passage.key(index - 1) in words("assertions", "from")
        if starts or after.type == "RESTRICTION":
            passage.taken.update((index - 1, index + 1) if starts else (index + 1,))
            return position, size
    if before is not None and before.type in ("COMPARATIVE", "RESTRICTION", "BOUND"):
        for name, first, last in (
            ("beyond", position + 1, size),
            ("before", 0, position),
            ("until", 0, position + 1),
        ):
            if passage.key(index - 1) in words("assertions", name):
                if passage.key(index - 1) in words("assertions", "upright") and (
                    told := _depth(passage, side)
                ):
                    if told == "network":
                        return 0, 0  # "above a depth of 4": more or less of it
                    first, last = (0, position) if name == "beyond" else (position + 1, size)
                passage.taken.add(index - 1)
                return first, last
    return 0, 0


def _depth(passage: Passage, side: str) -> str:
    """Whether an axis tells depths, of which the larger ones lie below: those of a ground, or of a network."""
    panel = passage.scene.document.panels[0]
    told = set(label_keys((panel.x_axis if side == "x" else panel.y_axis).label or ""))
    if told.isdisjoint(words("assertions", "depths")):
        return ""
    return "ground" if told & words("assertions", "lengths") else "network"


def stretch_of(passage: Passage, keys: list[str], side: str, ref: Phrase) -> Ref:
    """The categories with some keys, named where a phrase stands."""
    labels = [passage.scene.draft.labels.get(key) for key in keys]
    known = tuple(label for label in labels if label is not None)
    return Ref(ref.start, ref.end, (Name("category", known),), side=side)  # type: ignore[arg-type]


def limited_stretch(passage: Passage, index: int, ref: Ref) -> Ref | None:
    """ "A token limit of 5000 or less": a category that is a number, and those beyond it."""
    limit = passage.at(index + 1)
    if not isinstance(limit, Word) or limit.type != "LIMIT" or not ref.names:
        return None
    noun = passage.at(index + 2)
    side = noun.value.axis if isinstance(noun, Word) and noun.type == "AXISNOUN" else None
    if side is not None and passage.grid is not None:
        from heatparse.claims.places.restrictions import numbers_in  # loaded where an axis is named behind it

        edge = next(iter(numbers_in(ref.names[0].label.text)), None)
        order = passage.grid.columns if side == "x" else passage.grid.rows
        told = {key: next(iter(numbers_in(passage.grid.name(key))), None) for key in order}
        is_meant = _EDGES[limit.value]
        kept = [key for key, n in told.items() if n is not None and edge is not None and is_meant(n, edge)]
        if kept and None not in told.values():
            passage.taken.update((index + 1, index + 2))
            return stretch_of(passage, kept, side, ref)
    for axis in ("x", "y"):
        numbers = passage.scene.names.counted(axis)
        edge = next((number for number, label in numbers if label is ref.names[0].label), None)
        if edge is not None and ref.side in (None, axis):
            passage.taken.add(index + 1)
            return _beyond(passage, numbers, _EDGES[limit.value], edge, axis, ref)
    return None


def read_numbered(passage: Passage, index: int, noun: Phrase) -> int:
    """ "Batch sizes above 64", "a token limit of 5000 or less": categories that are numbers."""
    assert isinstance(noun, Word)
    at = index + 2 if passage.key(index + 1) == "of" else index + 1
    amount = passage.at(at)
    if not isinstance(amount, Amount) or not amount.bound or amount.verb or amount.quantity.value is None:
        return index + 1
    axis, is_meant = noun.value.axis, _EDGES[amount.bound]
    found = _beyond(passage, passage.scene.names.counted(axis), is_meant, amount.quantity.value, axis, noun)
    if axis is None or not found.names[0].labels:
        return index + 1
    passage.places.refs.append(found)
    passage.taken.update(range(index, at + 1))
    return at + 1


def _beyond(
    passage: Passage, numbers: list[tuple[float, Label]], is_meant: Callable[[float, float], bool], edge: float,
    axis: str, ref: Phrase,
) -> Ref:  # fmt: skip
    labels = tuple(label for number, label in numbers if is_meant(number, edge))
    return Ref(ref.start, ref.end, (Name("category", labels),), side=axis)  # type: ignore[arg-type]


def read_outermost(passage: Passage, index: int) -> int:
    """ "The first two columns", "the bottom three rows", "three rows at the bottom"."""
    which = passage.key(index) if passage.main[index].type != "ORDINAL" else ""
    end = words("assertions", "first_lines"), words("assertions", "last_lines")
    if passage.grid is None or not any(which in side for side in end):
        return index + 1
    count, noun = passage.at(index + 1), passage.at(index + 2)
    used = (index, index + 1, index + 2)
    if passage.key(index - 1) in ("at", "on"):
        count, noun = passage.at(index - 3), passage.at(index - 2)
        used = (index - 3, index - 2, index)
    if not isinstance(count, Word) or count.type != "CARDINAL" or not isinstance(noun, Word):
        return index + 1
    side = {"row": "y", "column": "x"}.get(noun.value) if noun.type == "DIMENSION" else None
    if noun.type == "AXISNOUN":
        side = noun.value.axis
    if side is None:
        return index + 1
    order, number = list(passage.grid.rows if side == "y" else passage.grid.columns), int(count.value)
    keys = order[:number] if which in end[0] else order[-number:]
    passage.places.refs.append(stretch_of(passage, keys, side, noun))
    passage.taken.update(used)
    return index + 1
