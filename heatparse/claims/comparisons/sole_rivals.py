"""Sole rivals: who alone is ahead of somebody, or behind: "only A beats B on P", "B trails only A".

The others of the line are told by what is left out: nobody else is ahead of B there.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, together
from heatparse.claims.language.asides import without_values
from heatparse.claims.language.phrases import Phrase, Ref, Scope, is_only, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.topics import is_of_group
from heatparse.claims.places.spots import relations_of
from heatparse.claims.relations import holds
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import middle
from heatparse.models.claims import ComparisonClaim
from heatparse.phrases import words
from heatparse.records import NamedTuple
from heatparse.tokens import fold

_ORDERS = {"high": "high", "better": "better", "low": "low", "worse": "worse"}
_TURNED = {"high": "low", "low": "high", "better": "worse", "worse": "better"}
# What such a statement is made of; anything else may narrow it.
_PLAIN = frozenset(
    ("REF", "SCOPE", "COMPARATIVE", "THAN", "PREPOSITION", "BE", "HAVE", "MEASURE", "COMMA", "JOIN")
)
_FEWEST = 3  # lines: of two, only one can be ahead of the other


class Rivalry(NamedTuple):
    """Of all lines, only the `rivals` stand to the `subject` as the relation says, at each place."""

    rivals: Ref
    subject: Ref
    relation: str
    places: Sequence[Ref]


def read_sole_rivals(clause: Clause, scene: Scene) -> list[ComparisonClaim]:
    """The claim that nobody else is ahead of somebody, or behind."""
    rivalry = _rivalry(without_values(clause).phrases, scene)
    if rivalry is None:
        return []
    judged: list[Judgement] = []
    for panel in scene.panels(clause):
        readings = [
            _judge(rivalry, relation, scene.filled(panel), scene)
            for relation in relations_of(rivalry.relation, scene)
        ]
        judged.append(charitable(readings) if readings else UNDECIDED)
    judgement = judged[0] if len(judged) == 1 else together(judged)
    if judgement.truth is False and (_is_graded(clause, scene) or is_of_group(clause, scene)):
        judgement = UNDECIDED
    return [scene.claim(ComparisonClaim, clause, judgement)]


def _is_graded(clause: Clause, scene: Scene) -> bool:
    """ "Only A clearly beats B": others may do so by less."""
    return any(token[3] in words("claims", "degree") for token in scene.tokens(clause))


def _rivalry(phrases: Sequence[Phrase], scene: Scene) -> Rivalry | None:
    """Who alone is set against whom, and where; None where a clause tells no such thing."""
    marks = [at for at, phrase in enumerate(phrases) if is_only(phrase)]
    orders = [at for at, phrase in enumerate(phrases) if phrase.type == "COMPARATIVE"]
    if len(marks) != 1 or len(orders) != 1 or any(phrase.type not in _PLAIN for phrase in phrases):
        return None
    only, order = marks[0], orders[0]
    relation = _ORDERS.get(getattr(phrases[order], "value", ""))
    if relation in ("high", "better") and _is_passive(phrases, order):
        relation = _TURNED[relation]  # "is surpassed only by A"
    far = order + 1
    while far < len(phrases) and (far == only or phrases[far].type == "THAN"):
        far += 1
    first = phrases[only + 1] if only < order else _subject(phrases[:order])
    second = phrases[far] if far < len(phrases) else None
    if relation is None or not _is_name(first) or not _is_name(second) or sum(map(is_only, phrases)) != 1:
        return None
    assert isinstance(first, Ref) and isinstance(second, Ref)
    rest = [p for p in phrases if isinstance(p, Ref) and p is not first and p is not second]
    places = [ref for ref in rest if not scene.panels_named(ref)]
    if only < order:
        rivals, subject = first, second
    elif only < far or (phrases[only - 1] is second and _ends(phrases, only)):
        rivals, subject, relation = second, first, _TURNED[relation]
    else:
        return None
    everywhere = not places and any(isinstance(p, Scope) and p.quantifier == "all" for p in phrases)
    told = len(places) == 1 or everywhere
    return Rivalry(rivals, subject, relation, places) if len(subject.names) == 1 and told else None


def _is_passive(phrases: Sequence[Phrase], order: int) -> bool:
    told = order > 0 and phrases[order - 1].type == "BE"
    return told and phrase_key(phrases[order]) in words("comparisons", "beaten")


def _ends(phrases: Sequence[Phrase], only: int) -> bool:
    """ "Trails B alone on P", "trails B only", and not "trails B only on P"."""
    placed = only + 1 < len(phrases) and phrases[only + 1].type == "PREPOSITION"
    return not placed or phrase_key(phrases[only]) == "alone"


def _subject(front: Sequence[Phrase]) -> Phrase | None:
    """The name that no preposition makes a place."""
    found = [
        phrase
        for at, phrase in enumerate(front)
        if isinstance(phrase, Ref) and (not at or front[at - 1].type != "PREPOSITION")
    ]
    return found[0] if len(found) == 1 else None


def _is_name(phrase: Phrase | None) -> bool:
    """Whether a phrase names lines one by one."""
    if not isinstance(phrase, Ref) or phrase.is_panel or phrase.position or phrase.either or not phrase.names:
        return False
    return all(len(name.labels) == 1 for name in phrase.names)


def _judge(rivalry: Rivalry, relation: str, grid: Grid, scene: Scene) -> Judgement:
    """Whether just these lines stand so to the subject, at each place across them."""
    for line in scene.lines(rivalry.subject, grid):
        rivals = next((e for e in scene.lines(rivalry.rivals, grid) if e.axis == line.axis), None)
        across = [
            [fold(label) for label in e.labels]
            for place in rivalry.places
            for e in scene.lines(place, grid)
            if e.axis != line.axis
        ]
        if not rivalry.places:
            across = [list(grid.columns if line.axis == "row" else grid.rows)]
        if rivals is None or len(across) != 1:
            continue
        named = frozenset(map(fold, rivals.labels))
        own = fold(line.labels[0])
        return together([_at(place, line.axis, own, named, relation, grid) for place in across[0]])
    return UNDECIDED


def _at(place: str, axis: str, own: str, named: frozenset[str], relation: str, grid: Grid) -> Judgement:
    values = grid.column(place) if axis == "row" else grid.row(place)
    lines = grid.rows if axis == "row" else grid.columns
    if len(values) < len(lines) or len(values) < _FEWEST or own in named:
        return UNDECIDED
    held = {fold(value.row if axis == "row" else value.column): value for value in values}
    mine = held.get(own)
    if mine is None or not named <= held.keys():
        return UNDECIDED
    scale = max(abs(middle(value) or 0.0) for value in values)
    stand = {key: holds(relation, value, mine, scale) for key, value in held.items() if key != own}
    told = f"{grid.tell(mine)}; {_told(stand, held, grid)}"
    wrong = [key for key in named if stand[key] is False]
    more = [key for key, truth in stand.items() if truth and key not in named]
    if wrong or more:
        return Judgement(False, told, (mine.span, held[(wrong or more)[0]].span))
    if None in stand.values():
        return UNDECIDED
    return Judgement(True, told, (mine.span,))


def _told(stand: dict[str, bool | None], held: dict[str, Value], grid: Grid) -> str:
    found = [grid.tell(held[key], again=True) for key, truth in stand.items() if truth]
    return f"this is true of {', '.join(found)}" if found else "this is true of no other"
