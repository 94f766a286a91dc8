"""Axes: names and categories, from keys, lists below them, and sentences."""

from __future__ import annotations

from dataclasses import dataclass

from heatparse.phrases import words
from heatparse.reading.draft import AxisDraft, Draft, PanelDraft
from heatparse.reading.lists import (
    Enumeration,
    clean_label,
    enumerate_labels,
    quoted_end,
    read_span,
    sentences,
)
from heatparse.reading.statements import Statement, is_property, split_slashes
from heatparse.tokens import Token


@dataclass(slots=True)
class AxisReading:
    """What one axis statement and the items below it say."""

    label: str | None = None
    categories: list[str] | None = None
    same_as: str | None = None  # "x", "y", or the title of a panel: the categories are given there
    start: int = 0
    end: int = 0
    weak: bool = False  # the label is only guessed from the key


def read_axis(draft: Draft, statements: list[Statement], position: int) -> tuple[AxisReading, int]:
    """Read the axis statement at `position` and its items; returns the position behind them."""
    head = statements[position]
    reading = AxisReading(start=head.block.start, end=head.block.end)
    tokens = head.rest_tokens
    reading.label = _named(tokens, draft.text)
    if reading.label is None:
        reading.label = _key_label(head, draft.text)
        reading.weak = reading.label is not None and bool({t[3] for t in head.key_tokens[:3]} & {"rows", "columns", "row", "column"})
    found = _categories(tokens, draft.text)
    if reading.label is None:
        reading.label = _leading_label(tokens, draft.text, found)
    draft.roles.setdefault(head.index, "axis")
    if found is not None:
        reading.categories = found.labels
    reading.same_as = _same_as(tokens, head.role, found)
    if reading.same_as:
        reading.categories = None
    behind = position + 1
    wants_more = not tokens or tokens[-1][3] == ":" or reading.categories is None and not reading.same_as
    if wants_more or _property_follows(statements, behind):
        behind = _read_below(draft, statements, behind, reading, head)
    return reading, behind


def _property_follows(statements: list[Statement], position: int) -> bool:
    if position >= len(statements) or statements[position].block.kind != "item" or statements[position].role not in (None, "title"):
        return False
    return any(is_property(statements[position].key_tokens, kind) for kind in ("name", "list", "span", "step", "remark"))


def _categories(tokens: list[Token], text: str) -> Enumeration | None:
    """The categories that a piece of text lists, or spans."""
    listed = enumerate_labels(tokens, text) if tokens else None
    if listed is not None and listed.kind == "words" and tokens[-1][3] == ":":
        listed = None  # the list stands below
    spanned = read_span(tokens, text) if tokens else None
    if listed is None or spanned is None:
        return listed or spanned
    if listed.kind == "words":
        overlap = listed.start < spanned.end and spanned.start < listed.end
        return spanned if overlap or not listed.after_colon else listed
    if listed.kind == "quoted" and not _all_numbers(listed.labels):
        return listed
    # Ticks beside a span: the span counts when the ticks are said to be a selection of it.
    said = {token[3] for token in tokens}
    numbered = said & {"numbered", "indexed", "integer", "integers", "layers", "discrete"}
    return spanned if numbered and len(spanned.labels) > len(listed.labels) else listed


def _all_numbers(labels: list[str]) -> bool:
    return all(label.replace(".", "", 1).replace("-", "", 1).isdigit() for label in labels)


# --- the name of an axis ----------------------------------------------------------------------


