"""Withholding: claims that are not told, since the words leave room, or follow from a fault told already."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from heatparse.claims.gates import further, opens_rest, tells_gains
from heatparse.claims.language.phrases import Superlative, key_of, phrase_key
from heatparse.claims.language.sentences import Clause
from heatparse.claims.reserves.other_matters import is_of_other_matter, names_signed_group, tells_of_some
from heatparse.claims.scene import Scene
from heatparse.models.claims import AggregateClaim, BaseClaim, CellValueClaim, DifferenceClaim, ExtremumClaim
from heatparse.phrases import words

_PLACE = 3  # phrases of "at larger sizes"
_NUMBERED = {"AXISNOUN", "AMOUNT"}
_OF_VALUES = frozenset(("extremum", "ranking", "threshold", "range", "count", "aggregate"))
_OF_ALL = frozenset(
    ("count", "threshold", "range", "diagonal", "symmetry")
)  # what is said of all, or of one alone
_OF_PLACES = frozenset(("count", "threshold", "range", "diagonal", "extremum", "comparison", "aggregate"))
_OF_DERIVED = frozenset(("comparison", "count", "threshold"))
_OF_BLOCKS = frozenset(("threshold", "range"))
_OF_MISREAD = frozenset(("comparison", "difference", "count", "threshold", "trend", "aggregate"))
_OF_RACES = frozenset(("extremum", "ranking", "comparison"))
_LOOKED_AT = frozenset(("own numbers", "counterparts"))  # what their readers withhold themselves
_OF_SHOWN = frozenset(("extremum", "ranking"))  # what may as well be said of something that is not shown
_OF_UNSHOWN = _OF_SHOWN | {"count", "threshold", "comparison"}


def _is_unshown(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    if not scene.tells_of_showing:
        return False
    from heatparse.claims.reserves.unshown import is_unshown  # loaded where something may not be shown

    return is_unshown(clause, scene, claim.kind in _OF_SHOWN)  # type: ignore[attr-defined]


def _is_of_changes(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    """Whether a claim of values was read where changes are set against each other."""
    of_values = any(getattr(claim, side, None) for side in ("left", "right", "winners", "order"))
    if not of_values and not clause.read.isdisjoint(("gap", "gain race", "step race", "largest step")):
        return False
    if not tells_gains(clause):
        return False
    from heatparse.claims.changes.gain_races import is_race  # loaded where somebody gains or loses

    return is_race(clause, scene)


def _is_compared_otherwise(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    from heatparse.claims.reserves.compared_otherwise import is_compared_otherwise  # loaded for comparisons

    return is_compared_otherwise(claim, clause, scene)


def _holds_in_block(clause: Clause, scene: Scene) -> bool:
    if len(clause.refs()) < len(("rows", "columns")) or not any(g.is_square for g in scene.grids.all()):
        return False
    from heatparse.claims.reserves.square_blocks import holds_in_block  # loaded where a block may be listed

    return holds_in_block(clause, scene)


def _follows_other_panel(clause: Clause, scene: Scene) -> bool:
    if clause.before is None or len(scene.grids) == 1:
        return False
    from heatparse.claims.reserves.panels_before import follows_other_panel  # loaded for several panels

    return follows_other_panel(clause, scene)


def _speaks_of_rest(clause: Clause, scene: Scene) -> bool:
    """Whether a clause, or the place in front of it, speaks of a rest of which nobody knows what it is."""
    before = clause.before
    told = (
        clause.phrases
        if before is None or len(before.phrases) > _PLACE
        else [*before.phrases, *clause.phrases]
    )
    if further().isdisjoint([phrase_key(phrase) for phrase in told]) and not clause.has("RIVALS"):
        return False
    if not any(map(opens_rest, told, told[1:])) and not clause.has("RIVALS"):
        return False
    from heatparse.claims.plain.rest_places import leaves_rest_open  # loaded where a rest may be told

    return leaves_rest_open(clause, scene)


def _takes_derived(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    if clause.before is None:
        return False
    from heatparse.claims.reserves.derived_before import (
        is_of_derived,  # loaded where a clause may take up another
    )

    return is_of_derived(claim, clause, scene)


def _has_number_beside_axis(clause: Clause) -> bool:
    """ "Batch 512", "30 m": whether a number stands beside the name of an axis, or its unit."""
    if not clause.has("AXISNOUN") or not clause.has("AMOUNT"):
        return False
    return any({one.type, two.type} == _NUMBERED for one, two in pairwise(clause.phrases))


def _is_set_aside(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    if not clause.has("EXCEPTION", "PART"):
        return False
    from heatparse.claims.reserves.set_aside import is_set_aside

    return is_set_aside(claim, clause, scene)


def _is_of_paragraph(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    if clause.before is None:
        return False
    from heatparse.claims.reserves.paragraphs import is_of_paragraph

    return is_of_paragraph(claim, clause, scene)


def _takes_over(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    of_shown = claim.kind in _OF_SHOWN and not clause.has("ORDER")  # type: ignore[attr-defined]
    if of_shown and _pointing().isdisjoint([key_of(phrase) for phrase in clause.phrases]):
        return False
    from heatparse.claims.parts.back_references import takes_over

    return takes_over(claim, clause, scene)


@cache
def _pointing() -> frozenset[str]:
    """ "These values", "the latter two"."""
    return words("reserves", "groups_before") | words("reserves", "some_before")


def _misleads(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    if claim.kind in _OF_SHOWN and not _may_mislead(clause):  # type: ignore[attr-defined]
        return False
    from heatparse.claims.reserves.misleading_turns import misleads

    return misleads(claim, clause, scene)


def _may_mislead(clause: Clause) -> bool:
    """Whether a first place may be told of something else: of shares, of several, of distances, by somebody."""
    tops = [top for top in clause.of("SUPERLATIVE") if isinstance(top, Superlative)]
    if (
        clause.has("SYMMETRY", "SCOPE", "RIVALS")
        or len(tops) > 1
        or any(top.key.endswith(" by") for top in tops)
    ):
        return True
    refs = [*clause.refs(), *(clause.before.refs() if clause.before is not None else ())]
    if any(len(ref.names) > 1 for ref in refs):
        return True
    told = [*(key_of(phrase) for phrase in clause.phrases), *(noun.key for top in tops for noun in top.nouns)]
    return not words("reserves", "parts_of_whole").isdisjoint(told)


def _has_other_reading(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    if claim.kind in _OF_SHOWN and len(scene.grids) == 1 and not clause.has("ORDINAL"):  # type: ignore[attr-defined]
        ends = words("comparisons", "first_places") | words("comparisons", "last_places")
        if ends.isdisjoint([key_of(phrase) for phrase in clause.phrases]):
            return False
    from heatparse.claims.reserves.second_looks import has_other_reading

    return has_other_reading(claim, clause, scene)


def _is_of_derived_size(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    derived = clause.before is not None and clause.before.has("AGGREGATE", "SPREAD")
    if claim.kind in _OF_SHOWN and not derived:  # type: ignore[attr-defined]
        return False
    from heatparse.claims.reserves.derived_sizes import is_of_derived_size

    return is_of_derived_size(claim, clause, scene)


def _is_carried_otherwise(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    if isinstance(claim, ExtremumClaim) and claim.value is None:
        return False
    from heatparse.claims.reserves.carried_numbers import is_carried_otherwise

    return is_carried_otherwise(claim, clause, scene)


def _leaves_rivals_open(clause: Clause, scene: Scene) -> bool:
    if not clause.phrases or clause.phrases[0].type == "SUPERLATIVE" or not clause.has("REF"):
        return False
    from heatparse.claims.extremes.own_rivals import leaves_rivals_open

    return leaves_rivals_open(clause, scene)


def _is_of_inner_noun(clause: Clause, scene: Scene) -> bool:
    from heatparse.claims.extremes.own_rivals import is_of_inner_noun

    return is_of_inner_noun(clause, scene)


def _is_excepted_behind(clause: Clause, scene: Scene) -> bool:
    from heatparse.claims.reserves.exceptions_behind import is_excepted_behind  # loaded for what seems wrong

    return is_excepted_behind(clause, scene)


def _leaves_place_out(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    placed = [phrase.type for phrase in clause.phrases[:2]] == ["PREPOSITION", "AMOUNT"]
    if clause.before is None and not placed and claim.kind != "cell-value":  # type: ignore[attr-defined]
        return False
    from heatparse.claims.reserves.elided_places import (
        leaves_place_out,  # loaded where the place may be told in front
    )

    return leaves_place_out(claim, clause, scene)


def _is_misread(claim: BaseClaim, clause: Clause, scene: Scene) -> bool:
    from heatparse.claims.reserves.misread_words import is_misread  # loaded for what seems wrong

    return is_misread(claim, clause, scene)


def withheld(claim: BaseClaim, clause: Clause, scene: Scene) -> BaseClaim:
    """The claim; it is not refuted by numbers in doubt, nor where the words leave room.

    Nor is it borne out by the values where it speaks of something else.
    """
    if (
        (claim.verdict == "supported" and is_of_other_matter(claim, clause, scene))
        or names_signed_group(clause)
        or (claim.kind in _OF_UNSHOWN and _is_unshown(claim, clause, scene))  # type: ignore[attr-defined]
    ):
        return claim.model_copy(update={"verdict": "undecidable", "rule": None})
    if claim.kind != "trend" and claim.verdict != "undecidable" and _speaks_of_rest(clause, scene):  # type: ignore[attr-defined]
        return claim.model_copy(update={"verdict": "undecidable", "rule": None})
    if claim.kind in _OF_RACES and claim.verdict != "undecidable" and _is_of_changes(claim, clause, scene):  # type: ignore[attr-defined]
        return claim.model_copy(update={"verdict": "undecidable", "rule": None})
    if claim.verdict != "undecidable" and _has_number_beside_axis(clause):
        from heatparse.claims.places.unlisted_places import (
            is_elsewhere,  # loaded where a number may be a place
        )

        if is_elsewhere(clause, scene):
            return claim.model_copy(update={"verdict": "undecidable", "rule": None})
    if claim.kind in _OF_DERIVED and claim.verdict != "undecidable" and _takes_derived(claim, clause, scene):  # type: ignore[attr-defined]
        return claim.model_copy(update={"verdict": "undecidable", "rule": None})
    if claim.verdict != "refuted" or (claim.kind == "comparison" and not clause.read.isdisjoint(_LOOKED_AT)):  # type: ignore[attr-defined]
        return claim
    if claim.rule == "tied-extremum":
        from heatparse.claims.parts.afterthoughts import tells_tie  # loaded where several hold an extreme
        from heatparse.claims.places.whereabouts import are_all_named, is_tie_told, names_rivals

        if are_all_named(claim, clause, scene) or tells_tie(clause, scene):
            return claim.model_copy(update={"verdict": "supported", "rule": None})
        if names_rivals(claim, clause, scene) or is_tie_told(claim, clause, scene):
            return claim.model_copy(update={"verdict": "undecidable", "rule": None})
    from heatparse.claims.language.topics import is_of_group  # loaded, here and below, for what seems wrong
    from heatparse.claims.reserves.bases import is_on_other_basis
    from heatparse.claims.reserves.other_senses import has_other_sense
    from heatparse.claims.reserves.other_subjects import has_other_subject
    from heatparse.claims.reserves.reserves import is_reserved
    from heatparse.claims.reserves.sentence_context import is_fragment, is_in_long_sentence
    from heatparse.claims.reserves.unnamed_groups import is_of_unnamed_groups
    from heatparse.claims.reserves.unread_places import is_in_unread_place

    if (
        scene.is_doubtful
        or _follows_other_panel(clause, scene)
        or (claim.kind in _OF_SHOWN and clause.says(words("assertions", "nonzero")))  # type: ignore[attr-defined]
        or tells_of_some(claim, clause, scene)
        or is_in_long_sentence(claim, clause, scene)
        or is_fragment(claim, clause, scene)
        or is_reserved(claim, clause, scene)
        or _is_set_aside(claim, clause, scene)
        or _is_of_paragraph(claim, clause, scene)
        or _takes_over(claim, clause, scene)
        or _misleads(claim, clause, scene)
        or (claim.kind in _OF_ALL and _is_excepted_behind(clause, scene))  # type: ignore[attr-defined]
        or (claim.kind in _OF_PLACES and is_in_unread_place(clause, scene))  # type: ignore[attr-defined]
        or _has_other_reading(claim, clause, scene)
        or _is_of_derived_size(claim, clause, scene)
        or _is_carried_otherwise(claim, clause, scene)
        or (claim.kind in _OF_BLOCKS and _holds_in_block(clause, scene))  # type: ignore[attr-defined]
        or (claim.kind not in ("legend", "layout") and is_on_other_basis(claim.kind, clause, scene))  # type: ignore[attr-defined]
        or has_other_subject(claim, clause, scene)
        or (claim.kind == "comparison" and _is_compared_otherwise(claim, clause, scene))  # type: ignore[attr-defined]
        or has_other_sense(claim, clause, scene)
        or _leaves_place_out(claim, clause, scene)
        or (claim.kind in _OF_MISREAD and _is_misread(claim, clause, scene))  # type: ignore[attr-defined]
        or (claim.kind in _OF_VALUES and is_of_unnamed_groups(clause, scene))  # type: ignore[attr-defined]
        or (claim.kind in _OF_SHOWN and is_of_group(clause, scene))  # type: ignore[attr-defined]
        or (claim.kind in _OF_SHOWN and _leaves_rivals_open(clause, scene))  # type: ignore[attr-defined]
        or (claim.kind == "aggregate" and _is_of_inner_noun(clause, scene))  # type: ignore[attr-defined]
    ):
        return claim.model_copy(update={"verdict": "undecidable"})
    return claim


def once(claims: list[BaseClaim]) -> list[BaseClaim]:
    """The claims; what follows from a fault is no second one.

    A wrong value has a wrong sign ("positive (0.2)" of -0.2); at an end of a wrong course it is the
    course that is wrong; the size of a change is no value.
    """
    claims = [claim for claim in claims if not (_is_wrong_change(claim) and _is_level(claim, claims))]
    sums = [one.value for one in claims if isinstance(one, AggregateClaim) and one.verdict == "supported"]
    claims = [claim for claim in claims if not (_is_wrong_cell(claim) and claim.value in sums)]  # type: ignore[attr-defined]
    values = [claim for claim in claims if _is_wrong_value(claim)]
    if not values:
        return claims
    told = [claim.related for claim in values]
    claims = [claim for claim in claims if not (_is_wrong_sign(claim) and claim.related in told)]
    rest = [claim for claim in claims if claim not in values]
    courses = any((claim.kind, claim.verdict) == ("trend", "refuted") for claim in rest)  # type: ignore[attr-defined]
    if courses:
        return rest
    right = [claim for claim in rest if isinstance(claim, DifferenceClaim) and claim.verdict == "supported"]
    return [claim for claim in claims if not (_is_wrong_value(claim) and _is_size(claim, right))]


def _is_size(claim: BaseClaim, changes: Sequence[DifferenceClaim]) -> bool:
    """Whether a number that is no value is the size of a change that is right."""
    told = claim.value if isinstance(claim, CellValueClaim) else None
    if told is None:
        return bool(changes)
    return any(change.value is not None and change.value.value == told.value for change in changes)


def _is_wrong_change(claim: BaseClaim) -> bool:
    return isinstance(claim, DifferenceClaim) and claim.verdict == "refuted"


def _is_level(claim: BaseClaim, claims: Sequence[BaseClaim]) -> bool:
    """ "A recovers 0.8, four times as much as B": whether the number is a value, and told as one."""
    told = [one.value for one in claims if isinstance(one, CellValueClaim) and one.verdict == "supported"]
    value = claim.value if isinstance(claim, DifferenceClaim) else None
    if value is None or f" by {value.text}" in claim.text:
        return False  # "misses B by 0.4"
    return any(one is not None and one == value for one in told)


def _is_wrong_sign(claim: BaseClaim) -> bool:
    return (claim.kind, claim.verdict) == ("threshold", "refuted") and len(claim.related) == 1  # type: ignore[attr-defined]


def _is_wrong_cell(claim: BaseClaim) -> bool:
    """A number that no cell holds; "A (209) and B (201) are predicted too often" may tell sums."""
    return isinstance(claim, CellValueClaim) and claim.verdict == "refuted" and claim.value is not None


def _is_wrong_value(claim: BaseClaim) -> bool:
    """A value of a cell that is not so, told by itself or at an end of a course."""
    is_value = claim.kind == "cell-value" or claim.rule == "cell-value-mismatch"  # type: ignore[attr-defined]
    return is_value and claim.verdict == "refuted"
