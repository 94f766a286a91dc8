"""Values that labels share, rows behind places of their own, and values that a row comes to."""

import pytest

import heatparse

Cells = dict[tuple[str | None, str | None], float | None]


def _cells(body: str, rows: str = "Oats, Rye, Spelt", columns: str = "Low, Mid, High") -> Cells:
    text = f"## Heatmap of yields\n\n**Rows:** {rows}\n\n**Columns:** {columns}\n\n### Values\n\n{body}\n"
    panel = heatparse.parse(text).panels[0]
    return {(cell.row, cell.column): cell.value.value for cell in panel.cells}


@pytest.mark.parametrize(
    "line",
    [
        "- **Low:** Oats and Rye share 0.4, Spelt has 0.2.",
        "- **Low:** Oats and Rye share a value of 0.4; Spelt has 0.2",
        "- Low: Oats & Rye both have 0.4, Spelt has 0.2",
        "In the Low column, Oats and Rye share 0.4 and Spelt has 0.2.",
    ],
)
def test_a_shared_value_is_that_of_each_label(line: str) -> None:
    assert _cells(line) == {("Oats", "Low"): 0.4, ("Rye", "Low"): 0.4, ("Spelt", "Low"): 0.2}


def test_three_labels_may_share_a_value() -> None:
    cells = _cells("- Mid: Oats, Rye, and Spelt share 0.3.")
    assert cells == {("Oats", "Mid"): 0.3, ("Rye", "Mid"): 0.3, ("Spelt", "Mid"): 0.3}


def test_what_is_shared_in_the_discussion_changes_no_cell() -> None:
    cells = _cells("- Low: 0.1, 0.2, 0.3\n\n### Findings\n\nIn Low, Oats and Rye share 0.2.")
    assert cells == {("Oats", "Low"): 0.1, ("Rye", "Low"): 0.2, ("Spelt", "Low"): 0.3}


def test_the_parts_of_a_sentence_may_have_places_of_their_own() -> None:
    body = "In layer 4, Verb is at 0.9, Noun at 0.7; in layer 6, Verb is at 0.8, Noun at 0.6."
    cells = _cells(body, "Verb, Noun", "layers 0-8")
    assert cells == {("Verb", "4"): 0.9, ("Noun", "4"): 0.7, ("Verb", "6"): 0.8, ("Noun", "6"): 0.6}


@pytest.mark.parametrize("verb", ["falls to", "drops to", "then rose to"])
def test_what_a_row_comes_to_is_a_value_as_well(verb: str) -> None:
    cells = _cells(f"- Oats: 30 on 2 June, which {verb} 20 on 9 June", columns="2 June, 5 June, 9 June")
    assert cells == {("Oats", "2 June"): 30, ("Oats", "9 June"): 20}


@pytest.mark.parametrize("end", ["17 May", "3 and 17 May", "early May"])
def test_a_month_may_be_the_last_word(end: str) -> None:
    text = f"## Heatmap\n\n**Rows:** Oats, Rye\n\n**Columns:** 3 May, 17 May\n\n- Oats: 30 on {end}"
    assert all(finding.rule != "truncated" for finding in heatparse.check(text).findings)


def test_a_modal_verb_is_no_last_word() -> None:
    text = "## Heatmap\n\n**Rows:** Oats, Rye\n\n**Columns:** Low, High\n\nThe yields of both crops may"
    assert any(finding.rule == "truncated" for finding in heatparse.check(text).findings)
