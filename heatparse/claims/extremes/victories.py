"""Victories: in how many rows, columns or panels something holds the extreme: "A leads on 4 of 5 benchmarks"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, together
from heatparse.claims.language.guards import is_guarded
from heatparse.claims.language.metrics import sides_of
from heatparse.claims.language.numbered import Numbered, find_number
from heatparse.claims.language.phrases import Part, Phrase, Ref, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause, follows_in_sentence
from heatparse.claims.language.things import is_strange, without_units
from heatparse.claims.language.words import Word
from heatparse.claims.places.spots import relations_of
from heatparse.claims.scene import Scene
from heatparse.claims.wording import shown
from heatparse.grid import Grid, Value
from heatparse.measures import Truth, extreme
from heatparse.models import Quantity, Span
from heatparse.models.claims import BaseClaim, CountClaim
from heatparse.phrases import words
from heatparse.records import Record, replace
from heatparse.tokens import fold

_RELATIONS = {"high": "high", "low": "low", "best": "better", "worst": "worse", "fast": "fast", "slow": "slow",
              "warm": "high", "cold": "low", "much": "high", "little": "low"}  # fmt: skip
# What a clause may hold beside the winner, the superlative and the number.
_QUIET = frozenset((
    "HAVE", "BE", "OCCUR", "PREPOSITION", "MEASURE", "DIMENSION", "AXISNOUN", "COMMA", "REF", "SUPERLATIVE",
    "CARDINAL", "AMOUNT", "PART", "SCOPE", "UNKNOWN", "JOIN", "BOUND", "COMPARATIVE", "POSITION",
))  # fmt: skip
_SHOWN = 4
_SHARING = 4  # phrases: "or shares it"
_PAIR = 2
_SHORTEST = 7  # phrases of "A leads in two rows, B in one"
_SHARE = 3  # phrases of "B in one"
_FAR = 2  # times as many lines as there are
_FRONT = 6  # phrases of "in at least five of the eight months"


class Victory(Record):
    """Who holds which extreme, and in how many lines of an axis."""

    winner: Ref | Part
    top: Superlative
    number: Numbered
    axis: str  # "row" or "column": the kind of the lines that are counted
    slices: list[Ref]
    shared: bool = False  # "or shares it": ties count as well


def find_victory(clause: Clause, scene: Scene) -> Victory | None:
    """What a clause says of so, None where it counts no first places."""
    phrases, shared = _without_sharing(without_units(clause.phrases, scene))
    tops = [(at, p) for at, p in enumerate(phrases) if isinstance(p, Superlative)]
    if len(tops) != 1 or not all(map(_is_quiet, phrases)):
        return None
    at, top = tops[0]
    number = find_number(phrases, at + 1) or _number_in_front(phrases[:at]) or _number_of_owners(phrases, at)
    refs = [phrase for phrase in phrases if isinstance(phrase, Ref)]
    parts = [phrase for phrase in phrases if isinstance(phrase, Part) and phrase.part == "diagonal"]
    if number is None or top.count is not None or top.direction not in _RELATIONS or top.key.endswith(" at"):
        return None  # "bottoms out at 16 threads": the number says where
    if any(noun.key in words("winners", "lasting") for noun in top.nouns):
        return None  # "its best stretch extends over eight layers": so long it is
    averaged = any(noun.type == "AGGREGATE" for noun in top.nouns)
    if averaged and number.of is None and getattr(phrases[number.first], "definite", False):
        return None  # "the highest mean across the four tasks": of all of them
    if key_at(phrases, at + 1) in ("to", "behind") or key_at(phrases, number.first - 1) in ("first", "last"):
        return None  # "runner-up to A", "in the first three columns"
    winners: Sequence[Ref | Part] = [ref for ref in refs if not scene.panels_named(ref)] or parts
    if not winners and not refs and (at == 0 or phrases[0].type == "PRONOUN"):
        winners = _heads(clause, key_of(phrases[0]))  # "**A**: The best in three columns"
    axis = _axis_of(number, scene, winners[0] if winners else None)
    if len(winners) != 1 or axis is None or _is_beyond(number, axis, scene):
        return None
    return Victory(winners[0], top, number, axis, [ref for ref in refs if ref is not winners[0]], shared)


def _is_beyond(number: Numbered, axis: str, scene: Scene) -> bool:
    """ "The slowest reading is at A, between 15 and 19 h": so many lines there are not nearly."""
    grid = scene.filled(0)
    size = len(grid.columns if axis == "column" else grid.rows)
    count = number.quantifier.count
    return number.of is None and count is not None and count > _FAR * size > 0


def _without_sharing(phrases: list[Phrase]) -> tuple[list[Phrase], bool]:
    """Without "or shares it" at the end, and whether it stood there."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "OR"), len(phrases))
    shared = at + 1 < len(phrases) and phrases[at + 1].type == "SHARE"
    return (phrases[:at], True) if shared and len(phrases) - at < _SHARING else (phrases, False)


