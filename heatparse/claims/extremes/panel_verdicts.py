"""The verdict of a statement with a superlative in a figure of several panels, or of the panels themselves."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.extremes.cautions import dimension_of
from heatparse.claims.extremes.contests import directions, judge_in
from heatparse.claims.extremes.superlatives import Statement
from heatparse.claims.judgement import UNDECIDED, Judgement, charitable, together
from heatparse.claims.language.phrases import Phrase, Ref, Scope, key_at, phrase_key
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_ONE_WAY = {"high": "much", "low": "little"}  # words that mean one end of the values, whatever is better
_TELLING = frozenset(("BE", "OCCUR", "HAVE"))  # verbs behind which the place of an extreme is told


def judge_over_panels(statement: Statement, scene: Scene) -> Judgement:
    """The verdict where there are several panels, or where panels are counted or compared."""
    from heatparse.claims.panels.panel_contests import (  # loaded for several
        beaten_elsewhere,
        count_panels,
        judge_everywhere,
        judge_figure,
        judge_panels,
        panels_behind,
    )

    if statement.panel_count is not None:
        return count_panels(statement, scene)
    if _is_bare(statement) and _is_of_figure(statement):
        behind = sorted(panels_behind(statement, scene)) or statement.panels
        if len(set(behind)) == 1:
            return judge_panels(replace(statement, panels=behind), scene, placed=True)
    if statement.panel_wins and not statement.winners:
        return judge_panels(statement, scene)
    named = spoken_of(statement, scene) if len(scene.grids) > 1 else ()
    valued = len(statement.amounts) == 1 and not statement.winners
    if valued and _is_of_several(statement) and panels_behind(statement, scene):
        return judge_figure(statement, scene)  # "the highest of all panels (0.9) is in the left one"
    placed = statement.top.rank > 1 or statement.top.count is not None
    if named:
        judged = _in_each(statement, named, scene)
        pooled = _is_of_several(statement) or (placed and _tells_panel_of_value(statement))
        beside = judged.truth is False and pooled
        whole = judge_figure(statement, scene) if beside else UNDECIDED
        if judged.truth and not placed and not statement.universal and _is_of_figure(statement):
            rival = beaten_elsewhere(statement, sorted(panels_behind(statement, scene)) or named, scene)
            return rival if rival.truth is False else judged
        if beside and valued and whole.truth is None:
            return UNDECIDED
        return whole if whole.truth else judged  # "the third-highest is 0.3 (A, B, right panel)"
    if _is_of_figure(statement) and not placed and not statement.universal:
        return judge_everywhere(statement, scene)
    each = [judge_in(statement, grid, scene) for grid in scene.all_filled()]
    decided = [judgement for judgement in each if judgement.truth is not None]
    if decided and all(judgement.truth for judgement in decided):
        return together(decided)
    if any(judgement.truth for judgement in decided):
        # True in one panel: the text may mean that one, or the whole figure.
        open_yet = not statement.amounts or (placed and judge_figure(statement, scene).truth is False)
        return UNDECIDED if open_yet else next(j for j in decided if j.truth)
    if placed and decided:
        whole = judge_figure(statement, scene)
        if whole.truth is not False:
            return whole
    return decided[0] if len(decided) == len(each) else UNDECIDED


def _in_each(statement: Statement, named: Sequence[int], scene: Scene) -> Judgement:
    """The verdict for several panels: "the worst" is the same end of the values in each of them."""
    ways = directions(statement, scene)
    if len(named) < 2 or len(ways) < 2:
        return together([judge_in(statement, scene.filled(n), scene) for n in named])
    either = [replace(statement, direction=_ONE_WAY[way]) for way in ways]
    return charitable([together([judge_in(each, scene.filled(n), scene) for n in named]) for each in either])


def _tells_panel_of_value(statement: Statement) -> bool:
    """E.g. "The third-highest value is 0.3 (A, B, right panel)": where it lies, and not among what."""
    last = max((amount.start for amount, _ in statement.amounts), default=None)
    panels = [ref for ref in statement.clause.refs() if ref.is_panel]
    return last is not None and bool(panels) and all(ref.start > last for ref in panels)


def _is_of_several(statement: Statement) -> bool:
    """ "The maximum of both panels": of all their values together."""
    phrases = statement.phrases
    return any(
        isinstance(phrase, Scope) and _joint(phrases, at, phrase) in words("function_words", "of_panels")
        for at, phrase in enumerate(phrases)
    )


def _joint(phrases: Sequence[Phrase], at: int, scope: Scope) -> str:
    """The preposition in front of a quantifier, or within it: "of all", "across all"."""
    first = scope.key.split()[:1]
    within = bool(first) and first[0] in words("function_words", "of_figure")
    return first[0] if within else key_at(phrases, at - 1) if at else ""


def _is_bare(statement: Statement) -> bool:
    """ "The lowest loss of the figure is found in the left panel": no more is told of the place."""
    narrowed = statement.winners or statement.slices or statement.amounts or statement.limits
    return bool(statement.panels) and not narrowed and statement.clause.has("OCCUR", "BE")


def _is_of_figure(statement: Statement) -> bool:
    """ "The lowest loss of the whole figure": of all panels, although one of them is named as its place."""
    phrases, at = statement.phrases, statement.at
    wholes = [
        index for index, phrase in enumerate(phrases)
        if (isinstance(phrase, Scope) and dimension_of(phrase.noun) == "panel")
        or key_at(phrases, index) in words("winners", "figures")
    ]  # fmt: skip
    front = phrases[at - 1 : at] if at > 0 else []
    told = {statement.top.key.split()[0], *map(phrase_key, front)}
    if at >= 0 and not wholes and not told.isdisjoint(words("winners", "of_all")):
        wholes = [at] if not statement.clause.panels else []  # "the overall maximum"
    elif at < 0 or len(wholes) != 1 or not _stands_for_place(phrases, wholes[0]):
        return False
    if not wholes:
        return False
    verb = next((index for index in range(at, len(phrases)) if phrases[index].type in _TELLING), len(phrases))
    panels = [index for index, phrase in enumerate(phrases) if isinstance(phrase, Ref) and phrase.is_panel]
    beside = wholes[0] + 1 < len(phrases) and isinstance(
        phrases[wholes[0] + 1], Ref
    )  # "the figure's left panel"
    if key_at(phrases, wholes[0]).partition(" ")[0] in words("winners", "entirely"):
        return not beside  # "in the left panel, A has the lowest loss of the whole figure"
    return wholes[0] < verb and not beside and all(index > verb for index in panels)


def _stands_for_place(phrases: Sequence[Phrase], at: int) -> bool:
    """ "Of the whole figure", "in the figure", "across all panels"."""
    whole = phrases[at]
    joint = _joint(phrases, at, whole) if isinstance(whole, Scope) else key_at(phrases, at - 1)
    return joint in words("function_words", "of_figure")


def spoken_of(statement: Statement, scene: Scene) -> tuple[int, ...]:
    """The panels that are meant: named, or said by the context; none when the text leaves it open."""
    named = tuple(dict.fromkeys(statement.panels)) or scene.spoken_of(statement.clause)
    return named or ((0,) if len(scene.grids) == 1 else ())
