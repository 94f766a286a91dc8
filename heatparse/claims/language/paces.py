"""Paces: words that lead along an axis step by step, as the words for the way that courses are read by.

"With every increase of the SNR", "each further step of the ramp", "from month to month", "day by day".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.forms import Name
from heatparse.claims.language.motions import along, is_in, motion_of
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_at
from heatparse.claims.language.words import Word
from heatparse.phrases import words


def paced(phrases: list[Phrase]) -> list[Phrase]:
    """The phrases with every pace as "step by step", and "as the axis increases" where it names one."""
    found: list[Phrase] = []
    at = 0
    while at < len(phrases):
        pace = _repeated(phrases, at) or _to_next(phrases, at) or _stepped(phrases, at)
        if pace is None:
            found.append(phrases[at])
            at += 1
            continue
        number = next((p for p in phrases[at : pace[1]] if isinstance(p, Amount)), None)
        begin = at
        axis, at = pace
        start = found[-1].end if found else phrases[0].start
        width = number.quantity.value if number is not None else None
        found.append(Word("TREND", width, "step by step", start, start))
        if axis is not None:
            backward = any(motion_of(p) == "down" or is_in(p, "reductions") for p in phrases[begin:at])
            found += along(axis, start, backward)
    return found


def _repeated(phrases: Sequence[Phrase], at: int) -> tuple[Word | None, int] | None:
    """ "From month to month", "month by month", with the index behind it."""
    start = at + 1 if is_in(phrases[at], "from") else at
    piece, behind = phrases[start : start + 3], start + 3
    if [phrase.type for phrase in phrases[start + 1 : start + 5 : 3]] == ["AREA", "AREA"]:
        piece = [phrases[start + step] for step in (0, 2, 3)]  # "from hour block to hour block"
        behind = start + 5
    if len(piece) < 3:
        return None
    one, joint, two = piece
    if not (isinstance(one, Word) and isinstance(two, Word) and isinstance(joint, Word)):
        return None
    if one.key != two.key or joint.key not in words("joints", "repeating") or not one.key.isalpha():
        return None
    if (joint.key == "to") is (start == at):
        return None
    return _axis(one), behind


def _to_next(phrases: Sequence[Phrase], at: int) -> tuple[Word | None, int] | None:
    """ "From one month to the next", "from each class to the next", with the index behind it."""
    noun, to = _one_of(phrases, at + 1)
    if noun is None or to + 1 >= len(phrases) or not is_in(phrases[at], "from"):
        return None
    if not is_in(phrases[to], "to") or phrases[to + 1].type != "NEXT":
        return None
    if noun.type == "DIMENSION" and noun.value in ("row", "column"):
        name = Name("axis", (), axis="y" if noun.value == "row" else "x")
        return Word("AXISNOUN", name, noun.key, noun.start, noun.end), to + 2
    return _axis(noun), to + 2


_NOUNS = frozenset(("AXISNOUN", "DIFFERENCE", "UNKNOWN", "DIMENSION"))


def _one_of(phrases: Sequence[Phrase], at: int) -> tuple[Word | None, int]:
    """The noun of "one month", "each tenure class", and the index behind it."""
    first = phrases[at] if at < len(phrases) else None
    behind = at + 1
    following = phrases[behind] if behind < len(phrases) else None
    if isinstance(first, Scope) and first.is_single and not (first.count or first.others):
        noun = first.noun
        if noun is not None and isinstance(following, Word) and following.type == "DIMENSION":
            behind += 1  # "each tenure class"
        elif noun is None and isinstance(following, Word):
            noun, behind = following, behind + 1
    elif first is not None and first.type == "CARDINAL" and isinstance(following, Word):
        noun, behind = following, behind + 1
    else:
        return None, at
    return (noun, behind) if noun is not None and noun.type in _NOUNS else (None, at)


def _stepped(phrases: Sequence[Phrase], at: int) -> tuple[Word | None, int] | None:
    """ "With every increase of the SNR", "each further 5 dB of SNR", "every doubling of the size"."""
    start = at + 1 if is_in(phrases[at], "stepwise") else at
    scope = phrases[start] if start < len(phrases) else None
    if not isinstance(scope, Scope) or scope.quantifier != "all" or scope.count or scope.others:
        return None
    noun = scope.noun
    step = start + 1
    paced_by = noun is not None and (
        is_in(noun, "steps") or is_in(noun, "growing") or motion_of(noun) == "up"
    )
    if noun is not None and not paced_by:
        return None
    while step < len(phrases) and _is_pace(phrases[step]):
        paced_by = True
        step += 1
    if start > at and step < len(phrases) and isinstance(phrases[step], Amount | Ref):
        of = phrases[step + 1] if step + 1 < len(phrases) else None
        if of is not None and of.type == "UNKNOWN" and key_at(phrases, step + 2) == "of":
            step, of = (
                step + 2,
                phrases[step + 3] if step + 3 < len(phrases) else None,
            )  # "every 10 m of depth"
        if isinstance(of, Word) and of.type == "AXISNOUN" and of.value.axis is not None:
            return of, step + 2  # "with every further 10 steps"
        if not is_in(of, "amounting"):
            return None
        paced_by, step = True, step + 1  # "with every 5 dB of SNR"
    of = phrases[step] if step < len(phrases) else None
    if isinstance(of, Word) and of.key in ("of", "in"):
        step += 1
    axis = phrases[step] if step < len(phrases) else None
    if not paced_by or not isinstance(axis, Word) or axis.type != "AXISNOUN" or axis.value.axis is None:
        return None
    return axis, step + 1


def _is_pace(phrase: Phrase) -> bool:
    moved = motion_of(phrase) in ("up", "down") and getattr(phrase, "type", "") == "DIFFERENCE"
    doubled = phrase.type == "FACTOR" and getattr(phrase, "key", "") in words("trends", "multiplying")
    return (
        moved or is_in(phrase, "reductions") or doubled or is_in(phrase, "steps") or is_in(phrase, "growing")
    )


def _axis(noun: Word) -> Word | None:
    if noun.type == "AXISNOUN" and noun.value.axis is not None:
        return noun
    return None
