"""Where the statement of a superlative begins and ends."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.guards import GUARDS, denies
from heatparse.claims.language.phrases import Phrase, Ref, Superlative
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.words import Word
from heatparse.phrases import words

SEPARATORS = frozenset(("COMMA", "AND", "JOIN", "OR"))


def opening(phrases: Sequence[Phrase], at: int) -> int:
    """Where the first statement begins: "Consistent scores, with a peak at A on B" tells of its peak alone."""
    again = next((i for i in range(at - 1, 0, -1) if phrases[i].type == "PRONOUN"), 0)
    if phrases[again - 1].type == "COMMA" and getattr(phrases[again], "key", "") in words(
        "function_words", "personal"
    ):
        return again  # "A exceeds 0.5 on B, it transfers best to C"
    before = [getattr(phrase, "key", "") for phrase in phrases[max(0, at - 2) : at]]
    front = phrases[: at - 2]
    told = any(
        p.type in ("REF", "PART", "SCOPE", "SUPERLATIVE", "PRONOUN") or p.type in GUARDS for p in front
    )
    named = sum(isinstance(p, Ref) for p in phrases[at:]) > 1
    return at - 1 if before == [",", "with"] and named and not told else 0


def with_subject(phrases: Sequence[Phrase], start: int) -> list[Phrase]:
    """Who "it" is with which a statement begins inside of a clause: the first that the clause names."""
    taken_up = start > 0 and phrases[start].type == "PRONOUN" and isinstance(phrases[0], Ref)
    return [phrases[0]] if taken_up else []


def boundary(phrases: Sequence[Phrase], first: int, second: int) -> int | None:
    """The last separator between two superlatives; None when nothing parts them."""
    for index in range(second - 1, first, -1):
        if phrases[index].type in SEPARATORS:
            return index
    return None


def cut(phrases: Sequence[Phrase], at: int, end: int) -> int:
    """A statement ends where "and no …" or "followed by …" begins another."""
    if _is_titled(phrases, at):
        return at + 3  # "the best model, A, reaches only 0.5 on B"
    for index in range(at + 1, end - 1):
        after = phrases[index + 1]
        if after.type == "NEXT" or after.type == "COMPARATIVE":
            return index + 1
        if phrases[index].type == "COMMA" and isinstance(after, Word) and after.key == "as":
            return index  # "A is the best, as each of its values exceeds 10"
        if phrases[index].type in SEPARATORS and (
            after.type in ("DIFFERENCE", "TREND")
            or _is_earlier(after)
            or denies(after)
            or _denies_elsewhere(phrases[index + 1 :])
            or (
                getattr(after, "key", "") in words("function_words", "added")
                and index + 2 < len(phrases)
                and denies(phrases[index + 2])
            )
        ):
            return index
    return end


def _denies_elsewhere(phrases: Sequence[Phrase]) -> bool:
    """E.g. "and, outside the diagonal, nothing above 0.5": of another place than the superlative."""
    if phrases[0].type != "COMMA":
        return False
    end = next((i for i, phrase in enumerate(phrases[1:], 1) if phrase.type == "COMMA"), len(phrases))
    return end + 1 < len(phrases) and denies(phrases[end + 1])


def _is_titled(phrases: Sequence[Phrase], at: int) -> bool:
    """E.g. "Even the best model, A, …": what follows is said of A."""
    top, tail = phrases[at], phrases[at + 1 : at + 5]
    noun = top.nouns[-1] if isinstance(top, Superlative) and top.nouns else None
    if noun is None or not (noun.type == "AXISNOUN" or is_thing(noun)):
        return False
    types = ["COMMA" if phrase.type == "JOIN" else phrase.type for phrase in tail]
    return types[:3] == ["COMMA", "REF", "COMMA"] and types[3:] in (
        ["HAVE"],
        ["MEASURE"],
        ["COMPARATIVE"],
        ["DIFFERENCE"],
    )


def _is_earlier(phrase: Phrase) -> bool:
    """E.g. ", after 0.00 in A": what was before is another statement."""
    return isinstance(phrase, Word) and phrase.key in words("function_words", "earlier")
