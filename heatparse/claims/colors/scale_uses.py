"""How the values use the color scale: "all values lie within it", "its dark end is not reached", "it is fully used"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.colors.scale_ends import unreached
from heatparse.claims.colors.scale_fits import all_inside
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, together
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.claims.wording import shown
from heatparse.grid import Grid
from heatparse.hues import is_same_color
from heatparse.measures import Measure, every, middle, within
from heatparse.phrases import phrases, words
from heatparse.quantities import read_quantity
from heatparse.reading.cells.colours import colour_rank
from heatparse.resources import scanner
from heatparse.tokens import Token

_NEAR = 0.05  # of the scale: so far from an end a value may still be said to reach it
_ENDS = ("low", "high")
_FEWEST = 3  # letters of such a sentence
_SHOWN = 4  # values that an explanation names
_HUE = 2  # the rank of a word that names a hue
_SIGNS = frozenset((",", "'", "s", ".", "-"))


def judge_use(clause: Clause, scene: Scene) -> Judgement | None:
    """The judgement of a clause that says how the values use the scale and nothing else; None for any other."""
    tokens = scene.tokens(clause)
    nouns = {phrase.start for phrase in clause.of("MEASURE")}
    read = _read(_told(tokens), scene, nouns) or _read(_last(tokens), scene, nouns)
    if read is None:
        return None
    kind, letters, colors, numbers = read
    grids = [scene.grids[panel] for panel in scene.panels(clause)]
    if any(not _has_ends(grid, numbers) for grid in grids):
        return None if kind == "FIT" else UNDECIDED  # "all values lie within the 0–0.7 scale"
    if kind == "FIT":
        judged = [all_inside(grid, told=clause.says(words("uses", "given"))) for grid in grids]
    else:
        judged = [_judge(kind, letters, colors, grid, scene) for grid in grids]
    found = together(judged)
    if kind in ("UNREACHED", "PART") and found.truth is False and len(judged) > 1:
        return charitable([found, UNDECIDED])
    return found


def _read(
    tokens: list[Token], scene: Scene, nouns: set[int]
) -> tuple[str, str, list[str], list[float]] | None:
    """What a sentence says of the scale, its letters, hues and numbers; None where it says something else."""
    letters, colors, numbers = _letters(tokens, scene, nouns) if len(tokens) >= _FEWEST else ("", [], [])
    match = scanner("uses").match(letters) if len(letters) >= _FEWEST else None
    return (match.lastgroup or "", letters, colors, numbers) if match is not None and match[0] else None


def _last(tokens: Sequence[Token]) -> list[Token]:
    """The tokens behind the last comma and the word that joins what follows: ", so the dark end is not used"."""
    cuts = [at for at, token in enumerate(tokens[:-1]) if token[3] == ","]
    if not cuts or tokens[cuts[-1] + 1][3] not in words("uses", "joints"):
        return []
    return _told(tokens[cuts[-1] + 2 :])


def _has_ends(grid: Grid, numbers: Sequence[float]) -> bool:
    """Whether the numbers that a statement gives are ends of the scale."""
    legend = grid.panel.legend
    return legend is not None and all(number in (legend.low, legend.high) for number in numbers)


def _judge(kind: str, letters: str, colors: Sequence[str], grid: Grid, scene: Scene) -> Judgement:
    if kind == "HALF":
        return _within_half(grid, upper="U" in letters)
    if kind in ("FULL", "PART"):
        found = _reached(grid, _ENDS)
        if kind == "FULL":
            return found
        return found._replace(truth=not found.truth if found.truth is not None else None)
    ends = _ends_of(letters, colors, grid, scene)
    if not ends:
        return UNDECIDED
    return unreached(grid, ends) if kind == "UNREACHED" else _reached(grid, ends)


def _told(tokens: Sequence[Token]) -> list[Token]:
    """The tokens without what stands in brackets, and without the remark behind the statement."""
    kept: list[Token] = []
    depth = 0
    for at, token in enumerate(tokens):
        key = token[3]
        depth += (key == "(") - (key == ")")
        if depth or key == ")":
            continue
        if key == "," and at + 1 < len(tokens) and tokens[at + 1][3] in words("uses", "remarks"):
            break
        if key in (":", ";"):
            break
        kept.append(token)
    return kept


def _letters(tokens: list[Token], scene: Scene, nouns: set[int]) -> tuple[str, list[str], list[float]]:
    """One letter for each word ("?" for one that is not known), the hues and the numbers in their order."""
    known = phrases("uses", "letters")
    letters: list[str] = []
    colors: list[str] = []
    numbers: list[float] = []
    at = 0
    while at < len(tokens):
        kind, start, end, key = tokens[at]
        hit = known.match(tokens, at)
        if hit is not None:
            letters.append(hit[0].strip("_"))
            at = hit[1]
            continue
        at += 1
        if kind == "QUANTITY":
            ends = [bound for bound in _bounds(scene.text[start:end]) if bound is not None]
            letters.append("n" if len(set(ends)) == 1 else "r")
            numbers += ends
        elif colour_rank(key) == _HUE:
            letters.append("c")
            colors.append(key.replace("-", " "))
        elif start in nouns or key in scene.names.value_nouns:
            letters.append("v" if key.endswith("s") else "w")
        elif kind not in ("TICK", "QUOTE") and key not in _SIGNS:
            letters.append("?")
    return "".join(letters), colors, numbers


def _bounds(text: str) -> tuple[float | None, ...]:
    quantity = read_quantity(text)
    return quantity.bounds if quantity is not None else ()


# The ends that are meant


def _ends_of(letters: str, colors: Sequence[str], grid: Grid, scene: Scene) -> tuple[str, ...]:
    """The ends of the scale that a sentence speaks of; none where that is open."""
    extreme = letters[0] if letters[0] in "Mm" and not letters.startswith("MFS") else ""
    told = letters[len(extreme) :]
    side = _colored_side(told, colors, grid, scene)
    if side is not None:
        ends = {side} if side else set()
    elif set(told) & set("ULM"):
        ends = {end for sign, end in (("U", "high"), ("M", "high"), ("L", "low")) if sign in told}
    elif extreme:
        ends = {"high" if extreme == "M" else "low"}  # "the largest value uses up the whole bar"
    else:
        ends = set(_ENDS)
    if extreme and ends != {"high" if extreme == "M" else "low"}:
        return ()
    return tuple(sorted(ends))


def _colored_side(told: str, colors: Sequence[str], grid: Grid, scene: Scene) -> str | None:
    """The end of a colour, "" where that is open; None where no colour is named."""
    shade = "dark" if "K" in told else "light" if "k" in told else ""
    if not colors and not shade:
        return None
    legend = grid.panel.legend
    if colors and legend is not None:
        name = " ".join([shade, *colors]).strip()
        own = [band for band in legend.bands if is_same_color(name, band.color)]
        ends = {
            ("low" if band.low == legend.low else "high" if band.high == legend.high else "") for band in own
        }
        return ends.pop() if len(ends) == 1 else ""
    if colors or scene.has_two_arms or not scene.darkness:
        return ""
    return "high" if (shade == "dark") is (scene.darkness == "high") else "low"


# Whether they are reached


def _within_half(grid: Grid, upper: bool) -> Judgement:
    """Whether all values lie in the upper, or the lower, half of the scale."""
    scale = grid.legend
    if scale is None or scale.slack or not grid.is_complete or grid.areas or grid.is_off_scale:
        return UNDECIDED
    center = (scale.low + scale.high) / 2
    half = Measure(center, scale.high) if upper else Measure(scale.low, center)
    off = [value for value in grid.values if within(value, half) is False]
    told = f"{half.low:g} to {half.high:g}"
    if off:
        text = f"{shown(grid, off, _SHOWN)} {'lies' if len(off) == 1 else 'lie'} outside {told}"
        return Judgement(False, text, tuple(value.span for value in off[:_SHOWN]))
    return Judgement(True, f"all {len(grid.values)} values lie within {told}")


def _reached(grid: Grid, ends: Sequence[str]) -> Judgement:
    """Whether there is a value at each of some ends of the scale."""
    legend, scale = grid.panel.legend, grid.legend
    if legend is None or scale is None or scale.slack or grid.is_off_scale:
        return UNDECIDED
    if not grid.is_complete or grid.areas:
        return UNDECIDED
    numbers = [number for value in grid.values if (number := middle(value)) is not None]
    low, high = min(numbers, default=scale.low), max(numbers, default=scale.high)
    gaps = {"low": low - scale.low, "high": scale.high - high}
    truths = [
        True if gaps[end] <= 0 else None if gaps[end] <= _NEAR * (scale.high - scale.low) else False
        for end in ends
    ]
    text = f"the values run from {low:g} to {high:g}, the color scale from {scale.low:g} to {scale.high:g}"
    return Judgement(every(truths), text)
