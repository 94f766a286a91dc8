"""Phrases for the way along an axis: "with the number of shots", "as layers get deeper", "with X and Y"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.motions import is_in, motion_of
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope
from heatparse.claims.language.words import Word
from heatparse.records import Record


class Along(Record, frozen=True):
    """The axes that are gone along, whether towards their beginning, and the index behind the phrase."""

    axes: tuple[str, ...]
    is_backward: bool
    last: int
    grows: bool = False  # the phrase itself tells that the axis is gone along: "as the length increases"


def axis_behind(phrases: Sequence[Phrase], at: int) -> Along | None:
    """The axis that follows a word like "with", "as", "along"; None where none does."""
    step, backward = _past_growth(phrases, at + 1)
    axes: list[str] = []
    while step < len(phrases):
        noun = _named_axis(phrases[step])
        if noun is not None:
            axes.append(noun.value.axis)
            step += 1
            if _at(phrases, step, "MEASURE"):
                step += 1  # "the batch size value"
        elif axes and phrases[step].type in ("AND", "OR", "JOIN") and _is_axis(phrases, step + 1):
            step += 1
        elif axes and phrases[step].type == "AND" and _is_axis(phrases, step + 2):
            if not is_in(phrases[step + 1], "along"):
                break
            step += 2  # "with the size and with the length"
        else:
            break
    if not axes or (step < len(phrases) and isinstance(phrases[step], Amount | Ref)):
        return None
    behind, down = _past_motion(phrases, step)
    if behind > step and is_in(phrases[behind - 1], "added") and _at(phrases, behind, "PREPOSITION"):
        whole = _named_axis(phrases[behind + 1]) if behind + 1 < len(phrases) else None
        if whole is not None:  # "as sites are added to the pool": along the pools
            return Along((whole.value.axis,), backward or down, behind + 2, grows=True)
    return Along(tuple(dict.fromkeys(axes)), backward or down, behind, behind > step)


def _named_axis(phrase: Phrase) -> Word | None:
    """An axis, also in "both batch size and length"."""
    noun = phrase.noun if isinstance(phrase, Scope) and phrase.quantifier == "both" else phrase
    named = isinstance(noun, Word) and noun.type == "AXISNOUN" and noun.value.axis is not None
    return noun if named and isinstance(noun, Word) else None


def _past_growth(phrases: Sequence[Phrase], step: int) -> tuple[int, bool]:
    """Past "both", "larger", "an increasing number of"; whether it shrinks."""
    backward = False
    while step < len(phrases):
        phrase = phrases[step]
        if _named_axis(phrase) is not None and not _is_axis(phrases, step + 1):
            break  # an axis that is called "number of layers"
        if is_in(phrase, "shrinking"):
            backward = True
        elif not (
            is_in(phrase, "growing")
            or is_in(phrase, "amounting")
            or (isinstance(phrase, Scope) and phrase.quantifier == "both" and phrase.noun is None)
        ):
            break
        step += 1
    return step, backward


def _past_motion(phrases: Sequence[Phrase], step: int) -> tuple[int, bool]:
    """Past "increases", "gets larger", "are added"; whether it shrinks."""
    while step < len(phrases) and is_in(phrases[step], "getting"):
        step += 1
    if step == len(phrases):
        return step, False
    phrase = phrases[step]
    if is_in(phrase, "shrinking") or motion_of(phrase) == "down":
        return step + 1, True
    if is_in(phrase, "growing") or motion_of(phrase) == "up" or is_in(phrase, "added"):
        return step + 1, False
    return step, False


def _is_axis(phrases: Sequence[Phrase], step: int) -> bool:
    if step >= len(phrases):
        return False
    noun = phrases[step]
    return isinstance(noun, Word) and noun.type == "AXISNOUN" and noun.value.axis is not None


def _at(phrases: Sequence[Phrase], step: int, kind: str) -> bool:
    return step < len(phrases) and phrases[step].type == kind
