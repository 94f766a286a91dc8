"""Extremes of one kind for several: "the maximum of A is 5, that of B 7", "the maximum for A is 5, and for B it is 7".

What the second part leaves out is told in the first; its number is an extreme, and no value of a cell of both.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Superlative
from heatparse.claims.language.sentences import Clause, follows_in_sentence
from heatparse.claims.scene import Scene

_JOINTS = frozenset(("COMMA", "JOIN", "AND"))
_FIRST = ["SUPERLATIVE", "PREPOSITION", "REF", "BE", "AMOUNT"]
_BEHIND = (["REF", "AMOUNT"], ["REF", "BE", "AMOUNT"], ["PREPOSITION", "REF", "AMOUNT"])
_AGAIN = (["PREPOSITION", "REF", "PRONOUN", "BE", "AMOUNT"], ["PREPOSITION", "REF", "AMOUNT"],
          ["PRONOUN", "PREPOSITION", "REF", "BE", "AMOUNT"])  # fmt: skip


def of_each(clause: Clause, scene: Scene) -> list[Clause]:
    """A clause for each of those whose extreme is told; the clause alone where it tells one, or something else."""
    parts = _parted(clause.phrases)
    if len(parts) > 1:
        return [clause.part(part) for part in parts]
    before = clause.before
    if before is None or not follows_in_sentence(clause, before, scene.text.replace(";", ",")):
        return [clause]
    first = _first(before.phrases)
    if first is None or _types(clause.phrases) not in _AGAIN:
        return [clause]
    return [clause.part(_filled(first, clause.phrases))]


def _types(phrases: Sequence[Phrase]) -> list[str]:
    return [phrase.type for phrase in phrases]


def _first(phrases: Sequence[Phrase]) -> list[Phrase] | None:
    """ "The maximum of A is 5", and nothing else."""
    told = [phrase for phrase in phrases if phrase.type != "UNKNOWN"]
    front = told
    if _types(told[:3]) == ["PREPOSITION", "REF", "SUPERLATIVE"]:
        front = [told[2], told[0], told[1], *told[3:]]  # "for A the maximum is 5"
    plain = _types(front) == _FIRST and isinstance(front[0], Superlative) and front[0].rank == 1
    return list(front) if plain and not getattr(front[0], "verb", "") else None


def _parted(phrases: Sequence[Phrase]) -> list[list[Phrase]]:
    """The parts of "the maximum of A is 5, that of B 7"."""
    ends = [at for at, phrase in enumerate(phrases) if phrase.type in _JOINTS]
    if not ends:
        return []
    first = _first(phrases[: ends[0]])
    pieces: list[list[Phrase]] = [[]]
    for phrase in phrases[ends[0] :]:
        if phrase.type in _JOINTS:
            pieces.append([])
        else:
            pieces[-1].append(phrase)
    pieces = [piece for piece in pieces if piece]
    if first is None or not pieces or any(_types(piece) not in _BEHIND for piece in pieces):
        return []
    return [first, *(_filled(first, piece) for piece in pieces)]


def _filled(first: Sequence[Phrase], piece: Sequence[Phrase]) -> list[Phrase]:
    """The first part with the name and the number of another one."""
    ref = next(phrase for phrase in piece if isinstance(phrase, Ref))
    amount = next(phrase for phrase in piece if isinstance(phrase, Amount))
    return [first[0], first[1], ref, first[3], amount]
