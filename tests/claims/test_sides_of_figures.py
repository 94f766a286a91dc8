"""Panels by where they stand: what is said "on the left" is said of the left one of two panels."""

from __future__ import annotations

import pytest
from matrices import said

TEXT = """## Heatmaps: Energy of Three Houses
Two heatmaps {arranged} show the energy of three houses in two seasons.
- **Y-axis**: House: Oak, Elm, Fir
- **X-axis**: Season: Summer, Winter
- **Color bar**: 0 to 100
#### Old
| | Summer | Winter |
|---|---|---|
| Oak | 20 | 90 |
| Elm | 10 | 85 |
| Fir | 15 | 80 |
#### New
| | Summer | Winter |
|---|---|---|
| Oak | 12 | 40 |
| Elm | 11 | 55 |
| Fir | 13 | 45 |
### Key Observations
- """


@pytest.mark.parametrize(
    ("side", "holder", "other", "top"), [("left", "Oak", "Elm", 90), ("right", "Elm", "Oak", 55)]
)
def test_a_side_is_a_panel(side: str, holder: str, other: str, top: int) -> None:
    text = TEXT.format(arranged="side by side")
    assert said(f"{text}On the {side}, {holder} has the highest value in Winter.", "extremum") == [
        "supported"
    ]
    assert said(f"{text}On the {side}, {other} has the highest value in Winter.", "extremum") == ["refuted"]
    assert said(f"{text}On the {side}, all values are at most {top}.", "threshold") == ["supported"]
    assert said(f"{text}On the {side}, all values are at most {top - 9}.", "threshold") == ["refuted"]


@pytest.mark.parametrize("side", ["left", "right"])
def test_panels_above_each_other_have_no_side(side: str) -> None:
    text = TEXT.format(arranged="one above the other")
    for holder in ("Oak", "Elm"):  # each holds it in one of the two
        assert said(f"{text}On the {side}, {holder} has the highest value in Winter.") == ["undecidable"]