def _heads(clause: Clause, pronoun: str) -> list[Ref]:
    """Who the lead names: of two, the former or the latter."""
    heads = [head for head in clause.heads if not head.is_panel][:2]
    if len(heads) == _PAIR and pronoun in ("the former", "the latter"):
        return heads[:1] if pronoun == "the former" else heads[1:]
    return heads


def counts_places(phrases: Sequence[Phrase]) -> bool:
    """ "In five of the eight months A is the lowest, or shares it": so many lines, and not all of them."""
    number = _number_in_front(phrases[:_FRONT])
    return number is not None and number.of is not None


def _is_quiet(phrase: Phrase) -> bool:
    known = phrase.type in _QUIET or key_of(phrase) in words("assertions", "at_least")
    return known or key_of(phrase) in words("function_words", "possessive")


def _number_in_front(front: Sequence[Phrase]) -> Numbered | None:
    """ "In three of the five rows A is the highest": the number of the place that the clause begins with."""
    number = find_number(front) if front and front[0].type == "PREPOSITION" else None
    placed = number is not None and all(
        p.type in ("PREPOSITION", "SCOPE", "BOUND", "RESTRICTION") for p in front[: number.first]
    )
    return number if placed else None


def _number_of_owners(phrases: Sequence[Phrase], at: int) -> Numbered | None:
    """ "Three of the six rows have their best value in A", "two rows peak in A": of how many it is said."""
    front, top = phrases[:at], phrases[at]
    owned = at > 1 and front[-1].type == "PRONOUN" and front[-2].type == "HAVE"
    peaking = isinstance(top, Superlative) and (top.verb == "peaks" or top.key == "peak")
    number = find_number(front) if owned or peaking else None
    placed = number is not None and not any(isinstance(phrase, Ref) for phrase in front)
    return number if number is not None and placed and number.first < _PAIR else None


def _axis_of(number: Numbered, scene: Scene, winner: Ref | Part | None) -> str | None:
    """The kind of line that is counted; without a plain noun the one that the winner is none of."""
    noun = number.noun
    grid = scene.filled(0)
    if isinstance(noun, Word) and noun.type == "DIMENSION":
        return str(noun.value) if noun.value in ("row", "column") else None
    if isinstance(noun, Word) and noun.type == "AXISNOUN" and noun.value.axis is not None:
        return "column" if noun.value.axis == "x" else "row"
    sides = sides_of(scene, noun.key) if isinstance(noun, Word) else frozenset()
    if len(sides) == 1:
        return "column" if "x" in sides else "row"
    if isinstance(winner, Ref) and (noun is None or number.of is not None):
        own = {line.axis for line in scene.lines(winner, grid)}
        other = {"row": "column", "column": "row"}
        axis = other[own.pop()] if len(own) == 1 else None
        size = len(grid.columns if axis == "column" else grid.rows)
        return axis if axis is not None and number.of == size else None
    return None


