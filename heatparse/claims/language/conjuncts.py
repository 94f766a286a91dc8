"""Conjuncts: two whole statements in one sentence, "A exceeds 3 in P, and B rises from Q to R"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.words import Word, type_behind
from heatparse.phrases import words as word_list

# Verbs that say what a value is, or is beside another one; these are no nouns.
_VERBS = frozenset(("BE", "HAVE", "OCCUR", "LEADS", "PEAKS", "SHARE", "COMPARATIVE"))
# What may be a verb or a noun, "gains", "range"; or a verb or a preposition, "exceeds", "above".
_AMBIGUOUS = frozenset(("BOUND", "DIFFERENCE", "TREND", "SPREAD", "FACTOR"))
_SUBJECTS = frozenset(("LABEL", "PANEL", "AXIS", "AXISNOUN", "DIMENSION", "MEASURE", "DIAGONAL", "HEAD", "AREA",
                       "AGGREGATE", "SUPERLATIVE"))  # fmt: skip
_BEFORE_VERB = _SUBJECTS - {"SUPERLATIVE", "AGGREGATE"} | {"NEGATION", "ADVERB", "PRONOUN", "TREND", "NUMBER"}
_BEHIND_VERB = frozenset(("PREPOSITION", "BY", "NUMBER", "ADVERB", "TREND", "RESTRICTION", "QUANTIFIER", "COMMA", "AND",
                          "", "UNKNOWN", "BOUND", "APPROXIMATELY", "FACTOR", "STOP", "LIMIT"))  # fmt: skip
_IN_SUBJECT = _SUBJECTS | {
    "PREPOSITION", "QUANTIFIER", "CARDINAL", "ORDINAL", "POSITION", "NUMBER", "JOIN", "AND", "OR", "SUPERLATIVE",
    "AGGREGATE", "PRONOUN", "NEGATION", "ADVERB", "COLOUR", "VERSUS", "ARROW", "EQUALS", "RIVALS", "OPEN", "CLOSE",
    "UNKNOWN", "TRAINED", "TESTED", "UNIT", "APPROXIMATELY", "TREND",
}  # fmt: skip
_ENDS = frozenset(("STOP", "CONTRAST", "COMMA", "COLON", "CONDITION", "HEDGE", "RESTRICTION", "EXCEPTION"))
_NEAR = 5  # words behind a colon
_LONGEST = 20  # words of a subject
_OPENING = frozenset(("CONDITION", "RESTRICTION", "EXCEPTION", "HEDGE", "CONTRAST"))


def joins_statements(words: Sequence[Word], start: int, at: int) -> bool:
    """Whether a joint stands between two whole statements, each with a subject and a verb of its own."""
    behind = at + 1 + (type_behind(words, at) in ("AND", "JOIN"))
    joint = words[behind - 1]
    if joint.key not in word_list("joints", "joining"):
        return False
    if _is_of_span(words, start, at):
        return False
    if joint.key == ":" and any(word.type == "PRONOUN" for word in words[behind : behind + _NEAR]):
        return False  # "it turns in P: three of its values fall": of what stands in front
    return _opens_statement(words, behind) and _is_whole(words, start, at)


def stop_at_dashes(words: Sequence[Word], text: str) -> None:
    """Let a dash with spaces around it that stands between two whole statements end the first of them."""
    start = 0
    for at, word in enumerate(words):
        if word.type == "STOP":
            start = at + 1
        elif word.type == "DASH" and start < at < len(words) - 2 and _is_spaced(word, text):
            whole = _is_whole(words, start, at) and _opens_statement(words, at + 1)
            word.type, start = ("STOP", at + 1) if whole else (word.type, start)


def _is_spaced(word: Word, text: str) -> bool:
    return text[word.start - 1 : word.start].isspace() and text[word.end : word.end + 1].isspace()


def _is_of_span(words: Sequence[Word], start: int, at: int) -> bool:
    """Whether a joint stands between the two of "between P and Q", "both A and B"."""
    for word in reversed(words[start:at]):
        if word.key in word_list("joints", "pairing"):
            return True
        if word.type in ("AND", "COMMA") or word.key in ("and", ","):
            return False
    return False


def _is_whole(words: Sequence[Word], start: int, end: int) -> bool:
    """Whether words hold a subject and its verb, and no condition: "as A rises" has one."""
    first = words[start]
    if first.type in _OPENING or first.key in word_list("joints", "subordinating"):
        return False
    if any(word.type == "CONDITION" for word in words[start:end]):
        return False
    return any(_is_verb(words, at) and _names_subject(words, start, at) for at in range(start + 1, end))


def _opens_statement(words: Sequence[Word], start: int) -> bool:
    """Whether a subject and its verb stand at a place, with nothing before that belongs to the front."""
    for at in range(start, min(start + _LONGEST, len(words))):
        if _is_verb(words, at):
            return at > start and _names_subject(words, start, at)
        if words[at].key == "," and type_behind(words, at) in ("AND", "JOIN"):
            return False  # "… between P and Q, and B leads": the later one is the joint
        if words[at].type in _ENDS or words[at].type not in _IN_SUBJECT:
            return False
    return False


def _names_subject(words: Sequence[Word], start: int, end: int) -> bool:
    """Whether a noun that no preposition governs stands among some words."""
    return any(
        (
            words[at].type in _SUBJECTS
            or (words[at].type == "UNKNOWN" and type_behind(words, at) == "PREPOSITION")
        )
        and not _is_governed(words, start, at)
        for at in range(start, end)
    )


def _is_governed(words: Sequence[Word], start: int, at: int) -> bool:
    """Whether a preposition stands in front of a noun, or of the number in front of it: "in the two columns"."""
    before = at - 1
    if before > start and words[before].type == "CARDINAL":
        before -= 1
    return before >= start and words[before].type == "PREPOSITION"


def _is_verb(words: Sequence[Word], at: int) -> bool:
    word, before = words[at], words[at - 1] if at else None
    if before is not None and before.key in word_list("joints", "relative"):
        return False  # "cells that exceed 3"
    if word.type in _VERBS:
        return word.key not in word_list("comparisons", "combined")
    if word.type == "UNKNOWN":  # "A starts with 6, and B ends at 2"
        named = before is not None and before.type in ("LABEL", "AXISNOUN", "DIMENSION")
        return named and word.key in word_list("trends", "edge_verbs")
    if word.type not in _AMBIGUOUS or before is None or word.definite or before.type not in _BEFORE_VERB:
        return False
    if word.type == "BOUND":
        return word.key in word_list("joints", "bounding_verbs")
    return type_behind(words, at) in _BEHIND_VERB and not (at + 1 < len(words) and words[at + 1].key == "of")
