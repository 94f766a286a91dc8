"""Lines of the data part: keys, values, and the groups that they stand in."""

from __future__ import annotations

from functools import cache

from heatparse.blocks import Block
from heatparse.labels import Label
from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.reading.cells.clauses import brackets, clauses, split_sentences
from heatparse.reading.cells.frame import OTHER, Coordinate, Frame, X, Y
from heatparse.reading.cells.merged import Picked
from heatparse.reading.cells.orders import read_order
from heatparse.reading.cells.owners import own_part
from heatparse.reading.cells.pairs import paired_values
from heatparse.reading.cells.pieces import Piece, read_pieces, shape
from heatparse.reading.cells.places import read_coordinates, settle, stretch, with_spans
from heatparse.reading.cells.respective import may_be_respective, read_respective
from heatparse.reading.cells.shapes import ItemShape, StatementShape, ValueShape, read_shape
from heatparse.reading.cells.told_rows import is_derived, read_told_row
from heatparse.reading.cells.values import Found, color_of, value_of, value_span
from heatparse.reading.draft import Draft, Stated
from heatparse.reading.quotations import clean_label
from heatparse.resources import scanner
from heatparse.tokens import Token, fold

# Ranks of blocks as heads of groups: headings by level, then bold lines, numbered items, items.
_TEXT, _NUMBERED, _ITEM = 10, 11, 12
_LONGEST_HEAD = 6  # pieces of a line that opens a group by a label alone
_HEAD_LETTERS = frozenset("vknabf:=-()[]>.")
_FEWEST_TOLD = 3  # labelled values of a row in words
_LONGEST_LABEL = 8  # tokens of a category that no axis lists


