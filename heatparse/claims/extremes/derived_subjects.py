"""Subjects that are no values: "the range across systems is largest at P", "the effect of rank is smallest for A"."""

from __future__ import annotations

from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.language.phrases import Phrase, key_at, key_of
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_OPENING = frozenset(("PREPOSITION", "REF", "COMMA", "PRONOUN"))  # in front of a subject: "in P, its range"


def read_derived(statement: Statement, scene: Scene) -> None:
    """What a superlative is of whose subject is derived from the values: the spread of lines, or nobody knows."""
    subject = next(
        (at for at, p in enumerate(statement.phrases[: statement.at]) if p.type not in _OPENING), None
    )
    if subject is None:
        return
    phrase = statement.phrases[subject]
    if phrase.type == "SPREAD":
        told = key_of(phrase)
        if told in words("names", "extents_of_values"):
            statement.measure = "spread"
        elif told in words("names", "uncertainties"):
            statement.measure = "uncertainty"
        else:
            statement.guarded = True  # a variance, or whatever else "variation" stands for
    elif _is_effect(statement.phrases, subject, scene):
        statement.guarded = True


def _is_effect(phrases: list[Phrase], at: int, scene: Scene) -> bool:
    """ "The effect of rank", where no effects are shown: how much the values depend on an axis."""
    derived = words("reserves", "effects") - scene.title_words
    return key_at(phrases, at) in derived and phrases[at + 1].type == "PREPOSITION"
