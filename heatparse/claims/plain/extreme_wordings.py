"""Extremes in other words: "A alone has the highest value", "its P minimum", "the best setup combines A with B"."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.language.phrases import (
    Amount,
    Phrase,
    Ref,
    Scope,
    Superlative,
    is_only,
    key_at,
    key_of,
    placed,
)
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing
from heatparse.claims.language.words import Word, made_word
from heatparse.claims.places.positions import is_spot
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import replace

_VERBS = frozenset(("HAVE", "BE", "OCCUR"))
_LINKS = frozenset(("BE", "OCCUR", "HAVE"))
_LINES = ("row", "column")
_FRONTED = frozenset(("COMMA", "JOIN", "REF"))  # behind "in P"
_WHERE = words("function_words", "where_it_is")  # "A is where B reaches its P minimum"
_JOINED = frozenset(("COMMA", "JOIN"))
_REACH = 4  # phrases between a holder and what it holds alone


def with_plain_holders(clause: Clause, scene: Scene) -> Clause:
    """The clause with its winners and places as the reader of extremes knows them."""
    phrases = clause.phrases
    if clause.has("SCOPE"):
        phrases = _without_only(phrases)
        if len(phrases) < len(clause.phrases):
            clause.read.add("sole")
    phrases = _with_corner(_in_own_place(phrases))
    if clause.has("PRONOUN") and len(scene.grids) > 1:
        phrases = _with_panel_outside(phrases)
    if clause.says(words("holders", "coupling")):
        phrases = _with_coupled(phrases)
    if clause.says(words("names", "whose")):
        phrases = _with_told_line(phrases)
    if len(clause.of("SUPERLATIVE")) > 1 and clause.says(words("names", "sizes")):
        phrases = _without_size(phrases)
    return clause.part(phrases) if phrases is not clause.phrases else clause


def _without_only(phrases: list[Phrase]) -> list[Phrase]:
    """Who is told to hold an extreme alone is told to hold it; that others must not, is looked at anyhow."""
    phrases = _nobody_but(phrases)
    marks = [at for at, phrase in enumerate(phrases) if is_only(phrase)]
    if len(marks) != 1:
        return phrases
    at = marks[0]
    scope = phrases[at]
    if not isinstance(scope, Scope) or scope.noun is not None or scope.key.startswith("the only"):
        return phrases
    rest = [*phrases[:at], *phrases[at + 1 :]]
    if _stands_alone(phrases, at):
        return [*phrases[: at - 1], made_word("BE", "is", scope.start), *phrases[at + 2 :]]
    plain = _is_sole(phrases, at) or _is_found_only(phrases, at) or _holds_alone(phrases, at)
    return rest if plain else phrases


def _nobody_but(phrases: list[Phrase]) -> list[Phrase]:
    """ "Nobody but A reaches the best value of 0.9" as "only A reaches …"."""
    for at in range(len(phrases) - 2):
        nobody, but, ref = phrases[at : at + 3]
        none = isinstance(nobody, Scope) and nobody.quantifier == "none" and nobody.count is None
        if none and but.type == "EXCEPTION" and isinstance(ref, Ref) and ref.names:
            only = replace(nobody, quantifier="only", key="only", noun=None)  # type: ignore[type-var]
            return [*phrases[:at], only, *phrases[at + 2 :]]
    return phrases


def _stands_alone(phrases: Sequence[Phrase], at: int) -> bool:
    """ "A stands alone as the best"."""
    top = phrases[at + 2] if at + 2 < len(phrases) else None
    alone = key_at(phrases, at + 1) == "as" and at > 1 and phrases[at - 1].type in ("HAVE", "BE")
    return alone and isinstance(top, Superlative) and _has_holder(phrases[: at - 1])


def _is_sole(phrases: Sequence[Phrase], at: int) -> bool:
    """ "A holds the sole lead", "A is the lone holder of the maximum"."""
    top = next((p for p in phrases[at + 1 : at + _REACH] if isinstance(p, Superlative)), None)
    verb = phrases[at - 1].type if at else ""
    held = at + 1 < len(phrases) and (
        phrases[at + 1] is top or key_at(phrases, at + 1) in words("holders", "holders")
    )
    return held and top is not None and verb in _VERBS and _has_holder(phrases[:at]) and not _bounds(phrases)


def _is_found_only(phrases: Sequence[Phrase], at: int) -> bool:
    """ "The maximum of 0.9 is found exclusively at A", "… is achieved only by A"."""
    fronted = [phrase.type for phrase in phrases[:2]] == ["PREPOSITION", "REF"] and len(phrases) > _REACH
    start = 3 if fronted and phrases[2].type in ("COMMA", "JOIN") else 0  # "in A, the maximum …"
    if isinstance(phrases[start], Ref):
        start += 1  # "the A minimum"
    top = phrases[start] if start < at < len(phrases) - 1 else None
    return (
        top is not None
        and phrases[at + 1].type in ("PREPOSITION", "OCCUR")
        and isinstance(top, Superlative)
        and not top.verb
        and at > 1
        and phrases[at - 1].type in _LINKS
        and not _bounds(phrases)
    )


def _holds_alone(phrases: Sequence[Phrase], at: int) -> bool:
    """ "A alone attains the best value of 0.9", "only A reaches the maximum of 0.9"."""
    if any(phrase.type == "PRONOUN" for phrase in phrases) or _bounds(phrases):
        return False
    top = next((i for i, phrase in enumerate(phrases) if isinstance(phrase, Superlative)), 0)
    told = phrases[top]
    if not top > at or not isinstance(told, Superlative) or told.verb:
        return False
    if at and isinstance(phrases[at - 1], Ref):
        verb = at + 1
    elif isinstance(phrases[at + 1], Ref) and (not at or phrases[at - 1].type in _FRONTED):
        verb = next((i for i in range(at + 1, top) if phrases[i].type in _VERBS), 0)
    else:
        return False
    if not verb or phrases[verb].type not in ("HAVE", "BE"):
        return False
    between = phrases[verb + 1 : top]
    line = len(between) == 1 and getattr(between[0], "value", "") in _LINES and _definite(between[0])
    return line or (not between and (told.definite or any(isinstance(p, Amount) for p in phrases[top:])))


def _definite(phrase: Phrase) -> bool:
    return isinstance(phrase, Word) and phrase.definite


def _bounds(phrases: Sequence[Phrase]) -> bool:
    """Whether a number is a bound: "the only peak above 0.9" is one of several."""
    return any(isinstance(phrase, Amount) and phrase.bound for phrase in phrases)


def _has_holder(front: Sequence[Phrase]) -> bool:
    return any(isinstance(phrase, Ref | Amount) for phrase in front)


def _with_panel_outside(phrases: list[Phrase]) -> list[Phrase]:
    """ "A reaches its P minimum on B" as "in P, A reaches its minimum on B"."""
    possessive = words("function_words", "possessive")
    for at in range(1, len(phrases) - 1):
        panel, behind = phrases[at], phrases[at + 1]
        if not isinstance(panel, Ref) or not panel.is_panel or len(panel.names) > 1:
            continue
        if key_at(phrases, at - 1) in possessive and isinstance(behind, Superlative):
            joint = made_word("PREPOSITION", "in", phrases[0].start)
            comma = made_word("COMMA", ",", phrases[0].start)
            start = next((i + 1 for i in range(at) if key_at(phrases, i) in _WHERE), 0)
            told: list[Phrase] = [joint, panel] if start else [joint, panel, comma]
            return [*phrases[:start], *told, *phrases[start:at], *phrases[at + 1 :]]
    return phrases


def _without_size(phrases: list[Phrase]) -> list[Phrase]:
    """ "A, the smallest of the models, has the lowest value" as "A has the lowest value"."""
    for at in range(2, len(phrases) - 1):
        top = phrases[at]
        sized = (
            isinstance(top, Superlative)
            and top.key in words("names", "sizes")
            and phrases[at - 1].type in _JOINED
        )
        if not sized or not isinstance(phrases[at - 2], Ref):
            continue
        end = next((i for i in range(at + 1, len(phrases)) if phrases[i].type in _JOINED), len(phrases))
        inside = phrases[at + 1 : end]
        plain = all(p.type in ("PREPOSITION", "SCOPE", "AXISNOUN", "CARDINAL") or is_thing(p) for p in inside)
        named = bool(inside) or bool(isinstance(top, Superlative) and top.nouns)
        if plain and named and end + 1 < len(phrases) and phrases[end + 1].type in _VERBS:
            return [*phrases[: at - 1], *phrases[end + 1 :]]
    return phrases


def _with_told_line(phrases: list[Phrase]) -> list[Phrase]:
    """ "A, whose row averages 0.6, is last": of the row, although a column has the name as well."""
    for at in range(2, len(phrases) - 1):
        ref, line = phrases[at - 2], phrases[at + 1]
        side = (
            {"row": "y", "column": "x"}.get(getattr(line, "value", "")) if line.type == "DIMENSION" else None
        )
        if key_at(phrases, at) in words("names", "whose") and isinstance(ref, Ref) and ref.names and side:
            return [*phrases[: at - 2], replace(ref, side=side), *phrases[at - 1 :]]
    return phrases


def told_of(clause: Clause) -> list[Clause]:
    """ "A, whose peak is at B, is the best row" as what is said of the peaks of A, and what is said of A itself."""
    phrases = clause.phrases
    for at in range(2, len(phrases) - 1):
        ref, top = phrases[at - 2], phrases[at + 1]
        if key_at(phrases, at) not in words("names", "whose") or not isinstance(ref, Ref) or not ref.names:
            continue
        if not isinstance(top, Superlative) or phrases[at - 1].type not in ("COMMA", "JOIN"):
            continue
        end, depth = at + 1, 0
        while end < len(phrases) and (depth or phrases[end].type not in ("COMMA", "JOIN")):
            depth += (phrases[end].type == "OPEN") - (phrases[end].type == "CLOSE")
            end += 1
        behind = phrases[end + 1 :]
        owned = made_word("PRONOUN", "its", phrases[at].start)
        inner = clause.part([owned, *phrases[at + 1 : end]], (ref,))
        return [clause.part([*phrases[: at - 1], *behind]), inner]
    return [clause]


def without_included(clause: Clause) -> Clause:
    """ "The best of every model, A included" as "the best of every model": A is one of them anyhow."""
    phrases = clause.phrases
    for at in range(2, len(phrases)):
        named = isinstance(phrases[at - 1], Ref) and phrases[at - 2].type in _JOINED
        ends = at + 1 == len(phrases) or phrases[at + 1].type in _JOINED
        scoped = any(isinstance(phrase, Scope) and phrase.quantifier == "all" for phrase in phrases[: at - 2])
        if key_at(phrases, at) in words("holders", "included") and named and ends and scoped:
            return clause.part([*phrases[: at - 2], *phrases[at + 1 :]])
    return clause


def _in_own_place(phrases: list[Phrase]) -> list[Phrase]:
    """ "A and B have P as their lowest cell", "… have in common that P is their …" as "A and B have their … at P"."""
    top = next((i for i, phrase in enumerate(phrases) if isinstance(phrase, Superlative)), 0)
    if top < _REACH or key_at(phrases, top - 1) not in words("function_words", "possessive"):
        return phrases
    joint, place = phrases[top - 2], phrases[top - 3]
    if not isinstance(place, Ref) or not place.names:
        return phrases
    if key_of(joint) == "as" and phrases[top - 4].type in ("HAVE", "SHARE"):
        end = top - 4
    elif joint.type == "BE" and [key_of(phrase) for phrase in phrases[top - 6 : top - 3]] == [
        "in",
        "common",
        "that",
    ]:
        end = top - 7
    else:
        return phrases
    holders = [phrase for phrase in phrases[:end] if isinstance(phrase, Ref)]
    if end < 1 or not holders or phrases[end].type not in ("HAVE", "SHARE"):
        return phrases
    has, at = made_word("HAVE", "have", phrases[end].start), made_word("PREPOSITION", "at", phrases[top].end)
    return [*phrases[:end], has, phrases[top - 1], phrases[top], at, place, *phrases[top + 1 :]]


def _with_corner(phrases: list[Phrase]) -> list[Phrase]:
    """ "The cell in the lower right corner" as "the lower right cell"."""
    for at in range(len(phrases) - 2):
        cell, joint, spot = phrases[at : at + 3]
        told = (
            cell.type == "DIMENSION" and getattr(cell, "value", "") == "cell" and joint.type == "PREPOSITION"
        )
        if told and isinstance(spot, Ref) and is_spot(spot.position):
            return [*phrases[:at], replace(spot, start=cell.start, noun="cell"), *phrases[at + 3 :]]
    return phrases


def _with_coupled(phrases: list[Phrase]) -> list[Phrase]:
    """ "The best setup combines A with B" as "the best setup is A with B"."""
    top = next((i for i, phrase in enumerate(phrases) if isinstance(phrase, Superlative)), len(phrases))
    at = next(
        (i for i in range(top + 1, len(phrases)) if key_of(phrases[i]) in words("holders", "coupling")), 0
    )
    if not at or any(phrase.type in _VERBS for phrase in phrases[top:at]):
        return phrases
    pair = [placed(phrase) for phrase in phrases[at + 1 : at + 4]]
    if [phrase.type for phrase in pair] not in (["REF", "PREPOSITION", "REF"], ["REF", "AND", "REF"]):
        return phrases
    return [*phrases[:at], made_word("BE", "is", phrases[at].start), *pair, *phrases[at + 4 :]]
