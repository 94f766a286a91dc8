"""Days: the weekend and the working days, as names of what they are on an axis that lists the days of a week."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.language.forms import Keys, Name
from heatparse.labels import Label
from heatparse.phrases import words
from heatparse.tokens import fold

_WEEK = 7  # days
_REST = 2  # of them make a weekend


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
