"""The sentence around a clause: why the clause is not held against a text.

What narrows a clause, or tells what its words are of, may stand anywhere in its sentence, and, in the
later sentences of a paragraph, in front of it. The longer the sentence, the more of that a reader of
clauses misses: over descriptions that nobody had worked on, most refutations in sentences of up to
`_WORDS` words were right, and most in longer ones wrong. A clause without a verb of its own, in the midst of
its sentence, takes the better part of what it says from there.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.gates import has_appended
from heatparse.claims.language.lexicon import lexicon
from heatparse.claims.language.phrases import Amount, Phrase, key_at
from heatparse.claims.language.sentences import Clause, clauses_before, follows_in_sentence
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words as word_list

_PAIR = 2  # panels
_WORDS = (
    22  # of a sentence, without its lead, its numbers and what stands in brackets; a list of names is one
)
_KNOWN_WORDS = 26  # of a clause that opens its sentence and has no unknown word
_TAIL = 10  # words behind a clause that opens its sentence
_TAIL_UNKNOWN = 3  # … where there are more: words of these that nobody knows
_LATER_WORDS = 21  # … of one that follows another one in its paragraph
_ENDS = frozenset(".!?;")
# Kinds whose readers know every word of the sentence, or are no matter of it; courses are told at length.
_ANYWHERE = frozenset(("threshold", "trend", "legend", "layout", "cell-value", "symmetry"))
# Kinds of which a whole sentence is seldom needed: the rest of it tells what follows, or by how much.
_SELF_CONTAINED = frozenset(("extremum", "ranking"))
_VERBS = frozenset(
    ("BE", "HAVE", "OCCUR", "LEADS", "PEAKS", "SHARE", "TREND", "DIFFERENCE", "FACTOR", "COLON")
)
# What is said of something may begin with it: "…, B the lowest", "…, all of them above 0.5".
_SUBJECTS = frozenset((
    "REF", "SCOPE", "PRONOUN", "SUPERLATIVE", "DIMENSION", "AXISNOUN", "MEASURE", "CARDINAL", "NEGATION", "PART",
))  # fmt: skip

_WHOLE = frozenset(("tally", "whole step"))  # what has all that it needs by itself


def is_in_long_sentence(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a clause stands in a sentence that is too long to be sure of what narrows the clause."""
    if claim.kind in _ANYWHERE or clause.read & _WHOLE:  # type: ignore[attr-defined]
        return False
    if _is_settled(claim, clause):
        return False
    if claim.kind in _SELF_CONTAINED and _stands_first(clause, scene):  # type: ignore[attr-defined]
        return False
    if claim.kind == "comparison" and _faces_panels(clause, scene):  # type: ignore[attr-defined]
        return False
    sentence, is_later = _sentence_of(clause, scene)
    return sentence > (_LATER_WORDS if is_later else _WORDS)


def _faces_panels(clause: Clause, scene: Scene) -> bool:
    """ "Each cell of the right panel exceeds its counterpart on the left": of nothing less, in all of the sentence."""
    told = [clause, *clauses_before(clause, scene.text)]
    panels = {panel for ref in clause.refs() for panel in scene.panels_named(ref)}
    whole = all(scene.panels_named(ref) for each in told for ref in each.refs())
    narrowed = any(each.has("EXCEPTION", "RESTRICTION", "POSITION", "AREA", "PART") for each in told)
    scoped = [getattr(phrase, "noun", None) for each in told for phrase in each.of("SCOPE")]
    nouns = [noun.value for noun in scoped if noun is not None]
    relative = clause.words[0].key in word_list("function_words", "relative")
    each_cell = "cell" in nouns and nouns.count("cell") == len(nouns) and not relative
    return len(panels) == _PAIR and whole and each_cell and not (narrowed or clause.has("UNKNOWN"))


def _stands_first(clause: Clause, scene: Scene) -> bool:
    """Whether a clause of no great length opens its sentence, and what little stands behind takes nothing back."""
    before = clause.before
    if before is not None and follows_in_sentence(clause, before, scene.text):
        return False
    plain = clause
    if has_appended(clause):
        from heatparse.claims.extremes.appended_extremes import (
            alone,  # loaded where something may stand beside an extreme
        )

        plain = alone(clause)
    size, end = 0, plain.phrases[-1].end  # "it peaks at A and declines after that"
    tail: list[int] = []
    tokens = scene.draft.tokens_of(scene.draft.blocks[clause.block])
    for at, token in enumerate(tokens):
        if token[1] < clause.start:
            continue
        if token[1] >= clause.end:
            if token[3] in _ENDS:
                break
            if token[3] in word_list("reserves", "taking_back"):
                return False
        if token[0] != "QUANTITY" and token[3][:1].isalnum():
            size += token[1] < end
            tail += [at] if token[1] >= end else []
    strange = clause.has("UNKNOWN")
    if size > (_WORDS if strange else _KNOWN_WORDS):
        return False
    if len(tail) <= _TAIL:
        return True
    known = lexicon().written
    told = sum(tokens[at][3] not in known and scene.names.match(tokens, at) is None for at in tail)
    return not strange and told <= _TAIL_UNKNOWN and len(tail) <= _KNOWN_WORDS


