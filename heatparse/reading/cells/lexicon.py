"""The lexicon of statements about cells: words and phrases, and the letters that they stand for."""

from __future__ import annotations

from functools import cache
from typing import Any

from heatparse.phrases import words
from heatparse.resources import vocabulary
from heatparse.tokens import label_keys

# Words, letter and meaning of a phrase.
Entry = tuple[tuple[str, ...], str, str]
Lexicon = dict[str, list[Entry]]


@cache
def range_words() -> frozenset[str]:
    """The words between the two numbers of a range."""
    return words("numbers", "to") - {"up to"}


@cache
def read_lexicon() -> Lexicon:
    """First word -> (words, letter, meaning) of the vocabulary, longest first."""
    relations = vocabulary("relations")
    found: Lexicon = {}

    def add(phrases: list[Any], letter: str, value: str = "") -> None:
        for phrase in phrases:
            keys = label_keys(str(phrase))
            if keys:
                entries = found.setdefault(keys[0], [])
                if all(entry[0] != keys or entry[1] == "~" for entry in entries):
                    entries.append((keys, letter, value))

    forward = {str(word) for word in relations["forward"]}
    for role, group in relations["roles"].items():
        for word in group["words"]:
            if role not in ("x", "y") or len(word) > 1:
                add([word], "b" if word in forward else "a", role)
        add([phrase for phrase in forward if phrase.split()[0] in group["words"]], "b", role)
    numbers = vocabulary("numbers")
    add([*numbers["approximate"], *numbers["negative"]], "~", "about")
    add([*numbers["below"], *numbers["above"], *numbers["between"]], "~", "bound")
    add(relations["between"], ">")
    add(relations["standing"], "f", "standing")
    add(relations["before"], "f")
    add(relations["on"], "o")
    add(relations["verbs"], "i")
    add(relations["and"], "&")
    add(relations["every"], "q")
    add(relations["values"], "s")
    add(relations["nouns"], "_")
    add(relations["directions"], "_")
    for word, number in relations["ordinals"].items():
        add([word], "n", number)
    add(vocabulary("missing", "words"), "m")
    for entries in found.values():
        entries.sort(key=lambda entry: -len(entry[0]))
    return found
