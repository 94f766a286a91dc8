"""Places that a bracket names, panels under "either policy", what is recovered, and what goes from one to others."""

import pytest

from tests.claims.matrices import verdicts_at

CACHES = """# Heatmaps: Hit Rates of Two Policies

- **X-axis (Depth):** 0, 2, 4
- **Y-axis (Cache):** 64, 128, 256
- **Panels:** FIFO and MRU

**FIFO**

| Cache | 0 | 2 | 4 |
|---|---|---|---|
| 64 | 31 | 38 | 35 |
| 128 | 47 | 52 | 56 |
| 256 | 66 | 71 | 78 |

**MRU**

| Cache | 0 | 2 | 4 |
|---|---|---|---|
| 64 | 36 | 40 | 33 |
| 128 | 50 | 55 | 49 |
| 256 | 69 | 72 | 70 |

### Observations

- {}
"""

CALLS = """# Heatmap: Handovers Between Desks

With which probability a desk (row) passes a caller to another one (column).

- **X-axis (To):** intake, triage, billing, closing
- **Y-axis (From):** intake, triage, billing

| From | intake | triage | billing | closing |
|---|---|---|---|---|
| intake | 0.05 | 0.62 | 0.21 | 0.12 |
| triage | 0.10 | 0.08 | 0.34 | 0.48 |
| billing | 0.03 | 0.15 | 0.11 | 0.71 |

### Observations

- {}
"""


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (CACHES, "Without lookahead (depth 0), MRU is ahead of FIFO for every cache."),
        (CACHES, "The 256 row never falls below 65 under either policy."),
        (CALLS, "`triage` sends callers to `closing` more often than it returns them to `intake`."),
        (CALLS, "`intake` passes to `triage` more often than to `billing`."),
    ],
)
def test_true_statements_are_supported(text: str, sentence: str) -> None:
    assert verdicts_at(text, sentence) == {"supported"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (CACHES, "The 256 row never falls below 70 under either policy."),
        (CACHES, "The 64 row stays below 38 under both policies."),
        (CALLS, "`triage` sends callers to `billing` more often than it sends them to `closing`."),
        (CALLS, "`intake` passes to `billing` more often than to `triage`."),
    ],
)
def test_false_statements_are_refuted(text: str, sentence: str) -> None:
    assert "refuted" in verdicts_at(text, sentence)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (CACHES, "With a warm cache (in most runs), FIFO is ahead of MRU."),
        (CACHES, "Without the oldest entries (half of them), FIFO never falls below 70."),
        (CALLS, "`triage` sends angry callers to `billing` more often than it sends calm ones to `closing`."),
        (CALLS, "Callers reach `billing` more often than `closing`."),
    ],
)
def test_what_leaves_room_is_not_refuted(text: str, sentence: str) -> None:
    assert "refuted" not in verdicts_at(text, sentence)
