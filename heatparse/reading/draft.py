"""What the reader works on: a document while it is being read.

Every pass takes the `Draft`, reads some of its blocks, fills in panels and marks what it has read.
"""

from __future__ import annotations

from typing import Literal

from heatparse.blocks import Block, read_blocks
from heatparse.labels import LabelIndex
from heatparse.models import Band, Cell, Region
from heatparse.phrases import words
from heatparse.records import Record, field
from heatparse.surface import surface
from heatparse.text import Source
from heatparse.tokens import Token, Tokens, fold

# What a block is. "prose" is everything that claims are read from.
Role = Literal["prose", "title", "heading", "axis", "legend", "panel", "data", "other-figure", "layout"]


class AxisDraft(Record):
    label: str | None = None
    categories: list[str] = field(default_factory=list)
    span: tuple[int, int] | None = None
    weak_label: bool = False  # the label is guessed; any plain statement replaces it
    told_label: bool = False  # the label is announced as such, or quoted; nothing replaces it


class LegendDraft(Record):
    label: str | None = None
    low: float | None = None
    high: float | None = None
    approximate: bool = False
    open_low: bool = False
    open_high: bool = False
    unit: str | None = None
    resolution: float | None = None
    bands: list[Band] = field(default_factory=list)
    span: tuple[int, int] | None = None
    doubtful: bool = False  # told in passing, or beside numbers that are no part of it


class PanelDraft(Record):
    """A panel while it is read. `blocks` are the indices of the blocks of its data section."""

    title: str | None = None
    x: AxisDraft = field(default_factory=AxisDraft)
    y: AxisDraft = field(default_factory=AxisDraft)
    legend: LegendDraft | None = None
    cells: list[Cell] = field(default_factory=list)
    regions: list[Region] = field(default_factory=list)
    blocks: list[int] = field(default_factory=list)
    heads: dict[int, int] = field(default_factory=dict)  # blocks that begin with its name -> where they go on
    span: tuple[int, int] | None = None

    def side(self, axis: str) -> AxisDraft:
        """The axis called "x" or "y"."""
        return self.x if axis == "x" else self.y


class Stated(Record):
    """What the reader noticed and the public data cannot hold; rules judge it.

    - "later-scale": the legend of `panel` gives the ends `value`, (low, high), behind a sentence with
      others, which count; `value-outside-legend` allows for both
    - "row-length": a positional row (or column) of `panel` gives `value` values, one for each
      category of `axis`; noted when that is not the number of its categories, for
      `row-length-mismatch`
    - "told-again": an observation about cells of `panel` of which the data part tells all; `value` is
      the region that it would be, which is no data
    - "zone": a head of `panel` gives a stretch of `axis` a name: `value` is (its folded words, the labels)
    """

    kind: str
    span: tuple[int, int]
    value: object = None
    panel: int | None = None
    axis: str | None = None


class Draft:
    """A description on its way from text to `Document`."""

    __slots__ = (
        "_tokens_of",
        "blocks",
        "covered",
        "figure",
        "head_scales",
        "labels",
        "listing",
        "named",
        "panels",
        "repeated",
        "roles",
        "source",
        "stated",
        "text",
        "title",
        "tokens",
        "told_title",
    )  # fmt: skip

    def __init__(self, text: str) -> None:
        self.source = Source(text)
        self.text = text = surface(text)  # every place in it is the same place in the description
        self.blocks: list[Block] = read_blocks(text, self.source.text)
        self.tokens = Tokens(text)
        self._tokens_of: dict[tuple[int, int], list[Token]] = {}
        self.roles: dict[int, Role] = {}  # by index of block; a block without role is prose
        self.covered: list[tuple[int, int]] = []  # pieces of text whose numbers are accounted for
        self.named: set[tuple[int, int]] = set()  # where labels of cells stand
        self.listing: list[tuple[int, int]] = []  # sentences whose numbers are labels of an axis
        self.panels: list[PanelDraft] = []
        self.repeated: list[int] = []  # the heads of panels, where the data tell that there are several
        self.head_scales: dict[int, LegendDraft] = {}  # that heads of panels tell, by index of block
        self.labels = LabelIndex()
        self.stated: list[Stated] = []
        self.figure: Literal["heatmap", "other"] = "other"
        self.title: str | None = None
        self.told_title: str | None = None  # of the figure, by a line of the text: "Title: Delays by hour"

    def tokens_of(self, block: Block) -> list[Token]:
        """The tokens of a block's content; nobody may change the list."""
        place = block.start, block.end
        tokens = self._tokens_of.get(place)
        if tokens is None:
            tokens = self._tokens_of[place] = self.tokens.between(*place)
        return tokens

    def note_listing(self, start: int, end: int, labels: list[str]) -> None:
        """A sentence lists labels: its numbers are no values, if all of them stand in the labels."""
        numbers = [token for token in self.tokens.between(start, end) if token[0] == "QUANTITY"]
        written = " ".join(labels)
        if numbers and all(self.text[token[1] : token[2]] in written for token in numbers):
            self.listing.append((start, end))

    def content(self, block: Block) -> str:
        return self.text[block.start : block.end]


def index_labels(draft: Draft) -> None:
    """Rebuild the label index from the panels, after their axes and titles are known."""
    draft.labels = LabelIndex()
    for number, panel in enumerate(draft.panels):
        for category in panel.y.categories:
            label = draft.labels.add(category)
            if label is not None:
                label.rows.add(number)
        for category in panel.x.categories:
            label = draft.labels.add(category)
            if label is not None:
                label.columns.add(number)
        for name, attribute in (
            *((written, "y_names") for written in _axis_names(panel.y.label)),
            *((written, "x_names") for written in _axis_names(panel.x.label)),
            (panel.title, "panels"),
        ):
            label = draft.labels.add(name) if name else None
            if label is not None:
                getattr(label, attribute).add(number)


def _axis_names(name: str | None) -> tuple[str, ...]:
    """A name as it is, without the unit in brackets behind it, and of several: "Learning rates"."""
    if not name:
        return ()
    bare = name[: name.rindex("(")].strip() if name.endswith(")") and "(" in name else name
    names = (name, bare) if bare and bare != name else (name,)
    last = fold(bare.rpartition(" ")[2])
    known = " " in bare or last in words("relations", "values")
    plural = known and last.isalpha() and last[-1] != "s" and last not in words("relations", "particles")
    return (*names, bare + "s") if plural else names  # other words are known in the plural as well
