"""Names of axes: `Labeled "Layer"`, "X-axis (Ratio)", "Parameter. The …"."""

from __future__ import annotations

from functools import cache

from heatparse.phrases import phrases, words
from heatparse.reading.axis_units import NAME_SIGNS, behind_unit, is_plain_unit, is_unit, with_units
from heatparse.reading.enumeration import Enumeration
from heatparse.reading.quotations import clean_label, quoted_end
from heatparse.reading.statement_keys import split_slashes
from heatparse.reading.statements import Statement
from heatparse.tokens import Token

_BOLD = "**"
LONGEST_NAME = 5  # words of a name behind a verb
_LONGEST_KEY_NAME = 4  # words of a name in a key, outside of brackets


def quoted_name(tokens: list[Token], text: str) -> str | None:
    """The name behind "labeled", "titled", "named": quoted or in one or two capital words."""
    naming = words("structure", "naming")
    behind = 0  # the quotation before: "called" may be a label in quotes
    for index, token in enumerate(tokens):
        if index >= behind and token[0] in ("TICK", "QUOTE"):
            behind = (quoted_end(tokens, index, text) or index) + 1
        if token[3] not in naming or index < behind:
            continue
        at = index + 1
        while at < len(tokens) and tokens[at][3] in (":", "=", "as", "is", "the", "axis"):
            at += 1
        if at >= len(tokens):
            return None
        close = quoted_end(tokens, at, text)
        if close is not None and close > at + 1:
            after = tokens[close + 1][3] if close + 1 < len(tokens) else ""
            quotation = text[tokens[at][2] : tokens[close][1]].rstrip()
            several = after in (",", "and") or after in words("structure", "to")  # from "0" to "180"
            if several and _quote_follows(tokens, close + 2, text):
                return None
            if quotation.endswith((",", ";")) and _quote_follows(tokens, close + 1, text):
                return None  # the commas of a list stand inside of its quotes: `"Oat," "Rye," and "Hay"`
            return clean_label(quotation).rstrip(".")
        if text[tokens[at][1]].isupper():
            stop = at
            while stop < len(tokens) and (
                (tokens[stop][0] == "WORD" and text[tokens[stop][1]].isupper())
                or (tokens[stop][0] == "LATEX" and stop > at)  # "Labeled Layer $l$"
            ):
                stop += 1
            after = tokens[stop][3] if stop < len(tokens) else "."
            if (after in ".,;(" or after == "with") and not (
                after == "," and stop + 1 < len(tokens) and _is_label(tokens, stop + 1, text)
            ):
                return clean_label(text[tokens[at][1] : tokens[stop - 1][2]])
        return None
    return None


def _is_label(tokens: list[Token], at: int, text: str) -> bool:
    """Whether a capital behind a comma goes on with labels: "Oat, Rye", not "Feed, Values: …"."""
    keyed = at + 1 < len(tokens) and tokens[at + 1][3] in (":", "=")
    listed = keyed and tokens[at][3] in words("structure", "properties", "list")
    return text[tokens[at][1]].isupper() and not listed


def _quote_follows(tokens: list[Token], at: int, text: str) -> bool:
    return at < len(tokens) and (quoted_end(tokens, at, text) is not None or tokens[at][3] == "and")


def key_name(head: Statement, text: str) -> str | None:
    """The name inside the key: "X-axis (Ratio)" -> Ratio, "Tasks (Horizontal Axis)" -> Tasks."""
    tokens = head.key_tokens
    quoted = quoted_name(tokens, text) or _only_quotation(tokens, text)
    if quoted is not None:
        return quoted
    outside, inside, behind = _bracket(with_units(tokens))
    subject = _subject_length(tokens) if tokens else 0
    if subject and (shown := shown_name(tokens[subject:], text)):
        return shown  # "The horizontal axis shows the dose:"
    named = _behind_sign(outside, text) or _set_off(outside, text)
    if named and inside and behind == named[-1] and is_unit(inside):  # "X-axis: Dose (mg)"
        return clean_label(text[named[0][1] : inside[-1][2] + 1])
    return (
        name_in_bracket(inside, text)
        or _label(named, text)
        or (_label(_bare(outside), text) if inside and _is_name(outside) else None)
        or _in_front_of_axis(outside, text)
    )


def _bracket(tokens: list[Token]) -> tuple[list[Token], list[Token], Token | None]:
    """The tokens outside and inside of brackets, and the one in front of the first bracket."""
    outside: list[Token] = []
    inside: list[Token] = []
    before: Token | None = None
    depth = 0
    for token in tokens:
        if token[3] in ("(", "["):
            depth += 1
            if depth == 1:
                before = before or (outside[-1] if outside else None)
                continue
        elif token[3] in (")", "]"):
            depth -= 1
            if depth == 0:
                continue
        (inside if depth else outside).append(token)
    return outside, inside, before


