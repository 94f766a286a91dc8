"""The youngest and the oldest: the ends of an axis of ages, and of no other axis."""

from __future__ import annotations

import pytest

import heatparse
from heatparse.models import Claim

AGES = ("18-29", "30-44", "45-59", "60+")
OTHERS = {
    "Year": ("2019", "2020", "2021", "2022"),
    "Founded": ("1990-1999", "2000-2009", "2010-2019", "2020+"),
    "Birth year": ("1950", "1960", "1970", "1980"),
    "Dose": ("15", "25", "35", "45"),
}
# Of bikes with 10, 20, 30, 40 and buses with 50, 45, 38, 35.
SAID = (
    ("In the two youngest groups, buses stay above 40.", "supported"),
    ("In the three youngest groups, buses stay above 40.", "refuted"),
    ("In the two oldest groups, bikes stay above 25.", "supported"),
    ("In the two youngest groups, bikes stay above 25.", "refuted"),
    ("In the oldest group, bikes reach 40.", "supported"),
    ("In the youngest group, bikes reach 40.", "refuted"),
)


def judged(name: str, labels: tuple[str, ...], sentence: str) -> list[Claim]:
    """The claims of a sentence about means of transport, by the categories of an axis."""
    text = "\n".join((
        f"# Heatmap: Transport\n- **X-axis ({name})**: {', '.join(labels)}\n- **Y-axis (Means)**: bikes, buses",
        f"- **Color scale**: 0 to 100\n\n| | {' | '.join(labels)} |\n|{'---|' * 5}",
        "| bikes | 10 | 20 | 30 | 40 |\n| buses | 50 | 45 | 38 | 35 |\n\n## Observations",
        f"- {sentence}",
    ))  # fmt: skip
    last = text.count("\n") + 1
    return [claim for claim in heatparse.check(text).claims if claim.span.line == last]


@pytest.mark.parametrize(("sentence", "verdict"), SAID)
def test_ends_of_an_axis_of_ages(sentence: str, verdict: str) -> None:
    assert verdict in {claim.verdict for claim in judged("Age group", AGES, sentence)}


@pytest.mark.parametrize("sentence", [sentence for sentence, _ in SAID])
@pytest.mark.parametrize("name", OTHERS)
def test_no_other_axis_has_an_oldest_group(name: str, sentence: str) -> None:
    assert {claim.verdict for claim in judged(name, OTHERS[name], sentence)} <= {"undecidable"}


@pytest.mark.parametrize("noun", ["models", "buildings", "sites"])
def test_the_oldest_things_are_no_ages(noun: str) -> None:
    sentence = f"The oldest {noun} score lowest for bikes."
    assert {claim.verdict for claim in judged("Age group", AGES, sentence)} <= {"undecidable"}
