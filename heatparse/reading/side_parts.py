"""The words for a side and the lists of labels in a clause, from which axes are told."""

from __future__ import annotations

from itertools import pairwise

from heatparse.phrases import phrases, words
from heatparse.reading.axis_reading import categories_in
from heatparse.reading.brackets import CLOSE, OPEN
from heatparse.reading.items import split_items, with_told_bounds
from heatparse.reading.quotations import clean_label
from heatparse.records import NamedTuple
from heatparse.resources import vocabulary
from heatparse.tokens import Token

_DASHES = frozenset(("-", "–", "—"))
_SEPARATORS = (",", "and", "/", "·", "|")
_LONGEST = 6  # tokens of a label
_FEWEST = 2  # labels of a list
_PLACE = 4  # tokens of "of the grid"
_SURE = 3  # labels of a list whose words need no capitals
_LARGE = 3  # digits


class Part(NamedTuple):
    """A side ("x", "y") or a list ("") of a sentence, from its first token up to the one behind it."""

    side: str
    first: int
    behind: int
    labels: list[str]


# --- sides ------------------------------------------------------------------------------------


def sides_in(sentence: list[Token]) -> list[Part]:
    """The sides that a clause speaks of; "along the bottom, the x-axis" is one."""
    found = [
        Part(str(side), first, behind, [])
        for side, first, behind in phrases("sides", "cues").find(sentence)
        if not _is_of_some(sentence, first) and not _is_way_through(sentence, first)
    ]
    for side in ("x", "y"):
        marked = words("sides", "marked_cues", side)
        found += [
            Part(side, at, at + 1, [])
            for at, token in enumerate(sentence)
            if token[3] in marked
            and _is_marked(sentence, at)
            and not any(p.first <= at < p.behind for p in found)
        ]
    found.sort(key=lambda part: part.first)
    merged: list[Part] = []
    for part in found:
        again = bool(merged) and merged[-1].side == part.side
        if again and not _has_list(sentence[merged[-1].behind : part.first]):
            merged[-1] = merged[-1]._replace(behind=part.behind)
        elif not (again and sentence[part.first][3] in words("sides", "directions")):
            merged.append(part)  # but "down the side are A, B and C, from top to bottom" tells one
    return merged


def _is_of_some(sentence: list[Token], first: int) -> bool:
    """Whether rows are some of them only: "two rows", "the last rows"; but "the four rows stand for" is about all."""
    before = sentence[first - 1][3] if first else ""
    if sentence[first][3] not in ("rows", "columns"):
        return False
    if before in words("structure", "some_lines") | words("structure", "one_line"):
        return True
    if first and counts_records(sentence[first - 1]):
        return True
    if before not in vocabulary("structure", "numbers").keys() - {"both", "one", "a"}:
        return False
    behind = sentence[first + 1][3] if first + 1 < len(sentence) else ""
    return not (
        first > 1
        and sentence[first - 2][3] in words("sides", "whole")
        and behind in words("sides", "listing")
    )


def _is_way_through(sentence: list[Token], first: int) -> bool:
    """Whether a direction is that in which the values of one line run: "The Ant column from top to bottom: 4, 5, 6"."""
    lines = words("structure", "singular_lines")
    each = words("structure", "distributive") - words("structure", "articles")  # "The Plot A column"
    return sentence[first][3] in words("sides", "directions") and any(
        two[3] in lines and one[3] not in each for one, two in pairwise(sentence[:first])
    )


def counts_records(token: Token) -> bool:
    """ "10 million rows", "5,000 rows", "many rows": what stands in front of the rows that data have, and no figure."""
    digits = token[3].replace(",", "")
    large = digits.isdigit() and len(digits) >= _LARGE  # more than anybody lists
    return large or token[3] in words("numbers", "scales") or token[3] in words("structure", "of_records")


def _is_marked(sentence: list[Token], at: int) -> bool:
    """Whether a short word for a side is set off: "x = …", ") across,", "Day across (A, B)", "Vertical: …"."""
    before = sentence[at - 1][3] if at else ""
    behind = sentence[at + 1] if at + 1 < len(sentence) else None
    if behind is not None and (behind[3] in (":", "=", "∈") or behind[0] == "ARROW"):
        return not at or before in (",", ";", ".", "and") or sentence[at][3] in ("horizontal", "vertical")
    if sentence[at][3] in ("across", "down"):
        opens = behind is not None and behind[3] in OPEN
        return opens or (before in CLOSE and (behind is None or behind[3] in (",", ".", "and")))
    return behind is not None and behind[3] == "(" and sentence[at][3] in ("x", "y")


def _has_list(tokens: list[Token]) -> bool:
    return sum(token[3] == "," for token in tokens) > 1 or any(token[3] in OPEN for token in tokens)


# --- lists ------------------------------------------------------------------------------------


