"""Orders that are written with signs: "A > B > C", "P: 64 < 32 < 16", "A (0.9) > B (0.8) > C (0.5)"."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from heatparse.claims.extremes.everywhere_orders import (
    axes_of,
    is_everywhere,
    judge_everywhere,
    without_exception,
)
from heatparse.claims.extremes.orders import crossing_heads, judge_chain, numbers_of
from heatparse.claims.judgement import UNDECIDED, Judgement
from heatparse.claims.language.guards import has_guards
from heatparse.claims.language.phrases import Amount, Phrase, Ref, key_of
from heatparse.claims.language.sentences import Clause
from heatparse.claims.language.things import is_thing, is_unmeasured
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.phrases import words
from heatparse.resources import vocabulary


@cache
def signs() -> dict[str, str]:
    """Each sign with the end of the order that stands in front: ">" high."""
    return {str(sign): end for end, found in vocabulary("chains", "signs").items() for sign in found}


def judge_signs(clause: Clause, scene: Scene) -> tuple[list[Ref], Judgement] | None:
    """The things of a chain, the greatest first, and whether that is their order; None without a chain."""
    phrases = clause.phrases
    order, used, direction = _chain(phrases, scene)
    if len(order) < 3:
        return None
    if direction == "low":
        order.reverse()
    everywhere = is_everywhere(phrases, axes_of(order, scene))
    plain, left_out = without_exception(phrases) if everywhere else (phrases, [])
    if has_guards(plain):
        return order, UNDECIDED
    slices = [p for p in phrases if isinstance(p, Ref) and id(p) not in used and not scene.panels_named(p)]
    slices = slices or crossing_heads(clause, order[0], scene) or _announced(clause, scene)
    if everywhere:
        judgement = judge_everywhere(order, clause, scene, left_out)
    else:
        judgement = judge_chain(order, slices, clause, scene, numbers_of(clause))
        if judgement.truth is False and scene.less_is_better:  # "A > B > C" of losses: A is better
            turned = judge_chain(order[::-1], slices, clause, scene, numbers_of(clause))
            judgement = judgement if turned.truth is False else UNDECIDED
    strange = any(_is_strange(phrases, i, scene) for i in range(len(phrases)))
    return order, UNDECIDED if judgement.truth is False and strange else judgement


def _announced(clause: Clause, scene: Scene) -> list[Ref]:
    """ "The order on A is clear: P > Q > R": on A."""
    before = clause.before
    if before is None or not before.has("ORDER") or ":" not in scene.text[before.end : clause.start]:
        return []
    return [ref for ref in before.refs() if not scene.panels_named(ref)]


def _is_strange(phrases: Sequence[Phrase], index: int, scene: Scene) -> bool:
    """Whether a word may put the things in another order; "rank", and what a total is of, may not."""
    phrase = phrases[index]
    if (index and phrases[index - 1].type == "AGGREGATE") or key_of(phrase) in words(
        "names", "placing_verbs"
    ):
        return False
    if index and key_of(phrases[index - 1]) == "in" and is_thing(phrase):
        return True  # "A > B > C in size"
    return phrase.type == "SUPERLATIVE" or is_unmeasured(phrases, index, scene)


def _chain(phrases: Sequence[Phrase], scene: Scene) -> tuple[list[Ref], set[int], str]:
    """The things with one sign between each two of them, their identities, and what the sign means."""
    order: list[Ref] = []
    used: set[int] = set()
    direction = ""
    signed = valued = False
    for index, phrase in enumerate(phrases):
        following = phrases[index + 1 : index + 2]
        valued = (valued or _opens_value(phrase, following)) and phrase.type != "CLOSE"
        sign = "" if valued else _sign(phrase, scene)
        if sign and order:
            if direction not in ("", sign):
                return [], set(), ""
            direction, signed = sign, True
        ref = None if valued else _thing(phrase, following, scene)
        if ref is None:
            continue
        if direction and not signed:
            break  # "A > B > C in D"
        if not signed:
            order, used = [], set()
        order.append(ref)
        used.add(id(phrase))
        signed = False
    return order, used, direction


def _opens_value(phrase: Phrase, following: Sequence[Phrase]) -> bool:
    """E.g. "A (0.9) > B (0.8)": a bracket that holds a value."""
    return phrase.type == "OPEN" and bool(following) and following[0].type == "AMOUNT"


def _sign(phrase: Phrase, scene: Scene) -> str:
    """What a sign says of the things around it; "> 32" is a sign and a thing."""
    if isinstance(phrase, Amount) and phrase.bound and phrase.label is not None:
        return signs().get(scene.text[phrase.start], "")
    return signs().get(phrase.key, "") if isinstance(phrase, Word) and phrase.type == "COMPARATIVE" else ""


def _thing(phrase: Phrase, following: Sequence[Phrase], scene: Scene) -> Ref | None:
    """What stands in an order: a name, or a number that is a category and has a sign beside it."""
    if isinstance(phrase, Ref):
        return phrase if phrase.names else None
    if not isinstance(phrase, Amount) or phrase.label is None or phrase.unit:
        return None
    beside = _sign(phrase, scene) if phrase.bound else any(_sign(p, scene) for p in following)
    return Ref(phrase.start, phrase.end, (phrase.label,)) if beside else None
