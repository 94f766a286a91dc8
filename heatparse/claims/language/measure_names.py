"""Names of what a document measures that hold a word of another meaning: "peak load", "lead time", "mean delay"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from heatparse.claims.language.forms import Keys, other_number
from heatparse.claims.language.lexicon import lexicon
from heatparse.models import Document
from heatparse.phrases import words as word_list
from heatparse.records import NamedTuple
from heatparse.tokens import Token, Tokens

_DERIVED = frozenset(("AGGREGATE", "SPREAD"))
_DERIVING = frozenset(("AGGREGATE", "DIFFERENCE", "TREND", "PREPOSITION", "COLOUR"))
_ENDS = word_list("names", "title_joints") | word_list("names", "measure_ends")
_LONGEST = 4  # words of such a name


class MeasureNames(NamedTuple):
    """`names` are folded, by their first word, in both numbers; `derived` are words such as "mean" in any of them."""

    names: Mapping[str, list[Keys]]
    derived: frozenset[str]


def measure_names(document: Document) -> MeasureNames:
    """The names of the values, most of which would be misread word by word.

    "Peak load" holds no peak. Those that tell a mean, a total or a change are left out: "the highest
    average score" may be the mean of a line all the same.
    """
    names: dict[str, list[Keys]] = {}
    derived: set[str] = set()
    for tokens in _told_measures(document):
        keys = tuple([token[3] for token in tokens])
        entries = [entry for at in range(len(tokens)) if (entry := lexicon().match(tokens, at)) is not None]
        types = {entry[1] for entry in entries}
        derived |= {entry[3] for entry in entries if entry[1] in _DERIVED}
        if len(keys) > 1 and types.isdisjoint(_DERIVING) and keys not in names.get(keys[0], ()):
            names.setdefault(keys[0], []).extend([keys, (*keys[:-1], other_number(keys[-1]))])
    return MeasureNames(names, frozenset(derived))


def titles_of(document: Document) -> list[str]:
    """The title of the heading, and the one that a line tells where that is another."""
    told = getattr(document._reading, "told_title", None)
    return [title for title in (document.title, told) if title]


def _told_measures(document: Document) -> Iterator[list[Token]]:
    """What the title and the legends begin with: "Max Load by Hour", "Color bar: peak load (kW), from 0 to 8"."""
    texts = titles_of(document)
    for panel in document.panels:
        if panel.legend is not None and (span := panel.legend.span) is not None:
            texts += [panel.legend.label or "", document.text[span.start : span.end].partition(":")[2]]
    for text in texts:
        tokens = Tokens(text).items
        marks = (t[0] in ("QUOTE", "TICK") or t[3] == "*" for t in tokens)
        first = next((at for at, is_mark in enumerate(marks) if not is_mark), 0)
        ends = (at for at, t in enumerate(tokens[first:]) if t[0] != "WORD" or (at and t[3] in _ENDS))
        size = next(ends, None)
        if size is None:
            size = len(tokens) - first
        if 0 < size <= _LONGEST and tokens[first + size - 1][3] not in word_list("names", "value_words"):
            yield tokens[first : first + size]
