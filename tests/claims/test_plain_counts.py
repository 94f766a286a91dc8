"""Counts and bounds in the everyday words of a prose that measures something: minutes, marks, days, "longer than"."""

from __future__ import annotations

import heatparse

HEAD = """# Heatmap: Waiting times

Waiting times in minutes.

- **Rows (y-axis):** Store: Norwich, Leeds, Dover, Truro, Bath
- **Columns (x-axis):** Day: Mon, Tue, Wed, Thu, Fri, Sat
- **Color scale:** 0 to 100 minutes, light to dark

| Store | Mon | Tue | Wed | Thu | Fri | Sat |
|---|---|---|---|---|---|---|
| Norwich | 41 | 44 | 52 | 47 | 63 | 88 |
| Leeds | 35 | 38 | 36 | 42 | 55 | 71 |
| Dover | 22 | 29 | 31 | 28 | 40 | 49 |
| Truro | 58 | 61 | 66 | 60 | 74 | 95 |
| Bath | 17 | 19 | 24 | 21 | 33 | 46 |

## Key Observations

"""
# What is true with the first number or name, and false with the second.
TOLD = [
    ("{} values lie beyond the 50-minute mark.", "Eleven", "Ten"),
    ("On Fridays, {} stores pass the 50-minute mark.", "three", "two"),
    ("The 60-minute mark is crossed in {} cells.", "seven", "six"),
    ("In {} cells, customers wait longer than 50 minutes.", "eleven", None),
    ("Truro stays at 60 minutes or more on {} days out of six.", "five", "four"),
    ("{} stores have at least one value above 70.", "Three", "Two"),
    ("{} stores exceed 60 minutes on at least one day.", "Three", "Two"),
    ("{} of the five stores peak above 70 minutes.", "Three", "Two"),
    ("{} stores remain under 50 minutes throughout the week.", "Two", "Three"),
    ("Bath stays under {} minutes all week.", "50", "40"),
    ("Waits above {} minutes are limited to Saturday.", "80", "70"),
    ("Everything above {} is found on Sat.", "80", "70"),
    ("The only values below {} are those of Bath on Mon and Tue.", "20", "30"),
    ("Saturday is the only day on which {} minutes are exceeded.", "80", "70"),
    ("Nowhere in the Dover row is {} exceeded.", "50", "45"),
    ("Besides Truro, only {} exceeds 80 minutes.", "Norwich", "Leeds"),
    ("No other store exceeds {} minutes besides Truro.", "90", "80"),
    ("Truro is one of only {} stores that exceed 80 minutes.", "two", "three"),
    ("Not all stores exceed {} minutes on Sat.", "50", "45"),
    ("Dover never climbs to {} minutes.", "50", "45"),
    ("No Truro value undercuts {}.", "50", "65"),
    ("Dover never goes past {} minutes.", "50", "45"),
    ("Dover lies below {} minutes.", "50", "30"),
    ("Bath is below {} minutes on the first four days.", "25", "22"),
]
OPEN = [
    "Dover lies below 35 minutes.",  # its mean does, and most of its values
    "Dover drops below 30 minutes.",
    "In ten cells, customers in a hurry wait longer than 50 minutes.",
    "Truro is above 60 minutes in some respects.",
]


def _verdicts(statements: list[str]) -> list[set[str]]:
    text = HEAD + "\n".join(f"- {statement}" for statement in statements) + "\n"
    report = heatparse.check(text)
    first = HEAD.count("\n") + 1
    return [
        {
            claim.verdict
            for claim in report.claims
            if claim.span.line == first + at and claim.kind != "extremum"
        }
        for at in range(len(statements))
    ]


def test_what_is_true_is_supported() -> None:
    statements = [wording.format(true) for wording, true, _ in TOLD]
    assert [
        s for s, found in zip(statements, _verdicts(statements), strict=True) if found != {"supported"}
    ] == []


def test_what_is_false_is_refuted() -> None:
    statements = [wording.format(false) for wording, _, false in TOLD if false is not None]
    assert [
        s for s, found in zip(statements, _verdicts(statements), strict=True) if found != {"refuted"}
    ] == []


def test_what_leaves_room_is_not_refuted() -> None:
    assert [s for s, found in zip(OPEN, _verdicts(OPEN), strict=True) if "refuted" in found] == []


SIGNED = """# Heatmap: Anomalies of leaf date

Rows are species (alder, beech, cherry, elm), columns are decades (1990s, 2000s, 2010s, 2020s).
The color bar goes from -3 to +3 days.

| | 1990s | 2000s | 2010s | 2020s |
|---|---|---|---|---|
| alder | -1.2 | -0.4 | 0.6 | 1.1 |
| beech | -0.8 | 0.3 | 0.9 | 1.6 |
| cherry | -2.1 | -1.5 | -0.7 | 0.2 |
| elm | 0.4 | 0.5 | 1.3 | 2.4 |

## Key observations

"""
SIGNS = [
    ("{} never turns negative.", "elm", "beech"),
    ("In the {} every species is in positive territory.", "2020s", "2010s"),
    ("In the {}, all four species lie on the positive side.", "2020s", "2010s"),
    ("The {} column is the only one without negative values.", "2020s", "2010s"),
    ("cherry only becomes positive in the {}.", "2020s", "2010s"),
    ("{} alone never turns negative.", "elm", "beech"),
]


def test_signs_in_plain_words() -> None:
    for at, wanted in ((1, "supported"), (2, "refuted")):
        lines = [told[0].format(told[at]) for told in SIGNS]
        claims = heatparse.check(SIGNED + "".join(f"- {line}\n" for line in lines)).claims
        first = SIGNED.count("\n") + 1
        found = [{c.verdict for c in claims if c.span.line == first + i} for i in range(len(lines))]
        assert [line for line, verdicts in zip(lines, found, strict=True) if verdicts != {wanted}] == []