def _named(tokens: list[Token], text: str) -> str | None:
    """The name behind "labeled", "titled", "named": quoted or in one or two capital words."""
    naming = words("structure", "naming")
    for index, token in enumerate(tokens):
        if token[3] not in naming:
            continue
        at = index + 1
        while at < len(tokens) and tokens[at][3] in (":", "as", "is", "the", "axis"):
            at += 1
        if at >= len(tokens):
            return None
        close = quoted_end(tokens, at, text)
        if close is not None and close > at + 1:
            after = tokens[close + 1][3] if close + 1 < len(tokens) else ""
            name = clean_label(text[tokens[at][2] : tokens[close][1]]).rstrip(".")
            return None if after in (",", "and") and _quote_follows(tokens, close + 2, text) else name
        if token[3] in ("labeled", "labelled", "label", "marked", "titled", "named") and text[tokens[at][1]].isupper():
            stop = at
            while stop < len(tokens) and tokens[stop][0] == "WORD" and text[tokens[stop][1]].isupper():
                stop += 1
            after = tokens[stop][3] if stop < len(tokens) else "."
            if after in ".,;(" and not (after == "," and stop + 1 < len(tokens) and text[tokens[stop + 1][1]].isupper()):
                return clean_label(text[tokens[at][1] : tokens[stop - 1][2]])
        return None
    return None


def _quote_follows(tokens: list[Token], at: int, text: str) -> bool:
    return at < len(tokens) and (quoted_end(tokens, at, text) is not None or tokens[at][3] == "and")


def _key_label(head: Statement, text: str) -> str | None:
    """The name inside the key: "X-axis (Ratio)" -> Ratio, "Tasks (Horizontal Axis)" -> Tasks."""
    tokens = head.key_tokens
    vague = words("structure", "orientation")
    outside, inside, depth = [], [], 0
    for token in tokens:
        if token[3] == "(":
            depth += 1
            if depth == 1:
                continue
        elif token[3] == ")":
            depth -= 1
            if depth == 0:
                continue
        (inside if depth else outside).append(token)
    for part in (inside, outside):
        part = _behind_dash(part)
        named = [t for t in part if t[0] in ("WORD", "NAME", "LATEX", "SIGN", "QUANTITY")]
        content = [token for token in split_slashes(named) if token[3] not in vague or (part is inside and token[3] == "categories")]
        if not content or all(token[0] in ("QUANTITY", "SIGN") for token in content):
            continue
        if part is outside and not inside:
            return None
        if part is outside and len(content) > 4:
            return None
        if part is outside:
            part = [token for token in part if token[3] not in ("list", "of")]
        label = clean_label(text[part[0][1] : part[-1][2]]) if part else ""
        return label or None
    return None


def _behind_dash(tokens: list[Token]) -> list[Token]:
    """ "Rows - Source Models" -> "Source Models"; a comma ends a name: "Y-axis, top to bottom"."""
    for index, token in enumerate(tokens):
        if token[3] in ("-", "–", "—", ":") and all(t[3] in words("structure", "orientation") for t in tokens[:index]):
            return tokens[index + 1 :]
        if token[3] in (",", ";"):
            return tokens[:index]
    return tokens


def _leading_label(tokens: list[Token], text: str, found: Enumeration | None) -> str | None:
    """The name that the text starts with: "Parameter. The …", "Length (ranging …", `"Type" with …`."""
    if not tokens:
        return None
    close = quoted_end(tokens, 0, text)
    if close is not None and close > 1:
        if found is not None and found.start <= tokens[1][1]:
            return None
        return clean_label(text[tokens[0][2] : tokens[close][1]])
    if found is not None and found.start <= tokens[0][1]:
        return None
    stop = 0
    enders = {"with", "from", "ranging", "ranges", "showing", "values", "labeled", "-", "–", "—", "(", ".", ",", ":", ";", "and", "has", "is", "are"}
    while stop < len(tokens) and tokens[stop][3] not in enders:
        stop += 1
    first = tokens[0][3]
    if not 0 < stop <= 5 or first in words("structure", "no_names"):
        return None
    if first in words("structure", "introducers") and (stop < len(tokens) and tokens[stop][3] in (":", "are", "is", "from")):
        return None
    if any(token[0] not in ("WORD", "LATEX", "SIGN", "NAME") for token in tokens[:stop]) or all(t[3] in words("structure", "orientation") for t in tokens[:stop]):
        return None
    if stop < len(tokens) and tokens[stop][3] == "," and (found is None or found.start < tokens[stop][1]):
        return None
    return clean_label(text[tokens[0][1] : tokens[stop - 1][2]])


