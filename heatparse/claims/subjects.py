"""Subjects: of which values a clause speaks, and of how many of them.

A subject is a quantifier, the places that narrow the grid, and the places that are set aside.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from heatparse.claims.metrics import sides_of
from heatparse.claims.names import Name
from heatparse.claims.phrases import Amount, Part, Phrase, Ref, Scope
from heatparse.claims.predicates import Predicate, is_count
from heatparse.claims.quantifiers import ALL, NONE, SOME, Kind, Quantifier
from heatparse.claims.scene import GUARDS, Scene
from heatparse.claims.sentences import Clause
from heatparse.claims.words import Word
from heatparse.phrases import words
from heatparse.tokens import fold

# Words of these types around the predicate say nothing more.
_SILENT = frozenset((
    "BE", "HAVE", "OCCUR", "SHARE", "PREPOSITION", "AND", "OR", "COMMA", "COLON", "JOIN", "MEASURE", "DIMENSION",
    "AXISNOUN", "TESTED", "TRAINED", "PREDICTED", "TRUE", "EXAMPLE", "CONTRAST", "ARROW", "VERSUS",
))  # fmt: skip
_NOUNS = frozenset(("DIMENSION", "AXISNOUN", "MEASURE", "UNKNOWN", "PART", "SIGN"))


@dataclass(slots=True)
class Subject:
    """Of what a clause speaks. Places that it does not narrow are all of the grid."""

    quantifier: Quantifier = ALL
    said: bool = False  # the text itself says "all", "never", "three" …
    noun: Word | None = None  # what the quantifier counts: an axis, "cells", "rows" …
    places: list[Ref] = field(default_factory=list)
    pairs: list[tuple[Ref, Ref]] = field(default_factory=list)
    part: str = "all"
    without: list[Ref] = field(default_factory=list)
    without_pairs: list[tuple[Ref, Ref]] = field(default_factory=list)
    listed: list[Phrase] = field(default_factory=list)  # in brackets behind a count
    only: bool = False
    every_panel: bool = False
    negated: bool = False  # "does not", "never"
    universal: bool = False  # the text says "all" or "every", whatever else it counts
    unknown: bool = False  # it holds a word that nobody knows
    guarded: bool = False  # it holds a word that may change the truth, and was not understood
    others: bool = False  # "any other", "the five other": all but itself
    inherited: list[Ref] = field(default_factory=list)  # what the text named before and may mean still


def strip_brackets(phrases: list[Phrase]) -> tuple[list[Phrase], dict[int, list[Phrase]]]:
    """Phrases outside of brackets, and what each bracket holds by the index of the phrase before it."""
    main: list[Phrase] = []
    inside: dict[int, list[Phrase]] = {}
    depth, at = 0, 0
    while at < len(phrases):
        phrase = phrases[at]
        if phrase.type == "OPEN" and not depth and _is_coordinate(phrases, at, main):
            main += phrases[at + 1 : at + 4]
            at += 4
        elif phrase.type == "OPEN":
            depth += 1
        elif phrase.type == "CLOSE":
            depth = max(0, depth - 1)
        elif depth:
            inside.setdefault(len(main) - 1, []).append(phrase)
        else:
            main.append(phrase)
        at += 1
    return main, inside


def _is_coordinate(phrases: list[Phrase], at: int, main: list[Phrase]) -> bool:
    """ "At (128, 128)": a bracket that is the place itself."""
    if at + 4 >= len(phrases) or phrases[at + 4].type != "CLOSE" or phrases[at + 2].type != "VERSUS":
        return False
    inner = phrases[at + 1], phrases[at + 3]
    if not all(isinstance(phrase, Ref) for phrase in inner):
        return False
    return not main or main[-1].type in ("PREPOSITION", "DIMENSION")


class SubjectReader:
    """Reads the phrases around a predicate. `read` is None when they say something else."""

    def __init__(
        self, clause: Clause, scene: Scene, main: list[Phrase], inside: dict[int, list[Phrase]]
    ) -> None:
        self.clause = clause
        self.scene = scene
        self.main = main
        self.inside = inside

    def read(self, predicate: Predicate) -> Subject | None:
        """The subject of a predicate; None where words around it make the clause something else."""
        subject = Subject()
        taken = set(range(predicate.first, predicate.last))
        if not self._quantify(subject, predicate, taken):
            return None
        self._places(subject, taken)
        self._inherit(subject)
        for index, phrase in enumerate(self.main):
            if index in taken:
                continue
            if phrase.type in GUARDS and self._is_apart(index, predicate):
                continue
            if not self._is_silent(phrase, subject):
                return None
        return subject

    def _is_apart(self, index: int, predicate: Predicate) -> bool:
        """Whether a guard word belongs to another statement: "may be easy, with scores above 0.9"."""
        for at in range(index + 1, predicate.first):
            following = self.main[at + 1] if at + 1 < len(self.main) else None
            if self.main[at].type == "COMMA" and isinstance(following, Word):
                return following.key in words("assertions", "attaching")
        return False

    def _inherit(self, subject: Subject) -> None:
        """What pronouns stand for, and what the clauses before named."""
        if any(not ref.is_panel for ref in subject.places) or subject.pairs:
            return
        pronoun = next(
            (i for i, p in enumerate(self.main) if isinstance(p, Word) and p.key in words("assertions", "antecedent")
             and p.type == "PRONOUN"), None,
        )  # fmt: skip
        named = self._named_before()
        bare = subject.noun is None and subject.quantifier.kind in ("all", "none") and self._is_bare_scope()
        if pronoun is None and not bare:
            subject.inherited = named
            return
        if len(named) == 1:
            subject.places.append(self._owner(named[0], pronoun))
        elif named or (not self.clause.heads and subject.part == "all"):
            subject.guarded = True

    def _is_bare_scope(self) -> bool:
        """Whether the subject is a quantifier alone: "neither exceeds", "all six are above"."""
        first = next(
            (phrase for phrase in self.main if phrase.type not in ("COMMA", "AND", "PREPOSITION")), None
        )
        return isinstance(first, Scope) and first.noun is None

    def _named_before(self) -> list[Ref]:
        """The categories of the nearest clause before in the same block that names some."""
        clause = self.clause.before
        while clause is not None:
            refs = [ref for ref in clause.refs() if ref.names and not ref.is_panel]
            if refs:
                return refs
            clause = clause.before
        return []

    def _owner(self, ref: Ref, pronoun: int | None) -> Ref:
        """ "Its row": the row of what was named."""
        following = self.main[pronoun + 1] if pronoun is not None and pronoun + 1 < len(self.main) else None
        if (
            isinstance(following, Word)
            and following.type == "DIMENSION"
            and following.value in ("row", "column")
        ):
            return replace(ref, side="y" if following.value == "row" else "x")
        return ref

    def _is_silent(self, phrase: Phrase, subject: Subject) -> bool:
        """Whether a phrase that was not used changes nothing."""
        if phrase.type in _SILENT:
            return True
        if phrase.type in GUARDS:
            subject.guarded = True
            return True
        if phrase.type == "UNKNOWN" and isinstance(phrase, Word):
            subject.unknown |= not self._is_known(phrase)
            return True
        if phrase.type == "RIVALS":
            subject.others = True
            return True
        if isinstance(phrase, Word) and phrase.type == "PRONOUN":
            return phrase.key in words("assertions", "subject")
        if isinstance(phrase, Scope):
            return phrase.quantifier in ("all", "both") and phrase.noun is None
        return False

    def _is_known(self, word: Word) -> bool:
        """Whether an unknown word names categories, or is an adjective that changes nothing."""
        return word.key in words("assertions", "harmless") or bool(sides_of(self.scene, word.key))

    # Quantifiers

    def _quantify(self, subject: Subject, predicate: Predicate, taken: set[int]) -> bool:
        """Read negations, "all", "none", "three of the twelve"; False when they do not fit together."""
        strong: list[tuple[int, Quantifier, Word | None]] = []
        negations = 0
        for index, phrase in enumerate(self.main):
            if index in taken:
                continue
            if isinstance(phrase, Scope):
                if not self._scope(subject, index, phrase, strong, taken):
                    return False
            elif phrase.type == "NEGATION":
                taken.add(index)
                if phrase.key == "no":  # type: ignore[union-attr]
                    strong.append((index, NONE, self._noun(index + 1, taken)))
                else:
                    negations += 1
            elif phrase.type == "CARDINAL" or is_count(self.main, index):
                if subject.universal and self._follows_universal(index):
                    taken.add(index)  # "all of the four models", "both of the two"
                    continue
                strong.append(self._count(subject, index, taken))
        if len(strong) > 1 or negations > 1:
            return False
        subject.negated = negations == 1
        if subject.negated and strong and strong[0][1].kind in ("none", "most", "half"):
            return False
        if strong:
            _, subject.quantifier, subject.noun = strong[0]
            subject.said = True
            if subject.only and subject.quantifier.kind == "all":
                subject.quantifier = ALL
        elif predicate.verb in words("assertions", "staying") or subject.negated:
            subject.said = True
        return True

    def _scope(
        self, subject: Subject, index: int, scope: Scope, strong: list[tuple[int, Quantifier, Word | None]],
        taken: set[int],
    ) -> bool:  # fmt: skip
        taken.add(index)
        noun = scope.noun
        if noun is not None and noun.type == "DIAGONAL":
            subject.part = noun.value
            noun = None
        if noun is not None and noun.type == "UNKNOWN":
            subject.unknown |= not self._is_known(noun)
        if scope.others:
            subject.others = True
        if noun is None and scope.quantifier != "only":
            noun = self._noun(index + 1, taken, scope)
        if scope.quantifier in ("all", "both"):
            return self._universal(subject, index, scope, noun, strong)
        if scope.quantifier == "only":
            subject.only = True
            return True
        if scope.quantifier in ("none", "most", "half"):
            of = self._of(index + 1, taken) or scope.count
            strong.append((index, Quantifier(scope.quantifier, of=of), noun))  # type: ignore[arg-type]
            return True
        strong.append((index, SOME, noun))
        return True

    def _universal(
        self, subject: Subject, index: int, scope: Scope, noun: Word | None,
        strong: list[tuple[int, Quantifier, Word | None]],
    ) -> bool:  # fmt: skip
        """ "All", "every": said; over panels it means each of them."""
        before = self.main[index - 1] if index else None
        if before is not None and before.type == "NEGATION":
            return False  # "not all"
        if before is not None and before.type in ("EXCEPTION", "THAN"):
            return False
        subject.said = subject.universal = True
        if noun is not None and noun.type == "DIMENSION" and noun.value == "panel":
            subject.every_panel = True
        elif subject.noun is None:
            subject.noun = noun
        return True

    def _count(self, subject: Subject, index: int, taken: set[int]) -> tuple[int, Quantifier, Word | None]:
        """ "Three", "at least three", "35 of the 77 cells"."""
        phrase = self.main[index]
        taken.add(index)
        count = int(phrase.value) if isinstance(phrase, Word) else int(_amount(phrase))
        before = self.main[index - 1] if index else None
        kind: Kind = "exactly"
        if before is not None and (
            before.type == "RIVALS" or (isinstance(before, Word) and before.key == "remaining")
        ):
            kind, subject.unknown = "at_least", True  # "the other ten": what they are is not known
            taken.add(index - 1)
        if isinstance(before, Word) and before.type in ("COMPARATIVE", "BOUND", "PREPOSITION", "RESTRICTION"):
            for name in ("at_least", "more", "at_most", "fewer"):
                if before.key in words("assertions", name):
                    kind = name  # type: ignore[assignment]
                    taken.add(index - 1)
        of = self._of(index + 1, taken)
        return index, Quantifier(kind, count, of), self._noun(index + 1, taken)

    def _follows_universal(self, index: int) -> bool:
        """ "All 25 values", "each of the other four": the number only tells how many there are."""
        while index and self.main[index - 1].type in ("RIVALS", "PREPOSITION"):
            index -= 1
        return index > 0 and self.main[index - 1].type == "SCOPE"

    def _of(self, index: int, taken: set[int]) -> int | None:
        """The total of "three of the twelve"."""
        if index + 1 >= len(self.main):
            return None
        joint, at = self.main[index], index + 1
        if not (isinstance(joint, Word) and joint.key == "of" and joint.type == "PREPOSITION"):
            return None
        while at + 1 < len(self.main) and self.main[at].type in ("RIVALS", "UNKNOWN"):
            at += 1
        total = self.main[at]
        if isinstance(total, Word) and total.type == "CARDINAL":
            taken.update((index, at))
            return int(total.value)
        if isinstance(total, Amount) and total.quantity.value is not None:
            taken.update((index, at))
            return int(total.quantity.value)
        return None

    def _noun(self, index: int, taken: set[int], scope: Scope | None = None) -> Word | None:
        """The noun behind a quantifier, past adjectives and "of the twelve"."""
        noun: Word | None = None
        for phrase in self.main[index:]:
            if isinstance(phrase, Word) and phrase.type in _NOUNS and phrase.type != "SIGN":
                if noun is None or noun.type == "UNKNOWN" or phrase.type in ("DIMENSION", "AXISNOUN"):
                    noun = phrase
            elif phrase.type == "PART" or (
                phrase.type in ("PREPOSITION", "CARDINAL", "AMOUNT") and noun is None
            ):
                if phrase.type == "PREPOSITION" and phrase.key != "of":  # type: ignore[union-attr]
                    break
                if isinstance(phrase, Part) and phrase.key.count(" ") == 0 and noun is None:
                    continue
            elif isinstance(phrase, Scope) and noun is None and phrase.noun is not None:
                noun = phrase.noun
                break
            else:
                break
        return noun

    # Places

    def _places(self, subject: Subject, taken: set[int]) -> None:
        index = 0
        while index < len(self.main):
            phrase = self.main[index]
            if index in taken:
                pass
            elif phrase.type == "EXCEPTION":
                index = self._exception(subject, index, taken)
                continue
            elif isinstance(phrase, Part):
                taken.add(index)
                subject.part = phrase.part if subject.part == "all" else subject.part
            elif isinstance(phrase, Ref):
                index = self._reference(subject, index, taken)
                continue
            index += 1

    def _reference(self, subject: Subject, index: int, taken: set[int]) -> int:
        """One place, a pair of them that is a cell, or a span of them. Returns the index behind it."""
        ref = self.main[index]
        assert isinstance(ref, Ref)
        taken.add(index)
        joint = self.main[index + 1] if index + 1 < len(self.main) else None
        second = self.main[index + 2] if index + 2 < len(self.main) else None
        if isinstance(joint, Word) and isinstance(second, Ref) and not ref.is_panel:
            if joint.type in ("ARROW", "VERSUS"):
                subject.pairs.append((ref, second))
                taken.update((index + 1, index + 2))
                return index + 3
            if joint.key in words("assertions", "to"):
                span = self._span(ref, second)
                if span is not None:
                    subject.places.append(span)
                    taken.update((index + 1, index + 2))
                    return index + 3
        subject.places.append(self._open_span(ref, index, taken) or ref)
        return self._joined(subject, index + 1, taken)

    def _joined(self, subject: Subject, index: int, taken: set[int]) -> int:
        """More names of a list: "2, 3, and 6"."""
        ref = subject.places[-1]
        end = index
        while end < len(self.main) and self.main[end].type in ("JOIN", "AND"):
            end += 1
        following = self.main[end] if end < len(self.main) else None
        if (
            end == index
            or not isinstance(following, Ref)
            or following.is_panel
            or not ref.names
            or ref.is_panel
        ):
            return index
        if following.side not in (None, ref.side):
            return index
        subject.places[-1] = replace(ref, names=ref.names + following.names, end=following.end)
        taken.update(range(index, end + 1))
        return self._joined(subject, end + 1, taken)

    def _span(self, first: Ref, last: Ref) -> Ref | None:
        """ "May through September": the categories between two of one axis."""
        for grid in self.scene.grids.all():
            for order, side in ((grid.columns, "x"), (grid.rows, "y")):
                if first.side not in (None, side) and last.side not in (None, side):
                    continue
                ends = [order.get(fold(ref.names[-1].label.text)) for ref in (first, last) if ref.names]
                if len(ends) == 2 and ends[0] is not None and ends[1] is not None and ends[0] < ends[1]:
                    return self._between(first, list(order)[ends[0] : ends[1] + 1], side)
        return None

    def _open_span(self, ref: Ref, index: int, taken: set[int]) -> Ref | None:
        """ "From layer 6 on", "beyond length 5", "up to ratio 0.3"."""
        if ref.is_panel or len(ref.names) != 1:
            return None
        before = self.main[index - 1] if index else None
        after = self.main[index + 1] if index + 1 < len(self.main) else None
        start: int | None = None
        grid = self.scene.grids[0] if len(self.scene.grids) else None
        if grid is None:
            return None
        side = ref.side or ("x" if fold(ref.names[0].label.text) in grid.columns else "y")
        order = list(grid.columns if side == "x" else grid.rows)
        at = fold(ref.names[0].label.text)
        if at not in order:
            return None
        position = order.index(at)
        if (
            isinstance(after, Word)
            and after.key in words("assertions", "onward")
            and after.type in ("PREPOSITION", "RESTRICTION")
        ):
            if isinstance(before, Word) and before.key in (
                *words("assertions", "from"),
                "starting at",
                "beginning with",
            ):
                taken.update((index - 1, index + 1))
                start, end = position, len(order)
            elif after.type == "RESTRICTION":
                taken.add(index + 1)
                start, end = position, len(order)
        if (
            start is None
            and isinstance(before, Word)
            and before.type in ("COMPARATIVE", "RESTRICTION", "BOUND")
        ):
            for name, first, last in (
                ("beyond", position + 1, len(order)), ("before", 0, position), ("until", 0, position + 1),
            ):  # fmt: skip
                if before.key in words("assertions", name):
                    taken.add(index - 1)
                    start, end = first, last
                    break
        if start is None or start >= end:
            return None
        return self._between(ref, order[start:end], side)

    def _between(self, ref: Ref, keys: list[str], side: str) -> Ref:
        labels = [self.scene.draft.labels.get(key) for key in keys]
        known = tuple(label for label in labels if label is not None)
        return Ref(ref.start, ref.end, (Name("category", known),), side=side)  # type: ignore[arg-type]

    def _exception(self, subject: Subject, index: int, taken: set[int]) -> int:
        """ "Except for (1, 2)", "apart from NLI": what is set aside. Left over when it is not clear."""
        bracket = self.inside.get(index)
        inner = bracket if bracket is not None else self.main[index + 1 :]
        refs: list[Ref] = []
        used = 0
        for phrase in inner:
            if isinstance(phrase, Ref):
                refs.append(phrase)
            elif phrase.type not in ("VERSUS", "ARROW", "PREPOSITION", "JOIN") or (
                not refs and phrase.type != "PREPOSITION"
            ):
                break
            used += 1
        if not refs or len(refs) > 2 or any(ref.is_panel for ref in refs):
            return index + 1
        if len(refs) == 2:
            subject.without_pairs.append((refs[0], refs[1]))
        else:
            subject.without.append(refs[0])
        taken.add(index)
        if bracket is None:
            taken.update(range(index + 1, index + 1 + used))
            return index + 1 + used
        return index + 1


def _amount(phrase: Phrase) -> float:
    return phrase.quantity.value or 0.0 if isinstance(phrase, Amount) else 0.0
