"""Sentences that put one part in front: "it is A that leads on B", "A, not B, leads"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, key_at, placed
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word
from heatparse.phrases import words

_OPENING = 2  # phrases in front of the verb of "with A having …"
# A main clause of these tells nothing of any place.
_GENERAL = frozenset(
    ("AXISNOUN", "DIMENSION", "MEASURE", "UNKNOWN", "DIFFERENCE", "BE", "PREPOSITION", "COMMA", "JOIN")
)
_SAID = ("BE", "HAVE", "OCCUR", "SUPERLATIVE", "DIFFERENCE", "TREND", "AMOUNT")
_PLACES = frozenset(("PREPOSITION", "REF", "AXISNOUN", "DIMENSION", "SCOPE"))
_IN_CELL = _PLACES | {"VERSUS", "OPEN", "CLOSE", "JOIN", "AND", "ARROW", "COMMA"}


def uncleft(clause: Clause) -> Clause:
    """The clause in its plain order; itself where it is plain."""
    phrases = _without_absolute(clause.phrases)
    keys = {getattr(p, "key", "") for p in phrases}
    if not keys.isdisjoint(words("names", "denials")):
        phrases = _without_foils(phrases)
    if "it" in keys:
        place = _place_before(clause)
        plain = _plain(phrases)
        phrases = phrases if plain is phrases or place is None else [*place, *plain]
    return clause if phrases is clause.phrases else clause.part(list(phrases))


def _without_absolute(phrases: list[Phrase]) -> list[Phrase]:
    """ "They differ, with A having the lowest mean" as "A having the lowest mean"."""
    at = next((i for i, p in enumerate(phrases[:-_OPENING]) if _is_absolute(phrases, i)), None)
    if at is None or not _GENERAL.issuperset(phrase.type for phrase in phrases[:at]):
        return phrases
    return phrases[at + 1 :]


def _is_absolute(phrases: Sequence[Phrase], at: int) -> bool:
    named = phrases[at + 1]
    opens = not at or phrases[at - 1].type in ("COMMA", "JOIN")
    single = isinstance(named, Ref) and len(named.names) == 1
    marked = key_at(phrases, at) in words("function_words", "absolute")
    return (
        opens and marked and single and key_at(phrases, at + 2) in words("function_words", "absolute_verbs")
    )


def _place_before(clause: Clause) -> list[Phrase] | None:
    """Where the clause is said to hold: "below that, in layers 1 to 3, it is …"; None where it is not plain."""
    before = clause.before
    if before is None or getattr(clause.phrases[0], "key", "") != "it" or before.has(*_SAID):
        return []
    commas = [i for i, p in enumerate(before.phrases) if p.type in ("COMMA", "JOIN")]
    place = before.phrases[commas[-1] + 1 if commas else 0 :]
    plain = len(place) > 1 and place[0].type == "PREPOSITION" and all(p.type in _PLACES for p in place)
    return list(place) if plain else None


def _without_foils(phrases: list[Phrase]) -> list[Phrase]:
    """Without ", not B," and ", rather than B," behind a name: it tells against whom, and nothing else."""
    for at in range(1, len(phrases) - 2):
        denial, foil = phrases[at], phrases[at + 1]
        if not isinstance(denial, Word) or denial.key not in words("names", "denials"):
            continue
        before, joint, behind = phrases[at - 2] if at > 1 else None, phrases[at - 1], phrases[at + 2]
        set_off = joint.type in ("COMMA", "JOIN") and behind.type in ("COMMA", "JOIN")
        if isinstance(before, Ref) and isinstance(foil, Ref) and foil.names and set_off:
            return [*phrases[: at - 1], *phrases[at + 3 :]]
    return phrases


def _plain(phrases: list[Phrase]) -> list[Phrase]:
    """ "On B, it is A that leads" as "on B, A leads"; "it is on B that A leads" as "A leads on B"."""
    at = next((i for i, p in enumerate(phrases) if getattr(p, "key", "") == "it"), len(phrases))
    if [p.type for p in phrases[at + 1 : at + 2]] != ["BE"]:
        return phrases
    end = at + 2
    joint = phrases[end : end + 1] if phrases[end : end + 1] and phrases[end].type == "PREPOSITION" else []
    link = next((i for i in range(end, len(phrases)) if _is_relative(phrases[i])), len(phrases))
    named = [placed(phrase) for phrase in phrases[end + len(joint) : link]]
    single = len(named) == 1 and isinstance(named[0], Ref)
    if link == len(phrases) or not (single or (not joint and _is_cell(named))):
        return phrases
    rest = phrases[link + 1 :]
    if not _says_something(rest) or (joint and not any(isinstance(p, Ref) for p in rest)):
        return phrases
    return [*phrases[:at], *rest, *joint, *named] if joint else [*phrases[:at], *named, *rest]


def _is_relative(phrase: Phrase) -> bool:
    return getattr(phrase, "key", "") in words("reserves", "relative")


def _is_cell(named: Sequence[Phrase]) -> bool:
    """Whether phrases name a cell, and say nothing else: "the cell (A, B)", "A on B"."""
    return any(isinstance(p, Ref) for p in named) and all(p.type in _IN_CELL for p in named)


def _says_something(phrases: Sequence[Phrase]) -> bool:
    return any(p.type in ("SUPERLATIVE", "COMPARATIVE", "HAVE") for p in phrases)
