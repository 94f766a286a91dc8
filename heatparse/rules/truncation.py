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
_OPEN_STOPS = {",": "comma", ";": "semicolon", ":": "colon"}
_CLOSERS = {")": "(", "]": "["}
_LABEL_ALONE = 2  # pipes of a row that has a label and no value
_ENDS = frozenset(".!?")  # of a sentence
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
    reason = _why_cut(draft)
    if reason is not None:
        tokens = _plain_tokens(draft, draft.blocks[-1])
        start, end = tokens[-1][1:3] if tokens else (draft.blocks[-1].start, draft.blocks[-1].end)
        yield Problem(survey.span(start, end), f"The text breaks off here: {reason}.")


def _why_cut(draft: Draft) -> str | None:
    """Why the last line of a text cannot be whole; None where it may be."""
    if not draft.blocks:
        return None
    block = draft.blocks[-1]
    tokens = _plain_tokens(draft, block)
    if not tokens:
        return "an item without content" if _is_empty_item(draft) else None
    return _reason(draft, block, tokens)


def _plain_tokens(draft: Draft, block: Block) -> list[Token]:
    return [token for token in draft.tokens_of(block) if token[0] not in ("TICK", "QUOTE")]


def _is_empty_item(draft: Draft) -> bool:
    """A bullet with nothing behind it, below items with the same one."""
    last, before = draft.blocks[-1], draft.blocks[-2:-1]
    return bool(before) and before[0].kind == "item" and before[0].marker == draft.content(last)


def _reason(draft: Draft, block: Block, tokens: list[Token]) -> str | None:
    """Why a last line cannot be whole; None where it may be."""
    last = tokens[-1]
    if block.kind == "row":
        return _row_reason(draft, block)
    if block.kind not in ("text", "item"):
        return None
    text = draft.text[block.start : block.end]
    if last[3] in _OPEN_STOPS:
        return f"a {_OPEN_STOPS[last[3]]} cannot be its end"
    if last[3] in _STOPS:
        return "its last number has no end" if _has_bare_point(draft, block) else None
    if text.endswith((" *", " **", " `")):
        return "bold text is left open"
    announced = last[0] == "WORD" and len(tokens) > 2 and _announces_more(block, tokens)
    if announced and not _is_month(draft, tokens):
        return f"“{draft.text[last[1] : last[2]]}” cannot be its last word"
    if _open_bracket(tokens):
        return "a bracket is left open"
    if text.startswith("**") and text.count("**") == 1:
        return "bold text is left open"
    if last[0] == "WORD" and _breaks_off(draft, block, tokens):
        return "its last sentence has no end"
    return None


def _is_month(draft: Draft, tokens: list[Token]) -> bool:
    """Whether the last word is a month behind its day, or behind "in": "30% on 17 May"."""
    before, last = tokens[-2:]
    named = last[3] in words("endings", "months") and draft.text[last[1]].isupper()
    return named and (before[0] == "QUANTITY" or before[3] in words("endings", "before_months"))


def _announces_more(block: Block, tokens: list[Token]) -> bool:
    word = tokens[-1][3]
    is_running = block.kind == "text" or any(token[3] in _ENDS for token in tokens)
    return (is_running and word in words("endings", "leaning")) or word in words("endings", "dangling")


def _has_bare_point(draft: Draft, block: Block) -> bool:
    """Whether a list of numbers ends at a decimal point, where no line of its kind ends with a full stop."""
    text = draft.text[block.start : block.end]
    if len(text) < 2 or text[-1] != "." or not text[-2].isdigit():
        return False
    role = draft.roles.get(len(draft.blocks) - 1)
    others = [
        draft.content(other)
        for index, other in enumerate(draft.blocks[:-1])
        if other.kind == block.kind and draft.roles.get(index) == role
    ]
    stopped = any(other.endswith(".") and other[-2:-1].isdigit() for other in others)
    alike = [other for other in others if other[-1:].isdigit()]
    words_of = max((len(other.split()) for other in alike), default=0)
    return not stopped and len(alike) >= _FEWEST_OTHERS and len(text.split()) <= words_of + 1


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

    Behind a sentence in the same paragraph there need be no others to compare it with, and behind two
    of them it may be of any length. A full stop ends a sentence where a capitalised word follows it and
    no abbreviation stands in front of it: "e.g. for B, cf. Fig. 2 of the appendix" may be a note.
    """
    if block.kind == "text" and _is_credit(tokens):
        return False
    points = [at for at, token in enumerate(tokens) if token[3] in _ENDS]
    stops = [at for at in points if _ends_sentence(draft.text, tokens, at)]
    start = points[-1] + 1 if points else 0
    if len(tokens) - start < (1 if block.kind == "text" and len(stops) > 1 else _FEWEST_WORDS):
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


def _ends_sentence(text: str, tokens: list[Token], at: int) -> bool:
    behind = tokens[at + 1 : at + 2]
    if not behind or not text[behind[0][1]].isupper():
        return False
    before = tokens[at - 1][3] if at else ""
    return before not in words("endings", "abbreviated") and not (len(before) == 1 and before.isalpha())


def _is_credit(tokens: list[Token]) -> bool:
    """ "A map of yields. Source(s): own survey of the authors": needs no full stop."""
    credits = words("endings", "credits")
    colons = [at for at, token in enumerate(tokens) if token[3] == ":"]
    return any(not credits.isdisjoint(t[3] for t in tokens[max(0, at - _CREDIT) : at]) for at in colons)


def _row_reason(draft: Draft, block: Block) -> str | None:
    """A table whose last row stops before its closing pipe, unlike the rows above it."""
    rows = [draft.content(other) for other in draft.blocks if other.kind == "row"]
    last = rows.pop()
    if len(rows) < 2 or not all(row.endswith("|") for row in rows) or last.count("|") >= rows[-1].count("|"):
        return None
    if last.endswith("|") and last.count("|") > _LABEL_ALONE:
        return None  # a row that is too short
    return "the last row of the table has no end"