# --- references to another axis ---------------------------------------------------------------


def _same_as(tokens: list[Token], role: str | None, found: Enumeration | None) -> str | None:
    """The axis whose categories these are: "Same list as X-axis", "the same 6 categories"."""
    keys = [token[3] for token in tokens]
    same = [token for token in tokens if token[3] in words("structure", "same_words")]
    if not same or (found is not None and (found.kind != "words" or found.start < same[0][1])):
        return None
    for key in keys:
        for axis, names in (("x", ("x-axis", "x", "horizontal", "columns", "column")), ("y", ("y-axis", "y", "vertical", "rows", "row"))):
            if key in names and axis != role:
                return axis
    opening = keys.index("as") + 1 if "as" in keys[:-1] else None
    if opening is not None and tokens[opening][0] == "WORD" and len(tokens) - opening <= 4:
        return "panel:" + tokens[opening][3]
    return "y" if role == "x" else "x"


# --- lists below ------------------------------------------------------------------------------


def _read_below(draft: Draft, statements: list[Statement], position: int, reading: AxisReading, head: Statement) -> int:
    """Properties and categories given by the lines that follow."""
    labels: list[str] = []
    marker: str | None = None
    collecting = reading.categories is None
    while position < len(statements):
        statement = statements[position]
        block = statement.block
        kind = _property(statement) if statement.role in (None, "title") else None
        if block.kind == "heading" or (statement.role is not None and kind is None) or _gap(draft, statements, position):
            break
        if kind is not None:
            stays = _apply_property(draft, reading, statement, kind)
            collecting = stays and reading.categories is None and not labels
            draft.roles[statement.index] = "axis"
            marker = None
            position += 1
            continue
        if block.kind == "text":
            found = _categories(draft.tokens_of(block), draft.text) if collecting and not labels else None
            if found is None or (found.kind == "words" and len(statement.rest_tokens) > 40):
                break
            reading.categories = found.labels
            draft.roles[statement.index] = "axis"
            reading.end = block.end
            position += 1
            break
        form = "1." if block.ordinal is not None else block.marker
        if not collecting or (marker is not None and form != marker):
            break
        if not labels and _describes(draft, statement, reading):
            draft.roles[statement.index] = "axis"
            reading.end = block.end
            collecting = reading.categories is None
            position += 1
            continue
        label = _item_label(draft, statement)
        if label is None:
            break
        marker = form
        labels.append(label)
        draft.roles[statement.index] = "axis"
        reading.end = block.end
        position += 1
    if labels and len(labels) >= 1 and not reading.categories:
        reading.categories = labels
        reading.same_as = None
    return position


def _describes(draft: Draft, statement: Statement, reading: AxisReading) -> bool:
    """Whether an item below an axis describes it as a whole: `Labeled "Batch Size"`, "Numbered 1 to 64"."""
    if statement.key_tokens:
        return False
    tokens, text = statement.rest_tokens, draft.text
    named = _named(tokens, text)
    found = _categories(tokens, text)
    spans = found is not None and (found.kind == "span" or (found.kind != "words" and len(found.labels) >= 3))
    if named is None and not spans:
        return False
    if named is not None and (reading.label is None or reading.weak):
        reading.label, reading.weak = named, False
    if found is not None and spans:
        reading.categories = found.labels
    return True


def _gap(draft: Draft, statements: list[Statement], position: int) -> bool:
    """Whether a table, a fence or a rule stands between two statements."""
    before, after = statements[position - 1].index, statements[position].index
    return after - before > 1


