"""What holds for every text: reading never raises, spans are exact, and no number is lost."""

import pickle
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import heatparse

CORPUS = sorted((Path(__file__).parent.parent / "corpus").glob("*.md"))
# Pieces that meet in descriptions, in an order that nobody would write.
FRAGMENTS = st.sampled_from([
    "## Heatmap: Made up", "### Components/Axes", "#### (a) North", "- **X-axis (To)**: A, B, C", "* **Y-axis:** ",
    "- **Legend**:", "- red: 0.1–0.3", "1. A", "2. B", "| | A | B |", "|---|---|", "| **C** | 0.1 | -0.2 |", "```",
    "A: [0.1, 0.2]", "- A -> B: 0.3", "* **A ->:** B: 0.1, C: ~0.4", "(1, 2): 45%", "The highest value is 0.3 (A, B).",
    "Two heatmaps, side by side.", "---", "\\n", "**", "`", "“", "((", "$2^0$", "10x10", "−0.5", "1,234", "86 ± 1",
    "🔥", "<td>1</td>", "\\|", "from 0.1 to", "0.1 0.2 0.3", "n/a", "All values are positive.", "\x00", "\u2028",
    "\ufeff",
])  # fmt: skip
TEXTS = st.one_of(
    st.text(max_size=300),
    st.lists(st.one_of(FRAGMENTS, st.text(max_size=12)), max_size=25).flatmap(
        lambda parts: st.sampled_from(["\n", "\r\n", "\r", " ", "\n\n"]).map(lambda joint: joint.join(parts))
    ),
)


def spans_in(value):
    """Every span in a dumped report."""
    if isinstance(value, dict):
        if {"start", "end", "line", "column"} <= value.keys():
            yield value
        for inner in value.values():
            yield from spans_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from spans_in(inner)


def assert_spans_are_exact(text, report):
    starts = [0, *(end.end() for end in re.finditer(r"\r\n|\n|\r", text))]
    for span in spans_in(report.model_dump(mode="json")):
        assert 0 <= span["start"] <= span["end"] <= len(text)
        for offset, line, column in (("start", "line", "column"), ("end", "end_line", "end_column")):
            at = starts[span[line] - 1]
            assert at + span[column] - 1 == span[offset]
            assert span[line] == len(starts) or span[offset] < starts[span[line]]


@settings(max_examples=100, deadline=None)
@given(text=TEXTS)
def test_any_text_is_read_and_its_spans_are_exact(text):
    assert_spans_are_exact(text, heatparse.check(text))


LINES = sorted({line for path in CORPUS for line in path.read_text(encoding="utf-8").split("\n")})


@st.composite
def edited(draw):
    """A description of the corpus with lines left out, cut off, mixed up or put in from others."""
    lines = draw(st.sampled_from(CORPUS)).read_text(encoding="utf-8").split("\n")
    for _ in range(draw(st.integers(1, 6))):
        at = draw(st.integers(0, len(lines) - 1))
        other = draw(st.sampled_from(LINES))
        words, others = lines[at].split(" "), other.split(" ")
        lines[at] = draw(st.sampled_from([
            "", f"{lines[at]}\n{other}", lines[at][: len(lines[at]) // 2], " ".join(words[::-1]),
            " ".join([*words[: len(words) // 2], *others[len(others) // 2 :]]),
        ]))  # fmt: skip
    return "\n".join(lines)


@settings(max_examples=120, deadline=None)
@given(text=edited())
def test_edited_descriptions_are_read(text):
    assert_spans_are_exact(text, heatparse.check(text))


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_sentences_may_break_off_anywhere(path):
    """Each of the last sentences of a description, cut behind and in front of each of its words."""
    text = path.read_text(encoding="utf-8")
    told = [line.split() for line in text.split("\n") if line[:2] in ("- ", "* ") and "|" not in line][-5:]
    cut = [
        " ".join(part) for words in told for at in range(1, len(words)) for part in (words[:at], words[at:])
    ]
    text = "\n- ".join([text, *cut])
    assert_spans_are_exact(text, heatparse.check(text))


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
@pytest.mark.parametrize(
    "change",
    [str, lambda text: text.replace("\n", "\r\n"), lambda text: "\ufeff" + text, lambda text: "🌡️ " + text],
)
def test_spans_are_exact_in_the_corpus(path, change):
    text = change(path.read_bytes().decode())
    assert_spans_are_exact(text, heatparse.check(text))


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_cells_and_claims_quote_the_text(path):
    text = path.read_bytes().decode()
    report = heatparse.check(text)
    for claim in report.claims:
        assert text[claim.span.start : claim.span.end] == claim.text
    for number in report.document.unread:
        assert text[number.span.start : number.span.end] == number.text
    for panel in report.document.panels:
        for cell in panel.cells:
            piece = text[cell.span.start : cell.span.end]
            assert cell.value.text in piece


@settings(max_examples=100, deadline=None)
@given(text=TEXTS)
def test_no_number_is_lost(text):
    """Every digit lies in something that was read, or in `unread`."""
    report = heatparse.check(text)
    covered = bytearray(len(text))
    for span in spans_in(report.model_dump(mode="json")):
        covered[span["start"] : span["end"]] = b"\1" * (span["end"] - span["start"])
    for line in re.finditer(r"[^\r\n]+", text):
        heading = re.match(r"[ \t\ufeff]*(#{1,6}[ \t].*|\d{1,3}[.)][ \t])", line[0])
        if heading:
            covered[line.start() : line.start() + heading.end()] = b"\1" * heading.end()
    # A number that stands alone: not part of a word, a label or a LaTeX expression.
    for number in re.finditer(r"(?<![\w.$^{\\#@&+'’/-])\d+(?:\.\d+)?(?![\w.$^}%-])", text):
        assert covered[number.start()], f"{number[0]!r} at {number.start()} is lost"


def test_equal_texts_have_equal_reports():
    for path in CORPUS[:3]:
        text = path.read_text(encoding="utf-8")
        report = heatparse.check(text)
        same = pickle.loads(pickle.dumps(heatparse.check(text)))
        assert report == same and hash(report) == hash(same)
        assert report != heatparse.check(f"{text}\n")
        assert report.document == heatparse.parse(text) != heatparse.parse(text, source="other")
