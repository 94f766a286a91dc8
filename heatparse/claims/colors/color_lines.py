"""Color lines: how many rows, or columns, have a cell of a color: "red turns up in three of the five rows"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.colors.tints import SENSES, Sense, color_runs, ranges, tells_marks, wears
from heatparse.claims.counts.quantifiers import Quantifier
from heatparse.claims.counts.tally_units import line_unit
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_of, placed
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.whole_numbers import is_whole_number, whole_number
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.measures import some
from heatparse.models.claims import BaseClaim, CountClaim
from heatparse.phrases import words

_KINDS = {"all": "all", "none": "none", "most": "most"}


def read_color_lines(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim of how many lines of a panel have a cell of a color, where a clause says nothing else."""
    panels = scene.panels(clause)
    if clause.is_data or len(panels) != 1 or clause.read & {"legend", "tally"} or tells_marks(clause.phrases):
        return []
    main, inside = strip_brackets([placed(phrase) for phrase in clause.phrases])
    main = [phrase for phrase in main if not (isinstance(phrase, Ref) and scene.panels_named(phrase))]
    runs = color_runs(main)
    if len(runs) != 1 or inside:
        return []
    first, last, color = runs[0]
    told = _behind(main, first, last) or _in_front(main, first, last)
    counted = _counted(told, scene) if told else None
    if counted is None:
        return []
    quantifier, unit = counted
    grid = scene.grids[panels[0]]
    judgement = _judge(grid, unit, quantifier, color)
    if judgement.truth is None:
        return []
    clause.read.add("tally")
    return [scene.claim(CountClaim, clause, judgement, counted=unit)]


def _behind(main: Sequence[Phrase], first: int, last: int) -> list[Phrase]:
    """ "Red turns up in three of the five rows": what is counted."""
    if first:
        return []
    rest = list(main[last:])
    if rest and _is_cell(rest[0]):
        rest.pop(0)
    if not rest or not (
        rest[0].type in ("OCCUR", "BE") or key_of(rest[0]) in words("assertions", "occurring")
    ):
        return []
    verb = rest.pop(0)
    if rest and rest[0].type == "PREPOSITION":
        rest.pop(0)
    elif not key_of(verb).endswith((" in", " on", " at")):
        return []
    return rest


def _in_front(main: Sequence[Phrase], first: int, last: int) -> list[Phrase]:
    """ "Three rows contain at least one red cell": what is counted."""
    if any(not _is_cell(phrase) for phrase in main[last:]):
        return []
    front = list(main[:first])
    if [phrase.type for phrase in front[-2:]] == ["RESTRICTION", "CARDINAL"]:
        if key_of(front[-2]) != "at least" or whole_number(front[-1]) != 1:
            return []
        front = front[:-2]
    if not front or front[-1].type != "HAVE" or key_of(front[-1]) not in words("color_lines", "having"):
        return []
    return front[:-1]


def _is_cell(phrase: Phrase) -> bool:
    return isinstance(phrase, Word) and phrase.type == "DIMENSION" and phrase.value == "cell"


def _counted(told: Sequence[Phrase], scene: Scene) -> tuple[Quantifier, str] | None:
    """ "Three of the five rows", "every row", "only two columns": how many, and of which kind."""
    phrases = list(told)
    if len(phrases) > 1 and isinstance(phrases[0], Scope) and phrases[0].quantifier == "only":
        phrases = phrases[1:] if phrases[0].noun is None else phrases
    if len(phrases) == 1 and isinstance(phrases[0], Scope):
        scope = phrases[0]
        kind = _KINDS.get(scope.quantifier)
        unit = line_unit(scope.noun, frozenset())
        if kind is None or unit is None or scope.count is not None or scope.others:
            return None
        return Quantifier("all" if kind == "all" else "none" if kind == "none" else "most"), unit
    if len(phrases) == 2 and phrases[0].type == "NEGATION" and isinstance(phrases[1], Word):
        unit = line_unit(phrases[1], frozenset())
        return (Quantifier("none"), unit) if unit and key_of(phrases[0]) == "no" else None
    if not phrases or not _counts(phrases[0]) or not isinstance(phrases[-1], Word):
        return None
    unit = line_unit(phrases[-1], frozenset())
    between = phrases[1:-1]
    total = None
    if between:
        if len(between) != 2 or key_of(between[0]) != "of" or not _counts(between[1]):
            return None
        total = whole_number(between[1])
    return (Quantifier("exactly", whole_number(phrases[0]), total), unit) if unit else None


def _counts(phrase: Phrase) -> bool:
    plain = phrase.type == "CARDINAL" or (isinstance(phrase, Amount) and not phrase.bound)
    return plain and (phrase.type == "CARDINAL" or is_whole_number(phrase))


def _judge(grid: Grid, unit: str, quantifier: Quantifier, color: str) -> Judgement:
    """Whether so many lines have such a cell; of a color with shades of its own, in each sense."""
    labels = grid.rows if unit == "row" else grid.columns
    if grid.areas or not grid.is_complete or quantifier.of not in (None, len(labels)):
        return UNDECIDED
    likeliest: Sense = "name" if ranges(grid) else "shade"
    judged = [_in_sense(grid, unit, quantifier, color, sense) for sense in (likeliest, *SENSES)]
    if judged[0].truth is False and any(other.truth is not False for other in judged):
        return UNDECIDED
    return judged[0]


def _in_sense(grid: Grid, unit: str, quantifier: Quantifier, color: str, sense: Sense) -> Judgement:
    found: dict[str, list[bool | None]] = {}
    for value in grid.values:
        line = value.row if unit == "row" else value.column
        found.setdefault(line, []).append(wears(value, grid, color, sense))
    truths = [some(line) for line in found.values()]
    having = truths.count(True)
    text = (
        f"{having or 'none'} of the {len(truths)} {unit}s {'has' if having == 1 else 'have'} a {color} cell"
    )
    return Judgement(quantifier.holds(truths), text)
