"""Orders that stay: "the order is the same in every row: A first, then B" as "in every row, the order is A, B"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, Scope, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import with_places
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.places.restrictions import order_of
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import fold

_LISTING = frozenset(("REF", "JOIN", "COMMA", "AND", "NEXT"))


def constant_order(clause: Clause, scene: Scene) -> Clause:
    """The clause with the place that the one in front gives its order; itself where that tells no such thing."""
    before, phrases = clause.before, clause.phrases
    if before is None or not before.has("ORDER") or ":" not in scene.text[before.end : clause.start]:
        return clause
    told = [p for p in phrases if not (isinstance(p, Superlative) and p.key in words("winners", "at_ends"))]
    refs = [phrase for phrase in told if isinstance(phrase, Ref)]
    listed = all(p.type in _LISTING for p in told) and not any(ref.is_panel or ref.relation for ref in refs)
    at = next((i for i, p in enumerate(before.phrases) if key_of(p) in words("reserves", "alike")), None)
    place = _place(before.phrases[at + 1 :], scene) if at is not None and listed and refs else None
    if place is None:
        return clause
    names = tuple(name for ref in refs for name in ref.names)
    start, end = phrases[0].start, phrases[-1].end
    return clause.part([
        *place, made_word("COMMA", ",", start), Word("ORDER", "rank", "order", start, start),
        made_word("BE", "is", start), replace(refs[0], end=end, names=names),
    ])  # fmt: skip


def _place(phrases: Sequence[Phrase], scene: Scene) -> list[Phrase] | None:
    """ "In every column", "from P to Q" where these are the ends of their axis; None where it is another place."""
    phrases = with_places(phrases)
    types = [phrase.type for phrase in phrases if phrase.type not in ("COLON", "MEASURE", "AXISNOUN")]
    scope = next((phrase for phrase in phrases if isinstance(phrase, Scope)), None)
    if types == ["PREPOSITION", "SCOPE"] and scope is not None:
        of_panels = scope.noun is not None and getattr(scope.noun, "value", "") in ("panel", "grid")
        return None if of_panels or scope.quantifier not in ("all", "both") else list(phrases[:2])
    if types == ["SCOPE"] and scope is not None and scope.noun is None and scope.quantifier == "all":
        return [made_word("PREPOSITION", "in", scope.start), replace(scope, key="every")]
    if types != ["PREPOSITION", "REF"] * 2 or (key_at(phrases, 0), key_at(phrases, 2)) != ("from", "to"):
        return None
    ends = [phrase for phrase in phrases if isinstance(phrase, Ref)]
    for grid in scene.all_filled():
        lines = [scene.lines(ref, grid) for ref in ends]
        if any(len(found) != 1 or len(found[0].labels) != 1 for found in lines):
            return None
        order = order_of(lines[0][0].axis, grid)
        if not order or [fold(found[0].labels[0]) for found in lines] != [order[0], order[-1]]:
            return None
    start = phrases[0].start
    return [made_word("PREPOSITION", "in", start), Scope(start, phrases[-1].end, "all", "every")]
