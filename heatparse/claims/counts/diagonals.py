"""Claims about the diagonal as a whole: what all its cells are, and that it dominates."""

from __future__ import annotations

from heatparse.claims.counts.assertions import Assertion
from heatparse.claims.extremes.cautions import dimension_of
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, together
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.metrics import holds_data
from heatparse.claims.language.phrases import Part, Phrase, Ref, Scope, Superlative
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import Truth, above, at_least, at_most, below
from heatparse.models.claims import BaseClaim, DiagonalClaim, Direction
from heatparse.phrases import words

_BOTH = "both"  # a row and a column
_SHOWN = 3  # cells that an explanation names
_DIRECTIONS: dict[str, Direction] = {"high": "high", "best": "high", "low": "low", "worst": "low"}
# What may stand beside the diagonal and its superlative without changing what is said.
_SILENT = frozenset((
    "BE", "HAVE", "OCCUR", "PREPOSITION", "COMMA", "COLON", "MEASURE", "DIMENSION", "SIGN", "AND", "JOIN",
))  # fmt: skip


def diagonal_claim(assertion: Assertion, judgement: Judgement, scene: Scene) -> DiagonalClaim:
    """The claim that all cells of the diagonal fulfil a predicate."""
    return scene.claim(DiagonalClaim, assertion.clause, judgement, panel=assertion.first.grid.index)


