"""Panels in statements of many values: "neither panel has one above 0.5", "in P, all values are above 0.5"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.guards import denies
from heatparse.claims.language.phrases import Phrase, Ref, Scope, is_only
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene

_EVERYWHERE = ("all", "both")
_HOLDING = frozenset(("HAVE", "DIFFERENCE"))


def of_each_panel(phrases: Sequence[Phrase], scene: Scene) -> bool:
    """Whether what is denied is denied of each panel by itself.

    "No value exceeds 0.5 in both panels" leaves room: one that does so in one of them. Nothing is left where all
    panels stand in front of the denial, or where it is the panels that do not have a single one.
    """
    at = next((at for at, phrase in enumerate(phrases) if _denies(phrase)), None)
    if at is None:
        return False
    if at and any(_is_of_panels(phrase) and _is_everywhere(phrase) for phrase in phrases[:at]):
        return True
    behind = list(phrases[at + 1 :])
    denial = phrases[at]
    of_panels = _is_of_panels(denial)
    if not of_panels and behind:
        first = behind.pop(0)
        named = isinstance(first, Ref) and len(scene.panels_named(first)) > 1
        of_panels = named or (isinstance(first, Word) and first.value == "panel")
    if not of_panels or not behind or behind[0].type not in _HOLDING:
        return False
    return not any(_is_everywhere(phrase) for phrase in behind)


def without_panel(clause: Clause, scene: Scene) -> Clause:
    """ "In P, all values below 0.5 are in row A": without the one panel that is named, which the clause keeps."""
    panels, phrases = scene.panels(clause), clause.phrases
    at = next(
        (at for at, phrase in enumerate(phrases) if isinstance(phrase, Ref) and scene.panels_named(phrase)),
        None,
    )
    if at is None or len(panels) > 1 or any(map(is_only, phrases[max(at - 2, 0) : at + 2])):
        return clause  # "in P only": the panel is the place
    first = at - 1 if at and phrases[at - 1].type == "PREPOSITION" else at
    last = at + 2 if first == 0 and phrases[at + 1 : at + 2] and phrases[at + 1].type == "COMMA" else at + 1
    part = clause.part([*phrases[:first], *phrases[last:]])
    part.panels = panels
    return part


def _denies(phrase: Phrase) -> bool:
    return denies(phrase) or (isinstance(phrase, Scope) and phrase.quantifier == "none")


def _is_of_panels(phrase: Phrase) -> bool:
    noun = phrase.noun if isinstance(phrase, Scope) else None
    return noun is not None and noun.value == "panel"


def _is_everywhere(phrase: Phrase) -> bool:
    return isinstance(phrase, Scope) and phrase.quantifier in _EVERYWHERE and not phrase.key.startswith("any")
