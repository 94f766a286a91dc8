"""Statements about the ends of ranges that are told of stretches."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest

import heatparse

# Of each crop: the range of each stretch of weeks.
STRETCHES = ((0, 5), (6, 13), (14, 19))
CROPS = {
    "Barley": ((0.20, 0.30), (0.50, 0.61), (0.55, 0.70)),
    "Clover": ((0.10, 0.21), (0.30, 0.40), (0.33, 0.44)),
    "Flax": ((0.23, 0.36), (0.80, 0.92), (0.71, 0.78)),
    "Hemp": ((0.05, 0.09), (0.04, 0.10), (0.12, 0.20)),
}
DATA = "\n".join(
    f"- {crop}: " + ", ".join(
        f"{low:.2f}-{high:.2f} in weeks {first}-{last}"
        for (low, high), (first, last) in zip(ranges, STRETCHES, strict=True)
    )
    for crop, ranges in CROPS.items()
)  # fmt: skip
FIGURE = f"""# Heatmap: Yield by Week and Crop
### Overview
A heatmap of yield (0 to 1) of four crops over weeks 0 to 19.
### Axes
- **X-axis (Crop):** {", ".join(CROPS)}
- **Y-axis (Week):** 0 to 19
- **Color bar:** "Yield", white (0.0) to green (1.0)
### Data
{DATA}
### Observations
"""
NAMES = [f"weeks {first}-{last}" for first, last in STRETCHES]


def verdicts(sentence: str) -> set[str]:
    """The verdicts of the claims that a sentence behind the figure makes."""
    text = f"{FIGURE}- {sentence[0].upper()}{sentence[1:]}\n\nNothing else stands out.\n"
    line = FIGURE.count("\n") + 1
    report = heatparse.check(text)
    found = {claim.verdict for claim in report.claims if claim.span.line == line}
    assert ("refuted" in found) is bool(report.findings), report.findings
    return found - {"undecidable"}


def values() -> Iterator[tuple[str, bool]]:
    for (name, at), crop in ((pair, crop) for pair in zip(NAMES, range(3), strict=True) for crop in CROPS):
        low, high = CROPS[crop][at]
        yield f"In {name}, the upper end of {crop} is {high:.2f}.", True
        yield f"The lower end of the range of {crop} is {low + 0.2:.2f} in {name}.", False
        yield f"{crop} ranges from {low:.2f} to {high:.2f} in {name}.", True
        yield f"In {name}, the values of {crop} run from {low:.2f} to {high + 0.1:.2f}.", False


def firsts() -> Iterator[tuple[str, bool]]:
    for name, at in zip(NAMES, range(3), strict=True):
        for crop, ranges in CROPS.items():
            others = [CROPS[other][at] for other in CROPS if other != crop]
            low, high = ranges[at]
            width = round(high - low, 4)
            yield f"In {name}, {crop} has the lowest upper end.", all(high < other[1] for other in others)
            yield f"{crop} has the highest lower end in {name}.", all(low > other[0] for other in others)
            widest = all(width > round(other[1] - other[0], 4) for other in others)
            yield f"In {name}, {crop} has the widest range.", widest
    yield "Hemp has the lowest upper end in every stretch.", True
    yield "Flax has the highest lower end in each of the three ranges (0.23, 0.80 and 0.71).", True
    yield "Clover has the lowest upper end in every stretch.", False


def moves() -> Iterator[tuple[str, bool]]:
    for crop, ranges in CROPS.items():
        for one, two in permutations(range(3), 2):
            if one > two:
                continue
            (low, high), (then_low, then_high) = ranges[one], ranges[two]
            way = f"between {NAMES[one]} and {NAMES[two]}"
            yield f"The upper end of {crop} rises {way}.", then_high > high
            yield f"{way}, the lower end of {crop} falls.", then_low < low
            if (then_low > low) is (then_high > high):
                yield f"{crop} rises {way}.", then_high > high
            gap = abs(then_high - high)
            verb = "climbs" if then_high > high else "drops"
            yield f"The upper end of {crop} {verb} by {gap:.2f} {way}.", True
            yield f"The upper end of {crop} {verb} by {gap + 0.1:.2f} {way}.", False
    yield "Between weeks 0-5 and weeks 14-19, both ends of the range rise in all four columns.", True
    yield "Between weeks 6-13 and weeks 14-19, both ends of the range rise in all four columns.", False
    yield "The upper end of Barley rises from stretch to stretch.", True
    yield "The upper end of Flax rises from stretch to stretch.", False


def faces() -> Iterator[tuple[str, bool]]:
    for one, two in permutations(("Barley", "Clover", "Flax"), 2):
        for name, at in zip(NAMES, range(3), strict=True):
            mine, other = CROPS[one][at], CROPS[two][at]
            apart = mine[0] > other[1] or other[0] > mine[1]
            yield f"The ranges of {one} and {two} do not overlap in {name}.", apart
            yield f"In {name}, there is no overlap between {one} and {two}.", apart
            if apart:
                yield f"In {name}, the range of {one} lies entirely above that of {two}.", mine[0] > other[1]
                yield (
                    f"In {name}, the upper end of {two} stays below the lower end of {one}.",
                    mine[0] > other[1],
                )


@pytest.mark.parametrize("family", [values, firsts, moves, faces])
def test_ends_are_judged_by_what_is_told(family) -> None:  # type: ignore[no-untyped-def]
    wrong = [(s, t) for s, t in family() if verdicts(s) != {"supported" if t else "refuted"}]
    assert not wrong


@pytest.mark.parametrize("sentence", [
    "In weeks 2-4, the upper end of Barley is 0.25.",  # of a part of a stretch nobody knows
    "In weeks 0-5, the upper end of Barley probably lies at 0.40.",
    "In weeks 2-4, Hemp has the highest upper end.",
    "Barley may rise between weeks 6-13 and weeks 14-19.",
])  # fmt: skip
def test_what_the_ends_leave_open(sentence: str) -> None:
    assert not verdicts(sentence)
