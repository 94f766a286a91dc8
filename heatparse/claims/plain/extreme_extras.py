"""Extras of extremes: words that say no more than the extreme itself, and moves of an extreme to its place.

"A is the hardest class to predict, as indicated by the darkest cell" says that A is the hardest class.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.classes.confusions import is_confusion
from heatparse.claims.language.metrics import sides_of
from heatparse.claims.language.phrases import Phrase, Ref, Superlative, key_at, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.resources import vocabulary

_WHOLE = 3  # phrases of "of the entire week"


def without_extras(clause: Clause, scene: Scene) -> Clause:
    """The clause without what an extreme is told by, is good for, or is one of beside everything that is shown."""
    phrases = _in_place_of_acts(_at_new_place(_without_evidence(clause.phrases)), scene)
    found: list[Phrase] = []
    at = 0
    while at < len(phrases):
        if _is_infinitive(phrases, at):
            if is_confusion(scene):  # "the hardest class to predict" is recognized worst
                found.append(Word("UNKNOWN", None, "recognized", phrases[at].start, phrases[at + 1].end))
            at += 2
        elif _is_of_whole_time(phrases, at, scene):
            at += _WHOLE
        else:
            found.append(phrases[at])
            at += 1
    same = len(found) == len(clause.phrases) and all(
        a is b for a, b in zip(found, clause.phrases, strict=True)
    )
    return clause if same else clause.part(found)


def _is_infinitive(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether "to recognize" stands behind an extreme."""
    behind = at > 0 and isinstance(phrases[at - 1], Superlative) and key_at(phrases, at) == "to"
    return behind and key_at(phrases, at + 1) in words("winners", "infinitives")


def _is_of_whole_time(phrases: Sequence[Phrase], at: int, scene: Scene) -> bool:
    """Whether "of the entire week" stands behind an extreme, where days are shown."""
    told = [phrase.type for phrase in phrases[at : at + _WHOLE]]
    entire = told[:2] == ["PREPOSITION", "UNKNOWN"] and key_at(phrases, at + 1) in words("names", "entire")
    if (
        len(told) < _WHOLE
        or not entire
        or not any(isinstance(phrase, Superlative) for phrase in phrases[:at])
    ):
        return False
    parts = vocabulary("names", "parts_of_times").get(phrase_key(phrases[at + 2]), ())
    return not scene.axis_words.isdisjoint(parts)


def _without_evidence(phrases: list[Phrase]) -> list[Phrase]:
    """ "…, indicated by the darkest shade", "…, as shown by …": by what an extreme that was told is seen."""
    for at in range(2, len(phrases) - 2):
        if phrases[at].type != "COMMA":
            continue
        verb = at + 2 if key_at(phrases, at + 1) == "as" else at + 1
        shown = key_at(phrases, verb) in words("winners", "evidencing")
        joint = phrases[verb + 1].type in ("BY", "PREPOSITION") if verb + 1 < len(phrases) else False
        told = any(isinstance(phrase, Superlative) for phrase in phrases[:at])
        rest = phrases[verb + 1 :]
        plain = not any(phrase.type in ("AMOUNT", "REF", "COMMA") for phrase in rest)
        if shown and joint and told and plain and any(isinstance(phrase, Ref) for phrase in phrases[:at]):
            return phrases[:at]
    return phrases


def _at_new_place(phrases: list[Phrase]) -> list[Phrase]:
    """ "The optimum shifts to A" as "the optimum is at A"."""
    for at, top in enumerate(phrases[:-2]):
        moved = isinstance(top, Superlative) and top.nouns and top.nouns[-1].key in words("winners", "moving")
        if moved and isinstance(top, Superlative) and key_at(phrases, at + 1) == "to":
            verb = top.nouns[-1]
            plain = replace(top, nouns=top.nouns[:-1], end=verb.start)
            lies = made_word("OCCUR", "lies", verb.start)
            return [*phrases[:at], plain, lies, made_word("PREPOSITION", "at", verb.end), *phrases[at + 2 :]]
    return phrases


def _in_place_of_acts(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """ "After dexamethasone treatment", where treatments are the columns, as "for dexamethasone"."""
    for at, phrase in enumerate(phrases[:-1]):
        ref = phrases[at + 1]
        if (
            phrase.type == "RESTRICTION"
            and phrase_key(phrase) == "after"
            and isinstance(ref, Ref)
            and ref.names
        ):
            told = {token[3] for token in scene.draft.tokens.between(ref.start, ref.end)}
            acts = told & words("names", "acts")
            own = {line.axis for line in scene.lines(ref, scene.filled(0))}
            sides = {{"x": "column", "y": "row"}[side] for act in acts for side in sides_of(scene, act + "s")}
            if own and own <= sides:
                return [*phrases[:at], made_word("PREPOSITION", "for", phrase.start), *phrases[at + 1 :]]
    return phrases
