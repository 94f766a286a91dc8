"""Plain lines that head panels: "Panel A: Precision" above axes of its own, with nothing that sets it off."""

from __future__ import annotations

from heatparse.reading.draft import Draft
from heatparse.reading.needs import is_plain, may_lead
from heatparse.reading.sections import has_letter, opens_like_panel
from heatparse.reading.statements import Statement
from heatparse.records import replace

_AXES = ("x", "y", "both")
_PARTS = (*_AXES, "legend")
_MARKS = ("SIGN", "MARK", "ARROW", "TAG")
_FEWEST = 2  # one line above one frame is the title of the figure


def mark_lead_lines(draft: Draft, statements: list[Statement]) -> None:
    """Make heads of the short lines above the axes, or the scale, or the data of each of several panels."""
    plain = [at for at in range(len(statements) - 1) if is_plain(statements[at])]
    if len(plain) < _FEWEST:
        return
    leads = [at for at in plain if may_lead(draft, statements[at])]
    for opens in (_opens_frame, _opens_scale, _opens_data):
        found = [at for at in leads if opens(draft, statements, at)]
        names = {tuple(token[3] for token in draft.tokens_of(statements[at].block)) for at in found}
        if len(found) >= _FEWEST and len(names) == len(found):
            for at in found:
                _make_head(draft, statements[at])
            return
    same = _over_same_lines(draft, [statements[at] for at in leads])
    for statement in same:
        _make_head(draft, statement)
        statement.block = replace(statement.block, kind="text")  # "1) Spring" heads what stands below it


def _over_same_lines(draft: Draft, leads: list[Statement]) -> list[Statement]:
    """Lines with the names of panels, where the data below each of them begin with the same label."""
    found: dict[str, list[Statement]] = {}
    for lead in leads:
        below = lead.index + 1
        if below < len(draft.blocks) and draft.blocks[below].kind in ("item", "row"):
            keys = [token[3] for token in draft.tokens_of(draft.blocks[below])]
            numbers = [
                at for at, token in enumerate(draft.tokens_of(draft.blocks[below])) if token[0] == "QUANTITY"
            ]
            if len(numbers) > 1 and numbers[0]:
                found.setdefault(" ".join(keys[: numbers[0]]), []).append(lead)
    for several in found.values():
        names = {tuple(token[3] for token in draft.tokens_of(one.block)) for one in several}
        if len(several) >= _FEWEST and len(names) == len(several):
            return several
    return []


def _opens_frame(draft: Draft, statements: list[Statement], at: int) -> bool:
    """Whether both axes are stated right below a line."""
    roles = set()
    line = statements[at].index
    for following in statements[at + 1 :]:
        adjacent = following.index == line + 1
        if not adjacent or following.role not in _PARTS or following.block.kind == "heading":
            break
        roles.add(following.role)
        line = following.index
    return "both" in roles or {"x", "y"} <= roles


def _opens_scale(draft: Draft, statements: list[Statement], at: int) -> bool:
    """Whether a scale with numbers is stated right below a line."""
    following = statements[at + 1]
    if following.index != statements[at].index + 1 or following.role != "legend":
        return False
    return any(token[0] == "QUANTITY" for token in following.rest_tokens)


def _opens_data(draft: Draft, statements: list[Statement], at: int) -> bool:
    """Whether a table or a list stands right below a line that has the letter, number or place of a panel."""
    below = statements[at].index + 1
    if below == len(draft.blocks) or draft.blocks[below].kind not in ("row", "item", "code"):
        return False
    keys = [token[3] for token in draft.tokens_of(statements[at].block)]
    return has_letter(keys) or opens_like_panel(keys)


def _make_head(draft: Draft, statement: Statement) -> None:
    """The whole line is the key: a head like a bold line."""
    block = statement.block
    tokens = list(draft.tokens_of(block))
    while tokens and tokens[0][0] in _MARKS and tokens[0][3] != "(":
        tokens = tokens[1:]  # "--- Spring ---", "[Spring]"
    while tokens and tokens[-1][0] in _MARKS and tokens[-1][3] != ")":
        tokens = tokens[:-1]
    tokens = tokens or list(draft.tokens_of(block))
    start, end = tokens[0][1], tokens[-1][2]
    statement.key, statement.rest = (start, end), (block.end, block.end)
    statement.key_tokens, statement.rest_tokens = tokens, []
    statement.role, statement.bold = None, True
