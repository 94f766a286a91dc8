"""Sentences about cells: lines that are no statement as a whole, but have clauses that are."""

from __future__ import annotations

from heatparse.phrases import words
from heatparse.reading.cells.clauses import brackets, clauses, split_sentences
from heatparse.reading.cells.closing_values import closing_values, line_head
from heatparse.reading.cells.entries import Entries
from heatparse.reading.cells.frame import Coordinate, Frame, X, Y
from heatparse.reading.cells.lone_values import lone_values
from heatparse.reading.cells.narrowing import is_denied, is_of_some
from heatparse.reading.cells.pieces import Piece, shape
from heatparse.reading.cells.places import read_coordinates, settle, with_spans
from heatparse.reading.cells.shapes import ValueShape, read_shape
from heatparse.reading.cells.spotted import spotted_values
from heatparse.reading.cells.statements import Statements
from heatparse.reading.cells.talk import ends_derived, is_talk
from heatparse.reading.cells.values import color_of, value_of, value_span
from heatparse.resources import scanner
from heatparse.tokens import Token

_WORDED = frozenset("wsia")  # one of these is in a sentence
_WAYS = ("up", "down", "back")  # "from 21 up to 52"
_PAIR = 2  # values of a row that is told in words
_FEWEST_TOLD = 3  # values of whole rows in a sentence


def _is_led(pieces: list[Piece], at: int) -> bool:
    """Whether a verb leads to a number: "drops to 43", "peaks at 43"."""
    verb, joint = pieces[at - 2], pieces[at - 1][3]
    if verb[0] not in "wci" or joint not in ("to", "at") or verb[3] in _WAYS:
        return False
    return verb[3].split()[-1] in words("relations", "arriving" if joint == "to" else "staying_at")


