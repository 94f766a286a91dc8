"""Where a row or a column with gaps holds values: "only tested for lengths 7 to 12", "no values below depth 5"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.judgement import Judgement
from heatparse.claims.language.parsing import read_phrases
from heatparse.claims.language.phrases import Phrase, Ref, Scope, is_only, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.claims.places.lines import Line
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.models.claims import BaseClaim, CountClaim
from heatparse.phrases import words
from heatparse.tokens import fold

# What such a statement is made of beside its verb and the places.
_SILENT = frozenset(
    ("BE", "HAVE", "PREPOSITION", "COLON", "COMMA", "JOIN", "NEGATION", "SCOPE", "PRONOUN", "MEASURE")
)
_ENDS = 2


def read_coverages(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The claim where one line, or only one of them, holds values."""
    panels = scene.panels(clause)
    if len(panels) != 1 or not clause.says(words("coverage", "telling")):
        return []
    grid = scene.grids[panels[0]]
    phrases = [phrase for phrase in read_phrases(clause.words) if phrase.type != "STOP"]
    at = next((i for i, phrase in enumerate(phrases) if _tells(phrases, i)), None)
    if at is None or grid.areas or grid.is_complete:
        return []
    line = _line(phrases[:at], clause, scene, grid)
    if line is None:
        return []
    plain = phrases[at].type == "TESTED"  # "present", "values" may be said of some values
    judged = _judge_alone(phrases, at, line, scene, grid) or _judge(phrases, at, line, scene, grid)
    if judged is None:
        return []
    if judged.truth is False and not (plain and grid.is_listed_by_lines):
        judged = judged._replace(truth=None)
    clause.read.add("coverage")
    return [scene.claim(CountClaim, clause, judged)]


def _tells(phrases: Sequence[Phrase], at: int) -> bool:
    """ "Tested", "present", "has values", "lacks data"."""
    phrase, before = phrases[at], phrases[at - 1] if at else None
    if phrase.type == "TESTED" or key_of(phrase) in words("coverage", "held"):
        return True
    holding = before is not None and (before.type in ("HAVE", "NEGATION") or key_of(before) == "with")
    return holding and key_of(phrase) in words("assertions", "holding")


def _line(front: Sequence[Phrase], clause: Clause, scene: Scene, grid: Grid) -> Line | None:
    """The one line that is spoken of: named in front of the verb, or by what stands above."""
    named = [phrase for phrase in front if isinstance(phrase, Ref)] or list(clause.heads[:1])
    if len(named) != 1:
        return None
    lines = [line for line in scene.lines(named[0], grid) if len(line.labels) == 1]
    return lines[0] if len(lines) == 1 else None


def _told(line: Line, grid: Grid) -> list[str]:
    """The labels of the other axis at which a line holds a value."""
    row = line.axis == "row"
    values = grid.row(line.labels[0]) if row else grid.column(line.labels[0])
    return [value.column if row else value.row for value in values]


def _order(line: Line, grid: Grid) -> list[str]:
    return list(grid.columns if line.axis == "row" else grid.rows)


def _judge(phrases: Sequence[Phrase], at: int, line: Line, scene: Scene, grid: Grid) -> Judgement | None:
    """Whether a line holds values where it is said to, and, with "only", nowhere else; None where it is not plain."""
    front, rest = phrases[:at], phrases[at + 1 :]
    only = any(map(is_only, phrases))
    lacking = any(key_of(phrase) in words("coverage", "lacking") for phrase in front)
    denied = lacking or any(phrase.type == "NEGATION" for phrase in phrases)
    if not all(
        isinstance(p, Ref) or p.type in _SILENT or key_of(p) in words("coverage", "lacking") for p in front
    ):
        return None
    order, told = _order(line, grid), _told(line, grid)
    if not told:
        return None
    text = f"{grid.name(line.labels[0])} holds {len(told)} values, from {grid.name(told[0])} to {grid.name(told[-1])}"
    span, bound = _span(rest, line, scene, grid), _bound(rest, line, scene, grid)
    whole = _is_whole(rest, line)
    named = phrases[at].type == "TESTED" or all(ref.side for ref in rest if isinstance(ref, Ref))
    if bound and not named:
        return None  # "no values below 5": of the values, perhaps
    if bound:
        inside = [label for label in told if label in bound]
        return Judgement(not inside, text) if denied and not only else None
    if whole and not only:
        return Judgement((len(told) == len(order)) is not denied, text) if len(told) == len(order) else None
    if not span:
        return None
    if denied:
        tested = [label in told for label in span]
        return None if only or len(set(tested)) > 1 else Judgement(not tested[0], text)
    if set(span) <= set(told):
        return Judgement(not only or set(span) == set(told), text)
    return Judgement(False, text) if only and set(told) - set(span) else None  # not told is not untested


