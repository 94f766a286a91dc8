"""Afterthoughts: what a sentence adds behind a clause, and what a clause takes over from the one before.

"A falls year by year, the only exception being 2020"; "the gap is largest in May, tied with June"; "the
inland cities stay dry, the highest amount being 49": a clause by itself says more, or of more, than its sentence.
"""

from __future__ import annotations

from itertools import pairwise, takewhile

from heatparse.claims.language.phrases import Phrase, Ref, Superlative, key_of
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words

_REACH = 4  # words behind a clause
_SAME_AGAIN = 3  # phrases of "nor does B", which the reader of thresholds takes for what was said of A
# What narrows the clause that a participle takes its subject from.
_NARROWING = frozenset(("REF", "UNKNOWN", "RESTRICTION", "PART", "POSITION", "AREA", "SIGN", "EXCEPTION"))
_FIRST = frozenset(("extremum", "ranking"))


def is_taken_back(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether what stands around a clause in its sentence takes something of it back."""
    told = claim.kind == "count"  # type: ignore[attr-defined]  # "four of the five, the exception being A"
    excepting = words("reserves", "excepting")
    inside = any(word.key in words("names", "exceptions") for word in clause.words[_REACH:])
    if not told and (inside or not _opening_behind(clause, scene).isdisjoint(excepting)):
        return True
    if _sets_aside(clause, scene):
        return True
    if _joins_another(clause) or _is_same_again(claim, clause):
        return True
    if claim.kind in _FIRST and _is_participle(clause, scene):  # type: ignore[attr-defined]
        return True
    return claim.kind == "comparison" and _is_tie(clause, scene)  # type: ignore[attr-defined]


def _sets_aside(clause: Clause, scene: Scene) -> bool:
    """ "…, once A is left out", "… after B has been removed": it is said of the rest."""
    behind = scene.draft.tokens.between(clause.end, clause.end + 80)
    told = [token[3] for token in takewhile(lambda token: token[3] not in (".", ";", "!", "?"), behind)]
    out = any(two == "out" and one in words("reserves", "taken") for one, two in pairwise(told))
    return out or not words("reserves", "set_aside").isdisjoint(told)


def tells_tie(clause: Clause, scene: Scene) -> bool:
    """ "The gap is largest in May, tied with June": others that hold a first place are told behind it."""
    return not _opening_behind(clause, scene).isdisjoint(words("reserves", "tying"))


def _opening_behind(clause: Clause, scene: Scene) -> frozenset[str]:
    """The first words that follow a clause in its sentence; a number behind "but" is excepted."""
    behind = scene.draft.tokens.between(clause.end, clause.end + 80)
    opening = list(takewhile(lambda token: token[3] not in (".", ";", "!", "?"), behind))
    told = [token for token in opening if token[0] != "MARK"]
    alone = clause.has("SCOPE") and [token[3] for token in opening[:1]] == ["but"]
    if alone and [token[0] for token in opening[1:2]] == ["QUANTITY"]:
        return words("function_words", "except")  # "for all rates but 1e-3"
    exceptions = words("names", "exceptions")
    late = [token[3] for token in told[_REACH:] if token[3] in exceptions]  # "…, A being the exception"
    return frozenset([*(token[3] for token in told[:_REACH]), *late])


def _is_participle(clause: Clause, scene: Scene) -> bool:
    """ "…, the highest being 49 in A": of what the clause before speaks of."""
    if "being" not in clause.keys or "gap of two" in clause.read:
        return False
    before = next(clauses_before(clause, scene.text), None)
    return before is not None and not _NARROWING.isdisjoint(before.types)


def _is_tie(clause: Clause, scene: Scene) -> bool:
    """ "The gap is largest in May, tied with June": a tie for what was said, and not between two lines."""
    first = clause.phrases[0] if clause.phrases else None
    if (
        not isinstance(first, Word)
        or first.type != "COMPARATIVE"
        or first.key not in words("reserves", "tying")
    ):
        return False
    return any(before.has("SUPERLATIVE") for before in clauses_before(clause, scene.text))


def _joins_another(clause: Clause) -> bool:
    """ "A gains 68, as does B": of each of them by itself."""
    phrases = clause.phrases
    return len(phrases) > _SAME_AGAIN and any(
        key_of(one) in words("reserves", "joining") and two.type in ("HAVE", "BE") and isinstance(three, Ref)
        for one, two, three in zip(phrases, phrases[1:], phrases[2:], strict=False)
    )


def _is_same_again(claim: BaseClaim, clause: Clause) -> bool:
    """ "It is the same in Q4", "and the same for West": what was said before, and not a value."""
    if claim.kind != "comparison" or clause.has("THAN", "VERSUS"):  # type: ignore[attr-defined]
        return False
    alike = any(key_of(phrase) in words("reserves", "alike") for phrase in clause.of("COMPARATIVE"))
    if alike and clause.phrases[0].type == "AMOUNT":
        return True  # "0.4 in layers 0-3, in all three columns alike": of those that the lead names
    return alike and sum(len(ref.names) for ref in clause.refs()) < 2 and not clause.has("SCOPE")


def is_second_part(clause: Clause) -> bool:
    """ "B comes second with 0.6, and those of C third": what is said of C has another subject."""
    phrases: list[Phrase] = clause.phrases
    top = next((at for at, phrase in enumerate(phrases) if isinstance(phrase, Superlative)), len(phrases))
    return any(
        one.type == "AND" and two.type == "PRONOUN" and isinstance(three, Ref)
        for one, two, three in zip(phrases[top:], phrases[top + 1 :], phrases[top + 2 :], strict=False)
    )
