"""One value that several cells are said to have: "A has 8 on P and on Q", "A and B both have 8 on P"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_of, placed
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Value
from heatparse.measures import equal
from heatparse.phrases import words
from heatparse.records import replace

_PLAIN = frozenset((
    "REF", "AMOUNT", "HAVE", "BE", "OCCUR", "MEASURE", "UNIT", "PREPOSITION", "AND", "JOIN", "COMMA", "SCOPE",
    "AXISNOUN", "DIMENSION",
))  # fmt: skip
_JOINTS = frozenset(("AND", "JOIN", "COMMA"))


def of_each_cell(clause: Clause, amount: Amount, panel: int, scene: Scene) -> Judgement | None:
    """The verdict of a value that is right of one of several cells: wrong where another one has another value.

    None where the names make up no list of cells, or all of them have the value.
    """
    phrases = [placed(phrase) if _is_place(phrase) else phrase for phrase in clause.phrases]
    grid = scene.grids[panel]
    values = [grid.at(*cell) for cell in _cells(phrases, panel, scene)]
    stated = grid.measure(amount.quantity)
    wrong = next((value for value in values if value is not None and equal(stated, value) is False), None)
    if wrong is None:
        return None
    if not _is_plain(phrases, amount) or not _ends_sentence(clause, scene):
        return UNDECIDED
    return Judgement(
        False, f"the text says {amount.quantity.text}, but {_tell(wrong, panel, scene)}", (wrong.span,)
    )


def _tell(value: Value, panel: int, scene: Scene) -> str:
    return scene.grids[panel].tell(value)


def _is_place(phrase: Phrase) -> bool:
    return isinstance(phrase, Amount) and phrase.label is not None


def _ends_sentence(clause: Clause, scene: Scene) -> bool:
    """ "A has 8 on P and, on Q, even more": what goes on may tell the second value."""
    behind = scene.draft.tokens.behind(clause.end)
    return behind is None or scene.text[clause.end : behind[1] + 1].strip()[:1] not in (",", "–", "—", "(")


def _cells(phrases: Sequence[Phrase], panel: int, scene: Scene) -> list[tuple[str, str]]:
    """The cells of one line at several places that are joined by "and"; none where the names make up no such list."""
    if sum(isinstance(phrase, Amount) for phrase in phrases) != 1:
        return []
    grid = scene.grids[panel]
    sides: dict[str, list[tuple[int, Ref]]] = {"row": [], "column": []}
    for at, ref in enumerate(phrases):
        if not isinstance(ref, Ref):
            continue
        axes = {line.axis for line in scene.lines(ref, grid)}
        if len(axes) != 1 or ref.is_panel or ref.either:
            return []
        names = [replace(ref, names=(name,)) for name in ref.names] if len(ref.names) > 1 else [ref]
        sides[axes.pop()] += [(at, one) for one in names]
    several = next((way for way, told in sides.items() if len(told) > 1), "")
    line = sides["column" if several == "row" else "row"]
    places = sides.get(several, [])
    if len(line) != 1 or not _are_joined(phrases, list(dict.fromkeys(at for at, _ in places))):
        return []
    pairs = [(place, line[0][1]) if several == "row" else (line[0][1], place) for _, place in places]
    return [cell for row, column in pairs for cell in scene.cells(row, column, grid)]


def _are_joined(phrases: Sequence[Phrase], places: Sequence[int]) -> bool:
    """ "P and Q", "on P and on Q": nothing else stands between the places."""
    for one, two in pairwise(places):
        between = [phrase.type for phrase in phrases[one + 1 : two]]
        joints = [kind for kind in between if kind in _JOINTS]
        if not joints or any(kind not in _JOINTS and kind != "PREPOSITION" for kind in between):
            return False
    return True


def _is_plain(phrases: Sequence[Phrase], amount: Amount) -> bool:
    """Whether a clause tells a value and its cells, and nothing that may change which ones are meant."""
    return not amount.bound and all(_is_plain_phrase(phrases, at) for at in range(len(phrases)))


def _is_plain_phrase(phrases: Sequence[Phrase], at: int) -> bool:
    phrase = phrases[at]
    if phrase.type == "UNKNOWN":  # "22 visitors", "sold 22": what is counted, and how it is told
        return at > 0 and any(isinstance(other, Amount) for other in phrases[at - 1 : at + 2])
    if phrase.type == "PREPOSITION":
        where = words("function_words", "at_place") | words("function_words", "of_number")
        return key_of(phrase) in where
    if isinstance(phrase, Scope):
        return phrase.quantifier == "both"
    return phrase.type in _PLAIN
