"""Lists of rivals: "of A, B and C, A is highest on P", where others that are not in the list may be higher.

A name that stands by itself and in a list as well is set against those of the list. The readers take such a list
where it opens the clause and is of one axis alone; elsewhere what they find wrong is not told.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.language.phrases import Phrase, Ref, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_FEWEST = 2  # rivals
_COUNTING = frozenset(("CARDINAL", "AXISNOUN", "DIMENSION", "PRONOUN", "SCOPE", "UNKNOWN"))


def is_among_listed(clause: Clause, scene: Scene) -> bool:
    """Whether those that are compared are listed in a way that the readers of extremes do not take in."""
    phrases = clause.phrases
    if clause.before is not None and _goes_on(clause, clause.before):
        return True
    lists = [at for at, phrase in enumerate(phrases) if isinstance(phrase, Ref) and _is_list(phrase)]
    for at in lists:
        if not _is_introduced(phrases, at):
            continue  # "A and B are high, A being the highest of all"
        listed = _labels(phrases[at])
        others = [phrase for i, phrase in enumerate(phrases) if i != at and isinstance(phrase, Ref)]
        if not any(_labels(other) and _labels(other) <= listed for other in others):
            continue
        if not _is_read(phrases, at, scene) or _is_of_places(phrases, at, scene):
            return True
    return False


def _is_introduced(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether a list stands behind "of", "among", "between", "compared with"."""
    front = at - 1
    while front >= 0 and phrases[front].type in _COUNTING:
        front -= 1
    kinds = words("regions", "among") | words("regions", "of_those") | words("regions", "between_rivals")
    return front >= 0 and (phrases[front].type in ("THAN", "VERSUS") or key_of(phrases[front]) in kinds)


def _goes_on(clause: Clause, before: Clause) -> bool:
    """ "Among A, B and C, A is first and C is last": the rivals are told in front."""
    kinds = words("regions", "among") | words("regions", "of_those")
    for opening, ref in pairwise(before.phrases):
        if key_of(opening) in kinds and isinstance(ref, Ref) and _is_list(ref):
            return any(_labels(other) and _labels(other) <= _labels(ref) for other in clause.refs())
    return False


def _is_list(ref: Ref) -> bool:
    return len(ref.names) >= _FEWEST and not (ref.is_panel or ref.either)


def _labels(phrase: Phrase) -> set[str]:
    return {name.label.text for name in getattr(phrase, "names", ()) if name.label is not None}


def _is_read(phrases: Sequence[Phrase], at: int, scene: Scene) -> bool:
    """Whether a list stands behind "among", or opens the clause behind "of", and is of one axis."""
    opening = phrases[at - 1] if at else None
    kinds = words("regions", "among") | (words("regions", "of_those") if at == 1 else frozenset())
    told = key_of(opening) in kinds
    ref = phrases[at]
    return told and isinstance(ref, Ref) and len(scene.lines(ref, scene.filled(0))) == 1


def _is_of_places(phrases: Sequence[Phrase], at: int, scene: Scene) -> bool:
    """ "Of P, Q and R, A is highest on P": the list is of places, and A is set against itself there."""
    grid = scene.filled(0)
    axes = {line.axis for line in scene.lines(phrases[at], grid)}  # type: ignore[arg-type]
    behind = next((phrase for phrase in phrases[at + 1 :] if isinstance(phrase, Ref)), None)
    return behind is not None and axes.isdisjoint(line.axis for line in scene.lines(behind, grid))