def bare_name(tokens: list[Token]) -> list[Token]:
    """The tokens of a name without a bracket that only tells how its labels run: "Feeds (left to right)"."""
    opening = next((at for at, token in enumerate(tokens) if at and token[3] == "("), len(tokens))
    vague = words("structure", "orientation") | words("structure", "position_words") | {"(", ")"}
    return tokens[:opening] if all(token[3] in vague for token in tokens[opening:]) else tokens


def name_in_bracket(inside: list[Token], text: str) -> str | None:
    """The first piece of a bracket that can be a name: "(bottom, Ratio)", "(Ratio; 5)"."""
    remarks = words("structure", "remarks")
    vague = words("structure", "orientation") | words("structure", "list_verbs") | {"both", "axes"}
    pieces = _pieces(inside)
    if any(token[3] in ("both", "axes") for token in inside):  # "(listed on both axes)"
        pieces = [piece for piece in pieces if any(token[3] not in vague for token in piece)]
    for number, piece in enumerate(pieces):
        if piece[0][3] in remarks or (number and not remarks.isdisjoint(token[3] for token in piece)):
            continue  # "(shown below the lowest row only)", "(top, labels rotated)"
        if number and len(piece) > 1 and piece[-1][3] in vague and piece[0][3] not in vague:
            continue  # "(shared, surface at the top)"
        if _is_name(piece, inner=True):
            following = pieces[number + 1] if number + 1 < len(pieces) else []
            return _label([*piece, *following] if is_plain_unit(following) else piece, text)
    return None


def _pieces(tokens: list[Token]) -> list[list[Token]]:
    """The pieces between commas and semicolons, without the place that a dash may set in front."""
    pieces: list[list[Token]] = [[]]
    vague = words("structure", "orientation")
    for token in tokens:
        if token[3] in (",", ";"):
            pieces.append([])
        elif token[3] in NAME_SIGNS and all(t[3] in vague for t in pieces[-1]):
            pieces[-1] = []
        else:
            pieces[-1].append(token)
    return [piece for piece in pieces if piece]


def _is_name(tokens: list[Token], inner: bool = False) -> bool:
    """Whether tokens hold more than places, numbers, and counts such as "3 stones"."""
    named = [token for token in tokens if token[0] in ("WORD", "NAME", "LATEX", "SIGN", "QUANTITY")]
    vague = words("structure", "orientation")
    content = [t for t in split_slashes(named) if t[3] not in vague or (inner and t[3] == "categories")]
    if not content or all(token[0] in ("QUANTITY", "SIGN") for token in content):
        return False
    if len(named) == 2 and named[0][0] == "QUANTITY" and named[0][3].isdigit():
        return named[1][0] != "WORD" or not named[1][3].endswith("s")
    return inner or len(content) <= _LONGEST_KEY_NAME


def _behind_sign(outside: list[Token], text: str) -> list[Token]:
    """The tokens of a name behind "X-axis:", "Rows –", "Columns ="; behind a comma it has a capital letter."""
    vague = words("structure", "orientation")
    for at, token in enumerate(outside):
        if token[3] in (*NAME_SIGNS, ",") or token[0] == "ARROW":
            part = next(iter(_pieces(outside[at + 1 :])), [])
            capital = bool(part) and (text[part[0][1]].isupper() or part[0][0] == "LATEX")
            return part if part and _is_name(part) and (token[3] != "," or capital) else []
        if token[3] not in vague:
            return []
    return []


def _set_off(outside: list[Token], text: str) -> list[Token]:
    """The tokens of a name that stars set off from the words for the axis: "**X-axis** *Dose*"."""
    vague = words("structure", "orientation")
    at = next((at for at, token in enumerate(outside) if token[3] not in vague), 0)
    between = text[outside[at - 1][2] : outside[at][1]] if at else ""
    return outside[at:] if "*" in between and " " in between and _is_name(outside[at:]) else []


def _in_front_of_axis(outside: list[Token], text: str) -> str | None:
    """ "Stone on the x-axis", "Stone, x-axis": a name with a capital in front of the word for the axis."""
    joints = words("structure", "axis_joints")
    at = next((at for at, token in enumerate(outside) if at and token[3] in joints), 0)
    vague = words("structure", "orientation")
    name, behind = outside[:at], outside[at + 1 :]
    if not name or not behind or not all(token[3] in vague for token in behind):
        return None
    if not text[name[0][1]].isupper() or any(token[3] in vague for token in name) or not _is_name(name):
        return None
    return _label(name, text)


