"""Axes that sentences speak of: "“Predicted” runs along the horizontal axis", "both axes list …"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.axis_reading import AxisReading, categories_in
from heatparse.reading.draft import Draft
from heatparse.reading.lists import clean_label, quoted_end, sentences
from heatparse.resources import vocabulary
from heatparse.tokens import Token


def read_prose_axes(draft: Draft, tokens: list[Token]) -> list[tuple[str, AxisReading]]:
    """Axes that sentences speak of: "“Predicted” runs along the horizontal axis", "both axes list …"."""
    readings: list[tuple[str, AxisReading]] = []
    axes = vocabulary("structure")["axis_words"]
    for sentence in sentences(tokens, draft.text):
        for clause in _clauses(sentence):
            named = [
                (i, axes[t[3]]) for i, t in enumerate(clause) if t[3] in axes and _is_axis_word(clause, i)
            ]
            if not named:
                continue
            spoken = {axis for _, axis in named}
            if (
                len(named) == 2
                and spoken == {"x", "y"}
                and _pair_of_names(clause, draft.text, named, readings)
            ):
                continue
            axis = "both" if len(spoken) > 1 else named[0][1]
            found = categories_in(clause, draft.text)
            reading = AxisReading(start=clause[0][1], end=clause[-1][2])
            if found is not None and (found.kind != "words" or found.after_colon or _lists(clause)):
                reading.categories = found.labels
            reading.label = _near_label(clause, named[0][0], draft.text) if axis != "both" else None
            if reading.categories or reading.label:
                readings.append((axis, reading))
    return readings


def _is_axis_word(clause: list[Token], index: int) -> bool:
    key = clause[index][3]
    if key in ("horizontal", "vertical"):
        return index + 1 < len(clause) and clause[index + 1][3] == "axis"
    return True


def _lists(clause: list[Token]) -> bool:
    return not words("structure", "list_verbs").isdisjoint(token[3] for token in clause)


def _clauses(sentence: list[Token]) -> list[list[Token]]:
    """Between semicolons, and in front of a second axis: "…, and the horizontal axis lists …"."""
    axes = vocabulary("structure")["axis_words"]
    clauses: list[list[Token]] = [[]]
    spoken: set[str] = set()
    for token in sentence:
        axis = axes.get(token[3])
        if token[3] == ";":
            clauses.append([])
            spoken = set()
            continue
        if axis in ("x", "y") and spoken - {axis} and _lists(clauses[-1]):
            opening = _opening(clauses[-1])
            clauses.append(clauses[-1][opening:])
            clauses[-2] = clauses[-2][:opening]
            spoken = set()
        clauses[-1].append(token)
        if axis:
            spoken.add(axis)
    return [clause for clause in clauses if clause]


def _opening(clause: list[Token]) -> int:
    """Where the words in front of a new subject begin: the "and the" of "…, and the horizontal axis"."""
    at = len(clause)
    while at and clause[at - 1][3] in words("structure", "subject_openers"):
        at -= 1
    return at


def _pair_of_names(
    clause: list[Token], text: str, named: list[tuple[int, str]], readings: list[tuple[str, AxisReading]]
) -> bool:
    """Two axes in one clause, each with a quoted name nearest to it."""
    labels = [(axis, _near_label(clause, index, text)) for index, axis in named]
    if not all(label for _, label in labels) or labels[0][1] == labels[1][1]:
        return False
    for axis, label in labels:
        readings.append((axis, AxisReading(label=label, start=clause[0][1], end=clause[-1][2])))
    return True


def _near_label(clause: list[Token], index: int, text: str) -> str | None:
    """The quotation nearest to an axis word, within a few words."""
    best: tuple[int, str] | None = None
    at = 0
    while at < len(clause):
        close = quoted_end(clause, at, text)
        if close is None:
            at += 1
            continue
        distance = index - close if close < index else at - index
        if close > at + 1 and distance <= 9 and (best is None or distance < best[0]):
            best = (distance, clean_label(text[clause[at][2] : clause[close][1]]))
        at = close + 1
    return best[1] if best else None
