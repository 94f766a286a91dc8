"""Resumptions: nouns that stand for what was named before: "the city's driest month", "that model never leads"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.language.names import Names
from heatparse.claims.language.phrases import Ref
from heatparse.claims.language.settling import settle
from heatparse.claims.language.words import Word, read_words, type_behind
from heatparse.labels import Label
from heatparse.phrases import words as word_list
from heatparse.reading.draft import Draft
from heatparse.records import NamedTuple

_OTHER = {"x": "y", "y": "x"}
_POSSESSIVE = ("'s", "’s")
_FAR = 4  # words from "its" to the noun: "its second driest summer month"
# What may follow a noun that is the subject of its clause.
_SAYING = frozenset((
    "BE", "HAVE", "OCCUR", "NEGATION", "ADVERB", "BOUND", "DIFFERENCE", "TREND", "PEAKS", "LEADS", "SHARE",
))  # fmt: skip


class Resumed(NamedTuple):
    """What a noun stands for; None where it is not plain which of several is meant."""

    ref: Ref | None


def resumed(
    words: Sequence[Word], heads: Sequence[Ref], before: Iterator[Sequence[Word]], text: str
) -> Resumed | None:
    """What a clause takes up from those before it, the nearest first; None where it takes up nothing."""
    axis = next((found for at in range(len(words)) if (found := _axis(words, at, text)) is not None), None)
    if axis is None or any(_labels(word, axis) for word in words):
        return None
    if any(_is_on(label, axis) for head in heads for name in head.names for label in name.labels):
        return None  # "**A:** The city's driest month is B"
    for earlier in before:
        held = [word for word in earlier if _labels(word, axis)]
        if not held:
            continue
        if len({word.value.label.text for word in held}) > 1 or len(held[0].value.labels) > 1:
            return Resumed(None)
        return Resumed(Ref(words[0].start, words[0].start, (held[0].value,)))
    return Resumed(None)


def words_of_block(draft: Draft, index: int, names: Names) -> list[Word]:
    """The words of an item of the same list, in front of one."""
    block, following = draft.blocks[index], draft.blocks[index + 1]
    if block.kind != following.kind or block.indent != following.indent:
        return []
    return settle(read_words(draft.tokens_of(block), names, draft.text), names)


def _labels(word: Word, axis: str) -> bool:
    """Whether a word names categories of an axis."""
    if word.type != "LABEL" or word.value.kind != "category":
        return False
    return any(_is_on(label, axis) for label in word.value.labels)


def _is_on(label: Label, axis: str) -> bool:
    return bool(label.columns if axis == "x" else label.rows)


def _axis(words: Sequence[Word], at: int, text: str) -> str | None:
    """The axis of what a noun takes up; None where it names its axis, or something new."""
    word = words[at]
    if word.type != "AXISNOUN" or word.value.axis is None or type_behind(words, at) in ("LABEL", "PANEL"):
        return None
    article = text[max(0, word.start - 6) : word.start].lower().split()[-1:]
    owns = text.endswith(_POSSESSIVE, word.start, word.end) or text.startswith(_POSSESSIVE, word.end)
    one = owns or not word.key.endswith("s") or word.key.endswith("ss")
    if one and article and article[0] in word_list("names", "pointing"):
        return str(word.value.axis)
    if one and article == ["the"] and (owns or (not at and type_behind(words, at) in _SAYING)):
        return str(word.value.axis)
    first = next((i for i, w in enumerate(words[:at]) if w.key in word_list("names", "owning")), None)
    if first is None or first > 1 or not any(w.type == "SUPERLATIVE" for w in words[first:at]):
        return None
    return _OTHER[word.value.axis] if at - first <= _FAR else None
