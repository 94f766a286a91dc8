"""Places in an order that a part of a compound tells: "…, third on Q", "…, with B second"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, Scope, Superlative, key_at, key_of
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.parts.compound_frames import Frame, kind_of, places_in, told_places
from heatparse.phrases import words
from heatparse.records import replace

_RANKS = frozenset(("ORDINAL", "PLACED", "LEADS", "PEAKS"))
_ENDS = words("comparisons", "first_places") | words("comparisons", "last_places")
_BRACKETS = frozenset(("OPEN", "CLOSE", "AMOUNT"))
# What may stand behind a place in an order, beside names.
_BEHIND_RANK = frozenset(("PREPOSITION", "REF", "SCOPE", "DIMENSION", "AXISNOUN", "MEASURE")) | _BRACKETS
# A first part of changes or distances: the superlative behind it is that of a change.
_OF_CHANGES = frozenset(("DIFFERENCE", "TREND", "SPREAD", "FACTOR", "AGGREGATE", "BY"))
_TWO = 2


def is_rank(part: Sequence[Phrase]) -> bool:
    """Whether phrases tell a place in an order: "third in L", "lowest on P", "in second place"."""
    start = part[1] if part and part[0].type == "PREPOSITION" and len(part) > 1 else part[0] if part else None
    if start is None or not (
        (isinstance(start, Superlative) and start.verb != "peaks")
        or start.type in _RANKS
        or (start.type == "POSITION" and key_of(start) in _ENDS)
    ):
        return False
    rest = part[part.index(start) + 1 :]
    placed = all(
        at == 0 or rest[at - 1].type in ("PREPOSITION", "SCOPE")
        for at, p in enumerate(rest)
        if isinstance(p, Ref)
    )
    bare = not rest or not isinstance(rest[0], Ref)
    return placed and bare and all(phrase.type in _BEHIND_RANK for phrase in rest)


def ranked(part: list[Phrase], frame: Frame) -> list[Phrase] | None:
    """ "…, third in the column P": of the subject."""
    scoped = [p for p in part if not (isinstance(p, Scope) and p.quantifier == "only" and p is part[0])]
    if not scoped or not is_rank(scoped) or not _tells_value(frame.first):
        return None
    if frame.subject is None and not (frame.heads and is_rank(frame.first)):
        return None
    own = {kind_of(ref, frame) for _, ref in places_in(scoped)}
    if "" in own:
        return None
    placed = [
        p
        for at, ref in places_in(frame.first)
        if kind_of(ref, frame) != "panel"
        for p in frame.first[at - 1 : at + 1]
    ]
    if placed and not own:
        return None  # "A is best on P with 0.9, worst with 0.1"
    named: list[Phrase] = []
    if frame.subject is not None:
        named = [frame.subject, made_word("BE", "is", scoped[0].start)]
    panel = told_places(frame.first, frame, ("panel",), True)
    front = frame.front
    if any(kind_of(ref, frame) in own for _, ref in places_in(front)):
        front = []
    return [
        *front,
        *named,
        *_of_same_noun(_with_plain_rank(scoped), frame),
        *(placed if own == {"panel"} else []),
        *([] if "panel" in own else panel),
    ]


def _with_plain_rank(part: list[Phrase]) -> list[Phrase]:
    """A part with "third" and "last" as places in an order."""
    start = part[0]
    if start.type == "ORDINAL" and isinstance(start, Word):
        rank = int(start.value)
        return [Superlative(start.start, start.end, "best", start.key, rank=rank, definite=True), *part[1:]]
    if start.type == "POSITION" and isinstance(start, Word):
        first = start.key in words("comparisons", "first_places")
        end, key = ("high", "is first") if first else ("low", "is last")
        return [Superlative(start.start, start.end, end, key, verb="leads"), *part[1:]]
    return part


def _of_same_noun(part: list[Phrase], frame: Frame) -> list[Phrase]:
    """ "A has the most open seats, B the fewest": of the same thing."""
    start = part[0]
    nouns = next((p.nouns for p in frame.first if isinstance(p, Superlative) and p.nouns), None)
    if nouns is None or not isinstance(start, Superlative) or start.nouns:
        return part
    return [replace(start, nouns=list(nouns)), *part[1:]]


def _tells_value(first: Sequence[Phrase]) -> bool:
    """Whether a first part tells a value or a place in an order, and no change."""
    for at, phrase in enumerate(first):
        if phrase.type == "COMPARATIVE":
            behind = first[at + 1] if at + 1 < len(first) else None
            if behind is not None and behind.type != "OPEN" and key_of(behind) != "with":
                return False  # "A beats B", but not "A ahead with 0.9"
        elif phrase.type in _OF_CHANGES:
            return False
    return any(phrase.type in (*_RANKS, "SUPERLATIVE", "AMOUNT") for phrase in first)


def absolute(part: list[Phrase], frame: Frame) -> list[Phrase] | None:
    """ "…, with B second", "then C (0.4) in third place", "with B trailing at 0.6": in the same place."""
    named = part[1:] if key_at(part, 0) == "with" else part
    if len(named) < _TWO or not isinstance(named[0], Ref) or len(named[0].names) != 1 or named[0].is_panel:
        return None
    subject = frame.subject
    if subject is None or kind_of(subject, frame) != kind_of(named[0], frame) or not kind_of(subject, frame):
        return None
    behind = named[1:]
    bracket: list[Phrase] = []
    if [phrase.type for phrase in behind[:3]] == ["OPEN", "AMOUNT", "CLOSE"]:
        bracket, behind = behind[:3], behind[3:]
    is_value = len(behind) == 3 and key_of(behind[0]) in words("comparisons", "trailing_words")
    is_value = is_value and [p.type for p in behind[1:]] == ["PREPOSITION", "AMOUNT"]
    if is_value and frame.front and frame.front[0].type == "AGGREGATE":
        behind = behind[1:]
    elif not is_rank(behind) or not _tells_value(frame.first):
        return None
    own = {kind_of(ref, frame) for _, ref in places_in(behind)}
    everywhere = any(isinstance(p, Scope) and p.quantifier == "all" for p in frame.first)
    if everywhere and own - {"panel"}:
        return None  # "A leads on every map, with B second at 3"
    rest = [
        p
        for at, ref in places_in(frame.first)
        if kind_of(ref, frame) not in own
        for p in frame.first[at - 1 : at + 1]
    ]
    verb = made_word("BE", "is", behind[0].start)
    plain = _of_same_noun(_with_plain_rank(behind), frame)
    return [*frame.front, named[0], verb, *plain, *rest, *bracket]


def is_order(phrase: Phrase) -> bool:
    """Whether a phrase tells a place in an order."""
    return isinstance(phrase, Superlative) or phrase.type in _RANKS
