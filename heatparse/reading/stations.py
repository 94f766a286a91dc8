"""Lists that tell their labels one after another: "starts with A, followed by B", "from A through B down to C"."""

from __future__ import annotations

from itertools import takewhile

from heatparse.phrases import phrases, words
from heatparse.reading.brackets import CLOSE, OPEN, without_bracket
from heatparse.reading.enumeration import Enumeration
from heatparse.reading.items import split_items
from heatparse.reading.list_remarks import split_last
from heatparse.reading.quotations import clean_label, quoted_end
from heatparse.reading.sentences import sentences
from heatparse.records import NamedTuple
from heatparse.resources import scanner
from heatparse.tokens import Token

_FEWEST = 3  # two ends are a span
_LONGEST = 6  # tokens of a label
_LONGEST_PLAIN = 2  # … that begins with a small letter
_LEADS, _OPENS = "leads", "firstly"  # stand for "is the top row" and "the top row is"
_SEPARATORS = frozenset("BbSVETF")
_CONTENT = ("WORD", "NAME", "LATEX", "QUANTITY", "ORDINAL", "SIGN", "MARK", "DIMENSIONS")


class _Mark(NamedTuple):
    letter: str
    first: int
    behind: int


def read_stations(tokens: list[Token], text: str) -> Enumeration | None:
    """The labels of "starts with Ant at the top, followed by Bee and Cow", in their order."""
    for sentence in sentences(tokens, text):
        marks = _marks(sentence, text)
        shape = "".join(mark.letter for mark in marks)
        for match in scanner("stations").finditer(shape):
            labels = _labels(sentence, marks[match.start() : match.end()], text)
            if labels is not None:
                start = sentence[marks[match.start()].first][1]
                end = sentence[marks[match.end() - 1].behind - 1][2]
                return Enumeration("words", labels, start, end, True)
    return None


def lines_told(sentence: list[Token], text: str) -> tuple[str, Enumeration] | None:
    """Axis and labels of "The top row is Ant, followed by Bee and Cow", "Ant is the top row, then come Bee …"."""
    for axis, first, behind in phrases("stations", "first_lines").find(sentence):
        leads = Token("WORD", sentence[first][1], sentence[behind - 1][2], _LEADS)
        found = read_stations([*sentence[:first], leads, *sentence[behind:]], text)
        if found is not None:
            return axis, found
    for axis, _, behind in phrases("stations", "lines").find(sentence):
        verb = (
            phrases("stations", "of_lines_told").match(sentence, behind) if behind < len(sentence) else None
        )
        if verb is None or verb[1] >= len(sentence):
            continue
        opens = Token("WORD", sentence[behind][1], sentence[verb[1] - 1][2], _OPENS)
        found = read_stations([opens, *sentence[verb[1] :]], text)
        if found is not None:
            return axis, found
    return None


def _marks(sentence: list[Token], text: str) -> list[_Mark]:
    """The letters of a sentence and the tokens that each of them stands for."""
    told = {
        first: _Mark(letter, first, behind)
        for letter, first, behind in phrases("stations", "marks").find(sentence)
        if letter in "Bb" or text[sentence[first][1]].islower()  # "In Progress, Next, Done"
    }
    found: list[_Mark] = []
    at = 0
    while at < len(sentence):
        close = quoted_end(sentence, at, text)
        if at in told:
            found.append(told[at])
        elif close is not None and close > at + 1:
            found.append(_Mark("n", at, close + 1))
        else:
            found.append(_Mark(_letter(sentence[at]), at, at + 1))
        at = found[-1].behind
    return found


def _letter(token: Token) -> str:
    if token[3] == ",":
        return ","
    if token[3] in words("structure", "and"):
        return "&"
    if token[3] in words("stations", "breaks") or token[3] in (":", ";"):
        return "x"
    return "n" if token[0] in _CONTENT or token[3] in OPEN | CLOSE else "x"


def _labels(sentence: list[Token], marks: list[_Mark], text: str) -> list[str] | None:
    """The labels between the words that go on; None for what is no list of labels."""
    segments: list[list[Token]] = [[]]
    for mark in marks:
        if mark.letter in _SEPARATORS:
            segments.append([])
        elif mark.letter != "P":
            segments[-1].extend(sentence[mark.first : mark.behind])
    pieces = [piece for segment in segments for piece in _pieces(segment, text)]
    labels = [clean_label(text[piece[0][1] : piece[-1][2]]).rstrip(".") for piece in pieces]
    if not labels or not all(labels):
        return None
    if _is_set_off(labels[0]):
        labels = list(takewhile(_is_set_off, labels))
    elif not all(_is_plain(piece) for piece in pieces):
        return None
    pieces = pieces[: len(labels)]
    hued = sum(any(token[3] in words("colors", "hues") for token in piece) for piece in pieces)
    if len(labels) < _FEWEST or len({*labels}) < len(labels) or hued > 1:
        return None
    return labels if all(len(piece) <= _LONGEST for piece in pieces) else None


def _pieces(segment: list[Token], text: str) -> list[list[Token]]:
    joints = words("structure", "and") | {","}
    while segment and segment[-1][3] in joints:
        segment = segment[:-1]
    while segment and segment[0][3] in joints | words("structure", "articles"):
        segment = segment[1:]
    pieces = split_items(segment, text) if segment else []
    pieces = split_last(pieces) if len(pieces) == 1 else pieces
    return [without_bracket(piece, words("structure", "remarks"), True) for piece in pieces]


def _is_set_off(label: str) -> bool:
    return not label[:1].islower()


def _is_plain(piece: list[Token]) -> bool:
    """Whether a label in small letters is short, and no word of place."""
    vague = words("structure", "orientation") | words("structure", "vague_names")
    return len(piece) <= _LONGEST_PLAIN and all(t[0] == "WORD" and t[3] not in vague for t in piece)


__all__ = ["lines_told", "read_stations"]
