"""Legends: the numeric ends of a colour scale, and its bands."""

from __future__ import annotations

from itertools import pairwise

from heatparse.labels import LabelIndex
from heatparse.models import Band
from heatparse.phrases import phrases, words
from heatparse.quantities import read_quantity
from heatparse.reading.bands import color_end, is_color, read_bands
from heatparse.reading.draft import Draft, LegendDraft
from heatparse.reading.panels import distinct_keys, panel_named
from heatparse.reading.quotations import clean_label, quoted_end
from heatparse.reading.scale_numbers import is_span, lies_outside, scale_numbers, tells_drawn
from heatparse.reading.statement_keys import property_of
from heatparse.reading.statements import Statement
from heatparse.tokens import Token, label_keys

_SHORT = 12  # tokens of a line that gives a range without a colour
_LONGEST = 24  # … of one that gives a range for each of several panels
_FEW_BEFORE = 3  # words in front of the name of the scale: "a vertical color bar"
_SHORTEST_NAMED, _LONGEST_NAME = 3, 6  # tokens of "Label: Yield", and of the name alone


def read_legend(draft: Draft, statements: list[Statement], position: int) -> tuple[LegendDraft, int]:
    """Read the legend statement at `position` and the lines that belong to it."""
    head = statements[position]
    legend = LegendDraft(span=(head.block.start, head.block.end))
    key = head.key_tokens
    if len(draft.panels) > 1 and any(token[0] == "QUANTITY" for token in key):
        key = _without_titles(draft, key)
    pieces = [_without_coordinates(key + head.rest_tokens) if head.block.kind != "heading" else []]
    draft.roles.setdefault(head.index, "legend")
    behind = position + 1
    labels = _labels(draft)
    while behind < len(statements) and _belongs(draft, statements, behind, head):
        statement = statements[behind]
        if statement.block.kind == "item" and (
            labels.find(statement.key_tokens)
            or _names_axes(draft, statement)
            or _tells_place(draft, statement.key_tokens)
        ):
            break  # "Ant -> Rome: 0.4 (dark blue)", "At Dose = 2, Time = 4, it is 0.1 (blue)" give cells
        draft.roles.setdefault(statement.index, "legend")
        pieces.append(_without_coordinates(draft.tokens_of(statement.block)))
        legend.span = (head.block.start, statement.block.end)
        behind += 1
    if any(line and line[0][0] == "QUANTITY" for line in pieces[1:]):
        from heatparse.reading.cut_numbers import cut_lines  # loaded for lines that begin with a number

        if any(cut_lines(statements[position + 1 : behind], pieces[1:])):
            pieces = [pieces[0]]  # the ends of the scale may be among them
    read_scale(draft, legend, pieces)
    if any(token[3] == "scale" for token in (*key, *head.rest_tokens)[:2]):
        from heatparse.reading.plain_scales import is_plain_scale  # loaded for "Scale: 0 to 1"

        legend.doubtful = legend.doubtful or is_plain_scale(head)
    return legend, behind


def _without_titles(draft: Draft, key: list[Token]) -> list[Token]:
    """A key without the panel that it names by a number: "Legend (2019)"."""
    from heatparse.reading.panel_legends import without_title  # loaded for several panels

    for panel in draft.panels:
        key = without_title(key, panel.title)
    return key


def _without_coordinates(tokens: list[Token]) -> list[Token]:
    """The tokens without a place on the page: "Right side [x=0.93, y=0.50]"."""
    opening = next(
        (
            at
            for at, token in enumerate(tokens[:-2])
            if token[3] in ("[", "(") and tokens[at + 1][3] == "x" and tokens[at + 2][3] in "=:"
        ),
        None,
    )
    if opening is None:
        return tokens
    closing = next((at for at in range(opening, len(tokens)) if tokens[at][3] in ("]", ")")), len(tokens))
    return [*tokens[:opening], *tokens[closing + 1 :]]


def _names_axes(draft: Draft, statement: Statement) -> bool:
    """Whether a line gives both axes of a panel a number, "Dose = 2, Time 4": it speaks of one cell."""
    assigned = {
        before[3]
        for before, behind in pairwise(draft.tokens_of(statement.block))
        if behind[3] == "=" or behind[0] == "QUANTITY"
    }
    if len(assigned) < len(("x", "y")):
        return False
    names = [[set(label_keys(side.label or "")[:1]) for side in (p.x, p.y)] for p in draft.panels]
    return any(x != y and x and y and x | y <= assigned for x, y in names)


