"""Sole members of a line: "of the correlations of A, the only negative one is that with B".

Nothing else in the line of A is so: as "only B is negative in A". The line is told in front ("of A's scores, …"),
or behind an extreme ("A–B is the weakest of the correlations of A and the only one below 0.3").
"""

from __future__ import annotations

from heatparse.claims.language.phrases import Amount, Phrase, Ref, is_only, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.phrases import words
from heatparse.records import replace

_JOINTS = frozenset(("COMMA", "JOIN"))
_QUIET = frozenset(("CARDINAL", "PREPOSITION", "BE", "PRONOUN", "MEASURE", "HAVE", "DIMENSION"))
_PAIR = 2


def of_sole_partner(clause: Clause) -> Clause | None:
    """The clause in plain words; with no words at all where a line is told, and it is not plain what is alone in it.

    None where no line is told.
    """
    phrases = clause.phrases
    at = next(i for i, phrase in enumerate(phrases) if is_only(phrase))
    told = _told_in_front(phrases, at) or _told_behind_extreme(phrases, at)
    if told is None:
        return None
    line, sole, rest = told
    predicates = [p for p in rest if p.type == "SIGN" or (isinstance(p, Amount) and p.bound)]
    quiet = all(p in predicates or p is sole or is_only(p) or _is_quiet(p) for p in rest)
    if sole is None or len(predicates) != 1 or not quiet:
        return clause.part([])
    place = rest[-1].end
    sized = [p for p in rest if key_of(p) in words("assertions", "absolute")]
    size = [made_word("PREPOSITION", "in", place), *sized] if sized else []
    verb, joint = made_word("BE", "is", place), made_word("PREPOSITION", "in", place)
    return clause.part([phrases[at], sole, verb, *predicates, *size, joint, line])


def _is_quiet(phrase: Phrase) -> bool:
    return phrase.type in _QUIET or key_of(phrase) in words("reserves", "ones")


def _told_in_front(phrases: list[Phrase], only: int) -> tuple[Ref, Ref | None, list[Phrase]] | None:
    """ "Of the scores of A, …": the line of A, and the one that is named behind the comma."""
    first = key_of(phrases[0])
    if first not in words("function_words", "of_group") and first not in words("regions", "among"):
        return None
    end = next((i for i, phrase in enumerate(phrases) if phrase.type in _JOINTS), len(phrases))
    refs = [p for p in phrases[:end] if isinstance(p, Ref)]
    values = any(p.type == "MEASURE" or key_of(p) in words("names", "partners") for p in phrases[:end])
    if end > only or len(refs) != 1 or len(refs[0].names) != 1 or not values or end > 5:
        return None
    rest = phrases[end + 1 :]
    named = [p for p in rest if isinstance(p, Ref)]
    single = len(named) == 1 and len(named[0].names) == 1
    return refs[0], named[0] if single else None, rest


def _told_behind_extreme(phrases: list[Phrase], only: int) -> tuple[Ref, Ref | None, list[Phrase]] | None:
    """ "A–B is the weakest of the correlations of A and the only one below 0.3"."""
    if only < 2 or phrases[only - 1].type != "AND" or phrases[only + 1 : only + 2] == []:
        return None
    top = next((i for i, p in enumerate(phrases[:only]) if p.type == "SUPERLATIVE"), 0)
    group = phrases[top + 1 : only - 1]
    refs = [p for p in group if isinstance(p, Ref)]
    if not top or not group or key_of(group[0]) != "of" or len(refs) != 1:
        return None
    named = [name for p in phrases[:top] if isinstance(p, Ref) for name in p.names]
    line = refs[0].names
    others = [name for name in named if len(line) == 1 and name.labels != line[0].labels]
    alone = (len(named) == _PAIR and len(others) == 1) or len(named) == len(others) == 1
    sole = replace(refs[0], names=(others[0],), side=None, noun="") if alone else None
    return refs[0], sole, list(phrases[only + 1 :])
