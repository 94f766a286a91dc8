"""Where the color scale stands: what a statement about its ends says beside them."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.phrases import Phrase, Superlative, key_of
from heatparse.phrases import words

_PLACES = frozenset(("POSITION", "SUPERLATIVE", "UNKNOWN", "AREA"))
_LONGEST = 6  # phrases between the commas of a remark: ", placed below the grid,"


def without_places(phrases: Sequence[Phrase]) -> list[Phrase]:
    """Phrases without "at the bottom", "on the right", "at its foot", a remark between commas, and "since"."""
    found = _without_remark(_without_opening(list(phrases)))
    kept: list[Phrase] = []
    at = 0
    while at < len(found):
        end = _place_at(found, at)
        if end:
            at = end
            continue
        kept.append(found[at])
        at += 1
    return kept


def _place_at(phrases: Sequence[Phrase], at: int) -> int:
    """Index behind a place of the scale that begins here; 0 where none does."""
    if phrases[at].type != "PREPOSITION":
        return 0
    end = at + 1
    while end < len(phrases) and key_of(phrases[end]) in words("legends", "beside_places"):
        end += 1
    if end >= len(phrases) or phrases[end].type not in _PLACES:
        return 0
    key = phrases[end].key if isinstance(phrases[end], Superlative) else key_of(phrases[end])  # type: ignore[union-attr]
    if key not in words("legends", "scale_places"):
        return 0
    end += 1
    while end < len(phrases) and key_of(phrases[end]) in words("legends", "place_nouns"):
        end += 1
    return end


def _without_opening(phrases: list[Phrase]) -> list[Phrase]:
    """Without the words in front of the scale that say nothing of it: "since", "the vertical"."""
    at = 0
    while at < len(phrases) and key_of(phrases[at]) in words("legends", "scale_openers"):
        at += 1
    return phrases[at:]


def _without_remark(phrases: list[Phrase]) -> list[Phrase]:
    """Without what stands between two commas behind the scale and has no number."""
    if len(phrases) < 3 or phrases[1].type != "COMMA":
        return phrases
    end = next((at for at in range(2, len(phrases)) if phrases[at].type == "COMMA"), 0)
    remark = phrases[2:end]
    if not end or len(remark) > _LONGEST or any(phrase.type in ("AMOUNT", "REF") for phrase in remark):
        return phrases
    return [phrases[0], *phrases[end + 1 :]]
