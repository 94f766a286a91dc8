"""Holdings: parts of the grid that hold its highest or lowest values, "the last two rows contain the maximum"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.extremes.winners import Contest, Direction
from heatparse.claims.judgement import UNDECIDED, Judgement, together
from heatparse.claims.language.brackets import strip_brackets
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative
from heatparse.claims.language.sentences import Clause
from heatparse.claims.places.places import PlaceReader
from heatparse.claims.places.slices import readings
from heatparse.claims.scene import Scene
from heatparse.claims.wording import shown
from heatparse.grid import Grid
from heatparse.measures import equal
from heatparse.models.claims import BaseClaim, RegionClaim
from heatparse.phrases import words

_DIRECTIONS: dict[str, Direction] = {"high": "high", "low": "low", "much": "high", "little": "low"}
# What may stand beside the places and the superlatives without changing what is said.
_SILENT = frozenset((
    "PREPOSITION", "AND", "COMMA", "JOIN", "DIMENSION", "MEASURE", "PRONOUN", "BE", "HAVE", "OCCUR", "AMOUNT",
    "SUPERLATIVE",
))  # fmt: skip
_VERBS = frozenset(("HAVE", "OCCUR", "BE"))
_SHOWN = 2  # values that an explanation names


def read_holdings(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claims that some rows or columns hold the highest or the lowest values of the grid."""
    if clause.is_data or not clause.has("SUPERLATIVE") or len(scene.panels(clause)) != 1:
        return []
    if clause.has("ORDER"):
        return []  # "A, B and C (in that order) have the highest values" is a ranking
    main, _ = strip_brackets(clause.phrases)
    tops = [phrase for phrase in main if isinstance(phrase, Superlative)]
    grid = scene.filled(scene.panels(clause)[0])
    members = _members(main, tops, grid, scene)
    if members is None or not all(map(_is_plain, tops)):
        return []
    claims: list[BaseClaim] = []
    for top in tops:
        judgement = _judge(top, _amount_of(main, top), members, grid)
        if has_guards(main):
            judgement = UNDECIDED
        claims.append(scene.claim(RegionClaim, clause, judgement))
    if claims:
        clause.read.add("holding")
    return claims


def _is_plain(top: Superlative) -> bool:
    nouns = {noun.type for noun in top.nouns}
    lines = any(noun.type == "DIMENSION" and noun.value != "cell" for noun in top.nouns)
    return top.direction in _DIRECTIONS and top.rank == 1 and nouns <= {"MEASURE", "DIMENSION"} and not lines


def _members(
    main: list[Phrase], tops: Sequence[Superlative], grid: Grid, scene: Scene
) -> set[tuple[str, str]] | None:
    """The cells of the part that holds, or is said to hold, them; None where the clause says something else."""
    verb = next((at for at, phrase in enumerate(main) if phrase.type in _VERBS), 0)
    if not verb or not tops:
        return None
    before, behind = main[:verb], main[verb:]
    places = behind if any(top in before for top in tops) else before
    others = before if places is behind else behind
    if any(top in places for top in tops) or any(isinstance(p, Ref) and not p.is_panel for p in others):
        return None
    if places is before and (main[verb].type != "HAVE" or main[0].type in ("PREPOSITION", "RESTRICTION")):
        return None  # "in A there is a peak"
    if places is behind and not any(phrase.type in ("OCCUR", "PREPOSITION") for phrase in behind):
        return None
    reader = PlaceReader(scene, list(places), {}, set())
    found = reader.read()
    left = [phrase for at, phrase in enumerate(places) if at not in reader.taken]
    if any(phrase.type not in _SILENT or phrase.type == "AMOUNT" for phrase in left):
        return None
    if any(phrase.type not in _SILENT and not _is_whole(phrase) for phrase in others):
        return None
    refs = [ref for ref in found.refs if not ref.is_panel]
    if any(ref.relation for ref in main if isinstance(ref, Ref)):
        return None  # "found when training on A and testing on B": one cell
    several = [len(ref.names) > 1 or any(len(name.labels) > 1 for name in ref.names) for ref in refs]
    # "the maximum belongs to A in P and Q": A is best in both
    if not several or not all(several):
        return None
    if found.pairs or found.without or found.part != "all" or found.block is not None:
        return None
    pieces = list(readings(scene, grid, refs, ()))
    if len(pieces) != 1:
        return None
    return {(value.row, value.column) for value in pieces[0].values}


def _is_whole(phrase: Phrase) -> bool:
    """ "Overall", "both", "the single"."""
    return isinstance(phrase, Scope) and phrase.quantifier in ("both", "most", "all") and phrase.noun is None


def _amount_of(main: Sequence[Phrase], top: Superlative) -> Amount | None:
    """The value that stands right behind a superlative."""
    rest = main[next(at for at, phrase in enumerate(main) if phrase is top) + 1 :]
    for phrase, following in pairwise([*rest, None]):
        if isinstance(phrase, Amount):
            return phrase
        if phrase is None or phrase.type not in ("COMMA", "PREPOSITION", "BE") or following is None:
            return None
    return None


def _judge(top: Superlative, amount: Amount | None, members: set[tuple[str, str]], grid: Grid) -> Judgement:
    """Whether the best values, as many as are told, are all among the members."""
    signed = any(value.low < 0 for value in grid.values) and top.key in words("winners", "strengths")
    contest = Contest(grid, grid.values, _DIRECTIONS[top.direction], magnitude=signed)
    ranked = sorted(grid.values, key=contest.score, reverse=True)
    count = top.count or 1
    if len(ranked) <= count or len(ranked) < grid.size() or ranked[0].slack:
        return UNDECIDED
    edge = contest.score(ranked[count - 1])
    best = [value for value in ranked if contest.score(value) >= edge]
    inside = [value for value in best if (value.row, value.column) in members]
    text = f"{contest.word}: {shown(grid, best, _SHOWN)}"
    spans = tuple(value.span for value in best[:_SHOWN])
    truth = True if len(inside) == len(best) else None if inside or signed else False
    placed = Judgement(truth, text, spans)
    if amount is None or count > 1:
        return placed
    return together([placed, Judgement(equal(grid.measure(amount.quantity), best[0]), text, spans)])