def _bare(outside: list[Token]) -> list[Token]:
    """The first piece without the words for the axis and for a list: "List of Tasks", "X-axis Tasks", "Task Column"."""
    axes = words("structure", "axis_words") | {"axis", "list", "of"}
    first = next(iter(_pieces(outside)), [])
    if len(first) > 1 and first[-1][3] in words("structure", "line_nouns"):
        first = first[:-1]
    return [token for token in first if token[3] not in axes]


def _label(tokens: list[Token], text: str) -> str | None:
    return (clean_label(text[tokens[0][1] : tokens[-1][2]]) or None) if tokens else None


def _only_quotation(tokens: list[Token], text: str) -> str | None:
    """The one quotation of a key that names more than a place: `Horizontal axis, "Stone"`."""
    at = next((at for at, token in enumerate(tokens) if token[0] in ("TICK", "QUOTE")), None)
    close = quoted_end(tokens, at, text) if at else None
    if at is None or close is None or close == at + 1 or not _is_name(tokens[at + 1 : close], inner=True):
        return None
    opened = max((index for index in range(at) if tokens[index][3] in ("(", "[")), default=at)
    if _is_name(tokens[opened + 1 : at], inner=True):
        return None  # "X-axis (feeds of "set 2")"
    if any(token[0] in ("TICK", "QUOTE") for token in tokens[close + 1 :]):
        return None
    return clean_label(text[tokens[at][2] : tokens[close][1]]).rstrip(".,")


def leading_name(tokens: list[Token], text: str, found: Enumeration | None) -> str | None:
    """The name that the text starts with: "Parameter. The …", "Length (ranging …", `"Type" with …`."""
    if not tokens:
        return None
    if tokens[0][3] in words("structure", "naming_adverbs"):
        return leading_name(tokens[1:], text, found)  # "Implicitly represents the yield"
    subject = _subject_length(tokens)
    if subject:
        return shown_name(tokens[subject:], text)  # "The horizontal axis represents the yield"
    tokens = _behind_kind(tokens)
    close = quoted_end(tokens, 0, text)
    if close is not None and close > 1:
        if found is not None and found.start <= tokens[1][1]:
            return None
        return clean_label(text[tokens[0][2] : tokens[close][1]])
    if found is not None and found.start <= tokens[0][1]:
        return None
    stop = 0
    enders = words("structure", "name_enders")
    numbered = found is not None and (found.kind == "span" or _names_numbers(tokens, text, found))
    listed = found.start if found is not None and numbered else tokens[-1][2]
    while stop < len(tokens) and tokens[stop][3] not in enders and tokens[stop][1] < listed:
        if phrases("structure", "scaled").match(tokens, stop) is not None:
            break  # "Dose on a log scale: 1, 10, 100"
        stop += 1
    first = tokens[0][3]
    if first in words("structure", "naming_verbs"):
        return shown_name(tokens, text)
    if not 0 < stop <= 5 or first in words("structure", "no_names"):
        return None
    alone = stop == 1 and text[tokens[0][1]].isupper()  # "Label, with …", "Models: …"
    ender = tokens[stop][3] if stop < len(tokens) else ""
    if first in words("structure", "introducers") and ender in (":", "are", "is", "from"):
        kind = stop == 2 and text[tokens[0][1]].isupper() and tokens[1][3] in words("structure", "name_kinds")
        if not (alone or (kind and ender == ":")) or first not in words("structure", "naming_nouns"):
            return None  # but "Models: …", "Model names: …"
    elif not (alone and first in words("structure", "naming_singulars")) and all(
        token[3] in words("structure", "orientation") for token in tokens[:stop]
    ):
        return None
    if any(token[0] not in ("WORD", "LATEX", "SIGN", "NAME") for token in tokens[:stop]):
        return None
    behind = ender == "," and (found is None or found.start < tokens[stop][1])
    announced = found is None and behind and _opens_list(tokens, stop, text)
    if behind and not announced and not _is_order(tokens[stop:]):
        return None
    end = _behind_unit(tokens, stop, found) if ender in ("(", "[") else stop
    return clean_label(text[tokens[0][1] : tokens[end - 1][2]])


def _subject_length(tokens: list[Token]) -> int:
    """How many tokens of a sentence about an axis name it: "The horizontal axis …", "This axis …"."""
    article = tokens[0][3] in words("structure", "articles") or tokens[0][3] in words(
        "function_words", "pointing"
    )
    at = int(article)
    if at and tokens[at : at + 1] and tokens[at][3] in words("structure", "axis_marks"):
        at += 1
    named = at < len(tokens) and (
        tokens[at][3] == "axis" or tokens[at][3] in words("structure", "axis_words")
    )
    return at + 1 if article and named else 0


