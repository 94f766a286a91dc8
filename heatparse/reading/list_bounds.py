"""Where a list begins and ends in its statement: behind the name of the axis, in front of what is said of it."""

from __future__ import annotations

from itertools import pairwise

from heatparse.phrases import phrases, words
from heatparse.reading.brackets import CLOSE, OPEN
from heatparse.reading.list_remarks import (
    BOLD,
    LONGEST_NAME,
    SIGNS,
    before_name,
    count_in,
    is_clause,
    is_nameless,
    is_order,
    is_remark,
    is_sentence,
    mark_of,
    name_told,
    plain_tokens,
    shape_of,
    split_last,
    tells_size,
    tells_style,
    without_predicate,
)
from heatparse.reading.quotations import clean_label, quoted_end
from heatparse.resources import vocabulary
from heatparse.tokens import Token, fold

_FEWEST = 2  # labels of a list
_PLACE = 3  # tokens of "at the top"


def bare_list(tokens: list[Token], text: str, named: bool = False) -> list[Token]:
    """The tokens of a list without the name in front of it and without remarks on it behind.

    `named`: the name stands elsewhere, and without a mark no word in front is one.
    `"Team", Ant, Bee, Cow (north to south)` and "Team, Ant, Bee, Cow, i.e. three rows" give "Ant, Bee, Cow".
    """
    pieces = _pieces(tokens, text)
    if len(pieces) < _FEWEST and not (pieces and _holds_list(pieces[0], text)):
        return tokens
    pieces, size = _without_remarks(pieces, text)
    pieces = [piece[piece[0][3] == ";" :] for piece in pieces if piece[-1][3] != ";"]
    signed = [piece for piece in pieces if _holds_list(piece, text)]
    labels = len(pieces) > 1 and pieces[0][0][0] == pieces[-1][0][0] == "TICK"  # "`A:0`, `A,0`"
    labels = labels or (len(pieces) > 1 and _signs_in(pieces[0], text) > 0)  # "Ant • Bee, wild • Cow"
    if len(signed) == 1 and len(pieces) <= _FEWEST and signed[0] is pieces[-1] and not labels:
        return signed[0]  # "Team, with the ticks Ant / Bee / Cow"
    if _is_name(pieces, text, size, named):
        pieces = pieces[1:]
    if len(pieces) > _FEWEST and is_order(pieces[0]):
        pieces = pieces[1:]  # "from left to right, Ant, Bee, Cow"
    first, last = pieces[0][0], pieces[-1][-1]
    then = _then(pieces[-1], text) | _places(pieces) | _set_off(pieces, tokens)
    return [token for token in tokens if first[1] <= token[1] <= last[1] and token[1] not in then]


def _then(last: list[Token], text: str) -> set[int]:
    """Where the words stand that only set off the last label: "Ant, Bee, then Cow", "and finally Cow"."""
    at = int(last[0][3] in words("structure", "and"))
    if at + 1 >= len(last) or last[at][3] not in words("structure", "last_words"):
        return set()
    if last[at + 1][3] == ".":
        return set()  # "Subj., Attn., Last."
    return {last[at][1]} if not text[last[at + 1][1]].islower() else set()


def _set_off(pieces: list[list[Token]], tokens: list[Token]) -> set[int]:
    """Where the words stand that set off the last label between commas: "Ant, Bee and, at the very end, Cow"."""
    if len(pieces) <= _FEWEST or pieces[-3][-1][3] not in words("structure", "and"):
        return set()
    if not {token[3] for token in pieces[-2]} <= words("structure", "setting_off"):
        return set()
    return {token[1] for token in tokens if pieces[-3][-1][2] <= token[1] < pieces[-1][0][1]}


def _places(pieces: list[list[Token]]) -> set[int]:
    """Where the words stand that place several labels: "Ant at the top, Bee in the middle, Cow at the bottom"."""
    at, places = words("structure", "at_places"), words("structure", "position_words")
    found: list[Token] = []
    for piece in pieces:
        plain = [token for token in piece if token[3] != "."]
        told = [token[3] for token in plain[-_PLACE:]]
        if len(plain) > _PLACE and told[0] in at and told[1] == "the" and told[2] in places:
            found += plain[-_PLACE:]
    return {token[1] for token in found} if len(found) >= _FEWEST * _PLACE else set()


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


def _signs_in(piece: list[Token], text: str) -> int:
    return sum((token[3] in SIGNS or token[0] == "ARROW") and text[token[1] - 1] == " " for token in piece)


def _holds_list(piece: list[Token], text: str) -> bool:
    """Whether a piece is a list of its own: "Ant / Bee / Cow", or code with commas in it."""
    if _signs_in(piece, text) >= _FEWEST:
        return True
    ticks = [at for at, token in enumerate(piece) if token[0] == "TICK"]
    return len(ticks) == len("``") and any(token[3] == "," for token in piece[ticks[0] : ticks[1]])


