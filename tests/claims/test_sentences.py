"""Sentences as descriptions write them, over matrices with known truth; a guard word keeps each from being refuted."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from matrices import GUARDS
from test_wordings import DOCUMENTS

import heatparse

SENTENCES = yaml.safe_load(Path(__file__).with_name("sentences.yaml").read_text(encoding="utf-8"))
MODELS = """## Heatmap: Accuracy of Language Models on Benchmarks
### Overview
The heatmap shows the accuracy of five models on five benchmarks.
### Components/Axes
* **X-axis:** "Benchmark". Categories: MMLU, GSM8K, HumanEval, ARC, HellaSwag
* **Y-axis:** "Model". Categories: GPT-4o, Claude 3 Opus, Llama-3-70B, Mixtral-8x7B, Gemma-7B
* **Color scale:** Accuracy (%), from 30 (light) to 100 (dark)
### Detailed Analysis
| Model | MMLU | GSM8K | HumanEval | ARC | HellaSwag |
|---|---|---|---|---|---|
| GPT-4o | 82.9 | 46.4 | 55.6 | 39.8 | 53.8 |
| Claude 3 Opus | 85.8 | 52.9 | 88.9 | 90.6 | 87.4 |
| Llama-3-70B | 73.8 | 40.6 | 71.4 | 43.6 | 75.4 |
| Mixtral-8x7B | 74.4 | 38.1 | 68.4 | 40.2 | 38.4 |
| Gemma-7B | 64.1 | 37.0 | 34.8 | 35.9 | 36.9 |
### Key Observations
* {}
"""

SITES = """## Heatmap: Water Quality by Site and Month
### Overview
A heatmap of the nitrate level (mg/L) at five sites over six months. Darker cells are higher levels.
### Components/Axes
* **Vertical axis (Site):** Harbor, Mill Creek, North Weir, Old Lock, Quarry
* **Horizontal axis (Month):** Jan, Feb, Mar, Apr, May, Jun
* **Color bar:** 0 (white) to 12 (dark blue)
### Detailed Analysis
* **Harbor:** Jan: ~4.2, Feb: ~4.8, Mar: ~5.5, Apr: ~6.1, May: ~5.9, Jun: ~5.2
* **Mill Creek:** Jan: ~7.9, Feb: ~8.4, Mar: ~9.6, Apr: ~10.8, May: ~10.1, Jun: ~8.7
* **North Weir:** Jan: ~2.1, Feb: ~2.0, Mar: ~2.4, Apr: ~2.9, May: ~2.6, Jun: ~2.2
* **Old Lock:** Jan: ~6.0, Feb: ~6.3, Mar: ~6.9, Apr: ~7.4, May: ~7.2, Jun: ~6.5
* **Quarry:** Jan: ~1.1, Feb: ~0.9, Mar: ~1.3, Apr: ~1.6, May: ~1.2, Jun: ~1.0
### Key Observations
* {}
"""


def sentences(truth: str) -> list[tuple[str, str]]:
    return [(name, sentence) for name, found in SENTENCES.items() for sentence in found.get(truth, ())]


def verdicts(name: str, sentence: str) -> set[str]:
    """The verdicts of the claims behind the data."""
    text = {**DOCUMENTS, "models": MODELS, "sites": SITES}[name].replace("{}", sentence)
    start = text.index("### Key Observations")
    return {claim.verdict for claim in heatparse.check(text).claims if claim.span.start > start}


@pytest.mark.parametrize(("name", "sentence"), sentences("true"))
def test_what_is_so_is_supported(name: str, sentence: str) -> None:
    found = verdicts(name, sentence)
    assert "supported" in found
    assert "refuted" not in found


@pytest.mark.parametrize(("name", "sentence"), sentences("false"))
def test_what_is_not_so_is_refuted(name: str, sentence: str) -> None:
    assert "refuted" in verdicts(name, sentence)


@pytest.mark.parametrize(("name", "sentence"), sentences("open"))
def test_what_is_left_open_is_not_refuted(name: str, sentence: str) -> None:
    assert "refuted" not in verdicts(name, sentence)


# With one of these a sentence makes several statements, and the guard is of the first.
SEVERAL = (
    " but ",
    " while ",
    "While ",
    " whereas ",
    " compared to ",
    ": ",
    "In contrast",
    "**",
    "; ",
    ". ",
    "instance",
)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [(name, text) for name, text in sentences("false") if not any(part in text for part in SEVERAL)],
)
def test_a_guard_word_keeps_it_from_being_refuted(name: str, sentence: str) -> None:
    guard = GUARDS[len(sentence) % 2]
    assert "refuted" not in verdicts(name, guard.format(sentence))
