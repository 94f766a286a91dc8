"""The scales of single panels among the lines of a legend: "Probe: 0 to 1", "left: 0–1; right: 0–5"."""

from __future__ import annotations

from itertools import pairwise

from heatparse.phrases import phrases, words
from heatparse.reading.draft import Draft, PanelDraft
from heatparse.reading.own_axes import panels_by_letter
from heatparse.reading.panel_places import place_owner
from heatparse.reading.panels import distinct_keys, panel_named
from heatparse.reading.scale_numbers import is_span
from heatparse.reading.statement_keys import split_slashes
from heatparse.reading.statements import Statement
from heatparse.tokens import Token, label_keys

_OPENING = 4  # tokens in which a line says which bar it is about
_PLACES = (("left", "right"), ("top", "bottom"), ("upper", "lower"), ("first", "second"))  # of two panels


def owners_of_legends(draft: Draft, statements: list[Statement]) -> dict[int, int]:
    """Index of block -> the panel that the key of a legend names, "Legend (left)", where keys name several."""
    keys = [distinct_keys(panel.title, draft.panels) for panel in draft.panels]
    owners: dict[int, int] = {}
    above: int | None = None  # the panel that the item above names: "**Top heatmap:** Yield"
    for statement in statements:
        named = panel_of_key(statement.key_tokens, keys, draft.panels)
        if statement.role == "legend" and statement.key_tokens:
            owner = above if named is None else named
            if owner is not None:
                owners[statement.index] = owner
        elif _heads_panel(statement):
            above = named
        elif statement.block.kind != "item" or statement.role is not None:
            above = None
    return owners if len(set(owners.values())) > 1 else {}


def panel_of_key(key: list[Token], keys: list[set[str]], panels: list[PanelDraft]) -> int | None:
    """The panel that the key of a legend names by its title, its place or its letter."""
    named = panel_named(key, keys, panels, placed=True)
    return _lettered(key, len(panels)) if named is None else named


def _lettered(key: list[Token], count: int) -> int | None:
    """The panel whose letter or number a key has behind the word for the scale: "Legend (b)", "Color bar 2"."""
    found = phrases("structure", "roles").find(key)
    scale = next(((first, behind) for role, first, behind in found if role == "legend"), None)
    if scale is None:
        return None
    of_place = words("function_words", "of_place") | words("structure", "articles") | {"for", ","}
    bare = [
        token for token in (*key[: scale[0]], *key[scale[1] :]) if token[3] not in of_place or token[3] == "a"
    ]
    owners = panels_by_letter(bare, count) or _by_sign(bare, count)
    return owners[0] if len(owners) == 1 else None


def _by_sign(bare: list[Token], count: int) -> list[int]:
    """ "Legend B", "Legend 2": one letter or number, and nothing else."""
    sign = bare[0][3] if len(bare) == 1 else ""
    number = int(sign) - 1 if sign.isdecimal() else ord(sign) - ord("a") if len(sign) == 1 else -1
    return [number] if 0 <= number < count else []


def _heads_panel(statement: Statement) -> bool:
    """Whether an item has the bold name or place of a panel as its key, and no number behind it."""
    figures = words("structure", "panel_nouns") | words("structure", "kinds", "heatmap")
    return (
        statement.block.kind == "item"
        and statement.bold
        and any(token[3] in figures for token in statement.key_tokens)
        and not any(token[0] == "QUANTITY" for token in statement.rest_tokens)
    )


def without_title(tokens: list[Token], title: str | None) -> list[Token]:
    """The tokens of a line without the number that names its panel: "2019: 40 to 100"."""
    keys = [token[3] for token in tokens]
    name = list(label_keys(title or ""))
    if not any(key.isdigit() for key in name) or not name:
        return tokens
    at = next((at for at in range(len(keys)) if keys[at : at + len(name)] == name), None)
    return tokens if at is None else [*tokens[:at], *tokens[at + len(name) :]]


def panel_lines(
    draft: Draft, panels: list[PanelDraft], statements: list[Statement]
) -> dict[int, list[list[Token]]]:
    """The pieces of a legend that name one panel: "AIME24: scale from 40 to 48", "0.8 for Probe"."""
    result: dict[int, list[list[Token]]] = {}
    if len(panels) < 2:
        return result
    keys = [distinct_keys(panel.title, panels) for panel in panels]
    by_place: dict[int, list[list[Token]]] = {}
    head: tuple[Statement, int] | None = None  # the last line that names one panel, and that panel
    for statement in statements:
        tokens = draft.tokens_of(statement.block)
        plain = split_slashes(tokens)
        present = {token[3] for at, token in enumerate(plain) if not _is_article(plain, at)}
        named = [i for i, own in enumerate(keys) if own <= present and any(key[:1].isalpha() for key in own)]
        if not named and statement.key_tokens:
            place = panel_of_key(statement.key_tokens, keys, panels)
            if place is not None:
                by_place.setdefault(place, []).append(without_title(tokens, panels[place].title))
                continue
        if not named and not statement.key_tokens:
            place = _bar_at_place(tokens, len(panels))
            if place is not None:
                by_place.setdefault(place, []).append(tokens)
                continue
        if len(named) == 1:
            head = statement, named[0]
            own_part = without_title(tokens, panels[named[0]].title)
            result.setdefault(id(panels[named[0]]), []).append(own_part)
        elif not named and head is not None and _is_below(statement, head[0]):
            result.setdefault(id(panels[head[1]]), []).append(tokens)
        elif len(named) > 1 and any("/" in token[3] for token in tokens[:3]):
            for number in named:
                result.setdefault(id(panels[number]), []).append(tokens)
        else:
            pieces = _scales_of_panels(tokens, keys)
            if not pieces and len(named) > 1:
                pieces = _alternatives(tokens, keys, named)
            for number, piece in pieces:
                result.setdefault(id(panels[number]), []).append(piece)
    if len(by_place) > 1:  # one place alone tells where the legend stands
        for number, lines in by_place.items():
            result.setdefault(id(panels[number]), []).extend(lines)
    return result


