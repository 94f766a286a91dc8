"""Vocabularies: a name stands once in a file, or its first words would be lost without a sound."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

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
