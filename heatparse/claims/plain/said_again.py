"""Statements that are said again: "A is highest in P. The same holds for Q" as "A is highest in Q"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_at, key_of, phrase_key
from heatparse.claims.language.sentences import Clause, follows_in_sentence
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_JOINTS = frozenset(("AND", "JOIN", "COMMA"))
# What the statement in front must be without: it may belong to the first place alone.
_OWN = frozenset(("HEDGE", "PRONOUN", "EXCEPTION", "NEXT", "CONDITION", "COLON", "EXAMPLE"))


def said_again(clause: Clause, scene: Scene) -> Clause:
    """The statement of the sentence in front, of what this clause names; the clause itself where it says another."""
    before = clause.before
    denied = before is not None and before.has("NEGATION") and _denied(clause.phrases)
    told = clause.refs() if denied else _named(clause.phrases)
    if before is None or not told or _OWN & before.types or not len(scene.grids):
        return clause
    if before.before is not None and follows_in_sentence(before, before.before, scene.text):
        return clause  # of which of the two it is said again, is not plain
    if any(isinstance(phrase, Amount) and not phrase.bound for phrase in before.phrases):
        return clause  # the number is that of the first place
    target = _joined(told)
    if target is None:
        return clause
    phrases, heads = list(before.phrases), before.heads
    places = [
        at for at, phrase in enumerate(phrases) if isinstance(phrase, Ref) and _alike(phrase, target, scene)
    ]
    own = [at for at, head in enumerate(heads) if _alike(head, target, scene)]
    if denied and len(places) > 1 and _sets_apart(phrases, places):
        places = places[:1]
    if denied and places[:1] != [0]:
        return clause
    if len(places) == 1:
        phrases[places[0]] = target
    elif not places and len(own) == 1:
        heads = (*heads[: own[0]], target, *heads[own[0] + 1 :])
    else:
        return clause
    again = replace(before, start=clause.start, end=clause.end, read=set(), heads=heads)
    again.phrases = phrases
    return again


def _denied(phrases: Sequence[Phrase]) -> bool:
    """ "… never falls behind B, and neither does C", "nor does C"."""
    additive = bool(phrases) and phrase_key(phrases[0]) in words("comparisons", "neither")
    return additive and [phrase.type for phrase in phrases[1:]] in (["HAVE", "REF"], ["BE", "REF"])


def _sets_apart(phrases: Sequence[Phrase], places: Sequence[int]) -> bool:
    """Whether a comparison stands between the subject and the others of its kind: "A beats B"."""
    order = [at for at, phrase in enumerate(phrases) if phrase.type == "COMPARATIVE"]
    return len(order) == 1 and places[0] == 0 and places[0] < order[0] < places[1]


def _named(phrases: Sequence[Phrase]) -> list[Ref]:
    """What "the same holds for A and for B" names; nothing where the clause says anything else."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "PREPOSITION"), 0)
    front = [key_of(phrase) for phrase in phrases[:at]]
    subject, verbs = front[:1], front[1:]
    repeats = subject == ["same"] or (bool(subject) and subject[0] in words("comparisons", "repeating"))
    carried = not words("comparisons", "carrying").isdisjoint(verbs) or (
        subject == ["same"] and verbs in ([], ["is"], ["are"])
    )
    quiet = words("comparisons", "carrying") | words("comparisons", "carrying_verbs")
    if not (repeats and carried and quiet.issuperset(verbs)):
        return []
    refs: list[Ref] = []
    for index in range(at, len(phrases)):
        phrase = phrases[index]
        if isinstance(phrase, Ref):
            refs.append(phrase)
        elif phrase.type == "PREPOSITION":
            if key_at(phrases, index) not in words("comparisons", "carried_to"):
                return []
        elif phrase.type not in _JOINTS:
            return []
    return refs


def _joined(refs: Sequence[Ref]) -> Ref | None:
    """Several names as one; None where they are no names of one kind."""
    if len(refs) == 1:
        return refs[0]
    kinds = {(name.kind, ref.side) for ref in refs for name in ref.names}
    if any(not ref.names or ref.position for ref in refs) or len(kinds) != 1:
        return None
    return replace(refs[0], end=refs[-1].end, names=tuple(name for ref in refs for name in ref.names))


def _alike(one: Ref, two: Ref, scene: Scene) -> bool:
    """Whether two references name panels both, or lines of the same axis."""
    if scene.panels_named(one) or scene.panels_named(two):
        return bool(scene.panels_named(one)) and bool(scene.panels_named(two))
    sides = [{line.axis for line in scene.lines(ref, scene.filled(0))} for ref in (one, two)]
    return len(sides[0]) == 1 and sides[0] == sides[1]
