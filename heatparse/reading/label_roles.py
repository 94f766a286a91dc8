"""Lines of the data whose label is a word of the frame: "Charts: 8%", "Legend → Ant: 3", where an axis lists them."""

from __future__ import annotations

from heatparse.labels import LabelIndex
from heatparse.reading.draft import Draft
from heatparse.reading.panel_grids import listed_categories
from heatparse.reading.statements import Statement

_REACH = 6  # tokens at the start of a line, in which its label stands
_FEWEST = 2  # labels that lines of the data begin with


def unmark_labels(draft: Draft, statements: list[Statement]) -> None:
    """Take their role from lines behind the axes that begin with a label and have values."""
    categories = listed_categories(draft, statements)
    axes = [next((at for at, s in enumerate(statements) if s.role == role), -1) for role in ("x", "y")]
    last = max(axes)
    found: dict[str, list[Statement]] = {}
    for at, statement in enumerate(statements[last + 1 :], last + 1):
        label = _label_of(draft, statement, categories)
        if label and (_has_value(draft, statement) or _heads_values(draft, statements, at)):
            found.setdefault(label, []).append(statement)
    if len(found) < _FEWEST:
        return
    for labelled in found.values():
        for statement in labelled:
            statement.labelled = True
            if statement.role not in ("x", "y"):
                statement.role = None


def _label_of(draft: Draft, statement: Statement, categories: LabelIndex) -> str:
    tokens = draft.tokens_of(statement.block)
    for at in range(min(_REACH, len(tokens))):
        label = categories.match(tokens, at)
        if label is not None:
            return label.label.text
    return ""


def _has_value(draft: Draft, statement: Statement) -> bool:
    return any(token[0] == "QUANTITY" for token in draft.tokens_of(statement.block))


def _heads_values(draft: Draft, statements: list[Statement], at: int) -> bool:
    """Whether the line right below has a value."""
    return any(_has_value(draft, below) for below in statements[at + 1 : at + 2])
