"""Other matters: what a statement may be about beside the values of cells.

Changes and gaps, the ends of the scale, a quality that nobody measured, or another measure altogether.
"""

from __future__ import annotations

from itertools import pairwise

from heatparse.claims.counts.predications import VERBS
from heatparse.claims.language.forms import other_number
from heatparse.claims.language.metrics import has_unit, is_measured
from heatparse.claims.language.phrases import Amount, Scope, Superlative, key_at, key_of, phrase_key
from heatparse.claims.language.sentences import Clause, clauses_before
from heatparse.claims.language.things import RELATIVE_UNITS
from heatparse.claims.language.words import Word
from heatparse.claims.scene import Scene
from heatparse.models.claims import BaseClaim
from heatparse.phrases import words

_LONGEST_SUBJECT = 6  # phrases
PREDICATES = frozenset((
    "BE", "HAVE", "OCCUR", "SHARE", "COMPARATIVE", "SUPERLATIVE", "DIFFERENCE", "TREND", "AGGREGATE", "AMOUNT",
    "SIGN", "SPREAD", "FACTOR",
))  # fmt: skip


def is_of_other_matter(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a claim that the values bear out speaks of something else."""
    if (
        is_in_other_terms(clause, scene)
        or _is_placed_by_numbers(clause, scene)
        or is_of_numbered_part(clause)
    ):
        return True
    if clause.has("UNKNOWN") or clause.before is not None:
        from heatparse.claims.reserves.other_cases import is_in_other_case  # loaded where a word is unknown

        if is_in_other_case(clause, scene):
            return True
    if claim.kind == "difference":  # type: ignore[attr-defined]
        return is_of_other_measure(clause, scene) or is_of_changing_gap(clause)
    if claim.kind in ("threshold", "count") and (_denies_all_others(clause) or names_outcome(clause, scene)):  # type: ignore[attr-defined]
        return True
    if claim.kind == "threshold" and _tells_effect_of_axis(clause, scene):  # type: ignore[attr-defined]
        return True
    if claim.kind == "ranking" and clause.before is not None and clause.before.has("SUPERLATIVE"):  # type: ignore[attr-defined]
        from heatparse.claims.reserves.open_places import takes_up_place  # loaded behind an extreme

        if takes_up_place(clause, scene):
            return True
    first = claim.kind in ("extremum", "ranking")  # type: ignore[attr-defined]
    if first and clause.says(words("holders", "repetitions")) and is_over_repetitions(clause, scene):
        return True
    return first and clause.says(words("reserves", "manners")) and is_of_quality(clause, scene)


def _tells_effect_of_axis(clause: Clause, scene: Scene) -> bool:
    """ "The dose has a positive effect on A": of how values go along it, and not of their signs."""
    if not clause.has("SIGN") or not clause.phrases or clause.phrases[0].type != "AXISNOUN":
        return False
    effects = words("reserves", "effects") - scene.title_words
    return any(
        one.type == "SIGN" and key_of(two) in effects and key_of(three) in words("reserves", "effect_on")
        for one, two, three in zip(clause.phrases, clause.phrases[1:], clause.phrases[2:], strict=False)
    )


def _is_placed_by_numbers(clause: Clause, scene: Scene) -> bool:
    types = [phrase.type for phrase in clause.phrases[:2]]
    if types not in (["PREPOSITION", "AMOUNT"], ["RESTRICTION", "AMOUNT"]):
        return False
    from heatparse.claims.places.placings import is_placed_by_numbers  # loaded where a number opens a clause

    return is_placed_by_numbers(clause, scene)


def is_over_repetitions(clause: Clause, scene: Scene) -> bool:
    """ "The widest spread across random seeds": what varies there is not told by the cells."""
    phrases, repeated = clause.phrases, words("holders", "repetitions")
    if not scene.opening.isdisjoint(repeated):
        return False
    return any(
        phrase_key(phrase) in words("holders", "running_over")
        and any(phrase_key(behind) in repeated for behind in phrases[at + 1 : at + 3])
        for at, phrase in enumerate(phrases)
    )


def names_signed_group(clause: Clause) -> bool:
    """ "Negative classes keep values above 0.9": perhaps classes that are called so, and not those with such values."""
    if not clause.has("SIGN") or not clause.has("AMOUNT"):
        return False
    types = [phrase.type for phrase in clause.phrases]
    return any(types[at : at + 2] == ["SIGN", "AXISNOUN"] for at in range(types.index("AMOUNT")))


def names_outcome(clause: Clause, _scene: Scene) -> bool:
    """ "The false positive rates": a kind of outcome, and no sign of values."""
    verdicts = words("classifications", "verdicts")
    return any(two.type == "SIGN" and phrase_key(one) in verdicts for one, two in pairwise(clause.phrases))


def tells_of_some(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """ "Two or more farms range from 0.9 to 1", "half of the farms lie between": not of all, and no half of a value."""
    types = [phrase.type for phrase in clause.phrases[:3]]
    if claim.kind == "difference":  # type: ignore[attr-defined]
        return types[:2] in (["FACTOR", "AXISNOUN"], ["FACTOR", "DIMENSION"])
    if claim.kind not in ("range", "threshold"):  # type: ignore[attr-defined]
        return False
    some = words("reserves", "some_of")
    for at, phrase in enumerate(clause.phrases[:_LONGEST_SUBJECT]):
        if not some.isdisjoint(phrase_key(phrase).split()) and not _is_value(clause, at, scene):
            return True
        if phrase.type in VERBS:
            break
    return types[:2] == ["CARDINAL", "LIMIT"]


def _is_value(clause: Clause, at: int, scene: Scene) -> bool:
    """ "No share exceeds 0.5", "the share stays below": the values themselves, where these are shares."""
    phrase = clause.phrases[at]
    if not isinstance(phrase, Word) or phrase.type not in ("SHARE", "MEASURE"):
        return False
    denied = at > 0 and clause.phrases[at - 1].type == "NEGATION"
    if key_at(clause.phrases, at + 1) == "of" or not (denied or phrase.definite):
        return False
    if scene.opening.isdisjoint((phrase.key, other_number(phrase.key))):
        return False
    values = (cell.value.value for panel in scene.document.panels for cell in panel.cells)
    return scene.names.tells_percent or all(value is None or 0 <= value <= 1 for value in values)


def _denies_all_others(clause: Clause) -> bool:
    """ "A exceeds 0.5, as does no other", "A and nobody else …": that of the others was not looked at."""
    for at, phrase in enumerate(clause.phrases[1:], 1):
        behind = clause.phrases[at + 1] if at + 1 < len(clause.phrases) else None
        if phrase.type == "NEGATION" and behind is not None and behind.type == "RIVALS":
            return clause.phrases[at - 1].type in ("HAVE", "BE", "AND", "PREPOSITION")
        if isinstance(phrase, Scope) and phrase.quantifier == "none" and clause.phrases[at - 1].type == "AND":
            return phrase_key(phrase.noun) in words("reserves", "beside_them")
    return False


def is_of_other_measure(clause: Clause, scene: Scene) -> bool:
    """ "A needs 23 GB less than B", "A is three times as fast": told of something that the cells do not hold."""
    amounts = [phrase for phrase in clause.phrases if isinstance(phrase, Amount)]
    units = {a.quantity.unit for a in amounts if a.quantity.unit and scene.is_foreign(a.quantity)}
    units -= words("numbers", "percent")  # of what it was before
    if any(unit not in RELATIVE_UNITS and not has_unit(scene, unit) for unit in units):
        return True
    keys = {token[3] for token in scene.tokens(clause)}  # "as fast as" is a joint to other readers
    if keys.isdisjoint(words("reserves", "paces")) or scene.measures_time or scene.measures_speed:
        return False
    return scene.opening.isdisjoint(words("reserves", "paced"))


def may_be_of_cells(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """ "The highest mean delay is 25" on a map of mean delays: of a cell perhaps, and not the mean of a line."""
    if claim.kind not in ("extremum", "comparison", "ranking", "range"):  # type: ignore[attr-defined]
        return False
    if "single cells" in clause.read:
        return False  # "A has the highest mean delay on P": that of one cell
    return clause.says(scene.names.derived - scene.names.spread_measures)


def is_in_other_terms(clause: Clause, scene: Scene) -> bool:
    """ "In terms of reading, A is ahead": perhaps of something else than what is shown."""
    first, noun = (*clause.phrases[:2], None, None)[:2]
    told = phrase_key(first) in words("reserves", "in_terms") and isinstance(noun, Word)
    return told and noun.type in ("MEASURE", "UNKNOWN") and not is_measured(scene, noun.key)  # type: ignore[union-attr]


def is_of_numbered_part(clause: Clause) -> bool:
    """ "Within zone 2, A grows": of a part that the text has numbered elsewhere."""
    return clause.has("AREA") and any(
        one.type == "AREA"
        and isinstance(two, Amount)
        and two.quantity.value is not None
        and two.quantity.value == int(two.quantity.value)
        and not two.quantity.unit
        and three.type in ("COMMA", "BE", "HAVE", "OCCUR", "DIFFERENCE", "TREND")
        for one, two, three in zip(clause.phrases, clause.phrases[1:], clause.phrases[2:], strict=False)
    )


def takes_up_changes(clause: Clause, scene: Scene) -> bool:
    """ "The difference between A and B, 7 points, equals that between C and D": no values of cells either."""
    first = clause.phrases[0] if clause.phrases else None
    if isinstance(first, Amount):  # "adds 13 points with A but less than 5 with B": adds so little as well
        before = next(clauses_before(clause, scene.text), None)
        return before is not None and before.has("DIFFERENCE") and before.has("AMOUNT")
    if first is None or first.type != "COMPARATIVE":
        return False
    return any(map(is_of_changes, clauses_before(clause, scene.text)))


def is_of_changes(clause: Clause) -> bool:
    """ "The gap between A and B falls from 0.3 to 0.2", "the loss from A to B is 0.1": no values of cells."""
    if "diagonal way" in clause.read:
        return False  # its reader knows what the distance is one of
    for index, phrase in enumerate(clause.phrases[:-1]):
        if phrase.type in PREDICATES and phrase.type not in (
            "DIFFERENCE",
            "SPREAD",
            "SUPERLATIVE",
            "FACTOR",
        ):
            return False
        following = clause.phrases[index + 1]
        noun = phrase.type in ("DIFFERENCE", "SPREAD") and phrase_key(phrase) in words(
            "reserves", "distances"
        )
        if noun and phrase_key(following) in words("function_words", "gap_joints"):
            return True
    return False


def is_of_changing_gap(clause: Clause) -> bool:
    """ "A's lead over B shrinks by 3": next to the lead before, and not A next to B."""
    gaps = [at for at, phrase in enumerate(clause.phrases) if getattr(phrase, "value", "") == "gap"]
    widening = words("names", "widening")
    return bool(gaps) and any(
        two.type == "BY" and at > gaps[0] and (one.type == "DIFFERENCE" or phrase_key(one) in widening)
        for at, (one, two) in enumerate(pairwise(clause.phrases))
    )


def is_of_quality(clause: Clause, scene: Scene) -> bool:
    """ "The most focused one": nobody knows whether that is the highest or the lowest."""
    tops = [
        p for p in clause.phrases if isinstance(p, Superlative) and p.key in ("most", "least") and p.nouns
    ]
    return any(
        top.nouns[0].type == "UNKNOWN"
        and not top.nouns[0].key.endswith("s")
        and not any(word.startswith(top.nouns[0].key) for word in scene.title_words)  # "rain" of "rainfall"
        and not any(noun.type == "SIGN" for noun in top.nouns[1:])  # "false positives"
        for top in tops
    )


def is_of_scale(clause: Clause, scene: Scene) -> bool:
    """ "The lower end of the bar is 10, the upper end 10,000": the ends of the scale, and no values."""
    tops = [p for p in clause.phrases if isinstance(p, Superlative)]
    if not any(top.key in words("reserves", "ends") for top in tops) or any(
        ref.names for ref in clause.refs()
    ):
        return False
    near = [clause, *clauses_before(clause, scene.text)]
    if any(part.says(words("reserves", "scale")) for part in near):
        return True
    ends = {
        end
        for panel in scene.document.panels
        if panel.legend is not None
        for end in (panel.legend.low, panel.legend.high)
    }
    return any(isinstance(p, Amount) and p.quantity.value in ends for p in clause.phrases)
