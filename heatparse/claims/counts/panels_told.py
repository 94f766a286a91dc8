"""Panels in statements of many values: "neither panel has one above 0.5", "in P, all values are above 0.5"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.guards import denies
from heatparse.claims.language.phrases import Phrase, Ref, Scope, is_only
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene

_EVERYWHERE = ("all", "both")
_PREDICATES = frozenset(("AMOUNT", "SIGN", "COLOUR"))
_PLACES = frozenset(("PREPOSITION", "REF", "DIMENSION", "COMMA", "JOIN", "AND", "CLOSE"))
_TAILS = frozenset(("COMMA", "OPEN", "COLON"))
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


def without_panel_tail(clause: Clause, scene: Scene) -> Clause:
    """ "Eight cells exceed 300, of which seven are in P", "… (seven in P)": eight of all panels, without the rest.

    "Eight cells exceed 300, all in P" is of P.
    """
    phrases = clause.phrases
    named = [at for at, p in enumerate(phrases) if isinstance(p, Ref) and scene.panels_named(p)]
    told = next((at for at, p in enumerate(phrases) if p.type in _PREDICATES), len(phrases))
    cut = next((at for at in range(told + 1, len(phrases)) if phrases[at].type in _TAILS), len(phrases))
    counted = any(phrase.type == "CARDINAL" for phrase in phrases[:told])
    if not counted or not named or named[0] < cut or _is_of_all(phrases[cut + 1 : named[0]]):
        return clause
    if all(phrase.type in _PLACES for phrase in phrases[cut + 1 :]):
        return clause  # "one cell exceeds 300, in P"
    return clause.part(phrases[:cut])


def _is_of_all(phrases: Sequence[Phrase]) -> bool:
    """ "All in P", "both of them in P", and not "all but one in P"."""
    if not phrases or not _is_everywhere(phrases[0]):
        return False
    return not any(phrase.type in ("EXCEPTION", "CARDINAL") for phrase in phrases)


def _denies(phrase: Phrase) -> bool:
    return denies(phrase) or (isinstance(phrase, Scope) and phrase.quantifier == "none")


def _is_of_panels(phrase: Phrase) -> bool:
    noun = phrase.noun if isinstance(phrase, Scope) else None
    return noun is not None and noun.value == "panel"


def _is_everywhere(phrase: Phrase) -> bool:
    return isinstance(phrase, Scope) and phrase.quantifier in _EVERYWHERE and not phrase.key.startswith("any")
