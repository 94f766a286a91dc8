"""Sentences that go on about the axis named before: "The x-axis shows the months. These are May, June, and July."."""

from __future__ import annotations

from heatparse.phrases import phrases, words
from heatparse.reading.axis_names import LONGEST_NAME, shown_name
from heatparse.reading.axis_reading import AxisReading, categories_in
from heatparse.reading.draft import Draft
from heatparse.reading.panel_names import is_discussion
from heatparse.reading.quotations import clean_label
from heatparse.reading.sentences import sentences
from heatparse.reading.statements import Statement
from heatparse.resources import vocabulary
from heatparse.tokens import Token

_SUBJECT = 4  # tokens in which it names its labels
_OPENING = 8  # tokens in which a sentence says that it lists something


def axes_taken_up(draft: Draft, statements: list[Statement]) -> list[tuple[int, str, AxisReading]]:
    """Block, axis and reading of every sentence that lists the labels of the axis which the one before names."""
    found: list[tuple[int, str, AxisReading]] = []
    axis: str | None = None
    name: str | None = None
    rows = next((at for at, one in enumerate(draft.blocks) if one.kind in ("row", "code")), len(draft.blocks))
    for statement in statements:
        block = statement.block
        if statement.index > rows or (block.kind == "heading" and is_discussion(statement)):
            break
        if block.kind == "heading":
            axis = statement.role if statement.role in ("x", "y") else None
            continue
        if draft.roles.get(statement.index) == "axis" and statement.role in ("x", "y", "both"):
            axis, name = statement.role, None
            continue
        for sentence in sentences(draft.tokens_of(block), draft.text):
            spoken = _axis_of(sentence)
            if spoken is not None:
                axis, name = spoken or None, _name(sentence, draft.text)
                continue
            reading = _reading(sentence, draft.text) if axis is not None else None
            if axis is not None and reading is not None:
                reading.label = name
                draft.roles.setdefault(statement.index, "axis")
                found.append((statement.index, axis, reading))
            axis = name = None
    return found


def _axis_of(sentence: list[Token]) -> str | None:
    """The one axis that a sentence speaks of, "" for several or another part, None where it names none."""
    axes = vocabulary("structure", "axis_words")
    told = {axes[token[3]] for token in sentence if token[3] in axes}
    if "axis" in {token[3] for token in sentence}:
        told |= {token[3] for token in sentence if token[3] in ("x", "y")}
    if any(role == "legend" for role, _, _ in phrases("structure", "roles").find(sentence)):
        return ""
    if not told:
        return None
    return told.pop() if len(told) == 1 else ""


def _name(sentence: list[Token], text: str) -> str | None:
    """What the axis shows, as the sentence that names it says."""
    axes = {*vocabulary("structure", "axis_words"), "axis"}
    last = max((at for at, token in enumerate(sentence) if token[3] in axes), default=len(sentence))
    told = sentence[last + 1 :]
    if [token[3] for token in told[1:2]] == ["for"]:  # "stands for"
        told = [told[0], *told[2:]]
    if 1 < len(told) <= LONGEST_NAME and told[0][3] in words("structure", "naming_verbs"):
        vague = words("structure", "vague_names") | words("structure", "label_nouns")
        vague |= words("structure", "articles") | vocabulary("structure", "numbers").keys()
        if all(token[0] in ("WORD", "NAME") and token[3] not in vague for token in told[1:]):
            return clean_label(text[told[1][1] : told[-1][2]])  # "The x-axis shows weather stations."
    return shown_name(told, text)


def _reading(sentence: list[Token], text: str) -> AxisReading | None:
    """The labels that a sentence lists which takes up what was named before."""
    opening = sentence[:_OPENING]
    if sentence[0][3] not in words("structure", "taking_up"):
        return None
    if sentence[0][3] == "the" and not _names_labels(sentence):
        return None  # "The readings at pH 6 range from 34 to 78"
    listing = words("structure", "list_verbs") | words("structure", "span_words")
    if all(token[3] not in listing and token[3] != ":" for token in opening):
        return None
    if any(token[3] in words("colors", "hues") for token in sentence):
        return None
    found = categories_in(sentence, text, named=True)
    if found is None:
        return None
    return AxisReading(categories=found.labels, start=sentence[0][1], end=sentence[-1][2])


def _names_labels(sentence: list[Token]) -> bool:
    """Whether a sentence begins with "The labels", "The three categories"."""
    nouns = words("structure", "properties", "list") | words("structure", "label_nouns")
    return any(token[3] in nouns for token in sentence[1:_SUBJECT])
