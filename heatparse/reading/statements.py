"""Blocks as statements: a key, and what it says about it ("**X-axis (Ratio)**: 0.1, 0.2")."""

from __future__ import annotations

from itertools import pairwise

from heatparse.blocks import Block
from heatparse.phrases import phrases, words
from heatparse.reading.draft import Draft
from heatparse.reading.statement_keys import key_role, split_key
from heatparse.records import Record, field
from heatparse.resources import vocabulary
from heatparse.tokens import Token

_SEPARATORS = frozenset((",", "•", "·", "|", ";"))  # between the labels of a list
_BEHIND_PLACE = frozenset(',(–—-:="“')  # of an axis, and in front of its name
_SCALE_OPENING = 4  # tokens in which a statement without a key names a scale


class Statement(Record):
    """A block as key and rest. Spans are (start, end) offsets; `key` is empty without a key."""

    index: int  # of the block
    block: Block
    key: tuple[int, int]
    rest: tuple[int, int]
    bold: bool
    key_tokens: list[Token]
    role: str | None = None  # x, y, both, legend, title, panels, other; see structure.yaml
    rest_tokens: list[Token] = field(default_factory=list)
    labelled: bool = False  # begins with a label that is a word of the frame as well

    @property
    def opens(self) -> bool:
        """Whether what follows belongs to it: it has a key and says nothing itself."""
        return bool(self.key_tokens) and not self.rest_tokens


def read_statements(draft: Draft) -> list[Statement]:
    """One statement for every heading, item and paragraph, in the order of the text."""
    statements = [
        read_statement(draft, index, block)
        for index, block in enumerate(draft.blocks)
        if block.kind in ("heading", "item", "text")
    ]
    _mark_short_keys(statements)
    _mark_sides(statements)
    _mark_rows_of_panels(statements)
    if any(_has_plain_scale(statement) for statement in statements):
        from heatparse.reading.plain_scales import mark_plain_scales  # loaded for "Scale: 0 to 1"

        mark_plain_scales(statements)
    for statement in statements:
        if statement.role in ("x", "y") and not statement.bold and _goes_on_to_other_axis(statement):
            statement.role = None  # sentences, read as such
    return statements


def _has_plain_scale(statement: Statement) -> bool:
    """Whether a short line without a role has "scale" among its first words."""
    opening = (*statement.key_tokens, *statement.rest_tokens)[:_SCALE_OPENING]
    return statement.role is None and any(token[3] == "scale" for token in opening)


def _goes_on_to_other_axis(statement: Statement) -> bool:
    """ "The x-axis lists the kinds: A, B. The y-axis lists …" """
    axes = vocabulary("structure", "axis_words")
    behind = False
    for token in statement.rest_tokens:
        if token[3] in ".;":
            behind = True
        elif behind and axes.get(token[3], statement.role) != statement.role:
            return True
    return False


def _mark_rows_of_panels(statements: list[Statement]) -> None:
    """ "Rows of the grid: …" beside "Y-axis of each panel: …" is about the places of the panels."""
    for role in ("x", "y"):
        stated = [s for s in statements if s.role == role and s.block.kind != "heading"]
        placing = [s for s in stated if _places_panels(s)]
        if 0 < len(placing) < len(stated):
            for statement in placing:
                statement.role = "other"


def _places_panels(statement: Statement) -> bool:
    """ "Rows of the grid", "Panel columns": a line noun with the figure as a whole, in front of any bracket."""
    keys = [token[3] for token in statement.key_tokens]
    keys = keys[: keys.index("(")] if "(" in keys else keys
    lines = words("structure", "line_nouns")
    whole = words("layout", "whole_figure")
    if (
        lines.isdisjoint(keys)
        or whole.isdisjoint(keys)
        or not {"each", "every", "both", "all"}.isdisjoint(keys)
    ):
        return False
    return "of" in keys or any(one in whole and two in lines for one, two in pairwise(keys))


def _mark_short_keys(statements: list[Statement]) -> None:
    """ "X: …" and "Y: …", "Horizontal: …" and "Vertical: …" are axes where the text speaks of axes.

    They stand next to each other below a "both".
    """
    words_for_axes = vocabulary("structure", "short_axis_keys")
    inside = False
    for one, two in pairwise(statements):
        if one.role == "both":
            inside = True
        elif one.block.kind == "heading":
            inside = False
        if not one.rest_tokens or not two.rest_tokens:
            continue
        numbers = any(s.rest_tokens[0][0] == "QUANTITY" for s in (one, two))
        letters = [[t[3] for t in s.key_tokens if t[0] not in ("TICK", "QUOTE")] for s in (one, two)]
        bare = [_without_bracket(key) for key in letters]
        named = {word for key in bare for word in key}
        glossed = bare[0] != letters[0] and bare[1] != letters[1]  # "Vertical (District): …"
        if not inside and (
            (numbers and not glossed) or named not in ({"x", "y"}, {"horizontal", "vertical"})
        ):
            continue
        roles = [words_for_axes.get(key[0]) if len(key) == 1 else None for key in bare]
        if inside and not any(roles):
            roles = [_side_in_bracket(key) for key in letters]
        if sorted(filter(None, roles)) == ["x", "y"]:
            one.role, two.role = roles


