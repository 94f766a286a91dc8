"""truncated: the text breaks off in the middle of a statement."""

from __future__ import annotations

from collections.abc import Iterator

from heatparse.blocks import Block
from heatparse.inventory.problems import Problem
from heatparse.inventory.survey import Survey
from heatparse.phrases import words
from heatparse.reading.draft import Draft
from heatparse.tokens import Token

_STOPS = frozenset(".!?:;…")
_CLOSERS = {")": "(", "]": "["}
# A sentence of fewer words may be a caption or a note, which need no full stop.
_FEWEST_WORDS = 6
_CREDIT = 4  # tokens of "Source(s)" in front of its colon
# Characters of a line that is a sentence, and how many lines make a habit.
_SENTENCE, _FEWEST_OTHERS = 50, 3


def broken_ends(survey: Survey) -> Iterator[Problem]:
    """The last statement, when it cannot be all that was to be said."""
    draft = survey.draft
    if draft is None or not draft.blocks:
        return
    block = draft.blocks[-1]
    tokens = [token for token in draft.tokens_of(block) if token[0] not in ("TICK", "QUOTE")]
    reason = _reason(draft, block, tokens) if tokens else None
    if reason is not None:
        yield Problem(survey.span(tokens[-1][1], tokens[-1][2]), f"The text breaks off here: {reason}.")


def _reason(draft: Draft, block: Block, tokens: list[Token]) -> str | None:
    """Why a last line cannot be whole; None where it may be."""
    last = tokens[-1]
    if block.kind == "row":
        return _row_reason(draft, block)
    if block.kind not in ("text", "item") or last[3] in _STOPS:
        return None
    text = draft.text[block.start : block.end]
    if last[0] == "WORD" and len(tokens) > 2 and _announces_more(block, last[3]):
        return f"“{draft.text[last[1] : last[2]]}” cannot be its last word"
    if last[3] == "," or _open_bracket(tokens):
        return "a bracket is left open" if last[3] != "," else "a comma cannot be its end"
    if text.startswith("**") and text.count("**") == 1:
        return "bold text is left open"
    if last[0] == "WORD" and _breaks_off(draft, block, tokens):
        return "its last sentence has no end"
    return None


def _announces_more(block: Block, word: str) -> bool:
    leaning = block.kind == "text" and word in words("endings", "leaning")
    return leaning or word in words("endings", "dangling")


def _open_bracket(tokens: list[Token]) -> bool:
    depth = 0
    for token in tokens:
        if token[3] in _CLOSERS.values():
            depth += 1
        elif token[3] in _CLOSERS:
            depth = max(0, depth - 1)
    return depth > 0


def _breaks_off(draft: Draft, block: Block, tokens: list[Token]) -> bool:
    """Whether a sentence has no full stop, although every other one of its kind has.

    Behind a sentence in the same paragraph there need be no others to compare it with.
    """
    if block.kind == "text" and _is_credit(tokens):
        return False
    stops = [at for at, token in enumerate(tokens) if token[3] in ".!?"]
    start = stops[-1] + 1 if stops else 0
    if len(tokens) - start < _FEWEST_WORDS:
        return False
    others = [
        other
        for index, other in enumerate(draft.blocks[:-1])
        if other.kind == block.kind
        and other.end - other.start > _SENTENCE
        and draft.roles.get(index, "prose") == "prose"
    ]
    if len(others) < (0 if stops and block.kind == "text" else _FEWEST_OTHERS):
        return False
    return all(draft.text[other.start : other.end].rstrip('*_"”) ')[-1:] in _STOPS for other in others)


def _is_credit(tokens: list[Token]) -> bool:
    """ "A map of yields. Source(s): own survey of the authors": needs no full stop."""
    credits = words("endings", "credits")
    colons = [at for at, token in enumerate(tokens) if token[3] == ":"]
    return any(not credits.isdisjoint(t[3] for t in tokens[max(0, at - _CREDIT) : at]) for at in colons)


def _row_reason(draft: Draft, block: Block) -> str | None:
    """A table whose last row stops before its closing pipe, unlike the rows above it."""
    rows = [draft.content(other) for other in draft.blocks if other.kind == "row"]
    last = rows.pop()
    if len(rows) < 2 or last.endswith("|") or not all(row.endswith("|") for row in rows):
        return None
    if last.count("|") >= rows[-1].count("|"):
        return None
    return "the last row of the table has no end"
