"""Keys of statements: where a key ends, and what it announces."""

from __future__ import annotations

from heatparse.blocks import Block
from heatparse.phrases import phrases, words
from heatparse.reading.draft import Draft
from heatparse.tokens import Token

_PROPERTIES = ("name", "list", "span", "step", "remark")
_PROPERTY_WORDS = 5  # a longer key is none
# A key without emphasis is short; longer text before a colon is a sentence.
_PLAIN_KEY_TOKENS = 10
_BRACKETS = frozenset("()[]{}")  # do not count, nor do quotes: `Rows, "Depth" (top to bottom): …`
_LONGEST_AXIS_NAME = 24  # characters in front of "="
_ASSIGNING = ("=", "→", "->", "∈", "↓")


def split_key(draft: Draft, block: Block) -> tuple[tuple[int, int], tuple[int, int], bool]:
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
            if text[close - 1] == "." and _names_part(draft.tokens.between(start + stars, close - 1)):
                return (
                    (start + stars, close - 1),
                    (after, end),
                    True,
                )  # "**C. Color bar.** 0 (white) to 1 (red)"
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
            if colon is not None and colon + 1 >= end and text[close - 1] == "." and _names_axes(draft, *key):
                return (after, colon), (end, end), False  # "**Axes.** Both axes list the towns:"
            if colon is not None and colon - after <= 40:
                return (key[0], colon), (colon + 1, end), True
            return (start, start), (start, end), False
    colon = _plain_colon(draft, block, start)
    if colon is None:
        colon = _axis_equals(draft, start, end)
    if colon is None:
        return (start, start), (start, end), False
    return (start, colon), (colon + 1, end), False


def _names_axes(draft: Draft, start: int, end: int) -> bool:
    """Whether bold words in front of a sentence are but "Axes", "The two axes"."""
    tokens = [token for token in draft.tokens.between(start, end) if token[3] != "."]
    return len(tokens) <= _PROPERTY_WORDS and key_role(tokens, loose=False) == "both"


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


def _names_part(tokens: list[Token]) -> bool:
    """Whether bold words in front of a sentence are but the name of an axis or of the scale: "Rows", "C. Color bar"."""
    found = phrases("structure", "roles").find(tokens)
    if len(found) != 1 or found[0][0] not in ("x", "y", "legend") or len(tokens) > _PROPERTY_WORDS:
        return False
    _, first, behind = found[0]
    named = behind == len(tokens) or (tokens[behind][3] == "(" and tokens[-1][3] == ")")
    return named and all(len(token[3]) == 1 for token in tokens[:first])


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
        count += sign not in _BRACKETS and token[0] not in ("TICK", "QUOTE")
    return None


def _axis_equals(draft: Draft, start: int, end: int) -> int | None:
    """Offset of the sign in "x-axis = A, B, C"."""
    stop = min(end, start + _LONGEST_AXIS_NAME)
    signs = [at for mark in _ASSIGNING if (at := draft.text.find(mark, start, stop)) >= 0]
    if not signs:
        return None
    sign = min(signs)
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
        front = tokens[: next((at for at, token in enumerate(tokens) if token[3] == "("), len(tokens))]
        found = {value for value, _, _ in phrases("structure", "roles").find(front)}
        if not found or "other" in found:
            return "other"  # but a "Legend (Spatial Grounding: right)" is the legend
    if "both" in found and _turns_to_scale(tokens):
        return "legend"
    if {"x", "y"} <= found or "both" in found:
        return "both" if "both" in found or not _is_block(tokens) else None
    for role in ("x", "y", "legend", "panels", "title"):
        if role in found:
            return role
    return None


def _turns_to_scale(tokens: list[Token]) -> bool:
    """ "The axes are unchanged, but the color bar is narrower:": what follows is told of the scale."""
    turn = next((at for at, token in enumerate(tokens) if token[3] in words("structure", "turns")), 0)
    parts = [
        {value for value, _, _ in phrases("structure", "roles").find(part)}
        for part in (tokens[:turn], tokens[turn:])
    ]
    scaled = any(token[3] in words("structure", "scale_words") for token in tokens[turn:])
    return turn > 0 and "both" in parts[0] and parts[1] <= {"legend"} and scaled


def _is_block(tokens: list[Token]) -> bool:
    """ "Center (rows D-E, columns 5-7)": the axis words stand in a bracket and with labels: a place of the grid."""
    opened = next((at for at, token in enumerate(tokens) if token[3] == "("), 0)
    inner = tokens[opened:]
    labels = sum(token[0] == "QUANTITY" or token[3] in ("-", "–") for token in inner)
    return opened > 0 and labels > 0 and not phrases("structure", "roles").find(tokens[:opened])


def property_of(tokens: list[Token]) -> str | None:
    """The property of an axis or a legend that a key names: name, list, span, step, or remark.

    A bracket behind it tells where: "Tick marks (from bottom to top)".
    """
    bracket = next((at for at, token in enumerate(tokens) if at and token[3] == "("), None)
    tokens = tokens[:bracket]
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
