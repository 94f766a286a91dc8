"""What is sent back to the model that wrote the description."""

from __future__ import annotations

import pytest

import heatparse

DATA = {"C": {"A": 0.1, "B": 0.2}, "D": {"A": 0.3, "B": 0.25}}
TEXT = """# Heatmap: Transfer

- **X-axis**: A, B
- **Y-axis**: C, D
- **Color legend**: ranges from 0.0 to 1.0

| | A | B |
|---|---|---|
| C | 0.1 | 0.2 |
| D | 0.7 | 0.3 |

The highest value is 0.3 (D on B).
"""


def test_it_quotes_the_line_and_gives_the_right_number():
    assert heatparse.check(TEXT, DATA).feedback() == (
        "The description has 2 errors. Correct each of them, leave everything else as it is, "
        "and give the whole description again.\n"
        "\n"
        "1. Line 10: “| D | 0.7 | 0.3 |”\n"
        "   (D, A) is 0.7 in the description and 0.3 in the reference.\n"
        "   Write `0.3` instead of `0.7`.\n"
        "2. Line 12: “The highest value is 0.3 (D on B).”\n"
        "   By the reference, (D, B) shares the highest value, 0.3, with (D, A).\n"
        "   Compare line 10: “| D | 0.7 | 0.3 |” – (D, B): 0.3; (D, A): 0.3 in the reference\n"
    )


def test_without_an_error_there_is_nothing_to_say():
    right = TEXT.replace("0.7", "0.3").replace("| 0.3 |\n\nThe highest value is 0.3 (D on B).", "| 0.25 |")
    report = heatparse.check(right, DATA)
    assert report.ok and report.feedback() == ""


def test_a_note_is_nothing_to_correct():
    text = TEXT.replace("0.7", "0.25").replace(
        "The highest", "<!-- heatparse: ignore truncated -->\nThe highest"
    )
    report = heatparse.check(text)
    assert [finding.severity for finding in report.findings] == ["note"]
    assert report.feedback() == ""


def test_a_long_line_is_cut_around_the_place():
    row = "| D | " + " | ".join(["0.5"] * 80) + " | 9.5 |"
    columns = ", ".join(f"c{n}" for n in range(81))
    text = f"# Heatmap: A\n- **X-axis**: {columns}\n- **Y-axis**: D\n- **Color scale**: from 0 to 1\n\n"
    text += "| | " + columns.replace(", ", " | ") + " |\n" + "|---" * 82 + "|\n" + row + "\n"
    feedback = heatparse.check(text).feedback()
    (quote,) = (line for line in feedback.splitlines() if line.startswith("1. "))
    assert "9.5" in quote and len(quote) < 200 and "…" in quote


def test_raise_for_findings_raises_with_the_report():
    report = heatparse.check(TEXT, DATA)
    with pytest.raises(heatparse.FindingsError) as raised:
        report.raise_for_findings()
    assert raised.value.report is report
    assert "reference-value-mismatch" in str(raised.value)
    heatparse.check("# Notes\n").raise_for_findings()


def test_the_summary_counts_and_lists():
    report = heatparse.check(TEXT, DATA)
    first, *rest = report.summary().splitlines()
    assert first.startswith("Checked 1 description, ") and first.endswith(": 1 error, 1 warning.")
    assert len(rest) == len(report.findings)
    assert rest[0].startswith("description:10:7: error[reference-value-mismatch] ")
