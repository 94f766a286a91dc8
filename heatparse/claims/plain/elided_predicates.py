"""Predicates that a clause leaves out: "in August three rows exceed 40, but in March none does"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.counts.predications import find_predicates
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Phrase, Ref, Scope, is_only, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_VERBS = frozenset(("BE", "HAVE", "OCCUR", "DIFFERENCE"))
_COUNTED = frozenset(("AXISNOUN", "DIMENSION", "MEASURE"))
# What may stand in front of the verb that is left out.
_SUBJECTS = frozenset((
    "REF", "SCOPE", "CARDINAL", "NEGATION", "PREPOSITION", "COMMA", "JOIN", "AND", "AXISNOUN", "DIMENSION", "RIVALS",
    "RESTRICTION", "POSITION", "PRONOUN", "MEASURE", "PART",
))  # fmt: skip


def with_predicate_before(clause: Clause, scene: Scene) -> Clause:
    """The clause with the bound or the sign of the one in front; itself where that tells none, or several."""
    before, phrases = clause.before, clause.phrases
    if before is None or not _ends_in_auxiliary(phrases):
        return clause
    denied = phrases[-1].type == "NEGATION"
    front = phrases[: -2 if denied else -1]
    if not front or not _SUBJECTS.issuperset(phrase.type for phrase in front):
        return clause
    told = before.phrases
    predicates = find_predicates(told)
    if len(predicates) != 1 or GUARDS & {p.type for p in told} - {"NEGATION", "EXCEPTION", "RESTRICTION"}:
        return clause
    predicate = predicates[0]
    if any(phrase.type == "NEGATION" for phrase in told[: predicate.first]) and not _denies_itself(front):
        return clause  # "A never exceeds 0.5, but B does"
    start = predicate.first
    while start and told[start - 1].type in _VERBS:
        start -= 1
    again = told[start : predicate.last]
    if again[0].type in ("SIGN", "PREPOSITION", "COMPARATIVE"):
        again = [made_word("BE", "are", again[0].start), *again]
    noun = next((p for p in told[:start] if p.type in _COUNTED and isinstance(p, Word)), None)
    if any(isinstance(phrase, Ref) for phrase in front):  # "for B not one of them does": of those things
        front = [p for p in front if key_of(p) not in words("assertions", "taking_up")]
    subject = [*_counting(front, noun), *([phrases[-1]] if denied else [])]
    return clause.part([*subject, *again, *_places(told, front, scene)])


def with_object_before(clause: Clause, scene: Scene) -> Clause:
    """ "A has no negative value, and B has none either", "A has three values above 0.5, B only two"."""
    before, phrases = clause.before, clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "HAVE"), 0)
    if before is None or not at or len(phrases) < at + 2:
        return clause
    counts = [p for p in phrases[at + 1 :] if not (is_only(p) or getattr(p, "quantifier", "") == "both")]
    count = counts[0] if len(counts) == 1 else None
    none = isinstance(count, Scope) and count.quantifier == "none" and count.noun is None
    named = all(isinstance(p, Ref) or p.type in ("PREPOSITION", "COMMA") for p in phrases[:at])
    if count is None or not named or not (none or count.type == "CARDINAL"):
        return clause
    things = _counted_things(before.phrases)
    if not things:
        return clause
    number = made_word("NEGATION", "no", count.start) if none else count
    return clause.part([*phrases[: at + 1], number, *things])


def _counted_things(told: Sequence[Phrase]) -> list[Phrase]:
    """ "Negative values", "values above 0.5", which the clause in front counts at the end."""
    predicates = find_predicates(list(told))
    if len(predicates) != 1 or GUARDS & {p.type for p in told} - {"NEGATION"}:
        return []
    predicate = predicates[0]
    start = predicate.first
    while start and told[start - 1].type in _COUNTED:
        start -= 1
    end = predicate.last
    while end < len(told) and told[end].type in _COUNTED:
        end += 1
    counted = start > 0 and (
        told[start - 1].type in ("CARDINAL", "NEGATION")
        or getattr(told[start - 1], "quantifier", "") == "none"
    )
    noun = any(phrase.type in _COUNTED for phrase in told[start:end])
    verb = any(phrase.type == "HAVE" for phrase in told[:start])
    return list(told[start:end]) if counted and noun and verb else []


def _ends_in_auxiliary(phrases: Sequence[Phrase]) -> bool:
    """Whether nothing but "does", or "does not", stands at the end."""
    denied = phrases[-1].type == "NEGATION" and key_of(phrases[-1]) in words("function_words", "denying")
    return key_of(phrases[-2] if denied and len(phrases) > 1 else phrases[-1]) in words(
        "function_words", "auxiliaries"
    )


def _denies_itself(front: Sequence[Phrase]) -> bool:
    """ "A never exceeds 0.5, and neither does B", where the denial stands in the clause as well."""
    return any(p.type == "NEGATION" or getattr(p, "quantifier", "") == "none" for p in front)


def _counting(front: Sequence[Phrase], noun: Word | None) -> list[Phrase]:
    """ "Only two do" as "only two rows …": with the noun of what is counted in front."""
    last = front[-1]
    alone = last.type == "CARDINAL" or (
        isinstance(last, Scope) and last.noun is None and last.quantifier != "only"
    )
    return [*front, noun] if noun is not None and alone else list(front)


def _places(told: Sequence[Phrase], front: Sequence[Phrase], scene: Scene) -> list[Phrase]:
    """The places of the clause in front on the axes of which this one names nothing."""
    own = {axis for phrase in front for axis in _axes(phrase, scene)}
    found: list[Phrase] = []
    for at, phrase in enumerate(told):
        placed = at > 0 and told[at - 1].type == "PREPOSITION" and isinstance(phrase, Ref)
        if placed and not own & set(_axes(phrase, scene)):
            found += told[at - 1 : at + 1]
    return found


def _axes(phrase: Phrase, scene: Scene) -> list[str]:
    """The axes of which a phrase names a line, or that it counts."""
    if isinstance(phrase, Ref):
        if phrase.is_panel:
            return ["panel"]
        return [line.axis for line in scene.lines(phrase, scene.grids[0])]
    noun = phrase.noun if isinstance(phrase, Scope) else phrase
    if isinstance(noun, Word) and noun.type == "AXISNOUN":
        return [{"y": "row", "x": "column"}.get(noun.value.axis or "", "")]
    return []
