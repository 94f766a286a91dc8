"""First places in the wordings of single documents: classes that are mistaken, rates, correlations, panels."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

import heatparse

PLACES = yaml.safe_load(Path(__file__).with_name("first_places.yaml").read_text(encoding="utf-8"))


def statements(truth: str) -> list[tuple[str, str]]:
    return [(name, sentence) for name, entry in PLACES.items() for sentence in entry.get(truth, ())]


def check(name: str, sentence: str) -> tuple[set[str], list[str]]:
    """The verdicts of the claims behind the data, and the rules of the findings."""
    text = PLACES[name]["text"] + f"### Key Observations\n* {sentence}\n"
    report = heatparse.check(text)
    start = text.index("### Key Observations")
    verdicts = {claim.verdict for claim in report.claims if claim.span.start > start}
    return verdicts, [finding.rule for finding in report.findings]


@pytest.mark.parametrize(("name", "sentence"), statements("holds"))
def test_what_holds_is_supported(name: str, sentence: str) -> None:
    verdicts, rules = check(name, sentence)
    assert "supported" in verdicts
    assert rules == []


@pytest.mark.parametrize(("name", "sentence"), statements("fails"))
def test_what_fails_is_found(name: str, sentence: str) -> None:
    verdicts, rules = check(name, sentence)
    assert "refuted" in verdicts
    assert len(rules) == 1


@pytest.mark.parametrize(("name", "sentence"), statements("ties"))
def test_a_shared_place_is_no_place_of_ones_own(name: str, sentence: str) -> None:
    assert check(name, sentence)[1] == ["tied-extremum"]


@pytest.mark.parametrize(("name", "sentence"), statements("open"))
def test_what_is_left_open_is_not_held_against_a_text(name: str, sentence: str) -> None:
    assert check(name, sentence)[1] == []
