"""Statements about colours in the order that the readers of assertions know.

"Orange prevails in row A" is "most cells in row A are orange", "red appears twice" is "two cells are red",
"red cells: three, all in row A" is "three cells are red".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.colors.tints import find_color
from heatparse.claims.language.phrases import Phrase, Scope, Superlative, key_of
from heatparse.claims.language.words import Word, made_word
from heatparse.phrases import words
from heatparse.resources import vocabulary

_ENDS = frozenset(("COMMA", "COLON", "OPEN"))
_STANDING = frozenset(("OCCUR", "BE", "DIFFERENCE", "HAVE"))  # verbs in front of "in the red band"
_CELLS = "cells"


def with_color_last(phrases: Sequence[Phrase]) -> list[Phrase] | None:
    """The phrases with their colour as a predicate; None where they need no change."""
    told, phrases = phrases, _without_sum(phrases)
    found = find_color(list(phrases))
    if found is None:
        return None
    first, last, _ = found
    if last < len(phrases) and key_of(phrases[last]) in words("legends", "band"):
        return _banded(phrases, first, last)
    color, front, behind = phrases[first:last], list(phrases[:first]), list(phrases[last:])
    if behind and _is_cell(behind[0]):
        behind = behind[1:]
    if all(phrase.type == "PREPOSITION" or _is_quiet(phrase) for phrase in front) and behind:
        return (
            _prevailing(color, front, behind)
            or _frequent(color, front, behind)
            or _listed(color, behind)
            or _absent(color, front, behind)
        )
    changed = _held_alone(phrases, first, last) or _stretched(phrases, first, last)
    changed = changed or _free(phrases, first, last) or _without_rest(phrases, last)
    return changed or (list(phrases) if len(phrases) < len(told) else None)


def _without_sum(phrases: Sequence[Phrase]) -> Sequence[Phrase]:
    """ "In total, six cells are red" without its opening."""
    opens = (
        len(phrases) > 2 and key_of(phrases[0]) in words("legends", "in_total") and phrases[1].type == "COMMA"
    )
    return phrases[2:] if opens else phrases


def _banded(phrases: Sequence[Phrase], first: int, last: int) -> list[Phrase] | None:
    """ "Six cells fall into the red band", "row A lies in the red range": it has that colour."""
    at = first - 1
    if at < 1 or phrases[at].type != "PREPOSITION" or phrases[at - 1].type not in _STANDING:
        return None
    verb = phrases[at - 1]
    return [*phrases[: at - 1], _verb(verb), *phrases[first:last], *phrases[last + 1 :]]


def _absent(color: Sequence[Phrase], front: list[Phrase], behind: list[Phrase]) -> list[Phrase] | None:
    """ "Red is absent from row A"."""
    if front or [key_of(p) in words("legends", "absent") for p in behind[:2]] != [False, True]:
        return None
    if behind[0].type != "BE":
        return None
    return [*_none(behind[1]), *behind[2:], _verb(behind[1]), *color]


def _free(phrases: Sequence[Phrase], first: int, last: int) -> list[Phrase] | None:
    """ "Row A is free of red"."""
    keys = [key_of(phrase) for phrase in phrases[max(0, first - 2) : first]]
    ends = all(map(_is_cell, phrases[last:]))
    if not ends or len(keys) < 2 or keys[0] not in words("legends", "free") or keys[1] != "of":
        return None
    places = phrases[: first - 3]
    in_ = made_word("PREPOSITION", "in", phrases[0].start)
    either = [
        made_word("OR", "or", p.start) if p.type in ("AND", "COMMA", "JOIN") else p
        for p in phrases[first:last]
    ]
    return [*_none(phrases[first - 2]), in_, *places, _verb(phrases[0]), *either]


def _none(place: Phrase) -> list[Phrase]:
    return [made_word("NEGATION", "no", place.start), _noun(place)]


def _prevailing(color: Sequence[Phrase], front: list[Phrase], behind: list[Phrase]) -> list[Phrase] | None:
    """ "Orange prevails in row A": most of its cells are; "… (three of five)": so many of them are."""
    verb, rest = behind[0], behind[1:]
    key = verb.key if isinstance(verb, Superlative) else key_of(verb)
    if key not in words("legends", "prevailing"):
        return None
    front = [phrase for phrase in front if phrase.type not in ("COMMA", "JOIN")]
    places, tail = _split(rest)
    held = [phrase for phrase in tail if phrase.type not in ("COLON", "OPEN", "CLOSE", "COMMA")]
    share = [phrase.type for phrase in held[:3]] == ["CARDINAL", "PREPOSITION", "CARDINAL"]
    counted: list[Phrase] = [Scope(verb.start, verb.end, "most", "most", noun=_noun(verb))]
    told = held[1:] if held and key_of(held[0]) == "with" else held
    if share and all(map(_is_cell, held[3:])):
        counted = [*held[:3], _noun(verb)]
    elif len(told) > 1 and told[0].type == "CARDINAL" and all(map(_is_cell, told[1:])):
        counted = [told[0], _noun(verb)]  # ", with three cells"
    elif held:
        return None
    return [*counted, *front, *places, _verb(verb), *color]


def _frequent(color: Sequence[Phrase], front: list[Phrase], behind: list[Phrase]) -> list[Phrase] | None:
    """ "Orange appears four times", "red occurs twice in row A"."""
    often: dict[str, int] = vocabulary("assertions", "often")
    at = (
        1
        if key_of(behind[0]) in words("assertions", "occurring") or behind[0].type in ("OCCUR", "HAVE")
        else 0
    )
    if at >= len(behind):
        return None
    number = behind[at]
    if key_of(number) in often:
        count: Phrase = Word("CARDINAL", str(often[key_of(number)]), key_of(number), number.start, number.end)
        rest = behind[at + 1 :]
    elif [key_of(p) for p in behind[:3]][1:] == ["used", "for"] and len(behind) > 3:
        count, rest = behind[3], behind[4:]
        if count.type != "CARDINAL" or not rest or not _is_cell(rest[0]):
            return None
    elif at and number.type == "CARDINAL" and at + 1 < len(behind) and key_of(behind[at + 1]) == "times":
        count, rest = number, behind[at + 2 :]
    else:
        return None
    if rest and _is_cell(rest[0]):
        rest = rest[1:]
    places, tail = _split(rest)
    return [*front, count, _noun(number), *places, _verb(number), *color, *tail]


def _listed(color: Sequence[Phrase], behind: list[Phrase]) -> list[Phrase] | None:
    """ "Red cells: three", "red cells: four, none of them on the diagonal"."""
    if behind[0].type != "COLON" or len(behind) < 2 or behind[1].type != "CARDINAL":
        return None
    places, tail = _split(behind[2:])
    return [behind[1], _noun(behind[1]), *places, _verb(behind[1]), *color, *tail]


def _held_alone(phrases: Sequence[Phrase], first: int, last: int) -> list[Phrase] | None:
    """ "Row A contains only blue and green cells": all of its cells are blue or green."""
    if first < 3 or [phrase.type for phrase in phrases[first - 2 : first]] != ["HAVE", "SCOPE"]:
        return None
    only, cells = phrases[first - 1], list(phrases[last:])
    if getattr(only, "quantifier", "") != "only" or not cells or not _is_cell(cells[0]) or cells[1:]:
        return None
    places = phrases[: first - 2]
    in_ = Word("PREPOSITION", "in", "in", places[0].start, places[0].start)
    every = Scope(places[0].start, places[0].start, "all", "all", noun=_noun(places[0]))
    return [every, in_, *places, _verb(only), *phrases[first:last]]


def _stretched(phrases: Sequence[Phrase], first: int, last: int) -> list[Phrase] | None:
    """ "Row A is red from C to E": from C to E it is."""
    behind = list(phrases[last:])
    if first < 2 or phrases[first - 1].type != "BE" or len(behind) != 4 or key_of(behind[0]) != "from":
        return None
    named = all(phrase.type in ("REF", "AMOUNT") for phrase in behind[1::2])
    if key_of(behind[2]) != "to" or not named:
        return None
    return [*phrases[: first - 1], *behind, phrases[first - 1], *phrases[first:last]]


def _without_rest(phrases: Sequence[Phrase], last: int) -> list[Phrase] | None:
    """ "Six yellow cells in total", "is green throughout, dark or pale": without what adds nothing."""
    kept = list(phrases)
    if kept and key_of(kept[-1]) in words("legends", "in_total"):
        return kept[:-1]
    comma = next((at for at in range(last, len(kept)) if kept[at].type == "COMMA"), None)
    if comma is None or comma + 1 == len(kept):
        return None
    shades = words("colors", "modifiers") | {"or", "and"}
    return kept[:comma] if all(key_of(phrase) in shades for phrase in kept[comma + 1 :]) else None


def _split(phrases: list[Phrase]) -> tuple[list[Phrase], list[Phrase]]:
    """The phrases up to a comma, a colon or a bracket, without "in total", and those from there on."""
    end = next((at for at, phrase in enumerate(phrases) if phrase.type in _ENDS), len(phrases))
    places = [phrase for phrase in phrases[:end] if key_of(phrase) not in words("legends", "in_total")]
    return places, phrases[end:]


def _is_cell(phrase: Phrase) -> bool:
    return isinstance(phrase, Word) and phrase.type == "DIMENSION" and phrase.value == "cell"


def _is_quiet(phrase: Phrase) -> bool:
    return phrase.type in ("REF", "COMMA", "JOIN", "DIMENSION", "AXISNOUN", "PART")


def _noun(place: Phrase) -> Word:
    return Word("DIMENSION", "cell", _CELLS, place.start, place.start)


def _verb(place: Phrase) -> Word:
    return made_word("BE", "are", place.start)
