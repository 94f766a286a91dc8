"""Changes that are denied: "no row falls by more than 5 points" is said of every row, with the bound turned."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.amounts import is_change
from heatparse.claims.language.guards import denies
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.words import Word
from heatparse.phrases import words
from heatparse.records import replace

_TURNED = {"above": "at_most", "at_least": "below", "below": "at_least", "at_most": "above"}
_NOUNS = frozenset(("DIMENSION", "AXISNOUN"))


def denied_change(phrases: Sequence[Phrase]) -> int | None:
    """The index of the one bounded change of a denial; None where none is denied."""
    denials = [at for at, phrase in enumerate(phrases) if _denies(phrases, at) or phrase.type == "NEGATION"]
    if len(denials) != 1 or not _denies(phrases, denials[0]):
        return None
    changes = [
        at for at, phrase in enumerate(phrases)
        if isinstance(phrase, Amount) and phrase.bound and at > denials[0] and is_change(phrases, at)
    ]  # fmt: skip
    return changes[0] if len(changes) == 1 else None


def affirmed(clause: Clause) -> Clause:
    """The clause with a denied change as one of everything: at most so much, where no more was denied."""
    if not clause.has("NEGATION", "SCOPE") or not clause.has("DIFFERENCE", "COMPARATIVE"):
        return clause
    at = denied_change(clause.phrases)
    if at is None:
        return clause
    if not clause.has("DIFFERENCE") and not _is_never_ahead(clause.phrases, at):
        return clause
    phrases = list(clause.phrases)
    amount = phrases[at]
    assert isinstance(amount, Amount)
    phrases[at] = replace(amount, bound=_TURNED[amount.bound])
    denial = next(i for i, phrase in enumerate(phrases) if _denies(phrases, i))
    word = phrases[denial]
    noun = word.noun if isinstance(word, Scope) else None
    last = denial + 1
    if isinstance(word, Word) and word.key == "no":
        noun = phrases[last]  # type: ignore[assignment]
        last += 1
    always = Scope(word.start, word.end, "all", "always", noun=noun)
    if denial and phrases[denial - 1].type == "BE":  # "the gap is never more than 3"
        phrases[denial - 1 : last] = [always, phrases[denial - 1]]
    else:
        phrases[denial:last] = [always]
    return clause.part(phrases)


def _is_never_ahead(phrases: Sequence[Phrase], at: int) -> bool:
    """ "A is never more than 3 ahead of B"."""
    behind = [phrase.type for phrase in phrases[at + 1 : at + 3] if phrase.type != "UNKNOWN"]
    return key_at(phrases, at - 1) == "never" and behind[:1] == ["COMPARATIVE"]


def _denies(phrases: Sequence[Phrase], at: int) -> bool:
    """ "Never", "no row", "none of the rows"."""
    phrase = phrases[at]
    if isinstance(phrase, Scope):
        return phrase.quantifier == "none"
    if not isinstance(phrase, Word) or phrase.type != "NEGATION":
        return False
    following = phrases[at + 1] if at + 1 < len(phrases) else None
    noun = following is not None and (following.type in _NOUNS or is_thing(following))
    return phrase.key == "never" or (phrase.key == "no" and noun)


def is_nested(clause: Clause) -> bool:
    """ "No head reaches 0.3 in all panels": it may in some of them."""
    denied = next((i for i, p in enumerate(clause.phrases) if denies(p)), None)
    if denied is None or is_denied_universal(clause.phrases):
        return False
    rest = clause.phrases[denied + 1 :]
    reasons = words("names", "causal")
    end = next((i for i, p in enumerate(rest) if p.type == "COMMA" and key_at(rest, i + 1) in reasons), None)
    behind = [p for p in rest[:end] if isinstance(p, Scope)]  # "no one is spared, since all rows …"
    return any(p.quantifier in ("all", "both") and p.noun is not None and _is_whole(p) for p in behind)


def is_joined_denial(clause: Clause) -> bool:
    """ "Nor does one above 0.7": whether it occurs was said before."""
    first = clause.phrases[0] if clause.phrases else None
    again = len(clause.phrases) == 3 and isinstance(clause.phrases[2], Ref)  # "nor does A": the same of A
    return first is not None and first.type == "NEGATION" and key_of(first) == "nor" and not again


def _is_whole(scope: Scope) -> bool:
    """ "All" and "every", but not "any"."""
    return scope.key.startswith(("all", "every", "each", "both"))


def denies_one(phrases: Sequence[Phrase]) -> bool:
    """ "Does not have a single score above 0.5": none."""
    single = next((at for at, p in enumerate(phrases) if key_of(p) in words("assertions", "one_at_all")), 0)
    return any(phrase.type == "NEGATION" for phrase in phrases[:single])


def denies_universal(phrases: Sequence[Phrase]) -> bool:
    """ "Is not above 0.5 in every row"; "is never above 0.5 in every row" denies it of each."""
    denial = next((at for at, phrase in enumerate(phrases) if phrase.type == "NEGATION"), None)
    if denial is None or key_of(phrases[denial]) in words("assertions", "denying_all"):
        return False
    behind = [p for p in phrases[denial:] if isinstance(p, Scope) and p.quantifier in ("all", "both")]
    return any(scope.key not in words("assertions", "over_all") for scope in behind)


def is_denied_universal(phrases: Sequence[Phrase]) -> bool:
    """ "Not all rows exceed 0.5", "not every row does": at least one does not."""
    if (
        len(phrases) < 3
        or phrases[0].type != "NEGATION"
        or key_of(phrases[0]) not in words("assertions", "plain_denials")
    ):
        return False
    scope = phrases[1]
    return (
        isinstance(scope, Scope)
        and scope.quantifier == "all"
        and scope.key in words("assertions", "each_and_all")
    )
