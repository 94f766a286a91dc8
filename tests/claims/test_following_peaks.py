"""Peaks that follow each other: each is that of its own line."""

from __future__ import annotations

import pytest

from tests.claims.wharves import is_held_against, verdicts

_FRAMES = [
    "Drivers peak in {}, loaders follow in {} and divers in {}.",
    "Drivers peak in {}, followed by loaders in {} and divers in {}.",
    "Drivers are at their best in {}, then loaders in {} and divers in {}.",
    "Drivers reach their maximum in {}, loaders follow in {}, divers in {}.",
]


@pytest.mark.parametrize("frame", _FRAMES)
def test_each_peaks_in_its_own_line(frame: str) -> None:
    assert verdicts(frame.format("May", "April", "June")) == {"supported"}
    assert "refuted" in verdicts(frame.format("May", "May", "June"), "extremum")
    assert "refuted" in verdicts(frame.format("May", "April", "May"), "extremum")


@pytest.mark.parametrize(
    "statement",
    [
        "In May drivers peak, followed by riggers.",
        "Drivers peak in May, followed by a fall in June.",
        "Drivers in May have the highest value, followed by riggers in May.",
    ],
)
def test_what_follows_otherwise(statement: str) -> None:
    assert not is_held_against(statement)
