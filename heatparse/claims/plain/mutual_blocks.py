"""Blocks of what goes together: "A, B and C form a positive block", "A and B are positively related to one another".

They are told as what holds among these names, which the readers of assertions know.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.tokens import fold

_SAID = frozenset(("SIGN", "COLOUR"))
_SMALLEST = 2  # names that go together


def with_block(clause: Clause, scene: Scene) -> Clause:
    """The clause with "all cells among A, B and C are positive" for a block that they are said to form."""
    if not all(grid.is_square for grid in scene.grids.all()):
        return clause
    told = _formed(clause.phrases, scene) or _formed_by(clause.phrases, scene) or _mutual(clause.phrases)
    if told is None:
        return clause
    ref, said = told
    if sum(len(name.labels) for name in ref.names) < _SMALLEST or ref.noun or ref.is_panel:
        return clause
    start = clause.phrases[0].start
    every = Scope(start, start, "all", "all", noun=made_word("MEASURE", "values", start))
    among = made_word("RESTRICTION", "among", start)
    return clause.part([every, among, ref, made_word("BE", "are", start), *said])


def _formed(phrases: Sequence[Phrase], scene: Scene) -> tuple[Ref, list[Phrase]] | None:
    """ "A, B and C form a positive block", "… make up a cluster of positive values"."""
    ref = phrases[0] if phrases else None
    verb = 1
    while verb < len(phrases) and key_of(phrases[verb]) in words("regions", "shaping"):
        verb += 1
    if not isinstance(ref, Ref) or verb == 1:
        return None
    said, at = _said(phrases, verb)
    if at >= len(phrases) or phrases[at].type != "AREA":
        return None
    at += 1
    if not said and at + 1 < len(phrases) and key_of(phrases[at]) == "of":
        said, at = _said(phrases, at + 1)
        at += at < len(phrases) and phrases[at].type in ("MEASURE", "DIMENSION")
    return (ref, said) if said and _lies_there(phrases[at:], ref, scene) else None


def _formed_by(phrases: Sequence[Phrase], scene: Scene) -> tuple[Ref, list[Phrase]] | None:
    """ "A positive cluster is formed by A, B and C", "the positive block comprises A and B"."""
    said, at = _said(phrases, 0)
    if not said or at >= len(phrases) or phrases[at].type != "AREA":
        return None
    verb = at + 1
    while verb < len(phrases) and (
        phrases[verb].type in ("BE", "BY", "HAVE") or key_of(phrases[verb]) in words("regions", "shaping")
    ):
        verb += 1
    ref = phrases[verb] if verb < len(phrases) else None
    plain = verb > at + 1 and isinstance(ref, Ref) and verb + 1 == len(phrases)
    return (ref, said) if plain and isinstance(ref, Ref) else None


def _mutual(phrases: Sequence[Phrase]) -> tuple[Ref, list[Phrase]] | None:
    """ "A, B and C are positively correlated with one another"."""
    ref = phrases[0] if phrases else None
    if not isinstance(ref, Ref) or len(phrases) < 5:
        return None
    said = [phrase for phrase in phrases[1:] if phrase.type == "SIGN"]
    rest = [phrase for phrase in phrases[1:-1] if phrase.type not in ("SIGN", "BE", "HAVE", "PREPOSITION")]
    tied = all(key_of(phrase) in words("regions", "tied") for phrase in rest)
    return (ref, said) if len(said) == 1 and tied and _one_another(phrases) else None


def _one_another(phrases: Sequence[Phrase]) -> bool:
    last = phrases[-1]
    return (
        phrases[-2].type == "PREPOSITION"
        and last.type == "CARDINAL"
        and key_of(last) in words("function_words", "one_another")
    )


def _said(phrases: Sequence[Phrase], at: int) -> tuple[list[Phrase], int]:
    end = at
    while end < len(phrases) and phrases[end].type in _SAID:
        end += 1
    return list(phrases[at:end]), end


def _lies_there(behind: Sequence[Phrase], ref: Ref, scene: Scene) -> bool:
    """Whether nothing follows, or the place in the figure where the names stand."""
    if not behind:
        return True
    place = next((phrase for phrase in behind if phrase.type == "POSITION"), None)
    plain = all(phrase.type in ("PREPOSITION", "POSITION", "DIMENSION", "AREA") for phrase in behind)
    if place is None or not plain:
        return False
    grid = scene.grids[0]
    keys = {fold(label.text) for name in ref.names for label in name.labels}
    at = [
        sorted(order.index(key) for key in keys if key in order)
        for order in (list(grid.rows), list(grid.columns))
    ]
    size = len(grid.rows)
    if any(len(found) != len(keys) or found[-1] - found[0] + 1 != len(found) for found in at):
        return False
    first, last = at[0][0], at[0][-1]
    where = getattr(place, "value", "")
    return at[0] == at[1] and (
        (where == "center" and first > 0 and last < size - 1)
        or (where == "top-left" and first == 0)
        or (where == "bottom-right" and last == size - 1)
    )
