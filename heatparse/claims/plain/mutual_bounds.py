"""Bounds of what several names have with each other: "the mutual correlations of A, B and C exceed 0.5"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_SMALLEST = 2  # names that have something with each other
_NEAR = 2  # clauses in front, of which one names them


def with_one_another(clause: Clause, scene: Scene) -> Clause:
    """ "With one another" as "with each other", which the readers know; it is no number of things."""
    told = words("function_words", "one_another")
    phrases = [
        Scope(p.start, p.end, "all", "each other", others=True)
        if p.type == "CARDINAL" and key_of(p) in told and scene.text.startswith(" another", p.end)
        else p
        for at, p in enumerate(clause.phrases)
    ]
    return clause.part(phrases)


def among_named(clause: Clause, scene: Scene) -> Clause:
    """The clause with "among A, B and C, all values" for their mutual ones; itself where nobody knows whose."""
    phrases = clause.phrases
    at = next(
        (i for i, phrase in enumerate(phrases) if key_of(phrase) in words("regions", "mutual_words")), None
    )
    if at is None or at + 1 >= len(phrases) or phrases[at + 1].type != "MEASURE":
        return clause
    if not all(grid.is_square for grid in scene.grids.all()):
        return clause
    owner = phrases[at + 3] if key_at(phrases, at + 2) in words("regions", "mutual_joints") else None
    if isinstance(owner, Ref):
        ref, front, tail = owner, phrases[:at], phrases[at + 4 :]
    elif at and key_at(phrases, at - 1) in words("function_words", "possessive"):
        named = _named_before(clause, phrases[: at - 1], scene)
        if named is None:
            return clause
        ref, front, tail = named, phrases[: at - 1], phrases[at + 2 :]
        comma = max((i for i, phrase in enumerate(front) if phrase.type == "COMMA"), default=-1)
        front = front[comma + 1 :]
    else:
        return clause
    several = sum(len(name.labels) for name in ref.names) >= _SMALLEST and not ref.is_panel
    quiet = all(isinstance(p, Scope) or p.type in ("PREPOSITION", "COMMA", "NEGATION") for p in front)
    if not several or not quiet:
        return clause
    scopes = [phrase for phrase in (*front, *tail) if isinstance(phrase, Scope) and phrase.noun is None]
    tail = [phrase for phrase in tail if phrase not in scopes]
    start = phrases[0].start
    noun = made_word("MEASURE", "values", start)
    denied = any(phrase.type == "NEGATION" for phrase in tail)
    quantifier = scopes[0].quantifier if scopes else "all"
    subject: Phrase = (
        noun if denied and not scopes else Scope(start, start, quantifier, quantifier, noun=noun)
    )
    return clause.part([made_word("RESTRICTION", "among", start), ref, subject, *tail])


def in_both_ways(clause: Clause, scene: Scene) -> Clause:
    """ "A and B: both directions exceed 0.5, neither reaches 0.8" as "among A and B, all (no) values …"."""
    phrases = clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if _is_of_ways(phrase)), None)
    if at is None and clause.before is not None and any(map(_is_of_ways, clause.before.phrases)):
        at = next((i for i, phrase in enumerate(phrases[:1]) if _is_either(phrase)), None)
    if at is None or not scene.has_square:
        return clause
    scope = phrases[at]
    named = _named_before(clause, phrases[:at], scene)
    told = [
        p for p in phrases[at + 1 :] if p.type not in ("BE", "HAVE", "OCCUR", "PREPOSITION", "DIFFERENCE")
    ]
    bound = len(told) == 1 and isinstance(told[0], Amount) and bool(told[0].bound)
    reached = (
        len(told) == 1 and isinstance(told[0], Amount) and any(p.type == "HAVE" for p in phrases[at + 1 :])
    )
    moved = any(p.type == "DIFFERENCE" for p in phrases[at + 1 :]) and not bound  # "both fall by 0.1"
    if named is None or len(named.names) != _SMALLEST or moved or not (bound or reached):
        return clause
    if not isinstance(scope, Scope):
        return clause
    start = phrases[at].start
    quantifier = "none" if scope.quantifier == "none" else "all"
    beside = Word("DIAGONAL", "off-diagonal", "off-diagonal", start, start)  # none with itself
    subject = Scope(start, start, quantifier, quantifier, noun=beside)
    values = made_word("MEASURE", "values", start)
    rest = [made_word("BE", "are", p.start) if p.type == "DIFFERENCE" else p for p in phrases[at + 1 :]]
    return clause.part([made_word("RESTRICTION", "among", start), named, subject, values, *rest], heads=())


def _is_of_ways(phrase: Phrase) -> bool:
    """ "Both directions", "neither direction", "each way"."""
    noun = phrase.noun if isinstance(phrase, Scope) else None
    return noun is not None and noun.key in words("assertions", "direction") and _is_either(phrase)


def _is_either(phrase: Phrase) -> bool:
    return isinstance(phrase, Scope) and phrase.key.split()[0] in words("symmetry", "each_of_two")


def _named_before(clause: Clause, front: Sequence[Phrase], scene: Scene) -> Ref | None:
    """What "their" stands for: the one list of names in front of it, in this clause or in the sentence."""
    own = [phrase for phrase in front if isinstance(phrase, Ref)]
    if own:
        return own[0] if len(own) == 1 else None
    before, steps = clause.before, 0
    while before is not None and before.block == clause.block and steps < _NEAR:
        refs = before.refs()
        if refs:
            return refs[0] if len(refs) == 1 else None
        before, steps = before.before, steps + 1
    return None
