"""Courses told by their shape: "follows a U shape with its bottom at C", "hump-shaped, with the peak at C"."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.motions import Direction, is_in, turned
from heatparse.claims.language.phrases import Phrase, Ref, Scope, Superlative, key_of
from heatparse.claims.trends.courses import Course, Leg
from heatparse.phrases import words

# With one of these in front of it a shape is another one, or of another thing.
_OTHER = frozenset(("CARDINAL", "AMOUNT", "COMPARATIVE", "AGGREGATE", "SPREAD", "DIFFERENCE"))
_ENDS = {"bottom": "down", "top": "up"}


@cache
def shapes() -> frozenset[str]:
    """All words for courses by their shape."""
    return words("trends", "valleys") | words("trends", "hills")


def shaped(phrases: Sequence[Phrase]) -> Course | None:
    """The course that some phrases tell by its shape; None where they tell none."""
    at = next((i for i, phrase in enumerate(phrases) if key_of(phrase) in shapes()), None)
    if at is None:
        return None
    first: Direction = "down" if is_in(phrases[at], "valleys") else "up"
    if key_of(phrases[at - 1]) == "inverted" and at:
        first = turned(first)
    if any(
        phrase.type in _OTHER and not is_in(phrase, "one") and not is_in(phrase, "alike")
        for phrase in phrases[:at]
    ):
        return None
    course = Course(legs=[Leg(first), Leg(turned(first))], sequenced=True)
    course.lines = [phrase for phrase in phrases[:at] if isinstance(phrase, Ref) and not phrase.is_panel]
    course.narrowed = has_guards(phrases)
    course.turn = _turn(phrases, at, first)
    behind = [
        p
        for p in phrases[at + 1 :]
        if isinstance(p, Ref) and p.names and not p.is_panel and p is not course.turn
    ]
    if behind and not course.lines and len(behind) == 1:
        course.lines = behind  # "an inverted U describes the row A"
    elif behind:
        course.narrowed = True
    course.certain = all(
        phrase.type != "UNKNOWN" or _is_known(phrase) or _describes(phrases, index)
        for index, phrase in enumerate(phrases)
    )
    return course


def _describes(phrases: Sequence[Phrase], at: int) -> bool:
    """ "A textbook arch": a word between "is" and the shape, unless it makes another shape of it."""
    before = phrases[at - 1] if at else None
    plain = key_of(phrases[at]) not in words("trends", "partial_shapes")
    led = before is not None and before.type in ("BE", "HAVE", "PREPOSITION")
    return plain and led and at + 1 < len(phrases) and key_of(phrases[at + 1]) in shapes()


def _is_known(phrase: Phrase) -> bool:
    key = key_of(phrase)
    return key in shapes() or any(
        key in words("trends", name) for name in ("shapes", "manner", "forms", "crests")
    )


def _turn(phrases: Sequence[Phrase], at: int, first: Direction) -> Ref | None:
    """ "With its bottom at C", "with C at the bottom": where it turns."""
    for index in range(at + 1, len(phrases)):
        phrase = phrases[index]
        crest = is_in(phrase, "crests") or isinstance(phrase, Superlative)
        its = key_of(phrases[index - 1]) in words("function_words", "possessive")
        crest &= its or (
            phrases[index - 1].type == "PREPOSITION" and is_in(phrase, "dips") is (first == "down")
        )
        placed = phrases[index + 2] if index + 2 < len(phrases) else None
        told = phrases[index - 3] if index - 3 > at and phrases[index - 2].type == "BE" else None
        if crest and isinstance(placed, Ref) and phrases[index + 1].type == "PREPOSITION":
            return placed  # "with its crest at C"
        if crest and isinstance(told, Ref):
            return told  # "C being its crest"
        if (
            isinstance(phrase, Superlative)
            and not phrase.nouns
            and (phrase.direction == "high") is (first == "up")
        ):
            behind = [other for other in phrases[index + 1 : index + 3] if isinstance(other, Ref)]
            if behind and not behind[0].is_panel:
                return behind[0]
        ended = phrase.type in ("POSITION", "SUPERLATIVE")
        position = str(getattr(phrase, "key", "")) if ended else ""
        before = phrases[index - 2] if index > 1 else None
        if _ENDS.get(position) == first and isinstance(before, Ref) and index - 2 > at:
            return before
    return None


def _tells(phrase: Phrase, section: str) -> bool:
    """Whether a word is one of a section, be it behind a quantifier: "both end"."""
    return is_in(phrase.noun if isinstance(phrase, Scope) else phrase, section)


def net_of(phrases: Sequence[Phrase]) -> Course | None:
    """ "A ends higher than it starts": from the first value to the last one, whatever lies between."""
    ends = next((at for at, phrase in enumerate(phrases) if _tells(phrase, "ending")), None)
    starts = next((at for at, phrase in enumerate(phrases) if _tells(phrase, "starting")), None)
    if ends is None or starts is None or abs(starts - ends) < 2:
        return None
    backward = starts < ends  # "starts lower than it ends"
    ends, starts = min(ends, starts), max(ends, starts)
    compared = [p for p in phrases[ends + 1 : starts] if p.type in ("COMPARATIVE", "BOUND")]
    told = str(getattr(compared[0], "value", "")) if compared else ""
    direction = {"high": "up", "better": "up", "low": "down", "worse": "down"}.get(told)
    if len(compared) != 1 or direction is None or any(p.type == "AMOUNT" for p in phrases):
        return None
    leg = Leg("up" if (direction == "up") is not backward else "down", is_net=True)
    course = Course(legs=[leg], sequenced=True, valued=told in ("better", "worse"))
    course.lines = [phrase for phrase in phrases[:ends] if isinstance(phrase, Ref) and not phrase.is_panel]
    course.narrowed = has_guards(phrases)
    return course
