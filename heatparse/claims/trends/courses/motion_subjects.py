"""Who moves: the subject of a motion, where it is told in other words than the name of its line.

"Its stops fall", "the stops of A fall", "having dipped in P, A rises": A falls, A dips in P and rises.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.motions import becoming, is_in, motion_of
from heatparse.claims.language.phrases import Phrase, Ref, Scope, Superlative, key_at, key_of, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

JOINTS = frozenset(("COMMA", "JOIN", "AND", "CONTRAST", "COLON"))
_VERBS = frozenset(("BE", "HAVE", "OCCUR", "DIFFERENCE", "UNKNOWN", "SUPERLATIVE", "COMPARATIVE", "TREND"))
_LOOKED_BACK = 3  # clauses of a paragraph
_PLURAL_ENDS = ("ss", "us", "is")


def told_by(phrase: Phrase | None, section: str) -> bool:
    """Whether a phrase is a word of a section of motions.yaml."""
    return phrase is not None and phrase_key(phrase) in words("motions", section)


def moves(phrases: Sequence[Phrase], at: int) -> bool:
    """Whether a word of motion stands at an index."""
    return 0 <= at < len(phrases) and bool(motion_of(phrases[at]))


def _verb_at(phrases: Sequence[Phrase], at: int) -> int:
    """The index of a verb of motion behind what may stand in front of it: "have all steadily"."""
    while at < len(phrases) and not moves(phrases, at):
        plain = (
            phrases[at].type in ("HAVE", "SCOPE")
            or is_in(phrases[at], "monotone")
            or is_in(phrases[at], "manner")
        )
        if not plain:
            break
        at += 1
    return at


def with_participle(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "Having dipped to 3 in P, A rises", "after dipping in P, A rises": A dips in P, and rises."""
    if len(phrases) < 4 or not (key_of(phrases[0]) == "having" or key_of(phrases[0]) == "after"):
        return None
    if not moves(phrases, 1) or not (
        key_of(phrases[0]) == "having" or key_of(phrases[1]).split()[0].endswith("ing")
    ):
        return None
    comma = next((i for i in range(2, len(phrases)) if phrases[i].type in ("COMMA", "JOIN")), 0)
    if not comma or comma + 2 >= len(phrases):
        return None
    subject = phrases[comma + 1]
    named = isinstance(subject, Ref) and not subject.is_panel
    if not (named or subject.type == "PRONOUN") or not moves(phrases, comma + 2):
        return None
    if any(isinstance(p, Scope | Superlative) for p in phrases[1:comma]):
        return None
    return [subject, *phrases[1:comma], made_word("AND", "and", subject.start), *phrases[comma + 2 :]]


def of_its_line(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "Its stops fall", "they fall": those of the line with which the clause before begins."""
    at = 0
    while at < len(phrases) and phrases[at].type in JOINTS:
        at += 1
    if at >= len(phrases) or phrases[at].type != "PRONOUN" or clause.heads:
        return None
    pronoun = phrase_key(phrases[at])
    if pronoun not in ("it", "its", "they", "their"):
        return None
    owned = pronoun in ("its", "their")
    behind = at + 1
    if owned and behind < len(phrases) and (_is_things(phrases[behind]) or phrases[behind].type == "MEASURE"):
        behind += 1
    elif owned:
        return None
    if not any(
        moves(phrases, i) or becoming(phrases, i) for i in range(behind, min(behind + 4, len(phrases)))
    ):
        return None
    subject = _subject_before(clause)
    if subject is None or (len(subject.names) > 1) is not (pronoun in ("they", "their")):
        several = subject is not None and pronoun in ("they", "their") and _names_several(subject)
        if not several:
            return None
    assert subject is not None
    if any(isinstance(p, Ref) and p.names == subject.names for p in phrases):
        return None
    clause.read.add("mover")
    ref = replace(subject, start=phrases[at].start, end=phrases[at].end)
    return [*phrases[:at], ref, *phrases[behind:]]


def _names_several(ref: Ref) -> bool:
    """ "Kettles … their sales": a name in the plural."""
    return len(ref.names) == 1 and all(label.text.lower().endswith("s") for label in ref.names[0].labels)


def _is_things(phrase: Phrase) -> bool:
    """ "Stops", "takings": a noun in the plural that may stand for the values of a line."""
    key = key_of(phrase)
    plural = phrase.type == "UNKNOWN" and key.endswith("s") and not key.endswith(_PLURAL_ENDS)
    return plural and not motion_of(phrase) and not told_by(phrase, "not_values") and key not in words(
        "reserves", "made_of_values"
    )  # fmt: skip


def _subject_before(clause: Clause) -> Ref | None:
    """The line with which the clauses before begin."""
    earlier = clause.before
    for _ in range(_LOOKED_BACK):
        if earlier is None:
            return None
        phrases = earlier.phrases
        at = 0
        while at < len(phrases) and phrases[at].type in JOINTS:
            at += 1
        first = phrases[at] if at < len(phrases) else None
        if isinstance(first, Ref):
            behind = phrases[at + 1] if at + 1 < len(phrases) else None
            plain = bool(first.names) and not first.is_panel and not first.position
            led = behind is not None and (
                behind.type in _VERBS or behind.type in ("COMMA", "SCOPE", "NEGATION")
            )
            return first if plain and led else None
        if first is None or phrase_key(first) not in words("reserves", "subjects"):
            return None
        earlier = earlier.before
    return None


def of_line(phrases: list[Phrase], clause: Clause, scene: Scene) -> list[Phrase] | None:
    """ "The stops of A fall", "in A, the stops fall": A falls."""
    for at, phrase in enumerate(phrases):
        if not _is_things(phrase):
            continue
        owner = phrases[at + 2] if at + 3 < len(phrases) else None
        if key_at(phrases, at + 1) == "of" and isinstance(owner, Ref):
            led = not at or phrases[at - 1].type in JOINTS
            moved = _verb_at(phrases, at + 3)
            if led and not owner.is_panel and moves(phrases, moved):
                return [*phrases[:at], *phrases[at + 2 :]]
        before = phrases[at - 2 : at]
        placed = len(before) == 2 and isinstance(before[0], Ref) and before[1].type in ("COMMA", "JOIN")
        moved = _verb_at(phrases, at + 1)
        if placed and (moves(phrases, moved) or becoming(phrases, moved + 1)):
            return [*phrases[:at], *phrases[at + 1 :]]
    return None
