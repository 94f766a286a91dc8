"""Claims in many wordings, each with a true and with a false filling; guarded ones are never refuted."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

import heatparse

WORDINGS = yaml.safe_load(Path(__file__).with_name("phrasings.yaml").read_text(encoding="utf-8"))
ROWS = ("GPT-4o", "Claude 3 Opus", "Llama-3-70B", "Mixtral-8x7B", "Gemma-7B")
COLUMNS = ("MMLU", "GSM8K", "HumanEval", "ARC", "HellaSwag")
# Claude is best and Gemma worst in every column; no value comes twice.
VALUES = (
    (82.9, 46.4, 55.6, 39.8, 53.8), (85.8, 52.9, 88.9, 90.6, 87.4), (73.8, 40.6, 71.4, 43.6, 75.4),
    (74.4, 38.1, 68.4, 40.2, 38.4), (64.1, 37.0, 34.8, 35.9, 36.9),
)  # fmt: skip
CELLS = {(row, column): VALUES[i][j] for i, row in enumerate(ROWS) for j, column in enumerate(COLUMNS)}
Filling = dict[str, object]


def best(keys: list[tuple[str, str]], low: bool) -> list[tuple[str, str]]:
    return sorted(keys, key=lambda key: CELLS[key], reverse=not low)


def cell(key: tuple[str, str]) -> Filling:
    return {"R": key[0], "C": key[1], "v": CELLS[key]}


def of_all(low: bool, place: int = 0) -> Callable[[random.Random, bool], Filling]:
    def fill(rng: random.Random, true: bool) -> Filling:
        ranked = best(list(CELLS), low)
        return cell(ranked[place] if true else rng.choice(ranked[place + 2 :]))

    return fill


def of_nothing(rng: random.Random, true: bool) -> Filling:
    """The highest of all; or one that is not even the highest of its row, or of its column."""
    lines = [[(row, column) for column in COLUMNS] for row in ROWS]
    lines += [[(row, column) for row in ROWS] for column in COLUMNS]
    firsts = {best(line, False)[0] for line in lines}
    return cell(
        best(list(CELLS), False)[0] if true else rng.choice([key for key in CELLS if key not in firsts])
    )


def of_row(low: bool) -> Callable[[random.Random, bool], Filling]:
    def fill(rng: random.Random, true: bool) -> Filling:
        row = rng.choice(ROWS[:1] + ROWS[2:4])  # neither the best nor the worst of its columns
        return cell(best([(row, column) for column in COLUMNS], low)[0 if true else 2])

    return fill


def of_column(low: bool) -> Callable[[random.Random, bool], Filling]:
    def fill(rng: random.Random, true: bool) -> Filling:
        column = rng.choice(COLUMNS)
        ranked = best([(row, column) for row in ROWS], low)
        chosen = ranked[0] if true else next(
            key for key in ranked[1:] if best([(key[0], c) for c in COLUMNS], low)[0] != key
        )  # fmt: skip
        return cell(chosen)

    return fill


def line(index: int, other: int) -> Callable[[random.Random, bool], Filling]:
    def fill(rng: random.Random, true: bool) -> Filling:
        row = ROWS[index if true else other]
        return {"R": row, "v": f"{sum(CELLS[row, column] for column in COLUMNS) / 5:.1f}"}

    return fill


def mean_column(low: bool) -> Callable[[random.Random, bool], Filling]:
    def fill(rng: random.Random, true: bool) -> Filling:
        ranked = sorted(COLUMNS, key=lambda c: sum(CELLS[row, c] for row in ROWS), reverse=not low)
        return {"C": ranked[0 if true else -1]}

    return fill


def second(rng: random.Random, true: bool) -> Filling:
    column = rng.choice(COLUMNS)
    ranked = best([(row, column) for row in ROWS], False)
    return {**cell(ranked[1 if true else 3]), "R1": ranked[0][0], "w": CELLS[ranked[0]]}


def pair(low: bool = False) -> Callable[[random.Random, bool], Filling]:
    def fill(rng: random.Random, true: bool) -> Filling:
        column = rng.choice(COLUMNS)
        one, two = best([(row, column) for row in rng.sample(ROWS, 2)], low is true)
        return {"R1": one[0], "R2": two[0], "C": column, "v": CELLS[one], "w": CELLS[two]}

    return fill


def column_pair(rng: random.Random, true: bool) -> Filling:
    row = rng.choice(ROWS)
    one, two = best([(row, column) for column in rng.sample(COLUMNS, 2)], not true)
    return {"C1": one[1], "C2": two[1], "R": row, "v": CELLS[one], "w": CELLS[two]}


def rows_throughout(rng: random.Random, true: bool) -> Filling:
    one, two = (ROWS[1], rng.choice(ROWS[2:])) if true else (rng.choice(ROWS[2:]), ROWS[1])
    column = rng.choice(COLUMNS)
    return {"R1": one, "R2": two, "C": column, "v": CELLS[one, column], "w": CELLS[two, column]}


def order(of: str) -> Callable[[random.Random, bool], Filling]:
    def fill(rng: random.Random, true: bool) -> Filling:
        if of == "R":
            column = rng.choice(COLUMNS)
            ranked, head = best([(row, column) for row in ROWS], False), {"C": column}
            names = [key[0] for key in ranked]
        else:
            row = rng.choice(ROWS)
            ranked, head = best([(row, column) for column in COLUMNS], False), {"R": row}
            names = [key[1] for key in ranked]
        if not true:
            ranked[0], ranked[2], names[0], names[2] = ranked[2], ranked[0], names[2], names[0]
        places = {f"{of}{n}": name for n, name in enumerate(names[:3], 1)}
        numbers = dict(zip("vwu", [CELLS[key] for key in ranked[:3]], strict=True))
        listed = {"L": ", ".join(names), "G": " > ".join(names), "T": ", then ".join(names)}
        return {**head, **places, **numbers, **listed, "A": f"{', '.join(names[:-1])} and {names[-1]}"}

    return fill


def top(rng: random.Random, true: bool) -> Filling:
    ranked = best(list(CELLS), False)
    chosen = ranked[:3] if true else [*ranked[:2], ranked[5]]
    found: Filling = {}
    for n, key in enumerate(chosen, 1):
        found |= {f"R{n}": key[0], f"C{n}": key[1], f"v{n}": CELLS[key]}
    return found


def stated(rng: random.Random, true: bool) -> Filling:
    key = rng.choice(list(CELLS))
    return {**cell(key), "v": CELLS[key] if true else round(CELLS[key] + 1.3, 1)}


def two_stated(rng: random.Random, true: bool) -> Filling:
    row = rng.choice(ROWS)
    one, two = rng.sample(COLUMNS, 2)
    first = CELLS[row, one] if true else round(CELLS[row, one] + 1.3, 1)
    return {"R": row, "C1": one, "C2": two, "v": first, "w": CELLS[row, two]}


FILLINGS: dict[str, Callable[[random.Random, bool], Filling]] = {
    "max": of_all(False), "peak": of_nothing, "min": of_all(True), "maxval": of_all(False), "minval": of_all(True),
    "second": of_all(False, 1), "secondlow": of_all(True, 1),
    "rowmax": of_row(False), "rowmin": of_row(True), "rowmaxval": of_row(False), "rowminval": of_row(True),
    "colmax": of_column(False), "colmin": of_column(True), "colmaxval": of_column(False), "colminval": of_column(True),
    "allmax": line(1, 2), "allmin": line(4, 2), "meanmax": line(1, 4), "meanmin": line(4, 1),
    "cmeanmax": mean_column(False), "cmeanmin": mean_column(True), "colsecond": second,
    "cmp": pair(), "cmplow": pair(True), "ccmp": column_pair, "cmpall": rows_throughout, "cmpalllow": rows_throughout,
    "rank3": order("R"), "rankall": order("R"), "crank3": order("C"), "top3": top, "cell": stated, "cell2": two_stated,
}  # fmt: skip


def wordings(group: str) -> list[tuple[str, str]]:
    return [(kind, wording) for kind, found in WORDINGS[group].items() for wording in found]


def verdicts(kind: str, wording: str, true: bool) -> list[tuple[str, str]]:
    """Kinds and verdicts of the claims in a sentence, one line behind the table."""
    names = {"m": "accuracy", "r": "model", "c": "benchmark"}
    sentence = wording.format(**names, **FILLINGS[kind](random.Random(f"{wording}{true}"), true))
    table = [
        f"| {row} | " + " | ".join(map(str, values)) + " |" for row, values in zip(ROWS, VALUES, strict=True)
    ]
    text = "\n".join([
        "## Heatmap: Model Accuracy Across Benchmarks", "### Overview", "A heatmap of accuracy.", "### Components/Axes",
        f'* **X-axis:** Labeled "Benchmark". Categories: {", ".join(COLUMNS)}',
        f'* **Y-axis:** Labeled "Model". Categories: {", ".join(ROWS)}',
        "* **Color scale:** Accuracy (%), from 30 to 100",
        "### Detailed Analysis", "| Model | " + " | ".join(COLUMNS) + " |", "|---|---|---|---|---|---|", *table, "",
        "### Key Observations", sentence if sentence[0] in "-*" else f"* {sentence}",
    ])  # fmt: skip
    last = text.count("\n") + 1
    return [(c.kind, c.verdict) for c in heatparse.check(text).claims if c.span.line == last]


@pytest.mark.parametrize(("kind", "wording"), wordings("claims"))
def test_true_is_supported_and_false_refuted(kind: str, wording: str) -> None:
    values = kind.startswith("cell")
    for true in (True, False):
        found = {verdict for name, verdict in verdicts(kind, wording, true) if values or name != "cell-value"}
        if true:
            assert found - {"undecidable"} == {"supported"}
        else:
            assert "refuted" in found


@pytest.mark.parametrize(("kind", "wording"), wordings("guarded"))
def test_a_guard_word_keeps_a_claim_from_being_refuted(kind: str, wording: str) -> None:
    for true in (True, False):
        assert "refuted" not in {verdict for _, verdict in verdicts(kind, wording, true)}
