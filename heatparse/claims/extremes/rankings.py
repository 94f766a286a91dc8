"""Claims that list an order: "A > B > C", "A leads, followed by B", "the three highest are A, B and C"."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from heatparse.claims.judgement import UNDECIDED
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.metrics import is_measured, sides_of
from heatparse.claims.language.phrases import Phrase, Ref, Superlative, key_at, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_prepositional, is_unmeasured
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim, RankingClaim
from heatparse.phrases import words

_LOW = frozenset(("low", "worst", "little", "cold", "slow", "rare"))
SPAN_OF_ENDS = 4  # phrases: "from", one end, "to", the other
_MOTIONS = frozenset(("DIFFERENCE", "TREND", "OCCUR"))
# What a list of names under a lead consists of.
_PLACING = frozenset(("PREPOSITION", "REF", "DIMENSION", "AXISNOUN"))  # of "the order in the row of P"
_LISTING = frozenset(("REF", "JOIN", "COMMA", "AND", "OPEN", "AMOUNT", "CLOSE"))


def read_rankings(clause: Clause, scene: Scene) -> list[BaseClaim]:
    """The orders that a clause gives."""
    if clause.is_data:
        return []
    clause = _with_direction(_carried_on(clause))
    if _is_by_change(clause) and all(v.low >= 0 for grid in scene.grids.all() for v in grid.values):
        return []  # "in order of loss": of values that are no changes
    clause = _of_quality(clause)
    clause = _between_qualities(clause) if clause.has("ORDER") else clause
    ordered = clause.has("ORDER", "NEXT") or _says_rank(clause, scene) or _is_titled(clause)
    if not (ordered or any(clause.says(words("chains", "signs", end)) for end in ("high", "low"))):
        return []
    chain = _chain(clause, scene) or _enumeration(clause, scene)
    if chain:
        return [chain]
    if clause.has("NEXT") and clause.phrases[0].type != "NEXT" and not _is_followed_by_motion(clause):
        from heatparse.claims.parts.successions import read_followed  # loaded where an order is told

        return read_followed(clause, scene)
    return []


def _is_followed_by_motion(clause: Clause) -> bool:
    """ "A peaks in P, followed by a fall in Q"."""
    return any(one.type == "NEXT" and two.type in _MOTIONS for one, two in pairwise(clause.phrases))


def _says_rank(clause: Clause, scene: Scene) -> bool:
    """Whether it is said that things rank; "ranks 4, 8 and 16" may be categories."""
    said = words("winners", "ordering")
    return clause.says(said) and not any(sides_of(scene, word) for word in said)


def _carried_on(clause: Clause) -> Clause:
    """ "The highest cell is A; next is B" as "the highest cell is A, followed by B"."""
    before, phrases = clause.before, clause.phrases
    if before is not None and not before.has("SUPERLATIVE") and key_at(before.phrases, 0) == "which":
        before = before.before  # "the top is A, which …; next is B"
    if before is None or not before.has("SUPERLATIVE") or before.has("NEXT") or clause.has("SUPERLATIVE"):
        return clause
    if [phrase.type for phrase in phrases[:3]] == ["REF", "BE", "NEXT"]:
        phrases = [phrases[2], phrases[0], *phrases[3:]]  # "B is next"
    if not phrases or phrases[0].type != "NEXT":
        return clause
    joint = Word("COMMA", ",", ",", before.end, before.end)
    return clause.part([*before.phrases, joint, *phrases])


def _with_direction(clause: Clause) -> Clause:
    """ "From wettest to driest: A, B, C" as "in falling order: A, B, C"."""
    phrases = clause.phrases
    if not clause.has("SUPERLATIVE"):
        return clause
    for at in range(len(phrases) - SPAN_OF_ENDS + 1):
        way = way_told(phrases[at : at + SPAN_OF_ENDS])
        if way:
            order = Word("ORDER", way, "order", phrases[at + 1].start, phrases[at + 3].end)
            return clause.part([*phrases[:at], order, *phrases[at + SPAN_OF_ENDS :]])
    return clause


def way_told(phrases: Sequence[Phrase]) -> str:
    """Which way four phrases go from one end to the other, "from wettest to driest": "down" or "up"; "" for others."""
    first, one, joint, other = phrases
    spans = f"{key_of(first)} {key_of(joint)}" in words("function_words", "from_and_to")
    if not spans or not isinstance(one, Superlative) or not isinstance(other, Superlative):
        return ""
    if (one.direction in _LOW) is (other.direction in _LOW):
        return ""
    return "up" if one.direction in _LOW else "down"


def _between_qualities(clause: Clause) -> Clause:
    """ "The order from loud to quiet is A, B, C": in order, whichever end of the values is meant."""
    phrases = clause.phrases
    ordered = next((at for at, phrase in enumerate(phrases) if phrase.type == "ORDER"), len(phrases))
    for at in range(ordered, len(phrases) - 4):
        one, two = phrases[at + 2], phrases[at + 4]
        spans = f"{key_of(phrases[at + 1])} {key_of(phrases[at + 3])}" in words(
            "function_words", "from_and_to"
        )
        if spans and one.type == two.type == "UNKNOWN":
            first, last = at + 1, at + 5  # "the order in P, from loud to quiet, is …"
            if [phrases[at].type, *(phrase.type for phrase in phrases[last : last + 1])] == [
                "COMMA",
                "COMMA",
            ]:
                first, last = at, at + 6
            place = [phrase for phrase in phrases[ordered + 1 : first] if phrase.type in _PLACING]
            if len(place) < first - ordered - 1:
                return clause
            order = Word("ORDER", "either", key_of(phrases[ordered]), phrases[ordered].start, two.end)
            return clause.part([*phrases[:ordered], order, *place, *phrases[last:]])
    return clause


def _of_quality(clause: Clause) -> Clause:
    """ "From most to least harmful: A, B, C", "in order of loss": whichever end of the values the harm is at."""
    phrases = clause.phrases
    for at, phrase in enumerate(phrases[:-1]):
        if phrase.type != "ORDER":
            continue
        told = getattr(phrase, "value", "") in ("down", "up")
        harmful = told and key_of(phrases[at + 1]) in words("winners", "turnable_qualities")
        if harmful or _is_by_change(clause.part(phrases[at : at + 2])):
            order = Word("ORDER", "either", key_of(phrase), phrase.start, phrases[at + 1].end)
            return clause.part([*phrases[:at], order, *phrases[at + 2 :]])
    return clause


def _is_by_change(clause: Clause) -> bool:
    """ "In order of loss"."""
    return any(
        one.type == "ORDER" and key_of(one).endswith(" of") and two.type == "DIFFERENCE"
        for one, two in pairwise(clause.phrases)
    )


def _is_titled(clause: Clause) -> bool:
    """ "**Ranking in 2020:** A, B, C": a list of names under a lead that says so."""
    ranked = any(phrase.type == "ORDER" for phrase in clause.lead)
    return ranked and clause.phrases[0].type == "REF" and _LISTING.issuperset(clause.types)


# A > B > C


def _chain(clause: Clause, scene: Scene) -> RankingClaim | None:
    """A chain of names with the same sign between them."""
    from heatparse.claims.extremes.chains import (
        judge_signs,  # this and what follows is loaded where an order is told
    )

    found = judge_signs(clause, scene)
    if found is None:
        return None
    from heatparse.claims.parts.successions import places_of

    order, judgement = found
    return scene.claim(RankingClaim, clause, judgement, direction="high", order=places_of(order, scene))


def _is_criterion_of(phrases: list[Phrase], at: int) -> bool:
    """ "On A", "sorted by A": where an order holds, also where A is one of the things as well."""
    by = at > 0 and phrases[at - 1].type == "ORDER" and key_at(phrases, at - 1).endswith(" by")
    return by or is_prepositional(phrases, at)


def _enumeration(clause: Clause, scene: Scene) -> RankingClaim | None:
    """E.g. "Its order, from high to low, is A, B, C"; "the pairs rank A, then B, then C"."""
    from heatparse.claims.classes.class_contests import judge_class_order, measure_named
    from heatparse.claims.extremes.everywhere_orders import (
        axes_of,
        is_everywhere,
        judging_everywhere,
        without_exception,
    )
    from heatparse.claims.extremes.orders import crossing_heads, judge_list, listed, with_numbers

    if clause.has("AMOUNT"):
        clause = clause.part(with_numbers(clause.phrases))
    phrases = _without_verbs(clause.phrases)
    steps = sum(p.type == "NEXT" for p in phrases)
    titled = any(p.type == "ORDER" for p in clause.lead) and (clause.has("NEXT") or _is_titled(clause))
    followed = titled or len(phrases) < len(clause.phrases)
    ordered = followed or clause.has("ORDER") or _is_put_in_order(clause)
    if not (ordered or steps > 1) or any(isinstance(p, Superlative) for p in phrases):
        return None
    items = listed(_from_first(phrases) if followed and clause.has("NEXT") else phrases)
    if len(items) < 3:
        return None
    if _stands_at_places(phrases, items[0][0]):
        return None  # "the order of the models is the same on A, B and C"
    named = {name for item in items for ref in item for name in ref.names}
    first = items[0][0].start
    heads = [
        p for i, p in enumerate(phrases) if isinstance(p, Ref)
        and (not named & set(p.names) or (p.start < first and _is_criterion_of(phrases, i)))
    ]  # fmt: skip
    heads = heads or crossing_heads(clause, items[0][0], scene)
    named_once = [item[0] for item in items if len(item) == 1]
    everywhere = len(named_once) == len(items) and is_everywhere(phrases, axes_of(named_once, scene))
    plain, left_out = without_exception(phrases) if everywhere else (phrases, [])
    strange = any(
        (
            is_unmeasured(phrases, i, scene)
            and key_of(phrase) not in _uttering()
            and not _is_shown(phrase, scene)
        )
        or _is_criterion(phrases, i, scene)
        for i, phrase in enumerate(phrases)
    )
    judgement = UNDECIDED
    measure = measure_named((*clause.lead, *phrases))
    if measure not in ("", "hits") and scene.filled(0).is_square:
        judgement = judge_class_order([ref for item in items for ref in item], measure, clause, scene)
    elif not has_guards(plain):
        each = judging_everywhere(clause, scene, left_out) if everywhere else None
        judgement = judge_list(items, heads, clause, scene, each)
    # else the order of an axis may be meant
    if judgement.truth is False and not (heads or everywhere) and len(named_once) == len(items):
        from heatparse.claims.extremes.axis_orders import is_order_of_axis  # loaded for what seems wrong

        if is_order_of_axis(named_once, clause, scene):
            judgement = UNDECIDED
    placed = titled or bool(heads) or everywhere or clause.has("AMOUNT", "PART")
    if judgement.truth is False and (strange or not ordered or (followed and not placed)):
        judgement = UNDECIDED
    quality = any(
        p.type == "ORDER" and getattr(p, "value", "") == "either" and not key_of(p).endswith(" of")
        for p in clause.phrases
    )
    if judgement.truth is False and not (strange or quality):
        clause.read.add("ordered")  # of which every word is understood
    from heatparse.claims.parts.successions import places_of

    order = places_of([item[0] for item in items], scene) if all(len(item) == 1 for item in items) else ()
    return scene.claim(RankingClaim, clause, judgement, direction="high", order=order)


@cache
def _uttering() -> frozenset[str]:
    """Words that change nothing of an order."""
    return words("names", "rights") | words("winners", "telling_orders")


def _is_put_in_order(clause: Clause) -> bool:
    """ "A, B and C rank in this order"; a column that is called "rank" orders nothing."""
    ordering = words("winners", "ordering")
    return clause.says(ordering) and any(key_of(p) in ordering for p in clause.phrases if p.type != "REF")


def _stands_at_places(phrases: Sequence[Phrase], first: Ref) -> bool:
    """Whether a list is one of places, right behind a preposition, and not what is ordered."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.start == first.start), 0)
    placing = (
        words("function_words", "with_place")
        | words("function_words", "of_panels")
        | words("function_words", "placing_between")
    )
    return at > 1 and key_of(phrases[at - 1]) in placing - {"of"}


