"""What is told of whole lines, of their entries, and of the way between places that were told before."""

from __future__ import annotations

import pytest

import heatparse

DESCRIPTION = """\
## Heatmap: Noise by Depth and Site

- **X-axis (Depth):** 1, 2, 3, 4, 5
- **Y-axis (Site):** Alder, Birch, Cedar

| Site | 1 | 2 | 3 | 4 | 5 |
|---|---|---|---|---|---|
| Alder | 10 | 20 | 40 | 35 | 20 |
| Birch | 12 | 25 | 50 | 50 | 60 |
| Cedar | 9 | 8 | 7 | 6 | 5 |

### Observations

"""
TRUE = (
    "Two sites stay below 45 at every depth.",
    "Birch is the highest entry in the columns 3, 4 and 5.",
    "Cedar is the lowest entry in the column 4.",
    "Alder gains 10 between the smallest and the largest depth, Birch 48.",
    "Alder gains 10 points from the smallest to the largest depth.",
    "Alder climbs up to depth 3 and falls from there.",
    "Alder peaks at depth 3. From there on the values fall.",
    "Alder peaks at depth 3. From there to the right the values never increase.",
    "Alder rises from 10 at depth 1 to 40 at depth 3, and drops to 20 at depth 5.",
    "Alder rises from 10 to 40 and drops to 20.",
    "At depth 3, Alder (40) and Birch (50) differ by less than 12.",
    "At depth 3 Alder reads 40, Birch 50, a difference of 10.",
)
FALSE = (
    "Three sites stay below 45 at every depth.",
    "Alder is the highest entry in the columns 1 and 2.",
    "Cedar is the highest entry in the column 4.",
    "Alder gains 30 between the smallest and the largest depth.",
    "Birch climbs up to depth 3 and falls from there.",
    "Birch has its first value above 40 at depth 3. From there the values fall.",
    "Alder rises from 10 at depth 1 to 40 at depth 3, and drops to 30 at depth 5.",
    "At depth 3, Alder (40) and Birch (50) differ by less than 5.",
    "At depth 3 Alder has 40 and Birch 50, a gap of 20.",
)
OPEN = (
    "Cedar loses against Alder and Birch at every depth.",
    "Alder rises from 10 to 40 and is at 20 at depth 5.",
    "Birch rises from 12 to 50, stays at 50, and ends at 60.",
    "From there on everything falls.",
    "At depth 3 Alder has 40 and Birch 50, a gap of 33 to Cedar.",
)


TRAINING = """\
## Heatmap: AUROC of Probes

- **X-axis (Train Set):** birds, fish, stones
- **Y-axis (Test Set):** birds, fish, stones

| Test | birds | fish | stones |
|---|---|---|---|
| birds | 0.98 | 0.52 | 0.61 |
| fish | 0.47 | 0.95 | 0.58 |
| stones | 0.83 | 0.40 | 0.99 |

### Observations

"""


def test_what_something_is_trained_on_is_told_once_for_two() -> None:
    said = "On stones, the gap between the probes trained on birds and on fish amounts to 0.43."
    claims = heatparse.check(f"{TRAINING}* {said}\n").claims
    assert {claim.verdict for claim in claims if claim.kind == "difference"} == {"supported"}


def _verdicts(sentence: str) -> set[str]:
    text = f"{DESCRIPTION}* {sentence}\n"
    line = text.count("\n")
    return {claim.verdict for claim in heatparse.check(text).claims if claim.span.line == line}


@pytest.mark.parametrize("sentence", TRUE)
def test_true_sentences_are_supported(sentence: str) -> None:
    found = _verdicts(sentence)
    assert "supported" in found
    assert "refuted" not in found


@pytest.mark.parametrize("sentence", FALSE)
def test_false_sentences_are_refuted(sentence: str) -> None:
    assert "refuted" in _verdicts(sentence)


@pytest.mark.parametrize("sentence", OPEN)
def test_what_is_not_read_whole_is_not_refuted(sentence: str) -> None:
    assert "refuted" not in _verdicts(sentence)


@pytest.mark.parametrize("lead", ["Leaving out", "Ignoring", "Without"])
@pytest.mark.parametrize(("low", "verdict"), [("0.40", "supported"), ("0.50", "refuted")])
def test_a_label_is_left_out_with_its_row_and_its_column(lead: str, low: str, verdict: str) -> None:
    text = TRAINING.replace("Train Set", "Player").replace("Test Set", "Player").replace("0.40", "0.30")
    text = text.replace("0.61", "0.44").replace("0.83", "0.40")
    said = f"{lead} fish and the diagonal, the values lie between {low} and 0.44."
    claims = heatparse.check(f"{text}* {said}\n").claims
    assert {claim.verdict for claim in claims if claim.kind == "range"} == {verdict}
