"""One number that is the place on both axes: "when digit_a and digit_b are both 1" as "at 1, 1"."""

from __future__ import annotations

from heatparse.claims.language.words import Word, made_word
from heatparse.phrases import words as word_list


def with_shared_coordinates(words: list[Word]) -> list[Word]:
    """ "When digit_a and digit_b are both 1": the one cell in the row and in the column of that number."""
    for at in range(1, len(words) - 3):
        one, joint, two = words[at : at + 3]
        if (one.type, joint.type, two.type) != ("AXISNOUN", "AND", "AXISNOUN"):
            continue
        end = at + 3
        while end < len(words) and (words[end].type in ("BE", "QUANTIFIER") or _equates(words[end])):
            end += 1
        number, start = words[end] if end < len(words) else None, at
        while start and words[start - 1].type == "QUANTIFIER":
            start -= 1
        shared = number is not None and _is_on_both(number) and {one.value.axis, two.value.axis} == {"x", "y"}
        if number is None or not shared or not start or not _tells_case(words[start - 1]):
            continue
        label = number.value if number.type == "LABEL" else number.label
        row, column = (Word("LABEL", label, number.key, word.start, number.end) for word in (one, two))
        row.side, column.side = one.value.axis, two.value.axis
        joint.type, joint.key = "VERSUS", "versus"
        front = words[: start - (words[start - 1].type != "OCCUR")]
        return [*front, made_word("PREPOSITION", "at", one.start), row, joint, column, *words[end + 1 :]]
    return words


def _equates(word: Word) -> bool:
    return word.key in word_list("names", "equating")


def _is_on_both(number: Word) -> bool:
    label = number.value if number.type == "LABEL" else number.label
    return label is not None and bool(label.label.rows and label.label.columns)


def _tells_case(word: Word) -> bool:
    return word.type == "CONDITION" or word.key.rpartition(" ")[2] in word_list("names", "telling_cases")
