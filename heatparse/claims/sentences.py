"""From the prose blocks of a document to clauses: phrases with their context.

A clause is what one predicate says. Its context is the bold lead of its block ("**Strongest
pair:** …"), the heading or list head that it stands under, and the clause before it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from operator import is_
from typing import Any

from heatparse.blocks import Block
from heatparse.claims.lexicon import lexicon
from heatparse.claims.names import Names
from heatparse.claims.parsing import read_phrases
from heatparse.claims.phrases import Phrase, Ref
from heatparse.claims.settling import settle
from heatparse.claims.splitting import split_clauses
from heatparse.claims.words import Word, read_words
from heatparse.reading.draft import Draft
from heatparse.tokens import Token

_PROSE_KINDS = frozenset(("item", "text", "heading"))
# Words that make a heading or a lead worth reading.
_NAMING = frozenset((
    "LABEL", "PANEL", "HEAD", "AXIS", "AXISNOUN", "POSITION", "SUPERLATIVE", "COMPARATIVE", "DIFFERENCE", "DIAGONAL",
    "TREND", "AGGREGATE", "SPREAD", "SYMMETRY", "SIGN", "COLOUR", "MEASURE", "DIMENSION",
))  # fmt: skip
_FEW = 4  # phrases of a lead that names one line and nothing else
_DASHES = frozenset(("–", "—", "-"))  # behind a lead
_PLACING = frozenset(("LABEL", "PANEL", "AXIS", "AXISNOUN", "EQUALS", "HEAD", "DIMENSION", "AND", "POSITION"))
# With one of these a bold sentence says something by itself.
_SAYING = frozenset((
    "BE", "HAVE", "OCCUR", "LEADS", "PEAKS", "PLACED", "SHARE", "COMPARATIVE", "TREND", "NUMBER", "CARDINAL",
    "QUANTIFIER", "ADVERB", "NEGATION", "SIGN", "SYMMETRY", "HEDGE",
))  # fmt: skip
_LEAD_SIZE = 90  # characters: a longer beginning is a sentence, not a lead
_CLAUSE_SIZE = (
    400  # words: what is longer is data in a row; reading it takes time with the square of its size
)


# A clause without any of these says nothing that could be judged.
_CLAIMING = frozenset((
    "NUMBER", "CARDINAL", "SUPERLATIVE", "LEADS", "PEAKS", "PLACED", "COMPARATIVE", "DIFFERENCE", "FACTOR",
    "QUANTIFIER",
    "ADVERB", "SIGN", "DIAGONAL", "SYMMETRY", "TREND", "AGGREGATE", "COLOUR", "SPREAD", "SHARE", "AREA", "NEXT",
    "NEGATION", "ORDER", "POSITION",
))  # fmt: skip


# … but for one that says where an axis, or one of its labels, stands: "the models are the rows".
_PLACED = frozenset(("AXISNOUN", "LABEL"))


@dataclass(slots=True)
class Clause:
    """What one predicate says. `start:end` is its place in the text."""

    words: list[Word]
    start: int
    end: int
    block: int
    lead: list[Phrase] = field(default_factory=list)  # of its block, for the first clause only
    before: Clause | None = None  # the clause before it in the block
    panels: tuple[int, ...] = ()  # of the section; empty: none said
    heads: tuple[Ref, ...] = ()  # categories that the section, list head or lead names
    contrasted: bool = False  # it begins with "while", "but" …
    is_data: bool = False  # it stands in the data part: its cells are no claims
    block_start: int = 0  # where the block begins in the text
    topics: tuple[list[Word], ...] = ()  # the words of the headings above it, of its list head, of its lead
    read: set[str] = field(default_factory=set)  # the kinds of claims that were found in it
    # Made when they are first asked for:
    phrases: list[Phrase] = field(init=False, repr=False, compare=False)
    types: frozenset[str] = field(init=False, repr=False, compare=False)  # of its phrases
    keys: frozenset[str] = field(init=False, repr=False, compare=False)  # of its words
    _refs: list[Ref] = field(init=False, repr=False, compare=False)

    def __getattr__(self, name: str) -> Any:
        value: object
        if name == "phrases":
            value = read_phrases(self.words)
        elif name == "types":
            value = frozenset([phrase.type for phrase in self.phrases])
        elif name == "keys":
            value = frozenset([word.key for word in self.words])
        elif name == "_refs":
            value = [phrase for phrase in self.phrases if isinstance(phrase, Ref)]
        else:
            raise AttributeError(name)
        setattr(self, name, value)
        return value

    @property
    def may_claim(self) -> bool:
        """Whether any of its words could be part of a claim."""
        types = {word.type for word in self.words}
        return not _CLAIMING.isdisjoint(types) or ("DIMENSION" in types and not _PLACED.isdisjoint(types))

    def refs(self) -> list[Ref]:
        """Its references, in the order of the text."""
        return self._refs

    def of(self, *types: str) -> list[Phrase]:
        """The phrases of some types."""
        return [phrase for phrase in self.phrases if phrase.type in types]

    def has(self, *types: str) -> bool:
        """Whether it has a phrase of one of some types."""
        return not self.types.isdisjoint(types)

    def says(self, words: Iterable[str]) -> bool:
        """Whether any of some folded words is among its own. The quickest look that there is."""
        return not self.keys.isdisjoint(words)

    def part(self, phrases: list[Phrase], heads: tuple[Ref, ...] | None = None) -> Clause:
        """The clause with a part of its phrases, and with other categories for its heads."""
        if heads is None and len(phrases) == len(self.phrases) and all(map(is_, phrases, self.phrases)):
            return self
        part = replace(self, heads=self.heads if heads is None else heads)
        part.phrases = phrases
        return part


class _Section:
    """What the headings and list heads above a block name."""

    def __init__(self) -> None:
        # level, panels, categories, all phrases, all words
        self.entries: list[tuple[int, tuple[int, ...], tuple[Ref, ...], list[Phrase], list[Word]]] = []

    def enter(self, level: int, words: list[Word]) -> None:
        """A heading ends all that stand on its level or below."""
        self.leave(level)
        self.entries.append((level, *_named(words), words))

    def leave(self, level: int) -> None:
        while self.entries and self.entries[-1][0] >= level:
            self.entries.pop()

    def current(self) -> tuple[tuple[int, ...], tuple[Ref, ...]]:
        """The panels and the categories that were named last."""
        panels = next((entry[1] for entry in reversed(self.entries) if entry[1]), ())
        heads = next((entry[2] for entry in reversed(self.entries) if entry[2]), ())
        return panels, heads

    def topics(self) -> tuple[list[Word], ...]:
        """The words of all headings and list heads that stand above."""
        return tuple([entry[4] for entry in self.entries])

    def lead(self) -> list[Phrase]:
        """The head of the list that is being read: "**Highest Scores**:"."""
        return self.entries[-1][3] if self.entries and self.entries[-1][0] >= _BOLD_LINE else []


# The levels of lines that head what follows without being headings: below any heading.
_BOLD_LINE, _LIST_HEAD = 10, 11


def read_clauses(draft: Draft, names: Names) -> Iterator[Clause]:
    """The clauses of all blocks that may hold claims, in the order of the text."""
    section = _Section()
    data = [index for index, role in draft.roles.items() if role == "data"]
    last_data = max(data, default=len(draft.blocks))
    of_panel = {index: number for number, panel in enumerate(draft.panels) for index in panel.blocks}
    stated = {cell.span.line - 1 for panel in draft.panels for cell in panel.cells}
    for index, block in enumerate(draft.blocks):
        role = draft.roles.get(index, "prose")
        if block.kind not in _PROSE_KINDS or role in ("title", "other-figure"):
            continue
        if role in ("axis", "legend") and index < last_data:
            continue  # behind the data part it is an observation about the axis or the legend
        is_data = block.line in stated
        is_head = block.kind == "heading" or (not is_data and _is_list_head(draft, block))
        tokens = draft.tokens_of(block)
        if is_head and not (block.kind == "heading" and index == 0):  # the title speaks of everything
            words = settle(read_words(tokens, names, draft.text), names)
            section.enter(_level(block), words)
        elif block.kind == "item" and draft.text.startswith("**", block.start):
            section.leave(_LIST_HEAD + block.indent)  # a sibling of the list head, not below it
        elif block.kind == "text":
            section.leave(_LIST_HEAD)
        if block.kind == "heading" or not _may_claim(tokens, is_data, is_head):
            continue
        panels, heads = section.current()
        if not panels and index in of_panel:
            panels = (of_panel[index],)
        head = section.lead() if not is_head else []
        topics = section.topics()
        yield from _clauses(draft, index, block, tokens, names, panels, heads, head, is_data, topics)


def _level(block: Block) -> int:
    if block.kind == "heading":
        return block.level
    return _LIST_HEAD + block.indent if block.kind == "item" else _BOLD_LINE


def _is_list_head(draft: Draft, block: Block) -> bool:
    """E.g. "**AIME24 Dataset:**" alone on its line."""
    content = draft.content(block)
    return len(content) <= _LEAD_SIZE and (
        content.rstrip("* ").endswith(":") or (content.startswith("**") and content.endswith("**"))
    )


def _named(words: list[Word]) -> tuple[tuple[int, ...], tuple[Ref, ...], list[Phrase]]:
    """The panels and the categories that a heading names; categories in brackets are remarks."""
    if not any(word.type in _NAMING for word in words):
        return (), (), []
    phrases = read_phrases([word for word in words if word.type != "STOP"])
    refs = [phrase for phrase in phrases if isinstance(phrase, Ref)]
    panels = tuple(n for ref in refs if ref.is_panel for name in ref.names for n in sorted(name.label.panels))
    bracket = next(
        (phrase.start for phrase in phrases if phrase.type == "OPEN"), words[-1].end if words else 0
    )
    named = [ref for ref in refs if ref.names and not ref.is_panel]
    heads = tuple(ref for ref in named if ref.start < bracket)
    if not heads and any(ref.position for ref in refs):
        heads = tuple(named[:1])  # "Row 2 (Window 2000)"
        lines = [ref for ref in refs if ref.position and ref.noun in ("row", "column")]
        if not named and len(lines) == 1 and len(phrases) < _FEW:
            heads = (lines[0],)  # "Bottom row:"
    return panels, heads, phrases


def _may_claim(tokens: list[Token], is_data: bool, is_head: bool) -> bool:
    """Whether a block holds a number or a word that a claim is made of.

    A line of the data part is read for its remarks alone, the head of a list for its numbers.
    """
    vocabulary = lexicon()
    if is_data:
        return not vocabulary.remarks.isdisjoint([token[3] for token in tokens])
    if is_head:
        return any(token[0] == "QUANTITY" for token in tokens)
    starts = vocabulary.triggers
    return any(token[0] == "QUANTITY" or token[3] in starts for token in tokens)


def _clauses(
    draft: Draft, index: int, block: Block, tokens: list[Token], names: Names,
    panels: tuple[int, ...], heads: tuple[Ref, ...], head: list[Phrase], is_data: bool,
    topics: tuple[list[Word], ...],
) -> Iterator[Clause]:  # fmt: skip
    lead_end = _lead_end(draft, block)
    lead = head
    if lead_end:
        at = next((i for i, token in enumerate(tokens) if token[1] >= abs(lead_end)), len(tokens))
        lead_words = settle(_with_superlative(read_words(tokens[:at], names, draft.text)), names)
        if lead_end < 0 and not _only_names(lead_words):
            lead_end = 0
    if lead_end:
        lead_panels, lead_heads, lead = _named(lead_words)
        topics = (*topics, lead_words)
        panels, heads = lead_panels or panels, lead_heads + heads
        if at < len(tokens):
            tokens = tokens[at:]
        else:
            lead = head
    before: Clause | None = None
    opening: tuple[tuple[int, ...], tuple[Ref, ...]] = (), ()
    words = settle(read_words(tokens, names, draft.text), names)
    words = _without_questions(words)
    parts = list(split_clauses(words))
    ends = [word.start for word in words if word.type == "STOP"]  # of sentences
    for part, contrasted in parts:
        if len(part) > _CLAUSE_SIZE:
            before = None
            continue
        if before is None or bisect_left(ends, before.end) < bisect_left(ends, part[0].start):
            opening = (), ()
        clause = Clause(
            part, part[0].start, part[-1].end, index, lead if before is None else [], before,
            opening[0] or panels, opening[1] + heads, contrasted, is_data, block.start, topics,
        )  # fmt: skip
        if opening == ((), ()):
            opening = _opening(part)
        yield clause
        before = clause


def _without_questions(words: list[Word]) -> list[Word]:
    """Without sentences that ask: "Is A the best model? No, …" says nothing of A yet."""
    if not any(word.key == "?" for word in words):
        return words
    kept: list[Word] = []
    sentence: list[Word] = []
    for word in words:
        sentence.append(word)
        if word.type == "STOP":
            kept += [] if word.key == "?" else sentence
            sentence = []
    return kept + sentence


def _opening(words: list[Word]) -> tuple[tuple[int, ...], tuple[Ref, ...]]:
    """The place in front of the first comma, or colon, which holds for the whole sentence: "On A, B leads and C
    is second", "A: B leads, and C is second"."""
    end = next((at for at, word in enumerate(words) if word.key == "," or word.type == "COLON"), 0)
    if end and words[end].type == "COLON" and all(word.type in _PLACING for word in words[:end]):
        panels, heads, _ = _named(words[:end])
        return panels, heads
    if words[0].type != "PREPOSITION" or not all(word.type in _PLACING for word in words[1:end]):
        return (), ()
    panels, heads, _ = _named(words[1:end])
    return panels, heads


