"""The data part: cells and regions of each panel.

What reads tables and literals is loaded where a text has any: a third of what a start would load here.
"""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any

from heatparse.blocks import Block
from heatparse.phrases import words
from heatparse.reading.cells.discussions import (
    blocks_above_talk,
    data_blocks,
    heading_between,
    is_bold_head,
    lines_above_panels,
)
from heatparse.reading.cells.frame import Coordinate, Frame
from heatparse.reading.cells.inference import infer_axes, other_labels
from heatparse.reading.cells.lines import Lines
from heatparse.reading.cells.positions import counted_axes
from heatparse.reading.cells.runs import has_table
from heatparse.reading.cells.successions import labels_by_order, numeric_axes
from heatparse.reading.cells.values import Found
from heatparse.reading.draft import Draft, index_labels
from heatparse.reading.needs import may_be_matrix, may_be_triangle, may_have_siblings
from heatparse.reading.panel_names import is_discussion_block
from heatparse.reading.table_runs import begins_table
from heatparse.records import replace

if TYPE_CHECKING:
    from heatparse.reading.cells.tables import Table

# Roles of blocks that give no cells.
TAKEN = frozenset(("axis", "legend", "title", "panel", "other-figure"))


def read_cells(draft: Draft) -> None:
    """Fill in cells and regions of each panel, and the axes that only the data part tells."""
    for number, panel in enumerate(draft.panels):
        blocks = data_blocks(draft, panel.blocks)
        if not has_table(draft, blocks):
            above = blocks_above_talk(draft, blocks)
            if infer_axes(draft, number, above) or (above != blocks and infer_axes(draft, number, blocks)):
                index_labels(draft)
        PanelReader(draft, number).read()
    if len(draft.panels) > 1:
        from heatparse.reading.cells.shared_parts import (
            read_loose_tables,
            read_merged,
            read_with_axes_of_others,
        )

        read_with_axes_of_others(draft)
        read_loose_tables(draft)
        read_merged(draft)


def _spellings(draft: Draft, labels: list[str], taken: list[str]) -> dict[str, str]:
    """What is written for the labels of an axis besides them; `taken` are those of the other axis."""
    spellings: dict[str, str] = {}
    if any(label.endswith(")") for label in labels):
        from heatparse.reading.glosses import without_glosses  # loaded where labels have brackets

        spellings |= without_glosses(draft.text, labels, taken)
    if any(label[:1].isalpha() for label in labels):
        from heatparse.reading.calendar import calendar_spellings  # loaded where labels may be months

        spellings |= calendar_spellings(labels, taken)
    return spellings


