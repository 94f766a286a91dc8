"""Claims that a matrix is symmetric, asymmetric or triangular."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise, takewhile, zip_longest

from heatparse.claims.counts.mirrors import is_nearly_symmetric
from heatparse.claims.judgement import UNDECIDED, Judgement, together
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.guards import GUARDS, has_guards
from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.places.filled_triangles import read_filled_triangle
from heatparse.claims.scene import Scene
from heatparse.claims.wording import shown
from heatparse.grid import Grid, Value
from heatparse.measures import Truth, equal, negate
from heatparse.models.claims import BaseClaim, SymmetryClaim
from heatparse.phrases import words

_LINKING = frozenset(("AND", "NEGATION", "SYMMETRY", "UNKNOWN", "BE"))  # "… and therefore not symmetric"
_SHOWN = 2  # pairs that an explanation names
_FEW_PARTS = 4  # at most a part of the triangle is told again by the prose
_ENOUGH = 0.5  # the part of all pairs that must be stated on both sides


def read_symmetries(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim of a clause that names a symmetry."""
    if "symmetry" in clause.read or "mirrored" in clause.read:
        return []
    if not clause.has("SYMMETRY") and clause.has("AGGREGATE") and clause.says(words("symmetry", "opposed")):
        main, _ = strip_brackets(clause.phrases)
        found = _complementary(scene, clause, main)
        return [scene.claim(SymmetryClaim, clause, found)] if found is not None else []
    if not clause.has("SYMMETRY"):
        return read_filled_triangle(clause, scene, _triangular)
    word = next((phrase for phrase in clause.phrases if phrase.type == "SYMMETRY"), None)
    if not isinstance(word, Word) or (clause.has("SUPERLATIVE") and word.key.startswith("mirror")):
        return []  # "the minimum is its mirror image": of one cell
    if " " in word.key and clause.has("SIGN", "COLOUR", "SPREAD", "POLARITY"):
        return []  # "the number of negative values is the same above and below the diagonal"
    if word.key.startswith("only") and clause.has("AMOUNT", "SIGN", "COLOUR", "COMPARATIVE", "SUPERLATIVE"):
        return []  # "only the cells above the diagonal exceed 0.5"
    parts = _parts(_without_reason(clause, word))
    judged = [_judge(part, scene, _word(part)) for part in parts]
    told = [judgement for judgement in judged if judgement is not None]
    if not told:
        return []
    judgement = together(told) if len(told) > 1 else told[0]
    panels = scene.panels(clause)
    panel = panels[0] if len(panels) == 1 else None
    return [scene.claim(SymmetryClaim, clause, judgement, shape=word.value, panel=panel)]


def _without_reason(clause: Clause, word: Word) -> Clause:
    """ "It is not symmetric, as A is taken for B and not the other way round": without the reason."""
    for at, (comma, joint) in enumerate(pairwise(clause.phrases)):
        if (
            comma.type == "COMMA"
            and comma.start > word.start
            and (key_of(joint) in words("symmetry", "reasons") or _adds_nothing(clause.phrases, comma))
        ):
            return clause.part(clause.phrases[:at])
    return clause


def _adds_nothing(phrases: Sequence[Phrase], comma: Phrase) -> bool:
    """ "…, so each pair appears twice": no number, no place and no denial."""
    rest = [phrase for phrase in phrases if phrase.start > comma.start]
    return rest[0].type == "SCOPE" and not any(
        p.type in ("SYMMETRY", "NEGATION", "EXCEPTION", "AMOUNT", "REF", "CONTRAST", "RESTRICTION")
        for p in rest
    )


def _word(clause: Clause) -> Word:
    return next(p for p in clause.phrases if isinstance(p, Word) and p.type == "SYMMETRY")


def _parts(clause: Clause) -> list[Clause]:
    """ "Because of the mask, the map is triangular and therefore not symmetric": without the reason, part by part."""
    phrases = [
        made_word("NEGATION", "not", one.start)
        if one.type == "EXCEPTION"
        and two is not None
        and two.type == "SYMMETRY"
        and key_of(one).endswith("not")
        else one
        for one, two in zip_longest(clause.phrases, clause.phrases[1:])
        if one is not None
    ]
    if key_of(phrases[0]) in words("symmetry", "reasons") and any(p.type == "DIMENSION" for p in phrases):
        start = next(at for at, p in enumerate(phrases) if p.type == "DIMENSION")
        phrases = phrases[start:] if start and phrases[start].start < _word(clause).start else phrases
    at = next((i for i in range(1, len(phrases)) if phrases[i].type == "AND" and _names(phrases[:i])), 0)
    if at and _names(phrases[at:]) and all(p.type in _LINKING for p in phrases[at : at + 3]):
        return [clause.part(phrases[:at]), clause.part(phrases[at + 1 :])]
    return [clause.part(phrases)]


