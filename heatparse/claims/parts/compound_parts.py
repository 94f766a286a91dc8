"""What a part of a compound takes over from the first one: its subject, its place, its predicate.

"…, third on Q" is said of the subject of the first part, "…, with B second" in its place, "… and at Q in L"
with its predicate.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_at, key_of
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.parts.compound_frames import Frame, is_place, kind_of, places_in, told_places
from heatparse.claims.parts.compound_ranks import absolute, ranked
from heatparse.phrases import words
from heatparse.records import replace

_VERBS = frozenset(("BE", "HAVE", "OCCUR"))
_TWO = 2
_BEFORE_RIVAL = frozenset(("THAN", "TIMES", "VERSUS", "COMPARATIVE"))
_OF_CHANGES = frozenset(("DIFFERENCE", "SPREAD", "TREND"))  # "the drop is smallest on P and largest on Q"


def completed(part: list[Phrase], frame: Frame) -> list[Phrase] | None:
    """A part with what it takes over; None where it says something else."""
    part = _resolved(part, frame)
    rival = _rival_before(part, frame)
    if rival is not None:
        return [*frame.front, rival, made_word("BE", "is", part[0].start), *part]
    changing = any(p.type in _OF_CHANGES for p in frame.first)
    if frame.alone and frame.subject is None and not changing and _stands_alone(part):
        return part
    denied = any(phrase.type == "NEGATION" for phrase in frame.first)
    for completion in (_done,) if denied else _COMPLETIONS:
        told = completion(part, frame)
        if told is not None:
            return told
    return None


def _rival_before(part: Sequence[Phrase], frame: Frame) -> Ref | None:
    """ "A beats B, the rarest of all": what stands in front of an apposition, where it is no place."""
    earlier = frame.earlier
    if part[0].type != "SUPERLATIVE" or len(earlier) < _TWO or not isinstance(earlier[-1], Ref):
        return None
    rival = earlier[-1]
    return rival if earlier[-2].type in _BEFORE_RIVAL and rival is not frame.subject else None


def _stands_alone(part: Sequence[Phrase]) -> bool:
    """ "**A:** 930 at its peak (P), 798 at its low (Q)": each part is a statement under its head."""
    types = {phrase.type for phrase in part}
    return (
        {"SUPERLATIVE", "AMOUNT", "REF"} <= types
        and part[0].type != "REF"
        and not types & {"DIFFERENCE", "SPREAD"}
    )


def _resolved(part: list[Phrase], frame: Frame) -> list[Phrase]:
    """A part with the names that "at that size" and "in both" stand for."""
    found: list[Phrase] = []
    for at, phrase in enumerate(part):
        before, behind = found[-1] if found else None, part[at + 1] if at + 1 < len(part) else None
        if phrase.type == "AXISNOUN" and before is not None and before.type == "PRONOUN":
            named = _last_on(phrase, [*frame.earlier, *found], frame)
            if named is not None:
                found[-1] = named
                continue
        if (
            isinstance(phrase, Scope) and phrase.key == "both" and phrase.noun is None
            and not isinstance(behind, Ref)
        ):  # fmt: skip
            panels = [p for p in frame.earlier if isinstance(p, Ref) and p.is_panel]
            if len({p.names for p in panels}) == _TWO == len(frame.scene.grids):
                names = (*panels[0].names, *panels[-1].names)
                found.append(replace(panels[0], names=names, start=phrase.start, end=phrase.end))
                continue
        found.append(phrase)
    return found


def _last_on(noun: Phrase, earlier: Sequence[Phrase], frame: Frame) -> Ref | None:
    """The line that was named last on the axis of a noun: "at that size"."""
    axis = "row" if noun.value.axis == "y" else "column"  # type: ignore[union-attr]
    grid = frame.scene.grids[0]
    for phrase in reversed([*frame.heads[::-1], *earlier]):
        if isinstance(phrase, Ref) and not phrase.is_panel:
            lines = frame.scene.lines(phrase, grid)
            if len(lines) == 1 and lines[0].axis == axis:
                return phrase if len(phrase.names) == 1 else None
    return None


def _parallel(part: list[Phrase], frame: Frame) -> list[Phrase] | None:
    """ "A loses 3 from its P peak to C, and 4 from its Q peak": the first part, with this in place of its like."""
    bare, told = _without_brackets(part), _without_brackets(frame.first)
    size = len(bare)
    shape = list(map(_shape, bare))
    types = {phrase.type for phrase in bare}
    if size < _TWO or "REF" not in types or types.isdisjoint(("AMOUNT", "SUPERLATIVE", "FACTOR")):
        return None
    runs = [at for at in range(len(told) - size + 1) if list(map(_shape, told[at : at + size])) == shape]
    if len(runs) != 1 or not all(
        _is_alike(one, two, frame) for one, two in zip(told[runs[0] :], bare, strict=False)
    ):
        return None
    if any(isinstance(phrase, Amount) for phrase in told[runs[0] + size :]):
        return None
    return [*frame.front, *told[: runs[0]], *bare, *told[runs[0] + size :]]


def _shape(phrase: Phrase) -> tuple[str, str]:
    """What must be the same in two parts that say the same of different things."""
    telling = (
        ""
        if isinstance(phrase, Ref | Amount) or phrase.type == "FACTOR"
        else getattr(phrase, "direction", "") or key_of(phrase)
    )
    return phrase.type, telling if phrase.type != "PRONOUN" else ""


def _is_alike(one: Phrase, two: Phrase, frame: Frame) -> bool:
    """Whether two references are of one kind: two panels, two rows."""
    if isinstance(one, Ref) and isinstance(two, Ref):
        return bool(kind_of(one, frame)) and kind_of(one, frame) == kind_of(two, frame)
    return not isinstance(one, Amount) or (isinstance(two, Amount) and one.bound == two.bound)


def _without_brackets(phrases: Sequence[Phrase]) -> list[Phrase]:
    kept, depth = [], 0
    for phrase in phrases:
        depth += phrase.type == "OPEN"
        if not depth:
            kept.append(phrase)
        depth -= phrase.type == "CLOSE"
    return kept


def _of_others(part: list[Phrase], frame: Frame) -> list[Phrase] | None:
    """ "…, with everything else at 0.6 or lower": all but those that the first part names."""
    told = part[1:] if key_at(part, 0) == "with" else part
    if not told:
        return None
    others = told[0]
    if others.type != "RIVALS" and not (isinstance(others, Scope) and others.others):
        return None
    if key_of(others) not in words("comparisons", "all_others") or len(told) < _TWO:
        return None
    rest = [
        p
        for p in told[1:]
        if not (p.type in ("PREPOSITION", *_VERBS) or (isinstance(p, Word) and p.type == "AXISNOUN"))
    ]
    if len(rest) != 1 or not isinstance(rest[0], Amount) or not rest[0].bound:
        return None
    named = [p for p in frame.first if isinstance(p, Ref) and not p.is_panel]
    placed = {ref.start for _, ref in places_in(frame.first)}
    named = [ref for ref in named if ref.start not in placed]
    kinds = {kind_of(ref, frame) for ref in named}
    if len(kinds) != 1 or kinds <= {"", "panel"}:
        return None
    at = others.start
    everything = Scope(at, others.end, "all", "everything")
    places = told_places(frame.first, frame, (), False)
    except_ = made_word("EXCEPTION", "except", at)
    names = tuple(name for ref in named for name in ref.names)
    joined = replace(named[0], names=names)
    return [*frame.front, everything, except_, joined, made_word("BE", "are", at), rest[0], *places]


def _done(part: list[Phrase], frame: Frame) -> list[Phrase] | None:
    """ "No value lies above 0.7 on P, on Q three do": the predicate of the first part, of so many."""
    count = next((at for at, phrase in enumerate(part) if phrase.type == "CARDINAL"), None)
    if (
        count is None
        or key_at(part, len(part) - 1) not in words("comparisons", "doing")
        or count != len(part) - 2
    ):
        return None
    place = part[:count]
    told = [at for at, phrase in enumerate(frame.first) if isinstance(phrase, Amount) and phrase.bound]
    noun = next((p for p in frame.first if p.type in ("MEASURE", "DIMENSION", "AXISNOUN")), None)
    if len(told) != 1 or noun is None or not isinstance(noun, Word) or (place and not is_place(place)):
        return None
    own = {kind_of(ref, frame) for _, ref in places_in(place)}
    kinds = {kind_of(ref, frame) for _, ref in (*places_in(frame.first), *places_in(frame.front))}
    if "" in own or (own and kinds and own != kinds):
        return None
    at = part[count].start
    comma: list[Phrase] = [made_word("COMMA", ",", at)] if place else []
    front = frame.front if not place else []
    kept = [] if own else told_places(frame.first, frame, (), False)
    return [
        *front,
        *place,
        *comma,
        part[count],
        noun,
        made_word("BE", "are", at),
        frame.first[told[0]],
        *kept,
    ]


def _of_distance(part: list[Phrase], frame: Frame) -> list[Phrase] | None:
    """ "A beats B everywhere, the lead growing from 1 on P to 3 on Q": of A over B."""
    bare = part[1:] if key_at(part, 0) == "with" else part
    start = bare[0] if bare else None
    if key_at(bare, 0) == "lead" and key_at(bare, 1) == "being":
        start = Word("DIFFERENCE", "gap", "lead", bare[0].start, bare[0].end)
    if start is None or start.type != "DIFFERENCE" or getattr(start, "value", "") != "gap":
        return None
    if not any(isinstance(phrase, Amount) for phrase in bare):
        return None
    between = [at for at, phrase in enumerate(frame.first) if phrase.type == "COMPARATIVE"]
    sides = [p for p in frame.first if isinstance(p, Ref) and not p.is_panel and len(p.names) == 1]
    kinds = [kind_of(ref, frame) for ref in sides]
    if (
        len(between) != 1
        or len(sides) < _TWO
        or kinds[0] != kinds[1]
        or not kinds[0]
        or kinds.count(kinds[0]) != _TWO
    ):
        return None
    if any(kind == kinds[0] for kind in (kind_of(ref, frame) for ref in bare if isinstance(ref, Ref))):
        return None
    at = start.end
    own = {kind_of(ref, frame) for ref in bare if isinstance(ref, Ref)}
    places = [] if "panel" in own else told_places(frame.first, frame, ("panel",), True)
    joined: list[Phrase] = [
        made_word("PREPOSITION", "between", at),
        replace(sides[0], names=(*sides[0].names, *sides[1].names)),
    ]
    comma: list[Phrase] = [made_word("COMMA", ",", at)] if places else []
    front = list(frame.front) if not own else []
    return [*front, *places, *comma, start, *joined, *bare[1:]]


_COMPLETIONS = (_parallel, ranked, absolute, _of_others, _done, _of_distance)
