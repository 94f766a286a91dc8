"""Statements about the cells of one colour: which one is the only one, and how many of them are where.

"The only red cell of row A is B", "red cells: two in A and one in B".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.colors.tints import band_of, find_color, is_shown_in, wears
from heatparse.claims.counts.subjects import Subject
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, is_its_own_evidence
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.metrics import holds_data
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_of, placed
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.whole_numbers import whole_number
from heatparse.claims.language.words import Word
from heatparse.claims.places.places import PlaceReader
from heatparse.claims.places.scopes import slices_of
from heatparse.claims.places.slices import Slice
from heatparse.claims.scene import Scene
from heatparse.claims.wording import shown
from heatparse.grid import Grid, Value
from heatparse.measures import equal, every
from heatparse.models import Span
from heatparse.models.claims import BaseClaim, LegendClaim
from heatparse.phrases import words

_SHOWN = 3  # cells that an explanation names
_VERBS = frozenset(("BE", "OCCUR", "HAVE"))
_SILENT = frozenset((
    "BE", "HAVE", "OCCUR", "PREPOSITION", "DIMENSION", "AXISNOUN", "COMMA", "AND", "JOIN", "COLON", "MEASURE",
    "PRONOUN",
))  # fmt: skip
Readings = list[Slice]


def read_colorings(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that a cell is the only one of its colour, or of how many there are in several places."""
    if (clause.is_data and holds_data(clause, scene)) or len(scene.panels(clause)) != 1:
        return []
    main, _ = strip_brackets([placed(phrase) for phrase in clause.phrases])
    found = find_color(main)
    if found is None:
        return []
    first, last, color = found
    judgement = _only(clause, scene, main, first, last, color)
    if judgement is None and clause.has("AMOUNT"):
        judgement = _of_values(scene.grids[scene.panels(clause)[0]], main, first, last, color)
    if judgement is None:
        judgement = _spread(clause, scene, main, last, color)
    if judgement is None or is_its_own_evidence(clause, judgement):
        return []
    return [scene.claim(LegendClaim, clause, judgement, color=color)]


def pieces_of(clause: Clause, scene: Scene, phrases: Sequence[Phrase]) -> tuple[Readings, bool] | None:
    """The ways to understand the places of some phrases, and whether all else is plain; None with a guard."""
    main = list(phrases)
    reader = PlaceReader(scene, main, {}, set())
    subject = Subject(places=reader.read())
    left = [phrase for at, phrase in enumerate(main) if at not in reader.taken]
    if has_guards(left):
        return None
    plain = all(
        phrase.type in _SILENT or key_of(phrase) in words("assertions", "harmless") for phrase in left
    )
    if not subject.is_narrowed:
        panel = scene.panels(clause)[0]
        return [Slice(scene.grids[panel])], plain and not any(isinstance(phrase, Ref) for phrase in main)
    return [slices[0] for slices in slices_of(clause, scene, subject)], plain


# The only one


def _only(
    clause: Clause, scene: Scene, main: list[Phrase], first: int, last: int, color: str
) -> Judgement | None:
    """ "The only red cell of row A is found at B"; None where that is not what is said."""
    before = main[first - 1] if first else None
    noun = main[last] if last < len(main) else None
    if not isinstance(noun, Word) or noun.type != "DIMENSION" or noun.value != "cell":
        return None
    alone = before is None and noun.key == "cell"  # "the single red cell is …"
    if not alone and not (isinstance(before, Scope) and before.quantifier == "only"):
        return None
    verb = next((at for at in range(last, len(main)) if main[at].type in _VERBS), None)
    if verb is None:
        return None
    around = pieces_of(clause, scene, [*main[: max(0, first - 1)], *main[last + 1 : verb]])
    behind = main[verb + 1 :]
    if alone and not any(isinstance(phrase, Ref) for phrase in behind):
        return None
    where = pieces_of(clause, scene, behind)
    if around is None or where is None or not around[0] or not where[0]:
        return UNDECIDED
    single = not key_of(noun).endswith("s")
    amounts = [phrase for phrase in behind if isinstance(phrase, Amount)]
    judged = [_judge_only(room, spot, color, single, amounts) for room in around[0] for spot in where[0]]
    found = charitable(judged)
    return found if found.truth or (around[1] and where[1] and not amounts) else UNDECIDED


def _judge_only(room: Slice, spot: Slice, color: str, single: bool, amounts: Sequence[Amount]) -> Judgement:
    grid = room.grid
    tints = [(value, wears(value, grid, color)) for value in room.values]
    colored = [value for value, truth in tints if truth]
    if not tints or any(truth is None for _, truth in tints) or grid.areas or len(tints) < room.size:
        return UNDECIDED
    members = {(value.row, value.column) for value in spot.values}
    astray = [value for value in colored if (value.row, value.column) not in members]
    if amounts:
        told = [equal(value, grid.measure(amount.quantity)) for value in colored for amount in amounts]
        if len(amounts) != 1 or not all(told):
            return UNDECIDED
    if astray:
        return Judgement(
            False, f"{shown(grid, astray, _SHOWN)} {_is(astray)} {color} as well", _spans(astray)
        )
    if not colored or (single and len(colored) != 1):
        text = f"{len(colored) or 'none'} of the {len(tints)} cells {_is(colored)} {color}"
        return Judgement(False, text, _spans(colored))
    return Judgement(True, f"{shown(grid, colored, _SHOWN)} alone {_is(colored)} {color}", _spans(colored))


def _is(values: Sequence[Value]) -> str:
    return "is" if len(values) == 1 else "are"


def _spans(values: Sequence[Value]) -> tuple[Span, ...]:
    return tuple(value.span for value in values[:_SHOWN])


# All of some values


