"""Passives with words in between: "is outperformed even by B", "is beaten on P by B" as "is beaten by B on P"."""

from __future__ import annotations

from heatparse.claims.language.words import Word
from heatparse.phrases import words as word_list

_FARTHEST = 8  # words between the participle and "by"
_BETWEEN = frozenset(("COMMA", "DEGREE", "ADVERB", "QUANTIFIER"))
_PLACE = frozenset(
    ("PREPOSITION", "LABEL", "PANEL", "JOIN", "AND", "DIMENSION", "AXISNOUN", "QUANTIFIER", "COMMA")
)
_NAMES = frozenset(("LABEL", "PANEL", "JOIN", "AND", "RIVALS"))


def with_passives(words: list[Word]) -> list[Word]:
    """The words with each such participle in front of who is ahead, and without its "by"."""
    for at, word in enumerate(words):
        if word.key not in word_list("comparisons", "beaten"):
            continue
        joint = _joint(words, at)
        if not joint:
            continue
        word.type, word.value = "COMPARATIVE", "worse"
        between, behind = words[at + 1 : joint], with_passives(words[joint + 1 :])
        if between and between[0].type == "PREPOSITION":
            end = next((i for i, each in enumerate(behind) if each.type not in _NAMES), len(behind))
            end += end < len(behind) and behind[end].key in word_list("comparisons", "sole")
            return [*words[: at + 1], *behind[:end], *between, *behind[end:]]
        kept = [each for each in between if each.type in ("QUANTIFIER", "ADVERB")]
        return [*words[: at + 1], *kept, *behind]
    return words


def _joint(words: list[Word], at: int) -> int:
    """The index of "by"; 0 where something else follows."""
    placed = at + 1 < len(words) and words[at + 1].type == "PREPOSITION" and words[at + 1].key != "by"
    for index in range(at + 1, min(at + 1 + _FARTHEST, len(words))):
        word = words[index]
        if word.key == "by":
            return index if index + 1 < len(words) and words[index + 1].type in _NAMES | _BETWEEN else 0
        adverb = word.type == "UNKNOWN" and word.key.endswith("ly")
        if word.type not in (_PLACE if placed else _BETWEEN) and not adverb:
            return 0
    return 0
