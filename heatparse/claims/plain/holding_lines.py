"""Lines that hold a value of a kind: "every row has a negative cell" is "every row is negative at least once"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, Scope, is_only, key_of
from heatparse.claims.language.words import Word, made_word
from heatparse.phrases import words
from heatparse.records import replace

_LINES = frozenset(("row", "column"))
_JOINTS = frozenset(("COMMA", "JOIN"))
_COUNTING = frozenset(("all", "most", "half", "both"))
_DENYING = frozenset(("NEGATION", "HEDGE", "CONDITION", "SUPERLATIVE", "COMPARATIVE"))


def holding_one(phrases: list[Phrase]) -> list[Phrase] | None:
    """The phrases with "at least once" for the one value that lines hold; None where they tell no such thing."""
    occurring = _occurring(phrases)
    if occurring is not None:
        return occurring
    phrases, verb = _with_verb(phrases)
    front, rest = phrases[:verb], phrases[verb + 1 :]
    if not verb or not _are_lines(front):
        return None
    one = len(rest) > 1 and key_of(rest[0]) in words("assertions", "at_least") and _is_one(rest[1])
    rest = rest[2:] if one else rest
    parts = rest[:1] if rest and isinstance(rest[0], Part) else []
    rest = rest[len(parts) :]
    told = _kind(rest) or _kind([made_word("MEASURE", "value", front[-1].end), *rest] if parts else [])
    if told is None:
        return None
    noun, predicate, behind = told
    if not one and noun.key.endswith("s"):
        return None  # "has values above 0.5": some, or all of them
    end = predicate[-1].end
    where = [made_word("PREPOSITION", "on", end), *parts] if parts else []
    once = Scope(end, end, "many", "at least once")
    return [*front, *predicate, *where, *behind, once]


def _occurring(phrases: list[Phrase]) -> list[Phrase] | None:
    """ "Values below 0.1 are found in every row" as "every row is below 0.1 at least once"."""
    told = _kind(phrases)
    at = next((i for i, p in enumerate(phrases) if p.type == "OCCUR"), 0)
    if told is None or not at or any(p.type not in ("BE", "OCCUR") for p in phrases[2 : at + 1]):
        return None
    lines = phrases[at + 1 :]
    if lines and lines[0].type == "PREPOSITION":
        lines = lines[1:]
    elif not key_of(phrases[at]).endswith(" in"):
        return None
    end = next((i for i, p in enumerate(lines) if p.type in _JOINTS), len(lines))
    if not _are_lines(lines[:end]) or end < len(lines):
        return None
    once = Scope(lines[-1].end, lines[-1].end, "many", "at least once")
    return [*(p for p in lines if not is_only(p)), *told[1], once]


def _with_verb(phrases: list[Phrase]) -> tuple[list[Phrase], int]:
    """The phrases, and where their verb of holding stands, 0 for nowhere: "in all rows there is" as "all rows have"."""
    holding = words("assertions", "containing")
    at = next((i for i, p in enumerate(phrases) if p.type == "HAVE" and key_of(p) in holding), 0)
    if at or not phrases or phrases[0].type != "PREPOSITION":
        return phrases, at
    there = next((i for i, p in enumerate(phrases) if p.type == "BE"), 0)
    comma = bool(there) and phrases[there - 1].type in _JOINTS
    lines = phrases[1 : there - comma]
    return ([*lines, *phrases[there:]], len(lines)) if there else (phrases, 0)


def _are_lines(front: Sequence[Phrase]) -> bool:
    """Whether a number of rows or columns is spoken of, or all of them."""
    nouns = [phrase.noun if isinstance(phrase, Scope) else phrase for phrase in front]
    lines = any(isinstance(n, Word) and (n.type == "AXISNOUN" or n.value in _LINES) for n in nouns)
    counted = any(
        phrase.type == "CARDINAL" or (isinstance(phrase, Scope) and phrase.quantifier in _COUNTING)
        for phrase in front
    )
    named = any(
        isinstance(phrase, Ref) and not phrase.is_panel and not _is_excepted(front, at)
        for at, phrase in enumerate(front)
    )
    return lines and counted and not named and not any(phrase.type in _DENYING for phrase in front)


def _is_excepted(front: Sequence[Phrase], at: int) -> bool:
    return at > 0 and front[at - 1].type == "EXCEPTION"


def _is_one(phrase: Phrase) -> bool:
    return isinstance(phrase, Word) and phrase.type == "CARDINAL" and int(phrase.value) == 1


def _kind(rest: Sequence[Phrase]) -> tuple[Word, list[Phrase], list[Phrase]] | None:
    """ "Negative cell", "value above 0.5": the noun, the predicate that it makes, and what stands behind."""
    if len(rest) < 2:
        return None
    one, two, behind = rest[0], rest[1], list(rest[2:])
    if one.type == "SIGN" and _is_value(two):
        return two, [made_word("BE", "are", one.start), one], behind  # type: ignore[return-value]
    if _is_value(one) and isinstance(two, Amount) and two.bound:
        return one, [replace(two, verb=True)], behind  # type: ignore[return-value]
    return None


def _is_value(phrase: Phrase) -> bool:
    cell = isinstance(phrase, Word) and phrase.type == "DIMENSION" and phrase.value == "cell"
    return cell or (isinstance(phrase, Word) and phrase.type == "MEASURE")
