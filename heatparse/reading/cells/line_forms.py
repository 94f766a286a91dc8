"""Lines of values in unusual dress: dotted leaders, numbers between dashes, the order of the columns in a bracket."""

from __future__ import annotations

from heatparse.labels import Label
from heatparse.phrases import words
from heatparse.reading.cells.frame import Frame, X, Y
from heatparse.reading.cells.pieces import Piece, shape
from heatparse.reading.cells.places import read_coordinates
from heatparse.reading.cells.talk import is_talk
from heatparse.resources import scanner
from heatparse.tokens import Token, Tokens, fold

_DASHES = ("–", "—")
_DOTS = frozenset((".", "…", "..", "..."))
_FEWEST_NUMBERS = 3
_FEWEST_UNITS = 2
_SHORTEST_LEADER = 3  # dots
_JOINTS = frozenset((",", ";", ":", "&", "and", "/", "–", "—"))  # between two places, or a key and its value
_STANDING = ("stands", "stand")  # with an "at" that is part of them
_VALUE_SIGNS = (":", "-", ">", "=")
_PLACE_LETTERS = frozenset("abkvn,&>()[]of=;-")
_VALUE_FIRST = frozenset(("v-k", "v:k", "v>k", "v=k", "vw-k", "vw:k", "vw>k", "vw=k"))


def in_plain_dress(tokens: list[Token], text: str, frame: Frame) -> list[Token]:
    """The tokens with a colon for a dotted leader, commas between numbers that dashes separate, and no units."""
    return _without_dashes(_without_units(_without_leader(tokens)), text, frame)


def _without_units(tokens: list[Token]) -> list[Token]:
    """ "Ant: 3 min, 4 min and 5 min" as "Ant: 3, 4 and 5": without the word that stands behind every number."""
    behind = [(at + 1, tokens[at + 1]) for at, one in enumerate(tokens[:-1]) if one[0] == "QUANTITY"]
    numbers = sum(token[0] == "QUANTITY" for token in tokens)
    units = {token[3] for _, token in behind}
    if len(behind) < _FEWEST_UNITS or len(behind) < numbers or len(units) != 1 or behind[0][1][0] != "WORD":
        return tokens
    if not units.isdisjoint(words("numbers", "no_units")):
        return tokens  # "3 more at Rome and 4 more at Oslo"
    dropped = {at for at, _ in behind}
    return [token for at, token in enumerate(tokens) if at not in dropped]


def _without_leader(tokens: list[Token]) -> list[Token]:
    """ "Ant ........ 0.1, 0.2" as "Ant: 0.1, 0.2"."""
    first = next((at for at, token in enumerate(tokens) if token[3] in _DOTS), 0)
    last = first
    while last < len(tokens) and tokens[last][3] in _DOTS:
        last += 1
    if not first or last == len(tokens) or tokens[last][0] != "QUANTITY" or tokens[first - 1][3] in ",;":
        return tokens
    start, end = tokens[first][1], tokens[last - 1][2]
    if end - start < _SHORTEST_LEADER or any(token[0] == "QUANTITY" for token in tokens[:first]):
        return tokens
    return [*tokens[:first], Token("MARK", start, end, ":"), *tokens[last:]]


def _without_dashes(tokens: list[Token], text: str, frame: Frame) -> list[Token]:
    """ "Ant: 0.1 – 0.2 – 0.3" as "Ant: 0.1, 0.2, 0.3", where an axis has as many labels."""
    dashes = [at for at in range(1, len(tokens) - 1) if _is_between(tokens, at)]
    if not dashes or dashes != list(range(dashes[0], dashes[-1] + 1, 2)):
        return tokens
    first, behind = dashes[0] - 1, dashes[-1] + 2
    numbers: list[Token] = []
    for token in tokens[first:behind:2]:
        numbers += _ends(token, text)
    sizes = (len(frame.categories(X)), len(frame.categories(Y)))
    if len(numbers) < _FEWEST_NUMBERS or len(numbers) not in sizes:
        return tokens
    listed: list[Token] = []
    for number in numbers:
        listed += [number, Token("MARK", number[2], number[2], ",")]
    return [*tokens[:first], *listed[:-1], *tokens[behind:]]


def _is_between(tokens: list[Token], at: int) -> bool:
    """Whether a dash stands between two numbers."""
    around = tokens[at - 1][0] == tokens[at + 1][0] == "QUANTITY"
    return around and tokens[at][3] in _DASHES


def _ends(token: Token, text: str) -> list[Token]:
    """The numbers of a token that a dash makes a range."""
    start, end = token[1], token[2]
    dash = next((at for at in range(start + 1, end) if text[at] in _DASHES), None)
    if dash is None:
        return [token]
    parts: list[Token] = []
    for low, high in ((start, dash), (dash + 1, end)):
        parts += [
            Token(one[0], one[1] + low, one[2] + low, one[3])
            for one in Tokens(text[low:high]).items
            if one[0] == "QUANTITY"
        ]
    return parts


