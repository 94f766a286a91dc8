"""Places of a clause: the references that narrow the grid."""

from __future__ import annotations

from heatparse.claims.language.phrases import Amount, Part, Phrase, Ref, Scope, Superlative
from heatparse.claims.language.words import Word
from heatparse.claims.places.passages import Passage, Places
from heatparse.claims.places.stretches import (
    limited_stretch,
    open_stretch,
    read_numbered,
    read_outermost,
    stretch,
    stretch_between,
    stretch_of,
)
from heatparse.claims.scene import Scene
from heatparse.measures import equal
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import fold

# With which an area may begin: "the corner cells", "the two upper rows", "the outermost columns".
_OF_AREAS = frozenset(("AREA", "CARDINAL", "POSITION", "SUPERLATIVE"))


class PlaceReader:
    """Finds the places among phrases outside of brackets; `taken` are the indices that it used."""

    def __init__(
        self, scene: Scene, main: list[Phrase], inside: dict[int, list[Phrase]], taken: set[int]
    ) -> None:
        self.passage = Passage(scene, main, inside, taken)
        self.scene = scene
        self.main = main
        self.taken = taken
        self.grid = self.passage.grid
        self.places = self.passage.places

    def read(self) -> Places:
        """All places of the phrases."""
        index = 0
        while index < len(self.main):
            index = self._read(index)
        return self.places

    def _read(self, index: int) -> int:
        phrase = self.main[index]
        if index in self.taken:
            return index + 1
        if phrase.type == "EXCEPTION" or (
            self.passage.key(index) in words("function_words", "leaving_out")
            and isinstance(self.passage.at(index + 1), Ref)
        ):
            return self._exclusion(index)
        if phrase.type == "RESTRICTION":
            following = self.passage.at(index + 1)
            key = self.passage.key(index)
            if (
                key in words("assertions", "outside")
                and isinstance(following, Ref)
                and not (key in words("assertions", "beyond") and self._is_step(following))
            ):
                return self._exclusion(index)
            return self._block(index)
        if isinstance(phrase, Scope):
            self._reciprocal(index, phrase)
            return index + 1
        if self._area(index):
            return index + 1
        if isinstance(phrase, Part):
            self.taken.add(index)
            wider = self.places.part == "off-diagonal" and phrase.part in ("above-diagonal", "below-diagonal")
            self.places.part = phrase.part if self.places.part == "all" or wider else self.places.part
        elif isinstance(phrase, Ref):
            return self._reference(index, phrase)
        elif phrase.type == "AXISNOUN":
            return read_numbered(self.passage, index, phrase)
        elif phrase.type in ("POSITION", "ORDINAL") or isinstance(phrase, Superlative):
            return read_outermost(self.passage, index)
        return index + 1

    def _is_step(self, ref: Ref) -> bool:
        """Whether it is one number of an axis: "beyond 20" are the numbers above it."""
        labels = [label for name in ref.names for label in name.labels]
        if len(labels) != 1 or self.grid is None:
            return False
        from heatparse.claims.plain.outermost import (
            numbers_of,  # loaded where something lies outside of a place
        )

        steps = [key for axis in "xy" for _, key in numbers_of(axis, self.grid, self.scene)]
        return fold(labels[0].text) in steps

    def _exclusion(self, index: int) -> int:
        from heatparse.claims.places.exclusions import read_exclusion  # loaded where something is set aside

        return read_exclusion(self.passage, index)

    def _block(self, index: int) -> int:
        """ "Among the three datasets A, B and C": a block of a square grid, or some of its rows (columns)."""
        if self.passage.key(index) not in words("assertions", "among"):
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
        if self.grid is None or self.main[index].type not in _OF_AREAS:
            return False
        from heatparse.claims.places.areas import area_at  # loaded where an area may be told

        area = area_at(self.main, index, self.grid)
        if area is None or not self.taken.isdisjoint(area.used):
            return False
        for keys, side in ((area.rows, "y"), (area.columns, "x")):
            if keys:
                self.places.refs.append(stretch_of(self.passage, list(keys), side, self.main[index]))
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

    def _reference(self, index: int, ref: Ref) -> int:
        """One place, a pair of them that is a cell, or a span of them. Returns the index behind it."""
        self.taken.add(index)
        if self.passage.is_cross(index, ref):
            self.taken.update((index + 1, index + 2))
            self.places.cross = True
            self.places.refs.append(replace(ref, side=None))
            return index + 3
        joint, second = self.passage.at(index + 1), self.passage.at(index + 2)
        if isinstance(joint, Word) and isinstance(second, Ref) and not ref.is_panel:
            dashed = (
                stretch(self.passage, ref, second) if joint.key in words("assertions", "dashes") else None
            )
            if dashed is not None and len(self.scene.lines(ref, self.scene.grids[0])) == 1:
                self.places.refs.append(dashed)
                self.taken.update((index + 1, index + 2))
                return index + 3
            if joint.type in ("ARROW", "VERSUS"):
                self.places.pairs.append((ref, second))
                self.taken.update((index + 1, index + 2))
                return index + 3
            span = stretch(self.passage, ref, second) if joint.key in words("assertions", "to") else None
            if span is not None:
                self.places.refs.append(span)
                self.taken.update((index + 1, index + 2))
                return index + 3
        listed = self._listed_pairs(index) if len(ref.names) > 1 else 0
        if listed:
            return listed
        if self._correlated(index, ref):
            return index + 1
        between = stretch_between(self.passage, index, ref)
        if between is not None:
            self.places.refs.append(between)
            return index + 1
        limited = limited_stretch(self.passage, index, ref)
        if limited is not None:
            self.places.refs.append(limited)
            return index + 2
        self.places.refs.append(open_stretch(self.passage, ref, index) or ref)
        return self._joined(index + 1)

    def _correlated(self, index: int, ref: Ref) -> bool:
        """ "A and B correlate", "the link between A and B": their one cell; of three, the cells among them."""
        grid = self.grid
        between = self.passage.key(index - 1) in words("assertions", "between")
        if len(ref.names) < 2 or ref.either or ref.side or grid is None or not grid.is_square:
            return False
        if not grid.is_mirrored and not between:
            return False
        if sum(isinstance(p, Ref) and not p.is_panel for p in self.main) > 1:
            return False  # "A is correlated with both B and C"
        keys = {self.passage.key(at) for at in range(len(self.main))}
        behind = {self.passage.key(at) for at in range(index + 1, len(self.main))}  # not "related to A and B"
        paired = keys & (words("assertions", "pairing") - words("assertions", "related"))
        paired |= behind & words("assertions", "related")
        if not (between or paired or self._share_link(keys) or self._has_value(index, ref)):
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

    def _listed_pairs(self, index: int) -> int:
        """ "A and B, A and C, and B and C": a list of pairs of a mirrored square; the index behind it, or 0."""
        grid = self.grid
        if grid is None or not (grid.is_square and grid.is_mirrored):
            return 0
        from heatparse.claims.places.pair_lists import listed_pairs  # loaded for mirrored squares

        pairs, last = listed_pairs(self.main, index, self.scene)
        self.places.pairs += pairs
        self.taken.update(range(index, last))
        return last

    def _has_value(self, index: int, ref: Ref) -> bool:
        """ "A and B (-0.3) are blue": the value behind the names is that of their one cell."""
        held, grid = self.passage.inside.get(index, []), self.grid
        if grid is None or not grid.is_mirrored or len(held) != 1 or not isinstance(held[0], Amount):
            return False
        row, column = (fold(name.label.text) for name in (ref.names[0], ref.names[-1]))
        values = [value for value in grid.values if (value.row, value.column) == (row, column)]
        return any(equal(value, grid.measure(held[0].quantity)) for value in values)

    def _share_link(self, keys: set[str]) -> bool:
        """ "A and B show a positive correlation": with each other, where nobody else is named."""
        others = any(p.type in ("RIVALS", "SCOPE", "PART") for p in self.main)
        return not keys.isdisjoint(words("assertions", "links")) and not others and "with" not in keys

    def _take_reciprocal(self, index: int) -> None:
        """ "Among themselves", "with each other" behind what is paired."""
        for at in range(index + 1, len(self.main)):
            phrase, before = self.main[at], self.passage.at(at - 1)
            themselves = isinstance(phrase, Part) and phrase.key in words("assertions", "emphatic")
            each = isinstance(phrase, Scope) and phrase.key == "each" and phrase.others
            if (themselves or each) and before is not None and before.type in ("RESTRICTION", "PREPOSITION"):
                self.taken.update((at - 1, at))

    def _joined(self, index: int) -> int:
        """More names of a list: "2, 3, and 6"."""
        ref, end = self.places.refs[-1], index
        while (joint := self.passage.at(end)) is not None and joint.type in ("JOIN", "AND"):
            end += 1
        if end > index and self.passage.key(end) == "with" and self.passage.key(index - 2) == "with":
            end += 1  # "with B and with C"
        following = self.passage.at(end)
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
