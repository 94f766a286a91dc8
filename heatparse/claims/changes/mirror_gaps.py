"""How far apart the two directions of a pair are: "mirrored cells differ by at most 0.03".

Of all pairs, of most of them, or of one: "between A and B the two directions differ by 2.4", "A to B and B to A
are 0.1 apart".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.counts.mirrors import Pair, pairs_of
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, together
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.parts.carried_gaps import both_of
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.measures import Measure, Truth, above, at_least, at_most, below, equal
from heatparse.models.claims import BaseClaim, DifferenceClaim
from heatparse.phrases import words
from heatparse.tokens import fold

_TURNED = {"above": "at_most", "at_least": "below", "below": "at_least", "at_most": "above"}
_ORDERS = {"above": above, "at_least": at_least, "below": below, "at_most": at_most, "": equal}
_OTHERWISE = ("SUPERLATIVE", "AGGREGATE", "FACTOR", "TIMES", "TREND", "COLOUR", "PREDICTED")
_SILENT = frozenset((
    "AMOUNT", "DIFFERENCE", "SYMMETRY", "REF", "SCOPE", "BE", "BY", "HAVE", "PREPOSITION", "DIMENSION", "MEASURE",
    "AXISNOUN", "CARDINAL", "AND", "JOIN", "COMMA", "ARROW", "PRONOUN", "NEGATION", "RIVALS", "OPEN", "CLOSE",
))  # fmt: skip
_TWO = 2


def read_mirror_gaps(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim of a clause that tells how far the two directions of pairs are apart."""
    amounts = [phrase for phrase in clause.phrases if isinstance(phrase, Amount)]
    if clause.is_data or len(amounts) != 1 or clause.has(*_OTHERWISE) or amounts[0].quantity.value is None:
        return []
    if not any(getattr(p, "value", "") == "gap" for p in clause.phrases if p.type == "DIFFERENCE"):
        return []
    named = _named(clause)
    if named is None or not (named or _speaks_of_mirrors(clause)):
        return []
    if not all(_is_silent(phrase) for phrase in clause.phrases):
        return []
    grids = [scene.grids[panel] for panel in scene.panels(clause)]
    if not grids or not all(grid.is_square for grid in grids):
        return []
    clause.read.add("mirrored")
    judgement = _judge(clause, grids, amounts[0], named)
    amount = amounts[0]
    unit = amount.quantity.unit or amount.unit
    mode = "percent" if unit == "%" else "absolute"
    return [scene.claim(DifferenceClaim, clause, judgement, amount, mode=mode, value=amount.quantity)]


def _is_silent(phrase: Phrase) -> bool:
    if phrase.type == "UNKNOWN":
        return key_of(phrase) in words("symmetry", "both_ways") | words("names", "transferring")
    return phrase.type in _SILENT


def _speaks_of_mirrors(clause: Clause) -> bool:
    """Whether both directions are spoken of: "mirrored cells", "the two directions"."""
    if any(p.type == "SYMMETRY" and key_of(p).startswith("mirror") for p in clause.phrases):
        return True
    return any(key_of(phrase) in words("symmetry", "both_ways") for phrase in clause.phrases)


def _named(clause: Clause) -> set[str] | None:
    """The two categories of the one pair that is meant, an empty set for all pairs; None where others are named."""
    refs = [ref for ref in clause.refs() if not ref.is_panel]
    labels = [fold(name.label.text) for ref in refs for name in ref.names if len(name.labels) == 1]
    if not refs:
        both = both_of(clause.heads)
        return {fold(name.label.text) for name in both.names} if both is not None else set()
    if len(set(labels)) != _TWO:
        return None
    if len(labels) == _TWO and _speaks_of_mirrors(clause):
        return set(labels)
    there_and_back = len(labels) == 2 * _TWO and labels[:_TWO] == labels[: _TWO - 1 : -1]
    return set(labels) if there_and_back and _leads(clause.phrases) else None


def _leads(phrases: Sequence[Phrase]) -> bool:
    """Whether "A to B" and "B to A" are told: each pair with the same word in between."""
    places = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Ref)]
    if len(places) != 2 * _TWO:
        return False
    between = [phrases[places[0] + 1 : places[1]], phrases[places[2] + 1 : places[3]]]
    kinds = [[(p.type, key_of(p)) for p in part] for part in between]
    return (
        kinds[0] == kinds[1] and len(kinds[0]) == 1 and kinds[0][0][0] in ("PREPOSITION", "ARROW", "TESTED")
    )


def _judge(clause: Clause, grids: Sequence[Grid], amount: Amount, named: set[str]) -> Judgement:
    """Whether the two cells of every pair that is meant are as far apart as the clause says."""
    denied = sum(p.type == "NEGATION" for p in clause.phrases) + sum(
        isinstance(p, Scope) and p.quantifier == "none" for p in clause.phrases
    )
    guards = any(p.type in GUARDS - {"NEGATION"} for p in clause.phrases)
    if denied > 1 or guards or (denied and not amount.bound):
        return UNDECIDED
    bound = _TURNED[amount.bound] if denied else amount.bound
    most = any(isinstance(p, Scope) and p.quantifier == "most" for p in clause.phrases)
    judged: list[Judgement] = []
    for grid in grids:
        pairs = [pair for pair in pairs_of(grid) if not named or {pair.one.row, pair.one.column} == named]
        if not pairs or any(pair.one.slack or pair.two.slack for pair in pairs):
            return UNDECIDED
        judged.append(_of_pairs(grid, pairs, amount, bound, most))
    return charitable(judged) if named and len(grids) > 1 else together(judged)


def _of_pairs(grid: Grid, pairs: Sequence[Pair], amount: Amount, bound: str, most: bool) -> Judgement:
    told = grid.measure(amount.quantity)
    gaps = [Measure(pair.gap, pair.gap, pair.one.resolution) for pair in pairs]
    truths: list[Truth] = [_ORDERS[bound](gap, told) for gap in gaps]
    true, false = truths.count(True), truths.count(False)
    widest = max(pairs, key=lambda pair: pair.gap)
    off = next((pair for pair, truth in zip(pairs, truths, strict=True) if truth is False), widest)
    text = f"{grid.tell(off.one)}, and {grid.tell(off.two, True)}"
    spans = (off.one.span, off.two.span)
    if most:
        sure = true + false == len(pairs)
        return Judgement(true * 2 > len(pairs) if sure else None, text, spans)
    return Judgement(False if false else True if true == len(pairs) else None, text, spans)
