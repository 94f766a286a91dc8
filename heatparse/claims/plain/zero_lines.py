"""Lines at zero: "without nitrogen", "with no dropout", where an axis of that name has a zero."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.plain.outermost import numbers_of, ref_to
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_VERBS = frozenset(("HAVE", "BE", "OCCUR"))


def at_zero(clause: Clause, scene: Scene) -> Clause:
    """The clause with references for what it calls the absence of a thing that is dosed; its lead as well."""
    if not len(scene.grids):
        return clause
    phrases, lead = (_at_zero(told, scene, told is clause.lead) for told in (clause.phrases, clause.lead))
    if lead is not clause.lead:
        clause = replace(clause, lead=list(lead))
        clause.phrases = list(phrases)
        return clause
    return clause.part(list(phrases)) if phrases is not clause.phrases else clause


def _at_zero(phrases: Sequence[Phrase], scene: Scene, in_lead: bool) -> Sequence[Phrase]:
    """Phrases with "at 0" in place of "without"; the same ones where nothing is dosed."""
    for at in range(len(phrases) - 1):
        word, noun = phrases[at], phrases[at + 1]
        if word.type != "NEGATION" or not isinstance(noun, Word) or noun.type != "AXISNOUN":
            continue
        before, behind = phrases[at - 1] if at else None, phrases[at + 2] if at + 2 < len(phrases) else None
        # "with no nitrogen", and not "in no season"
        follows = before is not None and key_of(before) in words("assertions", "dosed_with")
        if follows and behind is not None and behind.type in _VERBS:
            continue  # "at no dose does A exceed 0.5"
        placed = follows or in_lead or key_of(word) in words("reserves", "lacking")
        ref = _zero_of(word, noun, scene) if placed and not isinstance(behind, Ref) else None
        if ref is not None:
            joint = [] if follows else [made_word("PREPOSITION", "at", word.start)]
            return _at_zero([*phrases[:at], *joint, ref, *phrases[at + 2 :]], scene, in_lead)
    return phrases


def _zero_of(word: Phrase, noun: Word, scene: Scene) -> Ref | None:
    side = noun.value.axis
    for grid in scene.grids.all() if side is not None else ():
        zeros = [key for number, key in numbers_of(side, grid, scene) if number == 0]
        if len(zeros) == 1:
            return replace(ref_to(zeros, side, word.start, noun.end, scene), limit=False)
    return None
