"""Year spans: "before 1991" and "since 2001", where an axis lists decades, as the decades that are meant."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from heatparse.claims.language.forms import Name
from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.claims.scene import Scene
from heatparse.labels import Label
from heatparse.phrases import words
from heatparse.tokens import fold

_FIRST_YEAR, _LAST_YEAR = 1000, 2999
_PARTS = 2  # of a span
_DASHES = str.maketrans("–—/", "---")
Span = tuple[int, int, Label]


def with_years(clause: Clause, scene: Scene) -> Clause:
    """The clause with the spans on one side of a year as places; itself where no axis lists spans of years."""
    side, spans = _spans(scene)
    if not spans:
        return clause
    phrases = list(clause.phrases)
    for at in range(len(phrases) - 1):
        labels = _labels(phrases, at, spans)
        if labels:
            word, year = phrases[at], phrases[at + 1]
            place = Ref(word.start, year.end, (Name("category", labels),), side=side)  # type: ignore[arg-type]
            behind = at + 2 + (key_at(phrases, at + 2) in words("assertions", "onward"))
            return clause.part(
                [*phrases[:at], made_word("PREPOSITION", "in", word.start), place, *phrases[behind:]]
            )
    return clause


def _labels(phrases: Sequence[Phrase], at: int, spans: Sequence[Span]) -> tuple[Label, ...]:
    """The labels of the spans before, or behind, the year that stands at an index; none of all, or of a part of one."""
    year, key = phrases[at + 1], key_at(phrases, at)
    before, behind = key in words("stretches", "years_before"), key in words("stretches", "years_after")
    if not (before or behind) or not isinstance(year, Amount) or year.bound or year.unit:
        return ()
    number = year.quantity.value
    if number is None or number != int(number):
        return ()
    included = key in words("stretches", "years_included")
    if before:
        last = number if included else number - 1
        held = [span for span in spans if span[1] <= last]
        whole = any(span[1] == last for span in spans)
    else:
        first = number if included else number + 1
        held = [span for span in spans if span[0] >= first]
        whole = any(span[0] == first for span in spans)
        if key_at(phrases, at) == "from" and key_at(phrases, at + 2) not in words("assertions", "onward"):
            return ()  # "from 1991 to 2000"
    return tuple(label for _, _, label in held) if whole and 0 < len(held) < len(spans) else ()


@lru_cache(maxsize=2)
def _spans(scene: Scene) -> tuple[str, tuple[Span, ...]]:
    """The axis that lists spans of years, and these; nothing where none does."""
    panel = scene.document.panels[0]
    for side, axis in (("y", panel.y_axis), ("x", panel.x_axis)):
        found = [_span(text, scene) for text in axis.categories]
        known = tuple(span for span in found if span is not None)
        if len(known) > 1 and len(known) == len(found):
            return side, known
    return "", ()


def _span(text: str, scene: Scene) -> Span | None:
    """The first and the last year of "1961-1970", with its label; None for other labels."""
    parts = text.translate(_DASHES).split("-")
    if len(parts) != _PARTS or not all(part.strip().isdecimal() for part in parts):
        return None
    first, last = map(int, parts)
    label = scene.draft.labels.get(fold(text))
    years = _FIRST_YEAR <= first < last <= _LAST_YEAR
    return (first, last, label) if years and label is not None else None
