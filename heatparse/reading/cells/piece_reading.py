"""Tokens of a statement read as pieces: labels, numbers, colours and the words between them."""

from __future__ import annotations

from typing import Any

from heatparse.labels import Found, Label
from heatparse.phrases import words
from heatparse.reading.cells.colours import colour_rank, colour_run, is_overlaid
from heatparse.reading.cells.frame import Frame
from heatparse.reading.cells.lexicon import Entry, read_lexicon
from heatparse.reading.cells.numbers import open_end, read_number
from heatparse.reading.cells.pieces import INNER, Piece, new_tuple
from heatparse.reading.cells.positions import (
    counted_ranges,
    is_set_as_label,
    is_telling,
    label_positions,
    labels_behind_names,
    labels_beside_values,
    labels_in_brackets,
)
from heatparse.reading.cells.successions import split_numbers
from heatparse.tokens import Token

_SIGNS = {
    "=": "=", "-": "-", "–": "-", "—": "-", "&": "&", "+": "&", "/": ">", "×": ">",
    ",": ",", ";": ";", ":": ":", "(": "(", ")": ")", "[": "[", "]": "]", ".": ".",
    "|": ">", "!": ".", "?": ".", "\\": ">",
}  # fmt: skip
_ASSIGNED = frozenset("=:")
_QUOTES = frozenset(("TICK", "QUOTE"))


def read_pieces(tokens: list[Token], text: str, frame: Frame, key: bool = False) -> list[Piece]:
    """The pieces of a list of tokens. In a `key`, such as a heading, every number may be a label."""
    known = frame.by_order | counted_ranges(tokens, text, frame) if key else frame.by_order
    reader = _Reader(split_numbers(tokens, text, frame.labels, known, frame), text, frame)
    if key:
        reader.places = set(range(len(reader.tokens)))
    return reader.read()


_DASHES = frozenset("-–")
_CLOSING = frozenset((*",.;)(", "and", "but", "while", "whereas"))  # what a value may end in front of


