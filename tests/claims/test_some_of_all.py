"""What is said of some of the lines is not held against all of them, and what is said of all is."""

from __future__ import annotations

import random

import pytest

import heatparse

HEAD = (
    "## Heatmap: Scores\n\n- **Columns (Feeds):** oat, rye\n- **Rows (Farms)**: Ash, Elm, Fir, Yew\n\n"
    "| Farm | oat | rye |\n|---|---|---|\n"
)
WORDINGS = (
    "{} maintain high oat values (0.92–1.00).",
    "{} show strong values in oat (0.92 to 1.00).",
    "{} fall within 0.92–1.00 in oat.",
    "{} have oat values of 0.92 to 1.00.",
    "{} perform well in oat, with values from 0.92 to 1.00.",
)
SOME = (
    "Most farms",
    "The majority of farms",
    "Three of the farms",
    "A large share of the farms",
    "Two or more farms",
    "Nearly all farms",
    "No fewer than two farms",
    "75% of farms",
)


def verdicts(sentence: str, low: float, seed: int) -> set[str]:
    values = [1.0, 0.96, 0.92, low]
    random.Random(seed).shuffle(values)
    rows = zip(("Ash", "Elm", "Fir", "Yew"), values, strict=True)
    table = "".join(f"| {farm} | {value:.2f} | 0.5{at} |\n" for at, (farm, value) in enumerate(rows))
    text = f"{HEAD}{table}\n### Observations\n"
    claims = heatparse.check(f"{text}- {sentence}\n").claims
    return {claim.verdict for claim in claims if claim.span.start >= len(text)}


@pytest.mark.parametrize("wording", WORDINGS)
def test_some_and_all(wording: str) -> None:
    for at, some in enumerate(SOME):
        assert "refuted" not in verdicts(wording.format(some), 0.05, at), some
    assert "refuted" in verdicts(wording.format("All farms"), 0.05, 1)
    assert "refuted" not in verdicts(wording.format("All farms"), 0.93, 1)


@pytest.mark.parametrize("group", ["Negative", "Positive", "Non-negative"])
def test_a_sign_in_front_of_lines_may_be_their_name(group: str) -> None:
    assert verdicts(f"{group} farms maintain high oat values (0.92–1.00).", 0.05, 2) <= {"undecidable"}


@pytest.mark.parametrize(
    ("value", "verdict"), [("0.5", "refuted"), ("0", "supported"), ("0.04", "supported")]
)
def test_whole_numbers_among_decimals_are_exact(value: str, verdict: str) -> None:
    table = "| Ash | 0 | 0.25 |\n| Elm | 0.75 | 1 |\n| Fir | 0.5 | 0.1 |\n| Yew | 0.3 | 0 |\n"
    claims = heatparse.check(f"{HEAD}{table}\n### Observations\n- Ash scores {value} in oat.\n").claims
    assert {claim.verdict for claim in claims if claim.kind == "cell-value"} == {verdict}