class PanelReader:
    """Reads the blocks of one panel in their order."""

    def __init__(self, draft: Draft, number: int) -> None:
        self.draft = draft
        self.blocks = draft.panels[number].blocks
        self.heads = draft.panels[number].heads
        self.frame = Frame(draft, number)
        for axis, other in (("x", "y"), ("y", "x")):
            labels, taken = self.frame.categories(axis), self.frame.categories(other)
            self.frame.adopt(axis, _spellings(draft, labels, taken))
            if may_have_siblings(labels):
                from heatparse.reading.cells.siblings import (
                    sibling_labels,
                )  # loaded for times, months, numbers

                told = [i for i in data_blocks(draft, self.blocks) if draft.roles.get(i) not in TAKEN]
                self.frame.adopt(axis, sibling_labels(draft, self.frame, axis, told))
        axes = numeric_axes(draft.panels[number])
        if axes is not None:
            told = [index for index in self.blocks if draft.roles.get(index) not in TAKEN]
            self.frame.by_order = labels_by_order(draft, told, axes)
        if any(self.frame.categories(axis) and not self.frame.panel.side(axis).label for axis in ("x", "y")):
            from heatparse.reading.cells.axis_words import told_axis_words  # loaded where an axis has no name

            self.frame.axis_words = {
                **self.frame.axis_words,
                **told_axis_words(draft, self.frame, self.blocks),
            }
        self.frame.counted = counted_axes(draft, self.frame, self.blocks)
        if may_be_triangle(self.frame.categories("x"), self.frame.categories("y")):
            from heatparse.reading.cells.triangles import (
                triangle_rows,
            )  # loaded where both axes list the same

            self.frame.triangle = triangle_rows(draft, self.frame, data_blocks(draft, self.blocks))
        self.found = Found(self.frame)
        self.lines = Lines(draft, self.frame, self.found)
        for block in lines_above_panels(draft):
            self.lines.note_order(block)
        self.talk = True  # whether sections that discuss the data are told from those that give them
        self.data_lines: dict[int, dict[str, Coordinate]] = {}  # blocks outside of them, with their groups
        self.talk_lines: list[int] = []  # … and inside of them

    def read(self) -> None:
        """Read all blocks, and again where the lines call the labels by other names."""
        noted = len(self.draft.stated)
        self._read_blocks()
        panel = self.draft.panels[self.frame.number]
        if not panel.cells and not panel.regions:
            self.talk = False  # there is no data part: what the discussion gives is the data
            self._read_blocks()
        spellings = other_labels(self.draft, self.frame.number, data_blocks(self.draft, self.blocks))
        if any(spellings.values()):
            del self.draft.stated[noted:]
            panel.cells, panel.regions = [], []
            for axis, written in spellings.items():
                self.frame.adopt(axis, written)
            self.found = Found(self.frame)
            self.lines = Lines(self.draft, self.frame, self.found)
            self._read_blocks()
        if 2 * len(self.found.placed) < len(self.frame.categories("x")) * len(self.frame.categories("y")):
            self._read_bands()

    def _read_bands(self) -> None:
        """What the lines of the data part say of many cells at once, where few are stated one by one."""
        from heatparse.reading.cells.band_lines import BandLines  # few documents need it

        lines = BandLines(self.draft, self.frame, self.found)
        for index, context in self.data_lines.items():
            if lines.read(index, context):
                self.draft.roles.setdefault(index, "data")
        panel = self.draft.panels[self.frame.number]
        panel.regions.sort(key=lambda region: region.span.start)
        if panel.regions:
            self.found.forget_repeated({self.draft.blocks[index].line + 1 for index in self.talk_lines})

    def _read_blocks(self) -> None:
        draft, at = self.draft, 0
        discussion = bold_talk = False
        tried = 0  # up to where no bare matrix stands
        title = next((at for at, block in enumerate(draft.blocks) if block.kind == "heading"), -1)
        while at < len(self.blocks):
            index = self.blocks[at]
            block = draft.blocks[index]
            if at and index != self.blocks[at - 1] + 1:
                head = heading_between(draft, self.blocks[at - 1], index)
                discussion = discussion if head is None else self._discusses(head)
            if not discussion and at >= tried and self._may_be_matrix(index):
                from heatparse.reading.cells.matrices import (  # loaded for bare numbers
                    matrix_blocks,
                    read_matrix,
                )

                matrix = matrix_blocks(draft, (self.blocks[i] for i in range(at, len(self.blocks))))
                tried = at + len(matrix)
                if matrix and read_matrix(draft, self.frame, self.found, matrix):
                    at = tried
                    continue
            if block.kind == "row" and draft.roles.get(index) in ("axis", "legend"):
                at += 1  # "| Color | Value |", "| X-axis | Rate |"
                continue
            if block.kind in ("row", "code", "delimiter"):
                run = self._run(at, ("row", "delimiter") if block.kind != "code" else ("code",))
                self._block_of_rows(run, discussion)
                at += len(run)
                continue
            at += 1
            if bold_talk and is_bold_head(draft, block):
                discussion = bold_talk = False
            if draft.roles.get(index) == "panel":
                self.lines.start()
                discussion = discussion and block.kind != "heading" and self._is_whole()
            elif block.kind == "heading":
                discussion = self._discusses(block, index)
                if not self._heads_axes(index, title):
                    self.lines.head(block)
            elif block.kind in ("fence", "rule") or self._is_taken(index):
                continue
            elif self.found.placed and is_bold_head(draft, block) and is_discussion_block(draft, block):
                discussion, bold_talk = self.talk, True  # "**Observations:**"
            elif "<t" in draft.text[block.start : block.end]:
                at = self._html(at - 1)
            else:
                talk = discussion or (block.kind == "text" and self._is_whole())  # of a grid given in full
                read = self.lines.read(self._own_part(index), new_only=talk)
                if talk:
                    self.talk_lines.append(index)
                else:
                    self.data_lines[index] = dict(self.lines.groups.context)
                if read and not talk:
                    draft.roles[index] = "data"
        self.lines.sentences.finish()

    def _heads_axes(self, index: int, title: int) -> bool:
        """Whether a heading is the title of the document, with the axes below it: no label in it is a place."""
        if index != title:
            return False
        blocks, level = self.draft.blocks, self.draft.blocks[index].level
        inside = takewhile(
            lambda at: blocks[at].kind != "heading" or blocks[at].level > level, range(index + 1, len(blocks))
        )
        return any(self.draft.roles.get(at) == "axis" for at in inside)

    def _may_be_matrix(self, index: int) -> bool:
        return self.draft.roles.get(index) is None and may_be_matrix(self.draft, index)

    def _discusses(self, heading: Block, at: int | None = None) -> bool:
        """Whether what stands below a heading, the block `at`, discusses the data."""
        if not self.talk or is_discussion_block(self.draft, heading):
            return self.talk
        return self._tells_of_whole(heading) and (at is None or not self._gives_again(at + 1))

    def _tells_of_whole(self, heading: Block) -> bool:
        """Whether what stands below a heading speaks of a grid that has been given in full: "Ranges"."""
        keys = {token[3] for token in self.draft.tokens_of(heading)}
        return self._is_whole() and keys.isdisjoint(words("structure", "data_headings"))

    def _gives_again(self, index: int) -> bool:
        """Whether a block says what the first line of the data said, with other numbers: it is data as well."""
        first = next(iter(self.data_lines), None)
        if first is None or not first < index < len(self.draft.blocks):
            return False
        one, other = (self.draft.tokens_of(self.draft.blocks[at]) for at in (first, index))
        numbers = sum(token[0] == "QUANTITY" for token in one)
        told = [[token[3] for token in tokens if token[0] != "QUANTITY"] for tokens in (one, other)]
        return numbers > 1 and told[0] == told[1] and len(one) == len(other)

    def _is_whole(self) -> bool:
        """Whether every cell of the grid has a value."""
        size = len(self.frame.categories("x")) * len(self.frame.categories("y"))
        return 0 < size <= len(self.found.placed)

    def merged_line(self, index: int, held: bool) -> None:
        """A line with values of several panels, or one that opens a group of such lines."""
        block = self.draft.blocks[index]
        if block.kind == "heading":
            self.lines.head(block)
        elif held and self.lines.read(block):
            self.draft.roles[index] = "data"
        elif not held and not any(token[0] == "QUANTITY" for token in self.draft.tokens_of(block)):
            self.lines.read(block)

    def literal(self, run: list[int], part: Any) -> None:
        """Take the cells that a literal of several panels has for this one."""
        from heatparse.reading.cells.literals import read_literal

        read_literal(self.draft, self.frame, self.found, run, part)

    def _own_part(self, index: int) -> Block:
        """A block without the name of the panel in front of what it says."""
        block = self.draft.blocks[index]
        return replace(block, start=self.heads[index]) if index in self.heads else block

    def _is_taken(self, index: int) -> bool:
        """Whether a block has been read already; lines of values below a legend look like bands of it."""
        role, block = self.draft.roles.get(index), self.draft.blocks[index]
        below = role == "legend" and block.kind == "item"
        return role in TAKEN and not (below and self.lines.opens_with_place(block))

    def _run(self, at: int, kinds: tuple[str, ...]) -> list[int]:
        """The neighbouring blocks of the same kind."""
        run = [self.blocks[at]]
        for index in self.blocks[at + 1 :]:
            if index != run[-1] + 1 or self.draft.blocks[index].kind not in kinds:
                break
            if begins_table(self.draft, run, index):
                break
            run.append(index)
        return run

    def _block_of_rows(self, run: list[int], discussion: bool) -> None:
        from heatparse.reading.cells.rows import fenced_table, is_tabular, pipe_table, split_tables

        if self.draft.blocks[run[0]].kind != "code":
            for part in split_tables(self.draft, run):
                self.table(pipe_table(self.draft, part), discussion)
            return
        from heatparse.reading.cells.aligned import read_aligned
        from heatparse.reading.cells.literals import read_literal

        told = self.draft, self.frame, self.found, run
        if not discussion and (read_literal(*told) or read_aligned(*told)):
            return
        if not is_tabular(self.draft, run) and self._fenced_lines(run):
            return
        table = fenced_table(self.draft, run)
        if table is not None:
            self.table(table, discussion)

    def _fenced_lines(self, run: list[int]) -> bool:
        """A fence whose lines are statements ("ST: [95, 2, 1]", JSON), or a bare matrix."""
        from heatparse.reading.cells.literals import read_literal
        from heatparse.reading.cells.matrices import read_matrix

        if read_matrix(self.draft, self.frame, self.found, run):
            return True
        if read_literal(self.draft, self.frame, self.found, run):
            return True
        panel = self.frame.panel
        before, cells, regions = set(self.found.placed), len(panel.cells), len(panel.regions)
        noted = len(self.draft.stated)
        numbered = [
            i for i in run if any(t[0] == "QUANTITY" for t in self.draft.tokens_of(self.draft.blocks[i]))
        ]
        read = [index for index in run if self.lines.read(self.draft.blocks[index])]
        if len(self.found.placed) == len(before) or 2 * len(read) < len(numbered):
            self.found.placed = before
            del panel.cells[cells:], panel.regions[regions:], self.draft.stated[noted:]
            return False
        for index in read:
            self.draft.roles[index] = "data"
        return True

    def _html(self, at: int) -> int:
        """Read the HTML tables that start at a block; the position behind them."""
        from heatparse.reading.cells.html_tables import html_tables

        tables = html_tables(self.draft, self.blocks[at:])
        behind = at + 1
        for table in tables:
            self.table(table)
            behind = max(behind, self.blocks.index(table.blocks[-1], at) + 1)
        return behind

    def _read_banded(self, table: Table) -> bool:
        """Read a table whose cells name their places, "| Ant | L0–L2: 0.8 | L3: 0.9 |"; False for any other one."""
        place = table.rows[-1][1] if len(table.rows) > 1 and len(table.rows[-1]) > 1 else (0, 0)
        if not any(token[3] == ":" for token in self.draft.tokens.between(*place)):
            return False
        from heatparse.reading.cells.banded_tables import is_banded, read_banded  # loaded for colons in cells

        if not is_banded(self.draft, self.frame, table) or not read_banded(self.draft, self.lines, table):
            return False
        self.draft.roles.update(dict.fromkeys(table.blocks, "data"))
        return True

    def table(self, table: Table, discussion: bool = False) -> None:
        """Take the cells of a table."""
        from heatparse.reading.cells.rows import is_grid
        from heatparse.reading.cells.tables import read_table

        draft = self.draft
        if not discussion and self._read_banded(table):
            return
        taken = read_table(draft, self.frame, self.found, table, self.lines.groups.context)
        fenced = draft.blocks[table.blocks[0]].kind == "code"
        pipes = draft.blocks[table.blocks[0]].kind == "row"
        single = len(table.rows) == len(("head", "row"))  # what a table of all panels says of this one
        if pipes and not (taken or discussion or (is_grid(draft, table.blocks) and not single)):
            block = draft.blocks[table.blocks[0]]
            for row in table.rows:  # "| Ant → Rome | 0.1 |": every row is a statement of its own
                for start, end in row if single else [(row[0][0], row[-1][1])]:
                    self.lines.read(replace(block, start=start, end=end))
        if taken or not (discussion or fenced):
            for index in table.blocks:
                draft.roles[index] = "data"
