"""Senses: "A and B move in opposite directions", where what is measured are correlations."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.phrases import words

_QUIET = frozenset(("UNKNOWN", "PREPOSITION", "BE", "HAVE", "COMPARATIVE", "DIFFERENCE", "OCCUR", "JOIN"))
_AGAIN = ["HAVE", "REF"]  # "and so do C and D"
_PAIR = 2


def senses_of(clause: Clause, scene: Scene) -> list[Clause]:
    """The clause with the sign that its directions mean, and its tail "and so do C and D"; nothing without them."""
    if not clause.says(words("assertions", "direction")) or not clause.has("REF"):
        return []
    sense = _sense(clause.phrases)
    if not sense or not all(map(_is_signed, scene.grids.all())):
        return []
    phrases = clause.phrases
    verb = len(phrases) - len(_AGAIN)
    again = [phrase.type for phrase in phrases[verb:]] == _AGAIN and phrases[verb - 1].type in (
        "AND",
        "COMMA",
    )
    front = phrases[:verb] if again else phrases
    while again and front and front[-1].type in ("AND", "COMMA"):
        front = front[:-1]
    found = [_signed(clause, part, sense) for part in (front, *([phrases[-1:]] if again else []))]
    return [part for part in found if part is not None]


def _is_signed(grid: Grid) -> bool:
    """Whether a grid relates labels to each other, and some of them negatively."""
    return grid.is_square and grid.is_mirrored and any(value.low < 0 for value in grid.values)


def _signed(clause: Clause, phrases: list[Phrase], sense: str) -> Clause | None:
    """A pair with the sign of its relation; None where no pair is spoken of."""
    refs = [phrase for phrase in phrases if isinstance(phrase, Ref)]
    plain = all(phrase.type in _QUIET or isinstance(phrase, Ref) for phrase in phrases)
    if not plain or sum(len(ref.names) for ref in refs) != _PAIR:
        return None
    end = clause.end
    sign = [made_word("BE", "are", end), made_word("SIGN", sense, end)]
    if len(refs) == _PAIR:
        joint = Word("PREPOSITION", "", "with", refs[0].end, refs[0].end)
        return clause.part([refs[0], joint, refs[1], *sign])
    return clause.part([refs[0], *sign, Word("UNKNOWN", "", "related", end, end)])


def _sense(phrases: Sequence[Phrase]) -> str:
    """ "In the same direction", "in opposite directions"; "" where no direction is told."""
    for at in range(len(phrases) - 1):
        if key_at(phrases, at + 1) in words("assertions", "direction"):
            if key_at(phrases, at) in words("assertions", "opposite"):
                return "negative"
            if key_at(phrases, at) in words("assertions", "same"):
                return "positive"
    return ""
