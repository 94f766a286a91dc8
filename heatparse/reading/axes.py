"""Axes: names and categories, from keys and from the lists below them."""

from __future__ import annotations

from itertools import pairwise, takewhile

from heatparse.phrases import words
from heatparse.reading.axis_names import key_name, leading_name, quoted_name
from heatparse.reading.axis_reading import AxisReading, categories_in
from heatparse.reading.draft import AxisDraft, Draft, PanelDraft
from heatparse.reading.enumeration import Enumeration
from heatparse.reading.quotations import clean_label
from heatparse.reading.statement_keys import key_role, property_of
from heatparse.reading.statements import Statement
from heatparse.resources import vocabulary
from heatparse.tokens import Token, fold

_SIGNS = ("-", "–", "—", ",", ";")
_SET_OFF = (*_SIGNS, ":", "(", ".")  # behind a name
_LONGEST_NAME = 4  # tokens
_OPENERS = (",", "(", ";", "[")
_FRONT = 8  # tokens of a name with the sign behind it
_FEWEST = 3  # labels of a list where a name is announced


def read_axis(draft: Draft, statements: list[Statement], position: int) -> tuple[AxisReading, int]:
    """Read the axis statement at `position` and its items; returns the position behind them."""
    head = statements[position]
    reading = AxisReading(start=head.block.start, end=head.block.end)
    tokens = head.rest_tokens
    reading.label = quoted_name(tokens, draft.text)
    reading.quoted = reading.label is not None
    if reading.label is None:
        reading.label = key_name(head, draft.text)
        first = {token[3] for token in head.key_tokens[:3]}
        guessed = key_role(head.key_tokens, loose=True) is None  # "Crops (left to right)" names no axis
        reading.weak = reading.label is not None and (
            guessed or bool(first & words("structure", "line_nouns"))
        )
    front = list(takewhile(lambda token: token[3] != "(", tokens))
    if reading.label is None and any(token[0] == "ARROW" or token[3] in _SIGNS for token in front):
        from heatparse.reading.list_names import (  # loaded where a sign may set off a name
            name_before_layout,
            name_before_list,
        )

        name = name_before_list(tokens, draft.text) or name_before_layout(tokens, draft.text)
        if name is not None:
            reading.label = name.label  # "Rows: Stop – A, B, C"
            tokens = tokens[name.behind :]
    if any(one[3] in _OPENERS and two[0] == "WORD" for one, two in pairwise(tokens[:_FRONT])):
        from heatparse.reading.led_lists import behind_lead  # loaded where words may lead to a list

        led = behind_lead(tokens, draft.text)
        if led is not None:
            reading.label = reading.label or led[0]  # "Rows: Origin, that is A, B, C"
            tokens = led[1]
    found = categories_in(tokens, draft.text, named=reading.label is not None)
    titled = _is_title(head)
    if titled and found is not None and found.kind == "words" and len(found.labels) < _FEWEST:
        found = None  # "X-axis title: Not shown, implied to be feeds"
    if found is not None and found.kind == "words" and not found.after_colon and tokens[-1][3] == ".":
        from heatparse.reading.axis_groups import lists_groups

        if lists_groups(draft, statements, position + 1, head):
            found = None  # "Lists words of two phrases, in their order." above the words of each
    if reading.label is None:
        reading.label = leading_name(tokens, draft.text, found)
        named = tokens[0][0] in ("QUOTE", "TICK") if tokens else False
        reading.quoted = reading.label is not None and (named or found is not None)
    elif head.role == "both":
        reading.quoted = True  # "Variables (rows and columns)"
    reading.told = titled and reading.label is not None
    draft.roles.setdefault(head.index, "axis")
    if found is not None:
        reading.categories = found.labels
    reading.same_as = _same_as(tokens, head.role, found) if head.role != "both" else None
    if reading.same_as:
        reading.categories = None
        reading.label = reading.label or _name_in_front(tokens, draft.text)
    behind = position + 1
    wants_more = not tokens or tokens[-1][3] == ":" or (reading.categories is None and not reading.same_as)
    if wants_more or _property_follows(statements, behind, reading):
        from heatparse.reading.axis_items import read_below

        behind = read_below(draft, statements, behind, reading, head)
    return reading, behind


