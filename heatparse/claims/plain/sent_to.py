"""What goes from one to others: "A passes work to B more often than to C" as "in A, B is higher than C".

Rows are those who send, columns those who receive.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, key_at
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_SENT = 2  # words of "sends callers"
_TELLING = frozenset(
    ("UNKNOWN", "HAVE", "PREPOSITION", "PRONOUN", "BE", "OCCUR", "COMPARATIVE", "DIFFERENCE", "COMMA")
)


def as_order(clause: Clause, scene: Scene) -> Clause:
    """The clause with the two receivers set against each other in the row of the sender."""
    phrases = clause.phrases
    than = next((i for i, p in enumerate(phrases) if p.type == "THAN"), None)
    refs = [i for i, p in enumerate(phrases) if isinstance(p, Ref)]
    if than is None or len(refs) != 3 or refs[1] > than or refs[2] < than or refs[2] != len(phrases) - 1:
        return clause
    order = next((i for i in range(than) if key_at(phrases, i) in words("comparisons", "frequencies")), None)
    if order is None or not (_is_received(phrases, refs[1]) and _is_received(phrases, refs[2])):
        return clause
    rest = [p for i, p in enumerate(phrases) if i not in (*refs, than)]
    if any(p.type not in _TELLING for p in rest) or _narrows(phrases):
        return clause  # "sends angry callers to B"
    if not _are_crossed([phrases[i] for i in refs], scene):
        return clause
    sender, one, two = (
        Ref(ref.start, ref.end, ref.names, side)  # type: ignore[arg-type]
        for ref, side in zip((phrases[i] for i in refs), "yxx", strict=True)
        if isinstance(ref, Ref)
    )
    place, verb = made_word("PREPOSITION", "in", sender.start), made_word("BE", "is", one.end)
    return clause.part([place, sender, one, verb, phrases[order], phrases[than], two])


def _narrows(phrases: Sequence[Phrase]) -> bool:
    """Whether more than a verb and what is sent stand side by side."""
    run = 0
    for phrase in phrases:
        run = run + 1 if phrase.type in ("UNKNOWN", "HAVE", "DIFFERENCE") else 0
        if run > _SENT:
            return True
    return False


def _is_received(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether "to" stands in front of a name, or in it."""
    ref = phrases[at]
    return key_at(phrases, at - 1) == "to" or (isinstance(ref, Ref) and bool(ref.relation))


def _are_crossed(refs: Sequence[Phrase], scene: Scene) -> bool:
    """Whether the first is a row, and the others are columns."""
    panel = scene.grids[0]
    axes = [{line.axis for line in scene.lines(ref, panel)} for ref in refs if isinstance(ref, Ref)]
    return len(axes) == len(refs) and "row" in axes[0] and all("column" in each for each in axes[1:])
