"""Heads of panels that tell the color scale as well: "**(a) Spring** — color bar 15 to 45"."""

from __future__ import annotations

from itertools import pairwise

from heatparse.phrases import phrases, words
from heatparse.quantities import read_quantity
from heatparse.reading.bands import color_end
from heatparse.reading.draft import Draft, LegendDraft
from heatparse.reading.legends import named_label, read_scale
from heatparse.reading.needs import may_tell_scale
from heatparse.reading.panel_groups import stated_panel_count
from heatparse.reading.panel_lines import titled_panel
from heatparse.reading.panel_names import is_discussion
from heatparse.reading.sections import has_letter, opens_like_panel
from heatparse.reading.statement_keys import key_role
from heatparse.reading.statements import Statement, read_statements
from heatparse.records import Record, replace
from heatparse.tokens import Token

_FEWEST = 2  # one head with a scale is no custom of the text
_LONGEST_NAME = 14  # tokens
_LONGEST_UNIT = 3  # words behind a number
_MOST_NUMBERS = 2  # of a name: "Layer 3, Head 4"
_LIKELY = 0.9  # of the values below a head lie within its scale
_EMPHASIS = "*_"
_JOINTS = frozenset("([,;:—–-·|•/")
_ENDS = frozenset((":", ",", ";", "—", "–", "-", "·", "|"))
_FRAME = ("x", "y", "both", "legend", "title", "other")


class HeadScale(Record):
    """A head in two parts: the tokens of its name, and of the scale; how plainly the scale is named.

    `form` is "named" ("color bar 0 to 4"), "loose" ("range 0 to 4", "white 0, navy 4"), "square" ("[0, 4]")
    or "round" ("(0–4)").
    """

    statement: Statement
    name: list[Token]
    scale: list[Token]
    form: str


def take_head_scales(draft: Draft, statements: list[Statement]) -> list[Statement]:
    """Take the scales off the heads of several panels, keep them in `draft.head_scales`; return the statements."""
    statements = _without_scale_lines(draft, statements)
    groups: dict[tuple[object, ...], list[HeadScale]] = {}
    opened: str | None = None
    announced = False
    for statement in statements:
        block = statement.block
        if block.kind == "heading" and is_discussion(statement):
            break
        head = _split(draft, statement) if opened != "legend" and may_tell_scale(draft, block) else None
        if head is None:
            announced = announced or _announces(draft.tokens_of(block))
            if block.kind != "item" and (block.kind == "heading" or statement.opens):
                opened = statement.role
            continue
        if _may_head(draft, head):
            kind = (block.kind, block.level, block.indent, _is_emphatic(draft, statement))
            groups.setdefault(kind, []).append(head)
    for heads in groups.values():
        names = {tuple(token[3] for token in head.name) for head in heads}
        if len(names) < max(len(heads), _FEWEST):
            continue
        told = announced or stated_panel_count(draft, statements) == len(heads)
        if _are_scales(draft, heads, told):
            for head in heads:
                _take(draft, statements, head)
    return statements


def _without_scale_lines(draft: Draft, statements: list[Statement]) -> list[Statement]:
    """Take the lines "Scale: 0 to 4" right below the heads of several panels out of the text."""
    found: list[tuple[Statement, HeadScale]] = []
    for above, line in pairwise(statements):
        if line.block.kind != "text" or line.role is not None or line.index != above.index + 1:
            continue
        if not (above.opens or above.block.kind == "heading") or not _is_name(above.key_tokens):
            continue
        tokens = draft.tokens_of(line.block)
        form = _form(tokens, draft.text)
        if form is not None and line.index + 1 < len(draft.blocks):
            found.append((above, HeadScale(line, above.key_tokens, tokens, form)))
    kinds = {(above.block.kind, above.block.level) for above, _ in found}
    lines = [head for _, head in found]
    if len(lines) < _FEWEST or len(kinds) > 1 or not _are_scales(draft, lines, told=True):
        return statements
    for before, (above, head) in enumerate(found):
        draft.head_scales[above.index - before] = _legend(draft, head)
        draft.covered.append((head.statement.block.start, head.statement.block.end))
    taken = {head.statement.index for head in lines}
    draft.blocks = [block for index, block in enumerate(draft.blocks) if index not in taken]
    return read_statements(draft)


