"""Times: the weekend and the working days, where an axis lists a week; and what the labels of an axis are: days."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Literal

from heatparse.claims.language.forms import Keys, Name, other_number
from heatparse.labels import Label
from heatparse.phrases import words
from heatparse.reading.calendar import calendar_spellings
from heatparse.resources import vocabulary
from heatparse.tokens import fold

if TYPE_CHECKING:
    from heatparse.claims.language.names import Names

_WEEK = 7  # days
_FEWEST = 3  # labels that make an axis one of days
_REST = 2  # of them make a weekend
_EVERYDAY = (("may",),)  # "may be" is no month


def time_names(labels: Iterable[Label], names: Names) -> Iterator[tuple[Keys, Name]]:
    """All forms for parts of a week, and for what the labels of an axis are."""
    known = [label for label in labels if label.is_category]
    yield from day_names(known)
    yield from dated_names(known)
    for keys, name in kind_names(known, frozenset().union(*names.axis_words.values())):
        assert name.axis is not None
        names.axis_words[name.axis].update(keys)
        yield keys, name


def dated_names(labels: Sequence[Label]) -> Iterator[tuple[Keys, Name]]:
    """ "January" and "January 2024" of "Jan 2024", where all labels of an axis are months with their years."""
    for on_rows in (True, False):
        own = [label for label in labels if (label.rows if on_rows else label.columns)]
        if not all(fold(label.text)[-1:].isdigit() or fold(label.text)[:1].isdigit() for label in own):
            continue
        by_text = {label.text: label for label in own}
        for form, text in calendar_spellings(list(by_text), []).items():
            keys = tuple(form.split())
            if keys not in _EVERYDAY:
                yield keys, Name("category", (by_text[text],))


def day_names(labels: Sequence[Label]) -> Iterator[tuple[Keys, Name]]:
    """The forms of the weekend and of the working days; none where no axis lists one week."""
    for on_rows in (True, False):
        days = [label for label in labels if (label.rows if on_rows else label.columns)]
        off = [label for label in days if fold(label.text) in words("reserves", "weekend")]
        if len(days) != _WEEK or len(off) != _REST:
            continue
        work = [label for label in days if label not in off]
        for section, group in (("weekends", off), ("working_days", work)):
            for form in words("populations", section):
                yield tuple(form.split()), Name("category", tuple(group), is_week=True)


def kind_names(labels: Sequence[Label], named: Collection[str]) -> Iterator[tuple[Keys, Name]]:
    """What all labels of an axis are, "day" of Mon to Fri, as its name; but for what an axis is called already."""
    kinds: dict[str, list[str]] = vocabulary("populations", "kinds")
    axes: tuple[Literal["x", "y"], ...] = ("x", "y")
    for axis in axes:
        own = {fold(label.text) for label in labels if (label.columns if axis == "x" else label.rows)}
        for kind, members in kinds.items():
            if len(own) >= _FEWEST and own.issubset(members) and kind not in named:
                label = Label(
                    kind, x_names={0} if axis == "x" else set(), y_names={0} if axis == "y" else set()
                )
                for form in (kind, other_number(kind)):
                    yield (form,), Name("axis", (label,), axis=axis)
