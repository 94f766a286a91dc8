"""Extremes at one of several places, places in front of a name without a comma, and qualities that show in numbers."""

from __future__ import annotations

import pytest

from tests.claims.matrices import verdicts_at

_TRAMS = """## Heatmap: Mean Arrival Delay of Tram Routes by Weekday
The heatmap shows the mean delay in minutes by tram route and weekday.
* **X-axis (Weekday):** Mon, Tue, Wed, Thu, Fri
* **Y-axis (Route):** Airport, Harbor, Stadium, Zoo
* **Color scale:** Delay (min), 0 (white) to 20 (red)

| Route | Mon | Tue | Wed | Thu | Fri |
|---|---|---|---|---|---|
| Airport | 5 | 9 | 12 | 8 | 7 |
| Harbor | 3 | 4 | 6 | 11 | 2 |
| Stadium | 6 | 7 | 10 | 9 | 16 |
| Zoo | 1 | 3 | 8 | 5 | 4 |

### Key Observations
* {}
"""
_TOLD = (
    ("All four routes have their longest delay on {}.", "Wednesday, Thursday or Friday", "Wednesday or Thursday"),
    ("Each route peaks on {}.", "Wednesday, Thursday or Friday", "Thursday or Friday"),
    ("Every route reaches its maximum between {}.", "Wednesday and Friday", "Tuesday and Thursday"),
    ("Every route has its minimum on {}.", "Monday or Friday", "Tuesday or Friday"),
    ("In the Monday column {} is the least punctual route.", "Stadium", "Airport"),
    ("In the Friday column {} is the most punctual route.", "Harbor", "Zoo"),
    ("In the Zoo row {} is the highest value.", "Wednesday", "Thursday"),
    ("{} is the most delayed route on Thursday.", "Harbor", "Airport"),
    ("The longest delay is that of {} on Friday.", "Stadium", "Airport"),
)  # fmt: skip


@pytest.mark.parametrize(("sentence", "right", "wrong"), _TOLD)
def test_one_of_several_places_holds_the_extreme(sentence: str, right: str, wrong: str) -> None:
    assert verdicts_at(_TRAMS, sentence.format(right)) == {"supported"}
    assert "refuted" in verdicts_at(_TRAMS, sentence.format(wrong))


@pytest.mark.parametrize(
    "sentence",
    [
        "Most routes peak on Wednesday or Thursday.",
        "All routes but Stadium peak on Wednesday or Thursday.",
        "Airport is best on Monday or Friday among the routes to the coast.",
        "All routes may peak on Monday or Tuesday.",
        "Before the holidays, all routes peak on Monday or Tuesday.",
        "Zoo is the most productive route on Monday.",  # of something else
        "The longest route is Airport.",
    ],
)
def test_what_leaves_room_is_not_refuted(sentence: str) -> None:
    assert "refuted" not in verdicts_at(_TRAMS, sentence)


_QUALITIES = {
    "Accidents": (("most dangerous", "deadliest", "riskiest"), ("safest", "least dangerous")),
    "Electricity consumption": (
        ("thirstiest", "most power-hungry", "greediest"),
        ("most frugal", "thriftiest"),
    ),
    "Harvest": (("most productive", "most fruitful"), ("least productive", "most barren")),
    "Humidity": (("most humid", "dampest", "muggiest"), ("least humid",)),
    "Salinity": (("most saline", "saltiest"), ("freshest", "least salty")),
    "Toxicity": (("most toxic", "most offensive"), ("least toxic",)),
}


@pytest.mark.parametrize("measure", _QUALITIES)
def test_qualities_show_in_what_is_measured(measure: str) -> None:
    text = _TRAMS.replace("Mean Arrival Delay", measure).replace("mean delay in minutes", measure.lower())
    text = text.replace("Delay (min)", measure)
    for words, right, wrong in zip(
        _QUALITIES[measure], ("Stadium", "Zoo"), ("Harbor", "Harbor"), strict=True
    ):
        for word in words:
            assert verdicts_at(text, f"On Monday, {right} is the {word} route.") == {"supported"}, word
            assert verdicts_at(text, f"On Monday, {wrong} is the {word} route.") == {"refuted"}, word
            assert "refuted" not in verdicts_at(_TRAMS, f"On Monday, {wrong} is the {word} route."), word
