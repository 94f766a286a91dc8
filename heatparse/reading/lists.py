"""Enumerations in running text: "`A`, `B`, and `C`", "0.1, 0.2, …, 0.5", "0 to 27, integers"."""

from __future__ import annotations

from itertools import pairwise, takewhile

from heatparse.phrases import phrases, words
from heatparse.quantities import read_quantity
from heatparse.reading.announcements import behind_announcements, told_size
from heatparse.reading.brackets import CLOSE, OPEN, bracketed, unwrapped
from heatparse.reading.enumeration import Enumeration
from heatparse.reading.items import Item, classify, split_items, with_told_bounds
from heatparse.reading.list_bounds import bare_list
from heatparse.reading.needs import may_hold_locants
from heatparse.reading.quotations import clean_label, quoted_end
from heatparse.reading.sentences import sentences
from heatparse.reading.spans import elided
from heatparse.reading.word_lists import behind_count, behind_name, word_list
from heatparse.tokens import Token

_STOPS = frozenset(".;")
_LONGEST_NUMBER = 12  # tokens of a number with words and a remark in brackets


def enumerate_labels(tokens: list[Token], text: str, named: bool = False) -> Enumeration | None:
    """The enumeration that a piece of text gives, at its top level or in one of its brackets.

    `named`: what it lists has a name elsewhere, so that the first word is a label.
    """
    if may_hold_locants(tokens):
        from heatparse.reading.locants import with_locants  # loaded where a label may hold a comma

        tokens = with_locants(tokens, text)
    best: Enumeration | None = None
    for part, colon in _parts(tokens, text):
        found = _enumeration(part, text, colon, named)
        if found is not None and (best is None or _rank(found) > _rank(best)):
            best = found
    return _announced(tokens, text) or best


def _announced(tokens: list[Token], text: str) -> Enumeration | None:
    """The list that has as many labels as the words in front of it tell: "six decades, the oldest on top: …"."""
    size, behind = told_size(tokens, text)
    if not size or _is_in_name(tokens, behind - 1, text):
        return None
    if any(token[3] in ",;" for token in tokens[:behind]) and _last_colon(tokens[behind:], text) is None:
        return None  # "Ant, 3 bees, Cow": a label
    told = sentences(tokens[behind:], text)
    for part in [part for sentence in told for part in behind_announcements(sentence, text)]:
        found = _enumeration(part, text, True, True) if part else None
        if found is not None and len(found.labels) == size and found.start <= part[0][2]:
            return None if _come_again(tokens[behind : behind + 1], found, text) else found
    return None


def _is_in_name(tokens: list[Token], at: int, text: str) -> bool:
    """Whether a number stands amid a name: "Olga 3 Maximus" is a label, and no three of anything."""
    around = tokens[at - 1 : at + 2 : 2] if at > 1 else []
    return len(around) > 1 and all(token[0] == "WORD" and text[token[1]].isupper() for token in around)


def _come_again(noun: list[Token], found: Enumeration, text: str) -> bool:
    """Whether labels hold the word behind the number as well: "2 days, 4 days – late"."""
    labels = text[found.start : found.end].lower()
    return any(token[3] in labels for token in noun)


def _rank(found: Enumeration) -> tuple[int, int]:
    strength = {"quoted": 3, "number": 2, "span": 2, "words": 1}[found.kind]
    if found.kind == "words" and found.after_colon:
        strength = 3
    return strength, len(found.labels)


def _parts(tokens: list[Token], text: str) -> list[tuple[list[Token], bool]]:
    """(tokens, behind a colon) of every place that may hold an enumeration."""
    parts: list[tuple[list[Token], bool]] = []
    for sentence in sentences(tokens, text):
        sentence = _without_examples(sentence)
        colon = _last_colon(sentence, text)
        if colon is not None:
            parts.append((sentence[colon + 1 :], True))
            parts.extend((group, True) for group in bracketed(sentence[colon + 1 :], text))
            sentence = sentence[:colon]
        named = _behind_semicolon(sentence)
        if named:
            parts.append((named, True))
        parts.append((sentence, False))
        for group in bracketed(sentence, text):
            inner = _last_colon(group, text)  # "(from left to right: A, B, C)"
            parts.append((group, False) if inner is None else (group[inner + 1 :], True))
            behind = _behind_semicolon(group)  # "(categorical; A, B, C)"
            if behind:
                parts.append((behind, True))
    return [part for part in parts if part[0] and not _gives_examples(part[0])]


