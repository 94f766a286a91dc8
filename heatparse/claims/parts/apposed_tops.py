"""First places in apposition to a subject: "the hardest task, A, is led by B", "A, the hardest task, is led by B".

They are two statements: that the hardest task is A, and that A is led by B.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, Superlative, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.phrases import words

_COMMAS = frozenset(("COMMA", "JOIN"))
_PLACING = frozenset(("PREPOSITION", "RESTRICTION"))
_PREDICATES = frozenset(("BE", "HAVE", "OCCUR", "SUPERLATIVE", "COMPARATIVE", "NEGATION", "DIFFERENCE"))
_TELLING = frozenset(
    ("SUPERLATIVE", "COMPARATIVE", "ORDINAL", "PART")
)  # in the predicate: a matter of its own
_LINES = frozenset(("row", "column", "category"))


def without_apposed_top(clause: Clause) -> list[Clause]:
    """The statement of the subject, and that it holds the first place; the clause alone where it tells no two."""
    phrases = clause.phrases
    start = 1 if phrases and phrases[0].type in _PLACING else 0
    told = _apposed(phrases[start:])
    if told is None:
        return [clause]
    top, subject, size = told
    behind = phrases[start + size :]
    if not behind or not _is_predicate(behind, bool(start)):
        return [clause]
    front: list[Phrase] = [*phrases[:start], subject]
    if start:
        front.append(made_word("COMMA", ",", subject.end))
    told_of = clause.part([*front, *behind])
    if phrase_key(top[0]) in words("names", "sizes"):
        return [told_of]  # "A, the smallest of the models, is best": small itself
    return [told_of, clause.part([*top, made_word("BE", "is", subject.start), subject])]


def _apposed(phrases: Sequence[Phrase]) -> tuple[list[Phrase], Ref, int] | None:
    """The first place, its holder, and how many phrases tell them with both commas: "the hardest task, A,"."""
    size = 0
    for front, back in (("top", "name"), ("name", "top")):
        at, found = 0, {}
        for kind in (front, back):
            piece = _top(phrases[at:]) if kind == "top" else _name(phrases[at:])
            found[kind] = piece
            at += len(piece)
            if not piece or at >= len(phrases) or phrases[at].type not in _COMMAS:
                break
            at += 1
        else:
            size = at
            (name,) = found["name"]
            assert isinstance(name, Ref)
            return found["top"], name, size
    return None


def _top(phrases: Sequence[Phrase]) -> list[Phrase]:
    """ "The hardest task", "the hardest of the tasks": the first one of things that have names."""
    top = phrases[0] if phrases else None
    if not isinstance(top, Superlative) or top.verb or (top.count or 1) > 1 or top.rank > 1:
        return []
    if top.nouns:
        noun = top.nouns[-1]
        return [top] if noun.type in ("AXISNOUN", "UNKNOWN") or noun.value in _LINES else []
    of = [phrase.type for phrase in phrases[1:3]] == ["PREPOSITION", "AXISNOUN"]
    return list(phrases[:3]) if of and top.definite else []


def _name(phrases: Sequence[Phrase]) -> list[Phrase]:
    name = phrases[0] if phrases else None
    return [name] if isinstance(name, Ref) and len(name.names) == 1 and not name.is_panel else []


def _is_predicate(phrases: Sequence[Phrase], placed: bool) -> bool:
    """Whether phrases behind a subject tell a contest of their own; behind a place, somebody's in it."""
    if _TELLING.isdisjoint(phrase.type for phrase in phrases):
        return False
    return isinstance(phrases[0], Ref) if placed else phrases[0].type in _PREDICATES
