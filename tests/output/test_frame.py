"""The carets of a frame stand under the piece that is meant."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatparse.output.frame import draw
from heatparse.output.printable import width
from heatparse.text import Source


def frame(text, piece, columns=80):
    start = text.index(piece)
    return draw(text, Source(text).span(start, start + len(piece)), columns)


def under(line, marks):
    """The part of a line of one-column characters that the marks stand under."""
    start = len(marks) - len(marks.lstrip())
    return line[start : len(marks)]


def test_carets_stand_under_the_piece():
    line, marks = frame("first\n- NLI: 0.36 (red)\nlast", "0.36")
    assert line == "- NLI: 0.36 (red)"
    assert marks == "       ^^^^"


def test_wide_characters_take_two_columns():
    line, marks = frame("| 東京 | 0.36 |", "0.36")
    assert line == "| 東京 | 0.36 |"
    assert marks == " " * 9 + "^^^^"
    assert frame("| 東京 | 0.36 |", "東京")[1] == "  ^^^^"


def test_a_tab_is_expanded_and_the_carets_follow():
    line, marks = frame("a\t0.36", "0.36")
    assert under(line, marks) == "0.36"
    assert "\t" not in line


def test_escapes_widen_the_line():
    line, marks = frame("\x1b[1m 0.36", "0.36")
    assert line == "\\x1b[1m 0.36"
    assert under(line, marks) == "0.36"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_line_end_ends_the_line(end):
    assert frame(f"one{end}two 5{end}three", "5")[0] == "two 5"


def test_a_byte_order_mark_moves_nothing():
    line, marks = frame("\ufeff0.36 high", "0.36")
    assert line.lstrip("\ufeff") == "0.36 high"
    assert marks == "^^^^"


def test_a_long_line_is_cut_around_the_piece():
    text = "x " * 3000 + "0.36" + " y" * 3000
    line, marks = frame(text, "0.36", columns=60)
    assert line.startswith("…") and line.endswith("…")
    assert width(line) <= 60
    assert under(line, marks) == "0.36"


def test_a_piece_longer_than_the_window_is_cut_too():
    text = "Start: " + "9" * 500
    line, marks = frame(text, "9" * 500, columns=60)
    assert width(line) <= 60 and len(marks) <= 60
    assert set(under(line, marks)) <= {"9", "…"}


def test_a_span_over_several_lines_is_marked_to_the_end_of_its_first():
    text = "one two\nthree four"
    line, marks = draw(text, Source(text).span(4, 13), 80)
    assert (line, marks) == ("one two", "    ^^^")


def test_an_empty_span_gets_one_caret():
    text = "one"
    assert draw(text, Source(text).span(3, 3), 80) == ("one", "   ^")


def test_a_line_of_five_megabytes_takes_no_time(benchmark_seconds):
    text = "0.5, " * 1_000_000
    span = Source(text).span(2_500_000, 2_500_003)
    assert benchmark_seconds(lambda: draw(text, span, 100)) < 0.1


@given(st.text(), st.data(), st.integers(min_value=40, max_value=120))
def test_no_frame_is_wider_than_asked_for(text, data, columns):
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    line, marks = draw(text, Source(text).span(start, end), columns)
    assert width(line) <= columns
    assert len(marks) <= columns + 1  # an empty span at the end of a full line
    assert marks.strip("^ ") == "" and "^" in marks
