"""Leads: the bold beginning of a block, and the place in front of the first comma of a sentence."""

from __future__ import annotations

from heatparse.blocks import Block
from heatparse.claims.language.phrases import Ref
from heatparse.claims.language.sections import LEAD_SIZE, named_by
from heatparse.claims.language.words import Word
from heatparse.reading.draft import Draft

_DASHES = frozenset(("–", "—", "-"))  # behind a lead
_QUOTING = frozenset('`"“')
_LEAD_WORDS = 4  # of a lead that nothing marks
_PLACING = frozenset(("LABEL", "PANEL", "AXIS", "AXISNOUN", "EQUALS", "HEAD", "DIMENSION", "AND", "POSITION"))
# With one of these a bold sentence says something by itself.
_SAYING = frozenset((
    "BE", "HAVE", "OCCUR", "LEADS", "PEAKS", "PLACED", "SHARE", "COMPARATIVE", "TREND", "NUMBER", "CARDINAL",
    "QUANTIFIER", "ADVERB", "NEGATION", "SIGN", "SYMMETRY", "HEDGE",
))  # fmt: skip


def end_of_lead(draft: Draft, block: Block) -> int:
    """Where the bold lead of a block ends, 0 without one; negative where it ends like a sentence."""
    text = draft.text
    mark = "**" if text.startswith("**", block.start) else "*"
    if not text.startswith(mark, block.start):
        return 0
    size = len(mark)
    end = text.find(mark, block.start + size, block.start + size + LEAD_SIZE)
    if end < 0 or end >= block.end:
        return 0
    if text[end - 1] == ":":
        return end + size
    if text.startswith(":", end + size):
        return end + size + 1
    if text[end - 1] == "." or text[end + size : end + size + 3].strip() in _DASHES:
        return -end - size
    return 0


def end_of_plain_lead(draft: Draft, block: Block) -> int:
    """Where a lead of few words without any mark ends, "Best model: The top is A"; 0 without one.

    Negative for several words, which may be a statement.
    """
    text = draft.text
    colon = text.find(": ", block.start, min(block.end, block.start + LEAD_SIZE))
    lead = text[block.start : max(colon, 0)]
    told = lead.split()
    if not lead[:1].isupper() or len(told) > _LEAD_WORDS or not all(map(str.isalpha, told)):
        return 0
    following = text[colon + 2 : colon + 3]
    if not (following.isupper() or following in _QUOTING):
        return 0
    return colon + 1 if len(told) == 1 else -colon - 1


def only_names(words: list[Word]) -> bool:
    """Whether a bold sentence at the beginning only names what follows: "**Best model.** A reaches 0.9"."""
    types = [word.type for word in words]
    changes = "DIFFERENCE" in types and "LABEL" in types[: types.index("DIFFERENCE")]
    return _SAYING.isdisjoint(types) and not changes  # "**A improves.**" is a statement


def with_superlative(words: list[Word]) -> list[Word]:
    """A lead that begins with "most" names what has the most: "**Most correct predictions:** A"."""
    if len(words) > 1 and words[0].key == "most" and words[0].type == "QUANTIFIER":
        words[0].type, words[0].value = "SUPERLATIVE", "high"
    return words


def opening_of(words: list[Word]) -> tuple[tuple[int, ...], tuple[Ref, ...]]:
    """The place in front of the first comma, or colon, which holds for the whole sentence: "On A, B leads and C
    is second", "A: B leads, and C is second"."""
    end = next((at for at, word in enumerate(words) if word.key == "," or word.type == "COLON"), 0)
    if end and words[end].type == "COLON" and all(word.type in _PLACING for word in words[:end]):
        panels, heads, _ = named_by(words[:end])
        return panels, heads
    if words[0].type == "PREPOSITION" and not (end and all(word.type in _PLACING for word in words[1:end])):
        end = _end_of_place(words)
    if not end or words[0].type != "PREPOSITION" or not all(word.type in _PLACING for word in words[1:end]):
        return (), ()
    panels, heads, _ = named_by(words[1:end])
    return panels, heads


def _end_of_place(words: list[Word]) -> int:
    """ "In layer 4 the four positions are …": where a place ends without a comma; 0 where that is not plain."""
    end = next((at for at, word in enumerate(words[1:], start=1) if word.type not in _PLACING), len(words))
    if end >= len(words) or words[end - 1].type != "LABEL" or any(word.type == "AND" for word in words[:end]):
        return 0
    return end if words[end].type == "CARDINAL" and words[end].definite else 0
