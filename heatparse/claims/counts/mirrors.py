"""Mirrors: cells across the diagonal, pair by pair, "A and B mistake each other equally often".

Also which pair differs most, how many pairs agree, and whether one triangle repeats the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.judgement import UNDECIDED, Judgement, together
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.guards import GUARDS, has_guards
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.whole_numbers import is_whole_number, whole_number
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import Measure, Truth, equal, middle, negate
from heatparse.models.claims import BaseClaim, SymmetryClaim
from heatparse.phrases import words
from heatparse.records import Record
from heatparse.tokens import fold

_CLOSE, _FAR = 0.05, 0.3  # parts of the scale: what nearly agrees, and what does not
_TWO = 2
_NUMBERS = frozenset(("CARDINAL", "AMOUNT"))


class Pair(Record, frozen=True):
    """Two cells that face each other across the diagonal, and how far apart they are."""

    one: Value
    two: Value
    gap: float


def read_mirrors(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim of a clause about cells that face each other."""
    panels = scene.panels(clause)
    if clause.is_data or len(panels) != 1 or not scene.grids[panels[0]].is_square:
        return []
    grid = scene.grids[panels[0]]
    for read in (_widest, _both_ways, _counted, _triangles):
        judgement = read(clause, scene, grid)
        if judgement is not None:
            if clause.has("SUPERLATIVE") or read is _widest:
                clause.read.add("holding")
            return [scene.claim(SymmetryClaim, clause, judgement, panel=panels[0])]
    return []


def pairs_of(grid: Grid) -> list[Pair]:
    """All cells that face each other, the one above the diagonal first."""
    found: list[Pair] = []
    for value in grid.values:
        other = grid.cells.get((value.column, value.row))
        if other is None or grid.rows[value.row] >= grid.rows[value.column]:
            continue
        one, two = middle(value), middle(other)
        if one is not None and two is not None:
            found.append(Pair(value, other, abs(one - two)))
    return found


def is_nearly_symmetric(grid: Grid) -> Truth:
    """Whether the cells nearly agree with those across the diagonal, as parts of the scale."""
    pairs = pairs_of(grid)
    if not pairs or any(pair.one.slack or pair.two.slack for pair in pairs):
        return None
    widest = max(pair.gap for pair in pairs) / grid.scale
    if widest <= _CLOSE:
        return True
    far = sum(pair.gap > _CLOSE * grid.scale for pair in pairs)
    return False if widest > _FAR and 2 * far > len(pairs) else None


# Which pair differs most


def _widest(clause: Clause, scene: Scene, grid: Grid) -> Judgement | None:
    """ "The largest asymmetry is between A and B (15 vs. 20)", "**Most asymmetric pair:** A and B, differing by 5"."""
    phrases = clause.phrases
    whole = [*clause.lead, *phrases] if clause.lead else list(phrases)
    at = next((i for i in range(len(whole) - 1) if _is_top_of_asymmetry(whole, i)), None)
    if at is None or any(isinstance(p, Superlative) for p in whole if p is not whole[at]):
        return None
    named = _pair_of(phrases)
    top, pairs = whole[at], pairs_of(grid)
    assert isinstance(top, Superlative)
    if named is None or len(pairs) < _TWO or has_guards(whole):
        return UNDECIDED
    best = (max if top.direction == "high" else min)(pairs, key=lambda pair: pair.gap)
    own = next((pair for pair in pairs if {pair.one.row, pair.one.column} == named), None)
    if own is None or own.one.slack or own.two.slack:
        return UNDECIDED
    room = own.one.resolution / 1000
    first = abs(own.gap - best.gap) <= room
    text = f"{grid.tell(best.one)}, and {grid.tell(best.two, True)}"
    judged = Judgement(first, text, (best.one.span, best.two.span))
    return together([judged, *_told(phrases, own, grid)])


def _is_top_of_asymmetry(phrases: Sequence[Phrase], at: int) -> bool:
    top, noun = phrases[at], phrases[at + 1]
    first = isinstance(top, Superlative) and top.rank == 1 and top.count is None
    return first and isinstance(noun, Word) and noun.type == "SYMMETRY" and noun.value == "asymmetric"


def _told(phrases: Sequence[Phrase], pair: Pair, grid: Grid) -> list[Judgement]:
    """What a clause gives as the two values of a pair, or as their difference."""
    amounts = [(at, phrase) for at, phrase in enumerate(phrases) if isinstance(phrase, Amount)]
    text = f"{grid.tell(pair.one)}, and {grid.tell(pair.two, True)}"
    if len(amounts) == 1 and any(phrase.type in ("BY", "DIFFERENCE") for phrase in phrases[: amounts[0][0]]):
        gap = Measure(pair.gap, pair.gap, pair.one.resolution)
        told = grid.measure(amounts[0][1].quantity)
        return [Judgement(equal(told, gap) if not amounts[0][1].bound else None, text)]
    if len(amounts) == _TWO:
        one, two = (grid.measure(amount.quantity) for _, amount in amounts)
        either = (equal(one, pair.one) and equal(two, pair.two)) or (
            equal(one, pair.two) and equal(two, pair.one)
        )
        return [Judgement(bool(either), text)]
    return [UNDECIDED] if amounts else []


def _pair_of(phrases: Sequence[Phrase]) -> set[str] | None:
    """The two categories that a clause names, and no others."""
    refs = [p for p in strip_brackets(list(phrases))[0] if isinstance(p, Ref) and not p.is_panel]
    labels = [fold(name.label.text) for ref in refs for name in ref.names]
    return set(labels) if len(set(labels)) == _TWO and all(ref.names for ref in refs) else None


# One pair


