"""Ranges as labels in the items below an axis: "18–24 (far left)", "Early (06–14)", "00–06 h", "small: 1–5 kg"."""

from __future__ import annotations

from itertools import pairwise

from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.reading.brackets import without_bracket
from heatparse.reading.draft import Draft
from heatparse.reading.quotations import clean_label
from heatparse.reading.spans import span_ends
from heatparse.reading.statements import Statement
from heatparse.tokens import Token

_LONGEST = 9  # tokens of a label with a range in it
_LONGEST_RANGE = 4  # tokens of a number, or a range, with its unit
_FEWEST = 2  # ranges of a list


def lists_ranges(draft: Draft, statements: list[Statement], position: int) -> bool:
    """Whether an item is a category like "20-29" or "Early (06–14)": it holds one range, as does the next one."""
    pair = statements[position : position + _FEWEST]
    if len(pair) < _FEWEST or any((s.key_tokens and s.rest_tokens) or s.role is not None for s in pair):
        return False
    return all(_is_category(s.rest_tokens or s.key_tokens, draft.text) for s in pair)


def binned_labels(draft: Draft, statements: list[Statement], position: int) -> list[str]:
    """The labels of "small: 1–5 kg", "medium: 5–20 kg": each range begins where the one above it ends."""
    labels: list[str] = []
    ends: list[tuple[float, float]] = []
    for statement in statements[position:]:
        found = span_ends(statement.rest_tokens) if statement.key_tokens else None
        if statement.role is not None or statement.block.kind != "item" or found is None:
            break
        if len(statement.rest_tokens) > _LONGEST:
            break
        ends.append(found[:2])
        labels.append(clean_label(draft.text[statement.key[0] : statement.key[1]]))
    meet = all(one[1] <= two[0] <= one[1] + _grain(draft.text, one[1]) for one, two in pairwise(ends))
    return labels if len(labels) >= _FEWEST and meet else []


def _grain(text: str, number: float) -> float:
    """How far the next range may begin behind a number: 1 for whole ones, none for others."""
    return 1.0 if number == int(number) else 0.0


def _is_category(tokens: list[Token], text: str) -> bool:
    """Whether a piece is a label with a range or an open end in it, and says nothing of the others."""
    plain = [token for token in tokens if token[0] not in ("TICK", "QUOTE")]
    plain = without_bracket(plain, words("structure", "remarks"), last=True) if plain else []
    if not 0 < len(plain) <= _LONGEST:
        return False
    if plain[0][0] == "QUANTITY" and len(plain) <= _LONGEST_RANGE:
        return True
    told = words("structure", "span_words") - {"from", "between"} | words("structure", "step_words")
    if not told.isdisjoint(token[3] for token in plain) or any(token[3] in ",;:" for token in plain):
        return False
    numbers = [token for token in plain if token[0] == "QUANTITY"]
    if not numbers:
        return False
    quantity = read_quantity(text[numbers[0][1] : numbers[-1][2]])
    opened = words("structure", "open_ends")
    return (quantity is not None and quantity.value is None) or not opened.isdisjoint(t[3] for t in plain)


__all__ = ["binned_labels", "lists_ranges"]