def _tells_place(draft: Draft, key: list[Token]) -> bool:
    """ "Early layers (0-3): nearly black", of an axis of layers: where it is so, and no band of a scale."""
    if not any(token[0] == "QUANTITY" for token in key):
        return False
    said = {token[3].removesuffix("s") for token in key if token[0] == "WORD"}
    sides = (side for panel in draft.panels for side in (panel.x, panel.y))
    return any(word.removesuffix("s") in said for side in sides for word in label_keys(side.label or ""))


def _labels(draft: Draft) -> LabelIndex:
    """The categories in words that were read so far, without those that are colours."""
    index = LabelIndex()
    for label in {label for p in draft.panels for axis in (p.x, p.y) for label in axis.categories}:
        keys = label_keys(label)
        if any(sign.isalpha() for sign in label) and not any(map(is_color, keys)):
            index.add(label)
    return index


def _belongs(draft: Draft, statements: list[Statement], position: int, head: Statement) -> bool:
    """Whether a line is a band or a property of the legend above it."""
    statement = statements[position]
    of_panels = statement.role == "panels" and head.opens and _spans_scale(statement.rest_tokens)
    if (
        statement.block.kind == "heading"
        or (statement.role not in (None, "legend") and not of_panels and not _is_title(statement, head))
        or statement.index - statements[position - 1].index > 1
        or (statement.role == "legend" and _is_of_another(draft, statement, head))
    ):
        return False
    if (
        statement.block.kind == "text"
        and not statement.key_tokens
        and head.rest_tokens
        and head.rest_tokens[-1][3] != ":"
        and head.block.kind != "heading"
    ):
        return False
    kind = property_of(statement.key_tokens)
    if statement.role != "legend":
        several = kind is None or (kind == "list" and len(statement.key_tokens) > 1)  # "Year labels"
        drawn = kind != "name" and tells_drawn(statement.key_tokens, statement.rest_tokens)
        if drawn or (several and _is_beside(statement, head)):
            return False
    if kind is not None:
        if kind != "remark" and not statement.rest_tokens:  # "Stops:" above the colours
            below = statements[position + 1 : position + 2]
            return any(is_color(t[3]) for s in below for t in draft.tokens_of(s.block))
        nested = kind == "remark" and head.opens and statement.block.indent > head.block.indent
        return bool(statement.rest_tokens) and (
            nested  # "- Location: right of the grid"
            or kind == "name"  # "- Label: rows per second"
            or words("structure", "legend", "not_legend").isdisjoint(t[3] for t in statement.rest_tokens)
        )
    tokens = draft.tokens_of(statement.block)
    if statement.role == "legend":
        return True
    if _heads_scale(draft, statements, position, head):
        return True
    opens = (
        head.block.kind == "heading" and statement.index == head.index + 1 and statement.block.kind == "text"
    )
    if opens and len(scale_numbers(tokens)[0]) > 1:
        return True  # "The strip under the grid covers 2 to 4:"
    if head.block.kind == "heading" and statement.block.kind == "item" and _names_scale(tokens):
        return True  # "Vertical color bar at the right edge, 0 to 1"
    if len(tokens) > 60:
        return False
    has_color = any(is_color(token[3]) for token in tokens)
    has_number = any(token[0] == "QUANTITY" for token in tokens)
    named = statement.key_tokens or ([] if has_number else tokens)  # "The cells of the diagonal are gray"
    spoken = {token[3] for token in named} & words("structure", "legend", "not_legend")
    if spoken and not _names_panel(draft, statement, head):  # "Llama row: …" of panels in rows
        return not has_number and _is_remark(draft, statements, position, head)
    if (
        statement.key_tokens
        and statement.bold
        and not any(is_color(t[3]) or t[0] == "QUANTITY" for t in statement.key_tokens)
    ):
        if has_color and has_number and (len(tokens) <= 30 or _names_panel(draft, statement, head)):
            return True
        nested = head.opens or statement.block.indent > head.block.indent
        return nested and _gives_scale(statement.rest_tokens) and _names_panel(draft, statement, head)
    if has_color or not has_number:
        return has_color or _is_remark(draft, statements, position, head)
    if len(tokens) <= _SHORT and _is_scale_key(statement.key_tokens):
        return True
    return len(tokens) <= _LONGEST and _names_panel(draft, statement, head)


