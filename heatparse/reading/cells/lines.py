"""Lines of the data part: keys, values, and the groups that they stand in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heatparse.blocks import Block
from heatparse.phrases import words
from heatparse.reading.cells.clauses import split_sentences
from heatparse.reading.cells.entries import Entries
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame, X, Y
from heatparse.reading.cells.groups import Groups
from heatparse.reading.cells.listed_labels import with_listed_labels, with_own_label
from heatparse.reading.cells.orders import read_order
from heatparse.reading.cells.piece_reading import read_pieces
from heatparse.reading.cells.pieces import Piece, shape
from heatparse.reading.cells.places import read_coordinates, with_spans
from heatparse.reading.cells.sentences import Sentences
from heatparse.reading.cells.shapes import ValueShape, read_shape
from heatparse.reading.cells.statements import Statements
from heatparse.reading.cells.talk import is_introduced_by_talk, is_ranking, is_talk, tells_page_place
from heatparse.reading.cells.values import Found, color_of, value_of, value_span
from heatparse.reading.draft import Draft
from heatparse.reading.needs import may_add_values, may_be_side_by_side
from heatparse.resources import scanner
from heatparse.tokens import Token

_DRESSED = frozenset(("–", "—", "…"))
_CLOSING_LABEL = "k)"  # the end of a line with a bracket of labels
_NUMBERED = ("vw:v", "vw=v")  # "12 pt: 3"
_ENDS = 2  # of an axis
_VALUE_FIRST = ("v-", "v:", "v>", "v=", "vw")  # "71% – Rome", "3 min: Rome"
_COUNTED = ("vwf", "vwb", "vwo")  # "12 nests in Rome"
_BEHIND_COUNT = frozenset((")", ":"))  # the end of "Ant (20 samples):"
_BOUNDS = frozenset("<>≤≥")
_PAIRED = 2  # brackets with a place each
_FEWEST_TOLD = 3  # labelled values of a row in words
_PAIR = 2  # values side by side
_FRONT = 8  # letters of a place in front of a sentence
# What a line has that holds a list of values.
_LISTED = ("v,v", "v&v", "v>v", "v,&v")

if TYPE_CHECKING:
    from heatparse.reading.cells.merged import Picked


class Lines:
    """Reads the lines of one panel one after the other."""

    def __init__(self, draft: Draft, frame: Frame, found: Found) -> None:
        self.draft = draft
        self.frame = frame
        self.found = found
        self.groups = Groups(draft, frame)
        self.entries = Entries(draft, frame, found)
        self.statements = Statements(frame, self.entries, self.groups.context)
        self.sentences = Sentences(frame, self.entries, self.statements)
        self.pick: Picked | None = None  # what leaves the values of this panel of lines that hold several

    def head(self, block: Block) -> None:
        """A heading: it may open a group, and it ends those of the sections before it."""
        self.groups.leave(block.level)
        tokens = _without_number(self.draft.tokens_of(block))
        pieces = read_pieces(tokens, self.draft.text, self.frame, key=True)
        self._note_order(pieces)
        self.frame.beside_diagonal = any(piece[3] == "off-diagonal" for piece in pieces)
        coordinates = with_spans(read_coordinates(_without_part(pieces), self.frame), self.frame)
        if self._runs_through(coordinates):
            return
        if pieces and not any(c.known for c in coordinates):
            self.groups.open_diagonal(block, pieces)
        if any(c.known and (c.labels or not c.whole) for c in coordinates):
            self.groups.enter([c for c in coordinates if c.known], block.level)
            if len(coordinates) == 1 and len(coordinates[0].labels) > 1 and coordinates[0].axis in OTHER:
                from heatparse.reading.cells.zones import note_zone  # loaded where a head names a stretch

                note_zone(tokens, {coordinates[0].axis or "": coordinates[0]}, self.frame)

    def _runs_through(self, coordinates: list[Coordinate]) -> bool:
        """ "Data by row (Rome → Bern)": the first and the last label of an axis tell the order of the values."""
        ends = [c.labels[0] for c in coordinates if len(c.labels) == 1]
        axes = (self.frame.categories(axis) for axis in (X, Y))
        return len(ends) == len(coordinates) == _ENDS and any(
            len(labels) > _ENDS and ends == [labels[0], labels[-1]] for labels in axes
        )

    def start(self) -> None:
        """The head of the panel: all groups before it end, and what it names is no coordinate."""
        self.groups.clear()

    def note_order(self, block: Block) -> None:
        """Take from a line which axis comes first: "Values are given as (dose, time)"."""
        tokens = self.draft.tokens_of(block)
        if any(token[3] in ("(", "[") for token in tokens):
            self._note_order(read_pieces(tokens, self.draft.text, self.frame))

    def _note_order(self, pieces: list[Piece]) -> None:
        """Which axis comes first and which one the groups are on: "(column, row)", "Accuracy by Column"."""
        order = read_order(pieces, self.frame.symbols)
        self.frame.order = order.first or self.frame.order
        self.frame.head_axis = order.heads or self.frame.head_axis

    def read(self, block: Block, new_only: bool = False) -> bool:
        """Read one line; True when it gave cells, regions or a group."""
        tokens = self.draft.tokens_of(block)
        if self.draft.text.startswith("*", block.start):
            tokens = _without_number(tokens)  # "**2. Oslo (Row 2):**"
        if tells_page_place(tokens) or _bounds_label(tokens):
            return False
        if self.draft.listing:
            tokens = [token for token in tokens if not self._is_listing(token)]
        tokens = self._without_size(tokens)
        if tokens and tokens[-1][3] in _BEHIND_COUNT and self.groups.may_count(block):
            from heatparse.reading.cells.line_forms import without_count  # loaded for heads with a count

            tokens = without_count(tokens, self.frame)
        if self.pick is not None:
            tokens = self.pick(tokens)
        if self._is_dressed(block, tokens):
            from heatparse.reading.cells.line_forms import in_plain_dress  # loaded for leaders and dashes

            tokens = in_plain_dress(tokens, self.draft.text, self.frame)
        pieces = read_pieces(tokens, self.draft.text, self.frame)
        if len(self.draft.panels) > 1:
            from heatparse.reading.cells.owners import own_part  # loaded for several panels

            pieces = own_part(pieces, self.frame)
        if may_be_side_by_side(shape(pieces)):
            from heatparse.reading.cells.side_by_side import (
                with_joints,
            )  # loaded for words between two values

            pieces = with_joints(pieces)
        if not new_only and any(piece[3] in words("relations", "sharing") for piece in pieces):
            from heatparse.reading.cells.shared_values import (
                with_each_value,
            )  # loaded where labels share a value

            pieces = with_each_value(pieces)
        pieces = with_listed_labels(pieces, shape(pieces), self.frame)
        pieces = with_own_label(pieces, shape(pieces), self.frame)
        if shape(pieces).startswith(_VALUE_FIRST):
            from heatparse.reading.cells.line_forms import labels_first, place_first  # for values in front

            pieces = place_first(pieces, shape(pieces), self.frame)
            if self.groups.context:
                pieces = labels_first(pieces, shape(pieces), self.frame)
        if _says_behind(shape(pieces)):
            from heatparse.reading.cells.line_forms import (
                said_behind,
            )  # loaded for "At 2, 34 is printed at 20"

            pieces = said_behind(pieces)
        if self.groups.context and shape(pieces).startswith(_COUNTED):
            from heatparse.reading.cells.line_forms import without_noun  # loaded for "12 nests in Rome"

            pieces = without_noun(pieces, shape(pieces))
        if shape(pieces).startswith(_NUMBERED):
            from heatparse.reading.cells.line_forms import with_unlisted_number  # loaded for "12 pt: 3"

            pieces = with_unlisted_number(pieces, shape(pieces), self.frame, self.draft.text)
        if shape(pieces).endswith(_CLOSING_LABEL):
            from heatparse.reading.cells.line_forms import without_order  # loaded for brackets of labels

            pieces = without_order(pieces, self.frame)
        if not pieces:
            return False
        known = len(self.frame.panel.cells)
        told = False
        if not new_only:
            pieces, told = self.sentences.told_lines(pieces)
            if not pieces:
                return told
        if may_add_values(shape(pieces)):
            pieces, added = self.sentences.added(pieces, new_only)
            told |= added
        read = self._read(block, tokens, pieces, new_only) or told
        if not new_only:
            self.sentences.keep_late(pieces, shape(pieces))
            letters = shape(pieces)
            if "w" in letters and "v" in letters and letters.count("(") >= _PAIRED:
                self._keep_paired(pieces, known)
        return read

    def _is_dressed(self, block: Block, tokens: list[Token]) -> bool:
        """Whether a line may have a leader, numbers between dashes, or units behind which an "and" stands."""
        keys = [token[3] for token in tokens]
        if not _DRESSED.isdisjoint(keys) or "..." in self.draft.text[block.start : block.end]:
            return True
        return "and" in keys and sum(token[0] == "QUANTITY" for token in tokens) > 1

    def _is_listing(self, token: Token) -> bool:
        """Whether a token stands in a sentence that lists the labels of an axis."""
        return any(start <= token[1] < end for start, end in self.draft.listing)

    def _without_size(self, tokens: list[Token]) -> list[Token]:
        """The tokens without how many samples a head has: "Ant (n = 20): 0.1, 0.2"."""
        colon = next((at for at, token in enumerate(tokens) if token[3] == ":"), 0)
        for at in range(1, colon - len("n=2")):
            opening, name, sign, number, closing = tokens[at : at + 5]
            if (
                (opening[3], sign[3], closing[3]) == ("(", "=", ")")
                and name[3] in words("relations", "sample_sizes")
                and name[3] not in self.frame.symbols
                and number[0] == "QUANTITY"
                and not any(self.frame.on(axis, number[3]) for axis in (X, Y))
            ):
                return [*tokens[:at], *tokens[at + 5 :]]
        return tokens

    def _keep_paired(self, pieces: list[Piece], known: int) -> None:
        """Values with their labels in brackets: "0.3 (Ant, Rome) and 0.4 (Bee, Rome)"."""
        from heatparse.reading.cells.pairs import paired_values  # loaded where a line has several brackets

        paired = paired_values(pieces, shape(pieces), self.frame)
        taken = [cell.span for cell in self.frame.panel.cells[known:]] if paired else []
        for entry in paired:
            at = pieces[entry.number][1]
            if not any(span.start <= at < span.end for span in taken):
                value = ValueShape(entry.number, ())
                self.entries.cell(pieces, entry.place, value, pieces[entry.first][1], new_only=True)

    def _read(self, block: Block, tokens: list[Token], pieces: list[Piece], new_only: bool) -> bool:
        letters = shape(pieces)
        if not new_only and self.groups.open_bare(block, tokens, letters):
            return True
        self.statements.around = {} if new_only else self.groups.context
        if "a" in letters or "v" not in letters:
            self._note_order(pieces)
        if "v" not in letters and not new_only and self.groups.is_set_off(block):
            self.groups.leave_diagonal(block)
            self.groups.open_diagonal(block, pieces)
        if _may_be_respective(letters) and self.sentences.respective(tokens, pieces, letters, new_only):
            return True
        row = [] if new_only or letters.count("v") < _PAIR else _told_row(pieces, letters, self.frame)
        if not row:
            return self._read_statement(block, pieces, letters, new_only)
        mark = self.found.mark()
        read = self._read_statement(block, pieces, letters, new_only)
        if self.found.mark()[0] - mark[0] >= len(row):
            return read
        self.found.back_to(mark)
        for place, value in row:
            quantity = value_of(pieces, value)
            if quantity is not None:
                self.found.add(place, quantity, color_of(pieces, value), *value_span(pieces, value))
        return True

    def _read_statement(self, block: Block, pieces: list[Piece], letters: str, new_only: bool) -> bool:
        """Read a line as a statement, or else as sentences."""
        statement = read_shape(letters)
        if "w" in letters and not new_only:
            pieces, letters, statement = self.statements.with_unlisted(pieces, letters, statement)
        if statement is None or not statement.items:
            return self._sentences(block, pieces, letters, new_only)
        if all(item.value is None for item in statement.items):
            several = not new_only and len(scanner("labelled").findall(letters)) >= _FEWEST_TOLD
            if several and self.sentences.labelled_values(pieces, letters, new_only):
                return True  # "**Ant**: starts with 0.1 in Rome, falls to 0.05 (Oslo)"
            if not new_only and self.groups.open_named(block, pieces, statement):
                if "v" in letters:
                    self.sentences.read(pieces, letters, new_only)
                return True
            return "v" in letters and self._sentences(block, pieces, letters, new_only)
        if any(is_introduced_by_talk(pieces, item.value) for item in statement.items):
            return self._sentences(block, pieces, letters, new_only)
        first = statement.items[0]
        if first.key is not None and not new_only:
            named = read_coordinates(pieces[slice(*first.key)], self.frame)
            self.groups.follow(block, named, heads=first.value is None)
        told = statement.lead is not None and is_talk(pieces[slice(*statement.lead)])
        if told and is_ranking(pieces, statement):
            return False
        if told and "diagonal" not in self.groups.context:
            return self.statements.read(pieces, statement, True) and not new_only
        return self.statements.read(pieces, statement, new_only)

    def opens_with_place(self, block: Block) -> bool:
        """Whether a line has labels and nothing else in front of a colon: "Ant → Rome: 0.4"."""
        pieces = read_pieces(self.draft.tokens_of(block), self.draft.text, self.frame)
        letters = shape(pieces)
        colon = letters.find(":")
        if colon <= 0 or letters[:colon].strip("kabvn=>,&-()"):
            return False
        named = read_coordinates(pieces[:colon], self.frame)
        return bool(named) and all(c.known and not c.whole for c in named)

    def _sentences(self, block: Block, pieces: list[Piece], letters: str, new_only: bool) -> bool:
        """A line that is no statement as a whole: its key may open a group, its clauses may give cells."""
        if not new_only:
            self.groups.open_key(block)
        return "v" in letters and self.sentences.read(pieces, letters, new_only) and block.kind == "text"


def _bounds_label(tokens: list[Token]) -> bool:
    """ "Scores are low (`20–40`) for depths ≤ `3`": a number in code behind a sign bounds an axis, and is no place."""
    return any(
        one[3] in _BOUNDS and two[0] == "TICK" and three[0] == "QUANTITY"
        for one, two, three in zip(tokens, tokens[1:], tokens[2:], strict=False)
    )


def _without_number(tokens: list[Token]) -> list[Token]:
    """A head without the number of its section: "3. Data", "2.1) Rows"."""
    numbered = len(tokens) > 2 and tokens[0][0] == "QUANTITY" and tokens[1][3] in (".", ")")
    return tokens[2:] if numbered else tokens


def _without_part(pieces: list[Piece]) -> list[Piece]:
    """A head without the number of a part of the figure: "Zone 1: Layers 0-5"."""
    of_parts = words("stretches", "of_parts")
    return [
        piece
        for at, piece in enumerate(pieces)
        if not (at and piece[3].isdecimal() and pieces[at - 1][0] == "w")
        or pieces[at - 1][3].split()[-1] not in of_parts
    ]


def _says_behind(letters: str) -> bool:
    """Whether a place stands in front of a comma, and a verb behind a number: "At age 2, 34 is shown at 20 mg"."""
    comma = letters.find(",", 0, _FRONT)
    return comma > 0 and letters[0] in "faob" and ("vi" in letters[comma:] or "vw" in letters[comma:])


def _may_be_respective(letters: str) -> bool:
    """Whether a line has values side by side, and labels."""
    return "k" in letters and any(joint in letters for joint in _LISTED)


def _told_row(
    pieces: list[Piece], letters: str, frame: Frame
) -> list[tuple[dict[str, Coordinate], ValueShape]]:
    from heatparse.reading.cells.told_rows import read_told_row  # loaded where a line has several values

    parts = split_sentences(letters, 0, len(letters), ".")
    if len(parts) == 1:  # the sentences around it have no numbers
        first, last = parts[0][0], parts[0][1] + 1
        pieces, letters = pieces[:last], letters[:last]
        row = read_told_row(pieces[first:], letters[first:], frame) if first else []
        if row:
            return [(place, value.moved(first)) for place, value in row]
    row = read_told_row(pieces, letters, frame)
    return row if ";" not in letters else _told_rows(pieces, letters, frame) or row


def _told_rows(
    pieces: list[Piece], letters: str, frame: Frame
) -> list[tuple[dict[str, Coordinate], ValueShape]]:
    """The rows of the parts of a sentence, each with its place in front: "In layer 8, …; in layer 12, …"."""
    from heatparse.reading.cells.told_rows import FRONTED, read_told_row

    found: list[tuple[dict[str, Coordinate], ValueShape]] = []
    for first, last in split_sentences(letters, 0, len(letters), ";"):
        row = (
            read_told_row(pieces[first:last], letters[first:last], frame)
            if letters.startswith(FRONTED, first)
            else []
        )
        if not row:
            return []
        found += [(place, value.moved(first)) for place, value in row]
    return found
