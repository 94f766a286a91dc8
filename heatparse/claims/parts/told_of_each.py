"""What is told of each of several names: "A and B each contain one zero", "A and B have four and three".

"Each" and "both" say of every name by itself what the clause counts, and a number for every name is
that of the name in the same place. The clause becomes one clause a name; what holds of all of them
holds of the sentence, and one that fails refutes it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.whole_numbers import is_count, is_whole_number
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words
from heatparse.records import replace

_JOINTS = frozenset(("AND", "COMMA", "JOIN"))
_THINGS = frozenset(("MEASURE", "DIMENSION", "AXISNOUN", "UNKNOWN", "SIGN", "TIMES", "PART", "COLOUR"))

# What a clause is made of that tells no more than a value, and of whom.
_OF_VALUE = frozenset((
    "REF", "SCOPE", "SHARE", "HAVE", "BE", "OCCUR", "MEASURE", "AMOUNT", "PREPOSITION", "COMMA", "AND", "JOIN",
    "OPEN", "CLOSE", "DIMENSION", "AXISNOUN",
))  # fmt: skip


def told_of_each(clause: Clause) -> list[Clause]:
    """The clause for each of its names; none where nothing is told of each."""
    phrases = clause.phrases
    at = _several(phrases)
    ref = phrases[at] if at is not None else None
    if not isinstance(ref, Ref) or at is None:
        return []
    if _tells_value(clause):
        return _valued(clause, ref, at)
    if not _has_predicate(clause):
        return []
    names = [each for name in ref.names for each in name.each()]
    numbers = _numbers(phrases)
    if len(names) < 2 or any(len(name.labels) != 1 for name in names):
        return []
    if len(numbers) == len(names):
        first, last = numbers[0], numbers[-1]
        tail = phrases[last + 1 :]
        parts = [[*phrases[:first], phrases[number], *tail] for number in numbers]
    else:
        each = _each(phrases, at) if len(numbers) == 1 else None
        if each is None:
            return []
        rest = [*phrases[:each], *phrases[each + 1 :]]
        parts = [rest] * len(names)
    single = [replace(ref, names=(name,)) for name in names]
    return [
        clause.part([one if phrase is ref else phrase for phrase in part])
        for one, part in zip(single, parts, strict=True)
    ]


def _tells_value(clause: Clause) -> bool:
    """Whether all that a clause tells is one value, and that it is the same: "both score 0.8", "tie at 0.8"."""
    amounts = [phrase for phrase in clause.phrases if isinstance(phrase, Amount)]
    plain = len(amounts) == 1 and not amounts[0].bound and amounts[0].label is None and not amounts[0].unit
    return plain and clause.types <= _OF_VALUE and not clause.is_data


def _valued(clause: Clause, ref: Ref, at: int) -> list[Clause]:
    """The clause for each of several names that have one value; none where it is not told of each of them."""
    phrases = clause.phrases
    names = [each for name in ref.names for each in name.each()]
    tying = words("assertions", "tying")
    shared = next((i for i, phrase in enumerate(phrases) if phrase_key(phrase) in tying), None)
    if clause.has("SHARE") and shared is None:
        return []  # "A and B together have 7"
    each = _each(phrases, at) if shared is None else shared
    if each is None or len(names) < 2 or any(len(name.labels) != 1 for name in names):
        return []
    rest = [*phrases[:each], *phrases[each + 1 :]]
    single = [replace(ref, names=(name,)) for name in names]
    return [clause.part([one if phrase is ref else phrase for phrase in rest]) for one in single]


def judged_of_each(
    parts: Sequence[Clause], judged: Callable[[Clause], list[BaseClaim]]
) -> list[BaseClaim] | None:
    """The claims that all parts make together, one of each kind; None where a part was not understood."""
    found = [judged(part) for part in parts]
    kinds = [{claim.kind for claim in claims} for claims in found]  # type: ignore[attr-defined]
    if not all(kinds) or any(kind != kinds[0] for kind in kinds):
        return None
    return [_together([c for claims in found for c in claims if c.kind == kind]) for kind in sorted(kinds[0])]  # type: ignore[attr-defined]


def _together(claims: Sequence[BaseClaim]) -> BaseClaim:
    verdicts = [claim.verdict for claim in claims]
    if "refuted" in verdicts:
        return claims[verdicts.index("refuted")]
    if "undecidable" in verdicts:
        return claims[verdicts.index("undecidable")]
    told = "; ".join(dict.fromkeys(claim.explanation for claim in claims if claim.explanation))
    related = tuple(dict.fromkeys(place for claim in claims for place in claim.related))
    return claims[0].model_copy(update={"explanation": told, "related": related})


def _several(phrases: Sequence[Phrase]) -> int | None:
    """Where the only place with several names stands."""
    found = [at for at, p in enumerate(phrases) if isinstance(p, Ref) and len(p.names) > 1]
    ref = phrases[found[0]] if len(found) == 1 else None
    return found[0] if isinstance(ref, Ref) and not (ref.is_panel or ref.either or ref.limit) else None


def _has_predicate(clause: Clause) -> bool:
    """Whether a clause says which values it counts, and compares nothing."""
    bound = any(isinstance(p, Amount) and p.bound for p in clause.of("AMOUNT"))
    others = any(
        phrase.type == "RIVALS" and following.type in ("CARDINAL", "AMOUNT")
        for phrase, following in zip(clause.phrases, clause.phrases[1:], strict=False)
    )
    plain = not (others or clause.has("SUPERLATIVE", "THAN", "ORDINAL", "VERSUS", "ARROW"))
    return (bound or clause.has("SIGN", "COLOUR")) and plain


def _numbers(phrases: list[Phrase]) -> list[int]:
    """Where the number, or the numbers joined with one another, stand that count the things of a name."""
    found = [at for at, p in enumerate(phrases) if p.type == "CARDINAL" or is_count(phrases, at)]
    if not found:
        return []
    last = found[-1]
    run = [last]
    at = last - 1
    while at > 0 and phrases[at].type in _JOINTS:
        while at > 0 and phrases[at].type in _JOINTS:
            at -= 1
        if phrases[at].type != "CARDINAL" and not is_whole_number(phrases[at]):
            break
        run.insert(0, at)
        at -= 1
    return run if run[0] <= found[0] and _counts(phrases, last) else []


def _counts(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether things stand behind a number, or nothing at all: "four scores", "in four tasks", "have four"."""
    following = phrases[at + 1] if at + 1 < len(phrases) else None
    return following is None or following.type in _THINGS or isinstance(following, (Amount, Scope))


def _each(phrases: Sequence[Phrase], ref: int) -> int | None:
    """Where the word stands that says of each name what is told: beside the names, or at the end."""
    behind = (
        ref + 2 if [phrase.type for phrase in phrases[ref + 1 : ref + 2]] == ["BE"] else ref + 1
    )  # "are both"
    for at in (ref - 1, behind, len(phrases) - 1):
        phrase = phrases[at] if 0 <= at < len(phrases) else None
        if isinstance(phrase, Scope) and phrase_key(phrase) in words("assertions", "one_by_one"):
            before = phrases[at - 1].type if at else ""
            plain = phrase.noun is None or phrase.noun.type in ("MEASURE", "DIMENSION", "UNKNOWN")
            if plain and (at == ref - 1 or before != "PREPOSITION"):
                return at
    return None
