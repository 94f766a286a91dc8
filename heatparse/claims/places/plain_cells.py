"""Plain cells: a statement that names one row, one column and one number, with nothing in it but known words.

"Trained on A and tested on B, the detector reaches 0.7", "at a depth of 4 and a width of 64, the model attains 0.7".
"""

from __future__ import annotations

from itertools import pairwise

from heatparse.claims.language.metrics import is_introduced, is_measured
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, is_only, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.claims.places.located_amounts import Located
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_PAIR = 2
_SILENT = frozenset(
    ("BE", "HAVE", "OCCUR", "AND", "JOIN", "COMMA", "MEASURE", "AXISNOUN", "DIMENSION", "STOP")
)
_VERBS = frozenset(("BE", "HAVE", "OCCUR", "MEASURE"))
_DERIVING = frozenset(("DIFFERENCE", "AGGREGATE", "SPREAD", "FACTOR", "SUPERLATIVE", "COMPARATIVE"))


def is_plain_cell(clause: Clause, located: Located, scene: Scene) -> bool:
    """Whether all that a clause tells is that the cell it names has a value."""
    phrases = clause.phrases
    refs = [phrase for phrase in phrases if isinstance(phrase, Ref)]
    if len(refs) != _PAIR or len(located.pairs) != 1 or not all(map(_is_single, refs)):
        return False
    if len(clause.of("AMOUNT")) != 1 or any(phrase.type in _DERIVING for phrase in clause.lead):
        return False
    grid = scene.grids[located.panel]
    placed = any(ref.relation or ref.side for ref in refs)
    if grid.is_square and not grid.is_mirrored and not placed and set(grid.rows) & set(grid.columns):
        return False  # which of the two is the row, nobody knows
    told = any(phrase.type in _VERBS or _is_reached(phrase, scene) for phrase in phrases)
    return told and not _turns_back(phrases) and all(_is_silent(phrase, scene) for phrase in phrases)


def _is_reached(phrase: Phrase, scene: Scene) -> bool:
    key = key_of(phrase)
    return key in words("values", "reaching") or is_selling(key, scene)


def is_framing(phrase: Phrase, scene: Scene) -> bool:
    """Whether an unknown word only stands for what is measured, or for who is: "the detector", "the run"."""
    key = key_of(phrase)
    if phrase.type != "UNKNOWN":
        return False
    known = any(key in words("values", kind) for kind in ("agents", "reaching", "couples"))
    return known or is_selling(key, scene) or is_thing(phrase) or is_measured(scene, key)


def is_selling(key: str, scene: Scene) -> bool:
    """ "Sold", "bought", where the document speaks of sales."""
    selling = words("values", "selling")
    return key in selling and any(is_introduced(scene, word) for word in selling)


def _is_single(ref: Ref) -> bool:
    return not ref.is_panel and not ref.position and len(ref.names) == 1 and len(ref.names[0].labels) == 1


def _is_silent(phrase: Phrase, scene: Scene) -> bool:
    if isinstance(phrase, Amount):
        return not phrase.bound and not phrase.quantity.text.startswith("+")
    if isinstance(phrase, Scope):
        return is_only(phrase)
    if phrase.type == "PREPOSITION":
        return key_of(phrase) in words("values", "placing")
    return isinstance(phrase, Ref) or phrase.type in _SILENT or is_framing(phrase, scene)


def _turns_back(phrases: list[Phrase]) -> bool:
    """ "The model gets 0.7 of A in B": a part of something."""
    return any(isinstance(one, Amount) and key_of(two) == "of" for one, two in pairwise(phrases))
