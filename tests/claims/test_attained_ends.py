"""Statements about figures told in bands: a range told of several cells at once is reached at both of its ends."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest

import heatparse

# Of each site: the range of each stretch of days.
STRETCHES = ((0, 5), (6, 13), (14, 19))
SITES = {
    "Quarry": ((0.20, 0.30), (0.50, 0.60), (0.55, 0.70)),
    "Marsh": ((0.10, 0.20), (0.30, 0.40), (0.30, 0.40)),
    "Summit": ((0.22, 0.36), (0.80, 0.92), (0.70, 0.78)),
    "Delta": ((0.05, 0.09), (0.05, 0.10), (0.10, 0.20)),
}
DATA = "\n".join(
    f"- **Days {first}-{last}:**\n" + "\n".join(
        f"    - {site}: {ranges[at][0]:.2f}-{ranges[at][1]:.2f}" for site, ranges in SITES.items()
    )
    for at, (first, last) in enumerate(STRETCHES)
)  # fmt: skip
FIGURE = f"""# Heatmap: Humidity by Day and Site
### Overview
A heatmap of humidity (0 to 1) at four sites over days 0 to 19.
### Axes
- **X-axis (Site):** {", ".join(SITES)}
- **Y-axis (Day):** 0 to 19
- **Color bar:** "Humidity", white (0.0) to blue (1.0)
### Data
{DATA}
### Observations
"""
SCOPES = (
    ("In days 0-5, ", (0,)),
    ("Between days 6 and 13, ", (1,)),
    ("From day 6 on, ", (1, 2)),
    ("After day 13, ", (2,)),
    ("", (0, 1, 2)),
)


def verdicts(sentence: str) -> set[str]:
    """The verdicts of the claims that a sentence behind the figure makes."""
    text = f"{FIGURE}- {sentence[0].upper()}{sentence[1:]}\n\nNothing else stands out.\n"
    line = FIGURE.count("\n") + 1
    report = heatparse.check(text)
    found = {claim.verdict for claim in report.claims if claim.span.line == line}
    rules = [finding.rule for finding in report.findings]
    assert ("refuted" in found) is bool(rules), rules
    assert "self-contradiction" not in rules
    return found - {"undecidable"}


def highest(at: tuple[int, ...], sites: tuple[str, ...] = tuple(SITES)) -> float:
    return max(SITES[site][n][1] for site in sites for n in at)


def lowest(at: tuple[int, ...], sites: tuple[str, ...] = tuple(SITES)) -> float:
    return min(SITES[site][n][0] for site in sites for n in at)


def bounds() -> Iterator[tuple[str, bool]]:
    for scope, at in SCOPES:
        for number in (0.33, 0.65, 0.95):
            yield f"{scope}no site exceeds {number:.2f}.", highest(at) <= number
            yield f"{scope}Quarry never gets past {number:.2f}.", highest(at, ("Quarry",)) <= number
        for number in (0.02, 0.07, 0.15):
            yield f"{scope}no site drops under {number:.2f}.", lowest(at) >= number
            yield f"{scope}Marsh never falls below {number:.2f}.", lowest(at, ("Marsh",)) >= number


def soles() -> Iterator[tuple[str, bool]]:
    for site in SITES:
        others = tuple(other for other in SITES if other != site)
        for number in (0.25, 0.65, 0.90):
            alone = highest((0, 1, 2), (site,)) > number >= highest((0, 1, 2), others)
            yield f"Only {site} exceeds {number:.2f}.", alone
            yield f"{site} is the only site that gets above {number:.2f}.", alone


def confined() -> Iterator[tuple[str, bool]]:
    for (first, last), at in zip(STRETCHES, range(3), strict=True):
        rest = tuple(other for other in range(3) if other != at)
        for number in (0.33, 0.75, 0.90):
            alone = highest((at,)) > number >= highest(rest)
            yield f"Values above {number:.2f} are confined to days {first}-{last}.", alone
            yield f"Only days {first}-{last} exceed {number:.2f}.", alone
        for site in ("Quarry", "Summit"):
            alone = highest((at,), (site,)) > 0.65 >= highest(rest, (site,))
            yield f"{site} exceeds 0.65 only in days {first}-{last}.", alone
    for site in SITES:
        others = tuple(other for other in SITES if other != site)
        alone = highest((0, 1, 2), (site,)) > 0.65 >= highest((0, 1, 2), others)
        yield f"Values above 0.65 occur only in {site}.", alone


def bounds_behind() -> Iterator[tuple[str, bool]]:
    for (first, last), at in zip(STRETCHES, range(3), strict=True):
        for site in SITES:
            low, high = SITES[site][at]
            yield f"In days {first}-{last}, {site} is {high:.2f} at most.", True
            yield f"In days {first}-{last}, {site} reaches {low - 0.02:.2f} at most.", False
            yield f"In days {first}-{last}, {site} is {low:.2f} at least.", True


def contests() -> Iterator[tuple[str, bool]]:
    for scope, at in SCOPES:
        for site in ("Quarry", "Summit"):
            yield f"{scope}{site} is the strongest site.", site == "Summit"
            yield f"{scope}{site} has the highest humidity.", site == "Summit"
        for site in ("Marsh", "Delta"):
            yield f"{scope}{site} has the lowest values.", site == "Delta"
        for one, two in permutations(("Quarry", "Summit", "Delta"), 2):
            above = highest(at, (one,)) > highest(at, (two,))
            yield f"{scope}{one} is above {two}.", above


def test_what_a_range_reaches_decides_bounds() -> None:
    wrong = [(s, t) for s, t in bounds() if verdicts(s) != {"supported" if t else "refuted"}]
    assert not wrong


def test_only_one_line_reaches_a_number() -> None:
    wrong = [(s, t) for s, t in soles() if verdicts(s) != {"supported" if t else "refuted"}]
    assert not wrong


@pytest.mark.parametrize("family", [confined, bounds_behind])
def test_confined_values_and_bounds_behind_a_number(family) -> None:  # type: ignore[no-untyped-def]
    wrong = [(s, t) for s, t in family() if verdicts(s) != {"supported" if t else "refuted"}]
    assert not wrong


def test_lines_are_compared_by_their_ranges() -> None:
    wrong = [(s, t) for s, t in contests() if verdicts(s) != {"supported" if t else "refuted"}]
    assert not wrong


@pytest.mark.parametrize("sentence", [
    "In days 1-3, no site exceeds 0.33.",  # of a part of a stretch nobody knows
    "In day 4, Quarry never falls below 0.25.",
    "In day 2, Quarry is above Summit.",
    "In days 1-3, Quarry is the strongest site.",
    "In days 0-5, Summit probably stays below 0.30.",
    "Quarry exceeds 0.65 only in days 15-17.",
])  # fmt: skip
def test_what_a_range_leaves_open_is_not_decided(sentence: str) -> None:
    assert not verdicts(sentence)


AMONG = """# Heatmap: Clarity by Lake and Depth
### Axes
- **X-axis:** "Lake": Alm, Bree, Cove
- **Y-axis:** "Depth (m)": 0, 10, 20, 30, 40, 50
- **Color bar:** "Clarity", from 0 (brown) to 10 (blue)
### Data
**Alm:** Blue, with one lighter cell.
* All depths except 30: 9-10
* Depth 30: 7

**Bree:** A band crosses the middle.
* Depths 0-10: 8-9
* Depths 20-30: 4-5
* Depths 40-50: 6-7

**Cove:** Blue throughout.
* Depths 0-10: 9-10
* Depths 20-50: 9-10
### Observations
- Bree falls behind Cove below 10 m.
"""


def test_a_line_among_the_stretches_is_no_claim_about_all_of_them() -> None:
    assert not heatparse.check(AMONG).findings
