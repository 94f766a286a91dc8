"""Scales told beside other things: "nearly the whole color bar from 1.8 to 2.2", "the color bar, which ends at 2.4"."""

from __future__ import annotations

import pytest

import heatparse

TEXT = """# Heatmap: Thickness of Ice

- x-axis (Month): Dec, Jan, Feb
- y-axis (Lake): Upper, Lower, Mirror
- color bar (Thickness in dm): 1.8 (dark) to 2.5 (light)

| Lake | Dec | Jan | Feb |
|---|---|---|---|
| Upper | 1.9 | 2.2 | 2.4 |
| Lower | 1.8 | 2.0 | 2.3 |
| Mirror | 2.0 | 2.1 | 2.5 |

### Observations

{statement}
"""
SAID = (
    ("The values use nearly the complete color bar from {} to {}.", (1.8, 2.5), (1.8, 2.2)),
    ("So the entire color scale from {} to {} is used.", (1.8, 2.5), (1.6, 2.5)),
    ("The color bar, which runs from {} to {}, is well used.", (1.8, 2.5), (1.8, 2.8)),
)
TEMPTING = (
    "Only a part of the color bar from 1.8 to 2.2 is used.",
    "The lower half of the color bar, from 1.8 to 2.1, is used by Lower.",
    "The whole range of values is from 1.8 to 2.5.",
    "Mirror does not use the complete color bar from 1.8 to 2.6.",
    "Mirror, which ends at 2.5, is the thickest.",
)


def verdicts(statement: str) -> list[str]:
    """The verdicts on the claims of a statement."""
    line = TEXT[: TEXT.index("{statement}")].count("\n") + 1
    report = heatparse.check(TEXT.format(statement=statement))
    return [claim.verdict for claim in report.claims if claim.span.line == line]


@pytest.mark.parametrize(("said", "right", "wrong"), SAID)
def test_ends_of_a_whole_scale(said: str, right: tuple[float, float], wrong: tuple[float, float]) -> None:
    assert set(verdicts(said.format(*right))) == {"supported"}
    assert "refuted" in verdicts(said.format(*wrong))


@pytest.mark.parametrize("statement", TEMPTING)
def test_what_only_looks_like_a_scale_is_not_refuted(statement: str) -> None:
    assert "refuted" not in verdicts(statement)