class Lines:
    """Reads the lines of one panel one after the other."""

    def __init__(self, draft: Draft, frame: Frame, found: Found) -> None:
        self.draft = draft
        self.frame = frame
        self.found = found
        self.context: dict[str, Coordinate] = {}  # of the groups around: x, y, or open
        self.ranks: dict[str, int] = {}
        self.forms: set[str] = set()  # of the lines that gave cells: their shapes up to the first value
        self.reversed: set[str] = set()  # axes whose order is said to be turned round
        self.pick: Picked | None = None  # what leaves the values of this panel of lines that hold several

    # --- groups -------------------------------------------------------------------------------

    def head(self, block: Block) -> None:
        """A heading: it may open a group, and it ends those of the sections before it."""
        self._leave(block.level)
        tokens = _without_number(self.draft.tokens_of(block))
        pieces = read_pieces(tokens, self.draft.text, self.frame, key=True)
        self._note_order(pieces)
        coordinates = read_coordinates(pieces, self.frame)
        if any(c.known and not c.whole for c in coordinates):
            self._enter([c for c in coordinates if c.known], block.level)

    def start(self) -> None:
        """The head of the panel: all groups before it end, and what it names is no coordinate."""
        self.context.clear()
        self.ranks.clear()

    def _diagonal(self, block: Block, pieces: list[Piece]) -> None:
        """ "**Diagonal values** (train = test):": single labels below it are cells of the diagonal."""
        spoken = words("relations", "diagonal")
        if (
            not any(key in spoken for piece in pieces for key in piece[3].split())
            or "off-diagonal" in pieces[0][3]
        ):
            return
        self._leave(_block_rank(block))
        self.context["diagonal"] = Coordinate(None, (), True, block.start, block.end)
        self.ranks["diagonal"] = _block_rank(block)

    def _leave_diagonal(self, block: Block) -> None:
        """A bold line of the same rank ends it; "Other notable values:" goes on with it."""
        if self.draft.text.startswith("*", block.start) and self.ranks.get("diagonal", -1) >= _block_rank(
            block
        ):
            self._forget("diagonal")

    def _leave(self, rank: int) -> None:
        for axis in [axis for axis, known in self.ranks.items() if known >= rank]:
            self._forget(axis)

    def _forget(self, axis: str) -> None:
        self.context.pop(axis, None)
        self.ranks.pop(axis, None)

    def _enter(self, coordinates: list[Coordinate], rank: int) -> None:
        """Open a group: it replaces what is on its axis, and whatever is further inside.

        A list of labels ("**Values (Rome, Oslo, Bern):**") opens none.
        """
        named = {(c.axis, c.labels) for c in coordinates}
        if len(named) > max(2, len({axis for axis, _ in named})):
            return
        self._forget("diagonal")
        for coordinate in coordinates:
            axis = coordinate.axis or "open"
            self._leave(rank + 1)
            self._forget("open")
            self.context[axis] = coordinate
            self.ranks[axis] = rank

    def _note_order(self, pieces: list[Piece]) -> None:
        """Which axis comes first and which one the groups are on: "(column, row)", "Accuracy by Column"."""
        order = read_order(pieces)
        self.frame.order = order.first or self.frame.order
        self.frame.head_axis = order.heads or self.frame.head_axis

    # --- statements ---------------------------------------------------------------------------

    def read(self, block: Block, new_only: bool = False) -> bool:
        """Read one line; True when it gave cells, regions or a group."""
        tokens = self.draft.tokens_of(block)
        if self.pick is not None:
            tokens = self.pick(tokens)
        pieces = own_part(read_pieces(tokens, self.draft.text, self.frame), self.frame)
        if not pieces:
            return False
        known = len(self.frame.panel.cells)
        read = self._read(block, tokens, pieces, new_only)
        paired = paired_values(pieces, shape(pieces), self.frame) if not new_only else []
        taken = [cell.span for cell in self.frame.panel.cells[known:]] if paired else []
        for entry in paired:
            at = pieces[entry.number][1]
            if not any(span.start <= at < span.end for span in taken):
                value = ValueShape(entry.number, ())
                self._cell(pieces, entry.place, value, pieces[entry.first][1], new_only=True)
        return read

    def _read(self, block: Block, tokens: list[Token], pieces: list[Piece], new_only: bool) -> bool:
        letters = shape(pieces)
        if not new_only and self._bare_group(block, tokens, letters):
            return True
        if "a" in letters or "v" not in letters:
            self._note_order(pieces)
        if letters.endswith(":") and "v" not in letters and not new_only:
            self._leave_diagonal(block)
            self._diagonal(block, pieces)
        if may_be_respective(letters) and self._respective(tokens, pieces, letters, new_only):
            return True
        row = [] if new_only else read_told_row(pieces, letters, self.frame)
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
            pieces, letters, statement = self._with_unlisted(pieces, letters, statement)
        if statement is None or not statement.items:
            return self._sentences(block, pieces, letters, new_only)
        if all(item.value is None for item in statement.items):
            several = not new_only and len(scanner("labelled").findall(letters)) >= _FEWEST_TOLD
            if several and self._labelled_values(block, pieces, letters, new_only):
                return True  # "**Ant**: starts with 0.1 in Rome, falls to 0.05 (Oslo)"
            if not new_only and self._group(block, pieces, statement):
                return True
            return "v" in letters and self._sentences(block, pieces, letters, new_only)
        if any(_is_introduced_by_talk(pieces, item.value) for item in statement.items):
            return self._sentences(block, pieces, letters, new_only)
        told = statement.lead is not None and _is_talk(pieces[slice(*statement.lead)])
        if told and _is_ranking(pieces, statement):
            return False
        if told and "diagonal" not in self.context:
            return self._values(block, pieces, statement, True) and not new_only
        return self._values(block, pieces, statement, new_only)

    def opens_with_place(self, block: Block) -> bool:
        """Whether a line has labels and nothing else in front of a colon: "Ant → Rome: 0.4"."""
        pieces = read_pieces(self.draft.tokens_of(block), self.draft.text, self.frame)
        letters = shape(pieces)
        colon = letters.find(":")
        if colon <= 0 or letters[:colon].strip("kabvn=>,&-()"):
            return False
        named = read_coordinates(pieces[:colon], self.frame)
        return bool(named) and all(c.known and not c.whole for c in named)

    def _bare_group(self, block: Block, tokens: list[Token], letters: str) -> bool:
        """A line that is a label and nothing else: "**Ant**", "Row: 3", "**Row 2 - Bee**"."""
        if len(letters) > _LONGEST_HEAD or not set(letters) <= _HEAD_LETTERS or not set(letters) & set("vkn"):
            return False
        set_off = self._is_set_off(block)
        plain = len(letters.rstrip(":")) < _LONGEST_HEAD and not letters.rstrip(":").strip("vkna:=")
        if not set_off and (not plain or ("v" in letters and "a" not in letters)):
            return False
        pieces = read_pieces(tokens, self.draft.text, self.frame, key=True)
        if any(piece[0] == "v" and piece[4].value is None for piece in pieces):
            return False
        named = read_coordinates(pieces, self.frame)
        if set_off and len(named) == 2 and self._is_position(*named):
            named = named[1:]
        if len(named) != 1 or not named[0].known or named[0].whole:
            return False
        self._enter(named, _block_rank(block))
        return True

    def _is_position(self, first: Coordinate, label: Coordinate) -> bool:
        """Whether a number in front of a label only counts it: "1. Ant", "Row 2: 20"."""
        labels = self.frame.categories(label.axis or first.axis or Y)
        written = first.labels[0] if len(first.labels) == 1 else ""
        at = labels.index(label.labels[0]) + 1 if label.known and label.labels[0] in labels else 0
        return first.labels == label.labels or (at > 0 and written == str(at))

    def _is_set_off(self, block: Block) -> bool:
        """Whether a line is in bold, italics or code as a whole, or ends in a colon."""
        text = self.draft.text[block.start : block.end].strip()
        return text.endswith(":") or any(
            text.startswith(mark) and text.endswith(mark) and len(text) > 2 * len(mark) for mark in ("*", "`")
        )

    def _sentences(self, block: Block, pieces: list[Piece], letters: str, new_only: bool) -> bool:
        """A line that is no statement as a whole: its key may open a group, its clauses may give cells."""
        if not new_only:
            self._key_group(block)
        if "v" not in letters:
            return False
        read = self._labelled_values(block, pieces, letters, new_only)
        read |= self._diagonal_values(pieces, letters)
        for first, last in split_sentences(letters, 0, len(letters), "."):
            if self._sentence(block, pieces, letters, first, last):
                read = True
                continue
            parts = split_sentences(letters, first, last, ";")
            if len(parts) > 1:
                for part in parts:
                    read |= self._sentence(block, pieces, letters, *part)
        return read and block.kind == "text"

    def _key_group(self, block: Block) -> None:
        """ "**Type 'H'**: The accuracy falls …": the key names the group of the lines below."""
        text, start = self.draft.text, block.start
        if not text.startswith("*", start):
            return
        close = text.find("*", start + 2, block.end)
        tokens = self.draft.tokens.between(start, close) if close > 0 else []
        if not tokens or len(tokens) > 12:
            return
        pieces = read_pieces(tokens, text, self.frame, key=True)
        if any(piece[0] == "w" for piece in pieces):
            return
        named = [c for c in read_coordinates(pieces, self.frame) if c.known and not c.whole]
        if named:
            self._enter(named, _block_rank(block))

    def _respective(self, tokens: list[Token], pieces: list[Piece], letters: str, new_only: bool) -> bool:
        """Cells of lists that run side by side: "0.1 and 0.2 on Rome and Oslo, respectively"."""
        said = not words("relations", "pairing").isdisjoint([token[3] for token in tokens])
        read = False
        for first, last in split_sentences(letters, 0, len(letters), "."):
            part = pieces[first:last]
            for entry in read_respective(part, letters[first:last], self.frame, said):
                value = ValueShape(entry.number, ())
                start = part[entry.number][1]
                read |= self._cell(part, entry.place, value, start, new_only)
        return read

    def _labelled_values(self, block: Block, pieces: list[Piece], letters: str, new_only: bool) -> bool:
        """ "**Type 1:** It falls to 88.7% (length 1), 92.3% (length 2)": values with their labels behind a key."""
        colon = letters.find(":")
        if colon <= 0 or _is_talk(pieces[:colon]):
            return False
        head = [c for c in read_coordinates(pieces[:colon], self.frame) if c.known and not c.whole]
        if len({c.axis for c in head}) != 1 or any(piece[0] == "w" for piece in pieces[:colon]):
            return False
        read = False
        for match in scanner("labelled").finditer(letters, colon + 1):
            number = match.start()
            since = max(letters.rfind(sign, 0, number) for sign in ":;.") + 1
            before = pieces[number - 2 if letters[number - 1] == "f" else number - 1]
            spoken = before[3].split() if before[0] == "w" else ()
            if is_derived(pieces[since:number]) or not words("relations", "derived").isdisjoint(spoken):
                continue  # "a drop of 0.2 at Oslo, of 0.3 at Rome"
            named = [c for c in read_coordinates(pieces[number + 1 : match.end()], self.frame) if c.known]
            value = ValueShape(number, ((number + 1, match.end()),))
            place = settle([*head, *named], {}, self.frame)
            read |= bool(named) and self._cell(pieces, place, value, pieces[number][1], new_only=True)
        return read and not new_only

    def _diagonal_values(self, pieces: list[Piece], letters: str) -> bool:
        """ "The diagonal is highest (e.g., NLI: 0.35, Math: 0.33)": single labels in brackets behind a diagonal."""
        spoken = words("relations", "diagonal")
        read = False
        since = until = len(letters)  # the first word of the diagonal, and of what is off it
        for at, piece in enumerate(pieces):
            keys = piece[3].split()
            if since > at and not spoken.isdisjoint(keys):
                since = at
            if "off-diagonal" in keys:
                until = at
                break
        for first, last in brackets(letters, 0, len(letters)) if since < until else ():
            inside = letters.find("k", first, last)
            if inside < 0 or not since < first <= until:
                continue
            statement = read_shape(letters[inside:last])
            for item in statement.items if statement is not None else ():
                if item.key is None or item.value is None:
                    continue
                behind = pieces[inside:last]
                named = read_coordinates(behind[slice(*item.key)], self.frame)
                if len(named) == 1 and named[0].known and named[0].axis is None:
                    place = {Y: named[0], X: named[0]}
                    read |= self._cell(behind, place, item.value, named[0].start, new_only=True)
        return read

    def _sentence(self, block: Block, pieces: list[Piece], letters: str, first: int, last: int) -> bool:
        """Cells of the clauses of a sentence; what one clause has given, those around it do not give again."""
        read: list[tuple[int, int]] = []
        for start, end in clauses(letters, first, last):
            if any(start < behind and at < end for at, behind in read):
                continue
            if start > first and _ends_derived(pieces[start - 1]):
                continue  # "the sum of Ant and Bee in Rome: 0.9"
            if self._clause(block, pieces[start:end], letters[start:end]):
                read.append((start, end))
        return bool(read)

    def _clause(self, block: Block, pieces: list[Piece], letters: str) -> bool:
        """Cells of one clause of a sentence; places are only what the clause itself names."""
        statement = read_shape(letters)
        valued = statement is not None and any(item.value is not None for item in statement.items)
        if valued and statement is not None and self._values(block, pieces, statement, True):
            return True
        if _is_talk(pieces):
            return False
        return any(self._behind(block, pieces, letters, letters.find(sign)) for sign in "i:")

    def _behind(self, block: Block, pieces: list[Piece], letters: str, sign: int) -> bool:
        """ "For Ant, the values are 0.1 and 0.2": a place in front of a verb or a colon, its values behind it."""
        if sign <= 0:
            return False
        head = _without_positions([c for c in read_coordinates(pieces[:sign], self.frame) if c.known])
        statement = read_shape(letters[sign + 1 :])
        if not head or statement is None or not statement.items:
            return False
        keyed = [item.key is not None for item in statement.items]
        if any(keyed) and not keyed[0] and len(head) < 2:
            return False  # "Ant: 0.1, Bee: 0.2"
        return self._values(block, pieces[sign + 1 :], statement, True, head)

    def _group(self, block: Block, pieces: list[Piece], statement: StatementShape) -> bool:
        """A line that only names a place opens a group: "**Topic 1**:", "Row 2: Source = Claude 2"."""
        if pieces[-1][0] != ":" and not self.draft.text.startswith("*", block.start):
            return False
        coordinates: list[Coordinate] = []
        for item in statement.items:
            if item.key is not None:
                coordinates.extend(read_coordinates(pieces[slice(*item.key)], self.frame))
        named = [c for c in coordinates if not c.counted] or coordinates
        if not named or not any(c.known for c in named) or any(c.whole for c in named):
            return False
        if self._run_along(named):
            return False
        self._enter(named, _block_rank(block))
        return True

    def _run_along(self, named: list[Coordinate]) -> bool:
        """Whether labels are ends of one axis, whatever the words between them: "Values from E0 to E15:"."""
        labels = [label for c in named for label in c.labels]
        sides = [[self.frame.on(axis, fold(label)) is not None for label in labels] for axis in (X, Y)]
        return len(labels) > 1 and sorted(map(all, sides)) == [False, True] and not all(map(any, sides))

    def _values(
        self, block: Block, pieces: list[Piece], statement: StatementShape, new_only: bool,
        head: list[Coordinate] | None = None,
    ) -> bool:  # fmt: skip
        """Cells, rows and regions of a line; with `new_only` only of places that it names itself."""
        items = statement.items
        head = head or []
        used = carried = False
        at = 0
        any_read = False
        while at < len(items):
            item = items[at]
            if item.fresh:
                head, used = [], False
            if item.key is not None:
                key = read_coordinates(pieces[slice(*item.key)], self.frame)
                if carried and len(key) > 1:
                    head, carried = [], False
                if item.value is None:
                    head = key if used else [*head, *key]
                    used = False
                    at += 1
                    continue
                run = self._run(pieces, items, at)
                head = self._outer(head, key)
                any_read |= self._row_or_cell(pieces, [*head, *key], item, run, new_only)
                if self._names_place(pieces, run[0]):
                    head, used = [*head, *key], False  # "Brent: 0.12 (Alpha), 0.56 (Beta)"
                    at += len(run)
                    continue
                if not head and len(key) == 2 and not key[0].whole:
                    head, carried = key[:1], True  # "Ant -> Rome: 0.1, Oslo: 0.2"
            else:
                run = self._run(pieces, items, at)
                any_read |= self._plain(block, pieces, statement, head, run, new_only)
                if len(head) == 2 and len(run) == 1:
                    head, carried = head[:1], True  # "For Ant, Rome is 0.1, Oslo is 0.2"
            used = True
            at += len(run)
        if any_read and not new_only:
            self.forms.add(_form(shape(pieces)))
        return any_read

    def _outer(self, head: list[Coordinate], key: list[Coordinate]) -> list[Coordinate]:
        """The head of a key on the same axis: a position, or a row that no axis lists by the name of a column."""
        if len(head) != 1 or len(key) != 1:
            return head
        if head[0].counted and key[0].axis is None and head[0].labels == key[0].labels:
            return []
        if not head[0].axis or head[0].axis != key[0].axis:
            return head
        if head[0].counted:
            return []  # "Row 1: Ant: 0.1, 0.2"
        return [head[0]._replace(axis=OTHER[head[0].axis], known=False)]

    def _row_or_cell(
        self,
        pieces: list[Piece],
        key: list[Coordinate],
        item: ItemShape,
        run: list[ValueShape],
        new_only: bool,
    ) -> bool:
        if len(run) > 1:
            spanned = with_spans(key, self.frame)
            if len(spanned) == len(key) and _are_rivals(key, self.frame):
                return False
            along = stretch(key, len(run), self.frame) if not new_only else None
            if along is not None:
                return self._row(pieces, {OTHER[along.axis]: along.place}, run, along=list(along.labels))
            place = settle(spanned, self.context, self.frame)
            if not place and len(spanned) == 1:
                place = {self.frame.head_axis or "y": spanned[0]}
            return not new_only and self._row(pieces, place, run)
        value = run[0]
        key = [*key, *self._noted(pieces, value, key)]
        if new_only and len(key) < 2:
            return False
        start = pieces[item.key[0]][1] if item.key else value_span(pieces, value)[0]
        return self._cell(
            pieces, settle(key, {} if new_only else self.context, self.frame), value, start, new_only
        )

    def _plain(
        self, block: Block, pieces: list[Piece], statement: StatementShape, head: list[Coordinate],
        run: list[ValueShape], new_only: bool,
    ) -> bool:  # fmt: skip
        """Values without a key of their own: a row by position, or the value of the group."""
        value = run[0]
        noted = self._noted(pieces, value, head)
        if noted:
            place = settle([*head, *noted], {} if new_only else self.context, self.frame)
            return self._cell(pieces, place, value, value_span(pieces, value)[0], new_only)
        quantity = value_of(pieces, value)
        exact = quantity is not None and quantity.value is not None
        if new_only and len(run) == 1 and len(head) >= 2 and exact:
            return self._cell(pieces, settle(head, {}, self.frame), value, head[0].start, new_only)
        if new_only:
            return (
                len(run) > 1
                and bool(head)
                and self._row(pieces, settle(head, {}, self.frame), run, exact=True)
            )
        place = settle(head, self.context, self.frame)
        if len(run) > 1:
            if not place and "open" in self.context:
                place = {self.frame.head_axis or "y": self.context["open"]}
            return self._row(pieces, place, run)
        if len(place) < 2:
            return False
        return self._cell(pieces, place, value, value_span(pieces, value)[0], new_only)

    def _run(self, pieces: list[Piece], items: tuple[ItemShape, ...], at: int) -> list[ValueShape]:
        """The value of an item and the bare values behind it; a value with a label stands alone."""
        first = items[at].value
        assert first is not None
        run = [first]
        if self._names_place(pieces, first):
            return run
        for item in items[at + 1 :]:
            if (
                item.key is not None
                or item.value is None
                or item.fresh
                or self._names_place(pieces, item.value)
            ):
                break
            run.append(item.value)
        return run

    def _names_place(self, pieces: list[Piece], value: ValueShape) -> bool:
        """Whether a remark behind a value names a label: "47.3 (0.1)", "0.95 with Multimodal"."""
        return any(
            c.known for first, last in value.notes for c in read_coordinates(pieces[first:last], self.frame)
        )

    def _noted(self, pieces: list[Piece], value: ValueShape, key: list[Coordinate]) -> list[Coordinate]:
        """Labels behind a value: "0.69 (apples)", "0.95 with Multimodal"."""
        noted: list[Coordinate] = []
        for first, last in value.notes:
            noted.extend(c for c in read_coordinates(pieces[first:last], self.frame) if c.known)
        axes = {c.axis for c in key}
        return [c for c in noted if c.axis is None or c.axis not in axes] if len(key) < 2 else []

    def _with_unlisted(
        self, pieces: list[Piece], letters: str, statement: StatementShape | None
    ) -> tuple[list[Piece], str, StatementShape | None]:
        """A line in the form of those read before, with a word where they have a label: an unlisted label."""
        form = _form(letters)
        for index, letter in enumerate(letters):
            if letter != "w":
                continue
            behind = index >= len(form)  # a further key of the line: "Math: 0.48, Lore: 0.74"
            if behind and (form not in self.forms or letters[index + 1 : index + 3] not in (":v", "=v")):
                continue
            text = clean_label(self.draft.text[pieces[index][1] : pieces[index][2]])
            if not text or len(text.split()) > _LONGEST_LABEL or _is_talk(pieces[index : index + 1]):
                continue
            same = letters[:index] + "k" + letters[index + 1 :]
            if behind or _form(same) in self.forms:
                label = pieces[index]._replace(letter="k", value=Label(text))
                return [*pieces[:index], label, *pieces[index + 1 :]], same, read_shape(same)
        return pieces, letters, statement

    # --- what they give -----------------------------------------------------------------------

    def _cell(
        self, pieces: list[Piece], place: dict[str, Coordinate], value: ValueShape, start: int, new_only: bool
    ) -> bool:
        quantity = value_of(pieces, value)
        if quantity is None:
            return len(place) == 2
        unknown = sum(1 for c in place.values() if not c.known)
        if unknown and unknown == len(place) and self._has_axes():
            return False
        if new_only and (_is_distance(pieces, value) or self._is_place(quantity)):
            return False
        return self.found.add(
            place, quantity, color_of(pieces, value), start, value_span(pieces, value)[1], new_only
        )

    def _is_place(self, quantity: Quantity) -> bool:
        """ "8 for Ant, 12 for Bee", of an axis 4, 8, 12: in a sentence, a number that no cell can have."""
        legend = self.draft.panels[self.frame.number].legend
        key = fold(quantity.text)
        if quantity.value is None or not (self.frame.on(X, key) or self.frame.on(Y, key)):
            return False
        ends = (legend.low, legend.high) if legend is not None else (None, None)
        low, high = ends
        return low is not None and high is not None and not low <= quantity.value <= high

    def _has_axes(self) -> bool:
        return bool(self.frame.columns and self.frame.rows)

    def _row(
        self, pieces: list[Piece], place: dict[str, Coordinate], run: list[ValueShape], exact: bool = False,
        along: list[str] | None = None,
    ) -> bool:  # fmt: skip
        """Values by position: one for each label of the other axis; no more and no fewer where `exact`.

        `along` are the labels that the line itself says they run through.
        """
        if len(place) == 2 and along is None:
            return self._part_of_row(pieces, place, run)
        if len(place) != 1 or any(c.whole for c in place.values()):
            return False
        axis = next(iter(place))
        if axis == "open":
            return False
        other = OTHER[axis]
        labels = along or list(self.frame.categories(other))
        if not labels or len(run) > 2 * len(labels) + 2 or (exact and len(run) != len(labels)):
            return False
        if other in self.reversed and not along:
            labels.reverse()
        first, last = value_span(pieces, run[0])[0], value_span(pieces, run[-1])[1]
        if len(run) != len(labels):
            if any(_is_counted(pieces, value) for value in run):
                return False  # "Ant: 3 wins, 2 losses"
            span = (first or place[axis].start, last or place[axis].end)
            self.draft.stated.append(Stated("row-length", span, len(run), self.frame.number, other))
        for label, value in zip(labels, run, strict=False):
            quantity = value_of(pieces, value)
            if quantity is None:
                continue
            start, end = value_span(pieces, value)
            target = {axis: place[axis], other: Coordinate(other, (label,), True, start, end)}
            self.found.add(target, quantity, color_of(pieces, value), start, end)
        return True

    def _part_of_row(self, pieces: list[Piece], place: dict[str, Coordinate], run: list[ValueShape]) -> bool:
        """ "P1–P4: 0.1, 0.2, 0.3, 0.4" in the group of a row: a value for each label of a span."""
        spanned = [axis for axis, c in place.items() if len(c.labels) == len(run) > 1]
        if len(spanned) != 1 or len(place[OTHER[spanned[0]]].labels) != 1:
            return False
        axis = spanned[0]
        for label, value in zip(place[axis].labels, run, strict=True):
            quantity = value_of(pieces, value)
            if quantity is None:
                continue
            start, end = value_span(pieces, value)
            target = {**place, axis: place[axis]._replace(labels=(label,), whole=False)}
            self.found.add(target, quantity, color_of(pieces, value), start, end)
        return True