class _Reader:
    __slots__ = ("at", "frame", "lexicon", "pieces", "places", "prefix", "quoted", "text", "tokens")

    def __init__(self, tokens: list[Token], text: str, frame: Frame) -> None:
        self.tokens = tokens
        self.text = text
        self.frame = frame
        self.pieces: list[Piece] = []
        self.at = 0
        self.quoted = False
        self.prefix: int | None = None  # where words in front of a number ("about", "<") begin
        self.lexicon = read_lexicon()
        # indices of the tokens that stand in the place of a label
        self.places: set[int] = set()
        if frame.has_plain:
            self.places = label_positions(tokens, words("relations", "between"), frame.by_order)
            self.places |= labels_in_brackets(tokens, frame) | labels_beside_values(tokens, frame)
            self.places |= labels_behind_names(tokens, frame)

    def read(self) -> list[Piece]:
        tokens, lexicon, axis_words = self.tokens, self.lexicon, self.frame.axis_words
        labels = self.frame.labels
        match, starts, parted = labels.match, labels.by_first, self.frame.parted
        while self.at < len(tokens):
            kind, start, end, key = tokens[self.at]
            if kind in _QUOTES or key == "'":
                self.quoted = not self.quoted
                self.at += 1
                continue
            if parted and kind == "WORD" and self._raw_pair(start, key):
                continue
            found = match(tokens, self.at) if key in starts else None
            if found is not None and self._label(found, kind, start):
                continue
            if kind == "QUANTITY":
                self._number(start, end, key)
                continue
            entries = lexicon.get(key)
            if self._symbol(key, self.at + 1):
                entries = None  # "x=0.1" names an axis, "A x B" a pair
            if (
                entries is not None
                and (key not in axis_words or kind != "WORD")
                and self._phrase(entries, start, end)
            ):
                continue
            self._other(kind, start, end, key)
        self._flush()
        return self.pieces

    def _raw_pair(self, start: int, key: str) -> bool:
        """Take two labels with but a sign between them: "Mon/West End", "S:E-S:D"."""
        if key not in self.frame.parted and INNER.isdisjoint(key):
            return False
        from heatparse.reading.cells.raw_pairs import raw_pair  # loaded for labels of several tokens

        pair = raw_pair(self.text, start, self.frame)
        if pair:
            self._flush()
            self.pieces += pair
            while self.at < len(self.tokens) and self.tokens[self.at][1] < pair[-1][2]:
                self.at += 1
        return bool(pair)

    def _add(self, letter: str, start: int, end: int, key: str, value: Any = None) -> None:
        if self.prefix is not None:
            self._flush()
        self.pieces.append(new_tuple(Piece, (letter, start, end, key, value)))

    def _word(self, start: int, end: int, key: str) -> None:
        if self.prefix is not None:
            self._flush()
        last = self.pieces[-1] if self.pieces else None
        if last is not None and last[0] == "w":
            self.pieces[-1] = new_tuple(Piece, ("w", last[1], end, last[3] + " " + key, last[4] + 1))
        else:
            self.pieces.append(new_tuple(Piece, ("w", start, end, key, 1)))

    def _flush(self) -> None:
        """Words that stood in front of no number after all."""
        self.prefix = None

    def _label(self, found: Found, kind: str, start: int) -> bool:
        """Take a label of the document, unless it is a number or too common a word."""
        label, frame = found.label, self.frame
        single = found.last - found.first == 1
        last = self.tokens[found.last - 1]
        if single and kind == "QUANTITY":
            placed = self.at in self.places or self._is_span_behind_value(label)
            if not placed or not self._is_category(label):
                return False
            if open_end(self.tokens, found.last):
                return False  # "Dose 10 and above:"
        if (
            single
            and kind != "QUANTITY"
            and not self.quoted
            and not is_telling(label, self.text[start : last[2]])
        ):
            behind_axis = bool(self.pieces) and self.pieces[-1][0] in "ab"
            if (
                self.at not in self.places
                and not behind_axis
                and not self._is_set_as_label(label, found.last)
            ):
                return False
        key = " ".join(token[3] for token in self.tokens[found.first : found.last] if token[0] not in _QUOTES)
        number = frame.number
        value: Label | str | None = label
        if number in label.rows or number in label.columns:
            letter = "k"
        elif number in label.y_names or number in label.x_names:
            letter, value = "a", frame.name_axis(label)
        elif label.is_category:
            letter = "k"
        elif label.panels:
            letter = "p"
        else:
            return False
        self._add(letter, start, last[2], key, value)
        self.at = found.last
        if letter == "a" and kind == "WORD":
            self._skip_particle()
        if single is False and self.quoted:
            inner = sum(token[0] in _QUOTES for token in self.tokens[found.first : found.last])
            self.quoted = self.quoted ^ bool(inner % 2)
        return True

    def _is_span_behind_value(self, label: Label) -> bool:
        """ "0.4 in 08-11": the hours from 8 to 11, which an axis lists, and no range of values."""
        letters = [piece[0] for piece in self.pieces[-2:]]
        return letters == ["v", "f"] and not _DASHES.isdisjoint(label.text[1:])

    def _skip_particle(self) -> None:
        """ "predicted as fox": the word between the name of an axis and a label says nothing more."""
        at = self.at
        if at + 1 < len(self.tokens) and self.tokens[at][3] in words("relations", "particles"):
            following = self.frame.labels.match(self.tokens, at + 1)
            if following is not None and following.label.is_category:
                last = self.pieces[-1]
                self.pieces[-1] = new_tuple(Piece, ("b", last[1], last[2], last[3], last[4]))
                self.at = at + 1

    def _skip_particles(self) -> None:
        """Words such as "as" and "on" behind a word for an axis, unless a label begins there: "in situ"."""
        particles = words("relations", "particles")
        while self.at + 1 < len(self.tokens) and self.tokens[self.at][3] in particles:
            following = self.frame.labels.match(self.tokens, self.at)
            if following is not None and following.label.is_category and following.last > self.at + 1:
                return
            self.at += 1

    def _is_set_as_label(self, label: Label, behind: int) -> bool:
        return is_set_as_label(self.tokens, self.at, behind, self.text, label, self.lexicon)

    def _is_category(self, label: Label) -> bool:
        return self.frame.number in label.rows or self.frame.number in label.columns

    def _number(self, start: int, end: int, key: str) -> None:
        """A number with the words in front of it, and the second number of a range."""
        first = self.prefix if self.prefix is not None else start
        quantity, first, last, behind = read_number(
            self.tokens, self.at, self.text, first, self.frame.by_order
        )
        self.prefix = None
        self.at = behind
        if quantity is None:
            self._word(start, end, key)
        else:
            self.pieces.append(new_tuple(Piece, ("v", first, last, key, quantity)))

    def _assigns(self, at: int) -> bool:
        """Whether the sign at an index gives a value, "x = 0.1", "`y`: 4"."""
        while at < len(self.tokens) and self.tokens[at][0] in _QUOTES:
            at += 1
        return at < len(self.tokens) and self.tokens[at][3] in _ASSIGNED

    def _symbol(self, key: str, behind: int) -> str:
        """What a letter in front of a sign stands for: "x", or "t" of "Time t" or "Time"; "" for no axis."""
        if len(key) > 1 or not self._assigns(behind):
            return ""
        if key in ("x", "y") or key in self.frame.symbols:
            return self.frame.symbols.get(key) or self.frame.axis_words.get(key) or key
        return self.frame.initialled(key, self.tokens[behind + 1][3]) if len(self.tokens) > behind + 1 else ""

    def _phrase(self, entries: list[Entry], start: int, end: int) -> bool:
        """Take a word or phrase of the vocabulary."""
        tokens, at = self.tokens, self.at
        for keys, letter, value in entries:
            size = len(keys)
            if size > 1 and tuple([token[3] for token in tokens[at : at + size]]) != keys:
                continue
            last = tokens[at + size - 1]
            if letter == "~":
                if self._approximation(start, at + size, strict=value == "bound"):
                    return True
                continue
            if letter == "f" and value == "standing" and self._stands_at_value(at + size):
                letter = "i"
            self.at = at + size
            if letter == "_":
                if self.prefix is not None:
                    self._flush()
                return True
            if letter in "ab":
                axis = self.frame.roles[value]
                if letter == "b":
                    self._skip_particles()
                self._add(letter, start, last[2], keys[0], axis)
                return True
            self._add(letter, start, last[2], keys[0], value)
            return True
        return False

    def _stands_at_value(self, behind: int) -> bool:
        """Whether a number that is no label follows on a label and an "at": "Rome at 0.4"."""
        if not self.pieces or self.pieces[-1][0] != "k" or behind >= len(self.tokens):
            return False
        kind, _, _, key = self.tokens[behind]
        if kind != "QUANTITY":
            return any(entry[1] == "~" for entry in self.lexicon.get(key, ()))
        return key not in self.frame.rows and key not in self.frame.columns

    def _approximation(self, start: int, behind: int, strict: bool) -> bool:
        """Words in front of a number; they are nothing where no number follows."""
        tokens = self.tokens
        follows = behind < len(tokens) and (
            tokens[behind][0] == "QUANTITY"
            or any(e[1] == "~" for e in self.lexicon.get(tokens[behind][3], ()))
        )
        if strict and not follows:
            return False
        if strict and self.pieces and self.pieces[-1][0] == "v" and self.tokens[self.at][0] == "WORD":
            return False
        if follows and self.prefix is None:
            self.prefix = start
        self.at = behind
        return True

    def _may_be_compound(self, key: str) -> bool:
        """Whether a word may be a label and something else: by a number at its end, or a label in front of a joint."""
        if key[-1].isdecimal() or INNER.isdisjoint(key):
            return key[-1].isdecimal()
        known = (self.frame.labels.get(key[:at]) for at, sign in enumerate(key) if sign in INNER)
        return key.count("/") > 1 or any(label is not None for label in known)

    def _other(self, kind: str, start: int, end: int, key: str) -> None:
        self.at += 1
        if kind == "WORD" or kind == "NAME":
            axis_words = self.frame.axis_words
            symbol = self._symbol(key, self.at)
            if symbol:
                self._add("a", start, end, key, symbol)
                return
            if key in axis_words:
                axis = axis_words[key]
                self._skip_particles()  # "predicted as T2", "trained on NLI"
                if axis is not None:
                    last = self.pieces[-1] if self.pieces else None
                    if last is not None and last[0] == "a" and last[4] == axis:
                        self.pieces[-1] = Piece("a", last[1], end, last[3], axis)
                    else:
                        self._add("a", start, end, key, axis)
                return
            colour = colour_rank(key)
            if colour:
                self._colour(start, colour)
                return
            if self._may_be_compound(key):
                from heatparse.reading.cells.compounds import (
                    compound_parts,  # loaded for words of several parts
                )

                compound = compound_parts(start, end, key, self.frame, self.lexicon)
                for part in compound:
                    self._add(*part)
                if compound:
                    return
            if key in self.frame.measures or (key in self.frame.changes and self._is_own_change()):
                self._add("s", start, end, "value")
            else:
                self._word(start, end, key)
            return
        letter = _SIGNS.get(key)
        if letter is not None:
            self._add(letter, start, end, key)
        elif kind == "ARROW":
            self._add(">", start, end, key)
        elif kind == "ORDINAL":
            self._add("n", start, end, key, int("".join(c for c in key if c.isdigit())))
        elif kind not in ("SIGN", "TAG") and key not in "{}":
            self._word(start, end, key)

    def _is_own_change(self) -> bool:
        """Whether a change is what a cell holds: "a change of -0.2"; but "a change of 0.2 from Rome to Oslo"."""
        opening, number, behind = [*self.tokens[self.at : self.at + 3], *[None] * 3][:3]
        if opening is None or number is None or number[0] != "QUANTITY" or opening[3] not in ("of", "("):
            return False
        if opening[3] == "(":
            return behind is not None and behind[3] == ")"
        return behind is None or behind[3] in _CLOSING

    def _colour(self, start: int, rank: int) -> None:
        """A run of colour words with at least one hue: "light pale blue", "dark"  alone is none."""
        tokens = self.tokens
        at, best = colour_run(tokens, self.at, rank)
        if best < 2:
            self._word(start, tokens[self.at - 1][2], tokens[self.at - 1][3])
            return
        if is_overlaid(tokens, self.at - 1, at):
            self._word(start, tokens[self.at - 1][2], tokens[self.at - 1][3])
            return
        self.at = at
        self._add("c", start, tokens[at - 1][2], self.text[start : tokens[at - 1][2]])