def _is_settled(claim: BaseClaim, clause: Clause) -> bool:
    """Whether a difference is one of a list of which another is right, or stands beside its two numbers.

    A mean that is set against another one is settled as well.
    """
    if claim.kind == "aggregate":  # type: ignore[attr-defined]
        return "taken up" in clause.read
    return claim.kind == "difference" and not clause.read.isdisjoint(("listed", "ends"))  # type: ignore[attr-defined]


def _sentence_of(clause: Clause, scene: Scene) -> tuple[int, bool]:
    """How many words the sentence of a clause has, and whether another one stands in front of it."""
    first = clause
    labels = clause.words
    while first.before is not None:
        first = first.before
        labels = first.words + labels
    name_at = {
        start: word.start for word in labels if word.type == "LABEL" for start in range(word.start, word.end)
    }
    words, is_later, depth, listed = 0, False, 0, False
    for token in scene.draft.tokens_of(scene.draft.blocks[clause.block]):
        if token[1] < first.start:
            continue  # of the lead
        name = name_at.get(token[1])
        if token[3] in _ENDS and not depth:
            if token[1] >= clause.start:
                break
            words, is_later = 0, is_later or words > 0
        elif token[3] in ("(", "["):
            depth += 1
        elif token[3] in (")", "]"):
            depth = max(0, depth - 1)
        elif depth or token[0] == "QUANTITY" or not token[3][:1].isalnum():
            continue
        elif name is None:
            listed = listed and token[3] in word_list("function_words", "listing")
            words += not listed
        elif name == token[1]:
            words += not listed
            listed = True  # "A, B and C": so are the names behind it
    return words, is_later


def _is_numbered_heading(clause: Clause) -> bool:
    """ "Phase 3 – the trough": the number is one of the phases."""
    types = [phrase.type for phrase in clause.phrases if phrase.type not in ("COLON", "COMMA")]
    return types == ["UNKNOWN", "AMOUNT", "SUPERLATIVE"]


def is_fragment(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """ "…, compared with 178 for A and B", "… and a second, weaker one in May": the middle of a sentence."""
    before = clause.before
    if _is_numbered_heading(clause):
        return True
    if claim.kind in _ANYWHERE or before is None or not clause.phrases:  # type: ignore[attr-defined]
        return False
    if not follows_in_sentence(clause, before, scene.text) or _is_settled(claim, clause):
        return False
    if clause.phrases[0].type == "ORDER" and "victory" in clause.read:
        return False  # "A is best, ranking first on 3 of 5 tasks"
    compares = clause.phrases[0].type == "COMPARATIVE"
    if compares and (clause.contrasted or key_at(clause.phrases, 0).endswith(" than") or clause.has("THAN")):
        return False  # "A is ahead on P, but behind on Q", "… and also better than B": of whom is plain
    absolute = key_at(clause.phrases, 0) == "with" and clause.has("COMPARATIVE") and len(clause.phrases) > 1
    if absolute and clause.phrases[1].type in _SUBJECTS:
        return False  # "…, with each cell exceeding its counterpart"
    if _counts_at_place(clause.phrases):
        return False
    if len(clause.heads) == 1 and clause.has("SUPERLATIVE") and key_at(clause.phrases, 0) == "with":
        from heatparse.claims.reserves.peaks_beside import is_no_crest  # loaded where a peak is told beside

        if is_no_crest(clause, scene):
            return False
    return clause.types.isdisjoint(_VERBS) and clause.phrases[0].type not in _SUBJECTS


def _counts_at_place(phrases: Sequence[Phrase]) -> bool:
    """ "…, while in P two rows exceed 0.5": a place, what is counted there, and a verb that bounds it."""
    types = [phrase.type for phrase in phrases]
    placed = types[:2] in (["PREPOSITION", "REF"], ["RESTRICTION", "REF"]) and not {
        "SCOPE",
        "CARDINAL",
    }.isdisjoint(types[2:4])
    return placed and any(isinstance(phrase, Amount) and phrase.verb for phrase in phrases)
