"""From the prose blocks of a document to clauses: phrases with their context.

A clause is what one predicate says. Its context is the bold lead of its block ("**Strongest
pair:** …"), the heading or list head that it stands under, and the clause before it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from operator import is_
from typing import Any

from heatparse.blocks import Block
from heatparse.claims.language.frames import without_frames
from heatparse.claims.language.leads import (
    end_of_lead,
    end_of_plain_lead,
    only_names,
    opening_of,
    with_superlative,
)
from heatparse.claims.language.lexicon import lexicon, moving
from heatparse.claims.language.names import Names
from heatparse.claims.language.open_sentences import open_parts
from heatparse.claims.language.parsing import read_phrases
from heatparse.claims.language.phrases import Phrase, Ref
from heatparse.claims.language.sections import (
    LIST_HEAD,
    Section,
    is_list_head,
    item_level,
    level_of,
    named_by,
)
from heatparse.claims.language.settling import settle
from heatparse.claims.language.splitting import split_clauses
from heatparse.claims.language.words import Word, read_words
from heatparse.claims.plain.resumptions import resumed, words_of_block
from heatparse.phrases import words as word_list
from heatparse.reading.draft import Draft
from heatparse.records import Record, field, replace
from heatparse.tokens import Token

_PROSE_KINDS = frozenset(("item", "text", "heading"))
_CLAUSE_SIZE = (
    400  # words: what is longer is data in a row; reading it takes time with the square of its size
)

_MOTION = 4  # words of a statement about a motion, at least: "loss falls with depth"

# A clause without any of these says nothing that could be judged.
_CLAIMING = frozenset((
    "NUMBER", "CARDINAL", "SUPERLATIVE", "LEADS", "PEAKS", "PLACED", "COMPARATIVE", "DIFFERENCE", "FACTOR",
    "QUANTIFIER",
    "ADVERB", "SIGN", "DIAGONAL", "SYMMETRY", "TREND", "AGGREGATE", "COLOUR", "SPREAD", "SHARE", "AREA", "NEXT",
    "NEGATION", "ORDER", "ORDINAL", "POSITION",
))  # fmt: skip


# … but for one that says where an axis, or one of its labels, stands: "the models are the rows".
_SENTENCE_ENDS = frozenset(".!?;")
_PLACED = frozenset(("AXISNOUN", "LABEL"))
_DASHES = frozenset(("—", "–"))
_PAIR = 2  # marks around a remark; words of a name with its noun
_NOUNS = frozenset(("AXISNOUN", "DIMENSION"))
_EXPLAINED = frozenset(("LABEL", "PANEL", "DIAGONAL"))


def _nothing() -> None:
    return None


class Clause(Record):
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
    unresolved: bool = (
        False  # it speaks of "the city", and it is not plain of which; or its sentence is left open
    )
    topics: tuple[list[Word], ...] = ()  # the words of the headings above it, of its list head, of its lead
    read: set[str] = field(default_factory=set)  # the kinds of claims that were found in it
    # Made when they are first asked for:
    named: tuple[int, ...] | None = field(default_factory=_nothing, init=False)  # panels, once they are known
    phrases: list[Phrase] = field(init=False)
    types: frozenset[str] = field(init=False)  # of its phrases
    keys: frozenset[str] = field(init=False)  # of its words
    _refs: list[Ref] = field(init=False)

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
        if self.says(word_list("assertions", "direction")) or self.says(moving()):
            return True
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
        part.phrases, part.keys = phrases, self.keys
        return part


def follows_in_sentence(clause: Clause, before: Clause, text: str) -> bool:
    """Whether no sentence ends between two clauses."""
    return _SENTENCE_ENDS.isdisjoint(text[before.end : clause.start])


def clauses_before(clause: Clause, text: str) -> Iterator[Clause]:
    """The clauses before one in its sentence, the nearest first."""
    before = clause.before
    while before is not None and follows_in_sentence(clause, before, text):
        yield before
        clause, before = before, before.before


def read_clauses(draft: Draft, names: Names) -> Iterator[Clause]:
    """The clauses of all blocks that may hold claims, in the order of the text."""
    section, headed = Section(), -1
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
        is_head = block.kind == "heading" or (not is_data and is_list_head(draft, block))
        tokens = draft.tokens_of(block)
        told = False  # a statement of its own: "Loss falls with depth:" above the values
        if is_head and not (block.kind == "heading" and index == 0):  # the title speaks of everything
            words = settle(read_words(tokens, names, draft.text), names)
            section.enter(level_of(block), words)
            headed = index
            told = _tells_motion(words)
        elif block.kind == "item" and index == headed + 1 and section.heads_at(item_level(block)):
            pass  # "- **A:**" and "- **Trend:** …": the indent of a list was lost
        elif block.kind == "item" and draft.text.startswith("**", block.start):
            section.leave(item_level(block))  # a sibling of the list head, not below it
        elif block.kind == "text":
            section.leave(LIST_HEAD)
        if is_data and nests(draft.blocks, index) and (lead_end := end_of_lead(draft, block)):
            section.leave(item_level(block))
            lead = [token for token in tokens if token[1] < abs(lead_end)]
            section.enter(item_level(block), settle(read_words(lead, names, draft.text), names))
        if block.kind == "heading" or not _may_claim(tokens, is_data, is_head and not told):
            continue
        panels, heads = section.current()
        if not panels and index in of_panel:
            panels = (of_panel[index],)
        head = section.lead() if not is_head else []
        topics = section.topics()
        yield from _clauses(draft, index, block, tokens, names, panels, heads, head, is_data, topics)


def _tells_motion(words: list[Word]) -> bool:
    """ "Loss falls with depth:", and not "Decreasing loss:" or "Trend:"."""
    types = [word.type for word in words[:_MOTION]]
    return (
        len(types) == _MOTION and types[0] in ("MEASURE", "UNKNOWN") and types[1] in ("DIFFERENCE", "TREND")
    )


def nests(blocks: Sequence[Block], at: int) -> bool:
    """Whether an item has items of its own: "- **A:** 3, 4, 5" above "  - *Trend:* …"."""
    block, after = blocks[at], blocks[at + 1] if at + 1 < len(blocks) else None
    nested = after is not None and after.kind == "item" and after.indent > block.indent
    return nested and block.kind == "item"


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
    marked = end_of_lead(draft, block)
    lead_end = marked or (0 if is_data else end_of_plain_lead(draft, block))
    lead = head
    if lead_end:
        at = next((i for i, token in enumerate(tokens) if token[1] >= abs(lead_end)), len(tokens))
        lead_words = settle(with_superlative(read_words(tokens[:at], names, draft.text)), names)
        if lead_end < 0 and not only_names(lead_words):
            lead_end = 0
        if not marked and any(word.type == "SUPERLATIVE" for word in lead_words):
            lead_end = 0  # "Best model: A in P, B in Q" is a statement
    if lead_end:
        lead_panels, lead_heads, lead = named_by(lead_words)
        topics = (*topics, lead_words)
        panels, heads = lead_panels or panels, lead_heads + heads
        if at < len(tokens):
            tokens = tokens[at:]
        else:
            lead = head
    left_open = open_parts(tokens)
    if not is_data:
        tokens = without_frames(tokens, names, draft.text)
    before: Clause | None = None
    opening: tuple[tuple[int, ...], tuple[Ref, ...]] = (), ()
    words = read_words(tokens, names, draft.text)
    if "DASH" in [word.type for word in words]:
        from heatparse.claims.language.conjuncts import stop_at_dashes  # loaded where dashes stand

        stop_at_dashes(words, draft.text)
    words = settle(words, names)
    words = _without_insertions(_without_questions(words), draft.text)
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
            opening[0] or panels, opening[1] + heads, contrasted, is_data, block.start, topics=topics,
        )  # fmt: skip
        if left_open and any(start <= clause.start < end for start, end in left_open):
            clause.unresolved = True
        if any(word.type == "AXISNOUN" for word in part):
            _resume(clause, draft, names)
        if opening == ((), ()):
            opening = opening_of(part)
        yield clause
        before = clause


def _resume(clause: Clause, draft: Draft, names: Names) -> None:
    """Give a clause that speaks of "the city" the one that was named before."""
    found = resumed(clause.words, clause.heads, _words_before(clause, draft, names), draft.text)
    if found is None or (found.ref is None and clause.heads):
        return
    if found.ref is None:
        clause.unresolved = True
    else:
        clause.heads = (found.ref, *clause.heads)


def _words_before(clause: Clause, draft: Draft, names: Names) -> Iterator[list[Word]]:
    """The words of the clauses before one, the nearest first, and of the item in front of its own."""
    before = clause.before
    while before is not None:
        yield before.words
        before = before.before
    if clause.block:
        yield words_of_block(draft, clause.block - 1, names)


def _without_insertions(words: list[Word], text: str) -> list[Word]:
    """Without remarks about a name that stand between it and its predicate."""
    marks = [word.type == "COMMA" or word.key in _DASHES for word in words]
    if marks.count(True) < _PAIR or not any(
        is_mark and _may_be_explained(words[:at]) for at, is_mark in enumerate(marks)
    ):
        return words
    from heatparse.claims.language.insertions import without_insertions  # loaded where there may be one

    return without_insertions(words, text)


def _may_be_explained(front: list[Word]) -> bool:
    """Whether words end with a name, or with one and its noun: "the A model, which …, is"."""
    types = [word.type for word in front[-_PAIR:]]
    if types[-1:] and types[-1] in _NOUNS:
        types.pop()
    return bool(types) and types[-1] in _EXPLAINED


def _without_questions(words: list[Word]) -> list[Word]:
    """Without sentences that ask: "Is A the best model? No, …" says nothing of A yet."""
    if "?" not in [word.key for word in words]:
        return words
    kept: list[Word] = []
    sentence: list[Word] = []
    for word in words:
        sentence.append(word)
        if word.type == "STOP":
            kept += [] if word.key == "?" else sentence
            sentence = []
    return kept + sentence
