"""Changes with ways of their own: "A gains 3 from P to Q and loses 2 from there to R".

Each change with its own two ends is a statement of the one line that the clause speaks of. What is set against it,
"compared with 4 in B", goes the same way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_at, phrase_key
from heatparse.claims.language.sentences import Clause, follows_in_sentence
from heatparse.claims.language.things import with_places
from heatparse.claims.language.words import made_word
from heatparse.claims.places.journeys import find_journeys
from heatparse.claims.places.lines import Line
from heatparse.claims.plain.outermost import ref_to
from heatparse.claims.scene import Scene
from heatparse.grid import Grid
from heatparse.measures import middle
from heatparse.phrases import words
from heatparse.records import replace
from heatparse.tokens import fold

_CHANGES = frozenset(("gain", "drop"))
_JOINTS = frozenset(("COMMA", "AND", "JOIN", "CONTRAST"))
_PAIRING = frozenset(("VERSUS", "ARROW"))
_BEHIND = 2  # phrases of "from", "to"


def from_there(clause: Clause, scene: Scene) -> Clause:
    """ "Peaks at P and loses 3 from there to Q" as "… from P to Q"; the word that points back has no phrase."""
    phrases = clause.phrases
    if not clause.has("AMOUNT"):
        return clause
    for at in range(len(phrases) - _BEHIND):
        end = phrases[at + _BEHIND]
        if (key_at(phrases, at), key_at(phrases, at + 1)) != ("from", "to") or not isinstance(end, Ref):
            continue
        before = clause.before.refs() if clause.before is not None else []
        told = [*before, *(phrase for phrase in phrases[:at] if isinstance(phrase, Ref))]
        start = next((ref for ref in reversed(told) if _is_other_place(ref, end, scene)), None)
        if start is not None:
            there = replace(start, start=phrases[at].end, end=phrases[at].end)
            return clause.part([*phrases[: at + 1], there, *phrases[at + 1 :]])
    return clause


def with_named_ends(clause: Clause, scene: Scene) -> Clause:
    """ "Between the first and the last week" as "between W1 and W9", where all panels have these."""
    phrases = clause.phrases
    for at in range(1, len(phrases) - _BEHIND):
        first, joint, last = phrases[at : at + 1 + _BEHIND]
        opens = key_at(phrases, at - 1) in words("function_words", "before_ends")
        if not opens or first.type != "POSITION" or not isinstance(last, Ref) or last.names:
            continue
        one, two = (_named_at(replace(last, position=end), scene) for end in (first.value, last.position))  # type: ignore[union-attr]
        if (
            one is None
            or two is None
            or one.names == two.names
            or joint.type not in ("AND", "JOIN", "PREPOSITION")
        ):
            continue
        both: list[Phrase] = [one, joint, two]
        if joint.type != "PREPOSITION":
            both = [replace(one, end=last.end, names=one.names + two.names)]
        return clause.part([*phrases[:at], *both, *phrases[at + 1 + _BEHIND :]])
    return clause


def _named_at(ref: Ref, scene: Scene) -> Ref | None:
    """The line that stands first, or last, by its name; None where the panels have different ones there."""
    found = {(line.axis, line.labels) for grid in scene.grids.all() for line in scene.lines(ref, grid)}
    if len(found) != 1:
        return None
    axis, labels = found.pop()
    return ref_to(
        [fold(label) for label in labels], "x" if axis == "column" else "y", ref.start, ref.end, scene
    )


def _is_other_place(one: Ref, two: Ref, scene: Scene) -> bool:
    """Whether two references name single lines of one axis, and not the same one."""
    if not (one.names and two.names) or one.is_panel or two.is_panel or len(one.names) > 1:
        return False
    axes = [{line.axis for line in scene.lines(ref, scene.filled(0))} for ref in (one, two)]
    return len(axes[0]) == len(axes[1]) == 1 and axes[0] == axes[1] and one.names != two.names


def parts_with_ways(clause: Clause, scene: Scene) -> list[Clause]:
    """One clause for each change, with its subject and its way; none where that is not how a clause is made."""
    phrases = _way_behind(with_places(clause.phrases))
    verbs = [at for at in range(len(phrases)) if _is_change(phrases, at)]
    if not verbs:
        return []
    subject = _subject(clause, phrases[: verbs[0]], scene)
    ends = [*verbs[1:], len(phrases)]
    pieces = _going_on([_trimmed(phrases[at:end]) for at, end in zip(verbs, ends, strict=True)])
    if subject is not None:
        pieces = [_from_end_to_end(piece, subject, scene) for piece in pieces]
    if subject is None or not all(_has_own_way(piece, subject, scene) for piece in pieces):
        return []
    return [clause.part([subject, *piece]) for piece in pieces]


def _way_behind(phrases: list[Phrase]) -> list[Phrase]:
    """ "From P to Q, it loses 3" as "it loses 3 from P to Q"."""
    way = phrases[: 2 * _BEHIND]
    opens = [key_at(way, 0), key_at(way, _BEHIND)] == ["from", "to"]
    if not opens or not (isinstance(way[1], Ref) and isinstance(way[-1], Ref)):
        return phrases
    rest = phrases[len(way) :]
    rest = rest[1:] if rest and rest[0].type in _JOINTS else rest
    return [*rest, *way] if sum(phrase.type == "DIFFERENCE" for phrase in rest) == 1 else phrases


def _from_end_to_end(piece: list[Phrase], subject: Ref, scene: Scene) -> list[Phrase]:
    """ "Loses 3 in total" as "loses 3 from the first to the last", where all steps lead one way."""
    at = next((i for i, p in enumerate(piece) if phrase_key(p) in words("trends", "in_all")), None)
    if at is None or at + 1 < len(piece) or any(isinstance(phrase, Ref) for phrase in piece):
        return piece
    ends = {
        each
        for grid in scene.grids.all()
        for line in scene.lines(subject, grid)
        for each in _ends(line, grid)
    }
    if len(ends) != 1:
        return piece
    axis, one, two = ends.pop()
    where = piece[at].end
    start, end = (ref_to([key], "x" if axis == "column" else "y", where, where, scene) for key in (one, two))
    way: list[Phrase] = [
        made_word("PREPOSITION", "from", where),
        start,
        made_word("PREPOSITION", "to", where),
        end,
    ]
    return [*piece[:at], *way]


def _ends(line: Line, grid: Grid) -> Iterator[tuple[str, str, str]]:
    """The axis that a line runs along, its first and its last place; none where it turns, or something is missing."""
    along = "column" if line.axis == "row" else "row"
    keys = grid.columns if along == "column" else grid.rows
    values = grid.row(line.labels[0]) if line.axis == "row" else grid.column(line.labels[0])
    numbers = [middle(value) for value in values]
    known = [number for number in numbers if number is not None]
    steps = [two - one for one, two in pairwise(known)]
    if len(known) == len(keys) > _BEHIND and (min(steps) >= 0 or max(steps) <= 0):
        order = list(keys)
        yield along, order[0], order[-1]


def _going_on(pieces: list[list[Phrase]]) -> list[list[Phrase]]:
    """ "Gains 3 from P to Q and then loses 2 to R": from the place where the step before has led."""
    for at in range(1, len(pieces)):
        last = next((phrase for phrase in reversed(pieces[at - 1]) if isinstance(phrase, Ref)), None)
        way = pieces[at][-_BEHIND:]
        leads = [phrase.type for phrase in pieces[at]].count("REF") == 1 and key_at(way, 0) == "to"
        if leads and isinstance(way[-1], Ref) and last is not None and _is_single(last):
            start = way[0].start
            front: list[Phrase] = [
                made_word("PREPOSITION", "from", start),
                replace(last, start=start, end=start),
            ]
            pieces[at] = [*pieces[at][:-_BEHIND], *front, *way]
    return pieces


def _is_change(phrases: Sequence[Phrase], at: int) -> bool:
    """ "Gains 3", "falls by 3"."""
    if phrases[at].type != "DIFFERENCE" or getattr(phrases[at], "value", "") not in _CHANGES:
        return False
    behind = phrases[at + 1 : at + 1 + _BEHIND]
    return isinstance(behind[0] if behind else None, Amount) or (
        [phrase.type for phrase in behind] == ["BY", "AMOUNT"]
    )


def _trimmed(piece: Sequence[Phrase]) -> list[Phrase]:
    """A piece without the joints at its end."""
    end = len(piece)
    while end and piece[end - 1].type in _JOINTS:
        end -= 1
    return list(piece[:end])


def _has_own_way(piece: Sequence[Phrase], subject: Ref, scene: Scene) -> bool:
    """Whether the only places of a piece are the two ends of its way, on the axis that its subject crosses."""
    refs = [phrase for phrase in piece if isinstance(phrase, Ref)]
    journeys = [each for each in find_journeys(piece, scene) if each.ordered]
    amounts = sum(isinstance(phrase, Amount) for phrase in piece)
    if (
        len(journeys) != 1
        or journeys[0].is_of_panels
        or amounts != 1
        or not all(journeys[0].holds(ref) for ref in refs)
    ):
        return False
    return _crosses(subject, journeys[0].first, scene)


def _crosses(subject: Ref, end: Ref, scene: Scene) -> bool:
    grid = scene.filled(0)
    axes = {line.axis for line in scene.lines(end, grid)}
    return not axes & {line.axis for line in scene.lines(subject, grid)}


def _subject(clause: Clause, front: Sequence[Phrase], scene: Scene) -> Ref | None:
    """The one line that the changes are told of: named first, in the head, or in the clause in front."""
    first = front[0] if front else None
    if any(phrase.type in _PAIRING for phrase in front):
        return None  # "A/P loses 3": a cell
    if isinstance(first, Ref):
        others = [phrase for phrase in front[1:] if isinstance(phrase, Ref)]
        alone = all(ref.names and not ref.is_panel and _crosses(first, ref, scene) for ref in others)
        return first if _is_single(first) and alone else None
    named = [phrase for phrase in front if isinstance(phrase, Ref)]
    heads = [ref for ref in clause.heads if not ref.is_panel]
    if len(heads) == 1 and _is_single(heads[0]):
        alone = all(ref.names and not ref.is_panel and _crosses(heads[0], ref, scene) for ref in named)
        return heads[0] if alone else None
    before = clause.before
    if heads or named or before is None:
        return None
    pointing = key_at(front, 0) in words("function_words", "personal")
    if not pointing and (front or not follows_in_sentence(clause, before, scene.text)):
        return None
    subject, others = before.phrases[0], before.refs()[1:]
    if not isinstance(subject, Ref) or not _is_single(subject):
        return None
    return subject if all(_crosses(subject, ref, scene) for ref in others) else None


def _is_single(ref: Ref) -> bool:
    return len(ref.names) == 1 and not ref.is_panel
