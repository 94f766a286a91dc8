"""Labels with an "and", figures of changes, orders without a subject, names in front of a colon."""

from __future__ import annotations

import pytest

import heatparse
from tests.claims.matrices import verdicts_at

_ROWS = ("Moss", "Fern", "Oak", "Reeds and Rushes")
_COLUMNS = ("Spring", "Summer", "Autumn")
_VALUES = ((4.1, -2.5, 7.3), (-1.2, -6.4, 3.0), (5.5, -3.1, 8.8), (-2.7, 1.9, 6.6))


def _describe(
    *sentences: str, listed: str = "Moss, Fern, Oak, Reeds and Rushes", last: str = _ROWS[-1]
) -> str:
    rows = [*_ROWS[:-1], last]
    return "\n".join([
        "## Heatmap: Change in Cover by Plant and Season", "### Overview",
        "The heatmap gives the change in cover, in percent, for four plants and three seasons.",
        "### Components/Axes", f"- **Rows:** {listed}", f"- **Columns:** {', '.join(_COLUMNS)}",
        "### Data", "| Plant | Spring | Summer | Autumn |", "|---|---|---|---|",
        *(f"| {row} | {' | '.join(f'{v:+.1f}' for v in values)} |" for row, values in zip(rows, _VALUES, strict=True)),
        "### Observations", *(f"- {sentence}" for sentence in sentences),
    ])  # fmt: skip


def _faults(text: str) -> list[str]:
    return [finding.message for finding in heatparse.check(text).findings]


@pytest.mark.parametrize(
    ("listed", "last"),
    [
        ("Moss, Fern, Oak, Reeds and Rushes", "Reeds and Rushes"),
        ("Moss, Fern, Oak, Reeds & Rushes", "Reeds & Rushes"),
        ("Moss, Fern, Oak, and Reeds and Rushes", "Reeds and Rushes"),
        ("Moss, Fern, Oak, Reeds or Rushes", "**Reeds or Rushes**"),
        ("Moss, Fern, Oak, Reeds and Rushes", "Reeds & Rushes"),
    ],
)
def test_the_end_of_a_list_is_one_label_where_the_data_have_it_so(listed: str, last: str) -> None:
    text = _describe(listed=listed, last=last)
    assert not _faults(text)
    assert len(heatparse.parse(text).panels[0].y_axis.categories) == len(_ROWS)


@pytest.mark.parametrize("last", ["Reeds", "Rushes", "Thistle"])
def test_labels_apart_in_the_data_stay_apart(last: str) -> None:
    text = _describe(last=last)
    assert len(heatparse.parse(text).panels[0].y_axis.categories) == len(_ROWS) + 1
    assert bool(_faults(text)) == (last not in "Reeds, Rushes")


@pytest.mark.parametrize(
    "sentence",
    [
        "Summer is in decline.",
        "Cover shrank in Summer.",
        "In Fern, cover fell in Spring and Summer.",
        "**Summer:** Cover decreased everywhere except in Reeds and Rushes (+1.9%).",
        "**Spring:** In Fern, cover shrank by 1.2%.",
        "Autumn is growing.",
        "**Autumn:** Moss is second with 7.3%, ahead of Reeds and Rushes (6.6%).",
    ],
)
def test_motions_in_a_figure_of_changes_are_of_its_signs(sentence: str) -> None:
    assert not _faults(_describe(sentence))


@pytest.mark.parametrize(
    "sentence",
    [
        "Moss falls steadily from Spring to Autumn.",
        "**Spring:** In Fern, cover shrank by 4.2%.",
        "Oak is at 7.7% in Autumn.",
        "**Autumn:** Fern is last with 3.0%, higher than Moss (7.3%).",
    ],
)
def test_plain_faults_of_a_figure_of_changes_are_told(sentence: str) -> None:
    assert _faults(_describe(sentence))


_PAIRS = ("Kiln", "Loom", "Mill", "Forge")
_SHARES = ((80, 0, 14, 6), (0, 90, 7, 3), (12, 9, 70, 9), (2, 1, 37, 60))


