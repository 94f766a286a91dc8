"""Counterparts: the values of two panels that face each other, in words that name one of them only.

"Each cell of the right panel exceeds its counterpart on the left", "weekend speeds are higher than weekday speeds",
"the matching cell of the other panel".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.forms import other_number
from heatparse.claims.language.metrics import fits_title
from heatparse.claims.language.phrases import Phrase, Ref, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.plain.placed_panels import is_side
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_POSITIONS = ("first", "last")


def with_counterparts(clause: Clause, scene: Scene) -> Clause:
    """The clause with both panels by name, and without the nouns that they share."""
    placed = _placed(clause.phrases, scene)
    faced = _facing(placed, scene)
    if faced is placed:
        faced = clause.phrases  # no counterpart of anything that is named
    phrases = _without_shared_noun(faced, scene)
    return clause if len(phrases) == len(clause.phrases) else clause.part(phrases)


def _placed(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """With "the left panel" for "on the left", where a counterpart or every value stands there."""
    found: list[Phrase] = []
    for at, phrase in enumerate(phrases):
        if at > 1 and phrase.type == "POSITION" and is_side(phrases[at - 1], phrase, scene):
            before = phrases[at - 2]
            if _is_counterpart(before) or before.type in ("SCOPE", "MEASURE", "DIMENSION", "PRONOUN"):
                side = str(getattr(phrase, "value", ""))
                found[-1:] = [Ref(phrase.start, phrase.end, noun="panel", position=side)]
                continue
        found.append(phrase)
    return found


def _facing(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """Without "its counterpart" in front of a panel; with the other panel for it where none is named."""
    at = next((i for i, phrase in enumerate(phrases) if _is_counterpart(phrase)), None)
    owned = (
        at is not None
        and at > 0
        and (isinstance(phrases[at - 1], Ref) or key_at(phrases, at - 1) in words("comparisons", "owners"))
    )
    if at is None or not (owned or phrases[at].type == "UNKNOWN"):
        return phrases  # "is equivalent to"
    first = at - 1 if at and key_at(phrases, at - 1) in words("comparisons", "owners") else at
    named = [i for i, phrase in enumerate(phrases) if isinstance(phrase, Ref) and scene.panels_named(phrase)]
    panels = [scene.panels_named(phrases[i]) for i in named]  # type: ignore[arg-type]
    if len(named) == 1 and named[0] < at and len(panels[0]) == 1:
        start, end = phrases[first].start, phrases[at].end
        other = Ref(start, end, noun="panel", position=_POSITIONS[1 - panels[0][0]])
        return [*phrases[:first], other, *phrases[at + 1 :]]
    behind = at + 1
    if behind < len(phrases) and phrases[behind].type == "PREPOSITION":
        behind += 1
    beside = at - 1 in named or behind in named
    apart = len(named) > 1 and len(set(panels)) > 1
    return [*phrases[:first], *phrases[at + 1 :]] if beside and apart else phrases


def _is_counterpart(phrase: Phrase) -> bool:
    known = phrase.type in ("UNKNOWN", "COMPARATIVE")
    return known and key_of(phrase) in words("comparisons", "counterparts")


def _without_shared_noun(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """ "Weekend speeds are above weekday speeds", where speeds are what is shown, without "speeds"."""
    nouns = [at + 1 for at in range(len(phrases) - 1) if _leads_noun(phrases, at, scene)]
    keys = {key_of(phrases[at]) for at in nouns}
    if len(nouns) != len(_POSITIONS) or len(keys) != 1 or not _is_shown(keys.pop(), scene):
        return phrases
    return [phrase for at, phrase in enumerate(phrases) if at not in nouns]


def _leads_noun(phrases: Sequence[Phrase], at: int, scene: Scene) -> bool:
    ref, noun = phrases[at], phrases[at + 1]
    return isinstance(ref, Ref) and noun.type == "UNKNOWN" and len(scene.panels_named(ref)) == 1


def _is_shown(key: str, scene: Scene) -> bool:
    """Whether the titles and legends have a noun, or one of its stem: "waits" of waiting times."""
    forms = {key, other_number(key)}
    stems = {word.removesuffix("ing") for word in scene.title_words if word.endswith("ing")}
    return any(fits_title(scene, form) for form in forms) or not forms.isdisjoint(stems)
