"""Groups: names that the text gives to several rows or columns, "the coastal cities (Porto, Bilbao)".

A group is defined once, in a bracket or by a sentence ("the coastal cities are Porto and Bilbao"), and
stands for its members wherever its name comes up again.
"""

from __future__ import annotations

from heatparse.claims.language.forms import Group, Groups, Name, other_number
from heatparse.claims.language.glosses import labels_in, side_of
from heatparse.claims.language.names import Names
from heatparse.claims.language.words import Word, read_words
from heatparse.labels import Label
from heatparse.phrases import words as word_list
from heatparse.reading.draft import Draft

_PROSE = frozenset(("item", "text"))
_NOUNS = frozenset(("AXISNOUN", "UNKNOWN"))
_LINES = frozenset(("row", "column", "category"))  # … and these
_QUALIFYING = frozenset(("UNKNOWN", "POSITION", "RESTRICTION", "COLOUR"))
# In front of these a name does not stand for all its members: "the strongest coastal cities (Porto, Bilbao)".
_NARROWING = frozenset((
    "SUPERLATIVE", "COMPARATIVE", "ORDINAL", "RANK", "NEGATION", "RIVALS", "EXCEPTION", "POSITION", "RESTRICTION",
))  # fmt: skip
_JOINTS = frozenset(("COMMA", "AND", "LABEL", "NUMBER", "DASH", "PREPOSITION"))
_ENDS = frozenset(("STOP", "CLOSE", "CONTRAST"))
_UNITING = frozenset(("QUANTIFIER", "NEGATION", "CARDINAL", "RIVALS"))
_REACH = 3  # words between a name and its members


def read_groups(draft: Draft, names: Names) -> Groups:
    """The groups that a text defines, by the last word in front of their noun. None that it defines in two ways."""
    found: list[Group] = []
    for index, block in enumerate(draft.blocks):
        if block.kind not in _PROSE or draft.roles.get(index) in ("data", "title"):
            continue
        tokens = draft.tokens_of(block)
        if _may_define([token[3] for token in tokens if token[0] != "QUOTE" and token[0] != "TICK"], names):
            found += _defined(read_words(tokens, names, draft.text), names, draft.text)
    groups: Groups = {}
    for group in found:
        if all(_has_same_members(group, other) for other in found if _is_same(group, other)):
            groups.setdefault(group.keys[-1], []).append(group)
    return groups


def _may_define(keys: list[str], names: Names) -> bool:
    """Whether a name stands close behind a plural and a defining word: a look that costs next to nothing."""
    openings = word_list("names", "defining")
    for at, key in enumerate(keys):
        if key in openings and at:
            if keys[at - 1].endswith("s") and any(
                k in names.by_first for k in keys[at + 1 : at + 1 + _REACH]
            ):
                return True
            if key == "are" and keys[at + 1 : at + 2] == ["the"] and keys[at - 1] in names.by_first:
                return True
    return False


def _is_same(one: Group, other: Group) -> bool:
    return one.keys == other.keys and one.noun == other.noun


def _has_same_members(one: Group, other: Group) -> bool:
    return {label.text for label in one.labels} == {label.text for label in other.labels}


def _defined(words: list[Word], names: Names, text: str) -> list[Group]:
    """The groups that the words of a block define."""
    found: list[Group] = []
    for at, noun in enumerate(words):
        if not (_is_noun(noun) and _is_plural(noun)):
            continue
        first = at
        while first and at - first < 2 and words[first - 1].type in _QUALIFYING:
            first -= 1
        labels = _members(words, at + 1, side_of(noun), names) or _members_before(
            words, first, at, names, text
        )
        if len(labels) < 2:
            continue
        if first == at or _is_narrowed(words, first, len(labels)):
            continue
        keys = tuple(word.key for word in words[first:at])
        found.append(Group(keys[-1:], noun.key, labels))
        if len(keys) > 1:
            found.append(Group(keys, noun.key, labels))
    return found


def _is_noun(word: Word) -> bool:
    return word.type in _NOUNS or word.value in _LINES or word.key in word_list("names", "things")


def _is_plural(noun: Word) -> bool:
    if noun.type == "AXISNOUN" and noun.end - noun.start > len(noun.key):  # "learning rates"
        return noun.end - noun.start == len(noun.value.label.text) + 1
    plural = noun.key.endswith("s") and not noun.key.endswith("ss")
    return plural or noun.key in word_list("names", "plurals")