def _gives_examples(tokens: list[Token]) -> bool:
    """Whether a piece starts with "e.g.": it does not list all that there is."""
    return phrases("structure", "examples").match(tokens, 0) is not None


def _without_examples(tokens: list[Token]) -> list[Token]:
    """A sentence up to an "e.g." that stands in no bracket."""
    for _, at, _ in phrases("structure", "examples").find(tokens):
        depth = sum((token[3] in OPEN) - (token[3] in CLOSE) for token in tokens[:at])
        if not depth:
            return tokens[:at]
    return tokens


def _last_colon(tokens: list[Token], text: str) -> int | None:
    depth = quoted = 0
    for index, token in enumerate(tokens):
        if index < quoted:
            continue
        close = quoted_end(tokens, index, text)
        if close is not None:
            quoted = close + 1
        elif token[3] in OPEN:
            depth += 1
        elif token[3] in CLOSE:
            depth -= 1
        elif token[3] == ":" and depth <= 0 and text[token[2] : token[2] + 1] in (" ", "\t", "*", ""):
            return None if index and _comes_back(tokens, index, text) else index
    return None


def _comes_back(tokens: list[Token], colon: int, text: str) -> bool:
    """ "S: Fern, S: Moss", "Dry: 2%, Wet: 2%, Mild: 2%": a colon that is part of the labels."""
    name = tokens[colon - 1][3]
    items = [piece for piece in split_items(tokens[colon + 1 :], text) if piece][1:]
    numbered = (any(t[3] == ":" for t in piece[1:-1]) and piece[-1][0] == "QUANTITY" for piece in items)
    if len(items) > 1 and all(numbered):
        return True
    return any(one[3] == name and two[3] == ":" for one, two in pairwise(tokens[colon + 1 :]))


def _behind_semicolon(tokens: list[Token]) -> list[Token]:
    """The list of "Stone; Amber, Basalt, Chalk": what stands behind the only semicolon, where all commas are."""
    keys = [token[3] for token in tokens]
    if keys.count(";") != 1 or any(key in OPEN for key in keys[: keys.index(";")]):
        return []
    at = keys.index(";")
    return tokens[at + 1 :] if at and "," not in keys[:at] and "," in keys[at:] else []


def _enumeration(tokens: list[Token], text: str, colon: bool, named: bool = False) -> Enumeration | None:
    if len(tokens) == 1 and tokens[0][3].count("/") >= len("//"):
        (whole,) = tokens  # "Ant/Bee/Cow" is one word
        labels = [clean_label(part) for part in text[whole[1] : whole[2]].split("/")]
        return Enumeration("words", labels, whole[1], whole[2], colon) if all(labels) else None
    tokens = with_told_bounds(_with_stations(tokens), text)
    bare = bare_list(tokens, text, named)
    named = named or colon or bare[0] is not tokens[0]
    tokens = bare
    pieces = behind_count(_behind_ordinals(split_items(tokens, text)), text)
    if pieces and not any(token[3] == "=" for piece in pieces[1:] for token in piece):
        opening = pieces[0]
        pieces[0] = behind_name(opening, text)  # but "T = 0.2, T = 0.8" are two labels
        named = named or pieces[0] is not opening
    items = [classify(piece, text) for piece in pieces]
    worded = _worded(items, pieces, text)
    if worded:
        labels = [clean_label(text[item.start : item.end]) for item in worded]
        return _expand("number", labels, worded, pieces, text, colon)
    mixed = _mixed(items, text, colon)
    if mixed is not None:
        return mixed
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
        if kind == "number" and (
            _has_wordy_ends(pieces, items, run, text) or _has_words_first(pieces, run, items, text, named)
        ):
            break
        if len(run) >= 2:
            run = _worded(run, [pieces[items.index(item)] for item in run], text) or run
            labels = [clean_label(text[item.start : item.end]) for item in run]
            if kind == "quoted" and not any(label.endswith(".") for label in labels[:-1]):
                labels[-1] = labels[-1].removesuffix(".") or "."  # the full stop that the quotation took in
            return _expand(kind, labels, run, pieces, text, colon)
    spans = [item for item in items if item.kind == "quoted"]
    if len(spans) == 1 and (len(items) == 1 or text[spans[0].start - 1] == "`"):
        inner = unwrapped(_inside(spans[0], tokens))
        if any(token[3] == "," for token in inner) and (nested := _enumeration(inner, text, True)):
            return nested
    spaced = _between_blanks(pieces, items, text, colon)
    if spaced is not None:
        return spaced
    return word_list(pieces, text, colon)


