"""Means and sums of one stretch for several: "the mean of April to June is 18 at A and 21 at B".

The stretch is told once and belongs to each; every number with its own name is a statement.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.language.phrases import Amount, Phrase, Ref
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene

_JOINTS = frozenset(("AND", "COMMA", "JOIN", "CONTRAST"))
_VERBS = frozenset(("AGGREGATE", "HAVE", "BE"))
_FEW = 2


def of_each(clause: Clause, scene: Scene) -> list[Clause]:
    """A clause for each of those whose aggregate is told; the clause alone where it tells one, or something else."""
    clause = clause.part(_with_places(clause.phrases))
    phrases = clause.phrases
    pairs = _pairs(phrases)
    if len(pairs) < _FEW or len(pairs) != len(clause.of("AMOUNT")):
        return [clause]
    first = pairs[0]
    start, end = min(first), max(first)
    owners = {name for name, _ in pairs}
    shared = [p for i, p in enumerate(phrases) if isinstance(p, Ref) and i not in owners]
    if not shared or any(p in phrases[start:] for p in shared) or not _is_list(phrases, pairs):
        return [clause]
    grid = scene.grids[scene.panels(clause)[0]] if len(scene.panels(clause)) == 1 else None
    if grid is None or any(ref.is_panel or ref.either for ref in clause.refs()):
        return [clause]
    across = {line.axis for ref in shared for line in scene.lines(ref, grid)}
    along = {line.axis for at in owners for line in scene.lines(phrases[at], grid)}  # type: ignore[arg-type]
    if len(across) != 1 or len(along) != 1 or across == along:
        return [clause]
    found = []
    for name, amount in pairs:
        part = list(phrases[: end + 1])
        part[first[0]], part[first[1]] = phrases[name], phrases[amount]
        found.append(clause.part(part))
    return found


def _with_places(phrases: list[Phrase]) -> list[Phrase]:
    """ "The mean over 10 and 20 is …": the numbers of an axis over which it is taken, as a place."""
    at = next((i for i, p in enumerate(phrases) if p.type == "AGGREGATE"), 0) + _FEW
    end, names = at, []
    while end < len(phrases) and phrases[at - 1].type == "PREPOSITION":
        told = phrases[end]
        if not isinstance(told, Amount) or told.label is None or told.bound:
            break
        names.append(told.label)
        end += 1 + (end + 1 < len(phrases) and phrases[end + 1].type in ("JOIN", "AND"))
    if len(names) < _FEW or phrases[end - 1].type != "AMOUNT":
        return phrases
    return [*phrases[:at], Ref(phrases[at].start, phrases[end - 1].end, tuple(names)), *phrases[end:]]


def _pairs(phrases: Sequence[Phrase]) -> list[tuple[int, int]]:
    """Each name with its number: "18 at A", "A 18", "A averages 18"."""
    found: list[tuple[int, int]] = []
    for at, phrase in enumerate(phrases):
        if not isinstance(phrase, Amount) or phrase.bound:
            continue
        behind = at + 1 + (at + 1 < len(phrases) and phrases[at + 1].type == "PREPOSITION")
        before = at - 1 - (at > 0 and phrases[at - 1].type in _VERBS)
        if behind < len(phrases) and _is_one(phrases[behind]):
            found.append((behind, at))
        elif before >= 0 and _is_one(phrases[before]):
            found.append((before, at))
    return found if len({name for name, _ in found}) == len(found) else []


def _is_one(phrase: Phrase) -> bool:
    return isinstance(phrase, Ref) and len(phrase.names) == 1 and len(phrase.names[0].labels) == 1


def _is_list(phrases: Sequence[Phrase], pairs: Sequence[tuple[int, int]]) -> bool:
    """Whether nothing but joints stands between the pairs, and nothing behind the last."""
    ends = [(min(pair), max(pair)) for pair in pairs]
    between = [phrases[one[1] + 1 : two[0]] for one, two in pairwise(ends)]
    joined = all(part and all(p.type in _JOINTS for p in part) for part in between)
    return joined and all(p.type in _JOINTS or p.type == "STOP" for p in phrases[ends[-1][1] + 1 :])
