"""Brackets of a clause: what stands in them is set apart, but for coordinates."""

from __future__ import annotations

from heatparse.claims.language.phrases import Phrase, Ref
from heatparse.claims.language.words import Word

Brackets = dict[int, list[Phrase]]  # what each bracket holds, by the index of the phrase before it


def strip_brackets(phrases: list[Phrase]) -> tuple[list[Phrase], dict[int, list[Phrase]]]:
    """Phrases outside of brackets, and what each bracket holds by the index of the phrase before it."""
    types = [phrase.type for phrase in phrases]
    if "OPEN" not in types and "CLOSE" not in types:
        return list(phrases), {}
    main: list[Phrase] = []
    inside: dict[int, list[Phrase]] = {}
    depth, at = 0, 0
    while at < len(phrases):
        phrase = phrases[at]
        if phrase.type == "OPEN" and not depth and _is_coordinate(phrases, at, main):
            first, joint, second = phrases[at + 1 : at + 4]
            main += [first, joint if joint.type == "VERSUS" else _pairing(joint), second]
            at += 4
        elif phrase.type == "OPEN":
            depth += 1
        elif phrase.type == "CLOSE":
            depth = max(0, depth - 1)
        elif depth:
            inside.setdefault(len(main) - 1, []).append(phrase)
        else:
            main.append(phrase)
        at += 1
    return main, inside


def _is_coordinate(phrases: list[Phrase], at: int, main: list[Phrase]) -> bool:
    """ "At (128, 128)": a bracket that is the place itself."""
    if at + 4 >= len(phrases) or phrases[at + 4].type != "CLOSE":
        return False
    if not all(isinstance(phrase, Ref) for phrase in (phrases[at + 1], phrases[at + 3])):
        return False
    if phrases[at + 2].type == "JOIN":  # "the cell (A, B)": two labels of different axes
        return not main or (main[-1].type == "DIMENSION" and main[-1].value == "cell")  # type: ignore[union-attr]
    return phrases[at + 2].type == "VERSUS" and (not main or main[-1].type in ("PREPOSITION", "DIMENSION"))


def _pairing(joint: Phrase) -> Word:
    """The sign between the two labels of a cell."""
    return Word("VERSUS", ",", ",", joint.start, joint.end)
