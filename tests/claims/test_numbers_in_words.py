"""Wordings of aggregates, counts, differences, ranges and trends: numbers_in_words.yaml, of four descriptions."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
import yaml

import heatparse

DESCRIPTIONS = {
    "benchmarks": """\
## Heatmap: Accuracy of Four Models on Five Benchmarks
### Overview
The heatmap shows the accuracy (%) of four language models on five benchmarks.
### Components/Axes
- **X-axis (Benchmark)**: GSM8K, MATH, MMLU, ARC, HellaSwag
- **Y-axis (Model)**: Llama, Mistral, Gemma, Qwen
- **Color scale**: Accuracy (%), from 20 (light) to 100 (dark)
### Detailed Analysis
| Model | GSM8K | MATH | MMLU | ARC | HellaSwag |
|---|---|---|---|---|---|
| Llama | 72.5 | 31.0 | 65.2 | 80.1 | 85.0 |
| Mistral | 60.4 | 28.3 | 62.5 | 78.6 | 83.2 |
| Gemma | 55.0 | 24.1 | 58.7 | 71.9 | 79.5 |
| Qwen | 88.3 | 52.7 | 74.0 | 84.4 | 81.6 |
### Key Observations
""",
    "transfer": """\
## Heatmap: Cross-Domain Transfer
### Overview
The heatmap shows transfer scores between four domains: News, Law, Code and Chat.
### Components/Axes
- **X-axis (Test domain)**: News, Law, Code, Chat
- **Y-axis (Train domain)**: News, Law, Code, Chat
- **Color scale**: Score, from -0.2 to 1.0
### Detailed Analysis
| Train \\ Test | News | Law | Code | Chat |
|---|---|---|---|---|
| News | 0.82 | 0.45 | 0.10 | 0.38 |
| Law | 0.41 | 0.79 | -0.05 | 0.22 |
| Code | 0.08 | 0.02 | 0.91 | 0.15 |
| Chat | 0.52 | 0.30 | 0.12 | 0.77 |
### Key Observations
""",
    "latency": """\
## Heatmap: Latency by Batch Size and Sequence Length
### Overview
The heatmap shows the latency (ms) of one model for five batch sizes and four sequence lengths.
### Components/Axes
- **X-axis (Batch Size)**: 1, 8, 16, 32, 64
- **Y-axis (Sequence Length)**: 128, 256, 512, 1024
- **Color scale**: Latency (ms), from 0 (light) to 400 (dark)
### Detailed Analysis
| Length | 1 | 8 | 16 | 32 | 64 |
|---|---|---|---|---|---|
| 128 | 12 | 15 | 21 | 34 | 58 |
| 256 | 14 | 22 | 35 | 61 | 110 |
| 512 | 19 | 37 | 64 | 118 | 215 |
| 1024 | 30 | 66 | 121 | 226 | 390 |
### Key Observations
""",
    "sensors": """\
## Heatmaps: Sensor Activity, Weekday and Weekend
### Overview
Two heatmaps show the activity of three sensors over six hours.
### Weekday
- **X-axis (Hour)**: 6h, 9h, 12h, 15h, 18h, 21h
- **Y-axis (Sensor)**: Door, Hall, Lab
- **Color scale**: Events, from 0 to 60

| Sensor | 6h | 9h | 12h | 15h | 18h | 21h |
|---|---|---|---|---|---|---|
| Door | 12 | 48 | 30 | 26 | 51 | 9 |
| Hall | 5 | 22 | 35 | 31 | 20 | 4 |
| Lab | 2 | 18 | 25 | 29 | 33 | 36 |
### Weekend
- **X-axis (Hour)**: 6h, 9h, 12h, 15h, 18h, 21h
- **Y-axis (Sensor)**: Door, Hall, Lab
- **Color scale**: Events, from 0 to 60

| Sensor | 6h | 9h | 12h | 15h | 18h | 21h |
|---|---|---|---|---|---|---|
| Door | 3 | 10 | 21 | 19 | 14 | 11 |
| Hall | 1 | 6 | 12 | 13 | 9 | 5 |
| Lab | 0 | 0 | 4 | 7 | 5 | 2 |
### Key Observations
""",
}
WORDINGS: dict[str, dict[str, list[str]]] = yaml.safe_load(
    Path(__file__).with_name("numbers_in_words.yaml").read_text(encoding="utf-8")
)


def sentences(truth: str) -> list[tuple[str, str]]:
    return [(name, sentence) for name, groups in WORDINGS.items() for sentence in groups[truth]]


@cache
def verdicts(name: str) -> dict[str, set[str]]:
    """The verdicts of each sentence about a description; all are read as one list."""
    listed = [sentence for group in WORDINGS[name].values() for sentence in group]
    description = DESCRIPTIONS[name] + "".join(f"- {sentence}\n" for sentence in listed)
    first = DESCRIPTIONS[name].count("\n") + 1
    found: dict[str, set[str]] = {sentence: set() for sentence in listed}
    for claim in heatparse.check(description).claims:
        if claim.span.line >= first:
            found[listed[claim.span.line - first]].add(claim.verdict)
    return found


@pytest.mark.parametrize(("name", "sentence"), sentences("true"))
def test_true_sentences_are_supported(name: str, sentence: str) -> None:
    found = verdicts(name)[sentence]
    assert "supported" in found
    assert "refuted" not in found


@pytest.mark.parametrize(("name", "sentence"), sentences("false"))
def test_false_sentences_are_refuted(name: str, sentence: str) -> None:
    assert "refuted" in verdicts(name)[sentence]


@pytest.mark.parametrize(("name", "sentence"), sentences("open"))
def test_open_sentences_are_never_refuted(name: str, sentence: str) -> None:
    assert "refuted" not in verdicts(name)[sentence]
