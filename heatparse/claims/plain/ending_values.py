"""Bounds at the ends of a course: "two models end above 0.8" as "at layer 12, two models are above 0.8"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, is_only, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.places.time_axes import is_of_time
from heatparse.claims.plain.outermost import numbers_of, ref_to
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_SIDES = {"row": "x", "column": "y", "y": "x", "x": "y"}  # a line -> the axis that it runs along


def at_ends(clause: Clause, scene: Scene) -> Clause:
    """The clause with the place that its verb tells; the clause itself where no bound stands behind such a verb."""
    phrases = clause.phrases
    verbs = frozenset().union(*(words("trends", kind) for kind in ("starting", "ending", "edge_verbs")))
    at = next((i for i in range(1, len(phrases)) if key_at(phrases, i) in verbs), None)
    if at is None:
        return clause
    behind = at + 1
    while behind < len(phrases) and (
        key_at(phrases, behind) in words("trends", "edge_particles") | {"at"} or _is_span(phrases[behind])
    ):
        behind += 1
    amount = phrases[behind] if behind < len(phrases) else None
    if not isinstance(amount, Amount) or not amount.bound or not _is_whole(phrases, at, behind):
        return clause
    side = _side(phrases[:at], scene)
    order = _order(side, scene) if side is not None else []
    if side is None or not order:
        return clause
    verb = phrases[at]
    closing = key_at(phrases, at) in words("trends", "ending") | words("trends", "closing_verbs")
    ref = ref_to([order[-1 if closing else 0]], side, verb.start, verb.end, scene)
    ref.limit = False
    stay = made_word("BE", "are", verb.end)
    return clause.part(
        [made_word("PREPOSITION", "at", phrases[0].start), ref, *phrases[:at], stay, *phrases[behind:]]
    )


def _is_span(phrase: Phrase) -> bool:
    """ "Start the week", "end the year": what the axis shows as a whole."""
    return (
        isinstance(phrase, Word) and phrase.type == "UNKNOWN" and phrase.key in words("names", "times_shown")
    )


def _is_whole(phrases: Sequence[Phrase], at: int, amount: int) -> bool:
    """Whether a verb is that of its clause, and tells one end of all that is spoken of."""
    front, behind = phrases[:at], [p.type for p in phrases[amount + 1 :]]
    if any(p.type == "PRONOUN" for p in front):  # "the only task that ends below 0.6 is A"
        return is_only(front[0]) and behind == ["BE", "REF"]
    return not any(type in ("REF", "HAVE", "UNKNOWN", "BE") for type in behind)


def _side(subject: Sequence[Phrase], scene: Scene) -> str | None:
    """The axis that the lines of a subject run along: of "five tasks", or of a row that is named."""
    found: set[str] = set()
    for phrase in subject:
        noun = phrase.noun if isinstance(phrase, Scope) else phrase
        if isinstance(noun, Ref):
            axes = {line.axis for line in scene.lines(noun, scene.grids[0])}
            if scene.panels_named(noun) or len(axes) != 1:
                return None
            found.add(_SIDES[axes.pop()])
        elif isinstance(noun, Word) and noun.type == "AXISNOUN" and noun.value.axis in _SIDES:
            found.add(_SIDES[noun.value.axis])
        elif isinstance(noun, Word) and noun.value in ("row", "column"):
            found.add(_SIDES[noun.value])
    return found.pop() if len(found) == 1 else None


def _order(side: str, scene: Scene) -> list[str]:
    """The lines of an axis of numbers or times, from its beginning on; none where it runs in no order."""
    grid = scene.grids[0]
    keys = list(grid.columns if side == "x" else grid.rows)
    rising = [key for _, key in numbers_of(side, grid, scene)]
    if len(keys) > 1 and (rising == keys or is_of_time([grid.name(key) for key in keys])):
        return keys
    return []
