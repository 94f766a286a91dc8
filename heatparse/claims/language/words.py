"""Typed words: the tokens of a sentence as terminals of claims.lark.

A word is one of the document's own names, a number, a phrase of the vocabulary, a mark, or UNKNOWN.
Words that never change the truth of a claim are dropped.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

from heatparse.claims.language.forms import Name, other_number
from heatparse.claims.language.lexicon import Lexicon, lexicon
from heatparse.claims.language.names import Names
from heatparse.claims.language.plain_names import is_named
from heatparse.models import Quantity
from heatparse.phrases import words as word_list
from heatparse.quantities import read_quantity
from heatparse.tokens import Token

_MARKS = {",": "COMMA", ";": "STOP", ".": "STOP", "?": "STOP", ":": "COLON", "(": "OPEN", "[": "OPEN",
          ")": "CLOSE", "]": "CLOSE", "|": "VERSUS", "!": ""}  # fmt: skip
_SIGNS = {"=": "EQUALS", "–": "DASH", "—": "STOP", "-": "DASH", "/": "VERSUS", "×": "VERSUS"}


_APOSTROPHES = word_list("names", "apostrophes")
_STATING = word_list("assertions", "stated")
_STATED = frozenset(("UNIT", "DIMENSION", "MEASURE"))  # "the listed points": those that the text tells


class Word:
    """One typed word. `value` is what it means: a `Name`, a `Quantity`, or a word of the vocabulary."""

    __slots__ = ("definite", "end", "key", "label", "quoted", "side", "start", "type", "value")

    def __init__(self, type: str, value: Any, key: str, start: int, end: int) -> None:
        self.type = type
        self.value = value
        self.key = key
        self.start = start
        self.end = end
        self.label: Name | None = None  # of a number: the category that it may be
        self.quoted = False
        self.side = ""  # of a coordinate: "x", "y", or "?" where the order is not known; of a number: "±"
        self.definite = False  # "the" stands in front of it

    def __repr__(self) -> str:
        return f"{self.type}:{self.key}"


def made_word(type: str, key: str, at: int) -> Word:
    """A word that the text leaves out."""
    return Word(type, key, key, at, at)


def type_behind(words: Sequence[Word], at: int) -> str:
    """The type of the word behind another one; "" at the end."""
    return words[at + 1].type if at + 1 < len(words) else ""


_SUBJECTS = frozenset(("LABEL", "PANEL", "PRONOUN", "AXIS"))  # with which a sentence may begin


def _is_participle(key: str) -> bool:
    return key.endswith("ing") and key not in word_list("winners", "no_participles")


def _is_inverted(tokens: Sequence[Token], at: int) -> bool:
    """ "Leading the field in P is A", and not "leading the field in P, A is …", which goes with what follows."""
    for token in tokens[at:]:
        if token[3] in _MARKS:
            return False
        if token[3] in word_list("names", "inverting"):
            return True
    return False


def read_words(tokens: list[Token], names: Names, text: str) -> list[Word]:
    """The typed words of a list of tokens."""
    words: list[Word] = []
    vocabulary = lexicon()
    if any("/" in token[3] for token in tokens):
        tokens = _parted(tokens, names)
    named, known, single, measures = names.by_first, vocabulary.written, vocabulary.single.get, names.measures
    at, size = 0, len(tokens)
    quoted = False
    while at < size:
        kind, start, end, key = tokens[at]
        at += 1
        if kind == "TICK" or kind == "QUOTE":
            quoted = not quoted
            continue
        hit = names.match(tokens, at - 1) if key in named else None
        if hit is not None:
            word = _named(
                hit[0],
                hit[1],
                tokens,
                at - 1,
                text,
                quoted or is_named(words, tokens, hit, text, at - 1, names),
                vocabulary,
            )
            if word is not None:
                words.append(word)
                at = hit[1]
                continue
        if kind == "QUANTITY":
            quantity = read_quantity(text[start:end])
            if quantity is None:  # "89e01084" is too large for a number
                words.append(Word("UNKNOWN", key, key, start, end))
                continue
            number = Word("NUMBER", quantity, key, start, end)
            if at > 1 and tokens[at - 2][3] == "±":
                number.side = "±"
                if words and words[-1].key == "within":
                    number.value = _around_zero(number.value)
            number.quoted = quoted
            if hit is not None and hit[1] == at:
                number.label = hit[0]
            words.append(number)
            continue
        if key in measures and (behind := names.match_measure(tokens, at - 1)):
            words.append(Word("MEASURE", "", tokens[behind - 1][3], start, tokens[behind - 1][2]))
            at = behind
            continue
        entry = single(key)
        if entry is None and key in known:
            entry = vocabulary.match(tokens, at - 1)
        if entry is not None and len(entry[0]) > 1 and _heads_label(tokens, at - 1, names, text):
            continue  # "the Rest column", with a label "Rest": its article
        if entry is not None and entry[1] == "LIMIT" and _opens_comparison(tokens, at - 1, len(entry[0])):
            entry = vocabulary.match(tokens[at - 1 : at], 0)  # "…, and more than twice that of A"
        if entry is not None:
            at += len(entry[0]) - 1
            first = at - len(entry[0])
            definite = first > 0 and tokens[first - 1][3] == "the"
            definite = definite or (
                first > 1 and [t[3] for t in tokens[first - 2 : first]] == ["the", "single"]
            )
            if entry[3] == "most" and definite:
                words.append(Word("SUPERLATIVE", "high", "most", start, end))  # "the most mistakes"
            elif entry[1] == "PEAKS" and at < size and tokens[at][3] == "of" and len(entry[0]) == 1:
                words.append(Word("SUPERLATIVE", entry[2], entry[3], start, end))  # "the peaks of A and B"
            elif entry[1] == "LEADS" and _is_participle(key) and not _is_inverted(tokens, at):
                words.append(Word("UNKNOWN", entry[3], entry[3], start, tokens[at - 1][2]))
            elif (
                entry[1] != "FILLER"
                or (
                    entry[3] == "clear" and at < size and tokens[at][0] == "QUANTITY"
                )  # "two models clear 60%"
                or (
                    entry[3] == "even" and first > 0 and tokens[first - 1][3] in word_list("names", "grading")
                )
                or (entry[3] in word_list("names", "participles") and _says_more(words, tokens, at, named))
            ):
                type = entry[1] if entry[1] != "FILLER" else "UNKNOWN"
                words.append(Word(type, entry[2], entry[3], start, tokens[at - 1][2]))
                stated = first > 0 and type in _STATED and tokens[first - 1][3] in _STATING
                words[-1].definite = definite or stated
        elif (
            key == "s"
            and at > 1
            and tokens[at - 2][3] in _APOSTROPHES
            and words
            and words[-1].type == "LABEL"
        ):
            continue  # "**A**'s" as "A's"
        elif names.has_squares and key[-1].isdecimal() and (square := _square(tokens[at - 1], names)):
            words += square
        elif kind == "WORD" and "-" not in key and "/" not in key:
            if key != "s" or not _is_possessive(words, tokens, at - 1):
                words.append(Word("UNKNOWN", key, key, start, end))
        else:
            # "5-fold cross-validation", and not ", validation"
            validated = kind != "MARK" and at < size and tokens[at][3] in word_list("names", "validating")
            told = _other(tokens[at - 1], names, vocabulary, tokens[at][3] if at < size else "")
            words += [Word("UNKNOWN", key, key, start, end)] if validated else told
            if key == "," and len(words) > 1 and words[-2].type == "COMMA":
                _close_gap(words)
    return words


def _close_gap(words: list[Word]) -> None:
    """ "A is, moreover, above B": what stood between the commas was dropped, and so are they.

    One is left behind a place: "for each row, moreover, A leads".
    """
    words.pop()
    start = next((i + 1 for i in range(len(words) - 1, -1, -1) if words[i].type == "STOP"), 0)
    if words[start].type in _SUBJECTS:
        words.pop()


def _is_possessive(words: Sequence[Word], tokens: list[Token], at: int) -> bool:
    """ "Head 5's peak", "2020's peak": the letter behind a name that ends with a number, which is a name then."""
    apostrophe = tokens[at - 1] if at > 1 else None
    if (
        apostrophe is None
        or apostrophe[3] not in ("'", "’")
        or not words
        or words[-1].end != tokens[at][1] - 1
    ):
        return False
    owner = words[-1]
    if owner.type == "NUMBER" and owner.label is not None:
        owner.type, owner.value = "LABEL", owner.label
    return owner.type in ("LABEL", "PANEL")


def _opens_comparison(tokens: Sequence[Token], at: int, size: int) -> bool:
    """ "And more than", "or lower than": a comparison, and not the limit of the number in front."""
    return size > 1 and at + size < len(tokens) and tokens[at + size][3] == "than"


def _heads_label(tokens: list[Token], at: int, names: Names, text: str) -> bool:
    """Whether an article stands in front of an everyday word that is written as a label is."""
    if tokens[at][3] not in word_list("structure", "articles") or tokens[at + 1][3] not in names.by_first:
        return False
    hit = names.match(tokens, at + 1)
    if hit is None or hit[0].kind != "category":
        return False
    surface = text[tokens[at + 1][1] : tokens[hit[1] - 1][2]]
    return surface == hit[0].label.text and surface != surface.lower()


def _says_more(words: Sequence[Word], tokens: list[Token], at: int, named: Container[str]) -> bool:
    """Whether a participle is no mere adjective: "clips labelled finch", "ten cells are labelled"."""
    return (at < len(tokens) and tokens[at][3] in named) or (bool(words) and words[-1].type == "BE")


def _around_zero(quantity: Quantity | None) -> Quantity | None:
    """E.g. "Within ±0.1": the range from -0.1 to 0.1."""
    if quantity is None or quantity.value is None:
        return quantity
    end = abs(quantity.value)
    return quantity.model_copy(update={"value": None, "low": -end, "high": end})


def _named(
    name: Name, after: int, tokens: list[Token], at: int, text: str, quoted: bool, vocabulary: Lexicon
) -> Word | None:
    """The word of a name, None where the tokens are an everyday word or a plain number."""
    start, end = tokens[at][1], tokens[after - 1][2]
    if name.numeric:
        return None
    if name.plain and not quoted:
        surface = text[start:end].replace("\\", "").replace("’", "'").removesuffix("'s")
        if not (surface == name.label.text and surface != surface.lower()):
            return None
        if _may_be_no_label(tokens, at):
            return None  # "The eight values", with a label "The"
    # A longer phrase of the vocabulary wins: "top left" is no label "top".
    entry = vocabulary.match(tokens, at)
    if entry is not None and len(entry[0]) > after - at and name.kind != "category":
        return None
    if name.kind == "axis":
        return Word("AXISNOUN", name, tokens[at][3], start, end)
    word = Word("LABEL" if name.kind == "category" else "PANEL", name, tokens[at][3], start, end)
    word.quoted = quoted
    return word


def _may_be_no_label(tokens: list[Token], at: int) -> bool:
    """Whether a sentence may begin with its own article or preposition: "The eight values", of a label "The"."""
    opens = not at or tokens[at - 1][0] not in ("WORD", "QUANTITY")
    return opens and tokens[at][3] in word_list("names", "function_words")


def _other(token: Token, names: Names, vocabulary: Lexicon, following: str) -> list[Word]:
    """A token that is neither name nor number nor vocabulary: a mark, a compound, or unknown."""
    kind, start, end, key = token
    if kind == "MARK":
        type = _MARKS.get(key, "UNKNOWN")
        return [Word(type, key, key, start, end)] if type else []
    if kind == "ARROW":
        return [Word("ARROW", key, key, start, end)]
    if kind == "SIGN":
        type = _SIGNS.get(key, "")
        return [Word(type, key, key, start, end)] if type else []
    if "/" in key:
        return _slashed(token, names)
    if kind == "WORD" and "-" in key:
        return _compound(token, names, vocabulary)
    if kind == "NAME" and key[0].isdigit():
        return _measured(token, following, names) or [Word("UNKNOWN", key, key, start, end)]
    return [Word("UNKNOWN", key, key, start, end)]


def _parted(tokens: list[Token], names: Names) -> list[Token]:
    """The tokens, those parted by a slash in front of a name: "engine size/fuel economy"."""
    found: list[Token] = []
    for token in tokens:
        kind, start, end, key = token
        left, slash, right = key.partition("/")
        known = not slash or not left or key in names.by_first or "/" in right
        if known or kind != "WORD" or right not in names.by_first or end - start != len(key):
            found.append(token)
            continue
        joint = start + len(left)
        found += [
            Token("WORD", start, joint, left),
            Token("SIGN", joint, joint + 1, "/"),
            Token("WORD", joint + 1, end, right),
        ]
    return found


def _slashed(token: Token, names: Names) -> list[Word]:
    """E.g. "Alpha/18": a row and a column."""
    _, start, end, key = token
    parts = key.split("/")
    found = [names.get((part,)) for part in parts]
    one, two = found if len(found) == 2 else (None, None)
    if one is None or two is None or one.kind != "category" or two.kind != "category":
        return [Word("UNKNOWN", key, key, start, end)]
    joint = start + len(parts[0])
    return [Word("LABEL", one, parts[0], start, joint), Word("VERSUS", "/", "/", joint, joint + 1),
            Word("LABEL", two, parts[1], joint + 1, end)]  # fmt: skip


def _square(token: Token, names: Names) -> list[Word]:
    """ "B7", as on a map or a plate: a letter of one axis and a number of the other."""
    _, start, end, key = token
    one, two = names.get((key[0],)), names.get((key[1:],)) if key[1:] else None
    if one is None or two is None or one.kind != "category" or two.kind != "category":
        return []
    return [Word("LABEL", one, key[0], start, start + 1), Word("VERSUS", "/", "/", start + 1, start + 1),
            Word("LABEL", two, key[1:], start + 1, end)]  # fmt: skip


def _compound(token: Token, names: Names, vocabulary: Lexicon) -> list[Word]:
    """E.g. "NLI-trained", "IMDB-Math": names joined by hyphens, or a name and a word of the vocabulary."""
    _, start, end, key = token
    prefix, _, rest = key.partition("-")
    if prefix in word_list("names", "prefixes"):
        from heatparse.claims.language.prefixes import prefixed  # loaded where a word has one

        told = prefixed(token, prefix, rest, names)
        if told:
            return told
    for at, character in enumerate(key):
        if character != "-":
            continue
        ranked = _ranked(token, at, vocabulary)
        if ranked:
            return ranked
        left = names.get((key[:at],))
        if left is not None and left.kind == "axis":
            label = names.get((key[at + 1 :],))
            if label is not None and label.kind == "category" and label.numeric:
                return [Word("LABEL", label, key, start, end)]  # "the layer-12 row"
        if left is None or left.kind != "category":
            continue
        first = Word("LABEL", left, key[:at], start, start + at)
        rest = key[at + 1 :]
        right = names.get((rest,))
        if right is not None and right.kind == "category":
            return [first, Word("DASH", "-", "-", start + at, start + at + 1),
                    Word("LABEL", right, rest, start + at + 1, end)]  # fmt: skip
        entry = vocabulary.match([Token("WORD", start + at + 1, end, rest)], 0)
        if rest in word_list("regions", "aged"):
            return [first]  # "18-29-year-olds"
        if entry is not None and entry[1] in ("TRAINED", "TESTED"):
            return [Word(entry[1], entry[2], rest, start, start), first]
        return [first, Word("UNKNOWN", rest, rest, start + at + 1, end)]
    return [Word("UNKNOWN", key, key, start, end)]


def _measured(token: Token, following: str, names: Names) -> list[Word]:
    """E.g. "a 3.4-point lead", "the 50-minute mark": a number and its unit in one word."""
    _, start, end, key = token
    digits, _, rest = key.partition("-")
    unit = rest.replace("-", " ")
    known = unit in word_list("assertions", "units") or (
        following in word_list("assertions", "measured_by")
        and not any(unit in told or other_number(unit) in told for told in names.axis_words.values())
    )  # "an 8-hour gap", where hours are on an axis, is one of time
    quantity = read_quantity(digits) if known and unit else None
    if quantity is None or quantity.value is None:
        return []
    middle = start + len(digits)
    if unit == "fold":  # "a 2.5-fold increase"
        times = Word("TIMES", "fold", "fold", middle + 1, end)
        return [Word("NUMBER", quantity, digits, start, middle), times]
    return [Word("NUMBER", quantity, digits, start, middle), Word("UNIT", "", unit, middle + 1, end)]


def _ranked(token: Token, at: int, vocabulary: Lexicon) -> list[Word]:
    """E.g. "second-highest", "third-ranked": a rank and a superlative in one word."""
    _, start, end, key = token
    first = vocabulary.match([Token("WORD", start, start + at, key[:at])], 0)
    second = vocabulary.match([Token("WORD", start + at + 1, end, key[at + 1 :])], 0)
    if second is None or second[1] == "ORDER":  # "top-ranked", at another rank
        second = vocabulary.match([Token("WORD", start + at + 1, end, f"top-{key[at + 1 :]}")], 0)
    if first is None or second is None or first[1] != "ORDINAL" or second[1] != "SUPERLATIVE":
        return []
    return [Word("ORDINAL", first[2], key[:at], start, start + at),
            Word("SUPERLATIVE", second[2], key[at + 1 :], start + at + 1, end)]  # fmt: skip
