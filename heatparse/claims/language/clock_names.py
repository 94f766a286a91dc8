"""Times of the day in other words: "6 am" of "06:00", "14:00" of "2 PM", "06:00 to 09:00" of "06-09"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from heatparse.claims.language.forms import Keys, Name
from heatparse.phrases import words
from heatparse.tokens import label_keys

if TYPE_CHECKING:
    from heatparse.claims.language.names import Names
    from heatparse.labels import Label

_CLOCK = r"(\d{1,2})(?::([0-5]\d))?\s?(?:([ap])\.?m\.?)?"
_TIME = re.compile(_CLOCK, re.IGNORECASE)
_SPAN = re.compile(rf"{_CLOCK}\s?[-–—]\s?{_CLOCK}", re.IGNORECASE)
_FEWEST = 3  # labels of an axis of times
_NOON, _DAY = 12, 24  # hours


class _Time(NamedTuple):
    """A time of the day, as a clock of 24 hours has it."""

    hour: int
    minute: int

    @property
    def written(self) -> str:
        return f"{self.hour:02}:{self.minute:02}"

    @property
    def half(self) -> str:
        return "am" if self.hour % _DAY < _NOON else "pm"

    @property
    def short(self) -> str:
        """What stands in front of "am": "6", "6:30"."""
        hour = self.hour % _NOON or _NOON
        return f"{hour}:{self.minute:02}" if self.minute else str(hour)


def clock_names(labels: Iterable[Label], names: Names) -> Iterator[tuple[Keys, Name]]:
    """The other forms of the labels of each axis that lists nothing but times, or nothing but stretches of a day."""
    listed = [label for label in labels if label.is_category]
    for axis, side in (("x", "columns"), ("y", "rows")):
        own = [label for label in listed if getattr(label, side)]
        if len(own) < _FEWEST:
            continue
        times = [_time(_TIME.fullmatch(label.text.strip())) for label in own]
        spans = [_span(_SPAN.fullmatch(label.text.strip())) for label in own]
        told = not words("names", "clock_axes").isdisjoint(names.axis_words[axis])
        for label, time, span in zip(own, times, spans, strict=True):
            forms: list[str] = []
            if time is not None and None not in times and (told or _is_clock(label.text)):
                forms = _forms(time)
            elif span is not None and None not in spans and (told or ":" in label.text):
                forms = _span_forms(*span)
                if span[1].hour == _DAY:
                    forms.append(f"after {span[0].written}")
            for form in forms:
                yield label_keys(form), Name("category", (label,))


def _is_clock(text: str) -> bool:
    return ":" in text or text.strip().lower().endswith(("m", "m."))


def _time(match: re.Match[str] | None) -> _Time | None:
    return None if match is None else _of(*match.groups())


def _span(match: re.Match[str] | None) -> tuple[_Time, _Time] | None:
    """The two ends of a stretch: "6-9 am" begins in the morning as well."""
    if match is None:
        return None
    hour, minute, half, *last = match.groups()
    one, two = _of(hour, minute, half or last[2]), _of(*last)
    if one is None or two is None:
        return None
    if two.hour == 0:
        two = _Time(_DAY, two.minute)
    return (one, two) if one < two else None


def _of(hour: str, minute: str | None, half: str | None) -> _Time | None:
    number = int(hour)
    if half is not None:
        if not 0 < number <= _NOON:
            return None
        number = number % _NOON + (_NOON if half in "pP" else 0)
    return _Time(number, int(minute or 0)) if number <= _DAY else None


def _forms(time: _Time) -> list[str]:
    """ "06:00", "6:00", "6 am", "6am", "6 a.m.", "noon"."""
    half = time.half
    forms = [time.written, time.written.removeprefix("0")]
    forms += [f"{time.short} {half}", f"{time.short}{half}", f"{time.short} {half[0]}.m"]
    if not time.minute and time.hour == _NOON:
        forms.append("noon")
    if not time.minute and time.hour % _DAY == 0:
        forms.append("midnight")
    return forms


def _span_forms(first: _Time, last: _Time) -> list[str]:
    """ "06:00 to 09:00", "6:00–9:00", "6 am to 9 am", "6–9 am"."""
    forms = [
        f"{one}{joint}{two}"
        for joint in ("-", "–", " to ", " - ", " – ")
        for one, two in zip(_forms(first)[:4], _forms(last)[:4], strict=True)
    ]
    if first.half == last.half:
        forms += [f"{first.short}{joint}{last.short} {last.half}" for joint in ("-", "–", " to ")]
    return forms
