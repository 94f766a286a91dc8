"""Little words of composed statements: units, nouns for what is counted, clauses that only tell a place."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise

from heatparse.claims.classes.confusions import counts_things
from heatparse.claims.language.forms import Name, other_number
from heatparse.claims.language.metrics import is_introduced, is_measured
from heatparse.claims.language.phrases import Part, Phrase, Ref, Scope, key_of
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_REMARKS = frozenset(
    ("AMOUNT", "REF", "COMMA", "JOIN", "VERSUS", "AND")
)  # what a bracket holds that only tells values
_SHORTEST = 4  # letters of a plural
_SETTING = frozenset(("BE", "PREPOSITION", "AXISNOUN", "AGGREGATE", "SHARE", "MEASURE", "HEDGE", "DIMENSION"))


def is_unit(key: str, scene: Scene) -> bool:
    """Whether a noun behind a number is its unit: "14 million USD" where the introduction tells USD."""
    return key in words("names", "units") or is_introduced(scene, key)


def is_sold(key: str, scene: Scene) -> bool:
    """Whether a noun is what the document counts or sells: "total sales", "more revenue" where a currency is told."""
    if key in words("composed", "proceeds"):
        return not words("composed", "currencies").isdisjoint(scene.opening)
    return key in words("composed", "goods") and is_introduced(scene, key)


def sets_place(phrases: Sequence[Phrase]) -> bool:
    """Whether what stands behind "when" only tells a place: "when A is the target", "when all regions are added"."""
    for phrase in phrases:
        if phrase.type in ("COMMA", "JOIN"):
            break
        plain = isinstance(phrase, Ref | Scope | Part) or phrase.type in _SETTING
        if not plain and key_of(phrase) not in _set_words():
            return False
    return bool(phrases)


def _set_words() -> frozenset[str]:
    known = ("carriers", "tested_nouns", "trained_nouns", "setting", "adding", "foreign")
    return frozenset().union(*(words("composed", section) for section in known))


def is_of_all(scope: Scope, mark: str, before: str) -> bool:
    """ "The best of all": says no more than "the best"."""
    alone = scope.quantifier == "all" and scope.noun is None and scope.key == "all" and not scope.count
    return alone and mark == "of" and before == "SUPERLATIVE"


def told_by(word: Word, scene: Scene) -> Phrase | None:
    """What a word tells that the vocabularies do not know: "adding" a sum, "foreign" what lies beside the diagonal."""
    if word.key in words("composed", "adding"):
        return Word("AGGREGATE", "sum", word.key, word.start, word.end)
    if word.key in words("classifications", "right") and counts_things(scene):
        return Part(word.start, word.end, "diagonal", word.key)  # "75 correct images"
    if word.key in words("composed", "foreign") and scene.has_square:
        return Part(word.start, word.end, "off-diagonal", word.key)
    return None


def is_carried(phrase: Phrase | None) -> bool:
    return isinstance(phrase, Ref) or (phrase is not None and phrase.type == "MEASURE")


def is_agent(key: str) -> bool:
    """ "Spanish readers", "coastal listeners": those who do something, behind the name that tells who they are."""
    return (
        len(key) > _SHORTEST + 1
        and key.endswith(("ers", "ors"))
        and key not in words("composed", "no_agents")
    )


def things() -> frozenset[str]:
    return words("composed", "carriers") | words("composed", "runs")


def is_of_axis(key: str, scene: Scene) -> bool:
    """Whether a noun is one of those with which the text speaks of an axis: "probes" of an axis "Probe"."""
    names = scene.names.axis_words
    return any(form in names["x"] or form in names["y"] for form in (key, key.removesuffix("s")))


def is_manner(key: str) -> bool:
    """ "Steadily", "comfortably": how something is so, and not how often, how surely or in which sense."""
    return key.endswith("ly") and key not in words("composed", "restricting")


def without_remarks(phrases: Sequence[Phrase]) -> list[Phrase] | None:
    """Without brackets that tell values or places alone; None where one says something else."""
    kept: list[Phrase] = []
    inside = False
    for phrase in phrases:
        if phrase.type == "OPEN":
            inside = True
        elif phrase.type == "CLOSE":
            inside = False
        elif not inside:
            kept.append(phrase)
        elif phrase.type not in _REMARKS:
            return None
    return _without_comment(kept)


def _without_comment(phrases: list[Phrase]) -> list[Phrase]:
    """Without what a participle adds behind a comma about the meaning: ", announcing the arrival of spring"."""
    commenting = words("composed_changes", "commenting")
    for at, (one, two) in enumerate(pairwise(phrases)):
        if at > 1 and one.type in ("COMMA", "JOIN") and key_of(two) in commenting:
            return phrases[:at]
    return phrases


def axis_of_side(sides: Collection[str]) -> str:
    """The axis that a noun names; "" where it may be either."""
    return {"x": "column", "y": "row"}[next(iter(sides))] if len(sides) == 1 else ""


def category_of(key: str, scene: Scene) -> Name | None:
    """The category that a plural stands for: "barges", of a category "Barge"."""
    if not key.endswith("s") or len(key) < _SHORTEST:
        return None
    name = scene.names.get((other_number(key),))
    return name if name is not None and name.kind == "category" and not name.numeric else None


def is_of_number(before: str, mark: str, following: Phrase | None, scene: Scene) -> bool:
    """ "50% of trips": what a number is told of, where the introduction has it."""
    if before != "NUMBER" or mark != "of" or not isinstance(following, Word):
        return False
    known = is_sold(following.key, scene) or is_measured(scene, following.key)
    return following.type == "UNKNOWN" and known
