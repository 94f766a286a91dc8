"""Titles that sentences tell without quotes: "Farm A (left) and Farm B (right)", "one for A and one for B"."""

from __future__ import annotations

from functools import cache
from itertools import takewhile

from heatparse.phrases import words
from heatparse.reading.lists import enumerate_labels
from heatparse.reading.quotations import clean_label
from heatparse.reading.sections import names_other_kind
from heatparse.resources import scanner, vocabulary
from heatparse.tokens import Token

_SURE = frozenset(("SHOWN", "LETTERED"))  # name the panel that they speak of
_LONGEST = 5  # words of a name in a list
_BRACKETED = 3  # tokens of "(a)"
_NAMING = frozenset((":", "=", "(", "–", "—"))  # between the letter of a panel and its name
_CONTENT = ("WORD", "NAME", "LATEX", "QUANTITY")


def told_names(sentence: list[Token], text: str) -> list[str]:
    """The names that a sentence gives to panels, in their order; [] for fewer than two."""
    letters, places = _letters(sentence, text)
    if "N" not in letters:
        return []
    names: list[str] = []
    kinds: set[str | None] = set()
    for match in scanner("titles").finditer(letters):
        inside = [places[at] for at in range(match.start(), match.end()) if letters[at] == "n"]
        named = [sentence[at] for at in inside]
        while named and not _is_name(text[named[0][1]]):
            named = named[1:]
        if not named:
            return []
        kinds.add(match.lastgroup)
        names.append(clean_label(text[named[0][1] : named[-1][2]]))
    if not kinds <= _SURE and words("structure", "plural_figures").isdisjoint(token[3] for token in sentence):
        return []
    return names if len(names) > 1 and len(set(names)) == len(names) else []


def listed_names(sentence: list[Token], text: str) -> list[str]:
    """The names in a list right behind the heatmaps: "heatmaps for A, B, and C", "three heatmaps (A, B, C)"."""
    at = next((at for at, token in enumerate(sentence) if _is_plural(token)), len(sentence))
    opening = sentence[at + 1][3] if at + 2 < len(sentence) else ""
    if opening == "(":
        close = next((i for i in range(at, len(sentence)) if sentence[i][3] == ")"), len(sentence))
        found = enumerate_labels(sentence[at + 2 : close], text)
    elif opening in words("structure", "title_letters", "f"):
        found = enumerate_labels(sentence[at + 2 :], text)
    else:
        return []
    if found is None or found.kind not in ("quoted", "words") or found.start > sentence[at + 3][1]:
        return []
    names = [*found.labels[:-1], _without_place(found.labels[-1])]
    named = all(name and _is_name(name[0]) and len(name.split()) <= _LONGEST for name in names)
    return names if named and len(set(names)) == len(names) > 1 else []


def counted_names(sentence: list[Token], text: str, count: int | None) -> list[str]:
    """The first list of as many names as there are panels, in a sentence that speaks of panels.

    "The figure compares A and B in two heatmaps", "two heatmaps, one for each of A and B". Where their number
    is not known, the sentence tells it, "consists of two panels (A, B)", or the list, "heatmaps for A and B".
    """
    plural = words("structure", "plural_figures")
    if plural.isdisjoint(token[3] for token in sentence):
        return []
    count = count or next((_number_of(sentence, at) for at, t in enumerate(sentence) if t[3] in plural), None)
    letters, places = _letters(sentence, text)
    for match in scanner("title_lists").finditer(letters):
        names: list[list[Token]] = [[]]
        for at in range(match.start(), match.end()):
            if letters[at] == "n":
                names[-1].append(sentence[places[at]])
            elif names[-1]:
                names.append([])
        belongs = letters.endswith("Nf", 0, match.start())
        if len(names) == count or (count is None and belongs):
            found = _clean_names(names, text)
            if found:
                return found
    return []


def lettered_names(sentence: list[Token], text: str) -> list[str]:
    """The names behind letters: "two heatmaps with the same axes: (a) Rain-fed on the left and (b) Irrigated"."""
    if words("structure", "plural_figures").isdisjoint(token[3] for token in sentence):
        return []
    names: list[str] = []
    for at in range(len(sentence) - _BRACKETED):
        opening, letter, closing = (token[3] for token in sentence[at : at + _BRACKETED])
        if (opening, closing) != ("(", ")") or letter != chr(ord("a") + len(names)):
            continue
        behind = takewhile(lambda token: token[0] in _CONTENT, sentence[at + _BRACKETED :])
        name = list(takewhile(lambda token: not text[token[1]].islower(), behind))
        if not 0 < len(name) <= _LONGEST or not _is_name(text[name[0][1]]):
            return []
        names.append(clean_label(text[name[0][1] : name[-1][2]]))
    return names if len(set(names)) == len(names) > 1 else []


