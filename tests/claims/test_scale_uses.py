"""How the values use the color scale: whether they fit it, and whether its ends are reached."""

from __future__ import annotations

import random

import pytest

import heatparse

CITIES = ("Rome", "Oslo", "Bern", "Kyiv")
ANIMALS = ("Ant", "Bee", "Cow")

TEXT = """## Heatmap: Noise
### Components/Axes
* **X-axis:** City: Rome, Oslo, Bern, Kyiv
* **Y-axis:** Animal: Ant, Bee, Cow
* **Color bar:** Noise (dB), from 0 (white) to 100 (dark blue), on the right

### Data
| | Rome | Oslo | Bern | Kyiv |
|---|---|---|---|---|
{rows}

### Key Observations
* {sentence}
"""

# true where no value lies beyond an end of the scale, false where one does
FITTING = (
    "All values are inside the 0 to 100 color range.",
    "No value falls outside of the 0 to 100 scale.",
    "Every printed number lies within the labeled range, so no cell is saturated.",
    "Every cell can be matched to the color bar.",
    "The color bar covers all values.",
    "The legend range contains every value.",
    "All values are between the two ends of the color bar.",
    "No cell is clipped by the color bar.",
    "No entry is off the scale.",
    "The values do not leave the 0-100 scale.",
    "All observed values are represented on the color bar.",
    "None of the sampled values lies outside the range of the color bar.",
    "The rows differ a lot, and the color bar covers every value in the matrix.",
)
# true where no value lies at the upper end, false where one does
UNREACHED = (
    "No cell reaches the dark-blue end of the bar.",
    "The upper end of the color bar (100) is not reached by any cell.",
    "The top of the scale is not used by any cell.",
    "The dark blue end of the color bar is not used.",
    "The darkest color of the scale is not used.",
    "The upper limit of the scale is never reached.",
    "The top end of the scale stays unused.",
    "The full range of the color bar is not used.",
    "The upper end of the color bar (100) is not reached by any city.",
    "The values cover a good part of it, so the dark blue end of the color bar is not used.",
)
# true where values lie at both ends, false where none is near them
REACHED = (
    "Both ends of the color bar are reached.",
    "The values use the full range of the color bar.",
    "The full color range is used.",
    "The color bar is fully used.",
    "The maximum reaches the top of the color bar.",
    "The highest value sits at the upper end of the scale.",
    "The largest value uses up the whole color bar.",
    "Both extremes of the legend occur in the grid.",
)
# said of some values, or of more than the scale: not decided by it
OPEN = (
    "All values but one lie within the color bar.",
    "Almost all values are inside the 0 to 100 color range.",
    "No cell of another study reaches the top of the scale.",
    "The upper end of the color bar is rarely reached.",
    "The color bar would cover all values of a louder city.",
)


def verdicts(sentence: str, numbers: list[int]) -> set[str]:
    grid = [numbers[at : at + 4] for at in range(0, 12, 4)]
    rows = "\n".join(
        f"| {name} | " + " | ".join(map(str, row)) + " |" for name, row in zip(ANIMALS, grid, strict=True)
    )
    text = TEXT.format(rows=rows, sentence=sentence)
    line = text[: text.index(sentence)].count("\n") + 1
    claims = heatparse.check(text).claims
    return {claim.verdict for claim in claims if claim.span.line == line and claim.kind == "legend"}


def numbers(*known: int) -> list[int]:
    """Twelve numbers well within 0 to 100, with some known ones among them."""
    rng = random.Random(str(known))
    return [*(rng.randint(20, 80) for _ in range(12 - len(known))), *known]


@pytest.mark.parametrize("sentence", FITTING)
def test_all_values_fit_the_scale_or_one_does_not(sentence: str) -> None:
    assert verdicts(sentence, numbers()) == {"supported"}
    assert verdicts(sentence, numbers(107)) == {"refuted"}


@pytest.mark.parametrize("sentence", UNREACHED)
def test_an_end_of_the_scale_is_free_or_reached(sentence: str) -> None:
    assert verdicts(sentence, numbers()) == {"supported"}
    assert verdicts(sentence, numbers(0, 100)) == {"refuted"}


@pytest.mark.parametrize("sentence", REACHED)
def test_the_ends_of_the_scale_are_reached_or_far_from_every_value(sentence: str) -> None:
    assert verdicts(sentence, numbers(0, 100)) == {"supported"}
    assert verdicts(sentence, numbers()) == {"refuted"}


@pytest.mark.parametrize("sentence", REACHED)
def test_a_value_near_the_end_leaves_it_open_whether_it_is_reached(sentence: str) -> None:
    assert "refuted" not in verdicts(sentence, numbers(2, 98))


@pytest.mark.parametrize("sentence", OPEN)
@pytest.mark.parametrize("known", [(), (107,), (0, 100)])
def test_what_more_is_said_than_of_all_values_and_the_scale_is_not_refuted(
    sentence: str, known: tuple[int, ...]
) -> None:
    assert "refuted" not in verdicts(sentence, numbers(*known))


@pytest.mark.parametrize(("half", "known"), [("upper", (50, 81)), ("lower", (50, 19))])
def test_all_values_lie_in_one_half_of_the_scale(half: str, known: tuple[int, ...]) -> None:
    sentence = f"All values lie within the {half} half of the color bar."
    assert verdicts(sentence, [known[0]] * 6 + [known[1]] * 6) == {"supported"}
    assert verdicts(sentence, [known[1]] * 11 + [100 - known[1]]) == {"refuted"}


def test_values_between_the_ends_of_the_scale_say_nothing_of_where_the_scale_is() -> None:
    text = TEXT.format(
        rows="| Ant | 1 | 2 | 3 | 4 |", sentence="All values are between the two ends of the color bar."
    )
    assert all(claim.kind != "layout" for claim in heatparse.check(text).claims)


@pytest.mark.parametrize("sentence", FITTING)
def test_percent_on_a_scale_of_parts_leaves_the_fit_open(sentence: str) -> None:
    rows = "\n".join(
        f"| {animal} | " + " | ".join(f"{55 + 3 * at + 7 * col} ± 2" for col in range(4)) + " |"
        for at, animal in enumerate(ANIMALS)
    )
    text = TEXT.format(rows=rows, sentence=sentence).replace("Noise (dB), from 0", "Accuracy, from 0.0")
    text = text.replace("to 100 (dark blue)", "to 1.0 (dark blue)").replace("Noise", "Accuracy")
    assert not heatparse.check(text).findings
