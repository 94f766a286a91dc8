"""Axes that are given panel by panel: in their keys, in items below, or in pieces of one line."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.axes import apply_axis, read_axis
from heatparse.reading.axis_names import key_name, leading_name, quoted_name
from heatparse.reading.axis_reading import AxisReading, categories_in
from heatparse.reading.draft import Draft, PanelDraft
from heatparse.reading.panels import distinct_keys, panel_named
from heatparse.reading.statements import Statement
from heatparse.tokens import Token, label_keys

# "Y-axis (left)" tells where the axis is drawn, "X-axis (left)" which panel it belongs to.
_AXIS_PLACES = {"x": (("left", "right"),), "y": (("top", "bottom"), ("upper", "lower"))}
_LONGEST_ANNOUNCEMENT = 8  # tokens of an axis statement in front of its items


def read_own_axes(draft: Draft, statements: list[Statement], position: int) -> int:
    """An axis that is given panel by panel; the position behind it, 0 when it is one for all.

    "X-axis (left): …", "X-axis:" with an item for each panel, "A, B (Probe); C, D (LoRA)",
    "(a) & (c): 1-hop, 2-hop".
    """
    head = statements[position]
    axis = head.role or ""
    keys = [distinct_keys(panel.title, draft.panels) for panel in draft.panels]
    places = _AXIS_PLACES.get(axis, ())
    if _is_set_against(statements, head):
        places = (*places, ("left", "right"), ("top", "bottom"))
    shared = not words("structure", "of_all_panels").isdisjoint([token[3] for token in head.key_tokens])
    own = None if shared else panel_named(head.key_tokens, keys, draft.panels, placed=True, places=places)
    if own is not None and head.rest_tokens:
        reading, behind = read_axis(draft, statements, position)
        apply_axis(draft.panels[own], axis, reading)
        return behind if reading.categories else 0
    told = _semicolon_pieces(head.rest_tokens) or _named_pieces(head.rest_tokens, draft.panels)
    pieces = [(head, piece) for piece in told]
    behind = position + 1
    below, after = _items(statements, behind) if not pieces else ([], behind)
    if _announces_items(head) or _is_one_each(head, below, len(draft.panels)):
        pieces, behind = pieces or below, after
    elif not pieces:
        pieces = _of_panels(below, draft.panels)
        behind += len(pieces)
    found: dict[int, AxisReading] = {}
    for statement, piece in pieces:
        owners, body = _owners_behind(piece, draft.panels)
        if not owners and statement is head:
            owners, body = _owner_at_end(piece, draft.panels)
        if not owners:
            owners = _owners(piece, statement, keys, draft.panels)
            body = _without_names(piece, statement)
        listed = categories_in(body, draft.text) if owners else None
        name = leading_name(body, draft.text, listed) if owners else None
        if (listed is None and name is None) or not found.keys().isdisjoint(owners):
            return 0
        labels = listed.labels if listed is not None else None
        reading = AxisReading(name, labels, None, statement.block.start, statement.block.end)
        found.update(dict.fromkeys(owners, reading))
    if len(found) < 2:
        return 0
    label = key_name(head, draft.text) or _name_above(head, draft)
    if label is None and pieces and pieces[0][0] is head:
        label = leading_name(head.rest_tokens, draft.text, categories_in(pieces[0][1], draft.text))
    for number, reading in found.items():
        if label is not None or reading.label is None:
            reading.label, reading.weak = label, True
        apply_axis(draft.panels[number], axis, reading)
    for statement in statements[position:behind]:
        draft.roles[statement.index] = "axis"
    return behind


def _is_set_against(statements: list[Statement], head: Statement) -> bool:
    """Whether another axis of this kind has another place in front: "Left Y-axis" and "Right Y-axis"."""
    own, placing = head.key_tokens[:1], words("structure", "position_words")
    if not own or own[0][3] not in placing:
        return False
    others = [
        s.key_tokens[0][3] for s in statements if s.role == head.role and s.key_tokens and s is not head
    ]
    return any(other in placing and other != own[0][3] for other in others)


def _announces_items(head: Statement) -> bool:
    """Whether an axis statement leaves its list to the items below: it says little, and ends with a colon."""
    rest = head.rest_tokens
    return not rest or (len(rest) <= _LONGEST_ANNOUNCEMENT and rest[-1][3] == ":")


def _is_one_each(head: Statement, items: list[tuple[Statement, list[Token]]], panels: int) -> bool:
    """Whether the name of an axis has an item with a key below it for each panel: "X-axis: Hour", "- Left: 1, 2"."""
    short = len(head.rest_tokens) <= _LONGEST_ANNOUNCEMENT
    keyed = [statement for statement, _ in items if statement.key_tokens and statement.rest_tokens]
    nested = all(statement.block.indent > head.block.indent for statement in keyed)
    return short and nested and len(keyed) == len(items) == panels


def _of_panels(
    items: list[tuple[Statement, list[Token]]], panels: list[PanelDraft]
) -> list[tuple[Statement, list[Token]]]:
    """The items at the top that give something for panels: "(a) & (c): 1-hop, 2-hop", "Rain and Hail: 1, 2"."""
    own = [bool(item.rest_tokens) and _names_panels(item.key_tokens, panels) for item, _ in items]
    return items[: own.index(False)] if False in own else items


def _names_panels(key: list[Token], panels: list[PanelDraft]) -> bool:
    """Whether a key is made of letters or titles of panels alone."""
    if panels_by_letter(key, len(panels)):
        return True
    joints = words("structure", "and") | frozenset(",/&")
    told = " ".join(["", *(token[3] if token[3] not in joints else "," for token in key), ""])
    for title in sorted(
        (" ".join(label_keys(panel.title or ",")) for panel in panels), key=len, reverse=True
    ):
        told = told.replace(f" {title} ", " , ")
    return bool(key) and not told.strip(" ,")


def _name_above(head: Statement, draft: Draft) -> str | None:
    """The name that an axis statement gives in front of the items of the panels."""
    return quoted_name(head.rest_tokens, draft.text) or leading_name(head.rest_tokens, draft.text, None)


def _items(statements: list[Statement], position: int) -> tuple[list[tuple[Statement, list[Token]]], int]:
    """The items below a statement with their tokens, and the position behind them."""
    pieces = []
    while (
        position < len(statements)
        and statements[position].block.kind == "item"
        and statements[position].role in (None, "panels")
    ):
        statement = statements[position]
        pieces.append((statement, statement.key_tokens + statement.rest_tokens))
        position += 1
    return pieces, position


def _owners(
    piece: list[Token], statement: Statement, keys: list[set[str]], panels: list[PanelDraft]
) -> list[int]:
    """The panels that a piece of an axis statement is about: one by its name or place, or several."""
    colon = next((at for at, token in enumerate(piece) if token[3] == ":"), 0)
    key = [token for token in piece if token[1] < statement.rest[0]] or piece[:colon] or _last_bracket(piece)
    lettered = panels_by_letter(key, len(panels))
    if lettered:
        return lettered
    have = " ".join(["", *(token[3] for token in key), ""])
    titles = [" ".join(["", *label_keys(panel.title or ""), ""]) for panel in panels]
    whole = [number for number, title in enumerate(titles) if title.strip() and title in have]
    if len(whole) > 1:
        return whole
    number = panel_named(piece, keys, panels, placed=True)
    return [] if number is None else [number]


def _owners_behind(piece: list[Token], panels: list[PanelDraft]) -> tuple[list[int], list[Token]]:
    """ "Depth (2, 4, 8) in (a) and (d)", "Ratio (0, 1) in the top row, (a)-(c)": the panels and what is said."""
    nearer = words("relations", "before") | {"for", "of", "below", "under"}
    placing = words("structure", "position_words") | {"the"}
    for at in range(len(piece) - 1, 0, -1):
        if piece[at][3] not in nearer:
            continue
        behind = [token for token in piece[at + 1 :] if token[3] not in placing and token[3] != "."]
        lettered = panels_by_letter(behind, len(panels)) if behind else []
        if lettered:
            return lettered, piece[:at]
    return [], []


def _owner_at_end(piece: list[Token], panels: list[PanelDraft]) -> tuple[list[int], list[Token]]:
    """ "Layers 0 to 27 for Probe": the panel whose title ends a piece, and what stands in front."""
    for number, panel in enumerate(panels):
        title = label_keys(panel.title or "")
        front = piece[: len(piece) - len(title)]
        if title and front and tuple(token[3] for token in piece[len(front) :]) == title:
            return ([number], front[:-1]) if front[-1][3] in words("structure", "before_owners") else ([], [])
    return [], []


def _named_pieces(tokens: list[Token], panels: list[PanelDraft]) -> list[list[Token]]:
    """The pieces of "0 to 27 for Probe and 0 to 35 for LoRA (integers)": each ends with the title of its panel."""
    titles = [label_keys(panel.title or "") for panel in panels]
    keys = tuple(token[3] for token in tokens)
    if not all(titles) or len(keys) < sum(map(len, titles)):
        return []
    ends = []
    for title in titles:
        found = [at for at in range(len(keys)) if keys[at : at + len(title)] == title]
        if len(found) != 1 or not found[0] or keys[found[0] - 1] not in words("structure", "before_owners"):
            return []
        ends.append(found[0] + len(title))
    ends.sort()
    joints = words("structure", "and") | frozenset(",;")
    pieces = [list(tokens[first:last]) for first, last in zip([0, *ends], ends, strict=False)]
    return [piece[next((i for i, t in enumerate(piece) if t[3] not in joints), 0) :] for piece in pieces]


def panels_by_letter(key: list[Token], count: int) -> list[int]:
    """Panels by letter or number: "(a) & (c)", "Heatmaps 1 and 3", "(d)-(f)"; [] for anything else."""
    heads = words("structure", "panel_heads")
    nouns = words("structure", "panel_nouns") | heads | {f"{head}s" for head in heads}
    joints = words("structure", "and") | frozenset("(),&/-–—")
    key = _without_spans(key)
    bare = [token[3] for token in key if token[3] not in nouns and token[3] not in joints]
    noun = any(token[3] in nouns for token in key)
    if bare and all(len(name) == 1 and name.isalpha() for name in bare) and (noun or len(key) > len(bare)):
        numbers = [ord(name) - ord("a") for name in bare]
    elif bare and noun and all(name.isdigit() for name in bare):
        numbers = [int(name) - 1 for name in bare]
    else:
        return []
    return numbers if all(0 <= number < count for number in numbers) else []


def _without_spans(key: list[Token]) -> list[Token]:
    """ "(a)-(c)", "a to d" in full."""
    spanning = words("function_words", "spanning")
    full: list[Token] = []
    between: list[str] | None = None  # what stands since the last letter
    for token in key:
        letter = len(token[3]) == 1 and token[3].isalpha()
        if letter and full and between and not spanning.isdisjoint(between):
            last = next(t for t in reversed(full) if len(t[3]) == 1 and t[3].isalpha())
            full += [last._replace(key=chr(code)) for code in range(ord(last[3]) + 1, ord(token[3]))]
        between = [] if letter else (None if between is None else [*between, token[3]])
        if token[3] not in spanning:
            full.append(token)
    return full


def _last_bracket(piece: list[Token]) -> list[Token]:
    if not piece or piece[-1][3] != ")":
        return []
    opening = max((index for index, token in enumerate(piece) if token[3] == "("), default=0)
    return piece[opening:]


def _semicolon_pieces(tokens: list[Token]) -> list[list[Token]]:
    pieces: list[list[Token]] = [[]]
    for token in tokens:
        if token[3] == ";":
            pieces.append([])
        else:
            pieces[-1].append(token)
    return [piece for piece in pieces if piece] if len(pieces) > 1 else []


def _without_names(tokens: list[Token], statement: Statement) -> list[Token]:
    """The list of a piece without the panel's name: behind its key, in front of a closing bracket."""
    keyed = tokens[0][1] < statement.rest[0]
    tokens = [token for token in tokens if token[1] >= statement.rest[0]] if keyed else tokens
    colon = next((at for at, token in enumerate(tokens) if token[3] == ":"), None)
    if colon is not None:
        tokens = tokens[colon + 1 :]
    elif tokens and tokens[-1][3] == ")":
        opening = max((index for index, token in enumerate(tokens) if token[3] == "("), default=0)
        lists = keyed and any(token[3] == "," for token in tokens[opening:])
        tokens = tokens if lists else tokens[:opening]
    return tokens
