"""Distances that move: "the gap between A and B grows from 4 points on C to 28 on D" is two statements."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_TWO = 2
_PLACES = frozenset(("PREPOSITION", "REF", "OPEN", "CLOSE", "AXISNOUN", "DIMENSION"))


def moved_distances(clause: Clause, scene: Scene) -> list[Clause]:
    """The distance at each end of its way; none where a clause tells no such way."""
    phrases = _in_front(clause.phrases)
    noun = next((at for at, p in enumerate(phrases) if p.type == "DIFFERENCE"), None)
    apposed, phrases = _apposed(phrases)
    if noun is None or getattr(phrases[noun], "value", "") != "gap":
        return []
    verb = next((at for at in range(noun + 1, len(phrases)) if _moves(phrases, at)), None)
    if verb is None or any(isinstance(phrase, Amount) for phrase in phrases[:verb]):
        return []
    front, tail = phrases[:verb], phrases[verb + 1 :]
    if front[-1].type == "HAVE":
        front = front[:-1]  # "has grown"
    front = _between_heads(front, clause)
    at = [i for i, phrase in enumerate(tail) if isinstance(phrase, Amount)]
    ways = [key_at(tail, i - 1) for i in at]
    if ways == ["to"]:
        ends = [tail[at[0] :]]
    elif ways == ["from", "to"]:
        ends = _with_panels([tail[at[0] : at[1] - 1], tail[at[1] :]], front, scene)
    else:
        return []
    if not all(_is_end(end) for end in ends):
        return []
    mark = phrases[verb]
    verb_is = made_word("BE", "is", mark.start)
    return [clause.part([*front, verb_is, *end]) for end in (*apposed, *ends)]


def _apposed(phrases: Sequence[Phrase]) -> tuple[list[list[Phrase]], list[Phrase]]:
    """ "A's lead over B, 9 on P, had melted to 3 on Q": the distance told beside, and the phrases without it."""
    for at in range(1, len(phrases) - 4):
        types = [phrase.type for phrase in phrases[at : at + 5]]
        if types == ["COMMA", "AMOUNT", "PREPOSITION", "REF", "COMMA"]:
            return [list(phrases[at + 1 : at + 4])], [*phrases[:at], *phrases[at + 5 :]]
    return [], list(phrases)


def _in_front(phrases: Sequence[Phrase]) -> list[Phrase]:
    """ "A narrows the gap to B from 9 to 3" as "the gap between A and B narrows from 9 to 3"."""
    phrases = [p for p in phrases if key_of(p) not in words("comparisons", "owners")]  # "its deficit to B"
    for at in range(len(phrases) - 4):
        one, verb, noun, joint, two = phrases[at : at + 5]
        told = isinstance(one, Ref) and isinstance(two, Ref) and _moves(phrases, at + 1)
        gap = noun.type == "DIFFERENCE" and getattr(noun, "value", "") in ("gap", "drop")
        if told and gap and key_of(joint) in words("names", "before_leader"):
            between = made_word("PREPOSITION", "between", one.start)
            both = Ref(one.start, two.end, (*one.names, *two.names))  # type: ignore[union-attr]
            distance = Word("DIFFERENCE", "gap", key_of(noun), noun.start, noun.end)
            return [*phrases[:at], distance, between, both, verb, *phrases[at + 5 :]]
    return list(phrases)


def _between_heads(front: list[Phrase], clause: Clause) -> list[Phrase]:
    """Under "**A vs. B:**", "their gap" as "the gap between A and B"."""
    heads = clause.heads
    if len(heads) != _TWO or any(isinstance(phrase, Ref) for phrase in front):
        return front
    at = next(i for i, phrase in enumerate(front) if phrase.type == "DIFFERENCE")
    end = front[at].end
    both = Ref(end, end, (*heads[0].names, *heads[1].names))
    return [front[at], made_word("PREPOSITION", "between", end), both, *front[at + 1 :]]


def _moves(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether a word tells that a distance becomes larger or smaller."""
    phrase = phrases[at]
    moves = phrase.type in ("DIFFERENCE", "TREND") and getattr(phrase, "value", "") in (
        "drop", "gain", "up", "down",
    )  # fmt: skip
    return moves or key_of(phrase) in words("names", "widening")


def _is_end(end: Sequence[Phrase]) -> bool:
    """Whether an amount has only places behind it."""
    return bool(end) and all(phrase.type in _PLACES for phrase in end[1:])


def _with_panels(ends: list[list[Phrase]], front: Sequence[Phrase], scene: Scene) -> list[list[Phrase]]:
    """The ends; where they name no places these are the two panels."""
    named = [any(isinstance(phrase, Ref) for phrase in end) for end in ends]
    if any(named) or len(scene.grids) != _TWO:
        return ends if all(named) else [[], []]
    if any(isinstance(phrase, Ref) and scene.panels_named(phrase) for phrase in front):
        return [[], []]
    return [
        [*end, made_word("PREPOSITION", "in", end[-1].end),
         Ref(end[-1].end, end[-1].end, position=position, noun="panel", side="panel")]
        for end, position in zip(ends, ("first", "last"), strict=True)
    ]  # fmt: skip
