"""Panels that a clause sets against each other, and not those in which something takes place.

"A leads at P", "the best value is A's", "P goes to A": it is told of the panel A. "In A", "after the rain": where.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, Superlative, key_at
from heatparse.claims.language.things import is_prepositional
from heatparse.claims.scene import Scene

TELLING = frozenset(("BE", "HAVE", "OCCUR"))
JOINTS = frozenset(("JOIN", "COMMA", "AND"))
_LISTING = JOINTS | {"OPEN", "AMOUNT", "CLOSE"}
_HEADED = (["COMMA", "SUPERLATIVE"], ["JOIN", "SUPERLATIVE"], ["COLON", "SUPERLATIVE"])
# What stands behind a panel of which something is told, or in front of it: "after the rain, A leads" tells it of A.
_SAID = frozenset(
    ("SUPERLATIVE", "BE", "HAVE", "OCCUR", "MEASURE", "NEXT", "COMPARATIVE", "OPEN", "UNKNOWN", "AMOUNT")
)
_SAYING = frozenset(("BE", "HAVE", "OCCUR", "NEXT", "COMPARATIVE", "COLON", "ORDER"))


def verb_behind(phrases: Sequence[Phrase], at: int) -> int:
    """Where the verb behind a phrase begins in the text; behind everything where there is none."""
    return next((p.start for p in phrases[at:] if p.type in TELLING), phrases[-1].end)


def is_told_of(phrases: Sequence[Phrase], top: int) -> bool:
    """ "The best score is that of A": a superlative in front of its verb."""
    front, word = [phrase.type for phrase in phrases[:top]], phrases[top]
    told = isinstance(word, Superlative) and not word.verb and TELLING.isdisjoint(front)
    return told and verb_behind(phrases, top) < phrases[-1].end


def carried_on(phrases: Sequence[Phrase], rivals: Sequence[int], scene: Scene) -> list[int]:
    """ "A leads on P and B on Q": who else is told of, without a verb."""
    types = [phrase.type for phrase in phrases]
    return [
        at for at in range(rivals[0] + 1, len(phrases) - 1)
        if types[at] == "REF" and types[at - 1] in JOINTS and types[at + 1] == "PREPOSITION"
        and scene.panels_named(phrases[at])  # type: ignore[arg-type]
    ]  # fmt: skip


def competes(phrases: Sequence[Phrase], at: int, scene: Scene) -> bool:
    """Whether a panel is one of those that are set against each other, and not where something takes place."""
    ref = phrases[at]
    if not isinstance(ref, Ref) or not scene.panels_named(ref):
        return False
    front = [phrase.type for phrase in phrases[:at]]
    if front.count("OPEN") > front.count("CLOSE"):
        return False
    behind = phrases[at + 1] if at + 1 < len(phrases) else None
    if isinstance(behind, Superlative) and not behind.verb and behind.rank == 1:
        return False  # "A's best row"
    top = next((i for i, phrase in enumerate(phrases[:at]) if isinstance(phrase, Superlative)), None)
    if top is not None and is_told_of(phrases, top) and TELLING.isdisjoint(front[top:]):
        return False  # "the best A score is 0.9": the noun is what is best
    if not at and [phrase.type for phrase in phrases[1:3]] in _HEADED:
        return False  # "A, second-highest: P on Q"
    if is_prepositional(phrases, at):
        return front[-2:-1] == ["OCCUR"] and key_at(phrases, at - 1) == "to"  # "belongs to A"
    told = _said_of(phrases, at)
    named = front[-1:] != [] and front[-1] in _SAYING
    listed = at > 1 and front[-1] in JOINTS and bool(scene.panels_named(_ref_before(phrases, at)))
    return (told or named or listed) and not _goes_on(phrases, at, scene)


def _said_of(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether something is told of a panel: "A leads", "A on P is highest"."""
    at += 1
    while [phrase.type for phrase in phrases[at : at + 2]] == ["PREPOSITION", "REF"]:
        at += 2
    return at < len(phrases) and phrases[at].type in _SAID


def _ref_before(phrases: Sequence[Phrase], at: int) -> Ref:
    """The reference in front of an index, whatever stands between; one that names nothing where there is none."""
    found = (phrase for phrase in reversed(phrases[:at]) if isinstance(phrase, Ref))
    return next(found, Ref(0, 0))


def _goes_on(phrases: Sequence[Phrase], at: int, scene: Scene) -> bool:
    """ "In A (0.9), B (0.8) and C": a list that begins behind a preposition."""
    while at > 0:
        at -= 1
        phrase = phrases[at]
        if isinstance(phrase, Ref) and scene.panels_named(phrase) and is_prepositional(phrases, at):
            return True
        if phrase.type not in _LISTING and not (isinstance(phrase, Ref) and scene.panels_named(phrase)):
            return False
    return False
