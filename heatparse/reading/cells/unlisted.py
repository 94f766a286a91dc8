"""Labels that no axis lists: which words of a line stand where labels stand."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache

from heatparse.labels import Label
from heatparse.phrases import words
from heatparse.reading.bands import is_color
from heatparse.reading.cells.pieces import Piece, shape
from heatparse.reading.quotations import clean_label
from heatparse.resources import scanner
from heatparse.tokens import Token

_LONGEST_LABEL = 8  # tokens
# Letters (see grammar/cells.lark) of what may stand inside a label that holds joining words.
_JOINABLE = frozenset("wkcsnmfo&ibqtu")
_JOINTS = frozenset("fo&ib")
_JOINED = frozenset("w>&(),-")  # of a label that joins words
_FEWEST_JOINED = 2  # words
_LISTED_NOUNS = frozenset(((",", "="), (";", "="), (":", "="), (",", ":"), (";", ":")))
_NUMBERED = "av(k):"  # "Row 2 (Ant):"
_NUMBERED_KEYS = frozenset((_NUMBERED, "av(k)=", "av(k)>"))


def with_labels(pieces: list[Piece], tokens: list[Token], text: str, whole: bool) -> list[Piece]:
    """The pieces of a line with labels in place of its words.

    In a `whole` key, words such as "of" and "in" belong to the label: "Ease of Use: 0.4".
    """
    if not pieces:
        return pieces
    pieces = _quoted(pieces, tokens)
    if whole:
        pieces = _whole_key(pieces, tokens, text)
    starts = [token[1] for token in tokens]
    pieces = _with_bare_nouns(pieces, tokens, starts)
    letters = "".join([_letter(pieces, index, tokens, starts) for index in range(len(pieces))])
    found: list[Piece] = []
    matches = list(scanner("unlisted").finditer(letters))
    nouns = _nouns([_noun(pieces, m.end(), tokens, starts) for m in matches if m.lastgroup == "LABEL"])
    for match in matches:
        part, label = pieces[match.start() : match.end()], None
        if match.lastgroup == "LABEL":
            before = pieces[match.start() - 1] if match.start() else None
            after = pieces[match.end()] if match.end() < len(pieces) else None
            noun = nouns.get(part[-1][2])
            if part[0][0] == "n" and len(part) == 1 and noun is None:
                pass  # "first: 0.1"
            elif not _tells_size(part, after):
                label = _label(part, before, tokens, starts, text, noun)
        if label is None:
            found.extend(part)
        else:
            found.append(label)
    return _named(found)


def _with_bare_nouns(pieces: list[Piece], tokens: list[Token], starts: list[int]) -> list[Piece]:
    """The pieces with nouns that are names by themselves: "Ant: verb = 0.1, subject = 0.2"."""
    found: list[Piece] = []
    for at, piece in enumerate(pieces):
        if at and (pieces[at - 1][0], piece[0]) in _LISTED_NOUNS:
            before = pieces[at - 1]
            inside = tokens[bisect_left(starts, before[2]) : bisect_left(starts, piece[1])]
            if len(inside) == 1 and inside[0][0] == "WORD" and inside[0][3] in _names():
                found.append(Piece("w", inside[0][1], inside[0][2], inside[0][3], 1))
        found.append(piece)
    return found


@cache
def _names() -> frozenset[str]:
    """Nouns beside labels that may be labels as well."""
    return words("relations", "nouns") - words("relations", "articles")


def _noun(pieces: list[Piece], at: int, tokens: list[Token], starts: list[int]) -> tuple[int, Token] | None:
    """Where the piece in front of an index ends, with the noun behind it: "subject" of "Last subject"."""
    end = pieces[at - 1][2]
    behind = pieces[at] if at < len(pieces) else None
    first = bisect_left(starts, end)
    token = tokens[first] if first < len(tokens) else None
    if token is None or behind is None or behind[0] not in "=:" or token[2] > behind[1]:
        return None
    plain = token[0] == "WORD" and token[3] in _names()
    return (end, token) if plain else None


def _nouns(told: list[tuple[int, Token] | None]) -> dict[int, Token]:
    """The nouns that are part of a name, by where the words in front of them end; one that all share is none."""
    known = [each for each in told if each is not None]
    shared = len(known) == len(told) and len({token[3] for _, token in known}) == 1
    return {} if shared else dict(known)


def _named(pieces: list[Piece]) -> list[Piece]:
    """A line without the number of a row, or of a column, that has a name in brackets: "Row 2 (Ant): 0.1"."""
    named = "".join(piece[0] for piece in pieces[: len(_NUMBERED)]) in _NUMBERED_KEYS
    lines = (words("relations", "roles", side, "words") for side in ("row", "column"))
    if not named or not any(pieces[0][3] in nouns for nouns in lines):
        return pieces
    return [pieces[3], *pieces[5:]]


def _letter(pieces: list[Piece], index: int, tokens: list[Token], starts: list[int]) -> str:
    """The letter of a piece; "t" for a number behind a noun that is no piece itself: "Task 3"."""
    piece = pieces[index]
    if piece[0] == "v" and _lead(pieces[index - 1] if index else None, piece, tokens, starts) is not None:
        return "t"
    return piece[0]


def _lead(before: Piece | None, piece: Piece, tokens: list[Token], starts: list[int]) -> Token | None:
    """The first of the nouns in front of a piece that are part of its name: "Task" of "Task 3"."""
    articles = words("relations", "articles")
    found = None
    for at in range(bisect_left(starts, piece[1]) - 1, -1, -1):
        token = tokens[at]
        if token[0] not in ("WORD", "NAME") or (before is not None and token[1] < before[2]):
            break
        if token[3] in articles:
            break
        found = token
    return found


def _label(
    part: list[Piece],
    before: Piece | None,
    tokens: list[Token],
    starts: list[int],
    text: str,
    noun: Token | None = None,
) -> Piece | None:
    lead = _lead(before, part[0], tokens, starts)
    start, end = (
        lead[1] if lead is not None else part[0][1],
        noun[2] if noun is not None else _behind_letter(part[-1][2], tokens, starts, text),
    )
    stretch = tokens[bisect_left(starts, start) : bisect_left(starts, end)]
    inside = [token for token in stretch if token[0] not in ("TICK", "QUOTE")]
    if len(inside) > 1 and inside[0][3] in words("function_words", "fronting_place"):
        inside = inside[1:]  # "For Ant: 0.1 in Rome"
        start = inside[0][1]
    if not inside or len(inside) > _LONGEST_LABEL:
        return None
    keys = {token[3] for token in inside}
    if not _talk().isdisjoint(keys) or _tells_color(inside, text):
        return None
    if before is not None and before[0] == "(" and keys <= words("structure", "position_words"):
        return None  # "Cell 1 (top-left): 4" tells a place again
    name = clean_label(text[start:end])
    return Piece("k", start, end, " ".join(token[3] for token in inside), Label(name)) if name else None


def _behind_letter(end: int, tokens: list[Token], starts: list[int], text: str) -> int:
    """Where a label ends whose last word is a letter that is an article elsewhere: "Head A = 0.1"."""
    at = bisect_left(starts, end)
    token = tokens[at] if at < len(tokens) else None
    if token is None or token[3] not in words("relations", "articles") or len(token[3]) > 1:
        return end
    behind = tokens[at + 1] if at + 1 < len(tokens) else None
    closed = behind is None or behind[0] != "WORD" or behind[3] in words("structure", "singular_lines")
    return token[2] if closed and text[token[1]].isupper() else end


def _tells_size(part: list[Piece], after: Piece | None) -> bool:
    """ "High values", "lowest scores": words for a size in front of the noun for values; "most farms"."""
    keys = part[0][3].split()
    if len(keys) > 1 and keys[0] in words("relations", "shares"):
        return True
    sized = len(part) == 1 and words("relations", "sizes").issuperset(keys)
    return sized and after is not None and after[0] in "si" and after[3] in words("relations", "values")


def _tells_color(inside: list[Token], text: str) -> bool:
    """Whether words tell where a color is: "mostly yellow", "larger green/red areas"; "Team Red" is a name."""
    first = next((at for at, token in enumerate(inside) if is_color(token[3])), 0)
    return first > 0 and text[inside[first][1]].islower()


@cache
def _talk() -> frozenset[str]:
    return (
        words("relations", "prose") | words("relations", "aggregates") | words("structure", "plain_sections")
    )


def _quoted(pieces: list[Piece], tokens: list[Token]) -> list[Piece]:
    """What stands between quotation marks or code ticks as one piece, unless it is a value or a statement."""
    marks = [token for token in tokens if token[0] in ("TICK", "QUOTE")]
    if len(marks) < 2 or len(marks) % 2:
        return pieces
    found, at = [], 0
    for opening, closing in zip(marks[::2], marks[1::2], strict=True):
        first = at
        while first < len(pieces) and pieces[first][1] < opening[2]:
            first += 1
        last = first
        while last < len(pieces) and pieces[last][2] <= closing[1]:
            last += 1
        inner = pieces[first:last]
        found += pieces[at:first]
        letters = shape(inner)
        if not inner or letters in ("v", "k", "m") or set(letters) & set(":>[]"):
            found += inner
        else:
            found.append(Piece("u", inner[0][1], inner[-1][2], " ".join(piece[3] for piece in inner)))
        at = last
    return found + pieces[at:]


def _whole_key(pieces: list[Piece], tokens: list[Token], text: str) -> list[Piece]:
    """The words up to the first separator as one piece, where joining words stand among them."""
    stop = next((i for i, piece in enumerate(pieces) if piece[0] not in _JOINABLE), len(pieces))
    letters = shape(pieces[:stop])
    if (
        stop == len(pieces)
        or pieces[stop][0] not in ":=>("
        or not set(letters) & _JOINTS
        or "w" not in letters
    ):
        return pieces
    return [
        Piece("w", pieces[0][1], pieces[stop - 1][2], " ".join(p[3] for p in pieces[:stop]), 1),
        *pieces[stop:],
    ]


def joined_key(pieces: list[Piece], letters: str) -> int:
    """How many pieces a key has that joins words to one label: "Tram / ferry: 0.4", "Tram (new): 0.4"; 0 for others."""
    stop = letters.find(":")
    key = letters[: max(stop, 0)]
    if key.count("w") < _FEWEST_JOINED or not key.startswith("w") or set(key) - _JOINED:
        return 0
    arrows = any(piece[0] == ">" and piece[3] != "/" for piece in pieces[:stop])
    return 0 if arrows or ".:" in letters else stop


__all__ = ["joined_key", "with_labels"]