def _names(phrases: Sequence[Phrase]) -> bool:
    return any(phrase.type == "SYMMETRY" for phrase in phrases)


def _judge(clause: Clause, scene: Scene, word: Word) -> Judgement | None:
    if any(_is_other_subject(phrase) for phrase in clause.phrases if phrase.start < word.start):
        return None
    main, _ = strip_brackets(clause.phrases)
    if any(phrase.type == "AGGREGATE" for phrase in main):
        return _complementary(scene, clause, main) if word.value == "symmetric" else None
    negated, guarded = _negation(clause, word)
    if any(key_of(phrase) in words("symmetry", "given_reasons") for phrase in clause.phrases):
        negated, guarded = False, guarded or negated  # "it makes no difference, since it is symmetric"
    negated ^= any(
        t[3] in words("symmetry", "far") for t in scene.draft.tokens.between(clause.start, word.start)
    )
    negated ^= any(key_of(p) in words("symmetry", "lacking") for p in clause.phrases if p.start > word.start)
    pair = _pair(clause)
    judges: dict[str, Callable[[Grid], Judgement]] = {
        "symmetric": _symmetric,
        "asymmetric": lambda grid: _not(_symmetric(grid)),
        "upper": lambda grid: _triangular(grid, upper=True),
        "lower": lambda grid: _triangular(grid, upper=False),
        "triangular": _any_triangle,
    }
    judge = judges[word.value]
    if pair is not None and word.value in ("symmetric", "asymmetric"):
        flipped = word.value == "asymmetric"
        judged = [_pair_judgement(scene.grids[n], pair, flipped) for n in scene.panels(clause)]
    elif any(isinstance(p, Ref) and not scene.panels_named(p) for p in strip_brackets(clause.phrases)[0]):
        return None
    else:
        judged = [judge(scene.grids[n]) for n in scene.panels(clause)]
    if judged and _is_near(clause, scene, word) and not negated and pair is None:
        return _nearly([scene.grids[n] for n in scene.panels(clause)], judged)
    if guarded or not judged:
        return UNDECIDED
    if (
        negated
        and word.value == "symmetric"
        and not any(scene.grids[n].is_square for n in scene.panels(clause))
    ):
        return Judgement(True, "its rows and its columns are different things")
    if negated and any(_counts_none(phrase) for phrase in clause.phrases):
        judged = [_nowhere_equal(scene.grids[n]) for n in scene.panels(clause)]
    elif negated:
        judged = [_not(judgement) for judgement in judged]
    truths = {judgement.truth for judgement in judged}
    if len(truths) > 1 and False in truths and _speaks_of_each(clause, word):
        judged, truths = [judgement for judgement in judged if judgement.truth is False], {False}
    if len(truths) > 1 or (truths == {False} and not _is_firm(clause, scene, word)):
        return UNDECIDED
    spans = tuple(span for judgement in judged for span in judgement.spans)
    return Judgement(judged[0].truth, "; ".join(filter(None, (j.explanation for j in judged))), spans)


def _speaks_of_each(clause: Clause, word: Word) -> bool:
    """ "The heatmaps are symmetric", "all three matrices are symmetric": one that is not refutes it."""
    front = [p for p in clause.phrases if p.start < word.start]
    nouns = [p.noun if isinstance(p, Scope) else p for p in front]
    several = any(isinstance(n, Word) and n.type == "DIMENSION" and n.key.endswith("s") for n in nouns)
    scoped = all(p.quantifier in ("all", "both") for p in front if isinstance(p, Scope))
    return several and scoped and not clause.has("COMPARATIVE", "AGGREGATE")


def _is_near(clause: Clause, scene: Scene, word: Word) -> bool:
    """ "Nearly symmetric", and nothing else that may change the truth."""
    others = [
        p
        for p in clause.phrases
        if p.type in GUARDS and getattr(p, "key", "") not in words("symmetry", "near")
    ]
    if others:
        return False
    tokens = scene.draft.tokens.between(clause.start, word.end)
    return word.value == "symmetric" and any(token[3] in words("symmetry", "near") for token in tokens)


