"""Signs as predicates: "contains negative values", "the only model with a negative score"."""

from __future__ import annotations

from heatparse.claims.counts.predicates import Predicate
from heatparse.claims.counts.predications import VERBS
from heatparse.claims.counts.quantifiers import ALL, SOME
from heatparse.claims.counts.subjects import Subject
from heatparse.claims.language.phrases import Phrase, Ref, Scope, key_of
from heatparse.claims.language.words import Word
from heatparse.phrases import words


def _is_of_subject(main: list[Phrase]) -> bool:
    """Whether "only" stands in front of what the subject is: "the only model that has a negative score"."""
    for at, phrase in enumerate(main[:-1]):
        if isinstance(phrase, Scope) and phrase.quantifier == "only":
            return main[at + 1].type in ("AXISNOUN", "DIMENSION") or key_of(main[at + 1]) == "one"
    return False


def _names_subject(main: list[Phrase]) -> bool:
    """Whether "only" stands in front of the name of what the clause speaks of."""
    only = isinstance(main[0], Scope) and main[0].quantifier == "only"
    return only and len(main) > 1 and isinstance(main[1], Ref)


def settle_sign(subject: Subject, predicate: Predicate, main: list[Phrase]) -> bool:
    """ "Contains negative values" needs one; "all negative values lie in …" says something else."""
    if main[0].type == "SIGN" and subject.said:
        return True  # "is positive in A and B, but negative in C"
    if not any(phrase.type in VERBS for phrase in main):
        rest = main[
            predicate.last :
        ]  # "**A:** three positive", "a third of them turn positive at some point"
        return subject.quantifier.counts and all(isinstance(phrase, Scope) for phrase in rest)
    if any(isinstance(p, Word) and p.key.endswith("ly") for p in main[predicate.first : predicate.last]):
        return True  # "correlates negatively with"
    following = main[predicate.last] if predicate.last < len(main) else None
    located = any(phrase.type == "OCCUR" for phrase in main[predicate.last :])
    if located and subject.universal and following is not None and following.type == "MEASURE":
        return False  # "the negative values are all found in A"
    before = main[predicate.first - 1] if predicate.first else None
    if subject.only and isinstance(following, Ref) and subject.places.refs:
        subject.only_ref = subject.places.refs[-1]  # "the only positive April is that of 2019"
        return True
    if following is None or following.type not in ("MEASURE", "DIMENSION", "AXISNOUN", "UNKNOWN"):
        return True
    if before is not None and before.type == "SCOPE" and subject.quantifier == ALL and not subject.only:
        return False
    whole = subject.universal and subject.whole and main[0].type not in VERBS
    if whole and predicate.verb in words("assertions", "containing"):
        subject.once = True  # "every row has a negative entry"
        return True
    if subject.only and (key_of(before) == "with" or _is_of_subject(main)):
        return True  # "A is the only model with a negative score"
    if subject.only and _names_subject(main):
        subject.once = not (subject.negated or subject.quantifier.kind == "none")
        return True  # "only A contains negative values"
    if subject.only:
        if predicate.verb not in words("assertions", "containing"):
            return False
        subject.only, subject.said = False, True
        return True
    if _is_of_each(main[predicate.last :]):
        return True
    sides = {ref.side for ref in subject.places.refs}
    if subject.quantifier == ALL and not subject.universal and not subject.negated and len(sides) < 2:
        subject.quantifier, subject.said = SOME, True
    return True


def _is_of_each(behind: list[Phrase]) -> bool:
    """ "Has a negative coefficient with A and B": with each of them; "negative values with A and B" may be two."""
    noun, joint, ref = (*behind[:3], None, None, None)[:3]
    single = noun is not None and noun.type == "MEASURE" and not key_of(noun).endswith("s")
    named = isinstance(ref, Ref) and len(ref.names) > 1 and not ref.either
    return single and named and joint is not None and joint.type == "PREPOSITION"