def _without_number(tokens: list[Token]) -> list[Token]:
    """A heading without the number of its section: "3. Data", "2.1) Rows"."""
    numbered = len(tokens) > 2 and tokens[0][0] == "QUANTITY" and tokens[1][3] in (".", ")")
    return tokens[2:] if numbered else tokens


def _form(letters: str) -> str:
    return letters[: letters.find("v") + 1]


def _without_positions(coordinates: list[Coordinate]) -> list[Coordinate]:
    """ "In the second row for true kind Sit": a position beside the label that stands there tells nothing more."""
    named = {c.labels for c in coordinates if not c.counted}
    return [c for c in coordinates if not (c.counted and c.labels in named)]


def _block_rank(block: Block) -> int:
    if block.kind == "heading":
        return block.level
    if block.kind == "item":
        return _NUMBERED if block.ordinal is not None else _ITEM
    return _TEXT


def _is_talk(pieces: list[Piece]) -> bool:
    """Whether the words in front of values tell about them: "Trend:", "Average:"."""
    talk = _talk()
    return any(not talk.isdisjoint(piece[3].split()) for piece in pieces if piece[0] in "ws")


def _is_ranking(pieces: list[Piece], statement: StatementShape) -> bool:
    """ "Ranking: 1 → Rome, 2 → Oslo": numbers that only count their labels."""
    values = [value_of(pieces, item.value) for item in statement.items if item.value is not None]
    numbers = [quantity.value for quantity in values if quantity is not None]
    return len(numbers) > 1 and numbers == list(range(1, len(numbers) + 1))


