"""Spreads that are compared: "A varies more than B", "A has a wider range than B", "the left panel varies less".

They are said again as "A has more variation than B", with the other one of two panels where no rival is named.
"""

from __future__ import annotations

from heatparse.claims.language.phrases import Phrase, Ref, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_TWO = 2
_SIGNS = {"high": "more", "low": "less"}
_MOTIONS = frozenset(("TREND", "UNKNOWN", "DIFFERENCE"))
# With one of these it is told of something else, or where it is so.
_OTHERWISE = frozenset(
    ("AMOUNT", "SUPERLATIVE", "NEGATION", "EXCEPTION", "RESTRICTION", "SCOPE", "PRONOUN", "RIVALS")
)


def with_plain_spread(clause: Clause, scene: Scene) -> Clause:
    """The clause with its spread as a noun that is compared; itself where it compares none."""
    if clause.has(*_OTHERWISE) or clause.is_data or not any(isinstance(p, Ref) for p in clause.phrases):
        return clause
    phrases = _of_verb(_of_width(clause.phrases))
    rival = _with_other_panel(phrases, clause, scene)
    return clause if rival is clause.phrases else clause.part(rival)


def _of_width(phrases: list[Phrase]) -> list[Phrase]:
    """ "A wider range" as "more range"."""
    for at in range(1, len(phrases)):
        key, noun = key_of(phrases[at - 1]), phrases[at]
        wide, narrow = key in words("comparisons", "wider"), key in words("comparisons", "narrower")
        if noun.type == "SPREAD" and phrases[at - 1].type == "UNKNOWN" and (wide or narrow):
            sign = "high" if wide else "low"
            told = Word("COMPARATIVE", sign, _SIGNS[sign], phrases[at - 1].start, phrases[at - 1].end)
            return [*phrases[: at - 1], told, *phrases[at:]]
    return phrases


def _of_verb(phrases: list[Phrase]) -> list[Phrase]:
    """ "A varies more", "the values of A vary more" as "A has more variation"."""
    for at in range(1, len(phrases)):
        verb, order = phrases[at - 1 : at + 1]
        varies = verb.type in _MOTIONS and key_of(verb) in words("comparisons", "scattering")
        if not varies or getattr(order, "value", "") not in _SIGNS or order.type != "COMPARATIVE":
            continue
        front, behind = _owner(phrases[: at - 1]), phrases[at + 1 :]
        types = [phrase.type for phrase in behind]
        if front is None or types not in ([], ["THAN", "REF"], ["REF"]):
            return phrases  # "A varies more from day to day"
        sign, end = str(getattr(order, "value", "")), order.end
        told: list[Phrase] = [
            Word("COMPARATIVE", sign, _SIGNS[sign], order.start, end),
            Word("SPREAD", "span", "variation", end, end),
        ]
        if key_of(order).endswith(" than"):
            told.append(made_word("THAN", "than", end))
        return [front, made_word("HAVE", "has", verb.start), *told, *behind]
    return phrases


def _owner(front: list[Phrase]) -> Ref | None:
    """ "A", "values in A": whose values they are; None where more is told."""
    told = front[2:] if [p.type for p in front[:2]] == ["MEASURE", "PREPOSITION"] else front
    ref = told[0] if len(told) == 1 else None
    return ref if isinstance(ref, Ref) else None


def _with_other_panel(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase]:
    """ "The left panel has more variation" with "than the right one", in a figure of two."""
    types = [phrase.type for phrase in phrases]
    if types not in (
        ["REF", "HAVE", "COMPARATIVE", "SPREAD"],
        ["REF", "HAVE", "COMPARATIVE", "SPREAD", *_OF_VALUES],
    ):
        return phrases
    ref = phrases[0]
    panels = scene.panels_named(ref) if isinstance(ref, Ref) else []
    if len(scene.grids) != _TWO or len(panels) != 1 or clause.heads:
        return phrases
    end = phrases[3].end
    position = "first" if panels[0] else "last"
    rival = Ref(end, end, position=position, noun="panel", side="panel")
    return [*phrases[:4], made_word("THAN", "than", end), rival]


_OF_VALUES = ("PREPOSITION", "MEASURE")
