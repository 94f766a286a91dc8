"""Where a motion goes: places and values that are told in other words than "to A" and "from B".

"All fall back there", "climbs only until A and is lower at B", "slides to 9, 8 and 5", "stays at 7 from A to B",
"moves further below zero".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, is_only, key_at, key_of, phrase_key
from heatparse.claims.language.sentences import Clause, follows_in_sentence
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.claims.trends.courses.motion_subjects import JOINTS, moves, told_by
from heatparse.phrases import words
from heatparse.records import replace

_LISTED = 3  # values of a list
_WAYS = {"high": "rises", "low": "falls"}
_ENDS = 2  # of a span
_OPENING = 5  # phrases of "down to A, values rise"
_CLIMBING = [(joint, kind) for joint in ("COMMA", "JOIN") for kind in ("DIFFERENCE", "TREND", "UNKNOWN")]
_UNLIKE = frozenset(("THAN", "SUPERLATIVE", "NEGATION", "BOUND", "SIGN", "AGGREGATE"))


def ends_there(clause: Clause, scene: Scene) -> bool:
    """Whether a clause ends with "there": at the place that was spoken of."""
    behind = scene.draft.tokens.behind(clause.end)
    return behind is not None and behind[3] in words("motions", "pointing")


def at_place_before(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "Setting the size to 64 is harmful. All rows fall back there": at 64."""
    last = phrases[-1]
    told = last.type == "PRONOUN" and told_by(last, "pointing")
    if not (told or ends_there(clause, scene)) or not any(moves(phrases, at) for at in range(len(phrases))):
        return None
    front = phrases[:-1] if told else phrases
    if front and key_of(front[-1]) == "from":
        return None
    place = _place_before(clause)
    if place is None:
        return [*front, Word("PRONOUN", "it", "there", last.end, last.end)]
    return [*front, made_word("PREPOSITION", "in", last.end), replace(place, start=last.end, end=last.end)]


def _place_before(clause: Clause) -> Ref | None:
    """The one place that the clause before names; a number that may be one is left open."""
    before = clause.before
    if before is None:
        return None
    refs = [ref for ref in before.refs() if ref.names and not ref.is_panel]
    numbers = [p for p in before.phrases if isinstance(p, Amount) and p.label is not None]
    single = len(refs) == 1 and len(refs[0].names) == 1 and len(refs[0].names[0].labels) == 1
    return refs[0] if single and not numbers else None


