"""Other senses: words that tell something else of a statement than what its readers take them for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heatparse.claims.language.phrases import Amount, Phrase, Ref, Scope, is_only, key_of
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words

_FAR = 4  # clauses
_SENTENCE = 200  # characters of a sentence in front of a clause
_REACH = 8  # characters behind a clause
_BETWEEN_LINES = ("DIMENSION", "BY", "DIMENSION")
_FRONT = 4  # phrases of "on the negative side, …"
_TWO = 2
_STEP = 5  # phrases of "step of the ramp is larger"
_SHORT = 3  # letters: "a", "low"
_ENDS = frozenset(".!?:;")
_COUNTED = ("MEASURE", "DIMENSION", "AXISNOUN", "PART")
_EQUATING = ("COLON", "EQUALS")
_OF_STRENGTH = frozenset(("extremum", "comparison", "ranking"))


def has_other_sense(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a claim that the values refute may rest on another sense of a word."""
    kind: str = claim.kind  # type: ignore[attr-defined]
    if kind in _OF_STRENGTH and _is_of_other_polarity(clause, scene):
        return True
    if kind == "comparison":
        before = _is_of_those_before(clause) or _holds_then(clause, scene)
        return before or _goes_further(clause, scene)
    if kind == "difference":
        elsewhere = _is_share(clause.phrases) or _is_elsewhere(clause) or _is_of_several(clause)
        elsewhere = elsewhere or _is_told_size(claim, clause, scene)
        return elsewhere or _counts_steps(clause) or _tells_shown_changes(kind, clause, scene)
    if kind == "trend":
        of_values = _goes_by_lines(clause) or _is_of_ranks(clause, scene) or _tells_relation(clause, scene)
        of_values = of_values or _compares_steps(clause)
        return of_values or _goes_further(clause, scene) or _tells_shown_changes(kind, clause, scene)
    if kind == "extremum":
        before = _is_among_means(clause, scene) or _is_derived(clause, scene) or _holds_then(clause, scene)
        unread = _is_of_unread_label(clause, scene)
        return before or unread or _is_of_side(clause) or _is_made_up(clause, scene)
    if kind == "cell-value":
        return _is_of_those_before(clause) or _corresponds(clause, scene)
    if kind == "aggregate":
        of_others = _is_of_each(clause) or clause.says(words("classifications", "targets"))
        return of_others or _is_made_up(clause, scene) or _holds_then(clause, scene)
    if kind == "ranking":
        return _names_own_label(clause)
    return kind == "count" and (_names_place(clause, scene) or _counts_times(clause))


def _is_made_up(clause: Clause, scene: Scene) -> bool:
    if not any(one.type == "SUPERLATIVE" and two.type == "REF" for one, two in pairwise(clause.phrases)):
        return False
    from heatparse.claims.reserves.dominated import is_made_up  # loaded where something may be dominated

    return is_made_up(clause, scene)


def _is_of_other_polarity(clause: Clause, scene: Scene) -> bool:
    told = [token[3] for token in scene.tokens(clause)]
    if words("reserves", "inverse").isdisjoint(told) and words("reserves", "strong").isdisjoint(told):
        return False
    from heatparse.claims.reserves.polarities import (
        is_of_other_polarity,  # loaded where strength, or its opposite, is told
    )

    return is_of_other_polarity(clause, scene)


