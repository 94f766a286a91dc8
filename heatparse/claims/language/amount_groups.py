"""Numbers of a clause that belong together: joined lists, numbers of both sides, classes that share a relation."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_of
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

# "0.5 (left) and 0.6 (right)"
_SIDED = [["OPEN", "POSITION", "CLOSE", joint] for joint in ("AND", "JOIN", "COMMA", "PREPOSITION", "VERSUS")]


def with_relations(phrases: Sequence[Phrase]) -> list[Phrase]:
    """E.g. "52 of A are taken for B and 8 for C": taken for C as well."""
    found = list(phrases)
    if not any(isinstance(p, Ref) and p.relation == "predicted" for p in phrases):
        return found
    for at in range(3, len(found)):
        ref, joint, amount = found[at], found[at - 1], found[at - 2]
        earlier = [p for p in found[: at - 2] if isinstance(p, Ref)]
        if not isinstance(ref, Ref) or ref.relation or not earlier or earlier[-1].relation != "predicted":
            continue
        goes_on = isinstance(amount, Amount) and found[at - 3].type in ("AND", "COMMA", "JOIN")
        if goes_on and isinstance(joint, Word) and joint.key in words("function_words", "taken_for"):
            found[at] = replace(ref, relation="predicted")
    return found


def amount_groups(phrases: Sequence[Phrase]) -> list[list[int]]:
    """Indices of amounts, those of a joined list ("0.37 and 0.16") together."""
    groups: list[list[int]] = []
    for index, phrase in enumerate(phrases):
        if phrase.type != "AMOUNT":
            continue
        between = [p.type for p in phrases[groups[-1][-1] + 1 : index]] if groups else []
        if groups and (all(type == "JOIN" for type in between) or between in _SIDED):
            groups[-1].append(index)
        else:
            groups.append([index])
    return groups


def sided_panel(phrases: Sequence[Phrase], at: int, scene: Scene) -> tuple[int, ...]:
    """E.g. "0.5 (left)": the panel of a number that its side is told of."""
    behind = phrases[at + 1 : at + 4]
    if [phrase.type for phrase in behind] != ["OPEN", "POSITION", "CLOSE"]:
        return ()
    side = behind[1]
    return scene.panels_named(Ref(side.start, side.end, position=key_of(side), noun="panel"))