class Sentences:
    """Reads the sentences of one panel one after the other."""

    def __init__(self, frame: Frame, entries: Entries, statements: Statements) -> None:
        self.frame = frame
        self.entries = entries
        self.statements = statements
        self.late: list[tuple[list[Piece], dict[str, Coordinate], ValueShape]] = []

    def finish(self) -> None:
        """Take the values of talk about a group, where no line has given their cells."""
        for pieces, place, value in self.late:
            self.entries.cell(pieces, place, value, value_span(pieces, value)[0], new_only=True)
        self.late.clear()

    def read(self, pieces: list[Piece], letters: str, new_only: bool) -> bool:
        """Cells of the clauses of a line that is no statement as a whole."""
        read = self.labelled_values(pieces, letters, new_only)
        read |= self._diagonal_values(pieces, letters)
        parts = split_sentences(letters, 0, len(letters), ".")
        for first, last in parts:
            alone = len(parts) == 1 and last + 1 >= len(letters)  # then the line has been tried as a whole
            if not (alone or new_only) and self.told_row(pieces[first:last], letters[first:last]):
                read = True
                continue
            if self._spotted(pieces[first:last], letters[first:last]):
                read = True
                continue
            if self._reached(pieces[first:last], letters[first:last]):
                read = True
                continue
            if self._sentence(pieces, letters, first, last):
                read = True
                continue
            parts = split_sentences(letters, first, last, ";")
            if len(parts) > 1:
                for part in parts:
                    read |= self._sentence(pieces, letters, *part)
        return read

    def told_row(self, pieces: list[Piece], letters: str) -> bool:
        """Cells of a sentence that tells a whole row: "For Ant, it is 0.1 in Rome, 0.2 in Oslo"."""
        if letters.count("v") < _PAIR:
            return False
        from heatparse.reading.cells.told_rows import read_told_row  # loaded where a line has several values

        row = read_told_row(pieces, letters, self.frame)
        for place, value in row:
            quantity = value_of(pieces, value)
            if quantity is not None:
                self.entries.found.add(
                    place, quantity, color_of(pieces, value), *value_span(pieces, value), new_only=True
                )
        return bool(row)

    def told_lines(self, pieces: list[Piece]) -> tuple[list[Piece], bool]:
        """Take the cells of sentences that tell whole rows one after the other; the pieces of the others."""
        letters = shape(pieces)
        placed = "k" in letters or "na" in letters or "wa" in letters
        if letters.count("v") < _FEWEST_TOLD or not placed or _WORDED.isdisjoint(letters):
            return pieces, False
        from heatparse.reading.cells.told_lines import (
            read_told_lines,
        )  # loaded where a sentence may tell rows

        left: list[Piece] = []
        behind = 0
        for first, last in split_sentences(letters, 0, len(letters), "."):
            part = pieces[first:last]
            tinted = "c" in letters[first:last]
            cells = [] if tinted else read_told_lines(part, letters[first:last], self.frame)
            for place, value in cells:
                quantity = value_of(part, value)
                if quantity is not None:
                    self.entries.found.add(place, quantity, None, *value_span(part, value))
            if cells:
                left += pieces[behind:first]
                behind = last + 1
        return [*left, *pieces[behind:]], behind > 0

    def added(self, pieces: list[Piece], new_only: bool) -> tuple[list[Piece], bool]:
        """Take the values that "with" adds to what is said; the other pieces."""
        from heatparse.reading.cells.with_values import (
            added_values,
        )  # loaded where "with" stands behind words

        letters = shape(pieces)
        told = [
            (first, one)
            for first, last in split_sentences(letters, 0, len(letters), ".")
            for one in added_values(pieces[first:last], letters[first:last], self.frame)
        ]
        for first, one in told:
            part = pieces[first:]
            for place, value in one.cells:
                quantity = value_of(part, value)
                if quantity is not None:
                    self.entries.found.add(place, quantity, None, *value_span(part, value), new_only=new_only)
        for first, one in reversed(told):
            pieces = [*pieces[: first + one.first], *pieces[first + one.behind :]]
        return pieces, bool(told)

    def _reached(self, pieces: list[Piece], letters: str) -> bool:
        """The cell of a sentence that names both labels and what is reached: "For Ant in Rome, it drops to 3"."""
        number = next(
            (at for at in range(2, len(pieces)) if letters[at] == "v" and _is_led(pieces, at)), None
        )
        if number is None:
            return False
        from heatparse.reading.cells.reached_values import (
            reached_value,  # loaded where a verb leads to a value
        )

        told = reached_value(pieces, letters, number, self.frame)
        if told is None:
            return False
        return self.entries.cell(pieces, told.place, told.value, pieces[number][1], new_only=True)

    def _spotted(self, pieces: list[Piece], letters: str) -> bool:
        """Cells whose coordinates stand in brackets: "A yellow cell (0.09) at (Layer 6, Head 2)"."""
        read = False
        for entry in spotted_values(pieces, letters, self.frame):
            value = ValueShape(entry.number, ())
            read |= self.entries.cell(pieces, entry.place, value, pieces[entry.number][1], new_only=True)
        return read

    def keep_late(self, pieces: list[Piece], letters: str) -> None:
        """Values in talk about one label, and those that close what is said of another."""
        for entry in closing_values(pieces, letters, self.frame, self.statements.context):
            value = ValueShape(entry.number, ((entry.number + 1, entry.behind),))
            self.late.append((pieces, entry.place, value))
        for lone in lone_values(pieces, letters, self.frame, self.statements.context):
            self.late.append((pieces, lone.place, lone.value))

    def respective(self, tokens: list[Token], pieces: list[Piece], letters: str, new_only: bool) -> bool:
        """Cells of lists that run side by side: "0.1 and 0.2 on Rome and Oslo, respectively"."""
        from heatparse.reading.cells.respective import read_respective  # loaded where values are listed

        said = not words("relations", "pairing").isdisjoint([token[3] for token in tokens])
        read = False
        for first, last in split_sentences(letters, 0, len(letters), "."):
            part = pieces[first:last]
            for entry in read_respective(part, letters[first:last], self.frame, said):
                value = ValueShape(entry.number, ())
                start = part[entry.number][1]
                read |= self.entries.cell(part, entry.place, value, start, new_only)
        return read

    def labelled_values(self, pieces: list[Piece], letters: str, new_only: bool) -> bool:
        """ "**Type 1:** It falls to 88.7% (length 1), 92.3% (length 2)": values with their labels behind a key."""
        colon = letters.find(":")
        if colon <= 0 or is_talk(pieces[:colon]):
            return False
        head = with_spans(line_head(pieces, letters, self.frame), self.frame)
        if len({c.axis for c in head}) != 1:
            return False
        read = False
        for match in scanner("labelled").finditer(letters, colon + 1):
            from heatparse.reading.cells.derived_values import (  # loaded where values have labels
                is_derived,
                is_reach,
            )

            number = match.start()
            since = max(letters.rfind(sign, 0, number) for sign in ":;.") + 1
            before = pieces[number - 2 if letters[number - 1] == "f" else number - 1]
            spoken = before[3].split() if before[0] == "w" else ()
            sentence = slice(since, letters.find(".", number) if "." in letters[number:] else None)
            reach = is_reach(pieces[sentence], letters[sentence])
            derived = is_derived(pieces[since:number]) or not words("relations", "derived").isdisjoint(spoken)
            if derived and not reach:
                continue  # "a drop of 0.2 at Oslo, of 0.3 at Rome"
            named = [c for c in read_coordinates(pieces[number + 1 : match.end()], self.frame) if c.known]
            value = ValueShape(number, ((number + 1, match.end()),))
            place = settle([*head, *named], {}, self.frame)
            read |= bool(named) and self.entries.cell(pieces, place, value, pieces[number][1], new_only=True)
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
                    read |= self.entries.cell(behind, place, item.value, named[0].start, new_only=True)
        return read

    def _sentence(self, pieces: list[Piece], letters: str, first: int, last: int) -> bool:
        """Cells of the clauses of a sentence; what one clause has given, those around it do not give again."""
        read: list[tuple[int, int]] = []
        for start, end in clauses(letters, first, last):
            if any(start < behind and at < end for at, behind in read):
                continue
            if start > first and (ends_derived(pieces[start - 1]) or is_denied(pieces, start)):
                continue  # "the sum of Ant and Bee in Rome: 0.9"
            found = self.entries.found
            mark = found.mark()
            if not self._clause(pieces[start:end], letters[start:end]):
                continue
            if found.mark()[1] > mark[1] and is_of_some(pieces, start):
                found.back_to(mark)
            else:
                read.append((start, end))
        return bool(read)

    def _clause(self, pieces: list[Piece], letters: str) -> bool:
        """Cells of one clause of a sentence; places are only what the clause itself names."""
        statement = read_shape(letters)
        valued = statement is not None and any(item.value is not None for item in statement.items)
        if valued and statement is not None and self.statements.read(pieces, statement, True):
            return True
        if is_talk(pieces):
            return False
        last = letters.rfind("i", 0, letters.find("v"))  # "When the city is Oslo, the value is 0.4"
        signs = dict.fromkeys((letters.find("i"), letters.find(":"), last))
        return any(self._behind(pieces, letters, sign) for sign in signs)

    def _behind(self, pieces: list[Piece], letters: str, sign: int) -> bool:
        """ "For Ant, the values are 0.1 and 0.2": a place in front of a verb or a colon, its values behind it."""
        if sign <= 0 or letters.count("(", 0, sign) > letters.count(")", 0, sign):
            return False
        if is_denied(pieces, sign):
            return False  # "Ant is the smallest of all and never reaches 0.4"
        if _are_opposed(pieces[sign + 1 :]):
            return False  # "more in Oslo than in Rome (e.g., Ant: 0.4 vs. 0.1)": in the order that the text has told
        head = _without_positions([c for c in read_coordinates(pieces[:sign], self.frame) if c.known])
        statement = read_shape(letters[sign + 1 :])
        if not head or statement is None or not statement.items:
            return False
        keyed = [item.key is not None for item in statement.items]
        if any(keyed) and not keyed[0] and len(head) < 2:
            return False  # "Ant: 0.1, Bee: 0.2"
        colon = letters.rfind(":", 0, sign)
        if colon >= 0 and "a" in letters[colon + 1 : sign] and any(c.whole for c in head):
            return False  # "a niche source for all ages: no group reaches 10%"
        return self.statements.read(pieces[sign + 1 :], statement, True, head)


def _are_opposed(pieces: list[Piece]) -> bool:
    """ "0.4 vs. 0.1": two values and nothing else, the one set against the other."""
    told = [piece for piece in pieces if piece.letter not in ".;,)"]
    return shape(told) == "v>v" and told[1].key in words("function_words", "rivals")


def _without_positions(coordinates: list[Coordinate]) -> list[Coordinate]:
    """ "In the second row for true kind Sit": a position beside the label that stands there tells nothing more."""
    named = {c.labels for c in coordinates if not c.counted}
    return [c for c in coordinates if not (c.counted and c.labels in named)]
