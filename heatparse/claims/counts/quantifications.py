"""Quantifications: "all", "none", "three of the twelve" around a predicate, and what they count."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from heatparse.claims.counts.leftovers import is_known
from heatparse.claims.counts.predicates import Predicate
from heatparse.claims.counts.quantifiers import NONE, SOME, Kind, Quantifier
from heatparse.claims.counts.subjects import Subject
from heatparse.claims.counts.tally_units import are_all_lines
from heatparse.claims.gates import may_be_share
from heatparse.claims.language.forms import Name
from heatparse.claims.language.metrics import sides_of
from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, Scope, key_of
from heatparse.claims.language.whole_numbers import is_count, whole_number
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.resources import vocabulary

if TYPE_CHECKING:
    from heatparse.claims.plain.shares import Share


# What can be counted.
NOUNS = frozenset(("DIMENSION", "AXISNOUN", "MEASURE", "UNKNOWN", "TIMES"))
_BEFORE_NOUN = frozenset(("REF", "CARDINAL", "AMOUNT", "PRONOUN", "RIVALS", "SIGN"))
_Counted = tuple[Quantifier, Word | None]


def _share(phrases: list[Phrase], at: int) -> Share | None:
    if not may_be_share(phrases, at):
        return None
    from heatparse.claims.plain.shares import read_share  # loaded where a share is told

    return read_share(phrases, at)


def _denies_one(phrases: list[Phrase]) -> bool:
    from heatparse.claims.changes.denials import denies_one  # loaded where something is denied

    return denies_one(phrases)


def _denies_universal(phrases: list[Phrase]) -> bool:
    if all(phrase.type != "NEGATION" for phrase in phrases):
        return False
    from heatparse.claims.changes.denials import denies_universal  # loaded where something is denied

    return denies_universal(phrases)


class QuantificationReader:
    """Reads of how many a clause speaks into its subject; `taken` are the indices that were used."""

    def __init__(
        self, scene: Scene, main: list[Phrase], subject: Subject, predicate: Predicate, taken: set[int]
    ) -> None:
        self.scene = scene
        self.main = main
        self.subject = subject
        self.predicate = predicate
        self.taken = taken
        self.counted: list[_Counted] = []

    def read(self) -> bool:
        """Read negations, "all", "none", "three of the twelve"; False when they do not fit together."""
        negations = 0
        for index, phrase in enumerate(self.main):
            if index in self.taken:
                continue
            share = _share(self.main, index)
            if share is not None:
                self.taken.update(share.used)
                noun = phrase.noun if isinstance(phrase, Scope) else None
                quantifier = replace(share.quantifier, of=self._total(index + 1))
                self.counted.append((quantifier, noun or self._noun(index + 1)))
            elif isinstance(phrase, Scope):
                if not self._scope(index, phrase):
                    return False
            elif phrase.type == "NEGATION":
                self.taken.add(index)
                if isinstance(phrase, Word) and phrase.key == "no":
                    self.counted.append((NONE, self._noun(index + 1)))
                elif self._is_circumstance(index, phrase):
                    self.subject.guarded = True
                else:
                    negations += 1
                    self.subject.guarded |= key_of(phrase) in words("assertions", "seldom")
            elif phrase.type == "CARDINAL" or is_count(self.main, index):
                self._count(index)
        subject = self.subject
        if len(self.counted) == 2 and not negations and self._denies_in_lines():
            # "in three of the four rows, no score exceeds 0.8"
            self.counted, negations, subject.universal = [self.counted[0]], 1, True
        subject.negated = negations == 1
        if subject.negated and len(self.counted) == 1 and _denies_one(self.main):
            self.counted, subject.negated = [(NONE, self.counted[0][1])], False
        if subject.whole and not self.counted and _denies_universal(self.main):
            subject.denied, subject.negated = subject.negated, False
        if len(self.counted) > 1 or negations > 1:
            return False
        if self.counted:
            each = subject.whole and (self.counted[0][0].counts or self.counted[0][0] == SOME)
            subject.per = subject.noun if each else None
            subject.quantifier, subject.noun = self.counted[0]
            subject.said = True
            if subject.negated and subject.quantifier.kind in ("most", "half", "share"):
                subject.universal = True  # "most rows are never negative": not with any of their cells
            return not (subject.negated and subject.quantifier.kind == "none")
        subject.said |= self.predicate.verb in words("assertions", "staying") or subject.negated
        return True

    def _is_circumstance(self, index: int, phrase: Phrase) -> bool:
        """ "All values lie above 0.9 without noise": where there is none, and nothing is denied of the values."""
        told = any(before.type in ("AMOUNT", "SIGN") for before in self.main[:index])
        return told and key_of(phrase) in words("assertions", "circumstances")

    def _denies_in_lines(self) -> bool:
        """Whether so many lines are counted, and nothing is said to hold of any of their values."""
        (count, line), (none, noun) = self.counted
        lines = line is not None and (line.type == "AXISNOUN" or line.value in ("row", "column"))
        cells = noun is None or noun.type == "MEASURE" or noun.value == "cell"
        return count.counts and lines and none == NONE and cells

    def _scope(self, index: int, scope: Scope) -> bool:
        self.taken.add(index)
        subject, noun = self.subject, scope.noun
        if noun is not None and noun.type == "DIAGONAL":
            subject.places.part, noun = noun.value, None
        if noun is not None and noun.key in words("assertions", "foreign"):
            subject.others, noun = True, None
        if noun is not None and noun.type == "UNKNOWN":
            known = is_known(self.scene, noun) or _is_unnamed(self.scene, noun)
            subject.unknown |= not (known or self._stands_for_panels(scope, noun))
        subject.others |= scope.others
        subject.unknown |= scope.key.endswith(" else")  # but for what was told before
        if scope.key in words("assertions", "at_once"):
            subject.once = True
            return True
        if scope.key in words("assertions", "summing_up") and (not index or self._counts_other(index)):
            return True  # "Overall, the values range from 0.1 to 0.9", "twelve cells overall exceed 0.5"
        if scope.quantifier == "only" and index + 1 in self.taken and self.predicate.relation == "within":
            return True  # "values only range from 0.1 to 0.3": no more than that
        owner = self.main[index - 1] if index else None
        if scope.key == "alone" and isinstance(owner, Ref):
            subject.only, subject.only_ref = True, owner  # "A alone exceeds 0.5"
            return True
        if scope.quantifier == "only" and self._holds_only(index):
            subject.said = subject.universal = True
            return True
        if scope.quantifier == "only":
            subject.only = True
            said = index + 1 in self.taken or [p.type for p in self.main[index + 1 : index + 2]] in (
                ["HAVE"],
                ["BE"],  # "A only becomes positive in B"
            )
            if said and index and isinstance(self.main[index - 1], Ref):
                behind = [p for p in self.main[index + 1 :] if isinstance(p, Ref) and p.names]
                subject.only_ref = behind[0] if behind else None  # "A only exceeds 0.3 in B"
                subject.unknown |= not behind
                return True
            first = index - 2 if index > 1 and self.main[index - 1].type == "BE" else max(0, index - 1)
            beside = [p for p in self.main[first : index + 3] if isinstance(p, Ref) and p.names]
            subject.only_ref = beside[0 if first == index - 2 else -1] if beside else None
            return True
        if scope.key == "most" and noun is None and self._ends_verb(index):
            return False  # "A and B agree most (0.64)"
        if self._excepts_some(index, scope):
            return True
        noun = noun or self._noun(index + 1)
        if scope.quantifier in ("all", "both"):
            return self._universal(index, scope, noun)
        if scope.quantifier in ("none", "most", "half"):
            of = self._of(index + 1) or scope.count
            self.counted.append((Quantifier(scope.quantifier, of=of), noun))  # type: ignore[arg-type]
        else:
            self.counted.append((SOME, noun))
        return True

    def _ends_verb(self, index: int) -> bool:
        """Whether a phrase stands behind a verb, and nothing but a number behind it."""
        verb = self.main[index - 1].type if index else ""
        return verb == "HAVE" and index + 1 in (len(self.main), self.predicate.first)

    def _holds_only(self, index: int) -> bool:
        """ "A has only scores above 0.5", "the row holds only positive values": all of its values."""
        before, behind = self.main[index - 1 : index], self.main[index + 1 : index + 2]
        if not before or not behind or before[0].type != "HAVE" or behind[0].type != "MEASURE":
            return False
        owner = self.main[index - 2] if index > 1 else None
        plural = behind[0] if behind[0].type == "MEASURE" else self.main[min(index + 2, len(self.main) - 1)]
        return isinstance(owner, Ref) and key_of(plural).endswith("s")

    def _counts_other(self, index: int) -> bool:
        """Whether something else than this phrase counts."""
        return any(
            at != index and (phrase.type == "CARDINAL" or is_count(self.main, at))
            for at, phrase in enumerate(self.main)
        )

    def _excepts_some(self, index: int, scope: Scope) -> bool:
        """ "All but one row": how many there are without it."""
        following = self.main[index + 1 : index + 3]
        if scope.quantifier != "all" or [phrase.type for phrase in following] != ["EXCEPTION", "CARDINAL"]:
            return False
        self.taken.update((index + 1, index + 2))
        noun = scope.noun or self._noun(index + 3)
        self.counted.append((Quantifier("all_but", whole_number(following[1])), noun))
        return True

    def _universal(self, index: int, scope: Scope, noun: Word | None) -> bool:
        """ "All", "every": said; over panels it means each of them."""
        subject = self.subject
        before = self.main[index - 1] if index else None
        if before is not None and before.type in ("NEGATION", "EXCEPTION", "THAN"):
            return False  # "not all"
        if scope.quantifier == "both" and noun is None and subject.places.refs:
            return True  # "A and B are both positive": of each of them, not of all their values
        subject.said = subject.universal = True
        subject.whole |= self._covers_lines(scope, noun)
        if noun is not None and self._stands_for_panels(scope, noun):
            subject.every_panel, subject.in_all = True, scope.key not in words("assertions", "any")
        elif subject.noun is None:
            subject.noun, subject.total = noun, scope.count
        return True

    def _stands_for_panels(self, scope: Scope, noun: Word) -> bool:
        """ "In all panels", "in either heatmap", "in both years" of two panels: each of them."""
        if noun.type == "DIMENSION" and noun.value == "panel":
            return True
        two = scope.quantifier == "both" or scope.key.startswith("either")
        if len(self.scene.grids) != 2 or not two:
            return False
        kinds = words("assertions", "panel_kinds")
        of_kind = noun.type == "UNKNOWN" and noun.key in kinds and not sides_of(self.scene, noun.key)
        return of_kind or (noun.type == "DIMENSION" and noun.value == "grid")

    def _covers_lines(self, scope: Scope, noun: Word | None) -> bool:
        """ "Always", "in every layer": all cells of something; "any" says the same of "no" as of one cell."""
        if scope.key in words("assertions", "any"):
            return False
        if noun is None:
            return scope.key in quantifying_adverbs()
        return noun.type == "AXISNOUN" or noun.value in ("row", "column", "category")

    def _count(self, index: int) -> None:
        """ "Three", "at least three", "35 of the 77 cells"."""
        phrase = self.main[index]
        self.taken.add(index)
        count = whole_number(phrase)
        if count > 1 and self._names_as_many(index, count):
            return
        if self.subject.universal and self._follows_universal(index):
            self.subject.total = self.subject.total or count
            return
        if self.counted and self.counted[-1][0] == NONE and self._follows_universal(index):
            self.subject.total = count
            return  # "none of the 42 cells", "none of its five scores"
        if self._counts_between(index, count):
            return
        kind: Kind = "exactly"
        of = self._of(index + 1)
        self.subject.guarded |= of is None and self._may_be_place(index, count)
        if isinstance(phrase, Word) and phrase.definite and of is None and self._are_all(index, count):
            self.subject.said = self.subject.universal = True
            self.subject.total = (
                None if are_all_lines(self._noun(index + 1), count, self.scene.grids.all()) else count
            )
            return
        if isinstance(phrase, Word) and phrase.definite and of is None:
            self.subject.unknown = True  # "the two rows": those that were named before
        before = self.main[index - 1] if index else None
        if before is not None and (before.type == "RIVALS" or key_of(before) == "remaining"):
            kind, self.subject.unknown = "at_least", True  # "the other ten": what they are is not known
            self.taken.add(index - 1)
        elif before is not None and before.type in ("COMPARATIVE", "BOUND", "PREPOSITION", "RESTRICTION"):
            kinds: tuple[Kind, ...] = ("at_least", "more", "at_most", "fewer")
            for name in kinds:
                if key_of(before) in words("assertions", name):
                    kind = name
                    self.taken.add(index - 1)
        self.counted.append((Quantifier(kind, count, of), self._noun(index + 1)))

    def _counts_between(self, index: int, count: int) -> bool:
        """ "Between five and eight of the 24 cells", "five to eight cells": both of these numbers are met as well."""
        joint, last = self.main[index + 1 : index + 3] or (None,), self.main[index + 2 : index + 3]
        opened = key_of(self.main[index - 1] if index else None)
        joints = {"between": "and", "from": "to"}
        told = key_of(joint[0]) == joints.get(opened, "to")
        if not told or not last or not (last[0].type == "CARDINAL" or is_count(self.main, index + 2)):
            return False
        self.taken.update((index + 1, index + 2, *((index - 1,) if opened in joints else ())))
        of = self._of(index + 3)
        counts = Quantifier("between", count, of, highest=whole_number(last[0]))
        self.counted.append((counts, self._noun(index + 3)))
        return True

    def _are_all(self, index: int, count: int) -> bool:
        """ "The six values of A", where a row has six, "the four cities" of four: all of them."""
        refs = [ref for ref in self.subject.places.refs if not ref.is_panel]
        named = self.main[index + 1 : index + 2] == refs  # "the six A values"
        noun = None if named else self._noun(index + 1)
        if are_all_lines(noun, count, self.scene.grids.all()):
            return True
        values = noun is not None and (noun.type == "MEASURE" or noun.value == "cell")
        if len(refs) != 1 or not (named or values):
            return False
        lines = [line for grid in self.scene.grids.all() for line in self.scene.lines(refs[0], grid)]
        sizes = {
            len(grid.columns if line.axis == "row" else grid.rows)
            for grid in self.scene.grids.all()
            for line in lines
        }
        return bool(lines) and all(len(line.labels) == 1 for line in lines) and sizes == {count}

    def _may_be_place(self, index: int, count: int) -> bool:
        """ "With eight threads": so many, or the category of that number."""
        noun = self.main[index + 1] if index + 1 < len(self.main) else None
        before = key_of(self.main[index - 1] if index else None)
        until = before in words("assertions", "until") and self.predicate.last <= index
        if not until and before not in words("assertions", "working_with"):
            return False
        if not isinstance(noun, Word) or noun.type != "AXISNOUN" or noun.value.axis is None:
            return False
        return any(number == count for number, _ in self.scene.names.numbered(noun.value.axis))

    def _names_as_many(self, index: int, count: int) -> bool:
        """ "The two models A and B": the number only tells how many are named."""
        for phrase in self.main[index + 1 : index + 4]:
            if isinstance(phrase, Ref):
                return sum(len(name.labels) for name in phrase.names) == count and not phrase.is_panel
        return False

    def _follows_universal(self, index: int) -> bool:
        """ "All 25 values", "each of the other four": the number only tells how many there are."""
        while index and self.main[index - 1].type in ("RIVALS", "PREPOSITION", "PRONOUN", "REF"):
            index -= 1
        return index > 0 and self.main[index - 1].type == "SCOPE"

    def _of(self, index: int) -> int | None:
        """The total of "three of the twelve"."""
        if index + 1 >= len(self.main) or key_of(self.main[index]) != "of":
            return None
        at = index + 1
        if isinstance(self.main[at], Ref) and self.main[at + 1 : at + 2] and self._total(at + 1) is not None:
            at += 1  # "three of A's six scores"
        while at + 1 < len(self.main) and self.main[at].type in ("RIVALS", "UNKNOWN", "PRONOUN"):
            at += 1
        self.taken.add(index)
        return self._total(at)

    def _total(self, at: int) -> int | None:
        """The number of all things: "twelve" of "half of the twelve"."""
        total = self.main[at] if at < len(self.main) else None
        if total is None:
            return None
        if total.type != "CARDINAL" and not (isinstance(total, Amount) and total.quantity.value is not None):
            return None
        if isinstance(total, Amount) and total.bound:
            return None  # "four of the runs exceed 85"
        self.taken.add(at)
        return whole_number(total)

    def _noun(self, index: int) -> Word | None:
        """The noun behind a quantifier, past adjectives and "of the twelve"."""
        noun: Word | None = None
        tint = range(self.predicate.first, self.predicate.last) if self.predicate.color else ()
        for at, phrase in enumerate(self.main[index:], index):
            if at in tint:
                continue
            if isinstance(phrase, Word) and phrase.type in NOUNS:
                if noun is None or noun.type == "UNKNOWN" or phrase.type in ("DIMENSION", "AXISNOUN"):
                    noun = phrase
            elif isinstance(phrase, Scope) and noun is None and phrase.noun is not None:
                return phrase.noun
            elif isinstance(phrase, Part):
                continue
            elif isinstance(phrase, Ref) and noun is None and not self._owns(at):
                return self._line_of(phrase)
            elif noun is not None or not (phrase.type in _BEFORE_NOUN or key_of(phrase) == "of"):
                break
        return noun

    def _owns(self, index: int) -> bool:
        """Whether a name stands in front of the number of its things: "of A's six scores"."""
        following = self.main[index + 1 : index + 3]
        counted = len(following) > 1 and (following[0].type == "CARDINAL" or is_count(self.main, index + 1))
        return counted and following[1].type in NOUNS

    def _line_of(self, ref: Ref) -> Word | None:
        """The axis of several rows or columns that are named, as a noun: "two of A, B and C"."""
        lines = self.scene.lines(ref, self.scene.grids[0]) if ref.names else []
        if len(lines) != 1 or len(lines[0].labels) < 2:
            return None
        axis = Name("axis", ref.names[0].labels, axis="y" if lines[0].axis == "row" else "x")
        return Word("AXISNOUN", axis, ref.noun, ref.start, ref.end)


def _is_unnamed(scene: Scene, noun: Word) -> bool:
    """Whether a noun can only stand for the categories: "every property" of axes without a name."""
    panel, grid = scene.document.panels[0], scene.grids[0]
    unnamed = not panel.x_axis.label and not panel.y_axis.label
    return unnamed and grid.is_square and noun.key not in words("names", "metrics")


@cache
def quantifying_adverbs() -> frozenset[str]:
    """The adverbs that say of how many: "always", "never"."""
    return frozenset(word for group in vocabulary("claims", "adverb").values() for word in group)