def read_diagonals(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that the diagonal holds the highest (or lowest) values."""
    if "diagonal" in clause.read or not clause.has("PART") or (clause.is_data and holds_data(clause, scene)):
        return []
    whole, _ = strip_brackets(clause.phrases)
    main = _until_comma(whole)
    direction = _direction(main)
    if direction is None or not any(isinstance(p, Part) and p.part == "diagonal" for p in main):
        return []
    if main[0].type == "BE" and clause.before is not None and clause.before.refs():
        return []  # "A, at 0.7, is the weakest on the diagonal"
    judgement = _judge(clause, scene, main, direction)
    if any(phrase.type in ("EXCEPTION", "CONDITION", "RESTRICTION") for phrase in whole[len(main) :]):
        judgement = UNDECIDED
    panels = scene.panels(clause)
    return [scene.claim(DiagonalClaim, clause, judgement, panel=panels[0] if len(panels) == 1 else None)]


def _until_comma(main: list[Phrase]) -> list[Phrase]:
    """The statement itself: what follows a comma behind the diagonal and its superlative adds to it."""
    seen = set()
    for at, phrase in enumerate(main):
        if isinstance(phrase, Part | Superlative) or _is_dominance(phrase):
            seen.add(type(phrase))
        if phrase.type == "COMMA" and len(seen) > 1:
            return main[:at]
    return main


def _is_dominance(phrase: Phrase) -> bool:
    return isinstance(phrase, Word) and phrase.key in words("assertions", "dominance")


def _direction(main: list[Phrase]) -> Direction | None:
    """Whether the diagonal is said to be high or low; None when nothing of the kind is said."""
    superlatives = [phrase for phrase in main if isinstance(phrase, Superlative)]
    if len(superlatives) == 1:
        found = superlatives[0]
        if found.rank != 1 or found.count is not None or any(noun.type == "DIAGONAL" for noun in found.nouns):
            return None
        return _DIRECTIONS.get(found.direction)
    if not superlatives and any(_is_dominance(phrase) for phrase in main):
        return "high"
    return None


def _judge(clause: Clause, scene: Scene, main: list[Phrase], direction: Direction) -> Judgement:
    certain, side = True, ""
    for phrase in main:
        if isinstance(phrase, Ref):
            if not phrase.is_panel:
                return UNDECIDED
        elif phrase.type in GUARDS or phrase.type in ("AMOUNT", "CARDINAL", "AGGREGATE", "RIVALS"):
            return UNDECIDED
        elif isinstance(phrase, Scope):
            if phrase.quantifier not in ("all", "both"):
                certain = False
            over = dimension_of(phrase.noun)
            if over in ("row", "column"):
                side = over
        elif line := _line_of(phrase):
            side = line if side in ("", line) else _BOTH  # "of their rows", "of its row and its column"
        elif (
            phrase.type not in _SILENT
            and not (phrase.type == "PRONOUN" and any(map(_line_of, main)))
            and not isinstance(phrase, Part | Superlative)
            and not _is_dominance(phrase)
        ):
            certain = False
    judged = [judge_dominance(scene.grids[n], direction, side) for n in scene.panels(clause)]
    truths = {judgement.truth for judgement in judged}
    if len(truths) != 1 or (truths == {False} and not certain):
        return UNDECIDED
    text = "; ".join(judgement.explanation for judgement in judged if judgement.explanation)
    return Judgement(judged[0].truth, text, tuple(span for judgement in judged for span in judgement.spans))


def _line_of(phrase: Phrase) -> str:
    """ "Rows" or "columns", as "row" or "column"; "" for any other phrase."""
    named = isinstance(phrase, Word) and phrase.type == "DIMENSION" and phrase.value in ("row", "column")
    return str(phrase.value) if named and isinstance(phrase, Word) else ""


def judge_dominance(grid: Grid, direction: Direction, side: str) -> Judgement:
    """Whether each diagonal cell leads its row, or each its column; refuted when the diagonal is
    not even ahead on the whole."""
    if not grid.is_square or len(grid.diagonal) < 2:
        return UNDECIDED
    if side == _BOTH:
        return together([_leads(grid, direction, each) for each in ("row", "column")])
    sides = [side] if side else ["row", "column"]
    judged = charitable([_leads(grid, direction, each) for each in sides])
    if judged.truth is False and not side and _is_ahead(grid, direction) is not False:
        return UNDECIDED
    return judged


def _leads(grid: Grid, direction: Direction, side: str) -> Judgement:
    better, not_worse = (above, at_least) if direction == "high" else (below, at_most)
    beaten: list[tuple[Value, Value]] = []
    truths: list[Truth] = []
    compared = 0
    for own in grid.diagonal:
        line = grid.row(own.row) if side == "row" else grid.column(own.column)
        rivals = [value for value in line if value is not own]
        compared += bool(rivals)
        beaten += [(own, rival) for rival in rivals if better(rival, own)][:1]
        truths += [not_worse(own, rival) for rival in rivals]
    if beaten:
        text = "; ".join(f"{grid.tell(own)}, but {grid.tell(rival, True)}" for own, rival in beaten[:_SHOWN])
        return Judgement(False, text, tuple(value.span for pair in beaten[:_SHOWN] for value in pair))
    if not compared:
        return _against_all(grid, direction)
    if all(truths) and compared * 2 > len(grid.rows):
        spans = tuple(value.span for value in grid.diagonal[:_SHOWN])
        return Judgement(True, f"each diagonal cell leads its {side}", spans)
    return UNDECIDED


def _against_all(grid: Grid, direction: Direction) -> Judgement:
    """With few cells stated: whether the diagonal holds the best of them."""
    not_worse = at_least if direction == "high" else at_most
    others = grid.select(part="off-diagonal")
    if others and all(not_worse(own, other) for own in grid.diagonal for other in others):
        spans = tuple(value.span for value in grid.diagonal[:_SHOWN])
        return Judgement(True, "every stated diagonal value is ahead of every other", spans)
    return UNDECIDED


def _is_ahead(grid: Grid, direction: Direction) -> Truth:
    """Whether the diagonal is ahead of the rest on average, or holds the best value of all."""
    sign = 1 if direction == "high" else -1
    own = [sign * (value.low + value.high) for value in grid.diagonal]
    rest = [sign * (value.low + value.high) for value in grid.select(part="off-diagonal")]
    if not rest:
        return None
    if max(own) >= max(rest):
        return True
    return False if sum(own) / len(own) <= sum(rest) / len(rest) else None
