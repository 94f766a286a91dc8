"""Durations that are all that a figure shows: "throughout the week", "all year long" as "throughout"."""

from __future__ import annotations

from heatparse.claims.language.words import Word
from heatparse.phrases import words as word_list

_NAMED = frozenset(("LABEL", "NUMBER", "PANEL", "AXIS"))  # "throughout the year 2020" is one of several


def settle_duration(words: list[Word], at: int) -> None:
    """The noun of a time at an index, with what stands before and behind it, as "throughout"."""
    before = words[at - 1] if at else None
    behind = words[at + 1] if at + 1 < len(words) else None
    if before is None or (behind is not None and (_names_one(behind) or behind.key == "of")):
        return
    front = [before]
    if before.key in word_list("assertions", "whole") and at > 1:
        front.append(words[at - 2])
    whole = before.key in word_list("names", "all_of_time")
    spread = front[-1].key in word_list("names", "through_time" if len(front) == 1 else "in_time")
    if not (whole or spread):
        return
    for word in front:
        word.type = ""
    if behind is not None and behind.key in word_list("names", "long"):
        behind.type = ""
    noun = words[at]
    noun.type, noun.value, noun.key, noun.start = "ADVERB", "all", "throughout", front[-1].start


def _names_one(behind: Word) -> bool:
    """Whether it is one of several: "throughout the year 2020", and not "throughout the period A leads"."""
    if behind.type != "LABEL":
        return behind.type in _NAMED
    return any(map(str.isdigit, behind.key)) or behind.key in word_list("regions", "times")
