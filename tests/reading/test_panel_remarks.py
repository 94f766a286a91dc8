"""Items behind the data that name a panel and say something: they do not take what follows with them."""

from __future__ import annotations

import pytest

import heatparse

TEXT = """## Heatmaps: Yield under Two Regimes
### Components/Axes
* **X-axis:** Soil: Loam, Clay, Sand
* **Y-axis:** Tree: Apple, Cherry
### Detailed Analysis
**Left: Dry Years**
| Tree | Loam | Clay | Sand |
|---|---|---|---|
| Apple | 41 | 37 | 22 |
| Cherry | 35 | 48 | 17 |

**Right: Wet Years**
| Tree | Loam | Clay | Sand |
|---|---|---|---|
| Apple | 71 | 62 | 55 |
| Cherry | 66 | 83 | 58 |
### Key Observations
{first} Cherry on Clay (83).
{next} {statement}
"""
MARKS = (("*", "*"), ("-", "-"), ("1.", "2."))


@pytest.mark.parametrize(("first", "following"), MARKS)
@pytest.mark.parametrize("lead", ["**Best of Wet Years:**", "**Wet Years, best cell:**"])
def test_a_remark_on_a_panel_ends_with_its_item(first: str, following: str, lead: str) -> None:
    text = TEXT.format(first=f"{first} {lead}", next=following, statement="The lowest value is 17.")
    found = [c for c in heatparse.check(text).claims if c.kind == "extremum" and "lowest" in c.text]
    assert [claim.verdict for claim in found] == ["supported"]


@pytest.mark.parametrize(("first", "following"), MARKS)
def test_what_is_false_of_both_panels_is_refuted_behind_a_remark_on_one(first: str, following: str) -> None:
    statement = "The Cherry row never falls below 50 in either panel."
    text = TEXT.format(first=f"{first} **Best of Wet Years:**", next=following, statement=statement)
    found = [c for c in heatparse.check(text).claims if c.kind == "threshold"]
    assert "supported" not in {claim.verdict for claim in found}
