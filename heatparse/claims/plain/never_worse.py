"""Places that nothing of a line surpasses: "A never does worse than on P", "nowhere is A higher than in P"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, Scope, Superlative, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.places.cells import pair_up
from heatparse.claims.scene import Scene

_TOPS = {"better": "best", "worse": "worst", "high": "high", "low": "low"}
_OWN = {"at_least": "low", "at_most": "high"}
_KEYS = {"best": "best", "worst": "worst", "high": "highest", "low": "lowest"}
_BETWEEN = frozenset(("HAVE", "BE", "OCCUR"))


def at_extreme(clause: Clause, scene: Scene) -> Clause:
    """ "A has its worst value on P"; the clause itself where it says no such thing."""
    phrases = clause.phrases
    end = _order(phrases)
    if not end:
        return clause
    front = [phrase for phrase in phrases[:end] if not isinstance(phrase, Ref)]
    subjects = [phrase for phrase in phrases[:end] if isinstance(phrase, Ref)]
    order, place = phrases[end], phrases[-1]
    denied = [phrase for phrase in front if _denies(phrase)]
    top = _top(order, bool(denied))
    if (
        top is None
        or len(denied) > 1
        or len(subjects) != 1
        or not all(_is_plain(front, i) for i in range(len(front)))
    ):
        return clause
    subject = subjects[0]
    if not isinstance(place, Ref) or _is_of_one_axis(subject, place, scene):
        return clause
    verb, at = made_word("HAVE", "has", order.start), order.start
    noun = made_word("MEASURE", "value", order.end)
    told = Superlative(at, order.end, top, _KEYS[top], nouns=[noun])
    return clause.part([subject, verb, made_word("PRONOUN", "its", at), told, *phrases[-2:]])


def _order(phrases: Sequence[Phrase]) -> int:
    """Where "worse than on P" begins at the end of a clause; 0 where it does not end so."""
    types = [phrase.type for phrase in phrases]
    if types[-4:] == ["COMPARATIVE", "THAN", "PREPOSITION", "REF"]:
        return len(phrases) - 4
    told = types[-3:] == ["COMPARATIVE", "PREPOSITION", "REF"] and phrase_key(phrases[-3]).endswith(" than")
    return len(phrases) - 3 if told else 0


def _top(order: Phrase, denied: bool) -> str | None:
    """The extreme that a place is where nothing lies beyond it; "never lower than" denies it itself."""
    value = str(order.value) if isinstance(order, Word) else ""
    return _TOPS.get(value) if denied else _OWN.get(value)


def _is_plain(front: Sequence[Phrase], at: int) -> bool:
    """Whether a phrase in front adds nothing: a verb, a noun, "on no test set"."""
    phrase = front[at]
    if _denies(phrase) or phrase.type in _BETWEEN or phrase.type == "UNKNOWN":
        return True
    if phrase.type == "PREPOSITION":
        return not at and len(front) > 1 and _denies(front[1])
    return phrase.type in ("AXISNOUN", "DIMENSION") and at > 0 and _denies(front[at - 1])


def _denies(phrase: Phrase) -> bool:
    """ "Never", "nowhere"."""
    none = isinstance(phrase, Scope) and phrase.quantifier == "none" and phrase.noun is None
    return phrase.type == "NEGATION" or none


def _is_of_one_axis(subject: Ref, place: Ref, scene: Scene) -> bool:
    """Whether two names are no row and column."""
    several = len(subject.names) != 1 or len(place.names) != 1 or subject.is_panel or place.is_panel
    return several or not any(pair_up((subject, place), scene, grid) for grid in scene.grids.all())
