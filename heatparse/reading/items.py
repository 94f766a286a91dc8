"""Items of enumerations: the pieces between the separators, and what each of them holds."""

from __future__ import annotations

from collections import Counter

from heatparse.phrases import phrases, words
from heatparse.quantities import read_quantity
from heatparse.reading.brackets import CLOSE, OPEN, without_bracket
from heatparse.reading.quotations import quoted_end
from heatparse.records import Record
from heatparse.tokens import Token

_SEPARATORS = frozenset(",;|")
_BOUNDS = frozenset("<>≤≥")
_CURRENCIES = ("$", "€", "£", "¥")
_SPACED = frozenset("/·•<>≺")  # separate items only with space on both sides


class Item(Record):
    """One piece of an enumeration: what kind it is, and where its label stands."""

    kind: str  # "quoted", "number", "words"
    start: int
    end: int
    bare: bool = True  # nothing but the label
    leads: bool = False  # words stand in front of the label
    unit: int = 0  # where the unit behind a number ends


def split_items(tokens: list[Token], text: str) -> list[list[Token]]:
    """Top-level pieces between commas, semicolons, pipes and the last "and"; brackets stay whole.

    Where other signs stand between the items ("A → B → C", "A / B / C") the pieces lie between those.
    """
    pieces: list[list[Token]] = [[]]
    depth, at = 0, 0
    quoted_before = False
    separators = _separators(tokens, text)
    joiners = words("structure", "and") if separators is _SEPARATORS else frozenset[str]()
    while at < len(tokens):
        token = tokens[at]
        close = quoted_end(tokens, at, text) if not depth else None
        if close is not None:
            if quoted_before:  # "A" "B": quotations side by side are two items
                pieces.append([])
            pieces[-1].extend(tokens[at : close + 1])
            quoted_before = True
            at = close + 1
            continue
        quoted_before = False
        if token[3] in OPEN:
            depth += 1
        elif token[3] in CLOSE:
            depth = max(0, depth - 1)
        if not depth and (token[3] in separators or (token[3] in joiners and _joins(tokens, at, pieces))):
            pieces.append([])
        elif (
            not depth and token[3] in joiners and not pieces[-1] and not _stands_alone(tokens, at, separators)
        ):
            pass
        else:
            pieces[-1].append(token)
        at += 1
    pieces = [piece for piece in pieces if piece]
    if separators == {";"} and len(pieces[-1]) > 1 and pieces[-1][0][3] in words("structure", "and"):
        pieces[-1] = pieces[-1][1:]  # "Shoes; Garden, DIY; and Books"
    return pieces


def _stands_alone(tokens: list[Token], at: int, separators: frozenset[str]) -> bool:
    """Whether an "and" is a label itself: "dog, and, cat"."""
    return at + 1 < len(tokens) and tokens[at + 1][3] in separators


def _separators(tokens: list[Token], text: str) -> frozenset[str]:
    """The signs between the items of an enumeration."""
    signs = _signs(tokens, text)
    counts = Counter(signs)
    if counts.keys().isdisjoint(_SEPARATORS):
        if counts.get("/", 0) > 1 and _are_pairs(tokens):
            return frozenset("/")
        most = max(counts, key=lambda key: counts[key], default="")
        return frozenset((most,)) if counts.get(most, 0) > 1 else _SEPARATORS
    for sign in "|•·":
        if counts.get(sign, 0) > 1:
            return frozenset(sign)
    if counts.get(";", 0) > 1 and "," in counts:
        commas = _commas_between(signs, ";")
        alike = commas[0] and len(set(commas)) == 1  # "Yes, always; No, never; Maybe, once"
        few = sum(commas) < len(commas) - 1  # "Shoes; Books; Garden, DIY"
        few = few or (not commas[0] and 2 * sum(map(bool, commas)) < len(commas))
        return frozenset(";") if alike or few else _SEPARATORS
    return _SEPARATORS


def _signs(tokens: list[Token], text: str) -> list[str]:
    """The signs between the items of an enumeration in their order, outside of brackets and quotations."""
    signs: list[str] = []
    depth, quoted = 0, -1
    for index, token in enumerate(tokens):
        if index <= quoted:
            continue
        key = token[3]
        close = quoted_end(tokens, index, text) if not depth else None
        if close is not None:
            quoted = close
        elif key in OPEN:
            depth += 1
        elif key in CLOSE:
            depth = max(0, depth - 1)
        elif not depth and (key in _SEPARATORS or _separates(token, text)):
            signs.append(key)
    return signs


def _commas_between(signs: list[str], sign: str) -> list[int]:
    """How many commas stand in each of the pieces that a sign parts."""
    commas = [0]
    for other in signs:
        if other == sign:
            commas.append(0)
        elif other == ",":
            commas[-1] += 1
    return commas


