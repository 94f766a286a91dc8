"""Color contests: of which of two colors more cells have: "red tiles outnumber blue ones", "more red than blue"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.colors.colorings import pieces_of
from heatparse.claims.colors.tints import Sense, color_runs, ranges, wears
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.phrases import Phrase, key_at, key_of, placed
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.slices import Slice
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim, CountClaim
from heatparse.phrases import words

_NOUNS = frozenset(("DIMENSION", "MEASURE", "UNKNOWN"))
_TWO = 2  # colors


def read_color_contests(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that there are more cells of one color than of another, or as many."""
    if clause.is_data or len(scene.panels(clause)) != 1:
        return []
    main, inside = strip_brackets([placed(phrase) for phrase in clause.phrases])
    runs = color_runs(main)
    if len(runs) == 1 and any(key_of(phrase) in words("color_contests", "commonest") for phrase in main):
        return _commonest(clause, scene, main, inside, runs[0])
    if len(runs) != _TWO:
        return []
    (first, second), (third, fourth) = runs[0][:2], runs[1][:2]
    told = _order(main, first, second, third)
    if told is None:
        return []
    start, equal = told
    end = fourth + (fourth < len(main) and _is_cells(main[fourth]))
    front = [phrase for phrase in main[:start] if key_of(phrase) not in words("color_contests", "there")]
    found = pieces_of(clause, scene, [*front, *main[end:]])
    numbers = [n for held in inside.values() for p in held if (n := _number(p)) is not None]
    if found is None or not found[0] or len(numbers) not in (0, _TWO):
        judged = UNDECIDED
    else:
        colors = runs[0][2], runs[1][2]
        judged = charitable([_judge(piece, colors, equal, numbers) for piece in found[0]])
        judged = judged if found[1] else UNDECIDED
    clause.read.add("tally")
    return [scene.claim(CountClaim, clause, judged, counted="cell")]


def _commonest(
    clause: Clause,
    scene: Scene,
    main: Sequence[Phrase],
    inside: dict[int, list[Phrase]],
    run: tuple[int, int, str],
) -> list[BaseClaim]:
    """ "White is the most common shade (11 of 30 cells)"."""
    first, last, color = run
    plain = words("color_contests", "commonest") | words("colors", "tints") | words("color_contests", "there")
    front, behind = main[:first], [p for p in main[last:] if key_of(p) not in plain and not _is_cells(p)]
    found = pieces_of(clause, scene, [*front, *behind])
    numbers = [n for held in inside.values() for p in held if (n := _number(p)) is not None]
    if found is None or not found[0] or not found[1] or len(numbers) not in (0, 1, _TWO):
        return []
    judged = charitable([_judge_commonest(piece, color, numbers) for piece in found[0]])
    clause.read.add("tally")
    return [scene.claim(CountClaim, clause, judged, counted="cell")]


def _judge_commonest(piece: Slice, color: str, numbers: Sequence[int]) -> Judgement:
    """Whether no other color of the legend has as many cells."""
    bands = ranges(piece.grid)
    if piece.grid.areas or len(piece.values) < piece.size or not bands:
        return UNDECIDED
    sizes = {band.color: _size(piece, band.color, "name") for band in bands}
    others = [size for name, size in sizes.items() if name != color]
    own, shades = sizes.get(color), _size(piece, color, "shade")
    if own is None or shades is None or None in others:
        return UNDECIDED
    top = max(size or 0 for size in others)
    told = not numbers or numbers in ([own], [own, len(piece.values)])
    text = ", ".join(f"{size} cells are {name}" for name, size in sizes.items())
    if own > top and told:
        return Judgement(True, text)
    return UNDECIDED if own == top or shades > own else Judgement(False, text)


def _size(piece: Slice, color: str, sense: Sense) -> int | None:
    truths = [wears(value, piece.grid, color, sense) for value in piece.values]
    return None if None in truths else truths.count(True)


def _order(main: Sequence[Phrase], first: int, second: int, third: int) -> tuple[int, bool] | None:
    """Where the words of the comparison begin, and whether both are said to be as many; None for none."""
    between = [phrase for phrase in main[second:third] if not _is_cells(phrase)]
    joint = between[0] if len(between) == 1 else None
    before = key_at(main, first - 1) if first else ""
    if joint is None:
        return None
    if joint.type == "THAN" and before in words("color_contests", "more"):
        return first - 1, False
    if key_of(joint) in words("color_contests", "outnumbering"):
        return first, False
    many = (
        before in words("color_contests", "many") or " ".join((key_at(main, first - 2), before)) == "as many"
    )
    if key_of(joint) == "as" and many:
        return first - (1 if before.startswith("as ") else _TWO), True
    return None


def _is_cells(phrase: Phrase) -> bool:
    """ "Tiles", "ones"."""
    cell = isinstance(phrase, Word) and phrase.type == "DIMENSION" and phrase.value == "cell"
    return cell or (phrase.type in _NOUNS and key_of(phrase) in words("color_contests", "ones"))


def _number(phrase: Phrase) -> int | None:
    value = phrase.quantity.value if phrase.type == "AMOUNT" else None  # type: ignore[union-attr]
    return int(value) if value is not None and value == int(value) else None


def _judge(piece: Slice, colors: tuple[str, str], equal: bool, numbers: Sequence[int]) -> Judgement:
    """Whether there are more; both senses of a color that is a shade as well must agree."""
    if piece.grid.areas or len(piece.values) < piece.size:
        return UNDECIDED
    senses: tuple[Sense, ...] = ("shade", "stated shade")
    senses = (*senses, "name", "stated name") if ranges(piece.grid) else senses
    judged = [_judge_sense(piece, colors, equal, numbers, sense) for sense in senses]
    same = len({each.truth for each in judged}) == 1
    return judged[0] if same else UNDECIDED


def _judge_sense(
    piece: Slice, colors: tuple[str, str], equal: bool, numbers: Sequence[int], sense: Sense
) -> Judgement:
    truths = [[wears(value, piece.grid, color, sense) for value in piece.values] for color in colors]
    if any(None in each for each in truths):
        return UNDECIDED
    more, fewer = (each.count(True) for each in truths)
    text = f"{more} cells are {colors[0]} and {fewer} are {colors[1]}"
    holds = more == fewer if equal else more > fewer
    return Judgement(holds and (not numbers or list(numbers) == [more, fewer]), text)
