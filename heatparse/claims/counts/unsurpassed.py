"""The diagonal, unsurpassed in its rows or columns: "no cell exceeds the diagonal entry of its row"."""

from __future__ import annotations

from heatparse.claims.counts.diagonals import judge_dominance
from heatparse.claims.judgement import UNDECIDED
from heatparse.claims.language.phrases import Part, Phrase, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim, DiagonalClaim
from heatparse.phrases import words

_WAYS = {"high": "high", "better": "high", "low": "low", "worse": "low"}
# All that such a statement is made of.
_PLAIN = frozenset((
    "NEGATION", "SCOPE", "DIMENSION", "COMPARATIVE", "PART", "PREPOSITION", "PRONOUN", "MEASURE", "BE", "HAVE", "OCCUR",
    "THAN", "BY", "RIVALS", "COMMA", "JOIN", "RESTRICTION", "CARDINAL",
))  # fmt: skip
_LINES = ("row", "column")


def read_unsurpassed(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that nothing in its row, or in its column, is above (or below) the cell of the diagonal."""
    phrases = clause.phrases
    if clause.is_data or "diagonal" in clause.read or not clause.types <= _PLAIN:
        return []
    compared = [phrase for phrase in phrases if phrase.type == "COMPARATIVE"]
    denials = [phrase for phrase in phrases if _denies(phrase)]
    parts = [phrase for phrase in phrases if isinstance(phrase, Part) and phrase.part == "diagonal"]
    if any(key_of(phrase) != "one" for phrase in clause.of("CARDINAL")):
        return []
    if len(compared) != 1 or len(denials) != 1 or len(parts) != 1:
        return []
    way = _WAYS.get(str(getattr(compared[0], "value", "")), "")
    if key_of(compared[0]) in words("symmetry", "participles") and key_of(compared[0]).endswith(" by"):
        way = "high" if way == "low" else ""  # "is surpassed by another one"
    lines = {line for phrase in phrases if (line := _line(phrase))}
    if not way or len(lines) != 1 or not _only_narrows_to_line(phrases):
        return []
    if parts[0].start < compared[0].start and _is_active(phrases, parts[0], compared[0]):
        return []  # "the diagonal cell never exceeds the others of its row" says the opposite
    side = lines.pop()
    judged = [
        judge_dominance(scene.grids[panel], "high" if way == "high" else "low", side)
        for panel in scene.panels(clause)
    ]
    if len({judgement.truth for judgement in judged}) != 1:
        return [scene.claim(DiagonalClaim, clause, UNDECIDED)]
    return [scene.claim(DiagonalClaim, clause, judged[0])]


def _denies(phrase: Phrase) -> bool:
    if isinstance(phrase, Scope):
        return phrase.quantifier == "none"
    return phrase.type == "NEGATION"


def _line(phrase: Phrase) -> str:
    noun = phrase.noun if isinstance(phrase, Scope) else phrase
    value = str(getattr(noun, "value", "")) if noun is not None and noun.type == "DIMENSION" else ""
    return value if value in _LINES else ""


def _only_narrows_to_line(phrases: list[Phrase]) -> bool:
    """ "Within its row": no restriction to anything else."""
    within = words("symmetry", "within_line")
    return all(key_of(phrase) in within for phrase in phrases if phrase.type == "RESTRICTION")


def _is_active(phrases: list[Phrase], part: Phrase, compared: Phrase) -> bool:
    """Whether the diagonal is what exceeds, and not what "is exceeded"."""
    between = [phrase for phrase in phrases if part.start < phrase.start < compared.start]
    passive = any(p.type == "BE" for p in phrases if p.start < compared.start)
    told = key_of(compared) in words("symmetry", "participles")
    return not (passive and told) or any(phrase.type == "THAN" for phrase in between)
