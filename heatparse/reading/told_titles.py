"""Titles that sentences tell: `"Probe" on the left, "LoRA" on the right`, `the left panel is titled "Probe"`."""

from __future__ import annotations

from itertools import pairwise

from heatparse.phrases import words
from heatparse.reading.draft import Draft
from heatparse.reading.panel_names import is_discussion
from heatparse.reading.quotations import clean_label, quoted_end
from heatparse.reading.sentences import sentences
from heatparse.reading.statements import Statement
from heatparse.reading.told_names import counted_names, lettered_names, listed_names, told_names
from heatparse.records import Record
from heatparse.tokens import Token, label_keys

_NEAR = 5  # tokens between a title and the word that tells its place
_TAKEN = ("x", "y", "both", "legend", "title", "other")  # statements that speak of something else


class _Told(Record, frozen=True):
    title: str
    placed: bool  # whether the sentence says where the panel stands, or calls it a panel


def told_titles(draft: Draft, statements: list[Statement], count: int | None) -> list[str]:
    """The titles that the sentences in front of the discussion give the panels, in the order of their mention.

    As many as `count`, when it is known; else those of one statement.
    """
    everything: list[str] = []
    for statement in statements:
        if statement.block.kind == "heading":
            if is_discussion(statement):
                break
            continue
        if statement.role in _TAKEN:
            # "two heatmaps with the same axes: (a) Spring and (b) Autumn"
            names = lettered_names([*statement.key_tokens, *statement.rest_tokens], draft.text)
            if statement.role == "both" and names and count in (None, len(names)):
                return names
            continue
        told = _told_in(draft, statement)
        titles = [entry.title for entry in told if entry.placed]
        everything += [title for title in titles if title not in everything]
        if len(titles) > 1 and count in (None, len(titles)) and len(set(titles)) == len(titles):
            return titles
        tokens = [*statement.key_tokens, *statement.rest_tokens]
        for sentence in sentences(tokens, draft.text) if not titles else ():
            if told and _quotations(sentence, draft.text):
                continue
            names = told_names(sentence, draft.text)
            if names and count in (None, len(names)):
                return names
            names = lettered_names(sentence, draft.text)
            if names and count in (None, len(names)):
                return names
            names = counted_names(sentence, draft.text, count)
            if names and not _on_axis(statements, names):
                return names
            names = listed_names(sentence, draft.text)
            if names and (count == len(names) or (count is None and not _on_axis(statements, names))):
                return names
    return everything if count is not None and len(everything) == count else []


def _on_axis(statements: list[Statement], names: list[str]) -> bool:
    """Whether an axis lists the names: what the heatmaps are about, and not what tells one from the other."""
    own = {key for name in names for key in label_keys(name)}
    axes = [s for s in statements if s.role in ("x", "y", "both")]
    return any(own <= {token[3] for token in (*s.key_tokens, *s.rest_tokens)} for s in axes)


def _told_in(draft: Draft, statement: Statement) -> list[_Told]:
    """The quotations of a statement, and of each whether it is the title of a panel."""
    told: list[_Told] = []
    tokens = [*statement.key_tokens, *statement.rest_tokens]
    for sentence in sentences(tokens, draft.text):
        behind = 0
        series = False  # `titled "A", "B", and "C"`: what is said of the first holds for the next
        for opening, closing in _quotations(sentence, draft.text):
            before = sentence[behind:opening]
            following = sentence[closing + 1 : closing + 1 + _NEAR]
            title = clean_label(draft.text[sentence[opening][2] : sentence[closing][1]]).rstrip(",.")
            joined = behind > 0 and all(token[3] in (",", ";", "and", "&") for token in before)
            placed = _is_placed(before, following) or (joined and series)
            series = placed
            told.append(_Told(title, placed and bool(title)))
            behind = closing + 1
    return told


def _quotations(tokens: list[Token], text: str) -> list[tuple[int, int]]:
    """(opening, closing) of what stands in quotes."""
    found: list[tuple[int, int]] = []
    at = 0
    while at < len(tokens):
        closing = quoted_end(tokens, at, text)
        if closing is not None and closing > at + 1:
            found.append((at, closing))
            at = closing
        at += 1
    return found


def _is_placed(before: list[Token], following: list[Token]) -> bool:
    """Whether the words around a quotation make it the title of a panel: its noun and a naming verb, or its place.

    The name of an axis or of a colour bar is none.
    """
    keys = [token[3] for token in before]
    if not words("structure", "plural_figures").isdisjoint(keys):  # "this figure has two heatmaps titled …"
        keys = [key for key in keys if key not in words("layout", "pictures")]
    clause = max((at for at, key in enumerate(keys) if key in ":;"), default=-1)
    if not words("layout", "otherwise_named").isdisjoint(keys[clause + 1 :]):
        return False
    if keys[-3:-2] == ["("] and keys[-1] == ")" and len(keys[-2]) == 1:
        return True  # `(a) "Probe"`
    places = words("structure", "position_words") - words("structure", "line_nouns")
    noun = not words("layout", "panels").isdisjoint(keys)
    named = bool(keys) and not words("structure", "naming").isdisjoint(keys[-3:])
    if noun and (named or not places.isdisjoint(keys)):
        return True
    if not places.isdisjoint(keys[-_NEAR:]) and (not named or noun or _stands_for_one(keys, places)):
        return True
    ahead = [token[3] for token in following]
    stop = next((at for at, key in enumerate(ahead) if key in ",;."), len(ahead))
    return (
        ahead[:1] != [":"]
        and not places.isdisjoint(ahead[:stop])
        and words("structure", "line_nouns").isdisjoint(ahead[:stop])
    )


def _stands_for_one(keys: list[str], places: frozenset[str]) -> bool:
    """Whether the words in front of a title stand for a figure: "the left one is titled", "the second is labeled"."""
    being = words("structure", "remark_verbs") | words("structure", "naming")
    clause = keys[max((at for at, key in enumerate(keys) if key in ",.;:"), default=-1) + 1 :]
    return "one" in clause or any(one in places and two in being for one, two in pairwise(clause))


__all__ = ["told_titles"]