def _nearly(grids: Sequence[Grid], judged: Sequence[Judgement]) -> Judgement:
    """Whether all of some matrices are symmetric but for little."""
    truths = [is_nearly_symmetric(grid) for grid in grids]
    return judged[0]._replace(truth=truths[0] if len(set(truths)) == 1 else None)


def _counts_none(phrase: Phrase) -> bool:
    return isinstance(phrase, Scope) and phrase.quantifier == "none"


def _mirrored(grid: Grid) -> list[tuple[Value, Value]]:
    """The stated cells above the diagonal with those across it."""
    if not grid.is_square:
        return []
    found = [(value, grid.cells.get((value.column, value.row))) for value in grid.values]
    return [(a, b) for a, b in found if b is not None and grid.rows[a.row] < grid.rows[a.column]]


def _nowhere_equal(grid: Grid) -> Judgement:
    """ "None of the cells equals its mirror image"."""
    pairs = _mirrored(grid)
    same = [(one, two) for one, two in pairs if equal(one, two)]
    if same:
        text = "; ".join(f"{grid.tell(one)}, and {grid.tell(two, True)}" for one, two in same[:_SHOWN])
        return Judgement(False, text, tuple(value.span for pair in same[:_SHOWN] for value in pair))
    differ = pairs and all(equal(one, two) is False for one, two in pairs)
    return Judgement(True, f"all {len(pairs)} pairs differ") if differ else UNDECIDED


def _complementary(scene: Scene, clause: Clause, main: list[Phrase]) -> Judgement | None:
    """ "Any two cells mirrored at the diagonal add up to 100"."""
    main = list(takewhile(lambda phrase: phrase.type != "EXAMPLE", main))  # "…, e.g., 62 and 38"
    amounts = [phrase for phrase in main if isinstance(phrase, Amount) and not phrase.bound]
    panels = scene.panels(clause)
    if len(amounts) != 1 or len(panels) != 1 or has_guards(main):
        return None
    grid = scene.grids[panels[0]]
    total, pairs = grid.measure(amounts[0].quantity), _mirrored(grid)
    room = sum(value.resolution for value in pairs[0]) / 2 if pairs else 0.0
    off = [
        (one, two) for one, two in pairs if abs(one.low + two.low - total.low) > room + total.resolution / 2
    ]
    if off and 2 * len(off) <= len(pairs):
        text = "; ".join(
            f"{grid.show(one)} and {grid.show(two, True)} add up to {one.low + two.low:.6g}"
            for one, two in off[:_SHOWN]
        )
        return Judgement(False, text, tuple(value.span for pair in off[:_SHOWN] for value in pair))
    return Judgement(True, f"true of all {len(pairs)} pairs") if pairs and not off else UNDECIDED


def _is_other_subject(phrase: Phrase) -> bool:
    """ "The color scale is symmetric around zero", "a symmetric layout": not the values."""
    if not isinstance(phrase, Word):
        return False
    return phrase.type in ("COLOUR", "POLARITY") or phrase.key in words("symmetry", "others")


def _is_firm(clause: Clause, scene: Scene, word: Word) -> bool:
    """Whether nothing softens the statement ("fairly symmetric"), and no unknown word is in it."""
    known = words("assertions", "harmless") | words("symmetry", "manner") | words("symmetry", "lacking")
    end = next((p.start for p in clause.phrases if p.type == "COMMA" and p.start > word.end), clause.end)
    said = [p for p in clause.phrases if p.type == "UNKNOWN" and isinstance(p, Word) and p.start < end]
    left = [p for p in said if p.key not in known]
    tokens = scene.draft.tokens.between(clause.start, word.end)
    return not left and not any(token[3] in words("symmetry", "degrees") for token in tokens)


def _negation(clause: Clause, word: Word) -> tuple[bool, bool]:
    """Whether the symmetry is denied, and whether a word stands there that may change the truth."""
    negations, guarded = 0, False
    for at, phrase in enumerate(clause.phrases):
        if phrase.type == "NEGATION" or (isinstance(phrase, Scope) and phrase.quantifier == "none"):
            negations += 1
        elif isinstance(phrase, Scope) and phrase.quantifier not in ("all", "both", "only"):
            denied = bool(negations) and phrase.key in words("symmetry", "generally")
            guarded |= not denied  # "largely symmetric", but "not symmetric in general"
        elif phrase.type in GUARDS and not _is_about(clause, at):
            guarded = True
        elif isinstance(phrase, Word) and phrase.type == "COMPARATIVE" and _is_more(phrase, word):
            guarded = True  # "more symmetric than"
    return negations == 1, guarded or negations > 1


