"""Large and hostile texts take time in proportion to their size, and never end in a traceback."""

import time

import pytest

import heatparse

HEAD = "# Heatmap: A\n\n- **X-axis**: A, B\n- **Y-axis**: C, D\n- **Color scale**: from 0 to 1\n\n"
TABLE = "| | A | B |\n|---|---|---|\n| C | 1 | 0 |\n"

# What a text begins with, and what is repeated until it has its size; some nest or count.
REPEATED = {
    "one line of words": (HEAD, "alpha beta "),
    "one line of numbers": (HEAD + "- ", "word 0.5, "),
    "one line without spaces": (HEAD, "a"),
    "one line of digits": (HEAD, "9"),
    "one line of dashes": (HEAD, "-"),
    "one line of stars": (HEAD, "*"),
    "the same list item": (HEAD, "- A on C: 0.5\n"),
    "empty list items": (HEAD, "- \n"),
    "sections with axes": ("# Heatmaps\n\n", "### Left\n- **X-axis**: A, B\n- **Y-axis**: C\n"),
    "claims": (HEAD + TABLE, "\nA on C is the highest (1).\n"),
    "one paragraph of claims": (HEAD + TABLE + "\n", "A exceeds B, and C is the highest (0.5). "),
    "one sentence of claims": (HEAD + TABLE + "\n", "A exceeds B, and "),
    "open quotes and ticks": (HEAD, '"A `B '),
    "commas": (HEAD + "- **X-axis**: ", ","),
    "a table with ragged rows": (HEAD + TABLE, "| C | 1 |\n| D | 1 | 2 | 3 |\n"),
    "a table of one wide row": (HEAD + TABLE + "| D |", " 0.5 |"),
    "blank lines": (HEAD, "\n \t\n"),
    "carriage returns": (HEAD, "a\r"),
    "fences": (HEAD, "```\n"),
    "rules": (HEAD, "---\n"),
    "combining marks": (HEAD, "e\u0301"),
}


def repeated(name):
    head, piece = REPEATED[name]
    return lambda size: head + piece * (size // len(piece))


def brackets(size):
    """Opened and closed; a quarter of the size deep."""
    deep = size // 4
    return HEAD + "(" * deep + "0.5" + ")" * deep + "[" * deep + "]" * deep


SHAPES = {
    **{name: repeated(name) for name in REPEATED},
    "nested brackets": brackets,
    "headings": lambda size: HEAD + "".join(f"## Heatmap {n}\n" for n in range(size // 15)),
    "a list of values": lambda size: HEAD + "".join(f"- item {n}: {n / 100}\n" for n in range(size // 18)),
    "a long axis": lambda size: HEAD + "- **X-axis**: " + ", ".join(f"c{n}" for n in range(size // 7)),
}
SIZE = 5_000
TIMES = 4


def seconds(text):
    start = time.process_time()
    heatparse.check(text)
    return time.process_time() - start


@pytest.mark.parametrize("shape", SHAPES)
def test_time_grows_in_proportion_to_the_size(shape):
    seconds(SHAPES[shape](1000))  # what is loaded once
    small = min(seconds(SHAPES[shape](SIZE)) for _ in range(3))
    # Twice the proportion is let pass: caches fill up, and machines are busy with other things.
    limit = 2 * TIMES * small + 0.05
    large = seconds(SHAPES[shape](SIZE * TIMES))
    if large > limit:  # once more, for what else the machine was doing
        large = seconds(SHAPES[shape](SIZE * TIMES))
    assert large <= limit


@pytest.mark.parametrize("shape", SHAPES)
def test_the_spans_of_a_large_report_lie_in_the_text(shape):
    text = SHAPES[shape](3000)
    report = heatparse.check(text)
    for finding in report.findings:
        assert 0 <= finding.span.start <= finding.span.end <= len(text)
