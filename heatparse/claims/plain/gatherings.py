"""Gatherings: other ways to say that values of a kind are in some places and nowhere else.

"A and B hold every value above 0.5", "nowhere outside A does the score exceed 0.5", "values above 0.5
do not occur outside A": all of them become "values above 0.5 occur only in A".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.places.slices import Slice
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.phrases import words
from heatparse.records import Record, replace
from heatparse.tokens import fold

_PLACING = frozenset((
    "REF", "PREPOSITION", "AND", "JOIN", "COMMA", "DIMENSION", "AXISNOUN", "CARDINAL", "POSITION", "VERSUS",
    "UNKNOWN", "ARROW",
))  # fmt: skip
_JOINTS = frozenset(("AND", "OR", "JOIN"))
_PREDICATING = frozenset(
    ("SCOPE", "AMOUNT", "SIGN", "MEASURE", "DIMENSION", "PREPOSITION", "CARDINAL", "UNKNOWN")
)


class Gathering(Record, frozen=True):
    """A statement in the order "values above 0.5 occur only in A", or the denial of one."""

    phrases: list[Phrase]
    denied: bool = False


def gathering(clause: Clause) -> Gathering | None:
    """What a clause says of where values of a kind are; None where it says nothing of that sort."""
    phrases = clause.phrases
    return _held(phrases) or _found_there(phrases) or _nowhere(clause) or _outside(phrases)


def _held(phrases: list[Phrase]) -> Gathering | None:
    """ "A and B hold every value above 0.5"."""
    for at, phrase in enumerate(phrases[:-2]):
        scope = phrases[at + 1]
        if phrase.type != "HAVE" or not isinstance(scope, Scope) or scope.quantifier not in ("all", "both"):
            continue
        front, rest = phrases[:at], phrases[at + 1 :]
        if scope.noun is None or not _are_places(front) or any(p.type not in _PREDICATING for p in rest):
            return None
        return Gathering([*rest, _word("OCCUR", "found", rest), _word("PREPOSITION", "in", rest), *front])
    return None


def _found_there(phrases: list[Phrase]) -> Gathering | None:
    """ "In A and B, all values above 0.5 are found"."""
    at = next((i for i, phrase in enumerate(phrases) if isinstance(phrase, Scope)), 0)
    scope = phrases[at]
    if not at or not isinstance(scope, Scope) or scope.quantifier != "all" or scope.noun is None:
        return None
    if phrases[-1].type != "OCCUR" or phrases[0].type != "PREPOSITION" or not _are_places(phrases[:at]):
        return None
    rest = [phrase for phrase in phrases[at:-1] if phrase.type != "BE"]
    if any(phrase.type not in _PREDICATING for phrase in rest):
        return None
    return Gathering([*rest, phrases[-1], *phrases[:at]])


def _nowhere(clause: Clause) -> Gathering | None:
    """ "Nowhere outside A does the score exceed 0.5", "nowhere else does it": of what was named before."""
    phrases = clause.phrases
    scope = phrases[0]
    verb = next((at for at, phrase in enumerate(phrases) if phrase.type in ("HAVE", "BE")), 0)
    if not isinstance(scope, Scope) or scope.quantifier != "none" or scope.noun is not None or not verb:
        return None
    rest = phrases[verb + 1 :]
    amounts = [phrase for phrase in rest if isinstance(phrase, Amount)]
    if scope.key == "nowhere else" and clause.before is not None and verb == 1:
        places = last_places(clause.before.phrases)
    elif scope.key == "nowhere" and phrases[1].type in ("RESTRICTION", "EXCEPTION"):
        places = phrases[2:verb]
    else:
        return None
    if len(amounts) != 1 or not amounts[0].bound or not _are_places(places) or any(
        phrase.type not in ("MEASURE", "AMOUNT", "PRONOUN", "DIMENSION") for phrase in rest
    ):  # fmt: skip
        return None
    values = _word("MEASURE", "values", rest)
    only = Scope(rest[-1].end, rest[-1].end, "only", "only")
    return Gathering(
        [values, amounts[0], _word("OCCUR", "found", rest), only, _word("PREPOSITION", "in", rest), *places]
    )


def _outside(phrases: list[Phrase]) -> Gathering | None:
    """ "Values above 0.5 do not occur outside A", "values above 0.5 also occur outside A"."""
    at = next(
        (i for i, p in enumerate(phrases) if isinstance(p, Word) and p.key in words("assertions", "outside")),
        0,
    )
    if at < 2 or phrases[at - 1].type != "OCCUR" or not _are_places(phrases[at + 1 :]):
        return None
    denials = [phrase for phrase in phrases[:at] if phrase.type == "NEGATION"]
    front = [phrase for phrase in phrases[: at - 1] if phrase.type not in ("NEGATION", "HAVE", "BE", "OCCUR")]
    if len(denials) > 1 or any(
        phrase.type not in _PREDICATING or isinstance(phrase, Scope) for phrase in front
    ):
        return None
    only = Scope(phrases[at].start, phrases[at].end, "only", "only")
    found = [*front, phrases[at - 1], only, _word("PREPOSITION", "in", phrases[at:]), *phrases[at + 1 :]]
    return Gathering(found, denied=not denials)


def _are_places(phrases: Sequence[Phrase]) -> bool:
    named = any((isinstance(p, Ref) and not p.is_panel) or p.type == "POSITION" for p in phrases)
    return named and all(phrase.type in _PLACING for phrase in phrases)


def _word(type: str, key: str, beside: Sequence[Phrase]) -> Word:
    start = beside[-1].end if beside else 0
    return made_word(type, key, start)


def last_places(phrases: Sequence[Phrase]) -> list[Phrase]:
    """The places at the end of some phrases: "are concentrated in the rows A and B", "in two columns (A, B)"."""
    if phrases and phrases[-1].type == "CLOSE":
        opened = max((at for at, phrase in enumerate(phrases) if phrase.type == "OPEN"), default=0)
        inside = list(phrases[opened + 1 : -1])
        return inside if _are_places(inside) else []
    first = len(phrases)
    while first and phrases[first - 1].type in _PLACING - {"UNKNOWN"}:
        first -= 1
    while first < len(phrases) and phrases[first].type not in ("PREPOSITION", "RESTRICTION"):
        first += 1
    tail = list(phrases[first + 1 :])
    return tail if _are_places(tail) else []


def crossed(phrases: Sequence[Phrase], grid: Grid, scene: Scene) -> tuple[list[Slice], set[int]]:
    """ "The A row and column", "row A or column A": both lines of A, and the indices of the words for them."""
    for at, phrase in enumerate(phrases[:-2]):
        joint, other = phrases[at + 1], phrases[at + 2]
        if not isinstance(phrase, Ref) or phrase.noun not in ("row", "column") or joint.type not in _JOINTS:
            continue
        if _is_other_line(phrase, other):
            pieces = [
                Slice(grid, **{f"{line.axis}s": tuple(map(fold, line.labels))})  # type: ignore[arg-type]
                for noun in ("row", "column")
                for line in scene.lines(_as(phrase, noun), grid)[:1]
            ]
            return pieces, {at, at + 1, at + 2}
    return [], set()


def _is_other_line(ref: Ref, other: Phrase) -> bool:
    """ "… and column", "… and the column of the same name"."""
    nouns = {"row", "column"} - {ref.noun}
    if isinstance(other, Ref):
        return other.noun in nouns and [n.label for n in ref.names] == [n.label for n in other.names]
    return isinstance(other, Word) and other.type == "DIMENSION" and other.value in nouns


def _as(ref: Ref, noun: str) -> Ref:
    return replace(ref, noun=noun, side="y" if noun == "row" else "x")
