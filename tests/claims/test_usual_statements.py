"""Statements of every usual form about fixed matrices: true ones are supported, false ones refuted.

What may be said either way, or of other things than the numbers tell, is never refuted.
"""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from test_wordings import LAYERS, PANELS, SQUARE

import heatparse

STATEMENTS = yaml.safe_load(Path(__file__).with_name("usual_statements.yaml").read_text(encoding="utf-8"))
WEEK = """## Heatmap: Occupancy by Day and Hour
### Overview
A heatmap of the share of taken seats by weekday and hour.
### Components/Axes
- **X-axis**: Hour: 8, 10, 12, 14, 16, 18
- **Y-axis**: Day: Monday, Tuesday, Wednesday, Thursday, Friday
- **Color scale**: from 0 (white) to 100 (dark blue)
### Detailed Analysis
| Day | 8 | 10 | 12 | 14 | 16 | 18 |
|---|---|---|---|---|---|---|
| Monday | 12 | 34 | 56 | 61 | 45 | 20 |
| Tuesday | 15 | 38 | 60 | 66 | 48 | 22 |
| Wednesday | 18 | 41 | 66 | 72 | 51 | 25 |
| Thursday | 17 | 40 | 64 | 70 | 52 | 27 |
| Friday | 10 | 29 | 47 | 49 | 30 | 9 |
### Key Observations
- {}
"""
FRUIT = """## Confusion Matrix: Fruit Classifier
### Overview
A confusion matrix of five fruit classes.
### Components/Axes
- **X-axis**: Predicted label: Apple, Banana, Cherry, Date, Elder
- **Y-axis**: True label: Apple, Banana, Cherry, Date, Elder
- **Color bar**: 0 (light) to 100 (dark blue)
### Detailed Analysis
| True \\ Predicted | Apple | Banana | Cherry | Date | Elder |
|---|---|---|---|---|---|
| Apple | 92 | 3 | 4 | 0 | 1 |
| Banana | 2 | 88 | 1 | 9 | 0 |
| Cherry | 11 | 0 | 79 | 6 | 4 |
| Date | 0 | 12 | 3 | 85 | 0 |
| Elder | 5 | 0 | 7 | 1 | 87 |
### Key Observations
- {}
"""
CURING = """## Heatmap: Bond Strength of Five Glues
### Overview
A heatmap of bond strength by glue and curing temperature.
### Components/Axes
- **X-axis**: Temperature (°C): 40, 60, 80, 100
- **Y-axis**: Glue: Epoxy, Acrylate, Silicone, Hide, Casein
- **Color scale**: from 0 (white) to 50 (dark red), strength in megapascals
### Detailed Analysis
| Glue | 40 | 60 | 80 | 100 |
|---|---|---|---|---|
| Epoxy | 21 | 33 | 41 | 38 |
| Acrylate | 18 | 26 | 31 | 22 |
| Silicone | 5 | 7 | 9 | 12 |
| Hide | 14 | 16 | 11 | 6 |
| Casein | 10 | 13 | 15 | 8 |
### Key Observations
- {}
"""
SURVEY = """## Heatmap: Use of Transport by Age Group
### Overview
A heatmap of the percentage of residents who use a means of transport every week.
### Components/Axes
- **X-axis (Age group)**: 16-24, 25-44, 45-64, 65+
- **Y-axis (Means of transport)**: Car, Bus, Bicycle, Tram
- **Color scale**: 0% (white) to 100% (dark green)
### Detailed Analysis
| | 16-24 | 25-44 | 45-64 | 65+ |
|---|---|---|---|---|
| Car | 38% | 71% | 78% | 59% |
| Bus | 63% | 35% | 28% | 44% |
| Bicycle | 52% | 47% | 33% | 15% |
| Tram | 34% | 31% | 26% | 22% |
### Key Observations
- {}
"""
ACCENTS = """## Heatmap: Transfer of Recognizers Across Accents
### Overview
A heatmap of recognition rates; recognizers are trained on one accent and tested on another.
### Components/Axes
- **X-axis**: Target accent: Irish, Scottish, Welsh, Indian
- **Y-axis**: Source accent: Irish, Scottish, Welsh, Indian
- **Color scale**: from 30 (white) to 100 (dark blue)
### Detailed Analysis
| Source | Irish | Scottish | Welsh | Indian |
|---|---|---|---|---|
| Irish | 91 | 77 | 74 | 48 |
| Scottish | 79 | 93 | 70 | 45 |
| Welsh | 72 | 68 | 90 | 49 |
| Indian | 61 | 58 | 63 | 88 |
### Key Observations
- {}
"""
STAGES = """## Heatmap: Wear of the Rollers of a Mill
### Overview
A heatmap of the wear of each roller after each stage.
### Components/Axes
- **Columns**: Roller 1, Roller 2, Roller 3
- **Rows**: Stage 1, Stage 2, Stage 3, Stage 4, Stage 5
- **Color scale**: from 0.0 (white) to 1.0 (dark red)
### Detailed Analysis
| | Roller 1 | Roller 2 | Roller 3 |
|---|---|---|---|
| Stage 1 | 0.02 | 0.05 | 0.03 |
| Stage 2 | 0.04 | 0.08 | 0.06 |
| Stage 3 | 0.21 | 0.36 | 0.17 |
| Stage 4 | 0.34 | 0.88 | 0.29 |
| Stage 5 | 0.12 | 0.15 | 0.11 |
### Key Observations
- {}
"""
MATRICES = {
    "accents": ACCENTS,
    "stages": STAGES,
    "curing": CURING,
    "survey": SURVEY,
    "week": WEEK,
    "fruit": FRUIT,
    "square": SQUARE,
    "layers": LAYERS,
    "panels": PANELS,
}


def statements(group: str) -> list[tuple[str, str]]:
    return [(matrix, sentence) for matrix, found in STATEMENTS[group].items() for sentence in found]


def verdicts(matrix: str, sentence: str) -> set[str]:
    """The verdicts on the claims of a sentence; on values of single cells only where it makes no other claim."""
    text = MATRICES[matrix].replace("- {}", f"- {sentence}")
    last = text.rstrip("\n").count("\n") + 1
    claims = [claim for claim in heatparse.check(text).claims if claim.span.line == last]
    others = [claim for claim in claims if claim.kind != "cell-value"]
    return {claim.verdict for claim in others or claims}


@pytest.mark.parametrize(("matrix", "sentence"), statements("supported"))
def test_a_true_statement_is_supported(matrix: str, sentence: str) -> None:
    assert verdicts(matrix, sentence) - {"undecidable"} == {"supported"}


@pytest.mark.parametrize(("matrix", "sentence"), statements("refuted"))
def test_a_false_statement_is_refuted(matrix: str, sentence: str) -> None:
    assert "refuted" in verdicts(matrix, sentence)


@pytest.mark.parametrize(("matrix", "sentence"), [*statements("open"), *statements("unread")])
def test_what_may_be_true_is_not_refuted(matrix: str, sentence: str) -> None:
    assert "refuted" not in verdicts(matrix, sentence)
