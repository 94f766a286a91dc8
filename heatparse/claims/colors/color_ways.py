"""Color ways: the colors at the two ends of a way, "A turns from red to blue between P and Q"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.colors.tints import color_runs, is_shown_in, tells_marks
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_at, key_of, placed
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.claims.wording import shown
from heatparse.grid import Grid, Value
from heatparse.measures import equal, every
from heatparse.models.claims import BaseClaim, TrendClaim
from heatparse.phrases import words

_TWO = 2  # colors, and places
_QUIET = frozenset((
    "PREPOSITION", "BE", "HAVE", "OCCUR", "DIFFERENCE", "TREND", "COMMA", "JOIN", "AND", "DIMENSION", "AXISNOUN",
    "UNKNOWN", "PRONOUN", "MEASURE", "COLOUR", "CARDINAL",
))  # fmt: skip


def read_color_ways(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that a line goes from one color to another."""
    panels = scene.panels(clause)
    if "legend" in clause.read or clause.is_data or tells_marks(clause.phrases):
        return []
    main, inside = strip_brackets([placed(phrase) for phrase in clause.phrases])
    runs = color_runs(main)
    if len(runs) != _TWO or not _leads(main, runs):
        return []
    if not all(isinstance(p, Ref) or p.type in _QUIET or key_of(p) == "within" for p in main) or clause.has(
        *(GUARDS - {"RESTRICTION"})
    ):
        return []
    told = [[p for p in inside.get(last - 1, []) if isinstance(p, Amount)] for _, last, _ in runs]
    colors = [color for _, _, color in runs]
    found = []
    for panel in panels:
        grid = scene.grids[panel]
        if not grid.areas:
            found += _judged(main, runs, told, colors, scene, grid)
    decided = [judgement for judgement in found if judgement.truth] or found
    if not decided or (len(found) < len(panels) and not decided[0].truth):
        return []
    judgement = decided[0] if all(j.truth is not None for j in found) or decided[0].truth else UNDECIDED
    return [
        scene.claim(
            TrendClaim, clause, judgement._replace(rule=None if judgement.truth else "color-mismatch")
        )
    ]


def _leads(main: Sequence[Phrase], runs: Sequence[tuple[int, int, str]]) -> bool:
    """Whether the first color is what something comes from, and the second what it gets to."""
    (first, last, _), (third, _, _) = runs
    between = [key_of(phrase) for phrase in main[last:third]]
    return key_at(main, first - 1) == "from" and bool(between) and between[-1] in words("color_ways", "to")


def _judged(
    main: Sequence[Phrase],
    runs: Sequence[tuple[int, int, str]],
    told: Sequence[Sequence[Amount]],
    colors: Sequence[str],
    scene: Scene,
    grid: Grid,
) -> list[Judgement]:
    refs = [phrase for phrase in main if isinstance(phrase, Ref) and not phrase.is_panel]
    for own in refs:
        lines = [line for line in scene.lines(own, grid) if len(line.labels) == 1]
        if len(lines) != 1:
            continue
        line = lines[0]
        others = [other for other in refs if other is not own]
        values = grid.select(line.labels, ()) if line.axis == "row" else grid.select((), line.labels)
        places = [
            label for other in others for found in scene.lines(other, grid) if found.axis != line.axis
            for label in found.labels
        ]  # fmt: skip
        if others and len(places) != _TWO:
            continue
        ends = _ends(values, places, told, line.axis == "row", grid)
        if ends is None:
            continue
        truths = [is_shown_in(value, grid, color) for value, color in zip(ends, colors, strict=True)]
        truth = every(truths)
        if not places and not all(told) and truth is False:
            truth = None  # the colors may be those of cells in between
        wrong = [v for v, t in zip(ends, truths, strict=True) if t is truth] or list(ends)
        spans = tuple(value.span for value in wrong)
        return [Judgement(truth, f"{shown(grid, wrong, _TWO)}", spans)]
    return []


def _ends(
    values: Sequence[Value],
    places: Sequence[str],
    told: Sequence[Sequence[Amount]],
    by_column: bool,
    grid: Grid,
) -> list[Value] | None:
    """The two cells that are spoken of: at two places, with two numbers, or the first and the last one."""
    if places:
        keys = [place.casefold() for place in places]
        found = [[v for v in values if (v.column if by_column else v.row) == key] for key in keys]
        cells = [each[0] for each in found if len(each) == 1]
    elif all(len(each) == 1 for each in told):
        held = [[v for v in values if equal(v, grid.measure(each[0].quantity))] for each in told]
        cells = [each[0] for each in held if len(each) == 1]
    else:
        cells = [values[0], values[-1]] if len(values) > _TWO and not any(told) else []
    amounts = [each[0] if len(each) == 1 else None for each in told]
    if len(cells) != _TWO:
        return None
    fits = all(a is None or equal(v, grid.measure(a.quantity)) for v, a in zip(cells, amounts, strict=True))
    return cells if fits else None
