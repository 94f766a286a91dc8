"""Swings: lines that go up and down, and those of which it is denied that they go one way at each step."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_of, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.restrictions import order_of
from heatparse.claims.scene import Scene
from heatparse.claims.trends.told_trends import course_of, trend_of
from heatparse.models.claims import BaseClaim, TrendClaim
from heatparse.phrases import words

_WAYS = ("rises", "falls")
_NAMING = frozenset(
    ("REF", "PREPOSITION", "AXISNOUN", "MEASURE", "TREND", "HAVE", "COMMA", "JOIN", "DIFFERENCE")
)


def denies_evenness(phrases: Sequence[Phrase]) -> bool:
    """ "Does not rise steadily": at some step it does not; "does not rise at any step" is another thing."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "NEGATION"), len(phrases))
    behind = phrases[at + 1 : at + 4]
    return key_of(phrases[at] if at < len(phrases) else None) == "not" and any(
        phrase_key(phrase) in words("motions", "evenly") for phrase in behind
    )


def swinging(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that a line goes up and down: it rises at some step, and falls at another."""
    at = next((i for i, p in enumerate(clause.phrases) if phrase_key(p) in words("motions", "swinging")), -1)
    rest = [phrase for i, phrase in enumerate(clause.phrases) if i != at]
    lines = [ref for ref in clause.refs() if not scene.panels_named(ref)]
    single = len(lines) == 1 and len(lines[0].names) == 1
    if at < 0 or not single or any(isinstance(p, Amount) or p.type not in _NAMING for p in rest):
        return []
    verdicts: list[str] = []
    for way in _WAYS:
        word = clause.phrases[at]
        steadily = Word("TREND", "monotone", "steadily", word.end, word.end)
        moved: list[Phrase] = [Word("DIFFERENCE", "", way, word.start, word.end), steadily]
        course = course_of([*clause.phrases[:at], *moved, *clause.phrases[at + 1 :]], scene)
        claim = trend_of(clause, scene, course) if course is not None and len(course.legs) == 1 else None
        if claim is None:
            return []
        verdicts.append(claim.verdict)
        explained = claim
    if verdicts == ["refuted", "refuted"]:
        return [explained.model_copy(update={"verdict": "supported", "rule": None})]
    told = explained.explanation if "supported" in verdicts else ""
    truth = False if "supported" in verdicts and _is_in_order(lines[0], scene) else None
    return [
        scene.claim(
            TrendClaim, clause, Judgement(truth, told, explained.related) if truth is False else UNDECIDED
        )
    ]


def _is_in_order(ref: Ref, scene: Scene) -> bool:
    """Whether a line runs along an axis that has an order; among names without one, values only differ."""
    return all(
        bool(order_of("column" if line.axis == "row" else "row", grid))
        for grid in scene.grids.all()
        for line in scene.lines(ref, grid)
    )