# --- remarks behind a list --------------------------------------------------------------------


def _without_remarks(pieces: list[list[Token]], text: str) -> tuple[list[list[Token]], int]:
    """The pieces without what is said of them at the end, and how many labels that tells (0: it does not)."""
    size = 0
    pieces = _before_sentence(pieces, text)
    if len(pieces) > 1 and pieces[-1][0][3] != ";":
        pieces = [*pieces[:-1], without_predicate(pieces[-1])]
    pieces = [*pieces[:-1], before_name(pieces[-1], text)]
    pieces = [*pieces[:-1], _without_way(_without_trailer(pieces[-1]), pieces[:-1])]
    while len(pieces) > _FEWEST or (len(pieces) == _FEWEST and _lists_more(pieces[0], text)):
        labels = {token[3] for piece in pieces[:-1] for token in piece}
        last = pieces[-1]
        if _is_quoted(last, text) and all(mark_of(piece, text) == mark_of(last, text) for piece in pieces):
            break  # “a”, “cat”, “that”
        if name_told(last, text) or is_nameless(last, text):
            pieces = pieces[:-1]  # "…, under the axis title “Tree”"
            continue
        if tells_style(last, pieces[:-1], text) or tells_size(last, pieces[:-1], text):
            size = size or count_in(last)
            glossed = len(pieces) > _FEWEST and pieces[-2][0][3] in words("structure", "glossing")
            pieces = pieces[: -2 if glossed else -1]  # "…, i.e., six genes"
            pieces = [*pieces[:-1], _without_trailer(pieces[-1])]
            continue
        if len(pieces) == _FEWEST and not _holds_list(pieces[0], text):
            break
        shapes = [shape_of(piece) for piece in pieces[-2:]]
        alike = shapes[0] == shapes[1] or (shapes[0][:1] == shapes[1][:1] == ["QUANTITY"])
        alike = alike or all(shape_of(piece) == shapes[0] for piece in split_last([last]))  # "up and down"
        if not is_clause(last) and (alike or not is_remark(last, labels) or _is_titled(last, text)):
            break
        size = size or count_in(last)
        pieces = [*pieces[:-2], _without_trailer(pieces[-2])]
    last = pieces[-1]
    opening = next((at for at, token in enumerate(last) if at and token[3] in OPEN), 0)
    glossed = all(any(token[3] == "(" for token in piece) for piece in pieces)  # "Low (2 mg), High (9 mg)"
    if opening and (not glossed or len(pieces) == 1) and last[-1][3] in CLOSE | {"."}:
        labels = {token[3] for piece in [*pieces[:-1], last[:opening]] for token in piece}
        inside = [token for token in last[opening + 1 :] if token[3] not in CLOSE | {"."}]
        told = _pieces(inside, text)
        before = [*pieces[:-1], last[:opening]]
        if told and all(
            tells_style(one, [], text)
            or name_told(one, text)
            or is_nameless(one, text)
            or is_remark(one, labels)
            or tells_size(one, before, text)
            or is_order(one)
            or is_sentence(one, before, text)
            for one in told
        ):
            size = size or next(filter(None, map(count_in, told)), 0)
            pieces = [*pieces[:-1], _without_trailer(last[:opening])]
    last = pieces[-1]
    dash = next((at for at, token in enumerate(last) if at and _is_dash(token, text)), 0)
    if (
        dash
        and (len(pieces) > 1 or _holds_list(last, text))
        and not any(_is_dash(token, text) for piece in pieces[:-1] for token in piece)
    ):
        behind = last[dash + 1 :]
        alone = behind and text[behind[0][1]].islower() and behind[0][3] in words("structure", "remarks")
        others = [*pieces[:-1], last[:dash]]
        if alone or tells_style(behind, pieces[:-1], text) or is_sentence(behind, others, text):
            pieces = [*pieces[:-1], last[:dash]]
    return pieces, size


def _is_quoted(piece: list[Token], text: str) -> bool:
    """Whether a piece is a word in quotation marks, or in code ticks, and nothing else."""
    return piece[0][0] in ("TICK", "QUOTE") and piece[-1][0] == piece[0][0] and bool(mark_of(piece, text))


def _is_titled(piece: list[Token], text: str) -> bool:
    """Whether all words of a piece have capitals: "West End" is a label, "to the west end" is none."""
    plain = plain_tokens(piece)
    return all(token[0] == "WORD" and text[token[1]].isupper() for token in plain)


def _before_sentence(pieces: list[list[Token]], text: str) -> list[list[Token]]:
    """The pieces up to a clause on all of them: "Ant, Bee, Cow, i.e. the smallest first, as they grow"."""
    fewest = 1 if _lists_more(pieces[0], text) else _FEWEST
    for at in range(fewest, len(pieces)):
        if is_sentence(pieces[at], pieces[:at], text):
            return pieces[:at]
    return pieces


