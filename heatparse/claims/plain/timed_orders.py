"""Orders of durations: "A has longer waits than B", "jobs take less time", where the document measures times."""

from __future__ import annotations

from heatparse.claims.language.metrics import is_introduced, is_measured
from heatparse.claims.language.phrases import Phrase, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_WORDS = ("UNKNOWN", "MEASURE", "TIMES")


def by_duration(clause: Clause, scene: Scene) -> Clause:
    """The clause with "longer" as "higher", and "shorter" as "lower", in front of what is measured or of "than"."""
    if not any(is_introduced(scene, word) for word in words("comparisons", "measuring_time")):
        return clause
    phrases = clause.phrases
    orders = [at for at in range(len(phrases)) if _is_order(phrases, at, scene)]
    if not orders:
        return clause
    found: list[Phrase] = []
    for at, phrase in enumerate(phrases):
        if at in orders:
            found.append(_ordered(phrase))
        elif phrase.type != "UNKNOWN" or not found or found[-1].type != "COMPARATIVE":
            found.append(phrase)  # but for the noun of what is measured
    return clause.part(found)


def _is_order(phrases: list[Phrase], at: int, scene: Scene) -> bool:
    """Whether a word compares durations: "longer waits", "waits longer than B"."""
    if phrases[at].type != "UNKNOWN" or key_of(phrases[at]) not in _lengths():
        return False
    behind = at + 1
    while behind < len(phrases) and phrases[behind].type in _WORDS:
        if not is_measured(scene, key_of(phrases[behind])) and phrases[behind].type == "UNKNOWN":
            return False
        behind += 1
    before = key_of(phrases[at - 1]) if at else ""
    than = behind < len(phrases) and phrases[behind].type == "THAN"
    return behind > at + 1 or (than and is_measured(scene, before))


def _lengths() -> frozenset[str]:
    return words("comparisons", "lengths_of_time")


def _ordered(phrase: Phrase) -> Word:
    key = key_of(phrase)
    way = "high" if key in words("comparisons", "longer_times") else "low"
    return Word("COMPARATIVE", way, key, phrase.start, phrase.end)
