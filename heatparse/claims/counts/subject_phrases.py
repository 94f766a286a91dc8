"""Subject phrases: what the phrases around a predicate, and those in front, say of its subject."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.counts.leftovers import is_silent
from heatparse.claims.counts.predicates import Predicate
from heatparse.claims.counts.quantifications import NOUNS, QuantificationReader, quantifying_adverbs
from heatparse.claims.counts.quantifiers import ALL
from heatparse.claims.counts.subjects import Subject
from heatparse.claims.language.forms import other_number
from heatparse.claims.language.guards import GUARDS
from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.topics import CELLS, read_topic
from heatparse.claims.language.words import Word
from heatparse.claims.parts.antecedents import find_pronoun, is_bare_scope, named_before, owned
from heatparse.claims.places.places import PlaceReader
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

# What a clause can speak of.
_SUBJECTS = frozenset(("DIMENSION", "AXISNOUN", "MEASURE", "CARDINAL", "PRONOUN", "RIVALS"))


_OF_PAIRS = frozenset(("positive", "negative", "near", "zero"))
_PAIR = 2
_NUMBERS = frozenset(("AMOUNT", "CARDINAL"))


class SubjectReader:
    """Reads the phrases around a predicate."""

    def __init__(
        self, clause: Clause, scene: Scene, main: list[Phrase], inside: dict[int, list[Phrase]],
        before: Sequence[Phrase] | None = None,
    ) -> None:  # fmt: skip
        self.clause = clause
        self.scene = scene
        self.main = main
        self.inside = inside
        self.before = before or ()
        self.continues = before is not None  # what is in front of these phrases may name their places
        self.subject = Subject()
        self.taken: set[int] = set()

    def read(self, predicate: Predicate) -> Subject | None:
        """The subject of a predicate; None where words around it make the clause something else."""
        self.taken.update(range(predicate.first, predicate.last))
        places = PlaceReader(self.scene, self.main, self.inside, self.taken).read()
        self.subject.places = places
        self.subject.either_way = places.cross
        self.subject.guarded = places.cross and any(ref.position for ref in places.refs)
        self.subject.unknown |= key_of(self.main[0]) == "where"  # what it stands for is not certain
        self.subject.guarded |= any(map(_is_either_line, self.main, self.main[1:]))
        self.subject.guarded |= places.part != "all" and _has_alternative(self.main)
        self._take_lead_pair(predicate)
        if not QuantificationReader(self.scene, self.main, self.subject, predicate, self.taken).read():
            return None
        self._take_named_exceptions()
        numbered = any(phrase.type in _NUMBERS for held in self.inside.values() for phrase in held)
        self.subject.guarded |= (
            numbered and self.subject.quantifier.bound == "about"
        )  # "about half (9 of 12)"
        self.subject.anywhere = self._spans_figure()
        self._inherit()
        self._narrow(predicate)
        for index, phrase in enumerate(self.main):
            if index in self.taken or (phrase.type in GUARDS and self._is_apart(index, predicate)):
                continue
            if not is_silent(self.subject, self.scene, self.main, index):
                return None
        if self.subject.others and not self._set_others_aside():
            return None
        if self.subject.either_way and self.subject.places.part == "all" and self.scene.grids[0].is_square:
            self.subject.places.part = "off-diagonal"
        return self.subject

    def _take_named_exceptions(self) -> None:
        """ "All but one stay below 0.5, the exception being A": those that are counted are the ones named."""
        subject = self.subject
        if subject.quantifier.kind != "all_but" or not subject.places.without:
            return
        named = sum(len(name.labels) for ref in subject.places.without for name in ref.names)
        if named == subject.quantifier.count:
            subject.quantifier, subject.universal = ALL, True
        else:
            subject.guarded = True

    def _spans_figure(self) -> bool:
        """ "Five cells of the figure", "the figure contains five cells": of several panels, all of them."""
        if len(self.scene.grids) < 2:
            return False
        for at, phrase in enumerate(self.main):
            if phrase.type == "DIMENSION" and key_of(phrase) in words("assertions", "whole_figure"):
                before, behind = self.main[:at], self.main[at + 1 : at + 2]
                if before[-1].type == "PREPOSITION" if before else any(p.type == "HAVE" for p in behind):
                    return True
        return False

    def _take_lead_pair(self, predicate: Predicate) -> None:
        """ "**A and B:** show a negative correlation": of the one cell of these two."""
        heads, places, grid = self.clause.heads, self.subject.places, self.scene.grids[0]
        named = heads[0].names if len(heads) == 1 and not heads[0].side else ()
        bare = not (places.refs or places.pairs or places.block) and places.part == "all"
        if predicate.relation not in _OF_PAIRS or not bare or len(named) != _PAIR or heads[0].is_panel:
            return
        counted = any(phrase.type in ("SCOPE", "CARDINAL", "PRONOUN") for phrase in self.main)
        if counted or self.clause.before is not None or not (grid.is_square and grid.is_mirrored):
            return
        if all(len(name.labels) == 1 for name in named):
            one, two = (replace(heads[0], names=(name,)) for name in named)
            places.pairs.append((one, two))

    def _set_others_aside(self) -> bool:
        """ "A reaches 0.9, while no other model exceeds 0.5": all but what was named before."""
        grid = self.scene.grids[0]
        named = self.subject.places.refs or self.clause.heads
        if grid.is_square and not named and self.clause.says(words("assertions", "foreign")):
            self.subject.places.part, self.subject.others = "off-diagonal", False
        if grid.is_square or self.subject.places.without:
            return True
        noun, places = self.subject.noun, self.subject.places
        axis = noun.value.axis if noun is not None and noun.type == "AXISNOUN" else None
        before = named_before(self.clause, self.scene) if self.clause.before is not None else []
        apart: list[Ref] = []
        for ref in before:
            lines = self.scene.lines(ref, grid)
            if len(lines) != 1:
                return False
            side = "y" if lines[0].axis == "row" else "x"
            if axis is None or side == axis:
                apart.append(ref)
            elif not places.refs:
                places.refs.append(ref)
        sides = {self.scene.lines(ref, grid)[0].axis for ref in apart}
        if not apart or len(sides) != 1:
            return False
        places.without += apart
        self.subject.others = False
        return True

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
        zoned = any(ref.noun == "zone" for ref in subject.places.refs)
        # "**Hot cells:** A exceeds 900 in all six columns": of which cells, the clause says itself
        plain = subject.universal or subject.negated
        placed = {CELLS} if (plain and subject.is_narrowed) or self._counts_whole() else set()
        if plain and self._spells_out_lead():
            placed.add("")
        if not zoned:  # "**Lower left:** All cells of the lower-left 2x2 block …"
            subject.unknown |= bool(subject.topic.unclear - self._axes() - placed)
        subject.unknown |= subject.topic.banded and not (subject.quantifier.counts or zoned or placed)
        front = self.main[: predicate.first]
        front += [phrase for phrase in self.main[predicate.last : predicate.last + 1] if phrase.type in NOUNS]
        following = self.main[predicate.last : predicate.last + 1]
        if predicate.relation == "equal" and following and following[0].type in ("OCCUR", "SHARE"):
            front = [*front, *self.main[predicate.first : predicate.last]]  # "0.5 occurs twice"
        subject.bare |= not subject.is_narrowed and not any(map(_is_subject, front)) and not self.continues
        topic = subject.topic
        told = topic.refs or topic.areas or topic.part != "all" or self.clause.heads
        if subject.bare and not told:
            followed = self.clause.before is not None or not topic.names_nothing
            subject.unknown |= followed and not subject.inherited

    def _spells_out_lead(self) -> bool:
        """ "**Early layers:** All heads of layers 0, 1 and 2 …": the clause says which of them are meant."""
        lead = self.clause.topics[-1] if self.clause.topics and self.clause.before is None else []
        told = {part for word in lead for part in word.key.split()}
        told |= {other_number(part) for part in told}
        return any(told & self.scene.names.axis_words[axis] for axis in self._axes())

    def _counts_whole(self) -> bool:
        """ "**Blue cells:** Nine of the 24 cells …", "… nine cells of the heatmap": whatever the lead calls them."""
        sizes = {grid.size() for grid in self.scene.grids.all()}
        quantifier = self.subject.quantifier
        if not quantifier.counts or len(sizes) != 1 or len(self.scene.grids) > 1:
            return False
        of_grid = any(
            key_of(joint) == "of" and isinstance(whole, Word) and whole.value == "grid"
            for joint, whole in pairwise(self.main)
        )
        return quantifier.of in sizes or of_grid

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
        where = key_of(self.main[0]) == "where"
        pronoun = find_pronoun(self.main, relative=where)
        if pronoun and self.main[pronoun - 1].type == "EXCEPTION":
            pronoun = None  # "except those with A"
        if pronoun and self.continues and key_of(self.main[pronoun]) == "there":
            pronoun = None  # "A never exceeds 0.6, and three models stay below 0.4 there"
        own = [p for p in self.before if isinstance(p, Ref) and not p.is_panel]
        if len(own) == 1 and self._is_of_block(own[0], pronoun):
            places.block = own[0]
            return
        if pronoun is not None and len(own) == 1:
            return  # "A, the best one, has its six values above 0.5"
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
        elif where and len(named) != 1:
            subject.guarded = True
        elif len(named) == 1:
            subject.unknown |= _is_several(self.main, pronoun) and len(named[0].names) == 1
            subject.places.refs.append(owned(named[0], self.main, pronoun))
        elif bare and not named and pronoun is None:
            subject.unknown |= not self.continues and not self.clause.heads
        elif self.continues and not named:
            pass
        elif named or (not self.clause.heads and subject.places.part == "all"):
            subject.guarded = True

    def _is_of_block(self, ref: Ref, pronoun: int | None) -> bool:
        """ "A, B and C form a block, with no score below 0.5 in it": the cells of these, all of them."""
        told = pronoun is not None and key_of(self.main[pronoun]) == "it" and len(ref.names) >= _PAIR
        formed = any(phrase.type == "AREA" for phrase in (*self.before, *self.clause.phrases))
        grid = self.scene.grids[0]
        return told and formed and grid.is_square and len(self.scene.lines(ref, grid)) > 1

    def _inherit_subject(self) -> None:
        """ "Its accuracy exceeds 0.7 on A but stays below 0.4 on B": of whom, was said in the clauses before."""
        first = self.main[0] if self.main else None
        elided = first is not None and first.type in ("BE", "HAVE", "OCCUR", "AMOUNT", "SIGN")
        own = isinstance(first, Word) and first.key in words("assertions", "antecedent")
        if self.clause.before is None or not (own or elided) or len(self.subject.places.refs) != 1:
            return
        earlier = named_before(self.clause, self.scene)
        further = named_before(self.clause.before, self.scene) if elided else []
        self.subject.inherited = [ref for ref in (*earlier, *further) if len(ref.names) == 1]
        carried = first is not None and (first.type == "SIGN" or key_of(first) == "staying")
        if carried and len(self.subject.inherited) == 1:
            self.subject.places.refs.append(
                self.subject.inherited[0]
            )  # "…, but negative in C": who was named
            self.subject.inherited, self.subject.said = [], True


def _is_either_line(phrase: Phrase, following: Phrase) -> bool:
    """ "In the row or in the column of A": which one is not told."""
    return following.type == "OR" and isinstance(phrase, Word) and phrase.value in ("row", "column")


def _has_alternative(main: list[Phrase]) -> bool:
    """ "On the diagonal or in the first column": in one of them."""
    types = [phrase.type for phrase in main if phrase.type != "PREPOSITION"]
    return any("PART" in pair and "OR" in pair for pair in pairwise(types))


def _is_several(main: list[Phrase], pronoun: int | None) -> bool:
    """Whether a pronoun stands for several things: "most of them"."""
    return pronoun is not None and key_of(main[pronoun]) in words("assertions", "plural")


def _is_subject(phrase: Phrase) -> bool:
    """Whether a phrase may be the subject of a clause."""
    if isinstance(phrase, Scope):
        return phrase.quantifier != "only" and (
            phrase.noun is not None or phrase.key not in quantifying_adverbs()
        )
    if phrase.type == "UNKNOWN":
        return key_of(phrase) not in words("assertions", "harmless") or key_of(phrase) in words(
            "assertions", "cell_nouns"
        )
    return isinstance(phrase, Ref | Part | Amount) or phrase.type in _SUBJECTS
