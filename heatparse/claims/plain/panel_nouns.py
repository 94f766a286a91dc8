"""Nouns that the titles of all panels share: "both probes", of the panels "Linear probe" and "MLP probe"."""

from __future__ import annotations

from functools import lru_cache

from heatparse.claims.language.forms import other_number
from heatparse.claims.language.metrics import sides_of
from heatparse.claims.language.phrases import Phrase, Scope
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.records import replace
from heatparse.tokens import label_keys

_NOUNS = frozenset(("UNKNOWN", "MEASURE", "DIMENSION"))


def of_panels(clause: Clause, scene: Scene) -> Clause:
    """The clause with such a noun, behind "both", "neither" or "all", as one for panels."""
    nouns = _shared_nouns(scene)
    if not nouns:
        return clause
    phrases = [_of_panels(phrase, nouns, scene) for phrase in clause.phrases]
    return clause.part(phrases)


def _of_panels(phrase: Phrase, nouns: frozenset[str], scene: Scene) -> Phrase:
    if not isinstance(phrase, Scope):
        return phrase
    noun = phrase.noun
    if noun is None or noun.type not in _NOUNS or noun.key not in nouns or sides_of(scene, noun.key):
        return phrase
    if phrase.count not in (None, len(scene.grids)):
        return phrase
    return replace(phrase, noun=Word("DIMENSION", "panel", noun.key, noun.start, noun.end))


@lru_cache(maxsize=2)
def _shared_nouns(scene: Scene) -> frozenset[str]:
    """The last word of the titles, where it is the same for all of them and one of several; its plural as well."""
    titles = [label_keys(panel.title or "") for panel in scene.document.panels]
    if any(len(keys) < len(("Linear", "probe")) for keys in titles) or len({keys[-1] for keys in titles}) > 1:
        return frozenset()
    noun = titles[0][-1]
    return frozenset((noun, other_number(noun))) if noun.isalpha() else frozenset()
