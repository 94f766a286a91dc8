"""The sentence around a clause: why the clause is not held against a text.

What narrows a clause, or tells what its words are of, may stand anywhere in its sentence, and, in the
later sentences of a paragraph, in front of it. The longer the sentence, the more of that a reader of
clauses misses: over descriptions that nobody had worked on, most refutations in sentences of up to
`_WORDS` words were right, and most in longer ones wrong. A clause without a verb of its own, in the midst of
its sentence, takes the better part of what it says from there.
"""

from __future__ import annotations

from heatparse.claims.scene import Scene
from heatparse.claims.sentences import Clause, follows_in_sentence
from heatparse.models.claims import BaseClaim

_WORDS = 18  # of a sentence, without its lead, its numbers and what stands in brackets; a name is one
_LATER_WORDS = 16  # … of one that follows another one in its paragraph
_ENDS = frozenset(".!?;")
# Kinds whose readers know every word of the sentence, or which are no matter of a sentence.
_ANYWHERE = frozenset(("threshold", "legend", "layout", "cell-value"))
_VERBS = frozenset(("BE", "HAVE", "OCCUR", "LEADS", "PEAKS", "SHARE", "TREND", "DIFFERENCE", "FACTOR", "COLON"))
# What is said of something may begin with it: "…, B the lowest", "…, all of them above 0.5".
_SUBJECTS = frozenset((
    "REF", "SCOPE", "PRONOUN", "SUPERLATIVE", "DIMENSION", "AXISNOUN", "MEASURE", "CARDINAL", "NEGATION", "PART",
))  # fmt: skip


def is_in_long_sentence(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a clause stands in a sentence that is too long to be sure of what narrows the clause."""
    if claim.kind in _ANYWHERE:  # type: ignore[attr-defined]
        return False
    sentence, is_later = _sentence_of(clause, scene)
    return sentence > (_LATER_WORDS if is_later else _WORDS)


def _sentence_of(clause: Clause, scene: Scene) -> tuple[int, bool]:
    """How many words the sentence of a clause has, and whether another one stands in front of it."""
    first = clause
    names = list(clause.refs())
    while first.before is not None:
        first = first.before
        names += first.refs()
    inside = {start for name in names for start in range(name.start + 1, name.end)}
    words, is_later, depth = 0, False, 0
    for token in scene.draft.tokens_of(scene.draft.blocks[clause.block]):
        if token[1] < first.start:
            continue  # of the lead
        if token[3] in _ENDS and not depth:
            if token[1] >= clause.start:
                break
            words, is_later = 0, is_later or words > 0
        elif token[3] in ("(", "["):
            depth += 1
        elif token[3] in (")", "]"):
            depth = max(0, depth - 1)
        elif not depth and token[1] not in inside and token[0] != "QUANTITY" and token[3][:1].isalnum():
            words += 1
    return words, is_later


def is_fragment(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """ "…, compared with 178 for A and B", "… and a second, weaker one in May": the middle of a sentence."""
    before = clause.before
    if before is None or not follows_in_sentence(clause, before, scene.text) or not clause.phrases:
        return False
    return clause.types.isdisjoint(_VERBS) and clause.phrases[0].type not in _SUBJECTS
