"""The row and the column of one name: "in the row or column of A", and what lies in them all."""

from __future__ import annotations

from heatparse.claims.language.phrases import Phrase, Ref, Scope
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.records import replace

_JOINTS = frozenset(("JOIN", "AND", "OR"))


def with_both_lines(clause: Clause) -> Clause:
    """The clause with "the rows and columns of A" for "the row or column of A", and "all red cells lie …" for
    "the red cells all lie …"."""
    phrases = _in_front(_joined(clause.phrases))
    return clause if phrases is clause.phrases else clause.part(phrases)


def _joined(phrases: list[Phrase]) -> list[Phrase]:
    for at in range(len(phrases) - 2):
        line, joint, ref = phrases[at : at + 3]
        if not isinstance(line, Word) or line.type != "DIMENSION" or line.value not in ("row", "column"):
            continue
        if joint.type not in _JOINTS or not isinstance(ref, Ref) or ref.noun not in ("row", "column"):
            continue
        if ref.noun == line.value or not ref.names or ref.position:
            return phrases
        other = Word("DIMENSION", ref.noun, f"{ref.noun}s", ref.start, ref.start)
        plain = replace(ref, noun="", side=None, either=False)
        joints = made_word("AND", "and", joint.start), made_word("PREPOSITION", "of", ref.start)
        return [*phrases[:at], line, joints[0], other, joints[1], plain, *phrases[at + 3 :]]
    return phrases


def _in_front(phrases: list[Phrase]) -> list[Phrase]:
    """ "The negative cells are all found in A": all negative cells are."""
    if (
        len(phrases) < 5
        or phrases[0].type not in ("SIGN", "COLOUR")
        or phrases[1].type not in ("DIMENSION", "MEASURE")
    ):
        return phrases
    at = 3 if phrases[2].type == "BE" else 2
    scope = phrases[at]
    if not isinstance(scope, Scope) or scope.quantifier != "all" or scope.noun is not None or scope.count:
        return phrases
    if phrases[at + 1].type not in ("OCCUR", "PREPOSITION"):
        return phrases
    return [scope, *phrases[:2], *phrases[2:at], *phrases[at + 1 :]]
