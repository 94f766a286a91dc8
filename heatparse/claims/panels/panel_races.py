"""Contests of panels at a place of their own axes: "On the QA row, the right panel leads", "A is second in B5".

They are those of a grid whose rows are the panels and whose columns are the cells at that place, told in the
words of one: "the right one leads". So ranks, orders and ties are judged as they are of rows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from heatparse.claims.extremes.slots import is_compared
from heatparse.claims.language.phrases import Ref, Superlative
from heatparse.claims.language.sentences import Clause
from heatparse.claims.panels.panel_contests import of_one_measure
from heatparse.claims.panels.race_grids import scene_at, title_of
from heatparse.claims.panels.told_races import Race, races_in
from heatparse.claims.scene import Scene, place
from heatparse.models.claims import BaseClaim
from heatparse.tokens import fold

_PLACED = frozenset(("extremum", "ranking", "comparison"))  # kinds that a contest of panels is told in
Read = Callable[[Clause, Scene], list[BaseClaim]]


def with_races(claims: list[BaseClaim], clause: Clause, scene: Scene, read: Read) -> list[BaseClaim]:
    """The claims of a clause; what it says of panels at a place is judged as a contest of panels there."""
    if _peaks_itself(clause) or is_compared(clause.phrases):
        return claims
    races = races_in(clause, scene)
    if races is None:
        return [_opened(claim) if claim.kind in _PLACED else claim for claim in claims]  # type: ignore[attr-defined]
    if not races:
        return claims
    found = [claim for race in races for claim in _judged(race, claims, scene, read)]
    kinds = {claim.kind for claim in found} | _PLACED  # type: ignore[attr-defined]
    rest = [claim for claim in claims if claim.kind not in kinds]  # type: ignore[attr-defined]
    return [*found, *rest]


def _peaks_itself(clause: Clause) -> bool:
    """ "The left panel peaks at A on B": at its own maximum."""
    return any(
        isinstance(one, Ref) and one.is_panel and isinstance(two, Superlative) and two.verb == "peaks"
        for one, two in pairwise(clause.phrases)
    )


def _judged(race: Race, claims: list[BaseClaim], scene: Scene, read: Read) -> list[BaseClaim]:
    """The claims of a contest; those of a row or column within one panel where the words mean these as well."""
    each = [
        [claim for claim in read(race.clause, scene_at(scene, *at)) if claim.kind in _PLACED]  # type: ignore[attr-defined]
        for at in race.places()
    ]
    found = each[0] if len(each) == 1 else _merged(each)
    if not of_one_measure(scene) or not race.sure:
        found = [_opened(claim) if claim.verdict == "refuted" else claim for claim in found]
    own = [claim for claim in claims if claim.kind in _PLACED]  # type: ignore[attr-defined]
    if race.own and any(claim.verdict != "supported" for claim in found):
        verdicts = {claim.verdict for claim in own}
        holds = _holds_within(race, found, scene)
        of_cell = len(race.rows) == len(race.columns) == 1
        if (holds or not of_cell) and race.own != "open" and verdicts == {"supported"}:
            return own
        if holds or (not of_cell and verdicts != {"refuted"}):
            found = [_opened(claim) for claim in found]
    return [_placed(claim, scene) for claim in found]


def _merged(each: Sequence[Sequence[BaseClaim]]) -> list[BaseClaim]:
    """The claims of several places: borne out where they are at each of them, refuted where they are at none."""
    if len({len(claims) for claims in each}) > 1:
        return [_opened(claim) for claim in each[0]]
    found: list[BaseClaim] = []
    for claims in zip(*each, strict=True):
        verdicts = {claim.verdict for claim in claims}
        found.append(claims[0] if len(verdicts) == 1 else _opened(claims[0]))
    return found


def _opened(claim: BaseClaim) -> BaseClaim:
    return claim.model_copy(update={"verdict": "undecidable", "rule": None, "fix": None})


def _placed(claim: BaseClaim, scene: Scene) -> BaseClaim:
    """The claim with its winners as panels."""
    titles = {title_of(scene, panel): panel for panel in range(len(scene.grids))}
    fields: dict[str, object] = {}
    for field in ("winners", "order"):
        named = [row for told in getattr(claim, field, ()) for row in told.rows]
        if named and all(row in titles for row in named):
            fields[field] = tuple(place(titles[row]) for row in named)
    return claim.model_copy(update=fields) if fields else claim


def _holds_within(race: Race, claims: Sequence[BaseClaim], scene: Scene) -> bool:
    """Whether what is told of a cell or a line may be told of it within its panel: it is at that end there."""
    titles = {fold(name.label.text) for ref in race.clause.refs() for name in ref.names}
    named = [n for n in range(len(scene.grids)) if fold(title_of(scene, n)) in titles]
    if len(named) != 1:
        return False
    grid = scene.filled(named[0])
    signs = {"high": 1, "low": -1}
    ways = [signs[way] for claim in claims if (way := getattr(claim, "direction", "")) in signs]
    if len(race.rows) == len(race.columns) == 1:
        value = grid.at(race.rows[0], race.columns[0])
        lines = [grid.row(race.rows[0]), grid.column(race.columns[0])] if race.own == "line" else []
        return value is not None and any(
            sign * value.low >= max(sign * other.low for other in values)
            for sign in ways
            for values in (grid.values, *lines)
        )
    labels, order = (race.rows, grid.rows) if race.rows else (race.columns, grid.columns)
    across = grid.row if race.rows else grid.column
    numbers = {key: [value.low for value in across(key)] for key in order}
    return any(_is_best(sign, {fold(label) for label in labels}, numbers) for sign in ways)


def _is_best(sign: int, own: set[str], numbers: dict[str, list[float]]) -> bool:
    """Whether one of some lines is best by its mean, or by its best value."""
    lines = {key: [sign * number for number in values] for key, values in numbers.items() if values}
    made = ({key: sum(v) / len(v) for key, v in lines.items()}, {key: max(v) for key, v in lines.items()})
    return any(scores[key] >= max(scores.values()) - 1e-9 for scores in made for key in own & scores.keys())
