"""Circles of an extreme: "in the comparison", "among the foreign probes", "of all datasets"."""

from __future__ import annotations

from heatparse.claims.language.phrases import Part, Phrase, Ref, Scope, Superlative, key_of, phrase_key
from heatparse.claims.language.words import made_word
from heatparse.claims.scene import Scene
from heatparse.phrases import words

_ENDS = frozenset(("COMMA", "JOIN"))


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
        whole = end < len(phrases) and key_of(phrases[end]) in words("composed", "wholes")
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
    if end == at + 1 or (end < len(phrases) and phrases[end].type not in _ENDS):
        return phrases
    if not any(p.type == "SUPERLATIVE" for p in phrases):
        return phrases
    front = phrases[:at]
    rest = phrases[end + 1 :] if not front else phrases[end:]
    start = phrases[at].start
    aside: list[Phrase] = [Part(start, start, "off-diagonal", "off the diagonal")] if foreign else []
    return [*front, *rest, *aside] if front else [*aside, *rest]


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
        return phrase.quantifier in ("all", "both") and known
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
        return phrase.noun is not None and phrase.noun.key in ("errors", "confusions", "mistakes")
    return key_of(phrase) in words("composed", "foreign")
