"""Enumerations of plain words, which no quotes set off from what introduces them and what follows."""

from __future__ import annotations

from heatparse.phrases import phrases, words
from heatparse.reading.brackets import without_bracket
from heatparse.reading.enumeration import Enumeration
from heatparse.reading.quotations import clean_label, quoted_end
from heatparse.resources import vocabulary
from heatparse.tokens import Token

_LONGEST_NAME = 4  # tokens of an axis name in front of "="
_NOUN = 3  # tokens of a number and the noun that it counts
_DASHES = frozenset("-–—")
_DOTS = frozenset(("…", "...", ".."))
_LONGEST_ITEM = 9  # tokens of one category without quotes


def word_list(pieces: list[list[Token]], text: str, colon: bool) -> Enumeration | None:
    """An enumeration of plain words: short pieces, without verbs of description."""
    if len(pieces) > 1 and _is_count(pieces[1]) and quoted_end(pieces[0], 0, text) == len(pieces[0]) - 1:
        pieces = pieces[2:]  # `"Date", 14 days, first day at the top`
    if not pieces or _is_announcement(pieces, text):
        return None
    pieces = _behind_noun(_behind_introduction(_behind_arrow(pieces), text), text)
    remarks = words("structure", "remarks")
    bare_pieces = [without_bracket(piece, remarks, piece is pieces[-1]) for piece in pieces]
    codes = len(pieces) > 2 and all(len(piece) == 1 for piece in bare_pieces)  # "es, it, ru"
    kept: list[list[Token]] = []
    for whole in pieces:
        last = whole is pieces[-1] and not any(token[3] == "(" for other in pieces[:-1] for token in other)
        piece = without_bracket(whole, remarks, last)
        bare = _without_trailer(piece)
        name = codes or _is_titled(bare, text)  # "Ants, That, Those", "On Hold, Above Ground"
        if len(piece) > _LONGEST_ITEM or (
            not name and any(token[3] in remarks and not _is_acronym(token, text) for token in piece)
        ):
            break
        if bare:
            kept.append(bare)
        if len(bare) < len(piece):
            break
    while kept and (kept[-1][-1][3] in _DOTS or all(token[3] == "." for token in kept[-1])):
        kept = kept[:-1]
    if len(kept) < 2:
        return None
    labels = [clean_label(text[piece[0][1] : piece[-1][2]]) for piece in kept]
    if not all(labels) or _is_placing(kept) or labels[-1] in words("structure", "and_so_on"):
        return None
    end = kept[-1][-1][2]
    if all(label.endswith(".") for label in labels[:-1]) and text[end : end + 1] == ".":
        labels[-1] += "."  # "Jan., Feb., Mar.": the full stop that ends the sentence is of the label as well
    return Enumeration("words", labels, kept[0][0][1], kept[-1][-1][2], colon)


def _is_acronym(token: Token, text: str) -> bool:
    """Whether a word is "IT" or "OR" and no "it" or "or"."""
    return token[2] - token[1] > 1 and text[token[1] : token[2]].isupper()


def behind_name(piece: list[Token], text: str) -> list[Token]:
    """`"Time lag" - lag_1` -> `lag_1`: the quoted name of the axis is no item of the list."""
    close = quoted_end(piece, 0, text)
    if close is None:
        sign = next((at for at, token in enumerate(piece[:_LONGEST_NAME]) if token[3] in ("=", "∈")), 0)
        return piece[sign + 1 :] if sign and sign + 1 < len(piece) else piece
    if close + 2 < len(piece) and (piece[close + 1][3] in "-–—:=∈" or piece[close + 1][0] == "ARROW"):
        return piece[close + 2 :]
    at = close + 1  # `"Kind" with categories "A"`
    while at < len(piece) and piece[at][3] in words("structure", "introducers"):
        at += 1
    if close + 2 < at == len(piece) and _may_be_label(piece[-1], text):
        return piece[-1:]  # `"Statistic" with Points, Rebounds`
    return piece[at:] if close + 1 < at < len(piece) else piece


def _is_placing(pieces: list[list[Token]]) -> bool:
    """ "Horizontal, bottom", "vertical, left side": how an axis lies and where; "left, right" are labels."""
    if len(pieces) != 2:
        return False
    nouns = words("structure", "place_nouns")
    bare = [[token[3] for token in piece if token[3] not in nouns] for piece in pieces]
    kinds = ("ways", "heights", "sides")
    told = [
        {kind for kind in kinds if not words("structure", "placing", kind).isdisjoint(keys)} for keys in bare
    ]
    return all(len(keys) == 1 for keys in bare) and all(told) and told[0] != told[1]


def _is_count(piece: list[Token]) -> bool:
    """ "14 days", "26 rows"."""
    return len(piece) == 2 and piece[0][0] == "QUANTITY" and piece[0][3].isdigit() and piece[1][0] == "WORD"


