"""Subjects: of which values a clause speaks, and of how many of them.

A subject is a quantifier, the places that narrow the grid, and the places that are set aside.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache

from heatparse.claims.antecedents import find_pronoun, is_bare_scope, named_before, owned
from heatparse.claims.guards import GUARDS
from heatparse.claims.metrics import is_introduced, sides_of
from heatparse.claims.phrases import Amount, Part, Phrase, Ref, Scope, key_of
from heatparse.claims.places import PlaceReader, Places
from heatparse.claims.predicates import Predicate
from heatparse.claims.quantifiers import ALL, NONE, SOME, Kind, Quantifier
from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.shares import read_share
from heatparse.claims.things import is_thing
from heatparse.claims.topics import Topic, read_topic
from heatparse.claims.whole_numbers import is_count, whole_number
from heatparse.claims.words import Word
from heatparse.phrases import words
from heatparse.resources import vocabulary

# Words of these types around the predicate say nothing more.
_SILENT = frozenset((
    "BE", "HAVE", "OCCUR", "SHARE", "PREPOSITION", "AND", "OR", "COMMA", "COLON", "JOIN", "MEASURE",
    "DIMENSION", "AXISNOUN", "TESTED", "TRAINED", "PREDICTED", "TRUE", "EXAMPLE", "CONTRAST", "ARROW",
    "VERSUS",
))  # fmt: skip
_NOUNS = frozenset(("DIMENSION", "AXISNOUN", "MEASURE", "UNKNOWN", "TIMES"))
# What a clause can speak of.
_SUBJECTS = frozenset(("DIMENSION", "AXISNOUN", "MEASURE", "CARDINAL", "PRONOUN", "RIVALS"))

Counted = tuple[Quantifier, Word | None]


@dataclass(slots=True)
class Subject:
    """Of what a clause speaks. Places that it does not narrow are all of the grid."""

    places: Places = field(default_factory=Places)
    quantifier: Quantifier = ALL
    noun: Word | None = None  # what the quantifier counts: an axis, "cells", "rows" …
    total: int | None = None  # "all 25 values"
    said: bool = False  # the text itself says "all", "never", "three" …
    universal: bool = False  # the text says "all" or "every", whatever else it counts
    every_panel: bool = False
    in_all: bool = False  # "in all panels", and not "in any panel"
    only: bool = False
    only_ref: Ref | None = None  # what stands beside "only"
    others: bool = False  # "any other", "the five other": all but itself
    negated: bool = False  # "does not", "never"
    unknown: bool = False  # it holds a word that nobody knows
    guarded: bool = False  # it holds a word that may change the truth, and was not understood
    once: bool = False  # "every class exceeds 0.5 somewhere": one cell of each is enough
    whole: bool = False  # "no class is always above 0.5": none of them with all its cells
    denied: bool = False  # "is not always above 0.5": one cell that is not is enough
    per: Word | None = None  # "each row has two negative values": what is counted in every one of these
    either_way: bool = False  # "all pairs that involve A": its row as well as its column
    of_deviations: bool = False  # it speaks of what stands behind the "±"
    inherited: list[Ref] = field(default_factory=list)  # what was named before and may be meant still
    topic: Topic = field(default_factory=Topic)  # what the headings and the lead above narrow it to
    bare: bool = False  # it is not said of what the clause speaks: "stays below 0.3"

    @property
    def is_narrowed(self) -> bool:
        """Whether the clause itself says where."""
        places = self.places
        return bool(places.refs or places.pairs or places.block or places.part != "all")


class SubjectReader:
    """Reads the phrases around a predicate."""

    def __init__(
        self, clause: Clause, scene: Scene, main: list[Phrase], inside: dict[int, list[Phrase]],
        continues: bool = False,
    ) -> None:  # fmt: skip
        self.clause = clause
        self.scene = scene
        self.main = main
        self.inside = inside
        self.continues = continues  # what is in front of these phrases may name their places
        self.subject = Subject()
        self.taken: set[int] = set()
        self.counted: list[Counted] = []
        self.predicate = Predicate("stated", 0, 0)

    def read(self, predicate: Predicate) -> Subject | None:
        """The subject of a predicate; None where words around it make the clause something else."""
        self.predicate = predicate
        self.taken.update(range(predicate.first, predicate.last))
        places = PlaceReader(self.scene, self.main, self.inside, self.taken).read()
        self.subject.places = places
        self.subject.either_way = places.cross
        self.subject.guarded = places.cross and any(ref.position for ref in places.refs)
        if not self._quantify(predicate):
            return None
        self._inherit()
        self._narrow(predicate)
        for index, phrase in enumerate(self.main):
            if index in self.taken or (phrase.type in GUARDS and self._is_apart(index, predicate)):
                continue
            if not self._is_silent(phrase, index):
                return None
        if self.subject.either_way and self.subject.places.part == "all" and self.scene.grids[0].is_square:
            self.subject.places.part = "off-diagonal"
        return self.subject

    # What is left over

    def _is_silent(self, phrase: Phrase, index: int) -> bool:
        """Whether a phrase that was not used changes nothing."""
        if phrase.type in _SILENT or self._repeats_name(phrase, index):
            return True
        if phrase.type in GUARDS:
            self.subject.guarded = True
            return True
        if phrase.type == "UNKNOWN" and isinstance(phrase, Word):
            if phrase.key in words("assertions", "either_way"):
                self.subject.either_way = True
                return True
            if phrase.key in words("assertions", "foreign"):
                self.subject.others = True
                return True
            self.subject.once |= phrase.key in words("assertions", "once")
            self.subject.unknown |= not self._is_known(phrase) and not self.subject.once
            return True
        if phrase.type == "RIVALS":
            self.subject.others = True
            if key_of(phrase).startswith(("all", "any")):  # "with all other variables"
                self.subject.said = self.subject.universal = True
            return True
        if phrase.type == "TIMES":
            return self.subject.quantifier.counts
        if phrase.type == "AREA" and key_of(phrase) in words("assertions", "gathering"):
            return True
        if phrase.type == "SPREAD" and key_of(phrase) in words("assertions", "deviation"):
            self.subject.of_deviations = True
            return True
        if phrase.type == "PRONOUN" and isinstance(phrase, Word):
            return phrase.key in words("assertions", "subject")
        return False

    def _repeats_name(self, phrase: Phrase, index: int) -> bool:
        """Whether a noun only says what was named or counted is: "the NLI model", "any other variable"."""
        before = self.main[index - 1] if index else None
        if isinstance(before, Amount) and isinstance(phrase, Word) and phrase.type == "UNKNOWN":
            return phrase.key in words("names", "units") or is_introduced(self.scene, phrase.key)
        beside = isinstance(before, Ref) or (before is not None and before.type == "RIVALS")
        return beside and is_thing(phrase)

    def _is_known(self, word: Word) -> bool:
        """Whether an unknown word names categories, or is an adjective that changes nothing."""
        known = word.key in words("assertions", "harmless") or word.key in self.scene.title_words
        return known or bool(sides_of(self.scene, word.key))

    def _is_unnamed(self, noun: Word) -> bool:
        """Whether a noun can only stand for the categories: "every property" of axes without a name."""
        panel, grid = self.scene.document.panels[0], self.scene.grids[0]
        unnamed = not panel.x_axis.label and not panel.y_axis.label
        return unnamed and grid.is_square and noun.key not in words("names", "metrics")

    def _is_apart(self, index: int, predicate: Predicate) -> bool:
        """Whether a guard word belongs to another statement: "may be easy, with scores above 0.9"."""
        for at in range(index + 1, predicate.first):
            following = self.main[at + 1] if at + 1 < len(self.main) else None
            if self.main[at].type == "COMMA" and isinstance(following, Word):
                return following.key in words("assertions", "attaching")
        return False

    def _narrow(self, predicate: Predicate) -> None:
        """What the headings and the lead say of the subject."""
        subject = self.subject
        subject.topic = read_topic(self.clause, self.scene)
        subject.unknown |= subject.topic.group and not subject.is_narrowed
        subject.unknown |= bool(subject.topic.unclear - self._axes())
        subject.unknown |= subject.topic.banded and not subject.quantifier.counts
        front = self.main[: predicate.first]
        front += [
            phrase for phrase in self.main[predicate.last : predicate.last + 1] if phrase.type in _NOUNS
        ]
        subject.bare |= not subject.is_narrowed and not any(map(_is_subject, front)) and not self.continues
        topic = subject.topic
        told = topic.refs or topic.areas or topic.part != "all" or self.clause.heads
        if subject.bare and not told:
            followed = self.clause.before is not None or not topic.names_nothing
            subject.unknown |= followed and not subject.inherited

    def _axes(self) -> set[str]:
        """The axes that the clause itself narrows."""
        grid = self.scene.grids[0]
        lines = [line for ref in self.subject.places.refs for line in self.scene.lines(ref, grid)]
        return {"y" if line.axis == "row" else "x" for line in lines}

    def _inherit(self) -> None:
        """What pronouns stand for, and what the clauses before named."""
        subject = self.subject
        places = subject.places
        if any(not ref.is_panel for ref in places.refs) or places.pairs or places.block:
            self._inherit_subject()
            return
        pronoun = find_pronoun(self.main)
        led = self.clause.heads or any(isinstance(phrase, Part) for phrase in self.clause.lead)
        if pronoun is not None and led and self.clause.before is None:
            subject.bare = True  # "**A:** its scores …"
            return
        bare = (
            subject.noun is None and subject.quantifier.kind in ("all", "none") and is_bare_scope(self.main)
        )
        named = named_before(self.clause, self.scene, across=pronoun is not None)
        if pronoun is None and not bare:
            subject.inherited = named
        elif len(named) == 1:
            subject.unknown |= _is_several(self.main, pronoun) and len(named[0].names) == 1
            subject.places.refs.append(owned(named[0], self.main, pronoun))
        elif bare and not named and pronoun is None:
            subject.unknown |= not self.continues and not self.clause.heads
        elif self.continues and not named:
            pass
        elif named or (not self.clause.heads and subject.places.part == "all"):
            subject.guarded = True

    def _inherit_subject(self) -> None:
        """ "Its accuracy exceeds 0.7 on A but stays below 0.4 on B": of whom, was said in the clauses before."""
        first = self.main[0] if self.main else None
        elided = first is not None and first.type in ("BE", "HAVE", "OCCUR", "AMOUNT")
        own = isinstance(first, Word) and first.key in words("assertions", "antecedent")
        if self.clause.before is None or not (own or elided) or len(self.subject.places.refs) != 1:
            return
        earlier = named_before(self.clause, self.scene)
        further = named_before(self.clause.before, self.scene) if elided else []
        self.subject.inherited = [ref for ref in (*earlier, *further) if len(ref.names) == 1]

    # Quantifiers

    def _quantify(self, predicate: Predicate) -> bool:
        """Read negations, "all", "none", "three of the twelve"; False when they do not fit together."""
        negations = 0
        for index, phrase in enumerate(self.main):
            if index in self.taken:
                continue
            share = read_share(self.main, index)
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
                else:
                    negations += 1
                    self.subject.guarded |= key_of(phrase) in words("assertions", "seldom")
            elif phrase.type == "CARDINAL" or is_count(self.main, index):
                self._count(index)
        subject = self.subject
        subject.negated = negations == 1
        if subject.whole and not self.counted:
            subject.denied, subject.negated = subject.negated, False
        if len(self.counted) > 1 or negations > 1:
            return False
        if self.counted:
            subject.per = subject.noun if subject.whole and self.counted[0][0].counts else None
            subject.quantifier, subject.noun = self.counted[0]
            subject.said = True
            return not (subject.negated and subject.quantifier.kind in ("none", "most", "half", "share"))
        subject.said |= predicate.verb in words("assertions", "staying") or subject.negated
        return True

    def _scope(self, index: int, scope: Scope) -> bool:
        self.taken.add(index)
        subject, noun = self.subject, scope.noun
        if noun is not None and noun.type == "DIAGONAL":
            subject.places.part, noun = noun.value, None
        if noun is not None and noun.type == "UNKNOWN":
            subject.unknown |= not (self._is_known(noun) or self._is_unnamed(noun))
        subject.others |= scope.others
        subject.unknown |= scope.key.endswith(" else")  # but for what was told before
        if scope.quantifier == "only" and index + 1 in self.taken and self.predicate.relation == "within":
            return True  # "values only range from 0.1 to 0.3": no more than that
        if scope.quantifier == "only":
            subject.only = True
            if index + 1 in self.taken and index and isinstance(self.main[index - 1], Ref):
                behind = [p for p in self.main[index + 1 :] if isinstance(p, Ref) and p.names]
                subject.only_ref = behind[0] if behind else None  # "A only exceeds 0.3 in B"
                subject.unknown |= not behind
                return True
            first = index - 2 if index > 1 and self.main[index - 1].type == "BE" else max(0, index - 1)
            beside = [p for p in self.main[first : index + 3] if isinstance(p, Ref) and p.names]
            subject.only_ref = beside[0 if first == index - 2 else -1] if beside else None
            return True
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
        if noun is not None and noun.type == "DIMENSION" and noun.value == "panel":
            subject.every_panel, subject.in_all = True, scope.key not in words("assertions", "any")
        elif subject.noun is None:
            subject.noun, subject.total = noun, scope.count
        return True

    def _covers_lines(self, scope: Scope, noun: Word | None) -> bool:
        """ "Always", "in every layer": all cells of something; "any" says the same of "no" as of one cell."""
        if scope.key in words("assertions", "any"):
            return False
        if noun is None:
            return scope.key in _adverbs()
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
        kind: Kind = "exactly"
        of = self._of(index + 1)
        self.subject.guarded |= of is None and self._may_be_place(index, count)
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

    def _may_be_place(self, index: int, count: int) -> bool:
        """ "With eight threads": so many, or the category of that number."""
        noun = self.main[index + 1] if index + 1 < len(self.main) else None
        if key_of(self.main[index - 1] if index else None) not in words("assertions", "working_with"):
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
        while index and self.main[index - 1].type in ("RIVALS", "PREPOSITION"):
            index -= 1
        return index > 0 and self.main[index - 1].type == "SCOPE"

    def _of(self, index: int) -> int | None:
        """The total of "three of the twelve"."""
        if index + 1 >= len(self.main) or key_of(self.main[index]) != "of":
            return None
        at = index + 1
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
        self.taken.add(at)
        return whole_number(total)

    def _noun(self, index: int) -> Word | None:
        """The noun behind a quantifier, past adjectives and "of the twelve"."""
        noun: Word | None = None
        tint = range(self.predicate.first, self.predicate.last) if self.predicate.color else ()
        for at, phrase in enumerate(self.main[index:], index):
            if at in tint:
                continue
            if isinstance(phrase, Word) and phrase.type in _NOUNS:
                if noun is None or noun.type == "UNKNOWN" or phrase.type in ("DIMENSION", "AXISNOUN"):
                    noun = phrase
            elif isinstance(phrase, Scope) and noun is None and phrase.noun is not None:
                return phrase.noun
            elif isinstance(phrase, Part):
                continue
            elif noun is not None or not (
                phrase.type in ("CARDINAL", "AMOUNT", "PRONOUN", "RIVALS", "SIGN") or key_of(phrase) == "of"
            ):
                break
        return noun


def _is_several(main: list[Phrase], pronoun: int | None) -> bool:
    """Whether a pronoun stands for several things: "most of them"."""
    return pronoun is not None and key_of(main[pronoun]) in words("assertions", "plural")


@cache
def _adverbs() -> frozenset[str]:
    return frozenset(word for group in vocabulary("claims")["adverb"].values() for word in group)


def _is_subject(phrase: Phrase) -> bool:
    """Whether a phrase may be the subject of a clause."""
    if isinstance(phrase, Scope):
        return phrase.quantifier != "only" and (phrase.noun is not None or phrase.key not in _adverbs())
    if phrase.type == "UNKNOWN":
        return key_of(phrase) not in words("assertions", "harmless")
    return isinstance(phrase, Ref | Part | Amount) or phrase.type in _SUBJECTS
