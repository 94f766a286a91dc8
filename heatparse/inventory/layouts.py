"""layout-mismatch: statements about the number and the places of panels exclude each other."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from heatparse.inventory.counts import Count, Size, cardinal
from heatparse.inventory.listings import panels_behind
from heatparse.inventory.problems import Problem, related
from heatparse.inventory.survey import Survey
from heatparse.models import Span
from heatparse.phrases import phrases, words
from heatparse.reading.draft import Draft
from heatparse.tokens import Token


def contradicting_layouts(survey: Survey) -> Iterator[Problem]:
    """Numbers of panels that differ, and panels that are side by side and one above the other."""
    draft = survey.draft
    if draft is None or any(role == "other-figure" for role in draft.roles.values()):
        return
    yield from _numbers(survey, draft)
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
            if stated and _is_arrangement(count, tokens) and count.rows * count.columns != stated[0].number:
                product = count.rows * count.columns
                what = f"{count.rows} by {count.columns}, which are {product}"
                yield _contradiction(survey, stated[0], place, what)
        elif count.nouns[-1] in words("counts", "panels") and _is_of_all(count, tokens, bool(stated)):
            found = place._replace(number=count.number)
            listed = panels_behind(draft, count, tokens)
            if listed is not None and listed.size != count.number:
                yield _miscounted(survey, found, listed.size, survey.span(listed.start, listed.end))
            elif stated and stated[0].number != count.number:
                yield _contradiction(survey, stated[0], found, str(count.number))
            stated.append(found)
    if stated and 1 < stated[0].number < len(draft.panels) and all(panel.title for panel in draft.panels):
        last = survey.document.panels[stated[0].number]
        yield _miscounted(survey, stated[0], len(draft.panels), last.span)


def _is_of_all(count: Count, tokens: list[Token], is_later: bool) -> bool:
    """Whether a count is of all the panels: the first of the text introduces them, later ones say so."""
    if count.number < 2 or len(set(count.nouns) - words("counts", "panels")) > (0 if is_later else 1):
        return False
    before = [token[3] for token in tokens[max(0, count.first - 2) : count.first]]
    if before and before[-1] in words("counts", "partial"):
        return False
    after = tokens[count.last][3] if count.last < len(tokens) else "."
    if is_later:
        return before[-1:] == ["all"] and after not in words("counts", "restricted") | {"of", "with", "that"}
    return not set(count.nouns) & words("counts", "selecting") and after not in words("counts", "restricted")


def _is_arrangement(size: Size, tokens: list[Token]) -> bool:
    """Whether a size is that of a grid of panels: "six heatmaps in a 2x3 grid"."""
    keys = {token[3] for token in tokens[max(0, size.first - 12) : size.last + 6]}
    nouns = {f"{noun}s" for noun in words("counts", "panels")}
    return bool(keys & nouns and keys & words("layout", "arranged")) and not keys & words("layout", "others")


def _contradiction(survey: Survey, first: _Number, second: _Number, what: str) -> Problem:
    earlier = survey.span(first.start, first.end)
    return Problem(
        survey.span(second.start, second.end),
        f"The panels are {what} here, but {first.number} in line {earlier.line}.",
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


class _Placed(NamedTuple):
    direction: str  # "horizontal" or "vertical"
    start: int
    end: int


def _places(survey: Survey, draft: Draft) -> Iterator[Problem]:
    if len(draft.panels) < 2:
        return
    first: _Placed | None = None
    openers = _openers()
    for line in survey.prose:
        if openers.isdisjoint(line.keys):
            continue
        for placed in _placed(draft, line.tokens):
            if first is None:
                first = placed
            elif placed.direction != first.direction:
                earlier = survey.span(first.start, first.end)
                yield Problem(
                    survey.span(placed.start, placed.end),
                    f"The panels are arranged {placed.direction}ly here, but {first.direction}ly "
                    f"in line {earlier.line}.",
                    related(f"arranged {first.direction}ly", earlier),
                )
                return


def _placed(draft: Draft, tokens: list[Token]) -> Iterator[_Placed]:
    """What a line says about the direction in which the panels follow each other."""
    other = words("layout", "other")
    for value, first, last in phrases("layout").find(tokens):
        if value in ("horizontal", "vertical"):
            around = {token[3] for token in tokens[max(0, first - 8) : last + 3]}
            if around & words("layout", "panels") and not around & (other - {"row", "column"}):
                yield _Placed(value, tokens[first][1], tokens[last - 1][2])
        elif value.endswith("_place") and len(draft.panels) == 2 and _names_panel(draft, tokens, first, last):
            yield _Placed(value.removesuffix("_place"), tokens[first][1], tokens[last - 1][2])


@cache
def _openers() -> frozenset[str]:
    names = ("horizontal", "vertical", "horizontal_place", "vertical_place")
    return frozenset(phrase.split()[0] for name in names for phrase in words("layout", name))


def _names_panel(draft: Draft, tokens: list[Token], first: int, last: int) -> bool:
    """ "Top heatmap: …", "Probe heatmap (left)": a place that tells one of two panels from the other."""
    panels = words("layout", "panels")
    if first <= 1 and last < len(tokens) and tokens[last][3] in panels:
        return last + 1 == len(tokens) or tokens[last + 1][3] in ":(,"
    bracketed = first and tokens[first - 1][3] == "(" and last < len(tokens) and tokens[last][3] == ")"
    if not bracketed:
        return False
    before = tokens[: first - 1]
    return any(token[3] in panels for token in before[-1:]) or any(
        found.label.panels and found.last == len(before) for found in draft.labels.find(before)
    )
