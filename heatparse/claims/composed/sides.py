"""Sides: which places of a clause are set against each other, where its words tell it."""

from __future__ import annotations

from collections.abc import Sequence

from heatparse.claims.composed.constituents import Constituent
from heatparse.claims.language.phrases import Phrase, phrase_key
from heatparse.claims.language.sentences import Clause, follows_in_sentence
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.records import Record


class Sides(Record):
    """Pairs of places that are set against each other, none where that is not told, and those that both share.

    `travelled`: the first of each is where a change ends, the second where it starts.
    """

    places: list[Constituent]
    pairs: list[tuple[Constituent, Constituent]]
    shared: list[Constituent]
    travelled: bool = False


def stands_alone(clause: Clause, scene: Scene) -> bool:
    """Whether a clause begins its sentence and names whom it speaks of: what changes against what is often left out."""
    before = clause.before
    if before is not None and (
        follows_in_sentence(clause, before, scene.text) or ";" in scene.text[before.end : clause.start]
    ):
        return False
    named = conditional = False
    for at, phrase in enumerate(clause.phrases):
        named = named or phrase.type in ("REF", "SCOPE")
        conditional = conditional or (at == 0 and _is_when(phrase))  # "when A is moved, it loses"
        if phrase.type == "PRONOUN" and not (named and (conditional or _is_of_subject(clause.phrases, at))):
            return False
    return True


def _is_of_subject(phrases: Sequence[Phrase], at: int) -> bool:
    """ "A loses 0.2 of its score", "A loses 0.2 when it moves to B": a pronoun that stands for what a clause names."""
    return phrase_key(phrases[at]) in words("composed", "possessives") or _is_when(phrases[at - 1])


def _is_when(phrase: Phrase) -> bool:
    return phrase.type == "CONDITION" or phrase_key(phrase) == "when"


def sides_of(given: Sequence[Constituent]) -> Sides | None:
    """The sides of a clause; None where its words set something against something that is no place."""
    places = [part for part in given if part.type == "PLACE"]
    compared = any(part.type in ("THAN", "COMPARATIVE") for part in given)
    for told in (None if compared else travelled(given), _instead(given), _over(given)):
        if told is not None:
            one, two, led = told
            shared = [place for place in places if place is not one and place is not two]
            return Sides(places, [(one, two)], shared, led)
    if any(part.type == "NEGATION" and not _is_instead(given, at) for at, part in enumerate(given)):
        return None
    types = [part.type for part in given]
    mark = "THAN" if "THAN" in types else "COMPARATIVE"
    return paired(given, types.index(mark)) if types.count(mark) == 1 else Sides(places, [], [])


def paired(given: Sequence[Constituent], then: int) -> Sides:
    """The sides around "than", or around the word that compares: places behind the same preposition."""
    places = [part for part in given if part.type == "PLACE"]
    pairs = _compared(given, then)
    taken = [place for pair in pairs for place in pair]
    shared = [place for place in places if all(place is not other for other in taken)]
    return Sides(places, pairs, shared if pairs else [])


def travelled(given: Sequence[Constituent]) -> tuple[Constituent, Constituent, bool] | None:
    """ "From A to B": B and A."""
    for at, part in enumerate(given):
        rest = given[at + 1 : at + 3]
        if part.type != "PLACE" or not rest:
            continue
        led = rest[0].type == "PLACE" and rest[0].mark in words("composed_changes", "leading_to")
        if part.mark == "from" and led:
            return rest[0], part, True
        joined = len(rest) > 1 and rest[0].type in ("AND", "BREAK") and rest[1].type == "PLACE"
        if part.mark == "between" and joined and not rest[1].mark:
            return rest[1], part, True
    return None


def _instead(given: Sequence[Constituent]) -> tuple[Constituent, Constituent, bool] | None:
    """ "A instead of B": A and B."""
    for one, mark, two in zip(given, given[1:], given[2:], strict=False):
        turned = mark.type == "NEGATION" and phrase_key(mark.phrase) in words("composed_changes", "instead")
        if turned and one.type == two.type == "PLACE":
            return one, two, True
    return None


def _is_instead(given: Sequence[Constituent], at: int) -> bool:
    """ "Rather than on its own": set against the own label."""
    turned = phrase_key(given[at].phrase) in words("composed_changes", "instead")
    return turned and at + 1 < len(given) and given[at + 1].type in ("OWN", "PART")


def _over(given: Sequence[Constituent]) -> tuple[Constituent, Constituent, bool] | None:
    """ "The advantage of A over B": A and B."""
    for at, part in enumerate(given[:-1]):
        other = given[at + 1]
        if part.type == other.type == "PLACE" and other.mark == "over" and part.mark in ("", "of"):
            return part, other, False
    return None


def _compared(given: Sequence[Constituent], then: int) -> list[tuple[Constituent, Constituent]]:
    rest = [part for part in given[:then] if part.type == "PLACE"]
    pairs: list[tuple[Constituent, Constituent]] = []
    for other in given[then + 1 :]:
        if other.type != "PLACE":
            continue
        own = next((place for place in reversed(rest) if place.mark == other.mark), None)
        if own is None and not pairs and other.mark in ("", "of"):
            own = next((place for place in rest if place.mark in ("", "of")), None)
        if own is not None:
            rest = [place for place in rest if place is not own]
            pairs.append((own, other))
    return pairs