def _bar_at_place(tokens: list[Token], count: int) -> int | None:
    """The panel of a line that begins with the place of its bar: "The left bar goes from 0 to 20"."""
    bars = words("legends", "bar") | words("legends", "scale") | {"color", "colour", "one"}
    for one, two in pairwise(tokens[:_OPENING]):
        owner = place_owner(one[3], count)
        if owner is not None and two[3] in bars:
            return owner
    return None


def _is_below(statement: Statement, head: Statement) -> bool:
    """Whether a line that names no panel goes on with the scale of the one that does: "- Red: 60–80" below it."""
    if statement.block.kind != "item" or head.block.kind != "item":
        return False
    nested = statement.block.indent > head.block.indent
    opened = head.opens and not any(token[0] == "QUANTITY" for token in head.rest_tokens)
    return nested or (opened and statement.role is None and statement.block.indent == head.block.indent)


def told_by_panel(tokens: list[Token], panels: list[PanelDraft]) -> list[tuple[int, list[Token]]]:
    """The pieces of a sentence that give one panel's scale each; [] unless every panel has one."""
    return _scales_of_panels(tokens, [distinct_keys(panel.title, panels) for panel in panels])


def _scales_of_panels(tokens: list[Token], keys: list[set[str]]) -> list[tuple[int, list[Token]]]:
    """ "Probe goes from 0 to 1. LoRA from 0 to 5", "0 to 1 for Probe, 0 to 5 for LoRA", "left: 0–1; right: 0–5".

    Each panel with the tokens from its name on, or up to it where the numbers stand in front; none at all
    unless every panel is named and has two numbers.
    """
    mentions: list[tuple[int, int]] = []  # index of a token that tells the panel, panel
    for at, token in enumerate(tokens):
        owners = [
            n for n, own in enumerate(keys) if token[3] in own and sum(token[3] in o for o in keys) == 1
        ]
        if not owners and len(keys) == 2:
            owners = [place for pair in _PLACES for place, word in enumerate(pair) if token[3] == word]
        if owners and not _is_article(tokens, at) and (not mentions or mentions[-1][1] != owners[0]):
            mentions.append((at, owners[0]))
    if len(mentions) != len(keys) or len({number for _, number in mentions}) < len(keys):
        return []
    first = next((at for at, token in enumerate(tokens) if token[0] == "QUANTITY"), len(tokens))
    starts = [at for at, _ in mentions]
    behind = first < starts[0]  # the names stand behind their numbers
    bounds = [0, *((at + 1 for at in starts[:-1]) if behind else starts[1:]), len(tokens)]
    pieces = [
        (number, _to_full_stop(tokens[a:b]))
        for (_, number), (a, b) in zip(mentions, pairwise(bounds), strict=True)
    ]
    return pieces if all(_is_scaled(piece) for _, piece in pieces) else []


def _is_article(tokens: list[Token], at: int) -> bool:
    """Whether the "a" of "has a scale from 0 to 1" is no panel A."""
    nouns = words("legends", "scale") | words("legends", "bar") | words("structure", "scale_words")
    following = [token[3] for token in tokens[at + 1 : at + 3]]
    return tokens[at][3] in words("structure", "articles") and not nouns.isdisjoint(following)


def _is_scaled(piece: list[Token]) -> bool:
    """Whether a piece gives two numbers, or a span of them."""
    return sum(token[0] == "QUANTITY" for token in piece) > 1 or any(map(is_span, piece))


def _to_full_stop(piece: list[Token]) -> list[Token]:
    """A piece up to the sentence that gives its scale: "… from 0 to 5. The scales differ by 2 units."."""
    stops = (at for at, token in enumerate(piece) if token[3] == ".")
    return next((piece[:at] for at in stops if _is_scaled(piece[:at])), piece)


def _alternatives(
    tokens: list[Token], keys: list[set[str]], named: list[int]
) -> list[tuple[int, list[Token]]]:
    """ "(0.8 for Probe, 0.75 for LoRA)": each panel keeps the shared numbers and its own."""
    owner: dict[int, int] = {}
    last = 0
    for at in range(len(tokens)):
        for number in named:
            if tokens[at][3] in keys[number] and any(t[3] == "for" for t in tokens[max(0, at - 2) : at]):
                before = [i for i in range(last, at) if tokens[i][0] == "QUANTITY"]
                if before:
                    owner[before[-1]] = number
                last = at
    if not owner:
        return []
    return [(number, [t for i, t in enumerate(tokens) if owner.get(i, number) == number]) for number in named]
