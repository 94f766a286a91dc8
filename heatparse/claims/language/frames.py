"""Frames: what stands around a statement and is no part of it.

"A closer look at the map shows that A leads", "in view of its age, A leads", "A leads, a sign of its strength": the
statement is "A leads". Only such frames are taken away as can neither narrow nor weaken it: no name, number,
comparison, exception or condition stands in them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from heatparse.claims.language.names import Names
from heatparse.claims.language.words import read_words
from heatparse.phrases import words as word_list
from heatparse.tokens import Token, label_keys

# What a frame may hold.
_INNER = frozenset(("UNKNOWN", "PREPOSITION", "PRONOUN", "BE", "HAVE", "OCCUR", "AND", "OR", "DIMENSION", "MEASURE",
                    "HEAD", "JOIN", "COMMA", "POLARITY", "BY", "AXISNOUN"))  # fmt: skip
_TAIL = _INNER | {"HEDGE"}  # a guess about the reason leaves the statement as it is
_STOPS = frozenset((".", ";", "!", "?", ":"))
_DASHES = frozenset(("—", "–"))
_MARKS = _DASHES | {",", "that"}  # a frame ends or begins with one
_COPULAS = frozenset(("is", "was"))
_LONGEST = 14  # tokens of a frame
_SHORTEST = 3  # tokens of a statement
_STEP = 3  # tokens of "row by row"
_EMPHATIC = 2  # tokens of "interestingly enough"


def without_frames(tokens: list[Token], names: Names, text: str) -> list[Token]:
    """The tokens of a block without the frames around its sentences."""
    if _MARKS.isdisjoint([token[3] for token in tokens]):
        return tokens
    kept: list[Token] = []
    for sentence in _sentences(tokens):
        inner = _behind_that(sentence, names, text)
        inner = _behind_opening(inner, names, text)
        kept += _before_tail(inner, names, text)
    return kept if len(kept) < len(tokens) else tokens


def _sentences(tokens: list[Token]) -> Iterator[list[Token]]:
    """The tokens up to each stop, with it."""
    start = 0
    for at, token in enumerate(tokens):
        if token[3] in _STOPS:
            yield tokens[start : at + 1]
            start = at + 1
    if start < len(tokens):
        yield tokens[start:]


def _behind_that(tokens: list[Token], names: Names, text: str) -> list[Token]:
    """Behind "a closer look at the numbers shows that"."""
    keys = [token[3] for token in tokens[:_LONGEST]]
    end = keys.index("that") if "that" in keys else 0
    front = keys[:end]
    if not end or len(tokens) - end <= _SHORTEST or not _asserts(front):
        return tokens
    plain = [token for token in tokens[:end] if token[3] not in _evaluating(front)]
    return tokens[end + 1 :] if _is_empty(plain, names, text, _INNER) else tokens


def _asserts(keys: Sequence[str]) -> bool:
    """Whether the words in front of "that" assert what follows: "no doubt" does, "it is not true" does not."""
    if "," in keys or keys[-1] not in word_list("frames", "asserting"):
        return False
    if keys[-1] in _COPULAS and word_list("frames", "points").isdisjoint(keys):
        return False
    if not word_list("frames", "unsure").isdisjoint(keys):
        return False
    return "no" not in keys or not word_list("frames", "undoubted").isdisjoint(keys)


def _evaluating(keys: Sequence[str]) -> frozenset[str]:
    """Words that tell how a thing strikes the reader: "perhaps the most remarkable feature", "no doubt"."""
    impressions = word_list("frames", "impressions")
    if impressions.isdisjoint(keys):
        return word_list("frames", "undoubted") | {"no", "closer"}
    return impressions | word_list("frames", "grading")


def _behind_opening(tokens: list[Token], names: Names, text: str) -> list[Token]:
    """Behind "in conclusion,", "reading the table row by row," and "because few people know it,"."""
    end = next((at for at, token in enumerate(tokens[:_LONGEST]) if token[3] == ","), 0)
    if not end or len(tokens) - end <= _SHORTEST:
        return tokens
    keys = tuple(token[3] for token in tokens[:end])
    behind = tokens[end + 1 :]
    if _length(keys, "openers") == len(keys) or (
        len(keys) == _EMPHATIC and keys[1] in word_list("frames", "enough")
    ):
        return behind
    size = _length(keys, "looking")
    if size:
        return (
            behind if word_list("frames", "seen_things").issuperset(_without_steps(keys[size:])) else tokens
        )
    size = _length(keys, "reasons")
    return behind if size and _is_empty(tokens[size:end], names, text, _INNER) else tokens


def _without_steps(keys: Sequence[str]) -> list[str]:
    """Without "row by row"."""
    kept = list(keys)
    for at in range(len(kept) - _STEP, -1, -1):
        step = kept[at : at + _STEP]
        if step == [step[0], "by", step[0]] and step[0] in word_list("frames", "steps"):
            del kept[at : at + _STEP]
    return kept


def _before_tail(tokens: list[Token], names: Names, text: str) -> list[Token]:
    """Before ", a sign of its strength" at the end of a sentence."""
    end = len(tokens) - (bool(tokens) and tokens[-1][3] in _STOPS)
    low = max(_SHORTEST - 1, end - _LONGEST - 1)
    at = next((i for i in range(end - 1, low, -1) if tokens[i][3] == "," or tokens[i][3] in _DASHES), 0)
    if not at:
        return tokens
    keys = tuple(token[3] for token in tokens[at + 1 : end])
    guess = _length(keys, "guesses")
    size = guess + _length(keys[guess:], "guessed") if guess else 0
    size = size if size > guess else _length(keys, "tails")
    if not size or size == len(keys):
        return tokens
    tail = tokens[at + 1 : end]
    opened = tail[size - 1][2]  # where what opens the remark ends
    told = [word for word in read_words(tail, names, text) if word.end > opened]
    whole = word_list("frames", "uncertain").isdisjoint(keys) and all(
        word.start >= opened and word.type in _TAIL for word in told
    )
    return [*tokens[:at], *tokens[end:]] if whole and told else tokens


def _is_empty(tokens: list[Token], names: Names, text: str, allowed: frozenset[str]) -> bool:
    """Whether tokens hold nothing that a claim is made of."""
    return all(word.type in allowed for word in read_words(tokens, names, text))


def _length(keys: tuple[str, ...], section: str) -> int:
    """How many tokens of a phrase of a list stand in front; 0 if none does."""
    for phrase in _by_first(section).get(keys[0], ()) if keys else ():
        if keys[: len(phrase)] == phrase:
            return len(phrase)
    return 0


@cache
def _by_first(section: str) -> dict[str, list[tuple[str, ...]]]:
    """The phrases of a list by their first tokens, the longest first."""
    found: dict[str, list[tuple[str, ...]]] = {}
    for phrase in word_list("frames", section):
        keys = label_keys(phrase)
        found.setdefault(keys[0], []).append(keys)
    return {first: sorted(phrases, key=len, reverse=True) for first, phrases in found.items()}
