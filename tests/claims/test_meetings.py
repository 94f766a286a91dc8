"""Who beats whom, where cells are shares of wins."""

from __future__ import annotations

import pytest
from matrices import said

NAMES = ("Otter", "Heron", "Badger", "Finch")
WINS = {  # Badger beats Otter, who beats all others
    ("Otter", "Heron"): 70, ("Otter", "Badger"): 44, ("Otter", "Finch"): 81,
    ("Heron", "Badger"): 58, ("Heron", "Finch"): 62, ("Badger", "Finch"): 55,
}  # fmt: skip
HEAD = """# Heatmap: Chess Win Rates
Win rates of four clubs in percent. {told}

| | Otter | Heron | Badger | Finch |
|---|---|---|---|---|
{rows}

## Observations

- {sentence}"""
TOLD = "Each cell is the share of games that the row club won against the column club."
SENTENCES = [
    ("Otter beats Heron.", "supported"), ("Heron beats Otter.", "refuted"),
    ("Badger wins against Otter.", "supported"), ("Otter loses to Badger.", "supported"),
    ("Otter loses to Finch.", "refuted"), ("Otter beats Heron and Finch but loses to Badger.", "supported"),
    ("Heron beats Badger and Finch but loses to Otter.", "supported"),
    ("Heron beats Otter and Finch.", "refuted"), ("Otter has a higher average win rate than Finch.", "supported"),
    ("Finch has a higher average win rate than Otter.", "refuted"),
    ("Badger has a higher win rate than Otter.", "undecidable"),  # against it, and not on average
]  # fmt: skip


def judged(sentence: str, told: str = TOLD, turned: bool = False) -> set[str]:
    def cell(row: str, column: str) -> str:
        pair = (column, row) if turned else (row, column)
        return "–" if row == column else str(WINS[pair] if pair in WINS else 100 - WINS[pair[::-1]])

    rows = "\n".join(
        f"| {row} | " + " | ".join(cell(row, column) for column in NAMES) + " |" for row in NAMES
    )
    return set(said(HEAD.format(told=told, rows=rows, sentence=sentence)))


@pytest.mark.parametrize(("sentence", "verdict"), SENTENCES)
def test_the_two_cells_of_a_pair_tell_who_beats_whom(sentence: str, verdict: str) -> None:
    assert judged(sentence) == {verdict}
    turned = "Each cell is the share of games that the column club won against the row club."
    assert judged(sentence, turned, True) == {verdict}


@pytest.mark.parametrize("sentence", ["Otter beats Heron.", "Heron beats Otter.", "Otter loses to Finch."])
def test_nobody_knows_whose_wins_they_are_where_the_text_does_not_tell(sentence: str) -> None:
    assert judged(sentence, "") == {"undecidable"}


def test_a_share_of_wins_is_no_first_place() -> None:
    assert judged("Heron wins only 30% against Otter.") == {"supported"}
    assert judged("Heron wins only 70% against Otter.") <= {"undecidable"}
    assert judged("Heron has positive records only against Badger and Finch.") <= {"undecidable"}