def _are_pairs(tokens: list[Token]) -> bool:
    """ "Ant → Bee / Bee → Ant / both": arrows inside of the items, at most one in each."""
    arrows = 0
    for token in tokens:
        arrows = 0 if token[3] == "/" else arrows + (token[0] == "ARROW")
        if arrows > 1:
            return False
    return True


def _separates(token: Token, text: str) -> bool:
    """Whether a sign such as an arrow or a slash stands between spaces."""
    spaced = text[token[1] - 1] == " " and text[token[2] : token[2] + 1] == " "
    return spaced and (token[0] == "ARROW" or token[3] in _SPACED)


def _joins(tokens: list[Token], at: int, pieces: list[list[Token]]) -> bool:
    """Whether this "and" joins two items: after a list has begun, or between numbers or quotations."""
    if not pieces[-1] or at + 1 >= len(tokens):
        return False
    simple = ("QUANTITY", "TICK", "QUOTE")
    if tokens[at - 1][0] == "QUANTITY" and tokens[at + 1][3] in words("structure", "open_ends"):
        return False  # "60 and over"
    before, after = tokens[at - 1], tokens[at + 1]
    if before[3] == ")" and after[0] in simple:  # "A" (top) and "B" (bottom)
        opening = next((i for i in range(at - 1, 0, -1) if tokens[i][3] == "("), 0)
        before = tokens[opening - 1] if opening else before
    if (before[0] in simple and after[0] in simple) or (before[3] in "'’" and after[3] in "'‘"):
        return True
    return len(pieces) > 1 and not _is_inside(tokens, at)


def _is_inside(tokens: list[Token], at: int) -> bool:
    """Whether an "and" is part of an item, as more of them follow: "Law, Physics and Chemistry, Arts, Music"."""
    depth = 0
    for index in range(at + 1, len(tokens) - 1):
        key = tokens[index][3]
        depth += (key in OPEN) - (key in CLOSE)
        if not depth and key in _SEPARATORS:
            following = tokens[index + 1]
            if following[3] in words("structure", "and") and index + 2 < len(tokens):
                following = tokens[index + 2]  # "Print & Web, and Radio"
            return following[0] != "ARROW" and following[3] not in words("structure", "afterthoughts")
        if not depth and key in words("structure", "and"):
            return False
    return False


def classify(piece: list[Token], text: str) -> Item:
    """What one piece holds: a quotation, a number, or words; a bracketed remark behind it is left out."""
    if all(token[3] in ".…" for token in piece):
        return Item("elision", piece[0][1], piece[-1][2])
    piece = _without_gloss(_with_bounds(without_bracket(piece, words("structure", "remarks"))))
    at = 0
    while at < len(piece):
        close = quoted_end(piece, at, text)
        if close is not None and close > at + 1:
            if at and piece[at - 1][3] in words("structure", "naming") and _quotes_again(piece, close, text):
                at = close + 1  # labeled "Ratio" and shows "0.1"
                continue
            rest = piece[close + 1 :]
            places = words("structure", "orientation")
            bare = at == 0 and (not rest or rest[0][3] in OPEN or all(token[3] in places for token in rest))
            leads = at > 0 or not rest or rest[0][0] != "WORD"  # and not "`20%` of the footprint"
            return Item("quoted", piece[at][2], piece[close][1], bare, leads)
        at += 1
    numbers = [token for token in piece if token[0] == "QUANTITY"]
    joint = [token[3] for token in piece[1:-1]]
    if (
        joint in (["and"], ["or"])
        and numbers[:1] == piece[:1]
        and piece[-1][3] in words("structure", "open_ends")
    ):
        return Item("number", piece[0][1], piece[-1][2])  # "65 and over"
    opening = next((at for at, token in enumerate(piece) if at > 1 and token[3] == "("), None)
    measured = opening is not None and piece[opening - 1][0] == "WORD" and piece[opening - 2] in numbers
    if measured and piece[-1][3] == ")":
        piece, numbers = piece[:opening], numbers[:1]  # "250 nM (top to bottom)"
    if len(numbers) > 1 and piece[0] is numbers[0] and piece[1][3] == "(" and _closes(piece):
        return Item("number", piece[0][1], piece[0][2], bare=False)  # "2022 (8 rows in total)"
    if len(numbers) == 1 and piece[-1][0] in ("WORD", "NAME") and piece[-2:-1] == numbers:
        bare = all(t[3] in "~≈" for t in piece[:-2])
        return Item("number", numbers[0][1], numbers[0][2], bare=False, leads=not bare, unit=piece[-1][2])
    outside = [t for t in piece if t[3] not in "~≈"]
    if len(outside) == 1 and numbers:
        return Item("number", numbers[0][1], numbers[0][2])
    told = words("structure", "list_verbs")
    last = [t[3] for t in outside if numbers[1:] and numbers[-2][2] <= t[1] < numbers[-1][1]]
    if last and outside[-1] is numbers[-1] and (last[-1] in told or not told.isdisjoint(last[-2:-1])):
        return Item(
            "number", numbers[-1][1], numbers[-1][2], bare=False, leads=True
        )  # "The 3 years are 2010", "0 to 9 with ticks at 0"
    if numbers and (outside[0][0] == "QUANTITY" or outside[-1][0] == "QUANTITY") and len(numbers) == 1:
        return Item("number", numbers[0][1], numbers[0][2], bare=False, leads=outside[0][0] != "QUANTITY")
    return Item("words", piece[0][1], piece[-1][2])


