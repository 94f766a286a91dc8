"""Rows and columns that hold, or lack, a value of a kind; shares; words that bound a value by a prefix."""

import pytest

import heatparse

HEAD = """# Heatmap: Cross-Farm Skill of Frost Warnings

- **Rows (Training Farm):** Ash, Birk, Cole, Dunn, Elm
- **Columns (Test Farm):** Ash, Birk, Cole, Dunn, Elm
- **Color scale:** -0.5 (blue) to 1 (red)

| Training Farm | Ash | Birk | Cole | Dunn | Elm |
|---|---|---|---|---|---|
| Ash | 0.81 | 0.32 | -0.14 | 0.45 | 0.07 |
| Birk | 0.28 | 0.74 | 0.06 | 0.13 | 0.52 |
| Cole | -0.22 | 0.09 | 0.66 | -0.31 | 0.18 |
| Dunn | 0.41 | 0.11 | -0.03 | 0.93 | -0.08 |
| Elm | 0.16 | 0.57 | 0.24 | 0.38 | 0.77 |

## Key Observations

"""
# What is true with the first words, and false with the second.
TOLD = [
    ("{} of the five rows include at least one negative cell.", "Three", "Two"),
    ("In {} out of five rows there is a negative cell.", "three", "four"),
    ("Every row but {} has a negative value.", "Birk and Elm", "Birk"),
    ("{} columns contain negative scores.", "Four", "Three"),
    ("Each row has a score above {}.", "0.65", "0.7"),
    ("Each column has an off-diagonal score above {}.", "0.2", "0.3"),
    ("Values below {} are found in every row.", "0.2", "0.05"),
    ("All but {} of the rows contain a negative score.", "two", "one"),
    ("The {} column is free of negative values.", "Birk", "Dunn"),
    ("The {} row keeps clear of negative scores.", "Elm", "Ash"),
    ("The Birk column is devoid of values above {}.", "0.8", "0.7"),
    ("Negative values are absent from the {} column.", "Birk", "Elm"),
    ("The Elm row avoids scores below {}.", "0.1", "0.2"),
    ("Only {} no negative values.", "the Birk column contains", "the Ash column contains"),
    ("Only the {} contain negative values.", "Ash, Cole and Dunn rows", "Ash and Cole rows"),
    ("One in {} cells is negative.", "five", "two"),
    ("Roughly {} of the cells are negative.", "a fifth", "three quarters"),
    ("{} half of the matrix lies above 0.3.", "Less than", "More than"),
    ("Birk scores above 0.5 on {} targets.", "two", "three"),
    ("Cross-farm scores never exceed {}.", "0.6", "0.5"),
    ("The in-farm cells never drop under {}.", "0.65", "0.7"),
    ("There are {} sub-0.1 scores.", "eight", "six"),
    ("At least {} cells stay below 0.2.", "12", "13"),
    ("No fewer than {} diagonal scores exceed 0.7.", "four", "five"),
    ("The {} lowest cells are all negative.", "five", "six"),
    ("The {} highest off-diagonal scores exceed 0.5.", "two", "three"),
    ("Negative scores are rare, with just {} in total.", "five", "six"),
    ("Dunn, the uneven one, has its five scores between -0.1 and {}.", "0.95", "0.5"),
    ("Birk travels badly, with {} of its five scores exceeding 0.5.", "two", "three"),
    ("Off-diagonal scores languish below {}.", "0.6", "0.5"),
    ("The Cole column never plunges below {}.", "-0.2", "0.2"),
    ("The diagonal is confined to {}.", "0.66–0.93", "0.75–0.93"),
]
# What may be true in another way than the numbers are looked at.
OPEN = [
    "Every row has values above 0.7.",
    "No column is free of values above 0.7.",
    "The Dunn row is almost free of negative values.",
    "In the Ash row, nothing but Dunn exceeds 0.4.",
    "Birk starts below 0.3.",
    "Ash's quirks are many, with none above 0.6.",
    "Roughly a third of the cells are negative.",
]


def verdicts(sentence):
    report = heatparse.check(f"{HEAD}- {sentence}\n")
    return {
        claim.verdict for claim in report.claims if claim.kind in ("count", "threshold", "diagonal", "range")
    }, report.findings


@pytest.mark.parametrize(("sentence", "right", "wrong"), TOLD)
def test_what_lines_hold_is_judged(sentence, right, wrong):
    told, findings = verdicts(sentence.format(right))
    assert "supported" in told and not findings
    told, findings = verdicts(sentence.format(wrong))
    assert "refuted" in told and "supported" not in told and len(findings) == 1


@pytest.mark.parametrize("sentence", OPEN)
def test_what_leaves_room_stays_open(sentence):
    told, findings = verdicts(sentence)
    assert not findings and "supported" not in told


def test_counted_exceptions_are_the_ones_that_are_named():
    right = "In the Cole row, all but two cells are at most 0.1, the exceptions being Cole and Elm."
    told, findings = verdicts(right)
    assert not findings and "refuted" not in told