def _span(rest: Sequence[Phrase], line: Line, scene: Scene, grid: Grid) -> list[str]:
    """The labels that are named behind the verb: one, a list, or all from one on, or to another."""
    found: list[list[str]] = []
    joints: list[str] = []
    for phrase in rest:
        if isinstance(phrase, Ref):
            crossed = [one for one in scene.lines(phrase, grid) if one.axis != line.axis]
            if len(crossed) != 1:
                return []
            found.append([fold(label) for label in crossed[0].labels])
        elif phrase.type in ("PREPOSITION", "RESTRICTION"):
            joints.append(key_of(phrase))
        elif not is_only(phrase) and phrase.type not in ("COMMA", "JOIN"):
            return []
    order = _order(line, grid)
    if len(found) == 1:
        return _reached(found[0], set(joints), order)
    ends = [order.index(labels[0]) for labels in found if len(labels) == 1 and labels[0] in order]
    plain = len(found) == len(ends) == _ENDS and joints[-1:] and joints[-1] in words("coverage", "to")
    return order[ends[0] : ends[1] + 1] if plain else []


def _reached(labels: list[str], joints: set[str], order: list[str]) -> list[str]:
    """The labels that are named by themselves, or all from one on, up to one, or between two."""
    if joints <= words("function_words", "with_place"):
        return labels
    at = [order.index(label) for label in labels if label in order]
    if joints <= words("coverage", "between") and len(at) == _ENDS:
        return order[min(at) : max(at) + 1]
    if len(at) != 1:
        return []
    if joints <= words("coverage", "from") | words("assertions", "onward"):
        return order[at[0] :]
    return order[: at[0] + 1] if joints <= words("coverage", "to") else []


def _bound(rest: Sequence[Phrase], line: Line, scene: Scene, grid: Grid) -> list[str]:
    """The labels beyond the one that is named behind the verb: "beyond 6", "below depth 5"."""
    if len(rest) != _ENDS or not isinstance(rest[1], Ref):
        return []
    way, crossed = key_of(rest[0]), [one for one in scene.lines(rest[1], grid) if one.axis != line.axis]
    if len(crossed) != 1 or len(crossed[0].labels) != 1:
        return []
    order = _order(line, grid)
    label = fold(crossed[0].labels[0])
    at = order.index(label) if label in order else None
    if at is None:
        return []
    if way in words("coverage", "beyond"):
        return order[at + 1 :]
    return order[:at] if way in words("coverage", "short_of") else []


def _is_whole(rest: Sequence[Phrase], line: Line) -> bool:
    """ "For all lengths", "at every depth"."""
    if [phrase.type for phrase in rest] != ["PREPOSITION", "SCOPE"]:
        return False
    scope = rest[1]
    axis = "x" if line.axis == "row" else "y"
    noun = scope.noun if isinstance(scope, Scope) else None
    return (
        isinstance(scope, Scope) and scope.quantifier == "all" and not scope.others
        and noun is not None and noun.type == "AXISNOUN" and noun.value.axis == axis
    )  # fmt: skip


def _judge_alone(
    phrases: Sequence[Phrase], at: int, line: Line, scene: Scene, grid: Grid
) -> Judgement | None:
    """ "A is the only type with data at every length": whether it is so of A, and of A alone."""
    front = phrases[:at]
    marks = [i for i, phrase in enumerate(front) if is_only(phrase)]
    if len(marks) != 1 or not _is_whole(phrases[at + 1 :], line):
        return None
    noun = front[marks[0] + 1] if marks[0] + 1 < len(front) else None
    own = "y" if line.axis == "row" else "x"
    if not isinstance(noun, Word) or noun.type != "AXISNOUN" or noun.value.axis != own:
        return None
    lines = [line._replace(labels=(label,)) for label in (grid.rows if own == "y" else grid.columns)]
    full = [one.labels[0] for one in lines if len(_told(one, grid)) == len(_order(line, grid))]
    names = " and ".join(map(grid.name, full)) or "none of them"
    own_key = fold(line.labels[0])
    if full == [own_key]:
        return Judgement(True, f"{names} holds a value everywhere")
    return Judgement(False, f"{names} holds a value everywhere") if set(full) - {own_key} else None
