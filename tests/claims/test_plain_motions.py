"""Motions in other turns of phrase: one way only, the two ends of a course, and who it is that moves."""

from __future__ import annotations

import pytest

import heatparse

TEXT = """# Heatmap: Queue Length at Ferry Piers

- **X-axis (Month)**: Mar, Apr, May, Jun
- **Y-axis (Pier)**: North Pier, Old Pier, Harbor, Docks, Lido
- **Color bar (Cars waiting)**: 0 (green) to 140 (red)

| Pier | Mar | Apr | May | Jun |
|---|---|---|---|---|
| North Pier | 35 | 42 | 28 | 31 |
| Old Pier | 120 | 95 | 88 | 61 |
| Harbor | 15 | 15 | 22 | 19 |
| Docks | 64 | 70 | 133 | 58 |
| Lido | 47 | 39 | 52 | 66 |

{statement}
"""

# What is said, of which pier it is true, and of which it is false.
SAID = (
    ("{} only ever falls.", "Old Pier", "North Pier"),
    ("{} moves in one direction only: downward.", "Old Pier", "Lido"),
    ("{} knows only one direction, down.", "Old Pier", "Harbor"),
    ("In {}, the queues only shrink.", "Old Pier", "Docks"),
    ("The queues of {} shrank month after month.", "Old Pier", "Docks"),
    ("{} has dwindled from one month to the next.", "Old Pier", "Docks"),
    ("{} has fallen with each passing month.", "Old Pier", "Lido"),
    ("{} moved down in every successive month.", "Old Pier", "North Pier"),
    ("{} ends higher than it started.", "Lido", "Old Pier"),
    ("{} finishes above where it began.", "Lido", "Old Pier"),
    ("{} is lower at the end than at the beginning.", "Docks", "Lido"),
    ("{} closes below its initial level.", "North Pier", "Lido"),
    ("{} ends up higher than at the outset.", "Harbor", "Docks"),
    ("{} swells until May and only then shrinks.", "Docks", "Old Pier"),
    ("{} falls at first, then rises.", "Lido", "Docks"),
    ("{} dips in Apr before it recovers.", "Lido", "Docks"),
    ("{} likewise dips in Apr.", "Lido", "Docks"),
    ("Having dipped to 39 in Apr, {} climbs to 66 in Jun.", "Lido", "North Pier"),
    ("{} recedes continuously from the first reading to the last.", "Old Pier", "Lido"),
    ("{} grows ever smaller with each month.", "Old Pier", "Docks"),
)
WHOLE = (
    ("Old Pier gets smaller and smaller from month to month.", "supported"),
    ("Old Pier is where things get better. Its queues shrank month after month.", "supported"),
    ("Docks is where things get better. Its queues shrank month after month.", "refuted"),
    ("Lido, by comparison, dips in the second month and then rises to 66 in the last.", "supported"),
    ("Lido, by comparison, dips in the second month and then rises to 86 in the last.", "refuted"),
    ("Lido and North Pier both dip in May.", "refuted"),
    ("Harbor stood still between Mar and Apr.", "supported"),
)
# What looks like one of these, and may be true.
TEMPTING = (
    "Docks only falls in Jun.",
    "North Pier only drops in May, and then by 14.",
    "Only Old Pier falls from month to month.",
    "Docks is crowded. Its neighbors fall from month to month.",
    "Docks is crowded. Its gap to Lido shrinks from Mar to Apr.",
    "The fluctuations of Docks shrank month after month.",
    "Docks stood still between Mar and Apr.",
    "Lido ends the season higher than it began, at 66.",
    "At first, Docks rises.",
    "Harbor grows shorter on Sundays.",
    "Docks drops in Jun.",
)


def verdicts(statement: str) -> list[str]:
    """The verdicts on the claims of a statement, findings among them."""
    report = heatparse.check(TEXT.format(statement=statement))
    line = TEXT[: TEXT.index("{statement}")].count("\n") + 1
    return [claim.verdict for claim in report.claims if claim.span.line == line]


@pytest.mark.parametrize(("said", "right", "wrong"), SAID)
def test_a_course_in_other_words(said: str, right: str, wrong: str) -> None:
    assert set(verdicts(said.format(right))) == {"supported"}
    assert "refuted" in verdicts(said.format(wrong))


@pytest.mark.parametrize(("statement", "verdict"), WHOLE)
def test_whole_statements(statement: str, verdict: str) -> None:
    assert verdict in verdicts(statement)
    assert verdict == "refuted" or "refuted" not in verdicts(statement)


@pytest.mark.parametrize("statement", TEMPTING)
def test_what_only_looks_like_it_is_not_refuted(statement: str) -> None:
    assert "refuted" not in verdicts(statement)
