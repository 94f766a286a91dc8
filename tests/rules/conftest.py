"""What the tests of the rules share: what is found in a text."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import heatparse

Found = list[tuple[int, str]]


@pytest.fixture
def found() -> Callable[[str], Found]:
    """Line and rule of every finding in a text."""

    def find(text: str) -> Found:
        return [(finding.span.line, finding.rule) for finding in heatparse.check(text).findings]

    return find


@pytest.fixture
def messages() -> Callable[[str, str], list[str]]:
    """The messages of the findings of a rule."""

    def find(text: str, rule: str) -> list[str]:
        return [one.message for one in heatparse.check(text).findings if one.rule == rule]

    return find
