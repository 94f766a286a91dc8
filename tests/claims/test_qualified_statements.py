"""True statements with qualifications ("apart from", "once A is left out", "at every other size") are never refuted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import heatparse

FIGURES = yaml.safe_load((Path(__file__).parent / "qualified_statements.yaml").read_text(encoding="utf-8"))
FEWEST = 0.3  # of the statements that are borne out: what is left open must not be most of them


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure["description"].partition("\n")[0][3:])
def test_a_true_statement_is_not_refuted(figure: dict[str, Any]) -> None:
    statements = figure["statements"]
    told = "".join(f"- {statement}\n" for statement in statements)
    description = f"{figure['description']}### Key Observations\n"
    first = description.count("\n") + 1
    claims = [c for c in heatparse.check(description + told).claims if c.span.line >= first]
    assert not [(statements[c.span.line - first], c.explanation) for c in claims if c.verdict == "refuted"]
    borne_out = {c.span.line for c in claims if c.verdict == "supported"}
    assert len(borne_out) >= FEWEST * len(statements)
