"""Titles told by place, letter or number: `Left heatmap: "Probe"`, "(a): Probe", "Panel 2: LoRA"."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.draft import Draft
from heatparse.reading.panel_names import is_discussion, item_title
from heatparse.reading.sections import names_other_kind
from heatparse.reading.statements import Statement
from heatparse.tokens import Token

_LONGEST = 8  # tokens of a title without quotes
_SENTENCE = frozenset(".;:=,")
_JOINTS = frozenset("()&,.-:")


def placed_titles(draft: Draft, statements: list[Statement], count: int | None) -> list[str]:
    """The titles that neighbouring items or lines give the panels; as many as `count`, when it is known.

    They speak of nothing else, so what stands below the last of them is about all panels.
    """
    run: list[Statement] = []
    for statement in [*statements, None]:
        if (
            statement is not None
            and _gives_title(statement, draft, bool(count))
            and (not run or statement.block.kind == "item" or statement.index == run[-1].index + 1)
        ):
            run.append(statement)
            continue
        titles = [item_title(draft, member) for member in run]
        if len(run) > 1 and count in (None, len(run)) and len(set(titles)) == len(titles) and all(titles):
            for member in run:
                draft.roles[member.index] = "panel"
            return titles
        run = []
        if statement is None or (statement.block.kind == "heading" and is_discussion(statement)):
            break
    return []


def _gives_title(statement: Statement, draft: Draft, counted: bool) -> bool:
    """Whether a line has the place of a panel as its key and a title behind it, in quotes or short."""
    if statement.block.kind not in ("item", "text") or not statement.rest_tokens:
        return False
    rest = statement.rest_tokens
    if not _is_place(statement.key_tokens, counted) or names_other_kind(rest):
        return False
    if rest[0][0] in ("QUOTE", "TICK"):
        return True
    bare = [token for token in rest if token[0] not in ("QUOTE", "TICK")]
    capital = draft.text[rest[0][1]].isupper() or rest[0][0] in ("NAME", "LATEX")
    return (
        capital
        and len(bare) <= _LONGEST
        and rest[0][0] != "QUANTITY"
        and not any(token[0] == "DIMENSIONS" or token[3] in _SENTENCE for token in rest)
    )


def _is_place(tokens: list[Token], counted: bool) -> bool:
    """ "Left heatmap", "Top-left", "(a)", "Panel 2": where the number of panels is known, the noun may be left out."""
    places = words("structure", "position_words")
    nouns = words("structure", "panel_nouns") | words("structure", "kinds", "heatmap")
    keys = [token[3] for token in tokens if token[0] not in ("QUOTE", "TICK") and token[3] not in _JOINTS]
    if len(keys) > 1 and keys[-1] in words("structure", "titling"):
        keys = keys[:-1]  # "Heatmap 1 title"
    ordinals = [key for key in keys if key.isdigit() or (len(key) == 1 and key.isalpha())]
    placed = any(key in places for key in keys)
    named = any(key in nouns for key in keys)
    bracketed = bool(tokens) and tokens[0][3] == "(" and len(ordinals) == 1
    if not keys or not all(key in places or key in nouns or key in ordinals for key in keys):
        return False
    return (placed and (named or counted)) or (bool(ordinals) and (named or bracketed))


__all__ = ["placed_titles"]
