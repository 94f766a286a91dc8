"""Sections that hold a grid each: the panels of a figure, whatever its text says of their number."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from heatparse.labels import LabelIndex
from heatparse.phrases import words
from heatparse.reading.axis_reading import categories_in
from heatparse.reading.draft import Draft
from heatparse.reading.panel_names import is_discussion
from heatparse.reading.sections import ITEM_RANK, Section, is_plain_section, section_rank
from heatparse.reading.statement_keys import property_of
from heatparse.reading.statements import Statement
from heatparse.reading.table_runs import first_label
from heatparse.tokens import Token

_FEWEST_VALUES = 3  # numbers of a line that make it a row of a grid
_FEWEST_ROWS = 2
_FEWEST_SHARED = 2  # labels of each of several groups of an axis
_FEWEST_CELLS = 4  # lines with one value each
_FEWEST_UNSTATED = 3  # grids that are panels although the text speaks of one heatmap
_OPENING = 6  # tokens of a line within which it names its row
_FEWEST_STATEMENTS = 4  # of an opening
_LONGEST_ROW = 12  # tokens for each number of a row; in sentences they stand farther apart


Keys = tuple[str, ...]


class Grids:
    """Finds the sections that hold rows of values, or lines with one value for each cell."""

    def __init__(
        self, draft: Draft, statements: list[Statement], sections: list[Section], plural: bool
    ) -> None:
        self.draft = draft
        self.plural = plural  # whether the text speaks of more than one heatmap
        self.statements = statements
        self.sections = sections
        # Lines about an axis or a legend, and their properties, are no rows.
        self._frame = {
            s.index for s in statements if s.role is not None or property_of(s.key_tokens) is not None
        }
        self._by_first = {section.first: section for section in sections}
        self._categories: LabelIndex | None = None
        self._ends: dict[int, int] = {}  # of items that head a grid, by their first block

    def panels(self, count: int | None, sure: bool) -> list[Section]:
        """The largest set of sibling sections that are panels; as many as `count` when it is known.

        `sure` tells that no other sections are, so that a count that fits none may be wrong.
        """
        groups = (*self._under_heads(), *self._under_items())
        found = [
            group
            for group in (*groups, *self._alike_in(groups, count))
            if not self._heads_lines(group) and (len(group) == count or (sure and self._are_panels(group)))
        ]
        panels = max(found, key=lambda group: (len(group) == count, len(group)), default=[])
        for section in panels:
            section.last = self._ends.get(section.first, section.last)
        return panels

    def _heads_lines(self, group: list[Section]) -> bool:
        """Whether all heads are categories: under the name of each row stand the values of every panel."""
        return all(self._is_category(section.statement) for section in group)

    def _alike_in(self, groups: Iterable[list[Section]], count: int | None) -> list[list[Section]]:
        """Of groups that have too many members those whose lines start as the lines of the first one do."""
        return [
            [section for section in group if section is group[0] or self._are_alike([group[0], section])]
            for group in groups
            if count is not None and len(group) > count
        ]

    # --- heads -------------------------------------------------------------------------------

    def _under_heads(self) -> list[list[Section]]:
        """The innermost sections under headings and bold lines that each hold a grid, by rank."""
        owner: dict[int, Section] = {}
        for section in self.sections:
            if section.heatmap and section_rank(section.statement) < ITEM_RANK:
                owner.update(dict.fromkeys(range(section.first + 1, section.last), section))
        lines: dict[int, list[int]] = {}
        for index, section in owner.items():
            lines.setdefault(section.first, []).append(index)
        by_rank: dict[int, list[Section]] = {}
        for section in self.sections:
            if self._may_be_panel(section) and self._holds_grid(section, lines.get(section.first, ())):
                by_rank.setdefault(section_rank(section.statement), []).append(section)
        return [group for group in by_rank.values() if len(group) > 1]

    def _may_be_panel(self, section: Section) -> bool:
        head = section.statement
        if not section.heatmap or head.role is not None or is_plain_section(head) or _is_of_diagonal(head):
            return False
        around: Section | None = section
        while around is not None:
            if is_discussion(around.statement):
                return False
            around = self._by_first.get(around.parent)
        return True

    # --- items -------------------------------------------------------------------------------

    def _under_items(self) -> list[list[Section]]:
        """Items that head a grid each: what they name stands once, the rows under them in all of them."""
        members: dict[tuple[object, ...], list[Section]] = {}
        for section in self.sections:
            if section_rank(section.statement) == ITEM_RANK and section.statement.opens:
                block = section.statement.block
                marker = "1." if block.ordinal is not None else block.marker
                members.setdefault((marker, section.parent), []).append(section)
        groups = [self._outer(group) for group in members.values() if len(group) > 1]
        return [
            group
            for group in groups
            if len(group) > 1
            and all(self._holds_grid(section, self._lines(section)) for section in group)
            and self._are_alike(group)
        ]

    def _outer(self, items: list[Section]) -> list[Section]:
        """The items that stand once, without those that name a row in each of the panels."""
        names = [_name(section.statement) for section in items]
        once = [s for s, name in zip(items, names, strict=True) if names.count(name) == 1]
        outer = [section for section in once if self._may_be_panel(section)]
        if len(outer) > 1:
            outer = [section for section in outer if not self._is_category(section.statement)]
        for section, following in pairwise(outer):
            self._ends[section.first] = following.first
        if outer:
            self._ends[outer[-1].first] = self._end(outer[-1])
        return outer

    def _lines(self, section: Section) -> range:
        """What stands under a head; what is nested under an item is mostly lost, so up to the next such item."""
        return range(section.first + 1, self._ends.get(section.first, section.last))

    def _end(self, last: Section) -> int:
        """Index behind all that stands under the last of several items: up to the next head of a higher rank."""
        for section in self.sections:
            if section.first > last.first and section_rank(section.statement) < ITEM_RANK:
                return section.first
        return len(self.draft.blocks)

    # --- rows --------------------------------------------------------------------------------

    def _holds_grid(self, section: Section, lines: Iterable[int]) -> bool:
        rows, keyed, cells, heads = 0, 0, [], []
        for index in lines:
            weight = self._rows_in(index)
            rows += weight
            keyed += weight and self._holds_one_value(index)
            if not weight and self._has_value(index):
                cells.append(index)
            elif not weight:
                heads.append(index)
        if rows >= _FEWEST_ROWS and self._names_category(section.statement) and self._is_one_row(lines):
            return False
        if rows >= _FEWEST_ROWS:  # "Column 2 (Layer 1): 0.3" under "Row 1 (Head 0)" is no row
            return rows > keyed or not self._names_category(section.statement)
        if len(cells) < _FEWEST_CELLS:
            return False
        if self._names_category(section.statement):
            return False
        names = [self._first_label(index) for index in cells]
        if len(heads) > 1 and len(set(names)) < len(names):
            return True  # each column once under each row
        pairs = sum(1 for index in cells if len(self.categories().find(self._tokens(index))) > 1)
        return 2 * pairs >= len(cells)

    def _is_one_row(self, lines: Iterable[int]) -> bool:
        """Whether the values under the name of a row are told with their columns, each column once: a row in pieces."""
        named = [self.categories().find(self._tokens(index)) for index in lines if self._rows_in(index)]
        labels = [hit.label.text for found in named for hit in found]
        return all(len(found) > 1 for found in named) and len(set(labels)) == len(labels)

    def _first_label(self, index: int) -> tuple[str, ...]:
        holds = self.draft.blocks[index].kind in ("row", "code", "item", "text")
        return first_label(self.draft, index) if holds else ()

    def _rows_in(self, index: int) -> int:
        """How many rows of several values a block holds."""
        block = self.draft.blocks[index]
        if block.kind not in ("row", "code", "item", "text") or index in self._frame:
            return 0
        tokens = self.draft.tokens_of(block)
        if tokens and tokens[0][0] == "TAG":
            marked = sum(1 for token in tokens if token[3].startswith("<tr"))
            return marked if any(token[0] == "QUANTITY" for token in tokens) else 0
        numbers = sum(1 for token in tokens if token[0] == "QUANTITY")
        enough = numbers >= (2 if block.kind == "row" else _FEWEST_VALUES)
        return int(enough and len(tokens) < _LONGEST_ROW * numbers)

    def _holds_one_value(self, index: int) -> bool:
        """Whether all numbers of an item but one stand in its key."""
        tokens = self._tokens(index) if self.draft.blocks[index].kind in ("item", "text") else []
        signs = [at for at, token in enumerate(tokens) if token[3] in (":", "=") or token[0] == "ARROW"]
        colon = signs[-1] if signs and tokens[-1][0] != "ARROW" else len(tokens)
        return sum(1 for token in tokens[colon:] if token[0] == "QUANTITY") == 1

    def _has_value(self, index: int) -> bool:
        block = self.draft.blocks[index]
        data = block.kind in ("item", "code", "text") and index not in self._frame
        tokens = self.draft.tokens_of(block) if data else []
        return 0 < len(tokens) < 2 * _LONGEST_ROW and any(token[0] == "QUANTITY" for token in tokens[1:])

    # --- what the text says ------------------------------------------------------------------

    def _are_panels(self, group: list[Section]) -> bool:
        """Whether grids are panels though no number says so: more than one is spoken of, or there are many."""
        if not self._are_alike(group) or not all(self._lists_categories(section) for section in group):
            return False
        if self.share_out_labels(group):
            return False
        parts = words("structure", "parts_of_figures") | words("structure", "kinds", "ordering")
        told = sum(1 for section in group if parts & {t[3] for t in section.statement.key_tokens})
        if not self.plural and 2 * told >= len(group):
            return False  # "Low-Score Cluster", "Dark Area", "Medium Scores"
        return self.plural or len(group) >= _FEWEST_UNSTATED or self._compares()

    def share_out_labels(self, group: list[Section]) -> bool:
        """Whether the lines of sections begin with categories of which each section has its own.

        "**Attention matrices:**" with `q` and `k`, "**MLP matrices:**" with `up`: groups of one axis.
        """
        told = self._told_of_axes()
        taken: set[Keys] = set()
        ends = [*(section.first for section in group[1:]), self._end(group[-1])]
        for section, end in zip(group, ends, strict=True):
            own = {self._first_label(index) for index in range(section.first + 1, end)} - {()}
            if len(own) < _FEWEST_SHARED or own & taken:
                return False
            if any(f" {' '.join(label)} " not in told for label in own):
                return False
            taken |= own
        return True

    def _told_of_axes(self) -> str:
        """What the statements about axes and the items below them say, as words."""
        keys: list[str] = []
        below = False
        for statement in self.statements:
            axis = statement.role in ("x", "y", "both") and statement.block.kind != "heading"
            below = axis or (below and statement.block.kind == "item" and statement.role is None)
            if below:
                keys += [t[3] for t in self._tokens(statement.index) if t[0] not in ("TICK", "QUOTE")]
        return " ".join(["", *keys, ""])

    def _compares(self) -> bool:
        """Whether the opening sets two things against each other: "before and after", "both", "comparison"."""
        comparing = words("structure", "comparing")
        opening = self.statements[:_FEWEST_STATEMENTS]
        return any(not comparing.isdisjoint(t[3] for t in self._tokens(s.index)) for s in opening)

    def _are_alike(self, group: list[Section]) -> bool:
        """Whether the lines of grids start with the same labels, most of them."""
        labels = [{self._first_label(index) for index in self._lines(s)} - {()} for s in group]
        return all(len(labels[0] & other) * 2 >= len(labels[0]) > 0 for other in labels[1:])

    def _lists_categories(self, section: Section) -> bool:
        """Whether the lines of a grid start with categories, as far as the text lists any; tables may do without."""
        blocks = [self.draft.blocks[index] for index in self._lines(section)]
        if self.categories().is_empty or any(block.kind in ("row", "code") for block in blocks):
            return not self._names_category(section.statement)
        lines = [index for index in self._lines(section) if self._rows_in(index) or self._has_value(index)]
        named = [self.categories().find(self._tokens(index)[:_OPENING]) for index in lines]
        if 2 * sum(map(self._is_part_of_row, lines)) > len(lines):
            return False  # "P1–P4: 0.1, 0.2, 0.3, 0.4" are parts of a row
        return 2 * sum(map(bool, named)) >= len(lines)

    def _is_part_of_row(self, index: int) -> bool:
        """Whether several values stand behind more than one category."""
        tokens = self._tokens(index)
        colon = next((at for at, token in enumerate(tokens) if token[3] == ":"), 0)
        return bool(self._rows_in(index)) and len(self.categories().find(tokens[:colon])) > 1

    def categories(self) -> LabelIndex:
        """What the statements about the axes list; looked for when it is first asked for."""
        if self._categories is None:
            self._categories = listed_categories(self.draft, self.statements)
        return self._categories

    def _is_category(self, head: Statement) -> bool:
        return self.categories().get(" ".join(_name(head))) is not None

    def _names_category(self, head: Statement) -> bool:
        return bool(self.categories().find(head.key_tokens))

    def _tokens(self, index: int) -> list[Token]:
        return self.draft.tokens_of(self.draft.blocks[index])


def _is_of_diagonal(head: Statement) -> bool:
    """ "**Diagonal (correct):**", "**Off-diagonal:**": parts of one matrix."""
    return bool(head.key_tokens) and head.key_tokens[0][3] in words("relations", "diagonal")


def _name(statement: Statement) -> Keys:
    """The words of a head, or of an item without a key."""
    tokens = statement.key_tokens or statement.rest_tokens
    return tuple(token[3] for token in tokens if token[0] not in ("TICK", "QUOTE"))


def listed_categories(draft: Draft, statements: list[Statement]) -> LabelIndex:
    """The categories of both axes that the statements about axes list, before the axes are read."""
    index = LabelIndex()
    told = words("structure", "axis_words")
    for at, statement in enumerate(statements):
        if statement.role is None and statement.block.kind in ("item", "text"):
            tokens = draft.tokens_of(statement.block)
            if not told.isdisjoint(token[3] for token in tokens):
                _add_told(index, draft, tokens)
        if statement.role not in ("x", "y", "both") or statement.block.kind == "heading":
            continue
        found = categories_in(statement.rest_tokens, draft.text)
        for label in found.labels if found is not None else _listed_below(statements, at):
            index.add(label)
            if label.endswith(")") and " (" in label:
                index.add(label[: label.index(" (")])  # without its gloss
    return index


def _add_told(index: LabelIndex, draft: Draft, tokens: list[Token]) -> None:
    """The categories of a sentence: "The x-axis is labeled P and has the categories A and B"."""
    from heatparse.reading.axis_sentences import read_prose_axes  # loaded where sentences tell of axes

    for _, reading in read_prose_axes(draft, tokens):
        for label in reading.categories or ():
            index.add(label)


def _listed_below(statements: list[Statement], position: int) -> Iterable[str]:
    for statement in statements[position + 1 :]:
        if statement.block.kind != "item" or statement.role is not None:
            return
        yield " ".join(_name(statement))
