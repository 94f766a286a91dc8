"""The track of a course while it is read: which leg is gone, and where it starts and stops."""

from __future__ import annotations

from itertools import pairwise

from heatparse.claims.language.motions import Direction, turned
from heatparse.claims.language.phrases import Amount, Ref
from heatparse.claims.trends.courses import Course, Leg
from heatparse.records import replace

_MANY = 2  # values in a row that tell no course, but what they are


class CourseTrack:
    """A course leg by leg, as the words of a clause tell it."""

    def __init__(self) -> None:
        self.course = Course()
        self.leg: Leg | None = None
        self.listed = 0  # motions that go on from the one before without a word of their own
        self.begun = False  # "starts": the values are told from the first one on
        self.side = ""  # "start", "stop" or "via": what the next amount or place belongs to
        self.backward = False  # the axis was told to shrink, in front of the first motion
        self.early: list[tuple[str, Ref]] = []  # places in front of the first motion, with their sides

    def _begin(self, direction: Direction, adds_values: bool = False, apart: bool = False) -> None:
        """A new motion begins; one that only announced its start goes on; `apart`: behind a joint."""
        leg = self.leg
        if leg is not None and not leg.direction and leg.stop_value is None:
            leg.direction = direction
        elif leg is not None and leg.direction == direction and adds_values:
            self.side = ""  # "falls from A to B, sinking from 0.4 to 0.3"
            return
        elif (
            leg is not None and leg.direction == direction and leg.start is None and leg.start_value is None
            and not (apart and (leg.stop is not None or leg.stop_value is not None))
        ):  # fmt: skip
            pass  # "a downward drop"
        else:
            self._add(Leg(direction))
        self.side = "stop" if self.side != "start" else self.side

    def _begin_anew(self) -> None:
        """ "After May" behind a motion that is told already: the place belongs to the next one."""
        if self.leg is not None and (self.leg.start is not None or self.leg.start_value is not None):
            self._add(Leg(""))

    def _add(self, leg: Leg) -> None:
        if self.backward:
            leg.direction = turned(leg.direction)
        self.leg = leg
        self.course.legs.append(leg)

    def _go_on(self, to_place: bool = False) -> None:
        """ "From A over B to C": the same motion, from where the last one ended."""
        assert self.leg is not None
        self.listed += not to_place
        self.course.certain &= (
            self.listed < _MANY
        )  # "drops to 0.9, 0.8, 0.85 and 0.7": one value after another
        self._add(Leg(self.leg.direction, start=self.leg.stop, start_value=self.leg.stop_value))

    def _end(self) -> None:
        """ "Ends at 0.4": of the motion that is told, or behind one that has its end already."""
        if self.leg is None or (self.leg.direction and (self.leg.stop_value or self.leg.stop)):
            self._add(Leg(""))
        assert self.leg is not None
        self.leg.is_whole = self.begun and len(self.course.legs) == 1
        self.side = "stop"

    def _crest(self, direction: Direction) -> None:
        """ "Peaks at C": the values go there, however they do."""
        self._add(Leg(direction, is_crest=True))
        self.side = "stop"

    def _meet_crest(self) -> None:
        """ "Rises to a peak at C": one motion, up to the place where it turns."""
        legs = self.course.legs
        for at, (leg, crest) in enumerate(pairwise(legs)):
            if (
                not crest.is_crest
                or leg.is_crest
                or leg.direction != crest.direction
                or leg.stop
                or leg.stop_value
            ):
                continue
            if not (crest.stop or crest.stop_value):
                del legs[at + 1]
                self.course.sequenced = True
            elif leg.start or leg.start_value:
                leg.stop, leg.stop_value = crest.stop, crest.stop_value
            else:
                del legs[at]
            return

    def _is_at_crest(self) -> bool:
        return self.leg is not None and self.leg.is_crest

    def _crest_inside(self, position: str) -> None:
        """ "Peaks in the middle"."""
        assert self.leg is not None
        self.leg.is_inner = position == "center"
        self.course.guarded |= not self.leg.is_inner

    def _orient(self, axis: str, backward: bool) -> None:
        """Which way the axis is gone along, as it stands in the figure."""
        self.course.axes, self.course.oriented = [axis], True
        if self.leg is None:
            self.backward = backward
        elif backward:
            self.leg.direction = turned(self.leg.direction)

    def _amount(self, amount: Amount) -> None:
        leg = self.leg
        if leg is None:
            self.course.certain = False
        elif self.side == "start" and leg.start_value is None:
            leg.start_value = amount
        elif self.side in ("via", "stop") and leg.stop_value is None:
            leg.stop_value = amount
        elif leg.is_crest:
            self.course.guarded = True  # "peaks at 15 minutes (1.11)": one of them is a place
        elif self.side in ("via", "stop") and (leg.direction or leg.start_value is not None):
            self._go_on()
            assert self.leg is not None
            self.leg.stop_value = amount
        else:
            self.course.certain = False

    def _between(self, ref: Ref) -> None:
        """ "Between A and B": where the motion starts and where it stops."""
        ends = [replace(ref, names=(name,)) for name in ref.names]
        if self.leg is None:
            self.early += [("start", ends[0]), ("stop", ends[1])]
        elif self.leg.start is None and self.leg.stop is None:
            self.leg.start, self.leg.stop = ends
        else:
            self.course.lines.append(ref)

    def _stop_at(self, ref: Ref, is_step: bool) -> None:
        """The leg stops here; of several places each ends a leg: "over B and C"."""
        assert self.leg is not None
        for position, name in enumerate(ref.names if self.side == "via" else ()):
            if position:
                self._go_on(to_place=True)
            self.leg.stop = replace(ref, names=(name,))
        if self.leg.stop is None:
            self.leg.stop, self.leg.is_step = ref, is_step

    def _points(self) -> bool:
        """Whether what is being read are points of the axis."""
        return self.leg is not None and (
            self.side == "via" or self.leg.start is not None or self._has_value()
        )

    def _has_value(self) -> bool:
        return self.leg is not None and bool(self.leg.start_value or self.leg.stop_value)

    def _is_start(self) -> bool:
        assert self.leg is not None
        return self.side == "start" and self.leg.stop_value is None and self.leg.start is None