def _is_announcement(pieces: list[list[Token]], text: str) -> bool:
    """A name, and what its labels are like: "Stone, three categories", "Stone, from top to bottom".

    So are "The story, cut into words" and "Unlabeled, one tick for each day".
    """
    if len(pieces) != len(("name", "list")) or len(pieces[1]) < len(("two", "words")):
        return False
    vague = words("structure", "orientation") | words("structure", "ordering")
    if all(token[3] in vague or token[0] == "QUANTITY" for token in pieces[1]):
        return True
    return _tells_way(pieces, text) or _is_nameless(pieces, text)


def _tells_way(pieces: list[list[Token]], text: str) -> bool:
    """ "The story, cut into words", "Genes, sorted by variance"; "unsorted, sorted by size" are labels."""
    name, told = pieces
    if any(token[0] in ("TICK", "QUOTE") for token in told) or not text[told[0][1]].islower():
        return False
    leads = words("structure", "list_tails", "leads") | words("structure", "ways_told", "leads")
    led = next((at for at, token in enumerate(told) if token[3] not in leads), len(told))
    core = [token[3] for token in told[led:] if token[3] != "."]
    done = words("structure", "ways_told", "cut") | words("structure", "ways_told", "done")
    done |= words("structure", "list_tails", "done")
    if not core or core[0] not in done or name[-1][3].endswith("ed"):
        return False
    how = words("structure", "list_tails", "how") | words("structure", "ways_told", "how")
    return core[1] in how if len(core) > 1 else led > 0


def _is_nameless(pieces: list[list[Token]], text: str) -> bool:
    """ "Unlabeled, 40 of them", "Not labeled, but it seems to be time": an axis without a list."""
    name, told = pieces
    keys = {token[3] for token in name}
    lacking = words("structure", "lacking") | words("structure", "ways_told", "lacking")
    nameless = words("structure", "nameless") | words("structure", "ways_told", "lacking")
    plain = [token for token in told if token[3] != "."]
    return keys <= nameless and bool(keys & lacking) and len(plain) > 2 and not text[plain[0][1]].isupper()


def _behind_introduction(pieces: list[list[Token]], text: str) -> list[list[Token]]:
    """The pieces from where the list begins: "Season, with the ticks Winter, Spring" -> Winter, Spring."""
    if _comes_again(pieces):
        return pieces
    verbs = words("structure", "list_verbs")
    for index in range(min(len(pieces), 4) - 1, 0, -1):
        piece = pieces[index]
        if len(pieces) - index < len(("first", "last")):
            continue
        if any(token[3] in verbs for token in piece[:-1]) and not _opens_label(piece, text):
            rest = [piece, *pieces[index + 1 :]]
            first = piece[-1:] if _is_label(rest, text) else _without_introduction(piece)
            return [first, *rest[1:]] if first else rest[1:]
        if (
            index == 1 and piece[0][3] == "with" and len(piece) > 1 and not _opens_label(piece, text)
        ):  # "Stone, with Amber, Basalt and Chalk"
            return [piece[1:], *pieces[index + 1 :]]
    if _is_label(pieces, text):
        return [pieces[0][-1:], *pieces[1:]]
    single = len(pieces) > 2 and all(len(piece) == 1 for piece in pieces[1:])
    if single and _is_function_word(pieces[0][-1]):
        return [pieces[0][-1:], *pieces[1:]]  # "the, cat, sat", "the tokens the, cat, sat"
    if len(pieces[0]) > 1 and _is_whole_label(pieces, text):
        return pieces
    while pieces:
        first = _without_introduction(pieces[0], _have_dashes(pieces[1:]))
        if first:
            return [first, *pieces[1:]]
        if _is_label([pieces[0][-1:], *pieces[1:]], text):
            return [pieces[0][-1:], *pieces[1:]]
        pieces = pieces[1:]
    return pieces


def _is_label(pieces: list[list[Token]], text: str) -> bool:
    """ "Points, Rebounds, Assists", "with Year, Price": a noun that may announce a list is a label of it here."""
    if len(pieces) < len(("one", "two", "three")):
        return False
    *front, noun = pieces[0]
    introduced = all(token[3] in words("structure", "introducers") for token in front)
    capital = all(text[piece[0][1]].isupper() for piece in pieces[1:-1])
    return introduced and capital and _may_be_label(noun, text)


def _is_whole_label(pieces: list[list[Token]], text: str) -> bool:
    """Whether the words that may announce a list are part of its first label: "To Do, Done", "List Price, Tax".

    Such a label opens with a word that never announces capitals, or comes back by itself, as no other one does with
    that word: not "Model A, B, C".
    """
    first, *others = pieces
    if not _is_titled(first, text) or not all(text[piece[0][1]].isupper() for piece in others):
        return False
    alike = [
        piece for piece in others if len(piece) == len(first)
    ]  # "With Milk, With Sugar", "Paid Work, Used Work"
    if any(piece[0][3] == first[0][3] or piece[-1][3] == first[-1][3] for piece in alike):
        return True
    if first[0][3] in words("structure", "label_openers"):
        return True
    from heatparse.reading.set_off import comes_alone  # loaded where a label may be taken for an announcement

    return comes_alone(text, first[0][1], first[-1][2]) and not any(
        f"{text[first[0][1] : first[-1][1]]}{text[piece[0][1] : piece[-1][2]]}" in text
        for piece in others[:1]
    )


