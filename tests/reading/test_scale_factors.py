"""Powers of ten in what a color scale is called: they tell a unit, and are no end of the scale."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import heatparse

AXES = "## Heatmap: Cells\n- Rows: Ant, Bee\n- Columns: Rome, Oslo\n"


def ends(scale: str) -> tuple[float | None, float | None]:
    (panel,) = heatparse.parse(f"{AXES}{scale}\n\n- Ant: 1, 3\n- Bee: 2, 7\n").panels
    assert panel.legend is not None
    return panel.legend.low, panel.legend.high


@pytest.mark.parametrize(
    "scale",
    [
        "- Color scale (×10³): 0 to 9",
        "- Color scale (x 1000): 0 to 9",
        "- Color bar (10³ cells/mL): from 0 (white) to 9 (navy)",
        "- Color bar: flux in $10^{-3}$ m/s, ticks at 0, 3, 6, 9",
        "- Colorbar: spores in units of $10^4$, from 0 to 9",
        "- **Legend:** cases per 10^5 inhabitants; 0 (white) to 9 (red)",
        "**Legend** – counts in units of 10^6:\n- white: 0–3\n- blue: 3–9",
        "**Legend** – counts (×1,000):\n- white: 0–3\n- blue: 3–9",
    ],
)
def test_factor_is_no_end(scale: str) -> None:
    assert ends(scale) == (0, 9)


@pytest.mark.parametrize(
    ("scale", "expected"),
    [
        ("- Color scale: logarithmic, from 10^0 (white) to 10^4 (blue)", (1, 10000)),
        ("- Color scale (log): 10⁻¹ to 10²", (0.1, 100)),
        ("- Color scale: 10 (white) to 1,000 (blue)", (10, 1000)),
        ("- Color bar: values from 0 to 100", (0, 100)),
        ("- Color bar: 1 to 10", (1, 10)),
    ],
)
def test_power_of_ten_may_be_an_end(scale: str, expected: tuple[float, float]) -> None:
    assert ends(scale) == expected


@given(st.integers(1, 9), st.integers(2, 90))
def test_any_exponent(exponent: int, high: int) -> None:
    assert ends(f"- Color scale: trips in units of $10^{exponent}$, from 0 to {high}") == (0, high)
