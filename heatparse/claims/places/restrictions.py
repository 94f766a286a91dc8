"""Restrictions: the part of an axis that a clause speaks of, "from layer 4 on", "among the first three rows".

A restriction that the grid can tell becomes a reference to the categories that are left. The readers
take it like any other place; where it names competitors of the winner, only these take part.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from heatparse.claims.extremes.competitors import among, left_over, with_competitors
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.places.lines import Line
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.records import replace
from heatparse.tokens import fold

# With one of these "from A to B" leads from one end of a change to the other.
_CHANGES = ("DIFFERENCE", "TREND", "FACTOR", "TIMES", "SPREAD")
_COURSES = ("FACTOR", "TIMES", "SPREAD")
_MARKS = frozenset(("RESTRICTION", "EXCEPTION", "NEGATION", "PREPOSITION", "COMPARATIVE", "UNKNOWN"))


def restricted(clause: Clause, scene: Scene, bounded: bool = False) -> Clause:
    """The clause with its restrictions as references; itself where there is none that can be told.

    In a clause that is `bounded`, a verb of motion may belong to its bound: "never falls below 8".
    """
    if len(scene.grids) == 0 or not clause.has(*_MARKS, "SUPERLATIVE"):
        return clause
    if clause.has(*(_CHANGES if not bounded else _COURSES)):
        return clause
    grid = scene.filled(scene.panels(clause)[0])
    phrases = clause.phrases
    if clause.has("SUPERLATIVE"):
        phrases = with_competitors(phrases, grid, scene)
    if clause.has("EXCEPTION"):
        phrases = _with_exceptions(phrases, grid, scene)
    changed = phrases is not clause.phrases
    phrases = list(phrases)
    at = 0
    while at < len(phrases):
        found = _restriction(phrases, at, grid, scene)
        if found is not None:
            ref, end, key = found
            joint = made_word("PREPOSITION", key, phrases[at].start)
            phrases[at:end] = [joint, ref]
            changed = True
            at += 1
        at += 1
    return clause.part(phrases) if changed else clause


def _with_exceptions(phrases: list[Phrase], grid: Grid, scene: Scene) -> list[Phrase]:
    """ "In all columns but the first", "at every hour except 6": the line that is set aside, as a reference."""
    at = next((i for i, p in enumerate(phrases) if p.type == "EXCEPTION"), None)
    scope = next((p for p in phrases if isinstance(p, Scope) and p.noun is not None), None)
    behind = phrases[at + 1] if at is not None and at + 1 < len(phrases) else None
    if at is None or scope is None or scope.noun is None or behind is None:
        return phrases
    if isinstance(behind, Amount) and behind.label is not None and not behind.bound:
        names, end = [behind.label], at + 2
        while end + 1 < len(phrases) and phrases[end].type == "JOIN":
            following = phrases[end + 1]
            if not isinstance(following, Amount) or following.label is None:
                break
            names.append(following.label)
            end += 2
        return [*phrases[: at + 1], Ref(behind.start, phrases[end - 1].end, tuple(names)), *phrases[end:]]
    axis = _axis_of(scope.noun)
    if not isinstance(behind, Word) or behind.type not in ("POSITION", "ORDINAL") or not axis:
        return phrases
    lines = scene.lines(Ref(behind.start, behind.end, position=str(behind.value), noun=axis), grid)
    end = at + 2 + (key_at(phrases, at + 2) in words("reserves", "ones"))
    if len(lines) != 1 or (end < len(phrases) and phrases[end].type not in ("STOP", "COMMA", "CLOSE")):
        return phrases
    ref = left_over(phrases, at + 1, end, axis, [fold(label) for label in lines[0].labels], grid)
    return phrases if ref is None else [*phrases[: at + 1], replace(ref, limit=False), *phrases[end:]]


def _axis_of(noun: Word) -> str:
    """Whether a noun counts rows or columns: row, column, "" where it is open."""
    if noun.type == "AXISNOUN":
        return {"x": "column", "y": "row"}.get(noun.value.axis, "")
    return str(noun.value) if noun.value in ("row", "column") else ""


def _restriction(phrases: Sequence[Phrase], at: int, grid: Grid, scene: Scene) -> tuple[Ref, int, str] | None:
    """The categories that a restriction leaves, the index behind it, and how they stand to what is left out."""
    word = phrases[at]
    if word.type not in _MARKS or not isinstance(word, Word):
        return None
    types = [phrase.type for phrase in phrases[at + 1 : at + 3]]
    counted = types[:1] == ["POSITION"] or types == ["SCOPE", "POSITION"]  # "in the first two rows"
    limited = types[1:] == ["LIMIT"]
    if not counted and not limited and word.key not in _leading():
        return None
    for read in (_limited, among, _span, _beside, _onward, _until, first_lines, _excepted):
        ref, end = read(phrases, at, grid, scene) or (None, at)
        if ref is not None:
            behind = read is _excepted and word.key == "after"
            return ref, end, "after" if behind else "in"
    return None


@cache
def _leading() -> frozenset[str]:
    """The words that one of the readers of a restriction begins with."""
    kinds = ("among", "of_those", "span_starts", "beyond", "from_there", "until", "leaving_out")
    return words("function_words", "opening_part").union(*(words("regions", kind) for kind in kinds))


def _place(phrases: Sequence[Phrase], at: int, grid: Grid, scene: Scene) -> Line | None:
    """The one row or column that a phrase names."""
    phrase = phrases[at] if at < len(phrases) else None
    if isinstance(phrase, Amount) and phrase.label is not None and not phrase.bound:
        phrase = Ref(phrase.start, phrase.end, (phrase.label,))
    if not isinstance(phrase, Ref) or phrase.is_panel or phrase.relation or phrase.either:
        return None
    lines = scene.lines(phrase, grid)
    return lines[0] if len(lines) == 1 and len(lines[0].labels) == 1 else None


def _span(phrases: Sequence[Phrase], at: int, grid: Grid, scene: Scene) -> tuple[Ref | None, int] | None:
    """ "From A to B", "in layers 1 to 3", "between A and B": all that lies between."""
    if key_at(phrases, at) not in words("regions", "span_starts") or at + 1 >= len(phrases):
        return None
    pair = phrases[at + 1]
    if key_at(phrases, at) == "between" and isinstance(pair, Ref) and len(pair.names) == 2:
        ends = [scene.lines(replace(pair, names=(name,)), grid) for name in pair.names]
        if all(len(lines) == 1 and len(lines[0].labels) == 1 for lines in ends):
            return _between(phrases, at, at + 2, ends[0][0], ends[1][0], grid)
        return None
    first, middle = _place(phrases, at + 1, grid, scene), at + 2
    while key_at(phrases, middle) in words("regions", "ways"):
        middle += 1
    dash = not grid.is_square and key_at(phrases, middle) in words("regions", "dashes")
    if first is None or not (dash or key_at(phrases, middle) in words("regions", "span_ends")):
        return None
    last = _place(phrases, middle + 1, grid, scene)
    return _between(phrases, at, middle + 2, first, last, grid) if last is not None else None


def _between(
    phrases: Sequence[Phrase], at: int, end: int, first: Line, last: Line, grid: Grid
) -> tuple[Ref | None, int] | None:
    order = order_of(first.axis, grid)
    if first.axis != last.axis or not order:
        return None
    one, two = (_index(order, line) for line in (first, last))
    if one > two and are_times(order, grid):  # "from November to February": past the end of the year
        return left_over(phrases, at, end, first.axis, [*order[one:], *order[: two + 1]], grid), end
    return left_over(phrases, at, end, first.axis, order[min(one, two) : max(one, two) + 1], grid, True), end


def _onward(phrases: Sequence[Phrase], at: int, grid: Grid, scene: Scene) -> tuple[Ref | None, int] | None:
    """ "From A on", "after A", "beyond A": A and what comes behind it, or that alone."""
    key = key_at(phrases, at)
    beyond = key in words("regions", "beyond")
    line = _place(phrases, at + 1, grid, scene)
    there = key in words("regions", "from_there")
    if line is None or not (key == "from" or beyond or there):
        return None
    noun = at + 2 < len(phrases) and phrases[at + 2].type == "AXISNOUN"  # "from 4 shots onward"
    onward = key_at(phrases, at + 2 + noun) in words("assertions", "onward")
    order = order_of(line.axis, grid)
    if not order or not (onward or beyond or there):
        return None
    start = _index(order, line) + (1 if beyond else 0)
    end = at + 3 + noun if onward else at + 2
    return left_over(phrases, at, end, line.axis, order[start:], grid, True), end


def _beside(phrases: Sequence[Phrase], at: int, grid: Grid, scene: Scene) -> tuple[Ref | None, int] | None:
    """ "At both learning rates above A": what lies on that side of it."""
    step, count = at + 1, None
    while step < len(phrases) and phrases[step].type in ("SCOPE", "CARDINAL", "AXISNOUN"):
        told = phrases[step]
        count = int(told.value) if isinstance(told, Word) and told.type == "CARDINAL" else count
        count = 2 if isinstance(told, Scope) and told.quantifier == "both" else count
        step += 1
    line = (
        _place(phrases, step + 1, grid, scene) if key_at(phrases, step) in words("regions", "sided") else None
    )
    last = phrases[step - 1]
    noun = last.noun if isinstance(last, Scope) else last
    if line is None or not isinstance(noun, Word) or _axis_of(noun) != line.axis:
        return None
    order = order_of(line.axis, grid)
    if not order:
        return None
    here = _index(order, line)
    above = getattr(phrases[step], "value", "") == "high"
    kept = order[here + 1 :] if above else order[:here]
    if count not in (None, len(kept)):
        return None
    return left_over(phrases, at, step + 2, line.axis, kept, grid), step + 2


def _limited(phrases: Sequence[Phrase], at: int, grid: Grid, scene: Scene) -> tuple[Ref | None, int] | None:
    """ "At A and above", "to A or less": A and what lies on that side of it."""
    limit = phrases[at + 2] if at + 2 < len(phrases) else None
    if not isinstance(limit, Word) or limit.type != "LIMIT" or phrases[at].type != "PREPOSITION":
        return None
    noun = phrases[at + 3] if at + 3 < len(phrases) else None
    counted = isinstance(noun, Word) and noun.type == "AXISNOUN" and _axis_of(noun) != ""
    line = _counted(phrases[at + 1], noun, grid) if counted else _place(phrases, at + 1, grid, scene)  # type: ignore[arg-type]
    order = order_of(line.axis, grid) if line is not None else []
    if line is None or not order:
        return None
    here, end = _index(order, line), at + 3 + counted
    kept = order[here:] if limit.value == "at_least" else order[: here + 1]
    return left_over(phrases, at, end, line.axis, kept, grid, counted), end


def _counted(phrase: Phrase, noun: Word, grid: Grid) -> Line | None:
    """ "(For 4 or more) operands": the line of the axis that is called so which has the number."""
    label = phrase.label if isinstance(phrase, Amount) else None
    if isinstance(phrase, Ref) and len(phrase.names) == 1 and not phrase.is_panel:
        label = phrase.names[0]
    number = _number(label.labels[0].text) if label is not None and len(label.labels) == 1 else None
    axis = _axis_of(noun)
    found = [key for key in order_of(axis, grid) if number in numbers_in(grid.name(key))]
    return Line(axis, (grid.name(found[0]),)) if number is not None and len(found) == 1 else None


def numbers_in(label: str) -> list[float]:
    """ "4 operands", "Level 4": its own number, or that at one of its ends."""
    parts = label.split()
    told = [label, *parts[:1], *parts[-1:]]
    return [number for part in told if (number := _number(part)) is not None]


def _until(phrases: Sequence[Phrase], at: int, grid: Grid, scene: Scene) -> tuple[Ref | None, int] | None:
    """ "Up to A", "up to and including A": A and what comes in front of it; "before A": that alone."""
    key = key_at(phrases, at)
    before = key == "before"
    if not before and key not in words("regions", "until"):
        return None
    behind = at + 1
    if [key_at(phrases, n) for n in (at + 1, at + 2)] == ["and", "including"]:
        behind = at + 3
    line = _place(phrases, behind, grid, scene)
    order = order_of(line.axis, grid) if line is not None else []
    if line is None or not order:
        return None
    size = _index(order, line) + (0 if before else 1)
    return left_over(phrases, at, behind + 1, line.axis, order[:size], grid, True), behind + 1


def first_lines(
    phrases: Sequence[Phrase], at: int, grid: Grid, scene: Scene
) -> tuple[Ref | None, int] | None:
    """ "Among the first three rows", "in the last two columns"."""
    if phrases[at].type not in ("RESTRICTION", "PREPOSITION") or (
        at and key_at(phrases, at) in words("function_words", "from_number")
    ):
        return None
    first = at + 1
    scope = phrases[first] if first < len(phrases) else None
    superlative = any(phrase.type == "SUPERLATIVE" for phrase in phrases)  # other readers look at the scope
    every = isinstance(scope, Scope) and scope.quantifier == "all" and scope.noun is None and not scope.others
    if superlative and every:
        first += 1  # "on each of the first four dates"
    types = [phrase.type for phrase in phrases[first : first + 3]]
    if types[:2] != ["POSITION", "CARDINAL"] or types[2:] not in (["DIMENSION"], ["AXISNOUN"]):
        return None
    position, count, noun = phrases[first : first + 3]
    assert isinstance(position, Word) and isinstance(count, Word) and isinstance(noun, Word)
    axis = _axis_of(noun)
    order = list(grid.rows if axis == "row" else grid.columns) if axis else []
    size = int(count.value)
    if not 1 < size < len(order) or position.value not in ("first", "last"):
        return None
    keys = order[:size] if position.value == "first" else order[-size:]
    return left_over(phrases, at, first + 3, axis, keys, grid), first + 3


def _excepted(phrases: Sequence[Phrase], at: int, grid: Grid, scene: Scene) -> tuple[Ref | None, int] | None:
    """ "Apart from A", "without A and B": all others; not beside "all", which the readers take themselves."""
    behind = key_at(phrases, at) == "after"  # "after A, the wettest is B"; of an axis in order it is a place
    if not (behind or key_at(phrases, at) in words("regions", "leaving_out")) or any(
        isinstance(p, Scope) and p.quantifier in ("all", "most") for p in phrases
    ):
        return None
    ref = phrases[at + 1] if at + 1 < len(phrases) else None
    if not isinstance(ref, Ref) or ref.is_panel or ref.position or ref.relation or ref.either:
        return None
    lines = scene.lines(ref, grid)
    if len(lines) != 1:
        return None
    if behind and (order_of(lines[0].axis, grid) or not any(p.type == "SUPERLATIVE" for p in phrases)):
        return None
    if behind and not _may_rival(ref, lines[0].axis, phrases, grid, scene):
        return None
    axis, gone = lines[0].axis, {fold(label) for label in lines[0].labels}
    keys = [key for key in (grid.rows if axis == "row" else grid.columns) if key not in gone]
    return left_over(phrases, at, at + 2, axis, keys, grid), at + 2


def _may_rival(ref: Ref, axis: str, phrases: Sequence[Phrase], grid: Grid, scene: Scene) -> bool:
    """Whether "after A" may leave A out: not where rows alone win, "the largest drop is seen for B after rinsing"."""
    others = [p for p in phrases if isinstance(p, Ref) and p is not ref and not p.is_panel]
    axes = [{line.axis for line in scene.lines(other, grid)} for other in others]
    return not any(axes) or any(axis in own for own in axes)


def _index(order: Sequence[str], line: Line) -> int:
    return list(order).index(fold(line.labels[0]))


def order_of(axis: str, grid: Grid) -> list[str]:
    """The categories of an axis in the order of their numbers, or as they are listed; none without an order."""
    keys = list(grid.rows if axis == "row" else grid.columns)
    numbers = [_number(grid.name(key)) for key in keys]
    known = [number for number in numbers if number is not None]
    if len(known) == len(keys):
        units = {read.unit for key in keys if (read := read_quantity(grid.name(key))) is not None}
        if len(units) == 1:
            return [key for _, key in sorted(zip(known, keys, strict=True))]
        return keys if all(a < b for a, b in pairwise(known)) else []
    stems = {"".join(filter(str.isalpha, key)) for key in keys}
    numbered = all(any(map(str.isdigit, key)) for key in keys) and (
        len(stems) == 1 or max(map(len, stems)) < 3
    )
    return keys if numbered or are_times(keys, grid) else []


def are_times(keys: Sequence[str], grid: Grid) -> bool:
    """Whether the categories are months, weekdays or times of day."""
    times = words("regions", "times")
    return all(any(part in times for part in grid.name(key).lower().split()) for key in keys)


def _number(label: str) -> float | None:
    quantity = read_quantity(label)
    return quantity.value if quantity is not None else None