def apply_head_scales(draft: Draft) -> None:
    """Give each panel the scale that its head tells, with the name and the colors told of all scales."""
    owners = {index: number for number, panel in enumerate(draft.panels) for index in reversed(panel.blocks)}
    shared = [panel.legend for panel in draft.panels]
    for index, legend in draft.head_scales.items():
        number = titled_panel(draft.tokens_of(draft.blocks[index]), draft.panels)
        number = owners.get(index, owners.get(index + 1)) if number is None else number
        if number is None or len(draft.panels) < _FEWEST:
            continue
        panel = draft.panels[number]
        known = panel.legend
        own = sum(one is known for one in shared) == 1
        if known is not None and known.low is not None and (own or legend.doubtful):
            continue  # the panel says more of it below its head
        legend.label = legend.label or (known.label if known else None) or _told_label(draft)
        legend.bands = legend.bands or (known.bands if known and known.low is None else [])
        panel.legend = legend


def _split(draft: Draft, statement: Statement) -> HeadScale | None:
    """Name and scale of a head: the scale is all that stands behind a sign, a bracket or the end of bold type."""
    tokens = draft.tokens_of(statement.block)
    openers = words("structure", "head_scales", "openers")
    for at in range(1, len(tokens) - 1):
        opens = tokens[at][3] in _JOINTS or tokens[at][3] in openers or _is_set_off(draft, tokens, at)
        form = _form(tokens[at:], draft.text) if opens else None
        if form is None:
            continue
        name = tokens[:at]
        while name and name[-1][3] in _ENDS:
            name = name[:-1]
        return HeadScale(statement, name, tokens[at:], form) if _is_name(name) else None
    return None


def _is_set_off(draft: Draft, tokens: list[Token], at: int) -> bool:
    """Whether bold type ends in front of a token: "**Spring** scale 0 to 4"."""
    return "*" in draft.text[tokens[at - 1][2] : tokens[at][1]]


def _is_name(name: list[Token]) -> bool:
    """Whether the front of a line may name a panel, and neither an axis nor the scale."""
    if not 0 < len(name) <= _LONGEST_NAME or key_role(name, loose=False) in _FRAME:
        return False
    keys = {token[3] for token in name if token[0] == "WORD"}
    numbers = sum(token[0] == "QUANTITY" for token in name)
    vague = words("structure", "scale_words") | words("structure", "legend", "scale_keys")
    told = keys & words("structure", "title_letters", "v")
    return numbers <= _MOST_NUMBERS and not told and not (keys and keys <= vague)


def _form(tokens: list[Token], text: str) -> str | None:
    """How a piece of text tells a scale and nothing else; None for other pieces."""
    known = words("structure", "head_scales", "words")
    keys = {token[3] for token in tokens}
    named = not keys.isdisjoint(words("structure", "head_scales", "names"))
    tints, behind, at = 0, _LONGEST_UNIT, 0
    quoted = False
    while at < len(tokens):
        kind, _, _, key = tokens[at]
        tint = color_end(tokens, at) if kind == "WORD" and not quoted else None
        if kind in ("TICK", "QUOTE"):
            quoted = not quoted and named
        elif kind == "QUANTITY" and not quoted:
            behind = 0
        elif tint is not None:
            tints, at, behind = tints + 1, tint - 1, _LONGEST_UNIT
        elif kind in ("WORD", "NAME") and not quoted and key not in known:
            behind += 1
            if behind > _LONGEST_UNIT:
                return None
        elif kind not in ("WORD", "NAME"):
            behind = _LONGEST_UNIT
        at += 1
    shades = words("scales", "shades", "light"), words("scales", "shades", "dark")
    tinted = tints > 1 or all(not keys.isdisjoint(side) for side in shades)
    ends = _values(tokens, text)
    if len(set(ends)) < _FEWEST or (len(ends) > _FEWEST and not tinted):
        return None
    if named:
        return "named"
    if tinted or not keys.isdisjoint(words("structure", "head_scales", "ranges")):
        return "loose"
    closed = tokens[0][3] + next((t[3] for t in reversed(tokens) if t[3] not in ".:"), "")
    return {"[]": "square", "()": "round"}.get(closed)


def _values(tokens: list[Token], text: str) -> list[float]:
    """The numbers in a piece of text, and the ends of those that are spans."""
    found: list[float] = []
    for at, token in enumerate(tokens):
        quantity = read_quantity(text[token[1] : token[2]]) if token[0] == "QUANTITY" else None
        if quantity is not None:
            sign = -1 if at and tokens[at - 1][3] in words("numbers", "negative") else 1
            ends = (quantity.value, quantity.low, quantity.high)
            found += [sign * end for end in ends if end is not None]
    return found