def closed_lists(sentence: list[Token], text: str) -> list[Part]:
    """The lists in brackets and between dashes; the words for a side may open a bracket: "(rows: A, B)"."""
    found: list[Part] = []
    at = 0
    while at < len(sentence):
        close = _closing(sentence, at, text)
        if close is None:
            at += 1
            continue
        first = at + 1
        stop = max((i for i in range(first, close) if sentence[i][3] in (":", ";")), default=first - 1)
        labels = _labels(sentence[stop + 1 : close], text)
        if labels is not None:
            found.append(Part("", stop + 1 if stop >= first else at, close + 1, labels))
        at = close + 1
    return found


def _closing(sentence: list[Token], at: int, text: str) -> int | None:
    """Where the bracket or the pair of dashes ends that opens at a token."""
    key = sentence[at][3]
    if key in OPEN:
        depth = 0
        for index in range(at, len(sentence)):
            depth += (sentence[index][3] in OPEN) - (sentence[index][3] in CLOSE)
            if not depth:
                return index
        return None
    if key in _DASHES and _is_spaced(sentence[at], text):
        ends = (
            i for i in range(at + 1, len(sentence)) if sentence[i][3] == key and _is_spaced(sentence[i], text)
        )
        return next(ends, None) or (len(sentence) if "," in [t[3] for t in sentence[at:]] else None)
    return None


def _is_spaced(token: Token, text: str) -> bool:
    return text[token[1] - 1] == " " and text[token[2] : token[2] + 1].isspace()


def _labels(tokens: list[Token], text: str) -> list[str] | None:
    """The labels of a list that stands alone."""
    tokens = tokens[:-1] if tokens and tokens[-1][3] in (".", ",") else tokens
    if not tokens or any(_is_hue(tokens, at) for at in range(len(tokens))):
        return None
    found = categories_in(tokens, text, named=True)
    if found is None or len(found.labels) < _FEWEST or found.start > tokens[0][2]:
        return _named_pair(tokens, text)
    return found.labels


def _is_hue(tokens: list[Token], at: int) -> bool:
    """Whether a word is a colour, and not the beginning of a name: "Silver fir"."""
    behind = tokens[at + 1] if at + 1 < len(tokens) else None
    if tokens[at][3] not in words("colors", "hues"):
        return False
    named = behind is not None and behind[0] == "WORD" and behind[3] not in words("structure", "introducers")
    return not (named and behind is not None and behind[3] not in words("colors", "hues"))


def _named_pair(tokens: list[Token], text: str) -> list[str] | None:
    """ "Bern and Basel", "in, out": two labels of a word or two."""
    pieces = split_items(tokens, text)
    if len(pieces) == 1:
        joint = next((at for at, token in enumerate(tokens) if token[3] in words("structure", "and")), 0)
        pieces = [tokens[:joint], tokens[joint + 1 :]]
    if len(pieces) != _FEWEST or not all(0 < len(piece) <= _SURE for piece in pieces):
        return None
    labels = [clean_label(text[piece[0][1] : piece[-1][2]]) for piece in pieces]
    return labels if all(label[:1].isupper() for label in labels) else None


def open_lists(sentence: list[Token], sides: list[Part], text: str) -> list[Part]:
    """The lists behind verbs and colons, each in its part of the clause."""
    found: list[Part] = []
    for number, side in enumerate(sides):
        stop = sides[number + 1].first if number + 1 < len(sides) else len(sentence)
        part = _one_by_one(sentence, side.behind, stop, text) or _behind_verb(
            sentence, side.behind, stop, text
        )
        if part is None and len(found) == number:
            start = sides[number - 1].behind if number else 0
            part = _in_front(sentence, start, side.first, text)
        if part is not None:
            found.append(part)
    return found


def common_list(sentence: list[Token], sides: list[Part], text: str) -> list[Part]:
    """The one list of two sides that stand side by side: "along the top and down the side, in this order: A, B"."""
    behind = sides[-1].behind
    colons = [at for at in range(behind, len(sentence)) if sentence[at][3] == ":"]
    if colons:
        part = _list(sentence, colons[-1] + 1, len(sentence), text)
    else:
        part = _behind_verb(sentence, behind, len(sentence), text)
        part = part or _in_front(sentence, 0, sides[0].first, text)
    return [part] if part is not None else []


def _one_by_one(sentence: list[Token], start: int, stop: int, text: str) -> Part | None:
    """The list that "starts with A, followed by B and C"."""
    if words("stations", "hints").isdisjoint([token[3] for token in sentence[start:stop]]):
        return None
    from heatparse.reading.stations import read_stations  # loaded where labels may be told one by one

    found = read_stations(sentence[start:stop], text)
    if found is None:
        return None
    inside = [at for at in range(start, stop) if found.start <= sentence[at][1] < found.end]
    return Part("", inside[0], inside[-1] + 1, found.labels)


