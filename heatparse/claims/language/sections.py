"""Sections: what the headings, and the list heads among them, name for the blocks below."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.blocks import Block
from heatparse.claims.language.parsing import read_phrases
from heatparse.claims.language.phrases import Phrase, Ref, Superlative
from heatparse.claims.language.words import Word
from heatparse.phrases import words as word_list
from heatparse.reading.draft import Draft

# Words that make a heading or a lead worth reading.
_NAMING = frozenset((
    "LABEL", "PANEL", "HEAD", "AXIS", "AXISNOUN", "POSITION", "SUPERLATIVE", "COMPARATIVE", "DIFFERENCE", "DIAGONAL",
    "TREND", "AGGREGATE", "SPREAD", "SYMMETRY", "SIGN", "COLOUR", "MEASURE", "DIMENSION",
))  # fmt: skip
_EDGES = frozenset(("AREA", "DIMENSION", "AXISNOUN"))  # behind a word for where they are
_FEW = 4  # phrases of a lead that names one line and nothing else
LEAD_SIZE = 90  # characters: a longer beginning is a sentence, not a lead
# The levels of lines that head what follows without being headings: below any heading.
_BOLD_LINE, LIST_HEAD = 10, 11


class Section:
    """What the headings and list heads above a block name."""

    def __init__(self) -> None:
        # level, panels, categories, all phrases, all words
        self.entries: list[tuple[int, tuple[int, ...], tuple[Ref, ...], list[Phrase], list[Word]]] = []

    def enter(self, level: int, words: list[Word]) -> None:
        """A heading ends all that stand on its level or below."""
        self.leave(level)
        self.entries.append((level, *named_by(words), words))

    def leave(self, level: int) -> None:
        """What stands on a level or below has ended."""
        while self.entries and self.entries[-1][0] >= level:
            self.entries.pop()

    def heads_at(self, level: int) -> bool:
        """Whether the head of a list on this level names categories and nothing else: "**Layer 3:**"."""
        if not self.entries or self.entries[-1][0] != level:
            return False
        refs, phrases = self.entries[-1][2], self.entries[-1][3]
        return bool(refs) and all(phrase.type in ("REF", "COLON") for phrase in phrases)

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


def level_of(block: Block) -> int:
    """The level of a heading, or of a line that heads what follows."""
    if block.kind == "heading":
        return block.level
    return item_level(block) if block.kind == "item" else _BOLD_LINE


def item_level(block: Block) -> int:
    """The level of a list item; a bullet stands below a number that is no further in."""
    return LIST_HEAD + 2 * block.indent + (block.ordinal is None)


def is_list_head(draft: Draft, block: Block) -> bool:
    """Whether a line heads what follows: "**AIME24 Dataset:**" alone on it."""
    content = draft.content(block)
    return len(content) <= LEAD_SIZE and (
        content.rstrip("* ").endswith(":") or (content.startswith("**") and content.endswith("**"))
    )


def named_by(words: list[Word]) -> tuple[tuple[int, ...], tuple[Ref, ...], list[Phrase]]:
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
    placed = None if heads or not named else placed_bracket(phrases)
    return panels, heads if placed is None else (placed,), phrases


def placed_bracket(phrases: Sequence[Phrase]) -> Ref | None:
    """The lines that a bracket names behind a word for where they are: "Top (Layers 1-4)", "Left edge (A)"."""
    types = [phrase.type for phrase in phrases]
    if types.count("OPEN") != 1 or "CLOSE" not in types:
        return None
    start = types.index("OPEN")
    front, inside, behind = (
        phrases[:start],
        phrases[start + 1 : types.index("CLOSE")],
        phrases[types.index("CLOSE") + 1 :],
    )
    told = inside[0] if len(inside) == 1 and all(phrase.type == "COLON" for phrase in behind) else None
    where = [phrase for phrase in front if _tells_where(phrase)]
    if not where or not all(phrase in where or phrase.type in _EDGES for phrase in front):
        return None
    return told if isinstance(told, Ref) and told.names and not told.is_panel else None


def _tells_where(phrase: Phrase) -> bool:
    """Whether a phrase says where something is, along one axis: "top", "center", "right"."""
    if isinstance(phrase, Superlative):
        return phrase.key in word_list("regions", "plain_edges") and not phrase.nouns
    if isinstance(phrase, Ref):
        return bool(phrase.position) and "-" not in phrase.position and not phrase.names
    return phrase.type == "POSITION" and "-" not in str(getattr(phrase, "value", "-"))
