"""Courses told by neighbours: "each month is wetter than the one before", "the slope is positive throughout".

They are put into the words of a motion, which the reader of courses takes.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.gates import acting, neighbouring, tells_with_each
from heatparse.claims.language.motions import along, is_in
from heatparse.claims.language.phrases import Phrase, Ref, Scope, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.phrases import words
from heatparse.records import replace

_COMPARED = {"high": "rises", "low": "falls"}
_SIGNED = {"positive": "rises", "negative": "falls"}
_REVERSED = {"high": "low", "low": "high"}
_LONGEST = 4  # phrases of "the one before it"


def tells_slope(clause: Clause) -> bool:
    """ "The slope is positive": of how values go, and not of the values."""
    if not clause.has("SIGN"):
        return False
    if clause.has("AXISNOUN") and clause.says(words("trends", "relations")):
        from heatparse.claims.trends.courses.causes import by_cause  # loaded where a cause is told

        return by_cause(clause.phrases) is not None
    return clause.says(words("trends", "shapes")) and _of_slope(clause.phrases) is not None


def as_motion(clause: Clause) -> Clause:
    """The clause with a motion in the place of a comparison of neighbours; itself where there is none."""
    if clause.has("SIGN") and clause.says(words("trends", "shapes")):
        phrases = _of_slope(clause.phrases)
    elif clause.has("ORDER") and clause.has("BE", "HAVE"):
        phrases = _of_order(clause.phrases)
    elif clause.has("COMPARATIVE") and clause.has("SCOPE") and clause.says(neighbouring()):
        phrases = _of_neighbours(_with_line_in_front(_with_noun(clause.phrases)))
    elif tells_with_each(clause):
        from heatparse.claims.trends.courses.passing_times import with_each  # loaded for "with every day"

        phrases = with_each(clause.phrases)
    elif clause.has("AXISNOUN") and clause.says(acting()):
        from heatparse.claims.trends.courses.causes import by_cause  # loaded where a cause is told

        phrases = by_cause(clause.phrases)
        if phrases is not None:
            clause.read.add("cause")
    else:
        return clause
    return clause if phrases is None else clause.part(phrases)


def _of_slope(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "The slope is positive throughout", "the trend of A is negative"."""
    at = next((i for i, phrase in enumerate(phrases) if is_in(phrase, "shapes")), -1)
    sign = next((i for i in range(at + 1, len(phrases)) if phrases[i].type == "SIGN"), None)
    if at < 0 or sign is None or sign == at + 1 or key_at(phrases, sign) not in _SIGNED:
        return None
    if not any(phrase.type == "BE" for phrase in phrases[at:sign]):
        return None
    kept = [phrase for phrase in phrases[at + 1 : sign] if phrase.type != "BE"]
    moved = _motion(_SIGNED[key_at(phrases, sign)], phrases[sign])
    return [*phrases[:at], *kept, moved, *phrases[sign + 1 :]]


