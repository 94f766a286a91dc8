"""Phrases of duels, of two panels and of ablations that a reader may take for something else."""

from __future__ import annotations

import pytest
from matrices import said

DUELS = """## Heatmap: Pairwise Win Rates of Chess Engines

Each cell is the percentage of games that the engine of the row won against that of the column.

- **Y-axis:** Engine (Ash, Birch, Cedar, Dogwood)
- **X-axis:** Opponent (Ash, Birch, Cedar, Dogwood)

| Engine | Ash | Birch | Cedar | Dogwood |
|---|---|---|---|---|
| Ash | 50 | 54 | 61 | 73 |
| Birch | 46 | 50 | 56 | 69 |
| Cedar | 39 | 44 | 50 | 64 |
| Dogwood | 27 | 31 | 36 | 50 |

### Observations

- {}"""
FORESTS = """# Heatmap: Attention Before and After Pruning

## Before Pruning

| | tok1 | tok2 | tok3 |
|---|---|---|---|
| Layer 1 | 0.21 | 0.18 | 0.30 |
| Layer 2 | 0.40 | 0.25 | 0.15 |
| Layer 3 | 0.52 | 0.12 | 0.09 |

## After Pruning

| | tok1 | tok2 | tok3 |
|---|---|---|---|
| Layer 1 | 0.22 | 0.20 | 0.36 |
| Layer 2 | 0.35 | 0.28 | 0.18 |
| Layer 3 | 0.31 | 0.17 | 0.10 |

## Observations

- {}"""
CUTS = """# Heatmap: Ablations (Change in mAP)

- **X-axis**: North, South, East
- **Y-axis**: w/o mixup, w/o warmup, w/o EMA

| | North | South | East |
|---|---|---|---|
| w/o mixup | -2.1 | -1.4 | -3.0 |
| w/o warmup | -0.3 | 0.2 | 0.1 |
| w/o EMA | -0.9 | 0.4 | -1.1 |

## Observations

- {}"""
SENTENCES = [
    (DUELS, "Ash wins against all three opponents, with win rates between 54 and 73.", {"supported"}),
    (DUELS, "Dogwood's best result is 36, against Cedar.", {"supported"}),
    (DUELS, "Dogwood's best result is 31, against Birch.", {"refuted", "supported"}),
    (DUELS, "Birch has the edge over Cedar with 56 to 44.", {"supported"}),
    (
        DUELS,
        "Three cells exceed 60, and Ash against Dogwood is the highest of them.",
        {"refuted", "supported"},
    ),
    (FORESTS, 'In Layer 1, "tok3" is the most attended token before pruning (0.30).', {"supported"}),
    (FORESTS, 'In Layer 3, "tok1" is the most attended token after pruning (0.31).', {"supported"}),
    (FORESTS, 'In Layer 2, "tok3" is the most attended token after pruning.', {"refuted"}),
    (
        FORESTS,
        "In both panels, tok2 and tok3 fall, to 0.12 and 0.09 respectively.",
        {"undecidable"},
    ),
    (
        FORESTS,
        "Apart from tok1, no value of Layer 3 exceeds 0.17, with the two others lying close.",
        {"supported"},
    ),
    (FORESTS, "Apart from tok1, no value of Layer 3 exceeds 0.10.", {"refuted"}),
    (
        CUTS,
        "Three cells are positive, namely South and East without warmup and South without EMA.",
        {"supported"},
    ),
    (
        CUTS,
        "Four cells are positive, namely South and East without warmup and South without EMA.",
        {"refuted"},
    ),
]


@pytest.mark.parametrize(("head", "sentence", "verdicts"), SENTENCES)
def test_a_turn_of_phrase_is_what_it_is(head: str, sentence: str, verdicts: set[str]) -> None:
    assert set(said(head.format(sentence))) == verdicts
