"""Amounts of a clause, tied to the cells that they may be the value of.

An amount owns the references that stand next to it ("NLI (0.32)", "0.32 on NLI"); what it lacks
comes from references that no other amount owns, then from the context of the clause.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.language.amount_groups import amount_groups, sided_panel, with_relations
from heatparse.claims.language.metrics import is_measured
from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, Scope, key_of
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.language.things import is_appraisal, is_bond, is_thing
from heatparse.claims.language.words import Word
from heatparse.claims.places.cells import TIGHT, Pair, own_pair, pair_up
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.phrases import words
from heatparse.records import Record, field

# What may stand between an amount and the references that it owns, behind it and in front of it.
_BEHIND = frozenset(
    ("PREPOSITION", "VERSUS", "ARROW", "MEASURE", "DIMENSION", "AXISNOUN", "TRUE", "PREDICTED", "BY", "OCCUR")
)
_AHEAD = frozenset((
    "COLON", "BE", "HAVE", "MEASURE", "TESTED", "SCOPE", "CLOSE", "DIMENSION", "AXISNOUN", "PART", "PREPOSITION",
    "OCCUR",
))  # fmt: skip


class Located(Record):
    """An amount and the cells that it may be the value of."""

    amount: Amount
    panel: int
    pairs: list[Pair] = field(default_factory=list)
    firm: bool = False  # the text ties the amount to this cell and no other
    told: bool = False  # it is one of a list of values, most of which are right

    def values(self, grid: Grid) -> list[Value | None]:
        """The values of the cells; of a half that a symmetric matrix leaves out, those of the other half."""
        found = [grid.at(row, column) for row, column in self.pairs]
        if None not in found or not grid.is_half:
            return found
        return [value or grid.at(*pair[::-1]) for value, pair in zip(found, self.pairs, strict=True)]


class Locator:
    """Ties the amounts of a clause to cells."""

    def __init__(self, clause: Clause, scene: Scene) -> None:
        self.clause = clause
        self.scene = scene
        self.phrases = with_relations(clause.phrases)
        self.groups = amount_groups(self.phrases)
        self._bracketed = clause.has("OPEN")
        self.owned = {group[0]: self._owned(group) for group in self.groups}

    def all(self) -> Iterator[Located]:
        """Every plain amount of the clause with its cells."""
        for group in self.groups:
            yield from self.of(group)

    def of(self, group: list[int]) -> Iterator[Located]:
        """The amounts of one joined list with their cells."""
        for position, index in enumerate(group):
            amount = self.phrases[index]
            if isinstance(amount, Amount) and not amount.bound:
                yield from self._locate(amount, group, position)

    def _locate(self, amount: Amount, group: list[int], position: int) -> Iterator[Located]:
        own, linked = self.owned[group[0]]
        shared = [*self._host(group[0]), *self._shared(group[0])]
        linked = linked or not (own or shared)  # only the lead names anything
        context = [ref for ref in self.clause.heads if ref not in own]
        at = group[position]
        named = self._panels([*own, *shared])
        panels = sided_panel(self.phrases, at, self.scene) or named or self.scene.panels(self.clause)
        if len(group) == len(named) > 1:
            panels = (named[position],)
        for panel in panels:
            grid = self.scene.grids[panel]
            pairs, firm = self._pairs(own, shared, context, grid, len(group) == 1)
            if len(group) > 1 and len(group) == len(pairs):
                pairs = [pairs[position]]
            elif len(group) > 1 and len(pairs) > 1:
                pairs = []
            if pairs:
                yield Located(amount, panel, pairs, firm and linked and len(panels) == 1 and len(pairs) == 1)

    def _panels(self, refs: Sequence[Ref]) -> tuple[int, ...]:
        for ref in refs:
            panels = self.scene.panels_named(ref)
            if panels:
                return panels
        return ()

    def _pairs(
        self, own: list[Ref], shared: list[Ref], context: list[Ref], grid: Grid, alone: bool
    ) -> tuple[list[Pair], bool]:
        """The cells of an amount, and whether nothing else can be meant."""
        mine = [ref for ref in own if not self.scene.panels_named(ref)]
        others = [ref for ref in shared if not self.scene.panels_named(ref) and not _is_among(ref, mine)]
        if not mine and not others:
            return self._of_heads(context, grid)
        for first in mine or others[:1]:
            double = own_pair(first, self.scene, grid) if len(mine) == 1 and grid.is_mirrored else []
            if double and alone and not any(ref.start >= self.clause.start for ref in others):
                return double, True  # "A and B correlate at 0.4"
            if self._is_reflexive():
                reflexive = [
                    (label.text, label.text) for name in first.names for label in name.labels
                    if grid.at(label.text, label.text)
                ]  # fmt: skip
                if reflexive and len(mine) == 1:
                    return reflexive, len(reflexive) == 1 and len(self.groups) == 1
            for second in (*mine, *others, *context):
                if second is first:
                    continue
                ordered = (first, second) if first.start < second.start else (second, first)
                pairs = pair_up(ordered, self.scene, grid)
                if pairs:
                    if (
                        self._is_of_another(second)
                        or self._is_open(first, second, grid)
                        or self._is_one_of(second)
                    ):
                        return pairs, False
                    whole = len([ref for ref in self.clause.refs() if not self.scene.panels_named(ref)]) <= 2
                    return pairs, second in mine or second in context or len(others) == 1 or whole
            pairs = own_pair(first, self.scene, grid)
            if pairs:
                return pairs, False
        return [], False

    def _of_heads(self, heads: Sequence[Ref], grid: Grid) -> tuple[list[Pair], bool]:
        """E.g. "**A and B:** a strong link (0.83)": the cell that the lead names, of the one number that is told."""
        named = [ref for ref in heads if not self.scene.panels_named(ref)]
        if len(self.groups) != 1 or len(self.groups[0]) != 1 or not 0 < len(named) <= 2:
            return [], False
        pairs = pair_up(named, self.scene, grid)
        ordered = grid.is_mirrored or not grid.is_square or any(p.type in TIGHT for p in self.clause.lead)
        return pairs, len(pairs) == 1 and ordered

    def _is_of_another(self, ref: Ref) -> bool:
        """Whether the clause has a subject of its own that is no name: "not A, but another model reaches 0.9 on B"."""
        earlier = ref.end <= self.clause.start
        narrowed = any(isinstance(p, Scope) and p.quantifier != "only" for p in self.clause.phrases)
        return earlier and (narrowed or self.clause.has("AXISNOUN", "RIVALS"))

    def _is_one_of(self, ref: Ref) -> bool:
        """ "By P, A has fallen below what it was in Q, while B still has 1.6": in P or in Q, nobody knows."""
        if ref.end > self.clause.start or ref in self.clause.heads:
            return False
        side = _side_of(ref)
        earlier = [
            other for before in clauses_before(self.clause, self.scene.text) for other in before.refs()
        ]
        return bool(side) and any(_side_of(other) == side and other.names != ref.names for other in earlier)

    def _is_open(self, one: Ref, two: Ref, grid: Grid) -> bool:
        """Whether two names may be a row and a column either way: one of them was named in a clause before."""
        told = one.relation or two.relation or one.side or two.side
        if told or grid.is_mirrored or two.end > self.clause.start:
            return False
        return grid.is_square or len({line.axis for line in self.scene.lines(two, grid)}) > 1

    def _is_reflexive(self) -> bool:
        """Whether the clause speaks of the diagonal: "NLI with itself (0.32)"."""
        before = self.clause.before.phrases if self.clause.before and self.clause.has("PRONOUN") else []
        return any(
            isinstance(p, Part) and p.part == "diagonal" for p in (*self.phrases, *self.clause.lead, *before)
        )

    def _shared(self, group: int) -> list[Ref]:
        """The references that no other amount owns, the nearest in front first, then those behind."""
        taken = {id(ref) for key, (refs, _) in self.owned.items() if key != group for ref in refs}
        taken |= {id(ref) for ref in self.owned[group][0]}
        own = self.owned[group][0]
        if own and all(map(self.scene.panels_named, own)):
            taken = set(map(id, own))  # "A on B is at 0.5 with P and at 0.6 with Q"
        front = [p for p in self.phrases[:group] if isinstance(p, Ref) and id(p) not in taken]
        behind = [p for p in self.phrases[group:] if isinstance(p, Ref) and id(p) not in taken]
        earlier: list[Ref] = []
        if self.clause.before is not None:
            before = Locator(self.clause.before, self.scene) if self.clause.before.has("AMOUNT") else None
            hosts = {id(ref) for refs, _ in before.owned.values() for ref in refs} if before else set()
            earlier = [ref for ref in self.clause.before.refs() if id(ref) not in hosts]
            there = self.phrases[0].type == "PREPOSITION" and len(self.clause.refs()) == 1
            if self.clause.contrasted or there:  # "A reaches 0.9 on B, whereas C reaches 0.5"
                earlier += [ref for ref in self.clause.before.refs() if id(ref) in hosts]
        return front[::-1] + behind + earlier

    def _host(self, index: int) -> list[Ref]:
        """E.g. "A with B (0.91 on P, 0.89 on Q)": the references in front of a bracket with several amounts."""
        opened = self._opening(index)
        if opened is None:
            return []
        return self._ahead(opened)[0]

    def _opening(self, index: int) -> int | None:
        """The bracket that an amount stands in."""
        if not self._bracketed:
            return None
        depth = 0
        for at in range(index - 1, -1, -1):
            type = self.phrases[at].type
            depth += type == "CLOSE"
            if type == "OPEN":
                if not depth:
                    return at
                depth -= 1
        return None

    def _owned(self, group: list[int]) -> tuple[list[Ref], bool]:
        """The references next to a group of amounts, and whether only links stand between."""
        behind = self._behind(group[-1])
        if any(not self.scene.panels_named(ref) for ref in behind):
            return behind, True
        opened = self._opening(group[0])
        if opened is not None and sum(opened < other[0] < self._closing(opened) for other in self.groups) > 1:
            return (behind or self._listed(group, opened)), False
        ahead, linked = self._ahead(group[0])
        return behind + ahead, linked

    def _listed(self, group: list[int], opened: int) -> list[Ref]:
        """E.g. "A loses to two others (B 15, C 11)": the name in front of each number of a bracket."""
        inside = self.phrases[opened + 1 : self._closing(opened)]
        told = [phrase.type for phrase in inside if phrase.type not in ("COMMA", "AND", "JOIN")]
        name = self.phrases[group[0] - 1]
        return [name] if told == ["REF", "AMOUNT"] * (len(told) // 2) and isinstance(name, Ref) else []

    def _closing(self, opened: int) -> int:
        return next(
            (i for i in range(opened, len(self.phrases)) if self.phrases[i].type == "CLOSE"),
            len(self.phrases),
        )

    def _behind(self, index: int) -> list[Ref]:
        """E.g. "0.32 for NLI on Math", "0.32 (NLI, Math)", "2 samples of A are taken for B"."""
        found: list[Ref] = []
        inside = self._opening(index) is not None
        opened = False
        for at in range(index + 1, len(self.phrases)):
            phrase = self.phrases[at]
            if isinstance(phrase, Ref):
                found.append(phrase)
            elif phrase.type == "OPEN" and not opened and not found:
                opened = True
            elif (
                (phrase.type == "COMMA" and not inside and (opened or not found))
                or (phrase.type == "AND" and opened)
                or (phrase.type == "BE" and self._is_related(at + 1))
            ):
                continue
            elif phrase.type not in _BEHIND and not is_thing(phrase) and not self._is_unit(at, index):
                of_next = (phrase.type == "AMOUNT" and not self._is_first_end(index, at)) or self._is_key(at)
                return [] if of_next and found and not inside else found
        return found

    def _is_first_end(self, index: int, at: int) -> bool:
        """Whether an amount is the first of two ends that are both followed by their place: "0.3 in A to 0.4 in B"."""
        types = [phrase.type for phrase in self.phrases[index + 1 : at + 3]]
        placed = types == ["PREPOSITION", "REF", "PREPOSITION", "AMOUNT", "PREPOSITION", "REF"]
        return placed and key_of(self.phrases[at - 1]) == "to"

    def _is_key(self, at: int) -> bool:
        """Whether what stands in front of a colon is what the number behind it belongs to: "A: 0.5, B: 0.6"."""
        types = [phrase.type for phrase in self.phrases[at : at + 2]]
        return types == ["COLON", "AMOUNT"]

    def _is_unit(self, at: int, index: int) -> bool:
        """E.g. "870 visitors to A": what the values count."""
        phrase = self.phrases[at]
        unknown = isinstance(phrase, Word) and phrase.type == "UNKNOWN" and at == index + 1
        return unknown and is_measured(self.scene, key_of(phrase))

    def _is_related(self, index: int) -> bool:
        following = self.phrases[index] if index < len(self.phrases) else None
        return isinstance(following, Ref) and bool(following.relation)

    def _is_passed(self, phrase: Phrase) -> bool:
        """Whether the comma of an introduction, or what is measured, stands between: "at A and B, the rate is 0.9"."""
        if phrase.type == "COMMA":
            commas = sum(p.type == "COMMA" for p in self.phrases)
            placed = self.phrases[0].type == "PREPOSITION" or key_of(self.phrases[0]) == "where"
            return commas == 1 and (placed or self._adds_value(phrase))
        if phrase.type == "SIGN":
            return True  # "is negative (-0.3)"
        if is_appraisal(phrase) or is_bond(phrase):
            return True  # "show a moderate correlation of 0.4", "there is a weak link (r = 0.31)"
        if key_of(phrase) in words("values", "rating") or key_of(phrase) in self.scene.axis_words:
            return True  # "events of severe impact are rated 20"
        return isinstance(phrase, Word) and phrase.type == "UNKNOWN" and is_measured(self.scene, phrase.key)

    def _adds_value(self, comma: Phrase) -> bool:
        """E.g. ", with an accuracy of 0.9", ", scoring 0.9": the value of the one cell that was named."""
        at = next(i for i, phrase in enumerate(self.phrases) if phrase is comma)
        following = [phrase for phrase in self.phrases[at + 1 :] if not isinstance(phrase, Scope)]
        refs = [ref for ref in self.clause.refs() if not self.scene.panels_named(ref)]
        first = following[0] if following else None
        adding = isinstance(first, Word) and (first.type == "HAVE" or first.key in ("with", "at"))
        linked = all(p.type in ("HAVE", "PREPOSITION", "MEASURE", "AMOUNT") for p in following)
        return adding and linked and len(refs) == 2 and all(ref.end <= comma.start for ref in refs)

    def _ahead(self, index: int) -> tuple[list[Ref], bool]:
        """E.g. "NLI on Math (0.32)", "NLI: 0.32", "NLI reaches 0.32"."""
        found: list[Ref] = []
        linked = True
        opened = False
        for phrase in reversed(self.phrases[:index]):
            if isinstance(phrase, Ref):
                found.append(phrase)
            elif phrase.type == "OPEN" and not found:
                opened = True
            elif (
                phrase.type in TIGHT
                or (phrase.type in ("OPEN", "CLOSE", "COMMA") and found and len(found) < 2 and not opened)
                or (found and phrase.type == "PREPOSITION" and len(found) < 2)
                or (not found and phrase.type in _AHEAD)
            ):
                continue
            elif not found and phrase.type in ("UNKNOWN", "COLOUR", "SIGN", "EXAMPLE", "COMMA"):
                linked = linked and self._is_passed(phrase)
            else:
                break
            if len(found) == 2:
                break
        return found[::-1], linked


def _side_of(ref: Ref) -> str:
    """Where the labels of a reference stand, and nowhere else: among the rows, or among the columns."""
    labels = [label for name in ref.names for label in name.labels]
    rows, columns = all(label.rows for label in labels), all(label.columns for label in labels)
    return "" if not labels or rows == columns else "row" if rows else "column"


def _is_among(ref: Ref, refs: Sequence[Ref]) -> bool:
    return any(ref is known for known in refs)
