"""Counts, bounds, spans and signs in many frames: true ones are supported, false ones refuted, doubtful ones left open.

A frame is a sentence with its parts left open: whose values, where, how many, above or below what. All
frames are filled with the numbers of one matrix, once truly and once falsely, and stand in one description.
"""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

import heatparse
from tests.claims.matrices import WORDS, Matrix, text

# Of the row or the column {a}: every value of it lies on one side of {t}.
BOUNDED = (
    "{a} never {gets} {t}.", "{a} does not {get} {t} for any {other}.", "{a} stays {side} {t}, whatever the {other}.",
    "**{a}:** All {size} scores are {side} {t}.", "**{a}:** Nothing {beyond} {t}.", "{a} has only scores {side} {t}.",
    "The {end} score of {a} is {side} {t}.", "None of {a}'s {size} scores is {beyond} {t}.",
    "{a} does not have a single score {beyond} {t}.", "Every score in the {line} of {a} is {side} {t}.",
    "{a} is consistent (all {side} {t}).", "{a} stands out, since none of its {size} scores is {beyond} {t}.",
)  # fmt: skip
# Of {a}: {n} of its {size} values lie on that side.
COUNTED = (
    "{N} of {a}'s {size} scores are {side} {t}.", "In the {line} of {a}, {n} of the {size} scores are {side} {t}.",
    "**{a}:** {N} of the {size} scores are {side} {t}.", "{a} has {n} scores {side} {t}.",
    "The number of scores {side} {t} in the {a} {line} is {n}.", "{N} cells overall in the {a} {line} are {side} {t}.",
    "For {a}, as many as {n} of the {size} scores are {side} {t}.",
)  # fmt: skip
# Of {a}: its values go from {low} to {high}.
SPANS = (
    "The scores of {a} vary between {low} and {high} depending on the {other}.",
    "{a} varies from a low of {low} to a high of {high}.", "{a} has a minimum of {low} and a maximum of {high}.",
)  # fmt: skip
# Qualified in a way that the numbers do not tell.
OPEN = (
    "{a} almost never {gets} {t}.", "In most cases, {a} is {side} {t}.",
    "If the legend is right, {a} never {gets} {t}.",
    "On average, {a} stays {side} {t}.", "Among the better cities, {a} never {gets} {t}.",
)  # fmt: skip
SIZE = 6


def line_of(matrix: Matrix, index: int) -> tuple[str, str, str, list[int]]:
    if index < SIZE:
        return matrix.rows[index], "row", "city", list(matrix.row(index))
    return matrix.columns[index - SIZE], "column", "model", list(matrix.column(index - SIZE))


def made(seed: int) -> Matrix:
    """A matrix of which no two values are close to each other."""
    values = random.Random(seed).sample(range(-98, 99, 5), SIZE * SIZE)
    rows = ("Alpha", "Beta", "Gamma", "Delta", "Omega", "Sigma")
    lines = tuple(tuple(values[at : at + SIZE]) for at in range(0, SIZE * SIZE, SIZE))
    return Matrix(rows, ("Paris", "Rome", "Oslo", "Lima", "Cairo", "Quito"), lines)


def filled(matrix: Matrix, draw: random.Random, truth: bool) -> list[str]:
    """The sentences of all frames about one line of a matrix."""
    name, line, other, values = line_of(matrix, draw.randrange(2 * SIZE))
    ordered, upper = sorted(values), draw.random() < 0.5
    margin = 2 if truth is upper else -2
    bound = ordered[-1 if upper else 0] + margin
    count = draw.randrange(1, SIZE)
    parting = ordered[count] - 2 if upper else ordered[SIZE - count - 1] + 2
    told = count if truth else count % (SIZE - 1) + 1
    words = {
        "a": name, "line": line, "other": other, "size": WORDS[SIZE], "end": "highest" if upper else "lowest",
        "side": "below" if upper else "above", "beyond": "above" if upper else "below",
        "get": "exceed" if upper else "fall below", "gets": "exceeds" if upper else "falls below",
        "low": text(ordered[0] if truth else ordered[2]), "high": text(ordered[-1]),
    }  # fmt: skip
    found = [frame.format(t=text(bound), **words) for frame in (*BOUNDED, *SPANS)]
    found += [
        frame.format(t=text(parting), n=WORDS[told], N=WORDS[told].capitalize(), **words) for frame in COUNTED
    ]
    return found


