"""Axes that panels share: "both panels list the same four tasks", "the same three models appear in either heatmap"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Phrase, Scope, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim, LayoutClaim
from heatparse.phrases import words

_SEVERAL = 2
_SPOKEN = frozenset(
    ("SCOPE", "BE", "HAVE", "OCCUR", "PREPOSITION", "AND", "JOIN", "COMMA", "DIMENSION", "AXISNOUN", "CARDINAL",
     "COMPARATIVE")
)  # fmt: skip


def read_shared_axes(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim that all panels have the same categories on an axis, and how many."""
    phrases = clause.phrases
    if clause.is_data or not any(map(_is_same, phrases)) or not _names_panels(phrases, len(scene.grids)):
        return []
    if not all(phrase.type in _SPOKEN or _shows(phrase) for phrase in phrases):
        return []
    told = _told(phrases)
    if not told:
        return []
    clause.read.add("layout")
    return [scene.claim(LayoutClaim, clause, _judge(told, scene))]


def _is_same(phrase: Phrase) -> bool:
    return phrase.type == "COMPARATIVE" and phrase_key(phrase) in words("comparisons", "same_ones")


def _shows(phrase: Phrase) -> bool:
    return phrase.type == "UNKNOWN" and phrase_key(phrase) in words("layout", "sharing")


def _names_panels(phrases: Sequence[Phrase], count: int) -> bool:
    """Whether all panels are meant: "both heatmaps", "all three panels"."""
    return any(
        isinstance(phrase, Scope)
        and (phrase.quantifier == "all" or (phrase.quantifier == "both" and count == _SEVERAL))
        and phrase.count in (None, count)
        and (phrase.noun is None or phrase.noun.value in ("panel", "grid"))
        for phrase in phrases
    )


def _told(phrases: Sequence[Phrase]) -> list[tuple[str, int | None]]:
    """The axes behind "the same", with the numbers of their categories."""
    at = next(at for at, phrase in enumerate(phrases) if _is_same(phrase))
    found: list[tuple[str, int | None]] = []
    number: int | None = None
    for phrase in phrases[at + 1 :]:
        if isinstance(phrase, Word) and phrase.type == "CARDINAL":
            number = int(phrase.value)
        elif isinstance(phrase, Word) and phrase.type in ("AXISNOUN", "DIMENSION"):
            axis = _axis(phrase)
            if axis:
                found.append((axis, number))
            number = None
        elif phrase.type not in ("AND", "JOIN", "COMMA"):
            break
    return found


def _axis(noun: Word) -> str:
    if noun.type == "AXISNOUN":
        return noun.value.axis or ""
    return {"row": "y", "column": "x"}.get(str(noun.value), "")


def _judge(told: Sequence[tuple[str, int | None]], scene: Scene) -> Judgement:
    grids = scene.grids.all()
    for axis, number in told:
        listed = {tuple(grid.columns if axis == "x" else grid.rows) for grid in grids}
        if len({frozenset(labels) for labels in listed}) != 1:
            return UNDECIDED  # they may be spelled in another way
        size = len(next(iter(listed)))
        if number is not None and number != size:
            return Judgement(False, f"the panels share {size} of them", rule="count-mismatch")
    return Judgement(True, "the panels list the same")