def _from_first(phrases: Sequence[Phrase]) -> Sequence[Phrase]:
    """The phrases from the name in front of "followed by" on: "in P, A is followed by B and C"."""
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "NEXT"), 0)
    first = max((i for i in range(at) if isinstance(phrases[i], Ref)), default=0)
    return phrases[first:]


def _without_verbs(phrases: Sequence[Phrase]) -> list[Phrase]:
    """ "A is followed by B and C", "A first, then B and C" as "A, then B and C"."""
    return [
        phrase
        for phrase, behind in zip(phrases, [*phrases[1:], None], strict=True)
        if not (phrase.type == "BE" and behind is not None and behind.type == "NEXT")
        and not (isinstance(phrase, Superlative) and phrase.key == "first")
    ]


def _is_shown(phrase: Phrase, scene: Scene) -> bool:
    """Whether a word is what the document measures, and no axis of it: "ordered by their visits"."""
    return isinstance(phrase, Word) and is_measured(scene, phrase.key) and phrase.key not in scene.axis_words


def _is_criterion(phrases: Sequence[Phrase], index: int, scene: Scene) -> bool:
    """E.g. "In order of size": not by the values."""
    before, phrase = phrases[index - 1] if index else None, phrases[index]
    if not isinstance(before, Word) or before.type != "ORDER" or not before.key.endswith((" of", " by")):
        return False
    return isinstance(phrase, Word) and phrase.type == "UNKNOWN" and not is_measured(scene, phrase.key)
