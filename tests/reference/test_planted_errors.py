"""200 pairs of a matrix and a description with one planted error: each is found, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from planting import PLANTERS, WRITERS, Pair, pairs

import heatparse

EACH = 200 // len(PLANTERS)
FIXED = settings(
    deadline=None, derandomize=True, database=None, phases=[Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow],
)  # fmt: skip


def rules(pair: Pair) -> set[str]:
    return {finding.rule for finding in heatparse.check(pair.text, pair.reference).findings}


@pytest.mark.parametrize("planter", PLANTERS)
@settings(FIXED, max_examples=EACH)
@given(data=st.data(), pair=pairs())
def test_the_planted_error_is_found_and_nothing_else(planter: str, data: st.DataObject, pair: Pair) -> None:
    planted, expected = PLANTERS[planter](data.draw, pair)
    assert rules(planted) == expected, planted.text


@settings(FIXED, max_examples=100)
@given(pair=pairs())
def test_without_an_error_nothing_is_found(pair: Pair) -> None:
    assert rules(pair) == set(), pair.text


@pytest.mark.parametrize("notation", WRITERS)
@settings(FIXED, max_examples=2)
@given(data=st.data(), pair=pairs())
def test_a_wrong_value_is_found_in_every_notation(notation: str, data: st.DataObject, pair: Pair) -> None:
    from dataclasses import replace

    planted, expected = PLANTERS["wrong_value"](data.draw, replace(pair, notation=notation))
    findings = heatparse.check(planted.text, planted.reference).findings
    assert [finding.rule for finding in findings] == list(expected), planted.text
