"""The title of a figure: its top heading, or what "Title:" tells."""

from __future__ import annotations

from heatparse.phrases import phrases, words
from heatparse.reading.draft import Draft
from heatparse.reading.quotations import clean_label, quoted_end
from heatparse.reading.statements import Statement
from heatparse.tokens import Token

_LONGEST_TITLE = 16  # tokens of a line below "Title"


def read_title(draft: Draft, statements: list[Statement]) -> str | None:
    """The top heading without its kind prefix ("Heatmap: Transfer" -> "Transfer"), or the title told above it."""
    told = _opening_title(draft, statements)
    if told:
        return told
    heading = next((s for s in statements if s.block.kind == "heading"), None)
    if heading is None:
        return None
    at = statements.index(heading)
    texts = [s for s in statements[:at] if s.block.kind == "text"]
    if any(len(s.rest_tokens) > 12 for s in texts) or _heads_panel(statements[at:], texts):
        return None
    draft.roles[heading.index] = "title"
    tokens = draft.tokens_of(heading.block)
    announced = behind_title_word(tokens)
    if announced and announced == len(tokens):
        return _told_below(draft, statements[at:]) or clean_label(draft.text[slice(*heading.key)]) or None
    if announced:
        return _bare_title(draft, tokens[announced:])
    behind = behind_prefix(tokens)
    start = tokens[behind][1] if behind else heading.key[0]
    return clean_label(draft.text[start : heading.key[1]]) or None


def _opening_title(draft: Draft, statements: list[Statement]) -> str | None:
    """The title that the first line of a text tells: "**Title:** Delays by hour", "Title" above it."""
    if not statements or statements[0].block.kind == "heading":
        return None
    tokens = draft.tokens_of(statements[0].block)
    announced = behind_title_word(tokens)
    if announced and announced == len(tokens):
        return _told_below(draft, statements)
    title = _bare_title(draft, tokens[announced:]) if announced else None
    if title:
        draft.roles[statements[0].index] = "title"
    return title


def _told_below(draft: Draft, statements: list[Statement]) -> str | None:
    """The line below "## Title", where it is short and no sentence."""
    if len(statements) < len(("head", "line")):
        return None
    head, line = statements[:2]
    tokens = draft.tokens_of(line.block)
    plain = line.block.kind == "text" and line.role is None and 0 < len(tokens) <= _LONGEST_TITLE
    if not plain or line.index != head.index + 1 or tokens[-1][3] in (".", ":"):
        return None
    draft.roles[line.index] = "title"
    return _bare_title(draft, tokens)


def _bare_title(draft: Draft, tokens: list[Token]) -> str | None:
    """A title without its kind prefix, and without what is said behind a quotation; None for "none printed"."""
    if tokens[0][3] in words("structure", "legend", "unnamed") | words("structure", "legend", "denying"):
        return None
    tokens = tokens[behind_prefix(tokens) :]
    close = quoted_end(tokens, 0, draft.text)
    end = tokens[close if close is not None else -1][2]
    return clean_label(draft.text[tokens[0][1] : end]) or None


def behind_title_word(tokens: list[Token]) -> int:
    """Index behind "Title:", "Figure title –" at the start of a heading; 0 where no title is announced."""
    nouns = words("structure", "panel_nouns") | words("structure", "kinds", "heatmap")
    at = 0
    while at < len(tokens) - 1 and (tokens[at][3] in nouns or tokens[at][3] == "image"):
        at += 1
    if not tokens or tokens[at][3] not in words("structure", "title_words"):
        return 0
    if at + 1 == len(tokens) or (tokens[at + 1][3] in ":–—-" and at + 2 == len(tokens)):
        return len(tokens)
    return at + 2 if tokens[at + 1][3] in ":–—-" else 0


def read_told_title(draft: Draft, statements: list[Statement]) -> str | None:
    """The title that a line of its own tells, "**Title:** Delays by hour"; None where none does, or one of a part."""
    for statement in statements:
        if statement.role == "title" and statement.rest_tokens and not statement.block.indent:
            return clean_label(draft.text[statement.rest_tokens[0][1] : statement.rest[1]]) or None
        if statement.role in ("x", "y", "both", "legend", "panels"):
            return None
    return None


def _heads_panel(statements: list[Statement], texts: list[Statement]) -> bool:
    """Whether a heading is the first of several, behind a sentence that tells of several heatmaps."""
    plural = words("structure", "plural_figures")
    if not any(token[3] in plural for text in texts for token in text.rest_tokens):
        return False
    level = statements[0].block.level
    return any(s.block.kind == "heading" and s.block.level == level for s in statements[1:])


def behind_prefix(tokens: list[Token]) -> int:
    """Index of the first token behind a kind prefix; 0 when there is none."""
    colon = next((i for i, token in enumerate(tokens) if token[3] == ":"), None)
    if colon is None or colon + 1 >= len(tokens):
        return 0
    return colon + 1 if _only_kinds(tokens[:colon]) else 0


def _only_kinds(tokens: list[Token]) -> bool:
    """Whether a piece of text is nothing but the name of kinds of charts."""
    at, named = 0, False
    fillers = words("structure", "kinds", "fillers")
    kinds = phrases("structure", "kinds")
    while at < len(tokens):
        hit = kinds.match(tokens, at)
        if hit is not None and hit[0] in ("heatmap", "other"):
            named, at = True, hit[1]
        elif hit is not None or tokens[at][3] in fillers or tokens[at][0] != "WORD":
            named = named or tokens[at][3] in words("structure", "kinds", "plain_nouns")
            at += 1
        else:
            return False
    return named