def _is_counted(pieces: list[Piece], value: ValueShape) -> bool:
    """Whether a value is followed by the noun or the colour that it counts: "3 wins", "2 red"."""
    return any(pieces[first][0] in "wc" for first, _ in value.notes)


def _ends_derived(piece: Piece) -> bool:
    """Whether the words in front of a clause end in what it derives: "the sum (of)", "a drop (of)"."""
    return piece[0] in "ws" and piece[3].split()[-1] in words("relations", "derived")


def _is_distance(pieces: list[Piece], value: ValueShape) -> bool:
    """ "A and B are 0.1 weaker", "0.3 higher": the way to another value."""
    number = value.number
    following = pieces[number + 1] if number is not None and number + 1 < len(pieces) else None
    keys = following[3].split() if following is not None else []
    return bool(keys) and keys[0] in words("relations", "farther")


def _are_rivals(key: list[Coordinate], frame: Frame) -> bool:
    """ "A minus B: 0.1, 0.3, 0.2": values of two labels of one axis together belong to neither."""
    if len(key) != 2 or key[0].labels == key[1].labels or any(c.whole or c.counted for c in key):
        return False
    labels = {label for coordinate in key for label in coordinate.labels}
    return sum(labels <= set(frame.categories(axis)) for axis in (X, Y)) == 1


def _is_introduced_by_talk(pieces: list[Piece], value: ValueShape | None) -> bool:
    """ "Oslo: The drop is 0.3 on Rome": the value is none of a cell."""
    if value is None:
        return False
    first, last = value.intro
    return last > first and _is_talk(pieces[first:last])


@cache
def _talk() -> frozenset[str]:
    return words("relations", "prose") | words("relations", "derived") | words("relations", "aggregates")


__all__ = ["Lines"]
