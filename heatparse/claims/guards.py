"""Guard words: words that may change the truth of a statement."""

from __future__ import annotations

from collections.abc import Iterable

from heatparse.claims.phrases import Phrase
from heatparse.claims.scene import GUARDS

_ANYWHERE = frozenset(("EXCEPTION", "CONDITION"))


def is_guarded(phrases: Iterable[Phrase], end: int) -> bool:
    """Whether a guard word bears on what is said up to an offset of the text.

    An exception or a condition does wherever it stands; other guards only in front: what follows
    ("…, which suggests that") is another statement.
    """
    return any(
        phrase.type in _ANYWHERE or (phrase.type in GUARDS and phrase.start < end) for phrase in phrases
    )
