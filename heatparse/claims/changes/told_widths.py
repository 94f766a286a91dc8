"""What a clause tells of the widest gap: the two that it lies between, its place, and its size.

The two may be those of a sentence in front, "A beats B. The gap is widest on P, where it is 9", and so may the gap.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import without_units
from heatparse.claims.parts.carried_gaps import is_gap
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_TWO = 2
_NEAR = 4  # clauses
# What a clause consists of that only tells the size of what stands in front of it.
_SIZE = frozenset(
    ("PRONOUN", "BE", "HAVE", "OCCUR", "PREPOSITION", "AMOUNT", "DIFFERENCE", "CARDINAL", "COMMA")
)


def told_width(clause: Clause, scene: Scene) -> list[Phrase]:
    """The phrases that tell of the gap, of what it is, and its size; none where they do not."""
    own, before = without_units(clause.phrases, scene), clause.before
    if clause.has("SUPERLATIVE"):
        return _with_ends(clause, own, scene)
    told = before is not None and before.has("SUPERLATIVE") and not before.has("AMOUNT")
    if before is None or not told or not own or not _only_tells_size(own, before):
        return []
    return [
        *_with_ends(before, before.phrases, scene),
        *(phrase for phrase in own if isinstance(phrase, Amount)),
    ]


def _only_tells_size(own: Sequence[Phrase], before: Clause) -> bool:
    """ "Where it amounts to 3", "reaching 3", "with 3 between them"; the place may be told again."""
    named = [ref.names for ref in before.refs()]
    own = [p for p in own if not isinstance(p, Ref) or p.names not in named]
    while own and own[0].type == "PREPOSITION" and len(own) > 1 and own[1].type in ("PREPOSITION", "PRONOUN"):
        own = own[1:]
    nouns = [phrase for phrase in own if phrase.type == "DIFFERENCE"]
    opened = key_at(own, 0) in words("takings_up", "opening_size") or own[0].type in ("HAVE", "BE")
    return opened and all(is_gap(noun) for noun in nouns) and all(phrase.type in _SIZE for phrase in own)


def _with_ends(clause: Clause, phrases: Sequence[Phrase], scene: Scene) -> list[Phrase]:
    """Phrases that tell where a gap is widest, with the two that it lies between."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "DIFFERENCE" and is_gap(phrase)), None)
    earlier = list(_clauses_near(clause))
    if at is None:
        noun = next((c.phrases[0] for c in earlier if c.phrases and _opens_with_gap(c)), None)
        if noun is None or key_at(phrases, 0) != "it":
            return []
        phrases, at = [noun, *phrases[1:]], 0
    key = key_at(phrases, at)
    joined = key_at(phrases, at + 1) in words("function_words", "gap_joints") - {"in", "across"}
    if (
        at
        and key_at(phrases, at - 1) in words("function_words", "possessive")
        and (joined or key.endswith(" over"))
    ):
        subject = next((c.phrases[0] for c in earlier if c.phrases and isinstance(c.phrases[0], Ref)), None)
        return [subject, *phrases] if subject is not None else []
    if joined or key.endswith((" of", " over")) or _names_two(phrases, scene):
        return list(phrases)
    for told in earlier:
        if told.has("COMPARATIVE"):
            ends = [ref for ref in told.refs() if ref.is_panel] or [ref for ref in told.refs() if ref.names]
            return [*ends, *phrases] if sum(len(ref.names) for ref in ends) == _TWO else []
    return []


def _clauses_near(clause: Clause) -> Iterator[Clause]:
    """The clauses in front, the nearest first."""
    before, steps = clause.before, 0
    while before is not None and steps < _NEAR:
        yield before
        before, steps = before.before, steps + 1


def _opens_with_gap(clause: Clause) -> bool:
    return clause.phrases[0].type == "DIFFERENCE" and is_gap(clause.phrases[0]) and clause.has("SUPERLATIVE")


def _names_two(phrases: Sequence[Phrase], scene: Scene) -> bool:
    """Whether two panels, or two lines in one breath, are named: "A and B differ most on P"."""
    refs = [phrase for phrase in phrases if isinstance(phrase, Ref)]
    panels = {panel for ref in refs for panel in scene.panels_named(ref)}
    both = any(phrase.type == "DIMENSION" and getattr(phrase, "value", "") == "panel" for phrase in phrases)
    return both or len(panels) == _TWO or any(len(ref.names) == _TWO for ref in refs[:1])
