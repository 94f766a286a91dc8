"""Other cases: what a sentence says of a case that the document does not show: "On rainy days, A leads"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, key_at
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.tokens import fold

_JOINTS = frozenset(("COMMA", "JOIN"))
_QUIET = frozenset(("UNKNOWN", "MEASURE", "AXISNOUN", "DIMENSION"))
_LONGEST = 4  # phrases of "on rainy working days"


def is_in_other_case(clause: Clause, scene: Scene) -> bool:
    """Whether the sentence begins with a circumstance of which the document says nothing else."""
    opening = clause
    for before in clauses_before(clause, scene.text):
        opening = before
    case = _case(opening.phrases)
    strange = [
        word for word in case if word.type == "UNKNOWN" and word.key not in words("reserves", "framing")
    ]
    return any(fold(scene.text).count(word.key.removesuffix("s")) == 1 for word in strange)


def _case(phrases: Sequence[Phrase]) -> list[Word]:
    """The words behind a preposition up to a comma, where they name nothing of the figure."""
    if len(phrases) < _LONGEST or key_at(phrases, 0) not in words("reserves", "case_openers"):
        return []
    end = next((at for at, phrase in enumerate(phrases[: _LONGEST + 2]) if phrase.type in _JOINTS), 0)
    case = [phrase for phrase in phrases[1:end] if isinstance(phrase, Word) and phrase.type in _QUIET]
    return case if len(case) == end - 1 else []
