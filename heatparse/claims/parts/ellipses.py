"""Ellipses: parts of a clause that leave out the predicate of the first, as clauses of their own.

"A falls by 3 points, B by 5" is "A falls by 3 points" and "B falls by 5 points"; "the widest range
belongs to A, the narrowest to B" is said of both as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from heatparse.claims.language.sentences import Clause, follows_in_sentence
from heatparse.claims.language.words import Word
from heatparse.records import Record, replace

_NAMES = frozenset(("LABEL", "PANEL", "HEAD", "AXIS"))
_JOINTS = frozenset(("COMMA", "JOIN", "AND"))
_PREDICATES = frozenset((
    "BE", "HAVE", "OCCUR", "LEADS", "PEAKS", "SHARE", "COMPARATIVE", "DIFFERENCE", "TREND", "FACTOR", "AGGREGATE",
    "UNKNOWN",
))  # fmt: skip
# What a part without a predicate consists of.
_SILENT = frozenset((
    "UNIT", "PREPOSITION", "BY", "APPROXIMATELY", "OPEN", "CLOSE", "DIMENSION", "AXISNOUN", "MEASURE", "BOUND", "AT",
))  # fmt: skip
_PLACING = frozenset(("PREPOSITION", "BY"))
_NOUNS = frozenset(("MEASURE", "AXISNOUN", "DIMENSION"))  # of a superlative: "the lowest precision"


_RANKS = frozenset(("RANK", "ORDINAL"))  # in front of a superlative


class _Slot(Record, frozen=True):
    """What changes from part to part: a name or a list of names, a number, a superlative."""

    kind: str
    start: int
    end: int
    placed: str  # the preposition in front of it
    valued: bool = False  # whether a number in brackets stands right behind it


def completed(clause: Clause, text: str) -> list[Clause]:
    """The parts of a clause, each with the predicate of the first; empty where no part lacks one."""
    parts = _parts(clause.words)
    before = clause.before
    if parts and before is not None and _is_bare(parts[0]) and follows_in_sentence(clause, before, text):
        frame, found = _parts(before.words)[0], []
    elif len(parts) > 1:
        frame, found = parts[0], [_part(clause, parts[0], parts[0])]
        parts = parts[1:]
    else:
        return []
    if _PREDICATES.isdisjoint(_types(frame)) or _leaves_rival_open(frame):
        return []
    plain = _without_numbers_in_brackets(frame)
    for part in parts:
        whole = frame if any(word.type == "OPEN" for word in part) else plain
        filled = _filled(whole, _slots(whole), part, _slots(part)) if _is_bare(part) else None
        if filled is None:
            return []
        found.append(_part(clause, filled, part))
    return found


def _leaves_rival_open(frame: Sequence[Word]) -> bool:
    """ "A to B is weaker than the reverse direction, B to A (0.69)": what follows is that direction."""
    behind = next((at for at, word in enumerate(frame) if word.key.rpartition(" ")[2] == "than"), None)
    return behind is not None and _NAMES.isdisjoint(_types(frame[behind:]))


def _without_numbers_in_brackets(words: Sequence[Word]) -> list[Word]:
    """Without "(81 against 38)": the values of the first part are not those of the next one."""
    kept: list[Word] = []
    for word in words:
        kept.append(word)
        opened = max((at for at, one in enumerate(kept) if one.type == "OPEN"), default=None)
        if word.type == "CLOSE" and opened is not None and "NUMBER" in _types(kept[opened:]):
            del kept[opened:]
    return kept


def _is_bare(part: Sequence[Word]) -> bool:
    """Whether a part names somebody and tells a number or a superlative, and has no predicate."""
    types = _types(part)
    if [word.type for word in part[:3]] == ["OPEN", "NUMBER", "CLOSE"]:
        return False  # "(2) the energy score"
    told = not types.isdisjoint(("NUMBER", "SUPERLATIVE"))
    return (
        told
        and not types.isdisjoint(_NAMES)
        and types <= _SILENT | _NAMES | _JOINTS | {"NUMBER", "SUPERLATIVE"}
    )


def _types(words: Sequence[Word]) -> set[str]:
    return {word.type for word in words}


def _part(clause: Clause, words: list[Word], told: Sequence[Word]) -> Clause:
    return replace(clause, words=words, start=told[0].start, end=told[-1].end, read=set())


def _parts(words: Sequence[Word]) -> list[list[Word]]:
    """The words between the joints that stand in no bracket and in no list of names."""
    parts: list[list[Word]] = [[]]
    depth = 0
    for at, word in enumerate(words):
        depth += (word.type == "OPEN") - (word.type == "CLOSE")
        if word.type not in _JOINTS or depth or _lists(words, at):
            parts[-1].append(word)
        elif parts[-1]:
            parts.append([])
    return [part for part in parts if part]


def _lists(words: Sequence[Word], at: int) -> bool:
    """Whether a joint stands between two names."""
    before = words[at - 1].type if at else ""
    following = next((word.type for word in words[at + 1 :] if word.type not in _JOINTS), "")
    return before in _NAMES and following in _NAMES


def _is_panel_beside(words: Sequence[Word], at: int) -> bool:
    """Whether the name of a panel stands beside that of a line: "at layer 4 the left probe"."""
    return {words[at - 1].type, words[at].type} in ({"LABEL", "PANEL"}, {"AXIS", "PANEL"})


def _slots(words: Sequence[Word]) -> list[_Slot]:
    found: list[_Slot] = []
    at = 0
    while at < len(words):
        start, type = at, words[at].type
        at += 1
        placed = words[start - 1].key if start and words[start - 1].type in _PLACING else ""
        if type in _NAMES:
            while at < len(words) and (
                (words[at].type in _NAMES and not _is_panel_beside(words, at))
                or (words[at].type in _JOINTS and _lists(words, at))
            ):
                at += 1
            valued = _types(words[at : at + 1]) == {"OPEN"} and "NUMBER" in _types(words[at + 1 : at + 3])
            found.append(_Slot("name", start, at, placed, valued))
        elif type == "NUMBER":
            found.append(_Slot("number", start, at, placed))
        elif type == "SUPERLATIVE":
            while at < len(words) and words[at].type in _NOUNS:
                at += 1
            found.append(_Slot("superlative", start, at, ""))
    return found


def _filled(
    frame: Sequence[Word], slots: Sequence[_Slot], part: Sequence[Word], own: Sequence[_Slot]
) -> list[Word] | None:
    """The words of the first part with what another one has instead; None where it has no place for that."""
    if any(slot.kind == "superlative" for slot in slots) and all(slot.kind != "superlative" for slot in own):
        return None  # "the two largest are A (0.9) and B (0.8)"
    places: dict[int, _Slot] = {}
    for slot in own:
        alike = [at for at, known in enumerate(slots) if known.kind == slot.kind]
        fitting = [at for at in alike if slots[at].placed == slot.placed] or alike
        valued = [at for at in alike if slots[at].valued]
        if slot.valued and not slot.placed and len(valued) == 1:
            fitting = valued  # "A correlates with B (0.4) and C (0.3)"
        rivals = [other for other in own if (other.kind, other.placed) == (slot.kind, slot.placed)]
        if len(fitting) != len(rivals) or fitting[rivals.index(slot)] in places:
            return None  # "A leads B and C": whether C is led or leads is open
        places[fitting[rivals.index(slot)]] = slot
    if any(one > two for one, two in pairwise(_order(places))):
        return None
    words: list[Word] = []
    behind = 0
    for at, known in enumerate(slots):
        told = places.get(at)
        ranked = told is not None and told.kind == "superlative" and known.start > behind
        ranked = ranked and frame[known.start - 1].type in _RANKS
        # "A is the second highest in P and the lowest in Q": the lowest of all
        words += map(_taken_over, frame[behind : known.start - ranked])
        words += part[told.start : told.end] if told else map(_taken_over, frame[known.start : known.end])
        if told and told.kind == "superlative" and told.end == told.start + 1:
            words += map(
                _taken_over, frame[known.start + 1 : known.end]
            )  # "A has the highest recall, B the lowest"
        behind = known.end
    words += map(_taken_over, frame[behind:])
    return words


def _order(places: dict[int, _Slot]) -> Iterator[int]:
    """The places of the names and numbers of a part, in the order of the part."""
    return iter(at for at, _ in sorted(places.items(), key=lambda item: item[1].start))


def _taken_over(word: Word) -> Word:
    """A word of the first part in another one; reading a clause changes its words."""
    taken = Word(word.type, word.value, word.key, word.start, word.end)
    taken.label, taken.quoted, taken.side, taken.definite = word.label, word.quoted, word.side, word.definite
    return taken
