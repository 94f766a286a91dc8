"""Reads what a clause says of the axis that a course runs along: "with every layer", "as the length grows"."""

from __future__ import annotations

from collections.abc import Callable

from heatparse.claims.language.axis_phrases import axis_behind
from heatparse.claims.language.motions import is_becoming, is_in, motion_of, turned
from heatparse.claims.language.phrases import Phrase, Ref, Scope
from heatparse.claims.language.words import Word
from heatparse.claims.plain.outermost import side_of
from heatparse.claims.trends.courses.tracks import CourseTrack
from heatparse.phrases import words

# Sides of the figure: the axis that they are the ends of, and whether it ends there.
_ORIENTATIONS = {
    "left": ("x", False), "right": ("x", True), "top": ("y", False), "bottom": ("y", True),
}  # fmt: skip


class AxisReader(CourseTrack):
    """The part of a reader of courses that quantifiers and axes concern."""

    def __init__(self, phrases: list[Phrase], is_topic: Callable[[str], bool]) -> None:
        super().__init__()
        self.phrases = phrases
        self.is_topic = is_topic

    def _at(self, at: int) -> Phrase | None:
        return self.phrases[at] if 0 <= at < len(self.phrases) else None

    def _orientation(self, phrase: Phrase, at: int) -> bool:
        """ "From left to right", "from bottom to top": the axis, and which way it is read."""
        key = getattr(phrase, "key", "")
        before = self._at(at - 1)
        if key not in _ORIENTATIONS or not any(is_in(before, side) for side in ("from", "to", "toward")):
            return False
        axis, ends = _ORIENTATIONS[key]
        starts = is_in(self._at(at - 1), "from")
        backward = ends if starts else not ends and not self.course.oriented  # "rises to the top"
        self._orient(axis, backward or (self.backward and not starts and self.leg is None))
        self.side = "stop"
        return True

    def _goes_through(self, at: int) -> bool:
        """ "Down each column", "up the columns"."""
        phrase, following = self.phrases[at], self._at(at + 1)
        noun = following.noun if isinstance(following, Scope) else following
        if not is_in(phrase, "directions") or isinstance(noun, Ref):
            return is_in(phrase, "directions") and isinstance(noun, Ref) and noun.noun == "column"
        return isinstance(noun, Word) and noun.type == "DIMENSION" and noun.value == "column"

    def _scope(self, at: int, scope: Scope) -> None:
        if is_in(Word("", "", scope.key, 0, 0), "overall") or scope.quantifier == "most":
            self.course.overall = True
            return
        if scope.quantifier not in ("all", "both"):
            self.course.guarded = True
            return
        noun = scope.noun
        before = self._at(at - 1)
        stepwise = noun is not None and (is_in(noun, "steps") or noun.type == "AXISNOUN")
        stepwise = stepwise or is_in(self._at(at + 1), "steps")
        beside = before is not None and before.type in ("PREPOSITION", "COMMA", "JOIN", "AND")
        beside = beside or scope.key.split()[0] in words("function_words", "with_place")  # "for a given size"
        along = is_in(before, "stepwise") or (self.leg is not None and not beside)
        along = along or is_becoming(self._at(at - 2), before)
        if is_in(Word("", "", scope.key, 0, 0), "monotone") or is_in(noun, "ways"):
            self.course.monotone = True
        elif stepwise and (along or noun is None or noun.type != "AXISNOUN"):
            self.course.monotone = self.course.strict = True
            if noun is not None and noun.type == "AXISNOUN" and noun.value.axis:
                self.course.axes = [noun.value.axis]
        elif noun is not None and (axis := side_of(noun)) and self._acts(at):
            self.course.monotone, self.course.axes = True, [axis]
        elif self.leg is not None and is_in(before, "stepwise") and _is_single(scope):
            self.course.monotone = self.course.strict = True  # "drops with every layer further down"
        elif noun is not None and noun.value in ("row", "column") and is_in(before, "stepwise"):
            self.course.monotone = True  # "with every row": from each row to the next
            self.course.axes = ["y" if noun.value == "row" else "x"]
        elif noun is not None and noun.type == "DIMENSION" and noun.value in ("row", "column"):
            self.course.every = True
            self.course.axes = self.course.axes or ["x" if noun.value == "row" else "y"]
        elif noun is not None and noun.type == "AXISNOUN" and scope.key.startswith("across"):
            self.course.every = True  # "across all layers": along them, or in each of them
        else:
            self.course.every = scope.key.split()[-1] not in words("trends", "singled")
            if noun is not None and noun.type == "AXISNOUN" and noun.value.axis and not self.course.axes:
                single = scope.is_single and getattr(before, "key", "") in words("function_words", "at_step")
                self.course.through = noun.value.axis if single else ""
                self.course.axes = ["y" if noun.value.axis == "x" else "x"]

    def _acts(self, at: int) -> bool:
        """ "Every further column improves the result": what moves the values is a step along the axis."""
        motion, moved = self._at(at + 1), self._at(at + 2)
        if self.leg is not None or motion is None or moved is None or not motion_of(motion):
            return False
        if is_in(motion, "possessing"):
            return False  # "every token loses accuracy"
        return moved.type == "MEASURE" or (isinstance(moved, Word) and self.is_topic(moved.key))

    def _axis(self, at: int) -> int | None:
        """ "As the length increases", "with larger batch sizes", "with depth"; the index behind it."""
        if not is_in(self._at(at), "along"):
            return None
        if self._grows_both(at):
            return at + 3
        found = axis_behind(self.phrases, at)
        if found is None or (self.leg is None and not found.grows):
            return None
        if found.is_backward and self.leg is not None:
            self.leg.direction = turned(self.leg.direction)
        self.backward = found.is_backward and self.leg is None
        if self.course.every and self.course.axes and set(self.course.axes).isdisjoint(found.axes):
            self.course.guarded = True  # "in every column, as the columns go on"
        self.course.axes = list(found.axes)
        return found.last

    def _grows_both(self, at: int) -> bool:
        """ "As the dose goes up", where both axes are doses: that tells nothing new."""
        shared, growth = self._at(at + 1), self._at(at + 2)
        both = isinstance(shared, Word) and shared.type == "AXISNOUN" and shared.value.axis is None
        grows = growth is not None and motion_of(growth) == "up"
        return both and grows and self.leg is not None and is_in(self._at(at), "growing_as")


def _is_single(scope: Scope) -> bool:
    """ "Every metric", "each class"."""
    noun = scope.noun
    single = scope.is_single and scope.count is None and noun is not None
    return single and noun is not None and noun.value not in ("row", "column", "panel", "cell")
