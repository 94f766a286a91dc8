"""Peaks told with their line behind them: "values peak at C in A" as "in A, values peak at C".

It may be the highest of all values as well, or of those at C; where it is that of A, the statement is true.
"""

from __future__ import annotations

from heatparse.claims.language.phrases import Amount, Ref, Superlative, key_at, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.claims.scene import Scene
from heatparse.measures import at_least
from heatparse.phrases import words
from heatparse.records import replace

_PLAIN = frozenset(("PREPOSITION", "REF"))
_TWO = 2  # places that name a cell
_CELL = 1


def in_front(clause: Clause, scene: Scene) -> Clause:
    """The clause with the line in front of its peak; itself where the two places behind it are not plain."""
    phrases = clause.phrases
    top = next((at for at, p in enumerate(phrases) if isinstance(p, Superlative) and p.verb == "peaks"), None)
    if top is None or any(isinstance(p, Ref) for p in phrases[:top]) or clause.heads:
        return clause
    behind = phrases[top + 1 :]
    end = next((at for at, p in enumerate(behind) if p.type not in _PLAIN), len(behind))
    places = [at for at in range(end) if isinstance(behind[at], Ref)]
    if len(places) != _TWO or sum(isinstance(p, Superlative) for p in phrases) != 1:
        return clause
    led = [at for at in places if at and key_at(behind, at - 1) in words("winners", "in_its_line")]
    point = next((at for at in places if at not in led), None)
    if len(led) != 1 or point is None or not _lie_across(behind[led[0]], behind[point], scene, clause):
        return clause
    if phrase_key(phrases[top]).rpartition(" ")[2] != "at" and (
        not point or key_at(behind, point - 1) != "at"
    ):
        return clause
    line, start = behind[led[0]], phrases[0].start
    rest = [p for at, p in enumerate(behind) if at not in (led[0] - 1, led[0])]
    joints = made_word("PREPOSITION", "in", start), made_word("COMMA", ",", start)
    return clause.part([joints[0], line, joints[1], *phrases[: top + 1], *rest])


def _lie_across(one: object, two: object, scene: Scene, clause: Clause) -> bool:
    """Whether two places name one cell."""
    if not isinstance(one, Ref) or not isinstance(two, Ref) or one.is_panel or two.is_panel:
        return False
    panels = scene.panels(clause)
    return len(panels) == 1 and len(scene.cells(one, two, scene.grids[panels[0]])) == _CELL


def is_peak_there(clause: Clause, scene: Scene) -> bool:
    """ "Values peak at C in A": whether the value of A is the highest (lowest) of those at C."""
    tops = [p for p in clause.phrases if isinstance(p, Superlative) and p.verb == "peaks"]
    refs = [ref for ref in clause.refs() if not ref.is_panel]
    if (
        len(tops) != 1
        or len(refs) != _TWO
        or refs[0].start < tops[0].start
        or not _lie_across(refs[0], refs[1], scene, clause)
    ):
        return False
    at = next(at for at, phrase in enumerate(clause.phrases) if phrase is refs[1])
    if key_at(clause.phrases, at - 1) not in words("winners", "in_its_line") | words(
        "function_words", "at_place"
    ):
        return False  # "peaks at A and C": of the cell
    grid = scene.grids[scene.panels(clause)[0]]
    value = grid.at(*scene.cells(refs[0], refs[1], grid)[0])
    if value is None:
        return False
    rising = tops[0].direction != "low"
    return any(
        all((at_least(value, other) if rising else at_least(other, value)) is not False for other in line)
        for line in (
            [other for other in grid.values if other.row == value.row],
            [other for other in grid.values if other.column == value.column],
        )
    )


def at_listed(clause: Clause) -> Clause:
    """ "A bottoms out at 32 and 64" of an axis with these numbers: the first one is a place as the others are."""
    phrases = clause.phrases
    for at, top in enumerate(phrases[:-3]):
        number, joint, rest = phrases[at + 1 : at + 4]
        told = isinstance(top, Superlative) and top.key.endswith(" at")
        listed = (
            joint.type in ("AND", "COMMA", "JOIN") and isinstance(rest, Ref) and isinstance(number, Amount)
        )
        if not (told and listed) or not isinstance(number, Amount) or not isinstance(rest, Ref):
            continue
        if number.label is not None and not number.bound and all(name.numeric for name in rest.names):
            places = replace(rest, start=number.start, names=(number.label, *rest.names))
            return clause.part([*phrases[: at + 1], places, *phrases[at + 4 :]])
    return clause
