"""Scales of rows and columns of panels: "DDPM row: 5 to 45", "Panels A and B: 0 to 12; panel C: -1 to 1"."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from heatparse.phrases import words
from heatparse.reading.draft import Draft, PanelDraft
from heatparse.reading.own_axes import panels_by_letter
from heatparse.reading.scale_numbers import is_span
from heatparse.reading.sentences import sentences
from heatparse.reading.statements import Statement
from heatparse.tokens import Token, label_keys

_FEWEST_NUMBERS = 2  # of a scale

Scales = dict[int, list[list[Token]]]  # panel -> the pieces that give its scale


def scales_of_groups(draft: Draft, statements: list[Statement]) -> Scales:
    """The pieces of a legend that are about some of the panels each; {} unless they agree and are two at least."""
    lettered = _scales_by_letter(draft, statements)
    if lettered:
        return lettered
    pieces_of = (_listed, _lines, _sentences, _clauses)
    for pieces in (take(draft, statements) for take in pieces_of):
        found: Scales = {}
        told = 0
        for piece in pieces:
            owners = named_group(piece, draft.panels) if _has_scale(piece) else []
            if not found.keys().isdisjoint(owners):
                told = 0
                break
            told += bool(owners)
            found.update({number: [piece] for number in owners})
        if told > 1:
            return found
    return {}


def _scales_by_letter(draft: Draft, statements: list[Statement]) -> Scales:
    """The pieces of a line that has each scale beside the letter of its panel: "(a) 0–9, (b) 0–90", "0–9 (a), …"."""
    for tokens in _lines(draft, statements):
        letters = [(at, _letter_at(tokens, at, draft)) for at in range(len(tokens))]
        told = [(at, number) for at, number in letters if number is not None]
        if sorted(number for _, number in told) != list(range(len(draft.panels))):
            continue
        numbers = [at for at, token in enumerate(tokens) if token[0] == "QUANTITY"]
        if not numbers:
            continue
        starts = [at for at, _ in told]
        behind = numbers[0] < starts[0]  # the letters stand behind their scales
        bounds = [0, *(at + 1 for at in starts)] if behind else [*starts, len(tokens)]
        pieces = [tokens[first:stop] for first, stop in pairwise(bounds)]
        if all(map(_has_scale, pieces)):
            return {number: [piece] for (_, number), piece in zip(told, pieces, strict=True)}
    return {}


def _letter_at(tokens: list[Token], at: int, draft: Draft) -> int | None:
    """The panel whose letter stands somewhere in a line: "(a)", "b:", "panel c", "D:"."""
    key = tokens[at][3]
    number = ord(key) - ord("a") if len(key) == 1 else -1
    if not 0 <= number < len(draft.panels):
        return None
    before = tokens[at - 1][3] if at else ""
    behind = tokens[at + 1][3] if at + 1 < len(tokens) else ""
    marked = (
        behind in (":", "=") or (before, behind) == ("(", ")") or before in words("structure", "panel_nouns")
    )
    return number if marked else None


def named_group(tokens: list[Token], panels: list[PanelDraft]) -> list[int]:
    """The panels that a piece of text is about: by letters, or all those whose titles hold a word of it.

    "Llama" for "Llama | MMLU" and "Llama | GSM8K"; what every title holds tells nothing.
    """
    colon = next((at for at, token in enumerate(tokens) if token[3] == ":"), 0)
    key = tokens[:colon]
    opening = next((at for at, token in enumerate(key) if token[3] == "(" and at), len(key))
    lettered = panels_by_letter(key[:opening] or key, len(panels))
    if lettered:
        return lettered
    titles = [set(label_keys(panel.title or "")) for panel in panels]
    owners: set[int] | None = None
    for token in tokens:
        if not any(sign.isalpha() for sign in token[3]):
            continue
        either = token[3].split("/")  # "Base/Tuned": the panels of both
        own = {number for number, title in enumerate(titles) if not title.isdisjoint(either)}
        if own and len(own) < len(panels):
            owners = own if owners is None else owners & own
    return sorted(owners or ())


def _has_scale(piece: list[Token]) -> bool:
    """Whether a piece holds two numbers, or a span of them: "0–8"."""
    numbers = [token for token in piece if token[0] == "QUANTITY"]
    return len(numbers) >= _FEWEST_NUMBERS or any(map(is_span, numbers))


def _lines(draft: Draft, statements: list[Statement]) -> Iterator[list[Token]]:
    for statement in statements:
        yield draft.tokens_of(statement.block)


def _sentences(draft: Draft, statements: list[Statement]) -> Iterator[list[Token]]:
    for tokens in _lines(draft, statements):
        yield from sentences(tokens, draft.text)


def _clauses(draft: Draft, statements: list[Statement]) -> Iterator[list[Token]]:
    for tokens in _sentences(draft, statements):
        piece: list[Token] = []
        for token in tokens:
            if token[3] == ";":
                yield piece
                piece = []
            else:
                piece.append(token)
        yield piece


def _listed(draft: Draft, statements: list[Statement]) -> Iterator[list[Token]]:
    """ "Llama: 0–8 (Base), -2–2 (Gain)": each of the scales behind a key, with the key."""
    for tokens in _lines(draft, statements):
        colon = next((at for at, token in enumerate(tokens) if token[3] == ":"), None)
        if colon is None:
            continue
        piece: list[Token] = []
        for token in [*tokens[colon + 1 :], Token("MARK", 0, 0, ",")]:
            if token[3] in (",", ";"):
                yield [*tokens[:colon], *piece]
                piece = []
            else:
                piece.append(token)


__all__ = ["named_group", "scales_of_groups"]