def _is_more(phrase: Word, word: Word) -> bool:
    return phrase.start < word.start and phrase.value != "equal"


def _is_about(clause: Clause, at: int) -> bool:
    """ "About" of "symmetric about its diagonal"."""
    before = clause.phrases[at - 1] if at else None
    return clause.phrases[at].type == "HEDGE" and before is not None and before.type == "SYMMETRY"


def _pair(clause: Clause) -> tuple[Ref, Ref] | None:
    """The two categories of "the relation between A and B is asymmetric"."""
    main, _ = strip_brackets(clause.phrases)
    refs = [phrase for phrase in main if isinstance(phrase, Ref) and phrase.names and not phrase.is_panel]
    if any(isinstance(phrase, Part) for phrase in clause.phrases):
        return None
    if len(refs) == 1 and len(refs[0].names) == 2:
        first, second = refs[0].names
        return Ref(refs[0].start, refs[0].end, (first,)), Ref(refs[0].start, refs[0].end, (second,))
    return (refs[0], refs[1]) if len(refs) == 2 and all(len(ref.names) == 1 for ref in refs) else None


def _not(judgement: Judgement) -> Judgement:
    return judgement._replace(truth=negate(judgement.truth))


def _pair_judgement(grid: Grid, pair: tuple[Ref, Ref], flipped: bool) -> Judgement:
    first, second = (ref.names[0].label.text for ref in pair)
    one, two = grid.at(first, second), grid.at(second, first)
    if one is None or two is None:
        return UNDECIDED
    judged = Judgement(equal(one, two), f"{grid.tell(one)}, and {grid.tell(two)}", (one.span, two.span))
    return _not(judged) if flipped else judged


def _symmetric(grid: Grid) -> Judgement:
    """Whether each cell equals the one across the diagonal."""
    if not grid.is_square:
        return UNDECIDED
    pairs: list[tuple[Value, Value, Truth]] = []
    for value in grid.values:
        other = grid.cells.get((value.column, value.row))
        if other is not None and grid.rows[value.row] < grid.rows[value.column]:
            pairs.append((value, other, equal(value, other)))
    differing = [(one, two) for one, two, same in pairs if same is False]
    if differing:
        text = "; ".join(f"{grid.tell(one)}, but {grid.tell(two, True)}" for one, two in differing[:_SHOWN])
        spans = tuple(value.span for pair in differing[:_SHOWN] for value in pair)
        return Judgement(False, text, spans)
    size = len(grid.rows)
    enough = len(pairs) >= _ENOUGH * size * (size - 1) / 2
    same = pairs and enough and all(truth for _, _, truth in pairs)
    return Judgement(True, f"all {len(pairs)} pairs agree") if same else UNDECIDED


def _triangular(grid: Grid, upper: bool) -> Judgement:
    """Whether no cell is stated on the other side of the diagonal, but for zeros."""
    if not grid.is_square or not grid.is_aligned:
        return UNDECIDED
    outside = grid.select(part="below-diagonal" if upper else "above-diagonal")
    inside = grid.select(part="above-diagonal" if upper else "below-diagonal")
    filled = [value for value in outside if value.low != 0 or value.high != 0]
    again = [value for value in filled if (other := grid.at(value.column, value.row)) and equal(value, other)]
    if len(again) * _FEW_PARTS <= len(inside):
        filled = [value for value in filled if value not in again]  # told again, the other way round
    if filled and not _is_laid_out(grid):
        return UNDECIDED  # a list of single cells does not tell what is above
    if filled:
        text = f"there are values {'below' if upper else 'above'} the diagonal: {shown(grid, filled, _SHOWN)}"
        return Judgement(False, text, tuple(value.span for value in filled[:_SHOWN]))
    enough = len(inside) >= _ENOUGH * len(grid.rows) * (len(grid.rows) - 1) / 2
    side = "below" if upper else "above"
    return Judgement(True, f"no value {side} the diagonal") if enough else UNDECIDED


def _is_laid_out(grid: Grid) -> bool:
    """Whether the text gives the values row by row."""
    lines = {value.span.line for value in grid.values}
    return 2 * len(lines) <= len(grid.values)


def _any_triangle(grid: Grid) -> Judgement:
    upper, lower = _triangular(grid, True), _triangular(grid, False)
    if upper.truth or lower.truth:
        return upper if upper.truth else lower
    return upper if upper.truth is False and lower.truth is False else UNDECIDED
