"""Comparisons of something else than values: of counts, of what was said before, of a part that was named before."""

from __future__ import annotations

from itertools import pairwise

from heatparse.claims.comparisons.comparatives import relation_of
from heatparse.claims.language.phrases import Part, Ref, key_of
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words

_COUNTING = frozenset(("CARDINAL", "SIGN", "COLOUR"))
_MORE_OR_LESS = frozenset(("high", "low"))  # and not "equal"


def is_compared_otherwise(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a comparison that the values refute sets something else against each other than all values of lines."""
    before = list(clauses_before(clause, scene.text))
    return (
        _is_of_counts(clause, before)
        or _takes_up(clause, scene)
        or (scene.has_square and _tells_of_variables(clause, scene))
        or (scene.has_square and _is_of_part(claim, clause, before))
    )


def _is_of_counts(clause: Clause, before: list[Clause]) -> bool:
    """ "A has four zeros, more than any other row"."""
    told = [phrase for phrase in clause.phrases if not isinstance(phrase, Ref)]
    bare = bool(told) and key_of(told[0]).removesuffix(" than") in words("reserves", "bare_amounts")
    return bare and bool(before) and before[0].has(*_COUNTING)


def _takes_up(clause: Clause, scene: Scene) -> bool:
    """ "Both are negative, A more so than B": what was said of them, and not the values."""
    keys = [token[3] for token in scene.tokens(clause)]
    amounts = words("reserves", "bare_amounts")
    return any(one in amounts and two == "so" for one, two in pairwise(keys))


def _tells_of_variables(clause: Clause, scene: Scene) -> bool:
    """ "People with longer A have less B": what a correlation means of the things themselves."""
    if clause.has("THAN", "RIVALS", "AMOUNT", "MEASURE") or not any(g.is_mirrored for g in scene.grids.all()):
        return False
    return any(
        one.type == "COMPARATIVE"
        and two.type == "REF"
        and relation_of(one) in _MORE_OR_LESS
        and not key_of(one).endswith(" than")
        and (before is None or before.type != "REF")  # "A exceeds B" sets their values against each other
        for before, one, two in zip([None, *clause.phrases], clause.phrases, clause.phrases[1:], strict=False)
    )


def _is_of_part(claim: BaseClaim, clause: Clause, before: list[Clause]) -> bool:
    """ "A, whose diagonal entry is lower than that of B", "off the diagonal, A averages 3, more than B"."""
    if all(getattr(getattr(claim, side, None), "part", "all") != "all" for side in ("left", "right")):
        return False
    if clause.phrases and isinstance(clause.phrases[0], Part):
        return True  # what a sentence begins with is said of both
    phrases = [phrase for told in (clause, *before) for phrase in told.phrases]
    return any(isinstance(phrase, Part) and phrase.part == "diagonal" for phrase in phrases)
