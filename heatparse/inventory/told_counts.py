"""Counts that a statement by itself tells of all: "six models are compared", "12 combinations of A and B"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.inventory.axis_sizes import Sided, sizes_of
from heatparse.inventory.counts import Count, count_of, sentence_at, singular
from heatparse.inventory.problems import Problem, related
from heatparse.inventory.survey import Survey
from heatparse.phrases import phrases, words
from heatparse.reading.draft import AxisDraft, Draft, PanelDraft
from heatparse.tokens import Token, fold

_PART = 2  # tokens of "all three", in front of "of"
_COUNTED = 3  # tokens of "six small models", but for the last
_REACH = 8  # tokens behind "12 combinations" that name both axes


def is_told_of_all(tokens: list[Token], count: Count) -> bool:
    """Whether a sentence says of so many things that they are there, and nothing that narrows it."""
    at = count.first
    if is_keyed(count):
        return True
    if at and tokens[at - 1][3] in words("counts", "against") | words("counts", "crossing"):
        return _tells(tokens, at - 2) and _ends(tokens, count.last)
    if at > 1 and tokens[at - 2][3] == "there" and _is_copula(tokens[at - 1]):
        return _starts_sentence(tokens, at - 2) and _keys(tokens, count.last, 2) == ["in", "total"]
    if _is_one_of_two(tokens, count):
        return True
    if not _starts_sentence(tokens, at) and not _starts_total(tokens, at):
        return False
    if _tells(tokens, count.last + 1) and _ends(tokens, count.last + 2):
        return True
    if at == 1 and tokens[0][3] == "all" and _asserts(tokens, count.last):
        return True
    return _lines_axis(tokens, count.last)


def _starts_total(tokens: list[Token], at: int) -> bool:
    """ "A total of six models are …": it opens the sentence."""
    return [token[3] for token in tokens[:at][-3:]] == ["a", "total", "of"] and _starts_sentence(
        tokens, at - 3
    )


def _is_one_of_two(tokens: list[Token], count: Count) -> bool:
    """ "Six models and four tasks are compared": two kinds of things in front of the verb, and nothing else."""
    start = max((i + 1 for i in range(count.first) if tokens[i][3] in (".", ";", ":")), default=0)
    verb = next((i for i in range(start, len(tokens)) if _is_copula(tokens[i])), 0)
    joint = next((i for i in range(start, verb) if tokens[i][3] == "and"), 0)
    if not joint or count.first not in (start, joint + 1) or count.last not in (joint, verb):
        return False
    both = count_of(tokens[start]) is not None and count_of(tokens[joint + 1]) is not None
    return both and _tells(tokens, verb + 1) and _ends(tokens, verb + 2)


def is_each(tokens: list[Token], count: Count) -> bool:
    """ "Each of the seven columns covers a slot": one by one, all that there are."""
    at = count.first
    keys = [token[3] for token in tokens[max(0, at - 3) : at]]
    behind = tokens[count.last][3] if count.last < len(tokens) else ""
    told = keys[1:] == ["of", "the"] and keys[0] in words("counts", "one_by_one")
    return told and behind not in words("counts", "narrowing")


def is_size_of_each(tokens: list[Token], count: Count) -> bool:
    """ "Four slots of six hours each": what one of them holds."""
    behind = tokens[count.last][3] if count.last < len(tokens) else ""
    return count.first > 0 and tokens[count.first - 1][3] == "of" and behind in words("counts", "for_each")


def _lines_axis(tokens: list[Token], at: int) -> bool:
    """ "Six districts line the vertical axis": they stand on all of an axis."""
    if at >= len(tokens) or tokens[at][3] not in words("counts", "lining"):
        return False
    keys = [token[3] for token in tokens[at + 1 : at + _REACH]]
    end = next((i for i, key in enumerate(keys) if key in words("counts", "axes")), None)
    return end is not None and all(key in words("counts", "along_axis") for key in keys[:end])


def _asserts(tokens: list[Token], at: int) -> bool:
    """ "All seven sizes are powers of two": right behind the things a verb says something of them."""
    return at < len(tokens) and tokens[at][3] in words("counts", "asserting")


def spans_axis(draft: Draft, count: Count, tokens: list[Token], meant: Sequence[Sided]) -> bool:
    """ "The seven levels reach from 0 m to 40 m": from the first one that an axis lists to the last."""
    if not _starts_sentence(tokens, count.first) or count.last + 1 >= len(tokens):
        return False
    if tokens[count.last][3] not in words("counts", "reaching"):
        return False
    told = [fold(hit.label.text) for hit in draft.labels.find(tokens[count.last :])]
    axes = [sided.axis.categories for sided in meant]
    return bool(axes) and all(
        len(listed) > 1
        and told[:_PART] in ([fold(listed[0]), fold(listed[-1])], [fold(listed[-1]), fold(listed[0])])
        for listed in axes
    )


def is_told_before(survey: Survey, count: Count) -> bool:
    """Whether so many of something are counted in front already: perhaps the same ones, some of all."""
    return any(
        isinstance(other, Count) and other.number == count.number and other.block < count.block
        for other in survey.counts
    )


def is_keyed(count: Count) -> bool:
    """Whether the noun is the key of the line: "Columns: 6"."""
    return count.last == count.first + 1


def are_both_axes(tokens: list[Token], count: Count) -> bool:
    """Whether the things stand on both axes: "four services are shown on either axis"; cells never do."""
    if count.nouns[-1] in words("counts", "grid_cells"):
        return False
    keys = [token[3] for token in sentence_at(tokens, count.first)]
    return any(
        key in words("counts", "both_axes") and not words("counts", "axes").isdisjoint(keys[at : at + 3])
        for at, key in enumerate(keys)
    )


def _starts_sentence(tokens: list[Token], at: int) -> bool:
    return (
        at == 0
        or tokens[at - 1][3] in (".", ";", ":")
        or (at == 1 and tokens[0][3] in words("counts", "whole"))
    )


def _tells(tokens: list[Token], at: int) -> bool:
    """Whether "are covered" ends at a token."""
    return 0 < at < len(tokens) and tokens[at][3] in words("counts", "told") and _is_copula(tokens[at - 1])


def _is_copula(token: Token) -> bool:
    return token[3] in words("function_words", "copulas")


def _keys(tokens: list[Token], first: int, size: int) -> list[str]:
    return [token[3] for token in tokens[first : first + size]]


def _ends(tokens: list[Token], at: int) -> bool:
    """Whether what follows does not narrow the things, or say where they are compared."""
    if at >= len(tokens):
        return True
    if tokens[at][3] not in words("counts", "alongside"):
        return False
    following = []
    for token in tokens[at + 1 :]:
        if token[3] in (".", ";"):
            break
        following.append(token[3])
    if tokens[at][3] in words("counts", "against"):
        return any(count_of(token) is not None for token in tokens[at + 1 : at + 3])
    if tokens[at][3] == "for":
        return following[:1] != [] and following[0] in words("counts", "one_by_one") | {"all"}
    if tokens[at][3] in words("counts", "crossing") and following and count_of(tokens[at + 1]) is not None:
        return True  # "six models are compared on four tasks"
    if tokens[at][3] in ("in", "on"):
        parts = len(following) > _PART and following[0] == "all" and following[_PART] in words("counts", "of")
        if parts:
            return False  # "three models are tested in all three of A, B and C"
        whole = words("counts", "figures") | words("counts", "axes") | {"total", "all", "full"}
        return bool(following) and not whole.isdisjoint(following[:3])
    return True


def side_told(draft: Draft, noun: str) -> str:
    """On which axis things are by the words of the text, where no axis has a name: "the models are on the left"."""
    if noun in words("counts", "panels"):
        return ""  # "the heatmaps are arranged horizontally"
    for index, block in enumerate(draft.blocks):
        if draft.roles.get(index) == "data":
            return ""
        tokens = draft.tokens_of(block)
        counted = _side_of_counted(tokens, noun)
        if counted:
            return counted
        for at, token in enumerate(tokens[:-2]):
            if singular(token[3]) != noun or tokens[at + 1][3] not in words("counts", "standing"):
                continue
            keys = [following[3] for following in tokens[at + 2 : at + 2 + _REACH]]
            end = next((i for i, key in enumerate(keys) if key in (",", ".", ";", "and")), len(keys))
            for side, name in (("y", "on_rows"), ("x", "on_columns")):
                if not words("counts", name).isdisjoint(keys[:end]):
                    return side
    return ""


def _side_of_counted(tokens: list[Token], noun: str) -> str:
    """ "The vertical axis lists six models": the only axis that is named in front of a number of such things."""
    for at, token in enumerate(tokens):
        if singular(token[3]) != noun or token[3] == noun:
            continue
        start = max((i + 1 for i in range(at) if tokens[i][3] in (".", ";", ":")), default=0)
        front = tokens[start:at]
        roles = {value for value, _, _ in phrases("structure", "roles").find(front)} & {"x", "y"}
        if len(roles) == 1 and any(count_of(each) is not None for each in front[-_COUNTED:]):
            return str(roles.pop())
    return ""


# "12 combinations of learning rate and batch size"


def miscounted_crossings(survey: Survey, draft: Draft, count: Count, tokens: list[Token]) -> Problem | None:
    """The problem of a number of cells that no panel has."""
    panels = [panel for panel in draft.panels if _names_axes(panel, tokens, count)]
    if not panels or len(panels) != len(draft.panels) or not _is_of_every(tokens, count):
        return None
    products = set()
    for at, panel in enumerate(draft.panels):
        rows, columns = sizes_of(draft, Sided(at, "y", panel.y)), sizes_of(draft, Sided(at, "x", panel.x))
        if not rows or not columns:
            return None
        products |= {row * column for row in rows for column in columns}
    stated = {len(panel.cells) for panel in draft.panels}
    if count.number in products | stated or count.number in (sum(stated), sum(products)):
        return None
    first = draft.panels[0]
    rows_, columns_ = len(first.y.categories), len(first.x.categories)
    place = first.y.span or first.x.span
    return Problem(
        survey.span(tokens[count.first][1], tokens[count.last - 1][2]),
        f"The text says {count.number} combinations, but the axes list {rows_} and {columns_}, "
        f"which are {rows_ * columns_}.",
        related("the axis is listed here", survey.span(*place)) if place else (),
    )


def is_of_crossings(count: Count, tokens: list[Token]) -> bool:
    """Whether a count is one of combinations of two things."""
    following = tokens[count.last][3] if count.last < len(tokens) else ""
    return count.nouns[-1] in words("counts", "crossings") and len(count.nouns) == 1 and following == "of"


def _is_of_every(tokens: list[Token], count: Count) -> bool:
    """Whether all combinations are counted, and not some that stand out."""
    before = tokens[count.first - 1][3] if count.first else ""
    if before in words("counts", "partial"):
        return False
    sentence = {token[3] for token in sentence_at(tokens, count.first)}
    told = words("counts", "told") | {"tried", "run", "value", "all", "each", "every"}
    narrowing = words("counts", "telling") | words("counts", "restricted") | {"missing", "out"}
    return not sentence.isdisjoint(told) and sentence.isdisjoint(narrowing - told)


def _names_axes(panel: PanelDraft, tokens: list[Token], count: Count) -> bool:
    """Whether the words behind a count name both axes of a panel."""
    said = {singular(token[3]) for token in tokens[count.last : count.last + _REACH]}
    return all(_words(axis) and _words(axis) & said for axis in (panel.x, panel.y))


def _words(axis: AxisDraft) -> set[str]:
    return {singular(key) for key in fold(axis.label or "").split() if key.isalpha() and len(key) > 1}


# "#### Housekeeping genes (3 genes)"


def miscounted_part(survey: Survey, draft: Draft, count: Count, tokens: list[Token]) -> Problem | None:
    """The problem of a heading in the data part that counts the lines below it wrongly."""
    behind = tokens[count.last][3] if count.last < len(tokens) else ""
    if tokens[count.first - 1][3] != "(" or behind != ")":
        return None
    here = draft.blocks[count.block].line
    ends = (block.line for block in draft.blocks[count.block + 1 :] if block.kind == "heading")
    end = next(ends, len(draft.text))
    below = [cell for panel in draft.panels for cell in panel.cells if here < cell.span.line - 1 < end]
    found = {
        side: {fold(label) for cell in below if (label := cell.row if side == "y" else cell.column)}
        for side, axis in (("y", draft.panels[0].y), ("x", draft.panels[0].x))
        if count.nouns[-1] in _words(axis)
    }
    if len(found) != 1 or len(lines := next(iter(found.values()))) < _FEWEST or len(lines) == count.number:
        return None
    if count_of(tokens[count.first]) != count.number:
        return None
    return Problem(
        survey.span(tokens[count.first][1], tokens[count.last - 1][2]),
        f"The heading says {count.number}, but {len(lines)} are listed below it.",
        related(f"{len(lines)} are listed here", below[0].span),
    )


_FEWEST = 2  # lines below a heading
