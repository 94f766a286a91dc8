"""First places by what is told in front: "ordered by P, the top three are A, B and C" as "in P, … , in this order"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.metrics import is_measured
from heatparse.claims.language.phrases import Phrase, Ref, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_JOINTS = ("COMMA", "JOIN")
_TWO = 2


def with_ordered_tops(clause: Clause, scene: Scene) -> Clause:
    """The clause with the place of its order in plain words; itself where no such order is told."""
    phrases = clause.phrases
    start = next((at for at, phrase in enumerate(phrases) if phrase.type == "ORDER"), 0)
    if not key_of(phrases[start]).endswith((" by", " of")):
        return clause
    end = next((at for at in range(start + 1, len(phrases)) if phrases[at].type in _JOINTS), len(phrases))
    place, behind = phrases[start + 1 : end], phrases[end + 1 :]
    refs = [phrase for phrase in place if isinstance(phrase, Ref)]
    several = any(isinstance(p, Superlative) and (p.count or 1) >= _TWO and p.rank == 1 for p in behind)
    if len(refs) != 1 or not several or not all(_is_criterion(place, at, scene) for at in range(len(place))):
        return clause
    if any(phrase.type == "ORDER" for phrase in behind):
        return clause
    at, last = phrases[start].start, phrases[-1].end
    told: list[Phrase] = [made_word("PREPOSITION", "in", at), refs[0], made_word("COMMA", ",", refs[0].end)]
    order: list[Phrase] = [made_word("COMMA", ",", last), Word("ORDER", "rank", "in this order", last, last)]
    return clause.part([*phrases[:start], *told, *behind, *order])


def _is_criterion(place: Sequence[Phrase], at: int, scene: Scene) -> bool:
    """Whether a phrase only says that it is the values at a place by which things are ordered."""
    phrase = place[at]
    if isinstance(phrase, Ref) or phrase.type in ("MEASURE", "PREPOSITION"):
        return True
    if key_at(place, at) in words("function_words", "possessive"):
        return True
    known = isinstance(phrase, Word) and phrase.type == "UNKNOWN" and is_measured(scene, phrase.key)
    return known and key_of(phrase) not in scene.axis_words
