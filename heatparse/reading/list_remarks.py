"""Remarks on a list as a whole, behind its last comma or in a bracket: how labels are set, how they run, how many."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from heatparse.phrases import phrases, words
from heatparse.reading.announcements import told_size
from heatparse.reading.brackets import OPEN
from heatparse.reading.quotations import quoted_end
from heatparse.resources import vocabulary
from heatparse.tokens import Token

SIGNS = frozenset("/·•")
LONGEST_NAME = 4  # tokens
BOLD = "**"
_SHORTEST_SENTENCE = 3  # tokens


def is_clause(piece: list[Token]) -> bool:
    """Whether a piece behind a semicolon is a sentence on the labels: "; 0 is at the top"."""
    verbs = words("structure", "remark_verbs")
    opening = next((at for at, token in enumerate(piece) if token[3] in OPEN), None)
    return piece[0][3] == ";" and any(token[3] in verbs for token in piece[1:opening])


def is_sentence(piece: list[Token], others: list[list[Token]], text: str) -> bool:
    """Whether a piece is a clause on all labels: "i.e. the dose rises", "so it gets louder", "the number is a rate".

    One that starts like one of the `others` is a label: "as in print, as in speech".
    """
    piece = piece[bool(piece) and piece[0][3] == ";" :]
    if not piece or not text[piece[0][1]].islower():
        return False
    opened = phrases("structure", "clause_openers").match(piece, 0)
    if opened is None and piece[0][3] not in words("structure", "list_clauses", "joined"):
        return False  # before the others are looked at: a list may be long
    if any(other and other[0][3] == piece[0][3] for other in others):
        return False
    if opened is not None:
        return opened[1] < len(piece) or opened[0] == "aside"
    if any(_is_in_small_letters(other, text) for other in others[1:] if other):
        return False  # "the dog is fed, my cow is fed"
    verbs = words("structure", "list_clauses", "verbs") | words("structure", "remark_verbs")
    if any(token[3] in words("structure", "shaping") for other in others[1:] for token in other[1:]):
        return False  # "true classes form the rows, predicted ones form the columns, and every …": no labels at all
    return len(piece) > _SHORTEST_SENTENCE and any(token[3] in verbs for token in piece[1:])


def _is_in_small_letters(piece: list[Token], text: str) -> bool:
    """Whether a label begins with a small letter; "with the ticks Ant" is none."""
    verbs = words("structure", "list_verbs")
    return (
        text[piece[0][1]].islower()
        and not mark_of(piece, text)
        and all(token[3] not in verbs for token in piece)
    )


def is_remark(piece: list[Token], labels: set[str]) -> bool:
    """Whether a piece only tells of the labels: "(24 columns)", "increasing to the right", "one row per city"."""
    vague, free = _vague(), words("structure", "distributive")
    plain = plain_tokens(piece)
    told = bool(plain) and plain[-1][3] in words("structure", "of_all_labels")
    if sum(token[0] != "SIGN" for token in plain) < len(("a", "remark")) or piece[1][3] in OPEN:
        return False
    named = False  # whether a word in front asks for a noun: "one row per city"
    for token, behind in pairwise([*plain, plain[-1]]):
        counted = token[0] == "QUANTITY" and token[3].isdigit() and behind[0] == "WORD"
        fits = counted or token[3] in vague or token[3] in labels or token[0] == "ARROW"
        fits = fits or token[3] in "→-–—="
        if not fits and not (named and token[0] == "WORD"):
            return False
        named = token[3] in free or (told and (counted or token[3] in vocabulary("structure", "numbers")))
    return not all(token[3] in labels for token in plain[:-1])


@cache
def _vague() -> frozenset[str]:
    """Words that tell where labels stand, how they run and how many they are."""
    told = ("orientation", "position_words", "place_nouns", "remarks", "ordering", "list_remarks")
    return words("structure", "numbers").union(*(words("structure", key) for key in told))


def tells_style(piece: list[Token], others: list[list[Token]], text: str) -> bool:
    """Whether a piece tells how all labels are set or ordered: "set in italics", "each in bold", "rotated by 45°".

    One that starts like one of the `others` is a label: "sorted by size, sorted by date".
    """
    plain = plain_tokens(piece)
    if not plain or not text[plain[0][1]].islower():
        return False
    if len(plain) == 1:  # "Ant, Bee, Cow, abbreviated"
        return plain[0][3] in words("structure", "remarks") and _are_set_off(others, text)
    if any(other and other[0][3] == plain[0][3] for other in others):
        return False
    leads, done = words("structure", "list_tails", "leads"), words("structure", "list_tails", "done")
    led = next((at for at, token in enumerate(plain) if token[3] not in leads), len(plain))
    core = plain[led:]
    if not core:
        return False
    if (led or core[-1][3] in ("first", "last")) and is_order(core):
        return True  # "each from left to right", "oldest first"
    if core[0][3] == "in" and core[-1][3] in words("structure", "list_tails", "styles"):
        return True
    if core[0][3] not in done:
        return False
    return core[1][3] in words("structure", "list_tails", "how") if len(core) > 1 else led > 0


def name_told(piece: list[Token], text: str, apart: bool = False) -> list[Token]:
    """The name of the axis that a piece behind a list tells: `axis title "Tree"`, `labelled "Tree"`.

    Without a word for the axis, it stands in quotes: "Yew (called Taxus)" tells of one label. `apart`: the piece is a
    sentence of its own, and needs that word: "The title is …".
    """
    plain = [token for token in piece if token[3] not in ".;"]
    leads = words("structure", "name_leads")
    led = next((at for at, token in enumerate(plain) if token[3] not in leads), len(plain))
    naming = words("structure", "title_keys") | words("structure", "naming")
    of_axis = any(token[3].endswith("axis") for token in plain[:led])
    if not of_axis:
        naming -= words("structure", "called")
    if of_axis and led < len(plain) - 1 and quoted_end(plain, led, text) == len(plain) - 1:
        return plain[led:]  # `axis "Tree"`
    if led + 1 >= len(plain) or plain[led][3] not in naming or (apart and not of_axis):
        return []
    name = plain[led + 1 :]
    while len(name) > 1 and name[0][3] in words("structure", "name_joints"):
        name = name[1:]
    if quoted_end(name, 0, text) == len(name) - 1:
        return name if len(name) > len("“”") else []
    return name if of_axis and len(name) <= LONGEST_NAME and text[name[0][1]].isupper() else []


def before_name(piece: list[Token], text: str) -> list[Token]:
    """The last labels without what is told of the name behind them: `Elm and Yew and carry the title "Tree"`."""
    joints = words("structure", "and") | words("structure", "joints_of_names") | {"without"}
    for at, token in enumerate(piece):
        if at and token[3] in joints and (name_told(piece[at + 1 :], text) or is_nameless(piece[at:], text)):
            return piece[:at]
    return piece


def is_nameless(piece: list[Token], text: str) -> bool:
    """Whether a piece tells that an axis has no name: "untitled", "no axis title", "without a label"."""
    keys = {token[3] for token in piece if token[3] != "."}
    small = bool(piece) and text[piece[0][1]].islower()
    return (
        small
        and keys <= words("structure", "nameless")
        and not keys.isdisjoint(words("structure", "lacking"))
    )


def _are_set_off(pieces: list[list[Token]], text: str) -> bool:
    """Whether none of several labels begins with a small letter."""
    return len(pieces) > 1 and not any(
        text[piece[0][1]].islower() and not mark_of(piece, text) for piece in pieces
    )


def without_predicate(piece: list[Token]) -> list[Token]:
    """The last label without what is said of all: "Cow are listed from left to right", "Cow run along it"."""
    verbs = words("structure", "list_tails", "predicates")
    told = (
        words("structure", "list_tails", "done")
        | words("structure", "remarks")
        | words("structure", "orientation")
    )
    for at, token in enumerate(piece[1:-1], 1):
        if token[3] in OPEN or token[3] in "-–—":
            break  # "Cow (the labels are rotated)"
        if token[3] in verbs and piece[at + 1][3] in told:
            return piece[:at]
    return piece


def is_order(piece: list[Token]) -> bool:
    """Whether a piece is "from top to bottom" and nothing else."""
    found = phrases("structure", "trailers").find(piece)
    return bool(found) and found[0][1:] == (0, len(piece))


def tells_size(piece: list[Token], others: list[list[Token]], text: str) -> bool:
    """Whether a piece tells how many labels stand in front of it: "i.e., six genes", "four arms"."""
    plain = [token for token in plain_tokens(piece) if token[3] not in words("structure", "glossing")]
    if not 1 < len(plain) <= LONGEST_NAME or count_in(plain[:1]) != _number_of(others):
        return False
    if plain[-1][3] in {piece[-1][3] for piece in others}:
        return False  # "no dogs, one dog, two dogs"
    return told_size(plain, text)[0] > 0 or plain[-1][3] in words("structure", "of_all_labels")


def _number_of(pieces: list[list[Token]]) -> int:
    """How many labels pieces hold, "Ant / Bee" two of them."""
    glossing = words("structure", "glossing")
    bare = [piece for piece in pieces if piece[0][3] not in glossing]
    signs = sum(token[3] in SIGNS for piece in bare for token in piece) if len(bare) == 1 else 0
    return signs + 1 if signs else len(split_last(bare)) if bare else 0


def count_in(piece: list[Token]) -> int:
    """How many labels a remark tells: "four columns", "24 in all"."""
    numbers = vocabulary("structure", "numbers")
    others = words("structure", "panel_nouns") | {"axes"}
    for token, behind in zip(piece, [*piece[1:], None], strict=True):
        if behind is not None and behind[3] in others:
            continue  # "applies to all three matrices", "the same on both axes"
        if behind is None and token[3] in words("structure", "both_axes"):
            continue  # "the same for both"
        if token[0] == "QUANTITY" and token[3].isdigit():
            return int(token[3])
        if token[3] in numbers:
            return int(numbers[token[3]])
    return 0


def split_last(pieces: list[list[Token]]) -> list[list[Token]]:
    """The pieces, with "Cow and Dog" at the end as two."""
    last = pieces[-1]
    joint = next((at for at, token in enumerate(last) if at and token[3] in words("structure", "and")), 0)
    return [*pieces[:-1], last[:joint], last[joint + 1 :]] if 0 < joint < len(last) - 1 else pieces


def shape_of(piece: list[Token]) -> list[str]:
    """The kinds of the tokens of a piece: "8 h" is built as "4 h" is."""
    return [token[0] for token in plain_tokens(piece)]


def plain_tokens(piece: list[Token]) -> list[Token]:
    """The tokens without marks, full stop, and the word that joins the last label to the others."""
    plain = [token for token in piece if token[0] not in ("TICK", "QUOTE") and token[3] not in ".;"]
    return plain[1:] if plain and plain[0][3] in words("structure", "and") else plain


def mark_of(piece: list[Token], text: str) -> str:
    """The mark that sets a piece off: a quotation mark, two stars for bold, or none."""
    first = piece[0]
    close = quoted_end(piece, 0, text)
    if close is not None:
        return first[3] if close + 1 == len(piece) or piece[close + 1][3] in OPEN else ""
    bold = text[max(0, first[1] - 2) : first[1]] == BOLD and text.find(BOLD, first[1], piece[-1][2] + 2) > 0
    return BOLD if bold else ""