def _is_titled(piece: list[Token], text: str) -> bool:
    """Whether all words of a piece have capitals, as a title has them."""
    named = [token for token in piece if token[3] != "."]
    return bool(named) and all(token[0] in ("WORD", "NAME") and text[token[1]].isupper() for token in named)


def _opens_label(piece: list[Token], text: str) -> bool:
    """ "Negation, Named Entities, Coreference": a capital opens a label, but not in "Ticks Oat, Rye"."""
    announced = words("structure", "properties", "list")
    return piece[0][3] not in announced and text[piece[0][1]].isupper() and text[piece[1][1]].isupper()


def _may_be_label(noun: Token, text: str) -> bool:
    labels = words("structure", "naming_nouns") | words("structure", "labels_or_nouns")
    return noun[3] in labels and text[noun[1]].isupper()


def _comes_again(pieces: list[list[Token]]) -> bool:
    """Whether all pieces begin with the same word, which is then part of the labels: "Model A, Model B"."""
    dashed = pieces and any(token[3] in _DASHES for token in pieces[0][1:-1])
    first = pieces[0][0][3] if len(pieces) > 1 and not dashed else ""
    return bool(first) and all(len(piece) > 1 and piece[0][3] == first for piece in pieces)


def behind_count(pieces: list[list[Token]], text: str) -> list[list[Token]]:
    """ "Shows three columns, A, B, C": what tells how many labels follow is none of them."""
    size = len(pieces) - 1
    if size < 2:
        return pieces
    first = pieces[0]
    numbers = vocabulary("structure", "numbers")
    near = first[-_NOUN:-1]  # in front of the noun that is counted
    told = any(token[3] == str(size) or numbers.get(token[3]) == size for token in near)
    plural = first[-1][0] == "WORD" and first[-1][3].endswith("s") and text[first[-1][1]].islower()
    return pieces[1:] if told and plural else pieces


def _behind_arrow(pieces: list[list[Token]]) -> list[list[Token]]:
    """ "Crop → Maize, Wheat, Rice": an arrow in the first piece alone stands behind a name."""
    arrows = [[at for at, token in enumerate(piece) if token[0] == "ARROW"] for piece in pieces]
    if len(pieces) < len(("one", "two", "three")) or len(arrows[0]) != 1 or any(arrows[1:]):
        return pieces
    behind = pieces[0][arrows[0][0] + 1 :]
    return [behind, *pieces[1:]] if behind and arrows[0][0] else pieces


def _behind_noun(pieces: list[list[Token]], text: str) -> list[list[Token]]:
    """ "sites Brent, Oslo" -> "Brent, Oslo": a common noun in front of names with a capital is no part of them.

    Nor is a plural in front of single words: "the hues red, green, blue".
    """
    if len(pieces) > 2 and len(pieces[0]) == 2 and all(len(piece) == 1 for piece in pieces[1:]):
        noun = pieces[0][0]
        if noun[0] == "WORD" and noun[3].endswith("s") and text[noun[1]].islower():
            return [pieces[0][1:], *pieces[1:]]
    if len(pieces) < 2 or any(text[piece[0][1]].islower() for piece in pieces[1:]):
        return pieces
    first = pieces[0]
    at = 0
    while at < len(first) and first[at][0] == "WORD" and text[first[at][1] : first[at][2]].islower():
        at += 1
    return [first[at:], *pieces[1:]] if 0 < at < len(first) else pieces


def _is_function_word(token: Token) -> bool:
    return token[3] in words("structure", "articles") or token[3] in words("structure", "and")


def _have_dashes(pieces: list[list[Token]]) -> bool:
    """Whether a dash is part of every label: "Dry - 2%, Wet - 2%"."""
    return len(pieces) > 0 and all(any(token[3] in _DASHES for token in piece[1:-1]) for piece in pieces)


def _without_introduction(piece: list[Token], dashed: bool = False) -> list[Token]:
    """The first piece without the words that announce the list; a dash may be part of `dashed` labels."""
    verbs = [i for i, token in enumerate(piece) if token[3] in words("structure", "list_verbs")]
    if verbs and verbs[-1] + 1 < len(piece):
        piece = piece[verbs[-1] + 1 :]
        piece = piece[piece[0][3] == "." :]  # of "i.e."
    dashes = [i for i, token in enumerate(piece[1:-1], 1) if token[3] in _DASHES and not dashed]
    if dashes:  # "Time lag" - lag_1, lag_2
        piece = piece[dashes[0] + 1 :]
    introducers = words("structure", "introducers")
    at = 0
    while at < len(piece) and (piece[at][3] in introducers or piece[at][3] in ":–—"):
        at += 1
    return piece[at:]


def _without_trailer(piece: list[Token]) -> list[Token]:
    """The last piece without "in this order", "respectively"."""
    for index, (value, first, _) in enumerate(phrases("structure", "trailers").find(piece)):
        if index == 0 and value:
            while first and piece[first - 1][3] in "([–—-":
                first -= 1
            return piece[:first]
    return piece
