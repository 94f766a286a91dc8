"""Told shares: a share with the number that it stands for, "around half of the cells (12 of 25)".

The number is the statement, and the share its rounding: both have to hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from heatparse.claims.language.phrases import Part, Phrase, Ref, Scope, key_at, key_of
from heatparse.claims.language.whole_numbers import is_whole_number, whole_number
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.plain.shares import read_share
from heatparse.phrases import words
from heatparse.records import NamedTuple

# In front of a share: "around half", "a little more than half".
_BOUNDING = frozenset(("HEDGE", "APPROXIMATELY", "COMPARATIVE", "BOUND", "RESTRICTION", "PREPOSITION"))
_NAMING = frozenset(
    ("DIMENSION", "AXISNOUN", "MEASURE", "PART", "REF", "UNKNOWN", "PREPOSITION", "AMOUNT", "CARDINAL")
)
_ENDS = {"OPEN": ("CLOSE",), "COMMA": ("COMMA", "JOIN"), "JOIN": ("COMMA", "JOIN"), "COLON": ("",)}
_JOINTS = frozenset(("COMMA", "JOIN"))
_COUNTED = frozenset(("AXISNOUN", "DIMENSION", "UNKNOWN"))
_FAR = 0.1  # of all things: by so much a share may be rounded


class Told(NamedTuple):
    """The number between two joints: "(12 of 25)", ", 20 in total,"."""

    first: int
    last: int
    number: int
    total: int | None


def with_told_share(phrases: list[Phrase]) -> list[Phrase] | None:
    """The phrases with the number in place of the share; None where no share is told with its number."""
    at = next((i for i, phrase in enumerate(phrases) if _tells_part(phrases, i)), None)
    if at is None:
        return None
    start = at
    while start and phrases[start - 1].type in _BOUNDING and not _opens_place(phrases, start - 1):
        start -= 1
    told = _told(phrases, at + 1)
    if told is None or not _fits(phrases[start : at + 1], told):
        return None
    noun = _noun(phrases[at])
    behind = [*noun, *phrases[at + 1 : told.first], *phrases[told.last + 1 :]]
    if behind and key_of(behind[0]) == "of":
        behind = behind[1:]
    if behind and (behind[0].type == "CARDINAL" or is_whole_number(behind[0])):
        if told.total not in (None, whole_number(behind[0])):
            return None
        told, behind = told._replace(total=whole_number(behind[0])), behind[1:]
    end = phrases[at].start
    count: list[Phrase] = [Word("CARDINAL", str(told.number), str(told.number), phrases[start].start, end)]
    if told.total is not None:
        total = made_word("CARDINAL", str(told.total), end)
        count += [Word("PREPOSITION", "", "of", end, end), total]
    return [*phrases[:start], *count, *behind]


def _tells_part(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether a phrase is a share of things: "half", "most", "two thirds of", "60% of the cells"."""
    phrase = phrases[at]
    if isinstance(phrase, Scope) and phrase.quantifier == "most":
        return True
    return read_share(phrases, at) is not None


def _opens_place(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether a preposition belongs to a place in front: "in half of the cells"."""
    return phrases[at].type == "PREPOSITION" and key_of(phrases[at]) not in words("assertions", "fewer")


def _told(phrases: Sequence[Phrase], start: int) -> Told | None:
    """The number behind a share, in brackets, between commas, or behind a colon at the end."""
    quiet = len(list(takewhile(lambda phrase: phrase.type in _NAMING, phrases[start:])))
    for first in range(start, len(phrases)):
        joint = phrases[first].type
        if joint not in _ENDS or (joint in ("COMMA", "JOIN") and first > start + quiet):
            continue
        last = _end_of_number(phrases, first + 1)
        total = _total(phrases, first + 1, last)
        closed = phrases[last].type if last < len(phrases) else ""
        number = phrases[first + 1] if first + 1 < len(phrases) else None
        if number is None or last == first + 1 or closed not in _ENDS[joint]:
            continue
        if first > start + quiet and total is None:
            continue  # "half of them are low (12)" may be a value
        return Told(first, last, whole_number(number), total)
    return None


def _end_of_number(phrases: Sequence[Phrase], at: int) -> int:
    """Where "12", "12 of 25", "12 of the 25 cells", "20 in total" ends; its beginning where it is none."""
    if at >= len(phrases) or not (phrases[at].type == "CARDINAL" or is_whole_number(phrases[at])):
        return at
    end = at + 1
    if key_at(phrases, end) == "of" and _total(phrases, at, end + 2) is not None:
        end += 2
    elif end < len(phrases) and phrases[end].type in ("AGGREGATE",):
        end += 1
    elif key_at(phrases, end) == "in" and end + 1 < len(phrases) and isinstance(phrases[end + 1], Scope):
        end += 2
    if end < len(phrases) and phrases[end].type in ("DIMENSION", "MEASURE", "AXISNOUN"):
        end += 1
    return end


def _total(phrases: Sequence[Phrase], at: int, last: int) -> int | None:
    """ "25" of "12 of 25"."""
    total = phrases[at + 2] if at + 2 < min(last, len(phrases)) else None
    if key_at(phrases, at + 1) != "of" or total is None:
        return None
    return whole_number(total) if total.type == "CARDINAL" or is_whole_number(total) else None


def _fits(head: Sequence[Phrase], told: Told) -> bool:
    """Whether a number may be the share that the words tell."""
    if told.total is None:
        return True
    if not 0 < told.number <= told.total:
        return False
    share = read_share(head, len(head) - 1)
    kind, wanted = ("most", 0.5) if share is None else (share.quantifier.kind, 0.5)
    if share is not None and share.quantifier.share is not None:
        kind, wanted = share.quantifier.bound, float(share.quantifier.share)
    part = told.number / told.total
    if kind in ("most", "more"):
        return part > wanted
    if kind == "fewer":
        return part < wanted
    if kind == "at_least":
        return part >= wanted
    if kind == "at_most":
        return part <= wanted
    return abs(part - wanted) <= _FAR


def _noun(share: Phrase) -> list[Phrase]:
    """What a quantifier counts, as phrases of its own."""
    noun = share.noun if isinstance(share, Scope) else None
    if noun is None:
        return []
    return [Part(noun.start, noun.end, noun.value, noun.key) if noun.type == "DIAGONAL" else noun]


def with_bracketed_names(phrases: Sequence[Phrase]) -> list[Phrase] | None:
    """ "Half of the rows, A and B, exceed 0.5" as "half of the rows (A and B) exceed 0.5": they are the ones."""
    for at in range(2, len(phrases) - 2):
        ref = phrases[at + 1]
        named = isinstance(ref, Ref) and not ref.is_panel and phrases[at + 2].type in _JOINTS
        if not named or phrases[at].type not in _JOINTS or phrases[at - 1].type not in _COUNTED:
            continue
        share = phrases[at - 2]
        if share.type == "FACTOR" or getattr(share, "quantifier", "") in ("half", "most", "many"):
            opened, closed = made_word("OPEN", "(", ref.start), made_word("CLOSE", ")", ref.end)
            return [*phrases[:at], opened, ref, closed, *phrases[at + 3 :]]
    return None