def decided(matrix: Matrix, sentences: list[str]) -> dict[str, set[str]]:
    """The verdicts of each sentence of a description."""
    description = matrix.describe(*sentences)
    first = description.count("\n") + 2 - len(sentences)
    found = defaultdict(set)
    for claim in heatparse.check(description).claims:
        if claim.span.line >= first and claim.verdict != "undecidable":
            found[sentences[claim.span.line - first]].add(claim.verdict)
    return found


@pytest.mark.parametrize("seed", range(6))
def test_true_frames_are_supported(seed: int) -> None:
    matrix = made(seed)
    sentences = filled(matrix, random.Random(seed), truth=True)
    found = decided(matrix, sentences)
    assert {sentence: found[sentence] for sentence in sentences if found[sentence] != {"supported"}} == {}


@pytest.mark.parametrize("seed", range(6))
def test_false_frames_are_refuted(seed: int) -> None:
    matrix = made(seed)
    sentences = filled(matrix, random.Random(seed), truth=False)
    found = decided(matrix, sentences)
    assert {sentence: found[sentence] for sentence in sentences if "refuted" not in found[sentence]} == {}


@pytest.mark.parametrize("seed", range(6))
def test_qualified_frames_are_not_refuted(seed: int) -> None:
    matrix, draw = made(seed), random.Random(seed)
    name, _, _, values = line_of(matrix, draw.randrange(2 * SIZE))
    words = {"a": name, "side": "below", "gets": "exceeds", "t": text(sorted(values)[-1] - 2)}
    found = decided(matrix, [frame.format(**words) for frame in OPEN])
    assert all("refuted" not in verdicts for verdicts in found.values()), found


# Of every model: one of its values at least lies above {t}.
SOMEWHERE = (
    "Each model exceeds {t} in some city.", "Every model has some value above {t}.",
    "All models sometimes exceed {t}.", "In some cities, every model exceeds {t}.",
    "All models exceed {t} at least once.",
)  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
def test_what_is_so_somewhere_in_each_line(seed: int) -> None:
    matrix = made(seed)
    least = min(max(row) for row in matrix.values)
    for bound, verdict in ((least - 2, "supported"), (least + 2, "refuted")):
        told = [frame.format(t=text(bound)) for frame in SOMEWHERE]
        other = "refuted" if verdict == "supported" else "supported"
        assert all(other not in verdicts for verdicts in decided(matrix, told).values())
        assert all(verdict in decided(matrix, told)[sentence] for sentence in told[:3])


@pytest.mark.parametrize("seed", range(4))
def test_the_lines_that_a_count_names(seed: int) -> None:
    matrix, draw = made(seed), random.Random(seed)
    at = draw.randrange(SIZE)
    column, ordered = matrix.column(at), sorted(matrix.column(at))
    above = [row for row, value in zip(matrix.rows, column, strict=True) if value > ordered[2]]
    wrong = [*above[1:], next(row for row in matrix.rows if row not in above)]
    frames = (
        "Three models ({names}) are above {t} in {city}.", "In {city}, only three models are above {t} ({names}).",
        "Three models exceed {t} in {city}: {names}.",
    )  # fmt: skip
    for names, verdict in ((above, "supported"), (wrong, "refuted")):
        listed = f"{names[0]}, {names[1]} and {names[2]}"
        told = [f.format(names=listed, t=text(ordered[2] + 2), city=matrix.columns[at]) for f in frames]
        found = decided(matrix, told)
        assert all(verdict in found[sentence] for sentence in told), found
    others = ", ".join(row for row in matrix.rows if row not in above)
    of_others = (
        f"Three models exceed {text(ordered[2] + 2)} in {matrix.columns[at]}, the rest do not: {others}.",
        f"Three models exceed {text(ordered[2] + 2)} in {matrix.columns[at]}, three do not: {others}.",
    )
    assert all("refuted" not in verdicts for verdicts in decided(matrix, list(of_others)).values())
