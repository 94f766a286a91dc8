"""Bases: what a statement is measured on, where that is not the figure itself.

"All values are below 0.5 (in the earlier study)", "A is ahead of B, for its size", "per watt, A is best": the words
fit the cells, and the statement is made on something else, which no reader takes into account.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from heatparse.claims.language.metrics import fits_measure, sides_of
from heatparse.claims.language.phrases import Phrase, Scope, Superlative, key_of
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.language.things import is_thing, is_way_word
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_OPENING = frozenset(("PREPOSITION", "RESTRICTION", "BY", "THAN"))
_BOUNDS = frozenset(("COMMA", "OPEN", "CLOSE", "COLON"))
# What an aside may consist of that names nothing of the figure.
_NAMELESS = _OPENING | {"UNKNOWN", "PRONOUN", "ORDINAL", "POSITION", "SHARE", "AND", "JOIN"}
_STEPS = frozenset(("AXISNOUN", "DIMENSION", "DIFFERENCE", "REF"))  # an axis may be listed among the columns
_SHARE_OF = ("PREPOSITION", "SHARE", "PREPOSITION")
_BARE = 2  # phrases of "by rank"
_BEHIND = 40  # characters behind a clause


def is_on_other_basis(kind: str, clause: Clause, scene: Scene) -> bool:
    """Whether a clause of a kind is told on another basis than the values that are shown."""
    phrases = clause.phrases
    if clause.says(words("reserves", "computed") - scene.opening):
        return True
    if kind == "difference" and any(map(_is_of_means, clause.of("SUPERLATIVE"))):
        return True
    return (
        (clause.has("PREPOSITION") and _is_by_the_piece(kind, clause, scene))
        or (clause.has("PRONOUN") and _is_for_its_kind(phrases))
        or _tells_share(clause, scene)
        or (clause.has("SCOPE") and _is_of_half(phrases))
        or (clause.has("SCOPE") and _is_for_others(phrases, scene))
        or (clause.has("UNKNOWN") and _has_foreign_aside(phrases, scene))
        or (clause.has("RESTRICTION") and _is_restricted_elsewhere(phrases))
    )


def _is_of_means(phrase: Phrase) -> bool:
    """ "The gap between the best and the worst average": of numbers that are made of the cells."""
    return isinstance(phrase, Superlative) and any(noun.type == "AGGREGATE" for noun in phrase.nouns)


def _is_by_the_piece(kind: str, clause: Clause, scene: Scene) -> bool:
    """ "A is best per watt", "the loss per step is 3": a rate, unless the figure shows just that rate."""
    for one, two in pairwise(clause.phrases):
        if key_of(one) not in words("reserves", "by_the_piece"):
            continue
        if (
            two.type == "DIFFERENCE" or (two.type in _STEPS and kind == "difference")
        ) and "step" not in clause.read:
            return True
        if _is_foreign(two, scene):
            return True
    return False


def _is_for_its_kind(phrases: Sequence[Phrase]) -> bool:
    """ "For its size, A is strong"."""
    return any(
        key_of(one) in words("reserves", "considering")
        and key_of(two) in words("function_words", "possessive")
        and three.type == "UNKNOWN"
        for one, two, three in zip(phrases, phrases[1:], phrases[2:], strict=False)
    )


def _tells_share(clause: Clause, scene: Scene) -> bool:
    """ "A reaches 0.4 as a share of its total": in the clause, in front of it, or behind it."""
    if _is_share_of(clause.phrases):
        return True
    for before in clauses_before(clause, scene.text):
        by_share = before.has("SHARE") and not before.has(
            "REF", "AMOUNT"
        )  # "measured by its share of them, …"
        if by_share or _is_share_of(before.phrases):
            return True
    behind = [token[3] for token in scene.draft.tokens.between(clause.end, clause.end + _BEHIND)]
    told = [key for key in behind if key not in words("structure", "articles")][:3]
    return (
        len(told) == len(_SHARE_OF)
        and told[0] in (",", "(")
        and told[1] in words("reserves", "role")
        and told[2] in words("reserves", "parts_of_whole")
    )


def _is_of_half(phrases: Sequence[Phrase]) -> bool:
    """ "In the second half, …": of what, nobody knows."""
    return any(
        one.type == "PREPOSITION"
        and two.type in ("ORDINAL", "POSITION")
        and getattr(three, "quantifier", "") == "half"
        for one, two, three in zip(phrases, phrases[1:], phrases[2:], strict=False)
    )


def _is_share_of(phrases: Sequence[Phrase]) -> bool:
    """ "As a share of its total, A reaches 0.4"."""
    return any(
        tuple(p.type for p in phrases[at : at + 3]) == _SHARE_OF
        and key_of(phrases[at]) in words("reserves", "role")
        for at in range(len(phrases))
    )


def _is_for_others(phrases: Sequence[Phrase], scene: Scene) -> bool:
    """ "For most users, A is best": for what the figure does not list."""
    return any(
        one.type == "PREPOSITION"
        and isinstance(two, Scope)
        and two.noun is not None
        and two.quantifier in ("most", "some", "many", "few")
        and _is_foreign(two.noun, scene)
        for one, two in pairwise(phrases)
    )


def _has_foreign_aside(phrases: Sequence[Phrase], scene: Scene) -> bool:
    """ "…, in the validation run", "(in log space)": an aside that names nothing of the figure."""
    for aside in _asides(phrases):
        nameless = {phrase.type for phrase in aside} <= _NAMELESS
        by = aside[0].type == "BY" and len(aside) == _BARE
        strange = by or any(
            isinstance(p, Word) and p.type == "UNKNOWN" and _is_strange(p, scene) for p in aside
        )
        if nameless and strange and not _is_idle(aside):
            return True
    return False


def _asides(phrases: Sequence[Phrase]) -> Iterator[Sequence[Phrase]]:
    """The stretches between commas and brackets that begin with a preposition."""
    first = 0
    for at in range(len(phrases) + 1):
        if at < len(phrases) and phrases[at].type not in _BOUNDS:
            continue
        piece = phrases[first:at]
        if len(piece) > 1 and len(piece) < len(phrases) and piece[0].type in _OPENING:
            yield piece
        first = at + 1


def _is_idle(aside: Sequence[Phrase]) -> bool:
    """ "By contrast", "in line with expectations": they tell nothing of where it holds."""
    return any(key_of(phrase) in words("reserves", "idle") for phrase in aside)


def _is_restricted_elsewhere(phrases: Sequence[Phrase]) -> bool:
    """ "Outside of the peak hours, …", "among its peers, …": of a part that nobody listed."""
    for one, two in pairwise(phrases):
        if one.type != "RESTRICTION":
            continue
        if key_of(two) in words("function_words", "possessive") or two.type in ("SUPERLATIVE", "RESTRICTION"):
            return True
    return False


def _is_foreign(phrase: Phrase, scene: Scene) -> bool:
    """Whether a phrase is a word that the text in front of the data does not say."""
    unknown = isinstance(phrase, Word) and phrase.type == "UNKNOWN"
    return unknown and phrase.key not in scene.opening and phrase.key not in scene.title_words  # type: ignore[union-attr]


def _is_strange(word: Word, scene: Scene) -> bool:
    """Whether a word stands for nothing that the figure shows."""
    if is_thing(word) or is_way_word(word) or sides_of(scene, word.key):
        return False
    if word.key in scene.opening or word.key in scene.title_words or fits_measure(scene, word.key):
        return False
    return not any(word.key in words(*name) for name in _HARMLESS)


_HARMLESS = (("reserves", "known"), ("assertions", "harmless"), ("names", "units"), ("names", "appraisals"))