def _lists_more(piece: list[Token], text: str) -> bool:
    """Whether one piece holds two labels or more: "Ant / Bee / Cow", "Ant and Bee"."""
    return _holds_list(piece, text) or len(split_last([piece])) > 1


def _is_dash(token: Token, text: str) -> bool:
    """Whether a token is a dash between blanks."""
    return token[3] in ("-", "–", "—") and text[token[1] - 1] == " " == text[token[2] : token[2] + 1]


def _without_trailer(piece: list[Token]) -> list[Token]:
    """The last piece without "from left to right" behind it."""
    found = phrases("structure", "trailers").find(piece)
    if not found or not found[0][1] or found[0][2] < len(piece) - (piece[-1][3] == "."):
        return piece
    stop = found[0][1]
    while stop > 1 and piece[stop - 1][3] in ("–", "—", "-"):
        stop -= 1
    told = words("structure", "list_tails", "leads") | words("structure", "list_tails", "done")
    if all(token[3] in told for token in plain_tokens(piece[:stop])):
        return piece  # "each from left to right", "listed from top to bottom"
    return piece[:stop] if piece[stop - 1][3] not in OPEN else piece


def _without_way(piece: list[Token], others: list[list[Token]]) -> list[Token]:
    """The last piece without the way that the labels run: "A, B and C from the wall to the door"."""
    keys = [token[3] for token in piece]
    at = keys.index("from") if "from" in keys else 0
    if not at or not others or any(token[3] == "from" for other in others for token in other):
        return piece
    told = keys[at + 1 : at + 2] == ["the"] and "to" in keys[at + 3 :]
    return piece[:at] if told else piece


# --- names in front of a list -----------------------------------------------------------------


def _is_name(pieces: list[list[Token]], text: str, size: int, named: bool) -> bool:
    """Whether the first piece is the name of what the others list."""
    first, others = pieces[0], pieces[1:]
    if len(others) < _FEWEST or len(first) > 2 * LONGEST_NAME:
        return False
    marks = [mark_of(piece, text) for piece in pieces]
    if named and marks[0] == BOLD:
        return False  # "**Y-axis (Team):** **Ant**, Bee, Cow": one of them is set off
    if marks[0] != marks[1]:
        told = [mark for mark in marks[1:] if mark != marks[1]]
        if first[0][0] == "TICK" and not any(marks[1:]):
            return False  # "`<s>`, the, cat"
        quotes = any(token[0] in ("TICK", "QUOTE") for token in first)
        named_by = bool(marks[0]) or not (_announces(first) or quotes)
        return len(told) <= 1 and named_by and not (marks[0] and _is_mixed(marks))
    plain = plain_tokens(first)
    if named or not 0 < len(plain) <= LONGEST_NAME or _announces(first) or plain[0][0] != "WORD":
        return False
    if plain[0][3] in words("structure", "joints_of_lists"):
        return False  # "with A, B, C"
    if size:
        return size == len(split_last(others))
    labels = [clean_label(text[piece[0][1] : piece[-1][2]]).rstrip(". ") for piece in split_last(pieces)]
    return _runs(labels[1:]) and not _runs(labels)


def _is_mixed(marks: list[str]) -> bool:
    """Whether quoted labels stand first and others without quotes behind: "`first`, `last`, -2, -1"."""
    return marks.count(marks[0]) > 1


def _announces(piece: list[Token]) -> bool:
    """Whether the words of a piece announce a list, and name none of its labels: "with the ticks Ant"."""
    return any(token[3] in words("structure", "list_verbs") or token[3] in ":-–—" for token in piece)


def _runs(labels: list[str]) -> bool:
    """Whether labels run in an order that everybody knows: months, days, "L0, L1, L2", "A, B, C", decades."""
    keys = [fold(label) for label in labels]
    for order in vocabulary("structure", "orders").values():
        if set(keys) <= {fold(label) for label in order}:
            return True
    if all(len(label) == 1 and label.isupper() for label in labels):
        return all(ord(two) == ord(one) + 1 for one, two in pairwise(labels))
    if _rise(labels):
        return True
    numbered = all(any(sign.isdecimal() for sign in label) for label in labels)
    plain = all(label[0].isdecimal() and not label.endswith("s") for label in labels)
    if not numbered or plain:
        return False
    from heatparse.reading.series import expand_series  # loaded for labels with numbers in them

    run = expand_series([labels[0], labels[-1]])  # which "Ant 1, Bee 1, Ant 2" do not follow
    return run is not None and {fold(label) for label in run}.issuperset(keys)


def _rise(labels: list[str]) -> bool:
    """Whether labels have one word and rising numbers behind it: "N0, N40, N80"."""
    stems = {label.rstrip("0123456789") for label in labels}
    stem = next(iter(stems))
    numbers = [int(label[len(stem) :] or 0) for label in labels] if len(stems) == 1 and stem else []
    return len(numbers) > 1 and all(one < two for one, two in pairwise(numbers))
