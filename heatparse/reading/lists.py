"""Enumerations in running text: "`A`, `B`, and `C`", "0.1, 0.2, …, 0.5", "0 to 27, integers"."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from heatparse.phrases import phrases, words
from heatparse.quantities import read_quantity
from heatparse.reading.enumeration import Enumeration
from heatparse.reading.spans import elided
from heatparse.tokens import Token

_OPEN, _CLOSE = frozenset("([{"), frozenset(")]}")
_SEPARATORS = frozenset(",;|")
_SPACED = frozenset("/·•<>≺")  # separate items only with space on both sides
_LONGEST_QUOTATION = 300  # tokens; a code span may hold a whole list
_LONGEST_NAME = 4  # tokens of an axis name in front of "="
_LONGEST_ITEM = 9  # tokens of one category without quotes


@dataclass(slots=True)
class Item:
    """One piece of an enumeration: what kind it is, and where its label stands."""

    kind: str  # "quoted", "number", "words"
    start: int
    end: int
    bare: bool = True  # nothing but the label
    leads: bool = False  # words stand in front of the label
    unit: int = 0  # where the unit behind a number ends


# Quotation marks that enclose a label as a whole.
_ENCLOSING = {"`": "`", '"': '"', "“": "”", "'": "'", "‘": "’", "*": "*", "„": "“", "«": "»"}
_ESCAPED = tuple("\\" + mark for mark in "_*#&|[]%().-<>~$")


@lru_cache(maxsize=8192)
def clean_label(text: str) -> str:
    """A label as the figure has it: without Markdown marks, quotes and outer punctuation."""
    text = text.replace("**", "")
    if "\\" in text:
        for mark in _ESCAPED:
            text = text.replace(mark, mark[1])
    before = None
    while before != text:
        before = text
        text = text.strip().rstrip(",;").strip()
        if len(text) >= 2 and _ENCLOSING.get(text[0]) == text[-1]:
            text = text[1:-1]
    return text


def quoted_end(tokens: list[Token], at: int, text: str) -> int | None:
    """Index of the token that closes the quotation opened at `at`, or None when there is none."""
    kind, key = tokens[at][0], tokens[at][3]
    closers: tuple[str, ...]
    if kind == "TICK":
        closers = (key,)
    elif kind == "QUOTE":
        closers = ('"', "”", "“", "»") if key != "“" else ("”", '"')
    elif key in "'‘" and (tokens[at][1] == 0 or text[tokens[at][1] - 1] in " (\t*,\n\r"):
        closers = ("'", "’")
    else:
        return None
    for index in range(at + 1, min(at + _LONGEST_QUOTATION, len(tokens))):
        if tokens[index][3] in closers:
            return index
    return None


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
        if token[3] in _OPEN:
            depth += 1
        elif token[3] in _CLOSE:
            depth = max(0, depth - 1)
        if not depth and (token[3] in separators or (token[3] in joiners and _joins(tokens, at, pieces))):
            pieces.append([])
        elif not depth and token[3] in joiners and not pieces[-1]:
            pass
        else:
            pieces[-1].append(token)
        at += 1
    return [piece for piece in pieces if piece]


def _separators(tokens: list[Token], text: str) -> frozenset[str]:
    """The signs between the items of an enumeration."""
    counts: dict[str, int] = {}
    pieces: list[int] = [0]  # commas between semicolons
    depth, quoted = 0, -1
    for index, token in enumerate(tokens):
        if index <= quoted:
            continue
        key = token[3]
        close = quoted_end(tokens, index, text) if not depth else None
        if close is not None:
            quoted = close
        elif key in _OPEN:
            depth += 1
        elif key in _CLOSE:
            depth = max(0, depth - 1)
        elif not depth and (key in _SEPARATORS or _separates(token, text)):
            counts[key] = counts.get(key, 0) + 1
            if key == ";":
                pieces.append(0)
            elif key == ",":
                pieces[-1] += 1
    if counts.keys().isdisjoint(_SEPARATORS):
        most = max(counts, key=lambda key: counts[key], default="")
        return frozenset((most,)) if counts.get(most, 0) > 1 else _SEPARATORS
    if counts.get("|", 0) > 1:
        return frozenset("|")
    if counts.get(";", 0) > 1 and pieces[0] and len(set(pieces)) == 1:
        return frozenset(";")  # "Yes, always; No, never; Maybe, once"
    return _SEPARATORS


def _separates(token: Token, text: str) -> bool:
    """Whether a sign such as an arrow or a slash stands between spaces."""
    spaced = text[token[1] - 1] == " " and text[token[2] : token[2] + 1] == " "
    return spaced and (token[0] == "ARROW" or token[3] in _SPACED)


def _joins(tokens: list[Token], at: int, pieces: list[list[Token]]) -> bool:
    """Whether this "and" joins two items: after a list has begun, or between numbers or quotations."""
    if not pieces[-1] or at + 1 >= len(tokens):
        return False
    simple = ("QUANTITY", "TICK", "QUOTE")
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
        depth += (key in _OPEN) - (key in _CLOSE)
        if not depth and key in _SEPARATORS:
            following = tokens[index + 1]
            return following[0] != "ARROW" and following[3] not in words("structure", "afterthoughts")
        if not depth and key in words("structure", "and"):
            return False
    return False


def classify(piece: list[Token], text: str) -> Item:
    """What one piece holds: a quotation, a number, or words; a bracketed remark behind it is left out."""
    if all(token[3] in ".…" for token in piece):
        return Item("elision", piece[0][1], piece[-1][2])
    piece = _without_bracket(piece, words("structure", "remarks"))
    at = 0
    while at < len(piece):
        close = quoted_end(piece, at, text)
        if close is not None and close > at + 1:
            if at and piece[at - 1][3] in words("structure", "naming") and _quotes_again(piece, close, text):
                at = close + 1  # labeled "Ratio" and shows "0.1"
                continue
            rest = piece[close + 1 :]
            places = words("structure", "orientation")
            bare = at == 0 and (not rest or rest[0][3] in _OPEN or all(token[3] in places for token in rest))
            return Item("quoted", piece[at][2], piece[close][1], bare)
        at += 1
    numbers = [token for token in piece if token[0] == "QUANTITY"]
    opening = next((at for at, token in enumerate(piece) if at > 1 and token[3] == "("), None)
    measured = opening is not None and piece[opening - 1][0] == "WORD" and piece[opening - 2] in numbers
    if measured and piece[-1][3] == ")":
        piece, numbers = piece[:opening], numbers[:1]  # "250 nM (top to bottom)"
    if len(numbers) == 1 and piece[-1][0] in ("WORD", "NAME") and piece[-2:-1] == numbers:
        bare = all(t[3] in "~≈" for t in piece[:-2])
        return Item("number", numbers[0][1], numbers[0][2], bare=False, leads=not bare, unit=piece[-1][2])
    outside = [t for t in piece if t[3] not in "~≈"]
    if len(outside) == 1 and numbers:
        return Item("number", numbers[0][1], numbers[0][2])
    if numbers and (outside[0][0] == "QUANTITY" or outside[-1][0] == "QUANTITY") and len(numbers) == 1:
        return Item("number", numbers[0][1], numbers[0][2], bare=False, leads=outside[0][0] != "QUANTITY")
    return Item("words", piece[0][1], piece[-1][2])


def _quotes_again(piece: list[Token], close: int, text: str) -> bool:
    return any(quoted_end(piece, at, text) is not None for at in range(close + 1, len(piece) - 1))


def enumerate_labels(tokens: list[Token], text: str) -> Enumeration | None:
    """The enumeration that a piece of text gives, at its top level or in one of its brackets."""
    best: Enumeration | None = None
    for part, colon in _parts(tokens, text):
        found = _enumeration(part, text, colon)
        if found is not None and (best is None or _rank(found) > _rank(best)):
            best = found
    return best


def _rank(found: Enumeration) -> tuple[int, int]:
    strength = {"quoted": 3, "number": 2, "span": 2, "words": 1}[found.kind]
    if found.kind == "words" and found.after_colon:
        strength = 3
    return strength, len(found.labels)


def sentences(tokens: list[Token], text: str) -> list[list[Token]]:
    """Split at full stops outside brackets that are followed by space and a capital, or by the end."""
    result: list[list[Token]] = [[]]
    depth = 0
    for token in tokens:
        if token[0] in ("QUOTE", "TICK") and not result[-1] and len(result) > 1 and text[token[1] - 1] == ".":
            result[-2].append(token)  # the quotation that the full stop closed
            continue
        if token[3] in _OPEN:
            depth += 1
        elif token[3] in _CLOSE:
            depth = max(0, depth - 1)
        ends = token[3] == "." and not depth and _ends_sentence(text, token) and not _is_ordinal(result[-1])
        if ends and not _is_quoted_sign(text, token, result[-1]):
            result.append([])
        else:
            result[-1].append(token)
    return [sentence for sentence in result if sentence]


def _is_quoted_sign(text: str, token: Token, before: list[Token]) -> bool:
    """Whether a full stop is a label of its own: the tokens "dogs", "bark", "." """
    opened = bool(before) and before[-1][0] in ("QUOTE", "TICK") and before[-1][2] == token[1]
    return opened and text[token[2] : token[2] + 1] in tuple(_ENCLOSING.values())


def _is_ordinal(before: list[Token]) -> bool:
    """Whether a full stop stands behind the number of an item: "1. Age, 2. Mood"."""
    if not before or before[-1][0] != "QUANTITY" or not before[-1][3].isdigit():
        return False
    first = next((i for i in range(len(before) - 1, -1, -1) if before[i][3] == ":"), -1) + 1
    counted = before[first : first + 2]  # the list counts from the start: "1."
    return counted[0][3] == "1" and (
        counted[-1] is before[-1] or (counted[1][3] == "." and before[-2][3] in ",;")
    )


def _ends_sentence(text: str, token: Token) -> bool:
    rest = text[token[2] : token[2] + 4].lstrip("*\"”`)'")
    return (
        not rest
        or rest[0] in "\r\n"
        or (rest[0].isspace() and (not rest.strip() or not rest.strip()[0].islower()))
    )


def _parts(tokens: list[Token], text: str) -> list[tuple[list[Token], bool]]:
    """(tokens, behind a colon) of every place that may hold an enumeration."""
    parts: list[tuple[list[Token], bool]] = []
    for sentence in sentences(tokens, text):
        colon = _last_colon(sentence, text)
        if colon is not None:
            parts.append((sentence[colon + 1 :], True))
            parts.extend((group, True) for group in _groups(sentence[colon + 1 :], text))
            sentence = sentence[:colon]
        parts.append((sentence, False))
        parts.extend((group, False) for group in _groups(sentence, text))
    return [part for part in parts if part[0]]


def _last_colon(tokens: list[Token], text: str) -> int | None:
    depth = quoted = 0
    for index, token in enumerate(tokens):
        if index < quoted:
            continue
        close = quoted_end(tokens, index, text)
        if close is not None:
            quoted = close + 1
        elif token[3] in _OPEN:
            depth += 1
        elif token[3] in _CLOSE:
            depth -= 1
        elif token[3] == ":" and depth <= 0 and text[token[2] : token[2] + 1] in (" ", "\t", "*", ""):
            return index
    return None


def _groups(tokens: list[Token], text: str) -> list[list[Token]]:
    """The contents of outermost brackets outside quotations."""
    groups: list[list[Token]] = []
    depth = start = quoted = 0
    for index, token in enumerate(tokens):
        if index < quoted:
            continue
        close = quoted_end(tokens, index, text) if not depth else None
        if close is not None:
            quoted = close + 1
        elif token[3] in _OPEN:
            depth += 1
            if depth == 1:
                start = index + 1
        elif token[3] in _CLOSE and depth:
            depth -= 1
            if depth == 0:
                groups.append(tokens[start:index])
    return [_unwrapped(group) for group in groups]


def _unwrapped(group: list[Token]) -> list[Token]:
    """ "([A, B])": without brackets that only stand within others."""
    while len(group) > 2 and group[0][3] in _OPEN and group[-1][3] in _CLOSE:
        depth = 0
        for index, token in enumerate(group):
            depth += (token[3] in _OPEN) - (token[3] in _CLOSE)
            if not depth and index < len(group) - 1:
                return group  # "[CLS], the, [SEP]"
        group = group[1:-1]
    return group


def _enumeration(tokens: list[Token], text: str, colon: bool) -> Enumeration | None:
    pieces = _behind_ordinals(split_items(tokens, text))
    pieces[:1] = [_behind_name(pieces[0], text)] if pieces else []
    items = [classify(piece, text) for piece in pieces]
    for kind in ("quoted", "number"):
        if (
            kind == "number"
            and len(items) > 1
            and items[0].kind == "quoted"
            and pieces[0][-1][0] == "QUANTITY"
        ):
            last = pieces[0][-1]  # `"Digits" with markers 1, 2, 3`
            items[0] = Item("number", last[1], last[2], bare=False, leads=True)
        run = _run(items, kind)
        if kind == "number" and _has_wordy_ends(pieces, items, run):
            break
        if len(run) >= 2:
            run = _with_units(run, text)
            labels = [clean_label(text[item.start : item.end]) for item in run]
            if kind == "quoted" and not any(label.endswith(".") for label in labels[:-1]):
                labels[-1] = labels[-1].removesuffix(".") or "."  # the full stop that the quotation took in
            return _expand(kind, labels, run, pieces, text, colon)
    if len(items) == 1 and items[0].kind == "quoted":
        inner = _inside(items[0], tokens)
        if any(token[3] == "," for token in inner) and (nested := _enumeration(inner, text, True)):
            return nested
    spaced = _between_blanks(pieces, items, text, colon)
    if spaced is not None:
        return spaced
    return _word_list(pieces, text, colon)


def _has_wordy_ends(pieces: list[list[Token]], items: list[Item], run: list[Item]) -> bool:
    """Whether words stand at the ends of a list of numbers: "1st, 25%, 50%, Last", "0, 1, 2, Final"."""
    if len(run) < 2:
        return False
    first, last = items.index(run[0]), items.index(run[-1])
    ends = [*pieces[:first], *pieces[last + 1 :]]
    if len(ends) > 2 or not ends or first > 1 or not all(item.bare for item in run[:-1]):
        return False
    leading = first and (
        pieces[0][-1][0] == "ORDINAL" or pieces[0][-1][3] in words("structure", "before_numbers")
    )
    vague = (
        words("structure", "orientation")
        | words("structure", "remarks")
        | words("structure", "afterthoughts")
    )
    vague |= words("structure", "introducers") | words("structure", "numbered_words")
    trailing = (
        last + 2 == len(pieces)
        and len(pieces[-1]) <= 2
        and all(token[0] in ("WORD", "NAME", "ORDINAL") and token[3] not in vague for token in pieces[-1])
    )
    return bool(leading or trailing)


def _with_units(run: list[Item], text: str) -> list[Item]:
    """ "0 nM, 10 nM, 50 nM": a unit that every number carries is part of the labels."""
    units = {text[item.end : item.unit].strip() for item in run}
    if len(units) > 1 or not all(item.unit for item in run):
        return run
    return [replace(item, end=item.unit) for item in run]


def _behind_ordinals(pieces: list[list[Token]]) -> list[list[Token]]:
    """ "1. Age, 2. Mood", "(1) Age, (2) Mood": the numbers count the items."""
    bare: list[list[Token]] = []
    for number, piece in enumerate(pieces, 1):
        keys = [token[3] for token in piece[:3]]
        opened = keys[:1] == ["("]
        if keys[opened : opened + 1] != [str(number)] or keys[opened + 1 : opened + 2] not in ([")"], ["."]):
            return pieces
        bare.append(piece[opened + 2 :])
    return bare if len(bare) > 1 and all(bare) else pieces


def _between_blanks(
    pieces: list[list[Token]], items: list[Item], text: str, colon: bool
) -> Enumeration | None:
    """ "ticks `A B C`": code that holds the labels between blanks, behind a word that announces a list."""
    verbs = words("structure", "list_verbs") - words("structure", "naming")
    for piece, item in zip(pieces, items, strict=True):
        if item.kind != "quoted":
            continue
        before = [token[3] for token in piece if token[2] < item.start]
        if text[item.start - 1] != "`":
            continue
        labels = text[item.start : item.end].split()
        if before and not verbs.isdisjoint(before) and len(labels) > 2 and not any("," in x for x in labels):
            return Enumeration("quoted", labels, item.start, item.end, colon)
    return None


def _inside(item: Item, tokens: list[Token]) -> list[Token]:
    return [token for token in tokens if item.start <= token[1] < item.end]


def _run(items: list[Item], kind: str) -> list[Item]:
    """The longest run of items of one kind; only its first may have words in front, its last behind."""
    best: list[Item] = []
    current: list[Item] = []
    for item in items:
        if item.kind == "elision":
            continue
        if item.kind != kind:
            current = []
            continue
        if not item.bare and current and (kind == "quoted" or item.leads):
            current = []
        current = [*current, item]
        if len(current) > len(best):
            best = current
    return best


def _expand(
    kind: str, labels: list[str], run: list[Item], pieces: list[list[Token]], text: str, colon: bool
) -> Enumeration:
    """Fill in "0, 5, 10, ..., 100" when the dots stand between the items."""
    start, end = run[0].start, run[-1].end
    between = text[start:end]
    if any(mark in between for mark in words("structure", "elision")) and len(labels) >= 3:
        values = [quantity.value for label in labels if (quantity := read_quantity(label))]
        full = elided(values) if len(values) == len(labels) else None
        if full is not None:
            return Enumeration("number", full, start, end, colon)
    return Enumeration(kind, labels, start, end, colon)


def _word_list(pieces: list[list[Token]], text: str, colon: bool) -> Enumeration | None:
    """An enumeration of plain words: short pieces, without verbs of description."""
    if len(pieces) > 1 and _is_count(pieces[1]) and quoted_end(pieces[0], 0, text) == len(pieces[0]) - 1:
        pieces = pieces[2:]  # `"Date", 14 days, first day at the top`
    if not pieces:
        return None
    pieces = _behind_noun(_behind_introduction(pieces), text)
    remarks = words("structure", "remarks")
    kept: list[list[Token]] = []
    for whole in pieces:
        piece = _without_bracket(whole, remarks)
        name = len(piece) == 1 and text[piece[0][1]].isupper()  # "Ants, That, Those"
        if len(piece) > _LONGEST_ITEM or (not name and any(token[3] in remarks for token in piece)):
            break
        bare = _without_trailer(piece)
        if bare:
            kept.append(bare)
        if len(bare) < len(piece):
            break
    while kept and kept[-1] and kept[-1][-1][3] in "…...":
        kept = kept[:-1]
    if len(kept) < 2:
        return None
    labels = [clean_label(text[piece[0][1] : piece[-1][2]]) for piece in kept]
    if not all(labels):
        return None
    return Enumeration("words", labels, kept[0][0][1], kept[-1][-1][2], colon)


def _behind_name(piece: list[Token], text: str) -> list[Token]:
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
    return piece[at:] if close + 1 < at < len(piece) else piece


def _is_count(piece: list[Token]) -> bool:
    """ "14 days", "26 rows"."""
    return len(piece) == 2 and piece[0][0] == "QUANTITY" and piece[0][3].isdigit() and piece[1][0] == "WORD"


def _behind_introduction(pieces: list[list[Token]]) -> list[list[Token]]:
    """The pieces from where the list begins: "Season, with the ticks Winter, Spring" -> Winter, Spring."""
    verbs = words("structure", "list_verbs")
    for index in range(min(len(pieces), 4) - 1, 0, -1):
        piece = pieces[index]
        if len(pieces) - index >= 2 and any(token[3] in verbs for token in piece[:-1]):
            return [_without_introduction(piece), *pieces[index + 1 :]]
    while pieces:
        first = _without_introduction(pieces[0])
        if first:
            return [first, *pieces[1:]]
        pieces = pieces[1:]
    return pieces


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
    while at < len(first) and first[at][0] == "WORD" and text[first[at][1]].islower():
        at += 1
    return [first[at:], *pieces[1:]] if 0 < at < len(first) else pieces


def _without_introduction(piece: list[Token]) -> list[Token]:
    """The first piece without the words that announce the list."""
    verbs = [i for i, token in enumerate(piece) if token[3] in words("structure", "list_verbs")]
    if verbs and verbs[-1] + 1 < len(piece):
        piece = piece[verbs[-1] + 1 :]
    dashes = [i for i, token in enumerate(piece[1:-1], 1) if token[3] in ("-", "–", "—")]
    if dashes:  # "Time lag" - lag_1, lag_2
        piece = piece[dashes[0] + 1 :]
    introducers = words("structure", "introducers")
    at = 0
    while at < len(piece) and (piece[at][3] in introducers or piece[at][3] in ":–—"):
        at += 1
    return piece[at:]


def _without_bracket(piece: list[Token], remarks: frozenset[str]) -> list[Token]:
    """A piece without a bracket that tells how it is drawn: "Fox (labels rotated by 45 degrees)"."""
    opening = next((at for at, token in enumerate(piece) if at and token[3] in _OPEN), None)
    if opening is None or piece[-1][3] not in _CLOSE | {"."}:
        return piece
    inside = [token[3] for token in piece[opening:] if token[0] == "WORD"]
    placed = words("structure", "position_words") | words("structure", "place_nouns")
    told = any(key in remarks for key in inside) or (inside and all(key in placed for key in inside))
    return piece[:opening] if told else piece


def _without_trailer(piece: list[Token]) -> list[Token]:
    """The last piece without "in this order", "respectively"."""
    for index, (value, first, _) in enumerate(phrases("structure", "trailers").find(piece)):
        if index == 0 and value:
            while first and piece[first - 1][3] in "([–—-":
                first -= 1
            return piece[:first]
    return piece
