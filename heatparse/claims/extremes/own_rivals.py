"""Own rivals: the things that a cell named by both its lines is set against.

"In 2021, P was the best of the five years": P of 2021, among the years, as in "in P, 2021 was the best". "Its P was
the best": of all P, of all that it has, or of all cells; what is first among one of them is not refuted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from heatparse.claims.language.metrics import sides_of
from heatparse.claims.language.phrases import Phrase, Ref, Scope, Superlative, index_of, key_at, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.phrases import words
from heatparse.tokens import label_keys

_CELL = 2  # references that name one
_VERBS = frozenset(("BE", "HAVE", "OCCUR"))
# What a cell is named with in front of the verb.
_NAMING = frozenset(("REF", "PREPOSITION", "JOIN", "COMMA", "MEASURE", "AXISNOUN", "DIMENSION", "UNKNOWN", "AMOUNT",
                     "OPEN", "CLOSE"))  # fmt: skip
_AMONG = frozenset(("PREPOSITION", "RESTRICTION"))
_NOUNS = frozenset(("AXISNOUN", "UNKNOWN"))
_SIDES = {"row": "y", "column": "x"}
_ENDS = {"high": "high", "warm": "high", "much": "high", "low": "low", "cold": "low", "little": "low"}


def among_own_rivals(clause: Clause, scene: Scene) -> Clause:
    """ "In 2021, P was the best of the five years" as "in P, 2021 was the best"; else the clause itself."""
    phrases = _group_behind(clause.phrases)
    told = _contest(phrases)
    if told is None:
        return clause
    verb, first, last, others = told
    named = _cell_of(phrases[:verb], clause, scene)
    if named is None:
        return clause
    grid, places = named
    if (
        not others
        and not _is_counted(phrases[first:last])
        and _are_adjoining(phrases[:verb], [*places.values()])
    ):
        return clause  # "P 2021 was the best of all P": among them, or among all cells
    side = _side_of_group(phrases[first:last], grid, scene, others)
    axis = next((axis for axis in places if _SIDES[axis] == side), None)
    if axis is None:
        return clause
    winner, place = places[axis], next(ref for other, ref in places.items() if other != axis)
    at = place.start
    joint, comma = made_word("PREPOSITION", "in", at), Word("JOIN", ",", ",", winner.start, winner.start)
    group = [p for p in phrases[first:last] if p.type != "PREPOSITION"] if others else []
    number = [phrase for phrase in phrases[:verb] if phrase.type == "AMOUNT"]
    aside = [made_word("OPEN", "(", at), *number, made_word("CLOSE", ")", at)] if number else []
    return clause.part([joint, place, comma, winner, *phrases[verb:first], *group, *aside, *phrases[last:]])


def _group_behind(phrases: list[Phrase]) -> list[Phrase]:
    """ "Of the five years, P 2021 was the best" as "P 2021 was the best of the five years"."""
    last = _end_of_group(phrases, 1) if phrases[0].type in _AMONG and key_at(phrases, 0) in _joints() else 0
    if last < _CELL or last >= len(phrases) or phrases[last].type not in ("JOIN", "COMMA"):
        return phrases
    top = next((at for at, p in enumerate(phrases) if isinstance(p, Superlative)), 0)
    return [*phrases[last + 1 : top + 1], *phrases[:last], *phrases[top + 1 :]] if top > last else phrases


def _is_counted(group: Sequence[Phrase]) -> bool:
    return any(phrase.type == "CARDINAL" or getattr(phrase, "count", None) for phrase in group)


def _contest(phrases: Sequence[Phrase]) -> tuple[int, int, int, bool] | None:
    """Where the verb stands, where the group begins and ends, and whether it is that of all others.

    None where no contest is told in plain order.
    """
    races = [at for at, p in enumerate(phrases) if p.type in ("SUPERLATIVE", "COMPARATIVE")]
    if len(races) != 1:
        return None
    at = races[0]
    if at == 0 or phrases[at - 1].type not in _VERBS:
        return None
    top, first = phrases[at], at + 1
    others = not isinstance(top, Superlative)
    if isinstance(top, Superlative) and (top.verb or (top.count or 1) > 1):
        return None
    while first < len(phrases) and phrases[first].type in ("MEASURE", "UNKNOWN"):
        first += 1  # "the highest accuracy of the five ranks", "more snow than in any other year"
    if first >= len(phrases):
        return None
    if others:
        than = key_at(phrases, at).endswith(" than") and first == at + 1
        if phrases[first].type != "THAN" and not than:
            return None
        first -= than
    elif phrases[first].type not in _AMONG or key_at(phrases, first) not in _joints():
        return None
    last = _end_of_group(phrases, first + 1)
    return (at - 1, first, last, others) if last > first + 1 else None


def _joints() -> frozenset[str]:
    return words("function_words", "of_group") | words("function_words", "in_group")


def _end_of_group(phrases: Sequence[Phrase], at: int) -> int:
    """ "(The) five years", "all years", "any other year", "(in) the four other years": where it ends."""
    start = at
    if at < len(phrases) and phrases[at].type == "PREPOSITION":
        at += 1
    counted = False
    while at < len(phrases) and phrases[at].type in ("CARDINAL", "SCOPE", "RIVALS"):
        at, counted = at + 1, True
    if not counted:
        return start
    last = phrases[at - 1]
    if at < len(phrases) and phrases[at].type in _NOUNS and not (isinstance(last, Scope) and last.noun):
        at += 1
    return at


def _cell_of(front: Sequence[Phrase], clause: Clause, scene: Scene) -> tuple[Grid, dict[str, Ref]] | None:
    """The grid and the row and column of a cell that the phrases name, and nothing else; None where they do not."""
    refs = [phrase for phrase in front if isinstance(phrase, Ref)]
    panels = scene.panels(clause)
    amounts = sum(phrase.type == "AMOUNT" for phrase in front)
    if (
        len(refs) != _CELL
        or amounts > 1
        or len(panels) != 1
        or not all(phrase.type in _NAMING for phrase in front)
    ):
        return None
    grid = scene.filled(panels[0])
    places = _places(refs, grid, scene)
    return (grid, places) if places is not None else None


def _places(refs: Sequence[Ref], grid: Grid, scene: Scene) -> dict[str, Ref] | None:
    places: dict[str, Ref] = {}
    for ref in refs:
        lines = scene.lines(ref, grid)
        if len(lines) != 1 or len(lines[0].labels) != 1 or len(ref.names) > 1:
            return None
        places[lines[0].axis] = ref
    return places if len(places) == _CELL else None


def _side_of_group(group: Sequence[Phrase], grid: Grid, scene: Scene, others: bool) -> str:
    """The axis whose categories a group is of, by its noun and by its number; "" where that is not clear."""
    count, noun = None, None
    for phrase in group:
        if isinstance(phrase, Scope):
            count, noun = phrase.count, phrase.noun
        elif isinstance(phrase, Word) and phrase.type == "CARDINAL":
            count = int(phrase.value) if str(phrase.value).isdecimal() else None
        elif isinstance(phrase, Word) and phrase.type in _NOUNS:
            noun = phrase
    sizes = {"y": len(grid.rows), "x": len(grid.columns)}
    fitting = {side for side, size in sizes.items() if count in (None, size, size - 1 if others else size)}
    if noun is not None and noun.type not in _NOUNS:
        return ""  # "of all 24 cells"
    if noun is None:
        return fitting.pop() if count is not None and len(fitting) == 1 else ""
    named = _sides_of(noun, grid, scene)
    found = named & fitting or (fitting if count is not None else set())
    return found.pop() if len(found) == 1 else ""


def _sides_of(noun: Word, grid: Grid, scene: Scene) -> set[str]:
    """The axes that a noun names; the days are those of the other one where one has the "hours of the day"."""
    if noun.type != "AXISNOUN":
        return set(sides_of(scene, noun.key))
    side = noun.value.axis
    if _is_inner(noun, grid):
        return {"x" if side == "y" else "y"}
    return {side} if side else set()


def _is_inner(noun: Word, grid: Grid) -> bool:
    """Whether a noun is not what an axis lists: the day of the "hour of the day"."""
    axis = grid.panel.y_axis if noun.value.axis == "y" else grid.panel.x_axis
    keys = label_keys(axis.label or "")
    within = keys[keys.index("of") + 1 :] if "of" in keys[1:] else ()
    cycles = words("names", "cycles")
    return any(noun.key.removesuffix("s") == key.removesuffix("s") and key in cycles for key in within)


def is_of_inner_noun(clause: Clause, scene: Scene) -> bool:
    """ "Every day totals 25", where an axis lists the hours of the day: it is not summed over the hours."""
    return any(
        word.type == "AXISNOUN" and _is_inner(word, scene.grids[panel])
        for word in clause.words
        for panel in scene.panels(clause)
    )


# What words leave open


def leaves_rivals_open(clause: Clause, scene: Scene) -> bool:
    """Whether a refuted first place is that of a cell among one of its lines, and nothing says among which."""
    phrases = _group_behind(clause.phrases)
    tops = [phrase for phrase in phrases if isinstance(phrase, Superlative)]
    if len(tops) != 1 or tops[0].verb or (tops[0].count or 1) > 1 or not clause.refs():
        return False
    at = index_of(phrases, tops[0])
    front = phrases[:at]
    if not front or front[-1].type not in _VERBS or not _is_unbound(tops[0]):
        return False
    told = _contest(phrases)
    group = phrases[told[1] : told[2]] if told is not None else []
    recorded = _is_on_record(phrases[at + 1 :])
    return any(
        all(_is_first(tops[0], value, line(value.row if axis == "row" else value.column)) for value in values)
        for panel in scene.panels(clause)
        for grid in (scene.filled(panel),)
        for loose in (recorded or bool(group and _side_of_group(group, grid, scene, False)),)
        for values in (_named(front, clause, grid, scene, loose),)
        if values
        for axis, line in (("row", grid.row), ("column", grid.column))
    )


def _is_unbound(top: Superlative) -> bool:
    """ "Was the warmest", "the warmest month": and not the highest value."""
    return all(noun.type in _NOUNS for noun in top.nouns)


def _is_on_record(behind: Sequence[Phrase]) -> bool:
    """ "The warmest on record", "in the series"."""
    return (
        len(behind) > 1
        and behind[0].type == "PREPOSITION"
        and phrase_key(behind[1]) in words("winners", "records")
    )


def _named(front: Sequence[Phrase], clause: Clause, grid: Grid, scene: Scene, loose: bool) -> list[Value]:
    """The cells that "P 2021", "2021's P", or "its P" names."""
    refs = [phrase for phrase in front if isinstance(phrase, Ref)]
    owned = bool(front) and phrase_key(front[0]) in words("function_words", "possessive")
    if owned and len(refs) == 1 and clause.before is not None:
        pairs = [(refs[0], other) for other in clause.before.refs()]
    elif len(refs) == _CELL and (loose or _are_adjoining(front, refs)):
        pairs = [(refs[0], refs[1])]
    else:
        pairs = []
    for pair in pairs:
        lines = {line.axis: line.labels for ref in pair for line in scene.lines(ref, grid)}
        if len(lines) == _CELL:
            return [
                value
                for row in lines["row"]
                for column in lines["column"]
                if (value := grid.at(row, column)) is not None
            ]
    return []


def _are_adjoining(front: Sequence[Phrase], refs: Sequence[Ref]) -> bool:
    """ "P 2021", "the P of 2021", and not "P in 2021"."""
    between = front[index_of(front, refs[0]) + 1 : index_of(front, refs[1])]
    keys = [phrase_key(phrase) for phrase in between if phrase.type == "PREPOSITION"]
    plain = all(phrase.type in ("PREPOSITION", "UNKNOWN", "AXISNOUN") for phrase in between)
    return plain and keys in ([], ["of"]) and isinstance(front[0], Ref)


def _is_first(top: Superlative, value: Value, line: Iterable[Value]) -> bool:
    """Whether a value has the rank that is told among those of a line, from the end that may be meant."""
    above = sum(other.low > value.high for other in line)
    below = sum(other.high < value.low for other in line)
    ends = {"high": (above,), "low": (below,)}.get(_ENDS.get(top.direction, ""), (above, below))
    return top.rank - 1 in ends
