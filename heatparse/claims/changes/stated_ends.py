"""Stated ends: the two numbers of a clause between which a difference lies."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.amounts import faced_by, faced_in_brackets, is_change
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import DISTANCES, is_strange
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.models import Quantity
from heatparse.phrases import words

_ENDS = 2
_JOINTS = frozenset(("COMMA", "AND", "JOIN", "CONTRAST"))
# What the ends of a spread are told with, each with its place.
_OF_ENDS = frozenset(("AMOUNT", "REF", "OPEN", "CLOSE", "PREPOSITION", "COMMA"))


def stated_ends(phrases: Sequence[Phrase], index: int, scene: Scene) -> tuple[Quantity, Quantity] | None:
    """The two numbers between which the difference lies, when the clause gives exactly two."""
    bracketed = faced_in_brackets(phrases, index)
    if bracketed is not None:
        told = [amount.quantity for amount in bracketed]
        held = {value.low for grid in scene.grids.all() for value in grid.values}
        return (told[0], told[1]) if all(quantity.value in held for quantity in told) else None
    inside = _bracket_behind(phrases, index)
    others = [
        (i, p) for i, p in enumerate(phrases)
        if isinstance(p, Amount) and i != index and not p.bound and p.unit not in DISTANCES
        and not is_change(phrases, i) and not (p.label is not None and p.label.unheld and inside is None)
        and not scene.is_foreign(p.quantity) and (inside is None or i in inside)
    ]  # fmt: skip
    facing = faced_by(phrases, index, others)
    if facing is not None or len(others) != 2:
        return facing
    (first, one), (second, two) = others
    if one.quantity.unit != two.quantity.unit and "%" in (one.quantity.unit, two.quantity.unit):
        return None  # "the loss at 90 % is 28, ahead of B with 26"
    if _turns_to_other(phrases, second, index):
        return None
    if second + 1 < len(phrases) and is_strange(phrases, second + 1, scene):
        return None  # "going from 0 to 5 shots"
    front, between = phrases[max(0, first - 4) : first], phrases[first:second]
    joint = any(isinstance(p, Word) and p.key in words("function_words", "joint_of_ends") for p in between)
    opened = any(
        isinstance(p, Word) and p.key in words("function_words", "opening_ends") for p in (*front, *between)
    )
    linked = joint or opened or any(p.type in ("ARROW", "VERSUS") for p in phrases[first:second])
    axis = any(p.type == "AXISNOUN" for p in phrases[max(0, first - 3) : first])
    if inside is None and axis and key_at(phrases, first - 1) == "from":
        return None  # "as B goes from 0 to 5"
    if inside is None and index < first and any(p.type == "DIFFERENCE" for p in phrases[index + 1 : first]):
        return None  # "A gains 1.6, and B improves from 9.7 to 8.1"
    return (one.quantity, two.quantity) if linked and second - first <= 7 else None


def without_stated_ends(clause: Clause) -> Clause:
    """ "A has the widest range, from 0.2 (P) to 0.7 (Q)": where its two ends lie is no part of the contest."""
    phrases = clause.phrases
    top = next((at for at, phrase in enumerate(phrases) if isinstance(phrase, Superlative)), len(phrases))
    at = next((i for i in range(top + 1, len(phrases)) if phrases[i].type in ("COMMA", "OPEN")), len(phrases))
    tail = [phrase for phrase in phrases[at + 1 :] if key_of(phrase) not in words("assertions", "spanning")]
    told = [phrase.type for phrase in tail if phrase.type in ("AMOUNT", "REF")]
    two = told == ["AMOUNT", "REF"] * _ENDS and any(key_of(phrase) == "to" for phrase in tail)
    first = next((key_of(phrase) for phrase in tail if phrase.type == "PREPOSITION"), "")
    leads = first == "from" or (phrases[at : at + 1] and phrases[at].type == "OPEN")
    if not (
        two and leads and _OF_ENDS.issuperset(phrase.type for phrase in tail) and _tells_spread(phrases[:at])
    ):
        return clause
    return clause.part(phrases[:at])


def _tells_spread(phrases: Sequence[Phrase]) -> bool:
    """Whether a superlative is one of how far values lie apart."""
    nouns = [noun for phrase in phrases if isinstance(phrase, Superlative) for noun in phrase.nouns]
    apart = any(getattr(phrase, "value", "") == "gap" for phrase in phrases)
    return apart or any(noun.type == "SPREAD" for noun in nouns) or any(p.type == "TREND" for p in phrases)


def _bracket_behind(phrases: Sequence[Phrase], index: int) -> range | None:
    """E.g. "By 27.5 points for A (7.5% → 35%)": the bracket behind an amount that holds its two ends."""
    opened = next(
        (i for i in range(index + 1, len(phrases)) if phrases[i].type in ("OPEN", "AMOUNT", "COMMA")), None
    )
    if opened is None or phrases[opened].type != "OPEN":
        return None
    closed = next((i for i in range(opened, len(phrases)) if phrases[i].type == "CLOSE"), len(phrases))
    inside = range(opened, closed)
    return inside if sum(isinstance(phrases[i], Amount) for i in inside) == 2 else None


def _turns_to_other(phrases: Sequence[Phrase], last: int, index: int) -> bool:
    """ "A ranges from 2 to 9, and B has a range of 3", "…, the narrowest being B with 3": of another one."""
    joint = next((at for at in range(last, index) if phrases[at].type in _JOINTS), index)
    before = {name.label.text for p in phrases[:joint] if isinstance(p, Ref) for name in p.names}
    return any(
        phrase.type == "SUPERLATIVE"
        or (isinstance(phrase, Ref) and any(name.label.text not in before for name in phrase.names))
        for phrase in phrases[joint:index]
    )
