"""Statements that tell the difference of two panels by what was done to one of them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import heatparse

FEW = settings(max_examples=20, deadline=None)
TITLES = (("Base model", "Fine-tuned model"), ("Before pruning", "After pruning"), ("CNN", "CNN + Filter"))
WORDS = {"Fine-tuned model": "fine-tuning", "After pruning": "pruning", "CNN + Filter": "adding the Filter"}
HIGHER = (
    "{what} raises every cell.",
    "{what} increases all values.",
    "All values increase with {what}.",
    "Every value rises through {what}.",
    "{what} raises the effect in every cell.",
)
AFTER = ("Every cell is higher after {what}.", "No cell is lower after {what}.")


def described(titles: tuple[str, str], first: list[int], second: list[int], sentence: str) -> str:
    lines = ["# Heatmaps: Effect by layer and token", "", "Two heatmaps show the effect.", "",
             "- **X-axis:** Token (alpha, beta)", "- **Y-axis:** Layer (one, two)"]  # fmt: skip
    for title, values in zip(titles, (first, second), strict=True):
        rows = [
            f"| {row} | {values[i] / 100:.2f} | {values[i + 1] / 100:.2f} |"
            for row, i in (("one", 0), ("two", 2))
        ]
        lines += ["", f"### {title}", "", "| Layer | alpha | beta |", "|---|---|---|", *rows]
    return "\n".join([*lines, "", "## Key Observations", "", f"- {sentence}"])


def found(text: str) -> set[str]:
    claims = heatparse.check(text).claims
    return {claim.verdict for claim in claims if claim.kind == "comparison"}


def cells() -> st.SearchStrategy[list[int]]:
    return st.lists(st.integers(1, 99), min_size=4, max_size=4)


@pytest.mark.parametrize("titles", TITLES)
@FEW
@given(first=cells(), second=cells(), told=st.sampled_from((*HIGHER, *AFTER)))
def test_what_is_done_to_everything(
    titles: tuple[str, str], first: list[int], second: list[int], told: str
) -> None:
    what = WORDS[titles[1]]
    sentence = told.format(what=what)
    sentence = sentence[0].upper() + sentence[1:]
    pairs = list(zip(first, second, strict=True))
    truth = all(two >= one if told == AFTER[1] else two > one for one, two in pairs)
    expected = {"supported" if truth else "refuted"}
    assert found(described(titles, first, second, sentence)) == expected, sentence


@pytest.mark.parametrize(
    "sentence",
    [
        "Fine-tuning raises all affirmative values.",
        "Fine-tuning may raise every cell.",
        "Quantization lowers every cell.",
        "Fine-tuning raises both values.",
    ],
)
def test_what_is_not_known_is_not_refuted(sentence: str) -> None:
    text = described(TITLES[0], [50, 60, 70, 80], [40, 61, 50, 90], sentence)
    assert "refuted" not in found(text)
