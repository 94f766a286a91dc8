"""Sole names: the orders in which a text says that what it names, and nothing else, is so."""

from __future__ import annotations

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, is_only, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.phrases import words
from heatparse.records import replace


def only_is(clause: Clause) -> list[Phrase] | None:
    """ "The only model above 0.5 on P is A" as "only A is above 0.5 on P"."""
    phrases = clause.phrases
    if len(phrases) < 5 or not is_only(phrases[0]):
        return None
    verb = next((i for i, p in enumerate(phrases) if p.type == "BE"), 0)
    front, behind = phrases[1:verb], phrases[verb + 1 :]
    while behind and behind[0].type in ("PREPOSITION", "PRONOUN"):
        behind = behind[1:]
    told = [p for p in front if p.type == "SIGN" or (isinstance(p, Amount) and p.bound)]
    nouns = [p for p in front if p.type in ("AXISNOUN", "DIMENSION", "MEASURE")]
    quiet = all(p in told or p in nouns or p.type in ("PREPOSITION", "REF", "HAVE") for p in front)
    if not verb or len(told) != 1 or not nouns or not quiet:
        return None
    if (
        not behind
        or not isinstance(behind[0], Ref)
        or (behind[1:] and behind[1].type not in ("OPEN", "COMMA"))
    ):
        return None
    places = [p for p in front if p not in told and p not in nouns and p.type != "HAVE"]
    while places and not isinstance(places[-1], Ref):
        places.pop()
    if places and places[0].type != "PREPOSITION":
        return None
    return [phrases[0], behind[0], phrases[verb], *told, *places, *behind[1:]]


def only_besides(clause: Clause) -> list[Phrase] | None:
    """ "A is the only model besides B that exceeds 0.9" as "A and B are the only models that exceed 0.9"."""
    if not clause.has("EXCEPTION"):
        return None
    phrases = clause.phrases
    at = next((i for i, p in enumerate(phrases) if p.type == "EXCEPTION"), 0)
    scope = next((i for i in range(max(2, at - 2), at) if is_only(phrases[i])), 0)
    if not scope or at + 1 >= len(phrases) or phrases[scope - 1].type != "BE":
        return None
    subject, other = phrases[scope - 2], phrases[at + 1]
    if not isinstance(subject, Ref) or not isinstance(other, Ref) or not subject.names or not other.names:
        return None
    both = replace(subject, names=subject.names + other.names)
    return [*phrases[: scope - 2], both, *phrases[scope - 1 : at], *phrases[at + 2 :]]


def only_without(clause: Clause) -> list[Phrase] | None:
    """ "The only row without any positive value" as "the only row that has no positive value"."""
    phrases = clause.phrases
    only = next((at for at, p in enumerate(phrases) if isinstance(p, Scope) and p.quantifier == "only"), None)
    aside = words("function_words", "leaving_out")
    at = next((at for at, p in enumerate(phrases) if key_of(p) in aside), None)
    if only is None or at is None or at < only or clause.has("COLOUR"):
        return None
    following = phrases[at + 1] if at + 1 < len(phrases) else None
    behind = at + 2 if isinstance(following, Scope) and following.noun is None else at + 1
    place = phrases[at].start
    if at == only + 2 and phrases[only + 1].type == "CARDINAL":  # "the only one without"
        phrases, at, behind = [*phrases[: only + 1], *phrases[only + 2 :]], at - 1, behind - 1
    has = [Word("PRONOUN", "it", "that", place, place), made_word("HAVE", "has", place)]
    return [*phrases[:at], *has, Word("NEGATION", "no", "no", place, phrases[at].end), *phrases[behind:]]