def _is_title(head: Statement) -> bool:
    """Whether the key of a statement announces the name of an axis: "X-axis title", "Name of the y-axis"."""
    bracket = next((at for at, token in enumerate(head.key_tokens) if token[3] == "("), None)
    keys = [token[3] for token in head.key_tokens[:bracket] if token[0] == "WORD"]
    return len(keys) > 1 and any(key in words("structure", "title_keys") for key in (keys[0], keys[-1]))


def _property_follows(statements: list[Statement], position: int, reading: AxisReading) -> bool:
    """Whether the next item is a property of the axis; where the labels are those of another one, its name."""
    if position >= len(statements):
        return False
    statement = statements[position]
    if statement.block.kind != "item" or statement.role not in (None, "title"):
        return False
    kind = property_of(statement.key_tokens)
    return kind == "name" if reading.same_as else kind is not None


# --- references to another axis ---------------------------------------------------------------


def _same_as(tokens: list[Token], role: str | None, found: Enumeration | None) -> str | None:
    """The axis whose categories these are: "Same list as X-axis", "the same 6 categories"."""
    keys = [token[3] for token in tokens]
    cut = words(
        "structure", "ways_told", "cut"
    )  # "the answer, also tokenized": cut up, and not the same words
    same = [
        token
        for token, behind in zip(tokens, [*keys[1:], ""], strict=False)
        if token[3] in words("structure", "same_words") and behind not in cut
    ]
    if not same or (found is not None and (found.kind != "words" or found.start < same[0][1])):
        return None
    if found is not None and found.start == same[0][1] and "as" not in keys and _are_titles(found.labels):
        return None
    named = vocabulary("structure", "axis_references")
    for key in keys:
        if key in named and named[key] != role:
            return str(named[key])
    opening = keys.index("as") + 1 if "as" in keys[:-1] else None
    if opening is not None and tokens[opening][0] == "WORD" and len(tokens) - opening <= 4:
        return "panel:" + tokens[opening][3]
    return "y" if role == "x" else "x"


def _name_in_front(tokens: list[Token], text: str) -> str | None:
    """The name in "Destination, same cities and same order as the rows"."""
    stop = next((at for at, token in enumerate(tokens) if token[3] in _SET_OFF), 0)
    name = tokens[:stop]
    vague = (
        words("structure", "same_words") | words("structure", "no_names") | words("structure", "orientation")
    )
    plain = all(token[0] in ("WORD", "NAME") and token[3] not in vague for token in name)
    if not 0 < stop <= _LONGEST_NAME or not plain or not text[name[0][1]].isupper():
        return None
    return clean_label(text[name[0][1] : name[-1][2]])


def _are_titles(labels: list[str]) -> bool:
    """ "Same Day, Next Day, Standard": labels, and no sentence on those of another axis."""
    return len(labels) >= _FEWEST and all(label.istitle() for label in labels)


# --- putting it into panels -------------------------------------------------------------------


def apply_axis(panel: PanelDraft, axis: str, reading: AxisReading) -> None:
    """Fill in what the panel does not know yet; the first statement wins."""
    targets = (panel.x, panel.y) if axis == "both" else (panel.x,) if axis == "x" else (panel.y,)
    named = (axis != "both" or reading.quoted) and not _is_listed(panel, reading.label)
    for target in targets:
        _fill(target, reading, name=named)
        target.told_label = target.told_label and (reading.told or axis != "both")


def _is_listed(panel: PanelDraft, label: str | None) -> bool:
    """Whether an axis lists what a sentence near a word for an axis quotes: "`oats`: pale in rows 2 to 4"."""
    if label is None or not (panel.x.categories or panel.y.categories):
        return False
    keys = fold(label)
    return any(fold(name) == keys for side in (panel.x, panel.y) for name in side.categories)


def _fill(target: AxisDraft, reading: AxisReading, name: bool) -> None:
    replaces = (target.weak_label and not reading.weak) or (reading.told and not target.told_label)
    if name and reading.label and (target.label is None or replaces):
        target.label = reading.label
        target.weak_label = reading.weak
        target.told_label = reading.told or reading.quoted
    if not target.categories and reading.categories:
        target.categories = list(reading.categories)
        target.span = (reading.start, reading.end)
    if target.span is None:
        target.span = (reading.start, reading.end)