def _property(statement: Statement) -> str | None:
    for kind in ("name", "list", "span", "step", "remark"):
        if is_property(statement.key_tokens, kind):
            return kind
    return None


def _apply_property(draft: Draft, reading: AxisReading, statement: Statement, kind: str) -> bool:
    """Take over what a property says; True when the categories may follow below it."""
    tokens, text = statement.rest_tokens, draft.text
    reading.end = statement.block.end
    if kind == "name" and tokens:
        found = enumerate_labels(tokens, text)
        if found is not None and len(found.labels) >= 3:
            reading.categories = reading.categories or found.labels
            return False
        close = quoted_end(tokens, 0, text)
        end = tokens[close][1] if close else _sentence_end(tokens)
        start = tokens[0][2] if close else tokens[0][1]
        reading.label = clean_label(text[start:end]) or reading.label
    elif kind in ("list", "span"):
        if not tokens:
            return True
        found = _categories(tokens, text)
        better = found is not None and (reading.categories is None or kind == "list")
        if found is not None and better:
            reading.categories = found.labels
        elif found is None and kind == "list" and reading.categories is None and len(tokens) <= 4:
            reading.categories = [clean_label(text[tokens[0][1] : tokens[-1][2]])]
    return kind in ("list", "name", "remark")


def _sentence_end(tokens: list[Token]) -> int:
    for token in tokens:
        if token[3] in ".(":
            return token[1]
    return tokens[-1][2]


def _item_label(draft: Draft, statement: Statement) -> str | None:
    """The category that a list item names; None for an item that is none."""
    text, block = draft.text, statement.block
    tokens = draft.tokens_of(block)
    if not tokens:
        return None
    if statement.key_tokens and statement.rest_tokens:
        keys = {t[3] for t in split_slashes(statement.key_tokens) if t[0] == "WORD"}
        if keys and keys <= words("structure", "orientation") | words("structure", "position_words"):
            inner = [token for token in tokens if token[1] >= statement.rest_tokens[0][1]]
            return _label_of(inner, text)
        if len(statement.key_tokens) > 8:
            return None
        return clean_label(text[statement.key[0] : statement.key[1]])
    if len(tokens) > 40:
        return None
    return _label_of(tokens, text)


def _label_of(tokens: list[Token], text: str) -> str | None:
    bold = _bold_label(tokens, text)
    if bold:
        return bold
    close = quoted_end(tokens, 0, text)
    if close is not None and close > 1:
        return clean_label(text[tokens[0][2] : tokens[close][1]])
    end = tokens[-1][2]
    for index, token in enumerate(tokens):
        # a bracket of place words, or a remark of a few words, is no part of the name
        if token[3] == "(" and index and _is_remark(tokens[index + 1 :]):
            end = tokens[index - 1][2]
            break
        if token[3] in ("–", "—", "-") and index and text[token[1] - 1] == " " and text[token[2] : token[2] + 1] == " ":
            end = tokens[index - 1][2]
            break
    label = clean_label(text[tokens[0][1] : end]).rstrip(".") if text[tokens[0][1] : end].count(".") > 1 else clean_label(text[tokens[0][1] : end])
    return label if label and len(label) <= 120 else None


def _bold_label(tokens: list[Token], text: str) -> str | None:
    """The bold piece that an item starts with, when only a remark follows it."""
    start = tokens[0][1]
    if not text[max(0, start - 2) : start] == "**":
        return None
    close = text.find("**", start, tokens[-1][2] + 2)
    return clean_label(text[start:close]) if close > start else None


def _is_remark(tokens: list[Token]) -> bool:
    inside = []
    for token in tokens:
        if token[3] == ")":
            break
        inside.append(token[3])
    vague = words("structure", "orientation") | words("structure", "position_words")
    named = [key for key in inside if key.isalpha() or "-" in key]
    return bool(named) and (all(key in vague for key in named) or len(named) > 4)