def _confusions(sentence: str) -> str:
    return "\n".join([
        "## Confusion Matrix: Sounds of Workshops", "### Overview",
        "The confusion matrix shows true sounds (rows) and predicted sounds (columns), in percent.",
        "### Axes", f"- **Y-axis (true):** {', '.join(_PAIRS)}", f"- **X-axis (predicted):** {', '.join(_PAIRS)}",
        "### Data", f"| True | {' | '.join(_PAIRS)} |", "|---|---|---|---|---|",
        *(f"| {row} | {' | '.join(map(str, values))} |" for row, values in zip(_PAIRS, _SHARES, strict=True)),
        "### Observations", f"- {sentence}",
    ])  # fmt: skip


@pytest.mark.parametrize(
    "sentence",
    [
        "Two cells are exactly zero, and both are for Kiln and Loom: neither is ever taken for the other.",
        "Two cells are empty, and both lie in Kiln and Loom: these are never confused.",
        "The Loom column is nearly empty but for Mill and Loom itself: nothing else in it is above 1%.",
        "The Kiln column is nearly empty except for Mill and Kiln itself: nothing else in it is above 2%.",
        "The Forge column is small except for Mill and Forge itself: nothing else in it is above 6%.",
    ],
)
def test_a_name_in_front_of_a_colon_is_no_subject_of_what_is_behind(sentence: str) -> None:
    assert not _faults(_confusions(sentence))


@pytest.mark.parametrize(
    "sentence",
    [
        "Two cells are exactly zero, and both are in the row Forge.",
        "The largest error is Kiln taken for Mill: it stands at 14%.",
        "Nothing in the Mill column is above 30%.",
    ],
)
def test_plain_faults_of_confusions_are_told(sentence: str) -> None:
    assert _faults(_confusions(sentence))


_DELAYS = """## Heatmap: Response Times by Router and Task
The heatmap gives response times in milliseconds; lower is better.
- **Y-axis (Router):** Birch, Cedar, Elm
- **X-axis (Task):** Ping, Fetch, Sync, Scan

| Router | Ping | Fetch | Sync | Scan |
|---|---|---|---|---|
| Birch | 12 | 40 | 95 | 310 |
| Cedar | 18 | 33 | 120 | 280 |
| Elm | 25 | 61 | 70 | 450 |

### Observations
- {}
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "**Birch vs. Cedar:** The former wins on Ping and Sync.",
        "**Birch vs. Cedar:** The latter leads on Fetch and Scan.",
        "The mean is dominated by Scan.",
        "The total of each router is dominated by Scan.",
        "The overall picture is dominated by Elm.",
    ],
)
def test_of_two_and_of_what_makes_the_most(sentence: str) -> None:
    assert "refuted" not in verdicts_at(_DELAYS, sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "**Birch vs. Cedar:** The former wins on Ping and Scan.",
        "**Birch vs. Cedar:** The latter leads on Sync.",
        "The mean is dominated by Fetch.",
        "Ping is dominated by Cedar.",
    ],
)
def test_faults_of_two_and_of_what_makes_the_most(sentence: str) -> None:
    assert "refuted" in verdicts_at(_DELAYS, sentence)


_HALVES = """## Dual Heatmap: Yields before and after Grafting
Two heatmaps stand side by side: the left one ("Before") and the right one ("After").
### Axes
- **X-axis (both panels):** Pear, Plum, Quince
- **Y-axis (both panels):** North, South
### Left panel: Before
| Site | Pear | Plum | Quince |
|---|---|---|---|
| North | 21 | 34 | 28 |
| South | 25 | 37 | 30 |
### Right panel: After
| Site | Pear | Plum | Quince |
|---|---|---|---|
| North | 33 | 48 | 35 |
| South | 39 | 52 | 31 |
### Observations
- {}
"""


@pytest.mark.parametrize(
    ("sentence", "right", "wrong"),
    [
        ("In the left panel it is Pear in North (21), in the right one Quince in South with {}.", 31, 30),
        ("In the left panel, Plum in North is at 34; in the right one, it is at {}.", 48, 43),
        ("In the right panel, Plum has 52 in South and in the left one {}.", 37, 35),
    ],
)
def test_the_right_one_of_two_panels(sentence: str, right: int, wrong: int) -> None:
    assert verdicts_at(_HALVES, sentence.format(right)) == {"supported"}
    assert "refuted" in verdicts_at(_HALVES, sentence.format(wrong))