def _behind_kind(tokens: list[Token]) -> list[Token]:
    """The tokens behind "Numerical labels representing the"; all of them where they start otherwise."""
    at = 0
    while at < len(tokens) and tokens[at][3] in words("structure", "label_kinds"):
        at += 1
    if at + 2 >= len(tokens) or tokens[at][3] not in words("structure", "label_nouns"):
        return tokens
    found = phrases("structure", "standing").match(tokens, at + 1)
    if found is None or found[1] >= len(tokens):
        return tokens
    return tokens[found[1] + (tokens[found[1]][3] in words("structure", "articles")) :] or tokens


def _names_numbers(tokens: list[Token], text: str, found: Enumeration) -> bool:
    """ "Years 2015, 2016, 2017": whether the words right in front of a list of numbers are its name."""
    before = [token for token in tokens if token[1] < found.start]
    if found.kind != "number" or not before or not text[before[0][1]].isupper():
        return False
    plain = words("structure", "introducers") - words("structure", "naming_nouns")
    return all(token[0] == "WORD" and token[3] not in plain for token in before)


def _is_order(tokens: list[Token]) -> bool:
    """Whether words only tell how a list is ordered: ", from top to bottom:", ", 5 categories"."""
    return all(token[0] not in ("WORD", "NAME", "LATEX") or token[3] in _ordering() for token in tokens)


def _opens_list(tokens: list[Token], comma: int, text: str) -> bool:
    """Whether words behind a name only tell of the list below: "Age, in groups of five years:"."""
    behind = tokens[comma + 1 : comma + 2]
    told = text[tokens[0][1]].isupper() and tokens[0][3] not in words("structure", "introducers")
    return tokens[-1][3] == ":" and told and bool(behind) and not text[behind[0][1]].isupper()


@cache
def _ordering() -> frozenset[str]:
    """Words that tell how labels are ordered, and how far numbers run."""
    told = ("orientation", "remarks", "ordering", "span_words")
    return words("numbers", "approximate").union(*(words("structure", key) for key in told))


def _behind_unit(tokens: list[Token], opening: int, found: Enumeration | None) -> int:
    """Index behind the unit in brackets at `opening`; `opening` for any other bracket."""
    behind = behind_unit(tokens, opening)
    if behind is None or (found is not None and found.start < tokens[behind - 1][1]):
        return opening
    return behind


def shown_name(tokens: list[Token], text: str) -> str | None:
    """ "Represents the type of attack. The attacks …" -> "type of attack"; no name for "shows six languages"."""
    enders = words("structure", "name_enders")
    if not tokens or tokens[0][3] not in words("structure", "naming_verbs"):
        return None
    tokens = tokens[1:]
    if tokens and tokens[0][3] == "for":  # "stands for"
        tokens = tokens[1:]
    close = quoted_end(tokens, 0, text) if tokens else None
    if close is not None and close > 1:
        return clean_label(text[tokens[0][2] : tokens[close][1]])
    bold = _bold_name(tokens, text) if tokens else None
    if bold is not None:
        return bold
    if not tokens or tokens[0][3] not in words("structure", "articles"):
        return None
    stop = 1
    while stop < len(tokens) and tokens[stop][3] not in enders:
        stop += 1
    content = tokens[1:stop]
    vague = words("structure", "orientation") | words("structure", "no_names")
    if not 0 < len(content) <= LONGEST_NAME or any(token[0] not in ("WORD", "NAME") for token in content):
        return None
    if all(token[3] in vague for token in content) or content[0][3] in words("structure", "vague_names"):
        return None
    end = behind_unit(tokens, stop) if stop < len(tokens) and tokens[stop][3] == "(" else None
    return clean_label(text[content[0][1] : tokens[(end or stop) - 1][2]])


def _bold_name(tokens: list[Token], text: str) -> str | None:
    """The bold piece that tokens begin with, with or without an article: "the **crop rotation**"."""
    at = int(len(tokens) > 1 and tokens[0][3] in words("structure", "articles"))
    start = tokens[at][1]
    if text[max(0, start - len(_BOLD)) : start] != _BOLD:
        return None
    close = text.find(_BOLD, start, tokens[-1][2] + len(_BOLD))
    content = [token for token in tokens[at:] if token[2] <= close]
    vague = words("structure", "vague_names") | words("structure", "no_names")
    vague |= words("structure", "numbers")
    if not 0 < len(content) <= LONGEST_NAME or content[0][3] in vague:
        return None
    return clean_label(text[start:close]) if all(t[0] in ("WORD", "NAME") for t in content) else None
