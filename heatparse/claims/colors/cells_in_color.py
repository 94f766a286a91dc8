"""Cells in their colors: the one cell that is named in front of a color, "A on P (0.3), drawn in red, …".

What stands between the two must be quiet; a number there is that of the cell, or the clause is of something else.
"""

from __future__ import annotations

from heatparse.claims.colors.color_lists import color_claims
from heatparse.claims.colors.tints import color_runs, tells_marks
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_of
from heatparse.claims.language.sentences import Clause, follows_in_sentence
from heatparse.claims.language.words import Word
from heatparse.claims.places.cells import mentions, pair_up
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import equal
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words

_QUIET = frozenset((
    "BE", "HAVE", "OCCUR", "COMMA", "JOIN", "AND", "PREPOSITION", "MEASURE", "DIMENSION", "OPEN", "CLOSE", "COLON",
    "PRONOUN", "BY",
))  # fmt: skip
_SILENT = frozenset(
    ("PREPOSITION", "DIMENSION", "MEASURE", "COMMA", "JOIN", "REF", "OPEN", "AND", "AXISNOUN")
)
_ENDS = frozenset(("COMMA", "JOIN", "CLOSE", "OPEN", "COLON"))


def read_cells_in_color(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that the one cell that a clause names has the one color that it tells."""
    if "legend" in clause.read or clause.is_data or clause.has("THAN") or tells_marks(clause.phrases):
        return []
    phrases = list(clause.phrases)
    runs = color_runs(phrases)
    if len(runs) != 1:
        return []
    first, last, color = runs[0]
    front = _front(clause, phrases[:first], scene)
    last, told = _behind(phrases, last)
    if (
        not front
        or phrases[first - 1].type == "AND"
        or (last < len(phrases) and phrases[last].type not in _ENDS)
    ):
        return []
    found: list[BaseClaim] = []
    for panel in scene.panels(clause):
        grid = scene.grids[panel]
        value = None if grid.areas else _value(front, told, scene, grid)
        if value is not None:
            found += color_claims(clause, scene, grid, value, color)
    held = [claim for claim in found if claim.verdict == "supported"]
    return held[:1] or found[:1]


def _behind(phrases: list[Phrase], last: int) -> tuple[int, list[Phrase]]:
    """The index behind "red cell" and "red 91", and the number."""
    noun = phrases[last] if last < len(phrases) else None
    if isinstance(noun, Word) and noun.type == "DIMENSION" and noun.value == "cell":
        return last + 1, []
    return (last + 1, [noun]) if isinstance(noun, Amount) else (last, [])


def _front(clause: Clause, front: list[Phrase], scene: Scene) -> list[Phrase]:
    """What stands in front of the color, with the clause before it where it goes on with that: "… and is red"."""
    before = clause.before
    goes_on = bool(front) and front[0].type in ("BE", "HAVE") and not any(p.type == "REF" for p in front)
    if goes_on and before is not None and follows_in_sentence(clause, before, scene.text):
        return [*before.phrases, *front]
    return front


def _value(front: list[Phrase], told: list[Phrase], scene: Scene, grid: Grid) -> Value | None:
    """The one cell that stands in front of a color, where all that follows it is quiet."""
    found = mentions(front, scene, grid)
    if len(found) != 1 or not all(phrase.type in _SILENT for phrase in front[: found[0].first]):
        return None
    pairs = pair_up(found[0].refs, scene, grid)
    value = grid.at(*pairs[0]) if len(pairs) == 1 else None
    between = [*front[found[0].last + 1 :], *told]
    if value is None or not all(_is_quiet(phrase) or _is_panel(phrase) for phrase in between):
        return None
    amounts = [phrase for phrase in between if isinstance(phrase, Amount)]
    return value if all(not a.bound and equal(value, grid.measure(a.quantity)) for a in amounts) else None


def _is_panel(phrase: Phrase) -> bool:
    return isinstance(phrase, Ref) and phrase.is_panel


def _is_quiet(phrase: Phrase) -> bool:
    if phrase.type in GUARDS:
        return False
    key = key_of(phrase)
    known = key in words("colors", "worn") or key in words("colors", "told") or key in words("colors", "so")
    return isinstance(phrase, Amount) or phrase.type in _QUIET or known
