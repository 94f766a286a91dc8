"""Models that are built without a check are those that are built with one."""

import pytest

from heatparse.models import Span
from heatparse.models.foundation import known
from heatparse.text import Source

PLACE = {"start": 2, "end": 5, "line": 1, "column": 3, "end_line": 1, "end_column": 6}


def test_both_ways_make_the_same_model():
    checked, unchecked = Span(**PLACE), known(Span, dict(PLACE))
    assert unchecked == checked
    assert hash(unchecked) == hash(checked)
    assert repr(unchecked) == repr(checked)
    assert unchecked.model_dump() == checked.model_dump() == PLACE
    assert unchecked.model_dump(exclude_unset=True) == PLACE
    assert unchecked.model_copy(update={"end": 4}) == checked.model_copy(update={"end": 4})
    assert Span.model_validate(unchecked) == checked


def test_a_model_that_was_not_checked_is_frozen():
    with pytest.raises(ValueError):
        known(Span, dict(PLACE)).start = 1


@pytest.mark.parametrize(("start", "end"), [(3, 2), (-1, 2)])
def test_a_place_that_is_none_is_refused(start, end):
    with pytest.raises(ValueError):
        Source("some text").span(start, end)
