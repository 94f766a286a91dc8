"""Circles of an extreme: "in the comparison", "among the foreign probes", "of all datasets"."""

from __future__ import annotations

from itertools import pairwise

from heatparse.claims.language.phrases import Part, Phrase, Ref, Scope, Superlative, key_of, phrase_key
from heatparse.claims.language.words import made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.tokens import fold

_ENDS = frozenset(("COMMA", "JOIN"))
_NARROWING = ("with", "at", "for", "on", "in", "of")
_SINGLE = frozenset(("CARDINAL", "AXISNOUN", "DIMENSION", "UNKNOWN"))


def without_relatives(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """ "The three models that do best" as "the three models do best"."""
    if not any(p.type == "SUPERLATIVE" for p in phrases):
        return phrases
    return [p for at, p in enumerate(phrases) if not (at and _is_relative(p, phrases[at - 1]))]


def _is_relative(phrase: Phrase, before: Phrase) -> bool:
    """Whether a pronoun takes up a noun, and no name."""
    noun = before.type in ("AXISNOUN", "DIMENSION") or key_of(before) in words("composed", "carriers")
    return noun and phrase.type == "PRONOUN" and key_of(phrase) in ("that", "who", "which")


def with_whole(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """Without "in the comparison", "of the entire sweep": all that there is."""
    found: list[Phrase] = []
    at = 0
    while at < len(phrases):
        end = at + 1
        while end < len(phrases) and key_of(phrases[end]) in words("composed", "entire"):
            end += 1
        whole = end < len(phrases) and _is_whole(phrases[end], scene)
        if (
            phrases[at].type == "PREPOSITION"
            and key_of(phrases[at]) in ("in", "of", "across", "within")
            and whole
        ):
            if any(p.type == "SUPERLATIVE" for p in phrases):
                found.append(made_word("WHOLE", "whole", phrases[at].start))
            at = end + 1
            continue
        found.append(phrases[at])
        at += 1
    return found


def _is_whole(phrase: Phrase, scene: Scene) -> bool:
    grid = phrase.type == "DIMENSION" and getattr(phrase, "value", "") in ("grid", "panel")
    return key_of(phrase) in words("composed", "wholes") or (grid and len(scene.grids) == 1)


def without_remarks_of_all(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """Without "…, from A to Z", "…, A included" and "…, without losing a single one", of what holds everywhere."""
    if not any(isinstance(p, Scope) and p.quantifier == "all" for p in phrases):
        return phrases
    ends = [i for i, p in enumerate(phrases) if p.type in _ENDS]
    for at, end in pairwise([*ends, len(phrases)]):
        inside = phrases[at + 1 : end]
        if _is_span(inside, scene) or _is_included(inside) or _is_lossless(inside):
            return [*phrases[:at], *phrases[end + (end < len(phrases)) :]]
    return phrases


def _is_span(inside: list[Phrase], scene: Scene) -> bool:
    """ "From A to Z": the ends of an axis."""
    if [p.type for p in inside] != ["PREPOSITION", "REF", "PREPOSITION", "REF"]:
        return False
    if (key_of(inside[0]), key_of(inside[2])) != ("from", "to"):
        return False
    first, last = (p for p in inside if isinstance(p, Ref))
    for grid in scene.grids.all():
        ends = [
            {(line.axis, fold(line.labels[0])) for line in scene.lines(ref, grid)} for ref in (first, last)
        ]
        spans = [
            (axis, next(iter(order)), next(reversed(order)))
            for axis, order in (("row", grid.rows), ("column", grid.columns))
            if order
        ]
        if not any((axis, one) in ends[0] and (axis, two) in ends[1] for axis, one, two in spans):
            return False
    return True


def _is_included(inside: list[Phrase]) -> bool:
    return (
        len(inside) == 2
        and isinstance(inside[0], Ref)
        and key_of(inside[1]) in words("composed", "including")
    )


def _is_lossless(inside: list[Phrase]) -> bool:
    """ "Without losing a single one"."""
    kinds = [p.type for p in inside]
    return kinds[:2] == ["NEGATION", "DIFFERENCE"] and set(kinds[2:]) <= {
        "CARDINAL",
        "AXISNOUN",
        "DIMENSION",
        "UNKNOWN",
    }


def without_circles(phrases: list[Phrase], scene: Scene) -> list[Phrase]:
    """Without "among the probes,", "of all datasets,", which say no more than who may hold something; "among the
    foreign probes" is off the diagonal."""
    at = next((i for i, p in enumerate(phrases) if _is_among(p, i)), None)
    if at is None:
        return phrases
    end = at + 1
    foreign = False
    while end < len(phrases) and _is_circle(phrases[end], scene):
        foreign = foreign or _is_foreign(phrases[end])
        end += 1
    narrower = end < len(phrases) and key_of(phrases[end]) in _NARROWING
    if end == at + 1 or (end < len(phrases) and phrases[end].type not in _ENDS and not (narrower and not at)):
        return phrases
    if not any(p.type == "SUPERLATIVE" for p in phrases):
        return phrases
    front = phrases[:at]
    rest = phrases[end + 1 :] if not front and not narrower else phrases[end:]
    start = phrases[at].start
    aside: list[Phrase] = [Part(start, start, "off-diagonal", "off the diagonal")] if foreign else []
    if foreign and not narrower and any(_is_error(p) for p in phrases[at:end]):
        aside.append(made_word("WHOLE", "whole", start))
    return [*front, *rest, *aside] if front else [*aside, *rest]


def _is_error(phrase: Phrase) -> bool:
    """ "Among all errors": all of them, and not those of one class."""
    noun = phrase.noun.key if isinstance(phrase, Scope) and phrase.noun is not None else phrase_key(phrase)
    return noun in words("composed", "erring")


def _is_among(phrase: Phrase, at: int) -> bool:
    key = phrase_key(phrase)
    return key in ("among", "amongst", "out of") or (at == 0 and key == "of")


def _is_circle(phrase: Phrase, scene: Scene) -> bool:
    if isinstance(phrase, Scope):
        noun = phrase.noun
        known = (
            noun is None
            or noun.type in ("AXISNOUN", "DIMENSION")
            or noun.key in words("composed", "carriers")
        )
        return phrase.quantifier in ("all", "both") and (known or _is_error(phrase))
    if isinstance(phrase, (Ref, Superlative)):
        return False
    if isinstance(phrase, Part):
        return phrase.part == "off-diagonal"
    key = key_of(phrase)
    return (
        phrase.type in ("AXISNOUN", "CARDINAL", "TRAINED", "TESTED")
        or _is_foreign(phrase)
        or (
            phrase.type == "UNKNOWN"
            and (key in words("composed", "carriers") or key in words("composed", "listed"))
        )
    )


def _is_foreign(phrase: Phrase) -> bool:
    if isinstance(phrase, Part):
        return phrase.part == "off-diagonal"
    if isinstance(phrase, Scope):
        return phrase.noun is not None and phrase.noun.key in words("composed", "erring")
    return key_of(phrase) in words("composed", "foreign")