def _behind_verb(sentence: list[Token], start: int, stop: int, text: str) -> Part | None:
    """The list behind the last verb or colon in front of the first comma: "is marked Mon, Tue, Wed"."""
    stop = _clause_end(sentence, start, stop)
    listing = words("sides", "listing")
    commas = [
        at
        for at in range(start + 1, stop)  # "the days, from left to right, are A, B, C"
        if sentence[at][3] in _SEPARATORS and sentence[min(at + 1, stop - 1)][3] not in listing
    ]
    comma = commas[0] if commas else stop
    verbs = [at for at in range(start, comma) if sentence[at][3] in listing]
    if not verbs and comma - start <= _PLACE:  # "on the left side of the grid, we find the stops A, B, C"
        comma = commas[1] if len(commas) > 1 else stop
        verbs = [at for at in range(start, comma) if sentence[at][3] in listing]
    quotes = [at for at in range(start, comma) if sentence[at][0] in ("QUOTE", "TICK")]
    first = verbs[-1] + 1 if verbs else -1
    if first < 0 or (quotes and quotes[0] < first < quotes[-1]):
        return None
    return _list(sentence, first, stop, text)


def _clause_end(sentence: list[Token], start: int, stop: int) -> int:
    """Where a clause ends in front of the words of the next subject: ", and the", "while the"."""
    joints = words("structure", "subject_openers") | {"but", "to", "from"}
    at = stop
    if stop < len(sentence):
        nouns = [i for i in range(start, stop) if sentence[i][3] in ("while", "whereas")]
        if nouns:
            at = nouns[-1]
        while at > start and sentence[at - 1][3] in joints:
            at -= 1
    return at


def _list(sentence: list[Token], first: int, stop: int, text: str) -> Part | None:
    """The list of all tokens of a part."""
    sentence = [*sentence[:first], *with_told_bounds(sentence[first:stop], text)]
    end, stop = stop, len(sentence)
    idle = words("structure", "articles") | {"to"}  # "correspond to the days Mon, Tue and Wed"
    while first < stop and sentence[first][3] in idle and text[sentence[first][1]].islower():
        first += 1
    tokens = sentence[first:stop]
    order = phrases("structure", "trailers").find(tokens)
    if order and order[-1][2] >= len(tokens) - 1:
        tokens = tokens[: order[-1][1]]  # "A, B and C, in that order from top to bottom"
    while tokens and tokens[-1][3] in (".", ","):
        tokens = tokens[:-1]
    if not tokens or any(len(piece) > _LONGEST for piece in split_items(tokens, text)):
        return None
    labels = _labels(_behind_noun(tokens, text), text)
    if labels is None or (len(labels) < _SURE and not all(label[:1].isupper() for label in labels)):
        return None
    return Part("", first, end, labels)


def _behind_noun(tokens: list[Token], text: str) -> list[Token]:
    """The tokens of a list behind what its labels are: "the days Mon, Tue and Wed"."""
    pieces = split_items(tokens, text)
    if _opens_with_plural(pieces, text):
        return tokens[1:]
    if len(pieces) < _FEWEST or not all(_has_capital(piece[0], text) for piece in pieces[1:]):
        return tokens
    at = next((at for at, token in enumerate(pieces[0]) if _has_capital(token, text)), None)
    if at is None and len(pieces) > _FEWEST and _has_capital(pieces[1][0], text):
        return tokens[tokens.index(pieces[1][0]) :]  # "four months, May, June, July and August"
    at = at or 0
    if len(pieces) == 1 or any(token[0] in ("QUOTE", "TICK") for token in tokens):
        return tokens
    plural = tokens[0][0] == "WORD" and tokens[0][3].endswith("s")
    if (
        not at
        and plural
        and len(pieces[0]) == _FEWEST < len(pieces)
        and all(len(one) == 1 for one in pieces[1:])
    ):
        return tokens[1:]  # "Clusters C1, C2 and C3 form the rows"
    return tokens[at:]


def _opens_with_plural(pieces: list[list[Token]], text: str) -> bool:
    """ "tissues leaf, root and stem": a plural in front of single words in small letters, which are none."""
    if len(pieces) <= _FEWEST or len(pieces[0]) != _FEWEST or any(len(piece) != 1 for piece in pieces[1:]):
        return False
    labels = [pieces[0][1], *(piece[0] for piece in pieces[1:])]
    small = all(one[0] == "WORD" and one[3].isalpha() and not _has_capital(one, text) for one in labels)
    return small and pieces[0][0][3].endswith("s") and not any(one[3].endswith("s") for one in labels)


def _has_capital(token: Token, text: str) -> bool:
    return token[0] == "QUANTITY" or text[token[1]].isdigit() or text[token[1] : token[2]] != token[3]


def _in_front(sentence: list[Token], start: int, stop: int, text: str) -> Part | None:
    """The list in front of its side: "The stops A, B and C are listed down the left side"."""
    enders = words("sides", "behind_lists")
    end = next((at for at in range(start, stop) if sentence[at][3] in enders), stop)
    while start < end and sentence[start][3] in words("structure", "subject_openers") | {"the", "by"}:
        start += 1
    tokens = sentence[start:end]
    if sum(token[3] in (",", "and") for token in tokens) == 0:
        return None
    bare = _behind_noun(tokens, text)
    return _list(sentence, start + len(tokens) - len(bare), end, text)
