"""Extremes of what no cell holds: "A needed the most epochs", "the largest dataset is A"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.language.metrics import fits_quality, is_introduced, is_measured
from heatparse.claims.language.phrases import Phrase, Superlative, key_of
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_GRADES = frozenset(("much", "little"))
_FRONT = frozenset(("TRAINED", "TESTED", "DIAGONAL", "AXISNOUN"))  # "the fewest training examples"


def is_of_unmeasured(statement: Statement, scene: Scene) -> bool:
    """Whether a superlative that the values would bear out counts, or measures, something else."""
    top, phrases, at = statement.top, statement.phrases, statement.at
    if at < 0 or top.verb or statement.amounts or statement.classes:
        return False
    noun = _noun(top, phrases[at + 1 : at + 3])
    if noun is None:
        return top.direction in _GRADES and not top.nouns and not fits_quality(top.key, scene)
    if noun.key in words("holders", "uncounted"):
        return top.key in words("holders", "counting_ends") and not is_introduced(scene, noun.key)
    if top.key in words("names", "sizes") and (noun.type == "AXISNOUN" or is_thing(noun)):
        return True  # "the largest dataset", "the longest task"
    if noun.type != "UNKNOWN" or (is_measured(scene, noun.key) and not is_thing(noun)):
        return False
    return top.key in words("holders", "counting_ends") and noun.key.endswith("s")


def _noun(top: Superlative, behind: Sequence[Phrase]) -> Word | None:
    """What the superlative is of; "runs" in "the longest training runs"."""
    if not top.nouns and len(behind) > 1 and key_of(behind[0]) in words("function_words", "of_group"):
        return behind[1] if isinstance(behind[1], Word) else None  # "the smallest of the models"
    told = top.nouns[-1] if top.nouns else behind[0] if behind else None
    following = behind[0 if top.nouns else 1 :]
    if told is not None and told.type in _FRONT and following and following[0].type == "UNKNOWN":
        told = following[0]
    return told if isinstance(told, Word) and (top.nouns or told is not behind[0]) else None