def _is_remark(draft: Draft, statements: list[Statement], position: int, head: Statement) -> bool:
    """ "- It shows the yield." between "Color scales:" and "- Probe: 0 to 1": a sentence above the scales."""
    statement = statements[position]
    if not head.opens or (statement.key_tokens and statement.rest_tokens):
        return False
    said = statement.block.kind == "text" and statement.index == head.index + 1
    if not (said or (statement.block.kind == "item" and not statement.key_tokens)):
        return False  # "Each heatmap has its own bar:", "The limits differ."
    if any(token[0] == "QUANTITY" for token in draft.tokens_of(statement.block)):
        return False
    below = statements[position + 1 : position + 2]
    return any(_gives_scale(s.rest_tokens) and _names_panel(draft, s, head) for s in below) or (
        bool(below) and _heads_scale(draft, statements, position + 1, head)
    )


def _is_of_another(draft: Draft, statement: Statement, head: Statement) -> bool:
    """Whether a line of a legend opens that of another panel: "Legend (LoRA):" behind "Legend (Probe):"."""
    if len(draft.panels) < 2 or head.block.kind == "heading" or statement.block.indent > head.block.indent:
        return False
    from heatparse.reading.panel_legends import panel_of_key  # loaded for several panels

    keys = [distinct_keys(panel.title, draft.panels) for panel in draft.panels]
    first, second = (
        panel_of_key(own.key_tokens, keys, draft.panels) if own.key_tokens else None
        for own in (head, statement)
    )
    return first is not None and second is not None and first != second


def _heads_scale(draft: Draft, statements: list[Statement], position: int, head: Statement) -> bool:
    """Whether an item below "Color bars:" is but the name of a panel, with its scale nested below: "- Min: 0"."""
    statement, below = statements[position], statements[position + 1 : position + 2]
    if statement.block.kind != "item" or statement.rest_tokens or not below or not head.opens:
        return False
    nested = below[0].block.kind == "item" and below[0].block.indent > statement.block.indent
    if not nested or not any(token[0] == "QUANTITY" for token in below[0].rest_tokens):
        return False
    scaled = _is_scale_key(below[0].key_tokens) or any(is_color(t[3]) for t in below[0].rest_tokens)
    return scaled and _names_panel(draft, statement, head)


def _is_beside(statement: Statement, head: Statement) -> bool:
    """Whether a line beside one that tells the whole scale gives numbers that are no part of it: "Size: 400 by 300"."""
    return (
        head.block.kind != "heading"
        and bool(statement.key_tokens)
        and statement.block.indent <= head.block.indent
        and not _is_scale_key(statement.key_tokens)
        and not any(is_color(token[3]) or token[0] == "QUANTITY" for token in statement.key_tokens)
        and lies_outside(statement.rest_tokens, head.rest_tokens)
    )


def _is_title(statement: Statement, head: Statement) -> bool:
    """Whether an item is the name of the scale above it: "Title: “Wait”"."""
    if not (head.opens or statement.block.indent > head.block.indent):
        return False
    is_name = statement.role == "title" and property_of(statement.key_tokens) == "name"
    return is_name and statement.block.kind == "item" and bool(statement.rest_tokens)


def _names_scale(tokens: list[Token]) -> bool:
    """Whether a line without a key speaks of the color scale at its beginning, and of nothing else of the figure."""
    found = phrases("structure", "roles").find(tokens)
    return bool(found) and {value for value, _, _ in found} == {"legend"} and found[0][1] <= _FEW_BEFORE


def _names_panel(draft: Draft, statement: Statement, head: Statement) -> bool:
    """ "Probe: 0 to 1" below "Color scales:"; "Llama row: 0 to 1" where several titles say "Llama"."""
    announced = head.opens or head.block.kind == "heading" or _spans_scale(statement.rest_tokens)
    announced = announced or head.rest_tokens[-1][3] == ":" or statement.block.indent > head.block.indent
    key = statement.key_tokens
    if not key and statement.block.kind == "item":  # "1. Probe – 0 to 1"
        numbers = (at for at, token in enumerate(statement.rest_tokens) if token[0] == "QUANTITY")
        key = statement.rest_tokens[: next(numbers, 0)]
        key = key if len(key) <= _LONGEST_NAME else []
    if not announced or len(draft.panels) < 2 or not key:
        return False
    keys = [distinct_keys(panel.title, draft.panels) for panel in draft.panels]
    if panel_named(key, keys, draft.panels, placed=True) is not None:
        return True
    if not statement.key_tokens:
        return False
    from heatparse.reading.panel_scales import named_group  # loaded for several panels

    told = (draft.tokens_of(statement.block), statement.key_tokens)
    return any(named_group(tokens, draft.panels) for tokens in told)


