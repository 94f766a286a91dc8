"""Stated spans of numbers as whole sequences: "0 to 27, integers", "0.1 to 0.5 in steps of 0.1"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.reading.enumeration import Enumeration
from heatparse.tokens import Token

_LONGEST_SEQUENCE = 64


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
    return [f"{round(first + index * step, 10):g}" for index in range(count + 1)]


def read_span(tokens: list[Token], text: str) -> Enumeration | None:
    """A stated span of numbers as its whole sequence: "0 to 27, integers", "0.1 to 0.5 in steps of 0.1"."""
    ends = _span_ends(tokens)
    if ends is None:
        return _labelled_span(tokens, text)
    first, last, start, end = ends
    step = stated_step(tokens)
    if step is None:
        if first != int(first) or last != int(last):
            return None
        step = 1.0
    labels = sequence(first, last, step)
    return Enumeration("span", labels, start, end) if labels else None


def counted(label: str) -> tuple[str, int] | None:
    """A label as what stands before its number, and the number: "H12" -> ("H", 12); None without one."""
    prefix = label.rstrip("0123456789")
    return (prefix, int(label[len(prefix) :])) if prefix and len(prefix) < len(label) else None


def counted_sequence(labels: list[str]) -> list[str] | None:
    """The whole sequence from "H0", "H1" (or "H0" alone) to "H7"; None when the labels are not alike."""
    parts = [part for part in map(counted, labels) if part is not None]
    if len(parts) < len(labels) or len(parts) < 2 or len({prefix for prefix, _ in parts}) > 1:
        return None
    step = parts[1][1] - parts[0][1] if len(parts) > 2 else 1
    numbers = sequence(parts[0][1], parts[-1][1], step)
    digits = len(labels[0]) - len(parts[0][0])  # "P01"
    return [parts[0][0] + number.zfill(digits) for number in numbers] if numbers else None


def _labelled_span(tokens: list[Token], text: str) -> Enumeration | None:
    """ "from L0 on the left to L11 on the right", "H0–H7"."""
    ends = _labelled_ends([token for token in tokens if token[0] not in ("TICK", "QUOTE")])
    if ends is None:
        return None
    (start, first), (last, end) = ends
    if text[end : end + 2].lstrip('`"').startswith((",", ";", "&", " a")):
        return None  # "L0 to L5, Output": more than the span
    labels = counted_sequence([text[start:first], text[last:end]])
    return Enumeration("span", labels, start, end) if labels and len(labels) > 2 else None


def _labelled_ends(tokens: list[Token]) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """Spans of the first and the last label."""
    joiners = words("structure", "to") | words("structure", "elision") | {"–", "-", "—"}
    before: Token | None = None
    joined = False
    for at, token in enumerate(tokens):
        kind, start, end, key = token
        if kind == "WORD" and key.count("-") == 1 and all(counted(part) for part in key.split("-")):
            cut = start + key.index("-")  # "t0-t9"
            return (start, cut), (cut + 1, end)
        if kind == "WORD" and counted(key):
            if before is not None and joined:
                return (before[1], before[2]), (start, end)
            before, joined = token, False
        elif (
            key in joiners
            or (key == "." and joined)
            or (key == "." and tokens[at + 1 : at + 2] and tokens[at + 1][3] == ".")
        ):
            joined = before is not None
        elif kind != "WORD" and key not in ".()":
            before = None
    return None


def _span_ends(tokens: list[Token]) -> tuple[float, float, int, int] | None:
    joiners = words("structure", "to")
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
            (i for i in range(index + 1, min(index + 5, len(plain) - 1)) if plain[i][3] in joiners), None
        )
        if (
            joint is None
            or any(plain[i][0] != "WORD" for i in range(index + 1, joint))
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
    """The number behind "in increments of", "by", "steps of"."""
    steps = words("structure", "step_words")
    heads = {word.split()[0] for word in steps}
    for index, token in enumerate(tokens):
        if token[3] not in heads:
            continue
        for following in tokens[index + 1 : index + 4]:
            if following[0] == "QUANTITY":
                quantity = read_quantity(following[3])
                return quantity.value if quantity else None
            if following[3] not in ("of", "`"):
                break
    return None
