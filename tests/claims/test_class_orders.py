"""Orders and bounds of whole classes of a confusion matrix: errors, hits, rates, and errors set against each other."""

from __future__ import annotations

import pytest

import heatparse

CLASSES = ("Oak", "Elm", "Fir", "Yew")
COUNTS = ((60, 12, 4, 4), (8, 45, 6, 1), (2, 9, 80, 9), (0, 1, 3, 36))  # rows: 80, 60, 100, 40
HEAD = (
    "# Confusion Matrix: Tree Classifier\n\n* **Y-axis (True class):** Oak, Elm, Fir, Yew\n"
    "* **X-axis (Predicted class):** Oak, Elm, Fir, Yew\n* Cells hold numbers of images.\n\n## Data\n\n"
    f"| True \\ Predicted | {' | '.join(CLASSES)} |\n|---|---|---|---|---|\n"
    + "".join(
        f"| {name} | {' | '.join(map(str, row))} |\n" for name, row in zip(CLASSES, COUNTS, strict=True)
    )
    + "\n## Observations\n\n* "
)


def verdicts(statement: str) -> set[str]:
    kinds = ("comparison", "difference", "threshold", "count", "range")
    return {claim.verdict for claim in heatparse.check(f"{HEAD}{statement}\n").claims if claim.kind in kinds}


@pytest.mark.parametrize(
    ("true", "wrong"),
    [
        ("Oak has more errors than Elm.", "Yew has more errors than Elm."),
        ("Fir has more hits than Elm and Yew combined.", None),
        (
            "Oak has fewer errors than Elm and Fir taken together.",
            "Oak has more errors than Elm and Fir taken together.",
        ),
        ("Oak has 5 more errors than Elm.", "Oak has 7 more errors than Elm."),
        ("Oak has five times as many errors as Yew.", "Oak has three times as many errors as Yew."),
        ("Fir has fewer false positives than Yew.", "Elm has fewer false positives than Fir."),
        ("Yew is classified more reliably than Oak.", "Oak is classified more reliably than Yew."),
        (
            "Fir is taken for Elm just as often as Fir is taken for Yew.",
            "Oak is taken for Elm just as often as Elm is for Oak.",
        ),
        (
            "Oak is taken for Elm three times as often as for Fir.",
            "Elm is taken for Oak three times as often as for Fir.",
        ),
        ("Three of the four classes reach a recall of more than 70 %.", None),
        ("No class has more than 25 errors.", "No class has more than 15 errors."),
        ("All classes but Oak and Elm exceed 78 % recall.", "All classes but Oak exceed 78 % recall."),
        (
            "Every class is recognized in more than two thirds of its images.",
            "No class loses more than 19 images.",
        ),
        ("Exactly one cell off the diagonal is empty.", "Exactly two cells off the diagonal are empty."),
        ("Only Yew has a recall above 85 %.", "Only Fir has a recall above 78 %."),
        ("Recall ranges from 75 % (Oak) to 90 % (Yew).", "Recall ranges from 75 % (Oak) to 90 % (Fir)."),
    ],
)
def test_what_is_said_of_whole_classes(true: str, wrong: str | None) -> None:
    if "Three of" in true or "combined" in true:
        assert verdicts(true) == {"refuted"}  # all four; 80 against 81
    else:
        assert verdicts(true) == {"supported"}
    if wrong is not None:
        assert verdicts(wrong) == {"refuted"}


@pytest.mark.parametrize(
    "statement",
    [
        "Yew may have more errors than Elm.",
        "Yew is recognized better than Fir on clean images.",
        "Without Elm, no class has more than 15 errors.",
        "Elm has fewer errors than it had before.",
        "Elm has no more errors than Yew.",
        "It never drops below 40 errors.",
    ],
)
def test_what_leaves_room_stays_open(statement: str) -> None:
    assert verdicts(statement) <= {"undecidable"}
