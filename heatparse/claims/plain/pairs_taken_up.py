"""Pairs that are taken up: "A and B are close; on P, the two differ by 3" as "… A and B differ by 3".

So are "they", "the former", "the latter" and "the margin", of the two lines that the clause in front names.
"""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Phrase, Ref, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.parts.carried_gaps import both_of, is_gap
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_TWO = 2
# Behind "the two" these begin the predicate: what is counted is no noun.
_PREDICATES = frozenset(("BE", "HAVE", "DIFFERENCE", "OCCUR", "NEGATION", "SCOPE", "COMMA", "OPEN"))
# With these in the clause in front, what it names is set aside, or not surely so.
_OTHERWISE = frozenset(("EXCEPTION", "RESTRICTION", "CONDITION", "HEDGE", "ARROW", "RIVALS", "OR", "NEXT"))


def with_pair_before(clause: Clause, scene: Scene) -> Clause:
    """The clause with the names of the two that it takes up; itself where it takes up none."""
    given = clause
    clause = _without_tail(_behind_colon(clause))
    pair, places = _pair_before(clause, scene)
    if pair is None or _names_end(clause, pair, scene):
        return given
    placed = _crosses(clause.refs(), pair, scene)
    if places and not placed:
        return given  # "A beats B on P; the margin is 3": perhaps there, perhaps everywhere
    phrases = _with_one(clause.phrases, pair) or _with_both(clause.phrases, pair) or _with_ends(clause, pair)
    return clause.part(phrases, heads=()) if phrases is not None else given


def _without_tail(clause: Clause) -> Clause:
    """ "The two differ by 3, A being ahead": what tells who is ahead is another statement."""
    phrases = clause.phrases
    for at in range(len(phrases) - 2):
        told = phrases[at].type == "COMMA" and phrases[at + 1].type == "REF"
        if told and key_at(phrases, at + 2) in words("function_words", "absolute_verbs"):
            return clause.part(phrases[:at])
    return clause


def _behind_colon(clause: Clause) -> Clause:
    """ "A and B are close: they differ by 3" in two clauses."""
    phrases = clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "COLON"), 0)
    front = phrases[:at]
    takes_up = at and any(
        _means_both(phrases, i) or _which(phrases[i]) is not None
        for i in (at + 1, at + 2)
        if i < len(phrases)
    )
    if not takes_up or any(phrase.type in ("AMOUNT", "DIFFERENCE", "SUPERLATIVE") for phrase in front):
        return clause
    behind = clause.part(phrases[at + 1 :])
    behind.before = clause.part(front)
    return behind


def _pair_before(clause: Clause, scene: Scene) -> tuple[Ref | None, list[Ref]]:
    """The two lines of one axis that the nearest clause in front names, and what else it names."""
    before = clause.before
    while before is not None and not before.refs():
        before = before.before
    if before is None or not len(scene.grids) or before.has(*_OTHERWISE):
        return None, []
    grid = scene.filled(scene.panels(clause)[0])
    refs = [ref for ref in before.refs() if not ref.is_panel and ref.names]
    for axis in ("row", "column"):
        own = [ref for ref in refs if any(line.axis == axis for line in scene.lines(ref, grid))]
        pair = both_of(own)
        if pair is not None:
            return pair, [ref for ref in refs if ref not in own]
    return None, []


def _names_end(clause: Clause, pair: Ref, scene: Scene) -> bool:
    """Whether a clause names a line of the axis of a pair by itself."""
    labels = [name.label for name in pair.names]
    rows, columns = (all(getattr(label, side) for label in labels) for side in ("rows", "columns"))
    return any(
        (rows and name.label.rows) or (columns and name.label.columns)
        for ref in clause.refs()
        for name in ref.names
        if name.label is not None
    )


def _crosses(refs: Sequence[Ref], pair: Ref, scene: Scene) -> bool:
    return any(not ref.is_panel for ref in refs)


