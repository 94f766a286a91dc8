"""What was sold, behind the name of a product: "the largest tablet volume", "the third-largest phone market"."""

from __future__ import annotations

from heatparse.claims.language.metrics import is_introduced
from heatparse.claims.language.phrases import Ref, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words


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
