"""Roles of names: "with A, B and C as targets", "with A and B as both source and target", "on both axes"."""

from __future__ import annotations

from heatparse.claims.language.words import Word, made_word
from heatparse.phrases import words as word_list

_LISTED = frozenset(("LABEL", "COMMA", "JOIN", "AND"))
_FRONT = frozenset(("PREPOSITION", "CONDITION", "PRONOUN", "HEDGE"))
_ENDS = frozenset(("COMMA", "STOP", "JOIN"))


def with_roles(words: list[Word]) -> list[Word]:
    """The words with the side of names whose role is told behind them; names of both sides are among themselves."""
    for at in range(1, len(words) - 1):
        if words[at - 1].type != "LABEL" or not _is_of_both_axes(words[at - 1]):
            continue
        end, sides = _roles(words, at)
        if not sides or (end < len(words) and words[end].type not in _ENDS):
            continue
        first = at - 1
        while first and words[first - 1].type in _LISTED:
            first -= 1
        if words[first].type != "LABEL":
            first += 1
        if len(sides) > 1:
            return _among(words, first, at, end)
        side = made_word(sides[0], sides[0].lower(), words[first].start)
        return [*words[:first], side, *words[first:at], *words[end:]]
    return words


def _roles(words: list[Word], at: int) -> tuple[int, list[str]]:
    """ "As (both) source and target", "on both axes": the index behind them, and the sides that they tell."""
    behind = at + 1
    if words[at].key not in word_list("names", "role_openers"):
        return at, []
    if [word.key for word in words[behind : behind + 2]] == ["both", "axes"]:
        return behind + 2, ["TRAINED", "TESTED"]
    sides: list[str] = []
    while behind < len(words):
        word = words[behind]
        if word.key in word_list("names", "trained_roles"):
            sides.append("TRAINED")
        elif word.key in word_list("names", "tested_roles"):
            sides.append("TESTED")
        elif not (word.key in word_list("names", "role_joints") and _goes_on(words, behind, sides)):
            break
        behind += 1
    return behind, list(dict.fromkeys(sides))


def _is_of_both_axes(label: Word) -> bool:
    return any(known.rows and known.columns for known in label.value.labels)


def _goes_on(words: list[Word], at: int, sides: list[str]) -> bool:
    """Whether a joint of roles has one behind it: "both", "and", "set", "as well as"."""
    if sides and words[at].key in word_list("names", "role_nouns"):
        return True
    following = words[at + 1].key if at + 1 < len(words) else ""
    return any(following in word_list("names", name) for name in ("trained_roles", "tested_roles"))


def _among(words: list[Word], first: int, at: int, end: int) -> list[Word]:
    """ "Among A, B and C", of several; of one, nobody knows what is meant."""
    if (
        first
        and words[first - 1].type in _FRONT
        and any(word.type in _LISTED - {"LABEL"} for word in words[first:at])
    ):
        among = Word("RESTRICTION", "among", "among", words[first - 1].start, words[first - 1].end)
        return [*words[: first - 1], among, *words[first:at], *words[end:]]
    return words
