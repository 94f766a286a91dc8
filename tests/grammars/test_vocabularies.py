"""Vocabularies: a name stands once in a file, or its first words would be lost without a sound."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from heatparse.resources import vocabulary
from heatparse.tokens import label_keys

GRAMMAR = Path(__file__).parents[2] / "grammar"


@pytest.mark.parametrize("path", sorted(GRAMMAR.glob("*.yaml")), ids=lambda path: path.stem)
def test_names_stand_once(path: Path) -> None:
    told: list[tuple[int, str]] = []

    def visit(node: yaml.Node) -> None:
        if isinstance(node, yaml.MappingNode):
            keys = [key.value for key, _ in node.value]
            told.extend((node.start_mark.line, key) for key in keys if keys.count(key) > 1)
            for _, value in node.value:
                visit(value)
        elif isinstance(node, yaml.SequenceNode):
            for value in node.value:
                visit(value)

    root = yaml.compose(path.read_text(encoding="utf-8"))
    if root is not None:
        visit(root)
    assert told == []


def test_the_first_words_of_names_that_others_derive_from_are_all_listed() -> None:
    derived = {**vocabulary("names", "demonyms"), **vocabulary("names", "sided_names")}
    assert {label_keys(name)[0] for name in derived} == set(vocabulary("names", "derived_from"))
