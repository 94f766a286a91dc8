"""Zones: parts of the grid by where they lie, "the lower half", "the top-left 2x2 block", "the right corner".

A zone that the grid can tell becomes references to its rows and columns. The readers take these like any
other place; where the lead of a block is a zone, they are heads of all its clauses.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.gates import may_name_zone
from heatparse.claims.language.forms import Name
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative, is_only, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.places.areas import area_at, end_of
from heatparse.claims.places.positions import cells_at, is_laid_out
from heatparse.claims.plain.gatherings import last_places
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.phrases import words
from heatparse.records import Record, replace
from heatparse.tokens import fold

_SIDES = {"top": "y", "bottom": "y", "left": "x", "right": "x"}
# What may stand in a bracket that only names the rows and columns of a zone.
_NAMING = frozenset(
    (
        "REF",
        "COMMA",
        "JOIN",
        "AND",
        "PREPOSITION",
        "AXISNOUN",
        "DIMENSION",
        "VERSUS",
        "TIMES",
        "TESTED",
        "TRAINED",
    )
)


# Behind a name these make it a subject: "in the topmost layers, A is …".
_PREDICATES = frozenset(
    ("BE", "HAVE", "OCCUR", "COMPARATIVE", "SUPERLATIVE", "DIFFERENCE", "TREND", "MEASURE", "SCOPE")
)


class Zone(Record, frozen=True):
    """The rows and columns of a zone, empty for all of them, and the index behind the words for it."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    behind: int


def zone_at(phrases: Sequence[Phrase], at: int, grid: Grid, scene: Scene) -> Zone | None:
    """The zone that some phrases begin to name; None where they name none, or not plainly which."""
    phrase = phrases[at]
    half = _half(phrases, at, grid)
    if half is not None:
        return half
    if isinstance(phrase, Ref) and phrase.noun == "area":
        noun = scene.words(phrase).lower().split()[-1]
        if noun in words("regions", "quadrants"):
            return _quadrant(phrase.position, at + 1, grid)
        if noun in words("regions", "corners"):
            if _tells_cells(phrases):
                return None  # "four cells in the upper right corner": not the one cell there
            cells = cells_at(phrase.position, grid)
            return Zone((cells[0][0],), (cells[0][1],), at + 1) if len(cells) == 1 else None
        return None
    if phrase.type in ("POSITION", "CARDINAL") or isinstance(phrase, Superlative):
        area = area_at(phrases, at, grid)
        if area is not None and min(area.used) == at:
            return Zone(area.rows, area.columns, max(area.used) + 1)
    return None


def _tells_cells(phrases: Sequence[Phrase]) -> bool:
    nouns = [phrase.noun if isinstance(phrase, Scope) else phrase for phrase in phrases]
    return any(
        noun is not None and noun.type == "DIMENSION" and key_of(noun).endswith("s")
        and getattr(noun, "value", "") == "cell"
        for noun in nouns
    )  # fmt: skip


def _half(phrases: Sequence[Phrase], at: int, grid: Grid) -> Zone | None:
    """ "The top half", "the left half of the map", "the lower half"."""
    phrase, following = phrases[at], phrases[at + 1] if at + 1 < len(phrases) else None
    behind = at + 2
    if isinstance(phrase, Word) and phrase.key in words("regions", "halves"):
        side = "bottom" if phrase.key.startswith("lower") else "top"
        behind = at + 1
        of = phrases[behind + 1] if behind + 1 < len(phrases) else None
        if not (isinstance(of, Word) and of.type == "DIMENSION" and of.value == "grid"):
            return None  # of the scale, perhaps
    elif isinstance(following, Scope) and following.quantifier == "half" and following.noun is None:
        side = str(getattr(phrase, "value", "") or getattr(phrase, "key", ""))
    else:
        return None
    axis = _SIDES.get(side)
    order = list(grid.rows if axis == "y" else grid.columns)
    if axis is None or len(order) % 2 or not is_laid_out(grid):
        return None
    middle = len(order) // 2
    keys = tuple(order[:middle] if side in ("top", "left") else order[middle:])
    return Zone(keys, (), behind) if axis == "y" else Zone((), keys, behind)


