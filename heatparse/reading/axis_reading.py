"""What the text says of one axis, and the categories in a piece of text or in an item of a list."""

from __future__ import annotations

from itertools import pairwise

from heatparse.phrases import words
from heatparse.quantities import read_quantity
from heatparse.reading.draft import Draft
from heatparse.reading.enumeration import Enumeration
from heatparse.reading.lists import enumerate_labels
from heatparse.reading.needs import may_be_series
from heatparse.reading.quotations import clean_label, quoted_end
from heatparse.reading.spans import has_line_each, read_span, span_ends, stated_step
from heatparse.reading.statement_keys import split_slashes
from heatparse.reading.statements import Statement
from heatparse.records import Record
from heatparse.tokens import Token, Tokens, fold

_ENDS = len(("first", "last"))


class AxisReading(Record):
    """What one axis statement and the items below it say."""

    label: str | None = None
    categories: list[str] | None = None
    same_as: str | None = None  # "x", "y", or the title of a panel: the categories are given there
    start: int = 0
    end: int = 0
    weak: bool = False  # the label is only guessed from the key
    ends: tuple[float, float] | None = None  # of a stated span
    told: bool = False  # the label stands behind a key that announces a name
    quoted: bool = False  # the label stands in quotes, so that it may be that of both axes


def categories_in(tokens: list[Token], text: str, named: bool = False) -> Enumeration | None:
    """The categories that a piece of text lists, or spans; `named`: the axis has its name elsewhere."""
    told = _stations(tokens, text)
    if told is not None:
        return told
    listed = enumerate_labels(tokens, text, named) if tokens else None
    if listed is not None and listed.kind == "words" and tokens[-1][3] == ":":
        listed = None  # the list stands below
    if listed is not None and listed.kind == "words" and stated_step(tokens) and span_ends(tokens):
        listed = None  # "ranging from 1 to 30, in steps of 4": a span that does not come out even
    if listed is not None and listed.kind == "words" and any(map(_tells_span, listed.labels)):
        listed = None  # "Yield, ranging from 0.0 to 1.0"
    if listed is not None and _tells_ends(listed, tokens, text):
        listed = None
    if listed is not None and (full := _filled(listed, text)):
        return Enumeration(listed.kind, full, listed.start, listed.end, listed.after_colon)
    if listed is not None and listed.kind == "words" and sum(map(_is_span, listed.labels)) > 1:
        return listed  # "18 to 29, 30 to 44, 45 and over"
    spanned = (_series(tokens, text) or read_span(tokens, text)) if tokens else None
    if listed is None or spanned is None:
        return listed or spanned
    if listed.kind == "words" and (mixed := _with_series(listed, spanned, text)):
        return mixed
    if listed.kind == "words":
        overlap = listed.start < spanned.end and spanned.start < listed.end
        if not overlap and len(listed.labels) == len(spanned.labels) and not _all_numbers(spanned.labels):
            return listed  # "January to April (Jan, Feb, Mar, Apr)"
        return spanned if overlap or not listed.after_colon else listed
    if listed.kind == "quoted" and not _all_numbers(listed.labels):
        return _with_further(listed, spanned, tokens)
    # Ticks beside a span: the span counts when the ticks are said to be a selection of it.
    keys = {token[3] for token in tokens}
    selected = words("structure", "numbered_words") | words("structure", "some_ticks")
    whole = (
        not selected.isdisjoint(keys)
        or has_line_each(tokens)
        or stated_step(tokens) == 1
        or _is_counted(tokens, spanned, listed)
    )
    return spanned if whole and len(spanned.labels) > len(listed.labels) else listed


def _tells_ends(listed: Enumeration, tokens: list[Token], text: str) -> bool:
    if len(listed.labels) != _ENDS:
        return False
    from heatparse.reading.axis_ends import tells_ends  # loaded where two labels may be the ends of more

    return tells_ends(listed, tokens, text)


def _stations(tokens: list[Token], text: str) -> Enumeration | None:
    if words("stations", "hints").isdisjoint([token[3] for token in tokens]):
        return None
    from heatparse.reading.stations import read_stations  # loaded where labels may be told one by one

    return read_stations(tokens, text)


def _series(tokens: list[Token], text: str) -> Enumeration | None:
    if not may_be_series(tokens, text):
        return None
    from heatparse.reading.series import read_series  # loaded where a span of labels may be told

    return read_series(tokens, text)


