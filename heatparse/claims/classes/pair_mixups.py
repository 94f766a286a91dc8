"""Pairs of classes by how often they are mixed up: "A and B are confused more often than C and D"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from heatparse.claims.classes.confusions import labels_of
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Phrase, Ref, outside_brackets, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.models.claims import BaseClaim, ComparisonClaim
from heatparse.phrases import words

_SIGNS = {"high": 1, "low": -1}
_PAIR = 2
_SILENT = frozenset(("REF", "BE", "COMPARATIVE", "THAN", "PRONOUN", "PREPOSITION", "HAVE"))


def read_pair_mixups(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that two classes are mixed up more, or less often than two others."""
    panels = scene.panels(clause)
    main = outside_brackets(clause.phrases)
    refs = [phrase for phrase in main if isinstance(phrase, Ref) and not phrase.is_panel]
    pairs = [labels_of(ref) for ref in refs]
    turns = [p for p in main if p.type == "COMPARATIVE" and getattr(p, "value", "") in _SIGNS]
    if [len(pair) for pair in pairs] != [_PAIR, _PAIR] or len(turns) != 1 or len(panels) != 1:
        return []
    at = main.index(turns[0])
    if not main.index(refs[0]) < at < main.index(refs[1]):
        return []
    clause.read.update(("misclassification", "class order"))
    judgement = UNDECIDED
    if not clause.is_data and all(_is_silent(phrase) for phrase in main):
        judgement = _judge(_SIGNS[turns[0].value], pairs, scene.grids[panels[0]])  # type: ignore[union-attr]
    return [scene.claim(ComparisonClaim, clause, judgement)]


def _is_silent(phrase: Phrase) -> bool:
    known = (
        ("classifications", "mutual"), ("classifications", "between_two"), ("classifications", "quiet"),
        ("trends", "directions"),  # "mixed up"
    )  # fmt: skip
    return phrase.type in _SILENT or any(phrase_key(phrase) in words(*name) for name in known)


def _judge(sign: int, pairs: Sequence[Sequence[str]], grid: Grid) -> Judgement:
    """By the errors between the two, in both directions."""
    sums: list[float] = []
    spans = []
    for pair in pairs:
        values = [grid.at(row, column) for row, column in permutations(pair, _PAIR)]
        known = [value for value in values if isinstance(value, Value) and value.low == value.high]
        if len(known) != _PAIR or any(value.slack for value in known):
            return UNDECIDED
        sums.append(sum(value.low for value in known))
        spans += [value.span for value in known]
    one, two = sums
    text = f"between the first two it is {one:.6g} errors, between the others {two:.6g}"
    return Judgement(sign * (one - two) > 0, text, tuple(spans))
