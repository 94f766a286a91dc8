"""Pairs of numbers or of axes that are places: "(16, 512)", "when digit_a = digit_b"."""

from __future__ import annotations

from heatparse.claims.language.names import Names
from heatparse.claims.language.words import Word
from heatparse.phrases import words as word_list


def with_diagonals(words: list[Word]) -> list[Word]:
    """E.g. "When digit_a = digit_b", "where train and test are the same": the diagonal."""
    for at in range(len(words) - 2):
        one, joint, two = words[at : at + 3]
        if one.type != "AXISNOUN" or two.type != "AXISNOUN" or joint.type not in ("EQUALS", "AND"):
            continue
        sides = {one.value.axis, two.value.axis}
        end = at + 3
        if joint.type == "AND":
            equal = at + 4 < len(words) and words[at + 3].type == "BE" and words[at + 4].value == "equal"
            end = at + 5 if equal else 0
        if sides == {"x", "y"} and end:
            one.type, one.value, one.end = "DIAGONAL", "diagonal", words[end - 1].end
            for word in words[at + 1 : end]:
                word.type = ""
            if at and words[at - 1].key in word_list("names", "unless"):
                one.value = "off-diagonal"
            if at and words[at - 1].type in ("CONDITION", "PRONOUN"):
                words[at - 1].type = ""
    return [word for word in words if word.type]


def with_named_coordinates(words: list[Word], names: Names) -> list[Word]:
    """E.g. "(x=16, y=80)": two labels, each behind the letter of its axis."""
    if any(letter in known for letter in "xy" for known in names.axis_words.values()):
        return words  # an axis that goes by such a letter itself
    found: list[Word] = []
    for at, word in enumerate(words):
        if len(found) > 1 and (word.type == "LABEL" or word.label is not None) and found[-1].type == "EQUALS":
            side, label = found[-2].key, word.value if word.type == "LABEL" else word.label
            known = label.label if label is not None and len(label.labels) == 1 else None
            if known is not None and ((side == "x" and known.columns) or (side == "y" and known.rows)):
                del found[-2:]
                word.type, word.value, word.side = "LABEL", label, side
                paired = (
                    len(found) > 1
                    and found[-1].type == "COMMA"
                    and found[-2].side
                    and found[-2].type == "LABEL"
                )
                if paired and words[at + 1 : at + 2] and words[at + 1].type == "CLOSE":
                    found[-1].type = "VERSUS"
        found.append(word)
    return found


def with_coordinates(words: list[Word], names: Names) -> list[Word]:
    """E.g. "(16, 512)": two numbers in brackets that are labels of the two axes."""
    for at in range(len(words) - 4):
        if words[at].type != "OPEN" or words[at + 2].type != "COMMA" or words[at + 4].type != "CLOSE":
            continue
        if words[at + 1].quoted == words[at + 3].quoted and _pair(words[at + 1], words[at + 3], names):
            words[at + 2].type = "VERSUS"
    return words


def with_facing_numbers(words: list[Word], names: Names) -> list[Word]:
    """E.g. "1 vs 5: 0.09", "1 vs 5 (0.09)": two numbers that are labels of the two axes, in front of a value."""
    for at in range(len(words) - 4):
        first, joint, second, tie, value = words[at : at + 5]
        facing = joint.type == "VERSUS" and tie.type in ("COLON", "EQUALS", "OPEN") and value.type == "NUMBER"
        if facing and first.type == second.type == "NUMBER":
            _pair(first, second, names)
    return words


def _pair(first: Word, second: Word, names: Names) -> bool:
    """Whether two numbers are labels of the two axes; they are marked as such."""
    if first.label is None or second.label is None:
        return False
    one, two = first.label.label, second.label.label
    if not ((one.rows and two.columns) or (one.columns and two.rows)):
        return False
    first.type, first.value = "LABEL", first.label
    second.type, second.value = "LABEL", second.label
    if one.rows and one.columns and two.rows and two.columns:
        order = names.tuple_order
        first.side, second.side = (order[0], order[1]) if order else ("?", "?")
    return True
