"""Stated spans of numbers as whole sequences: "0 to 27, integers", "0.1 to 0.5 in steps of 0.1"."""

from __future__ import annotations

from itertools import pairwise

from heatparse.phrases import phrases, words
from heatparse.quantities import read_quantity
from heatparse.reading.enumeration import Enumeration
from heatparse.resources import vocabulary
from heatparse.tokens import Token

_LONGEST_SEQUENCE = 64
_FARTHEST = 8  # words from the first number to the "to": "0 at the top and descends to 40"


def elided(values: list[float | None]) -> list[str] | None:
    """The whole sequence of "0, 5, 10, …, 100", from the numbers that are given."""
    known = [value for value in values if value is not None]
    if len(known) < 3:
        return None
    return sequence(known[0], known[-1], known[1] - known[0])


def sequence(first: float, last: float, step: float) -> list[str] | None:
    """The labels from first to last, or None when they do not come out even or are too many."""
    if step == 0 or (last - first) / step < 0:
        return None
    count = round((last - first) / step)
    if count < 1 or count >= _LONGEST_SEQUENCE or abs(first + count * step - last) > abs(step) * 1e-6:
        return None
    return [f"{round(first + index * step, 10):.15g}" for index in range(count + 1)]


def read_span(tokens: list[Token], text: str) -> Enumeration | None:
    """A stated span of numbers as its whole sequence: "0 to 27, integers", "0.1 to 0.5 in steps of 0.1"."""
    ends = span_ends(tokens)
    if ends is None:
        return None
    first, last, start, end = ends
    if sum(token[0] == "QUANTITY" and _is_range(token) for token in tokens) > 1:
        return None  # "0–5, 5–10, …, 95–100" are labels
    step = 1.0 if has_line_each(tokens) else stated_step(tokens)
    if step is None:
        if first != int(first) or last != int(last) or "." in text[start:end] or _is_rough(tokens, start):
            return None  # "0.0 to 1.0", "from about 60 to 100"
        step = 1.0
    if step != 1 and _is_counted(tokens, last - first + 1, (start, end)):
        step = 1.0  # "0 to 23, ticks in steps of 4, 24 columns"
    labels = sequence(first, last, step)
    return Enumeration("span", labels, start, end) if labels else None


def _is_range(token: Token) -> bool:
    quantity = read_quantity(token[3])
    return quantity is not None and quantity.low is not None and quantity.high is not None


def _is_rough(tokens: list[Token], start: int) -> bool:
    """Whether the first number of a span is approximate in so many words."""
    before = next((one for one, two in pairwise(tokens) if two[1] == start), None)
    return before is not None and before[0] == "WORD" and before[3] in words("numbers", "approximate")


def has_line_each(tokens: list[Token]) -> bool:
    """ "One row per layer, tick labels at intervals of 5": the steps are those of the labels alone."""
    keys = " ".join(token[3] for token in tokens)
    return any(phrase in keys for phrase in words("structure", "line_each"))


def _is_counted(tokens: list[Token], size: float, span: tuple[int, int]) -> bool:
    """Whether a number in front of a word tells how many labels there are, and is no end of their span."""
    return any(
        one[3] == f"{size:g}" and two[0] == "WORD" and not span[0] <= one[1] < span[1]
        for one, two in pairwise(tokens)
    )


def span_ends(tokens: list[Token]) -> tuple[float, float, int, int] | None:
    """First and last number of a stated span, and where it stands."""
    joiners, axes = words("structure", "to"), vocabulary("structure", "axis_words")
    plain = [token for token in tokens if token[0] not in ("TICK", "QUOTE") and token[3] not in "~≈"]
    plain = _without_brackets(plain)
    for index, token in enumerate(plain):
        if token[0] != "QUANTITY":
            continue
        quantity = read_quantity(token[3])
        if quantity is None:
            continue
        if quantity.value is None and quantity.low is not None and quantity.high is not None:
            return quantity.low, quantity.high, token[1], token[2]
        joint = next(
            (i for i in range(index + 1, min(index + _FARTHEST, len(plain) - 1)) if plain[i][3] in joiners),
            None,
        )
        if (
            joint is None
            or any(plain[i][0] != "WORD" or plain[i][3] in axes for i in range(index + 1, joint))
            or plain[joint + 1][0] != "QUANTITY"
        ):
            continue
        last = read_quantity(plain[joint + 1][3])
        if quantity.value is not None and last is not None and last.value is not None:
            return quantity.value, last.value, token[1], plain[joint + 1][2]
    return None


def _without_brackets(tokens: list[Token]) -> list[Token]:
    """Without bracketed remarks between two numbers: "0 (bottom) to 30 (top)"; other brackets stay."""
    result: list[Token] = []
    at = 0
    while at < len(tokens):
        if tokens[at][3] == "(" and result and result[-1][0] == "QUANTITY":
            close = next((i for i in range(at, len(tokens)) if tokens[i][3] == ")"), None)
            if close is not None and not any(t[0] == "QUANTITY" for t in tokens[at:close]):
                at = close + 1
                continue
        result.append(tokens[at])
        at += 1
    return result


def stated_step(tokens: list[Token]) -> float | None:
    """The number behind "in increments of", "by", "steps of"; 2 of "every other number", "even numbers"."""
    steps = words("structure", "step_words")
    heads = {word.split()[0] for word in steps}
    fillers = words("structure", "step_fillers") | words("numbers", "approximate")
    for index, token in enumerate(tokens):
        if token[3] not in heads:
            continue
        for following in tokens[index + 1 : index + 4]:
            if following[0] == "QUANTITY":
                quantity = read_quantity(following[3])
                return quantity.value if quantity else None
            if following[3] not in fillers:
                break
    if (fronted := _step_in_front(tokens)) is not None:
        return fronted
    worded = next(iter(phrases("structure", "worded_steps").find(tokens)), None)
    return float(worded[0]) if worded is not None else None


def _step_in_front(tokens: list[Token]) -> float | None:
    """ "in 0.1 increments", "(5% increments)": the step in front of the word for it; "in 4 steps" counts them."""
    nouns, openers = words("structure", "properties", "step"), words("structure", "step_openers")
    plain = [token for token in tokens if token[0] not in ("TICK", "QUOTE") and token[3] not in "~≈"]
    plain = [token for token in plain if token[3] not in words("numbers", "approximate")]
    for at in range(1, len(plain) - 1):
        noun = plain[at + 1][3]
        if plain[at][0] != "QUANTITY" or noun not in nouns or plain[at - 1][3] not in openers:
            continue
        quantity = read_quantity(plain[at][3])
        value = quantity.value if quantity is not None else None
        if value is not None and (noun not in words("structure", "counted_steps") or value != int(value)):
            return value
    return None
