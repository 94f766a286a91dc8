"""Separations: all values of one line set against all, or against one end, of another.

"No A value reaches the lowest value of B", "every A value is above every B value" and "all of A lies above the
highest of B" are said again as an order of the ends: "the highest of A is below the lowest of B".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, Scope, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.phrases import words

_ENDS = {"high": "high", "low": "low", "best": "high", "worst": "low"}
_ABOVE, _BELOW = "high", "low"
_BESIDE = 2  # phrases from "larger" to "seasonal swing"
_SPREADS = 5  # phrases of "the spread of A is smaller than that of B"
_NOUNS = frozenset(("MEASURE", "DIMENSION"))


def separated(clause: Clause) -> list[Phrase] | None:
    """The phrases of an order of ends; None where a clause sets no lines apart."""
    if not clause.has("SCOPE", "NEGATION") or clause.has("AMOUNT", "EXCEPTION", "CONDITION", "HEDGE"):
        return None
    phrases = clause.phrases
    subject = _all_of(phrases)
    if subject is None:
        return None
    line, denied, at = subject
    while at < len(phrases) and phrases[at].type == "BE":
        at += 1
    order, behind = _order(phrases, at)
    if not order:
        return None
    target = _end_of(phrases[behind:], order, denied)
    if target is None:
        return None
    end, other, rest = target
    if (
        any(isinstance(p, Superlative | Scope) or p.type == "COMPARATIVE" for p in rest)
        or other.names == line.names
    ):
        return None
    start = phrases[0].start
    mine = ("high" if order == _ABOVE else "low") if denied else ("low" if order == _ABOVE else "high")
    sides = [_end(mine, line), _end(end, other)]
    relation = order
    if denied and phrases[at].type == "HAVE":
        relation = _BELOW  # "no A reaches it": nor equals it
    elif denied:
        relation = "at_least"
        sides = sides[::-1] if order == _ABOVE else sides
    than = Word("COMPARATIVE", relation, f"{relation} than", start, start)
    return [*sides[0], made_word("BE", "is", start), than, *sides[1], *rest]


def _end(end: str, line: Ref) -> list[Phrase]:
    """ "The lowest of A"."""
    start = line.start
    top = Superlative(start, start, end, f"{end}est", definite=True)
    return [top, made_word("PREPOSITION", "of", start), line]


def _all_of(phrases: Sequence[Phrase]) -> tuple[Ref, bool, int] | None:
    """The line whose values are all meant, whether it is denied of them, and the index behind: "no A value"."""
    first = phrases[0]
    if key_of(first) == "no":
        denied = True
    elif (
        isinstance(first, Scope)
        and first.quantifier in ("all", "none")
        and not first.others
        and not first.count
    ):
        denied = first.quantifier == "none"
        if (
            first.noun is not None and first.noun.type in _NOUNS
        ):  # "none of the values of A", "every value of A"
            at = 2 if len(phrases) > 2 and phrases[1].type == "PREPOSITION" else 1
            return _single(phrases, at, denied, noun=False)
    else:
        return None
    told = _single(phrases, 1, denied, noun=True)
    if told is None and len(phrases) > 3 and phrases[1].type in _NOUNS and phrases[2].type == "PREPOSITION":
        return _single(phrases, 3, denied, noun=False)
    return told


def _single(phrases: Sequence[Phrase], at: int, denied: bool, noun: bool) -> tuple[Ref, bool, int] | None:
    line = phrases[at] if at < len(phrases) else None
    if not isinstance(line, Ref) or not _is_one(line):
        return None
    behind = at + 1 < len(phrases) and phrases[at + 1].type in _NOUNS
    if noun and not behind:
        return None
    return line, denied, at + 1 + behind


def _is_one(line: Ref) -> bool:
    """Whether a reference names one row, column or panel."""
    return len(line.names) == 1 and (line.is_panel or len(line.names[0].labels) == 1)


def _order(phrases: Sequence[Phrase], at: int) -> tuple[str, int]:
    """Above or below, and the index behind what says so; "" where nothing does."""
    word = phrases[at] if at < len(phrases) else None
    if not isinstance(word, Word):
        return "", at
    if word.type == "HAVE" and word.key in words("comparisons", "reaching"):
        return _ABOVE, at + 1
    if word.type == "DIFFERENCE" and at + 1 < len(phrases) and phrases[at + 1].type == "COMPARATIVE":
        return _order(phrases, at + 1)  # "falls below"
    if word.type == "OCCUR":
        return _order(phrases, at + 1)
    if word.type != "COMPARATIVE" or word.value not in (_ABOVE, _BELOW):
        return "", at
    than = at + 1 < len(phrases) and phrases[at + 1].type == "THAN"
    return str(word.value), at + 1 + than


def _end_of(phrases: Sequence[Phrase], order: str, denied: bool) -> tuple[str, Ref, Sequence[Phrase]] | None:
    """Which end of which other line is meant, and the phrases behind it."""
    first = phrases[0] if phrases else None
    if isinstance(first, Superlative) and first.direction in _ENDS and first.rank == 1 and not first.verb:
        end = _ENDS[first.direction]
    elif isinstance(first, Scope) and first.quantifier == "all" and not first.count and not denied:
        end = "high" if order == _ABOVE else "low"
    elif key_of(first) == "any":
        end = ("low" if order == _ABOVE else "high") if denied else ("high" if order == _ABOVE else "low")
    else:
        return None
    at = 1
    while at < len(phrases) and (phrases[at].type in _NOUNS or key_of(phrases[at]) == "of"):
        at += 1
    other = phrases[at] if at < len(phrases) else None
    if not isinstance(other, Ref) or not _is_one(other):
        return None
    rest = list(phrases[at + 1 :])
    if rest and rest[0].type in _NOUNS:
        del rest[0]
    return (end, other, rest) if all(p.type in ("PREPOSITION", "REF", "COMMA") for p in rest) else None


def spreads_compared(clause: Clause) -> list[Phrase] | None:
    """ "The spread of A is smaller than that of B": a spread is compared, and no values."""
    phrases = clause.phrases
    types = [phrase.type for phrase in phrases if phrase.type != "UNKNOWN"]
    if types[:6] == ["REF", "HAVE", "COMPARATIVE", "DIFFERENCE", "THAN", "REF"] and not clause.has("AMOUNT"):
        at = next(
            i for i, p in enumerate(phrases) if p.type == "DIFFERENCE"
        )  # "A shows a larger swing than B"
        compared = next(i for i, p in enumerate(phrases) if p.type == "COMPARATIVE")
        if key_at(phrases, at) in words("names", "spreads") and at - compared <= _BESIDE:
            start = phrases[0].start
            span = Word("SPREAD", "span", "spread", start, start)
            front: list[Phrase] = [span, made_word("PREPOSITION", "of", start), phrases[0], phrases[1]]
            return [*front, phrases[compared], *phrases[at + 1 :]]
    if (
        key_of(phrases[0]) not in words("names", "spreads")
        or key_at(phrases, 1) != "of"
        or clause.has("AMOUNT")
    ):
        return None
    if len(phrases) < _SPREADS or not isinstance(phrases[2], Ref) or not clause.has("COMPARATIVE"):
        return None
    return [Word("SPREAD", "span", "spread", phrases[0].start, phrases[0].end), *phrases[1:]]
