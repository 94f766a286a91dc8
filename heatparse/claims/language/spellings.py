"""Other spellings of labels: "wheat rust" for `wheat_rust`, "GPT4" for "GPT-4", "Data Management" for "Data Mgmt".

What two spellings share is what is left of them without marks, in one case, with the words that are
written in two ways in one of them. A form is taken only where it stands in the text and means one label.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from heatparse.claims.language.forms import PARTS, Keys, Name, everyday
from heatparse.labels import Label
from heatparse.phrases import words
from heatparse.records import NamedTuple
from heatparse.resources import vocabulary
from heatparse.tokens import Token

if TYPE_CHECKING:
    from heatparse.claims.language.names import Names

_PIECE = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+(?:\.\d+)*|[^\W\d_]+")
BRACKETS = re.compile(r"\s*[(\[][^()\[\]]*[)\]]\s*")
_START = 3  # characters by which candidates are found
_FEWEST = 3  # letters and digits of a label that has letters
_SHORTEST = 2  # capitals of an acronym: "UI"
_LONGEST = 6  # words of a spelling
_SHARING = 3  # labels that have the same beginning or end
_BESIDE = 2  # tokens between a label and what it is said to mean
APART = frozenset(("", " ", "-", "_", "–"))  # between the words of a name


class _Spelled(NamedTuple):
    """A label by what all its spellings share; `ends` are the lengths up to the end of each of its words."""

    label: Label
    ends: frozenset[int]
    partial: bool  # its first words alone


@lru_cache(maxsize=4096)
def pieces(text: str) -> list[str]:
    """The words and numbers of a label, in small letters, as one of their spellings: "mgmt" as "management"."""
    same: dict[str, str] = vocabulary("names", "spellings")
    found = (piece.lower() for piece in _PIECE.findall(text))
    return [same.get(piece, piece) for piece in found]


def other_spellings(
    labels: Iterable[Label], tokens: list[Token], text: str, names: Names
) -> Iterator[tuple[Keys, Name]]:
    """The forms in which the text spells a category otherwise than its axis does, with what they name."""
    index = _index(list(labels))
    if not index:
        return
    starts = _starts(index)
    seen: set[Keys] = set()
    refused: set[Keys] = set()
    found: dict[Keys, Name] = {}
    for at, token in enumerate(tokens):
        key = token[3]
        if not _may_start(key, starts):
            continue
        hit = _longest(index, tokens, at, text)
        known = names.match(tokens, at) if hit is not None and key in names.by_first else None
        if hit is None or (known is not None and known[1] >= hit[1]):
            continue
        spelled, after = hit
        form = tuple([t[3] for t in tokens[at:after]])
        if form in refused:
            continue
        if _is_explained(tokens, at, after, spelled.label):
            continue
        surface = text[tokens[at][1] : tokens[after - 1][2]]
        if spelled.partial and (surface == surface.lower() or goes_on(tokens, after, text)):
            refused.add(form)
            found.pop(form, None)
        elif form not in seen:
            seen.add(form)
            found[form] = Name("category", (spelled.label,))
    yield from found.items()


def _starts(index: Iterable[str]) -> set[str]:
    """What the tokens begin with that may spell a label, of one letter up to a few."""
    firsts = set(index)
    same: dict[str, str] = vocabulary("names", "spellings")
    firsts |= {piece for piece, shared in same.items() if any(key.startswith(shared) for key in firsts)}
    return {first[:size] for first in firsts for size in range(1, _START + 1)}


def _may_start(key: str, starts: Container[str]) -> bool:
    """Whether a folded token begins as a label does."""
    if key[:_START] in starts:
        return True
    plain = key.replace("-", "").replace("_", "").replace("/", "")[:_START]
    return plain in starts


def _longest(
    index: dict[str, _Spelled | None], tokens: Sequence[Token], at: int, text: str
) -> tuple[_Spelled, int] | None:
    """The label that the most words from `at` on spell, and the index behind them."""
    shared, ends = "", set()
    best: tuple[_Spelled, int] | None = None
    for after in range(at + 1, min(at + _LONGEST, len(tokens)) + 1):
        token = tokens[after - 1]
        if after > at + 1 and text[tokens[after - 2][2] : token[1]] not in APART:
            break
        own = pieces(text[token[1] : token[2]])
        if not own:
            if token[3] != "&" or after == at + 1:
                break  # a mark
            continue
        shared += "".join(own)
        ends.add(len(shared))
        spelled = index.get(shared)
        if spelled is not None and ends <= spelled.ends and not _is_everyday(tokens, at, after, text):
            best = spelled, after
    return best


def _is_everyday(tokens: Sequence[Token], at: int, after: int, text: str) -> bool:
    """Whether words may as well have their plain meaning; "Data Center" has its capitals behind a small word."""
    if tokens[at][3] in words("names", "function_words"):
        return True
    capitals = after - at > 1 and all(text[token[1]].isupper() for token in tokens[at:after])
    if capitals and at and tokens[at - 1][3] in words("names", "function_words"):
        return False
    return all(token[3] in everyday() for token in tokens[at:after])


def _is_explained(tokens: Sequence[Token], at: int, after: int, label: Label) -> bool:
    """Whether the label itself stands beside what it means: "NLI (natural language inference)"."""
    key = label.text.lower()
    beside = (*tokens[max(0, at - _BESIDE) : at], *tokens[after : after + _BESIDE])
    return any(token[3] == key for token in beside)


def goes_on(tokens: Sequence[Token], after: int, text: str) -> bool:
    """Whether a name goes on behind its first words, "Vicuna 7B" beside "Vicuna 13B", or is one for several."""
    if after < len(tokens) and tokens[after][3] in words("names", "families"):
        return True
    if after >= len(tokens) or text[tokens[after - 1][2] : tokens[after][1]] not in APART:
        return False
    first = text[tokens[after][1]]
    return first.isdigit() or first.isupper()


def _index(labels: Sequence[Label]) -> dict[str, _Spelled | None]:
    """The categories by what their spellings share; None where several labels share it."""
    split = {label.text: pieces(BRACKETS.sub(" ", label.text)) for label in labels}
    index: dict[str, _Spelled | None] = {}
    categories = [label for label in labels if label.is_category]
    for label in categories:
        _add(index, label, split[label.text])
        for full in _in_full(label.text):
            _add(index, label, full)
        if "&" in label.text or "/" in label.text or " and " in label.text:
            for full in _joined(label.text, split):
                _add(index, label, full)
    for own in _without_shared(categories, split):
        _add(index, *own)
    for label in categories:
        parts = split[label.text]
        for size in range(len(parts) - 1, 0, -1):
            if _is_telling(parts[:size], label, split):
                _add(index, label, parts[:size], partial=True)
    return index


def _add(index: dict[str, _Spelled | None], label: Label, parts: list[str], partial: bool = False) -> None:
    shared = "".join(parts)
    if len(shared) < (_SHORTEST if partial else _FEWEST) or not any(map(str.isalpha, shared)):
        return
    ends = frozenset(len("".join(parts[: i + 1])) for i in range(len(parts)))
    known = index.get(shared)
    if shared in index and (known is None or known.label != label):
        index[shared] = known if partial else None
    elif shared not in index:
        index[shared] = _Spelled(label, ends, partial)


def _in_full(text: str) -> Iterator[list[str]]:
    """A label with an acronym in full, in each of its meanings: "zero shot chain of thought" of "Zero-Shot CoT"."""
    acronyms: dict[str, list[str]] = vocabulary("names", "acronyms")
    for full in acronyms.get(text.lower(), ()):
        yield pieces(full)  # "R&D"
    sizes: dict[str, list[str]] = vocabulary("names", "sizes_in_full")
    parts = PARTS.split(BRACKETS.sub(" ", text))
    for at, part in enumerate(parts):
        for full in acronyms.get(part.lower()) or (sizes.get(part, []) if at else []):
            yield pieces(" ".join((*parts[:at], full, *parts[at + 1 :])))


def _joined(text: str, listed: Container[str]) -> Iterator[list[str]]:
    """ "Food and Drink" of "Food & Drink", "with tax" of "w/ Tax"; not where "Food" or "Drink" is a label as well."""
    joints: dict[str, str] = vocabulary("names", "written_joints")
    written = text.split()
    if not {"&", "+", "and"}.isdisjoint(written) and any(part in listed for part in written):
        return
    if len(spelled := [joints.get(part.lower(), part) for part in written]) and spelled != written:
        yield pieces(" ".join(spelled))
    if " and " in text:
        yield pieces(text.replace(" and ", " "))  # "Food & Drink" of "Food and Drink"


def _without_shared(
    labels: Iterable[Label], split: dict[str, list[str]]
) -> Iterator[tuple[Label, list[str]]]:
    """The labels of an axis without the word that all of them begin or end with: "cities" of `cities_de`."""
    listed = list(labels)
    for side in ("columns", "rows"):
        own = [label for label in listed if getattr(label, side)]
        parts = [split[label.text] for label in own]
        if len(own) < _SHARING or any(len(each) < 2 for each in parts):
            continue
        if len({each[-1] for each in parts}) == 1:
            yield from ((label, each[:-1]) for label, each in zip(own, parts, strict=True))
        elif len({each[0] for each in parts}) == 1:
            yield from ((label, each[1:]) for label, each in zip(own, parts, strict=True))


def _is_telling(front: list[str], label: Label, split: dict[str, list[str]]) -> bool:
    """Whether first words name one label alone: "Prometheus" of "Prometheus 13B"; no everyday word does."""
    if not front[0].isalpha() or not label.text[:1].isupper():
        return False
    if len(front[0]) < _FEWEST and not label.text[:_SHORTEST].isupper():
        return False
    if len(front) == 1 and (front[0] in everyday() or front[0] in words("names", "things")):
        return False
    if len(front) == 1 and front[0] in words("regions", "times"):
        return False  # "in Spring", where "Spring Wheat" is listed
    size = len(front)
    others = (
        [part for part in parts if part != "and"] for text, parts in split.items() if text != label.text
    )
    return not any(parts[i : i + size] == front for parts in others for i in range(len(parts)))