# --- sentences --------------------------------------------------------------------------------

_AXES = {"x-axis": "x", "horizontal": "x", "columns": "x", "y-axis": "y", "vertical": "y", "rows": "y", "axes": "both"}


def read_prose_axes(draft: Draft, tokens: list[Token]) -> list[tuple[str, AxisReading]]:
    """Axes that sentences speak of: "“Predicted” runs along the horizontal axis", "both axes list …"."""
    readings = []
    for sentence in sentences(tokens, draft.text):
        for clause in _clauses(sentence):
            named = [(i, _AXES[t[3]]) for i, t in enumerate(clause) if t[3] in _AXES and _is_axis_word(clause, i)]
            if not named:
                continue
            axes = {axis for _, axis in named}
            if len(named) == 2 and axes == {"x", "y"} and _pair_of_names(clause, draft.text, named, readings):
                continue
            axis = "both" if len(axes) > 1 else named[0][1]
            found = _categories(clause, draft.text)
            reading = AxisReading(start=clause[0][1], end=clause[-1][2])
            if found is not None and (found.kind != "words" or found.after_colon or _lists(clause)):
                reading.categories = found.labels
            reading.label = _near_label(clause, named[0][0], draft.text) if axis != "both" else None
            if reading.categories or reading.label:
                readings.append((axis, reading))
    return readings


def _is_axis_word(clause: list[Token], index: int) -> bool:
    key = clause[index][3]
    if key in ("horizontal", "vertical"):
        return index + 1 < len(clause) and clause[index + 1][3] == "axis"
    return True


def _lists(clause: list[Token]) -> bool:
    return bool({t[3] for t in clause} & {"list", "lists", "labels", "labeled", "classes", "categories", "names", "show", "are", "carry", "ticks", "variables", "include"})


def _clauses(sentence: list[Token]) -> list[list[Token]]:
    clauses: list[list[Token]] = [[]]
    for token in sentence:
        if token[3] == ";":
            clauses.append([])
        else:
            clauses[-1].append(token)
    return [clause for clause in clauses if clause]


def _pair_of_names(clause: list[Token], text: str, named: list[tuple[int, str]], readings: list[tuple[str, AxisReading]]) -> bool:
    """Two axes in one clause, each with a quoted name nearest to it."""
    labels = [(axis, _near_label(clause, index, text)) for index, axis in named]
    if not all(label for _, label in labels) or labels[0][1] == labels[1][1]:
        return False
    for axis, label in labels:
        readings.append((axis, AxisReading(label=label, start=clause[0][1], end=clause[-1][2])))
    return True


def _near_label(clause: list[Token], index: int, text: str) -> str | None:
    """The quotation nearest to an axis word, within a few words."""
    best: tuple[int, str] | None = None
    at = 0
    while at < len(clause):
        close = quoted_end(clause, at, text)
        if close is None:
            at += 1
            continue
        distance = index - close if close < index else at - index
        if close > at + 1 and distance <= 9 and (best is None or distance < best[0]):
            best = (distance, clean_label(text[clause[at][2] : clause[close][1]]))
        at = close + 1
    return best[1] if best else None


# --- putting it into panels -------------------------------------------------------------------


def apply_axis(panel: PanelDraft, axis: str, reading: AxisReading) -> None:
    """Fill in what the panel does not know yet; the first statement wins."""
    targets = (panel.x, panel.y) if axis == "both" else (panel.x,) if axis == "x" else (panel.y,)
    for target in targets:
        _fill(target, reading, name=axis != "both")


def _fill(target: AxisDraft, reading: AxisReading, name: bool) -> None:
    if name and reading.label and (target.label is None or (target.weak_label and not reading.weak)):
        target.label = reading.label
        target.weak_label = reading.weak
    if not target.categories and reading.categories:
        target.categories = list(reading.categories)
    if target.span is None:
        target.span = (reading.start, reading.end)