def _is_told_size(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    from heatparse.claims.reserves.told_sizes import is_told_size  # loaded for what seems wrong

    return is_told_size(claim, clause, scene)


def _tells_shown_changes(kind: str, clause: Clause, scene: Scene) -> bool:
    if not scene.holds_changes:
        return False
    from heatparse.claims.reserves import figures_of_changes as shown  # loaded where the cells hold changes

    return shown.tells_shown_size(clause, scene) if kind == "difference" else shown.tells_signs(clause, scene)


def _goes_further(clause: Clause, scene: Scene) -> bool:
    """ "A gets lower still", "even higher": than what was told before, whatever that is."""
    if clause.has("THAN", "RIVALS"):
        return False
    further, stressing = words("reserves", "going_further"), words("reserves", "stressing")
    tokens = scene.draft.tokens.between(clause.start, clause.end + _REACH)  # "still" ends no clause
    ends = {phrase.end for phrase in clause.of("COMPARATIVE")}
    starts = {phrase.start for phrase in clause.of("COMPARATIVE")}
    return any(
        (one[2] in ends and two[3] in further) or (two[1] in starts and one[3] in stressing)
        for one, two in pairwise(tokens)
    )


def _counts_steps(clause: Clause) -> bool:
    """ "Improving with each doubling": a step along an axis."""
    phrases = clause.phrases
    return any(
        key_of(phrases[at]) == "with"
        and isinstance(phrases[at + 1], Scope)
        and phrases[at + 2].type == "FACTOR"
        for at in range(len(phrases) - 2)
    )


def _is_share(phrases: Sequence[Phrase]) -> bool:
    """ "Half of the values lie between 48 and 60": so many of them, and no factor."""
    first, *rest = phrases
    counted = first.type == "FACTOR" and key_of(first).endswith(" of") and rest[:1] != []
    return counted and rest[0].type in _COUNTED and sum(phrase.type == "AMOUNT" for phrase in rest) > 1


def _is_elsewhere(clause: Clause) -> bool:
    """ "A exceeds B by 0.06 where both are strongest": at places of which nobody knows whether they are the same."""
    last = max((at for at, phrase in enumerate(clause.phrases) if phrase.type == "AMOUNT"), default=0)
    behind = [phrase.type for phrase in clause.phrases[last + 1 :]]
    return "PRONOUN" in behind and "SUPERLATIVE" in behind


def _names_own_label(clause: Clause) -> bool:
    """ "On A, A is followed by B": the label stands for a row as well as for a column."""
    phrases = clause.phrases
    at = next((i for i, phrase in enumerate(phrases) if phrase.type == "NEXT"), 0)
    told = [ref.names[0].label for ref in phrases[:at] if isinstance(ref, Ref) and len(ref.names) == 1]
    return len(told) == _TWO and told[0] is told[1]


def _counts_times(clause: Clause) -> bool:
    """ "A is taken for B only once": so often, and not for it alone."""
    times = words("counts", "times_told")
    return not clause.has("AMOUNT", "SIGN") and any(
        is_only(one) and key_of(two) in times for one, two in pairwise(clause.phrases)
    )


def _is_of_several(clause: Clause) -> bool:
    """ "The gap is 3 points for both A and B": for each of them, between what was told before."""
    phrases = clause.phrases
    if (
        not clause.has("DIFFERENCE")
        or clause.has("COMPARATIVE", "THAN")
        or clause.says(words("reserves", "leading_on"))
    ):
        return False
    for at, ref in enumerate(phrases):
        if not isinstance(ref, Ref) or len(ref.names) < _TWO:
            continue
        scope = phrases[at - 1] if at else None
        both = isinstance(scope, Scope) and scope.quantifier in ("both", "all")
        lead = key_of(phrases[at - 1 - both]) if at > both else ""
        if lead in words("reserves", "placing") and (both or len(clause.refs()) == 1):
            return True
    return False


def _goes_by_lines(clause: Clause) -> bool:
    """ "The map warms up column by column": each column as a whole."""
    types = [phrase.type for phrase in clause.phrases]
    return any(tuple(types[at : at + 3]) == _BETWEEN_LINES for at in range(len(types)))


def _is_of_ranks(clause: Clause, scene: Scene) -> bool:
    """ "A moves up to rank 2": better is lower there."""
    return clause.has("DIFFERENCE", "TREND") and (
        scene.less_is_better and not scene.opening.isdisjoint(words("names", "ranks"))
    )


def _tells_relation(clause: Clause, scene: Scene) -> bool:
    """ "Price rises with A and falls with B": what correlates, and no course along an axis."""
    if "diagonal way" in clause.read:
        return False
    told = any(
        one.type in ("DIFFERENCE", "TREND") and key_of(two) == "with" for one, two in pairwise(clause.phrases)
    )
    return told and any(grid.is_mirrored for grid in scene.grids.all())


def _compares_steps(clause: Clause) -> bool:
    """ "It rises at each step, and each step is larger than the one before": of steps, and not of values."""
    phrases = clause.phrases
    for at, (one, two) in enumerate(pairwise(phrases)):
        if isinstance(one, Scope) and one.is_single and two.type == "DIFFERENCE":
            behind = [phrase.type for phrase in phrases[at + 2 : at + 2 + _STEP]]
            moved = any(p.type in ("DIFFERENCE", "TREND") for p in phrases if p is not two)
            if moved and "COMPARATIVE" in behind and "REF" not in behind:
                return True
    return False


def _is_of_side(clause: Clause) -> bool:
    """ "On the negative side, A and B are the most pronounced pair": of the negative values."""
    behind = ("AREA", "COMMA", "JOIN")
    return any(one.type == "SIGN" and two.type in behind for one, two in pairwise(clause.phrases[:_FRONT]))


def _is_of_those_before(clause: Clause) -> bool:
    """ "…, where the two read 4% and 5%", "these two have the same mean": of those that were named before."""
    told = [phrase.type for phrase in clause.phrases if phrase.type not in ("PRONOUN", "COMMA")]
    return told[:2] in (["CARDINAL", "HAVE"], ["CARDINAL", "BE"]) and not clause.has("REF")


def _corresponds(clause: Clause, scene: Scene) -> bool:
    """ "A's lead over B is 3 on P. On Q, the corresponding figure is 2": the lead."""
    told = {token[3] for token in scene.tokens(clause)}
    before = clause.before
    derived = before is not None and before.has("DIFFERENCE", "SPREAD", "AGGREGATE", "FACTOR")
    return derived and not told.isdisjoint(words("reserves", "corresponding"))


def _is_among_means(clause: Clause, scene: Scene) -> bool:
    """ "Averaging sizes gives 3 for A and 2 for B. C has the lowest figure there, 1": the lowest mean."""
    if not clause.has("AMOUNT") or "there" not in {token[3] for token in scene.tokens(clause)}:
        return False
    before, steps = clause.before, 0
    while before is not None and steps < _FAR:
        if before.has("AGGREGATE", "SPREAD"):
            return True
        before, steps = before.before, steps + 1
    return False


def _is_derived(clause: Clause, scene: Scene) -> bool:
    if clause.before is None or not clause.has("AMOUNT"):
        return False
    from heatparse.claims.reserves.derived_before import (
        tells_derived_number,  # loaded behind what may be a mean
    )

    return tells_derived_number(clause, scene)


def _is_of_unread_label(clause: Clause, scene: Scene) -> bool:
    """ "The further tokens peak at P", with a column "further": a label that was taken for a mere word."""
    top = next((phrase.start for phrase in clause.phrases if phrase.type == "SUPERLATIVE"), clause.start)
    begin = scene.draft.text.rfind("\n", 0, clause.start) + 1
    front = scene.draft.tokens.between(begin, top)
    stop = next((at for at in range(len(front) - 1, -1, -1) if front[at][3] in _ENDS), -1)
    refs = [*clause.refs(), *clause.heads]
    for before in clauses_before(clause, scene.text):
        refs += before.refs()
    read = {label.text for ref in refs for name in ref.names for label in name.labels}
    known = (scene.draft.labels.get(token[3]) for token in front[stop + 1 :] if len(token[3]) > _SHORT)
    return any(label is not None and label.text.islower() and label.text not in read for label in known)


def _holds_then(clause: Clause, scene: Scene) -> bool:
    """ "If A is ignored, this changes: B then averages 3": under what the sentence has laid down in front."""
    if "then" not in {token[3] for token in scene.tokens(clause)}:
        return False
    front = scene.draft.tokens.between(max(0, clause.start - _SENTENCE), clause.start)
    stop = next((at for at in range(len(front) - 1, -1, -1) if front[at][3] in (".", "!")), -1)
    return not words("frames", "excepting").isdisjoint(token[3] for token in front[stop + 1 :])


def _is_of_each(clause: Clause) -> bool:
    """ "Adding up any line gives 200": the sum of each, and not of all."""
    return any(
        isinstance(phrase, Scope)
        and phrase.key in words("reserves", "one_by_one")
        and not phrase.others
        and (phrase.noun is None or phrase.noun.type == "UNKNOWN")
        for phrase in clause.phrases
    )


def _names_place(clause: Clause, scene: Scene) -> bool:
    """ "Eleven do so at J = 1.0": a place, and no value."""
    known = scene.names.axis_words["x"] | scene.names.axis_words["y"]
    phrases = clause.phrases
    return any(
        isinstance(phrase, Amount)
        and phrases[at - 1].type in _EQUATING
        and (
            key_of(phrases[at - 2]) in known
            or key_of(phrases[at - 2]) in scene.title_words
            or len(key_of(phrases[at - 2])) == 1
        )
        for at, phrase in enumerate(phrases)
        if at > 1
    )
