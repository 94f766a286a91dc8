"""Rivals listed in front of a contest: "of the three cities A, B and C, A …" as "among A, B and C, A …"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_FEWEST = 2  # rivals
_BEHIND_PLACE = 3  # phrases of "in P,"
_JOINTS = frozenset(("COMMA", "JOIN"))
_COUNTING = frozenset(("CARDINAL", "AXISNOUN", "PRONOUN", "COMMA", "DIMENSION", "UNKNOWN"))


def with_rival_group(clause: Clause, scene: Scene) -> Clause:
    """The clause with its rivals behind "among", at its beginning or behind the place that opens it."""
    phrases = clause.phrases
    types = [phrase.type for phrase in phrases[:_BEHIND_PLACE]]
    placed = types[:2] == ["PREPOSITION", "REF"] and types[2:] in (["COMMA"], ["JOIN"])
    for start in (0, _BEHIND_PLACE) if placed else (0,):
        end = _list_at(phrases, start)
        if end is None or not _is_contest(phrases, end):
            continue
        among = made_word("RESTRICTION", "among", phrases[start].start)
        return clause.part([*phrases[:start], among, *phrases[end:]])
    return clause


def _list_at(phrases: Sequence[Phrase], start: int) -> int | None:
    """Where the list stands of which "of the three cities" is told; None where it tells of none."""
    key = key_at(phrases, start)
    openings = words("regions", "among") | words("regions", "of_those") | words("regions", "between_rivals")
    at = start + 1
    if key in words("assertions", "from") and key_at(phrases, at) in words("regions", "among"):
        at += 1  # "from among"
    elif key not in openings:
        return None
    counts = []
    while at < len(phrases) and phrases[at].type in _COUNTING:
        if phrases[at].type == "CARDINAL":
            counts.append(str(getattr(phrases[at], "value", "")))
        at += 1
    ref = phrases[at] if at < len(phrases) else None
    if not isinstance(ref, Ref) or len(ref.names) < _FEWEST or ref.is_panel or ref.either:
        return None
    pair = key in words("regions", "between_rivals") and len(ref.names) == _FEWEST
    return at if counts in ([], [str(len(ref.names))]) and not pair else None


def _is_contest(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether one of those that are listed is named behind the list, as the one that wins."""
    listed, behind = phrases[at], phrases[at + 1 : at + 3]
    if [phrase.type for phrase in behind[1:]] != ["REF"] or behind[0].type not in _JOINTS:
        return False
    assert isinstance(listed, Ref) and isinstance(behind[1], Ref)
    own = {name.label.text for name in listed.names if name.label is not None}
    told = {name.label.text for name in behind[1].names if name.label is not None}
    return bool(told) and told <= own
