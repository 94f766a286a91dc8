"""Opposed measures: statements about what is high where the values are low: the accuracy, over a map of error rates.

"Accuracy falls from P to Q" says of error rates that they rise, "A has the highest error" of accuracies that A has the
lowest. Numbers of an opposed measure are not those of the cells; nothing is decided by them but differences.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from heatparse.claims.language.metrics import measures_faults
from heatparse.claims.language.phrases import Phrase, Superlative, phrase_key
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim, DifferenceClaim
from heatparse.phrases import words
from heatparse.records import replace

_TURNED = {
    "high": "low",
    "much": "little",
    "at_least": "at_most",
    "gain": "drop",
    "up": "down",
    "hill": "valley",
}
_TURNED.update({low: high for high, low in _TURNED.items()})
# The plain words for what is turned, as courses are read by them.
_PLAIN = {
    "high": "higher",
    "low": "lower",
    "gain": "rises",
    "drop": "falls",
    "up": "rising",
    "down": "falling",
}
_TOPS = {"high": "highest", "low": "lowest"}
_WORDS = frozenset(("COMPARATIVE", "DIFFERENCE", "TREND"))
_FAULTS = frozenset(("PART", "UNKNOWN", "MEASURE"))
_SIZES = ("FACTOR", "TIMES")
_CHANGES = ("DIFFERENCE", "SPREAD")
_RACES = frozenset(("extremum", "ranking", "comparison"))
_Judge = Callable[[Clause], list[BaseClaim]]


@cache
def measures_named() -> frozenset[str]:
    """Words for what may be opposed to what is measured."""
    sections = ("opposed_to_faults", "loosely_opposed", "opposed_to_gains")
    return frozenset().union(*(words("names", section) for section in sections))


def judged_opposed(clause: Clause, scene: Scene, judge: _Judge) -> list[BaseClaim] | None:
    """The claims of a clause that speaks of an opposed measure; None where it does not."""
    told = [p for p in _spoken(clause, scene) if p in measures_named() and p not in scene.opening]
    if not told:
        return None
    if shows_faults(scene):
        sure = any(key in words("names", "opposed_to_faults") for key in told)
        if not sure and not any(key in words("names", "loosely_opposed") for key in told):
            return None
        names_shown = any(key in words("names", "faults_shown") for key in _spoken(clause, scene))
        return _turned_claims(clause, judge, surely=sure and not names_shown)
    if any(grid.is_square for grid in scene.grids.all()) or scene.less_is_better:
        return None
    if not any(key in words("names", "opposed_to_gains") for key in told):
        return None
    if not scene.opening.isdisjoint(words("names", "gains_shown")):
        return _turned_claims(clause, judge, surely=True)
    return _unless_turned(clause, judge)


def _spoken(clause: Clause, scene: Scene) -> list[str]:
    """The keys of the measures that a clause, or its sentence in front of it, names."""
    own = _keys(clause.phrases)
    if any(key in measures_named() for key in own):
        return own
    return [*own, *(key for before in clauses_before(clause, scene.text) for key in _keys(before.phrases))]


def _keys(phrases: Sequence[Phrase]) -> list[str]:
    nouns = (noun.key for p in phrases if isinstance(p, Superlative) for noun in p.nouns)
    return [*map(phrase_key, phrases), *nouns]


def shows_faults(scene: Scene) -> bool:
    """Whether titles name errors or delays, and no loss of something good."""
    shown = scene.title_words - scene.axis_words - scene.passing_words
    return (
        not shown.isdisjoint(words("names", "faults_shown"))
        and shown.isdisjoint(words("names", "losing"))
        and scene.is_better_low
        and measures_faults(scene)
    )


def _turned_claims(clause: Clause, judge: _Judge, surely: bool) -> list[BaseClaim]:
    """The claims of a clause with its directions turned; unless surely so, what holds as it stands is open."""
    turned = _with_turned(clause)
    if turned is clause:
        return judge(clause)
    found = judge(turned)
    if clause.has(*_CHANGES):  # of the changes, or of the values: who knows
        found = [_opened(c) if c.verdict == "refuted" and c.kind in _RACES else c for c in found]  # type: ignore[attr-defined]
    if surely:
        numbers = clause.has("AMOUNT")
        return [
            claim if (not numbers and not clause.has(*_SIZES)) or _tells_difference(claim) else _opened(claim)
            for claim in found
        ]
    clause.read.clear()
    false = {claim.kind for claim in judge(clause) if claim.verdict == "refuted"}  # type: ignore[attr-defined]
    return [
        claim if claim.verdict != "refuted" or claim.kind in false else _opened(claim)  # type: ignore[attr-defined]
        for claim in found
    ]


def _unless_turned(clause: Clause, judge: _Judge) -> list[BaseClaim]:
    """The claims of a clause where nobody knows what is shown: what may be true of the opposite is open."""
    found = judge(clause)
    if not any(claim.verdict == "refuted" for claim in found):
        return found
    clause.read.clear()
    turned = judge(_with_turned(clause))
    false = {claim.kind for claim in turned if claim.verdict == "refuted"}  # type: ignore[attr-defined]
    return [
        _opened(claim)
        if claim.verdict == "refuted" and (clause.has("AMOUNT") or claim.kind not in false)  # type: ignore[attr-defined]
        else claim
        for claim in found
    ]


def _opened(claim: BaseClaim) -> BaseClaim:
    return claim.model_copy(update={"verdict": "undecidable", "rule": None})


def _tells_difference(claim: BaseClaim) -> bool:
    """Whether a claim tells a size that is the same of both measures: "by 3 points"."""
    if not isinstance(claim, DifferenceClaim) or claim.mode == "factor" or claim.value is None:
        return False
    return claim.value.unit != "%"


def _with_turned(clause: Clause) -> Clause:
    """The clause with all directions turned, and an error as a score."""
    of_sizes = clause.has(*_CHANGES)  # "the largest drop" is the largest of the opposite as well
    found: list[Phrase] = []
    for at, phrase in enumerate(clause.phrases):
        key = phrase_key(phrase)
        rate = at and key in words("names", "rates") and phrase_key(clause.phrases[at - 1]) in _errors()
        if rate:
            continue
        if phrase.type in _FAULTS and key in _errors():
            found.append(made_word("MEASURE", "score", phrase.start))
        elif isinstance(phrase, Superlative) and not of_sizes:
            found.append(_turned_top(phrase))
        elif (
            isinstance(phrase, Word)
            and phrase.type in _WORDS
            and not (of_sizes and phrase.type == "COMPARATIVE")
        ):
            found.append(_turned_word(phrase))
        else:
            found.append(phrase)
    return clause.part(found)


def _errors() -> frozenset[str]:
    return words("names", "opposed_to_gains")


def _turned_top(top: Superlative) -> Superlative:
    nouns = [
        made_word("MEASURE", "score", noun.start) if noun.key in _errors() else noun for noun in top.nouns
    ]
    nouns = [noun for noun in nouns if noun.key not in words("names", "rates")]
    if top.key in words("names", "judging_places"):
        return replace(top, nouns=nouns)
    direction = _TURNED.get(top.direction, top.direction)
    return replace(top, direction=direction, key=_TOPS.get(direction, top.key), nouns=nouns)


def _turned_word(word: Word) -> Word:
    value = _TURNED.get(word.value)
    if value is None or word.key in words("names", "judging") or word.key in words("names", "bettering"):
        return word
    than = " than" if word.key.endswith(" than") else ""
    return Word(word.type, value, _PLAIN.get(value, word.key) + than, word.start, word.end)
