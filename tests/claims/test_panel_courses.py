"""Courses of a cell, or of a line, from panel to panel."""

from __future__ import annotations

import pytest
from matrices import said

HEAD = """# Ticket Sales by Theater and Season

Two heatmaps side by side show the ticket sales in thousands.

## Panel (a): 2018

| Theater | Spring | Fall |
|---|---|---|
| Garden | 12 | 31 |
| Harbor | 22 | 17 |
| Palace | 40 | 25 |

## Panel (b): 2019

| Theater | Spring | Fall |
|---|---|---|
| Garden | 15 | 36 |
| Harbor | 20 | 13 |
| Palace | 44 | 25 |

## Observations

- {}"""
SENTENCES = [
    ("Garden in Fall rises from 31 in 2018 to 36 in 2019.", {"supported"}),
    ("Garden's Fall sales rose from 31 in 2018 to 36 in 2019.", {"supported"}),
    ("Garden's Fall sales rose from 33 in 2018 to 36 in 2019.", {"supported", "refuted"}),
    ("Garden's Fall sales fell from 31 in 2018 to 36 in 2019.", {"supported", "refuted"}),
    ("In Spring, Harbor drops from 22 (2018) to 20 (2019).", {"supported"}),
    ("Harbor fell from 2018 to 2019.", {"supported"}),
    ("Harbor rose from 2018 to 2019.", {"refuted"}),
    ("Harbor rose from 2018 to 2019 in Fall.", {"refuted"}),
    ("Palace rose from 2018 to 2019.", {"undecidable"}),  # in Spring alone
    ("Palace climbs from panel (a) to panel (b) in Spring.", {"supported"}),
    ("The figure for Garden–Fall rises from 31 in 2018 to 36 in 2019.", {"supported"}),
    ("The figure for Harbor–Fall rises from 13 in 2018 to 17 in 2019.", {"refuted"}),
    ("Garden's Fall sales were 31 in 2018.", {"supported"}),
    ("Garden's Fall sales were 36 in 2018.", {"refuted"}),
    ("Harbor had higher Spring sales than Garden in both years.", {"supported"}),
]


@pytest.mark.parametrize(("sentence", "verdicts"), SENTENCES)
def test_what_rises_from_panel_to_panel(sentence: str, verdicts: set[str]) -> None:
    assert set(said(HEAD.format(sentence))) == verdicts
