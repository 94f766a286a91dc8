"""True statements about squares, in words that also mean something else: lines that cross, classes that are verbs."""

from __future__ import annotations

from itertools import starmap

import pytest
from matrices import described, each_told, verdicts_at

TONGUES = ["Danish", "Dutch", "Greek", "Welsh"]
TRANSFER = described(
    "Heatmap: Cross-Lingual Transfer (Accuracy, %)", ("Source", "Target"), TONGUES, TONGUES,
    [90.5, 81.2, 74.0, 58.1], [83.6, 88.4, 72.3, 55.0], [76.4, 73.9, 85.7, 61.2], [59.3, 57.7, 64.4, 79.8],
)  # fmt: skip
MOVES = ["Jump", "Hold", "Spin", "Glide"]
SKATING = described(
    "Confusion Matrix: Skating Moves", ("True move", "Predicted move"), MOVES, MOVES,
    [44, 0, 5, 1], [3, 40, 0, 7], [6, 1, 43, 0], [0, 9, 2, 39],
)  # fmt: skip

TRUE = {
    "row or column": (
        TRANSFER,
        "Three cells lie below 59, and all of them are in the Welsh row or the Welsh column.",
        "Four cells lie below 60, all of which belong to the Welsh row or the Welsh column.",
        "Five cells are below 62; all lie in the Welsh column or the Welsh row.",
        "Three cells fall short of 59, and all of them lie in the row or column of Welsh.",
        "Four values stay below 60, and all of them lie in the Welsh row and the Welsh column.",
    ),
    "of several": (
        TRANSFER,
        "Transfer into Danish beats transfer out of it. The difference is 2.4 points for both Dutch and Greek.",
        "Danish is the better target; for both Dutch and Greek the gap is 2.4 points.",
        "Its own cell leads each row. The margin is 7 points for both Dutch and Greek.",
        "The gap to the second place is 9.3 points for both Danish and Greek.",
        "The difference is 2.4 points for Dutch and Greek.",
    ),
    "verbs that are classes": (
        SKATING,
        "No hold is ever predicted as Spin.",
        "Not one hold was read as Spin.",
        "Holds are never predicted as Spin.",
        "No hold was mistaken for a spin.",
        "No holds are labelled Spin.",
    ),
    "emphasis": (
        SKATING,
        "Hold itself reaches a precision of 80%.",
        "Jump itself has a precision of 83%.",
        "Glide itself has a recall of 78%.",
        "Hold itself is mistaken for Glide 7 times.",
        "Spin itself attains a precision of 86%.",
    ),
}  # fmt: skip
FALSE = {
    "row or column": (
        TRANSFER,
        "Three cells lie below 59, and all of them are in the Greek row or the Greek column.",
        "Four cells lie below 60, all of which belong to the Danish row or the Dutch column.",
        "Five cells are below 62; all lie in the Welsh column.",
    ),
    "of several": (
        TRANSFER,
        "The difference between Dutch and Greek on Danish is 2.4 points.",
        "Dutch and Greek differ by 2.4 points on Danish.",
    ),
    "verbs that are classes": (
        SKATING,
        "No hold is ever predicted as Glide.",
        "Holds are never predicted as Jump.",
        "No hold was mistaken for Glide.",
    ),
    "emphasis": (
        SKATING,
        "Hold itself reaches a precision of 90%.",
        "Glide itself has a recall of 88%.",
        "Hold itself is mistaken for Glide 17 times.",
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("text", "sentence"), each_told(TRUE), ids=list(starmap(lambda _, s: s, each_told(TRUE)))
)
def test_is_not_refuted(text: str, sentence: str) -> None:
    assert "refuted" not in verdicts_at(text, sentence)


@pytest.mark.parametrize(
    ("text", "sentence"), each_told(FALSE), ids=list(starmap(lambda _, s: s, each_told(FALSE)))
)
def test_is_refuted(text: str, sentence: str) -> None:
    assert "refuted" in verdicts_at(text, sentence)
