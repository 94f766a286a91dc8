"""Differences, spans and means that are put in unusual words, and borne out by what their clause names."""

from __future__ import annotations

import heatparse

HEAD = """# Heatmap: Noise of machines

- **Rows (y-axis):** Machine: Lathe, Press, Mill, Saw, Drill
- **Columns (x-axis):** Shift: Early, Day, Late, Night
- **Color scale:** 40 to 110 dB

| Machine | Early | Day | Late | Night |
|---|---|---|---|---|
| Lathe | 71 | 78 | 74 | 62 |
| Press | 88 | 97 | 93 | 69 |
| Mill | 76 | 85 | 79 | 58 |
| Saw | 90 | 101 | 96 | 73 |
| Drill | 64 | 70 | 67 | 51 |

## Observations

"""
# What holds with the first number, and does not with the second.
TOLD = [
    ("The Saw under Day, as one would expect, comes out {} dB above the Press in the same column.", 4, 6),
    (
        "Going over from Day to Night, the Mill quiets down, a relief of some {} dB for its neighbors.",
        None,
        35,
    ),
    ("The Press's maximum lies {} dB above that of the Lathe.", 19, 24),
    ("Whoever moves from the Drill on Night to the Saw on Day has to endure {} dB more.", None, 61),
    ("The Lathe (78) and the Press (97) face each other under Day, {} dB apart.", 19, 23),
    ("The Early column is a crowded one, with readings from {} (Drill) to 90 (Saw).", 64, 68),
    ("Row by row, the maxima lie between {} and 101.", 70, 74),
    ("Shift by shift, the Saw runs ahead of the Press by {} to 4 dB.", 2, 1),
    ("The Press, a constant nuisance, averages {} over its shifts.", "86.75", "83.25"),
    ("The Mill climbs from 76 on Early to 85 on Day, which is an increase of {} dB.", 9, 12),
    ("The gap between Saw and Drill is widest under Day, at {} dB.", 31, 36),
    (
        "On Night, the Drill reaches more than half of the Saw, and the Saw is about {} times as loud as the Drill.",
        1.4,
        1.9,
    ),
]


def _verdicts(statements: list[str]) -> list[set[str]]:
    text = HEAD + "\n".join(f"- {statement}" for statement in statements) + "\n"
    first = HEAD.count("\n") + 1
    found = heatparse.check(text).claims
    kinds = ("difference", "range", "aggregate")
    return [
        {claim.verdict for claim in found if claim.span.line == first + at and claim.kind in kinds}
        for at in range(len(statements))
    ]


def test_numbers_that_the_named_values_make_are_supported() -> None:
    statements = [wording.format(true) for wording, true, _ in TOLD if true is not None]
    found = _verdicts(statements)
    assert [s for s, v in zip(statements, found, strict=True) if "supported" not in v or "refuted" in v] == []


def test_other_numbers_are_not() -> None:
    statements = [wording.format(false) for wording, _, false in TOLD]
    found = _verdicts(statements)
    assert [s for s, v in zip(statements, found, strict=True) if v == {"supported"}] == []


def test_a_factor_that_is_told_roughly_is_not_the_next_one() -> None:
    assert _verdicts(["On Night, the Saw is about three times as loud as the Drill."]) != [{"supported"}]


def test_what_is_denied_or_imagined_is_not_borne_out() -> None:
    statements = [
        "The Saw on Day might be 4 dB above the Press.",
        "If it rained, the Early column would range from 64 to 90.",
    ]
    assert [v for v in _verdicts(statements) if "supported" in v] == []


def test_extremes_with_their_value_in_unusual_words() -> None:
    claims = heatparse.check(
        HEAD + "- Among colleagues the Mill is dreaded, a machine with a peak reading of 85 under Day.\n"
        "- Among colleagues the Mill is dreaded, a machine with a peak reading of 79 under Late.\n"
    ).claims
    first = HEAD.count("\n") + 1
    wrong = [
        c for c in claims if c.span.line == first + 1 and (c.kind, c.verdict) == ("extremum", "supported")
    ]
    assert wrong == []


def test_bounds_that_are_just_reached() -> None:
    claims = heatparse.check(
        HEAD + "- The Saw keeps its lead, at least 2 dB over the Press whatever the shift.\n"
    ).claims
    assert "refuted" not in {claim.verdict for claim in claims}