def without_count(tokens: list[Token], frame: Frame) -> list[Token]:
    """ "Ant (1,000 texts)", "Ant (20 samples):" without how much a head stands for."""
    colon = int(tokens[-1][3] == ":")
    shown = tokens[: len(tokens) - colon]
    opening = next((at for at, token in enumerate(shown) if token[3] == "("), 0)
    inside = shown[opening + 1 : -1]
    counted = (
        opening
        and len(inside) > 1
        and shown[-1][3] == ")"
        and inside[0][3].isdecimal()
        and all(token[0] == "WORD" for token in inside[1:])
        and inside[-1][3].endswith("s")
    )
    if not counted or any(token[0] == "ARROW" or token[3] in _JOINTS for token in tokens[:opening]):
        return tokens  # "Ant, Rome (12 texts)"
    named = {frame.on(axis, fold(token[3])) for axis in (X, Y) for token in inside}
    return tokens if named != {None} else [*tokens[:opening], *tokens[len(tokens) - colon :]]


def labels_first(pieces: list[Piece], letters: str, frame: Frame) -> list[Piece]:
    """ "71% – Rome" as "Rome: 71%", all along a line: values in front of their labels."""
    shown = letters.rstrip(".")
    pairs = shown.split(",") if "," in shown else shown.split(";")
    if not set(pairs) <= _VALUE_FIRST or len(set(pairs)) != 1:
        return pieces
    turned: list[Piece] = []
    size = len(pairs[0])
    for first in range(0, len(shown), size + 1):
        value, label = pieces[first], pieces[first + size - 1]
        if any(frame.on(axis, fold(value[3])) for axis in (X, Y)):
            return pieces  # "2 – Rome", where the axis has numbers
        start, end = value[1], label[2]
        turned += [
            label._replace(start=start, end=start),
            Piece(":", start, start, ":"),
            value._replace(end=end),
            Piece(",", end, end, ","),
        ]
    return turned[:-1]


def with_unlisted_number(pieces: list[Piece], letters: str, frame: Frame, text: str) -> list[Piece]:
    """ "1024 tokens: 0.7" with a key, where an axis lists "128 tokens" and "256 tokens" and no such label."""
    number, noun = pieces[:2]
    labels = [label.split() for axis in (X, Y) for label in frame.categories(axis)]
    alike = [one for one in labels if len(one) > 1 and one[0][:1].isdigit() and fold(one[-1]) == noun[3]]
    if len(alike) < _FEWEST_UNITS:
        return pieces
    label = Label(text[number[1] : noun[2]])
    return [Piece("k", number[1], noun[2], f"{number[3]} {noun[3]}", label), *pieces[2:]]


def place_first(pieces: list[Piece], letters: str, frame: Frame) -> list[Piece]:
    """ "71%: Rome, Ant" as "Rome, Ant: 71%": one value in front of its row and its column."""
    sign = 1 + letters.startswith("vw")
    place = pieces[sign + 1 :]
    while place and place[-1][0] == ".":
        place = place[:-1]
    told = letters[sign + 1 : sign + 1 + len(place)]
    if letters[sign : sign + 1] not in _VALUE_SIGNS or not told or set(told) - _PLACE_LETTERS:
        return pieces
    named = read_coordinates(place, frame)
    axes = {coordinate.axis for coordinate in named}
    sure = all(c.known and len(c.labels) == 1 for c in named)
    if len(named) != len((X, Y)) or not sure or axes not in ({X, Y}, {None}):
        return pieces
    value, end = pieces[0], place[-1][2]
    if "v" in told and "a" not in told:
        return pieces  # "3: 4, 5"
    moved = [piece._replace(start=value[1], end=value[1]) for piece in place]
    return [*moved, Piece(":", value[1], value[1], ":"), value._replace(end=end)]


def without_order(pieces: list[Piece], frame: Frame) -> list[Piece]:
    """The pieces without the labels of an axis in a bracket at the end: "Ant: 0.1, 0.2 (Rome, Oslo)"."""
    letters = shape(pieces)
    opening = letters.rfind("(")
    inside = pieces[opening + 1 : -1]
    if opening < 0 or not letters.endswith(")") or set(letters[opening + 1 : -1]) - set("k,&>;"):
        return pieces
    named = [label for one in read_coordinates(inside, frame) for label in one.labels]
    listed = len(named) > 1 and named in (list(frame.categories(X)), list(frame.categories(Y)))
    return pieces[:opening] if listed and letters.count("v", 0, opening) == len(named) else pieces


def without_noun(pieces: list[Piece], letters: str) -> list[Piece]:
    """A line without the noun behind its value: "12 nests in Rome", "2,140 trips to Old Town (round trips)"."""
    if not scanner("counted").fullmatch(letters) or is_talk(pieces):
        return pieces
    return [pieces[0], *pieces[2:]]


def said_behind(pieces: list[Piece]) -> list[Piece]:
    """ "At age 2, 34 is printed at 20 mg" as "At age 2, is 34 at 20 mg": the verb in front of each value."""
    saying = words("relations", "saying")
    found: list[Piece] = []
    said = False
    at = 0
    while at < len(pieces):
        piece = pieces[at]
        behind = at + 1
        while (
            behind < len(pieces)
            and pieces[behind][0] in "wis"
            and saying.issuperset(pieces[behind][3].split())
        ):
            behind += 1
        placed = behind < len(pieces) and pieces[behind][0] in "fo"
        stands = pieces[behind - 1][3] in _STANDING and behind < len(pieces) and pieces[behind][0] in "kv"
        if piece[0] != "v" or behind == at + 1 or not (placed or stands):
            found.append(piece)
            at += 1
            continue
        verb = pieces[at + 1]
        found += [piece] if said else [verb._replace(letter="i"), piece]
        if stands:
            found.append(verb._replace(letter="f", key="at"))
        said = True
        at = behind
    return found
