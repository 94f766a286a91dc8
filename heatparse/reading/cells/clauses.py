"""Sentences and clauses of a line that is no statement as a whole, as slices of its shape."""

from __future__ import annotations

from collections.abc import Iterator

# Letters (see grammar/cells.lark) that a clause about a cell may begin with.
_BEGINNINGS = frozenset("fkanpvb(oq")


def split_sentences(letters: str, first: int, behind: int, stop: str) -> list[tuple[int, int]]:
    """Between full stops, or semicolons, outside brackets; only sentences with a number."""
    found: list[tuple[int, int]] = []
    depth, start = 0, first
    for index in range(first, behind):
        letter = letters[index]
        if letter == "(":
            depth += 1
        elif letter == ")":
            depth = max(0, depth - 1)
        elif letter == stop and not depth:
            found.append((start, index))
            start = index + 1
    found.append((start, behind))
    return [(first, last) for first, last in found if "v" in letters[first:last]]


def clauses(letters: str, first: int, last: int) -> Iterator[tuple[int, int]]:
    """Slices of a sentence that may be a statement: the whole, what follows a colon, brackets, parts between commas."""
    begin = _begin(letters, first, last)
    if begin is not None:
        yield begin, last
    colon = letters.find(":", first, last)
    if colon >= 0 and (begin := _begin(letters, colon + 1, last)) is not None:
        yield begin, last
    for opening, closing in brackets(letters, first, last):
        begin = _begin(letters, opening + 1, closing)
        if begin is not None and ":" in letters[begin:closing]:
            yield begin, closing
    start = first
    for index in range(first, last):
        if letters[index] == "," and index + 1 < last and letters[index + 1] in "w&":
            if (begin := _begin(letters, start, index)) is not None:
                yield begin, index
            start = index + 1
    if start != first and (begin := _begin(letters, start, last)) is not None:
        yield begin, last


def _begin(letters: str, first: int, last: int) -> int | None:
    for index in range(first, last):
        if letters[index] in _BEGINNINGS:
            return index if "v" in letters[index:last] else None
    return None


def brackets(letters: str, first: int, last: int) -> Iterator[tuple[int, int]]:
    """Outermost brackets with a number in them."""
    depth = opening = 0
    for index in range(first, last):
        if letters[index] == "(":
            depth += 1
            if depth == 1:
                opening = index
        elif letters[index] == ")" and depth:
            depth -= 1
            if not depth and "v" in letters[opening:index]:
                yield opening, index