def _with_superlative(words: list[Word]) -> list[Word]:
    """A lead that begins with "most" names what has the most: "**Most correct predictions:** A"."""
    if len(words) > 1 and words[0].key == "most" and words[0].type == "QUANTIFIER":
        words[0].type, words[0].value = "SUPERLATIVE", "high"
    return words


def _only_names(words: list[Word]) -> bool:
    """Whether a bold sentence at the beginning only names what follows: "**Best model.** A reaches 0.9"."""
    types = [word.type for word in words]
    changes = "DIFFERENCE" in types and "LABEL" in types[: types.index("DIFFERENCE")]
    return _SAYING.isdisjoint(types) and not changes  # "**A improves.**" is a statement


def _lead_end(draft: Draft, block: Block) -> int:
    """Where the bold lead of a block ends, 0 without one; negative where it ends like a sentence."""
    text = draft.text
    mark = "**" if text.startswith("**", block.start) else "*"
    if not text.startswith(mark, block.start):
        return 0
    size = len(mark)
    end = text.find(mark, block.start + size, block.start + size + _LEAD_SIZE)
    if end < 0 or end >= block.end:
        return 0
    if text[end - 1] == ":":
        return end + size
    if text.startswith(":", end + size):
        return end + size + 1
    if text[end - 1] == "." or text[end + size : end + size + 3].strip() in _DASHES:
        return -end - size
    return 0
