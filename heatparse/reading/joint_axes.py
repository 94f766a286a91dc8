"""Both axes in one statement: `Axes: X-axis "Step" (1 to 3), Y-axis "Lane" (1, 2)`."""

from __future__ import annotations

from heatparse.phrases import phrases, words
from heatparse.reading.axis_names import leading_name, name_in_bracket, quoted_name
from heatparse.reading.axis_reading import AxisReading, categories_in
from heatparse.reading.draft import Draft
from heatparse.reading.statements import Statement
from heatparse.records import Record
from heatparse.resources import vocabulary
from heatparse.tokens import Token


class _Mention(Record, frozen=True):
    """A word for an axis: the axis, and its first token and the one behind it."""

    axis: str
    first: int
    behind: int


def read_joint_axes(draft: Draft, head: Statement) -> list[tuple[str, AxisReading]]:
    """What a statement says of the x axis and of the y axis; [] when it does not name each once."""
    tokens = head.rest_tokens if head.role == "both" else draft.tokens_of(head.block)
    mentions = _mentions(tokens, own=head.role != "both" and head.role is not None)
    if head.role == "both" and not mentions:
        return _named_in_key(draft, head)
    if sorted(mention.axis for mention in mentions) != ["x", "y"]:
        return []
    readings = []
    for mention, part in zip(mentions, _parts(tokens, mentions), strict=True):
        reading = _reading(draft, head, part) if part else None
        if reading is None:
            return []
        readings.append((mention.axis, reading))
    one, two = (reading for _, reading in readings)
    if one.label == two.label and one.label is not None:
        return []
    return readings if one.categories or two.categories or (one.label and two.label) else []


def _named_in_key(draft: Draft, head: Statement) -> list[tuple[str, AxisReading]]:
    """ "X-axis (Sent) and Y-axis (Received): A, B, C": one list, and a name in brackets for each axis."""
    keys, text = head.key_tokens, draft.text
    found = categories_in(head.rest_tokens, text)
    if found is None:
        return []
    readings = []
    for mention in _mentions(keys):
        signs = [token[3] for token in keys[mention.behind :]]
        if signs[:1] != ["("] or ")" not in signs:
            return []
        inside = keys[mention.behind + 1 : mention.behind + signs.index(")")]
        label = name_in_bracket(inside, text)
        readings.append(
            (mention.axis, AxisReading(label, found.labels, None, head.block.start, head.block.end))
        )
    return readings if sorted(axis for axis, _ in readings) == ["x", "y"] else []


def _mentions(tokens: list[Token], own: bool = False) -> list[_Mention]:
    """The words for an axis, without those that another axis is compared with: "same as the x-axis".

    In the `own` statement of one axis "from left to right" or "at the top" tells how its labels run.
    """
    found: list[_Mention] = []
    short = vocabulary("structure", "short_axis_keys")
    if own:
        short = {key: short[key] for key in short if key in words("structure", "axis_marks")}
    hits = {first: (letter.lower(), last) for letter, first, last in phrases("sides", "axes").find(tokens)}
    if own:
        named = vocabulary("structure", "axis_references")
        hits = {
            at: hit
            for at, hit in hits.items()
            if not named.keys().isdisjoint(token[3] for token in tokens[at : hit[1]])
        }
    same = any(token[3] in words("structure", "same_words") for token in tokens)
    at = 0
    while at < len(tokens):
        axis, behind = hits.get(at, ("", at + 1))
        following = tokens[at + 1][3] if at + 1 < len(tokens) else ""
        before = tokens[at - 1][3] if at else ""
        if not axis and (following in (":", "=") or (before == "(" and following in (")", ","))):
            axis = short.get(tokens[at][3], "")
        if axis and not same:
            found.append(_Mention(axis, at, behind))
        at = behind
    return found


def _parts(tokens: list[Token], mentions: list[_Mention]) -> list[list[Token]]:
    """What is said of each axis: behind its word, or in front of it where the text does not begin with one."""
    first, second = mentions
    bracketed = _bracketed(tokens, first, second)
    if bracketed:
        return bracketed
    articles = words("structure", "articles")
    leads = all(token[3] in articles or token[3] == "on" for token in tokens[: first.first])
    if leads:
        return [_trimmed(tokens[first.behind : second.first]), _trimmed(tokens[second.behind :])]
    return [_trimmed(tokens[: first.first]), _trimmed(tokens[first.behind : second.first])]


def _bracketed(tokens: list[Token], first: _Mention, second: _Mention) -> list[list[Token]]:
    """Each name with its bracket, where the words for the axes open one: "u (horizontal, 0 to 4), v (vertical, …)"."""
    signs = [token[3] for token in tokens]
    if not first.first or signs[first.first - 1] != "(" or signs[second.first - 1] != "(":
        return []
    if signs[first.behind] != "," or ")" not in signs[first.behind : second.first]:
        return []
    close = signs.index(")", first.behind)
    end = signs.index(")", second.behind) if ")" in signs[second.behind :] else len(tokens)
    return [
        _trimmed([*tokens[: first.first - 1], *tokens[first.behind : close]]),
        _trimmed([*_trimmed(tokens[close + 1 : second.first - 1]), *tokens[second.behind : end]]),
    ]


def _trimmed(tokens: list[Token]) -> list[Token]:
    """Without the signs and joints at both ends: ": A, B; and the", "is …", ") by … ("."""
    joints = words("structure", "joints_of_axes")
    start, end = 0, len(tokens)
    while start < end and (tokens[start][3] in joints or tokens[start][3] == ")"):
        start += 1
    while start < end and (tokens[end - 1][3] in joints or tokens[end - 1][3] == "("):
        end -= 1
    return tokens[start:end]


def _reading(draft: Draft, head: Statement, tokens: list[Token]) -> AxisReading | None:
    signs = [token[3] for token in tokens]
    label: str | None = None
    if signs[0] == "(" and ")" in signs[:-1] and "," not in signs[: signs.index(")")]:
        label = name_in_bracket(tokens[1 : signs.index(")")], draft.text)  # "rows (Listener): A, B"
        tokens = _trimmed(tokens[signs.index(")") + 1 :]) if label else tokens
    found = categories_in(tokens, draft.text) if tokens else None
    label = label or quoted_name(tokens, draft.text) or leading_name(tokens, draft.text, found)
    if found is None and label is None:
        return None
    categories = found.labels if found is not None else None
    return AxisReading(label, categories, None, head.block.start, head.block.end)