def _quadrant(position: str, behind: int, grid: Grid) -> Zone | None:
    vertical, _, horizontal = position.partition("-")
    rows, columns = len(grid.rows), len(grid.columns)
    if not horizontal or rows % 2 or columns % 2:
        return None  # nobody knows to which side the middle belongs
    high, wide = end_of(vertical, rows // 2, "rows", grid), end_of(horizontal, columns // 2, "columns", grid)
    return Zone(high, wide, behind) if high and wide else None


# Clauses with zones


class Zones(Record):
    """The zones of the blocks of a document, while its clauses are read one after the other."""

    scene: Scene
    block: int = -1
    heads: tuple[Ref, ...] = ()  # of the lead of the block
    last: Clause | None = None  # the clause before, with its zones

    def zoned(self, clause: Clause) -> Clause:
        """The clause with its zones, and that of its lead, as references."""
        if not len(self.scene.grids):
            return clause
        grid = self.scene.filled(self.scene.panels(clause)[0])
        if clause.block != self.block:
            self.block, self.heads = clause.block, ()
            if clause.lead and may_name_zone(clause.lead):
                self._head(clause, grid)
        if self.heads:
            clause = self._under(clause)
        if clause.before is not None and clause.phrases:
            known = self.last is not None and self.last.start == clause.before.start
            clause = self._placed(clause, self.last if known and self.last is not None else clause.before)
        if may_name_zone(clause.phrases):
            clause = self._replaced(clause, grid)
        self.last = clause
        return clause

    def _placed(self, clause: Clause, before: Clause) -> Clause:
        """ "…, where nothing falls below 0.8": the several lines that the clause before ends with."""
        first, *rest = clause.phrases
        if (
            has_guards(before.phrases)
            or first.type != "PRONOUN"
            or getattr(first, "key", "") not in words("regions", "relative")
        ):
            return clause
        places = last_places(before.phrases)
        if not any(isinstance(p, Ref) and (p.limit or len(p.names) > 1) for p in places):
            return clause
        place = getattr(first, "key", "") == "where"
        front = [made_word("PREPOSITION", "in", first.start)] if place else []
        return clause.part([*front, *places, *rest])

    def _head(self, clause: Clause, grid: Grid) -> None:
        """What the lead of a block says of where its clauses look."""
        lead = clause.lead
        for at in range(len(lead)):
            zone = zone_at(lead, at, grid, self.scene)
            if zone is not None:
                self.heads = self._refs(zone, lead[at])
                return

    def _under(self, clause: Clause) -> Clause:
        if self._names_its_own(clause):
            return clause  # "**Upper half:** layers 16-31 …": of which half it is, the text has its own idea
        single = all(len(ref.names[0].labels) == 1 for ref in self.heads) and len(self.heads) > 1
        if single and clause.lead and isinstance(clause.phrases[0], Amount):
            start = clause.phrases[0].start  # "**Top-left corner:** 0.10"
            return clause.part([*_joined(self.heads, start), made_word("COLON", ":", start), *clause.phrases])
        return clause.part(clause.phrases, (*clause.heads, *self.heads)) if clause.phrases else clause

    def _names_its_own(self, clause: Clause) -> bool:
        """Whether a clause opens with several lines of the axis that its lead speaks of."""
        first = clause.phrases[0] if clause.phrases else None
        if (
            not isinstance(first, Ref)
            or len(self.heads) != 1
            or not first.names
            or len(first.names[0].labels) == 1
        ):
            return False
        grid = self.scene.filled(self.scene.panels(clause)[0])
        axes = [{line.axis for line in self.scene.lines(ref, grid)} for ref in (first, self.heads[0])]
        return len(axes[0]) == 1 and axes[0] == axes[1]

    def _replaced(self, clause: Clause, grid: Grid) -> Clause:
        from heatparse.claims.places.corner_blocks import corner_block  # loaded where a zone may be named
        from heatparse.claims.places.named_blocks import named_block

        phrases = list(clause.phrases)
        if clause.has("SUPERLATIVE") and _are_corners(phrases, self.scene):
            return clause
        if any(map(_is_sole_one, phrases, phrases[1:])):
            return clause  # "the block of A and B is the only one above 0.6": the only block
        at, changed = 0, False
        while at < len(phrases):
            corner = corner_block(phrases, at, grid, self.scene)
            if corner is not None:
                first = at - (at > 0 and phrases[at - 1].type == "RESTRICTION")
                refs = self._refs(Zone(corner.rows, corner.columns, corner.behind), phrases[at])
                start = phrases[at].start
                cells = made_word("DIMENSION", "cells", start)
                cells.value = "cell"
                every = [Scope(start, start, "all", "all", noun=cells)] if corner.every else []
                joint = _in(phrases, first) if not every else [made_word("PREPOSITION", "in", start)]
                named = [*every, *joint, *_joined(refs, start)]
                phrases[first : corner.behind] = named
                at, changed = first + len(named), True
                continue
            block = named_block(phrases, at, grid, self.scene)
            if block is not None:
                first = block.first
                if first and phrases[first - 1].type == "RESTRICTION":
                    first -= 1  # "within the block"
                refs = self._refs(Zone(block.rows, block.columns, block.behind), phrases[at])
                named = [*_in(phrases, first), *_joined(refs, phrases[first].start)]
                phrases[first : _past_place(phrases, block.behind)] = named
                at, changed = first + len(named), True
                continue
            zone = zone_at(phrases, at, grid, self.scene)
            area = isinstance(phrases[at], Ref) and phrases[at].noun == "area"  # type: ignore[union-attr]
            if zone is None and not area:
                at += 1
                continue
            behind = zone.behind if zone is not None else at + 1
            new, behind = self._named(phrases, at, behind, zone)
            if new is None:
                at += 1
                continue
            phrases[at:behind] = new
            at += len(new)
            changed = True
        return clause.part(phrases) if changed else clause

    def _named(
        self, phrases: list[Phrase], at: int, behind: int, zone: Zone | None
    ) -> tuple[list[Phrase] | None, int]:
        """The references for a zone, or those that the text gives for it, and the index behind its words."""
        behind = _past_grid(phrases, behind)
        following = phrases[behind] if behind < len(phrases) else None
        if following is not None and following.type == "OPEN":
            closed = next((i for i in range(behind, len(phrases)) if phrases[i].type == "CLOSE"), 0)
            inside = phrases[behind + 1 : closed]
            if inside and _is_naming(inside):
                if zone is None or _goes_beyond(inside, zone):
                    return [*_in(phrases, at), *_crossed(inside)], closed + 1
                behind = closed + 1
        elif following is not None and following.type in ("COMMA", "JOIN"):
            rest = phrases[behind + 1 :]
            subject = zone is None and len(rest) > 1 and rest[1].type in _PREDICATES
            if rest and isinstance(rest[0], Ref) and _is_line(rest[0], zone) and not subject:
                return _in(phrases, at), behind + 1  # "the lower block, rows A to C, …"
        if zone is None:
            return None, behind
        return [*_in(phrases, at), *_joined(self._refs(zone, phrases[at]), phrases[at].start)], behind

    def _refs(self, zone: Zone, phrase: Phrase) -> tuple[Ref, ...]:
        found = []
        noun = "zone" if zone.rows and zone.columns else ""
        for keys, side in ((zone.rows, "y"), (zone.columns, "x")):
            labels = [self.scene.draft.labels.get(key) for key in keys]
            known = tuple(label for label in labels if label is not None)
            if known:
                several = len(known) > 1
                name = Name("category", known)
                found.append(
                    Ref(phrase.start, phrase.end, (name,), side=side, noun=noun, limit=several)  # type: ignore[arg-type]
                )
        return tuple(found)


def _crossed(inside: list[Phrase]) -> list[Phrase]:
    """ "(rows 1–2, columns 3–4)": the rows in the columns."""
    if (
        len(inside) != 3 or not isinstance(inside[0], Ref) or not isinstance(inside[2], Ref)
    ):  # two and a joint
        return inside
    one, joint, two = inside[0], inside[1], inside[2]
    if {one.side, two.side} != {"x", "y"} or joint.type not in ("COMMA", "JOIN", "AND"):
        return inside
    one, two = replace(one, noun="zone", limit=True), replace(two, noun="zone", limit=True)
    return [one, made_word("PREPOSITION", "in", joint.start), two]


def _are_corners(phrases: Sequence[Phrase], scene: Scene) -> bool:
    """ "The corner holds the maximum", "the lowest values are in the corner": more than that one cell, perhaps."""
    areas = [p for p in phrases if isinstance(p, Ref) and p.noun == "area"]
    if not areas or any(scene.words(p).lower().split()[-1] not in words("regions", "corners") for p in areas):
        return False
    tops = [p for p in phrases if isinstance(p, Superlative)]
    several = any(top.count or any(noun.key.endswith("s") for noun in top.nouns) for top in tops)
    return several or any(top.start > areas[0].start for top in tops)


def _is_line(ref: Ref, zone: Zone | None) -> bool:
    """Whether a reference behind a zone tells some of its rows or columns again."""
    if not ref.names or ref.is_panel:
        return False
    keys = {fold(label.text) for name in ref.names for label in name.labels}
    return zone is None or keys <= {*zone.rows, *zone.columns}


def _is_naming(inside: Sequence[Phrase]) -> bool:
    """Whether a bracket only names rows and columns."""
    named = any(isinstance(phrase, Ref) and not phrase.is_panel for phrase in inside)
    return named and all(phrase.type in _NAMING for phrase in inside)


def _goes_beyond(inside: Sequence[Phrase], zone: Zone) -> bool:
    """ "The upper right corner (A and B with P and Q)": more than the one cell at the corner."""
    single = len(zone.rows) == len(zone.columns) == 1
    keys = {
        fold(label.text)
        for ref in inside if isinstance(ref, Ref)
        for name in ref.names for label in name.labels
    }  # fmt: skip
    return single and not keys <= {*zone.rows, *zone.columns}


def _is_sole_one(one: Phrase, two: Phrase) -> bool:
    return is_only(one) and two.type == "CARDINAL" and getattr(two, "value", "") == "1"


def _past_place(phrases: Sequence[Phrase], at: int) -> int:
    """Past "in the upper left", where a block lies that was named by its lines."""
    ends = at > 0 and phrases[at - 1].type == "PREPOSITION"
    at -= ends
    joint, place = phrases[at : at + 1], phrases[at + 1 : at + 2]
    if not joint or not place or joint[0].type != "PREPOSITION":
        return at + ends
    corner = isinstance(place[0], Ref) and place[0].noun == "area" and not place[0].names
    return at + 2 if corner or "-" in str(getattr(place[0], "value", "")) else at + ends


def _past_grid(phrases: Sequence[Phrase], at: int) -> int:
    """Past "of the map"."""
    of, noun = phrases[at : at + 1], phrases[at + 1 : at + 2]
    whole = noun and isinstance(noun[0], Word) and noun[0].type == "DIMENSION" and noun[0].value == "grid"
    return at + 2 if of and whole and getattr(of[0], "key", "") in ("of", "in") else at


def _in(phrases: Sequence[Phrase], at: int) -> list[Phrase]:
    """The word that leads to a place, where none stands in front."""
    if at and phrases[at - 1].type == "PREPOSITION":
        return []
    start = phrases[at].start
    return [made_word("PREPOSITION", "in", start)]


def _joined(refs: Sequence[Ref], start: int) -> list[Phrase]:
    joined: list[Phrase] = []
    for ref in refs:
        joined += [made_word("PREPOSITION", "in", start)] if joined else []
        joined.append(ref)
    return joined
