"""Lists under the name of an axis: "X-axis: Ship", "Y-axis: Port", and below them "Ships: Ada, Bea", "Ports: …"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.axis_reading import AxisReading, categories_in
from heatparse.reading.brackets import OPEN
from heatparse.reading.draft import Draft
from heatparse.reading.panel_names import is_discussion
from heatparse.reading.statements import Statement
from heatparse.tokens import label_keys

_LONGEST = 4  # words of a name, and of a key
_LONGEST_PIECE = 8  # tokens, also of a remark in brackets
_SIDES = ("x", "y")
_SEPARATORS = frozenset((",", "•", "·", "|", ";", "and", "&"))  # between labels

Names = dict[str, list[str]]  # axis -> the words of its name


def mark_named_lists(statements: list[Statement]) -> None:
    """Give each list whose key is the name of an axis, or of both, the role of that axis.

    "Ports (top to bottom): Lima, Kiel" is no list of the axis above it where that one is "Ship".
    """
    names: Names = {}
    for statement in statements:
        if statement.block.kind == "heading" and is_discussion(statement):
            break
        if statement.role in _SIDES and statement.role not in names and statement.block.kind != "heading":
            names[statement.role] = _name(statement)
        elif statement.role is None and len(names) > 1:
            role = _role(statement, names)
            if role is not None:
                statement.role = role


def named_lists(draft: Draft, statements: list[Statement]) -> list[tuple[int, str, AxisReading]]:
    """Block, axis and reading of the lists whose keys are the names of axes that list nothing: "Ports: Lima, Kiel"."""
    found: list[tuple[int, str, AxisReading]] = []
    panel = draft.panels[0]
    names: Names = {
        side: list(label_keys((axis.label or "").partition("(")[0]))
        for side, axis in (("x", panel.x), ("y", panel.y))
        if not axis.categories
    }
    for statement in statements:
        if statement.block.kind == "heading" and is_discussion(statement):
            break
        role = _role(statement, names) if draft.roles.get(statement.index) is None else None
        listed = categories_in(statement.rest_tokens, draft.text, True) if role is not None else None
        if role is not None and listed is not None:
            draft.roles[statement.index] = "axis"
            reading = AxisReading(
                categories=listed.labels, start=statement.block.start, end=statement.block.end
            )
            found.append((statement.index, role, reading))
            names = {side: name for side, name in names.items() if role not in (side, "both")}
    return found


def _name(statement: Statement) -> list[str]:
    """The words of the name that a line gives an axis and nothing else: "Ship", "Dose (mg)"; [] for any other line."""
    tokens = statement.rest_tokens
    stop = next((at for at, token in enumerate(tokens) if at and token[3] in ("(", "[")), len(tokens))
    name = [token for token in tokens[:stop] if token[0] not in ("TICK", "QUOTE")]
    plain = all(token[0] in ("WORD", "NAME") for token in name)
    return [token[3] for token in name] if plain and len(name) <= _LONGEST else []


def _role(statement: Statement, names: Names) -> str | None:
    """The axis, or "both", whose name the key of a list has."""
    key = _key(statement)
    if not key or not _lists(statement):
        return None
    named = [axis for axis, name in names.items() if _is_name(key, name)]
    return named[0] if len(named) == 1 else "both" if named else None


def _key(statement: Statement) -> list[str]:
    """The words of a key in front of a bracket or a comma: "Ports" of "Ports (top to bottom)"."""
    tokens = statement.key_tokens
    stop = next((at for at, token in enumerate(tokens) if token[3] in ("(", "[", ",")), len(tokens))
    vague = words("structure", "articles") | words("structure", "label_nouns")
    key = [token[3] for token in tokens[:stop] if token[3] not in vague]
    return (
        key
        if 0 < len(key) <= _LONGEST and all(token[0] in ("WORD", "NAME") for token in tokens[:stop])
        else []
    )


def _lists(statement: Statement) -> bool:
    """Whether several short pieces stand behind a key: "Lima, Kiel", "10, 20 and 30"; no sentence does."""
    size, several = 0, False
    for token in statement.rest_tokens:
        several = several or token[3] in _SEPARATORS
        size = 0 if token[3] in _SEPARATORS or token[3] in OPEN else size + 1
        if size > _LONGEST_PIECE:
            return False
    return several


def _is_name(key: list[str], name: list[str]) -> bool:
    """Whether a key is a name in the plural, or its last words: "Ports" of "Port" and of "Home port"."""
    told = name[-len(key) :]
    return len(told) == len(key) and all(_are_one(one, two) for one, two in zip(key, told, strict=True))


def _are_one(one: str, two: str) -> bool:
    """Whether two words are the same noun, the one in the plural: "cities" and "city", "species" and "species"."""
    short, long = sorted((one, two), key=len)
    return long in (short, f"{short}s", f"{short}es") or (short[-1:] == "y" and long == f"{short[:-1]}ies")
