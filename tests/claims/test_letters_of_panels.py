"""Letters and numbers that stand for panels."""

from __future__ import annotations

import pytest

import heatparse

TABLES = {
    "Larch": "| Plot | May | June |\n|---|---|---|\n| Upper | 14 | 18 |\n| Lower | 15 | 33 |",
    "Rowan": "| Plot | May | June |\n|---|---|---|\n| Upper | 12 | 19 |\n| Lower | 16 | 41 |",
}
HEADS = [
    ("## Panel ({l}): {t}", "panel (b)"), ("## Panel {u}: {t}", "Panel B"), ("### {u}. {t}", "Panel B"),
    ("### Subplot ({l}) – {t}", "subplot (b)"), ("### Panel {u} ({t})", "panel B"), ("## {u}) {t}", "panel (b)"),
    ("### {t} (panel {l})", "panel (b)"), ("**({l}) {t}**", "(b)"), ("### Heatmap {n}: {t}", "Heatmap 2"),
]  # fmt: skip


def verdicts(head: str, sentence: str) -> set[str]:
    parts = [
        f"{head.format(l='ab'[n], u='AB'[n], n=n + 1, t=title)}\n\n{table}\n\n"
        for n, (title, table) in enumerate(TABLES.items())
    ]
    document = f"# Growth\n\nTwo heatmaps.\n\n{''.join(parts)}## Observations\n\n- {sentence}\n"
    last = document.count("\n")
    return {claim.verdict for claim in heatparse.check(document).claims if claim.span.line == last}


@pytest.mark.parametrize(("head", "name"), HEADS)
def test_the_text_tells_which_panel_a_letter_stands_for(head: str, name: str) -> None:
    assert verdicts(head, f"In {name}, the values range from 12 to 41.") == {"supported"}
    assert verdicts(head, f"In {name}, the values range from 14 to 33.") == {"refuted"}


@pytest.mark.parametrize("name", ["panel (b)", "Panel B", "panel (c)", "Panel A", "panel (a)"])
def test_a_letter_that_stands_for_no_title_leaves_the_panel_open(name: str) -> None:
    assert verdicts("## {t}", f"In {name}, the values range from 14 to 33.") <= {"undecidable"}
    assert verdicts("## {t}", "In the panels, the lowest value is 12.") <= {"supported"}
