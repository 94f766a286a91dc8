"""What a clause takes from its context: whom a pronoun stands for, and where its head or its sentence says it holds.

Nobody knows how far a context reaches. So a clause is read with each, and without any; what is false has to be false
in all of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise, product

from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.language.phrases import Phrase, Ref
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_MOST = 12  # readings; a clause with more of them is left open
_SINGLE = 1


def in_contexts(parts: Sequence[Constituent], clause: Clause, scene: Scene) -> list[list[Constituent]]:
    """The constituents of a clause, completed in each way in which its context may complete them; [] where too many."""
    found = [
        [*where, *each]
        for each in _with_antecedents(parts, clause, scene)
        for where in ([], *([Constituent("PLACE", ref, "in")] for ref in _places_around(clause, scene)))
    ]
    return found if len(found) <= _MOST else []


def _with_antecedents(
    parts: Sequence[Constituent], clause: Clause, scene: Scene
) -> Iterator[list[Constituent]]:
    pronouns = [at for at, part in enumerate(parts) if part.type == "IT"]
    if not pronouns:
        yield list(parts)
        return
    candidates = list(islice(_antecedents(clause, scene), _MOST))
    choices: list[list[Ref | None]] = []
    for at in pronouns:
        key = getattr(parts[at].phrase, "key", "")
        known: list[Ref | None] = [ref for ref in candidates if _agrees(ref, key)]
        if key in words("composed", "own_pronouns") and any(part.type == "PLACE" for part in parts[:at]):
            known.append(None)  # "A loses 0.2 when it moves to B": named before, in the clause itself
        choices.append(known)
    for chosen in product(*choices):
        taken = dict(zip(pronouns, chosen, strict=True))
        made: list[Constituent] = []
        for at, part in enumerate(parts):
            if at not in taken:
                made.append(part)
            elif (ref := taken[at]) is not None:
                made.append(Constituent("PLACE", ref, part.mark, part.noun))
        yield made


def _agrees(ref: Ref, key: str) -> bool:
    """Whether a pronoun may stand for so many."""
    return (len(ref.names) > _SINGLE) is (key in words("composed", "plural_pronouns"))


def _antecedents(clause: Clause, scene: Scene) -> Iterator[Ref]:
    """The places that were named before: in the nearest clause that names any, and in the heads."""
    before = clause.before
    relative = clause.phrases and getattr(clause.phrases[0], "key", "") in words(
        "composed", "relative_pronouns"
    )
    if relative and (before is None or not _ends_with_place(before)):
        return  # "the other modules, which never exceed 0.3"
    while before is not None:
        refs = [ref for ref in before.refs() if not scene.panels_named(ref)]
        if refs and not _is_of_size(before):
            yield from refs
            if not before.has("PRONOUN"):
                break  # "its sign is the opposite of that of B. It …": of whom that clause is
        elif refs:
            return
        before = before.before
    yield from clause.heads


def _is_of_size(clause: Clause) -> bool:
    """ "The lead of A ranges from 2 to 5": a size that is made of values, and "it" is that size."""
    told = [phrase.type for phrase in clause.phrases[:2]]
    return told[0] in ("DIFFERENCE", "SPREAD", "AGGREGATE") and told[1:] in (["REF"], ["PREPOSITION"])


def _ends_with_place(clause: Clause) -> bool:
    """Whether a name, or a name with its noun, ends a clause."""
    told = [
        phrase for phrase in clause.phrases if phrase.type not in ("COMMA", "JOIN", "UNKNOWN", "AXISNOUN")
    ]
    return bool(told) and isinstance(told[-1], Ref)


def _places_around(clause: Clause, scene: Scene) -> list[Ref]:
    """The places of the heads, and those at which the sentence has said before that something holds."""
    found = [ref for ref in clause.heads if not scene.panels_named(ref)]
    for before in clauses_before(clause, scene.text):
        phrases: Sequence[Phrase] = before.phrases
        found += [
            two
            for one, two in pairwise(phrases)
            if one.type == "PREPOSITION" and isinstance(two, Ref) and not scene.panels_named(two)
        ]
    return found