def until_place(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "Climbs only until A", "as far as A", "right up to A", "up to and including A" as "climbs until A"."""
    opened = _down_to(phrases)
    if opened is not None:
        return opened
    for at in range(1, len(phrases) - 1):
        moved = at - 1 - is_only(phrases[at - 1])
        if moved < 0 or not moves(phrases, moved):
            continue
        place = _place_reached(phrases, at)
        if place is None or (place == at + 1 and moved == at - 1 and _is_until(phrases, at)):
            continue  # in plain words already
        until = (
            phrases[at] if _is_until(phrases, at) else made_word("RESTRICTION", "until", phrases[at].start)
        )
        return [*phrases[: moved + 1], until, *phrases[place:]]
    return None


def _down_to(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "Down to A, values rise": on the way there, from whichever end; "down" is no motion of theirs."""
    opens = key_of(phrases[0]) in words("motions", "sideward") and key_at(phrases, 1) == "to"
    if (
        len(phrases) < _OPENING
        or not opens
        or not isinstance(phrases[2], Ref)
        or phrases[3].type not in JOINTS
    ):
        return None
    place = phrases[2]
    until = made_word("RESTRICTION", "until", phrases[0].start)
    return [until, *phrases[2:], made_word("HEDGE", "perhaps", phrases[-1].end)] if place.names else None


def _is_until(phrases: Sequence[Phrase], at: int) -> bool:
    return key_at(phrases, at) in words("trends", "until")


def _place_reached(phrases: Sequence[Phrase], at: int) -> int | None:
    """Where the place stands that a motion lasts until: "right up to A", "until it reaches A"."""
    at += phrase_key(phrases[at]) in words("motions", "stressing_ends")
    joint, behind = key_at(phrases, at), at + 1
    if joint in words("motions", "no_farther"):
        pass
    elif joint not in words("trends", "until"):
        return None
    else:
        behind += key_at(phrases, behind) in ("and", "it")
        behind += behind > at + 1 and key_at(phrases, behind) in words("motions", "reached")
    place = phrases[behind] if behind < len(phrases) else None
    return behind if isinstance(place, Ref) and place.names and not place.is_panel else None


def lower_at_place(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "… and is lower at B" behind a motion, as "… and falls in B"."""
    for at in range(2, len(phrases) - 3):
        joint, verb, compared, preposition, place = phrases[at - 1 : at + 4]
        way = _WAYS.get(str(getattr(compared, "value", ""))) if compared.type == "COMPARATIVE" else None
        if joint.type not in JOINTS or verb.type != "BE" or way is None or preposition.type != "PREPOSITION":
            continue
        if (
            not isinstance(place, Ref)
            or len(place.names) != 1
            or not any(moves(phrases, i) for i in range(at))
        ):
            continue
        rest = phrases[at + 4 :]
        if any(phrase.type in _UNLIKE for phrase in rest):
            return None
        moved = Word("DIFFERENCE", "", way, compared.start, compared.end)
        ended = next((i for i, phrase in enumerate(rest) if phrase.type in JOINTS), len(rest))
        return [*phrases[:at], moved, made_word("PREPOSITION", "in", place.start), place, *rest[:ended]]
    return None


def beyond_zero(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "Moves further below zero" as "falls", "sinks deeper into the negative"."""
    for at in range(1, len(phrases)):
        word = phrases[at]
        sign = phrase_key(phrases[at + 1]) if at + 1 < len(phrases) else ""
        side = (
            _WAYS.get(str(getattr(word, "value", "")))
            if word.type == "COMPARATIVE" and sign == "zero"
            else None
        )
        if (
            side is None
            and key_of(word) == "into"
            and at + 1 < len(phrases)
            and phrases[at + 1].type == "SIGN"
        ):
            side = {"negative": "falls", "positive": "rises"}.get(sign)
        if side is None:
            continue
        first = at - 1
        told = [token[3] for token in scene.draft.tokens.between(phrases[first].start, word.end)]
        further = not words("motions", "onward").isdisjoint(told)
        if not further or not (told_by(phrases[first], "going_on") or moves(phrases, first)):
            continue
        moved = Word("DIFFERENCE", "", side, word.start, word.end)
        rest = phrases[at + 2 :]
        return [*phrases[:first], moved, *(rest[1:] if rest and told_by(rest[0], "ground") else rest)]
    return None


def listed_values(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "Slides to 9, 8 and 5": the values one by one."""
    for at in range(1, len(phrases)):
        if key_of(phrases[at]) != "to" or not any(moves(phrases, i) for i in range(max(0, at - 3), at)):
            continue
        behind = phrases[at + 1 :]
        amounts = [phrase for phrase in behind if isinstance(phrase, Amount)]
        plain = all(p.type in ("AMOUNT", "COMMA", "JOIN", "AND") for p in behind)
        if len(amounts) < _LISTED or not plain or any(a.bound or a.label is not None for a in amounts):
            return None
        return [*phrases[:at], Word("SERIES", amounts, "", behind[0].start, behind[-1].end)]
    return None


def held_between(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "Stays at 7 from A to B" as "unchanged at 7 from A to B"."""
    at = next(
        (i for i, p in enumerate(phrases) if p.type == "BE" and key_of(p) in words("assertions", "staying")),
        -1,
    )
    if at < 0 or any(moves(phrases, i) for i in range(len(phrases))):
        return None
    behind = phrases[at + 1 + (key_at(phrases, at + 1) == "at") :]
    if not behind or not isinstance(behind[0], Amount) or behind[0].bound or behind[0].label is not None:
        return None
    if not _is_span(behind[1:]) or not any(isinstance(p, Ref) for p in phrases[:at]):
        return None
    flat = Word("TREND", "flat", "unchanged", phrases[at].start, phrases[at].end)
    return [*phrases[:at], flat, *behind[1:], made_word("PREPOSITION", "to", behind[0].start), behind[0]]


def _is_span(phrases: Sequence[Phrase]) -> bool:
    """ "From A to B", "between A and B", and nothing else."""
    types = [phrase.type for phrase in phrases]
    if types == ["PREPOSITION", "REF", "PREPOSITION", "REF"]:
        return key_of(phrases[0]) == "from" and key_of(phrases[2]) in words("trends", "to")
    between = types == ["PREPOSITION", "REF"] and key_of(phrases[0]) == "between"
    return between and len(phrases[1].names) == _ENDS  # type: ignore[union-attr]


def place_behind(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "In P, A climbs to 17" as "A climbs to 17 in P"."""
    types = [phrase.type for phrase in phrases]
    if types not in (
        ["PREPOSITION", "REF", joint, "REF", kind, "PREPOSITION", "AMOUNT"] for joint, kind in _CLIMBING
    ):
        return None
    place, subject = phrases[1], phrases[3]
    assert isinstance(place, Ref) and isinstance(subject, Ref)
    led = key_of(phrases[0]) in ("in", "at", "by", "with", "on") and key_of(phrases[5]) == "to"
    if not led or not moves(phrases, 4) or place.is_panel or subject.is_panel or len(place.names) != 1:
        return None
    return [*phrases[3:], made_word("PREPOSITION", "in", place.start), place]


def span_before(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "Between P and Q, values rise in A but fall in B": between P and Q."""
    before = clause.before
    if not clause.contrasted or before is None or not moves(phrases, 0) or len(phrases) < _LISTED:
        return None
    if not follows_in_sentence(clause, before, scene.text):
        return None
    comma = next((at for at, phrase in enumerate(before.phrases) if phrase.type in JOINTS), 0)
    front = before.phrases[:comma]
    plain = all(phrase.type in ("PREPOSITION", "REF") for phrase in front)
    if not front or not plain or key_of(front[0]) not in words("function_words", "before_ends"):
        return None
    return [*front, before.phrases[comma], *phrases]
