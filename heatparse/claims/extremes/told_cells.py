"""Extremes of a cell that is told with its value: "A reaches 7 on B, the highest value of all"; "…; this is the peak".

The number is the value of the very cell that is named, so that no word beside it leaves open what is spoken of.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.extremes.holders import cell_readings
from heatparse.claims.extremes.winners import Contest
from heatparse.claims.judgement import Judgement, charitable, preferring
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.places.cells import Pair, pair_up
from heatparse.claims.scene import Scene
from heatparse.measures import equal
from heatparse.models import Quantity
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import fold

_JOINTS = ("COMMA", "JOIN", "CLOSE")
_CELL = 2  # names
_OTHERWISE = frozenset((
    "SUPERLATIVE", "COMPARATIVE", "AGGREGATE", "THAN", "FACTOR", "TIMES", "SCOPE", "PART", "RIVALS", "AREA", "POSITION",
))  # fmt: skip
# What may stand behind the extreme: among what it is one.
_AMONG = frozenset(("PREPOSITION", "DIMENSION", "AXISNOUN", "MEASURE", "OCCUR"))


def about_told_cell(clause: Clause, scene: Scene) -> Clause:
    """ "The cell (its value) is the extreme"; the clause itself where no such cell is told."""
    phrases = clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if isinstance(phrase, Superlative)), 0)
    top = phrases[at]
    if not isinstance(top, Superlative) or top.verb or top.count not in (None, 1):
        return clause
    behind = phrases[at + 1 :]
    told: Sequence[Phrase] = ()
    start = next(
        (i for i in range(at) if phrases[i].type in ("AND", *_JOINTS) and _takes_up(phrases[i + 1 : at])), 0
    )
    if start or (at and phrases[at - 1].type in _JOINTS):
        told = phrases[: start or at]
    elif clause.before is not None and (_is_apposed(clause, scene) if not at else _takes_up(phrases[:at])):
        told = clause.before.phrases
    cell = _told_cell(told, clause, scene)
    if cell is None or not all(
        _is_plain(behind, i) or _is_same(phrase, cell) for i, phrase in enumerate(behind)
    ):
        return clause
    clause.read |= {"anchored", "told cell"}
    refs = [phrase for phrase in cell if isinstance(phrase, Ref) and not phrase.is_panel]
    behind = _in_line(behind, refs, scene) or behind
    return clause.part([*cell, made_word("BE", "is", top.start), top, *behind])


def names_told_value(clause: Clause, scene: Scene) -> bool:
    """ "A is at -0.2 on B, the smallest drop of its row": the drop is the value itself, where such are shown."""
    phrases = clause.phrases
    at = next((i for i, phrase in enumerate(phrases[:-1]) if isinstance(phrase, Superlative)), 0)
    apposed = at > 0 and phrases[at - 1].type in _JOINTS and phrases[at + 1].type == "DIFFERENCE"
    return apposed and _told_cell(phrases[:at], clause, scene) is not None


def _in_line(behind: Sequence[Phrase], refs: Sequence[Ref], scene: Scene) -> list[Phrase] | None:
    """ "Of all models", "of that year": in the line of the cell in which those are, or which that is."""
    same = [phrase for phrase in behind if isinstance(phrase, Ref)]
    if same:
        return [made_word("PREPOSITION", "in", same[0].start), same[0]] if len(same) == 1 else None
    nouns = [(at, noun) for at, phrase in enumerate(behind) if (noun := _noun(phrase)) is not None]
    if len(nouns) != 1 or not nouns[0][0]:
        return None
    at, noun = nouns[0]
    axis = getattr(noun.value, "axis", None)
    own = {line.axis: ref for ref in refs for line in scene.lines(ref, scene.filled(0))[:1]}
    if axis is None or len(own) != len(refs):
        return None
    several = isinstance(behind[at], Scope) or noun.key.endswith("s") or behind[at - 1].type == "CARDINAL"
    ref = own["row" if (axis == "x") is several else "column"]
    return [made_word("PREPOSITION", "in", noun.start), replace(ref, start=noun.start, end=noun.end)]


def _is_plain(behind: Sequence[Phrase], at: int) -> bool:
    """Whether a phrase tells among what the cell is first: "in its row", "of all five models there"."""
    phrase = behind[at]
    if isinstance(phrase, Scope):
        return phrase.quantifier == "all" and not phrase.others
    following = behind[at + 1].type if at + 1 < len(behind) else ""
    if phrase.type == "PRONOUN":
        owned = key_of(phrase) in words("function_words", "possessive")
        return following in ("DIMENSION", "AXISNOUN") if owned else not following and at > 1
    if phrase.type == "CARDINAL":
        return following == "AXISNOUN"
    return phrase.type in _AMONG and getattr(phrase, "value", "") != "category"


def _is_same(phrase: Phrase, cell: Sequence[Phrase]) -> bool:
    """Whether a phrase names the row or the column of the cell again: "of that month"."""
    return isinstance(phrase, Ref) and any(isinstance(ref, Ref) and ref.names == phrase.names for ref in cell)


def _noun(phrase: Phrase) -> Word | None:
    """The name of an axis, by itself or behind "all"."""
    noun = phrase.noun if isinstance(phrase, Scope) else phrase
    return noun if isinstance(noun, Word) and noun.type == "AXISNOUN" else None


def _is_apposed(clause: Clause, scene: Scene) -> bool:
    """Whether nothing but a comma stands in front of a clause that tells nothing more than an extreme."""
    before = clause.before
    return before is not None and scene.text[before.end : clause.start].strip() in words(
        "winners", "apposing"
    )


def _takes_up(front: Sequence[Phrase]) -> bool:
    """ "This is", "which marks", "that value is"."""
    if len(front) < _CELL or key_of(front[0]) not in words("winners", "cell_pronouns"):
        return False
    noun = front[1:-1]
    named = not noun or (
        len(noun) == 1 and (noun[0].type == "MEASURE" or getattr(noun[0], "value", "") == "cell")
    )
    return named and front[-1].type in ("BE", "HAVE")


def _told_cell(told: Sequence[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """The names of the one cell that is told with its own value, and the value in brackets."""
    amounts = [at for at, phrase in enumerate(told) if isinstance(phrase, Amount)]
    if len(amounts) != 1 or has_guards(told) or any(phrase.type in _OTHERWISE for phrase in told):
        return None
    amount = told[amounts[0]]
    if (
        not isinstance(amount, Amount)
        or amount.bound
        or amount.label is not None
        or key_at(told, amounts[0] - 1) == "by"
    ):
        return None
    named = [phrase for phrase in told if isinstance(phrase, Ref)]
    panels = [ref for ref in named if scene.panels_named(ref)]
    refs = [ref for ref in named if ref not in panels]
    if len(refs) == 1:
        refs += [head for head in clause.heads if not head.is_panel][:1]
    if len(refs) != _CELL or any(len(ref.names) != 1 for ref in refs):
        return None
    if not _is_value(amount, refs, panels, clause, scene):
        return None
    end = told[-1].end
    joint, pair = made_word("PREPOSITION", "in", end), made_word("ARROW", "→", end)
    bracket: list[Phrase] = [
        made_word("OPEN", "(", amount.start),
        amount,
        made_word("CLOSE", ")", amount.end),
    ]
    front: list[Phrase] = [joint, panels[0], made_word("COMMA", ",", end)] if panels else []
    return [*front, refs[0], pair, refs[1], *bracket]


def _is_value(
    amount: Amount, refs: Sequence[Ref], panels: Sequence[Ref], clause: Clause, scene: Scene
) -> bool:
    """Whether a number is the value of the cell, in the one panel that is spoken of."""
    spoken = [n for ref in panels for n in scene.panels_named(ref)] or list(scene.panels(clause))
    if len(spoken) != 1:
        return False
    grid = scene.filled(spoken[0])
    pairs = pair_up(refs, scene, grid)
    value = grid.at(*pairs[0]) if len(pairs) == 1 else None
    return value is not None and bool(equal(grid.measure(amount.quantity), value))


def reading_of_cell(contest: Contest, pairs: list[Pair], stated: Quantity | None) -> Judgement:
    """Whether a cell is first where nothing is said of a line: of all, or, as it may be, of its row or column."""
    whole, *lines = cell_readings(contest, pairs, stated)
    if contest.grid.is_square and all(fold(row) != fold(column) for row, column in pairs):
        values = [value for value in contest.values if value.row != value.column]
        beside, *others = cell_readings(replace(contest, values=values), pairs, stated)
        whole, lines = charitable([whole, beside]), [*lines, *others]
    return preferring(whole, lines)
