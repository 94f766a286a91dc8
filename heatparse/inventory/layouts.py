"""layout-mismatch: statements about the number and the places of panels exclude each other."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from heatparse.inventory.counts import Count, Size, cardinal, count_of, introduces, is_of_each
from heatparse.inventory.listings import panels_behind
from heatparse.inventory.problems import Problem, related
from heatparse.inventory.survey import Survey
from heatparse.models import Span
from heatparse.phrases import phrases, words
from heatparse.reading.draft import Draft
from heatparse.records import NamedTuple, Record
from heatparse.resources import vocabulary
from heatparse.tokens import Token

_GROUPED = 5  # tokens between "each" and a number: "every one of them with four"
SINGLE = {"single_row": "horizontal", "single_column": "vertical"}  # all of them in one line


def contradicting_layouts(survey: Survey) -> Iterator[Problem]:
    """Numbers of panels that differ, and panels that are side by side and one above the other."""
    draft = survey.draft
    if draft is None or any(role == "other-figure" for role in draft.roles.values()):
        return
    yield from _numbers(survey, draft)
    yield from _ordinals(survey, draft)
    yield from _places(survey, draft)


# How many


class _Number(NamedTuple):
    """A stated number of panels, and where it stands."""

    number: int
    start: int
    end: int


def _numbers(survey: Survey, draft: Draft) -> Iterator[Problem]:
    stated: list[_Number] = []
    for count in survey.counts:
        tokens = draft.tokens_of(draft.blocks[count.block])
        place = _Number(0, tokens[count.first][1], tokens[count.last - 1][2])
        if isinstance(count, Size):
            product = count.rows * count.columns
            if (
                stated
                and _is_arrangement(count, tokens)
                and product != stated[0].number
                and not _is_of_own_panels(survey, count, product)
            ):
                what = f"{count.rows} by {count.columns} panels, which are {product}"
                yield _contradiction(survey, stated[0], place, what)
        elif _is_of_all(count, tokens, stated[0].number if stated else 0):
            groups = _groups(count, tokens)
            if groups is None:
                continue
            found = place._replace(number=groups * count.number)
            listed = panels_behind(draft, count, tokens)
            if listed is not None and listed.size != found.number:
                yield _miscounted(survey, found, listed.size, survey.span(listed.start, listed.end))
            elif stated and stated[0].number != found.number:
                yield _contradiction(survey, stated[0], found, f"{found.number} panels")
            stated.append(found)
    if stated and 1 < stated[0].number < len(draft.panels) and all(panel.title for panel in draft.panels):
        last = survey.document.panels[stated[0].number]
        yield _miscounted(survey, stated[0], len(draft.panels), last.span)


def _ordinals(survey: Survey, draft: Draft) -> Iterator[Problem]:
    """ "The third panel" of two."""
    ranks = list(vocabulary("layout", "ordinals"))
    beyond = frozenset(ranks[len(draft.panels) :])
    if len(draft.panels) != _PAIR or any(not panel.title for panel in draft.panels):
        return
    for line in survey.prose:
        for at, token in enumerate(line.tokens[1:-1] if not beyond.isdisjoint(line.keys) else (), 1):
            before, after = line.tokens[at - 1][3], line.tokens[at + 1][3]
            if token[3] in beyond and before == "the" and after in words("counts", "panels"):
                span = survey.span(token[1], line.tokens[at + 1][2])
                yield Problem(span, f"The text has no {token[3]} panel, but {len(draft.panels)} of them.", ())


def _is_of_all(count: Count, tokens: list[Token], introduced: int) -> bool:
    """Whether a count is of all the panels.

    The first of the text introduces them. Later ones say "all", or are more than there are.
    """
    extra = set(count.nouns) - words("counts", "panels")
    if count.number < 2 or count.nouns[-1] in extra or len(extra) > (0 if introduced else 1):
        return False
    before = [token[3] for token in tokens[max(0, count.first - 2) : count.first]]
    if introduced and before[-1:] == ["the"] and _are_of_figure(count, tokens):
        return not extra
    after = tokens[count.last][3] if count.last < len(tokens) else "."
    if (before and before[-1] in words("counts", "partial")) or after in words("counts", "restricted"):
        return False
    start = max((at + 1 for at in range(count.first) if tokens[at][3] in (".", ";")), default=0)
    if tokens[start][3] in words("function_words", "each"):
        return False  # "each model has three heatmaps"
    if not introduced:
        return not extra & words("counts", "selecting")
    if before[-1:] == ["the"] and (count.number > introduced or _are_said_to_share(count, tokens)):
        return True
    if introduces(tokens, count.first):
        return not extra
    if before == ["consists", "of"] and count.first > 2:
        return not extra and tokens[count.first - 3][3] in words("layout", "figure")
    return before[-1:] == ["all"] and after not in words("layout", "narrowing")


def _are_of_figure(count: Count, tokens: list[Token]) -> bool:
    """ "The four panels of this figure"."""
    rest = [token[3] for token in tokens[count.last : count.last + 3]]
    whole = len(rest) == 3 and rest[0] in ("of", "in") and rest[1] in ("this", "the")
    return whole and rest[2] in words("layout", "figure")


def _groups(count: Count, tokens: list[Token]) -> int | None:
    """How many times the counted panels are there: 2 of "two rows of four panels", 1 where they are all.

    None where each group has as many, and the text does not say of how many groups: "rows of four panels".
    """
    before = [token[3] for token in tokens[_sentence_start(tokens, count.first) : count.first]]
    if not words("function_words", "each").isdisjoint(before[-_GROUPED:]):
        return None  # "in two rows, each with four panels"
    if len(before) < 2 or before[-1] != "of":
        return 1
    if not any(before[-2] in words("arrangement", kind) for kind in ("r", "c", "s", "P")):
        return 1
    number = count_of(tokens[count.first - 3]) if len(before) > 2 else None
    return number or (1 if before[-2] in words("layout", "one_group") else None)


def _is_of_own_panels(survey: Survey, size: Size, product: int) -> bool:
    """Whether a line gives a size to the panels that it counts: "the lower part: two heatmaps (1x2 grid)"."""
    return any(
        isinstance(count, Count)
        and count.block == size.block
        and count.number == product
        and count.nouns[-1] in words("counts", "panels")
        for count in survey.counts
    )


def _are_said_to_share(count: Count, tokens: list[Token]) -> bool:
    """ "The three heatmaps share one color scale": what is said of a figure, and hardly of some of its panels."""
    starts = count.first == 1 or tokens[count.first - 2][3] in (".", ";")
    rest = [token[3] for token in tokens[count.last : count.last + 3]]
    return starts and rest[:1] in (["share"], ["use"]) and not {"one", "same", "single"}.isdisjoint(rest)


def _is_arrangement(size: Size, tokens: list[Token]) -> bool:
    """Whether a size is that of a grid of panels: "six heatmaps in a 2x3 grid"."""
    before = {token[3] for token in tokens[max(0, size.first - 4) : size.first]}
    if before & words("layout", "sizes") or is_of_each(size, tokens):
        return False  # "of the same size, 5 × 5": so large is each of them
    keys = {token[3] for token in tokens[_sentence_start(tokens, size.first) : size.last + 6]}
    nouns = {f"{noun}s" for noun in words("counts", "panels")}
    return bool(keys & nouns and keys & words("layout", "arranged")) and not keys & words("layout", "others")


def _sentence_start(tokens: list[Token], at: int) -> int:
    return max((index + 1 for index in range(at) if tokens[index][3] in (".", ";")), default=0)


def _contradiction(survey: Survey, first: _Number, second: _Number, what: str) -> Problem:
    earlier = survey.span(first.start, first.end)
    return Problem(
        survey.span(second.start, second.end),
        f"The text speaks of {what} here, but of {first.number} in line {earlier.line}.",
        related(f"{first.number} panels", earlier),
    )


def _miscounted(survey: Survey, stated: _Number, described: int, place: Span | None) -> Problem:
    word = cardinal(stated.number) or str(stated.number)
    return Problem(
        survey.span(stated.start, stated.end),
        f"The text speaks of {word} panels, but describes {described}.",
        related(f"{described} are described", place),
    )


# Where


class _Placed(Record, frozen=True):
    """A direction in which panels follow each other; `said` of all, or seen from the place of one."""

    direction: str  # "horizontal" or "vertical"
    said: bool
    start: int
    end: int


_PAIR = 2  # panels of which one may be at the top, or at the left


def _places(survey: Survey, draft: Draft) -> Iterator[Problem]:
    if len(draft.panels) < 2:
        return
    first: _Placed | None = None
    openers = _openers()
    for line in survey.prose:
        for placed in () if openers.isdisjoint(line.keys) else _placed(draft, line.tokens):
            if first is None and (placed.said or len(draft.panels) == _PAIR):
                first = placed
            elif first is not None and placed.direction != first.direction:
                yield _misplaced(survey, first, placed)
                return
    yield from _in_one_row(survey, draft)


def _in_one_row(survey: Survey, draft: Draft) -> Iterator[Problem]:
    """Panels in "a single row", though the text has them in a grid of several rows and columns."""
    for count in survey.counts:
        tokens = draft.tokens_of(draft.blocks[count.block])
        if not isinstance(count, Size) or not _is_arrangement(count, tokens):
            continue
        if min(count.rows, count.columns) < 2 or count.rows * count.columns != len(draft.panels):
            continue
        size = survey.span(tokens[count.first][1], tokens[count.last - 1][2])
        told = f"{count.rows} by {count.columns}"
        for line in survey.prose:
            if line.number == count.block:
                continue
            for start, end in _single(line.tokens, len(draft.panels)):
                yield Problem(
                    survey.span(start, end),
                    f"The panels stand in one line here, but {told} in line {size.line}.",
                    related(f"{told} panels", size),
                )
        return


def _single(tokens: list[Token], panels: int) -> Iterator[tuple[int, int]]:
    """ "The four panels are in a single row": places of such words in a line, where all panels are meant."""
    number = {cardinal(panels), str(panels), "all"}
    for value, first, last in phrases("layout").find(tokens):
        around = {token[3] for token in tokens[max(0, first - 12) : first]}
        many = around & {f"{noun}s" for noun in words("counts", "panels")}
        apart = around & (words("layout", "other") - {"row", "column"})
        if value in SINGLE and many and not apart and not number.isdisjoint(around):
            yield tokens[first][1], tokens[last - 1][2]


def told_direction(survey: Survey, draft: Draft) -> str | None:
    """The direction in which two panels follow each other by the first statement about it."""
    openers = _openers()
    for line in survey.prose:
        for placed in () if openers.isdisjoint(line.keys) else _placed(draft, line.tokens):
            return placed.direction
    return None


def _misplaced(survey: Survey, first: _Placed, second: _Placed) -> Problem:
    earlier = survey.span(first.start, first.end)
    return Problem(
        survey.span(second.start, second.end),
        f"The panels are arranged {second.direction}ly here, but {first.direction}ly in line {earlier.line}.",
        related(f"arranged {first.direction}ly", earlier),
    )


def _placed(draft: Draft, tokens: list[Token]) -> Iterator[_Placed]:
    """What a line says about the direction in which the panels follow each other."""
    for value, first, last in phrases("layout").find(tokens):
        place = tokens[first][1], tokens[last - 1][2]
        direction = SINGLE.get(value, value)
        if direction in ("horizontal", "vertical") and _is_said_of_panels(tokens, first, last):
            yield _Placed(direction, True, *place)
        elif value.endswith("_place") and _names_panel(draft, tokens, first, last):
            yield _Placed(value.removesuffix("_place"), False, *place)


def _is_said_of_panels(tokens: list[Token], first: int, last: int) -> bool:
    around = {token[3] for token in tokens[max(_sentence_start(tokens, first), first - 8) : last + 3]}
    other = words("layout", "other") - {"row", "column"}
    arranged = around & words("layout", "arranged")
    plots = {f"{noun}s" for noun in words("layout", "placed_panels")} if arranged else set()
    return bool(around & (words("layout", "panels") | plots)) and not around & other


@cache
def _openers() -> frozenset[str]:
    names = ("horizontal", "vertical", *SINGLE, "horizontal_place", "vertical_place")
    return frozenset(phrase.split()[0] for name in names for phrase in words("layout", name))


def _names_panel(draft: Draft, tokens: list[Token], first: int, last: int) -> bool:
    """Whether a place tells a panel from the others.

    "Top heatmap: …", "in the right panel", "Probe heatmap (left)", "Arm C (bottom panel)", "Arm C, bottom
    panel: …", "the heatmap on the right".
    """
    before = tokens[first - 1][3] if first else ""
    after = tokens[last][3] if last < len(tokens) else ""
    if first and tokens[first][3] == "on" and last - first == 2:  # "the A heatmap on top"
        return before in words("layout", "panels") and after != "of"
    if after in words("layout", "panels") | words("layout", "placed_panels"):
        behind = tokens[last + 1][3] if last + 1 < len(tokens) else ":"
        if before == "," and behind == ":":
            return any(found.label.panels for found in draft.labels.find(tokens[: first - 1]))
        return (first <= 1 and behind in ":(,") or (before == "(" and behind == ")") or before == "the"
    if before == "the" and after in ("of", "one") and _is_one_of_panels(tokens, last):
        return not _is_side_of_all(tokens, first, last)
    if before == "the" and first > 2 and tokens[first - 2][3] in ("on", "at"):
        return tokens[first - 3][3] in words("layout", "panels") and after not in (
            "side",
            "of",
            "edge",
            "half",
        )
    if before != "(" or after != ")":
        return False
    named = [token for token in tokens[: first - 1] if token[0] not in ("TICK", "QUOTE")]
    return any(token[3] in words("layout", "panels") for token in named[-1:]) or any(
        found.label.panels and found.last == len(named) for found in draft.labels.find(named)
    )


def _is_side_of_all(tokens: list[Token], first: int, last: int) -> bool:
    """ "At the bottom of both panels", "to the right of the two heatmaps": where something else stands."""
    beside = first > 1 and tokens[first - 2][3] in words("layout", "beside")
    return beside and tokens[last][3] == "of"


def _is_one_of_panels(tokens: list[Token], at: int) -> bool:
    """ "The lower of the two panels", "the upper one of both heatmaps"."""
    keys = [token[3] for token in tokens[at : at + _GROUPED]]
    keys = keys[1:] if keys[:1] == ["one"] else keys
    noun = next((i for i, key in enumerate(keys) if key in words("layout", "panels")), 0)
    return noun > 1 and keys[0] == "of" and all(key in words("layout", "of_both") for key in keys[1:noun])
