"""The parts of a clause that each tell one motion: "with depth, A rises and B falls"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, takewhile

from heatparse.claims.language.motions import is_in, motion_of
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_of
from heatparse.phrases import words

_LINKS = frozenset(("COMMA", "AND", "JOIN", "PREPOSITION", "UNKNOWN"))  # between two kinds of lines
_JOINING = frozenset(("COMMA", "AND", "JOIN", "UNKNOWN", "SCOPE"))  # between two motions
_SIDES = frozenset(("left", "right", "top", "bottom"))
_NAMING = frozenset(("PREPOSITION", "DIMENSION", "AXISNOUN", "MEASURE", "UNKNOWN"))  # behind a subject


def motion_parts(phrases: list[Phrase]) -> list[list[Phrase]]:
    """ "With depth, A rises and B falls": one part for each line that moves, with the axis in front of both."""
    phrases = _without_staying(phrases)
    both = _along_both(phrases) or _along_axes(phrases) or _along_sides(phrases) or _told_twice(phrases)
    if both:
        return both
    joints = [
        at
        for at in range(2, len(phrases) - 2)
        if phrases[at].type in ("AND", "JOIN", "COMMA")
        and isinstance(phrases[at + 1], Ref)
        and motion_of(phrases[at + 2]) in ("up", "down")
    ]
    apart = _with_own_places(phrases)
    if apart:
        return apart
    moved = [at for at, (one, two) in enumerate(pairwise(phrases)) if isinstance(one, Ref) and motion_of(two)]
    joints = [at for at in joints if moved and moved[0] < at]
    if len(joints) != 1 or any(isinstance(phrase, Amount) for phrase in phrases):
        return [phrases]
    at = joints[0]
    comma = next(
        (i for i in range(at) if phrases[i].type == "COMMA" or getattr(phrases[i], "key", "") == ","), 0
    )
    front = phrases[: comma + 1] if comma and is_in(phrases[0], "along") else []
    return [phrases[:at], [*front, *phrases[at + 1 :]]]


def _without_staying(phrases: list[Phrase]) -> list[Phrase]:
    """ "Jumps to 0.9 in C and remains above 0.8 from then on": up to where it stays within a bound."""
    for at in range(2, len(phrases) - 2):
        joint, verb, limit = phrases[at : at + 3]
        stays = verb.type == "BE" and key_of(verb) in words("assertions", "staying")
        if joint.type == "AND" and stays and isinstance(limit, Amount) and limit.bound:
            return phrases[:at] if any(map(motion_of, phrases[:at])) else phrases
    return phrases


def _with_own_places(phrases: list[Phrase]) -> list[list[Phrase]]:
    """ "A falls at each step, and from B on every row rises": two motions, the second with its own subject."""
    for at in range(2, len(phrases) - 3):
        step = at + 1
        if phrases[at].type != "AND" or not (is_in(phrases[step], "from") or is_in(phrases[step], "after")):
            continue
        step += 2 if isinstance(phrases[step + 1], Ref) else len(phrases)
        while step < len(phrases) and (is_in(phrases[step], "onward") or phrases[step].type == "COMMA"):
            step += 1
        if step >= len(phrases) or not isinstance(phrases[step], Ref | Scope):
            continue
        rest = list(takewhile(lambda p: not motion_of(p), phrases[step + 1 :]))
        moved = step + 1 + len(rest) < len(phrases) and all(p.type in _NAMING for p in rest)
        front = phrases[: at - 1] if phrases[at - 1].type == "COMMA" else phrases[:at]
        if moved and any(isinstance(p, Ref | Scope) for p in front) and any(map(motion_of, front)):
            return [front, phrases[at + 1 :]]
    return []


def _along_both(phrases: list[Phrase]) -> list[list[Phrase]]:
    """ "Falls along each row and down each column", "in every row it rises, and in every column it falls"."""
    scopes = [at for at, phrase in enumerate(phrases) if _is_line_scope(phrase)]
    if len(scopes) != 2 or any(isinstance(phrase, Amount) for phrase in phrases):
        return []
    one, two = scopes
    if phrases[one].noun.value == phrases[two].noun.value:  # type: ignore[union-attr]
        return []
    joint = next((at for at in range(one + 1, two) if phrases[at].type in ("COMMA", "AND", "JOIN")), None)
    if joint is None:
        return []
    moves = [at for at, phrase in enumerate(phrases) if motion_of(phrase) in ("up", "down")]
    moves = [at for at in moves if not is_in(phrases[at], "directions") and not _grows_axis(phrases, at)]
    if len(moves) > 1 and moves[0] < joint < moves[1]:
        return [phrases[:joint], phrases[joint + 1 :]]
    if len(moves) != 1 or one < moves[0] or any(p.type not in _LINKS for p in phrases[joint:two]):
        return []
    return [[*phrases[:joint], *phrases[two + 1 :]], [*phrases[: moves[0] + 1], *phrases[joint + 1 :]]]


def _along_axes(phrases: list[Phrase]) -> list[list[Phrase]]:
    """ "Values rise with the size and fall with the lag": one part for each axis."""
    moves = [at for at, phrase in enumerate(phrases) if motion_of(phrase) in ("up", "down")]
    moves = [at for at in moves if not _grows_axis(phrases, at)]
    if len(moves) != 2 or any(isinstance(phrase, Amount) for phrase in phrases):
        return []
    one, two = moves
    joint = next((at for at in range(one + 1, two) if phrases[at].type in ("AND", "COMMA", "JOIN")), None)
    if joint is None:
        return []
    tells = [
        any(p.type == "AXISNOUN" for p in piece)
        for piece in (phrases[:joint], phrases[joint:two], phrases[two:])
    ]
    if tells[:2] == [True, True] and is_in(phrases[0], "along"):
        return [phrases[:joint], phrases[joint + 1 :]]  # "with X it rises, and with Y it falls"
    if not (tells[0] and tells[2]) or any(p.type not in _JOINING for p in phrases[joint:two]):
        return []
    first = phrases[joint - 1]
    if first.type != "AXISNOUN" and not _grows_axis(phrases, joint - 1):
        return []
    return [phrases[:joint], [*phrases[:one], *phrases[two:]]]


def _along_sides(phrases: list[Phrase]) -> list[list[Phrase]]:
    """ "Values rise from left to right and fall from top to bottom": one part for each way across the figure."""
    moves = [at for at, phrase in enumerate(phrases) if motion_of(phrase) in ("up", "down")]
    if len(moves) != 2 or any(isinstance(phrase, Amount | Ref) for phrase in phrases):
        return []
    one, two = moves
    joint = next((at for at in range(one + 1, two) if phrases[at].type in ("AND", "COMMA", "JOIN")), None)
    if joint is None or any(p.type not in _JOINING for p in phrases[joint:two]):
        return []
    sides = [
        {key_of(p) or getattr(p, "key", "") for p in piece} & _SIDES
        for piece in (phrases[one:joint], phrases[two:])
    ]
    if [len(told) for told in sides] != [2, 2] or sides[0] == sides[1]:
        return []
    return [phrases[:joint], [*phrases[:one], *phrases[two:]]]


def _told_twice(phrases: list[Phrase]) -> list[list[Phrase]]:
    """ "It grows from A to B in all rows, and it grows again from B to C in all of them": each with its places."""
    for at in range(2, len(phrases) - 3):
        joint, subject, motion = phrases[at : at + 3]
        again = joint.type == "AND" and subject.type == "PRONOUN" and motion_of(motion) in ("up", "down")
        parts = [phrases[:at], phrases[at + 2 :]]
        whole = all(
            any(isinstance(p, Scope) for p in part) and any(is_in(p, "from") for p in part) for part in parts
        )
        if again and whole:
            front = parts[0][:-1] if parts[0][-1].type in ("COMMA", "JOIN") else parts[0]
            behind = parts[1]
            if isinstance(behind[-2], Scope) and behind[-1].type == "PRONOUN":
                scope = next(p for p in front if isinstance(p, Scope))
                behind = [*behind[:-2], scope]  # "in all of them"
            return [front, behind]
    return []


def _grows_axis(phrases: Sequence[Phrase], at: int) -> bool:
    """ "As the dose goes up": the axis is gone along, and no value goes up."""
    return at > 1 and phrases[at - 1].type == "AXISNOUN" and is_in(phrases[at - 2], "growing_as")


def _is_line_scope(phrase: Phrase) -> bool:
    """ "Each row", "all columns"."""
    noun = phrase.noun if isinstance(phrase, Scope) and phrase.quantifier == "all" else None
    if getattr(phrase, "key", "") in words("winners", "whatever"):
        return False  # "…, no matter which row": in each of them
    return noun is not None and noun.type == "DIMENSION" and noun.value in ("row", "column")