def _without_gloss(piece: list[Token]) -> list[Token]:
    """ "0.00 (root)": a number without the short word in a bracket behind it."""
    opening = next((at for at, token in enumerate(piece) if at and token[3] == "("), len(piece))
    glossed = len(piece) - opening in (3, 4) and piece[-1][3] == ")" and piece[opening - 1][0] == "QUANTITY"
    if not glossed or any(token[0] == "QUANTITY" for token in piece[opening:]):
        return piece
    return piece[:opening]


def _with_bounds(piece: list[Token]) -> list[Token]:
    """The tokens with "<18" as one quantity."""
    if not any(token[3] in _BOUNDS for token in piece):
        return piece
    found: list[Token] = []
    for token in piece:
        last = found[-1] if found else None
        if token[0] == "QUANTITY" and last is not None and last[3] in _BOUNDS and last[2] == token[1]:
            found[-1] = Token("QUANTITY", last[1], token[2], last[3] + token[3])
        else:
            found.append(token)
    return found


def with_told_bounds(tokens: list[Token], text: str) -> list[Token]:
    """The tokens of a list of ranges with "under 18" as one quantity: "under 18, 18 to 65, over 65"."""
    if words("structure", "bounding_words").isdisjoint(token[3] for token in tokens):
        return tokens
    bounds: list[tuple[int, int]] = []
    for _, first, behind in phrases("structure", "bounding").find(tokens):
        behind += tokens[behind : behind + 1] != [] and tokens[behind][3] in _CURRENCIES
        numbered = behind < len(tokens) and tokens[behind][0] == "QUANTITY"
        if numbered and not (first and tokens[first - 1][0] == "QUANTITY"):
            bounds.append((first, behind))
    if not bounds or not _has_range(tokens, {behind for _, behind in bounds}):
        return tokens
    found = list(tokens)
    for first, behind in reversed(bounds):
        start, end = tokens[first][1], tokens[behind][2]
        found[first : behind + 1] = [Token("QUANTITY", start, end, text[start:end].lower())]
    return found


def _has_range(tokens: list[Token], bounded: set[int]) -> bool:
    """Whether a list holds "18 to 65", "18-65", "65 and over" or "65+" beside numbers with words in front."""
    joints = words("structure", "to") - words("structure", "bounding_words")
    for at, token in enumerate(tokens):
        if at in bounded or (token[0] != "QUANTITY" and token[3][:1] not in _CURRENCIES):
            continue
        behind = [one[3] for one in tokens[at + 1 : at + 3]]
        if token[0] != "QUANTITY":
            if any(sign in token[3] for sign in "-–"):
                return True  # "$5k–$9k"
            continue
        if behind[:1] == ["+"] or (
            len(behind) > 1
            and behind[0] in words("structure", "and")
            and behind[1] in words("structure", "open_ends")
        ):
            return True
        quantity = read_quantity(token[3])
        if quantity is not None and quantity.value is None:
            return True
        before = tokens[at - 1 - (tokens[at - 1][3] in _CURRENCIES)][3] if at > 1 else ""
        spanned = behind[:1] != [] and behind[0] in joints and before in _SEPARATORS
        if spanned and any(one[0] == "QUANTITY" for one in tokens[at + 2 : at + 4]):
            return True
    return False


def _closes(piece: list[Token]) -> bool:
    """Whether the first bracket of a piece ends it, and has words in it."""
    close = next((at for at, token in enumerate(piece) if token[3] == ")"), 0)
    words_inside = any(token[0] == "WORD" for token in piece[:close])
    return words_inside and all(token[3] == "." for token in piece[close + 1 :])


def _quotes_again(piece: list[Token], close: int, text: str) -> bool:
    return any(quoted_end(piece, at, text) is not None for at in range(close + 1, len(piece) - 1))