def read_victories(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that something holds the extreme in a number of rows or columns."""
    if clause.is_data or not clause.has("SUPERLATIVE") or not clause.has("CARDINAL", "AMOUNT"):
        return []
    whole, (front, clause) = clause, _with_subject(clause, scene)
    claims: list[BaseClaim] = []
    for phrases in _shared_out(clause.phrases):
        part = clause.part(phrases)
        victory = find_victory(part, scene)
        if victory is None:
            return []
        judgement = _judge(victory, part, scene)
        count = victory.number.quantifier.count
        value = Quantity(text=str(count), value=float(count), resolution=1.0)
        claims.append(scene.claim(CountClaim, clause, judgement, counted=victory.axis, value=value))
    if not claims:
        return []
    if front is not None:
        from heatparse.claims.extremes.extrema import (
            read_extrema,  # what stands in front tells an extreme of its own
        )

        claims += read_extrema(front, scene)
    whole.read.add("victory")
    return claims


def _with_subject(clause: Clause, scene: Scene) -> tuple[Clause | None, Clause]:
    """ "A is best, leading on 3 of 5 tasks": what stands in front, and what is told behind it of the same name."""
    phrases = clause.phrases
    tops = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Superlative)]
    subject = phrases[0] if phrases else None
    if len(tops) == _PAIR and isinstance(subject, Ref):
        comma = next((at for at in range(*tops) if phrases[at].type == "COMMA"), None)
        if comma is None or clause.has("PRONOUN") or any(isinstance(p, Ref) for p in phrases[1 : comma + 1]):
            return None, clause
        return clause.part(phrases[:comma]), clause.part([subject, *phrases[comma + 1 :]])
    before = clause.before
    leads = isinstance(subject, Superlative) or (subject is not None and subject.type == "ORDER")
    if not leads or before is None or not follows_in_sentence(clause, before, scene.text):
        return None, clause
    earlier = before.phrases[0] if before.phrases else None
    if not isinstance(earlier, Ref) or any(isinstance(phrase, Ref) for phrase in phrases):
        return None, clause
    return None, clause.part([earlier, *phrases[subject.type == "ORDER" :]])  # type: ignore[union-attr]


def _shared_out(phrases: list[Phrase]) -> list[list[Phrase]]:
    """ "A leads in four columns, B in two" as "A leads in four columns" and "B leads in two columns"."""
    at = next((i for i, phrase in enumerate(phrases) if isinstance(phrase, Superlative)), len(phrases))
    number = find_number(phrases[: _first_joint(phrases, at)], at + 1)
    subject = phrases[0] if phrases else None
    if number is None or number.noun is None or not isinstance(subject, Ref) or len(phrases) < _SHORTEST:
        return [phrases]
    found = [phrases[: _first_joint(phrases, at)]]
    start = _first_joint(phrases, at)
    while start < len(phrases):
        end = _first_joint(phrases, start)
        piece = phrases[start + 1 : end]
        count = piece[-1] if piece else None
        if count is None or not isinstance(piece[0], Ref) or count.type != "CARDINAL" or len(piece) > _SHARE:
            return [phrases]
        found.append([piece[0], *phrases[1 : number.first], count, number.noun])
        start = end
    return found


def _first_joint(phrases: Sequence[Phrase], start: int) -> int:
    """Where the next part of a list begins."""
    joints = ("JOIN", "COMMA", "AND")
    return next((i for i in range(start + 1, len(phrases)) if phrases[i].type in joints), len(phrases))


def _judge(victory: Victory, clause: Clause, scene: Scene) -> Judgement:
    panels = scene.panels(clause)
    if len(panels) != 1 or is_guarded(clause.phrases, clause.end):
        return UNDECIDED
    grid = scene.filled(panels[0])
    either = isinstance(victory.winner, Part) or victory.winner.either or len(victory.winner.names) < 2
    if not either and clause.says(words("assertions", "one_by_one")):
        return together([_judge(alone, clause, scene) for alone in _one_by_one(victory)])
    if not either and victory.top.rank > 1:
        return UNDECIDED
    relation = _RELATIONS[victory.top.direction]
    if victory.top.verb == "leads":
        relation = {"high": "better", "low": "worse"}.get(relation, relation)  # "wins": with the lowest loss
    directions = relations_of(relation, scene)
    strange = any(is_strange(clause.phrases, index, scene) for index in range(len(clause.phrases)))
    return charitable([_judge_on(victory, grid, way, scene, strange) for way in directions])


def _one_by_one(victory: Victory) -> list[Victory]:
    """ "A and B lead in two rows each": each of them."""
    winner = victory.winner
    names = winner.names if isinstance(winner, Ref) else ()
    return [replace(victory, winner=replace(winner, names=(name,))) for name in names]


def _judge_on(victory: Victory, grid: Grid, direction: str, scene: Scene, strange: bool) -> Judgement:
    """The judgement where the extreme lies in one direction."""
    known = _wins(victory, grid, direction, scene)
    if known is None:
        return UNDECIDED
    truths, won = known
    quantifier = victory.number.quantifier
    if quantifier.of not in (None, len(truths)):
        return UNDECIDED
    truth = quantifier.holds(truths)
    if truth is False and (strange or not grid.is_complete):
        truth = None
    place = "" if victory.top.rank == 1 else f"number {victory.top.rank} of "
    value = f"{direction}est value{'s' if place else ''}"
    text = f"it holds {place}the {value} in {len(won)} of {len(truths)} {victory.axis}s"
    told = shown(grid, won, _SHOWN)
    spans: tuple[Span, ...] = tuple(value.span for value in won[:_SHOWN])
    return Judgement(truth, f"{text}: {told}" if told else text, spans)


def _wins(
    victory: Victory, grid: Grid, direction: str, scene: Scene
) -> tuple[list[Truth], list[Value]] | None:
    """For each line of the counted axis whether the winner has its extreme; a shared one is left open."""
    keys = list(grid.columns if victory.axis == "column" else grid.rows)
    own = _own(victory, grid, scene)
    if own is None:
        return None
    truths: list[Truth] = []
    won: list[Value] = []
    for key in keys:
        values = grid.column(key) if victory.axis == "column" else grid.row(key)
        best, rivals = _ranked(values, "high" if direction == "high" else "low", victory.top.rank)
        mine = [value for value in best if _is_own(value, own, victory.axis)]
        sure = not rivals and (len(best) == 1 or (victory.shared and bool(best)))
        truths.append(bool(mine) if sure or (not mine and not rivals) else None)
        won += mine
    return truths, won


def _ranked(
    values: Sequence[Value], direction: Literal["high", "low"], rank: int
) -> tuple[tuple[Value, ...], tuple[Value, ...]]:
    """The values at a place of a line, and those that may take it; the first place may be shared."""
    left = list(values)
    for _ in range(rank - 1):
        best, rivals = extreme(left, direction)
        if len(best) != 1 or rivals:
            return (), tuple(values)
        left = [value for value in left if value is not best[0]]
    return extreme(left, direction)


_DIAGONAL: frozenset[str] = frozenset()


def _own(victory: Victory, grid: Grid, scene: Scene) -> frozenset[str] | None:
    """The labels of the winner across the counted lines."""
    if isinstance(victory.winner, Part):
        return _DIAGONAL if grid.is_square else None
    lines = [line for line in scene.lines(victory.winner, grid) if line.axis != victory.axis]
    return frozenset(map(fold, lines[0].labels)) if len(lines) == 1 else None


def _is_own(value: Value, own: frozenset[str], axis: str) -> bool:
    return value.row == value.column if own is _DIAGONAL else _other(value, axis) in own


def _other(value: Value, axis: str) -> str:
    return value.row if axis == "column" else value.column