def _spans_scale(tokens: list[Token]) -> bool:
    """ "5 (dark) to 45 (bright)", "5–45": two numbers with a word between them that makes them a span."""
    if any(map(is_span, tokens)):
        return sum(token[0] == "QUANTITY" for token in tokens) == 1
    numbers = [at for at, token in enumerate(tokens) if token[0] == "QUANTITY"]
    joints = words("structure", "to") | {"-", "–", "—", "and"}
    if len(numbers) > 1 and numbers[0] and tokens[numbers[0] - 1][3] in ("[", "("):
        joints |= {","}  # "[5, 45]"
    return len(numbers) == len(("low", "high")) and any(
        token[3] in joints or token[0] == "ARROW" for token in tokens[numbers[0] : numbers[1]]
    )


def _gives_scale(tokens: list[Token]) -> bool:
    """ "5 to 45", "the same colors, with ticks at 5, 25 and 45"."""
    if _spans_scale(tokens):
        return True
    ticked = any(token[3] in words("structure", "legend", "ticked") for token in tokens)
    return ticked and sum(token[0] == "QUANTITY" for token in tokens) > 1


def read_scale(draft: Draft, legend: LegendDraft, pieces: list[list[Token]]) -> None:
    """Fill in ends, approximation and bands from the lines of a legend."""
    values: list[tuple[float, bool, Token]] = []
    categorical = 0
    tints: list[tuple[Band, Band]] = []
    for tokens in pieces:
        found, refused = scale_numbers(tokens)
        values.extend(found)
        categorical += refused
        _add_bands(draft, legend, tokens)
        tints += _tints(draft, tokens)
        legend.label = legend.label or named_label(tokens, draft.text)
        if tokens is pieces[0]:
            legend.label = legend.label or _quoted_label(tokens, draft.text)
    if categorical > len(values) or len({value for value, _, _ in values}) < 2:
        return
    if any(map(_denies_numbers, pieces)):
        return  # "There is no numeric color bar": what numbers there are do not end it
    low = min(values, key=lambda item: item[0])
    high = max(values, key=lambda item: item[0])
    legend.low, legend.high = low[0], high[0]
    legend.doubtful = categorical > 0
    legend.approximate = any(approximate for value, approximate, _ in values if value in (low[0], high[0]))
    quantities = [read_quantity(draft.text[t[1] : t[2]]) for _, _, t in (low, high)]
    known = [q for q in quantities if q is not None]
    legend.resolution = min((q.resolution for q in known if q.resolution), default=None)
    legend.unit = next((q.unit for q in known if q.unit), None)
    legend.open_high = any(
        draft.text[t[2] : t[2] + 1] == "+" or draft.text[t[1] : t[2]].endswith("+")
        for v, _, t in values
        if v == high[0]
    ) or any(b.high is None and b.low == high[0] for b in legend.bands)  # "red: above 0.4"
    legend.open_low = any(b.low is None and b.high == low[0] for b in legend.bands)
    if len(tints) == 1 and not legend.bands and [value for value, _, _ in values] == [low[0], high[0]]:
        first, last = tints[0]
        legend.bands.append(first.model_copy(update={"low": low[0], "high": low[0]}))
        legend.bands.append(last.model_copy(update={"low": high[0], "high": high[0]}))


def _is_scale_key(tokens: list[Token]) -> bool:
    """Whether the key of a line without colours still speaks of the scale: "Top: 1.0", "Minimum: 0", "0.5: …"."""
    known = (
        words("structure", "legend", "scale_keys")
        | words("structure", "orientation")
        | words("colors", "modifiers")
    )
    return all(token[0] != "WORD" or token[3] in known for token in tokens)


def named_label(tokens: list[Token], text: str) -> str | None:
    """The title of the colour bar: behind "labeled", or "Label:"."""
    naming = words("structure", "naming")
    for index, token in enumerate(tokens):
        if token[3] in naming or token[3] in ("as", "for"):
            if index and tokens[index - 1][0] in ("QUOTE", "TICK"):
                continue  # "“Label” (y-axis)": the word is quoted itself
            at = index + 1
            while at < len(tokens) and tokens[at][3] in (":", "as"):
                at += 1
            close = quoted_end(tokens, at, text) if at < len(tokens) else None
            behind = tokens[close + 1][3] if close is not None and close + 1 < len(tokens) else ""
            if behind in words("structure", "legend", "tinted"):
                continue  # 'gray is for "n/a" cells'
            if close is not None and not any(t[0] == "QUANTITY" for t in tokens[at + 1 : close][:1]):
                return clean_label(text[tokens[at][2] : tokens[close][1]].strip(" ,.")) or None
    return _plain_name(tokens, text)


