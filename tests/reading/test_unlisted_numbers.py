"""Keys that differ by their number from one of the labels of an axis: "4+ days" where it lists "3+ days"."""

import pytest

import heatparse


def report(columns: list[str], other: str, sign: str) -> list[tuple[str, str]]:
    lines = "".join(f"- {label}{sign}{at + 2}\n" for at, label in enumerate(columns))
    last = lines.replace(f"- {columns[-1]}{sign}", f"- {other}{sign}")
    axes = "## Heatmap: Shares\n- Rows: Ant, Bee\n- Columns:\n" + "".join(f"  - {c}\n" for c in columns)
    found = heatparse.check(f"{axes}\n### Data\n**Ant**\n{lines}\n**Bee**\n{last}")
    assert any(cell.column == other and cell.row == "Bee" for cell in found.document.panels[0].cells)
    return [
        (finding.rule, found.document.text[finding.span.start : finding.span.end])
        for finding in found.findings
    ]


@pytest.mark.parametrize("sign", [": ", " → ", " -> ", " = "])
@pytest.mark.parametrize(
    ("columns", "other"),
    [
        (["Never", "1–2 days/week", "3+ days/week"], "4+ days/week"),
        (["Alone", "2 sites", "3+ sites"], "4+ sites"),
        (["None", "1 dose", "2 doses", "refused"], "another"),
        (["5 mg", "10 mg", "20 mg"], "40 mg"),
        (["Q1", "Q2", "Q3"], "Q5"),
    ],
)
def test_label_with_another_number(columns: list[str], other: str, sign: str) -> None:
    assert [rule for rule, _ in report(columns, other, sign)] == ["unknown-category"]
