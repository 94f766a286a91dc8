"""Labels that prose names by a part, in the plural, or with words in full that the axis cuts off."""

from __future__ import annotations

import pytest
from matrices import verdicts_at

ASSISTANTS = """# Heatmap: Accuracy of Assistants by Task

- **Rows (Assistant):** from top to bottom, as in the table below
- **Columns (Task):** Zero-Shot CoT, Few-Shot, double_neg, not_married, Gesture

| | Zero-Shot CoT | Few-Shot | double_neg | not_married | Gesture |
|---|---|---|---|---|---|
| Heron 3.2 7B Instruct | 44 | 58 | 33 | 20 | 31 |
| Heron 3.1 70B Instruct | 41 | 59 | 31 | 28 | 35 |
| Plover Flash | 49 | 51 | 36 | 25 | 39 |
| Plover Flash Lite | 42 | 53 | 30 | 22 | 34 |
| wren-300m | 46 | 57 | 35 | 27 | 33 |
| finch-embed-v5-nano | 47 | 56 | 37 | 26 | 32 |
| finch-embed-v5-small | 45 | 54 | 34 | 24 | 36 |
| Beta-VAE | 43 | 55 | 32 | 23 | 38 |

## Observations
- {}
"""

DISEASES = """# Heatmap: Plants Lost to Diseases by Farm

- **Rows (Disease):** potato_scab, potato_blight, grape_esca, element_symb, Mite
- **Columns (Farm):** Hill End North, Hill End South, Mill Lane 3, Old Barn

| | Hill End North | Hill End South | Mill Lane 3 | Old Barn |
|---|---|---|---|---|
| potato_scab | 12 | 19 | 15 | 31 |
| potato_blight | 14 | 18 | 13 | 32 |
| grape_esca | 17 | 11 | 16 | 33 |
| element_symb | 10 | 22 | 25 | 34 |
| Mite | 21 | 24 | 20 | 35 |

## Observations
- {}
"""


@pytest.mark.parametrize(("part", "high"), [
    ("Heron 7B", 58), ("Heron 70B", 59), ("Flash Lite", 53), ("wren", 57), ("Wren", 57), ("finch nano", 56),
    ("finch-v5-small", 54), ("VAE", 55),
])  # fmt: skip
def test_parts_of_rows(part: str, high: int) -> None:
    assert verdicts_at(ASSISTANTS, f"For {part}, no value is above {high}.") == {"supported"}
    assert "refuted" in verdicts_at(ASSISTANTS, f"For {part}, all values are below {high}.")


@pytest.mark.parametrize(("part", "top", "other"), [
    ("CoT", "Plover Flash", "Beta-VAE"), ("chain-of-thought", "Plover Flash", "wren-300m"),
    ("double negation", "finch-embed-v5-nano", "Plover Flash"), ("gestures", "Plover Flash", "Beta-VAE"),
])  # fmt: skip
def test_parts_and_plurals_of_columns(part: str, top: str, other: str) -> None:
    assert verdicts_at(ASSISTANTS, f"For {part}, {top} has the highest value.") == {"supported"}
    assert "refuted" in verdicts_at(ASSISTANTS, f"For {part}, {other} has the highest value.")


@pytest.mark.parametrize(("part", "high"), [
    ("scab", 31), ("blight", 32), ("esca", 33), ("element symbols", 34), ("mites", 35),
])  # fmt: skip
def test_parts_of_diseases(part: str, high: int) -> None:
    assert verdicts_at(DISEASES, f"For {part}, no value is above {high}.") == {"supported"}
    assert "refuted" in verdicts_at(DISEASES, f"For {part}, all values are below {high}.")


@pytest.mark.parametrize("statement", [
    "For Heron, all values are below 50.",  # two of them
    "For Heron 8B, all values are below 50.",
    "Heron 7B Chat stays below 50.",
    "For the quantized Heron 7B, all values are below 50.",
    "For the smaller Heron model, all values are below 50.",
    "For finch, all values are below 50.",
    "For finch nano v6, all values are below 50.",
    "For wren-400m, all values are below 50.",
    "The wren family stays below 50.",
    "For Few-Shot CoT, all values are below 45.",
    "For one-shot CoT, all values are below 45.",
    "For married people, all values are below 20.",
    "For conditional VAE, all values are below 45.",
    "In most gestures, values are below 30.",
    "Hand gestures stay below 35.",
])  # fmt: skip
def test_what_is_no_part_of_one_assistant(statement: str) -> None:
    assert "refuted" not in verdicts_at(ASSISTANTS, statement)


@pytest.mark.parametrize("statement", [
    "For apple scab, all values are below 20.",
    "For scab resistance, all values are below 20.",
    "For Hill End, all values are below 15.",
    "For potato, all values are below 15.",
    "For the Lane, all values are below 15.",
    "For spider mites, all values are below 15.",
    "For dust mites and others, all values are below 15.",
])  # fmt: skip
def test_what_is_no_part_of_one_disease(statement: str) -> None:
    assert "refuted" not in verdicts_at(DISEASES, statement)


@pytest.mark.parametrize("statement", [
    "For the smaller Heron, all values are below 50.",
    "For the larger Heron models, all values are below 59.",
    "For the better assistant, all values are below 50.",
    "With the weaker Heron model, no value is above 50.",
])  # fmt: skip
def test_a_place_with_a_comparative_is_not_the_whole_figure(statement: str) -> None:
    assert "refuted" not in verdicts_at(ASSISTANTS, statement)