def _plain_name(tokens: list[Token], text: str) -> str | None:
    """The title of the colour bar without quotes, where a line holds nothing else: "Label: Yield_2"."""
    if (
        len(tokens) < _SHORTEST_NAMED
        or tokens[0][3] not in words("structure", "naming")
        or tokens[1][3] != ":"
    ):
        return None
    name = tokens[2:]
    refused = words("structure", "no_names") | words("structure", "legend", "unnamed")
    refused |= words("structure", "legend", "denying")
    if len(name) > _LONGEST_NAME or any(
        t[0] == "QUANTITY" or t[3] in refused or t[3] in ",.;:(" for t in name
    ):
        return None
    return clean_label(text[name[0][1] : name[-1][2]]) or None


def _quoted_label(tokens: list[Token], text: str) -> str | None:
    """The title of the colour bar as a quotation in front of all numbers: "Wait (min)", from 0 to 20."""
    first = next((at for at, token in enumerate(tokens) if token[0] in ("QUOTE", "QUANTITY")), len(tokens))
    close = quoted_end(tokens, first, text) if first < len(tokens) and tokens[first][0] == "QUOTE" else None
    spoken = {value for value, _, _ in phrases("structure", "roles").find(tokens[:first])}
    inside = tokens[first + 1 : close] if close is not None and "legend" in spoken else []
    vague = words("structure", "legend", "scale_keys")
    said = [token[3] for token in inside if token[0] == "WORD"]
    behind = {token[3] for token in tokens[close + 1 : close + 3]} if close is not None else set()
    if not behind.isdisjoint(words("structure", "legend", "palettes")):
        return None  # "the “jet” colormap is used"
    if not said or all(key in vague for key in said) or any(map(is_color, said)):
        return None
    return text[inside[0][1] : inside[-1][2]].strip(" ,.")


def _denies_numbers(tokens: list[Token]) -> bool:
    """Whether a line says that the scale has no numbers, or that there is none: "no explicit legend"."""
    denying = words("structure", "legend", "denying")
    if not any(token[3] in denying for token in tokens):
        return False
    tokens = [token for token in tokens if token[3] not in words("structure", "articles")]
    denied, shown = words("structure", "legend", "numeric"), words("structure", "legend", "shown")
    names = phrases("structure", "roles")
    for at, (one, two) in enumerate(pairwise(token[3] for token in tokens)):
        if one in denying and two in denied:
            return True
        hit = names.match(tokens, at + 2) if one in denying and two in shown else None
        if hit is not None and hit[0] == "legend":
            return True
    return False


def _tints(draft: Draft, tokens: list[Token]) -> list[tuple[Band, Band]]:
    """ "From white over blue to navy", without numbers: the colours of the two ends."""
    plain = [token for token in tokens if token[0] not in ("TICK", "QUOTE")]
    found: list[tuple[Band, Band]] = []
    for at, token in enumerate(plain[:-1]):
        end = color_end(plain, at + 1) if token[3] == "from" and plain[at + 1][0] == "WORD" else None
        if end is None:
            continue
        last, stop = end, None
        while last < len(plain) and plain[last][3] in words("bands", "to"):
            stop = color_end(plain, last + 1) if last + 1 < len(plain) else None
            if stop is None or plain[last][3] == "to":
                break
            last = stop
        if stop is not None and plain[last][3] == "to":
            found.append((_band(draft, plain[at + 1 : end]), _band(draft, plain[last + 1 : stop])))
    return found


def _band(draft: Draft, tokens: list[Token]) -> Band:
    """A colour of a legend, without its values."""
    start, end = tokens[0][1], tokens[-1][2]
    return Band(color=" ".join(draft.text[start:end].lower().split()), span=draft.source.span(start, end))


def _add_bands(draft: Draft, legend: LegendDraft, tokens: list[Token]) -> None:
    """The bands that a line of the legend gives."""
    for band in read_bands(tokens, draft.text):
        span = draft.source.span(band.start, band.end)
        legend.bands.append(Band(color=band.color, low=band.low, high=band.high, span=span))
