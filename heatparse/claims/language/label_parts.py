"""Parts of labels that name them: "Llama 1B" of "Llama 3.2 1B Instruct", "gemma" of `gemma-300m`, "CoT" of "Zero-Shot
CoT"; their plurals, "gestures" of "Gesture"; words whose ends they cut off, "double negation" of `double_neg`.

A form is taken only where it stands in the text, means one label, and has no other sense there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from heatparse.claims.language.forms import PARTS, Keys, Name, everyday, other_number
from heatparse.claims.language.part_senses import (
    CODE,
    JOINTS,
    Part,
    Split,
    Told,
    is_known,
    is_title,
    names_it,
)
from heatparse.claims.language.spellings import APART, BRACKETS, pieces
from heatparse.labels import Label
from heatparse.phrases import words
from heatparse.resources import vocabulary
from heatparse.tokens import Token

if TYPE_CHECKING:
    from heatparse.claims.language.names import Names

_FEWEST = 4  # letters of a small word that names a label by itself, or of several of its kind
_CUT = 3  # letters of a word that a label cuts off, and of what it leaves out
_INFLECTED = ("s", "es", "ed", "er", "ing")  # no cut: another form of the same word
_START = 2  # letters by which candidates are found
_LONGEST = 5  # words of a part
_IN_FULL = 3  # words of an acronym that mean nothing else


def parts_of_labels(
    labels: Iterable[Label], tokens: list[Token], text: str, names: Names, opening: int
) -> Iterator[tuple[Keys, Name]]:
    """The parts of labels by which a text names them; its first `opening` tokens stand in front of the data."""
    owners: dict[str, list[Split]] = {}
    for split in _split([label for label in labels if label.is_category]):
        for word in dict.fromkeys(split.words):
            owners.setdefault(word, []).append(split)
    told = Told(text, tokens, opening)
    starts = {word[:_START] for word in owners}
    found: dict[Keys, Name] = {}
    refused: set[Keys] = set()
    at, before = 0, None
    while at < len(tokens):
        known = names.match(tokens, at) if tokens[at][3] in names.by_first else None
        if known is not None:
            before, at = known, known[1]
            continue
        key = tokens[at][3]
        part = _plural(told, at, names) if key[-1:] == "s" else None
        if part is None and key[:_START] in starts:
            part = _longest(owners, told, at)
        if part is None:
            at += 1
            continue
        form = tuple([token[3] for token in tokens[at : part.after]])
        beside = before[0] if before is not None and before[1] == at else None
        if not is_title(told, at) and form not in refused:
            if names_it(part, told, at, names, beside, owners):
                found.setdefault(form, Name("category", (part.split.label,)))
            else:
                refused.add(form)
        at = part.after
    yield from ((form, name) for form, name in found.items() if form not in refused)


def _split(labels: Iterable[Label]) -> Iterator[Split]:
    """Labels with their words, also with their acronyms in full."""
    acronyms: dict[str, list[str]] = vocabulary("names", "acronyms")
    for label in labels:
        text = BRACKETS.sub(" ", label.text)
        for form in _in_full(text, acronyms):
            written = form.translate(JOINTS).split()
            folded = tuple("".join(pieces(word)) for word in written)
            yield Split(label, folded, tuple(written), form != text)


def _in_full(text: str, acronyms: dict[str, list[str]]) -> Iterator[str]:
    """A label, and with an acronym of several words at its end in full: "Zero-Shot chain of thought"."""
    yield text
    last = PARTS.split(text)[-1]
    for full in acronyms.get(last.lower(), ()):
        if full.count(" ") + 1 >= _IN_FULL and len(last) < len(text):
            yield text[: -len(last)] + full


def _words(token: Token, text: str) -> Keys:
    """The folded words of one token: "Qwen3-Next" has two."""
    surface = text[token[1] : token[2]]
    surface = surface[:-2] if surface.endswith(("'s", "’s")) else surface
    return tuple("".join(pieces(word)) for word in surface.translate(JOINTS).split())


def _longest(owners: dict[str, list[Split]], told: Told, at: int) -> Part | None:
    """The most words from a token on that stand in a label in the same order; of several labels none."""
    if _first(told, at) not in owners:
        return None
    run: Keys = ()
    best: Part | None = None
    for after in range(at + 1, min(at + _LONGEST, len(told.tokens)) + 1):
        token = told.tokens[after - 1]
        if after > at + 1 and told.text[told.tokens[after - 2][2] : token[1]] not in APART:
            break
        longer = (*run, *_words(token, told.text))
        holding = [split for split in owners[longer[0]] if _holds(split.words, longer)] if longer else []
        if not holding or len(longer) == len(run):
            cut = _cut(owners, run, longer[len(run) :], after)
            return cut or best
        run = longer
        labels = {split.label.text for split in holding}
        best = Part(holding[0], run, after, False) if len(labels) == 1 else None
    return best


def _first(told: Told, at: int) -> str:
    """The first word of a token."""
    own = _words(told.tokens[at], told.text)
    return own[0] if own else ""


def _holds(label: Keys, run: Keys) -> bool:
    """Whether words stand in a label in the same order, with or without others between them."""
    rest = iter(label)
    return all(word in rest for word in run)


def _cut(owners: dict[str, list[Split]], run: Keys, last: Keys, after: int) -> Part | None:
    """ "double negation", "element symbols": a label with its last word in full, or in the plural."""
    if not run or len(last) != 1:
        return None
    size = len(run)
    fitting = [
        split
        for split in owners[run[0]]
        if split.words[:size] == run
        and all(len(word) <= CODE for word in split.words[size + 1 :])
        and _continues(split, size, last[0])
    ]
    return Part(fitting[0], (*run, *last), after, True) if len(fitting) == 1 else None


def _continues(split: Split, at: int, word: str) -> bool:
    """Whether a word is one of a label in full, or in the plural."""
    short = split.words[at] if at < len(split.words) else ""
    if not short:
        return False
    if word.endswith("s") and other_number(word) == short:
        return len(short) >= _FEWEST or not split.label.text.isupper()
    rest = word.removeprefix(short)
    snake = "_" in split.label.text and len(short) >= _CUT and not is_known(short)
    return snake and len(word) - len(rest) == len(short) and len(rest) >= _CUT and rest not in _INFLECTED


def _plural(told: Told, at: int, names: Names) -> Part | None:
    """ "Gestures", "Januaries": several of what a label names, or all cells of its line."""
    token = told.tokens[at]
    key = token[3]
    single = other_number(key) if key.isalpha() and key.endswith("s") else ""
    if (
        len(single) < _FEWEST
        or single in everyday()
        or single in words("names", "things")
        or is_known(single)
    ):
        return None
    name = names.get((single,)) if single in names.by_first else None
    if name is None or name.kind != "category" or name.plain or name.numeric or len(name.labels) > 1:
        return None
    return Part(Split(name.label, (single,), (single,), False), (key,), at + 1, True)
