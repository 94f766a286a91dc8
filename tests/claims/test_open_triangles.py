"""Triangles without their diagonal, of which the first row and the last column are left out."""

from __future__ import annotations

import pytest

import heatparse

_VALUES = {
    ("Rain", "Wind"): "-0.35", ("Fog", "Wind"): "-0.66", ("Fog", "Rain"): "0.48",
    ("Hail", "Wind"): "0.27", ("Hail", "Rain"): "0.59", ("Hail", "Fog"): "-0.12",
}  # fmt: skip
_HEAD = "# Heatmap: Correlations of the Weather\n\nPearson correlations; the diagonal is masked.\n\n"
_LIST = "".join(f"- {row} – {column}: {value}\n" for (row, column), value in _VALUES.items())
_LABELS = ("Wind", "Rain", "Fog", "Hail")
_TABLE = "| | Wind | Rain | Fog |\n|---|---|---|---|\n" + "".join(
    f"| {row} | " + " | ".join(_VALUES.get((row, column), "") for column in _LABELS[:-1]) + " |\n"
    for row in _LABELS[1:]
)
_UPPER = "| | Rain | Fog | Hail |\n|---|---|---|---|\n" + "".join(
    f"| {row} | " + " | ".join(_VALUES.get((column, row), "") for column in _LABELS[1:]) + " |\n"
    for row in _LABELS[:-1]
)


@pytest.mark.parametrize("data", [_LIST, _TABLE, _UPPER], ids=["list", "lower", "upper"])
@pytest.mark.parametrize(
    ("sentence", "right"),
    [
        ("The strongest negative correlation is between Fog and Wind (-0.66).", True),
        ("The strongest negative correlation is between Rain and Wind (-0.66).", False),
        ("**Strongest positive correlation:** Rain and Hail (0.59)", True),
        ("The strongest positive correlation is between Rain and Fog (0.59).", False),
        ("Rain and Wind are negatively correlated (-0.35).", True),
        ("Rain and Wind are positively correlated (0.35).", False),
        ("Rain and Snow are positively correlated (0.35).", None),
    ],
)
def test_pairs_of_a_triangle_without_diagonal(data: str, sentence: str, right: bool | None) -> None:
    report = heatparse.check(f"{_HEAD}{data}\n## Observations\n\n- {sentence}\n")
    verdicts = {claim.verdict for claim in report.claims if "masked" not in claim.text}
    assert bool(report.findings) is (right is False)
    if right is not None:
        assert ("supported" in verdicts) is right
    else:
        assert not verdicts & {"supported", "refuted"}


def test_a_table_of_two_kinds_of_things_is_no_triangle() -> None:
    data = _TABLE.replace("| Hail |", "| Hail | 0.11 | 0.12 | 0.13 |\n| Snow |")
    report = heatparse.check(f"{_HEAD}{data}\n## Observations\n\n- The matrix is symmetric.\n")
    assert not any(claim.kind == "symmetry" and claim.verdict == "supported" for claim in report.claims)