def _of_order(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "The values of A are in ascending order", "the row A is sorted in descending order"."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "ORDER"), 0)
    last = at
    while last + 1 < len(phrases) and phrases[last + 1].type == "ORDER":
        last += 1
    order = phrases[last]
    way = words("trends", "ascending"), words("trends", "descending")
    key = order.key if isinstance(order, Word) else ""
    if not at or phrases[at - 1].type not in ("BE", "HAVE") or not any(key in keys for keys in way):
        return None
    moved = _motion("rises" if key in way[0] else "falls", order)
    return [*phrases[: at - 1], moved, _steadily(order), *phrases[last + 1 :]]


def _of_neighbours(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "Each month is wetter than the one before", "every value exceeds the previous one"."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "COMPARATIVE"), 0)
    each = next((i for i in range(at - 1, -1, -1) if _is_each(phrases[i])), None)  # the nearest
    way = getattr(phrases[at], "value", "")
    before = next((i for i in range(at + 1, len(phrases)) if is_in(phrases[i], "predecessors")), None)
    if before is None:  # "the one above it"
        before = next((i for i in range(at + 2, len(phrases)) if _is_beside(phrases, i)), None)
        if each is None or before is None or not _runs_down(phrases[each], phrases[:each]):
            return None
        way = _REVERSED.get(way, "") if is_in(phrases[before], "beside_below") else way
    direction = _COMPARED.get(way)
    if each is None or direction is None or before is None or before - at > _LONGEST:
        return None
    if any(phrase.type in ("REF", "AMOUNT", "NEGATION") for phrase in phrases[each:before]):
        return None
    if any(phrase.type == "CARDINAL" for phrase in phrases[each:at]):
        return None  # "each year has one entry fewer than the one before": how many there are
    last = before
    while last + 1 < len(phrases) and _goes_on(phrases[last + 1]):
        last += 1
    if _is_way_down(phrases[:each]):
        phrases = [made_word("PREPOSITION", "in", phrases[0].start), *phrases[1:]]
    kept = [*phrases[:each], _motion(direction, phrases[at]), _steadily(phrases[at]), *_axis(phrases[each])]
    return [*kept, *phrases[last + 1 :]]


def _with_line_in_front(phrases: list[Phrase]) -> list[Phrase]:
    """ "Each week of the row A is above the last": in the row A, each week is."""
    each = next((at for at, phrase in enumerate(phrases[:-2]) if _is_each(phrase)), None)
    if each is None or not is_in_line(phrases[each + 1 : each + 3]):
        return phrases
    line = phrases[each + 1 : each + 3]
    joint = made_word("JOIN", ",", phrases[each].start)
    return [*phrases[:each], *line, joint, phrases[each], *phrases[each + 3 :]]


def is_in_line(phrases: Sequence[Phrase]) -> bool:
    """ "Of the row A", "in A"."""
    return (
        len(phrases) > 1
        and phrases[0].type == "PREPOSITION"
        and isinstance(phrases[1], Ref)
        and bool(phrases[1].names)
    )


def _is_beside(phrases: Sequence[Phrase], at: int) -> bool:
    """ "(The one) above it", "(the value) below": one cell further up or down, and no name behind it."""
    one = key_at(phrases, at - 1) == "one" or phrases[at - 1].type in ("MEASURE", "AXISNOUN")
    behind = phrases[at + 1 :]
    return one and is_in(phrases[at], "beside") and all(p.type in ("PRONOUN", "COMMA") for p in behind[:1])


def _runs_down(each: Phrase, front: Sequence[Phrase]) -> bool:
    """Whether "above" tells the row before: "each row", "in the column A, each value"."""
    noun = each.noun if isinstance(each, Scope) else None
    if noun is not None and noun.type == "AXISNOUN":
        return bool(noun.value.axis == "y")
    return any(isinstance(phrase, Ref) and phrase.noun == "column" for phrase in front)


def _with_noun(phrases: list[Phrase]) -> list[Phrase]:
    """ "Each training set", where "training" stands for an axis as well: the sets."""
    for at, (scope, role, noun) in enumerate(zip(phrases, phrases[1:], phrases[2:], strict=False)):
        if not isinstance(scope, Scope) or scope.noun is not None or not scope.is_single:
            continue
        if role.type in ("TRAINED", "TESTED") and isinstance(noun, Word) and noun.type == "AXISNOUN":
            return [*phrases[:at], replace(scope, noun=noun, end=noun.end), *phrases[at + 3 :]]
    return phrases


def _is_way_down(front: Sequence[Phrase]) -> bool:
    """ "Going down the column A, …", "down the column A, …": the way that the axis runs."""
    down = bool(front) and (is_in(front[0], "down_the_way") or is_in(front[0], "directions"))
    line = front[1] if len(front) > 1 else None
    return down and isinstance(line, Ref) and bool(line.names)


def _is_each(phrase: Phrase) -> bool:
    plain = isinstance(phrase, Scope) and phrase.quantifier == "all" and phrase.count is None
    noun = phrase.noun if isinstance(phrase, Scope) else None
    return plain and noun is not None and noun.type in ("AXISNOUN", "MEASURE", "DIMENSION", "UNKNOWN")


def _axis(scope: Phrase) -> list[Phrase]:
    """ "Each month": along the months."""
    noun = scope.noun if isinstance(scope, Scope) else None
    if noun is None or noun.type != "AXISNOUN" or noun.value.axis is None:
        return []
    return along(noun, scope.end)


def _goes_on(phrase: Phrase) -> bool:
    """ "The previous month", "the one before it"."""
    return phrase.type in ("CARDINAL", "PRONOUN", "AXISNOUN", "MEASURE") or is_in(phrase, "predecessors")


def _motion(key: str, place: Phrase) -> Word:
    return Word("DIFFERENCE", "", key, place.start, place.end)


def _steadily(place: Phrase) -> Word:
    return Word("TREND", None, "step by step", place.end, place.end)
