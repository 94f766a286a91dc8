"""Word lists are kept as one string each, and come back as they were."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatparse.phrases import words
from heatparse.preparing import joined
from heatparse.resources import apart, joined_words, vocabulary

WORDS = st.text("ab |\t~ é", max_size=6)
VALUES = st.recursive(
    st.none() | st.integers() | st.floats(allow_nan=False) | WORDS,
    lambda inner: st.lists(WORDS) | st.lists(inner) | st.dictionaries(WORDS, inner),
)


@given(VALUES)
def test_what_is_joined_comes_apart_as_it_was(value):
    assert apart(joined(value)) == value


@pytest.mark.parametrize("listed", [["row", "line of cells"], ["|", "~"], ["a"]])
def test_a_list_of_words_is_one_string(listed):
    assert isinstance(joined(listed), str)


@pytest.mark.parametrize(
    "listed", [[], ["two  spaces", "b"], [" a", "b"], ["", "b"], ["a", 2], [["a"], ["b"]]]
)
def test_a_list_that_one_string_cannot_hold_stays_a_list(listed):
    assert isinstance(joined(listed), list)


def test_a_section_is_the_same_whether_it_is_joined_or_not():
    listed = vocabulary("structure", "articles")
    assert apart(joined_words("structure", "articles")) == listed == vocabulary("structure")["articles"]
    assert words("structure", "articles") == {word.lower() for word in listed}