def _without_bracket(key: list[str]) -> list[str]:
    """A short key without the name of the axis behind it: "vertical (district)", "vertical, district"."""
    bracketed = len(key) > 2 and key[1] == "(" and key[-1] == ")"
    set_off = len(key) > 2 and key[1] in (",", "=", "-", "–", "—")
    return key[:1] if bracketed or set_off else key


def _mark_sides(statements: list[Statement]) -> None:
    """ "Tasks (left to right): A, B" and "Models (top to bottom): C, D" are axes where no key names one."""
    found: dict[str, list[Statement]] = {"x": [], "y": []}
    for position, statement in enumerate(statements):
        if statement.role in ("x", "y") or (statement.role == "both" and statement.rest_tokens):
            return
        if statement.block.kind == "heading" and any(found.values()):
            break
        keys = [token[3] for token in statement.rest_tokens]
        listed = not _SEPARATORS.isdisjoint(keys) or (
            len(keys) == 3 and keys[1] in words("structure", "and")
        )  # "A and B"
        listed = listed or _opens_labels(statements, position)
        side = _side_of_key(statement) if listed and statement.role is None and statement.key_tokens else None
        if side is not None:
            found[side].append(statement)
    if all(len(told) == 1 for told in found.values()):
        for side, (statement,) in found.items():
            statement.role = side


def _opens_labels(statements: list[Statement], position: int) -> bool:
    """Whether a head such as "Left edge:" stands above items without values, one further in each."""
    head, below = statements[position], statements[position + 1 : position + 2]
    lines = words("structure", "line_nouns")
    if head.rest_tokens or head.block.kind != "item" or any(token[3] in lines for token in head.key_tokens):
        return False
    return bool(below) and below[0].block.indent > head.block.indent and not below[0].key_tokens


def _side_of_key(statement: Statement) -> str | None:
    """The axis that a key tells by a direction or a place: "from left to right", "(top)", "header row"."""
    told = {
        letter.lower()
        for letter, _, _ in phrases("sides", "axes").find(statement.key_tokens)
        if letter in "XY"
    }
    if not told:
        keys = [token[3] for token in statement.key_tokens]
        named = " ".join(keys[keys.index("(") + 1 : -1] if "(" in keys and keys[-1] == ")" else keys)
        stop = next((at for at, key in enumerate(keys) if key in _BEHIND_PLACE), len(keys))
        opened = " ".join(keys[:stop])  # `Left edge, "Field"`
        told = {side for side in ("x", "y") if {named, opened} & words("sides", "places", side)}
    return told.pop() if len(told) == 1 else None


def _side_in_bracket(key: list[str]) -> str | None:
    """The axis that the bracket behind a short key tells: "t (vertical)", "Dose (bottom)"."""
    opening = key.index("(") if "(" in key else 0
    if not opening or opening > _SCALE_OPENING or key[-1] != ")":
        return None
    sides = {vocabulary("structure", "short_axis_keys").get(word) for word in key[opening + 1 : -1]}
    side: str | None = sides.pop() if len(sides) == 1 else None
    return side


def read_statement(draft: Draft, index: int, block: Block) -> Statement:
    """One block as a statement."""
    key, rest, bold = split_key(draft, block)
    between = draft.tokens.between
    key_tokens = between(*key) if key[1] > key[0] else []
    if block.kind == "text" and not bold:
        key_tokens = _last_sentence(key_tokens)
    rest_tokens = between(*rest)
    while rest_tokens and rest_tokens[0][3] in (":", "–", "—", "-", "→", "="):
        rest_tokens = rest_tokens[1:]
    role = key_role(key_tokens, loose=block.kind == "heading" or not rest_tokens) if key_tokens else None
    if key_tokens:
        scaled = role is None and _is_scale(key_tokens, rest_tokens)
    else:
        scaled = block.kind == "item" and _opens_with_scale(rest_tokens)
    role = "legend" if scaled else role
    return Statement(index, block, key, rest, bold, key_tokens, role, rest_tokens)


def _last_sentence(key: list[Token]) -> list[Token]:
    """The tokens of a key behind its last full stop: "There are no labels. The scale is marked:"."""
    stop = next(
        (at for at in range(len(key) - 2, 1, -1) if key[at][3] == "." and len(key[at - 1][3]) > 2), None
    )
    return key[stop + 1 :] if stop is not None else key


def _is_scale(key_tokens: list[Token], rest_tokens: list[Token]) -> bool:
    """ "Range: -1 (blue) to 1 (red)": a key that may be an axis's as well, with colours behind it."""
    loose = words("structure", "legend", "loose_keys")
    opening = next((at for at, token in enumerate(key_tokens) if at and token[3] == "("), None)
    key_tokens = key_tokens[:opening]  # "Scale (kWh)"
    if len(key_tokens) > 3 or not all(token[3] in loose for token in key_tokens):
        return False
    return _has_tinted_ends(rest_tokens)


def _has_tinted_ends(tokens: list[Token]) -> bool:
    hues = sum(1 for token in tokens if token[3] in words("colors", "hues"))
    return hues > 1 and sum(1 for token in tokens if token[0] == "QUANTITY") > 1


def _opens_with_scale(tokens: list[Token]) -> bool:
    """ "Color bar directly to its right. White is 0 and dark red is 100.": a statement without a key."""
    found = phrases("structure", "roles").find(tokens[:_SCALE_OPENING])
    return bool(found) and found[0][0] == "legend" and found[0][1] < 2 and _has_tinted_ends(tokens)
