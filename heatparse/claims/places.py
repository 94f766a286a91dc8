"""Places of a clause: the references that narrow the grid, spans of them, and what is set aside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from operator import ge, gt, le, lt

from heatparse.claims.areas import area_at
from heatparse.claims.forms import Name
from heatparse.claims.phrases import Amount, Part, Phrase, Ref, Scope, Side, Superlative
from heatparse.claims.scene import Scene
from heatparse.claims.words import Word
from heatparse.grid import Grid
from heatparse.labels import Label
from heatparse.phrases import words
from heatparse.tokens import fold

_EDGES: dict[str, Callable[[float, float], bool]] = {"above": gt, "at_least": ge, "below": lt, "at_most": le}


@dataclass(slots=True)
class Places:
    """What a clause narrows the grid to. What it does not narrow is all of it."""

    refs: list[Ref] = field(default_factory=list)
    pairs: list[tuple[Ref, Ref]] = field(default_factory=list)
    part: str = "all"
    block: Ref | None = None  # rows and columns of these: "among A, B and C"
    without: list[Ref] = field(default_factory=list)
    apart: bool = False  # "without A": neither its row nor its column
    without_pairs: list[tuple[Ref, Ref]] = field(default_factory=list)
    cross: bool = False  # "the A row and column": both of them


class PlaceReader:
    """Finds the places among phrases outside of brackets; `taken` are the indices that it used."""

    def __init__(
        self, scene: Scene, main: list[Phrase], inside: dict[int, list[Phrase]], taken: set[int]
    ) -> None:
        self.scene = scene
        self.main = main
        self.inside = inside
        self.taken = taken
        self.places = Places()
        self.grid: Grid | None = scene.grids[0] if len(scene.grids) else None

    def read(self) -> Places:
        index = 0
        while index < len(self.main):
            index = self._read(index)
        return self.places

    def _at(self, index: int) -> Phrase | None:
        return self.main[index] if 0 <= index < len(self.main) else None

    def _key(self, index: int) -> str:
        phrase = self._at(index)
        return phrase.key if isinstance(phrase, Word | Superlative) else ""

    def _read(self, index: int) -> int:
        phrase = self.main[index]
        if index in self.taken:
            return index + 1
        if phrase.type == "EXCEPTION" or (
            self._key(index) == "without" and isinstance(self._at(index + 1), Ref)
        ):
            return self._exception(index)
        if phrase.type == "RESTRICTION":
            following = self._at(index + 1)
            if self._key(index) in words("assertions", "outside") and isinstance(following, Ref):
                return self._exception(index)
            return self._block(index)
        if isinstance(phrase, Scope):
            self._reciprocal(index, phrase)
            return index + 1
        if self._area(index):
            return index + 1
        if isinstance(phrase, Part):
            self.taken.add(index)
            self.places.part = phrase.part if self.places.part == "all" else self.places.part
        elif isinstance(phrase, Ref):
            return self._reference(index, phrase)
        elif phrase.type == "AXISNOUN":
            return self._numbered(index, phrase)
        elif phrase.type in ("POSITION", "ORDINAL") or isinstance(phrase, Superlative):
            return self._outermost(index)
        return index + 1

    def _block(self, index: int) -> int:
        """ "Among the three datasets A, B and C": a block of a square grid, or some of its rows (columns)."""
        if self._key(index) not in words("assertions", "among"):
            return index + 1
        for at in range(index + 1, min(index + 4, len(self.main))):
            ref = self.main[at]
            if isinstance(ref, Ref):
                if ref.is_panel or len(ref.names) < 2 or self.grid is None:
                    return index + 1
                self.taken.update(range(index, at + 1))
                if len(self.scene.lines(ref, self.grid)) > 1 and self.grid.is_square:
                    self.places.block = ref
                else:
                    self.places.refs.append(ref)
                return at + 1
            if ref.type not in ("CARDINAL", "AXISNOUN", "DIMENSION"):
                break
        return index + 1

    def _area(self, index: int) -> bool:
        """ "The corner cells", "the two upper rows": rows and columns by where they are."""
        area = area_at(self.main, index, self.grid) if self.grid is not None else None
        if area is None or not self.taken.isdisjoint(area.used):
            return False
        for keys, side in ((area.rows, "y"), (area.columns, "x")):
            if keys:
                self.places.refs.append(self._between(list(keys), side, self.main[index]))
        self.taken.update(area.used)
        return True

    def _reciprocal(self, index: int, scope: Scope) -> None:
        """ "A and B correlate with each other": the cells of these, without the diagonal."""
        named = [ref for ref in self.places.refs if len(ref.names) > 1 and not ref.is_panel]
        if scope.key != "each" or not scope.others or len(named) != 1 or len(self.places.refs) != 1:
            return
        if self.grid is not None and self.grid.is_square and len(self.scene.lines(named[0], self.grid)) > 1:
            self.places.block, self.places.refs = named[0], []
            self.places.part = "off-diagonal"
            self.taken.add(index)

    # References, pairs, spans

    def _reference(self, index: int, ref: Ref) -> int:
        """One place, a pair of them that is a cell, or a span of them. Returns the index behind it."""
        self.taken.add(index)
        if self._is_cross(index, ref):
            self.taken.update((index + 1, index + 2))
            self.places.cross = True
            self.places.refs.append(replace(ref, side=None))
            return index + 3
        joint, second = self._at(index + 1), self._at(index + 2)
        if isinstance(joint, Word) and isinstance(second, Ref) and not ref.is_panel:
            dashed = self._span(ref, second) if joint.key in words("assertions", "dashes") else None
            if dashed is not None and len(self.scene.lines(ref, self.scene.grids[0])) == 1:
                self.places.refs.append(dashed)
                self.taken.update((index + 1, index + 2))
                return index + 3
            if joint.type in ("ARROW", "VERSUS"):
                self.places.pairs.append((ref, second))
                self.taken.update((index + 1, index + 2))
                return index + 3
            span = self._span(ref, second) if joint.key in words("assertions", "to") else None
            if span is not None:
                self.places.refs.append(span)
                self.taken.update((index + 1, index + 2))
                return index + 3
        if self._correlated(index, ref):
            return index + 1
        between = self._between_ends(index, ref)
        if between is not None:
            self.places.refs.append(between)
            return index + 1
        limited = self._limited(index, ref)
        if limited is not None:
            self.places.refs.append(limited)
            return index + 2
        self.places.refs.append(self._open_span(ref, index) or ref)
        return self._joined(index + 1)

    def _correlated(self, index: int, ref: Ref) -> bool:
        """ "A and B correlate", "the link between A and B": their one cell; of three, the cells among them."""
        grid = self.grid
        between = self._key(index - 1) in words("assertions", "between")
        if len(ref.names) < 2 or ref.either or ref.side or grid is None or not grid.is_square:
            return False
        if not grid.is_mirrored and not between:
            return False
        if sum(isinstance(p, Ref) and not p.is_panel for p in self.main) > 1:
            return False  # "A is correlated with both B and C"
        keys = {self._key(at) for at in range(len(self.main))}
        if not between and keys.isdisjoint(words("assertions", "pairing")):
            return False
        if len(ref.names) == 2 and grid.is_mirrored and all(len(name.labels) == 1 for name in ref.names):
            one, two = (replace(ref, names=(name,)) for name in ref.names)
            self.places.pairs.append((one, two))
        elif not self.places.refs:
            self.places.block, self.places.part = ref, "off-diagonal"
        else:
            return False
        self._take_reciprocal(index)
        return True

    def _take_reciprocal(self, index: int) -> None:
        """ "Among themselves", "with each other" behind what is paired."""
        for at in range(index + 1, len(self.main)):
            phrase, before = self.main[at], self._at(at - 1)
            themselves = isinstance(phrase, Part) and phrase.key in words("assertions", "emphatic")
            each = isinstance(phrase, Scope) and phrase.key == "each" and phrase.others
            if (themselves or each) and before is not None and before.type in ("RESTRICTION", "PREPOSITION"):
                self.taken.update((at - 1, at))

    def _is_cross(self, index: int, ref: Ref) -> bool:
        """ "The A row and column", "the last row and column"."""
        joint, noun = self._at(index + 1), self._at(index + 2)
        lines = {"y": "column", "x": "row"}
        both = (
            joint is not None and joint.type == "AND" and isinstance(noun, Word) and noun.type == "DIMENSION"
        )
        return both and isinstance(noun, Word) and noun.value == lines.get(ref.side or "")

    def _between_ends(self, index: int, ref: Ref) -> Ref | None:
        """ "Between 9h and 18h": all categories from the one to the other, where they are no pair."""
        ends = [replace(ref, names=(name,)) for name in ref.names]
        pair = self.grid is not None and self.grid.is_square
        if len(ends) != 2 or pair or self._key(index - 1) not in words("assertions", "between"):
            return None
        return self._span(*ends)

    def _limited(self, index: int, ref: Ref) -> Ref | None:
        """ "A token limit of 5000 or less": a category that is a number, and those beyond it."""
        limit = self._at(index + 1)
        if not isinstance(limit, Word) or limit.type != "LIMIT" or not ref.names:
            return None
        for axis in ("x", "y"):
            numbers = self.scene.names.numbered(axis)
            edge = next((number for number, label in numbers if label is ref.names[0].label), None)
            if edge is not None and ref.side in (None, axis):
                self.taken.add(index + 1)
                return self._beyond(numbers, _EDGES[limit.value], edge, axis, ref)
        return None

    def _beyond(
        self, numbers: list[tuple[float, Label]], is_meant: Callable[[float, float], bool], edge: float,
        axis: str, ref: Phrase,
    ) -> Ref:  # fmt: skip
        labels = tuple(label for number, label in numbers if is_meant(number, edge))
        return Ref(ref.start, ref.end, (Name("category", labels),), side=axis)  # type: ignore[arg-type]

    def _joined(self, index: int) -> int:
        """More names of a list: "2, 3, and 6"."""
        ref, end = self.places.refs[-1], index
        while (joint := self._at(end)) is not None and joint.type in ("JOIN", "AND"):
            end += 1
        if end > index and self._key(end) == "with" and self._key(index - 2) == "with":
            end += 1  # "with B and with C"
        following = self._at(end)
        if end == index or not isinstance(following, Ref) or not ref.names or not following.names:
            return index
        if following.is_panel or ref.is_panel or following.side not in (None, ref.side):
            return index
        one, two = ref.names[-1].label, following.names[0].label
        if not ((one.rows and two.rows) or (one.columns and two.columns)):
            return index  # "in layers 0-1, Noun and Verb"
        self.places.refs[-1] = replace(ref, names=ref.names + following.names, end=following.end)
        self.taken.update(range(index, end + 1))
        return self._joined(end + 1)

    def _span(self, first: Ref, last: Ref) -> Ref | None:
        """ "May through September": the categories between two of one axis."""
        for grid in self.scene.grids.all():
            for order, side in ((grid.columns, "x"), (grid.rows, "y")):
                if first.side not in (None, side) or last.side not in (None, side):
                    continue
                ends = [order.get(fold(ref.names[-1].label.text)) for ref in (first, last) if ref.names]
                if len(ends) == 2 and ends[0] is not None and ends[1] is not None and ends[0] < ends[1]:
                    return self._between(list(order)[ends[0] : ends[1] + 1], side, first)
        return None

    def _open_span(self, ref: Ref, index: int) -> Ref | None:
        """ "From layer 6 on", "beyond length 5", "up to ratio 0.3"."""
        if ref.is_panel or len(ref.names) != 1 or self.grid is None:
            return None
        key = fold(ref.names[0].label.text)
        side = ref.side or ("x" if key in self.grid.columns else "y")
        order = list(self.grid.columns if side == "x" else self.grid.rows)
        if key not in order:
            return None
        start, end = self._ends(index, order.index(key), len(order))
        return self._between(order[start:end], side, ref) if start < end else None

    def _ends(self, index: int, position: int, size: int) -> tuple[int, int]:
        """Where a span that is open to one side starts and ends; empty where there is none."""
        before, after = self._at(index - 1), self._at(index + 1)
        if isinstance(after, Word) and after.type in ("PREPOSITION", "RESTRICTION") and after.key in words(
            "assertions", "onward"
        ):  # fmt: skip
            starts = self._key(index - 1) in words("assertions", "from")
            if starts or after.type == "RESTRICTION":
                self.taken.update((index - 1, index + 1) if starts else (index + 1,))
                return position, size
        if before is not None and before.type in ("COMPARATIVE", "RESTRICTION", "BOUND"):
            for name, first, last in (
                ("beyond", position + 1, size),
                ("before", 0, position),
                ("until", 0, position + 1),
            ):
                if self._key(index - 1) in words("assertions", name):
                    self.taken.add(index - 1)
                    return first, last
        return 0, 0

    def _between(self, keys: list[str], side: str, ref: Phrase) -> Ref:
        labels = [self.scene.draft.labels.get(key) for key in keys]
        known = tuple(label for label in labels if label is not None)
        return Ref(ref.start, ref.end, (Name("category", known),), side=side)  # type: ignore[arg-type]

    # Places without a name

    def _numbered(self, index: int, noun: Phrase) -> int:
        """ "Batch sizes above 64", "a token limit of 5000 or less": categories that are numbers."""
        assert isinstance(noun, Word)
        at = index + 2 if self._key(index + 1) == "of" else index + 1
        amount = self._at(at)
        if not isinstance(amount, Amount) or not amount.bound or amount.verb or amount.quantity.value is None:
            return index + 1
        axis, is_meant = noun.value.axis, _EDGES[amount.bound]
        found = self._beyond(self.scene.names.numbered(axis), is_meant, amount.quantity.value, axis, noun)
        if axis is None or not found.names[0].labels:
            return index + 1
        self.places.refs.append(found)
        self.taken.update(range(index, at + 1))
        return at + 1

    def _outermost(self, index: int) -> int:
        """ "The first two columns", "the bottom three rows", "three rows at the bottom"."""
        which = self._key(index) if self.main[index].type != "ORDINAL" else ""
        end = words("assertions", "first_lines"), words("assertions", "last_lines")
        if self.grid is None or not any(which in side for side in end):
            return index + 1
        count, noun = self._at(index + 1), self._at(index + 2)
        used = (index, index + 1, index + 2)
        if self._key(index - 1) in ("at", "on"):
            count, noun = self._at(index - 3), self._at(index - 2)
            used = (index - 3, index - 2, index)
        if not isinstance(count, Word) or count.type != "CARDINAL" or not isinstance(noun, Word):
            return index + 1
        side = {"row": "y", "column": "x"}.get(noun.value) if noun.type == "DIMENSION" else None
        if noun.type == "AXISNOUN":
            side = noun.value.axis
        if side is None:
            return index + 1
        order, number = list(self.grid.rows if side == "y" else self.grid.columns), int(count.value)
        keys = order[:number] if which in end[0] else order[-number:]
        self.places.refs.append(self._between(keys, side, noun))
        self.taken.update(used)
        return index + 1

    def _exception(self, index: int) -> int:
        """ "Except for (1, 2)", "apart from NLI": what is set aside. Left over when it is not clear."""
        following = self._at(index + 1)
        if isinstance(following, Ref) and self._is_cross(index + 1, following):
            if following.position:
                return index + 1
            self.taken.update(range(index, index + 4))
            self.places.without.append(replace(following, side=None))
            self.places.apart = True
            return index + 4
        bracket = self.inside.get(index)
        inner = bracket if bracket is not None else self.main[index + 1 :]
        refs: list[Ref] = []
        crossed: list[Ref] = []  # "the A row and column"
        used = 0
        own = listed = False
        side = self._side_before(index)
        if bracket is None and self._is_announced(index):
            inner, used = inner[1:], 1  # "with one exception, A, all …"
        for at, phrase in enumerate(inner):
            if isinstance(phrase, Part) and refs and phrase.key in words("assertions", "emphatic"):
                pass  # "except A itself and B"
            elif isinstance(phrase, Part) and phrase.part == "diagonal" and not own:
                own = True
            elif (
                not index and phrase.type == "JOIN" and len(refs) == 1 and self._is_subject(index, inner, at)
            ):
                break  # "except for A, B stays below 0.5"
            elif phrase.type == "AND" and refs and at + 1 < len(inner) and isinstance(inner[at + 1], Ref):
                listed = True
            elif phrase.type == "JOIN" and refs and refs[0].side and getattr(inner[at + 1], "side", None):
                listed = True  # "outside the A row and the A column"
            elif phrase.type in ("PRONOUN", "AND") and not own:
                pass  # "except its own", "other than A and itself"
            elif isinstance(phrase, Ref) and not own:
                refs.append(replace(phrase, side=side) if side and not phrase.side else phrase)
            elif phrase.type == "DIMENSION" and (other := _other_line(refs, phrase)) is not None:
                crossed.append(other)
            elif phrase.type == "AND" and refs and refs[-1].noun in ("row", "column"):
                pass
            elif phrase.type not in (
                ("VERSUS", "ARROW", "PREPOSITION", "JOIN") if refs else ("PREPOSITION",)
            ):
                break
            used += 1
        if own and self.places.part == "all" and len(refs) < 2:
            self.places.part = "off-diagonal"
        elif own:
            return index + 1
        if (not refs and not own) or len(refs) > 2 or any(ref.is_panel for ref in refs):
            return index + 1
        self.places.without += crossed
        if len(refs) == 2 and listed:
            self.places.without += refs
        elif len(refs) == 2:
            self.places.without_pairs.append((refs[0], refs[1]))
        elif refs:
            self.places.without.append(refs[0])
            self.places.apart |= self._key(index) == "without"
        self.taken.add(index)
        if bracket is not None:
            return index + 1
        self.taken.update(range(index + 1, index + 1 + used))
        return index + 1 + used

    def _is_subject(self, index: int, inner: Sequence[Phrase], at: int) -> bool:
        """Whether a name with its verb stands behind a comma, and not the second label of a cell."""
        following = [phrase.type for phrase in inner[at + 1 : at + 3]]
        verbs = ("BE", "HAVE", "OCCUR", "NEGATION", "SCOPE", "DIFFERENCE")
        bounded = any(isinstance(p, Amount) and p.verb for p in inner[at + 2 : at + 3])
        return index not in self.inside and following[:1] == ["REF"] and (following[-1] in verbs or bounded)

    def _side_before(self, index: int) -> Side | None:
        """The axis of the noun in front of an exception: "no source other than A"."""
        before = self._at(index - 1)
        noun = before.noun if isinstance(before, Scope) else before
        axis: Side | None = noun.value.axis if isinstance(noun, Word) and noun.type == "AXISNOUN" else None
        return axis

    def _is_announced(self, index: int) -> bool:
        """ "With one exception, A, all …": the exception between commas."""
        before = self._at(index - 1)
        if self._key(index + 1) != "," or not isinstance(before, Word) or before.type != "CARDINAL":
            return False
        self.taken.add(index - 1)
        return True


def _other_line(refs: list[Ref], phrase: Phrase) -> Ref | None:
    """ "Column" behind "the A row and": the column of A."""
    noun = getattr(phrase, "value", "")
    if len(refs) != 1 or {refs[0].noun, noun} != {"row", "column"}:
        return None
    return replace(refs[0], noun=noun, side="y" if noun == "row" else "x")
