"""Every rule is declared once, and its page holds: the examples are run."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

import heatparse
from heatparse import rules
from heatparse.rules import RULES


def rules_found(name: str, text: str) -> list[str]:
    data = RULES[name].reference
    reference = None
    if data is not None:
        header, *lines = csv.reader(data.splitlines())
        reference = {line[0]: dict(zip(header[1:], line[1:])) for line in lines}
    return [finding.rule for finding in heatparse.check(text, reference).findings]


@pytest.mark.parametrize("name", RULES)
def test_the_wrong_example_has_that_fault_and_no_other(name: str) -> None:
    assert set(rules_found(name, RULES[name].wrong)) == {name}


@pytest.mark.parametrize("name", RULES)
def test_the_right_example_has_no_fault(name: str) -> None:
    assert rules_found(name, RULES[name].right) == []


@pytest.mark.parametrize("name", RULES)
def test_a_page_tells_everything(name: str) -> None:
    rule = RULES[name]
    assert all((rule.title, rule.what, rule.why, rule.how)), name
    assert "\n" not in rule.title and not rule.title.endswith(".")


def test_there_is_one_page_for_every_rule() -> None:
    pages = Path(rules.__file__).parent / "pages"
    assert {page.stem for page in pages.glob("*.md")} == set(RULES)
