"""Values in front of both labels, rows of square matrices in words, LaTeX with gaps and bounds, joined strangers."""

import pytest

import heatparse

HEAD = """## Heatmap: Coins

- **Y-axis:** {y} (Dime, Euro, Yen)
- **X-axis:** {x} ({labels})
- **Color bar:** 0 to 99

### Detailed Analysis
"""
PORTS = HEAD.format(y="Coin", x="Port", labels="Kiel, Bari, Oran")
SQUARE = HEAD.format(y="True coin", x="Predicted coin", labels="Dime, Euro, Yen")


def cells(text: str) -> list[tuple[str | None, str | None, str]]:
    return [
        (cell.row, cell.column, cell.value.text)
        for panel in heatparse.parse(text + "\n").panels
        for cell in panel.cells
    ]


@pytest.mark.parametrize(
    "lines",
    [
        "- 40: Dime → Kiel\n- 8: Yen → Bari",
        "- 40 = Dime, Kiel\n- 8 = Yen, Bari",
        "- 40 – row Dime, column Kiel\n- 8 – row Yen, column Bari",
        "* **40:** Dime to Kiel\n* **8:** Yen to Bari",
        "**High:**\n* 40: (Dime, Kiel)\n\n**Low:**\n* 8: (Yen, Bari)",
    ],
)
def test_values_may_stand_in_front_of_both_labels(lines: str) -> None:
    assert cells(PORTS + lines) == [("Dime", "Kiel", "40"), ("Yen", "Bari", "8")]


@pytest.mark.parametrize("line", ["- 40: Dime", "- 40: Dime → Kiel and Yen → Bari", "- 40: Kiel → Bari"])
def test_one_label_or_several_pairs_behind_a_value_give_no_cell(line: str) -> None:
    assert cells(PORTS + line) == []


@pytest.mark.parametrize(
    "sentence",
    [
        "Of the 50 pieces of **Dime**, 41 were predicted as Dime, 2 as Euro, and 7 as Yen.",
        "For **Dime**, the model predicted Dime 41 times, Euro 2 times, and Yen 7 times.",
        "**Dime** was predicted as Dime in 41 cases, as Euro in 2, and as Yen in 7.",
        "Out of 50 Dime pieces, 41 were assigned to Dime, 2 to Euro and 7 to Yen.",
        "When the true coin is Dime, the model predicts Dime 41 times, Euro 2 times and Yen 7 times.",
        "For Dime, 41 pieces went to Dime, 2 to Euro, and 7 to Yen.",
    ],
)
def test_a_sentence_tells_a_row_of_a_confusion_matrix(sentence: str) -> None:
    assert cells(SQUARE + sentence) == [("Dime", "Dime", "41"), ("Dime", "Euro", "2"), ("Dime", "Yen", "7")]


def test_how_many_there_are_of_a_row_is_no_value() -> None:
    told = "Of the 50 pieces of **Dime**, 41 went to Kiel, 2 to Bari, and 7 to Oran."
    assert cells(PORTS + told) == [("Dime", "Kiel", "41"), ("Dime", "Bari", "2"), ("Dime", "Oran", "7")]


@pytest.mark.parametrize(("opening", "closing"), [("```latex\n", "\n```"), ("", ""), ("$$\n", "\n$$")])
@pytest.mark.parametrize("rule", ["\\hline\n", ""])
def test_latex_tables_keep_their_gaps_and_bounds(opening: str, closing: str, rule: str) -> None:
    rows = "Dime & -- & -- & -- \\\\\nEuro & $<0.01$ & -- & -- \\\\\nYen & 0.4 & $\\leq 0.2$ & -- \\\\\n"
    table = f"\\begin{{tabular}}{{lccc}}\n & Kiel & Bari & Oran \\\\\n{rule}{rows}\\end{{tabular}}"
    found = cells(PORTS + opening + table + closing)
    assert [(row, column) for row, column, _ in found] == [("Euro", "Kiel"), ("Yen", "Kiel"), ("Yen", "Bari")]
    assert [value.replace(" ", "") for *_, value in found] == ["<0.01", "0.4", "≤0.2"]


@pytest.mark.parametrize(
    "formula", ["$<0.5$", "$\\lt 0.5$", "$\\leq 0.5$", "$\\approx 0.5$", "$> 0.5$", "$\\geq0.5$"]
)
def test_bounds_in_formulas_are_values(formula: str) -> None:
    assert [cell[:2] for cell in cells(f"{PORTS}- Dime: Kiel {formula}, Bari 0.7")] == [
        ("Dime", "Kiel"),
        ("Dime", "Bari"),
    ]


@pytest.mark.parametrize("name", ["Peso / real", "Peso and real", "Peso (old)", "Peso, real & won"])
def test_words_that_are_joined_in_a_key_are_one_unlisted_label(name: str) -> None:
    told = f"**Kiel**\n- Dime: 4\n- Euro: 5\n- {name}: 6\n"
    found = cells(PORTS + told)
    assert (name, "Kiel", "6") in found


@pytest.mark.parametrize("line", ["Average / mean: 6", "Peso → real: 6"])
def test_talk_and_arrows_make_no_label(line: str) -> None:
    assert len(cells(f"{PORTS}**Kiel**\n- Dime: 4\n- Euro: 5\n- {line}\n")) == 2


def test_the_name_of_a_measure_does_not_hide_the_ends_of_a_scale() -> None:
    head = PORTS.replace("0 to 99", "Recall score, ranging from 0.3 (white) to 1.0 (navy)")
    text = f"{head}The color scale spans 0.2 to 1.0.\n\n- Dime → Kiel: 0.6\n- Yen → Bari: 0.9\n"
    assert [found.rule for found in heatparse.check(text).findings] == ["legend-conflict"]