def _tells_span(label: str) -> bool:
    """Whether a piece is "ranging from 0.0 to 1.0" and no label."""
    if label.split(" ", 1)[0] not in words("structure", "span_words"):
        return False
    ends = span_ends(Tokens(label).items)
    return ends is not None and ends[3] == len(label.rstrip(" ."))


def _is_span(label: str) -> bool:
    """Whether a label is "18 to 29", "under 18", "65 and over" or "18 to 29 kg", and nothing else."""
    quantity = read_quantity(label) or read_quantity(label.rpartition(" ")[0])
    return quantity is not None and quantity.value is None


def announces_labels(tokens: list[Token], below: list[Token], text: str) -> bool:
    """ "There are 4 markers, evenly spaced:" above a line that lists them."""
    announced = words("structure", "properties", "list")
    if not (below and tokens) or tokens[-1][3] != ":" or announced.isdisjoint(token[3] for token in tokens):
        return False
    return categories_in(below, text) is not None


def _is_counted(tokens: list[Token], spanned: Enumeration, listed: Enumeration) -> bool:
    """Whether another number tells how many labels a span has: "0 to 23 … There are 24 columns"."""
    size = str(len(spanned.labels))
    return any(
        token[3] == size
        and not any(found.start <= token[1] < found.end for found in (spanned, listed))
        and behind[0] == "WORD"
        for token, behind in pairwise(tokens)
    )


def _filled(listed: Enumeration, text: str) -> list[str] | None:
    """ "L0, L1, …, L11" in full."""
    dots = words("structure", "elision")
    if listed.kind == "number" or not any(mark in text[listed.start : listed.end] for mark in dots):
        return None
    from heatparse.reading.series import expand_series  # loaded where labels are left out

    return expand_series([label for label in listed.labels if label.strip(". …")])


def _with_series(listed: Enumeration, spanned: Enumeration, text: str) -> Enumeration | None:
    """ "Embedding, Layer 1 to Layer 12, Output": a span that is one item of a list of labels."""
    if _all_numbers(spanned.labels):
        return None  # "0 to 27, integers"
    written = fold(text[spanned.start : spanned.end])
    labels = [fold(label) for label in listed.labels]
    if written not in labels or not (listed.start <= spanned.start and spanned.end <= listed.end):
        return None
    at = labels.index(written)
    if len(labels) < 3 and at and not listed.after_colon:
        return None  # "Days of the week, Monday to Sunday"
    full = [*listed.labels[:at], *spanned.labels, *listed.labels[at + 1 :]]
    return Enumeration("words", full, listed.start, listed.end, listed.after_colon)


def _with_further(listed: Enumeration, spanned: Enumeration, tokens: list[Token]) -> Enumeration:
    """ "`first`, `last`, and numbered places from -3 to -1": labels in quotes, and a span of numbers behind them."""
    between = [token for token in tokens if listed.end <= token[1] < spanned.start]
    ended = any(token[3] in ".;:()" for token in between)
    further = not words("structure", "further").isdisjoint(token[3] for token in between)
    joined = any(token[3] in words("structure", "and") or token[3] == "," for token in between)
    if ended or not further or not joined or not _all_numbers(spanned.labels):
        return listed
    return Enumeration(
        "quoted", [*listed.labels, *spanned.labels], listed.start, spanned.end, listed.after_colon
    )


def _all_numbers(labels: list[str]) -> bool:
    return all(label.replace(".", "", 1).replace("-", "", 1).isdigit() for label in labels)


def item_label(draft: Draft, statement: Statement) -> str | None:
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
        if len(statement.key_tokens) > 8 or any(token[0] == "QUANTITY" for token in statement.rest_tokens):
            return None  # "Overall: 1, Math: 2" gives values
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
        if (
            token[3] in ("–", "—", "-")
            and index
            and text[token[1] - 1] == " "
            and text[token[2] : token[2] + 1] == " "
        ):
            end = tokens[index - 1][2]
            break
    label = (
        clean_label(text[tokens[0][1] : end]).rstrip(".")
        if text[tokens[0][1] : end].count(".") > 1
        else clean_label(text[tokens[0][1] : end])
    )
    return label if label and len(label) <= 120 else None


def _bold_label(tokens: list[Token], text: str) -> str | None:
    """The bold piece that an item starts with, when only a remark follows it."""
    start = tokens[0][1]
    if text[max(0, start - 2) : start] != "**":
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
