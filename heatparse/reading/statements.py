"""Blocks as statements: a key, and what it says about it ("**X-axis (Ratio)**: 0.1, 0.2")."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from heatparse.blocks import Block
from heatparse.phrases import phrases, words
from heatparse.reading.draft import Draft
from heatparse.resources import vocabulary
from heatparse.tokens import Token

_PROPERTIES = ("name", "list", "span", "step", "remark")
_PROPERTY_WORDS = 5  # a longer key is none
# A key without emphasis is short; longer text before a colon is a sentence.
_PLAIN_KEY_TOKENS = 10
_SCALE_OPENING = 4  # tokens in which a statement without a key names a scale
_LONGEST_AXIS_NAME = 24  # characters in front of "="


@dataclass(slots=True)
class Statement:
    """A block as key and rest. Spans are (start, end) offsets; `key` is empty without a key."""

    index: int  # of the block
    block: Block
    key: tuple[int, int]
    rest: tuple[int, int]
    bold: bool
    key_tokens: list[Token]
    role: str | None = None  # x, y, both, legend, title, panels, other; see structure.yaml
    rest_tokens: list[Token] = field(default_factory=list)

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
    _mark_rows_of_panels(statements)
    for statement in statements:
        if statement.role in ("x", "y") and not statement.bold and _goes_on_to_other_axis(statement):
            statement.role = None  # sentences, read as such
    return statements


def _goes_on_to_other_axis(statement: Statement) -> bool:
    """ "The x-axis lists the kinds: A, B. The y-axis lists …" """
    axes = vocabulary("structure")["axis_words"]
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
    words_for_axes = vocabulary("structure")["short_axis_keys"]
    inside = False
    for one, two in pairwise(statements):
        if one.role == "both":
            inside = True
        elif one.block.kind == "heading":
            inside = False
        if not one.rest_tokens or not two.rest_tokens:
            continue
        numbers = any(s.rest_tokens[0][0] == "QUANTITY" for s in (one, two))
        if not inside and (numbers or {t[3] for s in (one, two) for t in s.key_tokens} != {"x", "y"}):
            continue
        letters = [[t[3] for t in s.key_tokens if t[0] not in ("TICK", "QUOTE")] for s in (one, two)]
        roles = [words_for_axes.get(key[0]) if len(key) == 1 else None for key in letters]
        if sorted(filter(None, roles)) == ["x", "y"]:
            one.role, two.role = roles


def read_statement(draft: Draft, index: int, block: Block) -> Statement:
    """One block as a statement."""
    key, rest, bold = _split(draft, block)
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


def _split(draft: Draft, block: Block) -> tuple[tuple[int, int], tuple[int, int], bool]:
    """Spans of key and rest, and whether the key is set in bold or italics."""
    text, start, end = draft.text, block.start, block.end
    if block.kind == "heading":
        while start < end and text[start] in "*_ ":
            start += 1
        while end > start and text[end - 1] in "*_: ":
            end -= 1
        return (start, end), (block.end, block.end), False
    stars = 0
    while start + stars < end and text[start + stars] == "*" and stars < 3:
        stars += 1
    if stars:
        close = text.find("*" * stars, start + stars, end)
        if close > 0:
            after = close + stars
            inner_colon = text[close - 1] == ":"
            key = (start + stars, close - 1 if inner_colon else close)
            named = _axis_colon(draft, *key) if text[close - 1] == "." else None
            if named is not None:  # "**X-axis: "Layer".** From left to right: …"
                return (key[0], named), (named + 1, end), True
            tail = text[after : after + 2].lstrip()
            if inner_colon or tail.startswith((":", "–", "—", "- ", "→", "=")) or after >= end:
                return key, (after, end), True
            if tail.startswith("(") and _is_remark(text[after:end].strip()):
                between = draft.tokens.between
                if block.kind == "text" or key_role(between(*key), loose=False) in ("x", "y", "legend"):
                    return key, (end, end), True
            if _is_letter(text[start + stars : close]):  # "**(a)** (2, 0.1): 0.5; …"
                return key, (after, end), True
            colon = _plain_colon(draft, block, after)
            if colon is not None and colon - after <= 40:
                return (key[0], colon), (colon + 1, end), True
            return (start, start), (start, end), False
    colon = _plain_colon(draft, block, start)
    if colon is None:
        colon = _axis_equals(draft, start, end)
    if colon is None:
        return (start, start), (start, end), False
    return (start, colon), (colon + 1, end), False


def _is_letter(name: str) -> bool:
    """Whether a name is the letter or number of a panel in brackets: "(a)", "b)"."""
    return name.rstrip(":. ").endswith(")") and len(name.strip("().: ")) == 1


def _is_remark(tail: str) -> bool:
    """Whether a text is one bracket: "**Step 1k** (values in the order of the heads)"."""
    bare, depth = tail.rstrip(":"), 0
    for at, sign in enumerate(bare):
        depth += (sign == "(") - (sign == ")")
        if not depth:
            return sign == ")" and at == len(bare) - 1
    return False


def _axis_colon(draft: Draft, start: int, end: int) -> int | None:
    """Offset of the colon behind the words for an axis: "X-axis: Layer." """
    colon = draft.text.find(":", start, end)
    if colon < 0 or key_role(draft.tokens.between(start, colon), loose=False) not in ("x", "y"):
        return None
    return colon


def _plain_colon(draft: Draft, block: Block, start: int) -> int | None:
    """Offset of the colon that ends a plain key: outside brackets and quotes, soon, before a space."""
    depth, quoted, count = 0, False, 0
    text = draft.text
    for token in draft.tokens.between(start, block.end):
        sign = token[3]
        if sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth = max(0, depth - 1)
        elif token[0] in ("TICK", "QUOTE"):
            quoted = not quoted
        elif sign == ":" and not depth and not quoted and (token[2] >= block.end or text[token[2]] in " \t*"):
            is_last = token[2] >= block.end
            return token[1] if is_last or count <= _PLAIN_KEY_TOKENS else None
        elif sign == "." and not depth:
            count += _PLAIN_KEY_TOKENS
        count += 1
    return None


def _axis_equals(draft: Draft, start: int, end: int) -> int | None:
    """Offset of the sign in "x-axis = A, B, C"."""
    sign = draft.text.find("=", start, min(end, start + _LONGEST_AXIS_NAME))
    if sign < 0:
        return None
    return sign if key_role(draft.tokens.between(start, sign), loose=False) in ("x", "y") else None


def split_slashes(tokens: list[Token]) -> list[Token]:
    """The tokens with "Legend/Color" as "Legend", "Color"."""
    if "/" not in "".join([token[3] for token in tokens]):
        return tokens
    parts: list[Token] = []
    for token in tokens:
        if token[0] == "WORD" and "/" in token[3]:
            at = token[1]
            for piece in token[3].split("/"):
                parts.append(Token("WORD", at, at + len(piece), piece))
                at += len(piece) + 1
        else:
            parts.append(token)
    return parts


def key_role(tokens: list[Token], loose: bool) -> str | None:
    """What a key announces. `loose` keys (headings, keys that open a list) may be sentences."""
    tokens = split_slashes(tokens)
    found = {value for value, _, _ in phrases("structure", "roles").find(tokens)}
    if not found or (len(tokens) > 14 and not loose):
        return None
    if "other" in found:
        return "other"
    if {"x", "y"} <= found or "both" in found:
        return "both"
    for role in ("x", "y", "legend", "panels", "title"):
        if role in found:
            return role
    return None


def property_of(tokens: list[Token]) -> str | None:
    """The property of an axis or a legend that a key names: name, list, span, step, or remark."""
    names = [token[3] for token in tokens if token[0] == "WORD"]
    if not names or len(names) > _PROPERTY_WORDS:
        return None
    tokens = [token for token in split_slashes(tokens) if token[0] in ("WORD", "MARK")]
    names = [token[3] for token in tokens if token[0] == "WORD"]
    if len(names) > _PROPERTY_WORDS:
        return None
    hits = [value for value, _, _ in phrases("structure", "properties").find(tokens)]
    for kind in _PROPERTIES if hits else ():
        if kind in hits and (hits[0] == kind or names[-1] in words("structure", "properties", kind)):
            return kind
    return None
