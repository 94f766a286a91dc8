"""Predicates joined to one subject: "in P, A reads 12 and is thus below B" is of A in P, in both parts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.language.phrases import Phrase, Ref, Scope
from heatparse.claims.language.sentences import Clause, follows_in_sentence
from heatparse.claims.language.words import made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_VERBS = frozenset(("BE", "HAVE", "OCCUR", "COMPARATIVE"))
_TELLING = frozenset((*_VERBS, "DIFFERENCE", "TREND", "SUPERLATIVE", "SIGN"))
_DERIVED = (
    "SPREAD",
    "AGGREGATE",
    "DIFFERENCE",
    "FACTOR",
)  # "A has a range of 16, larger than B": the range is
_FRONT = frozenset(("PREPOSITION", "REF", "COMMA", "JOIN"))


def with_subject_and_place(clause: Clause, scene: Scene) -> Clause:
    """The clause with the subject of the one in front of it, and with the place that opens the sentence."""
    before = clause.before
    if (
        before is None
        or clause.contrasted
        or before.has(*_DERIVED)
        or not _opens_with_verb(clause.phrases)
        or _faces_place(clause.phrases)
    ):
        return clause
    joint = scene.text[before.end : clause.start].replace(",", " ").split()
    if not follows_in_sentence(clause, before, scene.text) or not words(
        "joints", "carrying_subject"
    ).issuperset(joint):
        return clause
    opening = _opening(before.phrases)
    if opening is None:
        return clause
    place, subject = opening
    if any(isinstance(p, Scope) and p.quantifier == "all" and not p.others for p in clause.phrases):
        place = []  # "… and is above B in all months"
    bare = place and clause.types.isdisjoint(
        ("BE", "HAVE", "OCCUR")
    )  # "… and lies above B": a whole statement
    verb: list[Phrase] = [made_word("BE", "is", clause.start)] if bare else []
    return clause.part([*place, subject, *verb, *clause.phrases], heads=())


def _opens_with_verb(phrases: Sequence[Phrase]) -> bool:
    told = [phrase for phrase in phrases[:3] if not isinstance(phrase, Scope) and phrase.type != "NEGATION"]
    return bool(told) and told[0].type in _VERBS


def _faces_place(phrases: Sequence[Phrase]) -> bool:
    """ "Is lower than in any other month": another place, and no rival."""
    return any(one.type == "THAN" and two.type == "PREPOSITION" for one, two in pairwise(phrases))


def _opening(phrases: Sequence[Phrase]) -> tuple[list[Phrase], Ref] | None:
    """The place in front, and the one name that the first verb is said of; None where more is named."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.type in _TELLING), 0)
    subject = phrases[at - 1] if at else None
    front = phrases[: at - 1] if at else []
    if not isinstance(subject, Ref) or subject.is_panel or len(subject.names) != 1:
        return None
    if any(isinstance(phrase, Ref) for phrase in phrases[at:]) or not all(p.type in _FRONT for p in front):
        return None
    if front and [p.type for p in front if p.type not in ("COMMA", "JOIN")] != ["PREPOSITION", "REF"]:
        return None
    return [p for p in front if p.type != "JOIN"], subject
