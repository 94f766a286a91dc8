"""Color counts: how many cells have each of several colors: "seven links are green, seven amber, the other six red"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.colors.tints import color_runs
from heatparse.claims.language.phrases import Phrase, Scope, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.whole_numbers import is_whole_number, whole_number
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_JOINTS = frozenset(("COMMA", "AND", "JOIN", "CONTRAST"))
_RESTS = frozenset(("RIVALS", "RESTRICTION", "PRONOUN"))  # "the other six", "the remaining six"
_NOUNS = frozenset(("DIMENSION", "MEASURE", "UNKNOWN", "AXISNOUN"))
_FEWEST = 2  # colors


def colored_counts(clause: Clause, scene: Scene) -> list[Clause]:
    """Each part as a clause of its own, "six cells are red"; nothing where the clause ends no such list.

    Where each part is a clause, all of them are those up to the one that makes the number of cells complete.
    """
    panels = scene.panels(clause)
    if len(panels) != 1:
        return []
    chain = _chain(clause)
    parts: list[tuple[Clause, list[Phrase]]] = []
    for member in chain:
        noun = parts[0][1][1] if parts else None
        parts += [(member, part) for part in _parts(member.phrases, noun)[0]]
    if len(parts) < _FEWEST:
        return []
    total, noun = sum(whole_number(part[0]) for _, part in parts), parts[0][1][1]
    complete = total == len(scene.grids[panels[0]].values) and noun.type != "AXISNOUN"
    if not complete and (len(chain) > 1 or not _is_cell(noun)):
        return []  # other things than the cells, perhaps
    return [member.part(_whole(part)) for member, part in parts]


def _chain(clause: Clause) -> list[Clause]:
    """A clause with those before it that hold nothing but parts of the list, from the first one on."""
    members = [clause]
    while (before := members[0].before) is not None:
        if not _starts_on(members[0].phrases) or not before.has("COLOUR", "UNKNOWN"):
            break
        members.insert(0, before)
    first = members[0].phrases
    noun = next((part[1] for part in _parts(first, None)[0]), None)
    whole = all(_parts(member.phrases, noun)[1] == len(member.phrases) for member in members[:-1])
    return members if noun is not None and whole else [clause]


def _starts_on(phrases: Sequence[Phrase]) -> bool:
    """Whether a clause goes on with a number alone: "four are amber", "and the other six are red"."""
    rest = [phrase for phrase in phrases[:3] if phrase.type not in (*_RESTS, *_JOINTS)]
    return len(rest) > 1 and rest[0].type in ("CARDINAL", "AMOUNT") and rest[1].type == "BE"


def _parts(phrases: Sequence[Phrase], noun: Phrase | None) -> tuple[list[list[Phrase]], int]:
    """The number, the noun and the colors of each part from the front on, and the index behind them."""
    found: list[list[Phrase]] = []
    start = 0
    for first, last, _ in color_runs(list(phrases)):
        part = _part(phrases[start:first], list(phrases[first:last]), found[0][1] if found else noun)
        ends = last == len(phrases) or phrases[last].type in _JOINTS
        if part is None or not ends:
            break
        found.append(part)
        start = last
        while start < len(phrases) and phrases[start].type in _JOINTS:
            start += 1
    return found, start


def _part(front: Sequence[Phrase], color: list[Phrase], noun: Phrase | None) -> list[Phrase] | None:
    """ "Seven links are", "seven are", "and the remaining six are", in front of a color."""
    rest = [phrase for phrase in front if not (noun is not None and phrase.type in _RESTS)]
    count = rest[0] if rest else None
    if isinstance(count, Scope) or count is None or not (count.type == "CARDINAL" or is_whole_number(count)):
        return None
    behind = [phrase for phrase in rest[1:] if phrase.type != "BE"]
    if len(behind) > 1 or len(rest) - 1 - len(behind) > 1 or (not behind and noun is None):
        return None
    own = behind[0] if behind else noun
    if own is None or own.type not in _NOUNS:
        return None
    return [count, own, *color]


def _is_cell(noun: Phrase) -> bool:
    cell = isinstance(noun, Word) and noun.type == "DIMENSION" and noun.value == "cell"
    return cell or key_of(noun) in words("assertions", "values")


def _whole(part: Sequence[Phrase]) -> list[Phrase]:
    count, noun, *color = part
    cells = Word("DIMENSION", "cell", "cells", noun.start, noun.start)
    hues = [Word("COLOUR", key_of(word), key_of(word), word.start, word.end) for word in color]
    return [count, cells, made_word("BE", "are", color[0].start), *hues]