def _with_stations(tokens: list[Token]) -> list[Token]:
    """ "From A through B, C and D to E" as a list of all that lie on the way."""
    via = words("structure", "via")
    start = next((at for at, token in enumerate(tokens) if token[3] in via), 0)
    if not start:
        return tokens
    keys = [token[3] for token in takewhile(lambda token: token[3] not in _STOPS, tokens)]
    stop = max((at for at, key in enumerate(keys) if key in words("structure", "to")), default=0)
    if "from" not in keys[:start] or "," not in keys[start:stop]:
        return tokens
    first = keys.index("from")
    found: list[Token] = list(tokens)
    for at in (start, stop):
        found[at] = Token("MARK", tokens[at][1], tokens[at][2], ",")
    return found[:first] + found[first + 1 :]


def _mixed(items: list[Item], text: str, colon: bool) -> Enumeration | None:
    """ "`first`, `last`, -2, -1": labels in quotes and numbers without them; one quotation may be a name."""
    kinds = [item.kind for item in items]
    quoted, numbers = kinds.count("quoted"), kinds.count("number")
    if min(quoted, numbers) < 1 or quoted + numbers < len(items) or quoted + colon < len(("name", "label")):
        return None
    if numbers < len(("one", "two")) or not all(item.bare for item in items[1:-1]):
        return None
    labels = [clean_label(text[item.start : item.end]) for item in items]
    return Enumeration("quoted", labels, items[0].start, items[-1].end, colon)


def _has_wordy_ends(pieces: list[list[Token]], items: list[Item], run: list[Item], text: str) -> bool:
    """Whether words stand at the ends of a list of numbers: "1st, 25%, 50%, Last", "0, 1, 2, Final"."""
    if len(run) < 2:
        return False
    first, last = items.index(run[0]), items.index(run[-1])
    ends = [*pieces[:first], *pieces[last + 1 :]]
    if len(ends) > 2 or not ends or first > 1 or not all(item.bare or item.unit for item in run[:-1]):
        return False
    leading = first and (
        pieces[0][-1][0] == "ORDINAL"
        or pieces[0][-1][3] in words("structure", "before_numbers")
        or (len(pieces[0]) == 2 and pieces[0][0][3] in words("structure", "without"))
    )
    vague = (
        words("structure", "orientation")
        | words("structure", "remarks")
        | words("structure", "afterthoughts")
    )
    vague |= words("structure", "introducers") | words("structure", "numbered_words")
    behind = [token for token in pieces[-1] if token[3] != "."]
    capital = len(behind) == 1 and text[behind[0][1]].isupper()  # "All" is a label, "left" a remark
    trailing = (
        last + 2 == len(pieces)
        and 0 < len(behind) <= 2
        and all(
            token[0] in ("WORD", "NAME", "ORDINAL") and (capital or token[3] not in vague) for token in behind
        )
    )
    return bool(leading or trailing)