def capital_names(sentence: list[Token], text: str) -> list[str]:
    """The names behind capitals: "two heatmaps: A: Forest, B: Meadow", "panel A (Forest) and panel B (Meadow)"."""
    names: list[str] = []
    for at, token in enumerate(sentence[:-2]):
        sign = sentence[at + 1][3]
        if token[3] != chr(ord("a") + len(names)) or not text[token[1]].isupper() or sign not in _NAMING:
            continue
        name = list(takewhile(lambda one: one[0] in _CONTENT, sentence[at + 2 :]))
        while name and name[-1][3] in words("structure", "and"):
            name.pop()
        closes = sign != "(" or sentence[at + 2 + len(name)][3] == ")"
        if not closes or not 0 < len(name) <= _LONGEST or not _is_name(text[name[0][1]]):
            return []
        names.append(clean_label(text[name[0][1] : name[-1][2]]))
    return names if len(set(names)) == len(names) > 1 else []


def placed_names(tokens: list[Token], text: str) -> list[str]:
    """The names behind places: "on the left Spring (March to May), on the right Autumn", "left A, right B"."""
    first, last = words("layout", "first_places"), words("layout", "last_places")
    sides = [at for at, token in enumerate(tokens) if token[3] in first | last]
    if len(sides) != len(("first", "last")) or (tokens[sides[0]][3] in first) is (
        tokens[sides[1]][3] in first
    ):
        return []
    names: list[str] = []
    for at, stop in zip(sides, [sides[1], len(tokens)], strict=True):
        name = tokens[at + 1 : stop]
        while name and name[-1][3] in words("structure", "orientation") | {",", ";", "."}:
            name = name[:-1]
        bracket = next((i for i, token in enumerate(name) if token[3] == "("), len(name))
        name = name[: bracket if bracket else 0]
        plain = all(token[0] in ("WORD", "NAME", "QUANTITY", "LATEX") for token in name)
        if not 0 < len(name) <= _LONGEST or not plain or not text[name[0][1]].isupper():
            return []
        names.append(clean_label(text[name[0][1] : name[-1][2]]))
    opened = all(token[3] in words("structure", "orientation") for token in tokens[: sides[0]])
    return names if opened and len(set(names)) > 1 else []


def _number_of(sentence: list[Token], at: int) -> int | None:
    """The number right in front of a noun: "two panels", "2 side-by-side panels"."""
    numbers = vocabulary("structure", "numbers")
    for token in sentence[max(0, at - 2) : at][::-1]:
        if token[3] in numbers or (token[0] == "QUANTITY" and token[3].isdigit()):
            return int(numbers.get(token[3]) or token[3])
    return None


def _clean_names(names: list[list[Token]], text: str) -> list[str]:
    """The names as the text writes them; [] where one of them is none, or they are not told apart."""
    first, last = names[0], names[-1]
    while first and not _is_name(text[first[0][1]]):
        first = first[1:]  # "comparing Farm A"
    plain = not any(text[token[1]].islower() for name in (first, *names[1:-1]) for token in name)
    if plain:  # "A and B measured in spring"
        last = last[: next((at for at, token in enumerate(last) if text[token[1]].islower()), len(last))]
    names = [first, *names[1:-1], last]
    if not all(name and len(name) <= _LONGEST and _is_name(text[name[0][1]]) for name in names):
        return []
    nouns = words("structure", "axis_words") | words("structure", "scale_words")
    if any(token[3] in nouns for name in names for token in name) or any(map(names_other_kind, names)):
        return []
    found = [clean_label(text[name[0][1] : name[-1][2]]) for name in names]
    return found if len(set(found)) == len(found) > 1 else []


def _without_place(name: str) -> str:
    """The last name of a list without what goes on about the figure: "Delta in a 2x2 grid"."""
    parts = name.split()
    ends = words("structure", "afterthoughts") | words("structure", "remarks")
    return " ".join(parts[: next((at for at, part in enumerate(parts) if at and part in ends), len(parts))])


def _is_plural(token: Token) -> bool:
    return token[3] in words("structure", "plural_figures") and token[3] in words(
        "structure", "kinds", "heatmap"
    )


def _is_name(first: str) -> bool:
    return first.isupper() or first.isdigit() or first in "$\\"


def _letters(sentence: list[Token], text: str) -> tuple[str, list[int]]:
    """The letters of titles.lark, and of each the index of its first token."""
    shape: list[str] = []
    places: list[int] = []
    at = 0
    while at < len(sentence):
        inner = sentence[at + 1 : at + 3]
        lettered = sentence[at][3] == "(" and len(inner) > 1 and inner[1][3] == ")" and len(inner[0][3]) == 1
        shape.append("A" if lettered else _letter(sentence[at], text))
        places.append(at)
        at += 3 if lettered else 1
    return "".join(shape), places


def _letter(token: Token, text: str) -> str:
    key = token[3]
    if len(key) == 1 and text[token[1]].isupper():
        return "n"  # "Farm A"
    if key in words("structure", "panel_nouns") or key in words("structure", "kinds", "heatmap"):
        return "N"
    if key in words("structure", "position_words") - words("structure", "line_nouns"):
        return "P"
    return _classes().get(key) or ("n" if token[0] in _CONTENT else "x")


@cache
def _classes() -> dict[str, str]:
    listed: dict[str, list[str]] = vocabulary("structure", "title_letters")
    return {word: letter for letter, known in listed.items() for word in known}
