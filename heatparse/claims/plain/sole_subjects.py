"""Those that alone are so, told behind it: "the only task that ends below 0.6 is A" as "only A ends below 0.6".

"The only layer where A exceeds 0.5 is 12" is "A exceeds 0.5 only in 12".
"""

from __future__ import annotations

from heatparse.claims.language.metrics import sides_of
from heatparse.claims.language.phrases import Amount, Phrase, Ref, is_only, placed
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene

_PLACED = ("PREPOSITION", "REF")
_TELLING = frozenset(("AMOUNT", "SIGN", "BE", "HAVE", "MEASURE", "OCCUR", "UNKNOWN", "DIFFERENCE"))
_SHORTEST = 4  # phrases: "only", a noun, the verb and the name behind it


def with_sole_subject(clause: Clause, scene: Scene) -> Clause:
    """The clause with the subject in front, where a relative clause or a place stands between "only" and the verb."""
    phrases = clause.phrases
    front = phrases[:2] if [p.type for p in phrases[:2]] == [*_PLACED] else []
    at = len(front) + (len(phrases) > 2 and bool(front) and phrases[2].type in ("COMMA", "JOIN"))
    subject = placed(phrases[-1])
    if len(phrases) <= at + _SHORTEST or not is_only(phrases[at]) or phrases[-2].type != "BE":
        return clause
    middle = list(phrases[at + 1 : -2])
    if not isinstance(subject, Ref) or not {"AMOUNT", "SIGN"} & {p.type for p in middle}:
        return clause
    if middle[0].type == "CARDINAL":
        if sum(len(name.labels) for name in subject.names) != int(getattr(middle[0], "value", 0)):
            return clause
        middle = middle[1:]
    if not _is_line(middle[0], scene) or any(p.type in ("EXCEPTION", "COMMA", "OPEN") for p in middle):
        return clause
    told = middle[1:]
    placing = bool(told) and told[0].type == "PREPOSITION"
    relative = len(told) > 1 and told[placing].type == "PRONOUN"
    told = told[placing + 1 :] if relative else told
    if any(p.type == "PRONOUN" for p in told) or not (front or relative):
        return clause
    if relative and told and told[0].type == "REF" and not front:
        return clause.part([*told, phrases[at], made_word("PREPOSITION", "in", subject.start), subject])
    if placing or not told or told[0].type not in _TELLING:
        return clause
    return clause.part([*front, phrases[at], subject, *_verb(told), *told])


def _is_line(phrase: Phrase, scene: Scene) -> bool:
    """Whether a noun stands for rows or columns."""
    if not isinstance(phrase, Word):
        return False
    return phrase.type in ("AXISNOUN", "DIMENSION") or (
        phrase.type == "UNKNOWN" and (is_thing(phrase) or bool(sides_of(scene, phrase.key)))
    )


def _verb(told: list[Phrase]) -> list[Word]:
    """The verb that a predicate without one needs."""
    first = told[0]
    bare = (isinstance(first, Amount) and not first.verb) or first.type == "SIGN"
    return [made_word("BE", "are", first.start)] if bare else []
