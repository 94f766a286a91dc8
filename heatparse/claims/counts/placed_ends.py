"""Places at the ends of a span: "from 0.1 (A) to 0.4 (B)", "from 0.4 in A to 0.1 in B"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.changes.evidence_sets import Held
from heatparse.claims.language.phrases import Amount, Phrase, Ref
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.measures import Measure, equal
from heatparse.models import Quantity
from heatparse.tokens import fold

_LEADING = frozenset(("OPEN", "PREPOSITION"))  # in front of a place


def are_in_place(
    phrases: Sequence[Phrase], ends: Sequence[int], held: Held, grid: Grid, scene: Scene
) -> bool:
    """Whether each end of a span that has a place behind it is a number of just that place."""
    for at in ends:
        amount = phrases[at]
        if not isinstance(amount, Amount) or amount.quantity.value is None:
            continue
        target = grid.measure(amount.quantity)
        labels = [
            lines
            for number, lines in zip(held.numbers, held.lines, strict=False)
            if equal(Measure(number.low, number.high), target)
        ]
        for ref in _behind(phrases, at):
            choices = scene.lines(ref, grid)
            named = {fold(label) for line in choices for label in line.labels}
            if (
                labels
                and len(choices) == 1
                and len(named) == 1
                and not any(named & set(own) for own in labels)
            ):
                return False
    return True


def _behind(phrases: Sequence[Phrase], at: int) -> Iterator[Ref]:
    """The places right behind a number: "0.1 (A, B)", "0.1 in A"."""
    following = phrases[at + 1 :]
    if not following or following[0].type not in _LEADING:
        return
    bracketed = following[0].type == "OPEN"
    for phrase in following[1:]:
        if isinstance(phrase, Ref) and not phrase.is_panel:
            yield phrase
            if not bracketed:
                return
        elif not bracketed or isinstance(phrase, Amount) or phrase.type == "CLOSE":
            return


def have_places(phrases: Sequence[Phrase], ends: Sequence[Quantity], values: Sequence[Value]) -> bool:
    """Whether each end of a span is told with the place of a cell that holds it."""
    for end in ends:
        at = next(
            (
                i
                for i, phrase in enumerate(phrases)
                if isinstance(phrase, Amount) and phrase.quantity.text == end.text
            ),
            None,
        )
        named = {
            fold(label.text)
            for ref in (_behind(phrases, at) if at is not None else ())
            for name in ref.names
            for label in name.labels
        }
        if not any(value.low == end.value and named & {value.row, value.column} for value in values):
            return False
    return True