def _may_head(draft: Draft, head: HeadScale) -> bool:
    """Whether a line is set off as that of a panel: a heading, in bold, lettered, or above what is its own."""
    block = head.statement.block
    if block.kind == "heading" or _is_emphatic(draft, head.statement):
        return True
    keys = [token[3] for token in head.name]
    if has_letter(keys) or opens_like_panel(keys):
        return True
    below = next(iter(draft.blocks[head.statement.index + 1 :]), None)
    if block.kind == "item":
        return below is not None and below.line == block.line + 1 and below.indent > block.indent
    return head.scale[-1][3] == ":" or (below is not None and below.kind in ("row", "fence"))


def _is_emphatic(draft: Draft, statement: Statement) -> bool:
    return draft.text[statement.block.start] in _EMPHASIS


def _announces(tokens: list[Token]) -> bool:
    """ "Each heatmap has a color bar of its own", "the ends of the color scale stand in brackets"."""
    keys = {token[3] for token in tokens}
    told = words("legends", "separate") | words("structure", "head_scales", "announcing")
    if told.isdisjoint(keys):
        return False
    return any(role == "legend" for role, _, _ in phrases("structure", "roles").find(tokens))


def _are_scales(draft: Draft, heads: list[HeadScale], told: bool) -> bool:
    """Whether what is not called a scale is one: of panels that were told, or lettered, with the values inside."""
    for head in heads:
        keys = [token[3] for token in head.name]
        indexed = keys[-1] in words("structure", "head_scales", "indexed")  # "Head [3, 5]"
        lettered = (has_letter(keys) or opens_like_panel(keys)) and head.form != "round"
        likely = (told or lettered) and not indexed and _holds_values(draft, head, heads)
        if head.form != "named" and not likely:
            return False
    return True


def _holds_values(draft: Draft, head: HeadScale, heads: list[HeadScale]) -> bool:
    """Whether nearly all numbers in the lines below a head lie within its scale."""
    ends = sorted(_values(head.scale, draft.text))
    first = head.statement.index + 1
    others = {other.statement.index for other in heads}
    inside: list[bool] = []
    for index in range(first, len(draft.blocks)):
        block = draft.blocks[index]
        if index in others or block.kind == "heading":
            break
        numbers = [token for token in draft.tokens_of(block) if token[0] == "QUANTITY"]
        inside += [ends[0] <= value <= ends[-1] for value in _values(numbers, draft.text)]
    return bool(inside) and sum(inside) >= _LIKELY * len(inside)


def _take(draft: Draft, statements: list[Statement], head: HeadScale) -> None:
    """Make the name alone the head, and keep the scale."""
    statement = head.statement
    block = statement.block
    start, end = head.name[0][1], head.name[-1][2]
    draft.head_scales[statement.index] = _legend(draft, head)
    draft.covered.append((head.scale[0][1], block.end))
    following = statements[statements.index(statement) + 1 :][:1]
    flat = block.kind == "item" and not any(one.block.indent > block.indent for one in following)
    statement.block = replace(block, kind="text" if flat else block.kind, start=start, end=end)
    draft.blocks[statement.index] = statement.block
    statement.key, statement.rest = (start, end), (end, end)
    statement.key_tokens, statement.rest_tokens = head.name, []
    statement.role, statement.bold = None, block.kind != "heading"


def _legend(draft: Draft, head: HeadScale) -> LegendDraft:
    legend = LegendDraft(span=(head.scale[0][1], head.scale[-1][2]))
    read_scale(draft, legend, [head.scale])
    values = _values(head.scale, draft.text)
    legend.low, legend.high = min(values), max(values)
    legend.doubtful = head.form != "named"
    return legend


def _told_label(draft: Draft) -> str | None:
    """The name that a line gives all scales: "Each panel has a color bar of its own, labeled “Rain”"."""
    for block in draft.blocks:
        tokens = draft.tokens_of(block)
        if _announces(tokens) and not words("structure", "naming").isdisjoint(t[3] for t in tokens):
            return named_label(tokens, draft.text)
    return None


__all__ = ["apply_head_scales", "take_head_scales"]
