"""Keys of lists whose labels no axis lists: ordinals and common nouns are parts of names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import heatparse

LEADS = ("First", "Last", "Second", "Top", "Early", "Inner", "Final")
NOUNS = ("subject", "object", "cue", "token", "person", "topic", "domain", "clause", "agent")


def columns_of(keys: list[str], joint: str) -> tuple[tuple[str, ...], int]:
    lines = [
        f"- Block {row}: " + ", ".join(f"{key}{joint}0.{row}{at}" for at, key in enumerate(keys))
        for row in range(1, 4)
    ]
    panel = heatparse.parse("\n".join(["# Heatmap: Effects", "", "## Values", *lines, ""])).panels[0]
    return panel.x_axis.categories, len(panel.cells)


@pytest.mark.parametrize("joint", [" = ", ": "])
@given(
    st.lists(
        st.sampled_from([f"{lead} {noun}" for lead in LEADS for noun in NOUNS]),
        min_size=1,
        max_size=3,
        unique=True,
    )
)
def test_ordinals_and_nouns_are_parts_of_names(joint: str, names: list[str]) -> None:
    keys = ["BOS", *names, "Relation"]
    assert columns_of(keys, joint) == (tuple(keys), 3 * len(keys))


@pytest.mark.parametrize("noun", ["subject", "topic", "domain", "agent", "digit"])
def test_a_common_noun_may_be_a_name(noun: str) -> None:
    assert columns_of(["BOS", noun, "Relation"], " = ") == (("BOS", noun, "Relation"), 9)


def test_a_noun_that_all_keys_share_is_none() -> None:
    assert columns_of(["Ant dataset", "Bee dataset", "Cat dataset"], ": ")[1] == 9
