"""Names of axes: `Labeled "Layer"`, "X-axis (Ratio)", "Parameter. The …"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.enumeration import Enumeration
from heatparse.reading.quotations import clean_label, quoted_end
from heatparse.reading.statements import Statement, split_slashes
from heatparse.tokens import Token

_LONGEST_NAME = 5  # words of a name behind a verb


def quoted_name(tokens: list[Token], text: str) -> str | None:
    """The name behind "labeled", "titled", "named": quoted or in one or two capital words."""
    naming = words("structure", "naming")
    for index, token in enumerate(tokens):
        if token[3] not in naming:
            continue
        at = index + 1
        while at < len(tokens) and tokens[at][3] in (":", "as", "is", "the", "axis"):
            at += 1
        if at >= len(tokens):
            return None
        close = quoted_end(tokens, at, text)
        if close is not None and close > at + 1:
            after = tokens[close + 1][3] if close + 1 < len(tokens) else ""
            name = clean_label(text[tokens[at][2] : tokens[close][1]]).rstrip(".")
            return None if after in (",", "and") and _quote_follows(tokens, close + 2, text) else name
        if text[tokens[at][1]].isupper():
            stop = at
            while stop < len(tokens) and tokens[stop][0] == "WORD" and text[tokens[stop][1]].isupper():
                stop += 1
            after = tokens[stop][3] if stop < len(tokens) else "."
            if after in ".,;(" and not (
                after == "," and stop + 1 < len(tokens) and text[tokens[stop + 1][1]].isupper()
            ):
                return clean_label(text[tokens[at][1] : tokens[stop - 1][2]])
        return None
    return None


def _quote_follows(tokens: list[Token], at: int, text: str) -> bool:
    return at < len(tokens) and (quoted_end(tokens, at, text) is not None or tokens[at][3] == "and")


def key_name(head: Statement, text: str) -> str | None:
    """The name inside the key: "X-axis (Ratio)" -> Ratio, "Tasks (Horizontal Axis)" -> Tasks."""
    tokens = head.key_tokens
    quoted = quoted_name(tokens, text)
    if quoted is not None:
        return quoted
    vague = words("structure", "orientation")
    outside: list[Token] = []
    inside: list[Token] = []
    depth = 0
    for token in tokens:
        if token[3] == "(":
            depth += 1
            if depth == 1:
                continue
        elif token[3] == ")":
            depth -= 1
            if depth == 0:
                continue
        (inside if depth else outside).append(token)
    for whole in (inside, outside):
        part = _behind_dash(whole)
        named = [t for t in part if t[0] in ("WORD", "NAME", "LATEX", "SIGN", "QUANTITY")]
        content = [
            token
            for token in split_slashes(named)
            if token[3] not in vague or (whole is inside and token[3] == "categories")
        ]
        if not content or all(token[0] in ("QUANTITY", "SIGN") for token in content):
            continue
        if whole is inside and content[0][3] in words("structure", "remarks"):
            continue  # "X-axis (shown below the lowest row only)"
        if whole is outside and not inside and not _is_named_behind_sign(tokens):
            return None
        if whole is outside and len(content) > 4:
            return None
        if whole is outside:
            part = [token for token in part if token[3] not in ("list", "of")]
        label = clean_label(text[part[0][1] : part[-1][2]]) if part else ""
        return label or None
    return None


def _is_named_behind_sign(tokens: list[Token]) -> bool:
    """Whether a key names its axis behind a colon or a dash: "X-axis: Ratio", "Rows – Models"."""
    signs = [index for index, token in enumerate(tokens) if token[3] in (":", "–", "—", "-")]
    return bool(signs) and all(t[3] in words("structure", "orientation") for t in tokens[: signs[0]])


def _behind_dash(tokens: list[Token]) -> list[Token]:
    """ "Rows - Source Models" -> "Source Models"; a comma ends a name: "Y-axis, top to bottom"."""
    for index, token in enumerate(tokens):
        if token[3] in ("-", "–", "—", ":") and all(
            t[3] in words("structure", "orientation") for t in tokens[:index]
        ):
            return tokens[index + 1 :]
        if token[3] in (",", ";"):
            return tokens[:index]
    return tokens


def leading_name(tokens: list[Token], text: str, found: Enumeration | None) -> str | None:
    """The name that the text starts with: "Parameter. The …", "Length (ranging …", `"Type" with …`."""
    if not tokens:
        return None
    close = quoted_end(tokens, 0, text)
    if close is not None and close > 1:
        if found is not None and found.start <= tokens[1][1]:
            return None
        return clean_label(text[tokens[0][2] : tokens[close][1]])
    if found is not None and found.start <= tokens[0][1]:
        return None
    stop = 0
    enders = words("structure", "name_enders")
    listed = found.start if found is not None and found.kind == "span" else tokens[-1][2]
    while stop < len(tokens) and tokens[stop][3] not in enders and tokens[stop][1] < listed:
        stop += 1
    first = tokens[0][3]
    if first in words("structure", "naming_verbs"):
        return shown_name(tokens, text)
    if not 0 < stop <= 5 or first in words("structure", "no_names"):
        return None
    if first in words("structure", "introducers") and (
        stop < len(tokens) and tokens[stop][3] in (":", "are", "is", "from")
    ):
        return None
    if any(token[0] not in ("WORD", "LATEX", "SIGN", "NAME") for token in tokens[:stop]) or all(
        t[3] in words("structure", "orientation") for t in tokens[:stop]
    ):
        return None
    if stop < len(tokens) and tokens[stop][3] == "," and (found is None or found.start < tokens[stop][1]):
        return None
    return clean_label(text[tokens[0][1] : tokens[stop - 1][2]])


def shown_name(tokens: list[Token], text: str) -> str | None:
    """ "Represents the type of attack. The attacks …" -> "type of attack"; no name for "shows six languages"."""
    enders = words("structure", "name_enders")
    if not tokens or tokens[0][3] not in words("structure", "naming_verbs"):
        return None
    tokens = tokens[1:]
    if tokens and tokens[0][3] == "for":  # "stands for"
        tokens = tokens[1:]
    if not tokens or tokens[0][3] not in words("structure", "articles"):
        return None
    stop = 1
    while stop < len(tokens) and tokens[stop][3] not in enders:
        stop += 1
    content = tokens[1:stop]
    vague = words("structure", "orientation") | words("structure", "no_names")
    if not 0 < len(content) <= _LONGEST_NAME or any(token[0] not in ("WORD", "NAME") for token in content):
        return None
    if all(token[3] in vague for token in content) or content[0][3] in words("structure", "vague_names"):
        return None
    return clean_label(text[content[0][1] : content[-1][2]])
