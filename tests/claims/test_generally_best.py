"""What is best on the whole, peaks told beside, one rival in brackets, and ranges in several brackets."""

from __future__ import annotations

import pytest
from matrices import said

SORTERS = """# Heatmap: Sorting Accuracy by Machine and Fruit

- X-axis: Machine (Alto, Brio, Cosmo, Duo)
- Y-axis: Fruit (Apple, Cherry, Lemon, Mango, Plum)

| Fruit | Alto | Brio | Cosmo | Duo |
|---|---|---|---|---|
| Apple | 91 | 94 | 88 | 85 |
| Cherry | 83 | 89 | 90 | 80 |
| Lemon | 77 | 86 | 74 | 71 |
| Mango | 88 | 85 | 81 | 79 |
| Plum | 90 | 95 | 87 | 84 |

## Key Observations

"""
BALANCE = """# Heatmap: Net Charge by Site and Season

- X-axis: Season (Spring, Summer, Autumn, Winter)
- Y-axis: Site (Dune, Heath, Marsh)

| Site | Spring | Summer | Autumn | Winter |
|---|---|---|---|---|
| Dune | 1.2 | -3.5 | 2.1 | -4.4 |
| Heath | 1.9 | -1.1 | 0.4 | -2.0 |
| Marsh | 1.5 | -2.2 | 3.3 | -1.6 |

## Key Observations

"""
TOLD = (
    (SORTERS, "Brio generally performs best across all fruits.", "supported"),
    (SORTERS, "Duo generally performs best across all fruits.", "refuted"),
    (SORTERS, "Brio tends to achieve the highest accuracy.", "supported"),
    (SORTERS, "Cosmo tends to achieve the highest accuracy.", "refuted"),
    (SORTERS, "Lemon typically has the lowest accuracy.", "supported"),
    (SORTERS, "Cherry typically has the lowest accuracy.", "refuted"),
    (SORTERS, "Duo usually shows the lowest accuracy across all fruits.", "supported"),
    (SORTERS, "Alto usually shows the lowest accuracy across all fruits.", "refuted"),
    (BALANCE, "Winter generally has the lowest values.", "supported"),
    (BALANCE, "Autumn generally has the lowest values.", "refuted"),
    (SORTERS, "Brio outperforms the other machines on Lemon (86 vs. 71 for Duo).", "supported"),
    (SORTERS, "Alto outperforms the other machines on Lemon (77 vs. 71 for Duo).", "refuted"),
    (SORTERS, "On Cherry, Cosmo beats all other machines (90 vs. 80 for Duo).", "supported"),
    (SORTERS, "On Cherry, Brio beats all other machines (89 vs. 80 for Duo).", "refuted"),
    (SORTERS, "**Lemon:** Scores are modest, with a peak at Brio.", "supported"),
    (SORTERS, "**Lemon:** Scores are modest, with a peak at Cosmo.", "refuted"),
    (BALANCE, "**Heath:** Values are small, with a peak at Spring.", "supported"),
    (BALANCE, "**Heath:** Values are small, with a peak at Summer.", "refuted"),
    (
        SORTERS,
        "Alto and Brio machines reach the highest accuracies on Apple (91–94) and Plum (90–95).",
        "supported",
    ),
    (
        SORTERS,
        "Alto and Brio machines reach the highest accuracies on Apple (92–94) and Plum (90–95).",
        "refuted",
    ),
    (
        SORTERS,
        "Alto and Brio machines reach the highest accuracies on Apple (91–94) and Plum (91–95).",
        "refuted",
    ),
    (BALANCE, "Dune exhibits the highest absolute values across most seasons.", "refuted"),
    (BALANCE, "In Winter, Dune has the highest absolute value.", "supported"),
    (SORTERS, "**Alto:** It starts at 91 (Apple) and falls to 83 (Cherry).", "supported"),
)
OPEN = (
    (SORTERS, "The highest accuracies are generally in the Alto column."),
    (SORTERS, "Alto generally has the second-highest accuracy."),
    (SORTERS, "Alto generally has the highest throughput."),
    (SORTERS, "Perhaps Duo generally performs best."),
    (SORTERS, "**Apple:** Scores are high, with a peak at Brio in spring."),
    (BALANCE, "**Dune:** Values vary, with a peak at Autumn."),
    (BALANCE, "Winter is generally the calmest season."),
    (SORTERS, "Alto and Duo work on Apple (85–91) and Plum (84–90)."),
    (SORTERS, "It starts at 91 and falls to 71."),
)


@pytest.mark.parametrize(("text", "sentence", "verdict"), TOLD)
def test_told(text: str, sentence: str, verdict: str) -> None:
    verdicts = said(f"{text}- {sentence}")
    assert verdict in verdicts
    assert verdict == "refuted" or "refuted" not in verdicts


@pytest.mark.parametrize(("text", "sentence"), OPEN)
def test_open(text: str, sentence: str) -> None:
    assert "refuted" not in said(f"{text}- {sentence}")


@pytest.mark.parametrize(
    "sentence",
    (
        "Lowest accuracy: Cherry (80), Lemon (71)",
        "Highest accuracy: Apple (94), Plum (95)",
    ),
)
def test_some_of_the_best_may_be_listed_in_any_order(sentence: str) -> None:
    place = "Duo" if sentence.startswith("Lowest") else "Brio"
    assert "refuted" not in said(f"{SORTERS}- **{place}**:\n  - {sentence}")


def test_the_first_of_a_list_is_the_best_where_the_others_lie_behind_it() -> None:
    assert "refuted" in said(f"{SORTERS}- **Duo**:\n  - Lowest accuracy: Mango (79), Cherry (80)")
