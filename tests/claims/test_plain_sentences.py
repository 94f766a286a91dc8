"""Plain sentences about whole documents: what is true is supported, what is false is refuted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import heatparse

DOCUMENTS = yaml.safe_load(Path(__file__).with_name("plain_sentences.yaml").read_text(encoding="utf-8"))


def verdicts_of(text: str, sentences: list[str]) -> list[set[str]]:
    """The verdicts of each of some sentences, each in a list item of its own below a document."""
    text = f"{text.rstrip()}\n\n## Observations\n\n"
    first = text.count("\n") + 1
    report = heatparse.check(text + "".join(f"- {sentence}\n" for sentence in sentences))
    found: list[set[str]] = [set() for _ in sentences]
    for claim in report.claims:
        if claim.span.line >= first:
            found[claim.span.line - first].add(claim.verdict)
    return found


@pytest.mark.parametrize("name", DOCUMENTS)
def test_true_sentences_are_supported_and_false_ones_refuted(name: str) -> None:
    document: dict[str, Any] = DOCUMENTS[name]
    true, false = document["right"], document["wrong"]
    found = verdicts_of(document["text"], true + false)
    for sentence, verdicts in zip(true + false, found, strict=True):
        wanted, other = ("supported", "refuted") if sentence in true else ("refuted", "")
        assert wanted in verdicts, sentence
        assert other not in verdicts, sentence


@pytest.mark.parametrize("name", DOCUMENTS)
def test_sentences_that_leave_room_are_never_refuted(name: str) -> None:
    document: dict[str, Any] = DOCUMENTS[name]
    for sentence, verdicts in zip(
        document["open"], verdicts_of(document["text"], document["open"]), strict=True
    ):
        assert "refuted" not in verdicts, sentence
