"""True statements in documents that make them look false: nothing is refuted there."""

from __future__ import annotations

import pytest

import heatparse

ERRORS = """## Heatmap: Error Rate over Training
### Overview
Error rate (%) of three optimizers over epochs. Darker cells mean lower error.
### Components/Axes
- **X-axis:** Epoch (10, 20, 30, 40, 50)
- **Y-axis:** Optimizer (SGD, Adam, Lion)
- **Legend:** 0% (dark) to 50% (light)
### Detailed Analysis
- **SGD:** 45, 38, 33, 30, 28
- **Adam:** 40, 25, 18, 16, 17
- **Lion:** 42, 24, 17, 15, 15
### Key Observations
- {}
"""
NOISE = """## Heatmap Pair: Accuracy of Two Methods
### Overview
Two heatmaps, "Baseline" (left) and "Ours" (right), show accuracy (%) per dataset (columns) and noise level (rows).
### Axes
* Columns: CIFAR, SVHN, STL
* Rows: 0.0, 0.2, 0.4
* Color scale: 40 to 100 in both
### Detailed Analysis
**Baseline**
* 0.0: 94.1, 96.0, 88.2
* 0.2: 81.5, 85.3, 70.4
* 0.4: 62.3, 68.8, 51.0

**Ours**
* 0.0: 94.6, 96.3, 89.9
* 0.2: 88.0, 91.2, 80.5
* 0.4: 77.4, 82.1, 66.7
### Key Observations
* {}
"""
PARTLY = """## Heatmap: Attention Weights by Layer and Head
### Components/Axes
*   **X-axis:** "Head", with markers at 0, 2, 4, 6, 8.
*   **Y-axis:** "Layer", with markers at 0, 4, 8, 12.
*   **Color Scale:** From 0.0 (dark purple) to 0.8 (yellow).
### Detailed Analysis
*   **Layer 0:** Values are low.
    *   Head 0: ~0.05
    *   Head 2: ~0.10
    *   Head 4: ~0.15
*   **Layer 4:**
    *   Head 0: ~0.20
    *   Head 2: ~0.30
*   {}
"""
LISTED = """## Heatmap: Accuracy by Type and Length
### Components/Axes
* **Y-axis:** "Type" labeled 1 to 3.
* **X-axis:** "Length" labeled 0 to 4.
* **Colorbar:** "Accuracy (%)" from 0 to 100
### Detailed Analysis
* **Type 1:** 100%, 90%, 95%, 80%, 85%
* **Type 2:** 99%, 98%, 97%, 90%, 91%
* **Type 3:** 80%, 70%, 75%, 60%, 65%
### Key Observations
* {}
"""
KAPPA = """## Heatmap: Pairwise Agreement between Annotators
### Components/Axes
- **X-axis**: A1, A2, A3, A4
- **Y-axis**: A1, A2, A3, A4
- **Color scale**: 0.2 (yellow) to 1.0 (dark green)
### Detailed Analysis
| | A1 | A2 | A3 | A4 |
|---|---|---|---|---|
| A1 | 1.00 | 0.72 | 0.68 | 0.41 |
| A2 | 0.72 | 1.00 | 0.75 | 0.38 |
| A3 | 0.68 | 0.75 | 1.00 | 0.44 |
| A4 | 0.41 | 0.38 | 0.44 | 1.00 |
### Key Observations
- {}
"""
CASES = [
    (KAPPA, "A4 agrees least with the others: all of its values lie between 0.38 and 0.44."),
    (KAPPA, "Without A4, agreement ranges from 0.68 to 0.75."),
    (KAPPA, "Every row except that of A4 has exactly one value below 0.5."),
    (ERRORS, "SGD improves steadily, from 45% to 28%."),
    (ERRORS, "Lion stagnates at 15% from epoch 40 on."),
    (ERRORS, "All optimizers improve from epoch 10 to epoch 40."),
    (ERRORS, "Between epochs 10 and 20, the error drops by 7 points for SGD, 15 for Adam and 18 for Lion."),
    (ERRORS, "After 20 epochs, Adam and Lion are at or below 25%."),
    (NOISE, "The gain grows from less than 2 points at 0.0 to more than 13 points at 0.4."),
    (NOISE, "The gap between the two methods widens with the noise."),
    (NOISE, "At 0.2, the gains range from 5.9 to 10.1 points."),
    (NOISE, "The baseline falls from 94.1 to 62.3 on CIFAR, ours only from 94.6 to 77.4."),
    (PARTLY, "**Layer 12:** Values stay above 0.5 in most heads; only head 6 is lower (around 0.4)."),
    (PARTLY, "**Layer 8:** The row starts at 0.4, increases to 0.6, 0.7, and 0.8, and drops to 0.5."),
    (LISTED, "Type 1 starts at 100% at length 0, then decreases to 90% (length 1), 95% (length 2), 80% (length 3)."),
]  # fmt: skip


@pytest.mark.parametrize(("document", "sentence"), CASES)
def test_a_true_statement_is_not_refuted(document: str, sentence: str) -> None:
    text = document.replace("{}", sentence)
    assert [claim for claim in heatparse.check(text).claims if claim.verdict == "refuted"] == []


def test_a_false_statement_is_refuted_all_the_same() -> None:
    text = ERRORS.replace("{}", "SGD improves steadily, from 45% to 25%.")
    assert "refuted" in {claim.verdict for claim in heatparse.check(text).claims}
