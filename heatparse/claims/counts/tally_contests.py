"""Tally contests: of which of two kinds of values there are more: "A has more negative than positive entries"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.judgement import Judgement, charitable
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.phrases import Phrase, Ref, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.scene import Scene
from heatparse.grid import Grid, Value
from heatparse.models.claims import BaseClaim, CountClaim
from heatparse.phrases import words
from heatparse.tokens import fold

_SIGNS = frozenset(("positive", "negative"))
_NAMES = frozenset(("REF", "PRONOUN", "PREPOSITION", "DIMENSION", "COMMA"))
_VERBS = frozenset(("HAVE", "BE", "OCCUR"))
_NOUNS = frozenset(("DIMENSION", "MEASURE", "PART", "UNKNOWN"))


def read_tally_contests(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """ "A has more negative than positive entries", "there are as many positive as negative values"."""
    told = _sides(clause.phrases)
    panels = scene.panels(clause)
    if told is None or len(panels) != 1:
        return []
    start, end, more, fewer, equal = told
    front, behind = clause.phrases[:start], clause.phrases[end:]
    if has_guards((*front, *behind)) or not all(p.type in _NOUNS for p in behind[:2]) or len(behind) > 2:
        return []
    places = [phrase for phrase in front if isinstance(phrase, Ref)]
    verbs = [phrase for phrase in front if phrase.type in _VERBS]
    outnumbers = not front and clause.has("COMPARATIVE")
    if len(verbs) + outnumbers != 1 or any(p.type not in _NAMES | _VERBS for p in front) or len(places) > 1:
        return []
    refs = places or _owner(front, clause) or list(clause.heads)
    if len(refs) > 1 or (not refs and front and front[0].type == "PRONOUN"):
        return []
    grid = scene.grids[panels[0]]
    if grid.areas or not grid.is_complete:
        return []
    counts = [_judge(values, more, fewer, equal) for values in _values(scene, grid, refs)]
    if not counts:
        return []
    clause.read.add("tally")  # every word of it is understood
    return [scene.claim(CountClaim, clause, charitable(counts))]


def _sides(phrases: Sequence[Phrase]) -> tuple[int, int, str, str, bool] | None:
    """Where the two kinds stand, which of them there are more of, and whether there are as many."""
    signs = [at for at, phrase in enumerate(phrases) if _sign(phrase)]
    if len(signs) != 2:
        return None
    first, second = signs
    one, two = _sign(phrases[first]), _sign(phrases[second])
    between = [p for p in phrases[first + 1 : second] if p.type not in _NOUNS]
    if {one, two} != _SIGNS or len(between) != 1:
        return None
    joint, opening = between[0], key_of(phrases[first]).rpartition(" ")[0]
    if joint.type == "THAN" and opening in words("assertions", "outnumbering"):
        return first, second + 1, one, two, False
    if joint.type == "COMPARATIVE" and key_of(joint) in words("assertions", "outnumbering") and not first:
        return first, second + 1, one, two, False
    many = [key_of(phrase) for phrase in phrases[max(0, first - 2) : first]]
    if " ".join(many) in words("assertions", "as_many") and key_of(joint) == many[0]:
        return first - 2, second + 1, one, two, True
    return None


def _sign(phrase: Phrase) -> str:
    """The sign that a phrase tells: of "negative", "more negative"."""
    told = key_of(phrase).rpartition(" ")[2] if phrase.type in ("SIGN", "COMPARATIVE") else ""
    return told if told in _SIGNS else ""


def _owner(front: Sequence[Phrase], clause: Clause) -> list[Ref]:
    """Whom a pronoun at the beginning stands for: who begins the clauses in front."""
    pronoun = (
        bool(front) and front[0].type == "PRONOUN" and key_of(front[0]) in words("function_words", "personal")
    )
    first = clause
    while first.before is not None:
        first = first.before
    subject = first.phrases[0] if pronoun and first is not clause and first.phrases else None
    named = isinstance(subject, Ref) and not subject.is_panel and len(subject.names) == 1
    return [subject] if named and isinstance(subject, Ref) else []


def _values(scene: Scene, grid: Grid, refs: Sequence[Ref]) -> list[list[Value]]:
    """For each way to understand the place: its values, with those of the diagonal and without."""
    if not refs:
        found: list[list[Value]] = [list(grid.values)]
    else:
        found = []
        for line in scene.lines(refs[0], grid):
            keys = frozenset(map(fold, line.labels))
            by_row = line.axis == "row"
            found.append([value for value in grid.values if (value.row if by_row else value.column) in keys])
    apart = [[value for value in values if value.row != value.column] for values in found]
    return [values for values in (*found, *apart) if values]


def _judge(values: Sequence[Value], more: str, fewer: str, equal: bool) -> Judgement:
    positive = sum(value.low > 0 for value in values)
    negative = sum(value.high < 0 for value in values)
    counts = {"positive": positive, "negative": negative}
    truth = counts[more] == counts[fewer] if equal else counts[more] > counts[fewer]
    return Judgement(truth, f"of {len(values)} values, {positive} are positive and {negative} are negative")
