"""What was sold: "the largest tablet volume", "the third-largest phone market", "fewer of everything else"."""

from __future__ import annotations

from heatparse.claims.language.metrics import is_introduced
from heatparse.claims.language.phrases import Ref, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_SHORTEST = 3  # phrases of "fewer of Q"


def of_the_rest(clause: Clause) -> Clause:
    """ "A sells more P than B, but fewer of Q" as "… but fewer in Q": Q is what is sold, and nobody's rival."""
    phrases = clause.phrases
    if len(phrases) < _SHORTEST or clause.before is None or not clause.before.has("COMPARATIVE"):
        return clause
    bare = key_of(phrases[0]) in words("reserves", "bare_amounts") and phrases[0].type == "COMPARATIVE"
    if not bare or key_of(phrases[1]) != "of" or clause.has("THAN"):
        return clause
    return clause.part([phrases[0], made_word("PREPOSITION", "in", phrases[1].start), *phrases[2:]])


def with_sales(clause: Clause, scene: Scene) -> Clause:
    """The clause with "sales" for such a noun, where sales are what the document tells."""
    if not any(is_introduced(scene, word) for word in words("values", "selling")):
        return clause
    phrases = list(clause.phrases)
    for at, phrase in enumerate(phrases):
        noun = phrase.type == "UNKNOWN" and key_of(phrase) in words("values", "sold")
        if noun and at and isinstance(phrases[at - 1], Ref) and not phrases[at - 1].is_panel:  # type: ignore[union-attr]
            phrases[at] = Word("MEASURE", "", "sales", phrase.start, phrase.end)
    return clause.part(phrases)