def _has_words_first(
    pieces: list[list[Token]], run: list[Item], items: list[Item], text: str, named: bool
) -> bool:
    """Whether words stand in front of numbers as labels: "Dry, 40 %, 70 %, 100 %", "start, end, -2, -1"."""
    behind = items.index(run[0]) if len(run) > 1 else 0
    verbs = words("structure", "list_verbs")
    told = [at for at in range(behind) if not verbs.isdisjoint(token[3] for token in pieces[at])]
    leading = [[pieces[told[-1]][-1]], *pieces[told[-1] + 1 : behind]] if told else pieces[:behind]
    first = len(leading)
    if not first or behind + len(run) < len(items) or not (named or told) or run[0].leads:
        return False
    vague = words("structure", "remarks") | words("structure", "orientation")
    vague |= words("structure", "introducers") | words("structure", "numbered_words")
    if not all(len(piece) <= 2 and all(t[0] in ("WORD", "NAME") for t in piece) for piece in leading):
        return False
    if any(piece[0][3] in vague - words("structure", "before_numbers") for piece in leading):
        return False
    return (
        first > 1
        or text[leading[0][0][1]].isupper()
        or leading[0][0][3] in words("structure", "before_numbers")
    )


def _worded(items: list[Item], pieces: list[list[Token]], text: str) -> list[Item]:
    """The items of a list of numbers with the words that all of them carry: "1 person, 2–3 persons"."""
    told = [piece for item, piece in zip(items, pieces, strict=True) if item.kind != "elision"]
    if len(told) < 2 or not all(any(token[0] == "QUANTITY" for token in piece) for piece in told):
        return []
    worded = any(token[0] in ("WORD", "NAME") or token[3] in "<>≤≥" for token in told[-1])
    if not worded or len(told[-1]) > _LONGEST_NUMBER:
        return []
    from heatparse.reading.number_words import worded_numbers  # loaded where numbers carry words

    return [Item("number", start, end) for start, end in worded_numbers(told, text)]


def _behind_ordinals(pieces: list[list[Token]]) -> list[list[Token]]:
    """ "1. Age, 2. Mood", "(1) Age, (2) Mood", "Column 1 = Age, Column 2 = Mood": the numbers count the items."""
    bare: list[list[Token]] = []
    nouns = words("structure", "line_nouns")
    for number, piece in enumerate(pieces, 1):
        keys = [token[3] for token in piece[:3]]
        opened = keys[:1] == ["("] or keys[0] in nouns
        signs = (["="],) if keys[0] in nouns else ([")"], ["."])
        if keys[opened : opened + 1] != [str(number)] or keys[opened + 1 : opened + 2] not in signs:
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
        ends = not item.bare and not item.leads
        if not item.bare and current and (item.leads or (kind == "quoted" and not _may_end(current))):
            current = []
        current = [*current, item]
        if len(current) > len(best):
            best = current
        if ends and kind == "quoted" and len(current) > 1:
            current = []
    return best


def _may_end(run: list[Item]) -> bool:
    """Whether words may stand behind the next quotation of a run: they stand behind no other one."""
    return len(run) > 1 and all(item.bare for item in run[1:]) and (run[0].bare or run[0].leads)


def _expand(
    kind: str, labels: list[str], run: list[Item], pieces: list[list[Token]], text: str, colon: bool
) -> Enumeration | None:
    """Fill in "0, 5, 10, ..., 100" when the dots stand between the items; None where that does not come out."""
    start, end = run[0].start, run[-1].end
    between = text[start:end]
    if any(mark in between for mark in words("structure", "elision")) and len(labels) >= 3:
        values = [quantity.value for label in labels if (quantity := read_quantity(label))]
        if len(values) == len(labels):
            full = elided(values)
            return Enumeration("number", full, start, end, colon) if full is not None else None
    return Enumeration(kind, labels, start, end, colon)
