"""Reads a course from the phrases of a clause, motion by motion."""

from __future__ import annotations

from collections.abc import Callable

from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.motions import becoming, is_becoming, is_in, is_state, motion_of, turned
from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, Scope, Superlative
from heatparse.claims.language.words import Word
from heatparse.claims.trends.courses import Course
from heatparse.claims.trends.courses.axis_reader import AxisReader
from heatparse.claims.trends.courses.standstills import without_standstill
from heatparse.claims.trends.courses.stretch_ends import ends_of_stretch
from heatparse.claims.trends.courses.wordings import series_at
from heatparse.phrases import words

# With one of these in it, a clause may say more than the course.
_UNSURE = frozenset(("SUPERLATIVE", "COMPARATIVE", "AGGREGATE", "SPREAD", "PRONOUN", "POSITION", "RIVALS"))
_JOINTS = frozenset(("COMMA", "JOIN", "AND"))
_JUDGING = frozenset(("better", "worse"))
_ENDS = 2  # of a span: "between A and B"


class CourseReader(AxisReader):
    """Reads a course from the phrases of a clause, from left to right.

    `is_topic` tells of an unknown word that it only names what is measured.
    """

    def __init__(self, phrases: list[Phrase], is_topic: Callable[[str], bool]) -> None:
        super().__init__(phrases, is_topic)
        self.moved = -1  # the index of the last motion
        self.is_span = False  # "falls between 0.1 and 0.3"

    def read(self) -> Course | None:
        """The course, None where the clause speaks of no change."""
        told = self.phrases
        self.phrases = without_standstill(told)
        at = 0
        while at < len(self.phrases):
            at = self._read(at)
        course = self.course
        if not course.legs or self.is_span:
            return None
        first, last = course.legs[0], course.legs[-1]
        for side, ref in self.early:
            if side == "start" and first.start is None:
                first.start = ref
            elif side == "stop" and last.stop is None and first is last:
                last.stop = ref
            elif (
                side == "stop" and first.stop is None and first.start is not None and first.stop_value is None
            ):
                first.stop = ref  # "from A to B it falls, before it rises in C"
            elif side == "stop" and first.start is not None and side_of(first.start) == side_of(ref):
                # "From A to C it rises to 5 at B and then falls": on to C
                last.stop = ref if last.stop is None else last.stop
                course.certain &= last.stop is ref
            else:
                course.lines.insert(0, ref)
        course.weak = self.phrases is not told
        course.guarded |= self.backward and len(course.legs) > 1  # which of them comes first is not plain
        course.legs = [leg for leg in course.legs if leg.direction or leg.start_value or leg.stop_value]
        self._meet_crest()
        return course if course.legs else None

    def _read(self, at: int) -> int:
        phrase = self.phrases[at]
        after = self._axis(at) or self._series(at)
        if after is not None:
            return after
        if isinstance(phrase, Ref):
            self._reference(at, phrase)
        elif isinstance(phrase, Amount):
            self._amount(phrase)
        elif phrase.type == "SERIES" and self.leg is not None:
            self.leg.series = list(getattr(phrase, "value", ()))
        elif isinstance(phrase, Scope):
            self._scope(at, phrase)
        elif self._is_motion(at):
            self._begin(
                motion_of(phrase), self._adds_values(at), getattr(self._at(at - 1), "type", "") in _JOINTS
            )
            self.course.follows |= self.moved >= 0 and all(map(_joins, self.phrases[self.moved + 1 : at]))
            self.moved = at
            if self.leg is not None:
                self.leg.is_notch |= is_in(phrase, "notching")
                if not self._takes_back(phrase):
                    self.leg.is_valued |= is_in(phrase, "valued")
                    self.course.valued |= is_in(phrase, "valued")
                self.leg.is_still |= is_in(phrase, "still") and not is_in(self._at(at - 1), "manner")
        elif is_becoming(self._at(at - 1), phrase):
            self._begin("")
        elif direction := becoming(self.phrases, at):
            self._begin(direction)
            judging = getattr(phrase, "value", "") in _JUDGING  # "gets better"
            self.course.valued |= judging
            if self.leg is not None:
                self.leg.is_valued |= judging
        elif is_in(phrase, "edges_of_axis") and is_in(self._at(at - 1), "near") and self.leg is not None:
            self.course.certain = False
        elif is_in(phrase, "starting") or (
            is_in(phrase, "going") and self.leg is None and self._leads_values(at + 1)
        ):
            self._begin("")
            self.begun = is_in(phrase, "starting")
            self.side = "start"
        elif is_in(phrase, "ending"):
            self._end()
        elif isinstance(phrase, Part) and phrase.part == "diagonal":
            self.course.parts.append(phrase)
        elif self._is_crest(at, phrase):
            self._crest("up" if phrase.direction == "high" else "down")  # type: ignore[union-attr]
        else:
            self._word(phrase, at)
        return at + 1

    def _adds_values(self, at: int) -> bool:
        """ ", sinking from 0.4 to 0.3": a participle that gives the values of the motion in front of it."""
        leg, before, behind = self.leg, self._at(at - 1), self._at(at + 1)
        told = leg is not None and bool(leg.start or leg.stop) and not (leg.start_value or leg.stop_value)
        led = before is not None and before.type in ("COMMA", "JOIN")
        participle = getattr(self.phrases[at], "key", "").split()[0].endswith("ing")
        return told and led and participle and (is_in(behind, "from") or is_in(behind, "to"))

    def _is_motion(self, at: int) -> bool:
        """Whether a word begins a motion; "up" and "down" do where no motion stands beside them."""
        phrase = self.phrases[at]
        if is_in(phrase, "directions"):
            if self._goes_through(at) or is_in(self._at(at - 1), "particle_verbs"):
                return False  # "A and B make up 60 %"
            beside = (self._at(at - 1), self._at(at + 1))
            return not any(motion_of(other) for other in beside if other is not None)
        if is_state(self._at(at - 1), phrase):
            return False
        following = self._at(at + 1)
        if is_in(phrase, "becoming") and (becoming(self.phrases, at + 1) or is_becoming(phrase, following)):
            return False  # "grows smaller"
        if motion_of(phrase) == "flat" and following is not None and motion_of(following) in ("up", "down"):
            self.course.monotone |= is_in(phrase, "unbroken")
            return False  # "a steady upward trend"
        return bool(motion_of(phrase)) and not is_in(phrase, "monotone")

    def _series(self, at: int) -> int | None:
        """ "(78 → 59)": the values of a motion one by one; the index behind them."""
        leg = self.leg
        told = series_at(self.phrases, at) if leg is not None else None
        if told is None or leg is None or leg.start_value is not None or leg.series:
            return None
        if leg.stop_value is not None:
            return None
        if told.loose:
            leg.series = told.amounts  # "falls from A to C (9, 7) and rises until E (8, 9)"
            return told.behind
        if len(self.course.legs) > 1 and not self.course.has_values:
            self.course.series = told.amounts  # "rises up to C and then drops (44 → 56 → 51)"
            return told.behind
        leg.start_value, leg.stop_value = told.amounts[0], told.amounts[-1]
        leg.series = told.amounts if len(told.amounts) > _ENDS else []
        return told.behind

    def _takes_back(self, phrase: Phrase) -> bool:
        """ "Dips before it recovers", "rises, then recovers": whatever it was, it goes the other way now."""
        legs = self.course.legs
        if len(legs) < 2 or not is_in(phrase, "recovering") or legs[-2].direction not in ("up", "down"):
            return False
        legs[-1].direction = turned(legs[-2].direction)
        return True

    def _is_crest(self, at: int, phrase: Phrase) -> bool:
        """ "Peaks at C and falls afterwards": where a course turns, told by a verb."""
        if not isinstance(phrase, Superlative) or phrase.nouns or phrase.rank != 1:
            return False
        if not phrase.verb and not (phrase.key == "peak" and isinstance(self._at(at - 1), Ref)):
            return False
        others = self.phrases[at + 1 :] if self.leg is None else self.phrases
        return phrase.direction in ("high", "low") and any(map(motion_of, others))

    # Words

    def _word(self, phrase: Phrase, at: int) -> None:
        course = self.course
        if self._goes_through(at):
            self._orient("y", backward=getattr(phrase, "key", "") == "up")
        elif is_in(phrase, "monotone"):
            course.monotone = True
            course.strict |= is_in(phrase, "stepping")
            pace = getattr(phrase, "value", None)
            course.pace = pace if isinstance(pace, float) else course.pace
        elif is_in(phrase, "overall"):
            course.overall = True
        elif phrase.type == "NEGATION":
            course.negated = True
        elif is_in(phrase, "from"):
            self.side = "start"
        elif is_in(phrase, "within") and isinstance(self._at(at + 1), Amount):
            self.is_span = True
        elif is_in(phrase, "to") or (phrase.type == "ARROW" and self.leg is not None):
            self.side = "stop"
        elif is_in(phrase, "via") and self.leg is not None and (self.leg.start or self.leg.start_value):
            self.side = "via"
        elif phrase.type == "RESTRICTION" and self._repeats(at):
            course.monotone = True  # "month after month"
        elif is_in(phrase, "after") and self._names_place(at + 1):
            self.side = "start"
            self._begin_anew()
        elif is_in(phrase, "until") and self._names_place(at + 1):
            self.side = "stop"
        elif is_in(phrase, "leading_on") and (self._moves(at + 1) or self._moves(at + 2)):
            self.side = "stop"  # "rises before it falls"
        elif phrase.type == "POSITION" and self._is_whole_diagonal(getattr(phrase, "value", "")):
            pass
        elif phrase.type == "POSITION" and self._is_at_crest():
            self._crest_inside(getattr(phrase, "value", ""))
        elif phrase.type == "HEDGE" and is_in(phrase, "manner"):
            pass  # "nearly flat"
        elif is_in(phrase, "onward") and isinstance(self._at(at - 1), Ref):
            pass  # "from A onwards"
        elif is_in(phrase, "amongst") and isinstance(self._at(at + 1), Ref):
            pass  # "peaks among 25-34-year-olds"
        elif phrase.type in GUARDS:
            course.narrowed = True
            course.restricted &= phrase.type == "RESTRICTION"
        elif phrase.type == "UNKNOWN" and isinstance(phrase, Word):
            course.monotone |= is_in(phrase, "unbroken") and self._moves(at + 1)
            known = is_in(phrase, "manner") or is_in(phrase, "shapes") or self.is_topic(phrase.key)
            known = known or self._heads_subject(at, phrase)
            course.certain &= known
            course.guarded |= not known and is_in(self._at(at - 1), "qualifying")  # "under fast charging"
        elif phrase.type in ("BE", "HAVE") and self.leg is not None and self.leg.stop_value is not None:
            told = self.phrases[at + 1 : at + 3]  # "… and reaches 0.4 in C", "… and stays at 0.4"
            course.certain &= not any(isinstance(phrase, Amount) for phrase in told)
        elif (
            phrase.type == "PRONOUN"
            and (not at or is_in(self._at(at - 1), "leading_on"))
            and self._moves(at + 1)
        ):
            pass  # "before it rises", "**A:** the opposite; it rises"
        elif phrase.type in _UNSURE:
            first = getattr(phrase, "key", "") == "first" and self._moves(at + 1)  # "first falls, then rises"
            course.certain &= first or self._orientation(phrase, at)

    def _heads_subject(self, at: int, word: Word) -> bool:
        """ "Coffee sales rise": the noun of what a label names, in front of the motion."""
        before, behind = self._at(at - 1), at + 1
        while isinstance(self._at(behind), Scope) or is_in(self._at(behind), "monotone"):
            behind += 1
        named = isinstance(before, Ref) and bool(before.names) and not before.is_panel and not before.noun
        derived = word.key in words("reserves", "made_of_values") or word.key.endswith(("ed", "ly"))
        return named and self.leg is None and self._moves(behind) and not derived

    def _moves_measure(self, at: int) -> bool:
        """ "No change improves accuracy on P": somebody moves what is measured there, and it goes no way to P."""
        told = [phrase.type for phrase in self.phrases[self.moved : at]]
        return self.moved > 0 and told[1:] == ["MEASURE", "PREPOSITION"] and not self.course.axes

    def _is_whole_diagonal(self, position: str) -> bool:
        """ "The diagonal falls from the first class to the last": along all of it."""
        return bool(self.course.parts) and position in ("first", "last")

    def _moves(self, at: int) -> bool:
        following = self._at(at)
        return following is not None and bool(motion_of(following))

    def _names_place(self, at: int) -> bool:
        following = self._at(at)
        return isinstance(following, Ref) or is_in(following, "ends_of_axis")

    def _repeats(self, at: int) -> bool:
        before, after = self._at(at - 1), self._at(at + 1)
        return isinstance(before, Word) and isinstance(after, Word) and before.key == after.key

    # Places

    def _is_across(self, ref: Ref) -> bool:
        """Whether a place lies on the other axis than the one that the motion goes along: one of its lines.

        "A rise in C from May to July": a place that was taken for a point becomes a line in its turn.
        """
        leg, side = self.leg, side_of(ref)
        if leg is None or not side:
            return False
        early = [place for told, place in self.early if told]
        if early and leg.start is None and leg.stop is None:
            return side_of(early[0]) not in ("", side)  # "between May and July, values rise in C"
        if leg.start is not None:
            return side_of(leg.start) not in ("", side)
        if leg.stop is not None and leg.is_step and side_of(leg.stop) not in ("", side):
            self.course.lines.append(leg.stop)
            leg.stop, leg.is_step = None, False
        return False

    def _leads_values(self, at: int) -> bool:
        """ "Goes from 11 over 19 to 17"."""
        return is_in(self._at(at), "from") and isinstance(self._at(at + 1), Amount)

    def _goes_on_to(self, ref: Ref) -> bool:
        """ "Climbs from A to B, then drops for C": a further place of the axis that is gone along."""
        told = [point for point in self.course.points if side_of(point)]
        return bool(told) and all(side_of(point) == side_of(ref) for point in told)

    def _reference(self, at: int, ref: Ref) -> None:
        """A place is a point of the axis behind a motion, and else one of the lines."""
        if self._is_whole_diagonal(ref.position):
            return
        before = self._at(at - 1)
        ends = ends_of_stretch(before, ref, self._at(at + 1))
        marked = is_in(before, "to") or is_in(before, "until")
        started = is_in(before, "from") or is_in(before, "after")
        if ends is not ref or (getattr(before, "key", "") == "between" and len(ref.names) == _ENDS):
            self._between(ends)
            return
        if self.leg is None:
            measured = marked and at > 1 and self.phrases[at - 2].type == "MEASURE"  # "attention to A falls"
            begun = any(side == "start" for side, _ in self.early)
            marked &= begun or not measured
            started |= is_in(self._at(at + 1), "to") and isinstance(
                self._at(at + 2), Ref
            )  # "in A to C, it falls"
            self.early.append(("start" if started else "stop" if marked else "", ref))
            return
        pointing = ref.noun not in ("row", "column") or bool(ref.position)
        pointing &= is_in(before, "along") or marked or started or self.side == "via"
        pointing |= before is not None and before.type in ("OPEN", "JOIN", "AND") and self._points()
        pointing |= isinstance(before, Superlative) and self._is_at_crest()
        owning = is_in(before, "owning") and not any(name.numeric for name in ref.names)
        pointing &= not owning or self._goes_on_to(ref)
        if not pointing or ref.is_panel or self._is_across(ref):
            self.course.lines.append(ref)
        elif self._is_start() or (started and self.leg.start is None and self.leg.stop is None):
            self.leg.start = self.leg.start or ref
        elif self.leg.stop is None:
            bare = self.leg.start is None and not self._has_value() and is_in(before, "along")
            bare &= not self.leg.is_crest and not owning
            if bare and not marked and self._moves_measure(at):
                self.course.guarded = True
            self._stop_at(ref, bare and not marked and self.side != "via")
        elif (marked or self.side == "via") and self.leg.direction:
            self._go_on(to_place=self.leg.start is not None)
            self._stop_at(ref, False)
        else:
            self.course.lines.append(ref)


def side_of(ref: Ref) -> str:
    """The axis on which all that a place names lies; "" where it is open."""
    labels = [label for name in ref.names for label in name.labels]
    on_x, on_y = all(label.columns for label in labels), all(label.rows for label in labels)
    return "" if not labels or on_x == on_y else "x" if on_x else "y"


def _joins(phrase: Phrase) -> bool:
    """Whether a word may stand between two motions of which one follows the other."""
    return phrase.type in ("AND", "JOIN", "COMMA", "POSITION") or is_in(phrase, "manner")
