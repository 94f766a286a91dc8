"""Exclusives: comparisons that hold at named places alone, and nowhere else.

"A trails B only on P", "only A does better on P than on Q", "P is the only task on which A beats B",
"nowhere but in P does A exceed B": the order holds at each place that is named, and at no other one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.comparisons.comparison_clauses import EVEN, find_comparison
from heatparse.claims.comparisons.sides import Comparison
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Phrase, Ref, Scope, is_only, key_at, key_of, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.words import made_word
from heatparse.claims.places.pairings import facing_values
from heatparse.claims.places.spots import relations_of, spots_of
from heatparse.claims.relations import holds
from heatparse.claims.scene import Scene
from heatparse.grid import Value
from heatparse.measures import middle
from heatparse.phrases import words
from heatparse.records import Record, replace
from heatparse.tokens import fold

_STOPS = frozenset(("COMMA", "OPEN", "CONTRAST", "EXAMPLE"))
_FEW = 2  # places at least: of one alone nothing can be the only one


class Exclusive(Record, frozen=True):
    """A comparison, and the place at which alone it is said to hold, or several in one reference."""

    comparison: Comparison
    place: Ref


def find_exclusive(clause: Clause, scene: Scene) -> Exclusive | None:
    """The comparison of a clause that holds at named places alone; None where it makes none."""
    if not clause.has("COMPARATIVE") or not clause.has("SCOPE") or not len(scene.grids):
        return None
    told = _told(clause.phrases)
    if told is None:
        return None
    phrases, place = told
    if place.is_panel or scene.panels_named(place) or place.position or place.either:
        return None
    plain = clause.part(phrases)
    comparison = find_comparison(plain, scene)
    if comparison is None or comparison.relation in EVEN or comparison.right.others or comparison.excepted:
        return None
    if comparison.quantifier or comparison.count is not None or comparison.left.function:
        return None
    return Exclusive(comparison, place)


def _told(phrases: list[Phrase]) -> tuple[list[Phrase], Ref] | None:
    """The phrases without the word for "only", in the plain order, and the place that it belongs to."""
    end = next((i for i, p in enumerate(phrases) if p.type in _STOPS), len(phrases))
    phrases = phrases[:end]
    marks = [i for i, p in enumerate(phrases) if _is_only(p)]
    if len(marks) != 1 or sum(isinstance(p, Scope) for p in phrases) != 1:
        return None
    at = marks[0]
    return _nowhere_else(phrases, at) or _cleft(phrases, at) or _beside_place(phrases, at)


def _is_only(phrase: Phrase) -> bool:
    return is_only(phrase) or (isinstance(phrase, Scope) and phrase.key in words("comparisons", "nowhere"))


def _nowhere_else(phrases: list[Phrase], at: int) -> tuple[list[Phrase], Ref] | None:
    """ "Nowhere but in P does A exceed B", "nowhere except on P …"."""
    if phrase_key(phrases[at]) not in words("comparisons", "nowhere"):
        return None
    if at != 0 or len(phrases) < 5 or phrases[1].type != "EXCEPTION":
        return None
    return _in_front(phrases[2:])


def _in_front(phrases: list[Phrase]) -> tuple[list[Phrase], Ref] | None:
    """ "On P does A beat B", "in P is A above B" as "A beats B on P"."""
    if len(phrases) < 5 or phrases[0].type != "PREPOSITION":
        return None
    joint, place, verb, *rest = phrases
    if not isinstance(place, Ref) or verb.type not in ("HAVE", "BE") or not isinstance(rest[0], Ref):
        return None
    return [*rest, joint, place], place


def _beside_place(phrases: list[Phrase], at: int) -> tuple[list[Phrase], Ref] | None:
    """ "A trails B only on P", "A trails B on P alone", "only on P does A trail B", "only A is above B on P"."""
    if phrase_key(phrases[at]) in words("comparisons", "nowhere"):
        return None
    rest = [*phrases[:at], *phrases[at + 1 :]]
    if at == 0:
        if rest and isinstance(rest[0], Ref):
            return rest, rest[0]
        return _in_front(rest)
    before, behind = phrases[at - 1], phrases[at + 1 : at + 3]
    if [p.type for p in behind] == ["PREPOSITION", "REF"] and key_of(behind[0]) not in ("by", "of", "from"):
        return (rest, behind[1]) if at + 3 == len(phrases) else None  # type: ignore[return-value]
    ends = at + 1 == len(phrases)
    if ends and isinstance(before, Ref) and at > 1 and phrases[at - 2].type == "PREPOSITION":
        return rest, before
    return None


def _cleft(phrases: list[Phrase], at: int) -> tuple[list[Phrase], Ref] | None:
    """ "P is the only task on which A beats B", "the only model that is better on P than on Q is A"."""
    link = at + 1
    if link < len(phrases) and (phrases[link].type in ("AXISNOUN", "DIMENSION") or is_thing(phrases[link])):
        link += 1
    scope = phrases[at]
    taken = scope.key.endswith("that") if isinstance(scope, Scope) else False
    placed = link + 1 < len(phrases) and phrases[link].type == "PREPOSITION"
    pointed = key_at(phrases, link + 1 if placed else link)
    if taken:
        placed, link = False, link - 1
    elif placed and pointed in words("function_words", "relative"):
        link += 1
    elif key_at(phrases, link) == "to":
        placed = False
    elif pointed not in words("function_words", "pointing") | words("function_words", "relative"):
        return None
    placed = placed or key_at(phrases, link) == "where"
    rest = phrases[link + 1 :]
    if at == 2 and isinstance(phrases[0], Ref) and phrases[1].type == "BE":
        place = phrases[0]
    elif at == 0 and len(rest) > 2 and rest[-2].type == "BE" and isinstance(rest[-1], Ref):
        place, rest = rest[-1], rest[:-2]
    else:
        return None
    if not placed:
        return [place, *rest], place
    start = phrases[link].start
    return [*rest, made_word("PREPOSITION", "in", start), place], place


# Judging


def judge_exclusive(exclusive: Exclusive, scene: Scene) -> Judgement:
    """Whether the order holds at all places that are named, and at none of the others."""
    comparison = exclusive.comparison
    if (
        comparison.guarded
        or comparison.narrowed
        or comparison.unsure
        or len(scene.panels(comparison.clause)) != 1
    ):
        return UNDECIDED
    place = exclusive.place
    sides = (comparison.left, comparison.right)
    if any(ref is place for ref in comparison.left.refs) and len(comparison.left.refs) == 1:
        return UNDECIDED  # "only A beats B": against whom is it the only one?
    left, right = (replace(side, refs=[ref for ref in side.refs if ref is not place]) for side in sides)
    everywhere = replace(
        comparison, left=left, right=right, slices=[ref for ref in comparison.slices if ref is not place]
    )
    judge = (
        _of_crossings
        if any(key_of(p) in words("comparisons", "overtaking") for p in comparison.clause.phrases)
        else _of_pairs
    )
    readings = [
        judge(pairs, relation, _labels(place.names))
        for one, two in spots_of(everywhere, scene)
        for pairs, aligned in (facing_values(everywhere, one, two),)
        if aligned and len(pairs) >= _FEW
        for relation in relations_of(comparison.relation, scene)
    ]
    return charitable(readings) if readings else UNDECIDED


def _labels(names: Sequence[Name]) -> frozenset[str]:
    return frozenset(fold(label.text) for name in names for label in name.labels)


def _of_pairs(pairs: Sequence[tuple[Value, Value]], relation: str, named: frozenset[str]) -> Judgement:
    scale = max(map(_size, (value for pair in pairs for value in pair)))
    own = [pair for pair in pairs if named & {pair[0].row, pair[0].column}]
    if len(own) < len(named) or len(own) == len(pairs):
        return UNDECIDED
    fails = [pair for pair in own if holds(relation, *pair, scale) is False]
    more = [pair for pair in pairs if pair not in own and holds(relation, *pair, scale)]
    spans = tuple(value.span for pair in (*fails, *more)[:1] for value in pair)
    if fails or more:
        told = ", ".join(_tell(pairs, scale, relation)) or "none of the places"
        return Judgement(False, f"this is true of {told}", spans)
    known = [holds(relation, *pair, scale) for pair in pairs]
    if None in known:
        return UNDECIDED
    return Judgement(True, f"this is true of {', '.join(_tell(pairs, scale, relation))} alone")


def _of_crossings(pairs: Sequence[tuple[Value, Value]], relation: str, named: frozenset[str]) -> Judgement:
    """ "A overtakes B only on P": there it gets ahead, and may stay so; wrong where it does not get ahead there."""
    judged = _of_pairs(pairs, relation, named)
    if judged.truth is not False:
        return judged
    scale = max(map(_size, (value for pair in pairs for value in pair)))
    ahead = [holds(relation, *pair, scale) for pair in pairs]
    own = [at for at, pair in enumerate(pairs) if named & {pair[0].row, pair[0].column}]
    crosses = all(ahead[at] is not False and (not at or ahead[at - 1] is not True) for at in own)
    return UNDECIDED if crosses else judged


def _tell(pairs: Sequence[tuple[Value, Value]], scale: float, relation: str) -> Iterator[str]:
    for one, two in pairs:
        if holds(relation, one, two, scale):
            yield f"{one.cell.row if one.row == two.row else one.cell.column} ({one.text} against {two.text})"


def _size(value: Value) -> float:
    return abs(middle(value) or 0.0)
