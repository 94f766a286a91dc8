"""What the lines below an axis statement give: its categories, its name, its range."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.reading.axis_bounds import announces_other, form, is_beside, is_other_title, names_figure
from heatparse.reading.axis_groups import (
    begins_matrix,
    goes_on,
    group_labels,
    heads_group,
    listed_on,
    lists_groups,
    several_labels,
)
from heatparse.reading.axis_names import bare_name, quoted_name
from heatparse.reading.axis_ranges import binned_labels, lists_ranges
from heatparse.reading.axis_reading import AxisReading, announces_labels, categories_in, item_label
from heatparse.reading.axis_units import behind_unit
from heatparse.reading.common_labels import is_common_list
from heatparse.reading.draft import Draft
from heatparse.reading.lists import enumerate_labels
from heatparse.reading.quotations import clean_label, quoted_end
from heatparse.reading.spans import sequence, span_ends
from heatparse.reading.statement_keys import property_of
from heatparse.reading.statements import Statement
from heatparse.tokens import Token, label_keys

# How far into a line the part that it speaks of is named.
_OPENING = 4
_LONGEST_NAME = 6  # tokens


def read_below(
    draft: Draft, statements: list[Statement], position: int, reading: AxisReading, head: Statement
) -> int:
    """Properties and categories given by the lines that follow."""
    labels: list[str] = []
    marker: str | None = None
    begun = False  # whether a list below the axis has been read: others may go on with it
    collecting = reading.categories is None
    grouped = collecting and lists_groups(draft, statements, position, head)
    while position < len(statements):
        statement = statements[position]
        block = statement.block
        kind = property_of(statement.key_tokens) if statement.role in (None, "title") else None
        known = labels or (reading.categories if begun else None)
        if kind in (None, "list") and known and statement.role is None and goes_on(statement):
            found = categories_in(statement.rest_tokens, draft.text, True)
            known += found.labels if found is not None and set(known).isdisjoint(found.labels) else []
            reading.end = block.end
            draft.roles[statement.index] = "axis"
            position += 1
            continue
        if (
            block.kind == "heading"
            or (statement.role is not None and kind is None)
            or _gap(draft, statements, position)
            or is_other_title(statement, head, reading)
            or (kind is None and names_figure(statement, statements[position - 1] if labels else None))
            or begins_matrix(draft, statements, position)
            or (kind is None and not labels and is_beside(statements, position, head))
            or (kind == "list" and (labels or is_common_list(draft, statements, position)))
        ):
            break
        if kind is not None:
            stays = _apply_property(draft, reading, statement, kind)
            begun = begun or (kind == "list" and reading.categories is not None)
            collecting = stays and reading.categories is None and not labels
            draft.roles[statement.index] = "axis"
            marker = None
            position += 1
            continue
        if _opens_items(statements, position, head) and collecting and not labels:
            draft.roles[statement.index] = "axis"
            position += 1
            continue
        if block.kind == "text":
            tokens = draft.tokens_of(block)
            below = next((draft.tokens_of(s.block) for s in statements[position + 1 : position + 2]), [])
            if collecting and not labels and announces_labels(tokens, below, draft.text):
                draft.roles[statement.index] = "axis"
                position += 1
                continue
            named = reading.label is not None
            found = categories_in(tokens, draft.text, named) if collecting and not labels else None
            if found is None and _is_name_below(draft, statement, head, reading):
                reading.label = clean_label(draft.content(block).rstrip("."))
                draft.roles[statement.index] = "axis"
                reading.end = block.end
                position += 1
                continue
            if found is None or (found.kind == "words" and len(statement.rest_tokens) > 40):
                break
            reading.categories = found.labels
            draft.roles[statement.index] = "axis"
            reading.end = block.end
            position += 1
            break
        if collecting and heads_group(statements, position):
            draft.roles[statement.index] = "axis"
            position += 1
            continue
        marker_form = form(statement)
        if announces_other(statement):
            break
        further = [] if collecting else listed_on(draft, statements, position)
        if further and reading.categories is not None:
            reading.categories = [*reading.categories, *further]
            draft.roles[statement.index] = "axis"
            reading.end = block.end
            position += 1
            continue
        if not collecting or (marker is not None and marker_form != marker):
            break
        alone = not _item_follows(statements, position)
        if (
            not labels
            and not lists_ranges(draft, statements, position)
            and _describes(draft, statement, reading, alone)
        ):
            draft.roles[statement.index] = "axis"
            reading.end = block.end
            collecting = reading.categories is None
            position += 1
            continue
        bins = [] if labels else binned_labels(draft, statements, position)
        if bins:
            draft.roles.update((s.index, "axis") for s in statements[position : position + len(bins)])
            labels, position = bins, position + len(bins)
            reading.end = statements[position - 1].block.end
            break
        first = alone and not labels
        several = several_labels(draft, statement, first) or (
            group_labels(draft, statement) if grouped else []
        )
        label = several[0] if several else item_label(draft, statement)
        if label is None:
            break
        marker = marker_form
        labels += several or [label]
        draft.roles[statement.index] = "axis"
        reading.end = block.end
        position += 1
    if len(labels) == 1 and reading.label is None and not reading.categories:
        reading.label = labels[0]  # "**X-axis:**" above "- Crop"
    elif labels and not reading.categories:
        reading.categories = labels
        reading.same_as = None
    return position


def _is_name_below(draft: Draft, statement: Statement, head: Statement, reading: AxisReading) -> bool:
    """Whether a short line below the heading of an axis is its name."""
    tokens = draft.tokens_of(statement.block)
    return (
        head.block.kind == "heading"
        and reading.label is None
        and not statement.key_tokens
        and len(tokens) <= _LONGEST_NAME
        and all(
            token[0] in ("WORD", "NAME", "LATEX", "TICK", "QUOTE") or token[3] in "()." for token in tokens
        )
    )


def _opens_items(statements: list[Statement], position: int, head: Statement) -> bool:
    """Whether a line between an axis and its items only announces them: "**X-axis:**", "Feeds tried:", "- Ant"."""
    statement = statements[position]
    below = statements[position + 1 : position + 2]
    if statement.block.kind == "item" and statement.opens:
        opening = [token[3] for token in statement.key_tokens[:_OPENING]]
        deeper = any(s.block.kind == "item" and s.block.indent > statement.block.indent for s in below)
        return deeper and not words("structure", "properties", "list").isdisjoint(opening)
    return (
        statement.block.kind == "text"
        and statement.opens
        and position > 0
        and statements[position - 1] is head
        and head.opens
        and len(statement.key_tokens) <= _OPENING
        and any(s.block.kind == "item" and s.role is None for s in below)
    )


def _describes(draft: Draft, statement: Statement, reading: AxisReading, alone: bool) -> bool:
    """Whether an item below an axis describes it as a whole: `Labeled "Batch Size"`, "Numbered 1 to 64"."""
    tokens, text = statement.rest_tokens, draft.text
    if statement.key_tokens:
        return alone and _names_and_lists(draft, statement, reading)
    named = quoted_name(tokens, text)
    found = categories_in(tokens, text)
    spans = found is not None and (found.kind == "span" or (found.kind != "words" and len(found.labels) >= 3))
    if spans and found is not None and _speaks_of_values(tokens, found.start):
        return False
    if named is None and not spans:
        return False
    if named is not None and (reading.label is None or reading.weak):
        reading.label, reading.weak = named, False
    if found is not None and spans:
        reading.categories = found.labels
    return True


def _speaks_of_values(tokens: list[Token], start: int) -> bool:
    """Whether a number stands in front of a span: "the yields at pH 7 range from 34 to 78"."""
    return any(token[0] == "QUANTITY" and token[2] <= start for token in tokens)


def _item_follows(statements: list[Statement], position: int) -> bool:
    """Whether the next line is an item of the same list."""
    following = statements[position + 1 : position + 2]
    return any(s.block.kind == "item" and s.role is None for s in following)


def _names_and_lists(draft: Draft, statement: Statement, reading: AxisReading) -> bool:
    """ "- **Stone:** Amber, Basalt, Chalk" as the only item below "**X-axis:**"."""
    found = categories_in(statement.rest_tokens, draft.text)
    name = bare_name(statement.key_tokens)
    if found is None or reading.label is not None or len(name) > _OPENING:
        return False
    reading.label = clean_label(draft.text[name[0][1] : name[-1][2]])
    reading.categories = found.labels
    return True


def _apply_property(draft: Draft, reading: AxisReading, statement: Statement, kind: str) -> bool:
    """Take over what a property says; True when the categories may follow below it."""
    tokens, text = statement.rest_tokens, draft.text
    reading.end = statement.block.end
    if kind == "name" and tokens:
        found = enumerate_labels(tokens, text)
        if found is not None and len(found.labels) >= 3:
            reading.categories = reading.categories or found.labels
            return False
        close = quoted_end(tokens, 0, text)
        end = tokens[close][1] if close else _sentence_end(tokens)
        start = tokens[0][2] if close else tokens[0][1]
        reading.label = clean_label(text[start:end]) or reading.label
    elif kind in ("list", "span"):
        if not tokens:
            return True
        found = categories_in(tokens, text, kind == "list")
        ends = span_ends(tokens) if kind == "span" else None
        reading.ends = ends[:2] if ends else reading.ends
        better = found is not None and (
            reading.categories is None or (kind == "list" and not _groups(found.labels, reading.categories))
        )
        if found is not None and better:
            reading.categories = found.labels
        elif found is None and kind == "list" and reading.categories is None and len(tokens) <= 4:
            reading.categories = [clean_label(text[tokens[0][1] : tokens[-1][2]])]
    elif kind == "step" and reading.ends is not None and tokens:
        first = next((token for token in tokens if token[0] == "QUANTITY"), tokens[0])
        number = read_quantity(first[3])
        if number is not None and number.value:
            reading.categories = sequence(*reading.ends, number.value) or reading.categories
    return kind in ("list", "name", "remark")


def _groups(again: list[str], labels: list[str]) -> bool:
    """Whether a second list puts labels in groups: "Cereals (oats, rye) and legumes (peas)" behind all of them."""
    if len(again) >= len(labels) or all(read_quantity(label) is not None for label in again):
        return False  # ticks out of all labels
    endings = [label_keys(label) for label in labels]
    return all(any(keys[-len(own) :] == own for keys in endings) for own in map(label_keys, again) if own)


def _sentence_end(tokens: list[Token]) -> int:
    at = 0
    while at < len(tokens):
        behind = behind_unit(tokens, at) if tokens[at][3] == "(" else None
        if tokens[at][3] in ".(" and behind is None:
            return tokens[at][1]
        at = behind or at + 1
    return tokens[-1][2]


def _gap(draft: Draft, statements: list[Statement], position: int) -> bool:
    """Whether a table, a fence or a rule stands between two statements."""
    before, after = statements[position - 1].index, statements[position].index
    return after - before > 1
