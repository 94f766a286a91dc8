"""Labels that prose spells otherwise than their axis does, and words that only look like them."""

from __future__ import annotations

import pytest
from matrices import verdicts_at

TASKS = """# Heatmap: Scores of Writing Assistants

- **Rows (Assistant):** Quill-3 Base, OpenNib, sparrow_mini, Heron 7B, Lark-13B
- **Columns (Task):** Data Mgmt, crop_rust, MT Bench, Zero-Shot CoT, Harbour

| | Data Mgmt | crop_rust | MT Bench | Zero-Shot CoT | Harbour |
|---|---|---|---|---|---|
| Quill-3 Base | 40 | 52 | 61 | 33 | 20 |
| OpenNib | 45 | 50 | 66 | 31 | 28 |
| sparrow_mini | 38 | 58 | 60 | 36 | 25 |
| Heron 7B | 47 | 49 | 68 | 30 | 22 |
| Lark-13B | 41 | 55 | 63 | 35 | 27 |

## Observations
- {}
"""

SUFFIXED = """# Heatmap: Hits by Corpus

- **Rows (Corpus):** harbors_de, mills_de, orchards_de
- **Columns (Probe):** linear, kernel, forest

| | linear | kernel | forest |
|---|---|---|---|
| harbors_de | 11 | 12 | 19 |
| mills_de | 14 | 18 | 13 |
| orchards_de | 17 | 15 | 16 |

## Observations
- {}
"""


@pytest.mark.parametrize("spelling", [
    "Data Management", "data management", "Crop Rust", "crop rust", "crop-rust", "CropRust", "MT-Bench", "mt_bench",
    "zero-shot chain-of-thought", "Zero-Shot Chain of Thought", "Harbor",
])  # fmt: skip
def test_columns_in_other_spellings(spelling: str) -> None:
    tops = {"d": "Heron 7B", "c": "sparrow_mini", "m": "Heron 7B", "z": "sparrow_mini", "h": "OpenNib"}
    top = tops[spelling[0].lower()]
    assert verdicts_at(TASKS, f"For {spelling}, {top} has the highest value.") == {"supported"}
    assert "refuted" in verdicts_at(TASKS, f"For {spelling}, Quill-3 Base has the highest value.")


@pytest.mark.parametrize(("spelling", "low"), [
    ("Quill 3 Base", 20), ("quill-3-base", 20), ("Quill", 20), ("Open Nib", 28), ("Sparrow Mini", 25),
    ("sparrow-mini", 25), ("Heron-7B", 22), ("Heron", 22), ("Lark 13B", 27), ("Lark", 27),
])  # fmt: skip
def test_rows_in_other_spellings(spelling: str, low: int) -> None:
    assert verdicts_at(TASKS, f"The lowest value of {spelling} is {low}.") == {"supported"}
    assert "refuted" in verdicts_at(TASKS, f"All values of {spelling} are above {low}.")


@pytest.mark.parametrize("statement", [
    "All values of Heron 13B are above 22.",  # another than "Heron 7B"
    "All values of the Quill family are above 20.",
    "All values of the Lark models are above 27.",
    "All values of heron are above 22.",  # the bird
])  # fmt: skip
def test_other_names_are_no_spellings(statement: str) -> None:
    assert "refuted" not in verdicts_at(TASKS, statement)


@pytest.mark.parametrize(("spelling", "high"), [("harbors", 19), ("mills", 18), ("orchards", 17)])
def test_what_all_labels_share_may_be_left_out(spelling: str, high: int) -> None:
    assert "refuted" in verdicts_at(SUFFIXED, f"For the {spelling} corpus, no value exceeds {high - 1}.")
    assert "refuted" not in verdicts_at(SUFFIXED, f"For the {spelling} corpus, no value exceeds {high}.")