def _is_narrowed(words: list[Word], first: int, size: int) -> bool:
    """Whether what stands in front makes the members some of those that the name stands for."""
    before = words[first - 1] if first else None
    if before is not None and before.type == "CARDINAL":
        if int(before.value) != size:
            return True
        before = words[first - 2] if first > 1 else None
    return before is not None and before.type in _NARROWING


def _members(words: list[Word], at: int, side: str | None, names: Names) -> tuple[Label, ...]:
    """The labels that a bracket, or a list behind a defining verb, names."""
    head = words[at].key if at < len(words) else ""
    goes_on = head == "for" and any(word.key in word_list("names", "standing_for") for word in words[:at])
    if not goes_on and head not in word_list("names", "defining"):
        return ()
    start = at + 1
    while start < len(words) and words[start].key in word_list("names", "defining_joints"):
        start += 1
    end = start
    while end < len(words) and words[end].type in _JOINTS:
        end += 1
    while end > start and words[end - 1].type not in ("LABEL", "NUMBER"):
        end -= 1
    bracketed = words[start - 1].type == "OPEN"
    behind = words[end] if end < len(words) else None
    if bracketed and (behind is None or behind.type != "CLOSE"):
        return ()
    if not bracketed and behind is not None and behind.type not in _ENDS:
        further = words[end + 1].type if end + 1 < len(words) else "RIVALS"
        if behind.type not in ("COMMA", "AND") or further == "RIVALS":
            return ()
    return _unique(labels_in(words[start:end], side, names))


def _members_before(words: list[Word], first: int, noun: int, names: Names, text: str) -> tuple[Label, ...]:
    """The labels in front of the verb: "Porto and Bilbao are the coastal cities"."""
    behind = words[noun + 1].type if noun + 1 < len(words) else "STOP"
    if first < 2 or words[first - 1].key != "are" or behind not in _ENDS:
        return ()
    if "the" not in text[words[first - 1].end : words[first].start].split():
        return ()
    start = first - 1
    while start and words[start - 1].type in _JOINTS:
        start -= 1
    held = labels_in(words[start : first - 1], side_of(words[noun]), names)
    return _unique(held)


def _unique(words: list[Word]) -> tuple[Label, ...]:
    """The labels of some words, each once."""
    found = {label.text: label for word in words if word.type == "LABEL" for label in word.value.labels}
    return tuple(found.values())


def with_groups(words: list[Word], groups: Groups) -> list[Word]:
    """The words with the members of a group in place of the words in front of its noun."""
    if any(word.key in word_list("names", "prefixing") for word in words):
        from heatparse.claims.language.affix_groups import with_prefixes  # loaded where a prefix is spoken of

        words = with_prefixes(words)
    found: list[Word] = []
    at = 0
    while at < len(words):
        word = words[at]
        found.append(word)
        at += 1
        if word.key not in groups or at == len(words):
            continue
        noun, before = words[at], found[:-1]
        group = next((g for g in groups[word.key] if _is_named(g, found, noun)), None)
        if group is None or [w.type for w in words[at + 1 : at + 3]] == ["OPEN", "LABEL"]:
            continue  # the bracket names them
        size = len(group.keys)
        united = len(found) > size and found[-1 - size].type in _UNITING
        if not (_is_plural(noun) or united):
            continue  # "a coastal city": one of them
        label = Word(
            "LABEL", Name("category", group.labels, is_group=True), word.key, found[-size].start, word.end
        )
        found = [*before[: len(before) - size + 1], label]
        if noun.type not in ("AXISNOUN", "DIMENSION"):
            label.end = noun.end
            at += 1
    return found


def group_of(word: str, noun: Word, groups: Groups) -> Name | None:
    """The members of a group of which a single one is spoken: "the best coastal city"."""
    for group in groups.get(word, ()):
        if group.keys == (word,) and (
            noun.type == "AXISNOUN" or noun.key in (group.noun, other_number(group.noun))
        ):
            return Name("category", group.labels, is_group=True)
    return None


def _is_named(group: Group, words: list[Word], noun: Word) -> bool:
    """Whether words end with the name of a group, in front of a noun for its members."""
    if tuple(word.key for word in words[-len(group.keys) :]) != group.keys or words[-1].type == "LABEL":
        return False
    if noun.key in (group.noun, other_number(group.noun)) or noun.key in word_list("reserves", "ones"):
        return True
    if not group.noun and (_is_noun(noun) or noun.key in word_list("names", "versions")):
        return True  # "the negated datasets"
    lines = noun.type == "AXISNOUN" or (noun.type == "DIMENSION" and noun.value in ("row", "column"))
    return lines and _is_plural(noun)