def _of_values(grid: Grid, main: list[Phrase], first: int, last: int, color: str) -> Judgement | None:
    """ "Every value below 20 is blue", "cells at 0.4 to 0.5 are red"; None where that is not what is said."""
    front, behind = main[:first], main[last:]
    amounts = [phrase for phrase in front if isinstance(phrase, Amount)]
    others = [phrase for phrase in front if not isinstance(phrase, Amount)]
    if not amounts or not all(map(_is_of_all, others)) or not all(map(_is_remark, behind)):
        return None
    if front[-1].type != "BE" or amounts[0] is front[0]:
        return None
    meant = [value for value in grid.values if any(_is_among(value, amount, grid) for amount in amounts)]
    if not meant:
        return _of_band(grid, amounts, color)
    truths = [(value, is_shown_in(value, grid, color)) for value in meant]
    astray = [value for value, truth in truths if truth is False]
    if astray:
        exact = not any(amount.quantity.approximate for amount in amounts) and not any(
            v.slack for v in astray
        )
        text = f"{shown(grid, astray, _SHOWN)} {_is(astray)} not {color}"
        return Judgement(False, text, _spans(astray)) if exact else UNDECIDED
    if grid.areas or not all(truth for _, truth in truths):
        return UNDECIDED
    return Judgement(True, f"{shown(grid, meant, _SHOWN)} {_is(meant)} {color}", _spans(meant))


def _is_of_all(phrase: Phrase) -> bool:
    """Whether a word may stand in front of the values that are meant: "all cells with", "values of"."""
    if isinstance(phrase, Scope):
        noun = phrase.noun
        plain = noun is None or noun.type == "MEASURE" or noun.value == "cell"
        return phrase.quantifier == "all" and phrase.count is None and plain
    cell = isinstance(phrase, Word) and phrase.type == "DIMENSION" and phrase.value == "cell"
    return cell or phrase.type in ("MEASURE", "PREPOSITION", "BE", "AND", "JOIN", "OR", "COMMA")


def _is_remark(phrase: Phrase) -> bool:
    """ "…, in line with the legend"."""
    key = key_of(phrase)
    known = any(key in words("legends", name) for name in ("matching", "scale", "remarks"))
    return known or phrase.type in ("COMMA", "PREPOSITION", "AND")


def _is_among(value: Value, amount: Amount, grid: Grid) -> bool:
    told = grid.measure(amount.quantity)
    if amount.bound in ("above", "at_least"):
        return bool(value.low > told.low) or (amount.bound == "at_least" and value.low == told.low)
    if amount.bound:
        return value.high < told.high or (amount.bound == "at_most" and value.high == told.high)
    if told.low < told.high:
        return told.low <= value.low and value.high <= told.high
    return bool(equal(value, told))


def _of_band(grid: Grid, amounts: Sequence[Amount], color: str) -> Judgement:
    """Whether a range of numbers is the band of a colour, where the text states no value inside it."""
    band = band_of(grid, color)
    told = grid.measure(amounts[0].quantity)
    if len(amounts) > 1 or amounts[0].bound or band is None or band.low is None or band.high is None:
        return UNDECIDED
    inside = band.low <= told.low and told.high <= band.high and told.low < told.high
    return Judgement(True, "as the legend has it") if inside else UNDECIDED


# So many here, so many there


def _spread(clause: Clause, scene: Scene, main: list[Phrase], last: int, color: str) -> Judgement | None:
    """ "Red cells: two in row A, one in row B"; None where that is not what is said."""
    colon = next((at for at in range(last, len(main)) if main[at].type == "COLON"), None)
    parts = _counted_parts(main[colon + 1 :]) if colon is not None else []
    if colon is None or len(parts) < 2 or any(isinstance(phrase, Ref) for phrase in main[:colon]):
        return None
    stated = [whole_number(phrase) for phrase in main[:colon] if phrase.type == "CARDINAL"]
    if has_guards(main) or len(stated) > 1:
        return UNDECIDED
    judged = []
    plain = True
    for count, places in parts:
        found = pieces_of(clause, scene, places)
        if found is None or not found[0] or not any(isinstance(phrase, Ref) for phrase in places):
            return UNDECIDED
        plain &= found[1]
        judged.append(charitable([_judge_count(piece, color, count) for piece in found[0]]))
    total = sum(count for count, _ in parts)
    whole = _judge_count(Slice(scene.grids[scene.panels(clause)[0]]), color, stated[0] if stated else total)
    if stated and stated[0] != total:
        return UNDECIDED
    wrong = next((judgement for judgement in judged if judgement.truth is False), None)
    if wrong is not None:
        return wrong if plain else UNDECIDED
    truth = every([*(judgement.truth for judgement in judged), whole.truth])
    return whole if truth else UNDECIDED


def _counted_parts(phrases: Sequence[Phrase]) -> list[tuple[int, list[Phrase]]]:
    """ "Two in A, one in B and two in C": each number with the places behind it."""
    parts: list[tuple[int, list[Phrase]]] = []
    for phrase in phrases:
        if phrase.type == "CARDINAL":
            parts.append((whole_number(phrase), []))
        elif not parts:
            return []
        else:
            parts[-1][1].append(phrase)
    return parts


def _judge_count(piece: Slice, color: str, count: int) -> Judgement:
    truths = [(value, wears(value, piece.grid, color)) for value in piece.values]
    if not truths or any(truth is None for _, truth in truths) or len(truths) < piece.size:
        return UNDECIDED
    colored = [value for value, truth in truths if truth]
    text = f"{len(colored) or 'none'} of the {len(truths)} cells {_is(colored)} {color}"
    if colored:
        text += f": {shown(piece.grid, colored, _SHOWN)}"
    return Judgement(len(colored) == count, text, _spans(colored))
