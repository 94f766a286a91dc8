"""Items below an axis that hold several labels each, in quotes, by groups, and lines that are rows of values."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.draft import Draft
from heatparse.reading.lists import enumerate_labels
from heatparse.reading.statement_keys import property_of
from heatparse.reading.statements import Statement
from heatparse.tokens import Token

_FEWEST_VALUES = 2  # of a row of a matrix
_FEWEST_LABELS = 3  # of a list without quotes
_LONGEST_LABEL = 3  # words of one of them


def several_labels(draft: Draft, statement: Statement, alone: bool = False) -> list[str]:
    """The labels of an item that holds several of them, each in quotes and nothing beside: "- `-3`, `-2`, `-1`".

    `alone`: no item stands beside it, so that they need no quotes: "- oat, rye, oat+rye".
    """
    tokens = statement.rest_tokens
    if alone and not statement.key_tokens and (plain := _plain_labels(draft, tokens)):
        return plain
    if statement.key_tokens or sum(token[0] == "TICK" for token in tokens) < len("````"):
        return []
    return _quoted_labels(draft, tokens)


def _plain_labels(draft: Draft, tokens: list[Token]) -> list[str]:
    """The labels of a piece that is nothing but a list of short words."""
    listed = enumerate_labels(tokens, draft.text, named=True) if tokens else None
    if listed is None or len(listed.labels) < _FEWEST_LABELS or listed.start != tokens[0][1]:
        return []
    whole = listed.end >= tokens[-1][1]
    short = all(len(label.split()) <= _LONGEST_LABEL for label in listed.labels)
    return listed.labels if whole and short else []


def _quoted_labels(draft: Draft, tokens: list[Token]) -> list[str]:
    """The labels of a piece that holds nothing but several of them, each in quotes."""
    outside = "".join(draft.text[tokens[0][1] : tokens[-1][2]].split("`")[::2])
    listed = enumerate_labels(tokens, draft.text)
    plain = words("structure", "and").issuperset(outside.replace(",", " ").split())
    return listed.labels if plain and listed is not None and listed.kind == "quoted" else []


def lists_groups(draft: Draft, statements: list[Statement], position: int, head: Statement) -> bool:
    """Whether two or more items below an axis give labels in quotes, each behind the name of a group."""
    groups: list[str] = []
    nested = True
    for statement in statements[position:]:
        if statement.block.kind != "item" or not group_labels(draft, statement):
            break
        nested &= statement.block.indent > head.block.indent
        groups.append(statement.key_tokens[0][3])
    return len(groups) > 1 and (nested or len(set(groups)) == 1)  # "Group 1", "Group 2"


def group_labels(draft: Draft, statement: Statement) -> list[str]:
    """The labels of one group of an axis: "- **Group 1 (birds):** `Wren`, `Robin`"."""
    if (
        statement.role is not None
        or not statement.key_tokens
        or property_of(statement.key_tokens) is not None
    ):
        return []
    tokens = statement.rest_tokens
    return _quoted_labels(draft, tokens) if sum(token[0] == "TICK" for token in tokens) >= len("````") else []


def heads_group(statements: list[Statement], position: int) -> bool:
    """Whether an item heads some labels of an axis, as another one does: "- Cereals:", "  - oats", "- Pulses:"."""
    statement = statements[position]
    if not _heads_items(statements, position) or statement.role is not None:
        return False
    indent = statement.block.indent
    for at, other in enumerate(statements):
        beside = at != position and other.block.indent == indent and other.role is None
        if beside and _heads_items(statements, at) and _are_neighbours(statements, *sorted((position, at))):
            return True
    return False


def _heads_items(statements: list[Statement], position: int) -> bool:
    """Whether an item ends in a colon, and the next one stands further to the right."""
    statement = statements[position]
    below = statements[position + 1 : position + 2]
    return (
        statement.block.kind == "item"
        and statement.opens
        and any(s.block.kind == "item" and s.block.indent > statement.block.indent for s in below)
    )


def _are_neighbours(statements: list[Statement], first: int, last: int) -> bool:
    """Whether all between two items are items further to the right."""
    indent = statements[first].block.indent
    return all(s.block.kind == "item" and s.block.indent > indent for s in statements[first + 1 : last])


def listed_on(draft: Draft, statements: list[Statement], position: int) -> list[str]:
    """The labels of an item that goes on with those in quotes of the item above: `- "a", "b" (first kind)`."""
    found: list[list[str]] = []
    for statement in statements[position - 1 : position + 1]:
        listed = None if statement.key_tokens else enumerate_labels(statement.rest_tokens, draft.text)
        if statement.block.kind != "item" or listed is None or listed.kind != "quoted":
            return []
        found.append(listed.labels)
    return found[-1] if set(found[0]).isdisjoint(found[-1]) else []


def goes_on(statement: Statement) -> bool:
    """ "- Numeric tokens: -2, -1", "- Numerical: -2, -1" go on with the labels above."""
    further = words("structure", "further")
    if property_of(statement.key_tokens) is None and len(statement.key_tokens) > 1:
        return False  # "Number of runs: 5"
    return bool(statement.rest_tokens) and not further.isdisjoint(t[3] for t in statement.key_tokens)


def begins_matrix(draft: Draft, statements: list[Statement], position: int) -> bool:
    """Whether a line and the next one are rows of numbers: "Rows from top to bottom:" heads values."""
    rows = [draft.tokens_of(statement.block) for statement in statements[position : position + 2]]
    told = [statement.block.kind == "text" for statement in statements[position : position + 2]]
    return len(rows) == len(told) and len(rows) > 1 and all(map(_is_row, rows, told))


def _is_row(tokens: list[Token], told: bool) -> bool:
    """ "0.2 0.4 0.6"; in a line of text the name of the row may stand in front: "Row 1 reads 0.2, 0.4 and 0.6"."""
    spoken = ("WORD", "NAME", "LATEX", "ARROW")
    joints = words("structure", "and")
    behind = max(
        (at + 1 for at, one in enumerate(tokens) if one[0] in spoken and one[3] not in joints), default=0
    )
    numbers = [token for token in tokens[behind:] if token[0] == "QUANTITY"]
    if len(numbers) < _FEWEST_VALUES or sum(token[0] == "QUANTITY" for token in tokens[:behind]) > 1:
        return False
    lined = tokens[0][3] in words("structure", "line_nouns")
    return not behind or (told and (lined or all("." in number[3] for number in numbers)))