def _with_one(phrases: Sequence[Phrase], pair: Ref) -> list[Phrase] | None:
    """ "The latter is 3 behind" as "B is 3 behind A"; "the former averages 0.5" of A."""
    found = [(at, _which(phrase)) for at, phrase in enumerate(phrases)]
    told = [(at, which) for at, which in found if which is not None]
    if not told or len({which for _, which in told}) < len(told):
        return None
    made = list(phrases)
    for at, which in told:
        made[at] = _one_of(pair, which, made[at])
    order = next((at for at, phrase in enumerate(made) if phrase.type == "COMPARATIVE"), None)
    if len(told) == 1 and order is not None and not any(p.type == "THAN" for p in made):
        end = made[order].end
        rival = _one_of(pair, 1 - told[0][1], made[order])
        made[order + 1 : order + 1] = [made_word("THAN", "than", end), replace(rival, start=end, end=end)]
    return made


def _which(phrase: Phrase) -> int | None:
    if phrase.type != "PRONOUN":
        return None
    key = key_of(phrase)
    return (
        0 if key in words("comparisons", "former") else 1 if key in words("comparisons", "latter") else None
    )


def _one_of(pair: Ref, which: int, place: Phrase) -> Ref:
    return replace(pair, start=place.start, end=place.end, names=(pair.names[which],))


def _with_both(phrases: Sequence[Phrase], pair: Ref) -> list[Phrase] | None:
    """ "The two differ by 3", "they are 3 apart", "the gap between them is 3", "3 points lie between the two"."""
    if not any(is_gap(phrase) or phrase.type == "OCCUR" for phrase in phrases):
        return None
    at = next((i for i in range(len(phrases)) if _means_both(phrases, i)), None)
    if at is None:
        return None
    both = replace(pair, start=phrases[at].start, end=phrases[at].end)
    if key_of(phrases[at]) == "their":
        noun = at + 1
        while noun < len(phrases) and not is_gap(phrases[noun]):
            noun += 1
        if noun == len(phrases):
            return None
        return [
            *phrases[:at],
            *phrases[at + 1 : noun + 1],
            _between(phrases[noun].end),
            both,
            *phrases[noun + 1 :],
        ]
    return [*phrases[:at], both, *phrases[at + 1 :]]


def _means_both(phrases: Sequence[Phrase], at: int) -> bool:
    phrase, behind = phrases[at], phrases[at + 1].type if at + 1 < len(phrases) else ""
    if phrase.type == "CARDINAL":
        alone = not behind or behind in _PREDICATES
        return alone and key_of(phrase) == "two" and bool(getattr(phrase, "definite", False))
    return phrase.type == "PRONOUN" and key_of(phrase) in words("takings_up", "plural_pronouns")


def _with_ends(clause: Clause, pair: Ref) -> list[Phrase] | None:
    """ "On P, the margin is 3", "its lead amounts to 3 on P": that of the two."""
    phrases, before = clause.phrases, clause.before
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "DIFFERENCE" and is_gap(phrase)), None)
    if at is None or before is None or not before.has("COMPARATIVE") or clause.has("SUPERLATIVE", "SCOPE"):
        return None
    noun = phrases[at]
    owned = key_at(phrases, at - 1) in words("function_words", "possessive") if at else False
    behind = phrases[at + 1].type if at + 1 < len(phrases) else ""
    if not (owned or getattr(noun, "definite", False)) or behind not in ("BE", "HAVE", "PREPOSITION"):
        return None
    if key_at(phrases, at + 1) in words("comparisons", "of_two") and not _is_size(phrases, at + 1):
        return None
    front = phrases[: at - owned]
    return [*front, noun, _between(noun.end), replace(pair, start=noun.end, end=noun.end), *phrases[at + 1 :]]


def _is_size(phrases: Sequence[Phrase], at: int) -> bool:
    """ "A lead of 3"."""
    return at + 1 < len(phrases) and phrases[at + 1].type == "AMOUNT"


def _between(place: int) -> Word:
    return made_word("PREPOSITION", "between", place)
