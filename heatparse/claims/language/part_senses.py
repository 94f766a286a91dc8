"""Whether words that only one label has stand for it, and are no part of another name.

"apple scab" is no `potato_scab`, "few-shot CoT" no "Zero-Shot CoT", and "married" is no part of "not married".
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from heatparse.claims.language.forms import Keys, Name, everyday
from heatparse.claims.language.lexicon import lexicon
from heatparse.claims.language.spellings import goes_on
from heatparse.labels import Label
from heatparse.phrases import words
from heatparse.records import NamedTuple
from heatparse.tokens import Token

if TYPE_CHECKING:
    from heatparse.claims.language.names import Names

JOINTS = str.maketrans("-_–/", "    ")
CODE = 2  # letters of a word that only tells a version: "v", "xl"
_SHORTEST = 2  # letters of a part that is written like a code: "VAE", "CoT"
_FEWEST = 3  # letters of a small word that names a label by itself
_MARKS = frozenset(("MARK", "SIGN", "STOP", "TICK", "QUOTE", "BULLET"))
_COUNTING = frozenset(("QUANTIFIER", "CARDINAL", "NEGATION", "RIVALS"))
_ALTERING = frozenset(("SUPERLATIVE", "ORDINAL", "POSITION", "UNKNOWN", "RIVALS"))


class Split(NamedTuple):
    """A label with its words, folded and as they are written; `full` where an acronym is given in full."""

    label: Label
    words: Keys
    written: Keys
    full: bool


class Part(NamedTuple):
    """The words of one label that stand in the text up to the token `after`; `whole` in another inflection."""

    split: Split
    words: Keys
    after: int
    whole: bool


class Told(NamedTuple):
    """What a form is judged by: the text, its tokens, and how many of them stand in front of the data."""

    text: str
    tokens: list[Token]
    opening: int


Owners = Mapping[str, Sequence[Split]]


def names_it(part: Part, told: Told, at: int, names: Names, beside: Name | None, owners: Owners) -> bool:
    """Whether words that only one label has stand for it, and for nothing else."""
    split, run = part.split, part.words
    if _key(told, at) in words("names", "function_words") or not run[0][:1].isalpha():
        return False
    if goes_on(told.tokens, part.after, told.text) or not _is_alone(told, at, names, beside, split.label):
        return False
    if part.whole:
        if _is_counted(told, at):
            return False
        return (
            at >= told.opening and _is_free(run[-1], told, part.after - 1) and _ends(told, part.after, names)
        )
    if len(run) == len(split.words) and not split.full:
        return False  # the whole label: another spelling
    dropped = set(split.words) - set(run)
    if not dropped.isdisjoint(words("names", "qualifying")) or _is_within_other(run, split.label, owners):
        return False
    if len(run) > 1:
        return _is_written_alike(run, split, told, at, part.after)
    return _is_own_word(run[0], split, dropped, told, at) and _ends(told, part.after, names)


def _key(told: Told, at: int) -> str:
    """The folded text of a token."""
    return told.tokens[at][3]


def _is_written_alike(run: Keys, split: Split, told: Told, at: int, after: int) -> bool:
    """Whether several words are written with the capitals of their label: "Flash Lite", but not "flash lite"."""
    if all(word in everyday() or is_known(word) for word in run):
        return False
    if split.full or split.label.text.islower():
        return True
    surface = told.text[told.tokens[at][1] : told.tokens[after - 1][2]].translate(JOINTS).split()
    own = dict(zip(split.words, split.written, strict=True))
    return all(
        word[:1].isupper() or not own[key][:1].isupper() for key, word in zip(run, surface, strict=True)
    )


def _is_own_word(word: str, split: Split, dropped: Collection[str], told: Told, at: int) -> bool:
    """Whether one word is a name by how it is written, "CoT", "ViT", or in front of what is a mere version."""
    written = dict(zip(split.words, split.written, strict=True))[word]
    token = told.tokens[at]
    surface = told.text[token[1] : token[2]]
    if len(word) >= _SHORTEST and surface == written and not surface[1:].islower() and not surface.islower():
        return word not in everyday()
    if not split.label.text.islower() or at < told.opening or not _is_free(word, told, at):
        return False
    if word == split.words[0]:
        return all(_is_version(other) for other in dropped)
    return word == split.words[-1] and "_" in split.label.text and surface.islower()


def _is_version(word: str) -> bool:
    """Whether a word only tells which of several is meant: "300m", "v2", "small"."""
    return len(word) <= CODE or any(map(str.isdigit, word)) or word in words("names", "version_words")


def _is_free(word: str, told: Told, at: int) -> bool:
    """Whether a small word has no sense of its own in sentences about figures."""
    if word in everyday() or word in words("names", "things") or len(word) < _FEWEST:
        return False
    return lexicon().match(told.tokens, at) is None and not is_known(word)


def is_known(word: str) -> bool:
    return word in everyday() or lexicon().match([Token("WORD", 0, len(word), word)], 0) is not None


def _is_counted(told: Told, at: int) -> bool:
    """ "In most papers" is hardly of most cells of the column "Paper"."""
    entry = lexicon().match(told.tokens, at - 1) if at else None
    return entry is not None and entry[1] in _COUNTING


def _is_within_other(run: Keys, label: Label, owners: Owners) -> bool:
    """Whether another label has the same letters: "GPT-4" of "GPT-4 Turbo" beside "GPT-4o"."""
    joined = "".join(run)
    others = (split for splits in owners.values() for split in splits if split.label != label)
    return any(joined in "".join(split.words) for split in others)


def _is_alone(told: Told, at: int, names: Names, beside: Name | None, label: Label) -> bool:
    """Whether no word in front says more of a name: "apple scab", "few-shot CoT", "the smaller Llama 1B"."""
    if not at:
        return True
    token = told.tokens[at - 1]
    if token[0] in _MARKS or "\n" in told.text[token[2] : told.tokens[at][1]]:
        return told.text[token[2] - 1] not in "-/"
    if beside is not None:
        other = beside.label
        return beside.kind != "category" or not (
            (other.rows and label.rows) or (other.columns and label.columns)
        )
    if token[3] in words("names", "function_words"):
        return True
    entry = lexicon().match(told.tokens, at - 1)
    return (
        entry is not None
        and entry[1] not in _ALTERING
        and token[3] not in words("names", "placing_adjectives")
    )


def _ends(told: Told, after: int, names: Names) -> bool:
    """Whether no noun stands behind a word that makes it another thing: "scab resistance"."""
    if after >= len(told.tokens):
        return True
    token = told.tokens[after]
    if token[0] in _MARKS or "\n" in told.text[told.tokens[after - 1][2] : token[1]]:
        return True
    key = token[3]
    if key in words("names", "function_words") or key in words("names", "things") or key in names.by_first:
        return True
    return lexicon().match(told.tokens, after) is not None


def is_title(told: Told, at: int) -> bool:
    """Whether words stand in a heading, or open a statement in bold: they have capitals whatever they are."""
    start = told.tokens[at][1]
    line = told.text.rfind("\n", 0, start) + 1
    return told.text.startswith("#", line) or told.text.endswith("**", line, start)
