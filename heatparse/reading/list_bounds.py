"""Where a list begins and ends in its statement: behind the name of the axis, in front of what is said of it."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from heatparse.phrases import phrases, words
from heatparse.reading.brackets import CLOSE, OPEN
from heatparse.reading.quotations import clean_label, quoted_end
from heatparse.reading.series import expand_series
from heatparse.resources import vocabulary
from heatparse.tokens import Token, fold

_SIGNS = frozenset("/·•")
_FEWEST = 2  # labels of a list
_LONGEST_NAME = 4  # tokens
_BOLD = "**"


def bare_list(tokens: list[Token], text: str, named: bool = False) -> list[Token]:
    """The tokens of a list without the name in front of it and without remarks on it behind.

    `named`: the name stands elsewhere, and without a mark no word in front is one.
    `"Team", Ant, Bee, Cow (north to south)` and "Team, Ant, Bee, Cow, i.e. three rows" give "Ant, Bee, Cow".
    """
    pieces = _pieces(tokens, text)
    if len(pieces) < _FEWEST and not (pieces and _holds_list(pieces[0], text)):
        return tokens
    pieces, size = _without_remarks(pieces, text)
    pieces = [piece[piece[0][3] == ";" :] for piece in pieces]
    signed = [piece for piece in pieces if _holds_list(piece, text)]
    labels = len(pieces) > 1 and pieces[0][0][0] == pieces[-1][0][0] == "TICK"  # "`A:0`, `A,0`"
    if len(signed) == 1 and len(pieces) <= _FEWEST and signed[0] is pieces[-1] and not labels:
        return signed[0]  # "Team, with the ticks Ant / Bee / Cow"
    if _is_name(pieces, text, size, named):
        pieces = pieces[1:]
    first, last = pieces[0][0], pieces[-1][-1]
    return [token for token in tokens if first[1] <= token[1] <= last[1]]


def _pieces(tokens: list[Token], text: str) -> list[list[Token]]:
    """The pieces between commas and semicolons outside of brackets and quotations; each semicolon opens its piece."""
    pieces: list[list[Token]] = [[]]
    depth = quoted = 0
    for at, token in enumerate(tokens):
        if at >= quoted:
            close = None if depth else quoted_end(tokens, at, text)
            quoted = at if close is None else close + 1
            depth = max(0, depth + (token[3] in OPEN) - (token[3] in CLOSE))
        if at >= quoted and not depth and token[3] in ",;":
            pieces.append([token] if token[3] == ";" else [])
        else:
            pieces[-1].append(token)
    return [piece for piece in pieces if piece and piece[-1][3] != ";"]


def _holds_list(piece: list[Token], text: str) -> bool:
    """Whether a piece is a list of its own: "Ant / Bee / Cow", or code with commas in it."""
    if sum(token[3] in _SIGNS and text[token[1] - 1] == " " for token in piece) >= _FEWEST:
        return True
    ticks = [at for at, token in enumerate(piece) if token[0] == "TICK"]
    return len(ticks) == len("``") and any(token[3] == "," for token in piece[ticks[0] : ticks[1]])


# --- remarks behind a list --------------------------------------------------------------------


@cache
def _vague() -> frozenset[str]:
    """Words that tell where labels stand, how they run and how many they are."""
    told = ("orientation", "position_words", "place_nouns", "remarks", "ordering", "list_remarks")
    return words("structure", "numbers").union(*(words("structure", key) for key in told))


def _without_remarks(pieces: list[list[Token]], text: str) -> tuple[list[list[Token]], int]:
    """The pieces without what is said of them at the end, and how many labels that tells (0: it does not)."""
    size = 0
    pieces = [*pieces[:-1], _without_trailer(pieces[-1])]
    while len(pieces) > _FEWEST or (len(pieces) == _FEWEST and _holds_list(pieces[0], text)):
        labels = {token[3] for piece in pieces[:-1] for token in piece}
        last = pieces[-1]
        shapes = [_shape(piece) for piece in pieces[-2:]]
        alike = shapes[0] == shapes[1] or (shapes[0][:1] == shapes[1][:1] == ["QUANTITY"])
        alike = alike or all(_shape(piece) == shapes[0] for piece in _split_last([last]))  # "up and down"
        if not _is_clause(last) and (alike or not _is_remark(last, labels)):
            break
        size = size or _count(last)
        pieces = [*pieces[:-2], _without_trailer(pieces[-2])]
    last = pieces[-1]
    opening = next((at for at, token in enumerate(last) if at and token[3] == "("), 0)
    if opening and last[-1][3] in CLOSE | {"."}:
        labels = {token[3] for piece in [*pieces[:-1], last[:opening]] for token in piece}
        inside = [token for token in last[opening + 1 :] if token[3] not in CLOSE | {"."}]
        if _is_remark(inside, labels):
            size = size or _count(inside)
            pieces = [*pieces[:-1], _without_trailer(last[:opening])]
    return pieces, size


def _without_trailer(piece: list[Token]) -> list[Token]:
    """The last piece without "from left to right" behind it."""
    found = phrases("structure", "trailers").find(piece)
    if not found or not found[0][1] or found[0][2] < len(piece) - (piece[-1][3] == "."):
        return piece
    return piece[: found[0][1]] if piece[found[0][1] - 1][3] not in OPEN else piece


def _shape(piece: list[Token]) -> list[str]:
    """The kinds of the tokens of a piece: "8 h" is built as "4 h" is."""
    return [token[0] for token in _plain(piece)]


def _plain(piece: list[Token]) -> list[Token]:
    """The tokens without marks, full stop, and the word that joins the last label to the others."""
    plain = [token for token in piece if token[0] not in ("TICK", "QUOTE") and token[3] not in ".;"]
    return plain[1:] if plain and plain[0][3] in words("structure", "and") else plain


def _is_clause(piece: list[Token]) -> bool:
    """Whether a piece behind a semicolon is a sentence on the labels: "; 0 is at the top"."""
    verbs = words("structure", "remark_verbs")
    return piece[0][3] == ";" and any(token[3] in verbs for token in piece[1:])


def _is_remark(piece: list[Token], labels: set[str]) -> bool:
    """Whether a piece only tells of the labels: "(24 columns)", "increasing to the right", "one row per city"."""
    vague, free = _vague(), words("structure", "distributive")
    plain = _plain(piece)
    if sum(token[0] != "SIGN" for token in plain) < len(("a", "remark")) or piece[1][3] in OPEN:
        return False
    named = False  # whether a word in front asks for a noun: "one row per city"
    for token, behind in pairwise([*plain, plain[-1]]):
        counted = token[0] == "QUANTITY" and token[3].isdigit() and behind[0] == "WORD"
        fits = counted or token[3] in vague or token[3] in labels or token[0] == "ARROW"
        fits = fits or token[3] in "→-–—="
        if not fits and not (named and token[0] == "WORD"):
            return False
        named = token[3] in free
    return not all(token[3] in labels for token in plain[:-1])


def _count(piece: list[Token]) -> int:
    """How many labels a remark tells: "four columns", "24 in all"."""
    numbers = vocabulary("structure")["numbers"]
    for token in piece:
        if token[0] == "QUANTITY" and token[3].isdigit():
            return int(token[3])
        if token[3] in numbers:
            return int(numbers[token[3]])
    return 0


# --- names in front of a list -----------------------------------------------------------------


def _is_name(pieces: list[list[Token]], text: str, size: int, named: bool) -> bool:
    """Whether the first piece is the name of what the others list."""
    first, others = pieces[0], pieces[1:]
    if len(others) < _FEWEST or len(first) > 2 * _LONGEST_NAME:
        return False
    marks = [_mark(piece, text) for piece in pieces]
    if named and marks[0] == _BOLD:
        return False  # "**Y-axis (Team):** **Ant**, Bee, Cow": one of them is set off
    if marks[0] != marks[1]:
        told = [mark for mark in marks[1:] if mark != marks[1]]
        if first[0][0] == "TICK" and not any(marks[1:]):
            return False  # "`<s>`, the, cat"
        quotes = any(token[0] in ("TICK", "QUOTE") for token in first)
        named_by = bool(marks[0]) or not (_announces(first) or quotes)
        return len(told) <= 1 and named_by and not (marks[0] and _is_mixed(marks))
    plain = _plain(first)
    if named or not 0 < len(plain) <= _LONGEST_NAME or _announces(first) or plain[0][0] != "WORD":
        return False
    if size:
        return size == len(_split_last(others))
    labels = [clean_label(text[piece[0][1] : piece[-1][2]]).rstrip(". ") for piece in _split_last(pieces)]
    return _runs(labels[1:]) and not _runs(labels)


def _split_last(pieces: list[list[Token]]) -> list[list[Token]]:
    """The pieces, with "Cow and Dog" at the end as two."""
    last = pieces[-1]
    joint = next((at for at, token in enumerate(last) if at and token[3] in words("structure", "and")), 0)
    return [*pieces[:-1], last[:joint], last[joint + 1 :]] if 0 < joint < len(last) - 1 else pieces


def _is_mixed(marks: list[str]) -> bool:
    """Whether quoted labels stand first and others without quotes behind: "`first`, `last`, -2, -1"."""
    return marks.count(marks[0]) > 1


def _mark(piece: list[Token], text: str) -> str:
    """The mark that sets a piece off: a quotation mark, two stars for bold, or none."""
    first = piece[0]
    close = quoted_end(piece, 0, text)
    if close is not None:
        return first[3] if close + 1 == len(piece) or piece[close + 1][3] in OPEN else ""
    bold = text[max(0, first[1] - 2) : first[1]] == _BOLD and text.find(_BOLD, first[1], piece[-1][2] + 2) > 0
    return _BOLD if bold else ""


def _announces(piece: list[Token]) -> bool:
    """Whether the words of a piece announce a list, and name none of its labels: "with the ticks Ant"."""
    return any(token[3] in words("structure", "list_verbs") or token[3] in ":-–—" for token in piece)


def _runs(labels: list[str]) -> bool:
    """Whether labels run in an order that everybody knows: months, days, "L0, L1, L2", "A, B, C", decades."""
    keys = [fold(label) for label in labels]
    for order in vocabulary("structure")["orders"].values():
        if set(keys) <= {fold(label) for label in order}:
            return True
    if all(len(label) == 1 and label.isupper() for label in labels):
        return all(ord(two) == ord(one) + 1 for one, two in pairwise(labels))
    numbered = all(any(sign.isdecimal() for sign in label) for label in labels)
    plain = all(label[0].isdecimal() and not label.endswith("s") for label in labels)
    return numbered and not plain and expand_series([labels[0], labels[-1]]) is not None
