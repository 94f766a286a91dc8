"""Leads that count places, owners behind an exception, fronted exceptions, what is left over, and first times."""

from __future__ import annotations

import pytest
from matrices import described, verdicts_at

QUIZ = described(
    "Heatmap: Points of Quiz Guests", ("Guest", "Round"), ["Ann", "Bob", "Cleo", "Dan"],
    ["History", "Music", "Sport", "Science"],
    [31, 22, 27, 45], [29, 24, 25, 46], [20, 14, 23, 38], [34, 21, 18, 35],
)  # fmt: skip
GARDEN = described(
    "Heatmap: Seedlings Sold by Market and Plant", ("Market", "Plant"), ["North", "Quay", "Mill", "Park"],
    ["Basil", "Leek", "Chard", "Dill"],
    [320, 140, 95, 60], [290, 165, 120, 85], [410, 210, 70, 40], [150, 80, 30, 25],
)  # fmt: skip
BALANCE = described(
    "Heatmap: Balance of a Reservoir by Month (million liters)", ("Month", "Basin"),
    ["Feb", "Mar", "Apr", "May"], ["East", "West", "South"],
    [-2.4, 1.0, 3.1], [-1.1, 2.8, 3.9], [-0.3, 4.2, 3.0], [0.8, 6.0, -0.6],
)  # fmt: skip

TRUE = [
    (QUIZ, "**Bob leads two of the four rounds**: Music (24) and Science (46)."),
    (QUIZ, "**Dan wins one round**: History (34)."),
    (QUIZ, "**Cleo is last in two of the rounds**: History (20) and Music (14)."),
    (QUIZ, "**Bob tops half of the rounds:** Music at 24 and Science at 46."),
    (QUIZ, "**Ann ranks first in one of the four rounds**: Sport (27)."),
    (QUIZ, "Music is the lowest score of every guest except Dan, whose minimum is Sport (18)."),
    (QUIZ, "All guests have their low in Music apart from Dan (21), whose weakest round is Sport (18)."),
    (QUIZ, "Science is the best round of Bob, whose lowest score is Music (24)."),
    (QUIZ, "Music comes last for all guests but Dan, whose smallest score is 18 in Sport."),
    (QUIZ, "The hardest round is Music, whose highest score is 24 for Bob."),
    (GARDEN, "If Park is left out, no basil figure lies below 290 and no leek figure below 140."),
    (GARDEN, "Apart from Park, every basil figure exceeds 280 and every leek figure exceeds 130."),
    (GARDEN, "Without Park, all basil figures are at least 290 and all leek figures at least 140."),
    (GARDEN, "Except for Park, no leek figure is below 140 and no chard figure below 70."),
    (GARDEN, "In Mill, no basil figure lies below 400 and no leek figure below 200."),
    (GARDEN, "North sells more basil than Quay (320 compared to 290) but fewer of everything else."),
    (GARDEN, "North sells more basil than Quay, yet less of all the others."),
    (GARDEN, "Mill sells more leek than Quay but less of chard and dill."),
    (GARDEN, "Quay sells more dill than North, but fewer of basil."),
    (GARDEN, "Mill sells more basil than Quay but less of chard."),
    (BALANCE, "East turns positive only in May (0.8)."),
    (BALANCE, "West rises above 2 only in March."),
    (BALANCE, "West goes beyond 4 only in April."),
    (BALANCE, "South turns negative only in May."),
    (BALANCE, "West passes the mark of 2.5 only in March (2.8)."),
]  # fmt: skip
FALSE = [
    (QUIZ, "**Ann leads two of the four rounds**: Music (22) and Sport (27)."),
    (QUIZ, "**Cleo is last in one round**: Sport (23)."),
    (QUIZ, "Music is the lowest score of every guest except Dan, whose minimum is Music (21)."),
    (QUIZ, "Second is Ann, whose lowest score is 27 in Sport."),
    (GARDEN, "If Park is left out, no basil figure lies below 300 and no leek figure below 140."),
    (GARDEN, "If Park is left out, no basil figure lies below 290 and no leek figure below 150."),
    (GARDEN, "Mill sells more leek than Quay but less of basil."),
    (GARDEN, "Mill sells more leek than Quay but less of basil and dill."),
    (BALANCE, "East turns positive only in April (-0.3)."),
    (BALANCE, "West is above 2 only in March."),
    (BALANCE, "Only West rises above 2 in February."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "sentence"), TRUE, ids=[sentence for _, sentence in TRUE])
def test_what_is_true_is_not_refuted(text: str, sentence: str) -> None:
    assert "refuted" not in verdicts_at(text, sentence)


@pytest.mark.parametrize(("text", "sentence"), FALSE, ids=[sentence for _, sentence in FALSE])
def test_what_is_false_is_found(text: str, sentence: str) -> None:
    assert "refuted" in verdicts_at(text, sentence)