def _both_ways(clause: Clause, scene: Scene, grid: Grid) -> Judgement | None:
    """ "A and B mistake each other equally often", "are confused at the same rate in both directions"."""
    main, _ = strip_brackets(clause.phrases)
    each_other = any(isinstance(p, Scope) and p.key == "each" and p.others for p in main)
    same = any(isinstance(p, Word) and p.type == "COMPARATIVE" and p.value == "equal" for p in main)
    named = _pair_of(main)
    if not (each_other and same) or named is None or clause.has("SUPERLATIVE", "AGGREGATE", "THAN"):
        return None
    first, second = sorted(named)
    one, two = grid.at(first, second), grid.at(second, first)
    if one is None or two is None:
        return None
    denials = sum(phrase.type == "NEGATION" for phrase in main)
    if denials > 1 or any(phrase.type in GUARDS - {"NEGATION"} for phrase in main):
        return UNDECIDED
    truth = equal(one, two)
    text = f"{grid.tell(one)}, and {grid.tell(two, True)}"
    return Judgement(negate(truth) if denials else truth, text, (one.span, two.span))


# How many pairs


def _counted(clause: Clause, scene: Scene, grid: Grid) -> Judgement | None:
    """ "Two of the six pairs are symmetric"."""
    main, _ = strip_brackets(clause.phrases)
    word = next((phrase for phrase in main if phrase.type == "SYMMETRY"), None)
    numbers = [phrase for phrase in main if phrase.type in _NUMBERS]
    if not isinstance(word, Word) or word.value not in ("symmetric", "asymmetric") or not numbers:
        return None
    counts = [_count_of(phrase) for phrase in numbers]
    if any(isinstance(phrase, Ref) for phrase in main) or None in counts or clause.has("AGGREGATE"):
        return None
    if not clause.says(("pair", "pairs")):
        return None
    pairs = pairs_of(grid)
    truths = [equal(pair.one, pair.two) for pair in pairs]
    if None in truths or len(numbers) > _TWO or has_guards(main):
        return UNDECIDED
    if len(counts) == _TWO and counts[1] != len(pairs):
        return UNDECIDED
    found = truths.count(word.value == "symmetric")
    return Judgement(found == counts[0], f"it is true of {found} of the {len(pairs)} pairs")


def _count_of(phrase: Phrase) -> int | None:
    if isinstance(phrase, Word) and str(phrase.value).isdecimal():
        return int(phrase.value)
    return whole_number(phrase) if is_whole_number(phrase) else None


# The two triangles


def _triangles(clause: Clause, scene: Scene, grid: Grid) -> Judgement | None:
    """ "The upper and lower triangles mirror each other", "the lower triangle repeats the upper one"."""
    if clause.has("SYMMETRY", "SUPERLATIVE", "AMOUNT", "REF", "AGGREGATE") or not _names_both(clause):
        return None
    mirrored, differing = (
        clause.says(words("symmetry", "mirroring")),
        clause.says(words("symmetry", "differing")),
    )
    if mirrored is differing:
        return None
    main, _ = strip_brackets(clause.phrases)
    denials = [phrase for phrase in main if phrase.type == "NEGATION"]
    occurring = words("symmetry", "occurring")  # "each value appears twice"
    if has_guards(p for p in main if p not in denials[:1] and key_of(p) not in occurring):
        return UNDECIDED
    differing ^= bool(denials)
    pairs = pairs_of(grid)
    truths = [equal(pair.one, pair.two) for pair in pairs]
    size = len(grid.rows)
    if False in truths:
        truth: Truth = False
    else:
        truth = True if all(truths) and len(pairs) == size * (size - 1) / 2 else None
    if truth is False and _is_of_something_else(main):
        return UNDECIDED
    off = next((pair for pair in pairs if equal(pair.one, pair.two) is False), None)
    text = (
        f"{grid.tell(off.one)}, but {grid.tell(off.two, True)}"
        if off is not None
        else f"all {len(pairs)} pairs agree"
    )
    spans = (off.one.span, off.two.span) if off is not None else ()
    return Judgement(negate(truth) if differing else truth, text, spans)


def _is_of_something_else(phrases: Sequence[Phrase]) -> bool:
    """ "… match in sign", "… look the same at first glance": more, or less, than that the values are the same."""
    known = words("symmetry", "mirroring") | words("symmetry", "manner") | words("symmetry", "triangles")
    known |= words("symmetry", "shared_by_triangles")
    return any(
        (
            phrase.type in ("SIGN", "POLARITY", "COLOUR", "SPREAD", "AGGREGATE", "CARDINAL")
            and key_of(phrase) not in ("two", "one")
        )
        or key_of(phrase) in words("relations", "shades")
        or (phrase.type == "UNKNOWN" and key_of(phrase) not in known | words("symmetry", "differing"))
        for phrase in phrases
    )


def _names_both(clause: Clause) -> bool:
    """Whether both triangles are named, or one and "the other"."""
    if clause.says(words("symmetry", "triangles")):
        return True
    if clause.says(words("symmetry", "two_halves")) and clause.has("DIMENSION"):
        return not clause.has("POSITION")
    parts = {getattr(phrase, "part", "") for phrase in clause.phrases} & {"above-diagonal", "below-diagonal"}
    other = any(phrase.type in ("POSITION", "RIVALS") for phrase in clause.phrases)
    other |= any(  # "mirrors the lower one"
        key_of(one) in words("symmetry", "halves") and two.type == "CARDINAL" and key_of(two) == "one"
        for one, two in pairwise(clause.phrases)
    )
    across = {key_of(phrase) for phrase in clause.phrases} & words("symmetry", "across")
    behind = any(phrase.type == "PRONOUN" for phrase in clause.phrases) or clause.says(("twice",))
    return len(parts) == _TWO or (len(parts) == 1 and (other or (bool(across) and behind)))
