"""Count lists: several numbers that share one predicate, "A has three cells above 0.5, B two and C none"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.phrases import Phrase, Ref, Scope, key_of
from heatparse.claims.sentences import Clause
from heatparse.claims.words import Word

_JOINTS = frozenset(("JOIN", "COMMA", "AND"))
# What may stand around the name and the number of a part: "in the B row there are two of them".
_QUIET = frozenset(("PREPOSITION", "HAVE", "BE", "PRONOUN", "MEASURE", "DIMENSION", "AXISNOUN", "UNKNOWN"))
_LONGEST = 6  # phrases of such a part
_NONE = frozenset(("none", "no"))


def shared_counts(clause: Clause) -> list[list[Phrase]]:
    """The phrases of each part with the predicate that they share; nothing where there is no such list."""
    if not clause.has("CARDINAL"):
        return []
    own = _listed(clause.phrases) or _signed(clause.phrases)
    if own:
        return own
    before = clause.before
    if before is None or len(clause.phrases) > _LONGEST or not before.has("CARDINAL"):
        return []
    part = _part(clause.phrases)
    base = _base(before.phrases) if part is not None else None
    if part is None or base is None or clause.has("AMOUNT", "SIGN", "COMPARATIVE", "SUPERLATIVE", "SCOPE"):
        return []
    return [_filled(base, part)]


def _signed(phrases: list[Phrase]) -> list[list[Phrase]]:
    """ "A has three positive and one negative value": of each sign, with the noun that both have."""
    types = [phrase.type for phrase in phrases]
    both = ["CARDINAL", "SIGN", "AND", "CARDINAL", "SIGN"]
    at = next((i for i in range(len(types)) if types[i : i + len(both)] == both), None)
    if at is None:
        return []
    front, tail = phrases[:at], phrases[at + len(both) :]
    if not tail or any(phrase.type not in ("PART", "MEASURE", "DIMENSION") for phrase in tail):
        return []
    return [[*front, *phrases[at : at + 2], *tail], [*front, *phrases[at + 3 : at + 5], *tail]]


def _listed(phrases: list[Phrase]) -> list[list[Phrase]]:
    """The parts of one clause: "A exceeds 10 on three days, B on two"."""
    ends = [at for at, phrase in enumerate(phrases) if phrase.type in _JOINTS]
    for first in ends:
        base = _base(phrases[:first])
        if base is None:
            continue
        starts = [at for at in ends if at >= first]
        pieces = [phrases[a + 1 : b] for a, b in zip(starts, [*starts[1:], len(phrases)], strict=True)]
        pieces = [piece for piece in pieces if piece]
        parts = [_part(piece) for piece in pieces]
        if pieces and all(part is not None for part in parts):
            return [list(phrases[:first]), *(_filled(base, part) for part in parts if part is not None)]
    return []


class _Base:
    """Phrases with one name, one number and a predicate; the indices of name and number."""

    def __init__(self, phrases: Sequence[Phrase], name: int, number: int) -> None:
        self.phrases, self.name, self.number = phrases, name, number


def _base(phrases: Sequence[Phrase]) -> _Base | None:
    names = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Ref)]
    numbers = [at for at, phrase in enumerate(phrases) if phrase.type == "CARDINAL"]
    told = any(phrase.type in ("AMOUNT", "SIGN") for phrase in phrases)
    plain = not any(
        phrase.type in ("SUPERLATIVE", "COMPARATIVE", "DIFFERENCE", "TREND") for phrase in phrases
    )
    if len(names) != 1 or len(numbers) != 1 or not told or not plain:
        return None
    return _Base(phrases, names[0], numbers[0])


def _part(phrases: Sequence[Phrase]) -> tuple[Ref, Word] | None:
    """A name and a number of things: "B two", "B on two", "in B there are two of them", "C none"."""
    if phrases and phrases[0].type in ("THAN", "VERSUS"):
        phrases = phrases[1:]  # "…, compared with two for B"
    names = [phrase for phrase in phrases if isinstance(phrase, Ref)]
    counts = [p for p in phrases if p.type == "CARDINAL" or _is_none(p)]
    rest = [p for p in phrases if p not in names and p not in counts]
    if len(names) != 1 or len(counts) != 1 or len(phrases) > _LONGEST:
        return None
    if any(phrase.type not in _QUIET for phrase in rest):
        return None
    count = counts[0]
    if _is_none(count):
        return names[0], Word("CARDINAL", "0", "none", count.start, count.end)
    return (names[0], count) if isinstance(count, Word) else None


def _is_none(phrase: Phrase) -> bool:
    return key_of(phrase) in _NONE or (
        isinstance(phrase, Scope) and phrase.key in _NONE and phrase.noun is None
    )


def _filled(base: _Base, part: tuple[Ref, Word]) -> list[Phrase]:
    """The phrases of the first part with the name and the number of another one."""
    name, count = part
    filled = list(base.phrases)
    filled[base.name] = name
    filled[base.number] = count
    return filled
