"""Steps by their ends: "the drop in the last step is 3 at A", "the drop from P to Q …: it is 3 at A, but 5 at B".

Both are said again as "the drop from P to Q is 3 at A".
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_at, key_of
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.language.words import made_word
from heatparse.claims.plain.outermost import numbers_of, ref_to
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.tokens import fold

_TWO = 2  # places that a step leads between
_SIZE = frozenset(("PRONOUN", "BE", "HAVE", "AMOUNT", "PREPOSITION", "REF", "COMMA", "JOIN", "UNKNOWN"))


def with_named_step(clause: Clause, scene: Scene) -> Clause:
    """The clause with both ends of the step that it tells the size of; itself where it tells none."""
    whole = _taken_up(clause, scene)
    if whole is not None:
        clause.read.add("whole step")
    phrases = _named(whole or clause.phrases, clause.heads, scene)
    return clause if phrases is clause.phrases else clause.part(phrases)


def _named(phrases: list[Phrase], heads: Sequence[Ref], scene: Scene) -> list[Phrase]:
    """ "In the last step" as "from P to Q", along the axis of which no place is named."""
    for at in range(1, len(phrases) - 1):
        position = getattr(phrases[at], "value", "")
        step = key_of(phrases[at + 1]) in words("trends", "single_step")
        if phrases[at].type != "POSITION" or position not in ("first", "last") or not step:
            continue
        if phrases[at - 1].type != "PREPOSITION":
            continue
        refs = [phrase for phrase in phrases if isinstance(phrase, Ref)] or [
            ref for ref in heads if not ref.is_panel
        ]
        ends = _ends(refs, str(position), scene)
        if len(ends) == _TWO:
            where = phrases[at].start
            side = ends[0][1]
            one, two = (ref_to([fold(label)], side, where, where, scene) for label, _ in ends)
            front: list[Phrase] = [made_word("PREPOSITION", "from", where), one]
            return [
                *phrases[: at - 1],
                *front,
                made_word("PREPOSITION", "to", where),
                two,
                *phrases[at + 2 :],
            ]
    return phrases


def _ends(refs: Sequence[Ref], position: str, scene: Scene) -> list[tuple[str, str]]:
    """The first, or the last, two places of the axis that a line runs along, with its side.

    None where panels differ, or where the numbers of an axis fall: nobody knows which end is its last one.
    """
    found: set[tuple[tuple[str, str], ...]] = set()
    for grid in scene.grids.all():
        axes = {line.axis for ref in refs for line in scene.lines(ref, grid)}
        if len(axes) != 1:
            return []
        along = "x" if axes == {"row"} else "y"
        keys = list(grid.columns if along == "x" else grid.rows)
        rising = [key for _, key in numbers_of(along, grid, scene)]
        if len(keys) <= _TWO or (rising and rising != keys):
            return []
        told = keys[:_TWO] if position == "first" else keys[-_TWO:]
        found.add(tuple((grid.name(key), along) for key in told))
    return list(found.pop()) if len(found) == 1 else []


def _taken_up(clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "It is 3 at A", "but 5 at B", behind "the drop from P to Q grows:", as "the drop from P to Q is 3 at A"."""
    phrases = clause.phrases
    amounts = [phrase for phrase in phrases if isinstance(phrase, Amount)]
    refs = clause.refs()
    pointing = any(key_of(phrase) in words("function_words", "personal") for phrase in phrases)
    bare = isinstance(phrases[0], Amount) and bool(clause.contrasted)
    if len(amounts) != 1 or len(refs) != 1 or not (pointing or bare) or refs[0].is_panel:
        return None
    if any(phrase.type not in _SIZE for phrase in phrases) or key_at(
        phrases, _at(phrases, refs[0]) - 1
    ) not in words("function_words", "at_place"):
        return None
    for before in clauses_before(clause, scene.text):
        front = _named(before.phrases, refs, scene)
        way = _way(front)
        if way is not None:
            place: list[Phrase] = [made_word("PREPOSITION", "at", refs[0].start), refs[0]]
            return [*way, made_word("BE", "is", clause.start), amounts[0], *place]
    return None


def _at(phrases: Sequence[Phrase], ref: Ref) -> int:
    return next(at for at, phrase in enumerate(phrases) if phrase is ref)


def _way(phrases: Sequence[Phrase]) -> list[Phrase] | None:
    """The difference that a clause begins with, and its two ends: "the drop from P to Q"."""
    noun, way = phrases[0], phrases[1:5]
    if noun.type != "DIFFERENCE" or getattr(noun, "value", "") not in ("gain", "drop", "gap"):
        return None
    led = (
        [key_at(way, 0), key_at(way, 2)] == ["from", "to"]
        and isinstance(way[1], Ref)
        and isinstance(way[-1], Ref)
    )
    return [noun, *way] if len(way) == 2 * _TWO and led else None
