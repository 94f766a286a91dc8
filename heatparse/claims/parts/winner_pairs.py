"""Winners with their places, told one after the other: "A leads in P, B in Q", "the best in P is A, in Q it is B"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.extremes.statement_bounds import SEPARATORS
from heatparse.claims.language.phrases import Phrase, Ref, Superlative, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.claims.scene import Scene
from heatparse.records import NamedTuple

# What a part without a superlative of its own may hold.
_SILENT = frozenset((
    "REF", "PREPOSITION", "BE", "PRONOUN", "OPEN", "AMOUNT", "CLOSE", "BY", "COMMA", "JOIN", "AND", "HAVE", "AXISNOUN",
    "DIMENSION", "SCOPE",
))  # fmt: skip
_OPENING = frozenset(("PRONOUN", "OCCUR", "BE"))  # of a clause that tells whose a value is
_SHORT = 12  # words of such a part
Placed = tuple[list[Phrase], int]


class _Pair(NamedTuple):
    """A row and a column, by their indices, and where their part begins and ends."""

    row: int
    column: int
    start: int
    end: int


def is_part(clause: Clause, scene: Scene) -> bool:
    """Whether a clause only names a winner and a place: "A leads in P; B in Q"."""
    before = clause.before
    if before is None or len(clause.words) > _SHORT or not before.has("SUPERLATIVE"):
        return False
    if len(before.of("SUPERLATIVE")) > 1 or len(before.refs()) != 2 or len(clause.refs()) != 2:
        return False
    return clause.types <= _SILENT and "." not in scene.text[before.end : clause.start]


def tells_holder(clause: Clause) -> bool:
    """ "The lowest score is 44; it belongs to A on B": who holds the value that was told in front."""
    before = clause.before
    if before is None or clause.words[0].type not in _OPENING or "SUPERLATIVE" not in before.types:
        return False
    types = [phrase.type for phrase in clause.phrases]
    opens = types[:1] == ["OCCUR"] or types[:2] in (["PRONOUN", "OCCUR"], ["BE", "OCCUR"])
    if not (opens or types[:3] == ["PRONOUN", "BE", "OCCUR"]) or not clause.refs():
        return False
    if types[0] == "PRONOUN" and key_at(clause.phrases, 0) not in ("it", "this", "that", "which"):
        return False
    told = [phrase.type for phrase in before.phrases]
    plain = set(told) <= {"SUPERLATIVE", "BE", "AMOUNT", "MEASURE", "PREPOSITION", "DIMENSION"}
    single = told.count("SUPERLATIVE") == told.count("AMOUNT") == 1
    return (
        plain
        and single
        and set(types) <= {"PRONOUN", "OCCUR", "BE", "REF", "PREPOSITION", "OPEN", "CLOSE", "VERSUS"}
    )


def joined(clause: Clause) -> list[Phrase]:
    """The phrases of the clause before it and, behind a comma, its own."""
    assert clause.before is not None
    end = clause.before.end
    return [*clause.before.phrases, made_word("COMMA", ",", end), *clause.phrases]


def winner_pairs(phrases: Sequence[Phrase], at: int, scene: Scene) -> list[Placed]:
    """One list of phrases for each winner with its place, and where the superlative stands; empty without several."""
    pairs = _pairs(phrases, scene)
    top = phrases[at]
    if len(pairs) < 2 or at >= pairs[1].start or not isinstance(top, Superlative):
        return []
    if any(phrase.type not in _SILENT for phrase in phrases[pairs[1].start :]):
        return []
    first = pairs[0]
    base = list(phrases[: first.end])
    found: list[Placed] = [(base, at)]
    for pair in pairs[1:]:
        own = _without_values(base)
        place = {first.row: phrases[pair.row], first.column: phrases[pair.column]}
        parts = [place.get(index, phrase) for index, phrase in own]
        index = next((i for i, phrase in enumerate(parts) if phrase is top), -1)
        if index < 0:
            return []  # a place of the pair stands where the superlative was
        found.append(([*parts, *_value(phrases[pair.start : pair.end])], index))
    return found


def _pairs(phrases: Sequence[Phrase], scene: Scene) -> list[_Pair]:
    """The references two by two, of which one is a row and the other a column, with a joint in front of each two."""
    refs = [i for i, p in enumerate(phrases) if isinstance(p, Ref)]
    if len(refs) < 4 or len(refs) % 2 or any(_is_enclosed(phrases, i) for i in refs):
        return []  # "the highest is 0.9 (A, P)" names a cell
    if any(scene.panels_named(p) for p in phrases if isinstance(p, Ref)):
        return []
    pairs: list[_Pair] = []
    for number in range(0, len(refs), 2):
        one, two = refs[number], refs[number + 1]
        sides = [_side(phrases[i], scene) for i in (one, two)]
        if sorted(sides) != ["column", "row"]:
            return []
        start = 0
        if number:
            joints = [i for i in range(refs[number - 1] + 1, one) if phrases[i].type in SEPARATORS]
            if not joints:
                return []
            start = joints[-1] + 1
            pairs[-1] = pairs[-1]._replace(end=joints[0])
        row, column = (one, two) if sides[0] == "row" else (two, one)
        pairs.append(_Pair(row, column, start, len(phrases)))
    return pairs


def _is_enclosed(phrases: Sequence[Phrase], index: int) -> bool:
    """Whether a phrase stands in brackets."""
    types = [phrase.type for phrase in phrases[:index]]
    return types.count("OPEN") > types.count("CLOSE")


def _side(phrase: Phrase, scene: Scene) -> str:
    """Row or column, where a reference can be only one of them."""
    assert isinstance(phrase, Ref)
    axes = {line.axis for line in scene.lines(phrase, scene.filled(0))}
    return axes.pop() if len(axes) == 1 else ""


def _without_values(phrases: Sequence[Phrase]) -> list[tuple[int, Phrase]]:
    """The phrases with their indices, without bracketed values and without those behind "with" and "at"."""
    kept: list[tuple[int, Phrase]] = []
    for index, phrase in enumerate(phrases):
        behind = phrases[index + 1].type if index + 1 < len(phrases) else ""
        before = phrases[index - 1].type if index else ""
        bracket = (phrase.type == "OPEN" and behind == "AMOUNT") or (
            phrase.type == "CLOSE" and before == "AMOUNT"
        )
        value = phrase.type == "AMOUNT" or (phrase.type == "PREPOSITION" and behind == "AMOUNT")
        if not (bracket or value):
            kept.append((index, phrase))
    return kept


def _value(phrases: Sequence[Phrase]) -> list[Phrase]:
    """The value that a part tells, with what stands around it."""
    kept = [phrase for _, phrase in _without_values(phrases)]
    return [phrase for phrase in phrases if not any(phrase is other for other in kept)]
