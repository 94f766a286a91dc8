"""Distances between the two ends of some values, steps in other words, and how far a leader is ahead."""

from __future__ import annotations

import pytest
from matrices import Matrix, text, undecided, verdicts

import heatparse

MATRIX = Matrix(
    ("Alpha", "Beta", "Gamma", "Delta"),
    ("Paris", "Rome", "Oslo"),
    ((12, 47, 31), (58, 66, 79), (9, 26, 15), (40, 44, 90)),
)
_OFF = 11  # hundredths

# "{a}" is the right number, or a wrong one.
ENDS = [
    ("The Oslo column covers {a} from its lowest to its highest value.", 75),
    ("The Oslo column covers {a} from its highest to its lowest entry.", 75),
    ("From its lowest to its highest value, Beta spans {a}.", 21),
    ("Between the best and the worst score of Beta there are {a}.", 21),
    ("Between the highest and the lowest value of the heatmap lies a distance of {a}.", 81),
    ("The two extremes of Gamma are {a} apart.", 17),
    ("**Gamma:** The best and the worst score lie {a} apart.", 17),
    ("**Delta:** The difference between the extremes is {a}.", 50),
    ("The distance between the best and the worst score shrinks from 0.75 in Oslo to {a} in Rome.", 40),
]
STEPS = [
    ("The step from Paris to Rome is worth {a} for Beta.", 8),
    ("Going from Rome to Oslo takes {a} away from Gamma.", 11),
    ("Compared with Rome, Oslo takes away {a} from Gamma.", 11),
    ("Relative to Rome, Gamma gives up {a} in Oslo.", 11),
    ("From Rome to Oslo, {a} are lost for Gamma.", 11),
    ("For Delta, {a} are gained between Rome and Oslo.", 46),
    ("Delta gains {a} in the last step, from Rome to Oslo.", 46),
    ("In the next step, from Rome to Oslo, Delta gains {a}.", 46),
    ("Delta gains {a} on the way from Paris to Oslo.", 50),
    ("Delta gains {a} when the city changes from Paris to Oslo.", 50),
    ("The switch from Rome to Oslo costs Gamma {a}.", 11),
    ("Switching from Gamma to Alpha brings {a} in Rome.", 21),
    ("Alpha misses Delta by {a} in Paris.", 28),
    ("Alpha misses the score of Delta by {a} in Paris.", 28),
]
LEADS = [
    ("Beta tops Paris, {a} ahead of Delta.", 18),
    ("Beta leads in Paris (0.58), {a} above the runner-up.", 18),
    ("In Paris, Beta leads, {a} above the runner-up.", 18),
    ("Beta leads in Rome, {a} above the second-best model.", 19),
    ("Gamma comes last in Rome, {a} behind Delta.", 18),
    ("Gamma is last in Rome with 0.26, {a} below Alpha.", 21),
]


def _verdict(sentence: str, hundredths: int) -> set[str]:
    return set(verdicts(MATRIX, sentence.format(a=text(hundredths)), "difference"))


@pytest.mark.parametrize(("sentence", "right"), [*ENDS, *STEPS, *LEADS])
def test_a_distance_in_other_words(sentence: str, right: int) -> None:
    assert _verdict(sentence, right) == {"supported"}
    assert "refuted" in _verdict(sentence, right + _OFF + 1)


@pytest.mark.parametrize(("sentence", "right"), ENDS)
def test_the_size_of_a_distance_is_no_value(sentence: str, right: int) -> None:
    report = heatparse.check(MATRIX.describe(sentence.format(a=text(right))))
    assert not report.findings


@pytest.mark.parametrize("sentence", [
    "Alpha takes 0.90 away from Beta.",  # nobody says from where to where
    "Alpha gives up 0.90 to Beta in Rome.",
    "The extremes of Gamma are 0.90.",
    "The distance between the best and the worst score shrinks from 0.90 to 0.80.",  # of what is not said
    "Beta tops Paris, 0.90 ahead of its own result of last year.",
    "Alpha comes third in Paris, 0.90 ahead of the next one.",
])  # fmt: skip
def test_what_leaves_room_is_not_decided(sentence: str) -> None:
    undecided(MATRIX, sentence, "difference")


def test_no_runner_up_where_two_come_next() -> None:
    tied = Matrix(MATRIX.rows, MATRIX.columns, ((40, 47, 31), (58, 66, 79), (9, 26, 15), (40, 44, 90)))
    assert verdicts(tied, "Beta leads in Paris, 0.90 above the runner-up.", "difference") == ["undecidable"]


def test_a_list_of_which_one_is_right_is_read_in_a_long_sentence() -> None:
    sentence = (
        "The distance between the best and the worst score in the heatmap shrinks from {first} in the column of Oslo "
        "to {last} in the column of Rome."
    )
    verdicts_of = {"0.40": {"supported"}, "0.60": {"supported", "refuted"}}
    for last, expected in verdicts_of.items():
        assert set(verdicts(MATRIX, sentence.format(first="0.75", last=last), "difference")) == expected
    both_wrong = sentence.format(first="0.95", last="0.60")
    assert set(verdicts(MATRIX, both_wrong, "difference")) <= {"undecidable"}


@pytest.mark.parametrize(("sentence", "right", "wrong"), [
    ("The mean falls from {a} in Rome to 0.30 in Paris.", "0.46", "0.66"),
    ("The average rises from 0.30 in Paris to {a} in Oslo.", "0.54", "0.84"),
])  # fmt: skip
def test_a_mean_that_moves_from_place_to_place(sentence: str, right: str, wrong: str) -> None:
    for number, expected in ((right, {"supported"}), (wrong, {"supported", "refuted"})):
        assert set(verdicts(MATRIX, sentence.format(a=number), "aggregate")) == expected


def test_the_mean_of_a_part_that_was_not_understood_is_not_decided() -> None:
    undecided(MATRIX, "On the first few cities, Alpha averages 0.90.", "aggregate")
