"""Blocks of the grid that a text names by their labels: "the Romance block (A, B, C)", "the block formed by the
rows A to C and the columns D and E", "A, B and C form a cluster in which …"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, key_at, placed
from heatparse.claims.language.words import Word
from heatparse.claims.places.places import PlaceReader
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.phrases import words
from heatparse.records import NamedTuple
from heatparse.tokens import fold

_NAMING = frozenset(
    ("REF", "JOIN", "AND", "COMMA", "PREPOSITION", "DIMENSION", "AXISNOUN", "VERSUS", "AMOUNT")
)
_FEWEST = 2  # lines of a block


class Block(NamedTuple):
    """The rows and columns of a block, and the first index of the words for it and the one behind them."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    first: int
    behind: int


def named_block(phrases: Sequence[Phrase], at: int, grid: Grid, scene: Scene) -> Block | None:
    """The block that some phrases begin to name; None where they name none, or not plainly which."""
    if not _is_block(phrases[at], scene):
        return None
    first = at - 1 if at and phrases[at - 1].type == "UNKNOWN" else at
    verb = at - 2 if key_at(phrases, at - 1) == "up" else at - 1  # "make up a block"
    if verb > 0 and key_at(phrases, verb) in words("regions", "forming"):
        return _formed(phrases, at, verb, grid, scene)
    start, end = _names(phrases, at + 1)
    lines = block_lines([placed(phrase) for phrase in phrases[start:end]], grid, scene)
    if lines is None:
        return None
    closed = end < len(phrases) and phrases[end].type == "CLOSE"
    return Block(*lines, first, end + closed)


def _is_block(phrase: Phrase, scene: Scene) -> bool:
    if isinstance(phrase, Ref):
        return phrase.noun == "area" and scene.words(phrase).lower().split()[-1] in words("regions", "blocks")
    return isinstance(phrase, Word) and phrase.type == "AREA" and phrase.key in words("regions", "blocks")


def _names(phrases: Sequence[Phrase], at: int) -> tuple[int, int]:
    """Where the names of a block start, and the index behind them."""
    if at < len(phrases) and phrases[at].type == "OPEN":
        closed = next((i for i in range(at, len(phrases)) if phrases[i].type == "CLOSE"), at)
        return at + 1, closed
    while key_at(phrases, at) in words("regions", "formed"):
        at += 1  # "made up"
    if key_at(phrases, at) in words("regions", "of_block"):
        at += 1
    end = at
    while end < len(phrases) and phrases[end].type in _NAMING - {"COMMA"} and key_at(phrases, end) != ",":
        end += 1
    return at, end


def _formed(phrases: Sequence[Phrase], at: int, verb: int, grid: Grid, scene: Scene) -> Block | None:
    """ "A, B and C form a block in which no value is below 0.5": what stands in front of the verb."""
    front = [phrase for phrase in phrases[:verb] if phrase.type != "HAVE"]
    behind = at + 1
    if key_at(phrases, behind) == "in" and isinstance(phrases[behind + 1 : behind + 2], list):
        step = behind + 1
        if step < len(phrases) and isinstance(phrases[step], Ref) and phrases[step].noun == "area":  # type: ignore[union-attr]
            behind = step + 1  # "a block in the upper left corner"
    whose = key_at(phrases, behind) in words("names", "whose")  # "… whose values are all positive"
    tells = whose or key_at(phrases, behind) in words("function_words", "within")
    lines = block_lines(front, grid, scene) if tells else None
    if lines is None:
        return None
    if whose:
        return Block(*lines, 0, behind + 1)
    which = key_at(phrases, behind) != "where" and key_at(phrases, behind + 1) == "which"
    if key_at(phrases, behind) != "where" and not which:
        return None
    return Block(*lines, 0, behind + 1 + which)


def block_lines(
    names: list[Phrase], grid: Grid, scene: Scene
) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The rows and columns that some names stand for; the same labels for both in a square grid."""
    if not names or any(phrase.type not in _NAMING for phrase in names):
        return None
    reader = PlaceReader(scene, names, {}, set())
    places = reader.read()
    left = {phrase.type for at, phrase in enumerate(names) if at not in reader.taken}
    if places.pairs or places.without or not left <= {"PREPOSITION", "DIMENSION", "AXISNOUN", "AND", "JOIN"}:
        return None
    found: dict[str, list[str]] = {}
    for ref in places.refs:
        axes = {line.axis for line in scene.lines(ref, grid)}
        keys = [fold(label.text) for name in ref.names for label in name.labels]
        if len(places.refs) == 1 and axes == {"row", "column"} and grid.is_square and len(keys) >= _FEWEST:
            return tuple(keys), tuple(keys)
        if len(axes) != 1 or axes & found.keys():
            return None
        found[axes.pop()] = keys
    if len(found) < _FEWEST:
        return None
    return tuple(found["row"]), tuple(found["column"])
