"""Nothing in a description can control the terminal that it is printed on."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatparse.output.printable import glyphs, printable, width

BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b[31mred", "\\x1b[31mred"),
        ("a\x9bb", "a\\x9bb"),
        ("a\rb\nc", "a\\x0db\\x0ac"),
        ("\u202egnp", "\\u202egnp"),
        ("\ud800", "\\ud800"),
        ("\U000e0041", "\\U000e0041"),
        ("α ≈ 0.3 → 東京 🙂", "α ≈ 0.3 → 東京 🙂"),
    ],
)
def test_controls_become_visible_escapes_and_the_rest_stays(text, shown):
    assert printable(text) == shown


@given(st.text())
def test_no_control_character_is_left(text):
    shown = printable(text)
    assert not any(unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp") or c in BIDI for c in shown)


def test_width_counts_terminal_columns():
    assert width("abc") == 3
    assert width("東京") == 4
    assert width("e\u0301") == 1
    assert width("🙂") == 2


def test_a_tab_reaches_to_the_next_stop():
    assert glyphs("a\tb") == [("a", 1), ("   ", 3), ("b", 1)]
    assert glyphs("\x1b\t")[0] == ("\\x1b", 4)
