"""How many things of a class are right or wrong, in confusion matrices of counts: of words, and of digits."""

import pytest

import heatparse

VALUES = ((46, 1, 3, 0), (0, 47, 0, 3), (5, 0, 38, 7), (0, 2, 0, 48))
WORDS = ("Finch", "Heron", "Owl", "Wren")
DIGITS = ("0", "1", "2", "3")
DOCUMENT = """## Confusion Matrix: {title}

### Overview
The confusion matrix of a classifier.

### Components/Axes
- **X-axis:** Predicted {noun} ({labels})
- **Y-axis:** True {noun} ({labels})
- **Color scale:** number of clips, 0 to 50

### Data
| True \\ Predicted | {columns} |
|---|---|---|---|---|
{rows}

### Observations
- {statement}
"""


def verdicts(statement, labels=WORDS, noun="bird"):
    rows = "\n".join(
        f"| {label} | {' | '.join(map(str, line))} |" for label, line in zip(labels, VALUES, strict=True)
    )
    text = DOCUMENT.format(
        title=noun, noun=noun, labels=", ".join(labels), columns=" | ".join(labels), rows=rows,
        statement=statement,
    )  # fmt: skip
    line = text[: text.index("### Observations")].count("\n") + 2
    report = heatparse.check(text)
    assert all(finding.span.line == line for finding in report.findings)
    return {claim.verdict for claim in report.claims if claim.span.line == line}


def wrong_in_row(n):
    return sum(VALUES[n]) - VALUES[n][n]


def column(n):
    return sum(line[n] for line in VALUES)


# Wordings, and the number that makes each of them true of a class.
COUNTED = [
    ("{a} has {k} errors in its row.", wrong_in_row),
    ("The {a} row contains {k} misclassified clips.", wrong_in_row),
    ("Of the {r} {a} clips, {k} are misclassified.", wrong_in_row),
    ("{k} of the {r} true {a} clips were assigned to another class.", wrong_in_row),
    ("The classifier misses {k} of the {r} {a} clips.", wrong_in_row),
    ("The {a} column contains {k} wrong clips.", lambda n: column(n) - VALUES[n][n]),
    ("In the {a} column there are {k} errors.", lambda n: column(n) - VALUES[n][n]),
    ("{k} clips were wrongly labeled {a}.", lambda n: column(n) - VALUES[n][n]),
    ("{k} clips of other birds were predicted as {a}.", lambda n: column(n) - VALUES[n][n]),
    ("{k} of the {r} {a} clips are correct.", lambda n: VALUES[n][n]),
    ("{a} is classified correctly in {k} of {r} clips.", lambda n: VALUES[n][n]),
]
RATED = [
    ("{k:.0f}% of the {a} clips are classified correctly.", lambda n: 100 * VALUES[n][n] / sum(VALUES[n])),
    ("{a} is recognized in {k:.0f}% of its clips.", lambda n: 100 * VALUES[n][n] / sum(VALUES[n])),
    ("{k:.1f}% of the {a} predictions are right.", lambda n: 100 * VALUES[n][n] / column(n)),
]


@pytest.mark.parametrize(("wording", "number"), COUNTED + RATED)
def test_number_of_a_class_is_judged(wording, number):
    for n, label in enumerate(WORDS):
        true, false = number(n), number(n) + 9
        assert "supported" in verdicts(wording.format(a=label, r=sum(VALUES[n]), k=true))
        found = verdicts(wording.format(a=label, r=sum(VALUES[n]), k=false))
        assert "refuted" in found, wording
        assert "supported" not in found


@pytest.mark.parametrize("wording", ["{k} of the {r} {a} clips went to {b}.", "{a} loses {k} clips to {b}."])
def test_what_a_class_gives_to_another_is_judged(wording):
    for n, other in ((0, 2), (2, 3), (3, 1)):
        names = {"a": WORDS[n], "b": WORDS[other], "r": sum(VALUES[n])}
        assert "supported" in verdicts(wording.format(**names, k=VALUES[n][other]))
        found = verdicts(wording.format(**names, k=VALUES[n][other] + 9))
        assert "supported" not in found
        assert "refuted" in found or "loses" in wording


@pytest.mark.parametrize(
    ("statement", "verdict"),
    [
        ("1 is never mistaken for 0.", "supported"),
        ("1 is never mistaken for 3.", "refuted"),
        ("0 has 4 errors in its row.", "supported"),
        ("0 has 7 errors in its row.", "refuted"),
        ("2 is confused with 3 more often than 3 with 2.", "supported"),
        ("3 is confused with 2 more often than 2 with 3.", "refuted"),
        ("3 was recognized correctly 48 times.", "supported"),
        ("The matrix covers 200 digits.", "supported"),
    ],
)
def test_digits_are_classes(statement, verdict):
    assert verdicts(statement, DIGITS, "digit") == {verdict}


@pytest.mark.parametrize(
    "statement",
    [
        "There are 200 clips overall.",
        "Each bird was recorded 50 times, giving 200 clips overall.",
        "There were 75 listeners overall.",
        "The Owl row may contain 3 misclassified clips.",
        "The Owl column contains no more than 3 wrong clips at night.",
        "Roughly 5 of the Owl clips were recorded in the rain.",
    ],
)
def test_what_is_counted_beside_the_classes_refutes_nothing(statement):
    assert "refuted" not in verdicts(statement)


@pytest.mark.parametrize(
    ("statement", "verdict"),
    [
        ("The Rest row contains a single wrong clip, which went to Heron.", {"supported"}),
        ("The Rest column contains a single wrong clip.", {"refuted"}),
        ("In the Rest column there is no error.", {"supported"}),
        ("In the Rest row there is no error.", {"refuted"}),
        ("For Rest there is only one error.", {"supported"}),
    ],
)
def test_class_may_be_called_by_an_everyday_word(statement, verdict):
    labels, values = ("Finch", "Heron", "Rest"), ((46, 4, 0), (5, 45, 0), (0, 1, 49))
    rows = "\n".join(
        f"| {label} | {' | '.join(map(str, line))} |" for label, line in zip(labels, values, strict=True)
    )
    text = DOCUMENT.format(
        title="Birds", noun="bird", labels=", ".join(labels), columns=" | ".join(labels), rows=rows,
        statement=statement,
    )  # fmt: skip
    line = text[: text.index("### Observations")].count("\n") + 2
    found = {claim.verdict for claim in heatparse.check(text).claims if claim.span.line == line}
    assert found <= verdict
    assert found
